"""A bot that remembers every open hand, guesses how deep each seat thinks, and answers what it expects them to show."""

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
    HandedOver,
    Pok,
    Revealed,
    Rolled,
    Show,
    State,
    Symbol,
    Throw,
    View,
    judge,
)

Mix = tuple[float, float, float]
"""How likely a seat shows a disc, a square, a triangle."""
Minds = tuple[tuple[Mix, ...], tuple[Mix, ...], tuple[Mix, ...]]
"""What every seat would show if it were careless, quick (answers the careless) or deep (answers its like)."""
Tally = int
"""How many show each symbol, as one number: every disc counts 64, every square 8, every triangle 1."""

Kinds = int
"""Which symbols a hand holds: 1 for discs, 2 for squares, 4 for triangles, added up."""

UNITS: tuple[Tally, Tally, Tally] = (64, 8, 1)
MARK = 512  # above any tally: times the kinds that seats close to winning show
PLACE = {symbol: place for place, symbol in enumerate(SYMBOLS)}

# Set by hand after short series, mostly with 3 and 4 at the table; values nearby play about as well.
HASTE = 0.45  # what one round more to go costs in the race, as the exponent of a seat's pace
DEPTH = 6  # how often the deep think again
SLACK = 0.12  # how much worse than its best a thinking seat may choose, in counters handed over
BOLD, WARY = 0.02, 0.2  # our own slack, against the careless and against those who think: no herd of bots
PRIOR = (0.5, 0.2, 0.3)  # careless, quick, deep
KINSHIP = 0.3  # how much of what one seat's choices say about it is taken to hold for the others too
DOUBT = 0.02  # nobody is so predictable that another choice is impossible
MEMORY = 12  # rounds looked back to judge how a seat thinks; its counters are never forgotten
HARD = 0.05  # no counter is so hard to get rid of that it counts as impossible
TIE = 0.5  # what a draw is worth, between losing and winning
SAMPLE = 216  # throws at most to judge how easy a hand is


class Past(NamedTuple):
    """A round gone by: who held what, what was thrown, what was shown."""

    hands: tuple[Counts, ...]
    throw: Throw
    shown: tuple[Symbol, ...]


def decide(observation: Observation, rng: random.Random) -> Show:
    """What to show now: mostly the best answer to what the others are expected to show."""
    moves: tuple[Show, ...] = observation.legal
    view: View = observation.view
    if len(moves) == 1:
        return moves[0]
    game, me = rules_of(observation), observation.seat
    assert me is not None
    assert view.throw is not None
    hands, past = remember(observation)
    minds = think(game, hands, view.throw)
    trust = judged(game, past, me)
    mixes = [blend(trust[seat], [mind[seat] for mind in minds]) for seat in range(game.seats)]
    worth = answer(game, hands, view.throw, mixes, me)
    careless = sum(trust[seat][0] for seat in range(game.seats) if seat != me) / (game.seats - 1)
    mix = lean(worth, hands[me], BOLD * careless + WARY * (1 - careless))
    return rng.choices(moves, [mix[PLACE[move.symbol]] for move in moves])[0]


def worlds(observation: Observation, rng: random.Random) -> Iterator[State]:  # noqa: ARG001 (there is nothing to guess)
    """The one position there can be: whatever was ever shown was shown to all (POK-9)."""
    view: View = observation.view
    hands, _ = remember(observation)
    state = State(view.round, hands, view.throw, view.idle, view.last, view.payoffs)
    while True:
        yield state


def remember(observation: Observation) -> tuple[tuple[Counts, ...], list[Past]]:
    """Everybody's counters, and the rounds gone by, from what was told."""
    hands = rules_of(observation).start().hands
    past: list[Past] = []
    thrown: Throw | None = None
    for event in observation.events:
        what = event.what
        if isinstance(what, Rolled):
            thrown = what.throw
        elif isinstance(what, Revealed) and thrown is not None:
            past.append(Past(hands, thrown, tuple(hand.symbol for hand in what.hands)))
        elif isinstance(what, HandedOver):
            lost = {seat: PLACE[past[-1].shown[seat]] for seat in what.seats}
            hands = tuple(less(hand, lost[seat]) if seat in lost else hand for seat, hand in enumerate(hands))
    return hands, past


def rules_of(observation: Observation) -> Pok:
    """The table's rules, as what they are."""
    game = observation.game
    assert isinstance(game, Pok)
    return game


def less(hand: Counts, place: int) -> Counts:
    """The hand after the symbol of that place was handed over."""
    discs, squares, triangles = hand
    return discs - (place == 0), squares - (place == 1), triangles - (place == 2)


def judged(game: Pok, past: Sequence[Past], me: Seat) -> list[Mix]:
    """How much each seat is to be taken for careless, for quick and for deep, by what it has shown so far."""
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
    """Several mixes as one, each by its weight."""
    a, b, c = (sum(w * mix[place] for w, mix in zip(weights, mixes, strict=True)) for place in range(3))
    return a, b, c


