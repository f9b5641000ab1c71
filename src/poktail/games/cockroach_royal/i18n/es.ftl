title = Póquer de cucarachas Royal
pitch = Deslizar una carta, anunciar qué es y que se lo crean o no.

card-bat = un murciélago
card-fly = una mosca
card-cockroach = una cucaracha
card-toad = un sapo
card-rat = una rata
card-scorpion = un escorpión
card-stink-bug = una chinche
card-royal-bat = el murciélago real
card-royal-fly = la mosca real
card-royal-cockroach = la cucaracha real
card-royal-toad = el sapo real
card-royal-rat = la rata real
card-royal-scorpion = el escorpión real
card-royal-stink-bug = la chinche real
card-joker = el comodín
card-blank = la carta vacía

claim-bat = murciélago
claim-fly = mosca
claim-cockroach = cucaracha
claim-toad = sapo
claim-rat = rata
claim-scorpion = escorpión
claim-stink-bug = chinche
claim-royal = real

name-joker = comodín
name-blank = carta vacía

answer-judge-true = «Verdad»
answer-judge-false = «Mentira»
answer-pass = Mirar y pasarla
answer-enough = Sin segunda carta
pick = Dar { $card }
offer = Deslizarla hacia { $to }
call = Decir «{ $claim }»
pay = Pagar con { $card }
starter = Empieza { $seat }

starter-drawn = Empieza { $seat }.
turned-up = { $pile ->
    [one] Se descubre la última carta del montón de castigo: { $card }.
   *[other] Sobre el montón de castigo, de { $pile } cartas, queda { $card }.
}
dealt = { $seat } recibe { $card }.
dealt-face-down = { $seat } recibe una carta.
round-began = Ronda { $round }: sale { $seat }.
picked = { $seat } elige { $card }.
picked-face-down = { $seat } elige una carta.
offered = { $seat } desliza la carta hacia { $to }.
claimed = { $seat } dice a { $to }: «{ $claim }».
looked = { $seat } pasa la carta, la mira y ve { $card }.
looked-face-down = { $seat } pasa la carta y la mira.
judged = { $giver } dijo «{ $claim }», { $seat } responde «{ $verdict ->
    [true] verdad
   *[false] mentira
}» y descubre { $card }. { $right ->
    [true] Acierto
   *[false] Error
}: { $taker } se lleva la carta.
laid = { $clause-id ->
    [ROYAL-10] La carta de arriba del montón es para { $seat }, que pone { $card } en la mesa.
   *[other] { $seat } pone { $card } en la mesa.
}
took-to-hand = { $clause-id ->
    [ROYAL-11] Del montón { $seat } se lleva { $card } a la mano.
   *[other] { $seat } se lleva { $card } a la mano.
}
payment-picked = { $seat } elige { $card } como primera carta del pago.
payment-picked-face-down = { $seat } elige la primera carta del pago.
payment-named = { $clause-id ->
    [ROYAL-13] { $seat } paga con la única carta que puede: { $cards }.
   *[other] { $cards-count ->
        [one] { $seat } paga con una carta que corresponde a «{ $claim }»: { $cards }.
       *[other] { $seat } paga con dos cartas: { $cards }.
    }
}
paid-nothing = { $seat } no tiene con qué pagar.
lost = { $clause-id ->
    [ROYAL-13] Pierde { $seat }: otra vez sin nada con que pagar, y nadie puso una carta entretanto.
    [ROYAL-16] Pierde { $seat }: le toca salir y no tiene cartas en la mano.
   *[other] Pierde { $seat }: demasiados animales de una misma especie. Ganan todos los demás.
}

option-seats = Asientos
option-seats-help = Cuántas personas se sientan a la mesa.
option-specials-pay = Pago por las cartas especiales del montón
option-specials-pay-help = Si por un comodín o una carta vacía del montón de castigo se paga como por una carta tomada; si no, la carta va sin más a la mano.
option-lose-at = Cartas iguales que pierden
option-lose-at-help = Con cuántas cartas de una especie delante se pierde; 0: cuatro, y cinco con dos asientos.
option-pile = Montón de castigo
option-pile-help = Cuántas cartas tiene el montón de castigo antes de repartir; 0: siete, y dieciséis con dos asientos. Se le añaden las que sobren.
option-species = Especies
option-species-help = Cuántas especies hay.
option-copies = Cartas sencillas
option-copies-help = Cuántas cartas sencillas tiene cada especie.
option-royals = Reales
option-royals-help = Cuántas especies tienen carta real, como mucho una cada una.
option-joker = Comodín
option-joker-help = Si el comodín está en la baraja.
option-blank = Carta vacía
option-blank-help = Si la carta vacía está en la baraja.

view-heading = { $round ->
    [0] Antes de la primera ronda
   *[other] Ronda { $round }
} · { $pile ->
    [0] el montón de castigo se ha agotado
    [one] montón de castigo: 1 carta
   *[other] montón de castigo: { $pile } cartas
}{ $top ->
    [none] { "" }
   *[other] , arriba: { $top }
}
view-legend = { $card } carta   { $crown } real   { $danger } una más y pierde
view-hand-sizes = en la mano
view-hand = Mano:
view-no-cards = ninguna carta
view-way = Camino de la carta: { $steps }
view-said = { $name } «{ $claim }»
view-looked = { $name } (la conoce)
view-receives = { $name } (no la ha mirado)
view-card = La carta en camino: { $card }
view-bill = Pago por el anuncio «{ $claim }»: una carta que corresponda o dos cualesquiera.
view-picked = Primera carta del pago: { $card }
view-named = Quedan por poner: { $cards }
view-special = { $certain ->
    [true] { $card }: con { $name }
   *[false] { $card }: con { $name }, salvo que sea la carta en camino
}
view-stalled = Alguien no tuvo con qué pagar y desde entonces nadie ha puesto carta: la próxima vez se pierde.

