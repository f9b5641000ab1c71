"""The steps of a match of Pook on a packed position, its payoffs, and random playouts; compiled for search."""

from __future__ import annotations

from poktail.games.pook.engine_compile import compiled
from poktail.games.pook.engine_table import (
    AFTER,
    AIM,
    AIMED,
    ALLIED,
    BANNER,
    BARRED,
    BEFORE,
    BONUS,
    BOTTOM,
    CARDS,
    CHOSEN,
    COLUMN,
    COUNT,
    DECK,
    END,
    FACES,
    FIRST,
    GIVE,
    HAND,
    HANDS,
    HELD,
    LAID,
    LAY,
    LEFT,
    MAGE,
    MOST_MOVES,
    OPEN,
    OVER,
    PHASE,
    PICK,
    PICKED,
    PIGGY,
    PIGGY_CARD,
    PILE,
    POWER,
    RIGHT,
    ROW,
    SCORE,
    SEAT,
    SEATS,
    SIDES,
    SIZE,
    STEPS,
    STOCK,
    SWAP,
    SWAPPED,
    TAKE,
    TIE,
    TIED,
    TO_BANNER,
    TO_BEGIN,
    TO_DEAL,
    TO_DRAW,
    TO_LAY,
    TOP,
    WIDE,
    Array,
    acting,
    is_target,
    legal,
    may_swap,
    may_take,
)


