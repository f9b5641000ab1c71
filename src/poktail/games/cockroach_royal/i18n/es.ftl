title = Póker de cucarachas Royal
pitch = Una carta boca abajo, alguien que dice qué es y la duda de siempre: ¿verdad o mentira?

card-bat = un murciélago
card-fly = una mosca
card-cockroach = una cucaracha
card-toad = un sapo
card-rat = una rata
card-scorpion = un escorpión
card-stink-bug = una chinche
card-royal-bat = el murciélago Royal
card-royal-fly = la mosca Royal
card-royal-cockroach = la cucaracha Royal
card-royal-toad = el sapo Royal
card-royal-rat = la rata Royal
card-royal-scorpion = el escorpión Royal
card-royal-stink-bug = la chinche Royal
card-joker = el comodín
card-blank = la carta en blanco

claim-bat = murciélago
claim-fly = mosca
claim-cockroach = cucaracha
claim-toad = sapo
claim-rat = rata
claim-scorpion = escorpión
claim-stink-bug = chinche
claim-royal = Royal

name-joker = comodín
name-blank = carta en blanco

answer-judge-true = «Verdad»
answer-judge-false = «Mentira»
answer-pass = Mirarla y pasarla
answer-enough = Pagar con una sola carta
pick = Dar { $card }
offer = Dársela a { $to }
call = Decir «{ $claim }»
pay = Pagar con { $card }
starter = { $seat-you ->
    [you] Empiezas tú
   *[other] Empieza { $seat }
}

starter-drawn = { $seat-you ->
    [you] Empiezas tú.
   *[other] Empieza { $seat }.
}
turned-up = { $pile ->
    [one] Se descubre la última carta del montón de castigo: { $card }.
   *[other] Se descubre la carta de arriba del montón de castigo ({ $pile } cartas): { $card }.
}
dealt = { $seat-you ->
    [you] Recibes { $card }.
   *[other] { $seat } recibe { $card }.
}
dealt-face-down = { $seat-you ->
    [you] Recibes una carta.
   *[other] { $seat } recibe una carta.
}
round-began = { $seat-you ->
    [you] Ronda { $round }: empiezas tú.
   *[other] Ronda { $round }: empieza { $seat }.
}
picked = { $seat-you ->
    [you] Eliges { $card }.
   *[other] { $seat } elige { $card }.
}
picked-face-down = { $seat-you ->
    [you] Eliges una carta.
   *[other] { $seat } elige una carta.
}
offered = { $seat-you ->
    [you] Das la carta a { $to }.
   *[other] { $to-you ->
        [you] { $seat } te da la carta.
       *[other] { $seat } da la carta a { $to }.
    }
}
claimed = { $seat-you ->
    [you] Le dices a { $to }: «{ $claim }».
   *[other] { $to-you ->
        [you] { $seat } te dice: «{ $claim }».
       *[other] { $seat } le dice a { $to }: «{ $claim }».
    }
}
looked = { $seat-you ->
    [you] Decides pasar la carta, la miras y ves { $card }.
   *[other] { $seat } decide pasar la carta, la mira y ve { $card }.
}
looked-face-down = { $seat-you ->
    [you] Decides pasar la carta y la miras.
   *[other] { $seat } decide pasar la carta y la mira.
}
judged = { $giver-you ->
    [you] Dijiste
   *[other] { $giver } dijo
} «{ $claim }». { $seat-you ->
    [you] Respondes
   *[other] { $seat } responde
} «{ $verdict ->
    [true] verdad
   *[false] mentira
}» y { $seat-you ->
    [you] descubres
   *[other] descubre
} { $card }. { $taker-you ->
    [you] { $giver-you ->
        [you] No funcionó: te llevas la carta.
       *[other] Fallo: te llevas la carta.
    }
   *[other] { $giver-you ->
        [you] Funcionó: { $taker } se lleva la carta.
       *[other] { $right ->
            [true] Acierto
           *[false] Fallo
        }: { $taker } se lleva la carta.
    }
}
laid = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-10] La carta de arriba del montón es para ti: pones { $card } sobre la mesa.
       *[other] Pones { $card } sobre la mesa.
    }
   *[other] { $clause-id ->
        [ROYAL-10] La carta de arriba del montón es para { $seat }, que pone { $card } sobre la mesa.
       *[other] { $seat } pone { $card } sobre la mesa.
    }
}
took-to-hand = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-11] Añades a tu mano la carta de arriba del montón: { $card }.
       *[other] Añades { $card } a tu mano.
    }
   *[other] { $clause-id ->
        [ROYAL-11] { $seat } añade a su mano la carta de arriba del montón: { $card }.
       *[other] { $seat } añade { $card } a su mano.
    }
}
payment-picked = { $seat-you ->
    [you] Eliges { $card } como primera carta para pagar.
   *[other] { $seat } elige { $card } como primera carta para pagar.
}
payment-picked-face-down = { $seat-you ->
    [you] Eliges la primera carta para pagar.
   *[other] { $seat } elige la primera carta para pagar.
}
payment-named = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-13] Pagas con la única carta que tienes para pagar: { $cards }.
       *[other] { $cards-count ->
            [one] Pagas con una carta que corresponde a «{ $claim }»: { $cards }.
           *[other] Pagas con dos cartas: { $cards }.
        }
    }
   *[other] { $clause-id ->
        [ROYAL-13] { $seat } paga con la única carta que tiene para pagar: { $cards }.
       *[other] { $cards-count ->
            [one] { $seat } paga con una carta que corresponde a «{ $claim }»: { $cards }.
           *[other] { $seat } paga con dos cartas: { $cards }.
        }
    }
}
paid-nothing = { $seat-you ->
    [you] No tienes con qué pagar.
   *[other] { $seat } no tiene con qué pagar.
}
lost = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-13] Pierdes: otra vez sin nada con que pagar, y entretanto no se ha puesto ninguna carta.
        [ROYAL-16] Pierdes: te toca empezar la ronda y no tienes cartas en la mano.
       *[other] Pierdes: demasiadas cartas de una misma especie. Ganan todos los demás.
    }
   *[other] { $clause-id ->
        [ROYAL-13] Pierde { $seat }: otra vez sin nada con que pagar, y entretanto no se ha puesto ninguna carta.
        [ROYAL-16] Pierde { $seat }: le toca empezar la ronda y no tiene cartas en la mano.
       *[other] Pierde { $seat }: demasiadas cartas de una misma especie. Ganan todos los demás.
    }
}

