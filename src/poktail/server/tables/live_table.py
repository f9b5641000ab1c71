"""One live table: a lock, people around it, a match between them. A choice is durable before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from poktail.core.errors import NoSuchSeat, RuleError
from poktail.core.fair import commitment
from poktail.core.game import Seat
from poktail.server.accounts.identity import Who
from poktail.server.errors import Forbidden, NotWatchable, SequenceTaken
from poktail.server.storage import table_store as shelf
from poktail.server.tables import seating
from poktail.server.tables.clocks import Clocks
from poktail.server.tables.live_match import Behind, Play
from poktail.server.ws import messages_in as wire
from poktail.server.ws import render as frames
from poktail.server.ws.messages_in import Setup

if TYPE_CHECKING:
    from poktail.server.context import House


@dataclass(eq=False, slots=True)
class Client:
    """One connection to a table: who it is, and which seat it has asked to hold up."""

    who: Who | None
    push: Callable[[bytes], None]
    close: Callable[[int], None]
    held: Seat | None = None
    holding: bool = False

    @property
    def profile(self) -> str | None:
        """The profile behind it, if any."""
        return self.who.profile if self.who else None


@dataclass(eq=False, slots=True)
class Starting:
    """Between the host's word and the first throw: seats may still throw in their randomness."""

    until: int


@dataclass(eq=False, slots=True)
class Absence:
    """Since when a profile has no connection, and which seats bots play for their owners."""

    since: dict[str, int] = field(default_factory=dict)
    stand_ins: set[Seat] = field(default_factory=set)


