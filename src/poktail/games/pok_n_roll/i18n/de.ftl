title = Pok'n Roll
pitch = Würfel im Becher, Würfel in der Mitte, drei Runden: aussteigen mit einer Reihe oder bis zum Schluss zocken?

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

starter = { $seat } beginnt
dice = { $faces }

hand-began = { $hand ->
    [1] Durchgang 1; das Los bestimmt { $starter } zum Anfangen.
   *[other] Durchgang { $hand }; { $starter } fängt an.
}
cup-rolled = { $seat } schaut in den Becher: { $faces }.
cup-closed = { $seat } würfelt in den Becher.
white-thrown = { $round ->
    [1] Runde 1: { $seat } wirft die ersten weißen Würfel: { $faces }.
    [2] Runde 2: { $seat } wirft den nächsten weißen Würfel: { $faces }.
   *[other] Runde 3: { $seat } wirft den letzten weißen Würfel: { $faces }.
}
continued = { $seat } spielt weiter.
abandoned = { $row-id ->
    [none] { $round ->
        [1] { $seat } steigt aus, zeigt { $faces } und kreuzt nur den Ausstieg an.
       *[other] { $seat } steigt aus, zeigt { $faces } und kreuzt nichts an.
    }
   *[other] { $round ->
        [1] { $seat } steigt aus, zeigt { $faces } und kreuzt den Ausstieg und „{ $row }“ an.
       *[other] { $seat } steigt aus, zeigt { $faces } und kreuzt „{ $row }“ an.
    }
}
cup-lifted = { $seat } zeigt { $faces }: { $row }.
joerg-lifted = Jörgs Becher wird gelüftet: { $faces }. Das ergibt: { $row }.
third-round-won = { $clause-id ->
    [ROLL-13] { $seat } ist in Runde 3 allein und gewinnt sie mit „{ $row }“.
   *[other] { $seat } hat allein die höchste Kombination, „{ $row }“, und gewinnt Runde 3.
}
tied = { $joerg ->
    [true] { $seats } und Jörg haben gleichauf die höchste Kombination: { $row }. Niemand gewinnt Runde 3; { $seats-count ->
        [one] { $seats } kreuzt eine Reihe an.
       *[other] alle außer Jörg kreuzen je eine Reihe an.
    }
   *[other] { $seats } haben gleichauf die höchste Kombination: { $row }. Niemand gewinnt Runde 3; alle kreuzen je eine Reihe an.
}
joerg-won = Jörg hat die höchste Kombination: { $row }. Niemand kreuzt etwas an.
crossed = { $seat } kreuzt „{ $row }“ an.
nobody-left = { $clause-id ->
    [ROLL-19] Nur Jörg ist noch dabei; der Durchgang ist zu Ende.
   *[other] Niemand ist mehr dabei; der Durchgang ist zu Ende.
}
end-announced = { $seat } hat eine Reihe voll: { $rows }. Dieser Durchgang ist der letzte.
score = { $seat } { $points }
ended = { $winners-count ->
    [one] { $winners } gewinnt. Punkte: { $scores }.
   *[other] { $winners } gewinnen gemeinsam. Punkte: { $scores }.
}

option-seats = Plätze
option-seats-help = Wie viele am Tisch sitzen. Zu dritt spielt Jörg mit; ab sieben bräuchte man zwei Schachteln.
option-expert = Profi
option-expert-help = Drei eigene Würfel statt zwei und fünf weitere Kombinationen.
option-joerg-value = Dritte Runde mit Jörg
option-joerg-value-help = Punkte je gewonnener dritter Runde zu dritt: 4, wenn Jörg als Mitspieler zählt, sonst 3.
option-random-starter = Anfang auslosen
option-random-starter-help = Das Los bestimmt, wer anfängt. Aus: der erste Platz.
option-boxes = Kästchen
option-boxes-help = Wie viele Kreuze eine Reihe füllen; die erste volle Reihe kündigt das Ende an. Auf dem echten Tableau sind es 6.
option-hands = Höchstens Durchgänge
option-hands-help = Spätestens nach so vielen Durchgängen ist die Partie zu Ende.
option-faces = Seiten
option-faces-help = Wie viele Zahlen ein Würfel hat.
option-own-dice = Eigene Würfel
option-own-dice-help = Wie viele Würfel unter jedem Becher liegen. 0: zwei, für Profis drei.
option-white-dice = Weiße Würfel
option-white-dice-help = Wie viele Würfel am Ende offen liegen; die letzten beiden kommen einzeln.
option-sheet = Eigenes Tableau
option-sheet-help = Die Kombinationen, beste zuerst, mit ihren Punkten: „five:12“, „four:9“ und so weiter bis „pair:2“. Leer: das gedruckte Tableau.

view-hand = Durchgang { $hand } · Runde { $round } von 3 · Start: { $starter }
view-before = Es wird ausgelost, wer anfängt.
view-final = Letzter Durchgang: Eine Reihe ist voll.
view-final-agreed = Letzter Durchgang, wie für diese Partie vereinbart.
view-over = Die Partie ist zu Ende.
view-white = Weiße Würfel
view-cup = Im Becher
view-nothing = noch nichts
view-fold-or-go = { $seat }: weiterspielen oder mit einem Kreuz aussteigen.
view-cross-one = { $seat }: eine Reihe ankreuzen.
view-wait = { $seat } entscheidet.
view-joerg = Jörg
view-closed = Becher zu
view-deciding = entscheidet jetzt
view-asked = entscheidet noch
view-in = spielt weiter
view-folded = Ausstieg in Runde { $round }: { $row }
view-folded-bare = Ausstieg in Runde { $round }, ohne Reihe
view-best = { $row }
view-wins = gewinnt Runde 3: { $row }
view-last = Durchgang { $hand }, zuletzt gespielt
view-empty-handed = { $best }, geht leer aus
view-gets = { $best }, kreuzt an: { $row }
view-gets-third = { $best }, gewinnt Runde 3, kreuzt an: { $row }
view-row = Reihe
view-each = je
view-points = Punkte
view-now = jetzt
view-fills = macht die Reihe voll
view-seat = Platz
view-starts = ★ fing den Durchgang an · ▶ entscheidet jetzt · Buchstaben: Reihen
