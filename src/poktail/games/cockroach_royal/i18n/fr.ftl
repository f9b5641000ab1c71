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
starter = { $seat } commence

starter-drawn = { $seat } commence.
turned-up = { $pile ->
    [1] La dernière carte de la pile de pénalité est retournée : { $card }.
   *[other] La pile de pénalité compte { $pile } cartes ; sur le dessus : { $card }.
}
dealt = { $seat } reçoit { $card }.
dealt-face-down = { $seat } reçoit une carte.
round-began = Manche { $round } : { $seat } commence.
picked = { $seat } choisit { $card }.
picked-face-down = { $seat } choisit une carte.
offered = { $seat } glisse la carte à { $to }.
claimed = { $seat } annonce à { $to } : « { $claim } ».
looked = { $seat } fait suivre, regarde la carte et voit { $card }.
looked-face-down = { $seat } fait suivre et regarde la carte.
judged = { $giver } a annoncé « { $claim } », { $seat } répond « { $verdict ->
    [true] vrai
   *[false] faux
} » et retourne { $card }. { $right ->
    [true] Bien vu
   *[false] Raté
} : { $taker } prend la carte.
laid = { $clause-id ->
    [ROYAL-10] La carte du dessus de la pile revient à { $seat }, qui pose { $card }.
   *[other] { $seat } pose { $card }.
}
took-to-hand = { $clause-id ->
    [ROYAL-11] { $seat } prend en main la carte du dessus de la pile : { $card }.
   *[other] { $seat } prend { $card } en main.
}
payment-picked = { $seat } choisit { $card } comme première carte du paiement.
payment-picked-face-down = { $seat } choisit la première carte du paiement.
payment-named = { $clause-id ->
    [ROYAL-13] { $seat } paie avec la seule carte possible : { $cards }.
   *[other] { $cards-count ->
        [1] { $seat } paie avec une carte qui correspond à « { $claim } » : { $cards }.
       *[other] { $seat } paie avec deux cartes : { $cards }.
    }
}
paid-nothing = { $seat } n’a rien pour payer.
lost = { $clause-id ->
    [ROYAL-13] { $seat } perd : pour la deuxième fois, quelqu’un n’a rien pour payer, et aucune carte n’a été posée entre-temps. Tous les autres gagnent.
    [ROYAL-16] { $seat } perd : aucune carte en main pour commencer la manche. Tous les autres gagnent.
   *[other] { $seat } perd : trop d’animaux d’une même espèce. Tous les autres gagnent.
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
view-looked = { $name } (la connaît)
view-receives = { $name } (n’a pas regardé)
view-card = La carte en route : { $card }
view-bill = À payer pour l’annonce « { $claim } » : une carte qui y correspond, ou deux au choix.
view-picked = Première carte du paiement : { $card }
view-named = Encore à poser : { $cards }
view-special = { $certain ->
    [true] { $card } : chez { $name }
   *[false] { $card } : chez { $name }, sauf si c’est la carte en route
}
view-score = { $lost ->
    [true] a perdu{ $how ->
        [none] { "" }
       *[other]  : { $how }
    }
   *[false] a gagné
}
view-own = Dans cette main : { $cards }
view-dealt = Les cartes sont distribuées.
view-stalled = Quelqu’un n’avait rien pour payer et aucune carte n’a été posée depuis : la prochaine personne dans ce cas perd.

view-phase-start = On tire au sort qui commence.
view-phase-turn-up = On retourne la carte du dessus de la pile.
view-phase-deal = On distribue les cartes.
view-phase-pick = { $name } commence et choisit une carte à donner.
view-phase-offer = { $name } choisit qui reçoit la carte.
view-phase-claim = { $name } annonce ce qu’est la carte.
view-phase-judge = { $name } répond : « { $claim } », est-ce vrai ?
view-phase-pay = { $name } choisit la première carte du paiement.
view-phase-pay-more = { $name } choisit la deuxième carte du paiement, ou s’en tient à une seule.

# Le plateau dans le navigateur
tagline = Glisser une carte, annoncer un animal, bien bluffer : quatre cartes d’une même espèce font perdre.
board-round = { $round ->
    [0] Avant la première manche
   *[other] Manche { $round }
}
board-chapter = Manche { $round } : { $name } commence
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

board-says = { $name } annonce :
board-claim = « { $claim }. »
board-knows = { $name } a vu { $card }.
board-chooses = { $name } choisit une carte…
board-holds = { $name } a la carte et réfléchit…
board-deals = On distribue les cartes…

board-way = Le chemin de cette carte
board-way-starts = la met en jeu
board-way-looks = a regardé
board-way-began = a dit « { $claim } »
board-way-said = a regardé, a dit « { $claim } »
board-way-has = n’a pas regardé
board-way-free = peut encore la recevoir
board-way-brief = { $name } : « { $claim } »
board-way-maybe = { $name } ?

board-said = { $name } a dit « { $claim } ».
board-answered = { $name } répond : { $verdict ->
    [true] vrai
   *[false] faux
}.
board-right = Bien vu !
board-wrong = Raté !
board-takes = { $name } prend { $card }.
board-makes = « { $species } » : { $count } sur { $limit } maintenant devant { $name }.
board-happened = { $right ->
    [true] Bien vu
   *[false] Raté
} : { $taker } prend { $card }.
board-go-on = Continuer

board-tray = Côté de table : { $name }
board-tray-all = Ce qui se passe
board-watching = Les spectateurs ne voient aucune main.
board-own = Devant { $name }
board-hand = { $name } : cartes en main
board-hand-short = Main
board-crowned = { $species } (carte royale)
board-line = { $name } : { $text }
board-stack = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
board-empty = { $name } n’a plus de carte. Commencer une manche sans carte fait perdre.

board-ask-judge = { $name }, « { $claim } », est-ce vrai ?
board-ask-judge-hint = Bien vu : { $giver } prend la carte. Raté : { $name } la prend.
board-ask-pick = { $name }, donne une carte
board-ask-pass = { $name }, fais suivre la carte
board-ask-hint = Vrai ou faux : toutes les annonces sont permises.
board-ask-pay = { $name }, paie pour { $card }
board-true = Vrai
board-false = Faux
board-pass-hint = à { $names }, avec sa propre annonce
board-must-judge = Tout le monde a eu cette carte : il faut maintenant juger.
board-warning = « { $claim } » : déjà { $count } sur { $limit } devant { $name }. Une de plus fait perdre.
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

board-result = { $name } perd, tous les autres gagnent
board-why-alike = { $count ->
    [one] « { $species } » : { $count } carte devant { $name }.
   *[other] « { $species } » : { $count } cartes devant { $name }.
}
board-score = { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
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
board-tip-claim = Annoncer ce que c’est : la vérité ou un mensonge. Qui se retrouve avec quatre cartes d’une espèce perd.
board-tip-judge = L’annonce est-elle vraie ? Une bonne réponse renvoie la carte à celui qui l’a glissée ; une mauvaise la garde ici.
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
collects = { $count ->
    [one] Devant { $seat } : { $count } × { $claim }. Une de plus fait mal.
   *[other] Devant { $seat } : { $count } × { $claim }. Une de plus fait mal.
}
claim-is-true = L’annonce serait vraie.
claim-is-false = L’annonce serait un bluff.

# Le but, dans la barre au-dessus de la table.
board-aim = Qui réunit { $limit } cartes de la même espèce perd
