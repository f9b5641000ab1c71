"""Tests of the laws on every game and yardstick."""

from __future__ import annotations

import random
from typing import Any

import pytest

from poktail.bots.series import chance, play_at_random, variants
from poktail.core import codec, fair, record
from poktail.core.game import CHANCE, AnyGame, Decide, Over, sides
from poktail.core.match import Match, replay
from poktail.core.registry import find
from tests.conformance.subjects import PRODUCTS, WITHOUT_WORLDS, YARDSTICKS, Subject, finished, moments, subject
from tests.conformance.tree import Report, walk
from tests.conformance.values import frozen_problem, notation_problem, turn_problem

ALL = [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in (*PRODUCTS, *YARDSTICKS)]
OURS = [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in PRODUCTS]
WAIVED = pytest.mark.skip(reason="waived: a draft may lack worlds in its bot")
IMAGINED = [
    pytest.param(name, marks=[pytest.mark.xdist_group(name), *([WAIVED] if name in WITHOUT_WORLDS else [])])
    for name in (*PRODUCTS, *YARDSTICKS)
]


def report(name: str) -> Report:
    """What the walk over TINY found."""
    found = subject(name)
    return walk(found.tiny, found.rules)


@pytest.mark.parametrize("name", ALL)
def test_law_1_every_value_of_every_history_of_tiny_is_frozen_and_survives_json(name: str) -> None:
    assert report(name).breaches.get("values", []) == []


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(
    "law",
    [
        "a seat sees only what it was told",
        "a seat is told only what it sees",
        "a seat is told what it did itself",
        "whose turn it is, is public",
        "legal moves follow from what was told",
    ],
)
def test_law_2_secrecy_over_every_history_of_tiny(name: str, law: str) -> None:
    assert report(name).breaches.get(law, []) == []


@pytest.mark.parametrize("name", ALL)
def test_law_1_at_full_size_every_turn_is_well_formed_and_every_match_ends(name: str) -> None:
    found = subject(name)
    for game in found.sizes:
        assert notation_problem(game.moves) is None
        assert frozen_problem(game.moves) is None
        for move in game.moves:
            assert codec.from_notation(game.moves, codec.notation(move)) == move
            assert game.moves[codec.index_of(game, move)] == move
            assert codec.load(found.rules.Move, codec.dump(move)) == move
        for match in moments(game, random.Random(name)):
            assert turn_problem(game, match.state, match.turn) is None
            check_json(found.rules.State, match.state)
            for seat in (None, match.version % game.seats):  # in a match every seat has its turn many times
                check_json(found.rules.View, match.view(seat))
        for event in match.events_since(None):
            if event.what is not None:
                check_json(found.rules.What, event.what)


def check_json(kind: Any, value: object) -> None:
    assert frozen_problem(value) is None
    assert codec.load(kind, codec.dump(value)) == value


@pytest.mark.parametrize("name", ALL)
def test_law_1_options_survive_json_and_make_an_equal_game(name: str) -> None:
    for game in (subject(name).tiny, *subject(name).sizes):
        again = codec.with_options(type(game), codec.parse(codec.dump_json(codec.options_of(game))))
        assert again == game
        assert hash(again) == hash(game)


@pytest.mark.parametrize("name", ALL)
def test_law_1_apply_is_deterministic_and_leaves_its_arguments_alone(name: str) -> None:
    found = subject(name)
    for game in found.sizes:
        match = finished(game, random.Random(name))
        state = game.start()
        for step in match.steps:
            before, choice = codec.dump(state), dict(step)
            once, twice = game.apply(state, choice), game.apply(state, choice)
            assert once == twice
            assert codec.dump(state) == before
            assert choice == step
            state = once[0]
        assert state == match.state


@pytest.mark.parametrize("name", OURS)
def test_law_1_a_side_wins_and_loses_as_one_and_payoffs_add_up_to_zero(name: str) -> None:
    for game in variants(find(name).game()):
        assert sorted(seat for side in sides(game) for seat in side) == list(range(game.seats))
        assert all(sides(game))
        for number in range(2):
            payoffs = play_at_random(game, random.Random(f"sides {name} {number}")).payoffs
            assert payoffs is not None
            assert sum(payoffs) == 0
            assert [len({payoffs[seat] for seat in side}) for side in sides(game)] == [1] * len(sides(game))


@pytest.mark.parametrize("name", IMAGINED)
def test_law_2_worlds_look_the_same_to_the_seat_that_imagines_them(name: str) -> None:
    """At full size: what a seat cannot tell apart must look alike, or something leaks."""
    found = subject(name)
    for game in found.sizes:
        rng = random.Random(f"worlds {name} {game}")
        for match in moments(game, rng):
            if rng.random() < 0.15 or match.payoffs is not None:
                for seat in (None, *range(game.seats)):
                    check_worlds(found, match, seat, rng)


