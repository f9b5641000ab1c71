title = Pook
pitch = Dos aliados secretos, cartas de dos caras y un cerdito que no se está quieto.

faction-knight = Caballero
faction-mage = Mago
faction-orc = Orco
faction-viking = Vikingo
letter-knight = C
letter-mage = M
letter-orc = O
letter-viking = V
face-warrior = Guerrero a la vista
face-purse = Bolsa a la vista
card = { $faction } { $level }
banner-knight-mage = Caballero–Mago
banner-knight-orc = Caballero–Orco
banner-knight-viking = Caballero–Vikingo
banner-mage-orc = Mago–Orco
banner-mage-viking = Mago–Vikingo
banner-orc-viking = Orco–Vikingo

choose = { $card }, { $face }
lay = Colocarla en { $cell }
aim = Usar el poder en { $cell }
decline = No usar el poder
swap = Intercambiar a Piggy con { $cell }
take = Tomar el Estandarte { $banner }
end = Terminar el turno
pick = Elegir { $cell }

first = { $seat }
began = { $seat-you ->
    [you] Empiezas tú.
   *[other] Empieza { $seat }.
}
banner-dealt = { $seats-you ->
    [only] Recibes el Estandarte { $banner }.
    [among] Reciben { $seats } el Estandarte { $banner }.
   *[none] { $seats-count ->
        [one] { $seats } recibe el Estandarte { $banner }.
       *[other] { $seats } reciben el Estandarte { $banner }.
    }
}
banner-dealt-face-down = { $seats-you ->
    [only] Recibes un Estandarte.
    [among] Reciben { $seats } un Estandarte.
   *[none] { $seats-count ->
        [one] { $seats } recibe un Estandarte.
       *[other] { $seats } reciben un Estandarte.
    }
}
dealt = { $seat-you ->
    [you] Recibes { $card }.
   *[other] { $seat } recibe { $card }.
}
dealt-face-down = { $seat-you ->
    [you] Recibes una carta.
   *[other] { $seat } recibe una carta.
}
chosen = { $seat-you ->
    [you] { $face-id ->
        [warrior] Eliges { $card }, con el Guerrero a la vista.
       *[purse] Eliges { $card }, con la Bolsa a la vista.
    }
   *[other] { $face-id ->
        [warrior] { $seat } elige { $card }, con el Guerrero a la vista.
       *[purse] { $seat } elige { $card }, con la Bolsa a la vista.
    }
}
chosen-face-down = { $seat-you ->
    [you] Eliges una carta.
   *[other] { $seat } elige una carta.
}
warrior-laid = { $seat-you ->
    [you] Colocas { $card } en { $cell }.
   *[other] { $seat } coloca { $card } en { $cell }.
}
purse-laid = { $seat-you ->
    [you] Colocas { $card } en { $cell } como Bolsa.
   *[other] { $seat } coloca { $card } en { $cell } como Bolsa.
}
purse-laid-face-down = { $seat-you ->
    [you] Colocas una Bolsa en { $cell }.
   *[other] { $seat } coloca una Bolsa en { $cell }.
}
declined = { $seat-you ->
    [you] No usas el poder del { $faction }.
   *[other] { $seat } no usa el poder del { $faction }.
}
turned-down = { $seat-you ->
    [you] Tu Orco convierte en Bolsa la carta { $card } de { $cell }.
   *[other] El Orco de { $seat } convierte en Bolsa la carta { $card } de { $cell }.
}
turned-up = { $seat-you ->
    [you] Tu Vikingo descubre la Bolsa de { $cell }: { $card }.
   *[other] El Vikingo de { $seat } descubre la Bolsa de { $cell }: { $card }.
}
aimed = { $seat-you ->
    [you] Tu Mago elige la carta de { $cell }.
   *[other] El Mago de { $seat } elige la carta de { $cell }.
}
warriors-exchanged = { $seat-you ->
    [you] Tu Mago cambia el Guerrero de { $cell }: entra { $given }, sale { $taken }.
   *[other] El Mago de { $seat } cambia el Guerrero de { $cell }: entra { $given }, sale { $taken }.
}
purses-exchanged = { $seat-you ->
    [you] Tu Mago cambia la Bolsa de { $cell }: entra { $given }, sale { $taken }.
   *[other] El Mago de { $seat } cambia la Bolsa de { $cell }: entra { $given }, sale { $taken }.
}
purses-exchanged-face-down = { $seat-you ->
    [you] Tu Mago cambia la Bolsa de { $cell } por otra.
   *[other] El Mago de { $seat } cambia la Bolsa de { $cell } por otra.
}
piggy-swapped = { $seat-you ->
    [you] Llevas a Piggy de { $origin } a { $cell }.
   *[other] { $seat } lleva a Piggy de { $origin } a { $cell }.
}
banner-taken = { $seat-you ->
    [you] { $first ->
        [true] Tomas el primer Estandarte, { $banner }, y con él un punto.
       *[false] Tomas el Estandarte { $banner }.
    }
   *[other] { $first ->
        [true] { $seat } toma el primer Estandarte, { $banner }, y con él un punto.
       *[false] { $seat } toma el Estandarte { $banner }.
    }
}
ended = { $seat-you ->
    [you] Terminas el turno.
   *[other] { $seat } termina el turno.
}
drew = { $seat-you ->
    [you] Robas { $card }.
   *[other] { $seat } roba { $card }.
}
drew-face-down = { $seat-you ->
    [you] Robas una carta.
   *[other] { $seat } roba una carta.
}
score = { $points ->
    [one] { $seats } ({ $banner }): { $points } punto
   *[other] { $seats } ({ $banner }): { $points } puntos
}
banners-shown = Se muestran los Estandartes. { $scores }.
tied = { $points ->
    [one] Empate en cabeza con { $points } punto: { $seats }.
   *[other] Empate en cabeza con { $points } puntos: { $seats }.
}
picked = { $seat-you ->
    [you] { $seat } descubres { $cell }: { $card }
   *[other] { $seat } descubre { $cell }: { $card }
}
picks-turned = Se descubren todas a la vez. { $picks }.
won = { $seats-you ->
    [only] Ganas con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
    [among] Ganan { $seats } con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
   *[none] { $seats-count ->
        [one] { $seats } gana con { $points ->
            [one] { $points } punto.
           *[other] { $points } puntos.
        }
       *[other] { $seats } ganan con { $points ->
            [one] { $points } punto.
           *[other] { $points } puntos.
        }
    }
}

