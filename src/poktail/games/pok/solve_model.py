"""POK as a game of public states, in arrays: what every seat still holds, up to the order of seats and of symbols.

Counters are shown when they are handed over, so a perfect memory knows every hand (POK-9). A state is the sorted tuple
of all hands; a hand is one number.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain, combinations_with_replacement, permutations

import numpy as np

from poktail.compiled import can_compile
from poktail.core.game import Chance, Seat
from poktail.games.pok import solve_arrays as arrays
from poktail.games.pok.rules import SYMBOLS, Pok, Symbol, Throw, judge
from poktail.games.pok.solve_arrays import Array
from poktail.games.pok.solve_compile import compiled


@dataclass(frozen=True)
class Model:
    """The states and throws of a game, and how a round changes a state."""

    game: Pok
    base: int = field(init=False)
    left: int = field(init=False)  # a winner has at most this many counters left
    counts: Array = field(init=False)  # [hand, symbol]: how many
    mirrors: Array = field(init=False)  # [mirror, hand]: the hand after a swap of symbols that the dice do not notice
    throws: tuple[Throw, ...] = field(init=False)
    weights: Array = field(init=False)  # [throw]: its probability
    gone: Array = field(init=False)  # [throw, discs, squares]: the symbols handed over, as bits
    states: Array = field(init=False)  # [state, seat]: hands, by rising key
    keys: Array = field(init=False)  # [state]
    levels: Array = field(init=False)  # [state]: counters handed over
    stuck: Array = field(init=False)  # [symbol]: no die can ask all seats for it (POK-13)

    def __post_init__(self) -> None:
        game = self.game
        base = game.counters + 1
        codes = range(base**3)
        counts = np.array([(code // base**2, code // base % base, code % base) for code in codes])
        chance = game.turn(game.start())
        assert isinstance(chance, Chance)
        throws = chance.outcomes
        total = sum(ways for _, ways in throws)
        swaps = [order for order in permutations(range(3)) if _fair(throws, order)]
        powers = np.array([base**2, base, 1])
        mirrors = np.array([[int(counts[code][list(order)] @ powers) for code in codes] for order in swaps])
        left = 3 * game.counters - game.goal
        asked = {face for thrown, _ in throws for face in thrown.faces}
        values = {
            "base": base,
            "left": left,
            "counts": counts,
            "mirrors": mirrors,
            "throws": tuple(thrown for thrown, _ in throws),
            "weights": np.array([ways / total for _, ways in throws]),
            "gone": np.array([_gone(thrown, game.seats) for thrown, _ in throws]),
            "stuck": np.array([all((f.count, f.symbol) != (game.seats, s) for f in asked) for s in SYMBOLS]),
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)
        alive = [code for code in codes if counts[code].sum() > left]
        every = np.fromiter(chain.from_iterable(combinations_with_replacement(alive, game.seats)), np.int64)
        hands, places = every.reshape(-1, game.seats), (base**3) ** np.arange(game.seats - 1, -1, -1)
        keys = np.unique(np.min([np.sort(mirror[hands], axis=1) @ places for mirror in mirrors], axis=0))
        states = keys[:, None] // places % base**3
        object.__setattr__(self, "keys", keys)
        object.__setattr__(self, "states", states)
        held = counts.sum(axis=1)[states].sum(axis=1)
        object.__setattr__(self, "levels", 3 * game.counters * game.seats - held)

    @property
    def start(self) -> int:
        """The state in which a match starts."""
        full = np.full(self.game.seats, self.base**3 - 1)
        return int(np.searchsorted(self.keys, key_of(full, self.mirrors)))


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a match stands in the model: its state, each seat's place in it, and what each symbol is called there.

    A symmetric state can be read in several ways; which one counts follows from the rounds so far, which are public.
    """

    state: int
    places: tuple[int, ...]
    symbols: tuple[int, ...]

    @classmethod
    def start(cls, model: Model) -> Frame:
        """A match begins with equal hands."""
        return cls(model.start, tuple(range(model.game.seats)), (0, 1, 2))

    def after(self, model: Model, handed: Mapping[Seat, int]) -> Frame:
        """The frame after these seats handed over these symbols (as places in SYMBOLS)."""
        units = (model.base**2, model.base, 1)
        hands = model.states[self.state].copy()
        for seat, symbol in handed.items():
            hands[self.places[seat]] -= units[self.symbols[symbol]]
        keys = [key_of(hands, mirror[None]) for mirror in model.mirrors]
        mirror = model.mirrors[keys.index(min(keys))]
        where = np.argsort(np.argsort(mirror[hands], kind="mergesort"))
        names = [units.index(int(mirror[unit])) for unit in units]
        state = int(np.searchsorted(model.keys, min(keys)))
        return Frame(state, tuple(int(where[place]) for place in self.places), tuple(names[n] for n in self.symbols))

    def throw(self, model: Model, thrown: Throw) -> int:
        """The number of a throw with the symbols as they are called here; the order of the dice does not matter."""
        names = {symbol: SYMBOLS[self.symbols[place]] for place, symbol in enumerate(SYMBOLS)}
        wanted = _faces(thrown, names)
        same = dict(zip(SYMBOLS, SYMBOLS, strict=True))
        return next(number for number, other in enumerate(model.throws) if _faces(other, same) == wanted)


