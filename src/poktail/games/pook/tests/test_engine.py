"""Law 6 for the engine: position, turn, legal moves, odds and payoffs are those of the rules at every step."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from poktail.bots.series import variants
from poktail.core.game import CHANCE, Chance, Choice, Decide, Over
from poktail.games.pook import TINY
from poktail.games.pook import engine_steps as steps
from poktail.games.pook.engine import BANNER, CARD, CODE, MOVE, pack, play_outs
from poktail.games.pook.engine_table import MOST_MOVES, OVER, PHASE, Array, acting, legal
from poktail.games.pook.rules import Outcome, Pook
from poktail.games.pook.rules_legal import Move
from poktail.games.pook.rules_pieces import Banner, Take
from poktail.games.pook.rules_state import First, State

pytestmark = pytest.mark.xdist_group("pook_engine")  # compiled once for all of them
WHOLE = [game for game in variants(Pook()) if isinstance(game, Pook)]
ODD = [
    TINY,
    Pook(seats=2, hand=12),
    Pook(seats=3, columns=4, rows=3, hand=2),
    Pook(seats=2, columns=2, rows=5, hand=1, open_banners=True),
    Pook(teams=True, hand=3, columns=3, banners=(Banner.ORC_VIKING, Banner.KNIGHT_ORC)),
    Pook(seats=2, deck=("mage 1 1 1 1 2 2", "orc 1 1 1 3", "viking 1 1 2 2"), columns=4, rows=4),
]
KINDS = {"Choose", "Lay", "Aim", "Decline", "Swap", "Take", "End", "Pick"}


def number(outcome: Outcome) -> int:
    """The engine's number of what chance brings."""
    if isinstance(outcome, First):
        return outcome.seat
    return BANNER[outcome] if isinstance(outcome, Banner) else CARD[outcome]


def agree(game: Pook, s: Array, state: State) -> None:
    """What the engine says of a position, and the position itself, is what the rules say."""
    turn, room = game.turn(state), np.zeros(MOST_MOVES, np.int64)
    assert s.tolist() == pack(game, state).tolist()
    moves = [MOVE[code] for code in room[: legal(s, room)].tolist()]
    odds = [steps.weight(s, outcome) for outcome in range(len(CARD))]
    if isinstance(turn, Decide):
        assert acting(s) == turn.seats[0]
        assert all(list(game.legal(state, seat)) == moves for seat in turn.seats)
        assert not any(odds)
        return
    assert (acting(s), moves) == (-1, [])
    if isinstance(turn, Chance):
        known = {number(outcome): weight for outcome, weight in turn.outcomes}
        assert odds == [known.get(outcome, 0) for outcome in range(len(CARD))]
        return
    payoffs = np.zeros(game.seats, np.int64)
    steps.payoffs(s, payoffs)
    assert s[PHASE] == OVER
    assert tuple(payoffs.tolist()) == turn.payoffs


def follow(s: Array, choice: Choice) -> None:
    """Take the same step with the engine; tied seats pick one after the other."""
    for seat, move in sorted(choice.items()):
        if seat == CHANCE:
            steps.happen(s, number(move))
        else:
            assert acting(s) == seat
            steps.apply(s, CODE[move])


def unhurried(moves: tuple[Move, ...], late: bool) -> list[Move]:
    """These moves; where Banners are taken late, without them as long as there are others."""
    others: list[Move] = [move for move in moves if not isinstance(move, Take)]
    return others if late and others else list(moves)


def both(game: Pook, rng: Random) -> Counter[str]:
    """Play a random match with the rules and the engine, equal at every step; counts the kinds of moves.

    In half of the matches Banners are taken only when they must be (POOK-23).
    """
    late = rng.random() < 0.5
    state, seen = game.start(), Counter[str]()
    s = pack(game, state)
    agree(game, s, state)
    while not isinstance(turn := game.turn(state), Over):
        choice: dict[int, Any] = {}
        if isinstance(turn, Chance):
            choice[CHANCE] = rng.choice(turn.outcomes)[0]
        else:
            choice = {seat: rng.choice(unhurried(game.legal(state, seat), late)) for seat in turn.seats}
        state, _ = game.apply(state, choice)
        follow(s, choice)
        agree(game, s, state)
        seen.update(type(move).__name__ for move in choice.values())
    return seen


def test_law_6_engine_and_rules_agree_at_every_step_of_random_matches() -> None:
    """POOK-3 to POOK-24: every number of seats, both variants, odd sizes; and every kind of move is met."""
    seen = Counter[str]()
    for game in (*WHOLE, *ODD):
        for match in range(8):
            seen += both(game, Random(f"engine {game} {match}"))
    assert seen.keys() >= KINDS
    assert min(seen[kind] for kind in KINDS) > 12


@pytest.mark.slow
@pytest.mark.parametrize("game", [*WHOLE, *ODD], ids=str)
def test_law_6_engine_and_rules_agree_in_many_random_matches(game: Pook) -> None:
    for match in range(500):
        assert both(game, Random(f"many {match}"))["Lay"] == game.size


@pytest.mark.parametrize("game", WHOLE, ids=str)
def test_random_playouts_share_what_there_is_and_can_be_repeated(game: Pook) -> None:
    """Payoffs add up to zero, not all matches end alike, and the same seed plays the same matches."""
    moves, payoffs = play_outs(game, game.start(), 100, 7)
    assert (moves, payoffs) == play_outs(game, game.start(), 100, 7)
    assert (moves, payoffs) != play_outs(game, game.start(), 100, 8)
    assert sum(payoffs) == 0
    assert moves > 100 * 2 * game.size


def test_playouts_go_on_from_a_position_and_leave_it_as_it_was() -> None:
    """From a match that is over there is nothing to play: its payoffs, once for each playout (POOK-20)."""
    game, rng = Pook(seats=3), Random(5)
    state = game.start()
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Chance):
            state, _ = game.apply(state, {CHANCE: rng.choice(turn.outcomes)[0]})
        else:
            state, _ = game.apply(state, {seat: rng.choice(game.legal(state, seat)) for seat in turn.seats})
    assert play_outs(game, state, 10, 1) == (0, tuple(10 * payoff for payoff in turn.payoffs))
