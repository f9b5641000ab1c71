"""A running match: its chance sealed, its choices taken by notation, its log replayed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from poktail.core.errors import AlreadyChosen, BadNotation, MatchOver, NotYourTurn, RuleError
from poktail.core.fair import Fair
from poktail.core.game import AnyGame, Decide, Over, Seat
from poktail.core.match import Match
from poktail.server.errors import Broken, Stale
from poktail.server.json_bytes import dump
from poktail.server.storage.store import LogRow


@lru_cache(maxsize=256)
def notations(game: Any) -> dict[str, Any]:
    """Every move of a game by its notation."""
    return {str(move): move for move in game.moves}


@lru_cache(maxsize=256)
def spelled(game: Any) -> dict[Any, bytes]:
    """Every move of a game as it travels: notation and value."""
    return {move: dump((str(move), move)) for move in game.moves}


class Play:
    """One match under way. What it holds is what its rows say: nothing else is remembered."""

    __slots__ = ("acks", "fair", "id", "match", "moves", "seq", "spelled")

    def __init__(self, match: str, game: AnyGame, fair: Fair, rows: Iterable[LogRow] = ()) -> None:
        self.id = match
        self.fair = fair
        self.match = Match(game, fair.draw)
        key: Any = game  # hashable, as every frozen value is
        self.moves = notations(key)
        self.spelled = spelled(key)
        self.seq = 0
        self.acks: dict[tuple[Seat, str], str] = {}
        for row in rows:
            self.redo(row)

    @property
    def game(self) -> AnyGame:
        """The game with its options."""
        return self.match.game

    @property
    def over(self) -> bool:
        """Whether there is a result."""
        return type(self.match.turn) is Over

    def choose(self, seat: Seat, text: str, version: int) -> bool:
        """Take a seat's choice, meant for that version; True when the match has moved on. Not yet stored."""
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
        """The row of the last choice is durable, or was read back."""
        self.seq = row.seq + 1
        if row.ack is not None:
            self.acks[row.seat, row.ack] = row.move

    def redo(self, row: LogRow) -> bool:
        """Play a stored choice again."""
        if row.seq != self.seq or row.move not in self.moves:
            raise Broken(match=self.id[:4], seq=row.seq)
        try:
            moved = self.match.commit(row.seat, self.moves[row.move])
        except RuleError:  # the rules' own words would tell what is stored
            raise Broken(match=self.id[:4], seq=row.seq) from None
        self.stored(row)
        return moved


class Behind:
    """The match as spectators see it who are shown everything some time later."""

    def __init__(self, play: Play, started: int, delay: int, rows: Iterable[LogRow]) -> None:
        self._begins = started + delay
        self._delay = delay
        self.shown = False
        self.play = play
        self._rows = list(rows)

    def feed(self, row: LogRow) -> None:
        """Something has happened that they will see later."""
        self._rows.append(row)

    def begun(self, now: int) -> bool:
        """Whether they may see the beginning already."""
        return now >= self._begins

    def due(self) -> int | None:
        """When the next thing may be shown."""
        if not self.shown:
            return self._begins
        return self._rows[0].at + self._delay if self._rows else None

    def advance(self, now: int) -> bool:
        """Catch up with what may be shown by now; True when there was something."""
        moved = False
        while self._rows and self._rows[0].at + self._delay <= now:
            self.play.redo(self._rows.pop(0))
            moved = True
        return moved
