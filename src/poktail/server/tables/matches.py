"""Begins a table's match, plays each move (check, store, then send), and stores the result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from time import monotonic

from poktail.bots.levels import DEFAULT_LEVEL
from poktail.core import registry
from poktail.core.errors import RuleError
from poktail.core.fair import Fair
from poktail.core.game import Seat, sides
from poktail.core.payoffs import ranks
from poktail.server.accounts import ratings
from poktail.server.accounts.rating_weights import groups, weight_of, who_left
from poktail.server.errors import BadMessage, Forbidden, NoMatch, SequenceTaken
from poktail.server.storage.documents import taker_of
from poktail.server.storage.rating_facts import RatingFacts
from poktail.server.storage.store import LogRow
from poktail.server.storage.table_store import (
    MatchRow,
    RatingKey,
    RatingRow,
    Result,
    Seal,
    game_with,
    rated_as,
)
from poktail.server.tables import seating, updates, votes
from poktail.server.tables.clocks import Clocks
from poktail.server.tables.commands import BotMove, Move
from poktail.server.tables.delayed_match import DelayedMatch
from poktail.server.tables.live_match import LiveMatch
from poktail.server.tables.live_table import Client, LiveTable
from poktail.server.tables.pace import showdown_pause

# The beginning


async def start(table: LiveTable) -> None:
    """Begin soon: seats that have not contributed randomness get a moment to do so."""
    table.rematch.clear()
    table.showdown.until = None
    table.starts_at = table.services.ticks() + round(table.services.settings.entropy_wait * 1000)
    table.table_changed()
    await begin_when_ready(table)
    if table.starts_at is not None:
        table.wake_scheduler()


async def start_if_agreed(table: LiveTable) -> None:
    """Start the rematch that everybody present wants; bots take the seats of those who have left."""
    if table.starts_at is None and votes.rematch_agreed(table):
        doc = seating.ready(table.doc, table.doc.host, DEFAULT_LEVEL)
        if doc is not table.doc:
            await table.services.store.save(doc)
            table.doc = doc
        await start(table)


async def begin_when_ready(table: LiveTable) -> None:
    """Begin once every person present has contributed randomness, or the time for that is over."""
    if table.starts_at is None:
        return
    people = [(s, h.profile) for s, h in enumerate(table.doc.seats) if h and h.profile and not h.bot]
    missing = [seat for seat, profile in people if table.present(profile) and seat not in table.entropy]
    if missing and table.services.ticks() < table.starts_at:
        return
    try:
        await _begin(table)
    except RuleError as error:
        refused = updates.refusal(error, table.version)
        for client in table.clients:
            if client.profile == table.doc.host:
                table.send(client, refused)
        table.table_changed()


async def _begin(table: LiveTable) -> None:
    """Draw the first chance outcomes; from here on the chance of the match is fixed."""
    services, doc = table.services, table.doc
    table.starts_at = None
    game = game_with(doc.setup.game, doc.setup.options)
    seating.names(doc)
    given = [table.entropy.get(seat, seating.NO_CONTRIBUTION) for seat in range(len(doc.seats))]
    entropy, keys = tuple(part.entropy for part in given), table.keys
    live = LiveMatch(doc.match, game, Fair(table.seed, entropy), keys=keys)
    live.taker = taker_of(doc.seats, doc.setup.clock)
    doc = doc.changed(phase="playing", wishes=())
    await services.store.start_match(doc, game, entropy, groups(_places(table)), keys, rated=table.rated)
    now = services.ticks()
    table.doc, table.live, table.finished = doc, live, False
    table.absence.begin(now)
    table.rematch.clear()
    table.clocks = Clocks(doc.setup.clock, game.seats, now)
    delay = doc.setup.watch_delay * 1000
    table.delayed = DelayedMatch(LiveMatch(live.id, game, live.fair), now, delay) if delay else None
    services.metrics.match_started(game.id)
    for client in table.clients:
        seats = doc.seats_of(client.profile)
        keeps_seat = client.who is not None and client.who.kind == "bot" and client.playing_as in seats
        if seats and not keeps_seat:  # with several seats on one screen nothing is shown before somebody asks
            client.playing_as, client.following = (seats[0] if len(seats) == 1 else None), True
    table.table_changed(begun=True)
    for client in table.clients:
        if client.following:
            table.show(client, None, None)
    if table.needs_scheduler:
        table.wake_scheduler()


def _places(table: LiveTable) -> list[set[str]]:
    """The addresses from which the person in each seat is connected."""
    return [
        {client.place for client in table.clients if holder and holder.profile == client.profile and client.place}
        for holder in table.doc.seats
    ]


# Moves: one path for people, bots and stand-ins


async def move(table: LiveTable, client: Client, command: Move) -> None:
    """A client's move for the seat it plays as; a repeated one is acknowledged, not played again."""
    seat, live = client.playing_as, table.live
    if seat is None or seat not in table.doc.seats_of(client.profile):
        raise Forbidden(need="seat")
    if live is None:
        raise NoMatch()
    if repeated(table, live, client, seat, command.d, command.a):
        return
    current = command.v == live.match.version  # otherwise the move is refused for that
    server = table.services.signing_key.public
    signature = live.check_signature(seat, command.d, command.s, server) if current else None
    await _play(table, seat, command.d, command.v, "owner", client, command.a, signature)


