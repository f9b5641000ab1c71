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
