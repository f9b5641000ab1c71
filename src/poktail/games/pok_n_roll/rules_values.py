"""The values of Pok'n Roll: moves, chance outcomes, events, states and views."""

from __future__ import annotations

from dataclasses import dataclass

from poktail.core.game import Seat
from poktail.games.pok_n_roll.rules_dice import Faces, Formed, Row

Sheet = tuple[int, ...]
"""The number of crosses in each row, in the order of the rows."""


@dataclass(frozen=True, slots=True)
class Continue:
    """Stay in for the next round (ROLL-5)."""

    def __str__(self) -> str:
        return "continue"


@dataclass(frozen=True, slots=True)
class Cross:
    """Cross this row; in rounds 1 and 2 this also abandons (ROLL-6, ROLL-7, ROLL-8)."""

    row: Row

    def __str__(self) -> str:
        return f"cross-{self.row}"


@dataclass(frozen=True, slots=True)
class Abandon:
    """Abandon with dice that form no row (ROLL-12)."""

    def __str__(self) -> str:
        return "abandon"


@dataclass(frozen=True, slots=True)
class Starter:
    """Chance draws who starts the first hand."""

    seat: Seat

    def __str__(self) -> str:
        return f"starter-{self.seat}"


@dataclass(frozen=True, slots=True)
class Dice:
    """The numbers that some dice show."""

    faces: Faces

    def __str__(self) -> str:
        return "".join(map(str, self.faces))


@dataclass(frozen=True, slots=True)
class HandBegan:
    """A hand began with this starter (ROLL-14)."""

    hand: int
    starter: Seat
    clause: str


@dataclass(frozen=True, slots=True)
class CupRolled:
    """A seat rolled its own dice and looked at them (ROLL-4)."""

    seat: Seat
    faces: Faces


@dataclass(frozen=True, slots=True)
class CupClosed:
    """A seat rolled its own dice; only that seat knows them (ROLL-1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WhiteThrown:
    """The starter threw white dice in the open (ROLL-4, ROLL-7, ROLL-8)."""

    seat: Seat
    round: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class Continued:
    """A seat continues (ROLL-5)."""

    seat: Seat
    round: int


@dataclass(frozen=True, slots=True)
class Abandoned:
    """A seat abandoned, showed its dice and crossed: Abandon in round 1, and this row (ROLL-6, ROLL-7, ROLL-12)."""

    seat: Seat
    round: int
    faces: Faces
    row: Row | None
    clause: str


@dataclass(frozen=True, slots=True)
class CupLifted:
    """A seat that is still in showed its dice in round 3; the row is its best combination (ROLL-8)."""

    seat: Seat
    faces: Faces
    row: Row


@dataclass(frozen=True, slots=True)
class JoergLifted:
    """Jörg's cup was lifted (ROLL-18)."""

    faces: Faces
    row: Row
    clause: str


@dataclass(frozen=True, slots=True)
class ThirdRoundWon:
    """One seat alone had the highest combination and crossed the row for that (ROLL-8, ROLL-13)."""

    seat: Seat
    row: Row
    clause: str


@dataclass(frozen=True, slots=True)
class Tied:
    """Several seats had the highest combination, possibly with Jörg (ROLL-9, ROLL-19)."""

    seats: tuple[Seat, ...]
    row: Row
    joerg: bool
    clause: str


@dataclass(frozen=True, slots=True)
class JoergWon:
    """Jörg alone had the highest combination (ROLL-19)."""

    row: Row
    clause: str


@dataclass(frozen=True, slots=True)
class Crossed:
    """A seat crossed a combination in round 3 (ROLL-8, ROLL-9)."""

    seat: Seat
    row: Row
    clause: str


@dataclass(frozen=True, slots=True)
class NobodyLeft:
    """All seats have abandoned (ROLL-13, ROLL-19)."""

    clause: str


@dataclass(frozen=True, slots=True)
class EndAnnounced:
    """A seat filled these rows; this hand is the last (ROLL-15)."""

    seat: Seat
    rows: tuple[Row, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's points and the number of third rounds it won."""

    seat: Seat
    points: int
    thirds: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The points were counted (ROLL-16)."""

    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Played:
    """A finished hand; all cups have been lifted, except possibly Jörg's (ROLL-18). Tuples are indexed by seat.

    `out` is the round in which a seat abandoned (0: none), `best` its combination in the comparison of round 3,
    `crossed` the one it crossed.
    """

    hand: int
    starter: Seat
    white: Faces
    cups: tuple[Faces, ...]
    out: tuple[int, ...]
    best: tuple[Row | None, ...]
    crossed: tuple[Row | None, ...]
    joerg: Faces | None
    joerg_best: Row | None
    won: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A position; `pending` are the seats that still have to decide, in order; `out` and `crossed` as in `Played`."""

    hand: int
    starter: Seat | None
    cups: tuple[Faces, ...] = ()
    white: Faces = ()
    round: int = 1
    joerg: Faces | None = None
    pending: tuple[Seat, ...] = ()
    out: tuple[int, ...]
    crossed: tuple[Row | None, ...]
    won: Seat | None = None
    sheets: tuple[Sheet, ...]
    final: bool
    last: Played | None = None
    payoffs: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat: its own cup and what it forms, everything public, all sheets (ROLL-2).

    `rolled` is the number of cups rolled so far, `shown` the dice of lifted cups; `rows` are the sheet's rows with
    their `values` in points for each cross; after `hands` hands the match ends in any case. `white_rounds` is the
    round in which each white die is thrown. `filling` has for each seat the rows that one more cross would fill, which
    announces the end (ROLL-15). `crossable` are the rows that this seat may still cross in this round; `fold_rows` are
    crossed by abandoning now, whatever the dice form.
    """

    seat: Seat | None
    hand: int
    starter: Seat | None
    round: int
    white: Faces
    white_rounds: tuple[int, ...]
    rolled: int
    cup: Faces | None
    formed: tuple[Formed, ...]
    crossable: tuple[Row, ...]
    shown: tuple[Faces | None, ...]
    out: tuple[int, ...]
    best: tuple[Row | None, ...]
    crossed: tuple[Row | None, ...]
    joerg_plays: bool
    joerg: Faces | None
    joerg_best: Row | None
    pending: tuple[Seat, ...]
    won: Seat | None
    rows: tuple[Row, ...]
    values: tuple[int, ...]
    boxes: int
    hands: int
    sheets: tuple[Sheet, ...]
    filling: tuple[tuple[Row, ...], ...]
    fold_rows: tuple[Row, ...]
    points: tuple[int, ...]
    final: bool
    last: Played | None
    payoffs: tuple[int, ...] | None


Move = Continue | Cross | Abandon
Outcome = Starter | Dice
What = (
    HandBegan
    | CupRolled
    | CupClosed
    | WhiteThrown
    | Continued
    | Abandoned
    | CupLifted
    | JoergLifted
    | ThirdRoundWon
    | Tied
    | JoergWon
    | Crossed
    | NobodyLeft
    | EndAnnounced
    | Ended
)
