title = Pook
pitch = Zwei heimliche Verbündete, Karten mit zwei Seiten und ein Schwein, das nie stillsitzt.

faction-knight = Ritter
faction-mage = Magier
faction-orc = Ork
faction-viking = Wikinger
letter-knight = R
letter-mage = M
letter-orc = O
letter-viking = W
face-warrior = Krieger oben
face-purse = Beutel oben
card = { $faction } { $level }
banner-knight-mage = Ritter–Magier
banner-knight-orc = Ritter–Ork
banner-knight-viking = Ritter–Wikinger
banner-mage-orc = Magier–Ork
banner-mage-viking = Magier–Wikinger
banner-orc-viking = Ork–Wikinger

choose = { $card }, { $face }
lay = Auf { $cell } legen
aim = Fähigkeit auf { $cell } anwenden
decline = Auf die Fähigkeit verzichten
swap = Piggy mit der Karte auf { $cell } tauschen
take = Das Banner { $banner } nehmen
end = Den Zug beenden
pick = { $cell } wählen

first = { $seat }
began = { $seat } beginnt.
banner-dealt = { $seats-count ->
    [one] { $seats } bekommt das Banner { $banner }.
   *[other] { $seats } bekommen das Banner { $banner }.
}
banner-dealt-face-down = { $seats-count ->
    [one] { $seats } bekommt ein Banner.
   *[other] { $seats } bekommen ein Banner.
}
dealt = { $seat } bekommt: { $card }.
dealt-face-down = { $seat } bekommt eine Karte.
chosen = { $face-id ->
    [warrior] { $seat } wählt { $card }, mit dem Krieger nach oben.
   *[purse] { $seat } wählt { $card }, mit dem Beutel nach oben.
}
chosen-face-down = { $seat } wählt eine Karte.
warrior-laid = { $seat } legt { $card } auf { $cell }.
purse-laid = { $seat } legt { $card } als Beutel auf { $cell }.
purse-laid-face-down = { $seat } legt einen Beutel auf { $cell }.
declined = { $faction-id ->
    [mage] { $seat } verzichtet auf die Fähigkeit des Magiers.
    [orc] { $seat } verzichtet auf die Fähigkeit des Orks.
   *[viking] { $seat } verzichtet auf die Fähigkeit des Wikingers.
}
turned-down = { $seat } dreht mit dem Ork { $card } auf { $cell } um: jetzt ein Beutel.
turned-up = { $seat } dreht mit dem Wikinger den Beutel auf { $cell } um: { $card }.
aimed = { $seat } greift mit dem Magier nach der Karte auf { $cell }.
warriors-exchanged = { $seat } tauscht mit dem Magier den Krieger auf { $cell }: { $given } kommt hin, { $taken } auf die Hand.
purses-exchanged = { $seat } tauscht mit dem Magier den Beutel auf { $cell }: { $given } kommt hin, { $taken } auf die Hand.
purses-exchanged-face-down = { $seat } tauscht mit dem Magier den Beutel auf { $cell } gegen einen anderen.
piggy-swapped = { $seat } tauscht Piggy von { $origin } nach { $cell }.
banner-taken = { $first ->
    [true] { $seat } nimmt das erste Banner, { $banner }, und damit einen Punkt.
   *[false] { $seat } nimmt das Banner { $banner }.
}
ended = { $seat } beendet den Zug.
drew = { $seat } zieht: { $card }.
drew-face-down = { $seat } zieht eine Karte.
score = { $points ->
    [one] { $seats } ({ $banner }): { $points } Punkt
   *[other] { $seats } ({ $banner }): { $points } Punkte
}
banners-shown = Die Banner werden aufgedeckt. { $scores }.
tied = { $points ->
    [one] Gleichstand an der Spitze mit { $points } Punkt: { $seats }.
   *[other] Gleichstand an der Spitze mit { $points } Punkten: { $seats }.
}
picked = { $seat } dreht { $cell } um: { $card }
picks-turned = Alle gleichzeitig: { $picks }.
won = { $seats-count ->
    [one] { $seats } gewinnt mit { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }
   *[other] { $seats } gewinnen gemeinsam mit { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }
}

option-seats = Plätze
option-seats-help = Wie viele am Tisch sitzen.
option-teams = Teams
option-teams-help = Vier Plätze, Partner sitzen sich gegenüber, ein Banner je Team.
option-open-banners = Offene Banner
option-open-banners-help = Alle Banner liegen offen; alle nehmen sich im Lauf der Partie eines, das erste bringt einen Punkt.
option-hand = Handkarten
option-hand-help = Wie viele Karten alle am Anfang bekommen.
option-columns = Spalten
option-columns-help = Wie breit das Quadrat werden darf.
option-rows = Reihen
option-rows-help = Wie hoch das Quadrat werden darf.
option-deck = Karten
option-deck-help = Eine Zeile je Fraktion: ihr englischer Name und die Stufen ihrer Karten.
option-deck-line = Fraktion { $n }
option-banners = Banner
option-banners-help = Welche Paare von Fraktionen in der Schachtel sind.
option-banners-knight-mage = { banner-knight-mage }
option-banners-knight-orc = { banner-knight-orc }
option-banners-knight-viking = { banner-knight-viking }
option-banners-mage-orc = { banner-mage-orc }
option-banners-mage-viking = { banner-mage-viking }
option-banners-orc-viking = { banner-orc-viking }