option-seats = Asientos
option-seats-help = Cuántos juegan.
option-teams = Equipos
option-teams-help = Cuatro asientos, compañeros frente a frente y un Estandarte por equipo.
option-open-banners = Estandartes a la vista
option-open-banners-help = Todos los Estandartes están a la vista; cada jugador toma uno durante la partida y el primero en hacerlo gana un punto.
option-hand = Mano
option-hand-help = Cuántas cartas recibe cada jugador al principio.
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

view-phase-first = Se sortea quién empieza.
view-phase-banners = Se reparten los Estandartes.
view-phase-deal = Se reparten las cartas.
view-phase-before = { $name-you ->
    [you] Te toca: elige una carta.
   *[other] { $name } va a elegir una carta.
}
view-phase-lay = { $name-you ->
    [you] Has elegido una carta: elige dónde colocarla.
   *[other] { $name } ha elegido una carta y busca dónde colocarla.
}
view-phase-power = { $name-you ->
    [you] Puedes usar el poder del Guerrero recién colocado.
   *[other] { $name } puede usar el poder del Guerrero recién colocado.
}
view-phase-give = { $name-you ->
    [you] Elige qué carta entrega el Mago.
   *[other] { $name } elige qué carta entrega el Mago.
}
view-phase-after = { $name-you ->
    [you] Aún puedes hacer algo antes de terminar el turno.
   *[other] { $name } aún puede hacer algo antes de terminar el turno.
}
view-phase-draw = { $name-you ->
    [you] Robas una carta.
   *[other] { $name } roba una carta.
}
view-phase-tie = Empate en cabeza: los empatados eligen cartas boca abajo.
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
view-marks = » recién colocada  x objetivo
view-score = { $points ->
    [one] { $points } punto ({ $banner })
   *[other] { $points } puntos ({ $banner })
}
view-dealt = Se reparten los Estandartes y las cartas.
view-legend = ( ) Bolsa y lo visto en ella · ·2· libre, 2 Bolsas en su fila y columna

