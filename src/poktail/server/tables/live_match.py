"""LiveMatch: a match in memory, rebuilt from its stored moves; it checks moves and their signatures."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import orjson

from poktail.core import registry
from poktail.core.errors import AlreadyChosen, BadNotation, MatchOver, NotYourTurn, RuleError
from poktail.core.fair import Fair, commitment
from poktail.core.game import AnyGame, Decide, Over, Seat
from poktail.core.match import Match, Moment
from poktail.core.signed import move_message
from poktail.server.errors import BadSignature, Broken, CannotTakeBack, MatchTooLong, Stale
from poktail.server.json_bytes import rendered
from poktail.server.storage.store import TAKE_BACK, LogRow
from poktail.server.storage.table_store import GAMES_IN_MEMORY, MatchRow
from poktail.signing import verify

MOST_TAKE_BACKS = 100
"""How many moves can be taken back in one match: each makes its log and every later view of it longer."""

MOST_MOVES = 4_000
"""How many moves a match may have; the longest of many simulated ones with the printed rules had 1,095."""


@lru_cache(GAMES_IN_MEMORY)
def moves_by_notation(game: Any) -> dict[str, Any]:
    """Every move of a game by its notation."""
    return {str(move): move for move in game.moves}


@lru_cache(GAMES_IN_MEMORY)
def rendered_moves(game: Any) -> dict[Any, orjson.Fragment]:
    """Every move of a game as clients get it: notation and value."""
    return {move: rendered((str(move), move)) for move in game.moves}


@lru_cache(maxsize=256)
def revealing_events(game_id: str) -> tuple[type, ...] | None:
    """The kinds of events that tell a seat something new."""
    return registry.find(game_id).revealing


class OwnMove(NamedTuple):
    """A person's move that nobody has answered yet, and where the match stood before it."""

    row: LogRow
    before: Moment


class LiveMatch:
    """One match under way, completely determined by its stored rows.

    `taker` is the seat that may take back moves, if there is one; `taken_back` counts them; `restarted` is the version
    after the last one: some of what clients were told before it no longer holds. `keys` are the seats' public keys, and
    `decided` counts the decisions of each seat that were not taken back.
    """

    __slots__ = (
        "_before", "_own", "acks", "commitment", "decided", "fair", "id", "keys", "match", "moves", "rendered_moves",
        "restarted", "seq", "taken_back", "taker",
    )  # fmt: skip

    def __init__(
        self, match: str, game: AnyGame, fair: Fair, rows: Iterable[LogRow] = (), keys: tuple[bytes, ...] = ()
    ) -> None:
        self.id = match
        self.fair = fair
        self.commitment = commitment(fair.seed)
        self.keys = keys or (b"",) * game.seats
        self.decided = [0] * game.seats
        self.match = Match(game, fair.draw)
        key: Any = game  # hashable, as every frozen value is
        self.moves = moves_by_notation(key)
        self.rendered_moves = rendered_moves(key)
        self.seq = 0
        self.acks: dict[tuple[Seat, str], str] = {}
        self.taker: Seat | None = None
        self.restarted = self.taken_back = 0
        self._before = self.match.moment()
        self._own: list[OwnMove] = []
        for row in rows:
            self.redo(row)

    @classmethod
    def from_row(cls, row: MatchRow, moves: Iterable[LogRow]) -> LiveMatch:
        """The match that was stored."""
        return cls(row.id, row.game, Fair(row.seed, row.entropy), moves, row.keys)

    @property
    def game(self) -> AnyGame:
        """The game with its options."""
        return self.match.game

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return type(self.match.turn) is Over

    @property
    def is_too_long(self) -> bool:
        """Whether no more moves are taken."""
        return self.seq >= MOST_MOVES

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
        if self.is_too_long:
            raise MatchTooLong(limit=MOST_MOVES)
        self._before = match.moment()
        return match.commit(seat, move)

    def check_signature(self, seat: Seat, text: str, signature: str | None, server: bytes) -> bytes | None:
        """The signature of this seat's next decision, if it has one; BadSignature if it is wrong or missing.

        A seat without a key does not sign. At a seat with a key, `-` comes from a device that does not have the key:
        the move is played, and stays unsigned.
        """
        key = self.keys[seat]
        if signature == "-" or (signature is None and not key):
            return None
        if signature is None:
            raise BadSignature(reason="missing")
        made = bytes.fromhex(signature)
        message = move_message(self.commitment, server, seat, self.decided[seat], text)
        if not key or not verify(key, made, message):
            raise BadSignature(reason="wrong")
        return made

    def stored(self, row: LogRow) -> None:
        """The row of the last move is durable, or was read back."""
        self.seq = row.seq + 1
        self.decided[row.seat] += -1 if row.by == TAKE_BACK else 1
        if row.ack is not None:
            self.acks[row.seat, row.ack] = row.move
        if row.by == "owner":
            self._own = [own for own in self._own if own.row.seat == row.seat] + [OwnMove(row, self._before)]
        if self._own and not self.match.is_last(self._own[-1].row.seat, self._own[-1].before):
            self._own.clear()

    def redo(self, row: LogRow) -> bool:
        """Play a stored move again, or take it back; True if the match moved, forwards or backwards."""
        if row.by == TAKE_BACK:
            return self._take_back(row)
        if row.seq != self.seq or row.move not in self.moves:
            raise Broken(match=self.id[:4], seq=row.seq)
        self._before = self.match.moment()
        try:
            moved = self.match.commit(row.seat, self.moves[row.move])
        except RuleError:  # its message would reveal what is stored
            raise Broken(match=self.id[:4], seq=row.seq) from None
        self.stored(row)
        return moved

    # Taking back

    def can_take_back(self, seat: Seat | None) -> bool:
        """Whether this seat may take back its last move: it has learnt nothing by it."""
        if seat is None or seat != self.taker or not self._own or self.taken_back == MOST_TAKE_BACKS:
            return False
        last = self._own[-1]
        return last.row.seat == seat and self.match.can_take_back(seat, last.before, revealing_events(self.game.id))

    def take_back_row(self, seat: Seat, ack: str, now: int) -> LogRow:
        """The row that takes back this seat's last move; the time that the move took is given back with it."""
        if not self.can_take_back(seat):
            raise CannotTakeBack(reason="often" if self.taken_back == MOST_TAKE_BACKS else "late")
        return LogRow(self.id, self.seq, now, seat, TAKE_BACK, TAKE_BACK, ack, -self._own[-1].row.spent)

    def _take_back(self, row: LogRow) -> bool:
        """Undo the last move of this seat; False if that was a choice still secret, so that nobody saw it."""
        if row.seq != self.seq or not self._own or self._own[-1].row.seat != row.seat:
            raise Broken(match=self.id[:4], seq=row.seq)
        version = self.match.version
        self.match.take_back(row.seat, self._own.pop().before)
        self.taken_back += 1
        moved = self.match.version != version
        if moved:
            self.restarted = self.match.version
        self.stored(row)
        return moved
