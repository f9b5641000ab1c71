title = Pok’n Roll
pitch = Dice under a cup, dice in the open, three rounds: fold with a row, or stay for the showdown?

row-five = Five of a kind
row-highway = Highway
row-grand-full = Grand full house
row-two-threes = Two triplets
row-four = Four of a kind
row-three-pairs = Three pairs
row-straight = Large straight
row-full = Full house
row-short-straight = Small straight
row-three = Three of a kind
row-two-pairs = Two pairs
row-pair = Pair
row-abandon = Fold in round 1
row-third = Round 3 won

continue = Continue
cross = Tick { $row }
abandon = Fold (the dice form no combination)

starter = { $seat-you ->
    [you] You start
   *[other] { $seat } starts
}
dice = { $faces }

hand-began = { $starter-you ->
    [you] { $hand ->
        [1] Hand 1 begins. You start, drawn by lot.
       *[other] Hand { $hand } begins. You start.
    }
   *[other] { $hand ->
        [1] Hand 1 begins. { $starter } starts, drawn by lot.
       *[other] Hand { $hand } begins. { $starter } starts.
    }
}
cup-rolled = { $seat-you ->
    [you] You look under your cup: { $faces }.
   *[other] { $seat } looks under the cup: { $faces }.
}
cup-closed = { $seat-you ->
    [you] You roll under your cup.
   *[other] { $seat } rolls under the cup.
}
white-thrown = { $seat-you ->
    [you] { $round ->
        [1] Round 1: you throw the first common dice: { $faces }.
        [2] Round 2: you throw the next common die: { $faces }.
       *[other] Round 3: you throw the last common die: { $faces }.
    }
   *[other] { $round ->
        [1] Round 1: { $seat } throws the first common dice: { $faces }.
        [2] Round 2: { $seat } throws the next common die: { $faces }.
       *[other] Round 3: { $seat } throws the last common die: { $faces }.
    }
}
continued = { $seat-you ->
    [you] You continue.
   *[other] { $seat } continues.
}
abandoned = { $seat-you ->
    [you] { $row-id ->
        [none] { $round ->
            [1] You fold, show { $faces } and tick only “{ row-abandon }”.
           *[other] You fold, show { $faces } and tick nothing.
        }
       *[other] { $round ->
            [1] You fold, show { $faces } and tick “{ row-abandon }” and “{ $row }”.
           *[other] You fold, show { $faces } and tick “{ $row }”.
        }
    }
   *[other] { $row-id ->
        [none] { $round ->
            [1] { $seat } folds, shows { $faces } and ticks only “{ row-abandon }”.
           *[other] { $seat } folds, shows { $faces } and ticks nothing.
        }
       *[other] { $round ->
            [1] { $seat } folds, shows { $faces } and ticks “{ row-abandon }” and “{ $row }”.
           *[other] { $seat } folds, shows { $faces } and ticks “{ $row }”.
        }
    }
}
cup-lifted = { $seat-you ->
    [you] You show { $faces }: { $row }.
   *[other] { $seat } shows { $faces }: { $row }.
}
joerg-lifted = Jörg’s cup is lifted: { $faces }. Best combination: { $row }.
third-round-won = { $seat-you ->
    [you] { $clause-id ->
        [ROLL-13] You are alone in round 3 and win it. Best combination: { $row }.
       *[other] You alone have the highest combination ({ $row }) and win round 3.
    }
   *[other] { $clause-id ->
        [ROLL-13] { $seat } is alone in round 3 and wins it. Best combination: { $row }.
       *[other] { $seat } alone has the highest combination ({ $row }) and wins round 3.
    }
}
tied = { $seats-you ->
    [only] You and Jörg share the highest combination ({ $row }). Nobody wins round 3. You tick a row.
    [among] { $joerg ->
        [true] { $seats } and Jörg share the highest combination ({ $row }). Nobody wins round 3. Each of you except Jörg ticks a row.
       *[other] { $seats } share the highest combination ({ $row }). Nobody wins round 3. Each of you ticks a row.
    }
   *[none] { $joerg ->
        [true] { $seats } and Jörg share the highest combination ({ $row }). Nobody wins round 3. { $seats-count ->
            [one] { $seats } ticks a row.
           *[other] Each of them except Jörg ticks a row.
        }
       *[other] { $seats } share the highest combination ({ $row }). Nobody wins round 3. Each of them ticks a row.
    }
}
joerg-won = Jörg has the highest combination ({ $row }). Nobody ticks anything.
crossed = { $seat-you ->
    [you] You tick “{ $row }”.
   *[other] { $seat } ticks “{ $row }”.
}
nobody-left = { $clause-id ->
    [ROLL-19] Only Jörg is left, so the hand is over.
   *[other] Nobody is left, so the hand is over.
}
end-announced = { $seat-you ->
    [you] You have filled a row ({ $rows }), so this hand is the last.
   *[other] { $seat } has filled a row ({ $rows }), so this hand is the last.
}
# Never the reader: a name and its points, in a list.
score = { $seat } { $points }
ended = { $winners-you ->
    [only] You win. Points: { $scores }.
    [among] { $winners } win together. Points: { $scores }.
   *[none] { $winners-count ->
        [one] { $winners } wins. Points: { $scores }.
       *[other] { $winners } win together. Points: { $scores }.
    }
}

