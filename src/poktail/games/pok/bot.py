"""The regular bot: tracks all counters, estimates how deeply each seat thinks, and plays the best response."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp, inf, log
from typing import NamedTuple

from poktail.core.game import Chance, Observation, Seat
from poktail.games.pok.rules import (
    SYMBOLS,
    Counts,
    Pok,
    Show,
    State,
    Symbol,
    Throw,
    View,
    judge,
)
from poktail.games.pok.rules_rounds import revealed_rounds

Mix = tuple[float, float, float]
"""The probabilities that a seat shows a disc, a square, a triangle."""
Minds = tuple[tuple[Mix, ...], tuple[Mix, ...], tuple[Mix, ...]]
"""What every seat would show if it were careless, quick (best response to careless) or deep (responds to deep)."""
Tally = int
"""How many seats show each symbol, as one number: each disc counts 64, each square 8, each triangle 1."""

Kinds = int
"""The symbols in a hand as a bit mask: 1 for discs, 2 for squares, 4 for triangles."""

UNITS: tuple[Tally, Tally, Tally] = (64, 8, 1)
MARK = 512  # above any tally: multiplied by the kinds shown by seats close to winning
PLACE = {symbol: place for place, symbol in enumerate(SYMBOLS)}

# Tuned by hand in short series, mostly with 3 and 4 seats; nearby values play about as well.
HASTE = 0.45  # the cost of one more round in the race, as the exponent of a seat's pace
DEPTH = 6  # iterations of deep thinking
SLACK = 0.12  # how much worse than its best a thinking seat may choose, in counters handed over
BOLD, WARY = 0.02, 0.2  # our own slack, against careless and thinking seats, so that bots do not all move alike
PRIOR = (0.5, 0.2, 0.3)  # careless, quick, deep
KINSHIP = 0.3  # how much of what a seat's choices reveal is taken to hold for the other seats too
DOUBT = 0.02  # the least probability of any other choice
MEMORY = 12  # rounds considered when judging how a seat thinks; counters are tracked for the whole match
HARD = 0.05  # the least probability of getting rid of a counter
TIE = 0.5  # the value of a draw, between losing (0) and winning (1)
SAMPLE = 216  # the most throws used to estimate how easy a hand is


class Past(NamedTuple):
    """A past round: who held what, the throw, and what was shown."""

    hands: tuple[Counts, ...]
    throw: Throw
    shown: tuple[Symbol, ...]


def decide(observation: Observation, rng: random.Random) -> Show:
    """Choose what to show: mostly the best response to what the others are expected to show."""
    moves: tuple[Show, ...] = observation.legal
    if len(moves) == 1:
        return moves[0]
    worth, slack = weigh(observation)
    mix = lean(worth, observation.view.hand, slack)
    return rng.choices(moves, [mix[PLACE[move.symbol]] for move in moves])[0]


def weigh(observation: Observation) -> tuple[Mix, float]:
    """The value of each symbol for the seat that decides, and the slack with which it chooses."""
    view: View = observation.view
    game, me = rules_of(observation), observation.seat
    assert me is not None
    assert view.throw is not None
    hands, past = remember(observation)
    minds = think(game, hands, view.throw)
    trust = judged(game, past, me)
    mixes = [blend(trust[seat], [mind[seat] for mind in minds]) for seat in range(game.seats)]
    worth = answer(game, hands, view.throw, mixes, me)
    careless = sum(trust[seat][0] for seat in range(game.seats) if seat != me) / (game.seats - 1)
    return worth, BOLD * careless + WARY * (1 - careless)


def worlds(observation: Observation, rng: random.Random) -> Iterator[State]:  # noqa: ARG001 (there is nothing to guess)
    """The only possible position: everything ever shown was shown to all (POK-9)."""
    view: View = observation.view
    hands, _ = remember(observation)
    state = State(round=view.round, hands=hands, throw=view.throw, idle=view.idle, last=view.last, payoffs=view.payoffs)
    while True:
        yield state


def remember(observation: Observation) -> tuple[tuple[Counts, ...], list[Past]]:
    """Everybody's counters, and the past rounds, from the events; of a round without its throw only the counters."""
    hands = rules_of(observation).start().hands
    past: list[Past] = []
    for played in revealed_rounds(observation.events):
        past += [] if played.throw is None else [Past(hands, played.throw, played.shown)]
        lost = played.lost
        hands = tuple(less(hand, PLACE[lost[seat]]) if seat in lost else hand for seat, hand in enumerate(hands))
    return hands, past


def rules_of(observation: Observation) -> Pok:
    """The game of this observation, with its type."""
    game = observation.game
    assert isinstance(game, Pok)
    return game


def less(hand: Counts, place: int) -> Counts:
    """The hand after handing over the symbol at that index."""
    discs, squares, triangles = hand
    return discs - (place == 0), squares - (place == 1), triangles - (place == 2)


