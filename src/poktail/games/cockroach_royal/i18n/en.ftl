title = Cockroach Poker Royal
pitch = Slide a card across the table, say what it is, and be believed or not.

card-bat = a bat
card-fly = a fly
card-cockroach = a cockroach
card-toad = a toad
card-rat = a rat
card-scorpion = a scorpion
card-stink-bug = a stink bug
card-royal-bat = the royal bat
card-royal-fly = the royal fly
card-royal-cockroach = the royal cockroach
card-royal-toad = the royal toad
card-royal-rat = the royal rat
card-royal-scorpion = the royal scorpion
card-royal-stink-bug = the royal stink bug
card-joker = the Joker
card-blank = the Blank

claim-bat = bat
claim-fly = fly
claim-cockroach = cockroach
claim-toad = toad
claim-rat = rat
claim-scorpion = scorpion
claim-stink-bug = stink bug
claim-royal = Royal

name-joker = Joker
name-blank = Blank

answer-judge-true = “True”
answer-judge-false = “False”
answer-pass = Look and pass on
answer-enough = No second card
pick = Give { $card }
offer = Slide it to { $to }
call = Say “{ $claim }”
pay = Pay with { $card }
starter = { $seat } begins

starter-drawn = { $seat } begins.
turned-up = { $pile ->
    [one] The last card of the penalty pile is turned up: { $card }.
   *[other] On top of the penalty pile, now { $pile } cards high, lies { $card }.
}
dealt = { $seat } gets { $card }.
dealt-face-down = { $seat } gets a card.
round-began = Round { $round }: { $seat } starts.
picked = { $seat } chooses { $card }.
picked-face-down = { $seat } chooses a card.
offered = { $seat } slides the card to { $to }.
claimed = { $seat } says to { $to }: “{ $claim }”.
looked = { $seat } passes on, looks at the card and sees { $card }.
looked-face-down = { $seat } passes on and looks at the card.
judged = { $seat } calls it { $verdict ->
    [true] true
   *[false] false
} that the card from { $giver } is “{ $claim }”, and turns up { $card }. { $right ->
    [true] Right
   *[false] Wrong
}: { $taker } takes it.
laid = { $clause-id ->
    [ROYAL-10] The top of the pile goes to { $seat }, who lays { $card }.
   *[other] { $seat } lays { $card }.
}
took-to-hand = { $clause-id ->
    [ROYAL-11] From the pile { $seat } takes { $card } into hand.
   *[other] { $seat } takes { $card } into hand.
}
payment-picked = { $seat } chooses { $card } as the first card to pay with.
payment-picked-face-down = { $seat } chooses the first card to pay with.
payment-named = { $clause-id ->
    [ROYAL-13] { $seat } pays with the only card there is: { $cards }.
   *[other] { $cards-count ->
        [one] { $seat } pays with a card that fits “{ $claim }”: { $cards }.
       *[other] { $seat } pays with two cards: { $cards }.
    }
}
paid-nothing = { $seat } has nothing to pay with.
lost = { $clause-id ->
    [ROYAL-13] { $seat } loses: nothing to pay with, again, and no card was laid in between.
    [ROYAL-16] { $seat } loses: a round to start and no card in hand.
   *[other] { $seat } loses: too many of one species. Everybody else wins.
}

option-seats = Seats
option-seats-help = How many sit at the table.
option-specials-pay = Payment for special cards from the pile
option-specials-pay-help = Whether a Joker or Blank drawn from the penalty pile is paid for like one that was taken; if not, it just goes to the hand.
option-lose-at = Cards alike that lose
option-lose-at-help = How many cards of one species in front of a seat lose; 0: four, with two seats five.
option-pile = Penalty pile
option-pile-help = How many cards the penalty pile has before the deal; 0: seven, with two seats sixteen. Cards left over by the deal are added.
option-species = Species
option-species-help = How many species there are.
option-copies = Plain cards
option-copies-help = How many plain cards each species has.
option-royals = Royals
option-royals-help = How many species have a Royal, at most one each.
option-joker = Joker
option-joker-help = Whether the Joker is in the deck.
option-blank = Blank
option-blank-help = Whether the Blank is in the deck.

view-heading = { $round ->
    [0] Before the first round
   *[other] Round { $round }
} · { $pile ->
    [0] the penalty pile is used up
    [one] penalty pile: 1 card
   *[other] penalty pile: { $pile } cards
}{ $top ->
    [none] { "" }
   *[other] , on top: { $top }
}
view-legend = { $card } card   { $crown } Royal   { $danger } one more loses
view-hand-sizes = cards in hand
view-hand = Hand:
view-no-cards = no card
view-way = The card’s way: { $steps }
view-said = { $name } “{ $claim }”
view-looked = { $name } (knows it)
view-receives = { $name } (has not looked)
view-card = The card under way: { $card }
view-bill = To be paid for the claim “{ $claim }”: one card that fits, or any two.
view-picked = First card to pay with: { $card }
view-named = Still to be laid: { $cards }
view-special = { $certain ->
    [true] { $card }: with { $name }
   *[false] { $card }: with { $name }, unless it is the card under way
}
view-stalled = Somebody had nothing to pay with and no card was laid since: the next one loses.

