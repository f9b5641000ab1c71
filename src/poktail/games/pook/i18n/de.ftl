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
option-banners = Banner
option-banners-help = Welche Paare von Fraktionen in der Schachtel sind.

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
