title = Pok’n Roll
pitch = Des dés dans le gobelet, des dés au milieu de la table, trois tours : abandonner en cochant une ligne, ou tenir jusqu’au bout ?

row-five = Yam’s
row-highway = Highway
row-grand-full = Grand Full
row-two-threes = Double Brelan
row-four = Carré
row-three-pairs = Triple Paire
row-straight = Grande Suite
row-full = Full
row-short-straight = Petite Suite
row-three = Brelan
row-two-pairs = Double Paire
row-pair = Paire
row-abandon = Abandon au 1er tour
row-third = 3e tour remporté

continue = Continuer
cross = Cocher la ligne { $row }
abandon = Abandonner (les dés ne forment rien)

starter = { $seat-you ->
    [you] Tu commences
   *[other] { $seat } commence
}
dice = { $faces }

hand-began = { $starter-you ->
    [you] { $hand ->
        [1] Manche 1 : le sort te désigne pour commencer.
       *[other] Manche { $hand } : tu commences.
    }
   *[other] { $hand ->
        [1] Manche 1 : le sort désigne { $starter } pour commencer.
       *[other] Manche { $hand } : { $starter } commence.
    }
}
cup-rolled = { $seat-you ->
    [you] Tu regardes dans ton gobelet : { $faces }.
   *[other] { $seat } regarde dans son gobelet : { $faces }.
}
cup-closed = { $seat-you ->
    [you] Tu lances tes dés dans le gobelet.
   *[other] { $seat } lance ses dés dans le gobelet.
}
white-thrown = { $seat-you ->
    [you] { $round ->
        [1] 1er tour. Tu lances les premiers dés blancs : { $faces }.
        [2] 2e tour. Tu lances le dé blanc suivant : { $faces }.
       *[other] 3e tour. Tu lances le dernier dé blanc : { $faces }.
    }
   *[other] { $round ->
        [1] 1er tour. { $seat } lance les premiers dés blancs : { $faces }.
        [2] 2e tour. { $seat } lance le dé blanc suivant : { $faces }.
       *[other] 3e tour. { $seat } lance le dernier dé blanc : { $faces }.
    }
}
continued = { $seat-you ->
    [you] Tu continues.
   *[other] { $seat } continue.
}
abandoned = { $seat-you ->
    [you] { $row-id ->
        [none] { $round ->
            [1] Tu abandonnes, montres { $faces } et coches seulement la ligne Abandon au 1er tour.
           *[other] Tu abandonnes, montres { $faces } et ne coches rien.
        }
       *[other] { $round ->
            [1] Tu abandonnes, montres { $faces }, puis coches les lignes Abandon au 1er tour et { $row }.
           *[other] Tu abandonnes, montres { $faces }, puis coches la ligne { $row }.
        }
    }
   *[other] { $row-id ->
        [none] { $round ->
            [1] { $seat } abandonne, montre { $faces } et coche seulement la ligne Abandon au 1er tour.
           *[other] { $seat } abandonne, montre { $faces } et ne coche rien.
        }
       *[other] { $round ->
            [1] { $seat } abandonne, montre { $faces }, puis coche les lignes Abandon au 1er tour et { $row }.
           *[other] { $seat } abandonne, montre { $faces }, puis coche la ligne { $row }.
        }
    }
}
cup-lifted = { $seat-you ->
    [you] Tu montres { $faces } : { $row }.
   *[other] { $seat } montre { $faces } : { $row }.
}
joerg-lifted = On soulève le gobelet de Jörg : { $faces }. Combinaison : { $row }.
third-round-won = { $seat-you ->
    [you] { $clause-id ->
        [ROLL-13] Tu restes sans adversaire au 3e tour et le remportes. Combinaison : { $row }.
       *[other] Tu as la meilleure combinaison ({ $row }), sans égalité, et remportes le 3e tour.
    }
   *[other] { $clause-id ->
        [ROLL-13] { $seat } reste sans adversaire au 3e tour et le remporte. Combinaison : { $row }.
       *[other] { $seat } a la meilleure combinaison ({ $row }), sans égalité, et remporte le 3e tour.
    }
}
tied = { $seats-you ->
    [only] Jörg et toi partagez la meilleure combinaison : { $row }. Personne ne remporte le 3e tour ; tu coches une ligne.
    [among] { $joerg ->
        [true] { $seats } et Jörg partagez la meilleure combinaison : { $row }. Personne ne remporte le 3e tour ; chacun, sauf Jörg, coche une ligne.
       *[other] { $seats } partagez la meilleure combinaison : { $row }. Personne ne remporte le 3e tour ; chacun coche une ligne.
    }
   *[none] { $joerg ->
        [true] { $seats } et Jörg partagent la meilleure combinaison : { $row }. Personne ne remporte le 3e tour ; { $seats-count ->
            [one] { $seats } coche une ligne.
           *[other] chacun, sauf Jörg, coche une ligne.
        }
       *[other] { $seats } partagent la meilleure combinaison : { $row }. Personne ne remporte le 3e tour ; chacun coche une ligne.
    }
}
joerg-won = Jörg a la meilleure combinaison : { $row }. Personne ne coche rien.
crossed = { $seat-you ->
    [you] Tu coches la ligne { $row }.
   *[other] { $seat } coche la ligne { $row }.
}
nobody-left = { $clause-id ->
    [ROLL-19] Il ne reste que Jörg : la manche est finie.
   *[other] Il ne reste personne : la manche est finie.
}
end-announced = { $seat-you ->
    [you] Tu as rempli une ligne : { $rows }. Cette manche est la dernière.
   *[other] { $seat } a rempli une ligne : { $rows }. Cette manche est la dernière.
}
score = { $seat } { $points }
ended = { $winners-you ->
    [only] Tu gagnes. Points : { $scores }.
    [among] { $winners } gagnez ensemble. Points : { $scores }.
   *[none] { $winners-count ->
        [one] { $winners } gagne. Points : { $scores }.
       *[other] { $winners } gagnent ensemble. Points : { $scores }.
    }
}

