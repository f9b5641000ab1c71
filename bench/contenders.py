"""What `engine.py` measures: our games, and any peers that are installed. A burst plays a few whole matches."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from random import Random
from typing import Any

from bench.yardsticks.leduc import Leduc
from bench.yardsticks.liars_dice import LiarsDice
from poktail.core.game import AnyGame, Chance, Choice, Decide
from poktail.core.match import Match
from poktail.core.registry import games

BURST = 50
"""Matches in a burst: long enough to hide the cost of the clock, short enough to stop in time."""
PLAY, REPLAY = "play", "replay"
MATCH, MATCH_VIEW, APPLY, APPLY_TURN = "Match", "Match + view", "apply", "apply + turn"

Burst = Callable[[], tuple[int, int]]
"""Plays some matches; returns the number of moves by seats, and of all steps including chance."""


@dataclass(frozen=True, slots=True)
class Contender:
    """Something to measure: `ours` or the name of a peer, its game, and how it is called."""

    group: str
    whose: str
    game: str
    how: str
    burst: Burst


def weighted(rng: Random, outcomes: Iterable[tuple[Any, Any]], total: Any) -> Any:
    """Draw one outcome by weight; used for us and for peers whose chance the caller draws."""
    left = rng.random() * total
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    return outcome  # probabilities as floats may sum to slightly less than 1


def ours() -> Iterator[Contender]:
    """The yardstick games, then every game in the registry with few, some and many seats."""
    entered: list[tuple[str, AnyGame]] = [("Leduc", Leduc()), ("Liar's Dice", LiarsDice()), *sizes()]
    for name, game in entered:
        yield Contender(PLAY, "ours", name, MATCH, play(game, Random(1), look=False))
        if name == "Leduc":
            yield Contender(PLAY, "ours", name, MATCH_VIEW, play(game, Random(1), look=True))
        yield Contender(REPLAY, "ours", name, APPLY, replay(game, Random(2), ask=False))
        if name == "Leduc":
            yield Contender(REPLAY, "ours", name, APPLY_TURN, replay(game, Random(2), ask=True))


def sizes() -> Iterator[tuple[str, AnyGame]]:
    for entry in games():
        bounds = entry.seat_bounds
        for seats in sorted({bounds.low, (bounds.low + bounds.high) // 2, bounds.high}):
            yield f"{entry.id}, {seats} seats", entry.game(seats=seats)


def play(game: AnyGame, rng: Random, *, look: bool) -> Burst:
    """Random matches through `Match`: weighted chance from random.Random, legal moves listed and every move checked."""
    pick = rng.choice

    def draw(_step: int, turn: Chance) -> Any:
        outcomes = turn.outcomes
        return weighted(rng, outcomes, sum([weight for _, weight in outcomes]))

    def burst() -> tuple[int, int]:
        moves = steps = 0
        for _ in range(BURST):
            match = Match(game, draw)
            turn = match.turn
            while isinstance(turn, Decide):
                for seat in turn.seats:
                    if look:
                        match.view(seat)
                    match.commit(seat, pick(match.legal(seat)))
                    moves += 1
                turn = match.turn
            steps += len(match.steps)
        return moves, steps

    return burst


def replay(game: AnyGame, rng: Random, *, ask: bool) -> Burst:
    """Matches chosen beforehand, through `apply` alone, or with a `turn` query after every step."""
    lines = [line_of(game, rng) for _ in range(BURST)]
    moves = sum(sum(seat >= 0 for seat in choice) for line in lines for choice in line)
    steps = sum(map(len, lines))

    def burst() -> tuple[int, int]:
        apply = game.apply
        for line in lines:
            state = game.start()
            for choice in line:
                state, _ = apply(state, choice)
        return moves, steps

    def asking() -> tuple[int, int]:
        apply, turn = game.apply, game.turn
        for line in lines:
            state = game.start()
            for choice in line:
                state, _ = apply(state, choice)
                turn(state)
        return moves, steps

    return asking if ask else burst


def line_of(game: AnyGame, rng: Random) -> list[Choice]:
    """The steps of one random match."""
    match = Match(game, lambda _step, turn: weighted(rng, turn.outcomes, sum(w for _, w in turn.outcomes)))
    while isinstance(match.turn, Decide):
        for seat in match.turn.seats:
            match.commit(seat, rng.choice(match.legal(seat)))
    return match.steps


def openspiel() -> Iterator[Contender]:
    """OpenSpiel called from Python: its games in C++, and its games in Python."""
    import pyspiel  # noqa: PLC0415
    from open_spiel.python.games import kuhn_poker, liars_poker  # noqa: F401, PLC0415 - importing registers them

    name = f"OpenSpiel {version('open_spiel')}"
    for title, call in (
        ("Leduc, C++", "leduc_poker"),
        ("Liar's Dice, C++", "liars_dice"),
        ("Kuhn poker, Python", "python_kuhn_poker"),
        ("Liar's Poker, Python", "python_liars_poker(hand_length=1,num_digits=6)"),
    ):
        game = pyspiel.load_game(call)
        yield Contender(PLAY, name, title, "State, checked", spiel_play(game, Random(1)))
        yield Contender(REPLAY, name, title, "apply_action", spiel_replay(game, Random(2)))


def spiel_play(game: Any, rng: Random) -> Burst:
    pick = rng.choice

    def burst() -> tuple[int, int]:
        moves = steps = 0
        for _ in range(BURST):
            state = game.new_initial_state()
            while (seat := state.current_player()) >= -1:
                if seat < 0:
                    state.apply_action(weighted(rng, state.chance_outcomes(), 1.0))
                else:
                    state.apply_action_with_legality_check(pick(state.legal_actions()))
                    moves += 1
                steps += 1
            state.returns()
        return moves, steps

    return burst


def spiel_replay(game: Any, rng: Random) -> Burst:
    lines, moves = [], 0
    for _ in range(BURST):
        state = game.new_initial_state()
        while (seat := state.current_player()) >= -1:
            moves += seat >= 0
            outcomes = state.chance_outcomes() if seat < 0 else ()
            state.apply_action(weighted(rng, outcomes, 1.0) if outcomes else rng.choice(state.legal_actions()))
        lines.append([int(action) for action in state.history()])
    steps = sum(map(len, lines))

    def burst() -> tuple[int, int]:
        for line in lines:
            state = game.new_initial_state()
            for action in line:
                state.apply_action(action)
        return moves, steps

    return burst


def rlcard() -> Iterator[Contender]:
    """RLCard's Leduc: the environment with its encoder, as people use it, and the bare game inside."""
    import rlcard as peer  # noqa: PLC0415
    from rlcard.games.leducholdem import Game  # noqa: PLC0415

    name = f"RLCard {version('rlcard')}"
    env = peer.make("leduc-holdem", config={"seed": 1})
    yield Contender(PLAY, name, "Leduc", "Env", rlcard_env(env, Random(1)))
    yield Contender(PLAY, name, "Leduc", "Game, no encoder", rlcard_game(Game(), Random(1)))