def check_worlds(found: Subject, match: Match, seat: int | None, rng: random.Random) -> None:
    game, observation = match.game, match.observation(seat)
    assert found.worlds is not None
    for _, world in zip(range(2), found.worlds(observation, rng), strict=False):
        assert codec.load(found.rules.State, codec.dump(world)) == world
        assert game.view(world, seat) == observation.view
        assert game.turn(world) == match.turn
        if seat is not None:
            assert game.legal(world, seat) == game.legal(match.state, seat)
        play_out(game, world, rng)


def play_out(game: AnyGame, state: object, rng: random.Random) -> None:
    """A world must be a position one can play on from, to the end."""
    draw = chance(rng)
    for step in range(100_000):
        turn = game.turn(state)
        if isinstance(turn, Over):
            return
        if isinstance(turn, Decide):
            choice = {seat: rng.choice(game.legal(state, seat)) for seat in turn.seats}
        else:
            choice = {CHANCE: draw(step, turn)}
        state, _ = game.apply(state, choice)
    raise AssertionError("a world does not end")


@pytest.mark.parametrize("name", ALL)
def test_law_2_a_choice_is_secret_until_everybody_has_chosen(name: str) -> None:
    """Whatever a seat has chosen, in whatever order: until the reveal all others get the same bytes."""
    for game in (subject(name).tiny, *subject(name).sizes):
        rng = random.Random(f"commits {name}")
        for match in moments(game, rng):
            turn = match.turn
            if isinstance(turn, Decide) and len(turn.seats) > 1 and rng.random() < 0.5:
                early = rng.sample(turn.seats, rng.randrange(1, len(turn.seats)))
                looks = {look_after(match, early, random.Random(salt)) for salt in range(3)}
                assert len(looks) == 1


def look_after(match: Match, early: list[int], rng: random.Random) -> str:
    """All that the other seats and a spectator can get hold of after these seats have chosen."""
    copy = replay(match.game, match.steps)
    before = [bytes_for(copy, seat) for seat in (None, *range(match.game.seats))]
    for seat in early:
        assert not copy.commit(seat, rng.choice(copy.legal(seat)))
    assert copy.waiting == tuple(seat for seat in match.waiting if seat not in early)
    watchers = [seat for seat in (None, *range(match.game.seats)) if seat not in early]
    assert [bytes_for(copy, seat) for seat in watchers] == [
        look for seat, look in zip((None, *range(match.game.seats)), before, strict=True) if seat not in early
    ]
    return "\n".join(bytes_for(copy, seat) for seat in watchers)


def bytes_for(match: Match, seat: int | None) -> str:
    observation = match.observation(seat)
    return codec.dump(
        (observation.view, tuple(map(str, observation.legal)), observation.events, match.visible_events(seat))
    )


@pytest.mark.parametrize("name", ALL)
def test_law_3_a_match_is_its_options_and_its_steps(name: str) -> None:
    for game in subject(name).sizes:
        match = finished(game, random.Random(f"replay {name}"))
        again = replay(game, match.steps)
        assert (again.state, again.log, again.turn, again.version) == (
            match.state,
            match.log,
            match.turn,
            match.version,
        )


@pytest.mark.parametrize("name", OURS)
def test_law_3_a_record_reads_back_and_its_chance_verifies(name: str) -> None:
    for game in subject(name).sizes:
        rng = random.Random(f"record {name} {game}")
        proof = fair.Fair(rng.randbytes(32), tuple(rng.randbytes(rng.randrange(5)) for _ in range(game.seats)))
        match = Match(game, proof.draw)
        header = record.Header(
            game, tuple(f"Seat {s}" for s in range(game.seats)), fair.commitment(proof.seed), proof.entropy
        )
        while match.payoffs is None:
            seat = match.waiting[0]
            match.commit(seat, rng.choice(match.legal(seat)))
            if match.payoffs is None and rng.random() < 0.05:  # a finished match reveals its seed
                running = record.record_of(match, header, proof)
                assert proof.seed.hex() not in record.write(running)
                assert record.read(record.write(running)) == running
                check_sights(match, header)
        full = record.record_of(match, header, proof)
        assert record.read(record.write(full)) == full
        assert full.verified().payoffs == match.payoffs


def check_sights(match: Match, header: record.Header) -> None:
    for seat in (None, *range(match.game.seats)):
        observation = record.seat_record_of(match, header, seat)
        assert (observation.seat, observation.events, observation.view) == (
            seat,
            match.events_since(seat),
            match.view(seat),
        )
        assert record.read(record.write_seat_record(observation)) == observation