def _faces(thrown: Throw, names: Mapping[Symbol, Symbol]) -> tuple[tuple[int, str], ...]:
    return tuple(sorted((face.count, str(names[face.symbol])) for face in thrown.faces if face.symbol))


def _fair(throws: tuple[tuple[Throw, int], ...], order: tuple[int, ...]) -> bool:
    """Whether throws are as likely with the symbols swapped in this order; the order of the dice does not matter."""
    moved = dict(zip(SYMBOLS, (SYMBOLS[place] for place in order), strict=True))

    def odds(names: dict[Symbol, Symbol]) -> dict[tuple[tuple[int, str], ...], int]:
        found: dict[tuple[tuple[int, str], ...], int] = {}
        for thrown, ways in throws:
            faces = _faces(thrown, names)
            found[faces] = found.get(faces, 0) + ways
        return found

    return odds(moved) == odds(dict(zip(SYMBOLS, SYMBOLS, strict=True)))


def _gone(thrown: Throw, seats: int) -> list[list[int]]:
    """For every number of discs and squares shown: which symbols are handed over, as bits; judged by the rules."""
    table = [[0] * (seats + 1) for _ in range(seats + 1)]
    for discs in range(seats + 1):
        for squares in range(seats + 1 - discs):
            counts = (discs, squares, seats - discs - squares)
            shown = [symbol for symbol, n in zip(SYMBOLS, counts, strict=True) for _ in range(n)]
            gone = {shown[seat] for seat in judge(thrown, shown)[0]}
            table[discs][squares] = sum(1 << place for place, symbol in enumerate(SYMBOLS) if symbol in gone)
    return table


@compiled
def key_of(hands: Array, mirrors: Array) -> int:
    """The number of a state: the smallest over all mirrors, with the hands in order."""
    size, best = mirrors.shape[1], -1
    for mirror in range(mirrors.shape[0]):
        ordered = np.sort(mirrors[mirror][hands])
        key = 0
        for hand in ordered:
            key = key * size + int(hand)
        if best < 0 or key < best:
            best = key
    return best


@compiled
def place_in(hands: Array, mirrors: Array, places: Array) -> int:
    """The key of a state, and each seat's place in it."""
    seats, size, best = hands.size, mirrors.shape[1], -1
    mapped = np.zeros(seats, np.int64)
    for mirror in range(mirrors.shape[0]):
        for seat in range(seats):
            mapped[seat] = mirrors[mirror, hands[seat]]
        order = np.argsort(mapped, kind="mergesort")
        key = 0
        for seat in order:
            key = key * size + mapped[seat]
        if best < 0 or key < best:
            best = key
            for place in range(seats):
                places[order[place]] = place
    return best


@compiled
def loops_continuations(
    hands: Array, counts: Array, left: int, mirrors: Array, stuck: Array, keys: Array, values: Array, after: Array
) -> None:
    """What each seat's position is worth after every combination of counters handed over: 4 cases a seat, 0 for none.

    Values are shares of the pot. Row 0 (nobody hands over) is left alone.
    """
    seats, kinds = hands.size, stuck.size
    cases = kinds + 1
    moved, places = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    powers = np.array([(counts[-1, 0] + 1) ** 2, counts[-1, 0] + 1, 1])
    for number in range(1, cases**seats):
        rest, winners, possible, held = number, 0, True, 0
        for seat in range(seats - 1, -1, -1):
            case = rest % cases
            rest //= cases
            moved[seat] = hands[seat]
            if case:
                possible = possible and counts[hands[seat], case - 1] > 0
                moved[seat] -= powers[case - 1]
            if possible:
                total = 0
                for symbol in range(kinds):
                    total += counts[moved[seat], symbol]
                    if counts[moved[seat], symbol]:
                        held |= 1 << symbol
                places[seat] = 1 if case and total == left else 0
                winners += places[seat]
        if not possible:
            continue
        if winners:  # POK-11, POK-12
            for seat in range(seats):
                after[number, seat] = places[seat] / winners
        elif (held == 1 and stuck[0]) or (held == 2 and stuck[1]) or (held == 4 and stuck[2]):  # POK-13
            after[number] = 1.0 / seats
        else:
            state = np.searchsorted(keys, place_in(moved, mirrors, places))
            for seat in range(seats):
                after[number, seat] = values[state, places[seat]]


continuations = loops_continuations if can_compile() else arrays.continuations
