title = POK
pitch = Trois dés fixent l’objectif, chaque poing cache un jeton : il faut deviner ceux des autres pour se débarrasser des siens en premier.

symbol-disc = rond
symbol-square = carré
symbol-triangle = triangle

# Un objectif, tel qu’il figure sous un dé et dans une phrase.
face =
    { $symbol-id ->
        [none] vide
        [disc]
            { $count ->
                [one] { $count } rond
               *[other] { $count } ronds
            }
        [square]
            { $count ->
                [one] { $count } carré
               *[other] { $count } carrés
            }
       *[triangle]
            { $count ->
                [one] { $count } triangle
               *[other] { $count } triangles
            }
    }
throw = { $faces }
shown = { $seat } ({ $symbol })

show =
    { $symbol-id ->
        [disc] Montrer un rond
        [square] Montrer un carré
       *[triangle] Montrer un triangle
    }

rolled = Tour { $round }. Les dés : { $throw }.
revealed = Les poings s’ouvrent : { $hands }.
goal-met = { $seats-you ->
    [only] Objectif atteint ({ $goal }) : tu en montres un, et personne d’autre.
    [among] Objectif atteint ({ $goal }) : { $seats } faites le compte exact.
   *[none] { $seats-count ->
        [one] Objectif atteint ({ $goal }) : { $seats } en montre un, et personne d’autre.
       *[other] Objectif atteint ({ $goal }) : { $seats } font le compte exact.
    }
}
goal-missed = { $seats-you ->
    [only] Objectif manqué ({ $goal }) : un seul, le tien.
    [among] Objectif manqué ({ $goal }) : { $seats } en montrez { $seats-count }.
   *[none] { $seats-count ->
        [0] Objectif manqué ({ $goal }) : personne n’en montre.
        [one] Objectif manqué ({ $goal }) : un seul, montré par { $seats }.
       *[other] Objectif manqué ({ $goal }) : { $seats } en montrent { $seats-count }.
    }
}
handed-over = { $seats-you ->
    [only] { $clause-id ->
        [POK-7] Aucun objectif n’est atteint : tu rends ton jeton, qu’aucun dé ne demandait.
       *[POK-6] Tu rends ton jeton.
    }
    [among] { $clause-id ->
        [POK-7] Aucun objectif n’est atteint : { $seats } rendez votre jeton, qu’aucun dé ne demandait.
       *[POK-6] { $seats } rendez votre jeton.
    }
   *[none] { $clause-id ->
        [POK-7]
            { $seats-count ->
                [one] Aucun objectif n’est atteint : { $seats } rend son jeton, qu’aucun dé ne demandait.
               *[other] Aucun objectif n’est atteint : { $seats } rendent leur jeton, qu’aucun dé ne demandait.
            }
       *[POK-6]
            { $seats-count ->
                [one] { $seats } rend son jeton.
               *[other] { $seats } rendent leur jeton.
            }
    }
}
took-back = { $clause-id ->
    [POK-8] Personne ne montre un symbole présent sur les dés : tout le monde reprend son jeton.
   *[other] { $seats-you ->
        [only] Tu reprends ton jeton.
        [among] { $seats } reprenez votre jeton.
       *[none] { $seats-count ->
            [one] { $seats } reprend son jeton.
           *[other] { $seats } reprennent leur jeton.
        }
    }
}
won = { $seat-you ->
    [you] Tu rends le jeton décisif et gagnes !
   *[other] { $seat } rend le jeton décisif et gagne !
}
drawn = { $clause-id ->
    [POK-13] Égalité générale : il ne reste qu’un symbole dans toutes les mains, et aucun lancer ne permettrait d’en rendre un.
    [POK-14] Égalité générale : trop de tours de suite sans le moindre jeton rendu.
   *[POK-12] { $seats-you ->
        [among] Égalité : { $seats } rendez votre jeton décisif au même tour.
       *[none] Égalité : { $seats } rendent leur jeton décisif au même tour.
    }
}

option-seats = Places
option-seats-help = Le nombre de joueurs.
option-open-counters = Jetons visibles
option-open-counters-help = Tout le monde voit les jetons de chacun et peut relire toute la partie.
option-idle-limit = Tours sans jeton rendu
option-idle-limit-help = Après ce nombre de tours de suite sans jeton rendu, la partie finit sur une égalité.
option-dice = Dés
option-dice-help = Les faces de chaque dé, par exemple : 1disc 2square 3triangle blank.
option-dice-line = Dé { $n }
option-counters = Jetons par symbole
option-counters-help = Le nombre de ronds, de carrés et de triangles que chacun a au départ.
option-goal = Jetons à rendre
option-goal-help = Le nombre de jetons à rendre pour gagner.