def judged(game: Pok, past: Sequence[Past], me: Seat) -> list[Mix]:
    """The probabilities that each seat is careless, quick or deep, given what it has shown so far."""
    signs = [[0.0, 0.0, 0.0] for _ in range(game.seats)]
    for hands, thrown, shown in past[-MEMORY:]:
        minds = think(game, hands, thrown)
        for seat, symbol in enumerate(shown):
            for kind, mind in enumerate(minds):
                signs[seat][kind] += log(mind[seat][PLACE[symbol]] + DOUBT)
    table = [sum(sign[kind] for seat, sign in enumerate(signs) if seat != me) for kind in range(3)]
    trust = []
    for sign in signs:
        a, b, c = (log(p) + s + KINSHIP * (t - s) for p, s, t in zip(PRIOR, sign, table, strict=True))
        trust.append(lean((a, b, c), (1, 1, 1), 1.0))
    return trust


def blend(weights: Mix, mixes: Sequence[Mix]) -> Mix:
    """The weighted average of several mixes."""
    a, b, c = (sum(w * mix[place] for w, mix in zip(weights, mixes, strict=True)) for place in range(3))
    return a, b, c


@lru_cache(maxsize=4096)
def think(game: Pok, hands: tuple[Counts, ...], thrown: Throw) -> Minds:
    """What each seat would show here, by depth; uses only public knowledge, so it is the same for every seat."""
    table = outcomes(thrown, game.seats)
    crowd = anybody(game)
    paces = [pace(game, hand, crowd) for hand in hands]
    stakes = [rises(paces, seat, paces_after(game, hand, crowd)) for seat, hand in enumerate(hands)]
    careless = tuple(lean((0.0, 0.0, 0.0), hand, 1.0) for hand in hands)
    quick = mixes = careless
    for step in range(1, DEPTH + 1):
        replies: dict[Counts, Mix] = {}  # equal hands choose alike
        for seat, hand in enumerate(hands):
            if hand not in replies:
                chance = success(table, tallies(mixes[:seat] + mixes[seat + 1 :]))
                a, b, c = (p * rise for p, rise in zip(chance, stakes[seat], strict=True))
                replies[hand] = lean((a, b, c), hand, SLACK * max(stakes[seat]))
        reply = tuple(replies[hand] for hand in hands)
        quick = reply if step == 1 else quick
        # Averaging over all earlier iterations prevents oscillation.
        share = 1 / (step + 1)
        mixes = tuple(blend((1 - share, share, 0.0), (old, new, new)) for old, new in zip(mixes, reply, strict=True))
    return careless, quick, mixes


def lean(worth: Mix, hand: Counts, slack: float) -> Mix:
    """A mix of the symbols held that prefers the better ones, more so with less slack."""
    best = max(w for w, held in zip(worth, hand, strict=True) if held)
    a, b, c = (exp((w - best) / (slack or 1.0)) if held else 0.0 for w, held in zip(worth, hand, strict=True))
    return a / (a + b + c), b / (a + b + c), c / (a + b + c)


def answer(game: Pok, hands: tuple[Counts, ...], thrown: Throw, mixes: Sequence[Mix], me: Seat) -> Mix:
    """The value of each symbol for a seat: what it gains in the race, where handing over one counter is about 1."""
    table = outcomes(thrown, game.seats)
    others = [seat for seat in range(game.seats) if seat != me]
    around = tuple(sorted(kinds(hands[seat]) for seat in others))
    paces = [pace(game, hand, around if seat == me else anybody(game)) for seat, hand in enumerate(hands)]
    now = shared(paces, me)
    mine = [shared(paces, me, me, after) for after in paces_after(game, hands[me], around)]
    close = {seat: inf in paces_after(game, hands[seat], anybody(game)) for seat in others}
    dist = tallies([mixes[seat] for seat in others], [close[seat] for seat in others])
    worth = [race(table, dist, place, now, share) - now for place, share in enumerate(mine)]
    for seat in others:
        if not close[seat]:  # seats that are close are in the race already
            rest = tallies([mixes[other] for other in others if other != seat])
            fall = [now - shared(paces, me, seat, after) for after in paces_after(game, hands[seat], anybody(game))]
            for place, unit in enumerate(UNITS):
                theirs = success(table, rest, unit)
                worth[place] -= sum(m * p * f for m, p, f in zip(mixes[seat], theirs, fall, strict=True))
    a, b, c = (w / (max(mine) - now or 1.0) for w in worth)
    return a, b, c


def race(table: dict[Tally, Kinds], dist: dict[Tally, float], place: int, now: float, share: float) -> float:
    """The seat's share of the race after this symbol: `share` if handed over, else `now`; less if others finish."""
    worth, unit = 0.0, UNITS[place]
    for tally, p in dist.items():
        gone = table[tally % MARK + unit]
        goes = gone >> place & 1
        if tally // MARK & gone:  # POK-11, POK-12: another seat finishes in this round
            worth += p * TIE if goes and share == 1.0 else 0.0
        else:
            worth += p * (share if goes else now)
    return worth