view-phase-start = Se sortea quién empieza.
view-phase-turn-up = Se descubre la carta de arriba del montón.
view-phase-deal = Se reparten las cartas.
view-phase-pick = { $name } sale y elige una carta para dar.
view-phase-offer = { $name } elige quién recibe la carta.
view-phase-claim = { $name } dice qué es la carta.
view-phase-judge = { $name } responde: ¿es verdad «{ $claim }»?
view-phase-pay = { $name } elige la primera carta del pago.
view-phase-pay-more = { $name } elige una segunda carta del pago o lo deja en una.

# El tablero en el navegador
tagline = Deslizar una carta, decir qué es y mentir bien: cuatro iguales pierden.
board-round = { $round ->
    [0] Antes de la primera ronda
   *[other] Ronda { $round }
}
board-chapter = Ronda { $round }: sale { $name }
board-limit = { $limit } iguales pierden
board-matrix = Cartas delante de cada asiento
board-hand-size = { $count ->
    [0] ninguna carta en la mano
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
board-pile = { $species } { $count }
board-pile-crowned = { $species } { $count } (una es la real)
board-pile-danger = { $species } { $count } de { $limit } (una más y pierde)
board-laid = Sobre la mesa: { $piles }.
board-laid-none = Nada sobre la mesa.
board-pile-title = Montón de castigo
board-pile-count = { $count ->
    [0] agotado
    [one] una carta
   *[other] { $count } cartas
}{ $top ->
    [none] { "" }
   *[other] , arriba { $top }
}

board-status-none = Espera
board-status-starts = Elige una carta
board-status-pays = Tiene que pagar
board-status-free = Aún no la ha tenido
board-status-has = La tiene, sin verla
board-status-looked = La mira y la pasa
board-status-began = Salió con «{ $claim }»
board-status-said = La miró, dice «{ $claim }»
board-status-loses = Pierde
board-status-wins = Gana

board-says = { $name } dice:
board-claim = «{ $claim }.»
board-knows = { $name } ha visto { $card }.
board-chooses = { $name } elige una carta…
board-holds = { $name } tiene la carta y piensa…
board-deals = Se reparten las cartas…

board-way = El camino de esta carta
board-way-starts = sale con ella
board-way-looks = la ha mirado
board-way-began = dijo «{ $claim }»
board-way-said = la miró, dijo «{ $claim }»
board-way-has = no la ha mirado
board-way-free = aún puede recibirla
board-way-brief = { $name }: «{ $claim }»
board-way-maybe = ¿{ $name }?

board-said = { $name } dijo «{ $claim }».
board-answered = { $name } respondió: { $verdict ->
    [true] verdad
   *[false] mentira
}.
board-right = ¡Acierto!
board-wrong = ¡Error!
board-takes = { $name } se lleva { $card }.
board-makes = «{ $species }»: ya hay { $count } de { $limit } delante de { $name }.
board-happened = { $right ->
    [true] Acierto
   *[false] Error
}: { $taker } se lleva { $card }.
board-go-on = Seguir

board-tray = El lado de { $name }
board-tray-all = Qué espera la mesa
board-watching = Quien mira no ve ninguna mano.
board-own = Delante de { $name }
board-hand = { $name }: mano
board-hand-short = Mano
board-crowned = { $species } (carta real)
board-line = { $name }: { $text }
board-stack = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
board-empty = { $name } no tiene cartas. Quien debe salir sin cartas pierde.

board-ask-judge = { $name }, ¿es verdad «{ $claim }»?
board-ask-judge-hint = Acierto: { $giver } se lleva la carta. Error: se la lleva { $name }.
board-ask-pick = { $name }, una carta para dar
board-ask-pass = { $name }, la carta sigue su camino
board-ask-hint = Verdad o no: se puede decir todo.
board-ask-pay = { $name }, hay que pagar por { $card }
board-true = Verdad
board-false = Mentira
board-pass-hint = a { $names }, con un anuncio propio
board-must-judge = Todos han tenido esta carta: ahora hay que juzgar.
board-warning = «{ $claim }»: ya hay { $count } de { $limit } delante de { $name }. Una más y pierde.
board-choose-card = Carta
board-choose-seat = A quién
board-choose-claim = Anuncio
board-slide = Deslizar la carta
board-undo = Deshacer
board-pay-cards = Cartas para pagar
board-pay-second = Segunda carta para pagar
board-pay = { $count ->
    [0] Pagar
    [one] Pagar con una carta
   *[other] Pagar con { $count } cartas
}

board-result = Pierde { $name }, ganan todos los demás
board-why-alike = «{ $species }»: hay { $count } delante de { $name }.
board-score = { $count ->
    [one] una carta puesta
   *[other] { $count } cartas puestas
}
board-end = Mentir y escuchar
board-end-judged = { $count ->
    [0] no juzgó ninguna carta
   *[other] acertó { $right } de { $count } juicios
}
board-end-lies = { $count ->
    [0] ninguna mentira juzgada
    [one] una mentira juzgada, { $believed ->
        [0] no creída
       *[other] creída
    }
   *[other] { $count } mentiras juzgadas, { $believed } creídas
}