view-phase-first = Der Zufall bestimmt, wer beginnt.
view-phase-banners = Die Banner werden verteilt.
view-phase-deal = Die Karten werden verteilt.
view-phase-before = { $name } wählt gleich eine Karte.
view-phase-lay = { $name } hat eine Karte gewählt und sucht einen Platz.
view-phase-power = { $name } darf die Fähigkeit des gelegten Kriegers anwenden.
view-phase-give = { $name } wählt die Karte, die der Magier hergibt.
view-phase-after = { $name } darf vor dem Ende des Zugs noch etwas tun.
view-phase-draw = { $name } zieht eine Karte.
view-phase-tie = Gleichstand an der Spitze: Wer vorn liegt, wählt eine verdeckte Karte.
view-phase-over = Die Partie ist zu Ende.
view-barred = Piggy darf nicht zurück nach { $cell }.
view-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
view-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
view-bonus = erstes Banner +1
view-kept = hält { $cards }
view-offer = Offene Banner: { $banners }
view-pile = { $count ->
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
}
view-unused = Banner in der Schachtel: { $count }
view-hand = Hand:
view-chosen = Gewählt: { $card }, { $face }
view-level = Stufe
view-marks = » eben gelegt  x Ziel
view-legend = ( ) Beutel mit dem, was dieser Platz gesehen hat · ·2· frei, zählt 2 Beutel

