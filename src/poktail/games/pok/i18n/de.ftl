title = POK
pitch = Drei Würfel geben die Ziele vor, jede Faust verbirgt einen Stein. Wer die anderen am besten durchschaut, wird die eigenen Steine zuerst los.

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
goal-met = { $seats-you ->
    [only] Ziel erreicht ({ $goal }): Nur du zeigst das.
    [among] Ziel erreicht ({ $goal }): Genau das zeigt ihr, { $seats }.
   *[none] { $seats-count ->
        [one] Ziel erreicht ({ $goal }): Nur { $seats } zeigt das.
       *[other] Ziel erreicht ({ $goal }): { $seats } zeigen genau das.
    }
}
goal-missed = { $seats-you ->
    [only] Ziel verfehlt ({ $goal }): Nur du zeigst das.
    [among] Ziel verfehlt ({ $goal }): Ihr zeigt zusammen { $seats-count }: { $seats }.
   *[none] { $seats-count ->
        [0] Ziel verfehlt ({ $goal }): Niemand zeigt das.
        [one] Ziel verfehlt ({ $goal }): Nur { $seats } zeigt das.
       *[other] Ziel verfehlt ({ $goal }): { $seats } zeigen zusammen { $seats-count }.
    }
}
handed-over = { $seats-you ->
    [only] { $clause-id ->
        [POK-7] Kein Ziel ist erreicht, also gibst du einen Stein ab, dessen Symbol auf keinem Würfel zu sehen ist.
       *[POK-6] Du gibst einen Stein ab.
    }
    [among] { $clause-id ->
        [POK-7] Kein Ziel ist erreicht, also gebt ihr, { $seats }, je einen Stein ab, dessen Symbol auf keinem Würfel zu sehen ist.
       *[POK-6] { $seats } gebt je einen Stein ab.
    }
   *[none] { $clause-id ->
        [POK-7]
            { $seats-count ->
                [one] Kein Ziel ist erreicht, also gibt { $seats } einen Stein ab, dessen Symbol auf keinem Würfel zu sehen ist.
               *[other] Kein Ziel ist erreicht, also geben { $seats } je einen Stein ab, dessen Symbol auf keinem Würfel zu sehen ist.
            }
       *[POK-6]
            { $seats-count ->
                [one] { $seats } gibt einen Stein ab.
               *[other] { $seats } geben je einen Stein ab.
            }
    }
}
took-back = { $clause-id ->
    [POK-8] Niemand zeigt ein Symbol, das auf den Würfeln zu sehen ist: Alle nehmen ihren Stein zurück.
   *[other] { $seats-you ->
        [only] Du nimmst deinen Stein zurück.
        [among] { $seats } nehmt eure Steine zurück.
       *[none] { $seats-count ->
            [one] { $seats } nimmt den Stein zurück.
           *[other] { $seats } nehmen ihre Steine zurück.
        }
    }
}
won = { $seat-you ->
    [you] Du gibst den entscheidenden Stein ab und gewinnst!
   *[other] { $seat } gibt den entscheidenden Stein ab und gewinnt!
}
drawn = { $clause-id ->
    [POK-13] Unentschieden für alle: Alle übrigen Steine am Tisch zeigen dasselbe Symbol, und bei keinem Wurf könnte noch jemand einen abgeben.
    [POK-14] Unentschieden für alle: Zu lange hat niemand einen Stein abgegeben.
   *[POK-12] { $seats-you ->
        [among] Unentschieden: In derselben Runde gebt ihr, { $seats }, den entscheidenden Stein ab.
       *[none] Unentschieden: { $seats } geben in derselben Runde den entscheidenden Stein ab.
    }
}

option-seats = Plätze
option-seats-help = Wie viele Personen mitspielen.
option-open-counters = Offene Steine
option-open-counters-help = Alle sehen die Steine der anderen und den Verlauf der ganzen Partie.
option-idle-limit = Runden ohne Abgabe
option-idle-limit-help = Nach so vielen Runden hintereinander, in denen niemand einen Stein abgibt, endet die Partie unentschieden.
option-dice = Würfel
option-dice-help = Die Seiten jedes Würfels, zum Beispiel: 1disc 2square 3triangle blank.
option-dice-line = Würfel { $n }
option-counters = Steine je Symbol
option-counters-help = Mit wie vielen Scheiben, Quadraten und Dreiecken alle beginnen.
option-goal = Steine zum Sieg
option-goal-help = Wie viele Steine man abgeben muss, um zu gewinnen.

