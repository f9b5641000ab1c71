title = POK
pitch = Three dice set the goals, and every fist hides one counter. Read the others well and be the first to hand over five.

symbol-disc = disc
symbol-square = square
symbol-triangle = triangle

# A goal, as it stands under a die and in a sentence.
face =
    { $symbol-id ->
        [none] blank
        [disc]
            { $count ->
                [one] { $count } disc
               *[other] { $count } discs
            }
        [square]
            { $count ->
                [one] { $count } square
               *[other] { $count } squares
            }
       *[triangle]
            { $count ->
                [one] { $count } triangle
               *[other] { $count } triangles
            }
    }
throw = { $faces }
# Never the reader: a name and what it shows, in a list.
shown = { $seat } ({ $symbol })

show =
    { $symbol-id ->
        [disc] Show a disc
        [square] Show a square
       *[triangle] Show a triangle
    }

rolled = Round { $round }. The dice: { $throw }.
revealed = The fists open: { $hands }.
goal-met = { $seats-you ->
    [only] Goal met ({ $goal }): only you show one.
    [among] Goal met ({ $goal }): { $seats } show exactly the right number.
   *[none] { $seats-count ->
        [one] Goal met ({ $goal }): only { $seats } shows one.
       *[other] Goal met ({ $goal }): { $seats } show exactly the right number.
    }
}
goal-missed = { $seats-you ->
    [only] Goal missed ({ $goal }): only you show one.
    [among] Goal missed ({ $goal }): there are { $seats-count }, shown by { $seats }.
   *[none] { $seats-count ->
        [0] Goal missed ({ $goal }): nobody shows one.
        [one] Goal missed ({ $goal }): only { $seats } shows one.
       *[other] Goal missed ({ $goal }): there are { $seats-count }, shown by { $seats }.
    }
}
handed-over = { $seats-you ->
    [only] { $clause-id ->
        [POK-7] No goal is met, so you hand over a counter whose symbol is on no die.
       *[POK-6] You hand over a counter.
    }
    [among] { $clause-id ->
        [POK-7] No goal is met, so { $seats } each hand over a counter whose symbol is on no die.
       *[POK-6] { $seats } each hand over a counter.
    }
   *[none] { $clause-id ->
        [POK-7]
            { $seats-count ->
                [one] No goal is met, so { $seats } hands over a counter whose symbol is on no die.
               *[other] No goal is met, so { $seats } each hand over a counter whose symbol is on no die.
            }
       *[POK-6]
            { $seats-count ->
                [one] { $seats } hands over a counter.
               *[other] { $seats } each hand over a counter.
            }
    }
}
took-back = { $clause-id ->
    [POK-8] Nobody shows a symbol that is on the dice, so everybody takes back their counter.
   *[other] { $seats-you ->
        [only] You take back your counter.
        [among] { $seats } take back your counters.
       *[none] { $seats-count ->
            [one] { $seats } takes back the counter.
           *[other] { $seats } take back their counters.
        }
    }
}
won = { $seat-you ->
    [you] You hand over the last counter needed and win!
   *[other] { $seat } hands over the last counter needed and wins!
}
drawn = { $clause-id ->
    [POK-13] A draw for everybody: all counters left show the same symbol, and no throw could ever let anybody hand one over.
    [POK-14] A draw for everybody: nobody has handed over a counter for too many rounds.
   *[POK-12] { $seats-you ->
        [among] A draw: { $seats } hand over the last counter you needed in the same round.
       *[none] A draw: { $seats } hand over the last counter they needed in the same round.
    }
}

option-seats = Seats
option-seats-help = How many players there are.
option-open-counters = Open counters
option-open-counters-help = Everybody can see all counters and look up every earlier round.
option-idle-limit = Idle rounds
option-idle-limit-help = If nobody hands over a counter for this many rounds in a row, the match is a draw.
option-dice = Dice
option-dice-help = The faces of each die, for example: 1disc 2square 3triangle blank.
option-dice-line = Die { $n }
option-counters = Counters of each symbol
option-counters-help = How many discs, how many squares and how many triangles everybody starts with.
option-goal = Counters to hand over
option-goal-help = How many counters it takes to win.

