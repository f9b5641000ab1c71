"""Match: runs one game, keeps choices secret until all are in, and logs versioned events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, NoReturn

from poktail.core.errors import AlreadyChosen, BadVersion, IllegalMove, MatchOver, NoSuchSeat, NotYourTurn
from poktail.core.game import CHANCE, AnyGame, Chance, Choice, Decide, Event, Observation, Over, Seat, SeatEvent, Turn

Draw = Callable[[int, Chance], Any]
"""Picks the outcome of a chance turn, given the number of the step."""

TAKEN_BACK = Event(None, ())
"""Stands in the log for each event that was taken back, because no version is ever used twice."""


class Moment(NamedTuple):
    """Where a match stood before a move, so that this move can be taken back."""

    state: Any
    turn: Turn
    steps: int
    version: int
    marks: tuple[int, int]


class Match:
    """One match of one game, the only mutable object in core. Without `draw`, the caller plays chance by `step`."""

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
        """The number of events so far, the same for everybody."""
        return len(self.log)

    @property
    def hidden_until(self) -> int:
        """While the match is running, clients hide all events up to and including this version."""
        return 0 if isinstance(self.turn, Over) else self._marks[0]

    @property
    def payoffs(self) -> tuple[int, ...] | None:
        """The result, or None while the match runs."""
        return self.turn.payoffs if isinstance(self.turn, Over) else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that still have to choose: public, unlike the choices themselves."""
        turn = self.turn
        if not isinstance(turn, Decide):
            return ()
        return tuple([s for s in turn.seats if s not in self._chosen])

    def chosen(self, seat: Seat) -> Any:
        """The choice this seat has made while others still choose; only this seat may know it."""
        self._known(seat)
        return self._chosen.get(seat)

    def commit(self, seat: Seat, move: Any) -> bool:
        """Choose a move for a seat; True if it was the last choice missing and the match moved on."""
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

    def moment(self) -> Moment:
        """Where the match stands now."""
        return Moment(self.state, self.turn, len(self.steps), len(self.log), self._marks)

    def is_last(self, seat: Seat, before: Moment) -> bool:
        """Whether this seat's move at that moment is the last one; choices that are still secret do not count."""
        if len(self.steps) == before.steps:
            return seat in self._chosen
        return len(self.steps) == before.steps + 1 and tuple(self.steps[-1]) == (seat,)

    def can_take_back(self, seat: Seat, before: Moment, revealing: tuple[type, ...] | None) -> bool:
        """Whether this seat has learnt nothing by its last move, made at that moment.

        `revealing` are the kinds of events that tell a seat something new. In a game that does not name them, only a
        choice that is still secret can be taken back.
        """
        if not self.is_last(seat, before) or type(self.turn) is Over:
            return False
        if len(self.steps) == before.steps:
            return True
        return revealing is not None and not any(
            isinstance(e, revealing) for e in self.seen_since(seat, before.version)
        )

    def take_back(self, seat: Seat, before: Moment) -> None:
        """Go back to the moment before this seat's last move; the version goes up all the same."""
        if len(self.steps) == before.steps:
            self._chosen = {other: move for other, move in self._chosen.items() if other != seat}
            return
        undone = len(self.log) - before.version
        self.state, self.turn, self._marks, self._chosen = before.state, before.turn, before.marks, {}
        del self.steps[before.steps :]
        self.log[before.version :] = [TAKEN_BACK] * (undone + 1)

    def play_on(self, draw: Draw) -> None:
        """Continue a replayed match with this source of chance."""
        self._draw = draw
        self._play_chance(draw)

    def step(self, choice: Choice) -> None:
        """Play a whole step, a chance outcome or the choices of all seats, after checking all of it."""
        turn = self.turn
        if not isinstance(choice, Mapping):
            raise IllegalMove(seat=None, move=str(choice)[:80])
        if isinstance(turn, Over):
            raise MatchOver()
        if isinstance(turn, Chance):
            outcomes = tuple(outcome for outcome, _ in turn.outcomes) if set(choice) == {CHANCE} else ()
            self._move_on({CHANCE: _own(CHANCE, choice.get(CHANCE), outcomes)})
            return
        for seat in choice:
            if type(seat) is not int or seat not in turn.seats:
                self._refuse(seat)
        whole = {}
        for seat in turn.seats:
            whole[seat] = _own(seat, choice.get(seat), self.game.legal(self.state, seat) if seat in choice else ())
            if self._chosen.get(seat, whole[seat]) != whole[seat]:
                raise AlreadyChosen(seat=seat)
        self._move_on(whole)

    def events_since(self, seat: Seat | None, version: int = 0) -> tuple[SeatEvent, ...]:
        """The events after that version as this seat (None: a spectator) sees them, without a gap."""
        seen = self.seen_since(seat, version)
        return tuple([SeatEvent(v, what) for v, what in enumerate(seen, version + 1)])

    def seen_since(self, seat: Seat | None, version: int) -> list[Any]:
        """Same, without version numbers."""
        if type(version) is not int or not 0 <= version <= len(self.log):
            raise BadVersion(version=_datum(version), newest=len(self.log))
        self._known(seat)
        return [event.as_seen_by(seat) for event in self.log[version:]]

    def visible_events(self, seat: Seat | None) -> tuple[SeatEvent, ...]:
        """The events a client may show: all once the match is over, before that those after `hidden_until`."""
        return self.events_since(seat, self.hidden_until)

    def view(self, seat: Seat | None) -> Any:
        """The current view of this seat (None: a spectator)."""
        self._known(seat)
        return self.game.view(self.state, seat)

    def legal(self, seat: Seat | None) -> tuple[Any, ...]:
        """The moves this seat may choose now."""
        self._known(seat)
        turn = self.turn
        if type(turn) is not Decide or seat not in turn.seats or seat in self._chosen:
            return ()
        return self.game.legal(self.state, seat)

    def observation(self, seat: Seat | None) -> Observation:
        """Everything a player or bot in this seat may know."""
        return Observation(self.game, seat, self.view(seat), self.legal(seat), self.events_since(seat))

    def _known(self, seat: Seat | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.game.seats):
            raise NoSuchSeat(seat=_datum(seat))

    def _refuse(self, seat: Seat) -> NoReturn:
        self._known(seat)
        raise MatchOver() if isinstance(self.turn, Over) else NotYourTurn(seat=seat)

    def _move_on(self, choice: Mapping[Seat, Any]) -> None:
        """Apply a checked choice. What may fail comes first, so that a bug in a game leaves the match unchanged."""
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
    """The game's own object for a move, since an equal object of another type could confuse the rules."""
    for own in known:  # usually the very same object, and comparing values is slow
        if own is move:
            return own
    try:
        return known[known.index(move)]
    except ValueError:
        raise IllegalMove(seat=seat, move=str(move)[:80]) from None


def _datum(value: Any) -> str | int:
    """How an error shows a seat or version that may be of any type."""
    return value if type(value) is int else type(value).__name__


def replay(game: AnyGame, steps: Iterable[Choice]) -> Match:
    """Replay these steps, each checked; `play_on` continues the match."""
    match = Match(game)
    for choice in steps:
        match.step(choice)
    return match
