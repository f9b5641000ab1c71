title = New Game
pitch = A card nobody else sees, and one secret choice.

move-stay = Stay
move-leave = Leave

card = card { $rank }
dealt = { $seat } gets { $card }.
dealt-face-down = { $seat } gets a card.
chosen = { $move-id ->
    [stay] { $seat } stays with { $card }
   *[leave] { $seat } leaves
}
revealed = { $choices }.
won = { $seat } wins.

option-seats = Seats
option-seats-help = How many sit at the table.
option-cards = Cards
option-cards-help = How many ranks there are.

view-card = Card in hand: { $card }
view-waiting = Cards dealt: { $dealt }

# The board in the browser.

board-choose = { $seat }, choose
board-waiting = Waiting for { $seats }
board-dealing = The cards are dealt
board-over = The match is over
board-nobody = Nobody wins
board-choosing = Is choosing
board-chosen = Has chosen
board-moves = Possible moves