def rlcard_env(env: Any, rng: Random) -> Burst:
    pick = rng.choice

    def burst() -> tuple[int, int]:
        moves = 0
        for _ in range(BURST):
            state, _seat = env.reset()
            while not env.is_over():
                # Passing its own action names avoids the translation from numbers.
                state, _seat = env.step(pick(state["raw_legal_actions"]), raw_action=True)
                moves += 1
            env.get_payoffs()
        return moves, moves

    return burst


def rlcard_game(game: Any, rng: Random) -> Burst:
    pick = rng.choice

    def burst() -> tuple[int, int]:
        moves = 0
        for _ in range(BURST):
            state, _seat = game.init_game()
            while not game.is_over():
                state, _seat = game.step(pick(state["legal_actions"]))
                moves += 1
            game.get_payoffs()
        return moves, moves

    return burst


def pettingzoo() -> Iterator[Contender]:
    """PettingZoo's Leduc (RLCard inside), bare and in the recommended wrappers."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pettingzoo.classic.rlcard_envs import leduc_holdem  # noqa: PLC0415

    name = f"PettingZoo {version('pettingzoo')}"
    yield Contender(PLAY, name, "Leduc", "raw_env", zoo_env(leduc_holdem.raw_env(), Random(1)))
    yield Contender(PLAY, name, "Leduc", "env", zoo_env(leduc_holdem.env(), Random(1)))


def zoo_env(env: Any, rng: Random) -> Burst:
    pick = rng.choice
    env.reset(seed=1)

    def burst() -> tuple[int, int]:
        moves = 0
        for _ in range(BURST):
            env.reset()
            for _agent in env.agent_iter():
                seen, _reward, ended, cut, _info = env.last()
                if ended or cut:
                    env.step(None)
                else:
                    env.step(pick(seen["action_mask"].nonzero()[0].tolist()))
                    moves += 1
        return moves, moves

    return burst


Loader = Callable[[], Iterator[Contender]]
PEERS: tuple[tuple[str, Loader], ...] = (
    ("OpenSpiel", openspiel),
    ("RLCard", rlcard),
    ("PettingZoo", pettingzoo),
)