# El tablero en el navegador
tagline = Las Bolsas pagan a los Guerreros y los Guerreros lo cambian todo: un solo cuadrado y dos facciones aliadas en secreto.
board-stage = Carta { $card } de { $total }
board-stage-tie = Desempate
board-chapter = { $name-you ->
    [you] Tu carta
   *[other] Carta: { $name }
}
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
    [one] { $cell } libre, { $purses } Bolsa en su fila y columna
   *[other] { $cell } libre, { $purses } Bolsas en su fila y columna
}
board-cell-warrior = { $cell } { $card }
board-cell-purse = { $cell } Bolsa
board-cell-known = { $cell } Bolsa, ya vista: { $card }
board-cell-piggy = { $cell } Piggy
board-described-row = Fila { $row }: { $cells }.
board-mark-protected = protegida
board-mark-last = colocada la última
board-mark-unsent = sin enviar
board-mark-legal = se puede elegir
board-seen = Ya vista: { $card }
board-status-plays = Le toca jugar
board-status-played = Acaba de jugar
board-status-secret = Estandarte secreto
board-status-none = Aún sin Estandarte
board-status-team = { $name-you ->
    [you] Contigo
   *[other] Con { $name }
}
board-holds = tiene
board-banner-secret = { $name-you ->
    [only] Tu Estandarte secreto
    [among] Estandarte secreto: { $name }
   *[none] Estandarte secreto: { $name }
}
board-banner-open = { $name-you ->
    [only] Tu Estandarte
    [among] Estandarte: { $name }
   *[none] Estandarte: { $name }
}
board-no-banner = { $name-you ->
    [you] Aún no tienes Estandarte.
   *[other] { $name } aún no tiene Estandarte.
}
board-visible = Niveles visibles: { $now }
board-visible-then = Niveles visibles: { $now }, luego { $then }
board-offer = Estandartes a la vista
board-first-banner = El primero que se tome da un punto.
board-grow = El cuadrado aún puede crecer
board-grow-how = Columnas: { $columns } de { $wide }. Filas: { $rows } de { $high }.
board-powers = Poderes
board-power-knight = protege de los poderes las cartas vecinas.
board-power-mage = cambia una carta vecina por una de la mano.
board-power-orc = convierte en Bolsa a un Guerrero vecino.
board-power-viking = descubre una Bolsa vecina.
board-does-knight = Protege
board-does-mage = Cambia
board-does-orc = Oculta
board-does-viking = Descubre
board-known = la conocen todos
board-on = en { $cell }
board-sum = { $purses ->
    [0] No hay Bolsas en la fila { $row } ni en la columna { $column }: aquí solo se puede colocar una Bolsa.
    [1] La fila { $row } y la columna { $column } suman una Bolsa: aquí cabe un Guerrero de nivel 1.
    [2] La fila { $row } y la columna { $column } suman { $purses } Bolsas: aquí caben Guerreros hasta el nivel 2.
   *[other] La fila { $row } y la columna { $column } suman { $purses } Bolsas: aquí cabe cualquier Guerrero.
}
board-sum-fits = { $purses ->
    [one] La fila { $row } y la columna { $column } suman una Bolsa: el nivel { $level } cabe.
   *[other] La fila { $row } y la columna { $column } suman { $purses } Bolsas: el nivel { $level } cabe.
}
board-sum-short = { $purses ->
    [0] No hay Bolsas en la fila { $row } ni en la columna { $column }: el nivel { $level } no cabe.
    [one] La fila { $row } y la columna { $column } solo suman una Bolsa: el nivel { $level } no cabe.
   *[other] La fila { $row } y la columna { $column } solo suman { $purses } Bolsas: el nivel { $level } no cabe.
}
board-sum-purse = Una Bolsa se puede colocar junto a cualquier carta, dentro del cuadrado.
board-piggy = Piggy
board-piggy-is = Cuenta como una Bolsa. Una vez por turno puede cambiar de sitio con una carta vecina.
board-purse = Bolsa
board-purse-is = Nadie puede mirar ya su otra cara.
board-purse-by = { $name-you ->
    [you] Solo tú conoces su otra cara.
   *[other] Solo { $name } conoce su otra cara.
}
board-purse-open = Todos han visto su otra cara: { $card }.
board-purse-own = { $name-you ->
    [you] Solo tú conoces su otra cara: { $card }.
   *[other] Solo { $name } conoce su otra cara: { $card }.
}
board-protected = Protegida
board-protected-why = El Caballero de { $knight } es vecino de { $cell }: ningún poder puede tocar esa carta.
board-tray = Qué pasa ahora
board-hand = { $name-you ->
    [you] Tus cartas
   *[other] Las cartas de { $name }
}
board-face = Cara a la vista
board-face-warrior = Guerrero
board-face-purse = Bolsa
board-undo = Deshacer
board-swap = Mover a Piggy
board-swap-short = Mover
board-pick = Elegir una carta
board-end = Terminar turno
board-decline = No usarlo
board-use-orc = Ocultarla
board-use-viking = Descubrirla
board-use-mage = Cambiarla
board-flag-orc = Ocultar
board-flag-viking = Descubrir
board-flag-mage = Cambiar
board-turn-card = { $name-you ->
    [you] Te toca: coloca una carta
   *[other] { $name }, coloca una carta
}
board-turn-lay = { $name-you ->
    [you] ¿Dónde va?
   *[other] { $name }, ¿dónde va?
}
board-turn-banner = { $name-you ->
    [you] Toma antes un Estandarte
   *[other] { $name }, toma antes un Estandarte
}
board-turn-piggy = { $name-you ->
    [you] ¿Adónde va Piggy?
   *[other] { $name }, ¿adónde va Piggy?
}
board-turn-power = { $name-you ->
    [you] { $faction ->
        [mage] ¿Usar el poder del Mago?
        [orc] ¿Usar el poder del Orco?
       *[viking] ¿Usar el poder del Vikingo?
    }
   *[other] { $faction ->
        [mage] { $name }, ¿usar el poder del Mago?
        [orc] { $name }, ¿usar el poder del Orco?
       *[viking] { $name }, ¿usar el poder del Vikingo?
    }
}
board-turn-give = { $name-you ->
    [you] ¿Qué carta?
   *[other] { $name }, ¿qué carta?
}
board-turn-after = { $name-you ->
    [you] ¿Algo más?
   *[other] { $name }, ¿algo más?
}
board-turn-ready = { $name-you ->
    [you] ¿Terminar el turno?
   *[other] { $name }, ¿terminar el turno?
}
board-turn-reveal = { $name-you ->
    [you] Se va a revelar una carta
   *[other] { $name }, se va a revelar una carta
}
board-turn-tie = { $name-you ->
    [you] Deshaz el empate
   *[other] { $name }, deshaz el empate
}
board-hint-card = Elige una carta y después una casilla iluminada.
board-hint-warrior = { $level ->
    [one] { $card } necesita { $level } Bolsa sumando fila y columna.
   *[other] { $card } necesita { $level } Bolsas sumando fila y columna.
}
board-hint-purse = { $card } cabe como Bolsa en cualquier casilla iluminada.
board-hint-unsent = Aún no se ha enviado.
board-hint-reveal = Después no hay vuelta atrás; el turno sigue.
board-hint-stopped = No se ha podido enviar el resto.
board-hint-banner = Hace falta antes de colocar la última carta.
board-hint-piggy = Toca la carta iluminada que cambia de sitio con Piggy.
board-hint-orc = Toca un Guerrero iluminado para convertirlo en Bolsa.
board-hint-viking = Toca una Bolsa iluminada para descubrirla.
board-hint-mage = Toca la carta que quieras cambiar.
board-hint-no-target = Ninguna carta de la mano sirve: solo queda renunciar.
board-hint-give = Ocupará ese sitio; la otra carta irá a la mano.
board-hint-after = { $what ->
    [both] Mueve a Piggy, toma un Estandarte o termina el turno.
    [take] Toma un Estandarte o termina el turno.
   *[swap] Mueve a Piggy o termina el turno.
}
board-hint-tie = Toca una carta boca abajo; se descubren todas a la vez.
board-tie-waits = La carta está elegida; faltan las de los demás.
board-result = { $names-you ->
    [only] Ganas con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    [among] Ganan { $names } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[none] { $count ->
        [one] { $names } gana con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
       *[other] { $names } ganan con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
    }
}
board-result-why = La mayor suma de niveles visibles: { $banner }.
board-result-tie = { $rounds ->
    [0] Empate, y no quedaba ninguna Bolsa para deshacerlo.
    [one] Había empate: las cartas descubiertas en el desempate también cuentan.
   *[other] Había empate: las cartas descubiertas en { $rounds } rondas de desempate también cuentan.
}
board-last-square = El cuadrado final
board-counted = El recuento
board-counted-how = Cada Guerrero visible de las dos facciones aliadas suma su nivel.
board-none-visible = ningún Guerrero visible
board-tie-break = desempate