option-seats = Seats
option-seats-help = How many players there are. With three, Jörg joins in as a fourth; for seven or more, the real game needs two boxes.
option-expert = Expert
option-expert-help = Three dice each instead of two, and five more combinations.
option-joerg-value = Points for round 3 with Jörg
option-joerg-value-help = How many points winning round 3 brings at a table of three: 4 if Jörg counts as a player, 3 if not.
option-random-starter = Draw who starts
option-random-starter-help = The player who starts is drawn. Off: the first seat starts.
option-boxes = Boxes
option-boxes-help = How many ticks fill a row. The first full row makes the hand the last. The real sheet has 6 boxes.
option-hands = Hands at most
option-hands-help = The match ends after this many hands at the latest. The default, 1000, is in practice no limit.
option-faces = Faces
option-faces-help = How many numbers a die has.
option-own-dice = Dice under each cup
option-own-dice-help = How many dice each player has. 0 (the default): two, or three for experts.
option-white-dice = Common dice
option-white-dice-help = How many dice lie in the open at the end. The last two are thrown one by one.
option-sheet = Custom sheet
option-sheet-help = The combinations, best first, with their points: five:12, four:9 and so on, down to pair:2. Empty: the printed sheet.
option-sheet-line = Row { $n }

view-hand = { $starter-you ->
    [you] Hand { $hand } · round { $round } of 3 · you start
   *[other] Hand { $hand } · round { $round } of 3 · { $starter } starts
}
view-before = Drawing who starts.
view-final = Last hand: a row is full.
view-final-agreed = Last hand, as agreed for this match.
view-over = The match is over.
view-white = Common dice
view-cup = Under the cup
view-nothing = nothing yet
view-joerg = Jörg
view-deciding = deciding now
view-asked = still to decide
view-in = still in
view-last = Hand { $hand }
view-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
view-dealt = Everybody rolls under the cup.
view-marks = ★ starts or wins round 3 · ▶ decides · ✗2 out in round 2 · ✓ ticks · ! full
view-closed = cup closed
view-folded = folded in round { $round }: { $row }
view-folded-bare = folded in round { $round }, no combination
view-empty-handed = { $best }, nothing to tick
view-gets = { $best }, ticked: { $row }
view-gets-third = { $best }, round 3 won, ticked: { $row }
view-row = Row
view-each = each

# The board in the browser.
tagline = Dice under the cup, dice for everybody. Fold and take a row while it lasts, or hold out for the showdown.

board-hand-over = Hand { $hand } is over
board-next-hand = Next hand
board-finished = { $hands ->
    [one] After one hand
   *[other] After { $hands } hands
}
board-hand = Hand { $hand }
board-of-hand = Hand { $hand }:
board-round = Round { $round }
board-round-1 = { $count ->
    [one] one common die
   *[other] { $count } common dice
}
board-round-2 = one more die
board-round-3 = last die, cups up
board-nothing = Nothing yet
board-own = Dice under the cup: { $faces }.
board-only = { $seat-you ->
    [you] Only you see these
   *[other] Only { $seat } sees these
}
board-open = Everybody sees these
board-joerg = Nobody has looked under this cup.
board-fate-won = round 3 won
board-fate-tied = the highest combination, shared
board-fate-lost = not the highest: nothing to tick

board-folded = folded, round { $round }
board-folded-brief = folded
board-next = next to decide
board-best-won = { $row } wins
board-best-tied = { $row }, shared
board-best-lost = { $row }, nothing to tick
board-said = { $what }: { $text }
board-starter = starts the hand
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-show-sheet = Show this sheet

board-sheet = { $seat-you ->
    [you] Your sheet
   *[other] { $seat }’s sheet
}
board-back-sheet = Back to this seat’s own sheet
board-back = Back
board-now = Now
board-boxes = { $crosses } of { $boxes } ticked
board-gain = +{ $points }
board-gain-fold = +{ $points } and +{ $fold } for folding
board-ends = last hand
board-and-ends = { $gain }, last hand
board-in-third = in round 3
board-total = Points

