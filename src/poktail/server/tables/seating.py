"""The table's document: who sits where, and how the table is set up. Pure values; a change returns a new document."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from poktail.bots.levels import LEVELS
from poktail.core import codec, record, registry
from poktail.core.errors import BadName, BadOptions, NoSuchSeat
from poktail.core.game import AnyGame, Seat
from poktail.i18n import Words
from poktail.server.errors import Forbidden, MatchRunning, SeatEmpty, SeatsOpen, SeatTaken, TableLocked, TooLarge
from poktail.server.ws.messages_in import Setup

NOBODY = "—"

Phase = Literal["open", "playing", "over"]


class Holder(BaseModel):
    """Who sits in a seat: a profile (a person or a connected bot), or a house bot of some level."""

    model_config = ConfigDict(frozen=True)
    name: str
    profile: str | None = None
    level: str | None = None
    bot: bool = False


class Document(BaseModel):
    """All that a table is beside its match; stored as JSON."""

    model_config = ConfigDict(frozen=True)
    id: str
    host: str
    setup: Setup
    seats: tuple[Holder | None, ...]
    match: str
    commitment: str
    phase: Phase = "open"
    locked: bool = False
    wishes: tuple[tuple[int, int], ...] = ()
    last: str | None = None
    rev: int = 0

    def seats_of(self, profile: str | None) -> tuple[Seat, ...]:
        """The seats this profile holds."""
        return self._held.get(profile, ())

    @cached_property
    def _held(self) -> dict[str | None, tuple[Seat, ...]]:
        held = defaultdict[str | None, tuple[Seat, ...]](tuple)
        for seat, holder in enumerate(self.seats):
            if holder and holder.profile:
                held[holder.profile] += (seat,)
        return dict(held)

    @cached_property
    def has_bots(self) -> bool:
        """Whether bots of the house sit here."""
        return any(holder is not None and holder.profile is None for holder in self.seats)

    def profile_at(self, seat: Seat) -> str | None:
        """The profile that holds this seat, if the table has it and one does."""
        there = self.seats[seat] if seat < len(self.seats) else None
        return there.profile if there else None

    def changed(self, **change: Any) -> Document:
        """The document with this change, one revision later."""
        new = self.model_copy(update=change | {"rev": self.rev + 1})
        for found_out in ("_held", "has_bots"):  # a copy would remember what was true of the old one
            new.__dict__.pop(found_out, None)
        return new


def game_of(setup: Setup) -> AnyGame:
    """The game as this table plays it, or UnknownGame or BadOptions."""
    game: AnyGame = codec.with_options(registry.find(setup.game).game, setup.options)
    if len(codec.dump(game)) > record.MAX_OPTIONS:
        raise TooLarge(limit=record.MAX_OPTIONS)
    return game


def opened(table: str, host: str, setup: Setup, match: str, commitment: str) -> Document:
    """A new table, all seats open."""
    seats = game_of(setup).seats
    return Document(id=table, host=host, setup=setup, seats=(None,) * seats, match=match, commitment=commitment)


def _check(doc: Document, *seats: Seat, open_only: bool = True) -> None:
    if open_only and doc.phase == "playing":
        raise MatchRunning()
    for seat in seats:
        if not 0 <= seat < len(doc.seats):
            raise NoSuchSeat(seat=seat)


def check_seat(doc: Document, seat: Seat) -> None:
    """NoSuchSeat for a seat this table does not have."""
    _check(doc, seat, open_only=False)


def _as_host(doc: Document, profile: str | None) -> None:
    if profile != doc.host:
        raise Forbidden(need="host")


def _put(doc: Document, seat: Seat, holder: Holder | None) -> Document:
    seats = (*doc.seats[:seat], holder, *doc.seats[seat + 1 :])
    wishes = tuple(wish for wish in doc.wishes if seat not in wish)
    return doc.changed(seats=seats, wishes=wishes)


def free_name(doc: Document, name: str, but: Iterable[Seat] = ()) -> str:
    """The name, or where another seat has it already the name with a number."""
    record.check_name(name)
    taken = {h.name.casefold() for s, h in enumerate(doc.seats) if h and s not in set(but)}
    number, wanted = 1, name
    while wanted.casefold() in taken:
        number += 1
        wanted = f"{name[: record.MAX_NAME - 4].rstrip()} {number}"
    return wanted


def sit(doc: Document, profile: str, seat: Seat, name: str, *, bot: bool = False, invited: bool = False) -> Document:
    """Take an open seat; one's own may be taken again under another name."""
    _check(doc, seat)
    there = doc.seats[seat]
    if there and there.profile != profile:
        raise SeatTaken(seat=seat)
    if doc.locked and not there and not invited and profile != doc.host:
        raise TableLocked()
    return _put(doc, seat, Holder(name=free_name(doc, name, [seat]), profile=profile, bot=bot))


