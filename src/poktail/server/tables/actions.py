"""Maps every table command to its handler (`HANDLERS`), and handles sitting, standing, set-up, start and leaving.

Moves are handled in matches.py.
"""

from __future__ import annotations

from poktail.bots.levels import DEFAULT_LEVEL
from poktail.core.errors import RuleError
from poktail.server.accounts.identity import Who, refuse_new_name
from poktail.server.accounts.profiles import clean_name
from poktail.server.errors import (
    BotAway,
    Forbidden,
    MatchRunning,
    NoMatch,
    NotWatchable,
    Unauthorized,
)
from poktail.server.storage.documents import TableDocument
from poktail.server.tables import (
    coach,
    commands,
    matches,
    presence,
    scheduler,
    seating,
    take_back,
    talk,
    updates,
    votes,
)
from poktail.server.tables.live_match import LiveMatch
from poktail.server.tables.live_table import Client, Handlers, LiveTable
from poktail.server.tables.presence import own_seat


def person(client: Client) -> Who:
    """Who uses this connection, or Unauthorized."""
    if client.who is None:
        raise Unauthorized()
    return client.who


def refuse_if_delayed(table: LiveTable, client: Client) -> None:
    """Raise MatchRunning for a spectator who has not seen the end of the match yet."""
    if table.lagging and table.sees_late(client):
        raise MatchRunning()


async def save_and_broadcast(table: LiveTable, client: Client | None, doc: TableDocument, ack: str | None) -> None:
    """Store the new document, answer, and send the table to everybody."""
    if table.starts_at is not None:
        raise MatchRunning()
    if doc is not table.doc:
        await table.services.store.save(doc)
        before, table.doc = table.doc, doc
        if doc.phase != "playing":  # randomness belongs to the person who contributed it
            for seat in list(table.entropy):
                if doc.profile_at(seat) is None or before.profile_at(seat) not in (None, doc.profile_at(seat)):
                    del table.entropy[seat]
    if client is not None:
        table.answer(client, ack)
    stop_following(table)
    table.table_changed()
    if table.needs_scheduler:
        table.wake_scheduler()


def stop_following(table: LiveTable) -> None:
    """Stop showing a seat to clients that no longer own it, and the match to those who may no longer watch."""
    private = table.doc.setup.watch == "nobody"
    for client in table.clients:
        seats = table.doc.seats_of(client.profile)
        if (private and not seats) or (client.playing_as is not None and client.playing_as not in seats):
            client.playing_as, client.following = None, False


# Seats


async def sit(table: LiveTable, client: Client, command: commands.Sit) -> None:
    """Take a seat under a name, and contribute randomness."""
    refuse_if_delayed(table, client)
    who = person(client)
    if who.kind == "bot":
        raise Forbidden(need="person")
    seat = command.d.seat
    name = clean_name(command.d.name or who.name, table.services.settings.name_length)
    if name != who.name:
        refuse_new_name(who, table.services.now())
    doc = seating.sit(table.doc, who.profile, seat, name)
    before = table.entropy.get(seat)
    if command.d.entropy and table.starts_at is None:
        table.entropy[seat] = _contribution(command.d.entropy, command.d.key)
    try:
        await save_and_broadcast(table, client, doc, command.a)
    except RuleError:  # not seated, nothing contributed
        table.entropy.pop(seat, None)
        if before is not None:
            table.entropy[seat] = before
        raise


def _contribution(entropy: str, key: str | None) -> seating.Contribution:
    return seating.Contribution(bytes.fromhex(entropy), bytes.fromhex(key or ""))


async def stand(table: LiveTable, client: Client, command: commands.Stand) -> None:
    """Give up a seat."""
    refuse_if_delayed(table, client)
    doc = seating.stand(table.doc, person(client).profile, command.d.seat)
    await save_and_broadcast(table, client, doc, command.a)


async def swap(table: LiveTable, client: Client, command: commands.Swap) -> None:
    """Swap two seats; their randomness is dropped."""
    refuse_if_delayed(table, client)
    doc = seating.swap(table.doc, person(client).profile, command.d.seat, command.d.other)
    if doc.seats != table.doc.seats and table.starts_at is None:
        for seat in (command.d.seat, command.d.other):
            table.entropy.pop(seat, None)
    await save_and_broadcast(table, client, doc, command.a)


