title = New Game
pitch = Una carta que nadie más ve y una elección secreta.

move-stay = Quedarse
move-leave = Irse

card = carta { $rank }
dealt = { $seat-you ->
    [you] Recibes: { $card }.
   *[other] { $seat } recibe: { $card }.
}
dealt-face-down = { $seat-you ->
    [you] Recibes una carta.
   *[other] { $seat } recibe una carta.
}
chosen = { $seat-you ->
    [you] { $move-id ->
        [stay] { $seat } te quedas con: { $card }
       *[leave] { $seat } te vas
    }
   *[other] { $move-id ->
        [stay] { $seat } se queda con: { $card }
       *[leave] { $seat } se va
    }
}
revealed = { $choices }.
won = { $seat-you ->
    [you] Ganas.
   *[other] { $seat } gana.
}

option-seats = Asientos
option-seats-help = Cuántos se sientan a la mesa.
option-cards = Cartas
option-cards-help = Cuántos valores hay.

view-card = Carta en mano: { $card }
view-waiting = Cartas repartidas: { $dealt }

# El tablero en el navegador.

board-choose = { $seat-you ->
    [you] Te toca elegir
   *[other] Elige { $seat }
}
board-waiting = { $seats-you ->
    [only] Solo faltas tú
    [among] Faltan { $seats }
   *[none] Esperando a { $seats }
}
board-dealing = Se reparten las cartas
board-over = La partida ha terminado
board-nobody = Nadie gana
board-choosing = Está eligiendo
board-chosen = Ya ha elegido
board-moves = Jugadas posibles