view-round = Runde { $round }
view-before = Gleich wird gewürfelt.
view-idle =
    { $idle ->
        [one] { $idle } Runde ohne abgegebenen Stein
       *[other] { $idle } Runden hintereinander ohne abgegebenen Stein
    }
view-last = Letzte Runde
view-handed = abgegeben
view-kept = zurückgenommen
view-hand = { $seat-you ->
    [you] Du hast
   *[other] { $seat } hat
}
view-counters = Die Steine aller
view-nothing = nichts
view-score = { $count ->
    [one] { $count } Stein abgegeben
   *[other] { $count } Steine abgegeben
}
view-won = { $seats-you ->
    [only] Du gewinnst!
    [among] { $seats } gewinnt!
   *[none] { $seats } gewinnt!
}
view-drawn = { $all ->
    [true] Unentschieden für alle.
   *[false] { $seats-you ->
        [among] Unentschieden: { $seats }.
       *[none] Unentschieden zwischen { $seats }.
    }
}

# Die Startseite und das Spielbrett im Browser.

tagline = Jede Faust verbirgt einen Stein. Weg kommt er nur, wenn ihn genau so viele zeigen, wie ein Würfel verlangt.

board-throw = Dieser Wurf gilt für alle
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
board-stack = { $symbol } × { $count }
board-goes =
    { $last ->
        [one] Kommt weg, wenn genau { $counts } das zeigt
       *[other] Kommt weg, wenn genau { $counts } das zeigen
    }
board-goes-off = Auf keinem Würfel: kommt weg, wenn andere ein Ziel versuchen und alle scheitern
board-gone = Keine mehr
board-counters = Steine
board-handed = Abgegeben: { $count } von { $goal }

board-choose = { $seat-you ->
    [you] Du bist dran: Wähle einen Stein.
   *[other] { $seat }, wähle einen Stein.
}
board-secret = Geheim, bis alle gewählt haben.
board-close = Faust schließen
board-close-first = Erst einen Stein wählen
board-choosing = Überlegt …
board-closed = Faust zu
board-holds = { $seat-you ->
    [you] { $symbol ->
        [disc] Du hast eine Scheibe in der Faust.
        [square] Du hast ein Quadrat in der Faust.
       *[triangle] Du hast ein Dreieck in der Faust.
    }
   *[other] { $symbol ->
        [disc] { $seat } hat eine Scheibe in der Faust.
        [square] { $seat } hat ein Quadrat in der Faust.
       *[triangle] { $seat } hat ein Dreieck in der Faust.
    }
}
board-final = Alle Fäuste gehen gleichzeitig auf.
board-waiting = { $seats-you ->
    [only] Warten auf dich.
    [among] Es fehlen noch { $seats }.
   *[none] Warten auf { $seats }.
}
board-all-choose = Alle wählen einen Stein.
board-fists = Fäuste zu: { $closed } von { $all }
board-reveal = Die Fäuste sind offen.

board-hands-over = Gibt ab
board-takes-back = Nimmt zurück
board-wanted = Verlangt: genau { $count }
board-blank = Leer
board-nothing-wanted = nichts verlangt
board-blank-note = Kein Ziel auf diesem Würfel
board-off = Auf keinem Würfel
board-off-goes = { $seats }: abgegeben, da kein Ziel erreicht ist
board-off-stays = { $seats }: kommt nur weg, wenn kein Ziel erreicht ist
board-off-all = Niemand zeigt, was die Würfel verlangen
board-none = Niemand zeigt es
board-too-many =
    { $more ->
        [one] { $seats }: einer zu viel
       *[other] { $seats }: { $more } zu viel
    }
board-too-few =
    { $more ->
        [one] { $seats }: einer zu wenig
       *[other] { $seats }: { $more } zu wenig
    }
board-met = Erreicht
board-missed = Verfehlt
board-goal-none = Kein Ziel
board-goes-now = Weg
board-stays = Bleibt

board-head-met =
    { $goals ->
        [one] Ein Ziel ist erreicht.
       *[other] { $goals } Ziele sind erreicht.
    }
board-head-missed = Kein Ziel ist erreicht.
board-head-off = Niemand zeigt, was die Würfel verlangen.
board-head-hands = { $seats-you ->
    [only] Du gibst { $signs } ab.
    [among] { $seats } gebt { $signs } ab.
   *[none] { $count ->
        [one] { $seats } gibt { $signs } ab.
       *[other] { $seats } geben { $signs } ab.
    }
}
board-head-nobody = Niemand gibt einen Stein ab.

