title = Cockroach Poker Royal
pitch = Slide a card across the table and say what it is. Will anybody believe it?

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
answer-enough = Pay with one card only
pick = Give { $card }
offer = Slide it to { $to }
call = Say “{ $claim }”
pay = Pay with { $card }
starter = { $seat } starts

starter-drawn = { $seat } starts.
turned-up = { $pile ->
    [one] The last card of the penalty pile is turned up: { $card }.
   *[other] The top card of the penalty pile ({ $pile } cards) is turned up: { $card }.
}
dealt = { $seat } gets { $card }.
dealt-face-down = { $seat } gets a card.
round-began = Round { $round }: { $seat } starts.
picked = { $seat } chooses { $card }.
picked-face-down = { $seat } chooses a card.
offered = { $seat } slides the card to { $to }.
claimed = { $seat } says “{ $claim }” to { $to }.
looked = { $seat } decides to pass on and looks at the card: { $card }.
looked-face-down = { $seat } decides to pass on and looks at the card.
judged = { $giver } said “{ $claim }”. { $seat } says { $verdict ->
    [true] “true”
   *[false] “false”
} and turns up { $card }. { $right ->
    [true] Right
   *[false] Wrong
}: { $taker } takes it.
laid = { $clause-id ->
    [ROYAL-10] { $seat } takes { $card } from the top of the pile and lays it down.
   *[other] { $seat } lays down { $card }.
}
took-to-hand = { $clause-id ->
    [ROYAL-11] { $seat } takes { $card } from the pile into their hand.
   *[other] { $seat } takes { $card } into their hand.
}
payment-picked = { $seat } chooses { $card } as the first card to pay with.
payment-picked-face-down = { $seat } chooses the first card to pay with.
payment-named = { $clause-id ->
    [ROYAL-13] { $seat } pays with the only card that can be paid: { $cards }.
   *[other] { $cards-count ->
        [one] { $seat } pays with one card that fits “{ $claim }”: { $cards }.
       *[other] { $seat } pays with two cards: { $cards }.
    }
}
paid-nothing = { $seat } has nothing to pay with.
lost = { $clause-id ->
    [ROYAL-13] { $seat } loses: for the second time somebody had nothing to pay with, and no card was laid down in between.
    [ROYAL-16] { $seat } loses: no card in hand to start the round with.
   *[other] { $seat } loses: too many cards of one species. Everybody else wins.
}

option-seats = Seats
option-seats-help = How many players there are.
option-specials-pay = Pay for special cards from the pile
option-specials-pay-help = On: a Joker or Blank drawn from the penalty pile must be paid for, just like one that was taken. Off: it simply goes to the hand.
option-lose-at = Cards of a kind to lose
option-lose-at-help = How many cards of one species in front of a player lose the match. 0 (the default): four, or five with two players.
option-pile = Penalty pile
option-pile-help = How many cards the penalty pile has before the deal. 0 (the default): seven, or sixteen with two players. Cards left over after the deal are added.
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
    [0] the penalty pile is empty
    [one] penalty pile: 1 card
   *[other] penalty pile: { $pile } cards
}{ $top ->
    [none] { "" }
   *[other] , on top: { $top }
}
view-legend = { $card } card   { $crown } Royal   { $danger } one more card loses
view-hand-sizes = cards in hand
view-hand = Hand:
view-hand-column = Hand
view-no-cards = no card
view-way = The card’s path: { $steps }
view-said = { $name } “{ $claim }”
view-looked = { $name } (knows it)
view-receives = { $name } (has not looked)
view-card = The card in play: { $card }
view-bill = To pay for the claim “{ $claim }”: one card that fits, or any two.
view-picked = First card to pay with: { $card }
view-named = Still to be laid down: { $cards }
view-special = { $certain ->
    [true] { $card }: in { $name }’s hand
   *[false] { $card }: in { $name }’s hand, unless it is the card in play
}
view-score = { $lost ->
    [true] lost{ $how ->
        [none] { "" }
       *[other] : { $how }
    }
   *[false] won
}
view-own = In this hand: { $cards }
view-dealt = The cards are dealt.
view-stalled = Somebody had nothing to pay with, and no card has been laid down since. The next player with nothing to pay with loses.

view-phase-start = Drawing who starts.
view-phase-turn-up = The top card of the pile is being turned up.
view-phase-deal = The cards are being dealt.
view-phase-pick = { $name } starts and is choosing a card to give away.
view-phase-offer = { $name } is choosing who gets the card.
view-phase-claim = { $name } is about to say what the card is.
view-phase-judge = { $name } is deciding: is “{ $claim }” true?
view-phase-pay = { $name } is choosing the first card to pay with.
view-phase-pay-more = { $name } is choosing whether to pay with a second card.

