title = POK
pitch = Tres dados lanzan un reto, cada puño esconde una ficha y quien mejor adivina lo que harán los demás se libra antes de las suyas.

symbol-disc = disco
symbol-square = cuadrado
symbol-triangle = triángulo

# Un reto, tal como figura bajo un dado y en una frase.
face =
    { $symbol-id ->
        [none] en blanco
        [disc]
            { $count ->
                [one] { $count } disco
               *[other] { $count } discos
            }
        [square]
            { $count ->
                [one] { $count } cuadrado
               *[other] { $count } cuadrados
            }
       *[triangle]
            { $count ->
                [one] { $count } triángulo
               *[other] { $count } triángulos
            }
    }
throw = { $faces }
shown = { $seat } ({ $symbol })

show =
    { $symbol-id ->
        [disc] Mostrar un disco
        [square] Mostrar un cuadrado
       *[triangle] Mostrar un triángulo
    }

rolled = Ronda { $round }. Los dados: { $throw }.
revealed = Se abren los puños: { $hands }.
goal-met = { $seats-you ->
    [only] Reto cumplido ({ $goal }): solo lo muestras tú.
    [among] Reto cumplido ({ $goal }): los muestran { $seats }, el número justo.
   *[none] { $seats-count ->
        [one] Reto cumplido ({ $goal }): solo lo muestra { $seats }.
       *[other] Reto cumplido ({ $goal }): los muestran { $seats }, el número justo.
    }
}
goal-missed = { $seats-you ->
    [only] Reto fallido ({ $goal }): solo hay uno, el tuyo.
    [among] Reto fallido ({ $goal }): hay { $seats-count }: { $seats }.
   *[none] { $seats-count ->
        [0] Reto fallido ({ $goal }): nadie muestra ese símbolo.
        [one] Reto fallido ({ $goal }): solo hay uno, el de { $seats }.
       *[other] Reto fallido ({ $goal }): hay { $seats-count }, los de { $seats }.
    }
}
handed-over = { $seats-you ->
    [only] { $clause-id ->
        [POK-7] No se cumple ningún reto, así que te descartas de una ficha que ningún dado pedía.
       *[POK-6] Te descartas de tu ficha.
    }
    [among] { $clause-id ->
        [POK-7] No se cumple ningún reto, así que se descartan de fichas que ningún dado pedía { $seats }.
       *[POK-6] Se descartan de su ficha { $seats }.
    }
   *[none] { $clause-id ->
        [POK-7]
            { $seats-count ->
                [one] No se cumple ningún reto, así que { $seats } se descarta de una ficha que ningún dado pedía.
               *[other] No se cumple ningún reto, así que { $seats } se descartan de fichas que ningún dado pedía.
            }
       *[POK-6]
            { $seats-count ->
                [one] { $seats } se descarta de su ficha.
               *[other] { $seats } se descartan de su ficha.
            }
    }
}
took-back = { $clause-id ->
    [POK-8] Nadie muestra un símbolo que esté en los dados, así que todo el mundo recupera su ficha.
   *[other] { $seats-you ->
        [only] Recuperas tu ficha.
        [among] Recuperan su ficha { $seats }.
       *[none] { $seats-count ->
            [one] { $seats } recupera su ficha.
           *[other] { $seats } recuperan su ficha.
        }
    }
}
won = { $seat-you ->
    [you] ¡Te descartas de la ficha decisiva y ganas!
   *[other] ¡{ $seat } se descarta de la ficha decisiva y gana!
}
drawn = { $clause-id ->
    [POK-13] Empate general: en todas las manos queda un solo símbolo, el mismo, y ninguna tirada permitiría ya descartarse.
    [POK-14] Empate general: hace demasiadas rondas que nadie se descarta de una ficha.
   *[POK-12] { $seats-you ->
        [among] Empate: se descartan de la ficha decisiva en la misma ronda { $seats }.
       *[none] Empate: { $seats } se descartan de la ficha decisiva en la misma ronda.
    }
}

option-seats = Asientos
option-seats-help = Cuántos juegan.
option-open-counters = Fichas a la vista
option-open-counters-help = Todos pueden ver las fichas de los demás y el historial de toda la partida.
option-idle-limit = Rondas sin descartes
option-idle-limit-help = Cuántas rondas seguidas sin ningún descarte hacen falta para que la partida acabe en empate.
option-dice = Dados
option-dice-help = Las caras de cada dado, por ejemplo: 1disc 2square 3triangle blank.
option-dice-line = Dado { $n }
option-counters = Fichas por símbolo
option-counters-help = Con cuántos discos, cuadrados y triángulos empieza cada jugador.
option-goal = Fichas para ganar
option-goal-help = De cuántas fichas hay que descartarse para ganar.

