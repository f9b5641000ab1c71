title = Poker des Cafards Royal
pitch = Glisser une carte à quelqu’un, annoncer un animal, et le faire croire. Ou pas.

card-bat = une chauve-souris
card-fly = une mouche
card-cockroach = un cafard
card-toad = un crapaud
card-rat = un rat
card-scorpion = un scorpion
card-stink-bug = une punaise
card-royal-bat = la chauve-souris royale
card-royal-fly = la mouche royale
card-royal-cockroach = le cafard royal
card-royal-toad = le crapaud royal
card-royal-rat = le rat royal
card-royal-scorpion = le scorpion royal
card-royal-stink-bug = la punaise royale
card-joker = le joker
card-blank = la carte vide

claim-bat = chauve-souris
claim-fly = mouche
claim-cockroach = cafard
claim-toad = crapaud
claim-rat = rat
claim-scorpion = scorpion
claim-stink-bug = punaise
claim-royal = royal

name-joker = joker
name-blank = carte vide

answer-judge-true = « Vrai »
answer-judge-false = « Faux »
answer-pass = Regarder et faire suivre
answer-enough = Payer avec une seule carte
pick = Donner { $card }
offer = La glisser à { $to }
call = Annoncer « { $claim } »
pay = Payer avec { $card }
starter = { $seat-you ->
    [you] Tu commences
   *[other] { $seat } commence
}

starter-drawn = { $seat-you ->
    [you] Tu commences.
   *[other] { $seat } commence.
}
turned-up = { $pile ->
    [1] La dernière carte de la pile de pénalité est retournée : { $card }.
   *[other] La pile de pénalité compte { $pile } cartes ; sur le dessus : { $card }.
}
dealt = { $seat-you ->
    [you] Tu reçois { $card }.
   *[other] { $seat } reçoit { $card }.
}
dealt-face-down = { $seat-you ->
    [you] Tu reçois une carte.
   *[other] { $seat } reçoit une carte.
}
round-began = { $seat-you ->
    [you] Manche { $round } : tu commences.
   *[other] Manche { $round } : { $seat } commence.
}
picked = { $seat-you ->
    [you] Tu choisis { $card }.
   *[other] { $seat } choisit { $card }.
}
picked-face-down = { $seat-you ->
    [you] Tu choisis une carte.
   *[other] { $seat } choisit une carte.
}
offered = { $seat-you ->
    [you] Tu glisses la carte à { $to }.
   *[other] { $to-you ->
        [you] { $seat } te glisse la carte.
       *[other] { $seat } glisse la carte à { $to }.
    }
}
claimed = { $seat-you ->
    [you] Tu annonces à { $to } : « { $claim } ».
   *[other] { $to-you ->
        [you] { $seat } t’annonce : « { $claim } ».
       *[other] { $seat } annonce à { $to } : « { $claim } ».
    }
}
looked = { $seat-you ->
    [you] Tu fais suivre, regardes la carte et vois { $card }.
   *[other] { $seat } fait suivre, regarde la carte et voit { $card }.
}
looked-face-down = { $seat-you ->
    [you] Tu fais suivre et regardes la carte.
   *[other] { $seat } fait suivre et regarde la carte.
}
judged = { $giver-you ->
    [you] Tu as annoncé
   *[other] { $giver } a annoncé
} « { $claim } », { $seat-you ->
    [you] tu réponds
   *[other] { $seat } répond
} « { $verdict ->
    [true] vrai
   *[false] faux
} » et { $seat-you ->
    [you] retournes
   *[other] retourne
} { $card }. { $taker-you ->
    [you] { $giver-you ->
        [you] Raté : tu prends la carte.
       *[other] Raté : tu prends la carte.
    }
   *[other] { $giver-you ->
        [you] Bien joué : { $taker } prend la carte.
       *[other] { $right ->
            [true] Bien vu
           *[false] Raté
        } : { $taker } prend la carte.
    }
}
laid = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-10] La carte du dessus de la pile te revient : tu poses { $card }.
       *[other] Tu poses { $card }.
    }
   *[other] { $clause-id ->
        [ROYAL-10] La carte du dessus de la pile revient à { $seat }, qui pose { $card }.
       *[other] { $seat } pose { $card }.
    }
}
took-to-hand = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-11] Tu prends en main la carte du dessus de la pile : { $card }.
       *[other] Tu prends { $card } en main.
    }
   *[other] { $clause-id ->
        [ROYAL-11] { $seat } prend en main la carte du dessus de la pile : { $card }.
       *[other] { $seat } prend { $card } en main.
    }
}
payment-picked = { $seat-you ->
    [you] Tu choisis { $card } comme première carte du paiement.
   *[other] { $seat } choisit { $card } comme première carte du paiement.
}
payment-picked-face-down = { $seat-you ->
    [you] Tu choisis la première carte du paiement.
   *[other] { $seat } choisit la première carte du paiement.
}
payment-named = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-13] Tu paies avec la seule carte possible : { $cards }.
       *[other] { $cards-count ->
            [1] Tu paies avec une carte qui correspond à « { $claim } » : { $cards }.
           *[other] Tu paies avec deux cartes : { $cards }.
        }
    }
   *[other] { $clause-id ->
        [ROYAL-13] { $seat } paie avec la seule carte possible : { $cards }.
       *[other] { $cards-count ->
            [1] { $seat } paie avec une carte qui correspond à « { $claim } » : { $cards }.
           *[other] { $seat } paie avec deux cartes : { $cards }.
        }
    }
}
paid-nothing = { $seat-you ->
    [you] Tu n’as rien pour payer.
   *[other] { $seat } n’a rien pour payer.
}
lost = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-13] Tu perds : pour la deuxième fois, quelqu’un n’a rien pour payer, et aucune carte n’a été posée entre-temps. Tous les autres gagnent.
        [ROYAL-16] Tu perds : aucune carte en main pour commencer la manche. Tous les autres gagnent.
       *[other] Tu perds : trop d’animaux d’une même espèce. Tous les autres gagnent.
    }
   *[other] { $clause-id ->
        [ROYAL-13] { $seat } perd : pour la deuxième fois, quelqu’un n’a rien pour payer, et aucune carte n’a été posée entre-temps. Tous les autres gagnent.
        [ROYAL-16] { $seat } perd : aucune carte en main pour commencer la manche. Tous les autres gagnent.
       *[other] { $seat } perd : trop d’animaux d’une même espèce. Tous les autres gagnent.
    }
}

