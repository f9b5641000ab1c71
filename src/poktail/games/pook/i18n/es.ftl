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
option-deck-line = Facción { $n }
option-banners = Estandartes
option-banners-help = Qué parejas de facciones hay en la caja.
option-banners-knight-mage = { banner-knight-mage }
option-banners-knight-orc = { banner-knight-orc }
option-banners-knight-viking = { banner-knight-viking }
option-banners-mage-orc = { banner-mage-orc }
option-banners-mage-viking = { banner-mage-viking }
option-banners-orc-viking = { banner-orc-viking }

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

# El tablero en el navegador
tagline = Bolsas para reclutar Guerreros, un solo cuadrado para todos y dos facciones a las que servir en secreto.
board-stage = Carta { $card } de { $total }
board-stage-tie = Desempate
board-chapter = Carta: { $name }
board-stage-end = El final
board-stage-over = Terminada tras { $total ->
    [one] { $total } carta
   *[other] { $total } cartas
}
board-square = El cuadrado
board-row = { $purses ->
    [one] Fila { $name }, { $purses } Bolsa
   *[other] Fila { $name }, { $purses } Bolsas
}
board-column = { $purses ->
    [one] Columna { $name }, { $purses } Bolsa
   *[other] Columna { $name }, { $purses } Bolsas
}
board-cell-free = { $purses ->
    [one] { $cell } libre, { $purses } Bolsa en línea
   *[other] { $cell } libre, { $purses } Bolsas en línea
}
board-cell-warrior = { $cell } { $card }
board-cell-purse = { $cell } Bolsa
board-cell-known = { $cell } Bolsa, ya vista: { $card }
board-cell-piggy = { $cell } Piggy
board-described-row = Fila { $row }: { $cells }.
board-mark-protected = protegida
board-mark-last = puesta la última
board-mark-unsent = aún sin enviar
board-mark-legal = se puede elegir
board-seen = Ya vista: { $card }
board-status-plays = Le toca
board-status-played = Acaba de jugar
board-status-secret = Estandarte secreto
board-status-none = Sin Estandarte
board-status-team = Con { $name }
board-holds = tiene
board-banner-secret = Estandarte secreto: { $name }
board-banner-open = Estandarte: { $name }
board-no-banner = { $name } aún no tiene Estandarte.
board-visible = Niveles visibles: { $now }
board-visible-then = Niveles visibles: { $now }, luego { $then }
board-offer = Estandartes a la vista
board-first-banner = El primero que se tome da un punto.
board-grow = El cuadrado aún puede crecer
board-grow-how = Columnas: { $columns } de { $wide }. Filas: { $rows } de { $high }.
board-powers = Poderes
board-power-knight = protege de los poderes las cartas de al lado.
board-power-mage = cambia una carta de al lado por una de la mano.
board-power-orc = convierte en Bolsa un Guerrero de al lado.
board-power-viking = da la vuelta a una Bolsa de al lado.
board-does-knight = Protege
board-does-mage = Cambia
board-does-orc = Tapa
board-does-viking = Revela
board-known = la conocen todos
board-on = en { $cell }
board-sum = { $purses ->
    [0] Ninguna Bolsa en la fila { $row } ni en la columna { $column }: aquí solo cabe una Bolsa.
    [1] La fila { $row } y la columna { $column } tienen una Bolsa: cabe un Guerrero de nivel 1.
    [2] La fila { $row } y la columna { $column } tienen { $purses } Bolsas: caben Guerreros hasta el nivel 2.
   *[other] La fila { $row } y la columna { $column } tienen { $purses } Bolsas: cabe cualquier Guerrero.
}
board-sum-fits = { $purses ->
    [one] La fila { $row } y la columna { $column } tienen { $purses } Bolsa: el nivel { $level } cabe.
   *[other] La fila { $row } y la columna { $column } tienen { $purses } Bolsas: el nivel { $level } cabe.
}
board-sum-short = { $purses ->
    [0] La fila { $row } y la columna { $column } no tienen ninguna Bolsa: el nivel { $level } no cabe.
    [one] La fila { $row } y la columna { $column } solo tienen { $purses } Bolsa: el nivel { $level } no cabe.
   *[other] La fila { $row } y la columna { $column } solo tienen { $purses } Bolsas: el nivel { $level } no cabe.
}
board-sum-purse = Una Bolsa cabe junto a cualquier carta del cuadrado.
board-piggy = Piggy
board-piggy-is = Cuenta como una Bolsa. Una vez por turno, Piggy puede cambiar de sitio con una carta de al lado.
board-purse = Bolsa
board-purse-is = Nadie puede mirar ahora su otra cara.
board-purse-by = Solo { $name } conoce su otra cara.
board-purse-open = Todos han visto su otra cara: { $card }.
board-purse-own = Solo { $name } conoce su otra cara: { $card }.
board-protected = Protegida
board-protected-why = El Caballero de { $knight } está junto a { $cell }: ningún poder llega hasta ahí.
board-tray = La bandeja
board-hand = Las cartas de { $name }
board-face = La cara a la vista
board-face-warrior = Guerrero
board-face-purse = Bolsa
board-undo = Deshacer
board-swap = Mover a Piggy
board-swap-short = Piggy
board-pick = Señalar una carta
board-end = Fin del turno
board-decline = Sin poder
board-use-orc = Taparla
board-use-viking = Revelarla
board-use-mage = Cambiarla
board-flag-orc = Tapar
board-flag-viking = Revelar
board-flag-mage = Cambiar
board-turn-card = { $name }, una carta para poner
board-turn-lay = { $name }, ¿dónde va?
board-turn-banner = { $name }, primero un Estandarte
board-turn-piggy = { $name }, ¿adónde va Piggy?
board-turn-power = { $faction ->
    [mage] { $name }, ¿usar el poder del Mago?
    [orc] { $name }, ¿usar el poder del Orco?
   *[viking] { $name }, ¿usar el poder del Vikingo?
}
board-turn-give = { $name }, ¿qué carta?
board-turn-after = { $name }, ¿algo más?
board-turn-ready = { $name }, ¿fin del turno?
board-turn-reveal = { $name }, ¿ver la carta?
board-turn-tie = { $name }, el desempate
board-hint-card = Elegir una carta y una casilla iluminada.
board-hint-warrior = { $level ->
    [one] { $card } necesita { $level } Bolsa en fila y columna.
   *[other] { $card } necesita { $level } Bolsas en fila y columna.
}
board-hint-purse = Como Bolsa cabe en toda casilla iluminada.
board-hint-unsent = Aún sin enviar.
board-hint-reveal = Después sigue el turno.
board-hint-stopped = El resto no se pudo enviar.
board-hint-banner = Hace falta antes de la última carta.
board-hint-piggy = Tocar una carta iluminada.
board-hint-orc = Tocar un Guerrero iluminado.
board-hint-viking = Tocar una Bolsa iluminada.
board-hint-mage = Tocar la carta que se cambia.
board-hint-no-target = Ninguna carta de la mano cabe: solo queda renunciar.
board-hint-give = Va ahí; la carta tomada viene a la mano.
board-hint-after = { $what ->
    [both] Mover a Piggy, tomar un Estandarte o terminar el turno.
    [take] Tomar un Estandarte o terminar el turno.
   *[swap] Mover a Piggy o terminar el turno.
}
board-hint-tie = Tocar una carta boca abajo; todas se dan la vuelta a la vez.
board-tie-waits = La carta está señalada; los demás aún eligen.
board-result = { $count ->
    [one] { $names } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[other] { $names } ganan con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
board-result-why = Más niveles visibles: { $banner }.
board-result-tie = { $rounds ->
    [0] Empate, y no quedaba ninguna Bolsa para deshacerlo.
    [one] Empate, resuelto en { $rounds } ronda.
   *[other] Empate, resuelto en { $rounds } rondas.
}
board-last-square = El último cuadrado
board-counted = El recuento
board-counted-how = Cada Guerrero visible de las dos facciones cuenta con su nivel.
board-none-visible = ningún Guerrero visible
board-tie-break = desempate

board-option-deck-help = Las facciones que juegan y los niveles de sus guerreros.
board-option-deck-part =
    { $at ->
        [0] Facción
       *[other] Nivel del guerrero { $at }
    }