view-round = Ronda { $round }
view-before = Están a punto de tirarse los dados.
view-idle =
    { $idle ->
        [one] { $idle } ronda sin descartes
       *[other] { $idle } rondas seguidas sin descartes
    }
view-last = Última ronda
view-handed = descartada
view-kept = recuperada
view-hand = { $seat-you ->
    [you] Tienes
   *[other] { $seat } tiene
}
view-counters = Las fichas de cada jugador
view-nothing = nada
view-score = { $count ->
    [one] { $count } ficha descartada
   *[other] { $count } fichas descartadas
}
view-won = { $seats-you ->
    [only] ¡Ganas!
    [among] ¡Ganan { $seats }!
   *[none] ¡Gana { $seats }!
}
view-drawn = { $all ->
    [true] Empate general.
   *[false] { $seats-you ->
        [among] Empate entre { $seats }.
       *[none] Empate entre { $seats }.
    }
}

# La página de inicio y el tablero en el navegador.

tagline = Tres dados piden y cada puño esconde una ficha: se va si la muestran justo tantos jugadores como pide un dado.

board-throw = Esta tirada, para todos
board-exactly = justo { $count } { $sign }
board-no-goal = sin reto
board-look-again = Ver otra vez
board-of-round = Ronda { $round }.

board-symbol =
    { $symbol ->
        [disc] Disco
        [square] Cuadrado
       *[triangle] Triángulo
    }
board-stack = { $symbol } × { $count }
board-goes =
    { $last ->
        [one] Se va si lo muestra justo { $counts } jugador
       *[other] Se va si lo muestran justo { $counts } jugadores
    }
board-goes-off = En ningún dado: se va si otros intentan un reto y todos fallan
board-gone = No queda ninguno
board-counters = Fichas
board-handed = Descartadas: { $count } de { $goal }

board-choose = { $seat-you ->
    [you] Te toca: elige una ficha.
   *[other] { $seat }, elige una ficha.
}
board-secret = En secreto hasta que todos elijan.
board-close = Cerrar el puño
board-close-first = Elige antes una ficha
board-choosing = Eligiendo…
board-closed = Puño cerrado
board-holds = { $seat-you ->
    [you] { $symbol ->
        [disc] Has cerrado el puño con un disco.
        [square] Has cerrado el puño con un cuadrado.
       *[triangle] Has cerrado el puño con un triángulo.
    }
   *[other] { $symbol ->
        [disc] { $seat } ha cerrado el puño con un disco.
        [square] { $seat } ha cerrado el puño con un cuadrado.
       *[triangle] { $seat } ha cerrado el puño con un triángulo.
    }
}
board-final = Todos los puños se abren a la vez.
board-waiting = { $seats-you ->
    [only] Solo faltas tú.
    [among] Faltan { $seats }.
   *[none] Esperando a { $seats }.
}
board-all-choose = Todos eligen una ficha.
board-fists = Puños cerrados: { $closed } de { $all }
board-reveal = Los puños están abiertos.

board-hands-over = Se descarta
board-takes-back = La recupera
board-wanted = Se pide: justo { $count }
board-blank = En blanco
board-nothing-wanted = no se pide nada
board-blank-note = Este dado no lanza ningún reto
board-off = En ningún dado
board-off-goes = { $seats }: descarte, al no cumplirse ningún reto
board-off-stays = { $seats }: solo se va si no se cumple ningún reto
board-off-all = Nadie muestra lo que piden los dados
board-none = No lo muestra nadie
board-too-many =
    { $more ->
        [one] { $seats }: sobra uno
       *[other] { $seats }: sobran { $more }
    }
board-too-few =
    { $more ->
        [one] { $seats }: falta uno
       *[other] { $seats }: faltan { $more }
    }
board-met = Cumplido
board-missed = Fallido
board-goal-none = Sin reto
board-goes-now = Se va
board-stays = Se queda

board-head-met =
    { $goals ->
        [one] Se cumple un reto.
       *[other] Se cumplen { $goals } retos.
    }
