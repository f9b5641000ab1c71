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
starter = { $seat-you ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}

starter-drawn = { $seat-you ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
turned-up = { $pile ->
    [one] Die letzte Karte des Strafstapels wird aufgedeckt und zeigt { $card }.
   *[other] Die oberste der { $pile } Karten im Strafstapel wird aufgedeckt und zeigt { $card }.
}
dealt = { $seat-you ->
    [you] Du bekommst { $card }.
   *[other] { $seat } bekommt { $card }.
}
dealt-face-down = { $seat-you ->
    [you] Du bekommst eine Karte.
   *[other] { $seat } bekommt eine Karte.
}
round-began = { $seat-you ->
    [you] Runde { $round }: Du beginnst.
   *[other] Runde { $round }: { $seat } beginnt.
}
picked = { $seat-you ->
    [you] Du wählst { $card }.
   *[other] { $seat } wählt { $card }.
}
picked-face-down = { $seat-you ->
    [you] Du wählst eine Karte.
   *[other] { $seat } wählt eine Karte.
}
offered = { $seat-you ->
    [you] Du schiebst die Karte zu { $to }.
   *[other] { $to-you ->
        [you] { $seat } schiebt die Karte zu dir.
       *[other] { $seat } schiebt die Karte zu { $to }.
    }
}
claimed = { $seat-you ->
    [you] Du sagst zu { $to }: „{ $claim }“.
   *[other] { $to-you ->
        [you] { $seat } sagt zu dir: „{ $claim }“.
       *[other] { $seat } sagt zu { $to }: „{ $claim }“.
    }
}
looked = { $seat-you ->
    [you] Du willst weitergeben, schaust dir die Karte an und siehst { $card }.
   *[other] { $seat } will weitergeben, schaut sich die Karte an und sieht { $card }.
}
looked-face-down = { $seat-you ->
    [you] Du willst weitergeben und schaust dir die Karte an.
   *[other] { $seat } will weitergeben und schaut sich die Karte an.
}
judged = { $giver-you ->
    [you] Du sagtest
   *[other] { $giver } sagte
} „{ $claim }“, { $seat-you ->
    [you] du sagst
   *[other] { $seat } sagt
} „{ $verdict ->
    [true] wahr
   *[false] falsch
}“ und { $seat-you ->
    [you] deckst
   *[other] deckt
} { $card } auf. { $taker-you ->
    [you] { $giver-you ->
        [you] Nicht geklappt: Du nimmst die Karte.
       *[other] Daneben: Du nimmst die Karte.
    }
   *[other] { $giver-you ->
        [you] Geklappt: { $taker } nimmt die Karte.
       *[other] { $right ->
            [true] Richtig
           *[false] Daneben
        }: { $taker } nimmt die Karte.
    }
}
laid = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-10] Du nimmst vom Strafstapel { $card } und legst die Karte vor dir ab.
       *[other] Du legst { $card } vor dir ab.
    }
   *[other] { $clause-id ->
        [ROYAL-10] { $seat } nimmt vom Strafstapel { $card } und legt die Karte vor sich ab.
       *[other] { $seat } legt { $card } vor sich ab.
    }
}
took-to-hand = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-11] Du nimmst { $card } vom Strafstapel auf die Hand.
       *[other] Du nimmst { $card } auf die Hand.
    }
   *[other] { $clause-id ->
        [ROYAL-11] { $seat } nimmt { $card } vom Strafstapel auf die Hand.
       *[other] { $seat } nimmt { $card } auf die Hand.
    }
}
payment-picked = { $seat-you ->
    [you] Du wählst zum Zahlen als Erstes { $card }.
   *[other] { $seat } wählt zum Zahlen als Erstes { $card }.
}
payment-picked-face-down = { $seat-you ->
    [you] Du wählst die erste Karte zum Zahlen.
   *[other] { $seat } wählt die erste Karte zum Zahlen.
}
payment-named = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-13] Du zahlst { $cards }; mehr ist nicht da.
       *[other] { $cards-count ->
            [one] Du zahlst { $cards }, passend zu „{ $claim }“.
           *[other] Du zahlst zwei Karten: { $cards }.
        }
    }
   *[other] { $clause-id ->
        [ROYAL-13] { $seat } zahlt { $cards }; mehr ist nicht da.
       *[other] { $cards-count ->
            [one] { $seat } zahlt { $cards }, passend zu „{ $claim }“.
           *[other] { $seat } zahlt zwei Karten: { $cards }.
        }
    }
}
paid-nothing = { $seat-you ->
    [you] Du kannst nichts zahlen.
   *[other] { $seat } kann nichts zahlen.
}
lost = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-13] Du verlierst: Wieder ist nichts zum Zahlen da, und seit dem letzten Mal hat niemand eine Karte vor sich abgelegt.
        [ROYAL-16] Du müsstest die Runde beginnen, hast aber keine Karte auf der Hand und verlierst.
       *[other] Du hast zu viele Tiere einer Art vor dir und verlierst. Alle anderen gewinnen.
    }
   *[other] { $clause-id ->
        [ROYAL-13] { $seat } verliert: Wieder ist nichts zum Zahlen da, und seit dem letzten Mal hat niemand eine Karte vor sich abgelegt.
        [ROYAL-16] { $seat } müsste die Runde beginnen, hat aber keine Karte auf der Hand und verliert.
       *[other] { $seat } hat zu viele Tiere einer Art vor sich und verliert. Alle anderen gewinnen.
    }
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
view-looked = { $name-you ->
    [you] Du (kennst sie)
   *[other] { $name } (kennt sie)
}
view-receives = { $name-you ->
    [you] Du (hast sie nicht angesehen)
   *[other] { $name } (hat sie nicht angesehen)
}
view-card = Die Karte, die unterwegs ist: { $card }
view-bill = Zu zahlen für „{ $claim }“: eine passende Karte oder zwei beliebige.
view-picked = Erste Karte zum Zahlen: { $card }
view-named = Noch vor sich abzulegen: { $cards }
view-special = { $name-you ->
    [you] { $certain ->
        [true] { $card }: bei dir
       *[false] { $card }: bei dir, wenn nicht gerade unterwegs
    }
   *[other] { $certain ->
        [true] { $card }: bei { $name }
       *[false] { $card }: bei { $name }, wenn nicht gerade unterwegs
    }
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
view-phase-pick = { $name-you ->
    [you] Du beginnst: Wähle eine Karte zum Weggeben.
   *[other] { $name } beginnt und wählt eine Karte zum Weggeben.
}
view-phase-offer = { $name-you ->
    [you] Wähle, wer die Karte bekommt.
   *[other] { $name } wählt, wer die Karte bekommt.
}
view-phase-claim = { $name-you ->
    [you] Sag, was die Karte ist.
   *[other] { $name } sagt, was die Karte ist.
}
view-phase-judge = { $name-you ->
    [you] Deine Antwort: Ist „{ $claim }“ wahr?
   *[other] { $name } überlegt: Ist „{ $claim }“ wahr?
}
view-phase-pay = { $name-you ->
    [you] Wähle die erste Karte zum Zahlen.
   *[other] { $name } wählt die erste Karte zum Zahlen.
}
view-phase-pay-more = { $name-you ->
    [you] Wähle eine zweite Karte zum Zahlen oder belass es bei einer.
   *[other] { $name } wählt eine zweite Karte zum Zahlen oder belässt es bei einer.
}

# Das Spielbrett im Browser
tagline = Karte zuschieben, Tier ansagen, gut bluffen: Wer vier gleiche vor sich hat, verliert.
board-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
}
board-chapter = { $name-you ->
    [you] Runde { $round }: Du beginnst
   *[other] Runde { $round }: { $name } beginnt
}
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

