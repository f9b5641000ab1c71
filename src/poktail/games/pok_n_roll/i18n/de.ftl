title = Pok’n Roll
pitch = Würfel im Becher, Würfel in der Mitte, drei Runden: mit einer Reihe aussteigen oder bis zum Aufdecken zocken?

row-five = Fünfling
row-highway = Highway
row-grand-full = Großes Full House
row-two-threes = Doppeldrilling
row-four = Vierling
row-three-pairs = Drei Paare
row-straight = Große Straße
row-full = Full House
row-short-straight = Kleine Straße
row-three = Drilling
row-two-pairs = Zwei Paare
row-pair = Paar
row-abandon = Ausstieg in Runde 1
row-third = 3. Runde gewonnen

continue = Weiterspielen
cross = Ankreuzen: { $row }
abandon = Aussteigen (die Würfel ergeben nichts)

starter = { $seat-you ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}
dice = { $faces }

hand-began = { $starter-you ->
    [you] { $hand ->
        [1] Durchgang 1: Du beginnst, das Los hat entschieden.
       *[other] Durchgang { $hand }: Du beginnst.
    }
   *[other] { $hand ->
        [1] Durchgang 1: { $starter } beginnt, das Los hat entschieden.
       *[other] Durchgang { $hand }: { $starter } beginnt.
    }
}
cup-rolled = { $seat-you ->
    [you] Du schaust in den Becher: { $faces }.
   *[other] { $seat } schaut in den Becher: { $faces }.
}
cup-closed = { $seat-you ->
    [you] Du würfelst verdeckt in den Becher.
   *[other] { $seat } würfelt verdeckt in den Becher.
}
white-thrown = { $seat-you ->
    [you] { $round ->
        [1] Runde 1: Du wirfst die ersten weißen Würfel: { $faces }.
        [2] Runde 2: Du wirfst den nächsten weißen Würfel: { $faces }.
       *[other] Runde 3: Du wirfst den letzten weißen Würfel: { $faces }.
    }
   *[other] { $round ->
        [1] Runde 1: { $seat } wirft die ersten weißen Würfel: { $faces }.
        [2] Runde 2: { $seat } wirft den nächsten weißen Würfel: { $faces }.
       *[other] Runde 3: { $seat } wirft den letzten weißen Würfel: { $faces }.
    }
}
continued = { $seat-you ->
    [you] Du spielst weiter.
   *[other] { $seat } spielt weiter.
}
abandoned = { $seat-you ->
    [you] { $row-id ->
        [none] { $round ->
            [1] Du steigst aus, zeigst { $faces } und kreuzt nur den Ausstieg an.
           *[other] Du steigst aus, zeigst { $faces } und kreuzt nichts an.
        }
       *[other] { $round ->
            [1] Du steigst aus, zeigst { $faces } und kreuzt den Ausstieg und „{ $row }“ an.
           *[other] Du steigst aus, zeigst { $faces } und kreuzt „{ $row }“ an.
        }
    }
   *[other] { $row-id ->
        [none] { $round ->
            [1] { $seat } steigt aus, zeigt { $faces } und kreuzt nur den Ausstieg an.
           *[other] { $seat } steigt aus, zeigt { $faces } und kreuzt nichts an.
        }
       *[other] { $round ->
            [1] { $seat } steigt aus, zeigt { $faces } und kreuzt den Ausstieg und „{ $row }“ an.
           *[other] { $seat } steigt aus, zeigt { $faces } und kreuzt „{ $row }“ an.
        }
    }
}
cup-lifted = { $seat-you ->
    [you] Du zeigst { $faces }: { $row }.
   *[other] { $seat } zeigt { $faces }: { $row }.
}
joerg-lifted = Jörgs Becher wird angehoben: { $faces }. Das ergibt: { $row }.
third-round-won = { $seat-you ->
    [you] { $clause-id ->
        [ROLL-13] Du bist in Runde 3 allein und gewinnst sie mit „{ $row }“.
       *[other] Du hast allein die höchste Kombination, „{ $row }“, und gewinnst Runde 3.
    }
   *[other] { $clause-id ->
        [ROLL-13] { $seat } ist in Runde 3 allein und gewinnt sie mit „{ $row }“.
       *[other] { $seat } hat allein die höchste Kombination, „{ $row }“, und gewinnt Runde 3.
    }
}
tied = { $seats-you ->
    [only] Du liegst mit Jörg gleichauf vorn: { $row }. Niemand gewinnt Runde 3; du kreuzt eine Reihe an.
    [among] { $joerg ->
        [true] { $seats } liegt mit Jörg gleichauf vorn: { $row }. Niemand gewinnt Runde 3; ihr kreuzt je eine Reihe an.
       *[other] { $seats } liegt gleichauf vorn: { $row }. Niemand gewinnt Runde 3; ihr kreuzt je eine Reihe an.
    }
   *[none] { $joerg ->
        [true] { $seats-count ->
            [one] { $seats } liegt mit Jörg gleichauf vorn: { $row }. Niemand gewinnt Runde 3; { $seats } kreuzt eine Reihe an.
           *[other] { $seats } liegen mit Jörg gleichauf vorn: { $row }. Niemand gewinnt Runde 3; { $seats } kreuzen je eine Reihe an.
        }
       *[other] { $seats } liegen gleichauf vorn: { $row }. Niemand gewinnt Runde 3; sie kreuzen je eine Reihe an.
    }
}
joerg-won = Jörg hat die höchste Kombination: { $row }. Niemand kreuzt etwas an.
crossed = { $seat-you ->
    [you] Du kreuzt „{ $row }“ an.
   *[other] { $seat } kreuzt „{ $row }“ an.
}
nobody-left = { $clause-id ->
    [ROLL-19] Nur Jörg ist noch dabei; der Durchgang ist zu Ende.
   *[other] Niemand ist mehr dabei; der Durchgang ist zu Ende.
}
end-announced = { $seat-you ->
    [you] Du hast eine Reihe voll: { $rows }. Dieser Durchgang ist der letzte.
   *[other] { $seat } hat eine Reihe voll: { $rows }. Dieser Durchgang ist der letzte.
}
score = { $seat } { $points }
ended = { $winners-you ->
    [only] Du gewinnst. Punkte: { $scores }.
    [among] { $winners } gewinnt gemeinsam. Punkte: { $scores }.
   *[none] { $winners-count ->
        [one] { $winners } gewinnt. Punkte: { $scores }.
       *[other] { $winners } gewinnen gemeinsam. Punkte: { $scores }.
    }
}

