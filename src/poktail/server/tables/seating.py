"""The rules of sitting down, standing up, swapping and setting up; each change returns a new document."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

from poktail.bots.levels import known
from poktail.core import codec, record, registry
from poktail.core.errors import BadName, NoSuchSeat
from poktail.core.game import AnyGame, Seat
from poktail.i18n import DEFAULT_NAMES
from poktail.server.errors import Forbidden, MatchRunning, SeatEmpty, SeatsOpen, SeatTaken, TableLocked, TooLarge
from poktail.server.storage.documents import NOBODY, Holder, Pace, Setup, TableDocument
from poktail.server.storage.table_store import game_with


class Contribution(NamedTuple):
    """A seat's randomness for the next match, and the public key that it will sign its moves with."""

    entropy: bytes
    key: bytes = b""


NO_CONTRIBUTION = Contribution(b"")


def game_of(setup: Setup) -> AnyGame:
    """The game as this table plays it, or UnknownGame or BadOptions."""
    game: AnyGame = codec.with_options(registry.find(setup.game).game, setup.options)
    if len(codec.dump(game)) > record.MAX_OPTIONS:
        raise TooLarge(limit=record.MAX_OPTIONS)
    return game


def options_of(setup: Setup) -> dict[str, Any]:
    """All options of a table, defaults included."""
    return codec.options_of(game_with(setup.game, setup.options))


def with_default_grace(setup: Setup, seconds: float) -> Setup:
    """The set-up with the operator's default for how long a seat may be away, unless it sets its own."""
    if "grace" in setup.model_fields_set:
        return setup
    return setup.model_copy(update={"grace": round(seconds) or None})


def opened(table: str, host: str, setup: Setup, match: str, commitment: str) -> TableDocument:
    """A new table, all seats open."""
    seats = game_of(setup).seats
    return TableDocument(id=table, host=host, setup=setup, seats=(None,) * seats, match=match, commitment=commitment)


def _check(doc: TableDocument, *seats: Seat, open_only: bool = True) -> None:
    if open_only and doc.phase == "playing":
        raise MatchRunning()
    for seat in seats:
        if not 0 <= seat < len(doc.seats):
            raise NoSuchSeat(seat=seat)


def check_seat(doc: TableDocument, seat: Seat) -> None:
    """NoSuchSeat for a seat this table does not have."""
    _check(doc, seat, open_only=False)


def _as_host(doc: TableDocument, profile: str | None) -> None:
    if profile != doc.host:
        raise Forbidden(need="host")


def _put(doc: TableDocument, seat: Seat, holder: Holder | None) -> TableDocument:
    seats = (*doc.seats[:seat], holder, *doc.seats[seat + 1 :])
    wishes = tuple(wish for wish in doc.wishes if seat not in wish)
    return doc.changed(seats=seats, wishes=wishes)


def free_name(doc: TableDocument, name: str, but: Iterable[Seat] = ()) -> str:
    """The name, with a number if another seat has it already."""
    record.check_name(name)
    return numbered(name, {h.name.casefold() for s, h in enumerate(doc.seats) if h and s not in set(but)})


def numbered(name: str, taken: Collection[str]) -> str:
    """The name, with a number if it is among these casefolded names."""
    number, wanted = 1, name
    while wanted.casefold() in taken:
        number += 1
        wanted = f"{name[: record.MAX_NAME - 4].rstrip()} {number}"
    return wanted


def sit(
    doc: TableDocument, profile: str, seat: Seat, name: str, *, bot: bool = False, invited: bool = False
) -> TableDocument:
    """Take an open seat, or your own again under another name; an invited bot may also replace a server bot."""
    _check(doc, seat)
    there = doc.seats[seat]
    if there and there.profile != profile and (there.profile or not invited):
        raise SeatTaken(seat=seat)
    if doc.locked and not there and not invited and profile != doc.host:
        raise TableLocked()
    return _put(doc, seat, Holder(name=free_name(doc, name, [seat]), profile=profile, bot=bot))


def stand(doc: TableDocument, profile: str, seat: Seat) -> TableDocument:
    """Give up a seat; when the host has no seat left, the next person becomes the host."""
    _check(doc, seat)
    there = doc.seats[seat]
    if not there or there.profile != profile:
        raise Forbidden(need="seat")
    return _pass_host_on(_put(doc, seat, None), profile)


def left(doc: TableDocument, profile: str) -> TableDocument:
    """The table without this profile; during a match its seats stay its own."""
    if doc.phase == "playing":
        return doc
    for seat in doc.seats_of(profile):
        doc = _put(doc, seat, None)
    return _pass_host_on(doc, profile)