class Table:
    """A table in memory. Everything that changes it holds `lock`; what it knows, it knows from the store."""

    def __init__(self, house: House, doc: seating.Document, seed: bytes) -> None:
        self.house = house
        self.doc = doc
        self.seed = seed
        self.entropy: dict[Seat, bytes] = {}
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.absence = Absence()
        self.starting: Starting | None = None
        self.play: Play | None = None
        self.clocks = Clocks(doc.setup.clock, len(doc.seats), house.now())
        self.behind: Behind | None = None
        self.finished = False
        self.unsure = False
        self.news: Literal["ended", "changed"] | None = None
        self.touched = house.now()
        self.visited = False
        self.wake = asyncio.Event()
        self.keeper: asyncio.Task[None] | None = None
        self.errands: set[asyncio.Task[None]] = set()
        self._shown: tuple[Setup, dict[str, Any]] | None = None

    # Who is here

    @property
    def version(self) -> int:
        """The version of the match, 0 before there is one."""
        return self.play.match.version if self.play else 0

    def present(self, profile: str | None) -> bool:
        """Whether this profile has a connection to the table."""
        return profile is not None and any(client.profile == profile for client in self.clients)

    def plays_itself(self, seat: Seat) -> bool:
        """Whether a bot of the house moves for this seat now."""
        holder = self.doc.seats[seat]
        return holder is not None and (holder.profile is None or seat in self.absence.stand_ins)

    def delayed(self, client: Client) -> bool:
        """Whether this client sees the match only later."""
        return self.behind is not None and not self.doc.seats_of(client.profile)

    @property
    def lagging(self) -> bool:
        """Whether there are things that spectators may not see yet."""
        return self.behind is not None and not self.behind.play.over

    def seen(self, client: Client) -> int:
        """The version of the match as far as this client may know of it."""
        if not self.delayed(client):
            return self.version
        assert self.behind is not None
        return self.behind.play.match.version if self.behind.begun(self.house.now()) else 0

    def state(self, *, late: bool = False) -> dict[str, Any]:
        """The table as everybody who has its link may know it; `late`: with the match still on that has just ended."""
        state = self._state()
        if late and self.lagging and self.doc.phase == "over":
            assert self.behind is not None
            play = self.behind.play
            for holder, part in zip(state["seats"], play.fair.entropy, strict=False):
                if holder:
                    holder["contributed"] = bool(part)
            state |= {"phase": "playing", "match": play.id, "last": None, "commitment": commitment(play.fair.seed)}
            state["rev"] -= 1  # the end was one
        return state

    def _state(self) -> dict[str, Any]:
        doc, seats = self.doc, []
        for number, holder in enumerate(doc.seats):
            seats.append(
                holder
                and {
                    "name": holder.name,
                    "kind": "bot" if holder.bot else "person",
                    "profile": holder.profile,
                    "level": holder.level,
                    "present": holder.profile is None or self.present(holder.profile),
                    "stand_in": number in self.absence.stand_ins,
                    "contributed": number in self.entropy,
                }
            )
        return {
            "id": doc.id,
            "rev": doc.rev,
            "game": doc.setup.game,
            **self._set_up(doc.setup),
            "host": doc.host,
            "locked": doc.locked,
            "phase": "starting" if self.starting else doc.phase,
            "seats": seats,
            "wishes": doc.wishes,
            "match": doc.match,
            "last": doc.last,
            "commitment": doc.commitment,
            "watching": len({client for client in self.clients if not doc.seats_of(client.profile)}),
        }

    def _set_up(self, setup: Setup) -> dict[str, Any]:
        """What the table is set up to be; it is shown often and changes seldom."""
        if self._shown is None or self._shown[0] is not setup:
            self._shown = setup, {"options": self.house.options_of(setup), "setup": setup.model_dump()}
        return self._shown[1]

    # Sending

    def tell_table(self, *, ended: bool = False) -> None:
        """Everybody here will get the table as it is when this work is done: once, however often it changed."""
        self.news = "ended" if ended and self.news != "changed" else "changed"

    def flush(self) -> None:
        """Send the table if there is news; of the end, those who watch later hear nothing yet."""
        if self.news is None:
            return
        ended, self.news = self.news == "ended", None
        data = frames.frame("table", self.version, self.state()) if self.clients else b""
        for client in self.clients:
            if not (self.lagging and self.delayed(client)):
                client.push(data)
            elif not ended:
                client.push(frames.frame("table", self.seen(client), self.state(late=True)))

    def tell_events(self, before: int, mover: Client | None, ack: str | None) -> None:
        """Everybody gets what their seat may know of what happened after that version; the mover's is the answer."""
        assert self.play is not None
        moment = frames.Moment(self.play, self.clocks.state(self.house.now()))
        bodies: dict[Seat | None, bytes] = {}
        version = self.play.match.version
        for client in self.clients:
            if not client.holding or (self.behind is not None and self.delayed(client)):
                continue
            seat = client.held
            if seat not in bodies:
                bodies[seat] = moment.after(seat, before) + b"}"
            client.push(frames.head(b"events", version, ack if client is mover else None) + bodies[seat])

    def tell_waiting(self, seat: Seat, mover: Client | None, ack: str | None) -> None:
        """Everybody learns that a seat has chosen; that seat's own clients also what."""
        assert self.play is not None
        clock, version = self.clocks.state(self.house.now()), self.play.match.version
        public = frames.frame("waiting", version, frames.waiting(self.play, None, clock))
        for client in self.clients:
            if not client.holding or (self.behind is not None and self.delayed(client)):
                continue
            if client is mover or client.held == seat:
                own = frames.waiting(self.play, seat, clock)
                client.push(frames.frame("waiting", version, own, ack if client is mover else None))
            else:
                client.push(public)

    def tell_over(self, *, delayed: bool = False) -> None:
        """The result and the opened seal, to those who may see the end already (or now: the delayed ones)."""
        play = self.behind.play if delayed and self.behind else self.play
        if play is not None and play.over:
            data = frames.frame("over", play.match.version, frames.over(play))
            for client in self.clients:
                if client.holding and self.delayed(client) == delayed:
                    client.push(data)

    def show(self, client: Client, version: int | None, ack: str | None) -> None:
        """Bring one client up to date with the match from the seat it holds up."""
        play, now = self.play, self.house.now()
        if self.delayed(client):
            assert self.behind is not None
            play = self.behind.play if self.behind.begun(now) else None
        if play is None:
            client.push(frames.frame("ack", self.version if self.play is None else 0, {}, ack))
            return
        everything = bool(client.who and client.who.kind == "bot")
        clock = None if self.delayed(client) else self.clocks.state(now)
        kind, data = frames.caught_up(play, client.held, version, everything, clock)
        client.push(frames.frame(kind, play.match.version, data, ack))
        if play.over:
            client.push(frames.frame("over", play.match.version, frames.over(play)))

    # Coming and going

    async def join(self, client: Client) -> None:
        """A connection is here: its owner is present again, and takes back what a bot played meanwhile."""
        async with self.lock:
            await self.sure()
            if not self.clients:
                self.clocks.resume(self.house.now())
            self.clients.add(client)
            self.absence.since.pop(client.profile or "", None)
            self.absence.stand_ins -= set(self.doc.seats_of(client.profile))
            self.touched = self.house.now()
            self.visited = True
            self.tell_table()
            self.flush()
            self.stir()

    async def part(self, client: Client) -> None:
        """A connection has gone."""
        async with self.lock:
            self.clients.discard(client)
            now = self.house.now()
            if client.profile and not self.present(client.profile):
                self.absence.since[client.profile] = now
            if not self.clients:
                self.clocks.pause(now)
            self.touched = now
            self.tell_table()
            self.flush()
            self.stir()

    def stir(self) -> None:
        """Something may have to be done that nobody will ask for: wake the keeper."""
        if self.keeper is not None:
            self.wake.set()
        elif self.clients:
            self.keeper = self.house.hall.keep(self)

    # The match

    def hold(self, client: Client, message: wire.Hold) -> None:
        """Hold up a seat, or the public side of the table."""
        seat, doc = message.d.seat, self.doc
        if seat is not None:
            if seat >= len(doc.seats):
                raise NoSuchSeat(seat=seat)
            if seat not in doc.seats_of(client.profile):
                raise Forbidden(need="seat")
        elif doc.setup.watch == "nobody" and not doc.seats_of(client.profile):
            raise NotWatchable()
        before, known = (client.held, client.holding), self.play is not None and message.d.match == self.play.id
        client.held, client.holding = seat, True
        try:
            self.show(client, message.d.v if known else None, message.a)
        except RuleError:
            client.held, client.holding = before
            raise

    def busy(self) -> bool:
        """Whether anything may have to happen at this table that no connected client asks for."""
        doc = self.doc
        return (
            self.behind is not None
            or doc.setup.clock.mode == "hard"
            or bool(self.absence.since or self.absence.stand_ins)
            or doc.has_bots
        )

    async def sure(self) -> None:
        """Make memory agree with the store again, after a write whose outcome is unknown."""
        if self.unsure:
            fresh = await shelf.load_play(self.house, self.doc)
            self.play, self.clocks, self.behind = fresh.play, fresh.clocks, fresh.behind
            self.unsure = False

    async def finish(self) -> bool:
        """The match has ended: keep the result, open the seal. False: the disk refuses, and the keeper tries again."""
        play = self.play
        if play is None or not play.over or self.finished:
            return True
        seal = shelf.new_seal(self.house.now())
        change = {"phase": "over", "last": play.id, "match": seal.match, "commitment": seal.commitment, "wishes": ()}
        doc = self.doc.changed(**change)
        try:
            await shelf.end_match(self.house, doc, play, seal)
        except SequenceTaken:  # somebody has, perhaps we ourselves without knowing it: no result is kept twice
            doc, seed = await shelf.load(self.house, doc.id)
            seal = shelf.Seal(doc.match, seed, doc.commitment)
        except RuleError:
            return False
        self.doc, self.seed, self.finished = doc, seal.seed, True
        self.entropy.clear()
        self.absence.stand_ins.clear()
        self.house.metrics.ended(play.game.id)
        self.tell_over()
        self.tell_table(ended=True)
        return True