board-says = { $name-you ->
    [you] Du sagst:
   *[other] { $name } sagt:
}
board-claim = „{ $claim }.“
board-knows = { $name-you ->
    [you] Du hast { $card } gesehen.
   *[other] { $name } hat { $card } gesehen.
}
board-chooses = { $name-you ->
    [you] Du wählst eine Karte …
   *[other] { $name } wählt eine Karte …
}
board-holds = { $name-you ->
    [you] Du hast die Karte und überlegst …
   *[other] { $name } hat die Karte und überlegt …
}
board-deals = Die Karten werden ausgeteilt …

board-way = Der Weg dieser Karte
board-on-its-way = Unterwegs: { $card }
board-way-starts = { $name-you ->
    [you] beginnst mit ihr
   *[other] beginnt mit ihr
}
board-way-looks = { $name-you ->
    [you] hast sie angesehen
   *[other] hat sie angesehen
}
board-way-began = { $name-you ->
    [you] sagtest „{ $claim }“
   *[other] sagte „{ $claim }“
}
board-way-said = { $name-you ->
    [you] sahst sie an, sagtest „{ $claim }“
   *[other] sah sie an, sagte „{ $claim }“
}
board-way-has = { $name-you ->
    [you] hast sie nicht angesehen
   *[other] hat sie nicht angesehen
}
board-way-free = { $name-you ->
    [you] kannst sie noch bekommen
   *[other] kann sie noch bekommen
}
board-way-brief = { $name }: „{ $claim }“
board-way-maybe = { $name }?

