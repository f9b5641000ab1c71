title = New Game
pitch = Eine Karte, die sonst niemand sieht, und eine geheime Wahl.

move-stay = Bleiben
move-leave = Gehen

card = Karte { $rank }
dealt = { $seat-you ->
    [you] Du bekommst: { $card }.
   *[other] { $seat } bekommt: { $card }.
}
dealt-face-down = { $seat-you ->
    [you] Du bekommst eine Karte.
   *[other] { $seat } bekommt eine Karte.
}
chosen = { $seat-you ->
    [you] { $move-id ->
        [stay] { $seat } bleibst mit: { $card }
       *[leave] { $seat } gehst
    }
   *[other] { $move-id ->
        [stay] { $seat } bleibt mit: { $card }
       *[leave] { $seat } geht
    }
}
revealed = { $choices }.
won = { $seat-you ->
    [you] Du gewinnst.
   *[other] { $seat } gewinnt.
}

option-seats = Plätze
option-seats-help = Wie viele am Tisch sitzen.
option-cards = Karten
option-cards-help = Wie viele Werte es gibt.

view-card = Karte auf der Hand: { $card }
view-waiting = Verteilte Karten: { $dealt }

# Das Spielbrett im Browser.

board-choose = { $seat-you ->
    [you] Du bist dran: Wähle
   *[other] { $seat } wählt
}
board-waiting = { $seats-you ->
    [only] Warten auf dich
    [among] Es fehlen noch { $seats }
   *[none] Warten auf { $seats }
}
board-dealing = Die Karten werden verteilt
board-over = Die Partie ist zu Ende
board-nobody = Niemand gewinnt
board-choosing = Wählt noch
board-chosen = Hat gewählt
board-moves = Mögliche Züge