option-seats = Asientos
option-seats-help = Cuántos juegan.
option-specials-pay = Pagar por las cartas especiales del montón
option-specials-pay-help = Por un comodín o una carta en blanco que sale del montón de castigo se paga como de costumbre. Si se desactiva, la carta va a la mano sin más.
option-lose-at = Cartas iguales para perder
option-lose-at-help = Con cuántas cartas de una misma especie delante se pierde; 0: cuatro, o cinco si juegan dos.
option-pile = Montón de castigo
option-pile-help = Cuántas cartas tiene el montón de castigo antes de repartir; 0: siete, o dieciséis si juegan dos. Se le añaden las que sobren del reparto.
option-species = Especies
option-species-help = Cuántas especies hay.
option-copies = Cartas normales
option-copies-help = Cuántas cartas normales tiene cada especie.
option-royals = Cartas Royal
option-royals-help = Cuántas especies tienen carta Royal, una cada una como máximo.
option-joker = Comodín
option-joker-help = Si el comodín está en la baraja.
option-blank = Carta en blanco
option-blank-help = Si la carta en blanco está en la baraja.

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
view-legend = { $card } carta   { $crown } Royal   { $danger } una más y pierde
view-hand-sizes = en la mano
view-hand = Mano:
view-hand-column = Mano
view-no-cards = ninguna carta
view-way = Recorrido de la carta: { $steps }
view-said = { $name } «{ $claim }»
view-looked = { $name-you ->
    [you] Tú (la conoces)
   *[other] { $name } (la conoce)
}
view-receives = { $name-you ->
    [you] Tú (no la has mirado)
   *[other] { $name } (no la ha mirado)
}
view-card = La carta en juego: { $card }
view-bill = Se paga por «{ $claim }»: una carta que corresponda o dos cualesquiera.
view-picked = Primera carta para pagar: { $card }
view-named = Por poner sobre la mesa: { $cards }
view-special = { $name-you ->
    [you] { $certain ->
        [true] { $card }: contigo
       *[false] { $card }: contigo, salvo que sea la carta en juego
    }
   *[other] { $certain ->
        [true] { $card }: con { $name }
       *[false] { $card }: con { $name }, salvo que sea la carta en juego
    }
}
view-score = { $lost ->
    [true] ha perdido{ $how ->
        [none] { "" }
       *[other] : { $how }
    }
   *[false] ha ganado
}
view-own = En esta mano: { $cards }
view-dealt = Se reparten las cartas.
view-stalled = Alguien no tuvo con qué pagar y desde entonces no se ha puesto ninguna carta: la próxima vez, quien no pueda pagar pierde.

