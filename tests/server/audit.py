"""Test helper: checks a server's database and everything its clients were sent, after a run."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from poktail.core import codec, record, registry
from poktail.core.fair import Fair
from poktail.core.match import Match
from poktail.server.storage.rating_facts import RatingFacts
from poktail.server.storage.store import LogRow
from poktail.server.storage.table_store import match_row_of
from poktail.server.tables.live_match import LiveMatch
from poktail.server.tables.matches import new_ratings
from tests.server.crashing_server import Memory


def places(play: LiveMatch, rows: list[LogRow]) -> Iterator[tuple[LogRow, int]]:
    """Each stored move and the version it was made at, the match played again on the way."""
    for row in rows:
        yield row, play.match.version
        play.redo(row)


def check_match(
    found: sqlite3.Row, rows: list[LogRow], text: str, clients: list[Memory], strangers: bool = False
) -> int:
    """One finished match against everything its clients know of it; how many acknowledged moves it has.

    With `strangers` other seats may have been played by people who are none of these clients.
    """
    kept = record.read(text)
    assert isinstance(kept, record.Record)
    match, doc = kept.verified(), json.loads(found["doc"])
    game = codec.with_options(registry.find(found["game"]).game, doc["options"])
    entropy = tuple(bytes.fromhex(part) for part in doc["entropy"])
    play = LiveMatch(found["id"], game, Fair(found["seed"], entropy))
    at = {(row.seat, row.ack): (row, version) for row, version in places(play, rows) if row.ack}
    assert [row.seq for row in rows] == list(range(len(rows)))
    assert play.match.steps == list(kept.steps) == match.steps
    assert play.over and json.loads(found["payoffs"]) == list(match.payoffs or ())
    assert len(at) == len([row for row in rows if row.by == "owner"])  # what people did has a name, each its own
    confirmed = 0
    for client in clients:
        for sent in (sent for sent in client.sent.values() if sent.match == found["id"]):
            row, version = at.pop((sent.seat, sent.ack), (None, 0))
            if sent.ack in client.acknowledged:
                assert row is not None and (row.move, version, row.by) == (sent.move, sent.version, "owner"), sent
                confirmed += 1
            assert row is None or sent.ack not in client.refused, sent
        _check_told(match, client, client.events.get(found["id"], {}), client.views.get(found["id"], {}))
        over = client.over.get(found["id"])
        assert over is None or (over["payoffs"], over["seed"]) == (list(match.payoffs or ()), found["seed"].hex())
    known = {client.seat for client in clients} if strangers else {seat for seat, _ in at}
    assert [key for key in at if key[0] in known] == []  # nobody moved but those who did
    return confirmed


def _check_told(match: Match, client: Memory, told: dict[int, Any], views: dict[int, Any]) -> None:
    whole = {event.version: codec.to_json(event.what) for event in match.events_since(client.seat)}
    assert told == {version: whole[version] for version in told}
    again, seen = Match(match.game), {}
    for step in match.steps:
        again.step(step)
        seen[again.version] = codec.to_json(again.view(client.seat))
    assert {version: view for version, view in views.items() if seen.get(version) != view} == {}


def check_books(database: sqlite3.Connection) -> Counter[tuple[str, str]]:
    """Results and ratings were kept exactly once; how many rated matches each has had."""
    counts: Counter[tuple[str, str]] = Counter()
    for found in database.execute("SELECT * FROM matches WHERE state = 'over'"):
        doc, payoffs = json.loads(found["doc"]), json.loads(found["payoffs"])
        seats = database.execute("SELECT * FROM seats WHERE match = ? ORDER BY seat", (found["id"],)).fetchall()
        assert [row["payoff"] for row in seats] == payoffs
        assert all(row["rank"] for row in seats)
        if not doc.get("unrated"):
            facts = RatingFacts([(row.seat, row.by) for row in log_of(database, found["id"])])
            rated = new_ratings(tuple(payoffs), match_row_of(SimpleNamespace(**dict(found))), {}, facts)
            counts.update((found["game"], one.who) for one in rated)
    stored = {(row["game"], row["who"]): row["matches"] for row in database.execute("SELECT * FROM ratings")}
    assert stored == dict(counts)
    for (table,) in database.execute("SELECT id FROM tables"):
        states = [row["state"] for row in database.execute("SELECT state FROM matches WHERE table_id = ?", (table,))]
        assert len([state for state in states if state != "over"]) == 1  # the next one is sealed already, and once
    assert [row[0] for row in database.execute("PRAGMA integrity_check")] == ["ok"]
    return counts


def log_of(database: sqlite3.Connection, match: str) -> list[LogRow]:
    """The stored moves of a match."""
    columns = '"match", seq, at, seat, move, "by", ack, spent'
    found = database.execute(f'SELECT {columns} FROM log WHERE "match" = ? ORDER BY seq', (match,))
    return [LogRow(*row) for row in found]
