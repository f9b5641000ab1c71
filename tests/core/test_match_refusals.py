"""Tests that refused and failed calls leave a match unchanged."""

from __future__ import annotations

from typing import Any

import pytest

from poktail.core.errors import AlreadyChosen, BadVersion, IllegalMove, MatchOver, NoSuchSeat, NotYourTurn
from poktail.core.game import CHANCE
from poktail.core.match import Match
from poktail.games.pok.rules import Face, Pok, Show, Symbol, Throw
from tests.core.toys import (
    CARDS,
    Card,
    Faulty,
    Whispers,
    Word,
    at,
    eyes,
    label,
    refused,
    scripted,
    snapshot,
    whole_choice,
)

HUSH, HINT, ODD, EVEN = Word
LOW, HIGH, JOKER = Card
FOREIGN: list[Any] = [True, False, 1.0, 0.5, float("nan"), "1", b"1", [], {}, {1}, (0,), object(), len]


@pytest.mark.parametrize("word", [ODD, EVEN, HUSH])
def test_a_choice_is_final(word):
    match = at("guess")
    match.commit(0, ODD)
    assert refused(match, AlreadyChosen, match.commit, 0, word) == {"seat": 0}


def test_a_whole_step_may_not_overrule_a_choice_but_may_contain_it():
    match = at("guess")
    match.commit(0, ODD)
    assert refused(match, AlreadyChosen, match.step, {0: EVEN, 1: ODD, 2: ODD}) == {"seat": 0}
    match.step({0: ODD, 1: EVEN, 2: EVEN})
    assert list(match.steps[-1].items()) == [(2, EVEN), (0, ODD), (1, EVEN)]


@pytest.mark.parametrize(
    ("phase", "seat", "error", "data"),
    [
        ("lead", 0, NotYourTurn, {"seat": 0}),
        ("lead", None, NotYourTurn, {"seat": None}),
        ("lead", 3, NoSuchSeat, {"seat": 3}),
        ("guess", CHANCE, NoSuchSeat, {"seat": CHANCE}),
        ("deal", 1, NotYourTurn, {"seat": 1}),
        ("deal", CHANCE, NoSuchSeat, {"seat": CHANCE}),
        ("over", 1, MatchOver, {}),
        ("over", 3, NoSuchSeat, {"seat": 3}),
    ],
)
def test_a_seat_that_may_not_act_is_refused(phase, seat, error, data):
    match = at(phase)
    for move in (HUSH, ODD, LOW):
        assert refused(match, error, match.commit, seat, move) == data


@pytest.mark.parametrize("phase", ["deal", "lead", "guess", "over"])
@pytest.mark.parametrize("seat", [*FOREIGN, -2, 3, 10**30], ids=label)
def test_nothing_but_the_number_of_a_seat_is_a_seat(phase, seat):
    match = at(phase)
    for call in (match.events_since, match.visible_events, match.view, match.legal, match.observation, match.chosen):
        refused(match, NoSuchSeat, call, seat)
    said = refused(match, NoSuchSeat, match.commit, seat, ODD)["seat"]
    assert said == (seat if type(seat) is int else type(seat).__name__)


@pytest.mark.parametrize("move", [*FOREIGN, None, HUSH, HIGH, "nonsense", Show(Symbol.DISC)], ids=label)
def test_nothing_but_a_legal_move_is_a_move(move):
    match = at("guess")
    match.commit(2, ODD)
    assert refused(match, IllegalMove, match.commit, 0, move) == {"seat": 0, "move": str(move)}
    assert refused(match, IllegalMove, match.step, {2: ODD, 0: move, 1: ODD})["seat"] == 0
    match = at("deal")
    if move is not HIGH:
        assert refused(match, IllegalMove, match.step, {CHANCE: move})["seat"] == CHANCE


def test_an_illegal_move_is_quoted_only_in_part():
    match = at("lead")
    assert refused(match, IllegalMove, match.commit, 1, "x" * 10_000)["move"] == "x" * 80


def test_a_move_that_merely_equals_a_legal_one_becomes_the_games_own():
    match = Match(Whispers(rounds=2))
    match.step({CHANCE: "low"})
    match.step({CHANCE: "high"})
    match.commit(0, "hint")
    match.commit(1, "odd")
    assert type(match.chosen(1)) is Word
    match.step({0: "odd", 1: "odd", 2: "even"})
    assert all(type(move) in (Card, Word) for step in match.steps for move in step.values())


