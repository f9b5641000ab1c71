"""Tests of ratings: whole rankings, ties, teams, people and bots apart, strengths found from results."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from itertools import permutations
from math import exp, sqrt
from random import Random

import pytest
from openskill.models import PlackettLuce

from poktail.server.accounts.ratings import MU, SIGMA, Entrant, Rating, Standing, rate, shown

PRIORS = {"ann": Rating(28, 4, 30), "ben": Rating(22, 6, 9), "cem": Rating(25, 8, 1), "dot": Rating(31, 3, 80)}
PAIRS = ((0, 2), (1, 3))


def people(*names: str | None) -> list[Entrant]:
    return [Entrant(name, "person") for name in names]


def bots(*names: str | None) -> list[Entrant]:
    return [Entrant(name, "bot") for name in names]


def alone(seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple((seat,) for seat in range(seats))


def rated(payoffs: Sequence[int], *names: str | None, known: Standing = PRIORS) -> dict[str, Rating]:
    """A match of people, each alone."""
    return rate(payoffs, alone(len(names)), people(*names), known)


def change(found: dict[str, Rating], who: str, known: Standing = PRIORS) -> float:
    return found[who].mu - known.get(who, Rating()).mu


def test_a_plain_ranking_is_what_openskill_makes_of_it() -> None:
    model = PlackettLuce()
    want = model.rate([[model.rating(r.mu, r.sigma)] for r in PRIORS.values()], ranks=[2, 4, 3, 1])
    found = rated((7, -2, 0, 9), *PRIORS)
    for who, (new,) in zip(PRIORS, want, strict=True):
        assert found[who].mu == pytest.approx(new.mu, rel=1e-12)
        assert found[who].sigma == pytest.approx(new.sigma, rel=1e-12)
        assert found[who].matches == PRIORS[who].matches + 1


def weng_and_lin(payoffs: Sequence[int], priors: Sequence[Rating]) -> list[float]:
    """The new means by Algorithm 4 of Weng and Lin (2011), with ties, implemented independently for this test."""
    beta, tau = MU / 6, MU / 300
    spread = [r.sigma**2 + tau**2 for r in priors]
    c = sqrt(sum(s + beta**2 for s in spread))
    power = [exp(r.mu / c) for r in priors]
    means = []
    for i, own in enumerate(payoffs):
        omega = 0.0
        for q, other in enumerate(payoffs):
            if other >= own:
                share = power[i] / sum(p for p, payoff in zip(power, payoffs, strict=True) if payoff <= other)
                omega += ((q == i) - share) / payoffs.count(other)
        means.append(priors[i].mu + spread[i] / c * omega)
    return means


@pytest.mark.parametrize(
    "payoffs", [(3, 2, 1, 0), (1, 1, 0, 1), (0, 1, 0, 0), (5, 5, 5, 5), (2, 0, 2, 0), (1, 3, 3, 2)]
)
def test_ties_at_any_place_follow_the_published_algorithm(payoffs: tuple[int, ...]) -> None:
    found = rated(payoffs, *PRIORS)
    want = weng_and_lin(payoffs, list(PRIORS.values()))
    assert [found[who].mu for who in PRIORS] == pytest.approx(want, rel=1e-12)


def test_it_does_not_matter_to_the_last_bit_who_sat_where() -> None:
    payoffs = dict(zip(PRIORS, (1, 1, 0, 4), strict=True))
    results = [rated([payoffs[who] for who in order], *order) for order in permutations(PRIORS)]
    assert all(result == results[0] for result in results)


def test_only_the_order_of_payoffs_counts() -> None:
    assert rated((30, 2, 2, -7), *PRIORS) == rated((3, 1, 1, 0), *PRIORS)


@pytest.mark.parametrize("loser", range(5))
def test_one_loser_among_winners_falls_and_the_winners_rise_alike(loser: int) -> None:
    names = [f"n{seat}" for seat in range(5)]
    found = rated([int(seat != loser) for seat in range(5)], *names, known={})
    assert found[names[loser]].mu < MU
    rises = {round(found[who].mu, 9) for who in names if who != names[loser]}
    assert len(rises) == 1
    assert rises.pop() > MU
    assert all(rating.sigma < SIGMA and rating.matches == 1 for rating in found.values())


def test_winners_together_rise_alike_and_the_others_fall_alike() -> None:
    found = rated((1, 0, 1, 0), *"abcd", known={})
    assert found["a"] == found["c"]
    assert found["b"] == found["d"]
    assert found["a"].mu > MU > found["b"].mu


def test_where_all_come_out_alike_equals_stay_equal_and_the_weaker_gain() -> None:
    assert [rating.mu for rating in rated((3, 3, 3), *"abc", known={}).values()] == pytest.approx([MU] * 3)
    found = rated((0, 0), "ann", "ben")
    assert change(found, "ben") > 0 > change(found, "ann")


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    expected, surprise = rated((1, 0), "dot", "ben"), rated((0, 1), "dot", "ben")
    assert change(surprise, "ben") > -change(expected, "ben") > 0


def test_teams_win_and_lose_together() -> None:
    found = rate((1, -1, 1, -1), PAIRS, people(*"abcd"), {})
    assert found["a"] == found["c"]
    assert found["b"] == found["d"]
    assert found["a"].mu - MU == pytest.approx(MU - found["b"].mu)
    mixed = rate((1, -1, 1, -1), PAIRS, people(*PRIORS), PRIORS)
    assert change(mixed, "ann") > 0 < change(mixed, "cem")
    assert change(mixed, "cem") > change(mixed, "ann")  # of whom less was known
    assert change(mixed, "ben") < 0 > change(mixed, "dot")


def test_a_team_is_rated_as_openskill_rates_teams() -> None:
    model = PlackettLuce()
    ann, ben, cem, dot = (model.rating(r.mu, r.sigma) for r in PRIORS.values())
    want = [new.mu for team in model.rate([[ann, cem], [ben, dot]], ranks=[2, 1]) for new in team]
    found = rate((0, 5, 0, 5), PAIRS, people(*PRIORS), PRIORS)
    assert [found[who].mu for who in ("ann", "cem", "ben", "dot")] == pytest.approx(want, rel=1e-12)


def test_bots_at_the_table_change_nothing_for_people_nor_people_for_bots() -> None:
    """The restriction of a ranking: 9 > 7 > 4 > 3 > 1 is 9 > 4 > 1 among people and 7 > 3 among bots."""
    entrants = [*people("ann", "ben", "cem"), *bots("easy", "hard")]
    found = rate((4, 9, 1, 7, 3), alone(5), entrants, PRIORS)
    apart = rated((4, 9, 1), "ann", "ben", "cem") | rate((7, 3), alone(2), bots("easy", "hard"), PRIORS)
    assert found == apart
    assert list(found) == ["ben", "ann", "cem", "easy", "hard"]


def test_who_is_alone_in_a_pool_is_not_rated() -> None:
    assert rate((1, 0), alone(2), [*people("ann"), *bots("hard")], PRIORS) == {}
    assert set(rate((1, 0, 2), alone(3), [*people("ann"), *bots("easy", "hard")], {})) == {"easy", "hard"}
    assert rated((3,), "ann") == {}
    assert rate((), (), [], {}) == {}


def test_whom_nobody_knows_any_more_is_left_out() -> None:
    assert rated((3, 2, 1), "ann", None, "ben") == rated((3, 1), "ann", "ben")
    assert rated((3, 2, 1, 0), None, "ann", None, "ben") == rated((1, 0), "ann", "ben")
    assert rated((1, 0), "ann", None) == {}


def test_nobody_is_rated_who_holds_several_seats() -> None:
    assert rated((3, 2, 1, 4), "ann", "ben", "cem", "cem") == rated((3, 2), "ann", "ben")
    assert rated((2, 1, 0), "ann", "ann", "ben") == {}
    assert rate((1, 0, 2), alone(3), [*bots("easy", "easy"), *bots("hard")], {}) == {}
    assert rate((1, 0), alone(2), [*people("ann"), *bots("ann")], {}) == {}


def test_partners_of_another_pool_cancel_out_if_both_sides_have_the_same() -> None:
    """Strengths of a team add up, so an equal partner on each side takes nothing from either."""
    same = [*people("ann", "ben"), *bots("easy", "easy")]
    assert rate((1, 0, 1, 0), PAIRS, same, PRIORS) == rated((1, 0), "ann", "ben")
    shared = people("ann", "ben", "cem", "cem")
    assert rate((1, 0, 1, 0), PAIRS, shared, PRIORS) == rated((1, 0), "ann", "ben")


@pytest.mark.parametrize(
    "partners",
    [
        bots("easy", "hard"),
        [*people("cem"), *bots("easy")],
        people(None, None),
        [*people(None), *bots("easy")],
    ],
)
def test_sides_with_unlike_or_unknown_partners_are_not_compared(partners: list[Entrant]) -> None:
    """Else a bot would lift or drag its partner's rating."""
    assert rate((1, 0, 1, 0), PAIRS, [*people("ann", "ben"), *partners], PRIORS) == {}


