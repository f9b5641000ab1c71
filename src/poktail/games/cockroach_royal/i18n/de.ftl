title = Kakerlakenpoker Royal
pitch = Eine Karte verdeckt zuschieben, sagen, was sie ist – und Glauben finden oder nicht.

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
answer-enough = Keine zweite Karte
pick = { $card } weggeben
offer = Zu { $to } schieben
call = „{ $claim }“ sagen
pay = { $card } zahlen
starter = { $seat } beginnt

starter-drawn = { $seat } beginnt.
turned-up = { $pile ->
    [one] Die letzte Karte des Strafstapels wird aufgedeckt; sie zeigt { $card }.
   *[other] Oben auf dem Strafstapel mit { $pile } Karten sieht man nun { $card }.
}
dealt = { $seat } bekommt { $card }.
dealt-face-down = { $seat } bekommt eine Karte.
round-began = Runde { $round }: { $seat } fängt an.
picked = { $seat } wählt { $card }.
picked-face-down = { $seat } wählt eine Karte.
offered = { $seat } schiebt die Karte zu { $to }.
claimed = { $seat } sagt zu { $to }: „{ $claim }“.
looked = { $seat } gibt weiter, sieht die Karte an und erblickt { $card }.
looked-face-down = { $seat } gibt weiter und sieht die Karte an.
judged = { $giver } sagte „{ $claim }“, { $seat } sagt „{ $verdict ->
    [true] wahr
   *[false] falsch
}“ und deckt { $card } auf. { $right ->
    [true] Richtig
   *[false] Daneben
}: { $taker } nimmt die Karte.
laid = { $clause-id ->
    [ROYAL-10] Die oberste Karte des Stapels geht an { $seat }: { $seat } legt { $card } ab.
   *[other] { $seat } legt { $card } ab.
}
took-to-hand = { $clause-id ->
    [ROYAL-11] { $seat } nimmt { $card } vom Stapel auf die Hand.
   *[other] { $seat } nimmt { $card } auf die Hand.
}
payment-picked = { $seat } wählt { $card } als erste Karte der Zahlung.
payment-picked-face-down = { $seat } wählt die erste Karte der Zahlung.
payment-named = { $clause-id ->
    [ROYAL-13] { $seat } zahlt alles, was da ist, nämlich { $cards }.
   *[other] { $cards-count ->
        [one] { $seat } zahlt passend zu „{ $claim }“ { $cards }.
       *[other] { $seat } zahlt zwei Karten, nämlich { $cards }.
    }
}
paid-nothing = { $seat } hat nichts zum Zahlen.
lost = { $clause-id ->
    [ROYAL-13] { $seat } verliert: wieder nichts zum Zahlen, und dazwischen wurde keine Karte abgelegt.
    [ROYAL-16] { $seat } verliert: an der Reihe anzufangen und keine Karte auf der Hand.
   *[other] { $seat } verliert: zu viele Tiere einer Art. Alle anderen gewinnen.
}

option-seats = Plätze
option-seats-help = Wie viele am Tisch sitzen.
option-specials-pay = Zahlung für Sonderkarten vom Stapel
option-specials-pay-help = Ob für Joker und leere Karte aus dem Strafstapel gezahlt wird wie für genommene; sonst kommen sie einfach auf die Hand.
option-lose-at = Gleiche Karten zum Verlieren
option-lose-at-help = Wie viele abgelegte Karten einer Art verlieren; 0: vier, zu zweit fünf.
option-pile = Strafstapel
option-pile-help = Wie viele Karten der Strafstapel vor dem Austeilen hat; 0: sieben, zu zweit sechzehn. Beim Austeilen übrige Karten kommen dazu.
option-species = Arten
option-species-help = Wie viele Tierarten es gibt.
option-copies = Einfache Karten
option-copies-help = Wie viele einfache Karten jede Art hat.
option-royals = Royals
option-royals-help = Wie viele Arten eine Royal-Karte haben, höchstens je eine.
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
view-legend = { $card } Karte   { $crown } Royal   { $danger } noch eine verliert
view-hand-sizes = auf der Hand
view-hand = Hand:
view-no-cards = keine Karte
view-way = Weg der Karte: { $steps }
view-said = { $name } „{ $claim }“
view-looked = { $name } (kennt sie)
view-receives = { $name } (hat sie nicht angesehen)
view-card = Die Karte unterwegs: { $card }
view-bill = Zu zahlen für die Ansage „{ $claim }“: eine passende Karte oder zwei beliebige.
view-picked = Erste Karte der Zahlung: { $card }
view-named = Noch abzulegen: { $cards }
view-special = { $certain ->
    [true] { $card }: bei { $name }
   *[false] { $card }: bei { $name }, falls nicht gerade unterwegs
}
view-stalled = Jemand hatte nichts zum Zahlen, seitdem wurde nichts abgelegt: Beim nächsten Mal ist es verloren.