@compiled
def put(s: Array, cell: int, code: int) -> None:
    """Put a card, or Piggy, into a cell, and keep count of the Purses (POOK-7)."""
    change = int(1 <= code <= PIGGY_CARD) - int(1 <= s[cell] <= PIGGY_CARD)
    s[COLUMN + cell % WIDE] += change
    s[ROW + cell // WIDE] += change
    s[cell] = code


@compiled
def apply(s: Array, move: int) -> None:
    """Take a legal move of the seat that has to act."""
    kind, cell, phase = move // 128 * 128, move % 128, s[PHASE]
    if kind == 0 and phase == BEFORE:
        s[CHOSEN], s[PHASE] = move + 1, TO_LAY
        return
    if kind == 0:
        exchange(s, move // 2)
    elif kind == LAY:
        if lay(s, cell):
            return
    elif kind == AIM:
        if (s[s[LAID]] - 14) // 3 == MAGE:
            s[AIMED], s[PHASE] = cell, GIVE
            return
        put(s, cell, s[cell] - FACES if s[cell] > PIGGY_CARD else s[cell] + FACES)
    elif kind == SWAP:
        swap(s, cell)
    elif kind == TAKE:
        take(s, cell)
    elif kind == PICK:
        pick(s, cell)
        return
    if phase == BEFORE:  # Piggy or a Banner; the card is still to be laid
        return
    s[PHASE] = AFTER
    if kind == END or not more_to_do(s):
        close(s)


@compiled
def lay(s: Array, cell: int) -> bool:
    """Lay the chosen card; whether its Warrior may then use its power (POOK-6, POOK-7, POOK-8)."""
    seat, card, up = s[SEAT], (s[CHOSEN] - 1) // 2, s[CHOSEN] % 2
    put(s, cell, card + 14 if up else card + 1)
    s[HANDS + CARDS * seat + card] -= 1
    s[HELD + seat] -= 1
    s[COUNT] += 1
    s[CHOSEN], s[LAID] = 0, cell
    column, row = cell % WIDE, cell // WIDE
    s[LEFT], s[RIGHT] = min(s[LEFT], column), max(s[RIGHT], column)
    s[TOP], s[BOTTOM] = min(s[TOP], row), max(s[BOTTOM], row)
    if up:
        for step in STEPS:
            if is_target(s, cell + step, card // 3, s[HELD + seat]):
                s[PHASE] = POWER
                return True
    return False


@compiled
def exchange(s: Array, card: int) -> None:
    """The hand card replaces the taken one, with the same face up (POOK-14)."""
    cell, base = s[AIMED], HANDS + CARDS * s[SEAT]
    face = 14 if s[cell] > PIGGY_CARD else 1
    s[base + card] -= 1
    s[base + s[cell] - face] += 1
    put(s, cell, card + face)
    s[AIMED] = 0


@compiled
def swap(s: Array, cell: int) -> None:
    """Piggy and a card next to it change places (POOK-15, POOK-16, POOK-18)."""
    origin = s[PIGGY]
    if s[LAID] == cell:
        s[LAID] = origin
    put(s, origin, s[cell])
    put(s, cell, PIGGY_CARD)
    s[PIGGY], s[SWAPPED] = cell, origin


@compiled
def take(s: Array, banner: int) -> None:
    """Take an open Banner for good; the first of the match brings a point (POOK-23, POOK-24)."""
    side = s[SEAT] % s[SIDES]
    s[BANNER + side] = banner
    s[STOCK + banner] -= 1
    if s[BONUS] < 0:
        s[BONUS] = side


@compiled
def more_to_do(s: Array) -> bool:
    """Whether there is something to choose when card and power are done (POOK-16, POOK-23)."""
    if may_take(s):
        return True
    if not s[SWAPPED]:
        for step in STEPS:
            if may_swap(s, s[PIGGY] + step):
                return True
    return False


@compiled
def close(s: Array) -> None:
    """End the turn, except for drawing a card (POOK-9, POOK-17)."""
    s[BARRED], s[SWAPPED], s[LAID] = s[SWAPPED], 0, 0
    if s[PILE]:
        s[PHASE] = TO_DRAW
    else:
        pass_on(s)


@compiled
def pass_on(s: Array) -> None:
    """Go clockwise to the next seat, or to the end when all cards are laid (POOK-5, POOK-10, POOK-20)."""
    if s[COUNT] < s[SIZE]:
        s[SEAT], s[PHASE] = (s[SEAT] + 1) % s[SEATS], BEFORE
        return
    s[BARRED] = 0
    for side in range(s[SIDES]):
        s[SCORE + side], s[TIED + side] = int(side == s[BONUS]), 1
    for cell in range(s[TOP] * WIDE, (s[BOTTOM] + 1) * WIDE):
        count_card(s, s[cell] - 14)
    rank(s)


@compiled
def count_card(s: Array, card: int) -> None:
    """Add the level of a visible Warrior to the score of every tied side whose Banner it fits (POOK-20, POOK-21)."""
    for side in range(s[SIDES] if card >= 0 else 0):
        if s[TIED + side] and ALLIED[s[BANNER + side]] >> card // 3 & 1:
            s[SCORE + side] += card % 3 + 1


@compiled
def rank(s: Array) -> None:
    """The highest score wins; several sides pick cards while any are face down (POOK-21)."""
    best, tied, purse_left = -1, 0, False
    for side in range(s[SIDES]):
        best = max(best, s[SCORE + side])
    for side in range(s[SIDES]):
        s[TIED + side] = int(s[TIED + side] != 0 and s[SCORE + side] == best)
        tied += s[TIED + side]
    for cell in range(s[TOP] * WIDE, (s[BOTTOM] + 1) * WIDE):
        purse_left = purse_left or 0 < s[cell] < PIGGY_CARD
    s[PHASE] = TIE if tied > 1 and purse_left else OVER


@compiled
def pick(s: Array, cell: int) -> None:
    """Keep a pick; the last one of the round turns them all up together (POOK-21)."""
    s[PICKED + acting(s)] = cell
    if acting(s) >= 0:
        return
    for seat in range(s[SEATS]):
        picked, s[PICKED + seat] = s[PICKED + seat], 0
        if 0 < s[picked] < PIGGY_CARD:  # no pick is 0, an empty cell; another may have turned it up
            put(s, picked, s[picked] + FACES)
            count_card(s, s[picked] - 14)
    rank(s)


# Chance


@compiled
def weight(s: Array, outcome: int) -> int:
    """The number of ways in which chance brings this outcome: a seat, a Banner or a card."""
    if s[PHASE] == TO_BEGIN:
        return int(outcome < s[SEATS])
    if s[PHASE] == TO_BANNER:
        return int(s[STOCK + outcome]) if outcome < 6 else 0
    return int(s[DECK + outcome]) if s[PHASE] in (TO_DEAL, TO_DRAW) else 0


@compiled
def happen(s: Array, outcome: int) -> None:
    """Let chance bring this seat, Banner or card (POOK-3, POOK-5, POOK-9)."""
    phase, seat = s[PHASE], s[SEAT]
    if phase == TO_BEGIN:
        s[FIRST], s[PHASE] = outcome, TO_DEAL if s[OPEN] else TO_BANNER
        return
    if phase == TO_BANNER:
        side = 0
        while s[BANNER + side] >= 0:
            side += 1
        s[BANNER + side] = outcome
        s[STOCK + outcome] -= 1
        if side + 1 == s[SIDES]:
            s[PHASE] = TO_DEAL
        return
    s[DECK + outcome] -= 1
    s[PILE] -= 1
    s[HANDS + CARDS * seat + outcome] += 1
    s[HELD + seat] += 1
    if phase == TO_DRAW:
        pass_on(s)
    elif s[HELD + seat] == s[HAND]:
        if seat + 1 < s[SEATS]:
            s[SEAT] = seat + 1
        else:
            s[SEAT], s[PHASE] = s[FIRST], BEFORE


# Playouts


@compiled
def below(rng: Array, limit: int) -> int:
    """A random number from 0 to limit - 1, from a generator whose state is the one number in `rng`."""
    rng[0] = (int(rng[0]) * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
    return (int(rng[0]) >> 16) * limit >> 32


@compiled
def draw(s: Array, rng: Array) -> None:
    """Let chance bring a random outcome."""
    total = 0
    for outcome in range(CARDS):
        total += weight(s, outcome)
    left, outcome = below(rng, total), 0
    while left >= weight(s, outcome):
        left -= weight(s, outcome)
        outcome += 1
    happen(s, outcome)


@compiled
def payoffs(s: Array, out: Array) -> None:
    """For each seat, how many sides scored less than its own, minus how many scored more."""
    for seat in range(s[SEATS]):
        mine, out[seat] = s[SCORE + seat % s[SIDES]], 0
        for side in range(s[SIDES]):
            out[seat] += int(mine > s[SCORE + side]) - int(mine < s[SCORE + side])


@compiled
def play_out(s: Array, rng: Array, moves: Array) -> int:
    """Play random moves to the end; returns how many. `moves` is room for the legal ones."""
    played = 0
    while s[PHASE] != OVER:
        if acting(s) < 0:
            draw(s, rng)
        else:
            apply(s, moves[below(rng, legal(s, moves))])
            played += 1
    return played


@compiled
def play_outs(s: Array, count: int, rng: Array, total: Array) -> int:
    """Play this many random matches from a position; adds their payoffs to `total`, returns the number of moves."""
    one, moves, result, played = s.copy(), s[:MOST_MOVES].copy(), total.copy(), 0
    for _ in range(count):
        one[:] = s
        played += play_out(one, rng, moves)
        payoffs(one, result)
        total += result
    return played
