"""LiveMatch: a match in memory, rebuilt from its stored moves; DelayedMatch: the same for delayed spectators."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import orjson

from poktail.core.errors import AlreadyChosen, BadNotation, MatchOver, NotYourTurn, RuleError
from poktail.core.fair import Fair
from poktail.core.game import AnyGame, Decide, Over, Seat
from poktail.core.match import Match
from poktail.server.errors import Broken, Stale
from poktail.server.json_bytes import rendered
from poktail.server.storage.store import LogRow
from poktail.server.storage.table_store import MatchRow


@lru_cache(maxsize=256)
def moves_by_notation(game: Any) -> dict[str, Any]:
    """Every move of a game by its notation."""
    return {str(move): move for move in game.moves}


@lru_cache(maxsize=256)
def rendered_moves(game: Any) -> dict[Any, orjson.Fragment]:
    """Every move of a game as clients get it: notation and value."""
    return {move: rendered((str(move), move)) for move in game.moves}


class LiveMatch:
    """One match under way, completely determined by its stored rows."""

    __slots__ = ("acks", "fair", "id", "match", "moves", "rendered_moves", "seq")

    def __init__(self, match: str, game: AnyGame, fair: Fair, rows: Iterable[LogRow] = ()) -> None:
        self.id = match
        self.fair = fair
        self.match = Match(game, fair.draw)
        key: Any = game  # hashable, as every frozen value is
        self.moves = moves_by_notation(key)
        self.rendered_moves = rendered_moves(key)
        self.seq = 0
        self.acks: dict[tuple[Seat, str], str] = {}
        for row in rows:
            self.redo(row)

    @classmethod
    def from_row(cls, row: MatchRow, moves: Iterable[LogRow]) -> LiveMatch:
        """The match that was stored."""
        return cls(row.id, row.game, Fair(row.seed, row.entropy), moves)

    @property
    def game(self) -> AnyGame:
        """The game with its options."""
        return self.match.game

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return type(self.match.turn) is Over

    def choose(self, seat: Seat, text: str, version: int) -> bool:
        """Take a seat's move, chosen for that version, before it is stored; True if the match moved on."""
        match, turn = self.match, self.match.turn
        if version != match.version:
            raise Stale(version=version, newest=match.version)
        move = self.moves.get(text)
        if move is None:
            if type(turn) is Over:
                raise MatchOver()
            if type(turn) is not Decide or seat not in turn.seats:
                raise NotYourTurn(seat=seat)
            if seat not in match.waiting:
                raise AlreadyChosen(seat=seat)
            raise BadNotation(text=text[:80])
        return match.commit(seat, move)

    def stored(self, row: LogRow) -> None:
        """The row of the last move is durable, or was read back."""
        self.seq = row.seq + 1
        if row.ack is not None:
            self.acks[row.seat, row.ack] = row.move

    def redo(self, row: LogRow) -> bool:
        """Play a stored move again."""
        if row.seq != self.seq or row.move not in self.moves:
            raise Broken(match=self.id[:4], seq=row.seq)
        try:
            moved = self.match.commit(row.seat, self.moves[row.move])
        except RuleError:  # its message would reveal what is stored
            raise Broken(match=self.id[:4], seq=row.seq) from None
        self.stored(row)
        return moved


class DelayedMatch:
    """The match as spectators see it when the table shows it with a delay."""

    def __init__(self, live: LiveMatch, started: int, delay: int, rows: Iterable[LogRow]) -> None:
        self._begins = started + delay
        self._delay = delay
        self.shown = False
        self.live = live
        self._rows = list(rows)

    def feed(self, row: LogRow) -> None:
        """Add a move that spectators will see later."""
        self._rows.append(row)

    def begun(self, now: int) -> bool:
        """Whether spectators may see the beginning yet."""
        return now >= self._begins

    def due(self) -> int | None:
        """When there is something new to show."""
        if not self.shown:
            return self._begins
        return self._rows[0].at + self._delay if self._rows else None

    def advance(self, now: int) -> bool:
        """Play the moves that may be shown by now; True if there were any."""
        moved = False
        while self._rows and self._rows[0].at + self._delay <= now:
            self.live.redo(self._rows.pop(0))
            moved = True
        return moved
