title = New Game
pitch = Una carta que nadie más ve y una elección secreta.

move-stay = Quedarse
move-leave = Irse

card = carta { $rank }
dealt = { $seat } recibe: { $card }.
dealt-face-down = { $seat } recibe una carta.
chosen = { $move-id ->
    [stay] { $seat } se queda con: { $card }
   *[leave] { $seat } se va
}
revealed = { $choices }.
won = { $seat } gana.

option-seats = Asientos
option-seats-help = Cuántos se sientan a la mesa.
option-cards = Cartas
option-cards-help = Cuántos valores hay.

view-card = Carta en mano: { $card }
view-waiting = Cartas repartidas: { $dealt }

# El tablero en el navegador.

board-choose = Elige { $seat }
board-waiting = Esperando a { $seats }
board-dealing = Se reparten las cartas
board-over = La partida ha terminado
board-nobody = Nadie gana
board-choosing = Está eligiendo
board-chosen = Ya ha elegido
board-moves = Jugadas posibles