async def add_bot(table: LiveTable, client: Client, command: commands.Bot) -> None:
    """Put one of the server's bots into a seat."""
    doc = seating.put_bot(table.doc, client.profile, command.d.seat, command.d.level or DEFAULT_LEVEL)
    await save_and_broadcast(table, client, doc, command.a)


async def remove(table: LiveTable, client: Client, command: commands.Remove) -> None:
    """Host: free a seat; during a match a bot plays on, and if the match is rated, others have to agree."""
    seat, by = command.d.seat, client.profile
    if table.doc.phase == "playing" and table.rated:
        if not votes.vote_to_remove(table, client, seat):
            table.answer(client, command.a)
            table.table_changed()
            return
        by = table.doc.host
    doc = seating.remove(table.doc, by, seat, DEFAULT_LEVEL)
    table.absence.forget(seat)
    await save_and_broadcast(table, client, doc, command.a)


async def lock(table: LiveTable, client: Client, command: commands.Lock) -> None:
    """Host: lock or unlock the table."""
    await save_and_broadcast(table, client, seating.lock(table.doc, client.profile, command.d.on), command.a)


async def set_up(table: LiveTable, client: Client, command: commands.Set) -> None:
    """Host: change the set-up."""
    seating.game_of(command.d)
    setup = seating.with_default_grace(command.d, table.services.settings.grace)
    doc = seating.set_up(table.doc, client.profile, setup)
    await save_and_broadcast(table, client, doc, command.a)
    if table.live is not None:
        table.live = table.delayed = None
        for other in table.clients:
            other.playing_as, other.following = None, False


async def set_pace(table: LiveTable, client: Client, command: commands.SetPace) -> None:
    """Host: set how fast bots move."""
    await save_and_broadcast(table, client, seating.set_pace(table.doc, client.profile, command.d.pace), command.a)


async def leave(table: LiveTable, client: Client, command: commands.Leave) -> None:
    """Give up all seats; during a match bots play them, and the person may still come back."""
    profile = person(client).profile
    if table.doc.phase == "playing":
        table.absence.stand_ins |= set(table.doc.seats_of(profile))
    await save_and_broadcast(table, client, seating.left(table.doc, profile), command.a)


async def away(table: LiveTable, client: Client, command: commands.Away) -> None:
    """Let a bot play a seat of mine for a while, or take the seat back."""
    seat = own_seat(table, client, command.d.seat)
    if table.doc.phase != "playing":  # otherwise the next holder would be away
        raise NoMatch()
    (table.absence.stand_ins.add if command.d.on else table.absence.stand_ins.discard)(seat)
    table.answer(client, command.a)
    table.table_changed()
    table.wake_scheduler()


# The match


async def start(table: LiveTable, client: Client, command: commands.Start) -> None:
    """Host: start. Seats that have not contributed randomness get a moment to do so."""
    if table.starts_at is not None:
        raise MatchRunning()
    doc = seating.ready(table.doc, client.profile, command.d.fill)
    await save_and_broadcast(table, client, doc, command.a)
    await matches.start(table)


async def rematch(table: LiveTable, client: Client, command: commands.Rematch) -> None:
    """Say that I want a rematch, or no longer."""
    refuse_if_delayed(table, client)
    profile = person(client).profile
    if profile not in votes.voters(table):
        raise Forbidden(need="seat")
    if table.doc.phase != "over":
        raise NoMatch()
    if table.starts_at is not None:
        raise MatchRunning()
    (table.rematch.add if command.d.on else table.rematch.discard)(profile)
    table.answer(client, command.a)
    table.table_changed(live=True)
    await matches.start_if_agreed(table)


async def contribute(table: LiveTable, client: Client, command: commands.Contribute) -> None:
    """Contribute randomness; it may be replaced until the match begins. A bot's would prove nothing (fairness.md)."""
    seat = own_seat(table, client, command.d.seat)
    if person(client).kind == "bot":
        raise Forbidden(need="person")
    if table.doc.phase == "playing":
        raise MatchRunning()
    table.entropy[seat] = _contribution(command.d.hex, command.d.key)
    table.answer(client, command.a)
    table.table_changed()
    await matches.begin_when_ready(table)


