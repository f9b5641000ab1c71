title = Kakerlakenpoker Royal
pitch = Eine Karte verdeckt zuschieben und sagen, was sie ist: Wem glaubt man, wer fliegt auf?

# Karten stehen im Akkusativ; jeder Satz ist danach gebaut.
card-bat = eine Fledermaus
card-fly = eine Fliege
card-cockroach = eine Kakerlake
card-toad = eine Kröte
card-rat = eine Ratte
card-scorpion = einen Skorpion
card-stink-bug = eine Stinkwanze
card-royal-bat = die königliche Fledermaus
card-royal-fly = die königliche Fliege
card-royal-cockroach = die königliche Kakerlake
card-royal-toad = die königliche Kröte
card-royal-rat = die königliche Ratte
card-royal-scorpion = den königlichen Skorpion
card-royal-stink-bug = die königliche Stinkwanze
card-joker = den Joker
card-blank = die leere Karte

claim-bat = Fledermaus
claim-fly = Fliege
claim-cockroach = Kakerlake
claim-toad = Kröte
claim-rat = Ratte
claim-scorpion = Skorpion
claim-stink-bug = Stinkwanze
claim-royal = Royal

name-joker = Joker
name-blank = leere Karte

answer-judge-true = „Wahr“
answer-judge-false = „Falsch“
answer-pass = Ansehen und weitergeben
answer-enough = Nur mit einer Karte zahlen
pick = Weggeben: { $card }
offer = Zu { $to } schieben
call = „{ $claim }“ sagen
pay = Zahlen: { $card }
starter = { $seat } beginnt

starter-drawn = { $seat } beginnt.
turned-up = { $pile ->
    [one] Die letzte Karte des Strafstapels wird aufgedeckt und zeigt { $card }.
   *[other] Die oberste der { $pile } Karten im Strafstapel wird aufgedeckt und zeigt { $card }.
}
dealt = { $seat } bekommt { $card }.
dealt-face-down = { $seat } bekommt eine Karte.
round-began = Runde { $round }: { $seat } beginnt.
picked = { $seat } wählt { $card }.
picked-face-down = { $seat } wählt eine Karte.
offered = { $seat } schiebt die Karte zu { $to }.
claimed = { $seat } sagt zu { $to }: „{ $claim }“.
looked = { $seat } will weitergeben, schaut sich die Karte an und sieht { $card }.
looked-face-down = { $seat } will weitergeben und schaut sich die Karte an.
judged = { $giver } sagte „{ $claim }“, { $seat } sagt „{ $verdict ->
    [true] wahr
   *[false] falsch
}“ und deckt { $card } auf. { $right ->
    [true] Richtig
   *[false] Daneben
}: { $taker } nimmt die Karte.
laid = { $clause-id ->
    [ROYAL-10] { $seat } nimmt vom Strafstapel { $card } und legt die Karte vor sich ab.
   *[other] { $seat } legt { $card } vor sich ab.
}
took-to-hand = { $clause-id ->
    [ROYAL-11] { $seat } nimmt { $card } vom Strafstapel auf die Hand.
   *[other] { $seat } nimmt { $card } auf die Hand.
}
payment-picked = { $seat } wählt zum Zahlen als Erstes { $card }.
payment-picked-face-down = { $seat } wählt die erste Karte zum Zahlen.
payment-named = { $clause-id ->
    [ROYAL-13] { $seat } zahlt { $cards }; mehr ist nicht da.
   *[other] { $cards-count ->
        [one] { $seat } zahlt { $cards }, passend zu „{ $claim }“.
       *[other] { $seat } zahlt zwei Karten: { $cards }.
    }
}
paid-nothing = { $seat } kann nichts zahlen.
lost = { $clause-id ->
    [ROYAL-13] { $seat } verliert: Wieder ist nichts zum Zahlen da, und seit dem letzten Mal hat niemand eine Karte vor sich abgelegt.
    [ROYAL-16] { $seat } müsste die Runde beginnen, hat aber keine Karte auf der Hand und verliert.
   *[other] { $seat } hat zu viele Tiere einer Art vor sich und verliert. Alle anderen gewinnen.
}

option-seats = Plätze
option-seats-help = Wie viele Personen mitspielen.
option-specials-pay = Zahlung für Sonderkarten vom Strafstapel
option-specials-pay-help = Ob auch gezahlt wird, wenn Joker oder leere Karte vom Strafstapel kommen; sonst gehen sie einfach auf die Hand.
option-lose-at = Gleiche Karten bis zur Niederlage
option-lose-at-help = Wer so viele Karten einer Art vor sich hat, verliert; 0: vier, zu zweit fünf.
option-pile = Strafstapel
option-pile-help = Wie viele Karten der Strafstapel vor dem Austeilen hat; 0: sieben, zu zweit sechzehn. Was beim Austeilen übrig bleibt, kommt dazu.
option-species = Arten
option-species-help = Wie viele Tierarten es gibt.
option-copies = Einfache Karten
option-copies-help = Wie viele einfache Karten jede Art hat.
option-royals = Royal-Karten
option-royals-help = Wie viele Arten eine Royal-Karte haben, jede höchstens eine.
option-joker = Joker
option-joker-help = Ob der Joker im Spiel ist.
option-blank = Leere Karte
option-blank-help = Ob die leere Karte im Spiel ist.

