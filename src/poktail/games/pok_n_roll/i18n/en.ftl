title = Pok'n Roll
pitch = Dice under a cup, dice in the open, three rounds: fold with a row, or stay for the showdown?

row-five = Five alike
row-highway = Highway
row-grand-full = Grand full
row-two-threes = Double three
row-four = Four alike
row-three-pairs = Three pairs
row-straight = Straight of five
row-full = Full
row-short-straight = Straight of four
row-three = Three alike
row-two-pairs = Two pairs
row-pair = Pair
row-abandon = Fold in round 1
row-third = 3rd round won

continue = Continue
cross = Cross { $row }
abandon = Fold (the dice form nothing)

starter = { $seat } starts
dice = { $faces }

hand-began = { $hand ->
    [1] Hand 1 begins; the draw makes { $starter } the starter.
   *[other] Hand { $hand } begins; { $starter } starts.
}
cup-rolled = { $seat } looks under the cup: { $faces }.
cup-closed = { $seat } rolls under the cup.
white-thrown = { $round ->
    [1] Round 1: { $seat } throws the first common dice: { $faces }.
    [2] Round 2: { $seat } throws the next common die: { $faces }.
   *[other] Round 3: { $seat } throws the last common die: { $faces }.
}
continued = { $seat } continues.
abandoned = { $row-id ->
    [none] { $round ->
        [1] { $seat } folds, shows { $faces } and crosses nothing but the fold.
       *[other] { $seat } folds, shows { $faces } and crosses nothing.
    }
   *[other] { $round ->
        [1] { $seat } folds, shows { $faces }, and crosses the fold and { $row }.
       *[other] { $seat } folds, shows { $faces }, and crosses { $row }.
    }
}
cup-lifted = { $seat } shows { $faces }: { $row }.
joerg-lifted = Jörg’s cup is lifted: { $faces }. That makes { $row }.
third-round-won = { $clause-id ->
    [ROLL-13] { $seat }, alone in round 3, wins it with { $row }.
   *[other] { $seat } alone has the highest combination, { $row }, and wins round 3.
}
tied = { $joerg ->
    [true] { $seats } and Jörg share the highest combination, { $row }. No third round is won; { $seats-count ->
        [one] { $seats } crosses a row.
       *[other] each of them but Jörg crosses a row.
    }
   *[other] { $seats } share the highest combination, { $row }. No third round is won; each of them crosses a row.
}
joerg-won = Jörg has the highest combination, { $row }. Nobody crosses anything.
crossed = { $seat } crosses { $row }.
nobody-left = { $clause-id ->
    [ROLL-19] Only Jörg is left; the hand is over.
   *[other] Nobody is left; the hand is over.
}
end-announced = { $seat } has filled a row: { $rows }. This hand is the last.
score = { $seat } { $points }
ended = { $winners-count ->
    [one] { $winners } wins. Points: { $scores }.
   *[other] { $winners } win together. Points: { $scores }.
}

option-seats = Seats
option-seats-help = How many sit at the table. With three, Jörg plays too; from seven on the real game needs two boxes.
option-expert = Expert
option-expert-help = Three own dice instead of two, and five more combinations.
option-joerg-value = Third round with Jörg
option-joerg-value-help = Points for each third round won at a table of three: 4 counts Jörg as a player, 3 does not.
option-random-starter = Starter by draw
option-random-starter-help = Who starts is drawn. Off: the first seat starts.
option-boxes = Boxes
option-boxes-help = How many crosses fill a row; the first full row announces the end. The real sheet has 6.
option-hands = Hands at most
option-hands-help = The match ends after this many hands at the latest.
option-faces = Faces
option-faces-help = How many numbers a die has.
option-own-dice = Own dice
option-own-dice-help = How many dice are under each cup. 0: two, or three for experts.
option-white-dice = Common dice
option-white-dice-help = How many dice lie in the open in the end; the last two come one by one.
option-sheet = Own sheet
option-sheet-help = The combinations, best first, with their points: "five:12", "four:9" and so on down to "pair:2". Empty: the printed sheet.
option-sheet-line = Row { $n }

