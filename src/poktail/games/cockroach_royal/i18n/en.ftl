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