board-own-hands = { $seat-you ->
    [you] { $symbol ->
        [disc] Du gibst die Scheibe ab.
        [square] Du gibst das Quadrat ab.
       *[triangle] Du gibst das Dreieck ab.
    }
   *[other] { $symbol ->
        [disc] { $seat } gibt die Scheibe ab.
        [square] { $seat } gibt das Quadrat ab.
       *[triangle] { $seat } gibt das Dreieck ab.
    }
}
board-own-back = { $seat-you ->
    [you] { $symbol ->
        [disc] Du nimmst die Scheibe zurück.
        [square] Du nimmst das Quadrat zurück.
       *[triangle] Du nimmst das Dreieck zurück.
    }
   *[other] { $symbol ->
        [disc] { $seat } nimmt die Scheibe zurück.
        [square] { $seat } nimmt das Quadrat zurück.
       *[triangle] { $seat } nimmt das Dreieck zurück.
    }
}
board-why-met =
    { $count ->
        [one] Nur einmal gezeigt, genau wie verlangt.
       *[other] { $count }-mal gezeigt, genau wie verlangt.
    }
board-why-off = Kein Ziel ist erreicht, und dieses Symbol ist auf keinem Würfel.
board-why-missed = Verlangt: genau { $counts }. Gezeigt: { $count }.
board-why-stays = Ein Ziel ist erreicht, also bleibt, was auf keinem Würfel ist.
board-why-all = Alle zeigen Symbole, die auf keinem Würfel sind: Dann gibt niemand ab.

board-next = Nächster Wurf
board-back = Zurück zum Wurf
board-thrown = Gewürfelt: { $throw }.
board-say-dice = Die Würfel: { $throw }.
board-say-hand = { $seat-you ->
    [you] Du hast { $counters }.
   *[other] { $seat } hat { $counters }.
}
board-say-last = Die letzte Runde:
board-say-closed = Faust zu: { $seats }.
board-score = { $count } von { $goal }
board-score-say = Steine abgegeben

board-option-dice-help = Die Seiten jedes Würfels. Echte haben sechs.
board-option-dice-part = Seite { $n }

# Why a move is not possible.
none-left = { $symbol-id ->
    [disc] Auf dieser Hand ist keine Scheibe mehr.
    [square] Auf dieser Hand ist kein Quadrat mehr.
   *[triangle] Auf dieser Hand ist kein Dreieck mehr.
}

# Tips for a first match, and what a greyed key waits for.
board-tip-dice = Jeder Würfel setzt ein Ziel. „2 Scheiben“ ist erreicht, wenn genau zwei eine Scheibe zeigen, nicht mehr und nicht weniger.
board-tip-counter = Einen Stein wählen. Steine, die ein Ziel erreichen, kommen in die Schachtel, und wer zuerst fünf los ist, gewinnt.
board-tip-others = Wie viele Steine die anderen noch haben, wird nicht angezeigt: Merken lohnt sich.
board-tip-close = Dieser Knopf schließt die Faust. Wenn alle gewählt haben, gehen alle Fäuste zusammen auf.

# What speaks for the move in a hint.
only-counter = Einen anderen Stein gibt es nicht.
goes-if-met = Mögliche Ziele: { $goals }.
goes-if-missed = Auf keinem Würfel: Der Stein kommt weg, wenn kein Ziel erreicht wird, außer niemand zeigt ein Symbol der Würfel.
# Nie, wer liest: die anderen, die keinen mehr haben.
surely-goes = { $seats-count ->
    [0] Der Stein kommt sicher weg, ganz gleich, was die anderen zeigen.
    [one] { $seats } hat keinen solchen Stein mehr: Er kommt sicher weg.
   *[other] { $seats } haben keinen solchen Stein mehr: Er kommt sicher weg.
}

# Das Ziel, in der Leiste über dem Tisch.
board-aim = { $goal ->
    [one] Wer zuerst einen Stein abgibt, gewinnt
   *[other] Wer zuerst { $goal } Steine abgibt, gewinnt
}

# Statistik beendeter Partien, im Profil.

figure-counters-handed = Abgegebene Steine
figure-counters-handed-help = Runden, in denen ein Stein in die Schachtel kam
figure-off-dice = Gegen die Würfel
figure-off-dice-help = Abgegebene Steine, die kein Würfel verlangte

# Was `poktail solve` gefunden hat.
solve-result = Zustände: { $states }. Gewinn einer besten Antwort, als Anteil am Topf: { $nash-conv } vom Start aus, alle Plätze zusammen; höchstens { $worst } in irgendeinem Zustand. Die Werte weichen höchstens um { $off } von den gespeicherten ab. Verlorene Pfade: { $lost }.