option-seats = Places
option-seats-help = Le nombre de joueurs.
option-specials-pay = Paiement des cartes spéciales de la pile
option-specials-pay-help = Oui : un joker ou une carte vide venant de la pile de pénalité se paie comme une carte prise. Non : la carte va simplement en main.
option-lose-at = Cartes d’une espèce pour perdre
option-lose-at-help = Le nombre de cartes d’une même espèce, posées devant soi, qui font perdre. 0 (par défaut) : quatre, ou cinq à deux joueurs.
option-pile = Pile de pénalité
option-pile-help = Le nombre de cartes de la pile de pénalité avant la distribution. 0 (par défaut) : sept, ou seize à deux joueurs. Les cartes en trop s’y ajoutent.
option-species = Espèces
option-species-help = Le nombre d’espèces.
option-copies = Cartes simples
option-copies-help = Le nombre de cartes simples de chaque espèce.
option-royals = Cartes royales
option-royals-help = Le nombre d’espèces qui ont une carte royale, une au plus chacune.
option-joker = Joker
option-joker-help = Jouer avec le joker.
option-blank = Carte vide
option-blank-help = Jouer avec la carte vide.

view-heading = { $round ->
    [0] Avant la première manche
   *[other] Manche { $round }
} · { $pile ->
    [0] la pile de pénalité est épuisée
    [one] pile de pénalité : { $pile } carte
   *[other] pile de pénalité : { $pile } cartes
}{ $top ->
    [none] { "" }
   *[other] , dessus : { $top }
}
view-legend = { $card } carte   { $crown } royale   { $danger } une de plus fait perdre
view-hand-sizes = en main
view-hand = Main :
view-hand-column = Main
view-no-cards = aucune carte
view-way = Chemin de la carte : { $steps }
view-said = { $name } « { $claim } »
view-looked = { $name-you ->
    [you] Toi (tu la connais)
   *[other] { $name } (la connaît)
}
view-receives = { $name-you ->
    [you] Toi (tu n’as pas regardé)
   *[other] { $name } (n’a pas regardé)
}
view-card = La carte en route : { $card }
view-bill = À payer pour « { $claim } » : une carte qui correspond ou deux au choix.
view-picked = Première carte du paiement : { $card }
view-named = Encore à poser : { $cards }
view-special = { $name-you ->
    [you] { $certain ->
        [true] { $card } : chez toi
       *[false] { $card } : chez toi, sauf si c’est la carte en route
    }
   *[other] { $certain ->
        [true] { $card } : chez { $name }
       *[false] { $card } : chez { $name }, sauf si c’est la carte en route
    }
}
view-score = { $lost ->
    [true] a perdu{ $how ->
        [none] { "" }
       *[other]  : { $how }
    }
   *[false] a gagné
}
view-own = Dans cette main : { $cards }
view-dealt = Les cartes sont distribuées.
view-stalled = Quelqu’un n’avait rien pour payer et aucune carte n’a été posée depuis : la prochaine personne dans ce cas perd.