view-phase-start = Ausgelost wird, wer beginnt.
view-phase-turn-up = Die oberste Karte des Stapels wird aufgedeckt.
view-phase-deal = Die Karten werden ausgeteilt.
view-phase-pick = { $name } fängt an und wählt eine Karte zum Weggeben.
view-phase-offer = { $name } wählt, wer die Karte bekommt.
view-phase-claim = { $name } sagt, was die Karte ist.
view-phase-judge = { $name } antwortet: Stimmt „{ $claim }“?
view-phase-pay = { $name } wählt die erste Karte der Zahlung.
view-phase-pay-more = { $name } wählt eine zweite Karte der Zahlung oder belässt es bei einer.

# Das Brett im Browser
tagline = Karte zuschieben, Tier nennen, gut bluffen: Vier gleiche verlieren.
board-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
}
board-chapter = Runde { $round }: { $name } fängt an
board-limit = { $limit } gleiche verlieren
board-matrix = Karten vor allen
board-hand-size = { $count ->
    [0] keine Karte auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
board-pile = { $species } { $count }
board-pile-crowned = { $species } { $count } (eine davon Royal)
board-pile-danger = { $species } { $count } von { $limit } (noch eine verliert)
board-laid = Offen liegen: { $piles }.
board-laid-none = Nichts liegt offen.
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
board-status-has = Hat sie, ungesehen
board-status-looked = Sieht sie an, gibt weiter
board-status-began = Fing an, sagte „{ $claim }“
board-status-said = Sah sie, sagt „{ $claim }“
board-status-loses = Verliert
board-status-wins = Gewinnt

board-says = { $name } sagt:
board-claim = „{ $claim }.“
board-knows = { $name } hat { $card } gesehen.
board-chooses = { $name } wählt eine Karte …
board-holds = { $name } hat die Karte und überlegt …
board-deals = Die Karten werden ausgeteilt …

board-way = Der Weg dieser Karte
board-way-starts = fängt mit ihr an
board-way-looks = hat sie angesehen
board-way-began = sagte „{ $claim }“
board-way-said = sah sie an, sagte „{ $claim }“
board-way-has = hat sie nicht angesehen
board-way-free = kann sie noch bekommen
board-way-brief = { $name }: „{ $claim }“
board-way-maybe = { $name }?

board-said = { $name } sagte „{ $claim }“.
board-answered = Antwort von { $name }: { $verdict ->
    [true] wahr
   *[false] falsch
}.
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
board-tray-all = Worauf der Tisch wartet
board-watching = Wer zuschaut, sieht keine Hand.
board-own = Vor { $name }
board-hand = { $name }: Hand
board-hand-short = Hand
board-crowned = { $species } (Royal)
board-line = { $name }: { $text }
board-stack = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
board-empty = { $name } hat keine Karte mehr. Wer ohne Karte anfangen muss, verliert.

board-ask-judge = { $name }, ist „{ $claim }“ wahr?
board-ask-judge-hint = Richtig: { $giver } nimmt die Karte. Daneben: { $name } nimmt sie.
board-ask-pick = { $name }, eine Karte weggeben
board-ask-pass = { $name }, die Karte weiterschieben
board-ask-hint = Wahr oder nicht: Alles darf gesagt werden.
board-ask-pay = { $name }, für { $card } zahlen
board-true = Wahr
board-false = Falsch
board-pass-hint = an { $names }, mit eigener Ansage
board-must-judge = Alle hatten diese Karte: Jetzt muss geurteilt werden.
board-warning = „{ $claim }“: Davon liegen schon { $count } von { $limit } vor { $name }. Noch eine verliert.
board-choose-card = Karte
board-choose-seat = An wen
board-choose-claim = Ansage
board-slide = Zuschieben
board-undo = Zurücknehmen
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
    [one] eine Karte abgelegt
   *[other] { $count } Karten abgelegt
}
board-end = Lügen und Zuhören
board-end-judged = { $count ->
    [0] keine Karte beurteilt
   *[other] { $right } von { $count } richtig beurteilt
}
board-end-lies = { $count ->
    [0] keine Lüge wurde beurteilt
    [one] eine Lüge beurteilt, { $believed ->
        [0] nicht geglaubt
       *[other] geglaubt
    }
   *[other] { $count } Lügen beurteilt, { $believed } geglaubt
}
