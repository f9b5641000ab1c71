title = Pook
pitch = Dos aliados secretos, cartas de dos caras y un cerdito que no para quieto.

faction-knight = Caballero
faction-mage = Mago
faction-orc = Orco
faction-viking = Vikingo
letter-knight = C
letter-mage = M
letter-orc = O
letter-viking = V
face-warrior = con el Guerrero a la vista
face-purse = con la Bolsa a la vista
card = { $faction } { $level }
banner-knight-mage = Caballero–Mago
banner-knight-orc = Caballero–Orco
banner-knight-viking = Caballero–Vikingo
banner-mage-orc = Mago–Orco
banner-mage-viking = Mago–Vikingo
banner-orc-viking = Orco–Vikingo

choose = { $card }, { $face }
lay = Ponerla en { $cell }
aim = Usar el poder en { $cell }
decline = No usar el poder
swap = Cambiar a Piggy por la carta de { $cell }
take = Tomar el Estandarte { $banner }
end = Terminar el turno
pick = Señalar { $cell }

first = { $seat }
began = Empieza { $seat }.
banner-dealt = { $seats-count ->
    [one] { $seats } recibe el Estandarte { $banner }.
   *[other] { $seats } reciben el Estandarte { $banner }.
}
banner-dealt-face-down = { $seats-count ->
    [one] { $seats } recibe un Estandarte.
   *[other] { $seats } reciben un Estandarte.
}
dealt = { $seat } recibe { $card }.
dealt-face-down = { $seat } recibe una carta.
chosen = { $face-id ->
    [warrior] { $seat } elige { $card }, con el Guerrero a la vista.
   *[purse] { $seat } elige { $card }, con la Bolsa a la vista.
}
chosen-face-down = { $seat } elige una carta.
warrior-laid = { $seat } pone { $card } en { $cell }.
purse-laid = { $seat } pone { $card } en { $cell }, con la Bolsa a la vista.
purse-laid-face-down = { $seat } pone una Bolsa en { $cell }.
declined = { $seat } no usa el poder del { $faction }.
turned-down = El Orco de { $seat } da la vuelta a { $card } en { $cell }: ahora es una Bolsa.
turned-up = El Vikingo de { $seat } da la vuelta a la Bolsa de { $cell }: { $card }.
aimed = El Mago de { $seat } señala la carta de { $cell }.
warriors-exchanged = El Mago de { $seat } cambia el Guerrero de { $cell }: entra { $given }, sale { $taken }.
purses-exchanged = El Mago de { $seat } cambia la Bolsa de { $cell }: entra { $given }, sale { $taken }.
purses-exchanged-face-down = El Mago de { $seat } cambia la Bolsa de { $cell } por otra.
piggy-swapped = { $seat } mueve a Piggy de { $origin } a { $cell }.
banner-taken = { $first ->
    [true] { $seat } toma el primer Estandarte, { $banner }, y con él un punto.
   *[false] { $seat } toma el Estandarte { $banner }.
}
ended = { $seat } termina el turno.
drew = { $seat } roba { $card }.
drew-face-down = { $seat } roba una carta.
score = { $points ->
    [one] { $seats } ({ $banner }): { $points } punto
   *[other] { $seats } ({ $banner }): { $points } puntos
}
banners-shown = Se muestran los Estandartes. { $scores }.
tied = { $points ->
    [one] Empate en cabeza con { $points } punto: { $seats }.
   *[other] Empate en cabeza con { $points } puntos: { $seats }.
}
picked = { $seat } da la vuelta a { $cell }: { $card }
picks-turned = Todas a la vez. { $picks }.
won = { $seats-count ->
    [one] { $seats } gana con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
   *[other] { $seats } ganan a la par con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
}

option-seats = Asientos
option-seats-help = Cuántos se sientan a la mesa.
option-teams = Equipos
option-teams-help = Cuatro asientos, compañeros frente a frente, un Estandarte por equipo.
option-open-banners = Estandartes a la vista
option-open-banners-help = Todos los Estandartes están a la vista; cada cual toma uno durante la partida y el primero en hacerlo gana un punto.
option-hand = Mano
option-hand-help = Cuántas cartas recibe cada cual al principio.
option-columns = Columnas
option-columns-help = Hasta qué anchura puede crecer el cuadrado.
option-rows = Filas
option-rows-help = Hasta qué altura puede crecer el cuadrado.
option-deck = Cartas
option-deck-help = Una línea por facción: su nombre en inglés y los niveles de sus cartas.
option-banners = Estandartes
option-banners-help = Qué parejas de facciones hay en la caja.

view-phase-first = El azar decide quién empieza.
view-phase-banners = Se reparten los Estandartes.
view-phase-deal = Se reparten las cartas.
view-phase-before = { $name } va a elegir una carta.
view-phase-lay = { $name } ha elegido una carta y busca dónde ponerla.
view-phase-power = { $name } puede usar el poder del Guerrero recién puesto.
view-phase-give = { $name } elige la carta que dará el Mago.
view-phase-after = { $name } aún puede hacer algo antes de terminar el turno.
view-phase-draw = { $name } roba una carta.
view-phase-tie = Empate en cabeza: quienes empatan señalan una carta boca abajo.
view-phase-over = La partida ha terminado.
view-barred = Piggy no puede volver a { $cell }.
view-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
view-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
view-bonus = primer Estandarte +1
view-kept = tiene { $cards }
view-offer = Estandartes a la vista: { $banners }
view-pile = { $count ->
    [one] Mazo: { $count } carta
   *[other] Mazo: { $count } cartas
}
view-unused = Estandartes en la caja: { $count }
view-hand = Mano:
view-chosen = Elegida: { $card }, { $face }
view-level = nivel
view-marks = » recién puesta  x objetivo
view-legend = ( ) Bolsa, con lo que este asiento ha visto · ·2· libre, 2 Bolsas en línea
