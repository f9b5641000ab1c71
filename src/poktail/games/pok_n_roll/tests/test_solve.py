"""The solver: its model is the hand of the rules, and its tables are equilibria, judged by exact best responses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from poktail.bots.series import chance
from poktail.core.game import CHANCE, Chance, Over
from poktail.core.match import Match
from poktail.core.registry import find
from poktail.games.pok_n_roll import TINY
from poktail.games.pok_n_roll import solve as solver
from poktail.games.pok_n_roll.rules import LAST_ROUND, PokNRoll
from poktail.games.pok_n_roll.rules_values import Abandon, Continue, Cross, Move, Played, State
from poktail.games.pok_n_roll.solve_dice import canonical, mirrored
from poktail.games.pok_n_roll.solve_hand import Strategy, judge, uniform
from poktail.games.pok_n_roll.solve_model import Model, points, spot
from poktail.i18n import Words
from poktail.terminal import series
from poktail.terminal.screen import Screen

SHIPPED = [PokNRoll(seats=seats) for seats in (3, 4)]
ALSO_SHIPPED = [PokNRoll(seats=n) for n in (5, 6)] + [PokNRoll(seats=n, expert=True) for n in (3, 4, 5, 6)]
FOUR = replace(TINY, seats=4)
ODD = PokNRoll(seats=3, random_starter=False, hands=1, faces=3, own_dice=1, white_dice=3, sheet=("pair:2", "three:7"))


def best_row(game: PokNRoll, legal: tuple[Move, ...]) -> Move:
    """The row with the most points, or abandoning without one."""
    crosses = [move for move in legal if isinstance(move, Cross)]
    return max(crosses, key=lambda move: game.values[game.rows.index(move.row)], default=Abandon())


def hands_of(game: PokNRoll, rng: Random) -> Iterator[tuple[Played, list[int]]]:
    """The hands of a match in which everybody goes on or leaves at random: what happened, and everybody's points."""
    match, before = Match(game, chance(rng)), [0] * game.seats
    while match.payoffs is None:
        (seat,) = match.waiting
        legal = match.legal(seat)
        move = Continue() if Continue() in legal and rng.random() < 0.7 else best_row(game, legal)
        number = match.state.hand
        match.commit(seat, move)
        if match.payoffs is not None or match.state.hand != number:
            after = [game.points(sheet) for sheet in match.state.sheets]
            yield match.state.last, [new - old for new, old in zip(after, before, strict=True)]
            before = after


def gains(model: Model, played: Played) -> list[float]:
    """What each seat gains from a hand according to the model."""
    game, dice = model.game, model.game.white_rounds.count(1)
    flip = played.white[:dice] != canonical(game, played.white[:dice])
    seen = mirrored(game, played.white) if flip else played.white
    cups = [mirrored(game, cup) if flip else cup for cup in (*played.cups, *([played.joerg] if played.joerg else []))]
    numbers = [model.dice.cups.index(tuple(sorted(cup))) for cup in cups]
    board = model.dice.boards.index(tuple(sorted(seen[:dice])))
    found = []
    for seat, out in enumerate(played.out):
        place = (seat - played.starter) % game.seats
        if out == 1:
            found.append(model.leave_1[place, place, board, numbers[seat]])
            continue
        later = board * game.faces + seen[dice] - 1
        if out == 2:
            found.append(model.leave_2[place, place, later, numbers[seat]])
            continue
        unbeaten = np.ones(model.dice.joerg.shape[1])
        for number in (n for other, n in enumerate(numbers) if other != seat and (*played.out, 0)[other] == 0):
            unbeaten = unbeaten * model.dice.not_better[later, number]
        worth = (unbeaten * model.show[place, place, later, :, numbers[seat]]).reshape(game.faces, -1)
        found.append(worth[seen[dice + 1] - 1].sum() * game.faces)
    return found


@pytest.mark.parametrize(
    "game",
    [PokNRoll(seats=3), PokNRoll(seats=3, joerg_value=3), PokNRoll(seats=4), PokNRoll(seats=6), PokNRoll(expert=True)],
    ids=str,
)
def test_random_hands_are_worth_the_same_in_the_model(game: PokNRoll) -> None:
    """ROLL-6 to ROLL-13, ROLL-18 to ROLL-20: what abandoning, winning and tying give, and Jörg."""
    long = replace(game, boxes=12)
    model, rng = Model(long), Random("hands")
    hands = [hand for _ in range(4) for hand in hands_of(long, rng)]
    for played, gained in hands:
        assert gains(model, played) == pytest.approx(gained), played
    assert len(hands) > 50
    assert sum(0 in played.out for played, _ in hands) > 30