@lru_cache(maxsize=4096)
def think(game: Pok, hands: tuple[Counts, ...], thrown: Throw) -> Minds:
    """What everybody would show here, by how deep they think; public knowledge only, so the same for all who ask."""
    table = outcomes(thrown, game.seats)
    crowd = anybody(game)
    paces = [pace(game, hand, crowd) for hand in hands]
    stakes = [rises(paces, seat, paces_after(game, hand, crowd)) for seat, hand in enumerate(hands)]
    careless = tuple(lean((0.0, 0.0, 0.0), hand, 1.0) for hand in hands)
    quick = mixes = careless
    for step in range(1, DEPTH + 1):
        replies: dict[Counts, Mix] = {}  # equal hands think alike
        for seat, hand in enumerate(hands):
            if hand not in replies:
                chance = success(table, tallies(mixes[:seat] + mixes[seat + 1 :]))
                a, b, c = (p * rise for p, rise in zip(chance, stakes[seat], strict=True))
                replies[hand] = lean((a, b, c), hand, SLACK * max(stakes[seat]))
        reply = tuple(replies[hand] for hand in hands)
        quick = reply if step == 1 else quick
        # Averaging over all that was thought before keeps crowds from running to and fro.
        share = 1 / (step + 1)
        mixes = tuple(blend((1 - share, share, 0.0), (old, new, new)) for old, new in zip(mixes, reply, strict=True))
    return careless, quick, mixes


def lean(worth: Mix, hand: Counts, slack: float) -> Mix:
    """A mix of the symbols held that leans to the better ones, the more so the smaller the slack."""
    best = max(w for w, held in zip(worth, hand, strict=True) if held)
    a, b, c = (exp((w - best) / (slack or 1.0)) if held else 0.0 for w, held in zip(worth, hand, strict=True))
    return a / (a + b + c), b / (a + b + c), c / (a + b + c)


def answer(game: Pok, hands: tuple[Counts, ...], thrown: Throw, mixes: Sequence[Mix], me: Seat) -> Mix:
    """What each symbol is worth to me: what it wins me in the race, where one counter handed over is about 1."""
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
        if not close[seat]:  # those who are close are in the race already
            rest = tallies([mixes[other] for other in others if other != seat])
            fall = [now - shared(paces, me, seat, after) for after in paces_after(game, hands[seat], anybody(game))]
            for place, unit in enumerate(UNITS):
                theirs = success(table, rest, unit)
                worth[place] -= sum(m * p * f for m, p, f in zip(mixes[seat], theirs, fall, strict=True))
    a, b, c = (w / (max(mine) - now or 1.0) for w in worth)
    return a, b, c


def race(table: dict[Tally, Kinds], dist: dict[Tally, float], place: int, now: float, share: float) -> float:
    """My share of the race after showing this symbol: `share` if it goes, `now` if not, less if others finish."""
    worth, unit = 0.0, UNITS[place]
    for tally, p in dist.items():
        gone = table[tally % MARK + unit]
        goes = gone >> place & 1
        if tally // MARK & gone:  # POK-11, POK-12: somebody else finishes in this very round
            worth += p * TIE if goes and share == 1.0 else 0.0
        else:
            worth += p * (share if goes else now)
    return worth


def tallies(mixes: Sequence[Mix], marked: Sequence[bool] = ()) -> dict[Tally, float]:
    """How likely these seats together show how many of each symbol, exactly; and which symbols the marked ones show."""
    dist = {0: 1.0}
    for place, (discs, squares, triangles) in enumerate(mixes):
        mark = MARK if marked and marked[place] else 0
        after: dict[Tally, float] = {}
        sofar = after.get
        for tally, p in dist.items():  # unrolled: this is where the time goes
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
    """How likely one more seat hands over by showing a disc, a square, a triangle, beside what is known."""
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
    """For every tally of so many seats: which symbols are handed over."""
    table = {}
    for discs in range(seats + 1):
        for squares in range(seats + 1 - discs):
            counts = (discs, squares, seats - discs - squares)
            shown = [symbol for symbol, n in zip(SYMBOLS, counts, strict=True) for _ in range(n)]
            gone = {PLACE[shown[seat]] for seat in judge(thrown, shown)[0]}
            table[sum(unit * n for unit, n in zip(UNITS, counts, strict=True))] = sum(1 << place for place in gone)
    return table


def rises(paces: Sequence[float], seat: Seat, after: Mix) -> Mix:
    """By how much the seat's share of the race grows when it hands over each symbol."""
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
    """The pace after handing over each symbol; a symbol not held changes nothing."""
    a, b, c = (pace(game, less(hand, place) if hand[place] else hand, around) for place in range(3))
    return a, b, c


def kinds(hand: Counts) -> Kinds:
    """Which symbols a hand still holds."""
    return sum(1 << place for place in range(3) if hand[place])


def anybody(game: Pok) -> tuple[Kinds, ...]:
    """Others who might show anything."""
    return (0b111,) * (game.seats - 1)


@lru_cache(maxsize=65536)
def pace(game: Pok, hand: Counts, around: tuple[Kinds, ...]) -> float:
    """How well this hand stands in the race; infinitely well when it has won (POK-11)."""
    rounds = rounds_to_go(game, hand, around)
    return exp(-HASTE * rounds) if rounds else inf


@lru_cache(maxsize=65536)
def rounds_to_go(game: Pok, hand: Counts, around: tuple[Kinds, ...]) -> float:
    """About how many rounds this hand still needs: few kinds are slower than many."""
    if sum(hand) <= len(SYMBOLS) * game.counters - game.goal:
        return 0.0
    held = [place for place in range(3) if hand[place]]
    later = sum(rounds_to_go(game, less(hand, place), around) for place in held) / len(held)
    return 1 / max(HARD, ease(game, around)[kinds(hand)]) + later


@lru_cache(maxsize=4096)
def ease(game: Pok, around: tuple[Kinds, ...]) -> tuple[float, ...]:
    """How likely a seat hands over in a round, by the kinds it holds, when those around are careless."""
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