view-heading = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
} · { $pile ->
    [0] der Strafstapel ist aufgebraucht
    [one] Strafstapel: 1 Karte
   *[other] Strafstapel: { $pile } Karten
}{ $top ->
    [none] { "" }
   *[other] , oben: { $top }
}
view-legend = { $card } Karte   { $crown } Royal   { $danger } bei noch einer verloren
view-hand-sizes = auf der Hand
view-hand = Hand:
view-hand-column = Hand
view-no-cards = keine Karte
view-way = Weg der Karte: { $steps }
view-said = { $name } „{ $claim }“
view-looked = { $name } (kennt sie)
view-receives = { $name } (hat sie nicht angesehen)
view-card = Die Karte, die unterwegs ist: { $card }
view-bill = Zu zahlen für die Ansage „{ $claim }“: eine passende Karte oder zwei beliebige.
view-picked = Erste Karte zum Zahlen: { $card }
view-named = Noch vor sich abzulegen: { $cards }
view-special = { $certain ->
    [true] { $card }: bei { $name }
   *[false] { $card }: bei { $name }, wenn nicht gerade unterwegs
}
view-score = { $lost ->
    [true] hat verloren{ $how ->
        [none] { "" }
       *[other] : { $how }
    }
   *[false] hat gewonnen
}
view-own = Auf dieser Hand: { $cards }
view-dealt = Die Karten werden ausgeteilt.
view-stalled = Jemand konnte nichts zahlen, und seither hat niemand eine Karte vor sich abgelegt: Wer als Nächstes nichts zahlen kann, verliert.

view-phase-start = Es wird ausgelost, wer beginnt.
view-phase-turn-up = Die oberste Karte des Strafstapels wird aufgedeckt.
view-phase-deal = Die Karten werden ausgeteilt.
view-phase-pick = { $name } beginnt und wählt eine Karte zum Weggeben.
view-phase-offer = { $name } wählt, wer die Karte bekommt.
view-phase-claim = { $name } sagt, was die Karte ist.
view-phase-judge = { $name } antwortet: Ist „{ $claim }“ wahr?
view-phase-pay = { $name } wählt die erste Karte zum Zahlen.
view-phase-pay-more = { $name } wählt eine zweite Karte zum Zahlen oder belässt es bei einer.