def tallies(mixes: Sequence[Mix], marked: Sequence[bool] = ()) -> dict[Tally, float]:
    """The exact distribution of how many of each symbol these seats show, and which symbols the marked ones show."""
    dist = {0: 1.0}
    for place, (discs, squares, triangles) in enumerate(mixes):
        mark = MARK if marked and marked[place] else 0
        after: dict[Tally, float] = {}
        sofar = after.get
        for tally, p in dist.items():  # unrolled: this loop takes most of the time
            if discs:
                more = tally + 64 | mark
                after[more] = sofar(more, 0.0) + p * discs
            if squares:
                more = tally + 8 | mark << 1
                after[more] = sofar(more, 0.0) + p * squares
            if triangles:
                more = tally + 1 | mark << 2
                after[more] = sofar(more, 0.0) + p * triangles
        dist = after
    return dist


def success(table: dict[Tally, Kinds], dist: dict[Tally, float], known: Tally = 0) -> Mix:
    """The probability that one more seat hands over by showing a disc, a square, a triangle, on top of `known`."""
    discs = squares = triangles = 0.0
    for tally, p in dist.items():
        if table[tally + known + 64] & 1:
            discs += p
        if table[tally + known + 8] & 2:
            squares += p
        if table[tally + known + 1] & 4:
            triangles += p
    return discs, squares, triangles


@lru_cache(maxsize=4096)
def outcomes(thrown: Throw, seats: int) -> dict[Tally, Kinds]:
    """For every tally of this many seats: which symbols are handed over."""
    table = {}
    for discs in range(seats + 1):
        for squares in range(seats + 1 - discs):
            counts = (discs, squares, seats - discs - squares)
            shown = [symbol for symbol, n in zip(SYMBOLS, counts, strict=True) for _ in range(n)]
            gone = {PLACE[shown[seat]] for seat in judge(thrown, shown)[0]}
            table[sum(unit * n for unit, n in zip(UNITS, counts, strict=True))] = sum(1 << place for place in gone)
    return table


def rises(paces: Sequence[float], seat: Seat, after: Mix) -> Mix:
    """How much the seat's share of the race grows when it hands over each symbol."""
    now = shared(paces, seat)
    a, b, c = (shared(paces, seat, seat, p) - now for p in after)
    return a, b, c


def shared(paces: Sequence[float], who: Seat, seat: Seat = 0, after: float | None = None) -> float:
    """A seat's share of the race, now or after one seat's pace has changed."""
    if after is None:
        return paces[who] / sum(paces)
    if after == inf:
        return 1.0 if who == seat else 0.0
    return (after if who == seat else paces[who]) / (sum(paces) - paces[seat] + after)


def paces_after(game: Pok, hand: Counts, around: tuple[Kinds, ...]) -> Mix:
    """The pace after handing over each symbol; unchanged for a symbol not held."""
    a, b, c = (pace(game, less(hand, place) if hand[place] else hand, around) for place in range(3))
    return a, b, c


def kinds(hand: Counts) -> Kinds:
    """The symbols a hand still has."""
    return sum(1 << place for place in range(3) if hand[place])


def anybody(game: Pok) -> tuple[Kinds, ...]:
    """Other seats that may show any symbol."""
    return (0b111,) * (game.seats - 1)


@lru_cache(maxsize=65536)
def pace(game: Pok, hand: Counts, around: tuple[Kinds, ...]) -> float:
    """How well this hand stands in the race; infinite if it has won (POK-11)."""
    rounds = rounds_to_go(game, hand, around)
    return exp(-HASTE * rounds) if rounds else inf


@lru_cache(maxsize=65536)
def rounds_to_go(game: Pok, hand: Counts, around: tuple[Kinds, ...]) -> float:
    """About how many rounds this hand still needs: fewer kinds make it slower."""
    if sum(hand) <= len(SYMBOLS) * game.counters - game.goal:
        return 0.0
    held = [place for place in range(3) if hand[place]]
    later = sum(rounds_to_go(game, less(hand, place), around) for place in held) / len(held)
    return 1 / max(HARD, ease(game, around)[kinds(hand)]) + later


@lru_cache(maxsize=4096)
def ease(game: Pok, around: tuple[Kinds, ...]) -> tuple[float, ...]:
    """The probability of handing over in a round, by the kinds held, among careless seats."""
    careless: list[Mix] = [lean((0.0, 0.0, 0.0), (held & 1, held >> 1 & 1, held >> 2), 1.0) for held in around]
    others = tallies(careless)
    throws = _throws(game)
    chances, total = [0.0] * 8, sum(weight for _, weight in throws)
    for thrown, weight in throws:
        p = success(outcomes(thrown, game.seats), others)
        for held in range(1, 8):
            chances[held] += weight / total * max(p[place] for place in range(3) if held >> place & 1)
    return tuple(chances)


def _throws(game: Pok) -> Sequence[tuple[Throw, int]]:
    turn = game.turn(game.start())
    assert isinstance(turn, Chance)
    return turn.outcomes[:: -(-len(turn.outcomes) // SAMPLE)]