option-seats = Places
option-seats-help = Le nombre de joueurs. À trois, Jörg joue aussi ; à partir de sept, il faudrait deux boîtes du jeu.
option-expert = Variante Expert
option-expert-help = Trois dés par gobelet au lieu de deux, et cinq combinaisons de plus.
option-joerg-value = 3e tour avec Jörg
option-joerg-value-help = Points par 3e tour remporté dans une partie à trois : 4 si Jörg compte comme un joueur, 3 sinon.
option-random-starter = Départ tiré au sort
option-random-starter-help = Le sort désigne le joueur de départ. Sinon, c’est la première place.
option-boxes = Cases
option-boxes-help = Le nombre de croix qui remplissent une ligne ; la première ligne pleine annonce la fin. La vraie feuille a 6 cases par ligne.
option-hands = Nombre maximal de manches
option-hands-help = La partie finit au plus tard après ce nombre de manches. Par défaut, 1000 : en pratique, pas de limite.
option-faces = Faces
option-faces-help = Le nombre de faces de chaque dé.
option-own-dice = Dés du gobelet
option-own-dice-help = Le nombre de dés dans chaque gobelet. 0 (par défaut) : deux, ou trois dans la variante Expert.
option-white-dice = Dés blancs
option-white-dice-help = Le nombre de dés au milieu à la fin ; les deux derniers arrivent un par un.
option-sheet = Feuille personnalisée
option-sheet-help = Les combinaisons, de la meilleure à la moins bonne, avec leurs points : « five:12 », « four:9 » et ainsi de suite jusqu’à « pair:2 ». Vide : la feuille habituelle.
option-sheet-line = Ligne { $n }