view-phase-start = On tire au sort qui commence.
view-phase-turn-up = On retourne la carte du dessus de la pile.
view-phase-deal = On distribue les cartes.
view-phase-pick = { $name-you ->
    [you] Tu commences : choisis une carte à donner.
   *[other] { $name } commence et choisit une carte à donner.
}
view-phase-offer = { $name-you ->
    [you] Choisis qui reçoit la carte.
   *[other] { $name } choisit qui reçoit la carte.
}
view-phase-claim = { $name-you ->
    [you] Annonce ce qu’est la carte.
   *[other] { $name } annonce ce qu’est la carte.
}
view-phase-judge = { $name-you ->
    [you] À toi de répondre : « { $claim } », est-ce vrai ?
   *[other] { $name } réfléchit : « { $claim } », est-ce vrai ?
}
view-phase-pay = { $name-you ->
    [you] Choisis la première carte du paiement.
   *[other] { $name } choisit la première carte du paiement.
}
view-phase-pay-more = { $name-you ->
    [you] Choisis la deuxième carte du paiement, ou tiens-t’en à une seule.
   *[other] { $name } choisit la deuxième carte du paiement, ou s’en tient à une seule.
}

# Le plateau dans le navigateur
tagline = Glisser une carte, annoncer un animal, bien bluffer : quatre cartes d’une même espèce font perdre.
board-round = { $round ->
    [0] Avant la première manche
   *[other] Manche { $round }
}
board-chapter = { $name-you ->
    [you] Manche { $round } : tu commences
   *[other] Manche { $round } : { $name } commence
}
board-limit = { $limit } pareilles : perdu
board-matrix = Cartes devant chaque place
board-hand-size = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
board-pile = { $species } { $count }
board-pile-crowned = { $species } { $count } (dont une royale)
board-pile-danger = { $species } { $count } sur { $limit } (une de plus fait perdre)
board-laid = Cartes posées : { $piles }.
board-laid-none = Aucune carte posée.
board-pile-title = Pile de pénalité
board-pile-count = { $count ->
    [0] épuisée
    [one] une carte
   *[other] { $count } cartes
}{ $top ->
    [none] { "" }
   *[other] , dessus : { $top }
}

board-status-none = Attend
board-status-starts = Choisit une carte
board-status-pays = Doit payer
board-status-free = Ne l’a pas encore eue
board-status-has = L’a sans l’avoir vue
board-status-looked = Regarde et fait suivre
board-status-began = Au départ : « { $claim } »
board-status-said = A regardé, dit « { $claim } »
board-status-loses = Perd
board-status-wins = Gagne

board-says = { $name-you ->
    [you] Tu annonces :
   *[other] { $name } annonce :
}
board-claim = « { $claim }. »
board-knows = { $name-you ->
    [you] Tu as vu { $card }.
   *[other] { $name } a vu { $card }.
}
board-chooses = { $name-you ->
    [you] Tu choisis une carte…
   *[other] { $name } choisit une carte…
}
board-holds = { $name-you ->
    [you] Tu as la carte et réfléchis…
   *[other] { $name } a la carte et réfléchit…
}
board-deals = On distribue les cartes…

board-way = Le chemin de cette carte
board-on-its-way = En route : { $card }
board-way-starts = { $name-you ->
    [you] tu la mets en jeu
   *[other] la met en jeu
}
board-way-looks = { $name-you ->
    [you] tu as regardé
   *[other] a regardé
}
board-way-began = { $name-you ->
    [you] tu as dit « { $claim } »
   *[other] a dit « { $claim } »
}
board-way-said = { $name-you ->
    [you] tu as regardé, tu as dit « { $claim } »
   *[other] a regardé, a dit « { $claim } »
}
board-way-has = { $name-you ->
    [you] tu n’as pas regardé
   *[other] n’a pas regardé
}
board-way-free = { $name-you ->
    [you] tu peux encore la recevoir
   *[other] peut encore la recevoir
}
board-way-brief = { $name } : « { $claim } »
board-way-maybe = { $name } ?