view-hand = Hand { $hand } · round { $round } of 3 · { $starter } starts
view-before = Who starts is being drawn.
view-final = Last hand: a row is full.
view-final-agreed = Last hand, as agreed for this match.
view-over = The match is over.
view-white = Common dice
view-cup = Under the cup
view-nothing = nothing yet
view-fold-or-go = { $seat }: continue, or fold now by crossing a row.
view-cross-one = { $seat }: cross one row.
view-wait = { $seat } decides.
view-joerg = Jörg
view-closed = cup closed
view-deciding = decides now
view-asked = still to decide
view-in = goes on
view-folded = folded in round { $round }: { $row }
view-folded-bare = folded in round { $round }, no row
view-best = { $row }
view-wins = wins round 3 with { $row }
view-last = Hand { $hand }, the last one played
view-empty-handed = { $best }, gets nothing
view-gets = { $best }, crosses { $row }
view-gets-third = { $best }, wins round 3 and crosses { $row }
view-row = Row
view-each = each
view-points = points
view-now = now
view-fills = fills the row
view-seat = Seat
view-starts = ★ starts the hand · ▶ decides now · letters: rows of the sheet

# The board in the browser.
tagline = Dice under the cup, dice for everybody. Take a row while it lasts, or hold out for the showdown.

board-stage = Hand { $hand }, round { $round }
board-finished = { $hands ->
    [one] Finished after one hand
   *[other] Finished after { $hands } hands
}
board-hand = Hand { $hand }
board-round = Round { $round }
board-round-1 = { $count ->
    [one] one common die
   *[other] { $count } common dice
}
board-round-2 = one more: decide
board-round-3 = the last: show
board-nothing = Nothing yet
board-own = Own dice: { $faces }.
board-only = Only { $seat } sees these
board-open = Open to everybody
board-joerg = Nobody has looked under this cup.
board-fate-won = wins the 3rd round
board-fate-tied = shares the highest place
board-fate-lost = not the highest: gets nothing

board-folded = folded, round { $round }
board-next = decides next
board-best-won = { $row } wins
board-best-tied = { $row }, shared
board-best-lost = { $row }, gets nothing
board-said = { $what }: { $text }
board-starter = starts the hand
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-show-sheet = Show this sheet

board-sheet = { $seat }’s sheet
board-back-sheet = Back to one’s own sheet
board-back = Back
board-now = Now
board-boxes = { $crosses } of { $boxes } crossed
board-gain = +{ $points }
board-gain-fold = +{ $points } and +{ $fold } for folding
board-ends = ends the game
board-and-ends = { $gain }, ends the game
board-in-third = in round 3
board-total = Points

board-tray = Decision
board-ask = { $seat }, fold or continue?
board-ask-row = { $seat }, fold with which row?
board-ask-cross = { $seat }, cross one row.
board-ask-won = { $seat } wins round 3: cross one row.
board-wait = { $seat } decides.
board-wait-cross = { $seat } crosses a row.
board-then = Then: { $seats }.
board-then-more = Then: { $seats } and { $count } more.
board-last = Last to decide.
board-fall = The dice fall.
board-fold = Fold now
board-fold-hint = Show the dice, cross one row: up to +{ $points }
board-fold-one = Show the dice, cross { $row }: { $gain }
board-fold-bare = Show the dice, cross the fold alone: +{ $points }
board-go = Continue
board-go-hint = Highest in round 3: +{ $points } and a row. Else 0
board-note = Picking a seat shows its sheet.
board-note-over = All hands have been played.

board-look-last = Look at hand { $hand } again
board-close-last = Put hand { $hand } away
board-close = Close

board-result = { $count ->
    [one] { $seats } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[other] { $seats } win together with { $points ->
        [one] one point
       *[other] { $points } points
    }
}
board-why-row = { $seat } filled a row first: { $rows }. That ended the game.
board-why-hands = { $hands ->
    [one] The one hand agreed on has been played.
   *[other] The { $hands } hands agreed on have been played.
}
board-why-thirds = The points are equal; more third rounds won decide.
board-bars = Where the points come from
board-bars-note = Hatched: third rounds won. Then each row of the sheet, best first, folds last.
board-thirds = { $count ->
    [0] no third round won
    [one] one third round won
   *[other] { $count } third rounds won
}
board-chart = How it came
board-chart-label = Everybody’s points after each hand

board-option-sheet-help = The combinations, best first, with their points; a pair must be among them. Empty: the printed sheet.
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