board-tray = Decision
board-ask = { $seat-you ->
    [you] Your turn: fold or continue?
   *[other] { $seat }, fold or continue?
}
board-ask-row = { $seat-you ->
    [you] Fold with which row?
   *[other] { $seat }, fold with which row?
}
board-ask-cross = { $seat-you ->
    [you] Your turn: tick one row.
   *[other] { $seat }, tick one row.
}
board-ask-won = { $seat-you ->
    [you] You win round 3: tick one row.
   *[other] { $seat } wins round 3: tick one row.
}
board-wait = { $seat-you ->
    [you] You are deciding.
   *[other] { $seat } is deciding.
}
board-wait-cross = { $seat-you ->
    [you] You are ticking a row.
   *[other] { $seat } is ticking a row.
}
# Never the reader: names after a colon, “you” will do.
board-then = Then: { $seats }.
# Never the reader: names after a colon, “you” will do.
board-then-more = Then: { $seats } and { $count } more.
board-last = Last to decide.
board-fall = The dice are falling.
board-fold = Fold now
board-fold-hint = Show the dice, tick one row: up to +{ $points }
board-fold-one = Show the dice, tick { $row }: { $gain }
board-fold-bare = Show the dice, tick only the fold: +{ $points }
board-go = Continue
board-go-hint = Highest in round 3: +{ $points } and a row. If not: nothing
board-note = Tap a player to see their sheet.
board-note-over = All hands have been played.

board-look-last = Show hand { $hand } again
board-close-last = Hide hand { $hand }
board-close = Close

board-result = { $seats-you ->
    [only] You win with { $points ->
        [one] one point
       *[other] { $points } points
    }
    [among] { $seats } win together with { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[none] { $count ->
        [one] { $seats } wins with { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[other] { $seats } win together with { $points ->
            [one] one point
           *[other] { $points } points
        }
    }
}
board-why-row = { $seat-you ->
    [you] You filled a row ({ $rows }), and that ended the match.
   *[other] { $seat } filled a row ({ $rows }), and that ended the match.
}
board-why-hands = { $hands ->
    [one] The one hand agreed on has been played.
   *[other] The { $hands } hands agreed on have been played.
}
board-why-thirds = The points are equal, so more wins in round 3 decide.
board-bars = Where the points come from
board-chart = How the points grew
board-chart-label = Everybody’s points after each hand

board-option-sheet-help = The combinations, best first, with their points. A pair must be among them. Empty: the printed sheet.
board-option-sheet-part =
    { $at ->
        [0] Combination
       *[1] Points
    }
board-option-sheet-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Why a move is not possible.
not-formed = { $row }: { $row-id ->
        [five] five of one number
        [highway] six numbers in sequence
        [grand-full] four of one number and two of another
        [two-threes] three of one number and three of another
        [four] four of one number
        [three-pairs] three different pairs
        [straight] five numbers in sequence
        [full] three of one number and two of another
        [short-straight] four numbers in sequence
        [three] three of one number
        [two-pairs] two different pairs
       *[pair] two of one number
    }. Cup and white dice don’t show that now.
row-first = These dice form a combination, so whoever folds must tick a row.
no-fourth-round = Round 3 is the last one: now a combination is ticked.

# Tips for a first match, and what a greyed key waits for.
board-tip-own = These dice are secret. They combine with the white dice that belong to everybody.
board-tip-sheet = Lit rows can be ticked now, with the points on the right.
board-tip-fold = Fold to tick a row now. Going on is a risk: in round 3 only the best combination scores, with a bonus.

# What speaks for the move in a hint.
certain = { $points ->
    [one] { $points } point is certain with { $row }.
   *[other] { $points } points are certain with { $row }.
}
may-win = { $points ->
    [one] The best combination in round 3 brings { $points } point more.
   *[other] The best combination in round 3 brings { $points } points more.
}
fold-scores = { $points ->
    [one] Folding now brings { $points } point for certain.
   *[other] Folding now brings { $points } points for certain.
}

# The aim, in the bar above the table.
board-aim = A full row ends the match; most points win
board-aim-own = { $seat-you ->
    [you] Your points: { $points }. A full row ends it
   *[other] Points: { $points }. A full row ends it
}

# Statistics: counts of finished matches, on the profile.

figure-points = Most points
figure-points-help = In one match
figure-folds-paid = Folds that paid
figure-folds-paid-help = Round 3 would have beaten the folded dice
figure-thirds-won = Third rounds won
figure-thirds-won-help = Alone with the highest combination

# What `poktail solve` found.
solve-result = Decisions: { $decisions }; iterations: { $iterations }. Gains of best responses in one hand, in points: { $nash-conv } for all seats together; { $worst } for one seat. Points that a seat gets on average, the starter first: { $values }. They differ from the stored ones by at most { $off }.