def test_a_counter_named_by_its_text_is_the_counter_that_is_handed_over():
    match = Match(Pok(seats=3, dice=("1disc",)))
    match.step({CHANCE: Throw((Face(1, "disc"),))})
    for seat, symbol in enumerate(("disc", "square", "square")):
        match.commit(seat, Show(symbol))
    assert match.state.hands == ((1, 2, 2), (2, 2, 2), (2, 2, 2))
    assert match.log[0].what.throw.faces[0].symbol is Symbol.DISC


@pytest.mark.parametrize(
    ("phase", "choice", "error"),
    [
        ("deal", {}, IllegalMove),
        ("deal", {0: HUSH}, IllegalMove),
        ("deal", {CHANCE: LOW, 0: HUSH}, IllegalMove),
        ("deal", {CHANCE: HUSH}, IllegalMove),
        ("lead", {}, IllegalMove),
        ("lead", {CHANCE: LOW}, NoSuchSeat),
        ("lead", {1: HUSH, CHANCE: LOW}, NoSuchSeat),
        ("lead", {1: HUSH, 0: HUSH}, NotYourTurn),
        ("lead", {1: HUSH, None: HUSH}, NotYourTurn),
        ("lead", {1: ODD}, IllegalMove),
        ("lead", {True: HUSH}, NoSuchSeat),
        ("guess", {0: ODD, 1: ODD}, IllegalMove),
        ("guess", {0: ODD, 1: ODD, 2: HUSH}, IllegalMove),
        ("guess", {0: ODD, 1.0: ODD, 2: ODD}, NoSuchSeat),
        ("guess", {0: ODD, 1: ODD, 2: ODD, 3: ODD}, NoSuchSeat),
        ("guess", {0: ODD, 1: ODD, 2: ODD, "3": ODD}, NoSuchSeat),
        ("over", {}, MatchOver),
        ("over", {CHANCE: LOW}, MatchOver),
        ("over", {1: HUSH}, MatchOver),
        ("over", {9: HUSH}, MatchOver),
        ("lead", None, IllegalMove),
        ("deal", None, IllegalMove),
        ("over", [1], IllegalMove),
    ],
)
def test_a_whole_step_is_checked_in_every_part(phase, choice, error):
    match = at(phase)
    refused(match, error, match.step, choice)


@pytest.mark.parametrize("version", [-1, 10**9, True, 0.0, 1.5, "0", None, [], {}], ids=label)
def test_nothing_but_a_version_that_was_is_a_version(version):
    match = at("lead")
    newest = match.version
    for seat in eyes(match):
        said = refused(match, BadVersion, match.events_since, seat, version)
        assert said == {"version": version if type(version) is int else type(version).__name__, "newest": newest}
    assert match.events_since(0, newest) == ()
    assert refused(match, BadVersion, match.events_since, 0, newest + 1)["newest"] == newest


def fail(*_: Any) -> Any:
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("name", "fault"), [("apply", fail), ("turn", fail), ("apply", lambda state, choice: (state, None))]
)
@pytest.mark.parametrize("phase", ["deal", "lead", "guess"])
def test_a_defect_in_a_game_leaves_the_match_as_it_was_and_usable(name, fault, phase):
    match, spared = at(phase), at(phase)
    game, choice = match.game, whole_choice(match, 3)
    seats = list(choice)
    for seat in seats[:-1]:
        match.commit(seat, choice[seat])
    before = snapshot(match)
    calls = [lambda: match.step(choice), lambda: match.commit(seats[-1], choice[seats[-1]])]
    for call in calls[:1] if phase == "deal" else calls:
        match.game = Faulty(game, name, fault)
        with pytest.raises((ZeroDivisionError, TypeError)):
            call()
        match.game = game
        assert snapshot(match) == before
    calls[0 if phase == "deal" else 1]()
    spared.step(choice)
    assert snapshot(match) == snapshot(spared)


def test_a_draw_that_fails_leaves_a_match_that_another_draw_plays_on():
    match = Match(Whispers(rounds=2), scripted([1]))
    match.commit(0, HUSH)
    match.commit(0, ODD)
    match.commit(1, ODD)
    match._draw = fail
    with pytest.raises(ZeroDivisionError):
        match.commit(2, ODD)
    assert (match.turn, match.steps[-1], match.version) == (CARDS, {1: ODD, 2: ODD, 0: ODD}, 3)
    match.play_on(scripted([1]))
    assert (match.waiting, match.steps[-2:]) == ((1,), [{CHANCE: HIGH}, {CHANCE: HIGH}])