view-hand = { $starter-you ->
    [you] Manche { $hand } · tour { $round } sur 3 · départ : toi
   *[other] Manche { $hand } · tour { $round } sur 3 · départ : { $starter }
}
view-before = On tire au sort qui commence.
view-final = Dernière manche : une ligne est pleine.
view-final-agreed = Dernière manche, comme convenu pour cette partie.
view-over = La partie est finie.
view-white = Dés blancs
view-cup = Dans le gobelet
view-nothing = rien encore
view-joerg = Jörg
view-deciding = en train de décider
view-asked = pas encore décidé
view-in = toujours en jeu
view-last = Manche { $hand }
view-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
view-dealt = Chacun lance ses dés dans son gobelet.
view-marks = ★ commence ou gagne le 3e tour · ▶ décide · ✗2 abandon au 2e · ✓ coche
view-closed = gobelet fermé
view-folded = abandon au tour { $round } : { $row }
view-folded-bare = abandon au tour { $round }, sans ligne
view-empty-handed = { $best }, rien à cocher
view-gets = { $best }, ligne cochée : { $row }
view-gets-third = { $best }, 3e tour remporté, ligne cochée : { $row }
view-row = Ligne
view-each = pts

# Le plateau dans le navigateur.
tagline = Des dés dans le gobelet, des dés pour tous. Prendre une ligne tant qu’elle est là, ou tenir jusqu’au dernier dé ?

board-hand-over = La manche { $hand } est finie
board-next-hand = Manche suivante
board-finished = { $hands ->
    [one] Après une manche
   *[other] Après { $hands } manches
}
board-hand = Manche { $hand }
board-of-hand = Manche { $hand } :
board-round = Tour { $round }
board-round-1 = { $count ->
    [one] un dé blanc
   *[other] { $count } dés blancs
}
board-round-2 = un de plus : on décide
board-round-3 = le dernier : on montre
board-nothing = Rien encore
board-own = Dés personnels : { $faces }.
board-only = { $seat-you ->
    [you] Pour toi seulement
   *[other] Pour { $seat } seulement
}
board-open = Visibles de tous
board-joerg = Personne n’a regardé dans ce gobelet.
board-fate-won = 3e tour remporté
board-fate-tied = à égalité en tête
board-fate-lost = pas la meilleure combinaison : rien à cocher

board-folded = abandon, tour { $round }
board-folded-brief = abandon
board-next = ensuite
board-best-won = { $row } l’emporte
board-best-tied = { $row }, à égalité
board-best-lost = { $row }, rien à cocher
board-said = { $what } : { $text }
board-starter = joueur de départ
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-show-sheet = Montrer cette feuille

board-sheet = { $seat-you ->
    [you] Ta feuille
   *[other] Feuille : { $seat }
}
board-back-sheet = Revenir à sa propre feuille
board-back = Retour
board-now = Gain
board-boxes = { $crosses } sur { $boxes } cochées
board-gain = +{ $points }
board-gain-fold = +{ $points } et +{ $fold } pour l’abandon
board-ends = dernière manche
board-and-ends = { $gain }, dernière manche
board-in-third = au 3e tour
board-total = Points

board-tray = Décision
board-ask = { $seat-you ->
    [you] À toi : abandonner ou continuer ?
   *[other] { $seat }, abandonner ou continuer ?
}
board-ask-row = { $seat-you ->
    [you] Abandonner avec quelle ligne ?
   *[other] { $seat }, abandonner avec quelle ligne ?
}
board-ask-cross = { $seat-you ->
    [you] À toi : coche une ligne.
   *[other] { $seat }, coche une ligne.
}
board-ask-won = { $seat-you ->
    [you] 3e tour remporté : coche une ligne.
   *[other] { $seat }, 3e tour remporté : coche une ligne.
}
board-wait = { $seat-you ->
    [you] Tu décides.
   *[other] { $seat } décide.
}
board-wait-cross = { $seat-you ->
    [you] Tu coches une ligne.
   *[other] { $seat } coche une ligne.
}
board-then = Ensuite : { $seats }.
board-then-more = Ensuite : { $seats } et { $count } autres.
board-last = Dernière décision de ce tour.
board-fall = Les dés tombent.
board-fold = Abandonner
board-fold-hint = Montrer ses dés, cocher une ligne : jusqu’à +{ $points }
board-fold-one = Montrer ses dés, cocher { $row } : { $gain }
board-fold-bare = Montrer ses dés, cocher seulement l’abandon : +{ $points }
board-go = Continuer
board-go-hint = Meilleure combinaison au 3e tour : +{ $points } et une ligne. Sinon 0
board-note = Touche une place pour voir sa feuille.
board-note-over = Toutes les manches sont jouées.

