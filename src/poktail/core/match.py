"""A match: the only thing in core that changes. Choices stay secret until every seat asked has chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NoReturn

from poktail.core.errors import AlreadyChosen, BadVersion, IllegalMove, MatchOver, NoSuchSeat, NotYourTurn
from poktail.core.game import CHANCE, AnyGame, Chance, Choice, Decide, Event, Heard, Over, Seat, Sight, Turn

Draw = Callable[[int, Chance], Any]
"""Chance's hand: the number of the step and what may come out, to what comes out."""


class Match:
    """One match of one game. Without `draw` the caller plays chance by `step`."""

    __slots__ = ("_chosen", "_draw", "_marks", "game", "log", "state", "steps", "turn")

    def __init__(self, game: AnyGame, draw: Draw | None = None) -> None:
        self.game = game
        self.state: Any = game.start()
        self.turn: Turn = game.turn(self.state)
        self.steps: list[Choice] = []
        self.log: list[Event] = []
        self._draw = draw
        self._chosen: dict[Seat, Any] = {}
        self._marks = (0, 0)
        if draw is not None:
            self._play_chance(draw)

    @property
    def version(self) -> int:
        """How many events there have been: the same number for everybody."""
        return len(self.log)

    @property
    def hidden(self) -> int:
        """The version up to which a client of the running match shows nothing any more."""
        return 0 if isinstance(self.turn, Over) else self._marks[0]

    @property
    def payoffs(self) -> tuple[int, ...] | None:
        """The result, once there is one."""
        return self.turn.payoffs if isinstance(self.turn, Over) else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that still have to choose; that, and nothing of what was chosen, is public."""
        turn = self.turn
        if not isinstance(turn, Decide):
            return ()
        return tuple([s for s in turn.seats if s not in self._chosen])

    def chosen(self, seat: Seat) -> Any:
        """The seat's own choice while others are still choosing; for that seat's eyes only."""
        self._known(seat)
        return self._chosen.get(seat)

    def commit(self, seat: Seat, move: Any) -> bool:
        """Choose for a seat; True when that was the last choice and the match has moved on."""
        turn = self.turn
        if type(turn) is not Decide or type(seat) is not int or seat not in turn.seats:
            self._refuse(seat)
        if self._chosen and seat in self._chosen:
            raise AlreadyChosen(seat=seat)
        move = _own(seat, move, self.game.legal(self.state, seat))
        seats = turn.seats
        if len(seats) == 1:
            self._move_on({seat: move})
        else:
            chosen = {**self._chosen, seat: move}
            if len(chosen) < len(seats):
                self._chosen = chosen
                return False
            self._move_on({s: chosen[s] for s in seats})
        if self._draw is not None:
            self._play_chance(self._draw)
        return True

    def play_on(self, draw: Draw) -> None:
        """Give a replayed match a source of chance."""
        self._draw = draw
        self._play_chance(draw)

    def step(self, choice: Choice) -> None:
        """Take a whole step at once, chance included, every part of it checked."""
        turn = self.turn
        if isinstance(turn, Chance):
            outcomes = tuple(outcome for outcome, _ in turn.outcomes) if set(choice) == {CHANCE} else ()
            self._move_on({CHANCE: _own(CHANCE, choice.get(CHANCE), outcomes)})
            return
        for seat in choice:
            if isinstance(turn, Over) or type(seat) is not int or seat not in turn.seats:
                self._refuse(seat)
        if isinstance(turn, Over):
            raise MatchOver()
        whole = {}
        for seat in turn.seats:
            whole[seat] = _own(seat, choice.get(seat), self.game.legal(self.state, seat) if seat in choice else ())
            if self._chosen.get(seat, whole[seat]) != whole[seat]:
                raise AlreadyChosen(seat=seat)
        self._move_on(whole)

    def since(self, seat: Seat | None, version: int = 0) -> tuple[Heard, ...]:
        """What this seat (None: a spectator) heard after that version, without a gap."""
        heard = self.heard(seat, version)
        return tuple([Heard(v, what) for v, what in enumerate(heard, version + 1)])

    def heard(self, seat: Seat | None, version: int) -> list[Any]:
        """The same without numbers, for whoever can count."""
        if type(version) is not int or not 0 <= version <= len(self.log):
            raise BadVersion(version=_datum(version), newest=len(self.log))
        self._known(seat)
        return [event.heard_by(seat) for event in self.log[version:]]

    def page(self, seat: Seat | None) -> tuple[Heard, ...]:
        """The part of the log a client may show: all of it when the match is over, else since the last mark but one."""
        return self.since(seat, self.hidden)

    def view(self, seat: Seat | None) -> Any:
        """The table as this seat sees it now."""
        self._known(seat)
        return self.game.view(self.state, seat)

    def legal(self, seat: Seat | None) -> tuple[Any, ...]:
        """What this seat may choose now."""
        self._known(seat)
        turn = self.turn
        if type(turn) is not Decide or seat not in turn.seats or seat in self._chosen:
            return ()
        return self.game.legal(self.state, seat)

    def sight(self, seat: Seat | None) -> Sight:
        """Everything a bot in this seat may know."""
        return Sight(self.game, seat, self.view(seat), self.legal(seat), self.since(seat))

    def _known(self, seat: Seat | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.game.seats):
            raise NoSuchSeat(seat=_datum(seat))

    def _refuse(self, seat: Seat) -> NoReturn:
        self._known(seat)
        raise MatchOver() if isinstance(self.turn, Over) else NotYourTurn(seat=seat)

    def _move_on(self, choice: Mapping[Seat, Any]) -> None:
        """Everything that may fail comes first, so that a defect in a game leaves the match as it was."""
        state, events = self.game.apply(self.state, choice)
        turn, events = self.game.turn(state), tuple(events)
        self.state, self.turn = state, turn
        self.steps.append(choice)
        for version, event in enumerate(events, len(self.log)):
            if event.forget:
                self._marks = (self._marks[1], version)
        self.log.extend(events)
        if self._chosen:
            self._chosen = {}

    def _play_chance(self, draw: Draw) -> None:
        while type(self.turn) is Chance:
            self._move_on({CHANCE: draw(len(self.steps), self.turn)})


def _own(seat: Seat, move: Any, known: tuple[Any, ...]) -> Any:
    """The game's own object for a move: an equal one of another type would be read differently by the rules."""
    for own in known:  # mostly it is that very object, and comparing values is dear
        if own is move:
            return own
    try:
        return known[known.index(move)]
    except ValueError:
        raise IllegalMove(seat=seat, move=str(move)[:80]) from None


def _datum(value: Any) -> str | int:
    """What an error says of a seat or version that may be anything."""
    return value if type(value) is int else type(value).__name__


def replay(game: AnyGame, steps: Iterable[Choice]) -> Match:
    """The match these steps make, each checked; `play_on` continues it."""
    match = Match(game)
    for choice in steps:
        match.step(choice)
    return match
