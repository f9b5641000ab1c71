title = New Game
pitch = Une carte que personne d’autre ne voit, et un choix secret.

move-stay = Rester
move-leave = Partir

card = carte { $rank }
dealt = { $seat-you ->
    [you] Tu reçois : { $card }.
   *[other] { $seat } reçoit : { $card }.
}
dealt-face-down = { $seat-you ->
    [you] Tu reçois une carte.
   *[other] { $seat } reçoit une carte.
}
chosen = { $seat-you ->
    [you] { $move-id ->
        [stay] { $seat } (tu restes avec : { $card })
       *[leave] { $seat } (tu pars)
    }
   *[other] { $move-id ->
        [stay] { $seat } reste avec : { $card }
       *[leave] { $seat } part
    }
}
revealed = { $choices }.
won = { $seat-you ->
    [you] Tu gagnes.
   *[other] { $seat } gagne.
}

option-seats = Places
option-seats-help = Combien de personnes sont à table.
option-cards = Cartes
option-cards-help = Combien de valeurs existent.

view-card = Carte en main : { $card }
view-waiting = Cartes distribuées : { $dealt }

# Le plateau dans le navigateur.

board-choose = { $seat-you ->
    [you] À toi de choisir
   *[other] À { $seat } de choisir
}
board-waiting = { $seats-you ->
    [only] On n’attend que toi
    [among] On attend { $seats }
   *[none] On attend { $seats }
}
board-dealing = Les cartes sont distribuées
board-over = La partie est finie
board-nobody = Personne ne gagne
board-choosing = Choisit
board-chosen = A choisi
board-moves = Coups possibles