board-said = { $name-you ->
    [you] Tu as dit « { $claim } ».
   *[other] { $name } a dit « { $claim } ».
}
board-answered = { $name-you ->
    [you] Tu réponds
   *[other] { $name } répond
} : { $verdict ->
    [true] vrai
   *[false] faux
}.
board-right = Bien vu !
board-wrong = Raté !
# La même chose pour qui a donné la carte.
board-seen-through = Raté !
board-fooled = Bien joué !
board-takes = { $name-you ->
    [you] Tu prends { $card }.
   *[other] { $name } prend { $card }.
}
board-makes = { $name-you ->
    [you] « { $species } » : { $count } sur { $limit } maintenant devant toi.
   *[other] « { $species } » : { $count } sur { $limit } maintenant devant { $name }.
}
board-happened = { $taker-you ->
    [you] { $giver-you ->
        [you] Raté : tu prends { $card }.
       *[other] Raté : tu prends { $card }.
    }
   *[other] { $giver-you ->
        [you] Bien joué : { $taker } prend { $card }.
       *[other] { $right ->
            [true] Bien vu
           *[false] Raté
        } : { $taker } prend { $card }.
    }
}
board-go-on = Continuer

board-tray = { $name-you ->
    [you] Ton côté de la table
   *[other] Côté de table : { $name }
}
board-tray-all = Ce qui se passe
board-watching = Les spectateurs ne voient aucune main.
board-own = { $name-you ->
    [you] Devant toi
   *[other] Devant { $name }
}
board-hand = { $name-you ->
    [you] Tes cartes en main
   *[other] { $name } : cartes en main
}
board-hand-short = Main
board-crowned = { $species } (carte royale)
board-line = { $name } : { $text }
board-stack = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
board-empty = { $name-you ->
    [you] Tu n’as plus de carte. Si tu dois commencer une manche maintenant, tu perds.
   *[other] { $name } n’a plus de carte. Commencer une manche sans carte fait perdre.
}

board-ask-judge = { $name-you ->
    [you] À toi : « { $claim } », est-ce vrai ?
   *[other] { $name }, « { $claim } », est-ce vrai ?
}
board-ask-judge-hint = { $name-you ->
    [you] Bien vu : { $giver } prend la carte. Raté : tu la prends.
   *[other] Bien vu : { $giver } prend la carte. Raté : { $name } la prend.
}
board-ask-pick = { $name-you ->
    [you] À toi : donne une carte
   *[other] { $name }, donne une carte
}
board-ask-pass = { $name-you ->
    [you] À toi : fais suivre la carte
   *[other] { $name }, fais suivre la carte
}
board-ask-hint = Vrai ou faux : toutes les annonces sont permises.
board-ask-pay = { $name-you ->
    [you] À toi : paie pour { $card }
   *[other] { $name }, paie pour { $card }
}
board-true = Vrai
board-false = Faux
board-pass-hint = à { $names }, avec une nouvelle annonce
board-must-judge = Tout le monde a eu cette carte : il faut maintenant juger.
board-warning = { $name-you ->
    [you] « { $claim } » : déjà { $count } sur { $limit } devant toi. Une de plus et tu perds.
   *[other] « { $claim } » : déjà { $count } sur { $limit } devant { $name }. Une de plus fait perdre.
}
board-choose-card = Carte
board-choose-seat = À qui
board-choose-claim = Annonce
board-slide = Glisser la carte
board-undo = Annuler
board-pay-cards = Cartes du paiement
board-pay-second = Deuxième carte du paiement
board-pay = { $count ->
    [0] Payer
    [one] Payer avec une carte
   *[other] Payer avec { $count } cartes
}

board-result = { $name-you ->
    [you] Tu perds, tous les autres gagnent
   *[other] { $winners-you ->
        [only] Tu gagnes ! { $name } perd
        [among] Tu gagnes ! { $name } perd
       *[none] { $name } perd, tous les autres gagnent
    }
}
board-why-alike = { $name-you ->
    [you] { $count ->
        [one] « { $species } » : { $count } carte devant toi.
       *[other] « { $species } » : { $count } cartes devant toi.
    }
   *[other] { $count ->
        [one] « { $species } » : { $count } carte devant { $name }.
       *[other] « { $species } » : { $count } cartes devant { $name }.
    }
}
board-end = Mensonges et jugements
board-end-judged = { $count ->
    [0] aucune carte jugée
   *[other] bien jugées : { $right } sur { $count }
}
board-end-lies = { $count ->
    [0] aucun mensonge jugé
    [one] un mensonge jugé, { $believed ->
        [0] pas cru
       *[other] cru
    }
   *[other] { $count } mensonges jugés ; crus : { $believed }
}