board-option-deck-help = Las facciones que juegan y los niveles de sus Guerreros.
board-option-deck-part =
    { $at ->
        [0] Facción
       *[other] Nivel del Guerrero { $at }
    }

# Why a move is not possible.
too-few-purses = { $level ->
    [one] { $card } necesita { $level } Bolsa en su fila y su columna; aquí hay { $there }.
   *[other] { $card } necesita { $level } Bolsas en su fila y su columna; aquí hay { $there }.
}
no-place = { $level ->
    [one] { $card } necesita { $level } Bolsa en su fila y su columna, y ninguna casilla libre la tiene. Se puede colocar con la Bolsa a la vista.
   *[other] { $card } necesita { $level } Bolsas en su fila y su columna, y ninguna casilla libre tiene más de { $most }. Se puede colocar con la Bolsa a la vista.
}
card-first = Primero hay que elegir una carta de la mano.
taken = Ahí ya hay una carta.
banner-first = La última carta solo se coloca con un Estandarte. Primero hay que tomar uno.
out-of-reach = El poder solo alcanza a las cartas que tocan al Guerrero por un lado.
protected = Un Caballero vecino protege esta carta de todos los poderes.
not-piggy = Ningún poder afecta a Piggy.
orc-needs-warrior = Un Orco solo da la vuelta a Guerreros, y esto es una Bolsa.
viking-needs-purse = Un Vikingo solo da la vuelta a Bolsas, y esto es un Guerrero.
nothing-to-give = El Mago no tiene en la mano ninguna carta que pueda ir ahí.
piggy-moved = Piggy solo se mueve una vez por turno.
piggy-not-beside = Piggy solo cambia de sitio con una carta que lo toque por un lado.
piggy-barred = Piggy acaba de salir de ahí y no puede volver enseguida.