option-seats = Plätze
option-seats-help = Wie viele Personen mitspielen. Zu dritt ist Jörg dabei; ab sieben bräuchte man zwei Schachteln.
option-expert = Profivariante
option-expert-help = Drei statt zwei eigene Würfel und fünf weitere Kombinationen.
option-joerg-value = Dritte Runde mit Jörg
option-joerg-value-help = Punkte für jede gewonnene dritte Runde zu dritt: 4, wenn Jörg mitgezählt wird, sonst 3.
option-random-starter = Beginn auslosen
option-random-starter-help = Das Los entscheidet, wer beginnt. Aus: Der erste Platz beginnt.
option-boxes = Kästchen je Reihe
option-boxes-help = Wie viele Kreuze eine Reihe füllen; die erste volle Reihe kündigt das Ende an. Auf dem echten Wertungsblatt sind es 6.
option-hands = Durchgänge höchstens
option-hands-help = Spätestens nach so vielen Durchgängen endet die Partie. Mit 1000 gibt es praktisch keine Grenze.
option-faces = Zahlen je Würfel
option-faces-help = Wie viele verschiedene Zahlen ein Würfel hat.
option-own-dice = Eigene Würfel
option-own-dice-help = Wie viele Würfel in jedem Becher liegen. 0: zwei, in der Profivariante drei.
option-white-dice = Weiße Würfel
option-white-dice-help = Wie viele Würfel am Ende offen liegen; die letzten beiden kommen einzeln.
option-sheet = Eigenes Wertungsblatt
option-sheet-help = Die Kombinationen mit ihren Punkten, die beste zuerst: „five:12“, „four:9“ und so weiter bis „pair:2“. Leer: das übliche Wertungsblatt.
option-sheet-line = Reihe { $n }

view-hand = { $starter-you ->
    [you] Durchgang { $hand } · Runde { $round } von 3 · du hast begonnen
   *[other] Durchgang { $hand } · Runde { $round } von 3 · { $starter } hat begonnen
}
view-before = Es wird ausgelost, wer beginnt.
view-final = Letzter Durchgang: Eine Reihe ist voll.
view-final-agreed = Letzter Durchgang, wie für diese Partie vereinbart.
view-over = Die Partie ist zu Ende.
view-white = Weiße Würfel
view-cup = Im Becher
view-nothing = noch nichts
view-joerg = Jörg
view-deciding = am Zug
view-asked = noch an der Reihe
view-in = noch dabei
view-last = Durchgang { $hand }
view-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
view-dealt = Alle würfeln verdeckt im Becher.
view-marks = ★ beginnt oder gewinnt Runde 3 · ▶ am Zug · ✗2 raus in Runde 2 · ✓ Kreuz
view-closed = Becher zu
view-folded = Ausstieg in Runde { $round }: { $row }
view-folded-bare = Ausstieg in Runde { $round }, ohne Reihe
view-empty-handed = { $best }, kein Kreuz
view-gets = { $best }, angekreuzt: { $row }
view-gets-third = { $best }, Runde 3 gewonnen, angekreuzt: { $row }
view-row = Reihe
view-each = je

