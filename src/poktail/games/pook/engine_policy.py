"""What the level `regular-1` prefers, on packed positions: gains of moves as priors, and quick greedy playouts.

It differs from `regular-1` where speed matters: a face-down card is worth the average of its kind to everybody, and in
a playout Piggy stays where it is.
"""

from __future__ import annotations

from poktail.games.pook.engine_compile import compiled
from poktail.games.pook.engine_steps import apply, below, draw, swap
from poktail.games.pook.engine_table import (
    AFTER,
    AIM,
    AIMED,
    ALLIED,
    BANNER,
    BEFORE,
    BOTTOM,
    CARDS,
    CHOSEN,
    COUNT,
    END,
    GIVE,
    HANDS,
    HELD,
    KNIGHT,
    LAID,
    LAY,
    OPEN,
    ORC,
    OVER,
    PHASE,
    PIGGY,
    PIGGY_CARD,
    SEAT,
    SEATS,
    SIDES,
    SIZE,
    STEPS,
    SWAP,
    SWAPPED,
    TAKE,
    TOP,
    VIKING,
    WIDE,
    Array,
    acting,
    frame,
    guarded,
    is_free,
    is_target,
    legal,
    purses,
)

EXPOSED = 0.03
"""The share of a Warrior's value that each card still to come may cost while no Knight protects it."""
TACTICS = (0.0, 0.1, 0.25, 0.05)
"""The value of a card in hand for its power alone."""
TROUBLE, AFTERWARDS = 0.05, 0.4
"""The least gain for which Piggy is swapped, and what a swap after the card is taken to lose."""
PROMISED = 0.3
"""How much of a level that an open Banner has, or has in hand, counts when Banners are compared."""
NEVER = -1e9


@compiled
def weigh_sides(s: Array, worth: Array) -> None:
    """For each side the value of one level of each faction: to it, minus the average value to its rivals.

    A side knows its rivals' Banners only if they are open; any other than its own is as likely.
    """
    for side in range(s[SIDES]):
        own = s[BANNER + side]
        for faction in range(4):
            mine = 0.5 if own < 0 else float(ALLIED[own] >> faction & 1)
            share, rivals = 0.0, 0
            for rival in range(s[SIDES]):
                theirs = s[BANNER + rival]
                if rival == side:
                    continue
                rivals += 1
                if s[OPEN] and theirs >= 0:
                    share += float(ALLIED[theirs] >> faction & 1)
                else:
                    share += 0.6 - 0.2 * mine
            worth[side, faction] = mine - share / rivals


@compiled
def exposure(s: Array) -> float:
    """The share of a Warrior's value that is at risk while no Knight protects it."""
    return float(min(0.5, EXPOSED * (s[SIZE] - s[COUNT])))