def test_what_was_known_stays_as_it_was() -> None:
    before = dict(PRIORS)
    rated((1, 2, 3, 4), *PRIORS)
    assert before == PRIORS


def ranking(strengths: dict[str, float], seated: Sequence[str], rng: Random, scale: float) -> list[int]:
    """A payoff for each seat, drawn by Luce: the next best with odds exp(strength)."""
    left, payoffs = list(seated), dict.fromkeys(seated, 0)
    while left:
        (best,) = rng.choices(left, [exp(strengths[who] / scale) for who in left])
        payoffs[best] = len(left)
        left.remove(best)
    return [payoffs[who] for who in seated]


@pytest.mark.parametrize("pool", ["person", "bot"])
def test_strengths_are_found_from_rankings_of_several_seats(pool: str) -> None:
    """Eight of known strength, five at a time with three of the other pool between them: 400 matches find the order."""
    rng = Random("ladder")
    strengths = {f"n{place}": 7.0 * place for place in range(8)}
    noise = {f"other{place}": rng.uniform(0, 50) for place in range(3)}
    known: dict[str, Rating] = {}
    for _ in range(400):
        seated = [*rng.sample(sorted(strengths), 5), *noise]
        rng.shuffle(seated)
        entrants = [Entrant(who, "person" if (who in strengths) is (pool == "person") else "bot") for who in seated]
        payoffs = ranking(strengths | noise, seated, rng, MU / 6 * sqrt(2))
        known |= rate(payoffs, alone(8), entrants, known)
    assert sorted(strengths, key=lambda who: shown(known[who])) == list(strengths)
    assert all(not known[who].provisional for who in strengths)
    assert sum(known[who].matches for who in strengths) == 400 * 5