# Tips for a first match, and what a greyed key waits for.
board-tip-hand = Primero se elige una carta y después su lugar. Al final, los Guerreros visibles de las dos facciones del Estandarte dan tantos puntos como su nivel.
board-tip-face = Con la Bolsa a la vista no cuesta nada. Con el Guerrero a la vista necesita tantas Bolsas en su fila y su columna como su nivel, y tiene un poder.
board-tip-place = La carta puede ir a cualquier casilla iluminada. El número cuenta las Bolsas de su fila y su columna.
board-tip-piggy = Una vez por turno, Piggy puede cambiar de sitio con una carta vecina. Piggy cuenta como una Bolsa.
board-undo-nothing = Todavía no hay nada que deshacer.
board-swap-none = Ahora Piggy no puede ir a ninguna parte.
board-send-first = Primero hay que elegir una carta y su lugar.
board-send-gift = Primero hay que elegir la carta que da el Mago.
board-send-piggy = Primero hay que elegir la carta con la que cambia Piggy.

# What speaks for the move in a hint.
purse-is-free = Con la Bolsa a la vista no cuesta nada y ayuda a pagar Guerreros.
ally-scores = { $points ->
    [one] { $card } es un aliado y da { $points } punto mientras esté a la vista.
   *[other] { $card } es un aliado y da { $points } puntos mientras esté a la vista.
}
laid-for-power = { $card } no es un aliado; se coloca por su poder.
adds-no-purse = Con el Guerrero a la vista, { $card } no añade ninguna Bolsa que sirva a otros.
enough-purses = { $level ->
    [one] { $card } necesita { $level } Bolsa en su fila y su columna; aquí hay { $there }.
   *[other] { $card } necesita { $level } Bolsas en su fila y su columna; aquí hay { $there }.
}
purse-counts = { $places ->
    [0] Aquí la Bolsa no cuenta para ninguna otra casilla que ahora esté libre.
    [one] Aquí la Bolsa cuenta para otra casilla que ahora está libre.
   *[other] Aquí la Bolsa cuenta para otras { $places } casillas que ahora están libres.
}
rival-hidden = { $card } no es un aliado: con la Bolsa a la vista no da puntos a nadie.
becomes-purse = { $card } pasa a ser una Bolsa, que paga Guerreros.
ally-appears = { $points ->
    [one] Bajo esta Bolsa está { $card }, un aliado: a la vista da { $points } punto.
   *[other] Bajo esta Bolsa está { $card }, un aliado: a la vista da { $points } puntos.
}
purse-gone = Dada la vuelta, la Bolsa ya no paga otros Guerreros.
taken-to-hand = { $card } pasa de la mesa a la mano.
shows-card = El cambio muestra una carta que aún no se conoce.
allies-only = El poder solo alcanzaría a aliados.
power-unused = { $faction-id ->
    [orc] Sin el poder, el Guerrero sigue a la vista y no hay una Bolsa más.
    [viking] Sin el poder, la Bolsa sigue ahí y aún paga Guerreros.
   *[mage] Sin cambio, la mano se queda como está.
}
piggy-pays = Piggy cuenta como una Bolsa y ahora ayuda en otra fila o columna.
no-way-back = En el próximo turno, Piggy no puede volver.
piggy-stays = Sin mover a Piggy, cada carta se queda en su sitio.
only-warriors-count = Ya están todas las cartas: solo cuentan los Guerreros a la vista, esté donde esté Piggy.
banner-can-wait = Un Estandarte también se puede tomar en un turno posterior.
banner-now = { $points ->
    [0] Ningún Guerrero a la vista da todavía puntos a { $banner }.
    [one] Los Guerreros a la vista dan ahora { $points } punto a { $banner }.
   *[other] Los Guerreros a la vista dan ahora { $points } puntos a { $banner }.
}
pick-scores = { $points ->
    [0] Bajo esta Bolsa está { $card }, que no es un aliado.
    [one] Bajo esta Bolsa está { $card }: da { $points } punto.
   *[other] Bajo esta Bolsa está { $card }: da { $points } puntos.
}
unknown-pick = { $unseen ->
    [one] Es la única carta que aún no se conoce; { $allies ->
        [0] no es un aliado
       *[other] es un aliado
    }.
   *[other] De las { $unseen } cartas que aún no se conocen, { $allies ->
        [0] ninguna es un aliado
        [one] { $allies } es un aliado
       *[other] { $allies } son aliados
    }.
}

# El objetivo, en la barra sobre la mesa.
board-aim = Puntos: niveles visibles de estas dos facciones: { $now }
board-aim-all = Puntos: niveles visibles de dos facciones

# Estadísticas de partidas terminadas, en el perfil.

figure-points = Máximo de puntos
figure-points-help = En una partida
figure-allies-found = Aliados descubiertos
figure-allies-found-help = Bolsas descubiertas que ocultaban un aliado
figure-piggy-moved = Piggy en marcha
figure-piggy-moved-help = Turnos en los que Piggy cambió de sitio
