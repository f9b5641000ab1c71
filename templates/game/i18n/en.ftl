title = New Game
pitch = A card nobody else sees, and one secret choice.

move-stay = Stay
move-leave = Leave

card = card { $rank }
dealt = { $seat-you ->
    [you] You get { $card }.
   *[other] { $seat } gets { $card }.
}
dealt-face-down = { $seat-you ->
    [you] You get a card.
   *[other] { $seat } gets a card.
}
chosen = { $seat-you ->
    [you] { $move-id ->
        [stay] { $seat } stay with { $card }
       *[leave] { $seat } leave
    }
   *[other] { $move-id ->
        [stay] { $seat } stays with { $card }
       *[leave] { $seat } leaves
    }
}
revealed = { $choices }.
won = { $seat-you ->
    [you] You win.
   *[other] { $seat } wins.
}

option-seats = Seats
option-seats-help = How many sit at the table.
option-cards = Cards
option-cards-help = How many ranks there are.

view-card = Card in hand: { $card }
view-waiting = Cards dealt: { $dealt }

# The board in the browser.

board-choose = { $seat-you ->
    [you] Your turn: choose
   *[other] { $seat }, choose
}
board-waiting = { $seats-you ->
    [only] Waiting for you
    [among] Waiting for { $seats }
   *[none] Waiting for { $seats }
}
board-dealing = The cards are dealt
board-over = The match is over
board-nobody = Nobody wins
board-choosing = Is choosing
board-chosen = Has chosen
board-moves = Possible moves
