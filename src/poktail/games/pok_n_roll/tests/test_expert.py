"""Tests of the level `expert`: legal in all options, same odds for equal observations, better than never abandoning."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from poktail.bots.levels import Bot
from poktail.bots.series import chance, play_out
from poktail.core.game import Observation
from poktail.core.match import Match
from poktail.core.registry import find
from poktail.games.pok_n_roll import TINY
from poktail.games.pok_n_roll.expert import decide, evaluate
from poktail.games.pok_n_roll.expert_records import BOLDNESS, beliefs, finished, kinds
from poktail.games.pok_n_roll.expert_search import NET
from poktail.games.pok_n_roll.expert_value import FILE
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.tests.script import play, play_on

FOUR = PokNRoll()
OPTIONS = [
    TINY,
    PokNRoll(seats=3, boxes=2),
    PokNRoll(seats=3, expert=True, joerg_value=3, boxes=2),
    PokNRoll(boxes=3),
    PokNRoll(seats=5, hands=2),
    PokNRoll(seats=6, expert=True, boxes=1),
    PokNRoll(seats=7, boxes=1),
    PokNRoll(seats=12, boxes=1, expert=True),
    PokNRoll(boxes=1, own_dice=4, white_dice=6),
    PokNRoll(faces=3, own_dice=1, white_dice=3, sheet=("pair:2", "three:7"), boxes=12, hands=5),
]
PAGE = Path(__file__).parents[5] / "docs" / "pok-n-roll-expert.md"


def continues(observation: Observation, rng: Random) -> object:
    """A weak strategy: never abandon."""
    return observation.legal[0] if str(observation.legal[0]) == "continue" else rng.choice(observation.legal)


def decisions(game: PokNRoll, seed: str) -> Iterator[Observation]:
    """What every seat sees when it decides, in a match with random moves."""
    rng = Random(seed)
    match = Match(game, chance(rng))
    while match.payoffs is None:
        (seat,) = match.waiting
        observation = match.observation(seat)
        yield observation
        match.commit(seat, continues(observation, rng) if rng.random() < 0.7 else rng.choice(observation.legal))


@pytest.mark.parametrize("game", OPTIONS, ids=str)
def test_it_judges_every_legal_move_in_every_option(game: PokNRoll) -> None:
    for number, observation in enumerate(decisions(game, "options")):
        if number % 3 == 0:
            found = evaluate(observation, Random(1))
            assert tuple(candidate.move for candidate in found) == observation.legal
            assert sum(candidate.odds for candidate in found) == pytest.approx(1)
            assert all(0 <= candidate.value <= 1 and 0 <= candidate.error < 0.2 for candidate in found)
            assert decide(observation, Random(1)) in observation.legal


def test_only_what_is_worked_out_to_the_end_of_the_match_is_certain() -> None:
    """ROLL-15, ROLL-16: the net that judges a match between two hands errs."""
    before_last, last = False, False
    for boxes in (1, 6):
        for observation in decisions(PokNRoll(seats=4, boxes=boxes), "certain"):
            errors = [candidate.error for candidate in evaluate(observation, Random(1))]
            if observation.view.round == 3 and (boxes == 1 or observation.view.final):
                last |= not any(errors)
            elif boxes == 6 and not observation.view.final:
                before_last |= all(error >= NET for error in errors)
                assert observation.view.round == 3 or min(errors) >= NET
    assert before_last and last


def test_the_same_observation_gives_the_same_distribution() -> None:
    """ROLL-1: whatever the random numbers, and whatever lies under the other cups."""
    one = play(FOUR, "starter-0 33 46 25 35 235 continue")
    two = play(FOUR, "starter-0 12 46 66 12 235 continue")
    assert one.observation(1) == two.observation(1)
    assert evaluate(one.observation(1), Random(1)) == evaluate(two.observation(1), Random(2))
    assert decide(one.observation(1), Random(3)) == decide(two.observation(1), Random(3))


def test_mirrored_dice_are_worth_the_same() -> None:
    """Numbers matter only in straights, and there 1 to 6 is as good as 6 to 1."""
    one, two = (play(FOUR, f"starter-0 {dice}").observation(0) for dice in ("33 12 45 46 224", "44 12 45 46 355"))
    for first, second in zip(evaluate(one, Random(1)), evaluate(two, Random(1)), strict=True):
        assert first.value == pytest.approx(second.value, abs=first.error + second.error)


def test_it_goes_on_with_what_cannot_be_beaten() -> None:
    match = play(FOUR, "starter-0 33 12 45 46 333")
    assert str(decide(match.observation(0), Random(1))) == "continue"


def test_in_the_last_hand_only_the_win_counts() -> None:
    """ROLL-16: whoever has more points has won, whoever has less has lost, and a tie is shared."""
    game = PokNRoll(hands=1)
    match = play(game, "starter-0 33 12 45 46 335 continue cross-pair cross-pair cross-pair 6 continue 6")
    found = {str(candidate.move): candidate.value for candidate in evaluate(match.observation(0), Random(1))}
    assert found["cross-four"] == found["cross-pair"] == 1
    match = play(game, "starter-0 13 12 55 46 455 cross-pair cross-pair cross-four")
    found = {str(candidate.move): candidate.value for candidate in evaluate(match.observation(3), Random(1))}
    assert found["cross-pair"] == 0
    match = play(game, "starter-0 33 33 45 46 335 cross-four")
    found = {str(candidate.move): candidate.value for candidate in evaluate(match.observation(1), Random(1))}
    assert 0.5 >= found["cross-four"] > found["cross-three"] == 0


def test_it_knows_what_finished_hands_have_shown() -> None:
    """Everybody's dice, and in which round everybody left."""
    match = play(FOUR, "starter-1 12 33 45 46 335 continue cross-pair cross-pair cross-pair 6 continue 6")
    play_on(match, "cross-four 11 22 33 44 456 cross-pair cross-pair cross-pair cross-pair")
    first, second = finished(match.observation(0).events, 4)
    assert (first.starter, second.starter) == (1, 2)
    assert first.cups == ((1, 2), (3, 3), (4, 5), (4, 6))
    assert (first.out, first.white) == ((1, 0, 1, 1), (3, 3, 5, 6, 6))
    assert (second.out, second.white) == ((1, 1, 1, 1), (4, 5, 6))