# Das Spielbrett im Browser.
tagline = Würfel im Becher, Würfel für alle: rechtzeitig eine Reihe mitnehmen oder bis zum Aufdecken durchhalten.

board-hand-over = Durchgang { $hand } ist vorbei
board-next-hand = Nächster Durchgang
board-finished = { $hands ->
    [one] Nach einem Durchgang
   *[other] Nach { $hands } Durchgängen
}
board-hand = Durchgang { $hand }
board-of-hand = Durchgang { $hand }:
board-round = Runde { $round }
board-round-1 = { $count ->
    [one] ein weißer Würfel
   *[other] { $count } weiße Würfel
}
board-round-2 = noch einer: entscheiden
board-round-3 = der letzte: zeigen
board-nothing = Noch nichts
board-own = Eigene Würfel: { $faces }.
board-only = { $seat-you ->
    [you] Nur du siehst sie
   *[other] Nur { $seat } sieht sie
}
board-open = Für alle offen
board-joerg = In diesen Becher hat niemand geschaut.
board-fate-won = 3. Runde gewonnen
board-fate-tied = gleichauf vorn
board-fate-lost = nicht die höchste: kein Kreuz

board-folded = raus in Runde { $round }
board-folded-brief = raus
board-next = als Nächstes dran
board-best-won = { $row } gewinnt
board-best-tied = { $row }, gleichauf
board-best-lost = { $row }, kein Kreuz
board-said = { $what }: { $text }
board-starter = beginnt den Durchgang
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-show-sheet = Dieses Wertungsblatt zeigen

board-sheet = { $seat-you ->
    [you] Dein Wertungsblatt
   *[other] Wertungsblatt von { $seat }
}
board-back-sheet = Zurück zum eigenen Wertungsblatt
board-back = Zurück
board-now = Jetzt
board-boxes = { $crosses } von { $boxes } angekreuzt
board-gain = +{ $points }
board-gain-fold = +{ $points } und +{ $fold } für den Ausstieg
board-ends = letzter Durchgang
board-and-ends = { $gain }, letzter Durchgang
board-in-third = in Runde 3
board-total = Punkte

board-tray = Entscheidung
board-ask = { $seat-you ->
    [you] Du bist dran: aussteigen oder weiter?
   *[other] { $seat }, aussteigen oder weiter?
}
board-ask-row = { $seat-you ->
    [you] Mit welcher Reihe aussteigen?
   *[other] { $seat }, mit welcher Reihe aussteigen?
}
board-ask-cross = { $seat-you ->
    [you] Du bist dran: Kreuze eine Reihe an.
   *[other] { $seat }, kreuze eine Reihe an.
}
board-ask-won = { $seat-you ->
    [you] Du gewinnst Runde 3: Kreuze eine Reihe an.
   *[other] { $seat } gewinnt Runde 3: eine Reihe ankreuzen.
}
board-wait = { $seat-you ->
    [you] Du entscheidest.
   *[other] { $seat } entscheidet.
}
board-wait-cross = { $seat-you ->
    [you] Du kreuzt eine Reihe an.
   *[other] { $seat } kreuzt eine Reihe an.
}
board-then = Danach: { $seats }.
board-then-more = Danach: { $seats } und { $count } weitere.
board-last = Das ist die letzte Entscheidung dieser Runde.
board-fall = Die Würfel fallen.
board-fold = Aussteigen
board-fold-hint = Würfel zeigen, eine Reihe ankreuzen: bis zu +{ $points }
board-fold-one = Würfel zeigen, { $row } ankreuzen: { $gain }
board-fold-bare = Würfel zeigen, nur den Ausstieg ankreuzen: +{ $points }
board-go = Weiterspielen
board-go-hint = In Runde 3 am höchsten: +{ $points } und eine Reihe. Sonst 0
board-note = Tippe auf einen Platz, um das Wertungsblatt zu sehen.
board-note-over = Alle Durchgänge sind gespielt.

board-look-last = Durchgang { $hand } noch einmal ansehen
board-close-last = Durchgang { $hand } ausblenden
board-close = Schließen