view-round = Tour { $round }
view-before = Les dés vont être lancés.
view-idle =
    { $idle ->
        [one] { $idle } tour sans jeton rendu
       *[other] { $idle } tours de suite sans jeton rendu
    }
view-last = Dernier tour
view-handed = rendu
view-kept = repris
view-hand = { $seat-you ->
    [you] Tu as en main
   *[other] { $seat } a en main
}
view-counters = Ce que chacun a en main
view-nothing = rien
view-score = { $count ->
    [one] { $count } jeton rendu
   *[other] { $count } jetons rendus
}
view-won = { $seats-you ->
    [only] Tu gagnes !
    [among] { $seats } gagnez !
   *[none] { $seats } gagne !
}
view-drawn = { $all ->
    [true] Égalité générale.
   *[false] { $seats-you ->
        [among] Égalité entre { $seats }.
       *[none] Égalité entre { $seats }.
    }
}

# La page d’accueil et le plateau dans le navigateur.

tagline = Trois dés demandent, chaque poing cache une réponse : un jeton part quand le compte est exact.

board-throw = Ce lancer vaut pour tous
board-exactly = { $count } { $sign } pile
board-no-goal = sans objectif
board-look-again = Revoir
board-of-round = Tour { $round }.

board-symbol =
    { $symbol ->
        [disc] Rond
        [square] Carré
       *[triangle] Triangle
    }
board-stack = { $symbol } × { $count }
board-goes =
    { $last ->
        [one] Part s’il n’est montré qu’une fois
       *[other] Part s’il est montré exactement { $counts } fois
    }
board-goes-off = Sur aucun dé : part si d’autres visent un objectif et que tous échouent
board-gone = Il n’en reste plus
board-counters = Jetons
board-handed = Rendus : { $count } sur { $goal }

board-choose = { $seat-you ->
    [you] À toi : choisis un jeton.
   *[other] { $seat }, choisis un jeton.
}
board-secret = Secret jusqu’au dernier choix.
board-close = Fermer le poing
board-close-first = Choisis d’abord un jeton
board-choosing = Réfléchit…
board-closed = Poing fermé
board-holds = { $seat-you ->
    [you] { $symbol ->
        [disc] Tu as fermé le poing sur un rond.
        [square] Tu as fermé le poing sur un carré.
       *[triangle] Tu as fermé le poing sur un triangle.
    }
   *[other] { $symbol ->
        [disc] { $seat } a fermé le poing sur un rond.
        [square] { $seat } a fermé le poing sur un carré.
       *[triangle] { $seat } a fermé le poing sur un triangle.
    }
}
board-final = Tous les poings s’ouvrent au même moment.
board-waiting = { $seats-you ->
    [only] On n’attend que toi.
    [among] On attend { $seats }.
   *[none] On attend { $seats }.
}
board-all-choose = Tout le monde choisit un jeton.
board-fists = Poings fermés : { $closed } sur { $all }
board-reveal = Les poings sont ouverts.

board-hands-over = Rend
board-takes-back = Reprend
board-wanted = Demandé : { $count } pile
board-blank = Vide
board-nothing-wanted = rien de demandé
board-blank-note = Ce dé ne fixe pas d’objectif
board-off = Sur aucun dé
board-off-goes = { $seats } : à rendre, car aucun objectif n’est atteint
board-off-stays = { $seats } : ne part que si aucun objectif n’est atteint
board-off-all = Personne ne montre ce que demandent les dés
board-none = Personne n’en montre
board-too-many =
    { $more ->
        [one] { $seats } : un de trop
       *[other] { $seats } : { $more } de trop
    }
board-too-few =
    { $more ->
        [one] { $seats } : il en manque un
       *[other] { $seats } : il en manque { $more }
    }
board-met = Atteint
board-missed = Manqué
board-goal-none = Sans objectif
board-goes-now = Part
board-stays = Reste

board-head-met =
    { $goals ->
        [one] Un objectif est atteint.
       *[other] { $goals } objectifs sont atteints.
    }