@pytest.mark.parametrize("game", [FOUR, PokNRoll(seats=8)], ids=str)
def test_it_finds_out_who_never_abandons(game: PokNRoll) -> None:
    """After a few hands; with nothing seen everybody is alike."""
    start = beliefs(game, ())
    assert start == pytest.approx(start[:1].repeat(game.seats, axis=0))
    bots: list[Bot] = [find("pok_n_roll").layer("regular_1").decide] * game.seats
    bots[2] = continues
    match = play_out(game, bots, Random("bold"))
    found = beliefs(game, finished(match.observation(0).events, game.seats))
    bold = kinds(game)[1] == max(BOLDNESS)
    assert found[2, bold].sum() > 0.9
    assert all(found[seat, bold].sum() < 0.01 for seat in range(game.seats) if seat != 2)


def test_one_expert_among_three_that_never_abandon_wins_most_matches() -> None:
    """On these dice; every fourth would be no better than chance."""
    won = Fraction(0)
    for number in range(24):
        bots: list[Bot] = [decide if seat == number % 4 else continues for seat in range(4)]
        payoffs = play_out(PokNRoll(boxes=3), bots, Random(f"strength {number}")).payoffs
        assert payoffs is not None
        best = [seat for seat, payoff in enumerate(payoffs) if payoff == max(payoffs)]
        won += Fraction(number % 4 in best, len(best))
    assert won > 12


def test_the_weights_are_those_that_were_measured() -> None:
    (told,) = re.findall(r"\b[0-9a-f]{64}\b", PAGE.read_text(encoding="utf-8"))
    assert sha256(FILE.read_bytes()).hexdigest() == told
