"""The expert of POK: the solved odds while nothing is known of the others, and after that a bounded lean."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

from poktail.bots.evaluation import Method, evaluate
from poktail.bots.series import chance, play_out
from poktail.core.game import Observation
from poktail.core.match import Match
from poktail.games.pok import expert, nash, regular_1
from poktail.games.pok.bot import remember, rules_of
from poktail.games.pok.expert_stage import stage_of
from poktail.games.pok.rules import SYMBOLS, Pok
from poktail.games.pok.solve_model import Frame

GAME = Pok(seats=3)


def observations(game: Pok, seed: int, many: int = 8) -> list[Observation]:
    """What the seats see in the first rounds of a match of regular bots."""
    rng, found = Random(seed), list[Observation]()
    match = Match(game, chance(rng))
    while match.payoffs is None and len(found) < many:
        for seat in match.waiting:
            found.append(match.observation(seat))
            match.commit(seat, regular_1.decide(match.observation(seat), rng))
    return found


@pytest.mark.parametrize("seats", [3, 4])
def test_the_stage_game_is_the_solved_one(seats: int) -> None:
    """Odds are those of `nash`, payoffs share the pot, and nobody gains by leaving the equilibrium."""
    game = Pok(seats=seats)
    for seen in observations(game, 1):
        _, frame, hands = expert.remembered(game, seen)
        stage = stage_of(game, frame, seen.view.throw, seen.view.idle)
        assert remember(seen)[0] == hands
        state = nash.remembered(nash.table_of(game), seen)
        throw = state.throw(nash.table_of(game).model, seen.view.throw)
        for seat in range(seats):
            odds = nash.odds_of(game, state.state, state.places[seat], throw, seen.view.idle)
            assert stage.odds[seat] == pytest.approx([odds[name] for name in state.symbols], abs=1e-3)
            worth = stage.worth(seat, stage.odds)
            held = [place for place in range(3) if hands[seat][place]]
            assert max(worth[place] for place in held) - worth @ stage.odds[seat] < 1e-4
        for shown in product(*([place for place in range(3) if hand[place]] for hand in hands)):
            assert sum(pay[shown] for pay in stage.pay) == pytest.approx(1.0)


def test_equal_observations_give_equal_candidates_that_share_the_odds() -> None:
    for seen in observations(GAME, 2):
        found = expert.evaluate(seen, Random(1))
        assert [each.move for each in found] == list(seen.legal)
        assert sum(each.odds for each in found) == pytest.approx(1.0)
        assert all(0 <= each.value <= 1 and each.error == 0 for each in found)
        assert found == expert.evaluate(seen, Random(2))


def test_nobody_who_knows_how_it_leans_gains_more_than_the_risk() -> None:
    """One other seat against it while everybody else plays the equilibrium, in each decision."""
    leaned = 0
    for seen in [late for seed in range(6) for late in observations(GAME, seed, 30)]:
        _, frame, _ = expert.remembered(GAME, seen)
        stage, seat = stage_of(GAME, frame, seen.view.throw, seen.view.idle), seen.seat
        assert seat is not None
        odds = {each.move.symbol: each.odds for each in expert.evaluate(seen, Random(1))}
        mix = np.array([odds.get(symbol, 0.0) for symbol in SYMBOLS])
        leaned += bool(np.abs(mix - stage.odds[seat]).max() > 0.1)
        for other in range(GAME.seats):
            if other != seat:
                theirs = stage.between(other, seat)
                assert (theirs @ mix).max() - (theirs @ stage.odds[seat]).max() <= expert.RISK + 1e-6
    assert leaned


def test_it_trusts_a_model_more_the_better_it_predicts() -> None:
    """After a match of regular bots it expects regular bots; after one of equilibrium players, less so."""

    def trust(bots: list[object]) -> float:
        total = 0.0
        for seed in range(3):
            match = play_out(GAME, bots, Random(seed))  # type: ignore[arg-type]
            again, seen = Match(GAME), None
            for step in match.steps[:-1]:
                again.step(step)
                seen = again.observation(0) if again.waiting else seen
            assert seen is not None
            past, frame, hands = expert.remembered(GAME, seen)
            stage = stage_of(GAME, frame, seen.view.throw, seen.view.idle)
            total += expert.expected(GAME, past, hands, seen.view.throw, stage, 0)[1]
        return total

    assert trust([regular_1.decide] * 3) > 1.3 * trust([nash.decide] * 3)


@pytest.mark.parametrize("game", [Pok(seats=7), Pok(seats=3, counters=3, goal=8), Pok(seats=4, idle_limit=5)])
def test_where_no_table_fits_it_judges_like_the_regular_bot(game: Pok) -> None:
    for seen in observations(game, 3):
        found = expert.evaluate(seen, Random(1))
        worth, _ = regular_1.weigh(seen)
        assert max(found, key=lambda each: each.value).move.symbol is max(
            (each.move.symbol for each in found), key=lambda symbol: worth[SYMBOLS.index(symbol)]
        )
        assert sum(each.odds for each in found) == pytest.approx(1.0)
        assert expert.decide(seen, Random(1)) in seen.legal
    assert rules_of(seen) == game


@pytest.mark.parametrize("game", [Pok(seats=6), Pok(seats=3, idle_limit=5)])
def test_where_no_table_fits_a_review_plays_out_instead(game: Pok) -> None:
    """A rule of thumb is good enough to play, but claims nothing in a review."""
    seen = observations(game, 3, 1)[0]
    found = evaluate(seen, 40)
    assert found.method is Method.SAMPLED and all(each.error > 0 for each in found.candidates)
    assert evaluate(observations(GAME, 3, 1)[0], 40).method is Method.EXACT


def test_values_near_the_limit_of_idle_rounds_are_doubtful() -> None:
    """POK-14: what another idle round is worth is known far from the limit and at it, and estimated between them."""
    table, doubtful = nash.table_of(GAME), 0
    frame = Frame.start(table.model)
    for handed in ({0: 0, 1: 1}, {0: 1}):
        frame = frame.after(table.model, handed)
        for throw in table.model.throws:
            far, near, last = (stage_of(GAME, frame, throw, idle).doubt for idle in (0, 27, 29))
            assert not any(far) and not any(last)
            doubtful += any(near)
    assert doubtful


def test_it_beats_regular_1() -> None:
    """One among two of them wins far more than its fair third."""
    wins = 0.0
    for number in range(60):
        seat = number % 3
        bots = [expert.decide if other == seat else regular_1.decide for other in range(3)]
        payoffs = play_out(GAME, bots, Random(number // 3)).payoffs
        assert payoffs is not None
        wins += (payoffs[seat] == max(payoffs)) / payoffs.count(max(payoffs))
    assert wins > 22