view-phase-start = Se sortea quién empieza.
view-phase-turn-up = Se descubre la carta de arriba del montón.
view-phase-deal = Se reparten las cartas.
view-phase-pick = { $name-you ->
    [you] Empiezas la ronda: elige qué carta das.
   *[other] { $name } empieza la ronda y elige qué carta da.
}
view-phase-offer = { $name-you ->
    [you] Elige a quién das la carta.
   *[other] { $name } elige a quién da la carta.
}
view-phase-claim = { $name-you ->
    [you] Di qué es la carta.
   *[other] { $name } dice qué es la carta.
}
view-phase-judge = { $name-you ->
    [you] Responde: ¿es verdad «{ $claim }»?
   *[other] { $name } decide: ¿es verdad «{ $claim }»?
}
view-phase-pay = { $name-you ->
    [you] Elige la primera carta para pagar.
   *[other] { $name } elige la primera carta para pagar.
}
view-phase-pay-more = { $name-you ->
    [you] Elige una segunda carta para pagar o déjalo en una.
   *[other] { $name } elige una segunda carta para pagar o lo deja en una.
}

# El tablero en el navegador
tagline = Da una carta, di qué es y, si hace falta, miente bien: con cuatro iguales se pierde.
board-round = { $round ->
    [0] Antes de la primera ronda
   *[other] Ronda { $round }
}
board-chapter = { $name-you ->
    [you] Ronda { $round }: empiezas tú
   *[other] Ronda { $round }: empieza { $name }
}
board-limit = Con { $limit } iguales se pierde
board-matrix = Cartas delante de cada jugador
board-hand-size = { $count ->
    [0] ninguna carta en la mano
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
board-pile = { $species } { $count }
board-pile-crowned = { $species } { $count } (una es la Royal)
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
board-status-has = La tiene sin haberla mirado
board-status-looked = La mira y la pasa
board-status-began = Empezó con «{ $claim }»
board-status-said = La miró, dice «{ $claim }»
board-status-loses = Pierde
board-status-wins = Gana

board-says = { $name-you ->
    [you] Dices:
   *[other] { $name } dice:
}
board-claim = «{ $claim }»
board-knows = { $name-you ->
    [you] Has visto { $card }.
   *[other] { $name } ha visto { $card }.
}
board-chooses = { $name-you ->
    [you] Eliges una carta…
   *[other] { $name } elige una carta…
}
board-holds = { $name-you ->
    [you] Tienes la carta y piensas…
   *[other] { $name } tiene la carta y piensa…
}
board-deals = Se reparten las cartas…

board-way = El recorrido de esta carta
board-on-its-way = En camino: { $card }
board-way-starts = { $name-you ->
    [you] empiezas con ella
   *[other] empieza con ella
}
board-way-looks = { $name-you ->
    [you] la has mirado
   *[other] la ha mirado
}
board-way-began = { $name-you ->
    [you] dijiste «{ $claim }»
   *[other] dijo «{ $claim }»
}
board-way-said = { $name-you ->
    [you] la miraste, dijiste «{ $claim }»
   *[other] la miró, dijo «{ $claim }»
}
board-way-has = { $name-you ->
    [you] no la has mirado
   *[other] no la ha mirado
}
board-way-free = { $name-you ->
    [you] aún puedes recibirla
   *[other] aún puede recibirla
}
board-way-brief = { $name }: «{ $claim }»
board-way-maybe = ¿{ $name }?

board-said = { $name-you ->
    [you] Dijiste «{ $claim }».
   *[other] { $name } dijo «{ $claim }».
}
board-answered = { $name-you ->
    [you] Respondiste
   *[other] { $name } respondió
} «{ $verdict ->
    [true] verdad
   *[false] mentira
}».
board-right = ¡Acierto!
board-wrong = ¡Fallo!
# Lo mismo para quien dio la carta.
board-seen-through = ¡No funcionó!
board-fooled = ¡Funcionó!
board-takes = { $name-you ->
    [you] Te llevas { $card }.
   *[other] { $name } se lleva { $card }.
}
board-makes = { $name-you ->
    [you] «{ $species }»: ya tienes { $count } de { $limit } delante.
   *[other] «{ $species }»: ya hay { $count } de { $limit } delante de { $name }.
}
board-happened = { $taker-you ->
    [you] { $giver-you ->
        [you] No funcionó: te llevas { $card }.
       *[other] Fallo: te llevas { $card }.
    }
   *[other] { $giver-you ->
        [you] Funcionó: { $taker } se lleva { $card }.
       *[other] { $right ->
            [true] Acierto
           *[false] Fallo
        }: { $taker } se lleva { $card }.
    }
}
board-go-on = Seguir

board-tray = { $name-you ->
    [you] Tu parte
   *[other] La parte de { $name }
}
board-tray-all = Qué pasa ahora
board-watching = Los espectadores no ven ninguna mano.
board-own = { $name-you ->
    [you] Delante de ti
   *[other] Delante de { $name }
}
board-hand = { $name-you ->
    [you] Tu mano
   *[other] { $name }: mano
}
board-hand-short = Mano
board-crowned = { $species } (Royal)
board-line = { $name }: { $text }
board-stack = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
board-empty = { $name-you ->
    [you] Te has quedado sin cartas. Si tienes que empezar una ronda así, pierdes.
   *[other] { $name } se ha quedado sin cartas. Quien tiene que empezar una ronda sin cartas pierde.
}

board-ask-judge = { $name-you ->
    [you] Te toca: ¿es verdad «{ $claim }»?
   *[other] { $name }, ¿es verdad «{ $claim }»?
}
board-ask-judge-hint = { $name-you ->
    [you] Con un acierto, la carta es para { $giver }; con un fallo, para ti.
   *[other] Con un acierto, la carta es para { $giver }; con un fallo, para { $name }.
}
board-ask-pick = { $name-you ->
    [you] Te toca: elige una carta y dásela a alguien
   *[other] { $name }, elige una carta y dásela a alguien
}
board-ask-pass = { $name-you ->
    [you] Te toca: pasa la carta a alguien
   *[other] { $name }, pasa la carta a alguien
}
board-ask-hint = Se puede decir cualquier cosa, sea verdad o no.
board-ask-pay = { $name-you ->
    [you] Te toca: paga por { $card }
   *[other] { $name }, paga por { $card }
}
board-true = Verdad
board-false = Mentira
board-pass-hint = a { $names }, diciendo lo que se quiera
board-must-judge = Los demás ya han tenido esta carta: hay que responder.
board-warning = { $name-you ->
    [you] «{ $claim }»: ya tienes { $count } de { $limit } delante. Una más y pierdes.
   *[other] «{ $claim }»: ya hay { $count } de { $limit } delante de { $name }. Una más y pierde.
}
board-choose-card = Carta
board-choose-seat = A quién
board-choose-claim = Qué es
board-slide = Dar la carta
board-undo = Deshacer
board-pay-cards = Cartas para pagar
board-pay-second = Segunda carta para pagar
board-pay = { $count ->
    [0] Pagar
    [one] Pagar con una carta
   *[other] Pagar con { $count } cartas
}

board-result = { $name-you ->
    [you] Pierdes tú, ganan todos los demás
   *[other] { $winners-you ->
        [only] ¡Ganas! Pierde { $name }
        [among] ¡Ganas! Pierde { $name }
       *[none] Pierde { $name }, ganan todos los demás
    }
}
board-why-alike = { $name-you ->
    [you] «{ $species }»: hay { $count } delante de ti.
   *[other] «{ $species }»: hay { $count } delante de { $name }.
}
board-end = Mentiras y respuestas
board-end-judged = { $count ->
    [0] ninguna respuesta
   *[other] { $right } de { $count } respuestas acertadas
}
board-end-lies = { $count ->
    [0] ninguna mentira puesta a prueba
    [one] una mentira puesta a prueba, { $believed ->
        [0] descubierta
       *[other] creída
    }
   *[other] { $count } mentiras puestas a prueba, { $believed ->
        [0] ninguna creída
        [one] una creída
       *[other] { $believed } creídas
    }
}

# Why a move is not possible.
never-pays = { $card-id ->
    [joker] Con el comodín no se puede pagar.
   *[blank] Con la carta en blanco no se puede pagar.
}
had-the-card = { $seat } ya ha tenido la carta en esta ronda.
must-judge = Todos los demás han tenido la carta: ya no se puede pasar.
one-is-not-enough = Con una carta basta solo si cumple la afirmación: { $claim }.

# Tips for a first match, and what a greyed key waits for.
board-tip-card = Hay que elegir una carta de la que librarse. Va boca abajo a otra persona.
board-tip-claim = Hay que decir qué es: la verdad o una mentira. Pierde quien reúna demasiadas cartas de una especie.
board-tip-judge = ¿Es verdad? Si la respuesta es acertada, la carta vuelve a quien la dio; si no, se queda aquí.
board-tip-pay = El comodín y la carta en blanco van a la mano y hay que pagarlos: se pone en la mesa una carta que corresponda a la última afirmación, o dos cualesquiera. Esas cuentan como cartas reunidas.
board-tip-joker = El comodín es todas las especies a la vez: cuanto se diga de él es verdad, salvo «Royal». Quien se lo lleva paga con otras cartas de la mano.
board-tip-blank = La carta en blanco no es de ninguna especie: cuanto se diga de ella es mentira. Quien se la lleva paga con otras cartas de la mano.
board-tip-royal = Una carta con corona es Royal: la afirmación de su especie es verdad, y «Royal» también. Quien se la lleva toma además la carta de arriba del montón de castigo.
board-slide-first = Primero hay que elegir una carta, un jugador y una afirmación.
board-pay-first = Primero hay que elegir las cartas con las que pagar.
board-undo-nothing = Todavía no se ha elegido nada.

# What speaks for the move in a hint.
look-first = Quien pasa la carta la ve, y otra persona tiene que responder.
in-sight = { $seen ->
    [0] No hay a la vista, en la mano o en la mesa, ninguna carta que cumpla «{ $claim }».
    [one] Hay { $seen } carta a la vista, en la mano o en la mesa, que cumple «{ $claim }».
   *[other] Hay { $seen } cartas a la vista, en la mano o en la mesa, que cumplen «{ $claim }».
}
collects = { $seat-you ->
    [you] { $count ->
        [one] Delante de ti: { $count } × { $claim }. Una más hace daño.
       *[other] Delante de ti: { $count } × { $claim }. Una más hace daño.
    }
   *[other] { $count ->
        [one] Delante de { $seat }: { $count } × { $claim }. Una más hace daño.
       *[other] Delante de { $seat }: { $count } × { $claim }. Una más hace daño.
    }
}
claim-is-true = La afirmación sería verdad.
claim-is-false = La afirmación sería un farol.
one-more-loses = Una carta más de «{ $claim }» y se pierde la partida: con «verdad», una auténtica vuelve.
takes-another = Si «verdad» falla, la carta que llega no cumple «{ $claim }».
takes-fitting = { $count ->
    [0] Si «mentira» falla, la carta que llega cumple «{ $claim }»; quien responde aún no tiene ninguna así delante.
    [one] Si «mentira» falla, la carta que llega cumple «{ $claim }»; quien responde solo tiene { $count } así delante.
   *[other] Si «mentira» falla, la carta que llega cumple «{ $claim }»; quien responde tiene { $count } así delante.
}
one-pays = La carta cumple «{ $claim }», así que basta.
pays-safely = Con este pago ninguna especie pasa de { $count }; con { $limit } se pierde.

# El objetivo, en la barra sobre la mesa.
board-aim = Pierde quien reúna { $limit } cartas de una especie

# Estadísticas de partidas terminadas, en el perfil.

figure-wins = Partidas sin perder
figure-bluffs-believed = Faroles creídos
figure-bluffs-believed-help = Mentiras que alguien tomó por verdad
figure-judged-right = Aciertos
figure-judged-right-help = Respuestas «verdad» o «mentira» que acertaron