# The board in the browser
tagline = Slide a card over and say what it is. Bluff well: whoever collects four of a kind loses.
board-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
board-chapter = Round { $round }: { $name } starts
board-limit = { $limit } of a kind loses
board-matrix = Cards in front of everybody
board-hand-size = { $count ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-pile = { $species } { $count }
board-pile-crowned = { $species } { $count } (one is Royal)
board-pile-danger = { $species } { $count } of { $limit } (one more loses)
board-laid = Face up: { $piles }.
board-laid-none = No card lies face up.
board-pile-title = Penalty pile
board-pile-count = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}{ $top ->
    [none] { "" }
   *[other] , on top { $top }
}

board-status-none = Waiting
board-status-starts = Choosing a card
board-status-pays = Has to pay
board-status-free = Hasn’t had it yet
board-status-has = Has it, not looked
board-status-looked = Looked, passing on
board-status-began = Started, said “{ $claim }”
board-status-said = Looked, said “{ $claim }”
board-status-loses = Loses
board-status-wins = Wins

board-says = { $name } says:
board-claim = “{ $claim }.”
board-knows = { $name } has seen { $card }.
board-chooses = { $name } is choosing a card…
board-holds = { $name } has the card and is thinking…
board-deals = The cards are being dealt…

board-way = The path of this card
board-way-starts = starts
board-way-looks = has looked
board-way-began = said “{ $claim }”
board-way-said = looked, said “{ $claim }”
board-way-has = has not looked
board-way-free = can still get it
board-way-brief = { $name }: “{ $claim }”
board-way-maybe = { $name }?

board-said = { $name } said “{ $claim }”.
board-answered = { $name } said { $verdict ->
    [true] “true”
   *[false] “false”
}.
board-right = Right!
board-wrong = Wrong!
board-takes = { $name } takes { $card }.
board-makes = “{ $species }”: { $name } now has { $count } of { $limit }.
board-happened = { $right ->
    [true] Right
   *[false] Wrong
}: { $taker } takes { $card }.
board-go-on = Continue

board-tray = { $name }’s side
board-tray-all = What happens now
board-watching = Spectators don’t see the hands.
board-own = In front of { $name }
board-hand = { $name }’s hand
board-hand-short = Hand
board-crowned = { $species } (Royal)
board-line = { $name }: { $text }
board-stack = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
board-empty = { $name } has no cards left. Having to start a round now means losing.

board-ask-judge = { $name }, is “{ $claim }” true?
board-ask-judge-hint = If the answer is right, { $giver } takes the card. If it is wrong, { $name } does.
board-ask-pick = { $name }, give a card away
board-ask-pass = { $name }, slide the card on
board-ask-hint = The claim may be true or false.
board-ask-pay = { $name }, pay for { $card }
board-true = True
board-false = False
board-pass-hint = Then make a new claim. The card can go to: { $names }
board-must-judge = Everybody else has had this card, so it must be judged now.
board-warning = “{ $claim }”: { $name } already has { $count } of { $limit }. One more loses.
board-choose-card = Card
board-choose-seat = Give to
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
board-why-alike = { $count ->
    [one] “{ $species }”: { $count } card lies in front of { $name }.
   *[other] “{ $species }”: { $count } cards lie in front of { $name }.
}
board-score = { $count ->
    [one] one card face up
   *[other] { $count } cards face up
}
board-end = Bluffing and judging
board-end-judged = { $count ->
    [0] judged no card
   *[other] right about { $right } of { $count }
}
board-end-lies = { $count ->
    [0] no lie was judged
    [one] one lie was judged and { $believed ->
        [0] seen through
       *[other] believed
    }
   *[other] { $count } lies were judged, { $believed } of them believed
}

# Why a move is not possible.
never-pays = { $card-id ->
    [joker] The Joker can’t be used to pay.
   *[blank] The Blank can’t be used to pay.
}
had-the-card = { $seat } has had the card in this round already.
must-judge = Everybody else has had the card, so it can’t be passed on.
one-is-not-enough = One card is enough only if it fits the claim: { $claim }.

# Tips for a first match, and what a greyed key waits for.
board-tip-card = Choose a card to get rid of. It goes face down to somebody else.
board-tip-claim = Say what it is: the truth or a lie. Whoever ends up with four of one species loses.
board-tip-judge = Is the claim true? A right answer sends the card back to the giver; a wrong one keeps it here.
board-slide-first = First choose a card, a player and a claim.
board-pay-first = First choose the cards to pay with.
board-undo-nothing = Nothing has been chosen yet.

# What speaks for the move in a hint.
look-first = Passing on means seeing the card, and somebody else has to judge.
in-sight = { $seen ->
    [0] No card that fits “{ $claim }” is in sight, in the hand or on the table.
    [one] { $seen } card that fits “{ $claim }” is in sight, in the hand or on the table.
   *[other] { $seen } cards that fit “{ $claim }” are in sight, in the hand or on the table.
}
collects = { $count ->
    [one] In front of { $seat }: { $count } × { $claim }. One more hurts.
   *[other] In front of { $seat }: { $count } × { $claim }. One more hurts.
}
claim-is-true = The claim would be true.
claim-is-false = The claim would be a bluff.

# The aim, in the bar above the table.
board-aim = Whoever collects { $limit } of one kind loses