view-round = Round { $round }
view-before = The dice are about to be thrown.
view-idle =
    { $idle ->
        [one] { $idle } round without a counter handed over
       *[other] { $idle } rounds in a row without a counter handed over
    }
view-last = Last round
view-handed = handed over
view-kept = taken back
view-hand = { $seat-you ->
    [you] You hold
   *[other] { $seat } holds
}
view-counters = What everybody holds
view-nothing = nothing
view-score = { $count ->
    [one] { $count } counter handed over
   *[other] { $count } counters handed over
}
view-won = { $seats-you ->
    [only] You win!
    [among] { $seats } win!
   *[none] { $seats } wins!
}
view-drawn = { $all ->
    [true] A draw for everybody.
   *[false] { $seats-you ->
        [among] A draw between { $seats }.
       *[none] A draw between { $seats }.
    }
}

# The start page and the board in the browser.

tagline = Three dice ask, and every fist hides an answer. A counter goes when exactly the right number of players show it.

board-throw = This throw, seen by everybody
board-exactly = exactly { $count } { $sign }
board-no-goal = no goal
board-look-again = Look again
board-of-round = Round { $round }.

board-symbol =
    { $symbol ->
        [disc] Disc
        [square] Square
       *[triangle] Triangle
    }
board-stack = { $symbol } × { $count }
board-goes =
    { $last ->
        [one] Goes if exactly { $counts } player shows it
       *[other] Goes if exactly { $counts } players show it
    }
board-goes-off = On no die: goes if others try for goals and all miss
board-gone = None left
board-counters = Counters
board-handed = Handed over { $count } of { $goal }

board-choose = { $seat-you ->
    [you] Your turn: choose a counter.
   *[other] { $seat }, choose one counter.
}
board-secret = Secret until all have chosen.
board-close = Close the fist
board-close-first = Pick a counter first
board-choosing = Choosing…
board-closed = Fist closed
board-holds = { $seat-you ->
    [you] { $symbol ->
        [disc] You are holding a disc in your fist.
        [square] You are holding a square in your fist.
       *[triangle] You are holding a triangle in your fist.
    }
   *[other] { $symbol ->
        [disc] { $seat } is holding a disc in the fist.
        [square] { $seat } is holding a square in the fist.
       *[triangle] { $seat } is holding a triangle in the fist.
    }
}
board-final = All fists open at the same moment.
board-waiting = { $seats-you ->
    [only] Waiting for you.
    [among] Waiting for { $seats }.
   *[none] Waiting for { $seats }.
}
board-all-choose = Everybody chooses one counter.
board-fists = Fists closed: { $closed } of { $all }
board-reveal = All fists are open.

board-hands-over = Hands over
board-takes-back = Takes back
board-wanted = Wanted: exactly { $count }
board-blank = Blank
board-nothing-wanted = nothing wanted
board-blank-note = No goal on this die
board-off = On no die
# Never the reader: names before a colon, “You” will do.
board-off-goes = { $seats }: handed over, as no goal is met
# Never the reader: names before a colon, “You” will do.
board-off-stays = { $seats }: goes only if no goal is met
board-off-all = Nobody shows what the dice ask for
board-none = Nobody shows one
# Never the reader: names before a colon, “You” will do.
board-too-many =
    { $more ->
        [one] { $seats }: one too many
       *[other] { $seats }: { $more } too many
    }
# Never the reader: names before a colon, “You” will do.
board-too-few =
    { $more ->
        [one] { $seats }: one too few
       *[other] { $seats }: { $more } too few
    }
board-met = Met
board-missed = Missed
board-goal-none = No goal
board-goes-now = Goes
board-stays = Stays

board-head-met =
    { $goals ->
        [one] One goal is met.
       *[other] { $goals } goals are met.
    }
