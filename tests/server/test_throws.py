"""Tests of the chance report: exact expectations, fair and rigged matches, and no report while a match is running."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import sqrt
from random import Random
from statistics import mean, pvariance
from typing import Any, ClassVar

import pytest

from poktail.bots.series import chance, play_at_random, variants
from poktail.core.game import CHANCE, EVERYBODY, Chance, Choice, Event, Over, Seat, Turn
from poktail.core.match import Match
from poktail.core.pieces import Bag, throw
from poktail.core.registry import games
from poktail.server.errors import MatchRunning
from poktail.server.history.chance_report import Kind, Part, throws
from tests.core.toys import Whispers, at


class Suit(StrEnum):
    RED = "red"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class Roll:
    """Two equal dice and one flag of another type, which is no part."""

    faces: tuple[int, ...]
    high: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    seat: Seat

    def __str__(self) -> str:
        return f"seat-{self.seat}"


COIN = ((Suit.RED, 1), (Suit.BLACK, 2))
DICE = tuple((Roll(faces), ways) for faces, ways in throw([(1, 2, 3), (1, 2, 3)]))
SEATS = tuple((Named(seat), 1) for seat in range(12))
DECK = Bag.of([Suit.RED] * 4 + [Suit.BLACK] * 6).items


@dataclass(frozen=True)
class Script:
    """Chance only: each line is offered as it stands, or as what the line before has left over."""

    id: ClassVar[str] = "script"
    moves: ClassVar[tuple[Any, ...]] = ()
    seats: ClassVar[int] = 1

    lines: tuple[Any, ...]

    def start(self) -> tuple[Any, ...]:
        return ()

    def turn(self, state: tuple[Any, ...]) -> Turn:
        if len(state) == len(self.lines):
            return Over((0,))
        line = self.lines[len(state)]
        if line != "go on":
            return Chance(line)
        *_, begun = (n for n, line in enumerate(self.lines[: len(state)]) if line != "go on")
        bag = Bag(self.lines[begun])
        for drawn in state[begun:]:
            bag = bag.without(drawn)
        return Chance(bag.items)

    def legal(self, state: tuple[Any, ...], seat: Seat) -> tuple[Any, ...]:
        return ()

    def apply(self, state: tuple[Any, ...], choice: Choice) -> tuple[tuple[Any, ...], tuple[Event, ...]]:
        return (*state, choice[CHANCE]), (Event("drawn", EVERYBODY),)

    def view(self, state: tuple[Any, ...], seat: Seat | None) -> int:
        return len(state)


def drawn(lines: Sequence[Any], *outcomes: Any) -> Match:
    """The match in which these outcomes came out."""
    return Match(Script(tuple(lines)), lambda step, _turn: outcomes[step])


def only(match: Match) -> dict[str, Part]:
    """The parts of a match with one kind of chance."""
    (kind,) = throws(match).kinds
    return {part.label: part for part in kind.parts}


def test_dice_are_counted_face_by_face_with_exact_odds() -> None:
    match = drawn([DICE, DICE, DICE], Roll((1, 1)), Roll((1, 3)), Roll((2, 1)))
    (kind,) = throws(match).kinds
    assert (kind.name, kind.draws) == ("Roll", 3)
    assert kind.parts == (
        Part("1", 4, Fraction(2), Fraction(4, 3)),  # six dice, each 1/3 · 2/3
        Part("2", 1, Fraction(2), Fraction(4, 3)),
        Part("3", 1, Fraction(2), Fraction(4, 3)),
    )
    assert kind.parts[0].z == pytest.approx(2 / sqrt(4 / 3))


def test_uneven_weights_count_as_they_weigh() -> None:
    parts = only(drawn([COIN] * 3, Suit.BLACK, Suit.BLACK, Suit.RED))
    assert parts["red"] == Part("red", 1, Fraction(1), Fraction(2, 3))
    assert parts["black"] == Part("black", 2, Fraction(2), Fraction(2, 3))


def test_dice_that_hang_together_have_the_variance_of_what_is_really_thrown() -> None:
    """Two dice that always fall alike vary twice as much as two that fall freely."""
    twins = ((Roll((1, 1)), 1), (Roll((2, 2)), 1))
    free = tuple((Roll(faces), ways) for faces, ways in throw([(1, 2), (1, 2)]))
    assert only(drawn([twins], Roll((1, 1))))["1"] == Part("1", 2, Fraction(1), Fraction(1))
    assert only(drawn([free], Roll((1, 1))))["1"] == Part("1", 2, Fraction(1), Fraction(1, 2))


@pytest.mark.parametrize("n", range(1, 11))
def test_draws_from_a_bag_are_one_sample_of_it(n: int) -> None:
    """4 red of 10: the hypergeometric mean and variance, whatever came first."""
    for order in ([Suit.RED] * 4 + [Suit.BLACK] * 6, [Suit.BLACK] * 6 + [Suit.RED] * 4):
        red = only(drawn([DECK] + ["go on"] * (n - 1), *order[:n]))["red"]
        assert red.seen == order[:n].count(Suit.RED)
        assert red.expected == n * Fraction(2, 5)
        assert red.variance == n * Fraction(2, 5) * Fraction(3, 5) * Fraction(10 - n, 9)


def test_a_bag_that_was_filled_again_is_another_sample() -> None:
    red = only(drawn([DECK, DECK, "go on"], Suit.RED, Suit.BLACK, Suit.BLACK))["red"]
    assert red.expected == Fraction(6, 5)
    assert red.variance == Fraction(6, 25) + 2 * Fraction(6, 25) * Fraction(8, 9)


def test_kinds_of_chance_are_told_apart_in_the_order_they_came() -> None:
    found = throws(drawn([SEATS, DICE, COIN], Named(7), Roll((1, 2)), Suit.RED))
    assert [(kind.name, kind.draws) for kind in found.kinds] == [("Named", 1), ("Roll", 1), ("Suit", 1)]
    assert [part.label for part in found.kinds[0].parts] == [f"seat-{seat}" for seat in range(12)]


def test_one_draw_may_offer_several_kinds() -> None:
    mixed = ((Suit.RED, 1), (Named(0), 3))
    assert throws(drawn([mixed], Named(0))).kinds == (
        Kind("Named", 1, (Part("seat-0", 1, Fraction(3, 4), Fraction(3, 16)),)),
        Kind("Suit", 0, (Part("red", 0, Fraction(1, 4), Fraction(3, 16)),)),
    )


@pytest.mark.parametrize(
    ("outcome", "labels"),
    [
        (Suit.RED, ["red"]),
        (Named(3), ["seat-3"]),
        (Roll((2, 2, 5)), ["2", "2", "5"]),
        (Roll(()), []),
        (("a", "b"), ["a", "b"]),
        (("a", 1), ["('a', 1)"]),
    ],
)
def test_an_outcome_is_counted_by_the_things_in_it_or_whole(outcome: Any, labels: list[str]) -> None:
    found = throws(drawn([((outcome, 1),)], outcome))
    seen = Counter({part.label: part.seen for kind in found.kinds for part in kind.parts})
    assert seen == Counter(labels)
    assert found.furthest is None


def test_where_chance_has_too_little_choice_no_deviation_is_claimed() -> None:
    """A single draw among twelve, and a bag drawn to its end."""
    assert {part.z for part in only(drawn([SEATS], Named(7))).values()} == {None}
    whole = throws(drawn([DECK] + ["go on"] * 9, *[Suit.RED] * 4, *[Suit.BLACK] * 6))
    assert [(part.seen, part.expected, part.z) for part in whole.kinds[0].parts] == [
        (4, Fraction(4), None),
        (6, Fraction(6), None),
    ]
    assert (whole.judged, whole.furthest) == (0, None)


def test_the_furthest_part_is_named_beside_the_number_it_was_chosen_from() -> None:
    found = throws(drawn([SEATS, *[DICE] * 9], Named(0), *[Roll((3, 3))] * 8, Roll((3, 1))))
    assert found.judged == 3
    assert found.furthest is not None
    kind, part = found.furthest
    assert (kind.name, part.label, part.seen) == ("Roll", "3", 17)
    assert part.z == pytest.approx((17 - 6) / sqrt(4))


def test_json_is_plain_and_rounded() -> None:
    told = throws(drawn([COIN] * 7, *[Suit.RED] * 7)).to_json()
    assert json.loads(json.dumps(told, allow_nan=False)) == told
    red = {"part": "red", "seen": 7, "expected": 2.333, "z": 3.742}
    assert told["kinds"][0] | {"parts": None} == {"kind": "Suit", "draws": 7, "parts": None}
    assert told["kinds"][0]["parts"] == [red, {"part": "black", "seen": 0, "expected": 4.667, "z": -3.742}]
    assert (told["judged"], told["furthest"]) == (2, {"kind": "Suit", **red})
    assert throws(drawn([SEATS], Named(1))).to_json()["furthest"] is None


@pytest.mark.parametrize("phase", ["deal", "toss", "lead", "guess"])
def test_a_running_match_is_refused_whatever_its_phase(phase: str) -> None:
    with pytest.raises(MatchRunning) as caught:
        throws(at(phase))
    assert caught.value.data == {}
    assert throws(at("over")).kinds[0].draws == 4


def test_a_match_without_chance_has_nothing_to_tell() -> None:
    assert throws(Match(Script(()))).to_json() == {"kinds": [], "judged": 0, "furthest": None}


def fair_zs(lines: Sequence[Any], matches: int, rng: Random) -> list[float]:
    """The deviation of the first part in each of many fair matches."""
    found = []
    for _ in range(matches):
        z = throws(Match(Script(tuple(lines)), chance(rng))).kinds[0].parts[0].z
        assert z is not None
        found.append(z)
    return found


@pytest.mark.parametrize("lines", [[DICE] * 12, [COIN] * 20, [Bag.of("aab" * 10).items] + ["go on"] * 11])
def test_fair_matches_deviate_as_much_as_they_should(lines: list[Any]) -> None:
    """Mean 0 and variance 1, within four standard errors of 1000 matches (the seed is fixed)."""
    zs = fair_zs(lines, 1000, Random("fair"))
    assert abs(mean(zs)) < 4 / sqrt(1000)
    assert abs(pvariance(zs) - 1) < 4 * sqrt(2 / 1000)


@pytest.mark.parametrize("entry", games(), ids=lambda entry: entry.id)
def test_in_every_game_the_counts_add_up_and_fair_chance_looks_fair(entry: Any) -> None:
    zs = []
    for game in variants(entry.game()):
        match = play_at_random(game, Random(f"throws {game}"))
        found = throws(match)
        assert sum(kind.draws for kind in found.kinds) == sum(CHANCE in step for step in match.steps)
        for kind in found.kinds:
            assert sum(part.seen for part in kind.parts) == sum(part.expected for part in kind.parts)
            assert sum(part.seen for part in kind.parts) >= kind.draws
        zs += [part.z for kind in found.kinds for part in kind.parts if part.z is not None]
    assert all(abs(z) < 4.5 for z in zs)
    assert not zs or abs(mean(zs)) < 0.5


def test_a_rigged_match_is_visibly_off() -> None:
    match = Match(Whispers(seats=3, rounds=9), lambda _step, turn: turn.outcomes[0][0])
    while match.payoffs is None:
        match.commit(match.waiting[0], match.legal(match.waiting[0])[0])
    found = throws(match)
    assert found.furthest is not None
    assert found.furthest[1].label == "low"
    assert (found.furthest[1].z or 0) > 7
    fair = throws(play_at_random(Whispers(seats=3, rounds=9), Random(1)))
    assert fair.furthest is not None
    assert abs(fair.furthest[1].z or 0) < 3