async def play_as(table: LiveTable, client: Client, command: commands.PlayAs) -> None:
    """Show the match from one of the client's seats, or as a spectator sees it."""
    seat, doc = command.d.seat, table.doc
    if seat is not None:
        own_seat(table, client, seat)
    elif doc.setup.watch == "nobody" and not doc.seats_of(client.profile):
        raise NotWatchable()
    before, known = (client.playing_as, client.following), table.live is not None and command.d.match == table.live.id
    client.playing_as, client.following = seat, True
    try:
        table.show(client, command.d.v if known else None, command.a)
    except RuleError:
        client.playing_as, client.following = before
        raise


# The connection


async def ping(table: LiveTable, client: Client, command: commands.Ping) -> None:
    """Answer a ping."""
    table.answer(client, command.a)


# The server's own commands


async def accept_offer(table: LiveTable, _client: None, command: commands.AcceptOffer) -> None:
    """A connected bot takes the seat it was offered."""
    doc = seating.sit(table.doc, command.profile, command.seat, command.name, bot=True, invited=True)
    await save_and_broadcast(table, None, doc, None)


async def decline_offer(table: LiveTable, _client: None, command: commands.DeclineOffer) -> None:
    """A connected bot declines: tell the host."""
    for client in table.clients:
        if client.profile == command.host:
            table.send(client, updates.refusal(BotAway(bot=command.profile), table.version_for(client)))


async def remove_profile(table: LiveTable, _client: None, command: commands.RemoveProfile) -> None:
    """A profile was deleted or banned: its seats become free, or a bot plays them to the end."""
    doc = seating.without(table.doc, command.profile, DEFAULT_LEVEL, keep_names=command.banned)
    if not command.banned:
        table.recent_chat.forget(command.profile)
    await table.services.store.save(doc)
    for seat in table.doc.seats_of(command.profile):
        table.absence.forget(seat)
    table.doc = doc
    stop_following(table)
    table.table_changed()
    table.wake_scheduler()


async def rename_profile(table: LiveTable, _client: None, command: commands.RenameProfile) -> None:
    """The operator has renamed a profile: its seats here get the name."""
    doc = seating.renamed(table.doc, command.profile, command.name)
    if doc is not table.doc:
        await table.services.store.save(doc)
        table.doc = doc
        table.table_changed()


async def read_match(table: LiveTable, _client: None, command: commands.ReadMatch) -> LiveMatch:
    """The running match as far as this reader may see it."""
    mine = table.doc.seats_of(command.profile)
    if command.seat is not None and command.seat not in mine:
        raise Forbidden(need="seat")
    if not mine and table.doc.setup.watch == "nobody":
        raise NotWatchable()
    late = table.delayed if not mine else None
    live = late.live if late else table.live
    if live is None or live.id != command.match or (late and not late.begun(table.services.ticks())):
        raise MatchRunning()
    return live


async def unload(table: LiveTable, _client: None, _command: commands.Unload) -> bool:
    """Whether a table without clients may leave memory; a used one is stored, so that it counts as used today."""
    if not await matches.finish(table) or table.clients:
        return False
    if table.visited:
        await table.services.store.save(table.doc)
    return True


HANDLERS: Handlers = {
    commands.Move: matches.move,
    commands.BotMove: matches.bot_move,
    commands.TakeBack: take_back.take_back,
    commands.Why: coach.why,
    commands.Hint: coach.hint_observation,
    commands.PlayAs: play_as,
    commands.Sit: sit,
    commands.Stand: stand,
    commands.Swap: swap,
    commands.Bot: add_bot,
    commands.Remove: remove,
    commands.Lock: lock,
    commands.Set: set_up,
    commands.SetPace: set_pace,
    commands.Start: start,
    commands.Contribute: contribute,
    commands.Away: away,
    commands.StandIn: votes.propose_stand_in,
    commands.Rematch: rematch,
    commands.GoOn: votes.go_on,
    commands.Leave: leave,
    commands.Emote: talk.emote,
    commands.Chat: talk.chat,
    commands.Ping: ping,
    commands.Join: presence.join,
    commands.Disconnect: presence.disconnect,
    commands.Tick: scheduler.tick,
    commands.AcceptOffer: accept_offer,
    commands.DeclineOffer: decline_offer,
    commands.RemoveProfile: remove_profile,
    commands.RenameProfile: rename_profile,
    commands.ReadMatch: read_match,
    commands.Unload: unload,
}