board-said = { $name-you ->
    [you] Du sagtest „{ $claim }“.
   *[other] { $name } sagte „{ $claim }“.
}
board-answered = { $name-you ->
    [you] Du hast geantwortet:
   *[other] { $name } antwortete
} „{ $verdict ->
    [true] wahr
   *[false] falsch
}“.
board-right = Richtig!
board-wrong = Daneben!
# Dasselbe für die Person, von der die Karte kam.
board-seen-through = Nicht geklappt!
board-fooled = Geklappt!
board-takes = { $name-you ->
    [you] Du nimmst { $card }.
   *[other] { $name } nimmt { $card }.
}
board-makes = { $name-you ->
    [you] „{ $species }“: Davon liegen jetzt { $count } von { $limit } vor dir.
   *[other] „{ $species }“: Davon liegen jetzt { $count } von { $limit } vor { $name }.
}
board-happened = { $taker-you ->
    [you] { $giver-you ->
        [you] Nicht geklappt: Du nimmst { $card }.
       *[other] Daneben: Du nimmst { $card }.
    }
   *[other] { $giver-you ->
        [you] Geklappt: { $taker } nimmt { $card }.
       *[other] { $right ->
            [true] Richtig
           *[false] Daneben
        }: { $taker } nimmt { $card }.
    }
}
board-go-on = Weiter

board-tray = { $name-you ->
    [you] Deine Seite
   *[other] Die Seite von { $name }
}
board-tray-all = Was gerade passiert
board-watching = Wer zuschaut, sieht keine Handkarten.
board-own = { $name-you ->
    [you] Vor dir
   *[other] Vor { $name }
}
board-hand = { $name-you ->
    [you] Deine Hand
   *[other] Hand von { $name }
}
board-hand-short = Hand
board-crowned = { $species } (Royal)
board-line = { $name }: { $text }
board-stack = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
board-empty = { $name-you ->
    [you] Du hast keine Karte mehr. Musst du so eine Runde beginnen, verlierst du.
   *[other] { $name } hat keine Karte mehr. Wer ohne Karte eine Runde beginnen muss, verliert.
}

board-ask-judge = { $name-you ->
    [you] Du bist dran: Ist „{ $claim }“ wahr?
   *[other] { $name }, ist „{ $claim }“ wahr?
}
board-ask-judge-hint = { $name-you ->
    [you] Richtig: { $giver } nimmt die Karte. Daneben: Du nimmst sie.
   *[other] Richtig: { $giver } nimmt die Karte. Daneben: { $name } nimmt sie.
}
board-ask-pick = { $name-you ->
    [you] Du bist dran: Gib eine Karte weg.
   *[other] { $name }, gib eine Karte weg.
}
board-ask-pass = { $name-you ->
    [you] Du bist dran: Schieb die Karte weiter.
   *[other] { $name }, schieb die Karte weiter.
}
board-ask-hint = Wahr oder gelogen: Jede Ansage ist erlaubt.
board-ask-pay = { $name-you ->
    [you] Du bist dran: Zahl für { $card }.
   *[other] { $name }, zahl für { $card }.
}
board-true = Wahr
board-false = Falsch
board-pass-hint = an { $names }, mit eigener Ansage
board-must-judge = Alle hatten diese Karte: Jetzt muss geurteilt werden.
board-warning = { $name-you ->
    [you] „{ $claim }“: Davon liegen schon { $count } von { $limit } vor dir. Noch eine, und du hast verloren.
   *[other] „{ $claim }“: Davon liegen schon { $count } von { $limit } vor { $name }. Noch eine, und { $name } hat verloren.
}
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