board-head-missed = Aucun objectif n’est atteint.
board-head-off = Personne ne montre ce que demandent les dés.
board-head-hands = { $seats-you ->
    [only] Tu rends { $signs }.
    [among] { $seats } rendez { $signs }.
   *[none] { $count ->
        [one] { $seats } rend { $signs }.
       *[other] { $seats } rendent { $signs }.
    }
}
board-head-nobody = Personne ne rend de jeton.

board-own-hands = { $seat-you ->
    [you] { $symbol ->
        [disc] Tu rends le rond.
        [square] Tu rends le carré.
       *[triangle] Tu rends le triangle.
    }
   *[other] { $symbol ->
        [disc] { $seat } rend le rond.
        [square] { $seat } rend le carré.
       *[triangle] { $seat } rend le triangle.
    }
}
board-own-back = { $seat-you ->
    [you] { $symbol ->
        [disc] Tu reprends le rond.
        [square] Tu reprends le carré.
       *[triangle] Tu reprends le triangle.
    }
   *[other] { $symbol ->
        [disc] { $seat } reprend le rond.
        [square] { $seat } reprend le carré.
       *[triangle] { $seat } reprend le triangle.
    }
}
board-why-met = Montré { $count } fois : exactement ce qu’un dé demandait.
board-why-off = Aucun objectif n’est atteint, et aucun dé ne le demandait.
board-why-missed = Il en fallait exactement { $counts }, mais il a été montré { $count } fois.
board-why-stays = Un objectif est atteint : ce qui n’est sur aucun dé reste.
board-why-all = Tout le monde montre un symbole absent des dés : tous les jetons restent.

board-next = Lancer suivant
board-back = Retour au lancer
board-thrown = Lancer : { $throw }.
board-say-dice = Les dés : { $throw }.
board-say-hand = { $seat-you ->
    [you] Tu as en main : { $counters }.
   *[other] { $seat } a en main : { $counters }.
}
board-say-last = Le dernier tour :
board-say-closed = Poing fermé : { $seats }.
board-score = { $count } sur { $goal }
board-score-say = jetons rendus

board-option-dice-help = Les faces de chaque dé. Les vrais en ont six.
board-option-dice-part = Face { $n }

# Why a move is not possible.
none-left = { $symbol-id ->
    [disc] Il ne reste aucun rond dans cette main.
    [square] Il ne reste aucun carré dans cette main.
   *[triangle] Il ne reste aucun triangle dans cette main.
}

# Tips for a first match, and what a greyed key waits for.
board-tip-dice = Chaque dé fixe un objectif. « 2 ronds » est atteint si exactement deux joueurs montrent un rond, ni plus ni moins.
board-tip-counter = Choisir un jeton. Les jetons qui atteignent un objectif vont dans la boîte, et le premier à en rendre cinq gagne.
board-tip-others = Le nombre de jetons des autres n’est pas affiché. Mieux vaut retenir ce que chacun rend.
board-tip-close = Ce bouton ferme le poing. Quand tout le monde a choisi, tous les poings s’ouvrent ensemble.

# What speaks for the move in a hint.
only-counter = Il n’y a pas d’autre jeton à choisir.
goes-if-met = Objectifs possibles : { $goals }.
goes-if-missed = Sur aucun dé : le jeton part si aucun objectif n’est atteint, sauf si personne ne montre un symbole des dés.
# Jamais la personne qui lit : ceux qui n’en ont plus.
surely-goes = { $seats-count ->
    [0] Il part à coup sûr, quoi que montrent les autres.
    [one] { $seats } n’en a plus : il part à coup sûr.
   *[other] { $seats } n’en ont plus : il part à coup sûr.
}

# Le but, dans la barre au-dessus de la table.
board-aim = { $goal ->
    [one] Qui rend un jeton en premier gagne
   *[other] Qui rend { $goal } jetons en premier gagne
}

# Statistiques des parties terminées, sur le profil.

figure-counters-handed = Jetons rendus
figure-counters-handed-help = Tours où un jeton est parti dans la boîte
figure-off-dice = Contre les dés
figure-off-dice-help = Jetons rendus qu’aucun dé ne demandait

# Ce que `poktail solve` a trouvé.
solve-result = États : { $states }. Gain d’une meilleure réponse, en part du pot : { $nash-conv } depuis le début, toutes places réunies ; au plus { $worst } dans un état quelconque. Écart maximal avec les valeurs enregistrées : { $off }. Chemins perdus : { $lost }.