board-head-missed = No goal is met.
board-head-off = Nobody shows what the dice ask for.
board-head-hands = { $seats-you ->
    [only] You hand over { $signs }.
    [among] { $seats } hand over { $signs }.
   *[none] { $count ->
        [one] { $seats } hands over { $signs }.
       *[other] { $seats } hand over { $signs }.
    }
}
board-head-nobody = Nobody hands over a counter.

board-own-hands = { $seat-you ->
    [you] { $symbol ->
        [disc] You hand over the disc.
        [square] You hand over the square.
       *[triangle] You hand over the triangle.
    }
   *[other] { $symbol ->
        [disc] { $seat } hands over the disc.
        [square] { $seat } hands over the square.
       *[triangle] { $seat } hands over the triangle.
    }
}
board-own-back = { $seat-you ->
    [you] { $symbol ->
        [disc] You take back the disc.
        [square] You take back the square.
       *[triangle] You take back the triangle.
    }
   *[other] { $symbol ->
        [disc] { $seat } takes back the disc.
        [square] { $seat } takes back the square.
       *[triangle] { $seat } takes back the triangle.
    }
}
board-why-met =
    { $count ->
        [one] Only one player showed it, exactly as many as a die asked for.
       *[other] { $count } players showed it, exactly as many as a die asked for.
    }
board-why-off = No goal was met, and it was on no die.
board-why-missed =
    { $count ->
        [one] The dice asked for exactly { $counts }, but only one player showed it.
       *[other] The dice asked for exactly { $counts }, but { $count } players showed it.
    }
board-why-stays = A goal was met, so symbols that are on no die stay.
board-why-all = Everybody showed a symbol that is on no die, so all counters stay.

board-next = Next throw
board-back = Back to the throw
board-thrown = Thrown: { $throw }.
board-say-dice = The dice: { $throw }.
board-say-hand = { $seat-you ->
    [you] You hold { $counters }.
   *[other] { $seat } holds { $counters }.
}
board-say-last = Last round:
# Never the reader: names after a colon, “you” will do.
board-say-closed = Fist closed: { $seats }.
board-score = { $count } of { $goal }
board-score-say = counters handed over

board-option-dice-help = The faces of each die. The real dice have six.
board-option-dice-part = Face { $n }

# Why a move is not possible.
none-left = { $symbol-id ->
    [disc] No disc is left in this hand.
    [square] No square is left in this hand.
   *[triangle] No triangle is left in this hand.
}

# Tips for a first match, and what a greyed key waits for.
board-tip-dice = Each die sets a goal. “2 discs” is met if exactly two players show a disc: no more, no fewer.
board-tip-counter = Choose one counter. Counters that meet a goal go into the box, and the first player to get rid of five wins.
board-tip-others = How many counters the others still have isn’t shown. Remember what they hand over.
board-tip-close = This button closes the fist. When everybody has chosen, all fists open together.

# What speaks for the move in a hint.
only-counter = There is no other counter to choose.
goes-if-met = Possible goals: { $goals }.
goes-if-missed = It is on no die: it goes if no goal is met, unless nobody shows a symbol that is on the dice.
# Never the reader: the others who have none left.
surely-goes = { $seats-count ->
    [0] It is sure to go, whatever the others show.
    [one] { $seats } has no such counter left, so it is sure to go.
   *[other] { $seats } have no such counter left, so it is sure to go.
}

# The aim, in the bar above the table.
board-aim = { $goal ->
    [one] First to hand over one counter wins
   *[other] First to hand over { $goal } counters wins
}

# Statistics: counts of finished matches, on the profile.

figure-counters-handed = Counters handed over
figure-counters-handed-help = Rounds in which a counter went into the box
figure-off-dice = Against the dice
figure-off-dice-help = Counters handed over although no die asked for them

# What `poktail solve` found.
solve-result = States: { $states }. Gains of a best response, as shares of the pot: { $nash-conv } from the start, all seats together; { $worst } at most in any state. Values differ from the stored ones by at most { $off }. Lost paths: { $lost }.
