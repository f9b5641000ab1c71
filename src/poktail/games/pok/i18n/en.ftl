title = POK
pitch = Three dice say what is wanted, every fist hides one counter, and whoever reads the table best is rid of theirs first.

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
shown = { $seat } ({ $symbol })

show =
    { $symbol-id ->
        [disc] Show a disc
        [square] Show a square
       *[triangle] Show a triangle
    }

rolled = Round { $round }. The dice: { $throw }.
revealed = The fists open: { $hands }.
goal-met =
    { $seats-count ->
        [one] Goal met ({ $goal }): only { $seats } shows one.
       *[other] Goal met ({ $goal }): { $seats } show exactly that.
    }
goal-missed =
    { $seats-count ->
        [0] Goal missed ({ $goal }): nobody shows one.
        [one] Goal missed ({ $goal }): only { $seats } shows one.
       *[other] Goal missed ({ $goal }): { $seats } make it { $seats-count }.
    }
handed-over =
    { $clause-id ->
        [POK-7]
            { $seats-count ->
                [one] No goal is met, so { $seats } hands over a counter that no die asked for.
               *[other] No goal is met, so { $seats } each hand over a counter that no die asked for.
            }
       *[POK-6]
            { $seats-count ->
                [one] { $seats } hands over a counter.
               *[other] { $seats } each hand over a counter.
            }
    }
took-back =
    { $clause-id ->
        [POK-8] Nobody shows a symbol that is on the dice, so everybody takes their counter back.
       *[other]
            { $seats-count ->
                [one] { $seats } takes the counter back.
               *[other] { $seats } take their counters back.
            }
    }
won = { $seat } hands over the decisive counter and wins!
drawn =
    { $clause-id ->
        [POK-13] A draw for everybody: only one symbol is left in all hands, and no throw could ever free it.
        [POK-14] A draw for everybody: it has been too long since anybody handed over a counter.
       *[POK-12] A draw: { $seats } hand over their decisive counters in the same round.
    }

option-seats = Seats
option-seats-help = How many people play.
option-open-counters = Open counters
option-open-counters-help = Everybody's counters and the story of the whole match are there for all to see.
option-idle-limit = Idle rounds
option-idle-limit-help = After so many rounds in a row without a counter handed over, the match is a draw.
option-dice = Dice
option-dice-help = The faces of each die, for example: 1disc 2square 3triangle blank.
option-dice-line = Die { $n }
option-counters = Counters of each symbol
option-counters-help = How many discs, squares and triangles everybody starts with.
option-goal = Counters to hand over
option-goal-help = How many it takes to win.

view-round = Round { $round }
view-before = The dice are about to be thrown.
view-idle =
    { $idle ->
        [one] { $idle } round gone by without a counter handed over
       *[other] { $idle } rounds in a row without a counter handed over
    }
view-last = The last round
view-handed = handed over
view-kept = taken back
view-hand = { $seat } holds
view-counters = What everybody holds
view-nothing = nothing
view-won = { $seats } wins!
view-drawn =
    { $all ->
        [true] A draw for everybody.
       *[false] A draw between { $seats }.
    }

# The start page and the board in the browser.

tagline = Three dice ask, every fist hides an answer: a counter goes when exactly enough show the same.

board-throw = This throw, for everybody
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
        [one] Goes if exactly { $counts } shows it
       *[other] Goes if exactly { $counts } show it
    }
board-goes-off = On no die: goes only if no goal is met
board-gone = None left
board-counters = Counters
board-handed = Handed over { $count } of { $goal }

board-choose = { $seat }, choose one counter.
board-secret = Secret until all have chosen.
board-close = Close fist
board-close-first = First pick a counter
board-choosing = Choosing …
board-closed = Fist closed
board-holds =
    { $symbol ->
        [disc] { $seat } closed the fist around a disc.
        [square] { $seat } closed the fist around a square.
       *[triangle] { $seat } closed the fist around a triangle.
    }
board-final = A choice is final. All fists open at the same moment.
board-waiting = Waiting for { $seats }.
board-all-choose = Everybody chooses one counter.
board-fists = Fists closed: { $closed } of { $all }
board-reveal = The fists are open.

board-hands-over = Hands over
board-takes-back = Takes back
board-wanted = Wanted: exactly { $count }
board-blank = Blank
board-nothing-wanted = nothing wanted
board-blank-note = No goal on this die
board-off = On no die
board-off-goes = { $seats }: no goal is met, so it goes
board-off-stays = { $seats }: goes only when no goal is met
board-off-all = Nobody shows what the dice want
board-none = Nobody shows one
board-too-many =
    { $more ->
        [one] { $seats }: one too many
       *[other] { $seats }: { $more } too many
    }
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
board-head-off = Nobody shows what the dice want.
board-head-hands =
    { $count ->
        [one] { $seats } hands over { $signs }.
       *[other] { $seats } hand over { $signs }.
    }
board-head-nobody = Nobody hands over a counter.

board-own-hands =
    { $symbol ->
        [disc] { $seat } hands over the disc.
        [square] { $seat } hands over the square.
       *[triangle] { $seat } hands over the triangle.
    }
board-own-back =
    { $symbol ->
        [disc] { $seat } takes the disc back.
        [square] { $seat } takes the square back.
       *[triangle] { $seat } takes the triangle back.
    }
board-why-met =
    { $count ->
        [one] Only one showed it, exactly what a die wanted.
       *[other] { $count } showed it, exactly what a die wanted.
    }
board-why-off = No goal is met, and no die wanted it.
board-why-missed = The dice wanted exactly { $counts }, but { $count } showed it.
board-why-stays = A goal is met, so what is on no die stays.
board-why-all = What is on no die stays when everybody shows it.

board-next = Next throw
board-back = Back to the throw
board-thrown = Thrown: { $throw }.
board-say-dice = The dice: { $throw }.
board-say-hand = { $seat } holds { $counters }.
board-say-last = The last round:
board-say-closed = Fist closed: { $seats }.
board-score = { $count } of { $goal }
board-score-say = counters handed over

board-option-dice-help = The faces of each die. Real ones have six.
board-option-dice-part = Face { $n }