def test_a_hand_has_as_many_decisions_as_counted_by_hand() -> None:
    """21 cups, 56 first boards, 6 dice: 15 and 65 nodes with four seats; each decision has one mirror image."""
    assert 2 * Model(PokNRoll(seats=4)).decisions == 21 * (56 * 15 + 56 * 6 * 65) == 476_280
    assert 2 * Model(PokNRoll(seats=3)).decisions == 142_296


def random_strategies(model: Model, seed: int) -> list[Strategy]:
    rng, found = np.random.default_rng(seed), []
    for place in range(model.game.seats):
        even = uniform(model, place)
        first, second = (np.array(rng.random(odds.shape)) for odds in (even.first, even.second))
        found.append(Strategy(first, second))
    return found


class Walk:
    """An independent judge: walks over the rules, and knows of the model only where it holds a decision."""

    def __init__(self, model: Model, strategies: list[Strategy], care: float) -> None:
        self.model, self.game, self.care = model, model.game, care
        self.table = solver.Table(model, strategies, 0, np.zeros(0))

    def odds(self, state: Any, seat: int) -> list[tuple[Move, float]]:
        """A seat's moves under its strategy."""
        legal = self.game.legal(state, seat)
        if state.round == LAST_ROUND:
            return [(best_row(self.game, legal), 1.0)]
        on = self.table.odds(spot(self.model, self.game.view(state, seat)))
        return [(Continue(), on), (best_row(self.game, legal), 1 - on)]

    def utility(self, state: State, hero: int) -> float:
        """The hero's points, and as much of those of the others as it cares."""
        every = [self.game.points(sheet) for sheet in state.sheets]
        return every[hero] * (1 - self.care) + sum(every) * self.care

    def worth(self, states: list[tuple[float, State]], hero: int, responds: bool) -> float:
        """What the hero gains from positions that it cannot tell apart; it may choose a best response."""
        turn = self.game.turn(states[0][1])
        if isinstance(turn, Over):
            return sum(odds * self.utility(state, hero) for odds, state in states)
        if isinstance(turn, Chance):
            ways = sum(weight for _, weight in turn.outcomes)
            return self.apart(
                [(p * weight / ways, s, {CHANCE: o}) for p, s in states for o, weight in turn.outcomes], hero, responds
            )
        (seat,) = turn.seats
        if seat == hero and responds:
            moves = self.game.legal(states[0][1], seat)
            return max(self.apart([(p, s, {seat: move}) for p, s in states], hero, responds) for move in moves)
        chosen = [(p * odds, s, {seat: move}) for p, s in states for move, odds in self.odds(s, seat)]
        return self.apart(chosen, hero, responds)

    def apart(self, steps: list[tuple[float, State, Any]], hero: int, responds: bool) -> float:
        """Take these steps, and put together what the hero cannot tell apart afterwards."""
        groups: dict[Any, list[tuple[float, State]]] = {}
        for odds, state, choice in steps:
            after = self.game.apply(state, choice)[0]
            groups.setdefault(self.game.view(after, hero), []).append((odds, after))
        return sum(self.worth(states, hero, responds) for states in groups.values())


@pytest.mark.parametrize(
    ("game", "care"),
    [
        pytest.param(TINY, 0.0, id="tiny"),
        pytest.param(TINY, -0.5, id="rivals", marks=pytest.mark.slow),
        pytest.param(ODD, 0.0, id="odd", marks=pytest.mark.slow),
        pytest.param(FOUR, 0.0, id="four", marks=pytest.mark.slow),
        pytest.param(FOUR, -0.4, id="four-rivals", marks=pytest.mark.slow),
    ],
)
def test_values_and_best_responses_are_those_of_a_walk_over_the_rules(game: PokNRoll, care: float) -> None:
    """ROLL-5 to ROLL-13, ROLL-18, ROLL-19: for any strategies; what others show when they leave does not matter."""
    model = Model(game, points(game, care))
    strategies = random_strategies(model, 7)
    values, bests = judge(model, strategies)
    walk, start = Walk(model, strategies, care), [(1.0, game.start())]
    for hero in range(game.seats):  # seat 0 starts, so seats are places
        assert walk.worth(start, hero, False) == pytest.approx(values[hero])
        assert walk.worth(start, hero, True) == pytest.approx(bests[hero])
        assert bests[hero] > values[hero]


