"""The rules of Pook; their numbered text is in rulebook/, the parts of the implementation in rules_*.py."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from poktail.core.codec import check_options
from poktail.core.errors import BadOptions
from poktail.core.game import CHANCE, Chance, Choice, Decide, Over, Seat, Turn, option
from poktail.core.pieces import Bag
from poktail.games.pook import rules_pieces as p
from poktail.games.pook.rules_ahead import ways
from poktail.games.pook.rules_end import pick
from poktail.games.pook.rules_events import What
from poktail.games.pook.rules_legal import LEGAL, Move, pickers, picks
from poktail.games.pook.rules_pieces import BANNERS, DECK, MOST, START, Banner, Card
from poktail.games.pook.rules_state import First, Free, Phase, Seen, State, Step, View
from poktail.games.pook.rules_table import Square
from poktail.games.pook.rules_turn import CHANCE_STEPS, SEAT_STEPS

__all__ = ["Move", "Outcome", "Pook", "State", "View", "What"]

Outcome = First | Banner | Card

MOVES: tuple[Move, ...] = (
    *p.CHOICES.values(), *p.LAYS.values(), *p.AIMS.values(), p.DECLINE,
    *p.SWAPS.values(), *p.TAKES.values(), p.END, *p.PICKS.values(),
)  # fmt: skip


@dataclass(frozen=True)
class Pook:
    """Pook for 2 to 4 seats, or for two teams of two. A side is a seat or a team: seat modulo sides."""

    id: ClassVar[str] = "pook"
    moves: ClassVar[tuple[Move, ...]] = MOVES

    seats: int = option(4, low=2, high=4)
    teams: bool = option(False, variant=True)
    open_banners: bool = option(False, variant=True)
    hand: int = option(6, low=1, high=12)
    columns: int = option(MOST, low=1, high=MOST)
    rows: int = option(MOST, low=1, high=MOST)
    deck: tuple[str, ...] = option(DECK)
    banners: tuple[Banner, ...] = option(BANNERS)
    sides: int = field(init=False, repr=False, compare=False)
    size: int = field(init=False, repr=False, compare=False)
    _start: State = field(init=False, repr=False, compare=False)
    _first: Chance = field(init=False, repr=False, compare=False)
    _alone: tuple[Decide, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_options(self)
        if self.teams and self.seats != 4:  # POOK-22
            raise BadOptions(option="teams", want="seats=4")
        sides, seats = 2 if self.teams else self.seats, range(self.seats)
        if len(set(self.banners)) < max(sides, len(self.banners)):  # POOK-2: each once
            raise BadOptions(option="banners", low=sides, high=len(BANNERS))
        cards = p.parse_deck(self.deck)
        least, cells = self.seats * self.hand, self.columns * self.rows - 1
        if len(cards) < least:
            raise BadOptions(option="deck", low=least, high=MOST * MOST - 1)
        if not self.seats <= cells:  # everybody has at least one turn
            raise BadOptions(option="columns", low=1 + self.seats // self.rows, high=MOST)
        empty: tuple[Any, ...] = ((),) * self.seats
        start = State(
            phase=Phase.FIRST,
            seat=0,
            deck=Bag.of(cards),
            hands=empty,
            shown=empty,
            stock=Bag.of(self.banners),
            banners=(None,) * sides,
            table=(),
            piggy=START,
        )
        object.__setattr__(self, "sides", sides)
        object.__setattr__(self, "size", min(cells, len(cards)))  # POOK-10: in the printed game both are 24
        object.__setattr__(self, "_start", start)
        object.__setattr__(self, "_first", Chance(tuple((First(seat), 1) for seat in seats)))
        object.__setattr__(self, "_alone", tuple(Decide((seat,)) for seat in seats))

    def start(self) -> State:
        """Only Piggy is on the table; nothing is dealt (POOK-3)."""
        return self._start

    def turn(self, state: State) -> Turn:
        """One seat at a time; tied seats all at once (POOK-5, POOK-21)."""
        phase = state.phase
        if phase in LEGAL:
            return self._alone[state.seat]
        if phase is Phase.FIRST:
            return self._first
        if phase is Phase.BANNERS:
            return Chance(state.stock.items)
        if phase is Phase.TIE:
            return Decide(pickers(self, state))
        return Over(self._payoffs(state)) if phase is Phase.OVER else Chance(state.deck.items)

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves that the current phase allows."""
        if state.phase is Phase.TIE:
            return picks(self, state, seat)
        if seat != state.seat or state.phase not in LEGAL:
            return ()
        return LEGAL[state.phase](self, state, Square(state.table, state.piggy))

    def apply(self, state: State, choice: Choice) -> Step:
        """Apply a deal, one step of a seat's turn, or the picks of the tied seats."""
        if CHANCE in choice:
            dealt: Step = CHANCE_STEPS[state.phase](self, state, choice[CHANCE])
            return dealt
        if state.phase is Phase.TIE:
            return pick(self, state, choice)
        move = choice[state.seat]
        done: Step = SEAT_STEPS[type(move)](self, state, move)
        return done

    def view(self, state: State, seat: Seat | None) -> View:
        """What is public, the seat's own cards, and what this seat has seen itself (POOK-19)."""
        phase, sides, seats = state.phase, self.sides, range(self.seats)
        ends = phase in (Phase.TIE, Phase.OVER)
        square = Square(state.table, state.piggy)
        free = square.free(self.columns, self.rows) if len(state.table) < self.size else ()
        public = ends or self.open_banners
        return View(
            seat=seat,
            phase=phase,
            first=state.first,
            active=state.seat if phase in LEGAL or phase is Phase.DRAW else None,
            table=tuple(Seen(s.cell, s.up, s.card if s.by in (None, seat) else None, s.by) for s in state.table),
            piggy=state.piggy,
            barred=state.barred,
            swapped=state.swapped,
            size=self.size,
            sides=tuple(self.members((s % sides,)) for s in seats),
            free=tuple(Free(cell, square.purses(cell)) for cell in free),
            guarded=() if ends else square.guards((*square.at, *free)),
            ways=ways(state, square, free) if seat == state.seat and phase in (Phase.BEFORE, Phase.LAY) else (),
            hand=() if seat is None else state.hands[seat],
            chosen=state.chosen if seat == state.seat else None,
            laid=state.laid,
            aim=state.aim,
            cards=tuple(map(len, state.hands)),
            kept=tuple(tuple(k for k in kept if k.by in (None, seat)) for kept in state.shown),
            pile=len(state.deck),
            banners=tuple(state.banners[s % sides] if public or _same(s, seat, sides) else None for s in seats),
            unused=len(state.stock),
            offer=tuple(banner for banner, _ in state.stock.items) if self.open_banners else (),
            bonus=() if state.bonus is None else self.members((state.bonus,)),
            scores=tuple(state.scores[s % sides] for s in seats) if ends else (),
            picks=state.picks,
            payoffs=self._payoffs(state) if phase is Phase.OVER else None,
        )

    @property
    def together(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side: partners sit opposite each other (POOK-22)."""
        return tuple(self.members((side,)) for side in range(self.sides))

    def members(self, sides: tuple[int, ...]) -> tuple[Seat, ...]:
        """The seats of these sides."""
        return tuple(seat for seat in range(self.seats) if seat % self.sides in sides)

    def _payoffs(self, state: State) -> tuple[int, ...]:
        """For each seat, how many sides scored less than its own, minus how many scored more."""
        scores = state.scores
        ranks = [sum(mine > other for other in scores) - sum(mine < other for other in scores) for mine in scores]
        return tuple(ranks[seat % self.sides] for seat in range(self.seats))


def _same(seat: Seat, other: Seat | None, sides: int) -> bool:
    """Whether two seats are on the same side."""
    return other is not None and seat % sides == other % sides
