"""The rules of Pok'n Roll (numbered text in rulebook/); the sheets are in rules_dice.py, values in rules_values.py."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from operator import mul
from typing import ClassVar, TypeVar

from poktail.core.codec import check_options
from poktail.core.errors import BadOptions
from poktail.core.game import CHANCE, EVERYBODY, Chance, Choice, Decide, Event, Over, Seat, Turn, option
from poktail.games.pok_n_roll.rules_dice import (
    ABANDON_POINTS,
    BASE,
    EXPERT,
    Faces,
    Formed,
    Line,
    Row,
    formed,
    parse_sheet,
    roll,
)
from poktail.games.pok_n_roll.rules_values import (
    Abandon,
    Abandoned,
    Continue,
    Continued,
    Cross,
    Crossed,
    CupClosed,
    CupLifted,
    CupRolled,
    Dice,
    EndAnnounced,
    Ended,
    HandBegan,
    JoergLifted,
    JoergWon,
    Move,
    NobodyLeft,
    Outcome,
    Played,
    Score,
    Sheet,
    Starter,
    State,
    ThirdRoundWon,
    Tied,
    View,
    What,
    WhiteThrown,
)

__all__ = ["Move", "Outcome", "PokNRoll", "State", "View", "What"]

LAST_ROUND = 3
JOERG_SEATS = 3
OWN_BASE, OWN_EXPERT = 2, 3
CONTINUE, ABANDON = Continue(), Abandon()
CROSS = {row: Cross(row) for row in Row}

T = TypeVar("T")
Step = tuple[State, tuple[Event, ...]]


@dataclass(frozen=True)
class PokNRoll:
    """Pok'n Roll for 3 to 12 seats, base or expert."""

    id: ClassVar[str] = "pok_n_roll"

    seats: int = option(4, low=3, high=12)
    expert: bool = option(False, variant=True)
    joerg_value: int = option(4, low=3, high=4)
    random_starter: bool = option(True)
    boxes: int = option(6, low=1, high=12)
    hands: int = option(1000, low=1, high=1000)
    faces: int = option(6, low=2, high=6)
    own_dice: int = option(0, low=0, high=4)
    white_dice: int = option(5, low=3, high=6)
    sheet: tuple[str, ...] = option(())
    moves: tuple[Move, ...] = field(init=False, repr=False, compare=False)
    rows: tuple[Row, ...] = field(init=False, repr=False, compare=False)
    values: tuple[int, ...] = field(init=False, repr=False, compare=False)
    own: int = field(init=False, repr=False, compare=False)
    white_rounds: tuple[int, ...] = field(init=False, repr=False, compare=False)
    _combinations: tuple[Row, ...] = field(init=False, repr=False, compare=False)
    _place: dict[Row, int] = field(init=False, repr=False, compare=False)
    _starters: Chance = field(init=False, repr=False, compare=False)
    _cup: Chance = field(init=False, repr=False, compare=False)
    _first: Chance = field(init=False, repr=False, compare=False)
    _die: Chance = field(init=False, repr=False, compare=False)
    _asked: tuple[Decide, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_options(self)
        own = self.own_dice or (OWN_EXPERT if self.expert else OWN_BASE)  # ROLL-1, ROLL-21
        if own + self.white_dice <= self.faces:  # so that round 3 always has a combination to compare
            raise BadOptions(option="faces", low=2, high=own + self.white_dice - 1)
        lines = parse_sheet(self.sheet) if self.sheet else EXPERT if self.expert else BASE  # ROLL-22
        third = self.joerg_value if self.seats == JOERG_SEATS else self.seats  # ROLL-2, ROLL-20, ROLL-23
        everything = (*lines, Line(Row.ABANDON, ABANDON_POINTS), Line(Row.THIRD, third))
        for name, value in {
            "own": own,
            "white_rounds": (1,) * (self.white_dice - 2) + (2, LAST_ROUND),  # ROLL-4, ROLL-7, ROLL-8
            "rows": tuple(line.row for line in everything),
            "values": tuple(line.points for line in everything),
            "_combinations": tuple(line.row for line in lines),
            "moves": (CONTINUE, *(CROSS[line.row] for line in lines), ABANDON),
            "_place": {line.row: place for place, line in enumerate(everything)},
            "_starters": Chance(tuple((Starter(seat), 1) for seat in range(self.seats))),
            "_cup": _throws(own, self.faces),
            "_first": _throws(self.white_dice - 2, self.faces),
            "_die": _throws(1, self.faces),
            "_asked": tuple(Decide((seat,)) for seat in range(self.seats)),
        }.items():
            object.__setattr__(self, name, value)

    @property
    def has_joerg(self) -> bool:
        """Whether the imaginary Jörg takes part (ROLL-18)."""
        return self.seats == JOERG_SEATS

    def start(self) -> State:
        """Empty sheets; chance draws who starts, unless the table has fixed the first seat (ROLL-14)."""
        starter = None if self.random_starter else 0
        sheets = ((0,) * len(self.rows),) * self.seats
        return State(
            hand=1, starter=starter, out=(0,) * self.seats, crossed=(None,) * self.seats, sheets=sheets, final=False
        )

    def turn(self, state: State) -> Turn:
        """The starter, the cups, the white dice, and the decisions between them (ROLL-4 to ROLL-8)."""
        if state.pending:
            return self._asked[state.pending[0]]
        if state.payoffs is not None:
            return Over(state.payoffs)
        if state.starter is None:
            return self._starters
        if len(state.cups) < self.seats:
            return self._cup
        if not state.white:
            return self._first
        # ROLL-18: nobody looks into Jörg's cup, so it is rolled when it is lifted.
        return self._cup if len(state.white) == self.white_dice else self._die

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Continue, or abandon with any row the dice form; in round 3 only such a row (ROLL-5, ROLL-10)."""
        if not state.pending or state.pending[0] != seat:
            return ()
        return _choices(self._combinations, state.round == LAST_ROUND, _sorted(state.cups[seat], state.white))

    def apply(self, state: State, choice: Choice) -> Step:
        """Apply a chance outcome, or the decision of the seat whose turn it is."""
        if CHANCE in choice:
            return self._fall(state, choice[CHANCE])
        seat = state.pending[0]
        move: Move = choice[seat]
        if state.round == LAST_ROUND:
            return self._choose(state, seat, move)
        if isinstance(move, Continue):
            after = _decided(state, state.out, state.crossed, state.sheets, state.final)
            return self._move_on(after, (Event(Continued(seat, state.round), EVERYBODY),))
        return self._abandon(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """The seat's own cup, and everything public (ROLL-1, ROLL-2)."""
        cup = state.cups[seat] if seat is not None and seat < len(state.cups) else None
        playing = cup is not None and seat is not None and not state.out[seat]
        found = self.formed(cup, state.white) if cup is not None and playing and state.white else ()
        return View(
            seat=seat,
            hand=state.hand,
            starter=state.starter,
            round=state.round,
            white=state.white,
            white_rounds=self.white_rounds,
            rolled=len(state.cups),
            cup=cup,
            formed=found,
            crossable=(*(one.row for one in found), *_fold_rows(state.round)) if seat in state.pending else (),
            shown=self._shown(state),
            out=state.out,
            best=self._bests(state),
            crossed=state.crossed,
            joerg_plays=self.has_joerg,
            joerg=state.joerg,
            joerg_best=None if state.joerg is None else self._best(state.joerg, state.white),
            pending=state.pending,
            won=state.won,
            rows=self.rows,
            values=self.values,
            boxes=self.boxes,
            hands=self.hands,
            sheets=state.sheets,
            filling=tuple(() if state.final else self._filling(sheet) for sheet in state.sheets),
            fold_rows=_fold_rows(state.round),
            points=tuple(map(self.points, state.sheets)),
            final=state.final,
            last=state.last,
            payoffs=state.payoffs,
        )

    def formed(self, own: Faces, white: Faces) -> tuple[Formed, ...]:
        """What these dice form together, the best first."""
        return formed(self._combinations, _sorted(own, white))

    def points(self, sheet: Sheet) -> int:
        """The points of a sheet (ROLL-15, ROLL-17)."""
        return sum(map(mul, self.values, sheet))

    def _filling(self, sheet: Sheet) -> tuple[Row, ...]:
        """The rows that one cross more fills (ROLL-15)."""
        return tuple(row for row, crosses in zip(self.rows, sheet, strict=True) if crosses + 1 == self.boxes)

    def crossed(self, sheet: Sheet, row: Row) -> Sheet:
        """The sheet with one more cross in that row (ROLL-3)."""
        place = self._place[row]
        return (*sheet[:place], sheet[place] + 1, *sheet[place + 1 :])

    def _best(self, own: Faces, white: Faces) -> Row:
        return self.formed(own, white)[0].row

    def _open(self, state: State) -> bool:
        """Whether the cups of round 3 have been lifted (ROLL-8)."""
        return len(state.white) == self.white_dice

    def _shown(self, state: State) -> tuple[Faces | None, ...]:
        """A cup stays closed until its seat abandons or round 3 lifts it (ROLL-6, ROLL-7, ROLL-8)."""
        if self._open(state):
            return state.cups
        return tuple(state.cups[seat] if out else None for seat, out in enumerate(state.out))

    def _bests(self, state: State) -> tuple[Row | None, ...]:
        """Everybody's best combination in the comparison of round 3."""
        if not self._open(state):
            return (None,) * self.seats
        white = state.white
        return tuple(None if out else self._best(state.cups[seat], white) for seat, out in enumerate(state.out))

    def _fall(self, state: State, outcome: Outcome) -> Step:
        """Apply a chance outcome: the first starter, a cup, the white dice, or Jörg's cup."""
        if isinstance(outcome, Starter):
            began = Event(HandBegan(1, outcome.seat, "ROLL-14"), EVERYBODY)
            return replace(state, starter=outcome.seat), (began,)
        faces = outcome.faces
        if len(state.cups) < self.seats:
            seat = len(state.cups)
            rolled = Event(CupRolled(seat, faces), (seat,), rest=CupClosed(seat))
            return _in_hand(state, (*state.cups, faces), (), ()), (rolled,)
        if self._open(state):
            joerg = JoergLifted(faces, self._best(faces, state.white), "ROLL-18")
            return self._compare(replace(state, joerg=faces), (Event(joerg, EVERYBODY),))
        assert state.starter is not None
        thrown = Event(WhiteThrown(state.starter, state.round, faces), EVERYBODY)
        white, seats = state.white + faces, self._still_in(state)
        if state.round < LAST_ROUND:
            return _in_hand(state, state.cups, white, seats), (thrown,)
        lifted = (CupLifted(seat, state.cups[seat], self._best(state.cups[seat], white)) for seat in seats)
        after, events = _in_hand(state, state.cups, white, ()), (thrown, *(Event(cup, EVERYBODY) for cup in lifted))
        return (after, events) if self.has_joerg else self._compare(after, events)

    def _still_in(self, state: State) -> tuple[Seat, ...]:
        """The seats that have not abandoned, clockwise from the starter (ROLL-5)."""
        assert state.starter is not None
        order = (*range(state.starter, self.seats), *range(state.starter))
        return tuple(seat for seat in order if not state.out[seat])

    def _abandon(self, state: State, seat: Seat, move: Move) -> Step:
        """The seat shows its dice, crosses Abandon in round 1, and a row if it has one (ROLL-6, ROLL-7, ROLL-12)."""
        row = move.row if isinstance(move, Cross) else None
        clause = "ROLL-12" if row is None else "ROLL-6" if state.round == 1 else "ROLL-7"
        rows = _fold_rows(state.round) + (() if row is None else (row,))
        folded = Event(Abandoned(seat, state.round, state.cups[seat], row, clause), EVERYBODY)
        sheets, end = self._cross(state, seat, rows)
        out = _put(state.out, seat, state.round)
        after = _decided(state, out, _put(state.crossed, seat, row), sheets, state.final or bool(end))
        return self._move_on(after, (folded, *end))

    def _cross(self, state: State, seat: Seat, rows: tuple[Row, ...]) -> tuple[tuple[Sheet, ...], tuple[Event, ...]]:
        """All sheets after these crosses, and the announcement of the end if a row is filled (ROLL-15)."""
        sheet = state.sheets[seat]
        for row in rows:
            sheet = self.crossed(sheet, row)
        full = tuple(row for row in rows if sheet[self._place[row]] == self.boxes)
        end = (Event(EndAnnounced(seat, full, "ROLL-15"), EVERYBODY),) if full and not state.final else ()
        return _put(state.sheets, seat, sheet), end

    def _move_on(self, state: State, events: tuple[Event, ...]) -> Step:
        """Go to the next seat or round, if anybody is left (ROLL-13)."""
        if not all(state.out):
            return state, events
        nobody = Event(NobodyLeft("ROLL-19" if self.has_joerg else "ROLL-13"), EVERYBODY)
        return self._finish(state, (*events, nobody))

    def _compare(self, state: State, events: tuple[Event, ...]) -> Step:
        """Find the highest row; the numbers on the dice and the points do not matter (ROLL-8, ROLL-9, ROLL-19)."""
        seats = self._still_in(state)
        ranks = {seat: self._place[self._best(state.cups[seat], state.white)] for seat in seats}
        joerg = self._place[self._best(state.joerg, state.white)] if state.joerg is not None else len(self.rows)
        top = min(joerg, *ranks.values())
        row = self.rows[top]
        best = tuple(seat for seat in seats if ranks[seat] == top)
        if not best:
            return self._finish(state, (*events, Event(JoergWon(row, "ROLL-19"), EVERYBODY)))
        if joerg == top or len(best) > 1:
            tied = Tied(best, row, joerg == top, "ROLL-19" if joerg == top else "ROLL-9")
            return replace(state, pending=best), (*events, Event(tied, EVERYBODY))
        alone = len(seats) == 1 and not self.has_joerg
        won = Event(ThirdRoundWon(best[0], row, "ROLL-13" if alone else "ROLL-8"), EVERYBODY)
        sheets, end = self._cross(state, best[0], (Row.THIRD,))
        after = replace(state, pending=best, won=best[0], sheets=sheets, final=state.final or bool(end))
        return after, (*events, won, *end)

    def _choose(self, state: State, seat: Seat, move: Move) -> Step:
        """The winner, or one of the tied seats, crosses a combination (ROLL-8, ROLL-9, ROLL-10)."""
        assert isinstance(move, Cross)
        ticked = Event(Crossed(seat, move.row, "ROLL-9" if state.won is None else "ROLL-8"), EVERYBODY)
        sheets, end = self._cross(state, seat, (move.row,))
        after = _decided(state, state.out, _put(state.crossed, seat, move.row), sheets, state.final or bool(end))
        events = (ticked, *end)
        return (after, events) if after.pending else self._finish(after, events)

    def _finish(self, state: State, events: tuple[Event, ...]) -> Step:
        """The next seat starts the next hand, or the points are counted (ROLL-14, ROLL-15)."""
        assert state.starter is not None
        joerg = None if state.joerg is None else self._best(state.joerg, state.white)
        last = Played(
            state.hand, state.starter, state.white, state.cups, state.out, self._bests(state), state.crossed,
            state.joerg, joerg, state.won,
        )  # fmt: skip
        if state.final or state.hand == self.hands:
            payoffs, ended = self._count(state.sheets)
            return self._cleared(state, state.hand, state.starter, last, payoffs), (*events, Event(ended, EVERYBODY))
        hand, starter = state.hand + 1, (state.starter + 1) % self.seats
        began = Event(HandBegan(hand, starter, "ROLL-14"), EVERYBODY)
        return self._cleared(state, hand, starter, last, None), (*events, began)

    def _cleared(self, state: State, hand: int, starter: Seat, last: Played, payoffs: tuple[int, ...] | None) -> State:
        """The table without dice, with the sheets unchanged."""
        return State(
            hand=hand, starter=starter, out=(0,) * self.seats, crossed=(None,) * self.seats,
            sheets=state.sheets, final=state.final, last=last, payoffs=payoffs,
        )  # fmt: skip

    def _count(self, sheets: tuple[Sheet, ...]) -> tuple[tuple[int, ...], Ended]:
        """Points, then third rounds won; a payoff is how many seats it beats minus how many beat it (ROLL-16)."""
        thirds = self._place[Row.THIRD]
        marks = [(self.points(sheet), sheet[thirds]) for sheet in sheets]
        payoffs = tuple(sum(mark > other for other in marks) - sum(mark < other for other in marks) for mark in marks)
        scores = tuple(Score(seat, points, won) for seat, (points, won) in enumerate(marks))
        winners = tuple(seat for seat, mark in enumerate(marks) if mark == max(marks))
        return payoffs, Ended(scores, winners, "ROLL-16")


def _fold_rows(number: int) -> tuple[Row, ...]:
    """What a seat crosses by abandoning in this round, besides a combination (ROLL-6, ROLL-7)."""
    return (Row.ABANDON,) if number == 1 else ()


@cache
def _throws(dice: int, faces: int) -> Chance:
    return Chance(tuple((Dice(shown), ways) for shown, ways in roll(dice, faces)))


@lru_cache(maxsize=1 << 16)
def _choices(rows: tuple[Row, ...], last_round: bool, faces: Faces) -> tuple[Move, ...]:
    """The moves that these dice allow."""
    crosses = tuple(CROSS[found.row] for found in formed(rows, faces))
    return crosses if last_round else (CONTINUE, *(crosses or (ABANDON,)))


def _sorted(own: Faces, white: Faces) -> Faces:
    return tuple(sorted(own + white))


def _put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _in_hand(state: State, cups: tuple[Faces, ...], white: Faces, pending: tuple[Seat, ...]) -> State:
    """The state after dice were rolled."""
    return replace(state, cups=cups, white=white, joerg=None, pending=pending, won=None, payoffs=None)


def _decided(
    state: State, out: tuple[int, ...], crossed: tuple[Row | None, ...], sheets: tuple[Sheet, ...], final: bool
) -> State:
    """The state after the active seat has decided; after the last one of rounds 1 and 2, the next round begins."""
    pending = state.pending[1:]
    number = state.round if pending or state.round == LAST_ROUND else state.round + 1
    return replace(
        state, round=number, pending=pending, out=out, crossed=crossed, sheets=sheets, final=final, payoffs=None
    )