board-result = { $seats-you ->
    [only] Du gewinnst mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
    [among] { $seats } gewinnt gemeinsam mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
   *[none] { $count ->
        [one] { $seats } gewinnt mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }
       *[other] { $seats } gewinnen gemeinsam mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }
    }
}
board-why-row = { $seat-you ->
    [you] Du hattest zuerst eine Reihe voll: { $rows }. Damit war das Ende angekündigt.
   *[other] { $seat } hatte zuerst eine Reihe voll: { $rows }. Damit war das Ende angekündigt.
}
board-why-hands = { $hands ->
    [one] Der eine vereinbarte Durchgang ist gespielt.
   *[other] Die { $hands } vereinbarten Durchgänge sind gespielt.
}
board-why-thirds = Bei Gleichstand entscheidet, wer mehr dritte Runden gewonnen hat.
board-bars = Woher die Punkte kommen
board-chart = Der Verlauf
board-chart-label = Die Punkte aller nach jedem Durchgang

board-option-sheet-help = Die Kombinationen mit ihren Punkten, die beste zuerst; das Paar muss dabei sein. Leer: das übliche Wertungsblatt.
board-option-sheet-part =
    { $at ->
        [0] Kombination
       *[1] Punkte
    }
board-option-sheet-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

# Why a move is not possible.
not-formed = { $row }: { $row-id ->
        [five] fünfmal dieselbe Zahl
        [highway] sechs Zahlen in Folge
        [grand-full] viermal eine Zahl und zweimal eine andere
        [two-threes] dreimal eine Zahl und dreimal eine andere
        [four] viermal dieselbe Zahl
        [three-pairs] drei verschiedene Paare
        [straight] fünf Zahlen in Folge
        [full] dreimal eine Zahl und zweimal eine andere
        [short-straight] vier Zahlen in Folge
        [three] dreimal dieselbe Zahl
        [two-pairs] zwei verschiedene Paare
       *[pair] zweimal dieselbe Zahl
    }. Becher und weiße Würfel zeigen das gerade nicht.
row-first = Diese Würfel bilden eine Kombination; wer aussteigt, muss eine Reihe ankreuzen.
no-fourth-round = Runde 3 ist die letzte: Jetzt wird eine Kombination angekreuzt.

# Tips for a first match, and what a greyed key waits for.
board-tip-own = Diese Würfel sind geheim. Sie zählen zusammen mit den weißen Würfeln, die allen gehören.
board-tip-sheet = Helle Reihen können jetzt angekreuzt werden; rechts stehen die Punkte.
board-tip-fold = Wer aussteigt, kreuzt jetzt eine Reihe an. Weiterspielen ist ein Wagnis: In Runde 3 punktet nur die höchste Kombination, dafür mit Zuschlag.

# What speaks for the move in a hint.
certain = { $points ->
    [one] { $row } bringt sicher { $points } Punkt.
   *[other] { $row } bringt sicher { $points } Punkte.
}
may-win = { $points ->
    [one] Die höchste Kombination in Runde 3 bringt { $points } Punkt mehr.
   *[other] Die höchste Kombination in Runde 3 bringt { $points } Punkte mehr.
}
fold-scores = { $points ->
    [one] Wer jetzt aussteigt, bekommt sicher { $points } Punkt.
   *[other] Wer jetzt aussteigt, bekommt sicher { $points } Punkte.
}

# Das Ziel, in der Leiste über dem Tisch.
board-aim = Volle Reihe: Ende. Dann zählen die Punkte
board-aim-own = { $seat-you ->
    [you] Deine Punkte: { $points }. Volle Reihe: Ende
   *[other] Punkte: { $points }. Volle Reihe: Ende
}

# Statistik beendeter Partien, im Profil.

figure-points = Meiste Punkte
figure-points-help = In einer Partie
figure-folds-paid = Ausstiege, die sich lohnten
figure-folds-paid-help = Runde 3 hätte diese Würfel geschlagen
figure-thirds-won = 3. Runden gewonnen
figure-thirds-won-help = Allein mit der höchsten Kombination

# Was `poktail solve` gefunden hat.
solve-result = Entscheidungen: { $decisions }; Iterationen: { $iterations }. Gewinn bester Antworten in einem Durchgang, in Punkten: { $nash-conv } für alle Plätze zusammen; { $worst } für einen Platz. Punkte, die ein Platz im Mittel bekommt, zuerst der Platz, der beginnt: { $values }. Sie weichen höchstens um { $off } von den gespeicherten ab.
