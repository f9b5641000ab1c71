"""Tests of the engine benchmark: correct counts, comparison with the fastest peer, missing peers reported."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bench import contenders, engine
from bench.contenders import APPLY, BURST, MATCH, PLAY, REPLAY, Contender
from bench.yardsticks.leduc import Leduc, State, View
from bench.yardsticks.liars_dice import LiarsDice
from poktail.core.game import Turn
from poktail.core.registry import games


class Fixed(Random):
    """A source that always says the same."""

    def __init__(self, says: float) -> None:
        super().__init__()
        self.says = says

    def random(self) -> float:
        return self.says


@pytest.mark.parametrize(("says", "drawn"), [(0.0, "sun"), (0.24, "sun"), (0.26, "rain"), (0.99, "rain")])
def test_chance_is_drawn_by_weight(says: float, drawn: str) -> None:
    assert contenders.weighted(Fixed(says), (("sun", 1), ("rain", 3)), 4) == drawn


def test_probabilities_that_sum_to_a_little_less_than_one_still_draw() -> None:
    assert contenders.weighted(Fixed(0.9999), (("sun", 0.5), ("rain", 0.4)), 1.0) == "rain"


@pytest.mark.parametrize("game", [Leduc(), LiarsDice()])
def test_a_burst_counts_decisions_as_moves_and_chance_only_as_steps(game: Leduc | LiarsDice) -> None:
    """Two cards or dice to a match at least, and in Leduc never more than three."""
    for burst in (contenders.play(game, Random(1), look=True), contenders.replay(game, Random(1), ask=True)):
        moves, steps = burst()
        assert moves >= 2 * BURST
        assert 2 * BURST <= steps - moves <= 3 * BURST


def test_a_replay_does_the_same_steps_every_time() -> None:
    for ask in (False, True):
        burst = contenders.replay(Leduc(), Random(1), ask=ask)
        assert burst() == burst() == contenders.replay(Leduc(), Random(1), ask=not ask)()


class Watched(Leduc):
    """Counts how often it is looked at and asked."""

    looked = asked = 0

    def view(self, state: State, seat: int | None) -> View:
        Watched.looked += 1
        return super().view(state, seat)

    def turn(self, state: State) -> Turn:
        Watched.asked += 1
        return super().turn(state)


@pytest.mark.parametrize("more", [False, True])
def test_a_seat_looks_before_every_move_or_never_and_a_replay_asks_after_every_step_or_never(more: bool) -> None:
    burst, Watched.looked = contenders.play(Watched(), Random(1), look=more), 0
    moves, _ = burst()
    assert Watched.looked == (moves if more else 0)
    burst, Watched.asked = contenders.replay(Watched(), Random(1), ask=more), 0
    _, steps = burst()
    assert Watched.asked == (steps if more else 0)


@pytest.mark.slow
def test_every_game_in_the_registry_runs_with_few_some_and_many_seats() -> None:
    entered = list(contenders.ours())
    for entry in games():
        named = [contender for contender in entered if contender.game.startswith(f"{entry.id}, ")]
        assert {contender.how for contender in named} == {MATCH, APPLY}
        assert {c.game for c in named} >= {f"{entry.id}, {seats} seats" for seats in extremes(entry.game)}
        assert all(contender.burst()[0] >= BURST for contender in named)


def extremes(kind: type) -> tuple[int, int]:
    bounds = kind.__dataclass_fields__["seats"].metadata["bounds"]  # type: ignore[attr-defined]
    return bounds.low, bounds.high


def peer(group: str, whose: str, game: str, how: str, rate: float) -> tuple[Contender, list[engine.Rate]]:
    return Contender(group, whose, game, how, lambda: (1, 1)), [(rate / 2, 1, 1), (rate, 1, 1)]


def test_we_are_compared_by_the_best_round_with_the_fastest_of_the_peers() -> None:
    found = [
        peer(PLAY, "ours", "Leduc", MATCH, 300),
        peer(REPLAY, "ours", "Leduc", APPLY, 600),
        peer(PLAY, "RLCard 9", "Leduc", "Env", 200),
        peer(REPLAY, "OpenSpiel 9", "Kuhn poker, Python", "apply_action", 100),
        peer(REPLAY, "OpenSpiel 9", "Liar's Poker, Python", "apply_action", 400),
        peer(REPLAY, "OpenSpiel 9", "Leduc, C++", "apply_action", 9000),
    ]
    events = {name: (ratio, goal) for name, ratio, goal in engine.ratios(found)}
    assert events["ours Match / RLCard"] == (1.5, 1.3)
    assert events["ours raw apply / OpenSpiel Python"] == (1.5, 1.5)


@pytest.mark.slow
def test_a_missing_peer_is_named_and_the_figures_are_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent() -> Iterator[Contender]:
        raise ModuleNotFoundError(name="nobody")

    path = tmp_path / "figures.json"
    monkeypatch.setattr(engine, "PEERS", (("Nobody", absent),))
    monkeypatch.setattr(engine, "ours", lambda: islice(contenders.ours(), 3))  # another test runs them all
    monkeypatch.setattr(sys, "argv", ["engine.py", "--seconds", "0.000001", "--rounds", "2", "--json", str(path)])
    engine.main()
    assert "Nobody: not installed (no module nobody)" in capsys.readouterr().out
    figures = json.loads(path.read_text(encoding="utf-8"))
    assert figures["ratios"] == [] and len(figures["contenders"]) == 3
    assert all(len(row["moves"]) == len(row["steps"]) == 2 for row in figures["contenders"])


def test_nonsense_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--seconds", "0"], ["--rounds", "0"]):
        monkeypatch.setattr(sys, "argv", ["engine.py", *words])
        with pytest.raises(SystemExit):
            engine.main()
        assert "must be positive" in capsys.readouterr().err


@pytest.mark.peers
@pytest.mark.parametrize(("name", "load"), contenders.PEERS, ids=[name for name, _ in contenders.PEERS])
def test_a_peer_plays_whole_matches(name: str, load: contenders.Loader) -> None:
    for contender in load():
        moves, steps = contender.burst()
        assert contender.whose.startswith(name)
        assert BURST <= moves <= steps
