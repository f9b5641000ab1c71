"""Invariants of every position of Pok'n Roll."""

from __future__ import annotations

from poktail.games.pok_n_roll.rules import LAST_ROUND, PokNRoll
from poktail.games.pok_n_roll.rules_dice import Faces, Row
from poktail.games.pok_n_roll.rules_values import State


def check(game: PokNRoll, state: State) -> None:
    """Dice, seats, crosses and the end fit together."""
    _dice(game, state)
    _seats(game, state)
    _sheets(game, state)
    _end(game, state)


def _shows(faces: Faces, dice: int, game: PokNRoll) -> bool:
    return len(faces) == dice and all(1 <= face <= game.faces for face in faces)


def _dice(game: PokNRoll, state: State) -> None:
    """Every cup holds its dice; white dice only when all cups are rolled; Jörg's only when all are up."""
    assert len(state.cups) <= game.seats
    assert all(_shows(cup, game.own, game) for cup in state.cups)
    assert all(list(cup) == sorted(cup) for cup in state.cups)
    assert _shows(state.white, len(state.white), game)
    thrown = (0, *(game.white_dice - 3 + number for number in range(1, LAST_ROUND + 1)))
    assert len(state.white) in thrown[max(0, state.round - 1) : state.round + 1]
    assert not state.white or len(state.cups) == game.seats
    if state.joerg is not None:
        assert game.has_joerg
        assert len(state.white) == game.white_dice
        assert _shows(state.joerg, game.own, game)
    assert state.starter is not None or state == game.start()


def _seats(game: PokNRoll, state: State) -> None:
    """Seats that have to decide are still in, in turn order from the starter; the others left by this round."""
    assert all(0 <= out <= min(state.round, LAST_ROUND - 1) for out in state.out)
    assert len(state.out) == len(state.crossed) == game.seats
    assert all(not state.out[seat] for seat in state.pending)
    if state.pending:
        assert state.starter is not None
        order = [(seat - state.starter) % game.seats for seat in state.pending]
        assert order == sorted(set(order))
    for out, row in zip(state.out, state.crossed, strict=True):
        assert row is None or out or state.round == LAST_ROUND
        assert row not in (Row.ABANDON, Row.THIRD)
    assert state.won is None or (state.round == LAST_ROUND and not state.out[state.won])


def _sheets(game: PokNRoll, state: State) -> None:
    """No row has more crosses than boxes; every hand gives a seat one combination at most, and a fold or a third."""
    assert len(state.sheets) == game.seats
    for sheet in state.sheets:
        assert len(sheet) == len(game.rows)
        assert all(0 <= crosses <= game.boxes for crosses in sheet)
        assert sum(sheet[:-2]) <= state.hand
        assert sum(sheet[-2:]) <= state.hand
    assert sum(sheet[-1] for sheet in state.sheets) <= state.hand
    assert state.final == any(game.boxes in sheet for sheet in state.sheets)


def _end(game: PokNRoll, state: State) -> None:
    """The match is over when a hand ends after the announcement, or the last hand does; ranks add up to nothing."""
    assert 1 <= state.hand <= game.hands
    played = 0 if state.last is None else state.last.hand
    assert played == (state.hand if state.payoffs is not None else state.hand - 1)
    if state.last is not None:
        assert len(state.last.cups) == game.seats
        assert all(out or best for out, best in zip(state.last.out, state.last.best, strict=True))
    if state.payoffs is None:
        return
    assert state.final or state.hand == game.hands
    assert sum(state.payoffs) == 0
    marks = [(game.points(sheet), sheet[-1]) for sheet in state.sheets]
    for one, mine in zip(marks, state.payoffs, strict=True):
        assert all((one > other) == (mine > theirs) for other, theirs in zip(marks, state.payoffs, strict=True))
