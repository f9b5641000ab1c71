"""LiveTable: the only owner of a table's state. Every change is one command, carried out under the table's lock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

from poktail.core.errors import RuleError
from poktail.core.fair import commitment
from poktail.core.game import Seat
from poktail.server.accounts.identity import Who
from poktail.server.accounts.rating_weights import standard
from poktail.server.storage.documents import Setup, TableDocument, taker_of
from poktail.server.storage.table_store import game_with
from poktail.server.tables import seating, updates
from poktail.server.tables.absence import Absence, Showdown
from poktail.server.tables.clocks import Clocks
from poktail.server.tables.delayed_match import DelayedMatch
from poktail.server.tables.live_match import LiveMatch
from poktail.server.tables.recent_chat import RecentChat
from poktail.server.tables.seating import Contribution, options_of
from poktail.server.tables.services import TableServices
from poktail.server.tables.updates import Update

REFRESH_MS = 250
"""Changes that are not urgent are sent together, this long after the first."""


@dataclass(eq=False, slots=True)
class Client:
    """One connection to a table. `following`: it has asked to see the match, from the seat it plays as."""

    who: Who | None
    send: Callable[[Update, str | None], None]
    close: Callable[[int], None]
    place: str = ""  # the network it comes from
    playing_as: Seat | None = None
    following: bool = False

    @property
    def profile(self) -> str | None:
        """The profile of this connection, if it has one."""
        return self.who.profile if self.who else None


Handler = Callable[["LiveTable", Any, Any], Awaitable[Any]]
Handlers = Mapping[type, Handler]


class LiveTable:
    """A table in memory; everything about its match comes from the store."""

    def __init__(self, services: TableServices, handlers: Handlers, doc: TableDocument, seed: bytes) -> None:
        self.services = services
        self.doc = doc
        self.seed = seed
        self.code: str | None = None
        self.entropy: dict[Seat, Contribution] = {}
        self.clients: set[Client] = set()
        self.absence = Absence()
        self.rematch: set[str] = set()  # profiles that want one
        self.showdown = Showdown()
        self.reactions: dict[Seat, str] = {}  # those that have not been sent yet
        self.recent_chat = RecentChat()
        self.watchers_changed = False
        self.refresh_at: int | None = None  # when to send these
        self.starts_at: int | None = None  # from the host's command until the match begins
        self.live: LiveMatch | None = None
        self.clocks = Clocks(doc.setup.clock, len(doc.seats), services.ticks())
        self.delayed: DelayedMatch | None = None
        self.finished = False
        self.stale = False  # memory may differ from the store
        self.touched = services.ticks()
        self.visited = False
        self.on_due: Callable[[LiveTable], None] = lambda _table: None
        self._handlers = handlers
        self._lock = asyncio.Lock()
        self._outbox: list[tuple[Client, Update, str | None]] = []
        self._changed: set[Literal["begun", "changed", "ended", "live"]] = set()
        self._shown_setup: tuple[Setup, dict[str, Any]] | None = None

    # Commands

    async def execute(self, command: Any, client: Client | None = None) -> Any:
        """Carry out a command: reload if memory is stale, check, change, store, and send what follows from it."""
        async with self._lock:
            await self.reload_if_stale()
            try:
                return await self._handlers[type(command)](self, client, command)
            except RuleError:
                with suppress(RuleError):
                    await self.reload_if_stale()
                raise
            except BaseException:
                self.stale = True  # a bug, or a cancelled task: only the store knows what counts
                raise
            finally:
                self._deliver()

    async def idle(self) -> None:
        """Wait until the command under way is done."""
        async with self._lock:
            pass

    @property
    def in_use(self) -> bool:
        """Whether a command is being carried out."""
        return self._lock.locked()

    async def reload_if_stale(self) -> None:
        """Make memory agree with the store again, after a write whose outcome is unknown."""
        if self.stale:
            await self.load_match()
            self.stale = False

    async def load_match(self) -> None:
        """Load the running match, or the one that has just ended."""
        doc, store, now = self.doc, self.services.store, self.services.ticks()
        clocks, live, delayed = Clocks(doc.setup.clock, len(doc.seats), now), None, None
        match = doc.match if doc.phase == "playing" else doc.last
        if match is not None and doc.phase != "open":
            row, moves = await store.match(match), await store.moves_of(match)
            for move in moves:
                clocks.used(move.seat, move.spent)
            live = LiveMatch.from_row(row, moves)
            live.taker = taker_of(row.holders, doc.setup.clock)
            if row.delay:
                today = self.services.now()
                past = [now - max(0, today - at) for at in (row.started or 0, *(move.at for move in moves))]
                delayed = DelayedMatch(LiveMatch.from_row(row, ()), past[0], row.delay * 1000)
                for move, at in zip(moves, past[1:], strict=True):
                    delayed.feed(move, at)
                delayed.shown = delayed.begun(now)
                delayed.advance(now)
        self.live, self.clocks, self.delayed = live, clocks, delayed

    def refresh_soon(self) -> None:
        """Send reactions and the number of watchers in a moment, together with what changes until then."""
        if self.refresh_at is None:
            self.refresh_at = self.services.ticks() + REFRESH_MS
            self.wake_scheduler()

    def wake_scheduler(self) -> None:
        """Call the scheduler: something may have to happen that no client asks for."""
        self.on_due(self)

    # Queries

    @property
    def version(self) -> int:
        """The version of the match; 0 before there is one."""
        return self.live.match.version if self.live else 0

    @property
    def keys(self) -> tuple[bytes, ...]:
        """The public key of each seat in the running match or the next one; empty: it does not sign."""
        running = self.live is not None and self.doc.phase == "playing"
        return self.live.keys if self.live and running else seating.keys(self.doc, self.entropy)

    def present(self, profile: str | None) -> bool:
        """Whether this profile has a connection to the table."""
        return profile is not None and any(client.profile == profile for client in self.clients)

    def bot_plays(self, seat: Seat) -> bool:
        """Whether one of the server's bots moves for this seat now."""
        holder = self.doc.seats[seat]
        return holder is not None and (holder.profile is None or seat in self.absence.stand_ins)

    def stand_in_time(self, seat: Seat) -> int | None:
        """When a bot takes over this seat, if its owner stays away."""
        holder, grace = self.doc.seats[seat], self.doc.setup.grace
        if self.doc.phase != "playing" or holder is None or grace is None or seat in self.absence.stand_ins:
            return None
        since = self.absence.since.get(holder.profile or "")
        return None if since is None else since + grace * 1000

    def sees_late(self, client: Client) -> bool:
        """Whether this client sees the match with a delay."""
        return self.delayed is not None and not self.doc.seats_of(client.profile)

    @property
    def lagging(self) -> bool:
        """Whether there is something that delayed spectators may not see yet."""
        return self.delayed is not None and not self.delayed.live.over

    def version_for(self, client: Client) -> int:
        """The version of the match as far as this client may know it."""
        if not self.sees_late(client):
            return self.version
        assert self.delayed is not None
        return self.delayed.live.match.version if self.delayed.begun(self.services.ticks()) else 0

    @property
    def needs_scheduler(self) -> bool:
        """Whether anything may have to happen at this table that no connected client asks for."""
        return (
            self.delayed is not None
            or self.doc.setup.clock.mode == "hard"
            or bool(self.absence.since or self.absence.stand_ins or self.rematch)
            or self.showdown.until is not None
            or self.doc.has_bots
        )

    def state(self, *, late: bool = False) -> dict[str, Any]:
        """The table as everybody with its link may know it; `late`: a match that has just ended still looks running."""
        state = self._state()
        if late:
            state["pause_ms"] = state["pause_v"] = None  # it tells that something was revealed
        if late and self.lagging:
            for number, holder in enumerate(state["seats"]):
                if holder:  # what ends with the match
                    holder |= {
                        "stand_in_ms": None,
                        "votes": 0,
                        "removal_votes": 0,
                        "stand_in": number in self.absence.shown_late,
                    }
        if late and self.lagging and self.doc.phase == "over":
            assert self.delayed is not None
            live = self.delayed.live
            for holder, part, key in zip(state["seats"], live.fair.entropy, live.keys, strict=False):
                if holder:
                    holder |= {"contributed": bool(part), "key": key.hex() or None}
            state |= {"phase": "playing", "match": live.id, "last": None, "commitment": commitment(live.fair.seed)}
            state["rematch"] = []
            state["rev"] -= 1  # the end of the match was a revision
        return state

    def _state(self) -> dict[str, Any]:
        doc, seats, now, keys = self.doc, [], self.services.ticks(), self.keys
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
                    "away_ms": self._since(self.absence.since.get(holder.profile or ""), now),
                    "stand_in_ms": self._until(self.stand_in_time(number), now),
                    "votes": len(self.absence.votes.get(number, ())),
                    "removal_votes": len(self.absence.removals.get(number, ())),
                    "contributed": number in self.entropy,
                    "key": (holder.profile and keys[number].hex()) or None,
                }
            )
        return {
            "id": doc.id,
            "code": self.code,
            "rev": doc.rev,
            "game": doc.setup.game,
            **self._setup(doc.setup),
            "host": doc.host,
            "locked": doc.locked,
            "phase": "starting" if self.starts_at is not None else doc.phase,
            "seats": seats,
            "wishes": doc.wishes,
            "match": doc.match,
            "last": doc.last,
            "commitment": doc.commitment,
            "rematch": [seat for seat, holder in enumerate(doc.seats) if holder and holder.profile in self.rematch],
            "pause_ms": self._until(self.showdown.until, now) or None,
            "pause_v": None if self.showdown.until is None else self.showdown.version,
            "watching": self.watching,
        }

    @property
    def rated(self) -> bool:
        """Whether a match with this set-up changes ratings."""
        rated: bool = self._setup(self.doc.setup)["rated"]
        return rated

    @property
    def watching(self) -> int:
        """How many connections have no seat."""
        return sum(not self.doc.seats_of(client.profile) for client in self.clients)

    @staticmethod
    def _since(time: int | None, now: int) -> int | None:
        return None if time is None else max(0, now - time)

    @staticmethod
    def _until(time: int | None, now: int) -> int | None:
        return None if time is None else max(0, time - now)

    def _setup(self, setup: Setup) -> dict[str, Any]:
        """What clients get to know of the set-up; it is shown often and changes rarely."""
        if self._shown_setup is None or self._shown_setup[0] is not setup:
            rated = not setup.hints and standard(game_with(setup.game, setup.options))
            self._shown_setup = setup, {"options": options_of(setup), "setup": setup.model_dump(), "rated": rated}
        return self._shown_setup[1]

    # Sending: updates wait in the outbox until the command is done

    def send(self, client: Client, update: Update, ack: str | None = None) -> None:
        """Send an update to one client once the command is done."""
        self._outbox.append((client, update, ack))

    def answer(self, client: Client, ack: str | None) -> None:
        """Tell a client that its command was carried out."""
        self.send(client, updates.acknowledged(self.version_for(client)), ack)

    def table_changed(self, *, ended: bool = False, begun: bool = False, live: bool = False) -> None:
        """Send everybody the table once the command is done, however often it changed.

        Delayed spectators do not get it when the match has ended, or for a change that tells of it only (`live`).
        """
        self._changed.add("begun" if begun else "ended" if ended else "live" if live else "changed")

    def _deliver(self) -> None:
        outbox, self._outbox = self._outbox, []
        changed, self._changed = self._changed, set()
        if "begun" in changed:  # clients must know that a match has begun before they see its first view
            self._send_table(late=True)
        for client, update, ack in outbox:
            client.send(update, ack)
        if changed and "begun" not in changed:
            self._send_table(late="changed" in changed and "ended" not in changed)

    def _send_table(self, *, late: bool) -> None:
        """Send the table as each client may know it; `late`: delayed spectators may know of this change."""
        update = Update("table", self.version, self.state()) if self.clients else None
        for client in self.clients:
            if self.lagging and self.sees_late(client):
                if late:
                    client.send(self._table_for(client), None)
            elif self._is_kept_out(client):
                client.send(self._table_for(client), None)
            else:
                assert update is not None
                client.send(update, None)

    def _table_for(self, client: Client) -> Update:
        """The table as this client may know it."""
        late = (self.lagging and self.sees_late(client)) or self._is_kept_out(client)
        return Update("table", self.version_for(client), self.state(late=late))

    def _is_kept_out(self, client: Client) -> bool:
        return self.doc.setup.watch == "nobody" and not self.doc.seats_of(client.profile)

    def send_table(self, client: Client) -> None:
        """Send one client the table once the command is done."""
        self.send(client, self._table_for(client))

    def send_events(self, before: int, mover: Client | None, ack: str | None) -> None:
        """Send each client the events after that version that its seat may see; the mover gets them as its answer."""
        assert self.live is not None
        clock = self.clocks.state(self.services.ticks())
        by_seat: dict[Seat | None, Update] = {}
        for client in self.clients:
            if not client.following or self.sees_late(client):
                continue
            seat = client.playing_as
            if seat not in by_seat:
                by_seat[seat] = updates.events_after(self.live, seat, before, clock)
            self.send(client, by_seat[seat], ack if client is mover else None)

    def send_waiting(self, seat: Seat, mover: Client | None, ack: str | None) -> None:
        """Tell everybody that a seat has chosen; that seat's own clients also get the choice."""
        assert self.live is not None
        clock = self.clocks.state(self.services.ticks())
        public, own = updates.waiting(self.live, None, clock), updates.waiting(self.live, seat, clock)
        for client in self.clients:
            if client.following and not self.sees_late(client):
                mine = client is mover or client.playing_as == seat
                self.send(client, own if mine else public, ack if client is mover else None)

    def send_over(self, *, late: bool = False) -> None:
        """Send the result and the revealed seed to those who may see the end by now."""
        live = self.delayed.live if late and self.delayed else self.live
        if live is not None and live.over:
            update = updates.over(live)
            for client in self.clients:
                if client.following and self.sees_late(client) == late:
                    self.send(client, update)

    def show(self, client: Client, version: int | None, ack: str | None) -> None:
        """Bring one client up to date with the match, from the seat it plays as."""
        live, now, late = self.live, self.services.ticks(), self.sees_late(client)
        if late:
            assert self.delayed is not None
            live = self.delayed.live if self.delayed.begun(now) else None
        if live is None:
            self.send(client, updates.acknowledged(self.version if self.live is None else 0), ack)
            return
        is_bot = client.who is not None and client.who.kind == "bot"
        clock = None if late else self.clocks.state(now)
        self.send(client, updates.catch_up(live, client.playing_as, version, is_bot, clock), ack)
        if live.over:
            self.send(client, updates.over(live))
