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
