title = New Game
pitch = Eine Karte, die sonst niemand sieht, und eine geheime Wahl.

move-stay = Bleiben
move-leave = Gehen

card = Karte { $rank }
dealt = { $seat } bekommt: { $card }.
dealt-face-down = { $seat } bekommt eine Karte.
chosen = { $move-id ->
    [stay] { $seat } bleibt mit: { $card }
   *[leave] { $seat } geht
}
revealed = { $choices }.
won = { $seat } gewinnt.

option-seats = Plätze
option-seats-help = Wie viele am Tisch sitzen.
option-cards = Karten
option-cards-help = Wie viele Werte es gibt.

view-card = Karte auf der Hand: { $card }
view-waiting = Verteilte Karten: { $dealt }

# Das Spielbrett im Browser.

board-choose = { $seat } wählt
board-waiting = Warten auf { $seats }
board-dealing = Die Karten werden verteilt
board-over = Die Partie ist zu Ende
board-nobody = Niemand gewinnt
board-choosing = Wählt noch
board-chosen = Hat gewählt
board-moves = Mögliche Züge