def without(doc: TableDocument, profile: str, level: str, *, keep_names: bool = False) -> TableDocument:
    """The table after a profile was deleted, or banned (`keep_names`): its seats become free, or a bot's in a match."""
    for seat in doc.seats_of(profile):
        there = doc.seats[seat]
        name = there.name if there and keep_names else free_name(doc, NOBODY, [seat])
        doc = _put(doc, seat, Holder(name=name, level=level, bot=True) if doc.phase == "playing" else None)
    return _pass_host_on(doc, profile)


def renamed(doc: TableDocument, profile: str, name: str) -> TableDocument:
    """The table after the operator has renamed a profile; several seats of it get numbers."""
    for seat in doc.seats_of(profile):
        there = doc.seats[seat]
        wanted = free_name(doc, name, [seat])
        if there and there.name != wanted:
            holder = there.model_copy(update={"name": wanted})
            doc = doc.changed(seats=(*doc.seats[:seat], holder, *doc.seats[seat + 1 :]))
    return doc


def _pass_host_on(doc: TableDocument, profile: str) -> TableDocument:
    if doc.host != profile or doc.seats_of(profile):
        return doc
    heir = next((h.profile for h in doc.seats if h and h.profile and not h.bot), None)
    return doc.changed(host=heir) if heir else doc


def swap(doc: TableDocument, profile: str, seat: Seat, other: Seat) -> TableDocument:
    """Swap two seats: at once if the host asks or no other person is moved, otherwise once both have asked."""
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


def put_bot(doc: TableDocument, profile: str | None, seat: Seat, level: str) -> TableDocument:
    """Host: put a bot into an open seat, or change the level of a bot."""
    _as_host(doc, profile)
    _check(doc, seat)
    level = known(level)
    there = doc.seats[seat]
    if there and there.profile:
        raise SeatTaken(seat=seat)
    return _put(doc, seat, Holder(name=there.name if there else _bot_name(doc), level=level, bot=True))


def _bot_name(doc: TableDocument) -> str:
    taken = {h.name.casefold() for h in doc.seats if h}
    names = DEFAULT_NAMES["bots"][doc.setup.lang]
    spare = [name for name in names if name.casefold() not in taken]
    return spare[0] if spare else free_name(doc, names[0])


def remove(doc: TableDocument, profile: str | None, seat: Seat, level: str) -> TableDocument:
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


def lock(doc: TableDocument, profile: str | None, on: bool) -> TableDocument:
    """Host: lock or unlock the table."""
    _as_host(doc, profile)
    return doc.changed(locked=on)


def set_pace(doc: TableDocument, profile: str | None, pace: Pace) -> TableDocument:
    """Host: set how fast bots move, also during a match."""
    _as_host(doc, profile)
    return doc.changed(setup=doc.setup.model_copy(update={"pace": pace}))


def set_up(doc: TableDocument, profile: str | None, setup: Setup) -> TableDocument:
    """Host: change the set-up; people who no longer have a seat become spectators."""
    _as_host(doc, profile)
    _check(doc)
    seats = _reseated(doc.seats, game_of(setup).seats)
    return doc.changed(setup=setup, seats=seats, wishes=(), phase="open")


def _reseated(seats: tuple[Holder | None, ...], count: int) -> tuple[Holder | None, ...]:
    """Fit the holders into this many seats: open ones first; then people and connected bots replace server bots."""
    kept = [*seats[:count], *[None] * (count - len(seats))]
    for holder in filter(None, seats[count:]):
        free = [s for s, h in enumerate(kept) if h is None]
        bots = [s for s, h in enumerate(kept) if h and not h.profile and holder.profile]
        for seat in (free + bots)[:1]:
            kept[seat] = holder
    return tuple(kept)


def ready(doc: TableDocument, profile: str | None, fill: str | None) -> TableDocument:
    """Host: check that a match can begin; open seats get bots of the level `fill`."""
    _as_host(doc, profile)
    _check(doc)
    for seat, holder in enumerate(doc.seats):
        if holder is None:
            if fill is None:
                raise SeatsOpen(seat=seat)
            doc = put_bot(doc, profile, seat, fill)
    return doc


def names(doc: TableDocument) -> tuple[str, ...]:
    """The names at a full table."""
    if not all(doc.seats):
        raise BadName(names=len([h for h in doc.seats if h]), seats=len(doc.seats))
    return tuple(h.name for h in doc.seats if h)


def keys(doc: TableDocument, given: Mapping[Seat, Contribution]) -> tuple[bytes, ...]:
    """The public key of each seat, empty where it does not sign.

    People who share a device do not sign: its key would not tell which of them decided.
    """
    found = []
    for seat in range(len(doc.seats)):
        alone = len(doc.seats_of(doc.profile_at(seat))) == 1
        found.append(given.get(seat, NO_CONTRIBUTION).key if alone else b"")
    return tuple(found)
