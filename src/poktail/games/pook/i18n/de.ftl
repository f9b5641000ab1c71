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
aim = Die Fähigkeit auf { $cell } anwenden
decline = Auf die Fähigkeit verzichten
swap = Piggy mit der Karte auf { $cell } tauschen
take = Das Banner { $banner } nehmen
end = Den Zug beenden
pick = { $cell } wählen

first = { $seat }
began = { $seat-you ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
banner-dealt = { $seats-you ->
    [only] Du bekommst das Banner { $banner }.
    [among] { $seats } bekommt das Banner { $banner }.
   *[none] { $seats-count ->
        [one] { $seats } bekommt das Banner { $banner }.
       *[other] { $seats } bekommen das Banner { $banner }.
    }
}
banner-dealt-face-down = { $seats-you ->
    [only] Du bekommst ein Banner.
    [among] { $seats } bekommt ein Banner.
   *[none] { $seats-count ->
        [one] { $seats } bekommt ein Banner.
       *[other] { $seats } bekommen ein Banner.
    }
}
dealt = { $seat-you ->
    [you] Du bekommst: { $card }.
   *[other] { $seat } bekommt: { $card }.
}
dealt-face-down = { $seat-you ->
    [you] Du bekommst eine Karte.
   *[other] { $seat } bekommt eine Karte.
}
chosen = { $seat-you ->
    [you] { $face-id ->
        [warrior] Du wählst { $card }, mit dem Krieger nach oben.
       *[purse] Du wählst { $card }, mit dem Beutel nach oben.
    }
   *[other] { $face-id ->
        [warrior] { $seat } wählt { $card }, mit dem Krieger nach oben.
       *[purse] { $seat } wählt { $card }, mit dem Beutel nach oben.
    }
}
chosen-face-down = { $seat-you ->
    [you] Du wählst eine Karte.
   *[other] { $seat } wählt eine Karte.
}
warrior-laid = { $seat-you ->
    [you] Du legst { $card } auf { $cell }.
   *[other] { $seat } legt { $card } auf { $cell }.
}
purse-laid = { $seat-you ->
    [you] Du legst { $card } als Beutel auf { $cell }.
   *[other] { $seat } legt { $card } als Beutel auf { $cell }.
}
purse-laid-face-down = { $seat-you ->
    [you] Du legst einen Beutel auf { $cell }.
   *[other] { $seat } legt einen Beutel auf { $cell }.
}
declined = { $seat-you ->
    [you] { $faction-id ->
        [mage] Du verzichtest auf die Fähigkeit des Magiers.
        [orc] Du verzichtest auf die Fähigkeit des Orks.
       *[viking] Du verzichtest auf die Fähigkeit des Wikingers.
    }
   *[other] { $faction-id ->
        [mage] { $seat } verzichtet auf die Fähigkeit des Magiers.
        [orc] { $seat } verzichtet auf die Fähigkeit des Orks.
       *[viking] { $seat } verzichtet auf die Fähigkeit des Wikingers.
    }
}
turned-down = { $seat-you ->
    [you] Du machst mit dem Ork { $card } auf { $cell } zum Beutel.
   *[other] { $seat } macht mit dem Ork { $card } auf { $cell } zum Beutel.
}
turned-up = { $seat-you ->
    [you] Du deckst mit dem Wikinger den Beutel auf { $cell } auf: { $card }.
   *[other] { $seat } deckt mit dem Wikinger den Beutel auf { $cell } auf: { $card }.
}
aimed = { $seat-you ->
    [you] Du greifst mit dem Magier nach der Karte auf { $cell }.
   *[other] { $seat } greift mit dem Magier nach der Karte auf { $cell }.
}
warriors-exchanged = { $seat-you ->
    [you] Du tauschst mit dem Magier den Krieger auf { $cell }: { $given } kommt dorthin, { $taken } auf die Hand.
   *[other] { $seat } tauscht mit dem Magier den Krieger auf { $cell }: { $given } kommt dorthin, { $taken } auf die Hand.
}
purses-exchanged = { $seat-you ->
    [you] Du tauschst mit dem Magier den Beutel auf { $cell }: { $given } kommt dorthin, { $taken } auf die Hand.
   *[other] { $seat } tauscht mit dem Magier den Beutel auf { $cell }: { $given } kommt dorthin, { $taken } auf die Hand.
}
purses-exchanged-face-down = { $seat-you ->
    [you] Du tauschst mit dem Magier den Beutel auf { $cell } gegen einen anderen.
   *[other] { $seat } tauscht mit dem Magier den Beutel auf { $cell } gegen einen anderen.
}
piggy-swapped = { $seat-you ->
    [you] Du tauschst Piggy auf { $origin } mit der Karte auf { $cell }.
   *[other] { $seat } tauscht Piggy auf { $origin } mit der Karte auf { $cell }.
}
banner-taken = { $seat-you ->
    [you] { $first ->
        [true] Du nimmst das erste Banner, { $banner }, und bekommst dafür einen Punkt.
       *[false] Du nimmst das Banner { $banner }.
    }
   *[other] { $first ->
        [true] { $seat } nimmt das erste Banner, { $banner }, und bekommt dafür einen Punkt.
       *[false] { $seat } nimmt das Banner { $banner }.
    }
}
ended = { $seat-you ->
    [you] Du beendest den Zug.
   *[other] { $seat } beendet den Zug.
}
drew = { $seat-you ->
    [you] Du ziehst: { $card }.
   *[other] { $seat } zieht: { $card }.
}
drew-face-down = { $seat-you ->
    [you] Du ziehst eine Karte.
   *[other] { $seat } zieht eine Karte.
}
score = { $points ->
    [one] { $seats } ({ $banner }): { $points } Punkt
   *[other] { $seats } ({ $banner }): { $points } Punkte
}
banners-shown = Die Banner werden aufgedeckt. { $scores }.
tied = { $points ->
    [one] Gleichstand an der Spitze mit { $points } Punkt: { $seats }.
   *[other] Gleichstand an der Spitze mit { $points } Punkten: { $seats }.
}
picked = { $seat-you ->
    [you] { $seat } deckst { $cell } auf: { $card }
   *[other] { $seat } deckt { $cell } auf: { $card }
}
picks-turned = Alle decken gleichzeitig auf. { $picks }.
won = { $seats-you ->
    [only] Du gewinnst mit { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }
    [among] { $seats } gewinnt gemeinsam mit { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }
   *[none] { $seats-count ->
        [one] { $seats } gewinnt mit { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkten.
        }
       *[other] { $seats } gewinnen gemeinsam mit { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkten.
        }
    }
}

option-seats = Plätze
option-seats-help = Wie viele Personen mitspielen.
option-teams = Teams
option-teams-help = Zu viert in zwei Teams: Wer zusammenspielt, sitzt sich gegenüber; jedes Team hat ein Banner.
option-open-banners = Offene Banner
option-open-banners-help = Alle Banner liegen offen aus. Im Lauf der Partie nehmen sich alle eines; wer das erste nimmt, bekommt einen Punkt.
option-hand = Handkarten
option-hand-help = Wie viele Karten alle zu Beginn bekommen.
option-columns = Spalten
option-columns-help = Wie breit das Quadrat werden darf.
option-rows = Reihen
option-rows-help = Wie hoch das Quadrat werden darf.
option-deck = Karten
option-deck-help = Eine Zeile je Fraktion: ihr englischer Name und die Stufen ihrer Karten.
option-deck-line = Fraktion { $n }
option-banners = Banner
option-banners-help = Welche Paare von Fraktionen es als Banner gibt.
option-banners-knight-mage = { banner-knight-mage }
option-banners-knight-orc = { banner-knight-orc }
option-banners-knight-viking = { banner-knight-viking }
option-banners-mage-orc = { banner-mage-orc }
option-banners-mage-viking = { banner-mage-viking }
option-banners-orc-viking = { banner-orc-viking }

view-phase-first = Es wird ausgelost, wer beginnt.
view-phase-banners = Die Banner werden verteilt.
view-phase-deal = Die Karten werden verteilt.
view-phase-before = { $name-you ->
    [you] Du bist dran: Wähle eine Karte.
   *[other] { $name } wählt gleich eine Karte.
}
view-phase-lay = { $name-you ->
    [you] Du hast eine Karte gewählt: Such einen Platz für sie.
   *[other] { $name } hat eine Karte gewählt und sucht einen Platz.
}
view-phase-power = { $name-you ->
    [you] Du kannst die Fähigkeit des eben gelegten Kriegers anwenden.
   *[other] { $name } kann die Fähigkeit des eben gelegten Kriegers anwenden.
}
view-phase-give = { $name-you ->
    [you] Wähle die Handkarte für den Tausch mit dem Magier.
   *[other] { $name } wählt die Handkarte für den Tausch mit dem Magier.
}
view-phase-after = { $name-you ->
    [you] Du kannst vor dem Ende des Zugs noch etwas tun.
   *[other] { $name } kann vor dem Ende des Zugs noch etwas tun.
}
view-phase-draw = { $name-you ->
    [you] Du ziehst eine Karte.
   *[other] { $name } zieht eine Karte.
}
view-phase-tie = Stechen: Wer gleichauf an der Spitze liegt, wählt eine verdeckte Karte.
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
view-bonus = Bonus +1
view-kept = hat { $cards }
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
view-score = { $points ->
    [one] { $points } Punkt ({ $banner })
   *[other] { $points } Punkte ({ $banner })
}
view-dealt = Banner und Karten werden ausgeteilt.
view-legend = ( ) Beutel, Inhalt wenn gesehen · ·2· frei, 2 Beutel in Reihe und Spalte

# Das Spielbrett im Browser
tagline = Beutel bringen Krieger ins Spiel, Krieger wenden das Blatt: ein gemeinsames Quadrat und lauter geheime Banner.
board-stage = Karte { $card } von { $total }
board-stage-tie = Stechen
board-chapter = { $name-you ->
    [you] Deine Karte
   *[other] Karte: { $name }
}
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
board-status-plays = Ist dran
board-status-played = War zuletzt dran
board-status-secret = Geheimes Banner
board-status-none = Noch ohne Banner
board-status-team = { $name-you ->
    [you] Mit dir
   *[other] Mit { $name }
}
board-holds = hat
board-banner-secret = { $name-you ->
    [only] Dein geheimes Banner
    [among] Geheimes Banner: { $name }
   *[none] Geheimes Banner: { $name }
}
board-banner-open = { $name-you ->
    [only] Dein Banner
    [among] Banner: { $name }
   *[none] Banner: { $name }
}
board-no-banner = { $name-you ->
    [you] Du hast noch kein Banner.
   *[other] { $name } hat noch kein Banner.
}
board-visible = Sichtbare Stufen: { $now }
board-visible-then = Sichtbare Stufen: { $now }, dann { $then }
board-offer = Offene Banner
board-first-banner = Wer das erste Banner nimmt, bekommt einen Punkt.
board-grow = Das Quadrat kann noch wachsen
board-grow-how = Spalten: { $columns } von { $wide }. Reihen: { $rows } von { $high }.
board-powers = Fähigkeiten
board-power-knight = schützt die Karten neben sich vor Fähigkeiten.
board-power-mage = tauscht eine Karte neben sich gegen eine Handkarte.
board-power-orc = dreht einen Krieger neben sich auf die Beutelseite.
board-power-viking = deckt einen Beutel neben sich auf.
board-does-knight = Schützt
board-does-mage = Tauscht
board-does-orc = Verdeckt
board-does-viking = Deckt auf
board-known = allen bekannt
board-on = auf { $cell }
board-sum = { $purses ->
    [0] In Reihe { $row } und Spalte { $column } liegt kein Beutel: Hier passt nur ein Beutel.
    [1] In Reihe { $row } und Spalte { $column } liegt ein Beutel: Ein Krieger der Stufe 1 passt.
    [2] In Reihe { $row } und Spalte { $column } liegen { $purses } Beutel: Krieger bis Stufe 2 passen.
   *[other] In Reihe { $row } und Spalte { $column } liegen { $purses } Beutel: Jeder Krieger passt.
}
board-sum-fits = { $purses ->
    [one] In Reihe { $row } und Spalte { $column } liegt ein Beutel: Stufe { $level } passt.
   *[other] In Reihe { $row } und Spalte { $column } liegen { $purses } Beutel: Stufe { $level } passt.
}
board-sum-short = { $purses ->
    [0] In Reihe { $row } und Spalte { $column } liegt kein Beutel: Stufe { $level } passt nicht.
    [one] In Reihe { $row } und Spalte { $column } liegt nur ein Beutel: Stufe { $level } passt nicht.
   *[other] In Reihe { $row } und Spalte { $column } liegen nur { $purses } Beutel: Stufe { $level } passt nicht.
}
board-sum-purse = Ein Beutel passt neben jede Karte, solange er im Quadrat liegt.
board-piggy = Piggy
board-piggy-is = Zählt als Beutel. Einmal im Zug darf Piggy mit einer Karte daneben tauschen.
board-purse = Beutel
board-purse-is = Die Vorderseite darf sich jetzt niemand ansehen.
board-purse-by = { $name-you ->
    [you] Nur du kennst die Vorderseite.
   *[other] Nur { $name } kennt die Vorderseite.
}
board-purse-open = Alle haben die Vorderseite gesehen: { $card }.
board-purse-own = { $name-you ->
    [you] Nur du kennst die Vorderseite: { $card }.
   *[other] Nur { $name } kennt die Vorderseite: { $card }.
}
board-protected = Geschützt
board-protected-why = Der Ritter auf { $knight } liegt neben { $cell }: Keine Fähigkeit kann diese Karte treffen.
board-tray = Was gerade passiert
board-hand = { $name-you ->
    [you] Deine Karten
   *[other] Die Karten von { $name }
}
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
board-turn-card = { $name-you ->
    [you] Du bist dran: Leg eine Karte.
   *[other] { $name }, leg eine Karte.
}
board-turn-lay = { $name-you ->
    [you] Wohin damit?
   *[other] { $name }, wohin damit?
}
board-turn-banner = { $name-you ->
    [you] Nimm zuerst ein Banner.
   *[other] { $name }, nimm zuerst ein Banner.
}
board-turn-piggy = { $name-you ->
    [you] Wohin mit Piggy?
   *[other] { $name }, wohin mit Piggy?
}
board-turn-power = { $name-you ->
    [you] { $faction ->
        [mage] Den Magier einsetzen?
        [orc] Den Ork einsetzen?
       *[viking] Den Wikinger einsetzen?
    }
   *[other] { $faction ->
        [mage] { $name }, den Magier einsetzen?
        [orc] { $name }, den Ork einsetzen?
       *[viking] { $name }, den Wikinger einsetzen?
    }
}
board-turn-give = { $name-you ->
    [you] Welche Karte?
   *[other] { $name }, welche Karte?
}
board-turn-after = { $name-you ->
    [you] Noch etwas?
   *[other] { $name }, noch etwas?
}
board-turn-ready = { $name-you ->
    [you] Zug beenden?
   *[other] { $name }, Zug beenden?
}
board-turn-reveal = { $name-you ->
    [you] Eine Karte wird aufgedeckt
   *[other] { $name }: Eine Karte wird aufgedeckt
}
board-turn-tie = { $name-you ->
    [you] Es geht ins Stechen.
   *[other] { $name }, es geht ins Stechen.
}
board-hint-card = Wähle eine Karte, dann ein helles Feld.
board-hint-warrior = { $card } braucht { $level } Beutel in Reihe und Spalte.
board-hint-purse = { $card } passt als Beutel auf jedes helle Feld.
board-hint-unsent = Noch nicht abgeschickt.
board-hint-reveal = Danach gibt es kein Zurück; der Zug geht weiter.
board-hint-stopped = Der Rest des Zugs ließ sich nicht abschicken.
board-hint-banner = Vor der letzten Karte ist ein Banner Pflicht.
board-hint-piggy = Tippe auf die helle Karte, die mit Piggy tauscht.
board-hint-orc = Tippe auf einen hellen Krieger: Er wird zum Beutel.
board-hint-viking = Tippe auf einen hellen Beutel: Er wird aufgedeckt.
board-hint-mage = Tippe auf die Karte, die getauscht wird.
board-hint-no-target = Keine Handkarte passt, also entfällt die Fähigkeit.
board-hint-give = Sie kommt auf das Feld, die andere auf die Hand.
board-hint-after = { $what ->
    [both] Piggy tauschen, ein Banner nehmen oder den Zug beenden.
    [take] Ein Banner nehmen oder den Zug beenden.
   *[swap] Piggy tauschen oder den Zug beenden.
}
board-hint-tie = Tippe auf eine verdeckte Karte; alle werden gleichzeitig aufgedeckt.
board-tie-waits = Die Karte ist gewählt; die anderen wählen noch.
board-result = { $names-you ->
    [only] Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
    [among] { $names } gewinnt gemeinsam mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
   *[none] { $count ->
        [one] { $names } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
       *[other] { $names } gewinnen gemeinsam mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
    }
}
board-result-why = Die höchste Summe sichtbarer Stufen: { $banner }.
board-result-tie = { $rounds ->
    [0] Gleichstand, und für ein Stechen war kein Beutel mehr da.
    [one] Es stand gleich: Die Karten, die beim Stechen aufgedeckt wurden, zählen mit.
   *[other] Es stand gleich: Die Karten, die in { $rounds } Runden Stechen aufgedeckt wurden, zählen mit.
}
board-last-square = Das fertige Quadrat
board-counted = So wurde gezählt
board-counted-how = Jeder sichtbare Krieger der beiden Fraktionen zählt mit seiner Stufe.
board-none-visible = kein sichtbarer Krieger
board-tie-break = Stechen

board-option-deck-help = Die Fraktionen, die mitspielen, und die Stufen ihrer Krieger.
board-option-deck-part =
    { $at ->
        [0] Fraktion
       *[other] Stufe von Krieger { $at }
    }

# Why a move is not possible.
too-few-purses = { $level ->
    [one] { $card } braucht { $level } Beutel in Reihe und Spalte; hier { $there ->
        [0] ist keiner
       *[other] sind { $there }
    }.
   *[other] { $card } braucht { $level } Beutel in Reihe und Spalte; hier { $there ->
        [0] ist keiner
        [one] ist nur { $there }
       *[other] sind { $there }
    }.
}
no-place = { $level ->
    [one] { $card } braucht { $level } Beutel in Reihe und Spalte, und den hat kein freies Feld. Mit dem Beutel nach oben geht es.
   *[other] { $card } braucht { $level } Beutel in Reihe und Spalte, und kein freies Feld hat mehr als { $most }. Mit dem Beutel nach oben geht es.
}
card-first = Zuerst eine Handkarte wählen.
taken = Dort liegt schon eine Karte.
banner-first = Die letzte Karte darf nur legen, wer ein Banner hat. Zuerst eines nehmen.
out-of-reach = Die Fähigkeit reicht nur bis zu Karten, die mit einer Kante an den Krieger grenzen.
protected = Ein Ritter daneben schützt diese Karte vor allen Fähigkeiten.
not-piggy = Auf Piggy wirkt keine Fähigkeit.
orc-needs-warrior = Ein Ork dreht nur Krieger um, und das ist ein Beutel.
viking-needs-purse = Ein Wikinger dreht nur Beutel um, und das ist ein Krieger.
nothing-to-give = Der Magier hat keine Handkarte, die dort liegen darf.
piggy-moved = Piggy zieht nur einmal im Zug.
piggy-not-beside = Piggy tauscht nur mit einer Karte, die mit einer Kante angrenzt.
piggy-barred = Von dort ist Piggy gerade gekommen und darf nicht gleich zurück.

# Tips for a first match, and what a greyed key waits for.
board-tip-hand = Zuerst eine Karte wählen, dann ihren Platz. Am Ende zählen die sichtbaren Krieger der zwei Fraktionen auf dem Banner so viel wie ihre Stufe.
board-tip-face = Mit dem Beutel nach oben kostet sie nichts. Als Krieger braucht sie in Reihe und Spalte so viele Beutel wie ihre Stufe und hat eine Fähigkeit.
board-tip-place = Die Karte darf auf jedes helle Feld. Die Zahl dort zählt die Beutel in Reihe und Spalte.
board-tip-piggy = Einmal im Zug darf Piggy mit einer Karte daneben tauschen. Piggy zählt als Beutel.
board-undo-nothing = Es gibt noch nichts zurückzunehmen.
board-swap-none = Piggy kann gerade nirgendwohin.
board-send-first = Zuerst eine Karte und ihren Platz wählen.
board-send-gift = Zuerst die Karte wählen, die der Magier gibt.
board-send-piggy = Zuerst die Karte wählen, mit der Piggy tauscht.

# What speaks for the move in a hint.
purse-is-free = Als Beutel kostet die Karte nichts und hilft, Krieger zu bezahlen.
ally-scores = { $points ->
    [one] { $card } ist verbündet und bringt { $points } Punkt, solange man die Karte sieht.
   *[other] { $card } ist verbündet und bringt { $points } Punkte, solange man die Karte sieht.
}
laid-for-power = { $card } ist nicht verbündet; es geht um die Fähigkeit.
adds-no-purse = Als Krieger ist { $card } kein weiterer Beutel, mit dem andere zahlen.
enough-purses = { $there ->
    [one] { $card } braucht { $level } Beutel in Reihe und Spalte; hier ist { $there }.
   *[other] { $card } braucht { $level } Beutel in Reihe und Spalte; hier sind { $there }.
}
purse-counts = { $places ->
    [0] Hier zählt der Beutel für keines der anderen Felder, die jetzt frei sind.
    [one] Hier zählt der Beutel für { $places } anderes Feld, das jetzt frei ist.
   *[other] Hier zählt der Beutel für { $places } andere Felder, die jetzt frei sind.
}
rival-hidden = { $card } ist nicht verbündet: Mit dem Beutel nach oben bringt die Karte niemandem Punkte.
becomes-purse = { $card } wird zum Beutel, mit dem man Krieger bezahlt.
ally-appears = { $points ->
    [one] Unter diesem Beutel liegt { $card }, verbündet: Sichtbar bringt die Karte { $points } Punkt.
   *[other] Unter diesem Beutel liegt { $card }, verbündet: Sichtbar bringt die Karte { $points } Punkte.
}
purse-gone = Umgedreht bezahlt der Beutel keine weiteren Krieger mehr.
taken-to-hand = { $card } kommt vom Tisch auf die Hand.
shows-card = Der Tausch zeigt eine Karte, die noch unbekannt ist.
allies-only = Die Fähigkeit träfe nur Verbündete.
power-unused = { $faction-id ->
    [orc] Ohne die Fähigkeit bleibt der Krieger sichtbar, und es kommt kein Beutel dazu.
    [viking] Ohne die Fähigkeit bleibt der Beutel liegen und bezahlt weiter Krieger.
   *[mage] Ohne Tausch bleibt die Hand, wie sie ist.
}
piggy-pays = Piggy zählt als Beutel und hilft jetzt in einer anderen Reihe oder Spalte.
no-way-back = Im nächsten Zug darf Piggy nicht zurück.
piggy-stays = Ohne Tausch mit Piggy bleibt jede Karte, wo sie liegt.
only-warriors-count = Alle Karten liegen: Nur sichtbare Krieger zählen, wo Piggy auch liegt.
banner-can-wait = Ein Banner lässt sich auch in einem späteren Zug nehmen.
banner-now = { $points ->
    [0] Noch bringt kein sichtbarer Krieger Punkte für { $banner }.
    [one] Die sichtbaren Krieger bringen für { $banner } jetzt { $points } Punkt.
   *[other] Die sichtbaren Krieger bringen für { $banner } jetzt { $points } Punkte.
}
pick-scores = { $points ->
    [0] Unter diesem Beutel liegt { $card }, nicht verbündet.
    [one] Unter diesem Beutel liegt { $card }: Das bringt { $points } Punkt.
   *[other] Unter diesem Beutel liegt { $card }: Das bringt { $points } Punkte.
}
unknown-pick = { $unseen ->
    [one] Es ist die einzige noch unbekannte Karte; { $allies ->
        [0] sie ist nicht verbündet
       *[other] sie ist verbündet
    }.
   *[other] Von den { $unseen } noch unbekannten Karten { $allies ->
        [0] ist keine verbündet
        [one] ist { $allies } verbündet
       *[other] sind { $allies } verbündet
    }.
}

# Das Ziel, in der Leiste über dem Tisch.
board-aim = Punkte: sichtbare Stufen dieser zwei Fraktionen: { $now }
board-aim-all = Punkte: sichtbare Stufen von je zwei Fraktionen

# Statistik beendeter Partien, im Profil.

figure-points = Meiste Punkte
figure-points-help = In einer Partie
figure-allies-found = Verbündete gefunden
figure-allies-found-help = Aufgedeckte Beutel, hinter denen Verbündete steckten
figure-piggy-moved = Piggy bewegt
figure-piggy-moved-help = Züge, in denen Piggy getauscht wurde