board-look-last = Revoir la manche { $hand }
board-close-last = Masquer la manche { $hand }
board-close = Fermer

board-result = { $seats-you ->
    [only] Tu gagnes avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [among] { $seats } gagnez ensemble avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[none] { $count ->
        [one] { $seats } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $seats } gagnent ensemble avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
}
board-why-row = { $seat-you ->
    [you] La première ligne remplie est la tienne : { $rows }. Cela met fin à la partie.
   *[other] Première ligne remplie par { $seat } : { $rows }. Cela met fin à la partie.
}
board-why-hands = { $hands ->
    [one] La manche convenue est jouée.
   *[other] Les { $hands } manches convenues sont jouées.
}
board-why-thirds = Égalité aux points : le nombre de 3es tours remportés départage.
board-bars = D’où viennent les points
board-chart = Le fil de la partie
board-chart-label = Les points de chacun après chaque manche

board-option-sheet-help = Les combinaisons, de la meilleure à la moins bonne, avec leurs points ; la Paire doit y figurer. Vide : la feuille habituelle.
board-option-sheet-part =
    { $at ->
        [0] Combinaison
       *[1] Points
    }
board-option-sheet-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Why a move is not possible.
not-formed = { $row } : { $row-id ->
        [five] cinq nombres identiques
        [highway] six nombres qui se suivent
        [grand-full] quatre nombres identiques et deux autres identiques
        [two-threes] deux fois trois nombres identiques
        [four] quatre nombres identiques
        [three-pairs] trois paires différentes
        [straight] cinq nombres qui se suivent
        [full] trois nombres identiques et deux autres identiques
        [short-straight] quatre nombres qui se suivent
        [three] trois nombres identiques
        [two-pairs] deux paires différentes
       *[pair] deux nombres identiques
    }. Le gobelet et les dés blancs ne donnent pas cela maintenant.
row-first = Ces dés forment une combinaison : en abandonnant, on en coche une.
no-fourth-round = Le 3e tour est le dernier : il reste à cocher une combinaison.

# Tips for a first match, and what a greyed key waits for.
board-tip-own = Ces dés sont secrets. Ils se combinent avec les dés blancs, qui sont à tout le monde.
board-tip-sheet = Les lignes éclairées peuvent être cochées maintenant, pour les points indiqués à droite.
board-tip-fold = En abandonnant, on coche une ligne maintenant. Continuer est un risque : au 3e tour, seule la meilleure combinaison marque, avec un bonus.

# What speaks for the move in a hint.
certain = { $points ->
    [one] { $row } rapporte { $points } point à coup sûr.
   *[other] { $row } rapporte { $points } points à coup sûr.
}
may-win = { $points ->
    [one] La meilleure combinaison du 3e tour rapporte { $points } point de plus.
   *[other] La meilleure combinaison du 3e tour rapporte { $points } points de plus.
}
fold-scores = { $points ->
    [one] Abandonner maintenant rapporte { $points } point à coup sûr.
   *[other] Abandonner maintenant rapporte { $points } points à coup sûr.
}

# Le but, dans la barre au-dessus de la table.
board-aim = Une ligne pleine : qui a le plus de points gagne
board-aim-own = { $seat-you ->
    [you] Tes points : { $points }. Ligne pleine : fin
   *[other] Points : { $points }. Ligne pleine : fin
}

# Statistiques des parties terminées, sur le profil.

figure-points = Record de points
figure-points-help = En une seule partie
figure-folds-paid = Abandons payants
figure-folds-paid-help = Le 3e tour aurait battu les dés abandonnés
figure-thirds-won = 3es tours remportés
figure-thirds-won-help = Seul avec la meilleure combinaison

# Ce que `poktail solve` a trouvé.
solve-result = Décisions : { $decisions } ; itérations : { $iterations }. Gain des meilleures réponses en une manche, en points : { $nash-conv } toutes places réunies ; { $worst } pour une place. Points qu’une place obtient en moyenne, d’abord celle qui commence : { $values }. Écart maximal avec les valeurs enregistrées : { $off }.