# Das Brett im Browser
tagline = Beutel machen Krieger möglich: ein Quadrat für alle und zwei Fraktionen, denen es heimlich dienen soll.
board-stage = Karte { $card } von { $total }
board-stage-tie = Stechen
board-chapter = Karte: { $name }
board-stage-end = Das Ende
board-stage-over = Zu Ende nach { $total ->
    [one] { $total } Karte
   *[other] { $total } Karten
}
board-square = Das Quadrat
board-row = Reihe { $name }, { $purses } Beutel
board-column = Spalte { $name }, { $purses } Beutel
board-cell-free = { $cell } frei, { $purses } Beutel in Reihe und Spalte
board-cell-warrior = { $cell } { $card }
board-cell-purse = { $cell } Beutel
board-cell-known = { $cell } Beutel, schon gesehen: { $card }
board-cell-piggy = { $cell } Piggy
board-described-row = Reihe { $row }: { $cells }.
board-mark-protected = geschützt
board-mark-last = zuletzt gelegt
board-mark-unsent = noch nicht abgeschickt
board-mark-legal = wählbar
board-seen = Schon gesehen: { $card }
board-status-plays = Ist am Zug
board-status-played = Zog zuletzt
board-status-secret = Geheimes Banner
board-status-none = Noch ohne Banner
board-status-team = Mit { $name }
board-holds = hält
board-banner-secret = Geheimes Banner: { $name }
board-banner-open = Banner: { $name }
board-no-banner = { $name } hat noch kein Banner.
board-visible = Sichtbare Stufen: { $now }
board-visible-then = Sichtbare Stufen: { $now }, dann { $then }
board-offer = Offene Banner
board-first-banner = Das erste, das genommen wird, bringt einen Punkt.
board-grow = Das Quadrat darf noch wachsen
board-grow-how = Spalten: { $columns } von { $wide }. Reihen: { $rows } von { $high }.
board-powers = Fähigkeiten
board-power-knight = schützt die Karten daneben vor Fähigkeiten.
board-power-mage = tauscht eine Karte daneben gegen eine Handkarte.
board-power-orc = dreht einen Krieger daneben auf den Beutel.
board-power-viking = deckt einen Beutel daneben auf.
board-does-knight = Schützt
board-does-mage = Tauscht
board-does-orc = Verdeckt
board-does-viking = Zeigt
board-known = allen bekannt
board-on = auf { $cell }
board-sum = { $purses ->
    [0] In Reihe { $row } und Spalte { $column } liegt kein Beutel: Hier passt nur ein Beutel.
    [1] In Reihe { $row } und Spalte { $column } liegt ein Beutel: Ein Krieger der Stufe 1 passt.
    [2] In Reihe { $row } und Spalte { $column } liegen { $purses } Beutel: Krieger bis Stufe 2 passen.
   *[other] In Reihe { $row } und Spalte { $column } liegen { $purses } Beutel: Jeder Krieger passt.
}
board-sum-fits = { $purses ->
    [one] In Reihe { $row } und Spalte { $column } liegt { $purses } Beutel: Stufe { $level } passt.
   *[other] In Reihe { $row } und Spalte { $column } liegen { $purses } Beutel: Stufe { $level } passt.
}
board-sum-short = { $purses ->
    [0] In Reihe { $row } und Spalte { $column } liegt kein Beutel: Stufe { $level } passt nicht.
    [one] In Reihe { $row } und Spalte { $column } liegt nur { $purses } Beutel: Stufe { $level } passt nicht.
   *[other] In Reihe { $row } und Spalte { $column } liegen nur { $purses } Beutel: Stufe { $level } passt nicht.
}
board-sum-purse = Ein Beutel passt neben jede Karte im Quadrat.
board-piggy = Piggy
board-piggy-is = Zählt als Beutel. Einmal im Zug darf Piggy mit einer Karte daneben den Platz tauschen.
board-purse = Beutel
board-purse-is = Niemand darf jetzt die Vorderseite ansehen.
board-purse-by = Nur { $name } kennt die Vorderseite.
board-purse-open = Alle haben die Vorderseite gesehen: { $card }.
board-purse-own = Nur { $name } kennt die Vorderseite: { $card }.
board-protected = Geschützt
board-protected-why = Der Ritter auf { $knight } liegt neben { $cell }: Keine Fähigkeit kommt heran.
board-tray = Die Ablage
board-hand = Die Karten von { $name }
board-face = Welche Seite oben liegt
board-face-warrior = Krieger
board-face-purse = Beutel
board-undo = Zurück
board-swap = Piggy tauschen
board-swap-short = Piggy
board-pick = Karte wählen
board-end = Zug beenden
board-decline = Verzichten
board-use-orc = Umdrehen
board-use-viking = Aufdecken
board-use-mage = Tauschen
board-flag-orc = Drehen
board-flag-viking = Aufdecken
board-flag-mage = Tauschen
board-turn-card = { $name }, eine Karte legen
board-turn-lay = { $name }, wohin damit?
board-turn-banner = { $name }, zuerst ein Banner nehmen
board-turn-piggy = { $name }, wohin mit Piggy?
board-turn-power = { $faction ->
    [mage] { $name }, den Magier einsetzen?
    [orc] { $name }, den Ork einsetzen?
   *[viking] { $name }, den Wikinger einsetzen?
}
board-turn-give = { $name }, welche Karte?
board-turn-after = { $name }, noch etwas?
board-turn-ready = { $name }, Zug beenden?
board-turn-reveal = { $name }, Karte ansehen?
board-turn-tie = { $name }, das Stechen
board-hint-card = Karte wählen, dann ein helles Feld.
board-hint-warrior = { $card } braucht { $level } Beutel in Reihe und Spalte.
board-hint-purse = Als Beutel passt sie auf jedes helle Feld.
board-hint-unsent = Noch nicht abgeschickt.
board-hint-reveal = Danach geht der Zug weiter.
board-hint-stopped = Der Rest ließ sich nicht abschicken.
board-hint-banner = Es muss vor der letzten Karte da sein.
board-hint-piggy = Eine helle Karte antippen.
board-hint-orc = Einen hellen Krieger antippen.
board-hint-viking = Einen hellen Beutel antippen.
board-hint-mage = Eine helle Karte antippen.
board-hint-no-target = Keine Handkarte passt: Es bleibt nur der Verzicht.
board-hint-give = Sie kommt dorthin, die andere auf die Hand.
board-hint-after = { $what ->
    [both] Piggy tauschen, ein Banner nehmen oder den Zug beenden.
    [take] Ein Banner nehmen oder den Zug beenden.
   *[swap] Piggy tauschen oder den Zug beenden.
}
board-hint-tie = Eine verdeckte Karte antippen; alle werden zugleich umgedreht.
board-tie-waits = Die Wahl steht; die anderen wählen noch.
board-result = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
   *[other] { $names } gewinnen mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
}
board-result-why = Die meisten sichtbaren Stufen: { $banner }.
board-result-tie = { $rounds ->
    [0] Gleichstand, und kein Beutel war mehr da.
    [one] Gleichstand, entschieden in { $rounds } Runde Stechen.
   *[other] Gleichstand, entschieden in { $rounds } Runden Stechen.
}
board-last-square = Das letzte Quadrat
board-counted = Gezählt
board-counted-how = Jeder sichtbare Krieger der beiden Fraktionen zählt mit seiner Stufe.
board-none-visible = kein sichtbarer Krieger
board-tie-break = Stechen

board-option-deck-help = Die Fraktionen, die mitspielen, und die Stufen ihrer Krieger.
board-option-deck-part =
    { $at ->
        [0] Fraktion
       *[other] Stufe von Krieger { $at }
    }