def stand(doc: Document, profile: str, seat: Seat) -> Document:
    """Give a seat up; a host who has left hands the table to the next person."""
    _check(doc, seat)
    there = doc.seats[seat]
    if not there or there.profile != profile:
        raise Forbidden(need="seat")
    return _handed_on(_put(doc, seat, None), profile)


def left(doc: Document, profile: str) -> Document:
    """The table without this profile; during a match its seats stay its own."""
    if doc.phase == "playing":
        return doc
    for seat in doc.seats_of(profile):
        doc = _put(doc, seat, None)
    return _handed_on(doc, profile)


def without(doc: Document, profile: str, level: str) -> Document:
    """The table after a profile was deleted: its seats are free, or during a match a bot's."""
    for seat in doc.seats_of(profile):
        name = free_name(doc, NOBODY, [seat])
        doc = _put(doc, seat, Holder(name=name, level=level, bot=True) if doc.phase == "playing" else None)
    return _handed_on(doc, profile)


def _handed_on(doc: Document, profile: str) -> Document:
    if doc.host != profile or doc.seats_of(profile):
        return doc
    heir = next((h.profile for h in doc.seats if h and h.profile and not h.bot), None)
    return doc.changed(host=heir) if heir else doc


def swap(doc: Document, profile: str, seat: Seat, other: Seat) -> Document:
    """Change two seats: at once for the host, or where the other seat is open, a bot's or one's own; else a wish."""
    _check(doc, seat, other)
    here, there = doc.seats[seat], doc.seats[other]
    own = bool(here and here.profile == profile)
    if not own and profile != doc.host:
        raise Forbidden(need="seat")
    person = bool(there and there.profile and not there.bot and there.profile != profile)
    if not here and not there:
        raise SeatEmpty(seat=seat)
    if not there and doc.locked and profile != doc.host:
        raise TableLocked()
    if profile == doc.host or not person or (other, seat) in doc.wishes:
        return _put(_put(doc, seat, there), other, here)
    return doc if (seat, other) in doc.wishes else doc.changed(wishes=(*doc.wishes, (seat, other)))


def put_bot(doc: Document, profile: str | None, seat: Seat, level: str) -> Document:
    """Host: a house bot into an open seat, or another level into a bot's."""
    _as_host(doc, profile)
    _check(doc, seat)
    if level not in LEVELS:
        raise BadOptions(option="level", want=" ".join(LEVELS))
    there = doc.seats[seat]
    if there and there.profile:
        raise SeatTaken(seat=seat)
    return _put(doc, seat, Holder(name=there.name if there else _bot_name(doc), level=level, bot=True))


def _bot_name(doc: Document) -> str:
    taken = {h.name.casefold() for h in doc.seats if h}
    names = Words(doc.setup.lang)("bot-names").split(", ")
    spare = [name for name in names if name.casefold() not in taken]
    return spare[0] if spare else free_name(doc, names[0])


def remove(doc: Document, profile: str | None, seat: Seat, level: str) -> Document:
    """Host: free a seat; during a match a bot of this level plays it under the same name."""
    _as_host(doc, profile)
    _check(doc, seat, open_only=False)
    there = doc.seats[seat]
    if not there:
        raise SeatEmpty(seat=seat)
    if doc.phase != "playing":
        return _put(doc, seat, None)
    if not there.profile:
        raise MatchRunning()
    return _put(doc, seat, Holder(name=there.name, level=level, bot=True))


def lock(doc: Document, profile: str | None, on: bool) -> Document:
    """Host: nobody else may sit down."""
    _as_host(doc, profile)
    return doc.changed(locked=on)


def set_up(doc: Document, profile: str | None, setup: Setup) -> Document:
    """Host: another set-up; who no longer has a place is a spectator."""
    _as_host(doc, profile)
    _check(doc)
    seats = _reseated(doc.seats, game_of(setup).seats)
    return doc.changed(setup=setup, seats=seats, wishes=(), phase="open")


def _reseated(seats: tuple[Holder | None, ...], count: int) -> tuple[Holder | None, ...]:
    """So many seats: whose seat is gone moves into an open one, a profile at last into that of a house bot."""
    kept = [*seats[:count], *[None] * (count - len(seats))]
    for holder in filter(None, seats[count:]):
        free = [s for s, h in enumerate(kept) if h is None]
        bots = [s for s, h in enumerate(kept) if h and not h.profile and holder.profile]
        for seat in (free + bots)[:1]:
            kept[seat] = holder
    return tuple(kept)


def ready(doc: Document, profile: str | None, fill: str | None) -> Document:
    """Host: everything that must hold before a match begins; open seats get bots of the level `fill`."""
    _as_host(doc, profile)
    _check(doc)
    for seat, holder in enumerate(doc.seats):
        if holder is None:
            if fill is None:
                raise SeatsOpen(seat=seat)
            doc = put_bot(doc, profile, seat, fill)
    return doc


def names(doc: Document) -> tuple[str, ...]:
    """The names at a full table."""
    if not all(doc.seats):
        raise BadName(names=len([h for h in doc.seats if h]), seats=len(doc.seats))
    return tuple(h.name for h in doc.seats if h)