@compiled
def hold(s: Array, own: Array, card: int) -> float:
    """The value of a card in hand: nothing once this seat has no turn left."""
    if s[SIZE] - s[COUNT] <= s[SEATS]:
        return 0.0
    return float(max(0.0, own[card // 3] * (card % 3 + 1)) + TACTICS[card // 3])


@compiled
def aura(s: Array, own: Array, cell: int, card: int, risk: float) -> float:
    """The value that a Knight at that cell adds by protecting its neighbours."""
    total = 0.0
    if card // 3 == KNIGHT:
        for step in STEPS:
            near = s[cell + step] - 14
            if near >= 0:
                total += own[near // 3] * (near % 3 + 1)
    return risk * total


@compiled
def standing(s: Array, own: Array, cell: int, card: int, risk: float) -> float:
    """The value of a Warrior at that cell, allowing for the danger, with what it protects."""
    safe = 1.0 if guarded(s, cell) else 1.0 - risk
    return float(own[card // 3] * (card % 3 + 1) * safe + aura(s, own, cell, card, risk))


@compiled
def give_gain(s: Array, own: Array, cell: int, card: int, risk: float) -> float:
    """The gain of a Mage's exchange of that card on the table for this hand card."""
    old = s[cell] - 14
    if old < 0:
        return 0.1 - hold(s, own, card)  # an unknown card is worth a little
    change = standing(s, own, cell, card, risk) - standing(s, own, cell, old, risk)
    return change + hold(s, own, old) - hold(s, own, card)


@compiled
def strike_gain(s: Array, own: Array, cell: int, faction: int, risk: float) -> float:
    """The gain of using a power on that card; of a Mage, with the best card to give."""
    code = s[cell]
    if faction == ORC:
        return -standing(s, own, cell, code - 14, risk)
    if faction == VIKING:
        return 0.0
    best, base = NEVER, HANDS + CARDS * s[SEAT]
    most = purses(s, cell) if code > PIGGY_CARD else 3
    for card in range(CARDS):
        if s[base + card] and card % 3 < most:
            best = max(best, give_gain(s, own, cell, card, risk))
    return best


@compiled
def power_gain(s: Array, own: Array, cell: int, faction: int, held: int, risk: float) -> float:
    """The gain of the best use of a power from that cell, or of none."""
    best = 0.0
    if faction != KNIGHT:
        for step in STEPS:
            if is_target(s, cell + step, faction, held):
                best = max(best, strike_gain(s, own, cell + step, faction, risk))
    return best


@compiled
def lay_gain(s: Array, own: Array, cell: int, card: int, risk: float) -> float:
    """The gain of laying this Warrior there and using its power in the best way."""
    power = power_gain(s, own, cell, card // 3, s[HELD + s[SEAT]] - 1, risk)
    return standing(s, own, cell, card, risk) - hold(s, own, card) + power


@compiled
def card_gains(s: Array, own: Array, noise: float, rng: Array, gains: Array) -> int:
    """For every card of the hand the gain of its best cell as a Warrior (NEVER: none); returns the cell of the best.

    `noise` is the most that chance adds to a gain, so that playouts differ.
    """
    base, held, risk = HANDS + CARDS * s[SEAT], s[HELD + s[SEAT]] - 1, exposure(s)
    best, place = NEVER, 0
    gains[:CARDS] = NEVER
    left, right, top, bottom = frame(s)
    for row in range(top, bottom + 1):
        for cell in range(row * WIDE + left, row * WIDE + right + 1):
            if not is_free(s, cell):
                continue
            most = purses(s, cell)
            for faction in range(4 if most else 0):
                first = base + 3 * faction
                if not (s[first] or s[first + 1] or s[first + 2]):
                    continue
                power = power_gain(s, own, cell, faction, held, risk)
                for card in range(3 * faction, 3 * faction + min(3, most)):
                    if s[base + card]:
                        gain = power + standing(s, own, cell, card, risk) - hold(s, own, card)
                        if noise > 0.0:
                            gain += noise * below(rng, 1024) / 1024
                        gains[card] = max(gains[card], gain)
                        if gain > best:
                            best, place = gain, cell
    return place


# Priors


@compiled
def move_gains(s: Array, own: Array, moves: Array, n: int, rng: Array, cards: Array, out: Array) -> None:
    """The gain of each of the n legal moves of the acting seat."""
    phase, risk = s[PHASE], exposure(s)
    if phase == BEFORE:
        card_gains(s, own, 0.0, rng, cards)
    for i in range(n):
        move = moves[i]
        card, cell, kind = move // 2, move % 128, move // 128 * 128
        if kind == 0 and phase == GIVE:
            out[i] = give_gain(s, own, s[AIMED], card, risk)
        elif kind == 0:
            out[i] = -hold(s, own, card) if move % 2 else cards[card]
        elif kind == LAY:
            chosen = s[CHOSEN] - 1
            out[i] = 0.0 if chosen % 2 else lay_gain(s, own, cell, chosen // 2, risk)
        elif kind == AIM:
            out[i] = strike_gain(s, own, cell, (s[s[LAID]] - 14) // 3, risk)
        elif kind == TAKE:
            out[i] = promise(s, cell)
        else:
            out[i] = 0.0
    take_gains(moves, n, out)
    for i in range(n):
        if moves[i] // 128 * 128 == SWAP:
            out[i] = swap_gain(s, own, moves[i] % 128, rng, cards)


@compiled
def promise(s: Array, banner: int) -> float:
    """The levels of a Banner's Warriors on the table and in the hand of the seat whose turn it is."""
    total = 0.0
    for cell in range(s[TOP] * WIDE, (s[BOTTOM] + 1) * WIDE):
        card = s[cell] - 14
        if card >= 0 and ALLIED[banner] >> card // 3 & 1:
            total += card % 3 + 1
    for card in range(CARDS):
        if ALLIED[banner] >> card // 3 & 1:
            total += s[HANDS + CARDS * s[SEAT] + card] * (card % 3 + 1)
    return total


@compiled
def take_gains(moves: Array, n: int, out: Array) -> None:
    """Turn the promises of open Banners into gains; the best of them is worth a point."""
    best = NEVER
    for i in range(n):
        if moves[i] // 128 * 128 == TAKE:
            best = max(best, out[i])
    for i in range(n):
        if moves[i] // 128 * 128 == TAKE:
            out[i] = 1.0 + PROMISED * (out[i] - best)


@compiled
def swap_gain(s: Array, own: Array, cell: int, rng: Array, cards: Array) -> float:
    """The gain of swapping Piggy there: what it changes in danger, and before the card the best card after it."""
    if s[PHASE] != BEFORE:
        return -AFTERWARDS
    origin, base = s[PIGGY], HANDS + CARDS * s[SEAT]
    swap(s, cell)
    card_gains(s, own, 0.0, rng, cards)
    swap(s, origin)
    s[SWAPPED] = 0
    best = NEVER
    for card in range(CARDS):
        if s[base + card]:
            best = max(best, cards[card], -hold(s, own, card))
    return best - TROUBLE


# Playouts


@compiled
def greedy_move(s: Array, own: Array, noise: float, rng: Array, moves: Array, gains: Array) -> int:
    """A move that gains most, up to noise; a turn without Banners to take ends after the power."""
    if s[PHASE] == AFTER and not s[OPEN]:
        return END
    n = legal(s, moves)
    out = gains[CARDS:]
    move_gains(s, own, moves, n, rng, gains, out)
    best, found = NEVER, moves[0]
    for i in range(n):
        gain = out[i] + noise * below(rng, 1024) / 1024
        if gain > best:
            best, found = gain, moves[i]
    return int(found)


@compiled
def greedy_card(s: Array, own: Array, noise: float, rng: Array, moves: Array, gains: Array) -> None:
    """Choose and lay a card: the one that gains most, up to noise; a Purse goes to any cell."""
    place = card_gains(s, own, noise, rng, gains)
    base = HANDS + CARDS * s[SEAT]
    best, found = NEVER, 0
    for card in range(CARDS):
        if s[base + card]:
            gain = noise * below(rng, 1024) / 1024 - hold(s, own, card)
            if gains[card] > best:
                best, found = gains[card], 2 * card
            if gain > best:
                best, found = gain, 2 * card + 1
    apply(s, found)
    if found % 2:
        place = moves[below(rng, legal(s, moves))] % 128
    apply(s, LAY + place)


@compiled
def greedy_step(s: Array, seat: int, worth: Array, noise: float, rng: Array, moves: Array, gains: Array) -> None:
    """One greedy move of the seat that has to act, or its choice of a card together with the cell."""
    own = worth[seat % s[SIDES]]
    if s[PHASE] == BEFORE and not (s[OPEN] and s[BANNER + seat % s[SIDES]] < 0):
        greedy_card(s, own, noise, rng, moves, gains)
    else:
        apply(s, greedy_move(s, own, noise, rng, moves, gains))
        if s[OPEN]:
            weigh_sides(s, worth)


@compiled
def play_greedily(s: Array, worth: Array, noise: float, rng: Array, moves: Array, gains: Array) -> None:
    """Play to the end, every seat for what its Banner makes of the cards."""
    while s[PHASE] != OVER:
        seat = acting(s)
        if seat < 0:
            draw(s, rng)
        else:
            greedy_step(s, seat, worth, noise, rng, moves, gains)
