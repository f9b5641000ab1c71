"""What people do at a table beside moving: sit, stand, swap, set up, start, leave, wave."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from poktail.core.errors import NoSuchSeat, RuleError
from poktail.core.fair import Fair
from poktail.core.game import Seat
from poktail.server.accounts.identity import Who
from poktail.server.accounts.profiles import clean_name
from poktail.server.errors import BadMessage, ChatOff, Forbidden, MatchRunning, NoMatch, Unauthorized
from poktail.server.storage import table_store as shelf
from poktail.server.tables import moves as choices
from poktail.server.tables import seating
from poktail.server.tables.clocks import Clocks
from poktail.server.tables.live_match import Behind, Play
from poktail.server.tables.live_table import Client, Starting, Table
from poktail.server.ws import messages_in as wire
from poktail.server.ws import render as frames

STAND_IN = "regular"


def known(client: Client) -> Who:
    """Who is behind this connection, or Unauthorized."""
    if client.who is None:
        raise Unauthorized()
    return client.who


def own(table: Table, client: Client, seat: Seat) -> Seat:
    """The seat, if it is this client's."""
    if seat >= len(table.doc.seats):
        raise NoSuchSeat(seat=seat)
    if seat not in table.doc.seats_of(client.profile):
        raise Forbidden(need="seat")
    return seat


async def settle(table: Table, client: Client, doc: seating.Document, ack: str | None, **how: Any) -> None:
    """Store the new document, answer, and show it to everybody."""
    if table.starting:
        raise MatchRunning()
    if doc is not table.doc:
        await shelf.save(table.house, doc, **how)
        before, table.doc = table.doc, doc
        if doc.phase != "playing":  # what somebody threw in leaves the seat with them
            for seat in list(table.entropy):
                if doc.profile_at(seat) is None or before.profile_at(seat) not in (None, doc.profile_at(seat)):
                    del table.entropy[seat]
    answer(table, client, ack)
    release(table)
    table.tell_table()
    table.stir()


def answer(table: Table, client: Client, ack: str | None) -> None:
    """Tell a client that it is done."""
    client.push(frames.frame("ack", table.seen(client), {}, ack))


def release(table: Table) -> None:
    """Nobody goes on holding up a seat that is no longer theirs, nor what nobody may watch any more."""
    shut = table.doc.setup.watch == "nobody"
    for client in table.clients:
        seats = table.doc.seats_of(client.profile)
        if (shut and not seats) or (client.held is not None and client.held not in seats):
            client.held, client.holding = None, False


async def sit(table: Table, client: Client, message: wire.Sit) -> None:
    """Take a seat under a name, and throw in some randomness."""
    who = known(client)
    if who.kind == "bot":
        raise Forbidden(need="person")
    seat = message.d.seat
    name = clean_name(message.d.name or who.name, table.house.settings.name_length)
    doc = seating.sit(table.doc, who.profile, seat, name)
    before = table.entropy.get(seat)
    if message.d.entropy and not table.starting:
        table.entropy[seat] = bytes.fromhex(message.d.entropy)
    try:
        await settle(table, client, doc, message.a)
    except RuleError:  # not seated, nothing thrown in
        table.entropy.pop(seat, None)
        if before is not None:
            table.entropy[seat] = before
        raise


async def stand(table: Table, client: Client, message: wire.Stand) -> None:
    """Give a seat up."""
    await settle(table, client, seating.stand(table.doc, known(client).profile, message.d.seat), message.a)


async def swap(table: Table, client: Client, message: wire.Swap) -> None:
    """Change two seats; what was thrown in moves along with neither."""
    doc = seating.swap(table.doc, known(client).profile, message.d.seat, message.d.other)
    if doc.seats != table.doc.seats and not table.starting:
        for seat in (message.d.seat, message.d.other):
            table.entropy.pop(seat, None)
    await settle(table, client, doc, message.a)


async def bot(table: Table, client: Client, message: wire.Bot) -> None:
    """Put a house bot into a seat at once, or ask a connected bot."""
    d = message.d
    if d.profile is not None:
        await table.house.hall.offer(table, client, d.seat, d.profile)
        answer(table, client, message.a)
        return
    doc = seating.put_bot(table.doc, client.profile, d.seat, d.level or STAND_IN)
    await settle(table, client, doc, message.a)


async def remove(table: Table, client: Client, message: wire.Remove) -> None:
    """Host: free a seat; during a match a bot plays on, and the match counts for nobody."""
    playing = table.doc.phase == "playing"
    doc = seating.remove(table.doc, client.profile, message.d.seat, STAND_IN)
    table.absence.stand_ins.discard(message.d.seat)
    await settle(table, client, doc, message.a, unrated=playing)


async def lock(table: Table, client: Client, message: wire.Lock) -> None:
    """Host: nobody else may sit down, or they may again."""
    await settle(table, client, seating.lock(table.doc, client.profile, message.d.on), message.a)


async def set_up(table: Table, client: Client, message: wire.Set) -> None:
    """Host: another set-up."""
    seating.game_of(message.d)
    doc = seating.set_up(table.doc, client.profile, table.house.settled(message.d))
    await settle(table, client, doc, message.a)
    if table.play is not None:
        table.play = table.behind = None
        for other in table.clients:
            other.held, other.holding = None, False


async def leave(table: Table, client: Client, message: wire.Leave) -> None:
    """Give everything up; during a match bots play one's seats, and one may still come back."""
    profile = known(client).profile
    if table.doc.phase == "playing":
        table.absence.stand_ins |= set(table.doc.seats_of(profile))
    await settle(table, client, seating.left(table.doc, profile), message.a)


