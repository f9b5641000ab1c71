title = POK
pitch = Drei Würfel sagen, was gefragt ist, jede Faust verbirgt einen Stein, und wer den Tisch am besten durchschaut, ist die eigenen zuerst los.

symbol-disc = Scheibe
symbol-square = Quadrat
symbol-triangle = Dreieck

# Ein Ziel, wie es unter einem Würfel und in einem Satz steht.
face =
    { $symbol-id ->
        [none] leer
        [disc]
            { $count ->
                [one] { $count } Scheibe
               *[other] { $count } Scheiben
            }
        [square]
            { $count ->
                [one] { $count } Quadrat
               *[other] { $count } Quadrate
            }
       *[triangle]
            { $count ->
                [one] { $count } Dreieck
               *[other] { $count } Dreiecke
            }
    }
throw = { $faces }
shown = { $seat } ({ $symbol })

show =
    { $symbol-id ->
        [disc] Eine Scheibe zeigen
        [square] Ein Quadrat zeigen
       *[triangle] Ein Dreieck zeigen
    }

rolled = Runde { $round }. Die Würfel: { $throw }.
revealed = Die Fäuste gehen auf: { $hands }.
goal-met =
    { $seats-count ->
        [one] Ziel erreicht ({ $goal }): Nur { $seats } hat darauf gesetzt.
       *[other] Ziel erreicht ({ $goal }): { $seats } zeigen genau das.
    }
goal-missed =
    { $seats-count ->
        [0] Ziel verfehlt ({ $goal }): Niemand hat darauf gesetzt.
        [one] Ziel verfehlt ({ $goal }): Nur { $seats } hat darauf gesetzt.
       *[other] Ziel verfehlt ({ $goal }): { $seats } zeigen zusammen { $seats-count }.
    }
handed-over =
    { $clause-id ->
        [POK-7]
            { $seats-count ->
                [one] Kein Ziel ist erreicht, also gibt { $seats } einen Stein ab, den kein Würfel verlangt hat.
               *[other] Kein Ziel ist erreicht, also geben { $seats } je einen Stein ab, den kein Würfel verlangt hat.
            }
       *[POK-6]
            { $seats-count ->
                [one] { $seats } gibt einen Stein ab.
               *[other] { $seats } geben je einen Stein ab.
            }
    }
took-back =
    { $clause-id ->
        [POK-8] Niemand zeigt ein Symbol, das auf den Würfeln zu sehen ist: Alle nehmen ihren Stein zurück.
       *[other]
            { $seats-count ->
                [one] { $seats } nimmt den Stein zurück.
               *[other] { $seats } nehmen ihre Steine zurück.
            }
    }
won = { $seat } gibt den entscheidenden Stein ab und gewinnt!
drawn =
    { $clause-id ->
        [POK-13] Unentschieden für alle: Es ist nur noch ein Symbol im Spiel, und kein Wurf könnte es je befreien.
        [POK-14] Unentschieden für alle: Zu lange hat niemand einen Stein abgegeben.
       *[POK-12] Unentschieden: { $seats } geben im selben Moment den entscheidenden Stein ab.
    }

option-seats = Plätze
option-seats-help = Wie viele mitspielen.
option-open-counters = Offene Steine
option-open-counters-help = Die Steine aller und der Verlauf der ganzen Partie sind für alle zu sehen.
option-idle-limit = Stille Runden
option-idle-limit-help = Nach so vielen Runden hintereinander ohne abgegebenen Stein endet die Partie unentschieden.
option-dice = Würfel
option-dice-help = Die Seiten jedes Würfels, zum Beispiel: 1disc 2square 3triangle blank.
option-counters = Steine je Symbol
option-counters-help = Mit wie vielen Scheiben, Quadraten und Dreiecken alle beginnen.
option-goal = Abzugebende Steine
option-goal-help = Wie viele es zum Sieg braucht.

view-round = Runde { $round }
view-before = Gleich wird gewürfelt.
view-idle =
    { $idle ->
        [one] { $idle } Runde ohne abgegebenen Stein
       *[other] { $idle } Runden hintereinander ohne abgegebenen Stein
    }
view-last = Die letzte Runde
view-handed = abgegeben
view-kept = zurückgenommen
view-hand = { $seat } hält
view-counters = Was alle halten
view-nothing = nichts
view-won = { $seats } gewinnt!
view-drawn =
    { $all ->
        [true] Unentschieden für alle.
       *[false] Unentschieden zwischen { $seats }.
    }