def test_one_loser_at_a_time_is_enough_to_find_the_order() -> None:
    """Four at a table, one loses, three win alike; who loses is drawn by Luce."""
    rng = Random("one loser")
    strengths = {f"n{place}": 10.0 * place for place in range(5)}
    known: dict[str, Rating] = {}
    for _ in range(400):
        seated = rng.sample(sorted(strengths), 4)
        (loser,) = rng.choices(seated, [exp(-strengths[who] / 6) for who in seated])
        known |= rated([int(who != loser) for who in seated], *seated, known=known)
    assert sorted(strengths, key=lambda who: known[who].mu) == list(strengths)


def test_a_leaderboard_shows_what_is_sure() -> None:
    new = Rating()
    assert (shown(new), new.provisional, new.matches) == (1000, True, 0)
    assert shown(Rating(25, 2)) > shown(Rating(25, 6)) > shown(Rating(20, 6))
    assert not Rating(25, 2, 40).provisional


def test_a_rating_is_provisional_for_some_ten_matches_of_two() -> None:
    known = {"a": Rating(), "b": Rating()}
    while known["a"].provisional:
        winner = known["a"].matches % 2
        known |= rated((winner, 1 - winner), "a", "b", known=known)
    assert 8 <= known["a"].matches <= 12


def test_openskill_is_not_imported_before_somebody_is_rated() -> None:
    code = "import sys, poktail.server.accounts.ratings; sys.exit('openskill' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