board-head-missed = No se cumple ningún reto.
board-head-off = Nadie muestra lo que piden los dados.
board-head-hands = { $seats-you ->
    [only] Te descartas de { $signs }.
    [among] Se descartan de { $signs } { $seats }.
   *[none] { $count ->
        [one] { $seats } se descarta de { $signs }.
       *[other] { $seats } se descartan de { $signs }.
    }
}
board-head-nobody = Nadie se descarta de ninguna ficha.

board-own-hands = { $seat-you ->
    [you] { $symbol ->
        [disc] Te descartas del disco.
        [square] Te descartas del cuadrado.
       *[triangle] Te descartas del triángulo.
    }
   *[other] { $symbol ->
        [disc] { $seat } se descarta del disco.
        [square] { $seat } se descarta del cuadrado.
       *[triangle] { $seat } se descarta del triángulo.
    }
}
board-own-back = { $seat-you ->
    [you] { $symbol ->
        [disc] Recuperas el disco.
        [square] Recuperas el cuadrado.
       *[triangle] Recuperas el triángulo.
    }
   *[other] { $symbol ->
        [disc] { $seat } recupera el disco.
        [square] { $seat } recupera el cuadrado.
       *[triangle] { $seat } recupera el triángulo.
    }
}
board-why-met =
    { $count ->
        [one] Solo lo mostró un jugador, justo lo que pedía un dado.
       *[other] Lo mostraron { $count }, justo los que pedía un dado.
    }
board-why-off = No se cumple ningún reto y ningún dado lo pedía.
board-why-missed =
    { $count ->
        [one] Los dados pedían justo { $counts }, pero solo lo mostró uno.
       *[other] Los dados pedían justo { $counts }, pero lo mostraron { $count }.
    }
board-why-stays = Se cumple un reto, así que lo que no está en ningún dado se queda.
board-why-all = Nadie muestra un símbolo que esté en los dados, así que todas las fichas se quedan.

board-next = Siguiente tirada
board-back = Volver a la tirada
board-thrown = Tirada: { $throw }.
board-say-dice = Los dados: { $throw }.
board-say-hand = { $seat-you ->
    [you] Tienes { $counters }.
   *[other] { $seat } tiene { $counters }.
}
board-say-last = La última ronda:
board-say-closed = Puño cerrado: { $seats }.
board-score = { $count } de { $goal }
board-score-say = fichas descartadas

board-option-dice-help = Las caras de cada dado. Los de verdad tienen seis.
board-option-dice-part = Cara { $n }

# Why a move is not possible.
none-left = { $symbol-id ->
    [disc] No queda ningún disco en esta mano.
    [square] No queda ningún cuadrado en esta mano.
   *[triangle] No queda ningún triángulo en esta mano.
}

# Tips for a first match, and what a greyed key waits for.
board-tip-dice = Cada dado pone un reto. «2 discos» se cumple si exactamente dos jugadores muestran un disco: ni más ni menos.
board-tip-counter = Hay que elegir una ficha. Las que cumplen un reto van a la caja, y gana quien antes se libra de cinco.
board-tip-others = No se muestra cuántas fichas les quedan a los demás. Conviene recordar lo que entregan.
board-tip-close = Este botón cierra el puño. Cuando todos han elegido, los puños se abren a la vez.

# What speaks for the move in a hint.
only-counter = No hay otra ficha que elegir.
goes-if-met = Retos posibles: { $goals }.
goes-if-missed = No está en ningún dado: se va si no se cumple ningún reto, salvo que nadie muestre un símbolo de los dados.
# Nunca quien lee: los demás, que ya no tienen ninguna.
surely-goes = { $seats-count ->
    [0] Se va seguro, muestren lo que muestren los demás.
    [one] { $seats } ya no tiene ninguna así: se va seguro.
   *[other] { $seats } ya no tienen ninguna así: se va seguro.
}

# El objetivo, en la barra sobre la mesa.
board-aim = { $goal ->
    [one] Gana quien antes se libre de una ficha
   *[other] Gana quien antes se libre de { $goal } fichas
}

# Estadísticas de partidas terminadas, en el perfil.

figure-counters-handed = Fichas descartadas
figure-counters-handed-help = Rondas en las que una ficha acabó en la caja
figure-off-dice = Contra los dados
figure-off-dice-help = Fichas descartadas que ningún dado pedía

# Lo que encontró `poktail solve`.
solve-result = Estados: { $states }. Ganancia de una mejor respuesta, como parte del bote: { $nash-conv } desde el comienzo, todos los asientos juntos; como máximo { $worst } en cualquier estado. Diferencia máxima con los valores guardados: { $off }. Caminos perdidos: { $lost }.