# Das Spielbrett im Browser
tagline = Karte zuschieben, Tier ansagen, gut bluffen: Wer vier gleiche vor sich hat, verliert.
board-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
}
board-chapter = Runde { $round }: { $name } beginnt
board-limit = Bei { $limit } gleichen verloren
board-matrix = Wer welche Karten vor sich hat
board-hand-size = { $count ->
    [0] keine Karte auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
board-pile = { $species } { $count }
board-pile-crowned = { $species } { $count } (eine davon Royal)
board-pile-danger = { $species } { $count } von { $limit } (bei noch einer verloren)
board-laid = Offen liegen: { $piles }.
board-laid-none = Noch liegt nichts offen.
board-pile-title = Strafstapel
board-pile-count = { $count ->
    [0] aufgebraucht
    [one] eine Karte
   *[other] { $count } Karten
}{ $top ->
    [none] { "" }
   *[other] , oben sieht man { $top }
}

board-status-none = Wartet
board-status-starts = Wählt eine Karte
board-status-pays = Muss zahlen
board-status-free = Hatte sie noch nicht
board-status-has = Hat sie, kennt sie nicht
board-status-looked = Sieht nach, gibt weiter
board-status-began = Begann, sagte „{ $claim }“
board-status-said = Sah nach, sagt „{ $claim }“
board-status-loses = Verliert
board-status-wins = Gewinnt

board-says = { $name } sagt:
board-claim = „{ $claim }.“
board-knows = { $name } hat { $card } gesehen.
board-chooses = { $name } wählt eine Karte …
board-holds = { $name } hat die Karte und überlegt …
board-deals = Die Karten werden ausgeteilt …

board-way = Der Weg dieser Karte
board-way-starts = beginnt mit ihr
board-way-looks = hat sie angesehen
board-way-began = sagte „{ $claim }“
board-way-said = sah sie an, sagte „{ $claim }“
board-way-has = hat sie nicht angesehen
board-way-free = kann sie noch bekommen
board-way-brief = { $name }: „{ $claim }“
board-way-maybe = { $name }?

board-said = { $name } sagte „{ $claim }“.
board-answered = { $name } antwortete „{ $verdict ->
    [true] wahr
   *[false] falsch
}“.
board-right = Richtig!
board-wrong = Daneben!
board-takes = { $name } nimmt { $card }.
board-makes = „{ $species }“: Davon liegen jetzt { $count } von { $limit } vor { $name }.
board-happened = { $right ->
    [true] Richtig
   *[false] Daneben
}: { $taker } nimmt { $card }.
board-go-on = Weiter

board-tray = Die Seite von { $name }
board-tray-all = Was gerade passiert
board-watching = Wer zuschaut, sieht keine Handkarten.
board-own = Vor { $name }
board-hand = Hand von { $name }
board-hand-short = Hand
board-crowned = { $species } (Royal)
board-line = { $name }: { $text }
board-stack = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
board-empty = { $name } hat keine Karte mehr. Wer ohne Karte eine Runde beginnen muss, verliert.

board-ask-judge = { $name }, ist „{ $claim }“ wahr?
board-ask-judge-hint = Richtig: { $giver } nimmt die Karte. Daneben: { $name } nimmt sie.
board-ask-pick = { $name }, gib eine Karte weg.
board-ask-pass = { $name }, schieb die Karte weiter.
board-ask-hint = Wahr oder gelogen: Jede Ansage ist erlaubt.
board-ask-pay = { $name }, zahl für { $card }.
board-true = Wahr
board-false = Falsch
board-pass-hint = an { $names }, mit eigener Ansage
board-must-judge = Alle hatten diese Karte: Jetzt muss geurteilt werden.
board-warning = „{ $claim }“: Davon liegen schon { $count } von { $limit } vor { $name }. Bei noch einer ist die Partie verloren.
board-choose-card = Karte
board-choose-seat = An wen
board-choose-claim = Ansage
board-slide = Zuschieben
board-undo = Zurück
board-pay-cards = Karten zum Zahlen
board-pay-second = Zweite Karte zum Zahlen
board-pay = { $count ->
    [0] Zahlen
    [one] Eine Karte zahlen
   *[other] { $count } Karten zahlen
}

board-result = { $name } verliert, alle anderen gewinnen
board-why-alike = „{ $species }“: Davon liegen { $count } vor { $name }.
board-score = { $count ->
    [one] hat eine Karte vor sich
   *[other] hat { $count } Karten vor sich
}
board-end = Bluffs und Urteile
board-end-judged = { $count ->
    [0] hat nie geurteilt
   *[other] { $right } von { $count } richtig beurteilt
}
board-end-lies = { $count ->
    [0] keine Lüge kam ans Licht
    [one] eine Lüge kam ans Licht, { $believed ->
        [0] nicht geglaubt
       *[other] geglaubt
    }
   *[other] { $count } Lügen kamen ans Licht, { $believed } davon geglaubt
}

# Why a move is not possible.
never-pays = { $card-id ->
    [joker] Mit dem Joker kann man nicht zahlen.
   *[blank] Mit der leeren Karte kann man nicht zahlen.
}
had-the-card = { $seat } hatte die Karte in dieser Runde schon.
must-judge = Alle anderen hatten die Karte schon; weitergeben geht nicht mehr.
one-is-not-enough = Eine Karte reicht nur, wenn sie zur Ansage passt: { $claim }.

# Tips for a first match, and what a greyed key waits for.
board-tip-card = Eine Karte wählen, die weg soll. Sie geht verdeckt an jemand anderen.
board-tip-claim = Sagen, was sie ist: die Wahrheit oder eine Lüge. Wer am Ende vier Karten einer Art hat, verliert.
board-tip-judge = Stimmt die Ansage? Ein richtiges Urteil schickt die Karte zurück; bei einem falschen bleibt sie hier.
board-slide-first = Zuerst eine Karte, eine Person und eine Ansage wählen.
board-pay-first = Zuerst die Karten wählen, mit denen gezahlt wird.
board-undo-nothing = Es ist noch nichts gewählt.

# What speaks for the move in a hint.
look-first = Wer weitergibt, sieht die Karte, und jemand anderes muss urteilen.
in-sight = { $seen ->
    [0] Auf der Hand und auf dem Tisch ist keine Karte zu sehen, die zu „{ $claim }“ passt.
    [one] Auf der Hand und auf dem Tisch ist { $seen } Karte zu sehen, die zu „{ $claim }“ passt.
   *[other] Auf der Hand und auf dem Tisch sind { $seen } Karten zu sehen, die zu „{ $claim }“ passen.
}
collects = { $count ->
    [one] Vor { $seat }: { $count } × { $claim }. Noch eine tut weh.
   *[other] Vor { $seat }: { $count } × { $claim }. Noch eine tut weh.
}
claim-is-true = Die Ansage wäre wahr.
claim-is-false = Die Ansage wäre ein Bluff.

# Das Ziel, in der Leiste über dem Tisch.
board-aim = Wer { $limit } Karten einer Art sammelt, verliert