def repeated(table: LiveTable, live: LiveMatch, client: Client, seat: Seat, notation: str, ack: str) -> bool:
    """Whether the seat has sent this under this id before; then it is acknowledged."""
    known = live.acks.get((seat, ack))
    if known is None:
        return False
    if known != notation:  # a client that reuses its ids must not lose a move
        raise BadMessage(field="a", reason="used")
    table.send(client, updates.acknowledged(live.match.version, again=True), ack)
    return True


async def bot_move(table: LiveTable, _client: None, command: BotMove) -> bool:
    """The move of a bot or stand-in, unless the seat is no longer its to play; True if it was played."""
    live, seat = table.live, command.seat
    if live is None or live.match.version != command.version or seat not in live.match.waiting:
        return False
    if table.doc.phase != "playing" or not table.bot_plays(seat) or not table.clients:
        return False
    holder = table.doc.seats[seat]
    by = "bot" if holder is not None and holder.profile is None else "stand_in"
    await _play(table, seat, command.notation, command.version, by, None, None)
    return True


async def _play(
    table: LiveTable, seat: Seat, notation: str, version: int, by: str, client: Client | None, ack: str | None,
    signature: bytes | None = None,
) -> None:  # fmt: skip
    """Check a move, make it durable, and only then send it to everybody."""
    live, services, begun = table.live, table.services, monotonic()
    assert live is not None
    moved_on = live.choose(seat, notation, version)
    now = services.ticks()
    row = LogRow(live.id, live.seq, services.now(), seat, notation, by, ack, table.clocks.think(now), signature)
    table.stale = True  # until the store has answered, memory is ahead of it
    await services.store.append(row)
    table.stale = False
    live.stored(row)
    table.clocks.used(seat, row.spent)
    if table.delayed is not None:
        table.delayed.feed(row, now)
    if moved_on:
        _pause_after_showdown(table, version, now)
        table.clocks.turned(now)
        table.send_events(version, client, ack)
    else:
        table.send_waiting(seat, client, ack)
    services.metrics.moved(live.game.id, by, monotonic() - begun)
    if client is not None and seat in table.absence.stand_ins and not live.over:  # the owner is back
        table.absence.stand_ins.discard(seat)
        table.table_changed()
    if (live.over and not await finish(table)) or table.needs_scheduler:
        table.wake_scheduler()


def _pause_after_showdown(table: LiveTable, before: int, now: int) -> None:
    """Let bots wait, and pages hold back what follows, if these events decided something worth a look."""
    if table.live is None or not (table.doc.has_bots or len(votes.voters(table)) > 1):
        return
    pause = showdown_pause(table.services.settings.bot_pause, table.doc.pace)
    kinds = {type(event.what) for event in table.live.match.log[before:]}
    if pause and kinds & registry.find(table.live.game.id).showdowns:
        table.showdown.begin(now + pause, table.live.match.version)
        table.table_changed(live=True)


# The end


async def finish(table: LiveTable) -> bool:
    """Store the result and reveal the seed once the match is over; False if storing fails and must be tried again."""
    live, services = table.live, table.services
    if live is None or not live.over or table.finished:
        return True
    payoffs = live.match.payoffs
    assert payoffs is not None
    seal = services.new_seal()
    change = {"phase": "over", "last": live.id, "match": seal.match, "commitment": seal.commitment, "wishes": ()}
    doc, result = table.doc.changed(**change), Result(payoffs, tuple(ranks(payoffs)))
    try:
        await services.store.end_match(doc, live.id, result, seal, partial(new_ratings, payoffs))
    except SequenceTaken:  # stored already, perhaps by ourselves without knowing it: no result is stored twice
        doc, seed = await services.store.load(doc.id)
        seal = Seal(doc.match, seed, doc.commitment)
    except RuleError:
        return False
    table.doc, table.seed, table.finished = doc, seal.seed, True
    table.entropy.clear()
    table.absence.end()
    table.rematch.clear()
    services.metrics.match_ended(live.game.id)
    table.send_over()
    table.table_changed(ended=True)
    return True


def new_ratings(
    payoffs: tuple[int, ...], row: MatchRow, known: Mapping[RatingKey, RatingRow], facts: RatingFacts
) -> Iterable[RatingRow]:
    """The ratings after a match; people are rated among people, bots among bots, and a person who left has lost."""
    people = [seat for seat, holder in enumerate(row.holders) if holder.profile and not holder.bot]
    left = who_left(facts.moves, people)
    early = {seat for seat, late in left.items() if not late}
    entrants = [
        ratings.Entrant(None if seat in early or who in facts.deleted else who, pool)
        for seat, (pool, who) in enumerate(map(rated_as, row.holders))
    ]
    pools = {entrant.who: entrant.pool for entrant in entrants}
    before = {who: ratings.Rating(r.mu, r.sigma, r.matches) for (_, who), r in known.items()}
    weight = weight_of([holder.profile for holder in row.holders], row.places, facts.meetings)
    lost = left.keys() - early
    for who, rating in ratings.rate(payoffs, sides(row.game), entrants, before, weight, lost).items():
        yield RatingRow(row.game.id, pools[who], who, rating.mu, rating.sigma, rating.matches)