def test_a_board_of_its_own_is_a_hand_of_its_own() -> None:
    """Nothing is decided before the first white dice, so their values add up to that of the hand."""
    game = PokNRoll(seats=3)
    whole = Model(game, points(game, -0.5))
    strategies = random_strategies(whole, 2)
    values, total = judge(whole, strategies)[0], np.zeros(3)
    for number, board in enumerate(whole.dice.boards):
        after = slice(number * game.faces, (number + 1) * game.faces)
        here = [Strategy(one.first[number : number + 1], one.second[after]) for one in strategies]
        total += whole.dice.board_odds[number] * judge(Model(game, points(game, -0.5), board), here)[0]
    assert total == pytest.approx(values)


def test_a_solution_is_found_and_the_start_of_it_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupted run keeps what it has learned: the result is the same."""
    monkeypatch.setattr(solver, "PAUSE", 5)
    monkeypatch.setattr(solver, "GOAL", 0.02)

    class Stop(Exception):
        pass

    def stop(done: int, _most: int) -> None:
        if done == 6:
            raise Stop

    game, one, two = PokNRoll(seats=3), tmp_path / "one.npz", tmp_path / "two.npz"
    report = solver.solve(game, one)
    assert 5 < report.iterations < 20
    assert report.nash_conv <= 0.02
    with pytest.raises(Stop):
        solver.solve(game, two, stop)
    assert solver.load(game, two)[1] is not None
    assert solver.solve(game, two) == report == solver.check(game, two) == solver.solve(game, one)
    assert one.read_bytes() == two.read_bytes()
    assert one.stat().st_size < 20_000  # what was only needed to continue is gone
    with pytest.raises(ValueError, match="another game"):
        solver.load(PokNRoll(seats=4), one)


@pytest.mark.parametrize("game", [*SHIPPED, *(pytest.param(game, marks=pytest.mark.slow) for game in ALSO_SHIPPED)])
def test_no_best_response_gains_against_the_shipped_tables(game: PokNRoll) -> None:
    file = solver.shipped(game)
    assert file is not None
    report = solver.check(game, file)
    assert report.nash_conv <= solver.GOAL
    assert report.off < 1e-9


@pytest.mark.parametrize("seats", [3, 4])
def test_tables_also_know_what_to_do_where_nobody_should_come(seats: int) -> None:
    """ROLL-13: without Jörg, whoever is left alone wins the third round for certain."""
    file = solver.shipped(PokNRoll(seats=seats))
    assert file is not None
    table, _ = solver.load(PokNRoll(seats=seats), file)
    for place, strategy in enumerate(table.strategies):
        alone = strategy.second[:, table.model.nodes[place][1 << (seats - 1 - place), 0]]
        assert (alone.min() == 1) == (seats > 3)
    assert (table.strategies[-1].first[:, 0].min() == 1) == (seats > 3)


def test_the_command_says_what_it_found(tmp_path: Path) -> None:
    entry, said = find(TINY.id), StringIO()
    screen = Screen(Words("en", entry), Console(file=said, width=400))
    for check in (False, True):
        series.solve(screen, entry, TINY, tmp_path / "tiny.npz", check)
    first, again = (line.strip() for line in said.getvalue().splitlines())
    assert first == again
    assert first.startswith("Decisions: 90; iterations: 50. Gains of best responses in one hand, in points: 0.0e+00")
    assert "the starter first: 2.7500 2.7500 2.7500." in first


def test_only_printed_hands_have_a_table() -> None:
    """How long a match lasts makes no difference to a hand."""
    assert solver.shipped(PokNRoll(seats=4, boxes=3, hands=5, random_starter=False)) is not None
    assert solver.shipped(PokNRoll(seats=4, faces=5)) is None
    assert solver.shipped(PokNRoll(seats=3, joerg_value=3)) is None
    assert solver.shipped(PokNRoll(seats=12)) is None
