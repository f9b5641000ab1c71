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
option-dice-line = Würfel { $n }
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

# Die Startseite und das Brett im Browser.

tagline = Drei Würfel fragen, jede Faust verbirgt eine Antwort: Ein Stein geht, wenn genau genug das Gleiche zeigen.

board-throw = Dieser Wurf, für alle
board-exactly = genau { $count } { $sign }
board-no-goal = kein Ziel
board-look-again = Noch einmal ansehen
board-of-round = Runde { $round }.

board-symbol =
    { $symbol ->
        [disc] Scheibe
        [square] Quadrat
       *[triangle] Dreieck
    }
board-stack = { $symbol } × { $count }
board-goes =
    { $last ->
        [one] Geht, wenn genau { $counts }-mal gezeigt
       *[other] Geht, wenn genau { $counts }-mal gezeigt
    }
board-goes-off = Auf keinem Würfel: geht nur, wenn kein Ziel erreicht ist
board-gone = Keine mehr
board-counters = Steine
board-handed = Abgegeben: { $count } von { $goal }

board-choose = { $seat }, einen Stein wählen.
board-secret = Geheim, bis alle gewählt haben.
board-close = Faust schließen
board-close-first = Erst einen Stein wählen
board-choosing = Überlegt …
board-closed = Faust zu
board-holds =
    { $symbol ->
        [disc] { $seat } hat die Faust um eine Scheibe geschlossen.
        [square] { $seat } hat die Faust um ein Quadrat geschlossen.
       *[triangle] { $seat } hat die Faust um ein Dreieck geschlossen.
    }
board-final = Gewählt ist gewählt. Alle Fäuste gehen im selben Moment auf.
board-waiting = Warten auf { $seats }.
board-all-choose = Alle wählen einen Stein.
board-fists = Fäuste zu: { $closed } von { $all }
board-reveal = Die Fäuste sind offen.

board-hands-over = Gibt ab
board-takes-back = Nimmt zurück
board-wanted = Gefragt: genau { $count }
board-blank = Leer
board-nothing-wanted = nichts gefragt
board-blank-note = Kein Ziel auf diesem Würfel
board-off = Auf keinem Würfel
board-off-goes = { $seats }: kein Ziel erreicht, also geht es
board-off-stays = { $seats }: geht nur, wenn kein Ziel erreicht ist
board-off-all = Niemand zeigt, was die Würfel fragen
board-none = Niemand zeigt es
board-too-many =
    { $more ->
        [one] { $seats }: eins zu viel
       *[other] { $seats }: { $more } zu viel
    }
board-too-few =
    { $more ->
        [one] { $seats }: eins zu wenig
       *[other] { $seats }: { $more } zu wenig
    }
board-met = Erreicht
board-missed = Verfehlt
board-goal-none = Kein Ziel
board-goes-now = Geht
board-stays = Bleibt

board-head-met =
    { $goals ->
        [one] Ein Ziel ist erreicht.
       *[other] { $goals } Ziele sind erreicht.
    }
board-head-missed = Kein Ziel ist erreicht.
board-head-off = Niemand zeigt, was die Würfel fragen.
board-head-hands =
    { $count ->
        [one] { $seats } gibt { $signs } ab.
       *[other] { $seats } geben { $signs } ab.
    }
board-head-nobody = Niemand gibt einen Stein ab.

board-own-hands =
    { $symbol ->
        [disc] { $seat } gibt die Scheibe ab.
        [square] { $seat } gibt das Quadrat ab.
       *[triangle] { $seat } gibt das Dreieck ab.
    }
board-own-back =
    { $symbol ->
        [disc] { $seat } nimmt die Scheibe zurück.
        [square] { $seat } nimmt das Quadrat zurück.
       *[triangle] { $seat } nimmt das Dreieck zurück.
    }
board-why-met = { $count }-mal gezeigt, genau wie ein Würfel es wollte.
board-why-off = Kein Ziel ist erreicht, und kein Würfel hat danach gefragt.
board-why-missed = Gefragt war genau { $counts }, gezeigt wurde es { $count }-mal.
board-why-stays = Ein Ziel ist erreicht, also bleibt, was auf keinem Würfel ist.
board-why-all = Was auf keinem Würfel ist, bleibt, wenn alle so etwas zeigen.

board-next = Nächster Wurf
board-back = Zurück zum Wurf
board-thrown = Gewürfelt: { $throw }.
board-say-dice = Die Würfel: { $throw }.
board-say-hand = { $seat } hält { $counters }.
board-say-last = Die letzte Runde:
board-say-closed = Faust zu: { $seats }.
board-score = { $count } von { $goal }
board-score-say = Steine abgegeben

board-option-dice-help = Die Seiten jedes Würfels. Echte haben sechs.
board-option-dice-part = Seite { $n }