async def away(table: Table, client: Client, message: wire.Away) -> None:
    """Let a bot play my seat for a while, or take it back."""
    seat = own(table, client, message.d.seat)
    if table.doc.phase != "playing":  # else it would be away for whoever sits there then
        raise NoMatch()
    (table.absence.stand_ins.add if message.d.on else table.absence.stand_ins.discard)(seat)
    answer(table, client, message.a)
    table.tell_table()
    table.stir()


# The beginning of a match


async def start(table: Table, client: Client, message: wire.Start) -> None:
    """Host: begin. Seats that are here and have thrown nothing in yet get a moment to do so."""
    if table.starting:
        raise MatchRunning()
    doc = seating.ready(table.doc, client.profile, message.d.fill)
    await settle(table, client, doc, message.a)
    table.starting = Starting(table.house.now() + round(table.house.settings.entropy_wait * 1000))
    table.tell_table()
    table.stir()
    await begin_when_ready(table)


async def contribute(table: Table, client: Client, message: wire.Contribute) -> None:
    """Throw in randomness; the last one may change it until the match begins."""
    seat = own(table, client, message.d.seat)
    if table.doc.phase == "playing":
        raise MatchRunning()
    table.entropy[seat] = bytes.fromhex(message.d.hex)
    answer(table, client, message.a)
    table.tell_table()
    await begin_when_ready(table)


async def begin_when_ready(table: Table) -> None:
    """Begin when everybody present has thrown something in, or the moment is over."""
    if table.starting is None:
        return
    holders = enumerate(table.doc.seats)
    missing = [s for s, h in holders if h and h.profile and table.present(h.profile) and s not in table.entropy]
    if missing and table.house.now() < table.starting.until:
        return
    try:
        await begin(table)
    except RuleError as error:
        refused = frames.refusal(error, table.version, None)
        for client in table.clients:
            if client.profile == table.doc.host:
                client.push(refused)
        table.tell_table()


async def begin(table: Table) -> None:
    """The first throw. From here on the chance of the match is settled."""
    house, doc = table.house, table.doc
    table.starting = None
    game = house.game(doc.setup.game, doc.setup.options)
    seating.names(doc)
    entropy = tuple(table.entropy.get(seat, b"") for seat in range(len(doc.seats)))
    play = Play(doc.match, game, Fair(table.seed, entropy))
    doc = doc.changed(phase="playing", wishes=())
    await shelf.start_match(house, doc, play)
    now = house.now()
    table.doc, table.play, table.finished = doc, play, False
    table.clocks = Clocks(doc.setup.clock, game.seats, now)
    delay = doc.setup.watch_delay * 1000
    table.behind = Behind(Play(play.id, game, play.fair), now, delay, ()) if delay else None
    house.metrics.started(game.id)
    for client in table.clients:
        seats = doc.seats_of(client.profile)
        kept = bool(client.who and client.who.kind == "bot" and client.held in seats)  # a bot needs no curtain
        if seats and not kept:  # with several seats nobody looks before somebody has asked to
            client.held, client.holding = (seats[0] if len(seats) == 1 else None), True
    table.tell_table()
    table.flush()
    for client in table.clients:
        if client.holding:
            table.show(client, None, None)
    table.stir()


# Feelings


async def emote(table: Table, client: Client, message: wire.Emote) -> None:
    """Show one of the fixed set to everybody here."""
    own(table, client, message.d.seat)
    answer(table, client, message.a)
    spread(table, "emote", message.d.model_dump())


async def chat(table: Table, client: Client, message: wire.Chat) -> None:
    """Say a line to everybody here, where the table wants that; it is kept nowhere."""
    own(table, client, message.d.seat)
    if not table.doc.setup.chat:
        raise ChatOff()
    text = " ".join("".join(c if c.isprintable() else " " for c in message.d.text).split())
    if not text:
        raise BadMessage(field="d.text", reason="empty")
    answer(table, client, message.a)
    spread(table, "chat", {"seat": message.d.seat, "text": text})


def spread(table: Table, kind: str, data: dict[str, Any]) -> None:
    """To everybody at the table."""
    for client in table.clients:
        client.push(frames.frame(kind, table.seen(client), data))


async def ping(table: Table, client: Client, message: wire.Ping) -> None:
    """Yes."""
    answer(table, client, message.a)


async def hold(table: Table, client: Client, message: wire.Hold) -> None:
    """Hold up a seat."""
    table.hold(client, message)


async def move(table: Table, client: Client, message: wire.Move) -> None:
    """Choose for the seat held up."""
    await choices.move(table, client, message)


ACTS: dict[type, Callable[[Table, Client, Any], Awaitable[None]]] = {
    wire.Move: move,
    wire.Hold: hold,
    wire.Sit: sit,
    wire.Stand: stand,
    wire.Swap: swap,
    wire.Bot: bot,
    wire.Remove: remove,
    wire.Lock: lock,
    wire.Set: set_up,
    wire.Start: start,
    wire.Contribute: contribute,
    wire.Away: away,
    wire.Leave: leave,
    wire.Emote: emote,
    wire.Chat: chat,
    wire.Ping: ping,
}


async def handle(table: Table, client: Client, message: Any) -> None:
    """Do what a client asks, alone at this table while it is done."""
    async with table.lock:
        await table.sure()
        if isinstance(message, wire.Sit | wire.Stand | wire.Swap) and table.lagging and table.delayed(client):
            raise MatchRunning()  # for this client it is not over yet
        try:
            await ACTS[type(message)](table, client, message)
        except RuleError:
            raise
        except BaseException:
            table.unsure = True  # a defect of ours, or the end of this task: what counts is on disk
            raise
        finally:
            table.flush()