view-phase-start = Who begins is being drawn.
view-phase-turn-up = The top card of the pile is being turned up.
view-phase-deal = The cards are being dealt.
view-phase-pick = { $name } starts and chooses a card to give away.
view-phase-offer = { $name } chooses who gets the card.
view-phase-claim = { $name } says what the card is.
view-phase-judge = { $name } answers: is “{ $claim }” true?
view-phase-pay = { $name } chooses the first card to pay with.
view-phase-pay-more = { $name } chooses a second card to pay with, or leaves it at one.

# The board in the browser
tagline = Slide a card over and say what it is. Bluff well: four of a kind lose.
board-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
board-chapter = Round { $round }: { $name } starts
board-limit = { $limit } alike lose
board-matrix = Cards in front of everybody
board-hand-size = { $count ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-pile = { $species } { $count }
board-pile-crowned = { $species } { $count } (one is Royal)
board-pile-danger = { $species } { $count } of { $limit } (one more loses)
board-laid = Lying open: { $piles }.
board-laid-none = Nothing lies open.
board-pile-title = Penalty pile
board-pile-count = { $count ->
    [0] used up
    [one] one card
   *[other] { $count } cards
}{ $top ->
    [none] { "" }
   *[other] , on top { $top }
}

board-status-none = Waits
board-status-starts = Chooses a card
board-status-pays = Has to pay
board-status-free = Not had it yet
board-status-has = Has it, unseen
board-status-looked = Looks and passes on
board-status-began = Began, said “{ $claim }”
board-status-said = Looked, says “{ $claim }”
board-status-loses = Loses
board-status-wins = Wins

board-says = { $name } says:
board-claim = “{ $claim }.”
board-knows = { $name } has seen { $card }.
board-chooses = { $name } chooses a card …
board-holds = { $name } has the card and thinks …
board-deals = The cards are being dealt …

board-way = The way of this card
board-way-starts = starts with it
board-way-looks = has looked
board-way-began = said “{ $claim }”
board-way-said = looked, said “{ $claim }”
board-way-has = has not looked
board-way-free = can still get it
board-way-brief = { $name }: “{ $claim }”
board-way-maybe = { $name }?

board-said = { $name } said “{ $claim }”.
board-answered = { $name } called it { $verdict ->
    [true] true
   *[false] false
}.
board-right = Right!
board-wrong = Wrong!
board-takes = { $name } takes { $card }.
board-makes = “{ $species }”: { $count } of { $limit } now lie in front of { $name }.
board-happened = { $right ->
    [true] Right call
   *[false] Wrong call
}: { $taker } takes { $card }.
board-go-on = Go on

board-tray = Side of { $name }
board-tray-all = What the table waits for
board-watching = Hands stay hidden from who watches.
board-own = In front of { $name }
board-hand = { $name }: hand
board-hand-short = Hand
board-crowned = { $species } (Royal)
board-line = { $name }: { $text }
board-stack = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
board-empty = { $name } has no card left. Starting a round without one loses.

board-ask-judge = { $name }, is “{ $claim }” true?
board-ask-judge-hint = Right: { $giver } takes the card. Wrong: { $name } does.
board-ask-pick = { $name }, give a card away
board-ask-pass = { $name }, slide the card on
board-ask-hint = True or not: anything may be said.
board-ask-pay = { $name }, pay for { $card }
board-true = True
board-false = False
board-pass-hint = to { $names }, with a claim of one’s own
board-must-judge = Everybody has had this card: it must be judged now.
board-warning = “{ $claim }”: { $count } of { $limit } already lie in front of { $name }. One more loses.
board-choose-card = Card
board-choose-seat = To whom
board-choose-claim = Claim
board-slide = Slide it over
board-undo = Undo
board-pay-cards = Cards to pay with
board-pay-second = Second card to pay with
board-pay = { $count ->
    [0] Pay
    [one] Pay with one card
   *[other] Pay with { $count } cards
}

board-result = { $name } loses, everybody else wins
board-why-alike = “{ $species }”: { $count } of them lie in front of { $name }.
board-score = { $count ->
    [one] one card laid
   *[other] { $count } cards laid
}
board-end = Lying and listening
board-end-judged = { $count ->
    [0] judged no card
   *[other] judged { $right } of { $count } rightly
}
board-end-lies = { $count ->
    [0] told no lie that was judged
    [one] one lie judged, { $believed ->
        [0] not believed
       *[other] believed
    }
   *[other] { $count } lies judged, { $believed } believed
}
