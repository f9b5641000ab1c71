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
# Never the reader: nobody gives a card to themselves.
offer = Slide it to { $to }
call = Say “{ $claim }”
pay = Pay with { $card }
starter = { $seat-you ->
    [you] You start
   *[other] { $seat } starts
}

starter-drawn = { $seat-you ->
    [you] You start.
   *[other] { $seat } starts.
}
turned-up = { $pile ->
    [one] The last card of the penalty pile is turned up: { $card }.
   *[other] The top card of the penalty pile ({ $pile } cards) is turned up: { $card }.
}
dealt = { $seat-you ->
    [you] You get { $card }.
   *[other] { $seat } gets { $card }.
}
dealt-face-down = { $seat-you ->
    [you] You get a card.
   *[other] { $seat } gets a card.
}
round-began = { $seat-you ->
    [you] Round { $round }: you start.
   *[other] Round { $round }: { $seat } starts.
}
picked = { $seat-you ->
    [you] You choose { $card }.
   *[other] { $seat } chooses { $card }.
}
picked-face-down = { $seat-you ->
    [you] You choose a card.
   *[other] { $seat } chooses a card.
}
offered = { $seat-you ->
    [you] You slide the card to { $to }.
   *[other] { $to-you ->
        [you] { $seat } slides the card to you.
       *[other] { $seat } slides the card to { $to }.
    }
}
claimed = { $seat-you ->
    [you] You say “{ $claim }” to { $to }.
   *[other] { $to-you ->
        [you] { $seat } says “{ $claim }” to you.
       *[other] { $seat } says “{ $claim }” to { $to }.
    }
}
looked = { $seat-you ->
    [you] You decide to pass on and look at the card: { $card }.
   *[other] { $seat } decides to pass on and looks at the card: { $card }.
}
looked-face-down = { $seat-you ->
    [you] You decide to pass on and look at the card.
   *[other] { $seat } decides to pass on and looks at the card.
}
judged = { $giver-you ->
    [you] You
   *[other] { $giver }
} said “{ $claim }”. { $seat-you ->
    [you] You say
   *[other] { $seat } says
} { $verdict ->
    [true] “true”
   *[false] “false”
} and { $seat-you ->
    [you] turn
   *[other] turns
} up { $card }. { $taker-you ->
    [you] { $giver-you ->
        [you] It didn’t work: you take it.
       *[other] Wrong: you take it.
    }
   *[other] { $giver-you ->
        [you] It worked: { $taker } takes it.
       *[other] { $right ->
            [true] Right
           *[false] Wrong
        }: { $taker } takes it.
    }
}
laid = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-10] You take { $card } from the top of the pile and lay it down.
       *[other] You lay down { $card }.
    }
   *[other] { $clause-id ->
        [ROYAL-10] { $seat } takes { $card } from the top of the pile and lays it down.
       *[other] { $seat } lays down { $card }.
    }
}
took-to-hand = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-11] You take { $card } from the pile into your hand.
       *[other] You take { $card } into your hand.
    }
   *[other] { $clause-id ->
        [ROYAL-11] { $seat } takes { $card } from the pile into their hand.
       *[other] { $seat } takes { $card } into their hand.
    }
}
payment-picked = { $seat-you ->
    [you] You choose { $card } as the first card to pay with.
   *[other] { $seat } chooses { $card } as the first card to pay with.
}
payment-picked-face-down = { $seat-you ->
    [you] You choose the first card to pay with.
   *[other] { $seat } chooses the first card to pay with.
}
payment-named = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-13] You pay with the only card that can be paid: { $cards }.
       *[other] { $cards-count ->
            [one] You pay with one card that fits “{ $claim }”: { $cards }.
           *[other] You pay with two cards: { $cards }.
        }
    }
   *[other] { $clause-id ->
        [ROYAL-13] { $seat } pays with the only card that can be paid: { $cards }.
       *[other] { $cards-count ->
            [one] { $seat } pays with one card that fits “{ $claim }”: { $cards }.
           *[other] { $seat } pays with two cards: { $cards }.
        }
    }
}
paid-nothing = { $seat-you ->
    [you] You have nothing to pay with.
   *[other] { $seat } has nothing to pay with.
}
lost = { $seat-you ->
    [you] { $clause-id ->
        [ROYAL-13] You lose: for the second time somebody had nothing to pay with, and no card was laid down in between.
        [ROYAL-16] You lose: no card in hand to start the round with.
       *[other] You lose: too many cards of one species. Everybody else wins.
    }
   *[other] { $clause-id ->
        [ROYAL-13] { $seat } loses: for the second time somebody had nothing to pay with, and no card was laid down in between.
        [ROYAL-16] { $seat } loses: no card in hand to start the round with.
       *[other] { $seat } loses: too many cards of one species. Everybody else wins.
    }
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
# Never the reader: a name and what was said, “You” will do.
view-said = { $name } “{ $claim }”
view-looked = { $name-you ->
    [you] You (know it)
   *[other] { $name } (knows it)
}
view-receives = { $name-you ->
    [you] You (have not looked)
   *[other] { $name } (has not looked)
}
view-card = The card in play: { $card }
view-bill = To pay for the claim “{ $claim }”: one card that fits, or any two.
view-picked = First card to pay with: { $card }
view-named = Still to be laid down: { $cards }
view-special = { $name-you ->
    [you] { $certain ->
        [true] { $card }: in your hand
       *[false] { $card }: in your hand, unless it is the card in play
    }
   *[other] { $certain ->
        [true] { $card }: in { $name }’s hand
       *[false] { $card }: in { $name }’s hand, unless it is the card in play
    }
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
view-phase-pick = { $name-you ->
    [you] You start: choose a card to give away.
   *[other] { $name } starts and is choosing a card to give away.
}
view-phase-offer = { $name-you ->
    [you] Choose who gets the card.
   *[other] { $name } is choosing who gets the card.
}
view-phase-claim = { $name-you ->
    [you] Say what the card is.
   *[other] { $name } is about to say what the card is.
}
view-phase-judge = { $name-you ->
    [you] Your answer: is “{ $claim }” true?
   *[other] { $name } is deciding: is “{ $claim }” true?
}
view-phase-pay = { $name-you ->
    [you] Choose the first card to pay with.
   *[other] { $name } is choosing the first card to pay with.
}
view-phase-pay-more = { $name-you ->
    [you] Choose whether to pay with a second card.
   *[other] { $name } is choosing whether to pay with a second card.
}

# The board in the browser
tagline = Slide a card over and say what it is. Bluff well: whoever collects four of a kind loses.
board-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
board-chapter = { $name-you ->
    [you] Round { $round }: you start
   *[other] Round { $round }: { $name } starts
}
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

board-says = { $name-you ->
    [you] You say:
   *[other] { $name } says:
}
board-claim = “{ $claim }.”
board-knows = { $name-you ->
    [you] You have seen { $card }.
   *[other] { $name } has seen { $card }.
}
board-chooses = { $name-you ->
    [you] You are choosing a card…
   *[other] { $name } is choosing a card…
}
board-holds = { $name-you ->
    [you] You have the card and are thinking…
   *[other] { $name } has the card and is thinking…
}
board-deals = The cards are being dealt…

board-way = The path of this card
board-on-its-way = On its way: { $card }
board-way-starts = { $name-you ->
    [you] start
   *[other] starts
}
board-way-looks = { $name-you ->
    [you] have looked
   *[other] has looked
}
board-way-began = said “{ $claim }”
board-way-said = looked, said “{ $claim }”
board-way-has = { $name-you ->
    [you] have not looked
   *[other] has not looked
}
board-way-free = can still get it
# Never the reader: a name and what was said, “You” will do.
board-way-brief = { $name }: “{ $claim }”
# Never the reader: a name alone, “You” will do.
board-way-maybe = { $name }?

board-said = { $name-you ->
    [you] You said “{ $claim }”.
   *[other] { $name } said “{ $claim }”.
}
board-answered = { $name-you ->
    [you] You
   *[other] { $name }
} said { $verdict ->
    [true] “true”
   *[false] “false”
}.
board-right = Right!
board-wrong = Wrong!
# The same for whoever gave the card.
board-seen-through = It didn’t work!
board-fooled = It worked!
board-takes = { $name-you ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
board-makes = { $name-you ->
    [you] “{ $species }”: you now have { $count } of { $limit }.
   *[other] “{ $species }”: { $name } now has { $count } of { $limit }.
}
board-happened = { $taker-you ->
    [you] { $giver-you ->
        [you] It didn’t work: you take { $card }.
       *[other] Wrong: you take { $card }.
    }
   *[other] { $giver-you ->
        [you] It worked: { $taker } takes { $card }.
       *[other] { $right ->
            [true] Right
           *[false] Wrong
        }: { $taker } takes { $card }.
    }
}
board-go-on = Continue

board-tray = { $name-you ->
    [you] Your side
   *[other] { $name }’s side
}
board-tray-all = What happens now
board-watching = Spectators don’t see the hands.
board-own = { $name-you ->
    [you] In front of you
   *[other] In front of { $name }
}
board-hand = { $name-you ->
    [you] Your hand
   *[other] { $name }’s hand
}
board-hand-short = Hand
board-crowned = { $species } (Royal)
# Never the reader: a heading, “You” will do.
board-line = { $name }: { $text }
board-stack = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
board-empty = { $name-you ->
    [you] You have no cards left. If you have to start a round now, you lose.
   *[other] { $name } has no cards left. Having to start a round now means losing.
}

board-ask-judge = { $name-you ->
    [you] Your turn: is “{ $claim }” true?
   *[other] { $name }, is “{ $claim }” true?
}
board-ask-judge-hint = { $name-you ->
    [you] If you are right, { $giver } takes the card. If you are wrong, you do.
   *[other] If the answer is right, { $giver } takes the card. If it is wrong, { $name } does.
}
board-ask-pick = { $name-you ->
    [you] Your turn: give a card away
   *[other] { $name }, give a card away
}
board-ask-pass = { $name-you ->
    [you] Your turn: slide the card on
   *[other] { $name }, slide the card on
}
board-ask-hint = The claim may be true or false.
board-ask-pay = { $name-you ->
    [you] Your turn: pay for { $card }
   *[other] { $name }, pay for { $card }
}
board-true = True
board-false = False
# Never the reader: whoever decides has the card already.
board-pass-hint = Then make a new claim. The card can go to: { $names }
board-must-judge = Everybody else has had this card, so it must be judged now.
board-warning = { $name-you ->
    [you] “{ $claim }”: you already have { $count } of { $limit }. One more and you lose.
   *[other] “{ $claim }”: { $name } already has { $count } of { $limit }. One more loses.
}
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

board-result = { $name-you ->
    [you] You lose, everybody else wins
   *[other] { $winners-you ->
        [only] You win! { $name } loses
        [among] You win! { $name } loses
       *[none] { $name } loses, everybody else wins
    }
}
board-why-alike = { $name-you ->
    [you] { $count ->
        [one] “{ $species }”: { $count } card lies in front of you.
       *[other] “{ $species }”: { $count } cards lie in front of you.
    }
   *[other] { $count ->
        [one] “{ $species }”: { $count } card lies in front of { $name }.
       *[other] “{ $species }”: { $count } cards lie in front of { $name }.
    }
}
board-end = Bluffing and judging
board-end-judged = { $count ->
    [0] judged no card
   *[other] judged { $right } of { $count } correctly
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
# Never the reader: whoever gives the card on does not get it back.
had-the-card = { $seat } has had the card in this round already.
must-judge = Everybody else has had the card, so it can’t be passed on.
one-is-not-enough = One card is enough only if it fits the claim: { $claim }.

# Tips for a first match, and what a greyed key waits for.
board-tip-card = Choose a card to get rid of. It goes face down to somebody else.
board-tip-claim = Say what it is: the truth or a lie. Whoever collects too many of one species loses.
board-tip-judge = Is the claim true? A right answer sends the card back to the giver; a wrong one keeps it here.
board-tip-pay = A Joker or a Blank goes into the hand and must be paid for: lay down one card that fits the last claim, or any two. Those count as collected.
board-tip-joker = The Joker is every species at once: whatever is said of it is true, except “Royal”. Whoever takes it pays with other cards from the hand.
board-tip-blank = The Blank is no species at all: whatever is said of it is false. Whoever takes it pays with other cards from the hand.
board-tip-royal = A card with a crown is a Royal: its species is a true claim, and so is “Royal”. Whoever takes one also takes the top card of the penalty pile.
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
collects = { $seat-you ->
    [you] { $count ->
        [one] In front of you: { $count } × { $claim }. One more hurts.
       *[other] In front of you: { $count } × { $claim }. One more hurts.
    }
   *[other] { $count ->
        [one] In front of { $seat }: { $count } × { $claim }. One more hurts.
       *[other] In front of { $seat }: { $count } × { $claim }. One more hurts.
    }
}
claim-is-true = The claim would be true.
claim-is-false = The claim would be a bluff.
one-more-loses = One more “{ $claim }” loses the match: “true” sends a real one back.
takes-another = If “true” is wrong, the card taken does not fit “{ $claim }”.
takes-fitting = { $count ->
    [0] If “false” is wrong, the card taken fits “{ $claim }”, and the judge has collected none of these yet.
    [one] If “false” is wrong, the card taken fits “{ $claim }”, and the judge has collected only { $count } of these.
   *[other] If “false” is wrong, the card taken fits “{ $claim }”, and the judge has collected { $count } of these.
}
one-pays = The card fits “{ $claim }”, so it is enough.
pays-safely = With this payment no species counts more than { $count }; { $limit } lose.

# The aim, in the bar above the table.
board-aim = Whoever collects { $limit } of one kind loses

# Statistics: counts of finished matches, on the profile.

figure-wins = Matches without losing
figure-bluffs-believed = Bluffs believed
figure-bluffs-believed-help = False claims that were judged true
figure-judged-right = Judged right
figure-judged-right-help = Claims from others, judged true or false