# Why a move is not possible.
never-pays = { $card-id ->
    [joker] On ne peut pas payer avec le joker.
   *[blank] On ne peut pas payer avec la carte vide.
}
had-the-card = { $seat } a déjà eu la carte pendant cette manche.
must-judge = Tous les autres ont eu la carte : impossible de la faire suivre.
one-is-not-enough = Une carte suffit seulement si elle correspond à l’annonce : { $claim }.

# Tips for a first match, and what a greyed key waits for.
board-tip-card = Choisir une carte dont se débarrasser. Elle va, face cachée, à quelqu’un d’autre.
board-tip-claim = Annoncer ce que c’est : la vérité ou un mensonge. Qui réunit trop de cartes d’une même espèce perd.
board-tip-judge = L’annonce est-elle vraie ? Une bonne réponse renvoie la carte à celui qui l’a glissée ; avec une mauvaise, elle reste ici.
board-tip-pay = Un joker ou une carte vide va en main et se paie : il faut poser une carte qui correspond à la dernière annonce, ou deux au choix. Les cartes posées comptent comme des cartes prises.
board-tip-joker = Le joker est toutes les espèces à la fois : toute annonce est vraie, sauf « royal ». Celui qui le prend paie avec d’autres cartes de sa main.
board-tip-blank = La carte vide n’est d’aucune espèce : toute annonce est fausse. Celui qui la prend paie avec d’autres cartes de sa main.
board-tip-royal = Une carte couronnée est royale : l’annonce de son espèce est vraie, et « royal » aussi. Celui qui en prend une prend aussi la carte du dessus de la pile de pénalité.
board-slide-first = D’abord, choisir une carte, un joueur et une annonce.
board-pay-first = D’abord, choisir les cartes avec lesquelles payer.
board-undo-nothing = Rien n’a encore été choisi.

# What speaks for the move in a hint.
look-first = Faire suivre, c’est voir la carte, et quelqu’un d’autre devra juger.
in-sight = { $seen ->
    [0] Aucune carte en vue, en main ou sur la table, ne correspond à « { $claim } ».
    [one] { $seen } carte en vue, en main ou sur la table, correspond à « { $claim } ».
   *[other] { $seen } cartes en vue, en main ou sur la table, correspondent à « { $claim } ».
}
collects = { $seat-you ->
    [you] { $count ->
        [one] Devant toi : { $count } × { $claim }. Une de plus fait mal.
       *[other] Devant toi : { $count } × { $claim }. Une de plus fait mal.
    }
   *[other] { $count ->
        [one] Devant { $seat } : { $count } × { $claim }. Une de plus fait mal.
       *[other] Devant { $seat } : { $count } × { $claim }. Une de plus fait mal.
    }
}
claim-is-true = L’annonce serait vraie.
claim-is-false = L’annonce serait un bluff.
one-more-loses = Encore une carte « { $claim } » et la partie est perdue : « vrai » renvoie une vraie.
takes-another = Si « vrai » est raté, la carte prise ne correspond pas à « { $claim } ».
takes-fitting = { $count ->
    [0] Si « faux » est raté, la carte prise correspond à « { $claim } » ; qui juge n’en a encore aucune devant soi.
    [one] Si « faux » est raté, la carte prise correspond à « { $claim } » ; qui juge n’en a que { $count } devant soi.
   *[other] Si « faux » est raté, la carte prise correspond à « { $claim } » ; qui juge en a { $count } devant soi.
}
one-pays = La carte correspond à « { $claim } » : elle suffit.
pays-safely = Avec ce paiement, aucune espèce ne dépasse { $count } ; à { $limit }, la partie est perdue.

# Le but, dans la barre au-dessus de la table.
board-aim = Qui réunit { $limit } cartes de la même espèce perd

# Statistiques des parties terminées, sur le profil.

figure-wins = Parties sans défaite
figure-bluffs-believed = Bluffs réussis
figure-bluffs-believed-help = Annonces fausses jugées vraies
figure-judged-right = Bien jugé
figure-judged-right-help = Annonces des autres, jugées vraies ou fausses
