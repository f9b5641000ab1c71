title = POK
pitch = Tres dados dicen qué se pide, cada puño esconde una ficha, y quien mejor lee la mesa se libra de las suyas antes que nadie.

symbol-disc = disco
symbol-square = cuadrado
symbol-triangle = triángulo

# Un objetivo, tal como figura bajo un dado y en una frase.
face =
    { $symbol-id ->
        [none] vacío
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
goal-met =
    { $seats-count ->
        [one] Objetivo cumplido ({ $goal }): solo lo muestra { $seats }.
       *[other] Objetivo cumplido ({ $goal }): { $seats } dan en el clavo.
    }
goal-missed =
    { $seats-count ->
        [0] Objetivo fallido ({ $goal }): nadie muestra ninguno.
        [one] Objetivo fallido ({ $goal }): solo hay uno, el de { $seats }.
       *[other] Objetivo fallido ({ $goal }): { $seats } suman { $seats-count }.
    }
handed-over =
    { $clause-id ->
        [POK-7]
            { $seats-count ->
                [one] No se cumple ningún objetivo: { $seats } se descarta de una ficha que ningún dado pedía.
               *[other] No se cumple ningún objetivo: { $seats } se descartan de fichas que ningún dado pedía.
            }
       *[POK-6]
            { $seats-count ->
                [one] { $seats } se descarta de su ficha.
               *[other] { $seats } se descartan de su ficha.
            }
    }
took-back =
    { $clause-id ->
        [POK-8] Nadie muestra un símbolo que esté en los dados: todo el mundo recupera su ficha.
       *[other]
            { $seats-count ->
                [one] { $seats } recupera su ficha.
               *[other] { $seats } recuperan su ficha.
            }
    }
won = ¡{ $seat } se descarta de la ficha decisiva y gana!
drawn =
    { $clause-id ->
        [POK-13] Empate general: solo queda un símbolo en todas las manos, y ninguna tirada podría liberarlo.
        [POK-14] Empate general: hace demasiado que nadie se descarta de una ficha.
       *[POK-12] Empate: { $seats } se descartan a la vez de su ficha decisiva.
    }

option-seats = Plazas
option-seats-help = Cuántas personas juegan.
option-open-counters = Fichas abiertas
option-open-counters-help = Las fichas de todos y el relato de toda la partida están a la vista.
option-idle-limit = Rondas en blanco
option-idle-limit-help = Tras tantas rondas seguidas sin descartes, la partida termina en empate.
option-dice = Dados
option-dice-help = Las caras de cada dado, por ejemplo: 1disc 2square 3triangle blank.
option-dice-line = Dado { $n }
option-counters = Fichas por símbolo
option-counters-help = Con cuántos discos, cuadrados y triángulos empieza cada cual.
option-goal = Fichas por descartar
option-goal-help = Cuántas hacen falta para ganar.

view-round = Ronda { $round }
view-before = Los dados están a punto de rodar.
view-idle =
    { $idle ->
        [one] { $idle } ronda sin descartes
       *[other] { $idle } rondas seguidas sin descartes
    }
view-last = La última ronda
view-handed = descartada
view-kept = recuperada
view-hand = { $seat } tiene
view-counters = Lo que tiene cada cual
view-nothing = nada
view-won = ¡{ $seats } gana!
view-drawn =
    { $all ->
        [true] Empate general.
       *[false] Empate entre { $seats }.
    }

# La página de inicio y el tablero en el navegador.

tagline = Tres dados preguntan, cada puño esconde una respuesta: una ficha se va cuando justo las necesarias coinciden.

board-throw = Esta tirada, para todo el mundo
board-exactly = { $count } { $sign } justo
board-no-goal = sin objetivo
board-look-again = Ver otra vez
board-of-round = Ronda { $round }.

board-symbol =
    { $symbol ->
        [disc] Disco
        [square] Cuadrado
       *[triangle] Triángulo
    }
board-stack = { $symbol } × { $count }
board-goes =
    { $last ->
        [one] Se va si lo muestra exactamente { $counts }
       *[other] Se va si lo muestran exactamente { $counts }
    }
board-goes-off = En ningún dado: solo se va si no se cumple ningún objetivo
board-gone = No queda ninguno
board-counters = Fichas
board-handed = Descartadas: { $count } de { $goal }

board-choose = { $seat }, a elegir una ficha.
board-secret = En secreto hasta la última elección.
board-close = Cerrar el puño
board-close-first = Primero una ficha
board-choosing = Pensando…
board-closed = Puño cerrado
board-holds =
    { $symbol ->
        [disc] { $seat } ha cerrado el puño con un disco.
        [square] { $seat } ha cerrado el puño con un cuadrado.
       *[triangle] { $seat } ha cerrado el puño con un triángulo.
    }
board-final = Lo elegido es definitivo. Todos los puños se abren a la vez.
board-waiting = Falta por elegir: { $seats }.
board-all-choose = Todo el mundo elige una ficha.
board-fists = Puños cerrados: { $closed } de { $all }
board-reveal = Los puños están abiertos.

board-hands-over = Se descarta
board-takes-back = La recupera
board-wanted = Se pide: { $count } justo
board-blank = Vacío
board-nothing-wanted = no se pide nada
board-blank-note = Este dado no pone objetivo
board-off = En ningún dado
board-off-goes = { $seats }: ningún objetivo cumplido, así que se va
board-off-stays = { $seats }: solo se va si no se cumple ningún objetivo
board-off-all = Nadie muestra lo que piden los dados
board-none = Nadie lo muestra
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
board-goal-none = Sin objetivo
board-goes-now = Se va
board-stays = Se queda

board-head-met =
    { $goals ->
        [one] Se cumple un objetivo.
       *[other] Se cumplen { $goals } objetivos.
    }
board-head-missed = No se cumple ningún objetivo.
board-head-off = Nadie muestra lo que piden los dados.
board-head-hands =
    { $count ->
        [one] { $seats } se descarta de { $signs }.
       *[other] { $seats } se descartan de { $signs }.
    }
board-head-nobody = Nadie se descarta de una ficha.

board-own-hands =
    { $symbol ->
        [disc] { $seat } se descarta del disco.
        [square] { $seat } se descarta del cuadrado.
       *[triangle] { $seat } se descarta del triángulo.
    }
board-own-back =
    { $symbol ->
        [disc] { $seat } recupera el disco.
        [square] { $seat } recupera el cuadrado.
       *[triangle] { $seat } recupera el triángulo.
    }
board-why-met =
    { $count ->
        [one] Solo lo muestra una persona, justo lo que pedía un dado.
       *[other] Lo muestran { $count }, justo lo que pedía un dado.
    }
board-why-off = No se cumple ningún objetivo, y ningún dado lo pedía.
board-why-missed = Mostrado: { $count }. Se pedía: { $counts } justo.
board-why-stays = Se cumple un objetivo: lo que no está en ningún dado se queda.
board-why-all = Lo que no está en ningún dado se queda cuando todo el mundo lo muestra.

board-next = Siguiente tirada
board-back = Volver a la tirada
board-thrown = Tirada: { $throw }.
board-say-dice = Los dados: { $throw }.
board-say-hand = { $seat } tiene { $counters }.
board-say-last = La última ronda:
board-say-closed = Puño cerrado: { $seats }.
board-score = { $count } de { $goal }
board-score-say = fichas descartadas

board-option-dice-help = Las caras de cada dado. Los de verdad tienen seis.
board-option-dice-part = Cara { $n }
