"""Test helper: matches written in notation, with what chance rolls and what the seats decide."""

from __future__ import annotations

from poktail.core.codec import from_notation
from poktail.core.game import CHANCE, Chance, Decide, Seat
from poktail.core.match import Match
from poktail.games.pok_n_roll.rules import PokNRoll, What
from poktail.games.pok_n_roll.rules_dice import Row


def play_on(match: Match, text: str) -> list[What]:
    """Take these steps; returns the events a spectator got. A bar in the text is only for the reader."""
    version = match.version
    for word in text.replace("|", " ").split():
        turn = match.turn
        if isinstance(turn, Chance):
            match.step({CHANCE: from_notation(tuple(outcome for outcome, _ in turn.outcomes), word)})
        else:
            assert isinstance(turn, Decide), f"{word} comes after the end"
            (seat,) = turn.seats
            match.step({seat: from_notation(match.legal(seat), word)})
    return [event.what for event in match.events_since(None, version)]


def play(game: PokNRoll, text: str) -> Match:
    """A match that begins with these steps."""
    match = Match(game)
    play_on(match, text)
    return match


def crosses(match: Match, seat: Seat) -> dict[Row, int]:
    """The rows in which a seat has crosses, and how many."""
    return {row: n for row, n in zip(match.game.rows, match.state.sheets[seat], strict=True) if n}  # type: ignore[attr-defined]


def menu(match: Match) -> str:
    """What the seat whose turn it is may do, in notation."""
    (seat,) = match.waiting
    return " ".join(map(str, match.legal(seat)))