board-result = { $name-you ->
    [you] Du verlierst, alle anderen gewinnen
   *[other] { $winners-you ->
        [only] Du gewinnst! { $name } verliert
        [among] Du gewinnst! { $name } verliert
       *[none] { $name } verliert, alle anderen gewinnen
    }
}
board-why-alike = { $name-you ->
    [you] „{ $species }“: Davon liegen { $count } vor dir.
   *[other] „{ $species }“: Davon liegen { $count } vor { $name }.
}
board-end = Bluffs und Urteile
board-end-judged = { $count ->
    [0] kein Urteil
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
board-tip-claim = Sagen, was sie ist: die Wahrheit oder eine Lüge. Wer zu viele Karten einer Art sammelt, verliert.
board-tip-judge = Stimmt die Ansage? Ein richtiges Urteil schickt die Karte zurück; bei einem falschen bleibt sie hier.
board-tip-pay = Joker und leere Karte kommen auf die Hand und kosten etwas: eine Karte vor sich ablegen, die zur letzten Ansage passt, oder zwei beliebige. Diese zählen wie gesammelte Karten.
board-tip-joker = Der Joker ist alle Arten zugleich: Jede Ansage über ihn stimmt, nur „Royal“ nicht. Wer ihn nimmt, zahlt mit anderen Handkarten.
board-tip-blank = Die leere Karte ist gar keine Art: Jede Ansage über sie ist falsch. Wer sie nimmt, zahlt mit anderen Handkarten.
board-tip-royal = Eine Karte mit Krone ist eine Royal-Karte: Die Ansage ihrer Art stimmt, und „Royal“ stimmt auch. Wer eine nimmt, nimmt auch die oberste Karte des Strafstapels.
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
collects = { $seat-you ->
    [you] { $count ->
        [one] Vor dir: { $count } × { $claim }. Noch eine tut weh.
       *[other] Vor dir: { $count } × { $claim }. Noch eine tut weh.
    }
   *[other] { $count ->
        [one] Vor { $seat }: { $count } × { $claim }. Noch eine tut weh.
       *[other] Vor { $seat }: { $count } × { $claim }. Noch eine tut weh.
    }
}
claim-is-true = Die Ansage wäre wahr.
claim-is-false = Die Ansage wäre ein Bluff.
one-more-loses = Noch eine Karte „{ $claim }“, und die Partie ist verloren: Mit „wahr“ geht eine echte zurück.
takes-another = Liegt „wahr“ daneben, passt die genommene Karte nicht zu „{ $claim }“.
takes-fitting = { $count ->
    [0] Liegt „falsch“ daneben, passt die genommene Karte zu „{ $claim }“; wer urteilt, hat davon noch keine gesammelt.
    [one] Liegt „falsch“ daneben, passt die genommene Karte zu „{ $claim }“; wer urteilt, hat davon erst { $count } gesammelt.
   *[other] Liegt „falsch“ daneben, passt die genommene Karte zu „{ $claim }“; wer urteilt, hat davon { $count } gesammelt.
}
one-pays = Die Karte passt zu „{ $claim }“, also genügt sie.
pays-safely = Mit dieser Zahlung zählt keine Art mehr als { $count }; bei { $limit } ist die Partie verloren.

# Das Ziel, in der Leiste über dem Tisch.
board-aim = Wer { $limit } Karten einer Art sammelt, verliert

# Statistik beendeter Partien, im Profil.

figure-wins = Partien ohne Niederlage
figure-bluffs-believed = Geglaubte Bluffs
figure-bluffs-believed-help = Falsche Ansagen, die für wahr gehalten wurden
figure-judged-right = Richtig geurteilt
figure-judged-right-help = Ansagen anderer, als wahr oder falsch beurteilt
