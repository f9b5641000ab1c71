"""Tests of whole matches over real sockets: people, bots, one device for all seats, live and delayed spectators."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from poktail.bots.levels import ALIASES
from poktail.core import codec, record
from poktail.core.fair import Fair, commitment
from poktail.core.game import CHANCE, Chance, Event, Seat
from poktail.server.history.chance_report import throws, values
from poktail.server.history.replays import spelled, turning_points
from tests.sampling import sample
from tests.server.finished_match import GAMES, FinishedMatch, gapless, observations, record_of, together
from tests.server.live import Person, Process, Round, entropy, seated, serving, stranger
from tests.terminal.runs import poktail

pytestmark = pytest.mark.xdist_group("server_end_to_end")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


# A match of people and bots


@pytest.mark.parametrize("game", sample(GAMES, "pok", "pook"))
def test_people_and_bots_play_a_match_to_the_end_and_it_verifies(game: str, server: Process, tmp_path: Path) -> None:
    async def main() -> None:
        async with seated(server, game) as ring:
            ann, ben = ring.people
            shown = (await ring.sockets[1].state())["commitment"]
            await ring.sockets[0].do("bot", {"seat": 2, "level": "regular"})
            overs = await ring.play(Random(game), *await ring.start())
            result = overs[0]["d"]
            assert all(over["d"] == result and over["v"] == overs[0]["v"] for over in overs)
            assert commitment(bytes.fromhex(result["seed"])) == shown
            assert result["entropy"][:2] == [entropy(0), entropy(1)]
            kept = await record_of(ben, result["match"])
            assert kept.header.commitment == shown
            assert [part.hex() for part in kept.header.entropy] == result["entropy"]
            finished = FinishedMatch(kept)
            assert kept.verified().payoffs == tuple(result["payoffs"]) == finished.match.payoffs
            for seat, socket in enumerate(ring.sockets):
                assert gapless(socket.frames)
                assert all(
                    finished.holds(frame) and finished.fits_schema(frame) for frame in observations(socket.frames)
                )
                assert {frame["d"]["seat"] for frame in observations(socket.frames)} == {seat}
            text = (await ann.http.get(f"/api/matches/{result['match']}/record")).text
            (tmp_path / "match.txt").write_text(text)
            done = poktail("verify", str(tmp_path / "match.txt"), "--commitment", shown)
            assert (done.returncode, done.stderr) == (0, "")
            assert "Ann" in done.stdout and "Ben" in done.stdout
            await told_again(ring, result["match"], kept)
            await kept_in_mind(ring, game, result)

    asyncio.run(main())


def seen_by(seat: Seat | None, event: Event) -> Any:
    return event.as_seen_by(seat)


async def told_again(ring: Round, match: str, kept: record.Record) -> None:
    """JSON lines, replays and throws agree with the record."""
    ann, finished, path = ring.people[0], FinishedMatch(kept), f"/api/matches/{match}"
    lines = [json.loads(line) for line in (await ann.http.get(f"{path}/record?format=jsonl")).text.splitlines()]
    header, *steps, last = lines
    assert header["game"] == kept.header.game.id
    assert header["options"] == codec.options_of(kept.header.game)
    assert header["commitment"] == kept.header.commitment
    assert (header["names"], header["entropy"]) == (
        list(kept.header.names),
        [part.hex() for part in kept.header.entropy],
    )
    assert steps == [{"step": n, "choice": spelled(choice)} for n, choice in enumerate(kept.steps, 1)]
    assert kept.seed is not None
    assert kept.server is not None
    signed = {"server": kept.server.key.hex(), "signature": kept.server.signature.hex()}
    assert last == {"result": list(finished.match.payoffs or ()), "reveal": kept.seed.hex()} | signed
    async with stranger(ann.server) as visitor:
        for seat, visibility in ((None, "public"), (0, "seat"), (3, "seat")):
            query = f"{path}/replay?visibility={visibility}" + ("" if seat is None else f"&seat={seat}")
            found = await visitor.read(query)
            assert (found["over"], found["seat"]) == (True, seat)
            assert found["turning_points"] == turning_points(kept.header.game, kept.steps, partial(seen_by, seat))
            told = [one for step in found["steps"] for one in step["events"]]
            assert told == finished.events(seat, 0, finished.match.version)
            assert all(step["chance"] == (step["wait_ms"] is None) for step in found["steps"])
            for step in found["steps"]:
                assert step["v"] not in finished.moments or step["view"] == finished.view(seat, step["v"])
        full = await visitor.read(f"{path}/replay?visibility=everything")
        assert [step["choice"] for step in full["steps"][1:]] == [spelled(choice) for choice in kept.steps]
        last_views = [finished.view(seat, finished.match.version) for seat in (None, *range(finished.game.seats))]
        assert full["steps"][-1]["views"] == last_views
        brought = throws(finished.match).to_json() | {"values": values(finished.match)}
        assert await visitor.read(f"{path}/throws") == json.loads(json.dumps(brought))
        await proven(visitor, path, kept)


async def proven(visitor: Person, path: str, kept: record.Record) -> None:
    """With the odds alone, page by page, the same outcomes come out as by the rules."""
    found, first, throws_of = None, 0, []
    while first is not None:
        found = await visitor.read(f"{path}/proof?first={first}")
        names = found["names"]
        for throw in found["throws"]:
            step, drawn, odds = throw["step"], names[throw["drawn"]], found["odds"][throw["odds"]]
            assert str(kept.steps[step][CHANCE]) == drawn
            pairs = zip(odds["names"], odds["weights"], strict=True)
            outcomes = tuple((names[name], int(weight)) for name, weight in pairs)
            assert Fair(kept.seed or b"", kept.header.entropy).draw(step, Chance(outcomes)) == drawn
            throws_of.append(step)
        first = found["next"]
    assert throws_of == [step for step, choice in enumerate(kept.steps) if CHANCE in choice]
    assert (found["commitment"], found["seed"]) == (kept.header.commitment, kept.seed and kept.seed.hex())
    assert found["entropy"] == [part.hex() for part in kept.header.entropy]
    assert (found["steps"], found["bots"]) == (len(kept.steps), [False, False, True, True])


async def kept_in_mind(ring: Round, game: str, result: dict[str, Any]) -> None:
    """Result, ratings and profiles."""
    ann, ben = ring.people
    found = await ben.read(f"/api/matches/{result['match']}")
    assert found["state"] == "over" and found["rated"]
    assert [seat["payoff"] for seat in found["seats"]] == result["payoffs"]
    assert [seat["rank"] for seat in found["seats"]] == result["ranks"]
    assert [seat["profile"] for seat in found["seats"]] == [ann.id, ben.id, None, None]
    assert [seat["level"] for seat in found["seats"]] == [None, None, ALIASES["regular"], "random"]
    people = {one["who"]: one for one in await ann.read(f"/api/leaderboard?game={game}")}
    assert {ann.id, ben.id} <= people.keys() and not any(who.startswith("level:") for who in people)
    bots = {one["who"] for one in await ann.read(f"/api/leaderboard?game={game}&pool=bot")}
    assert bots == {f"level:{ALIASES['regular']}", "level:random"}
    for seat, person in enumerate(ring.people):
        profile = await ann.read(f"/api/profiles/{person.id}")
        assert (profile["name"], profile["matches"]) == (person.name, 1)
        assert [(one["game"], one["matches"]) for one in profile["ratings"]] == [(game, 1)]
        mine = await person.read("/api/me/matches")
        (one,) = mine["matches"]
        assert (one["match"], one["mine"], mine["next"]) == (result["match"], [seat], None)
        assert one["seats"] == found["seats"]


def test_a_rematch_is_sealed_anew_and_keeps_the_seats(server: Process) -> None:
    async def main() -> None:
        async with seated(server, together().id) as ring:
            seals, matches = [], []
            for _ in range(2):
                before = await ring.sockets[0].state()
                seals.append(before["commitment"])
                for seat, socket in enumerate(ring.sockets):
                    await socket.do("entropy", {"seat": seat, "hex": entropy(seat + len(seals))})
                overs = await ring.play(Random(1), *await ring.start())
                after = await ring.sockets[0].state()
                assert (after["phase"], after["last"]) == ("over", overs[0]["d"]["match"])
                assert [one["name"] for one in after["seats"]][:2] == ["Ann", "Ben"]
                assert not any(one["contributed"] for one in after["seats"])
                kept = await record_of(ring.people[0], after["last"])
                assert kept.verified() and kept.header.commitment == before["commitment"]
                assert kept.header.entropy[1].hex() == entropy(1 + len(seals))
                matches.append(after["last"])
            assert len({*seals, after["commitment"]}) == 3 and len({*matches, after["match"]}) == 3

    asyncio.run(main())


def test_a_rematch_waits_for_everybody_who_is_there(server: Process) -> None:
    async def main() -> None:
        async with seated(server, together().id, 3, options={"seats": 3}) as ring:
            ann, ben, cleo = ring.sockets
            assert (await ben.ask("rematch", {"on": True}))["d"]["code"] == "no_match"
            overs = await ring.play(Random(1), *await ring.start())
            async with stranger(server) as visitor, visitor.at(ring.table) as watcher:
                assert (await watcher.ask("rematch", {"on": True}))["d"]["code"] in ("unauthorized", "forbidden")
            await ben.do("rematch", {"on": True})
            assert ((await ann.state())["rematch"], (await ann.state())["phase"]) == ([1], "over")
            await ben.do("rematch", {"on": False})
            await cleo.do("rematch", {"on": True})
            await ann.do("rematch", {"on": True})
            assert ((await ben.state())["rematch"], (await ben.state())["phase"]) == ([0, 2], "over")
            await ben.connection.close()  # whoever has left is not waited for
            view = await ann.until("view")
            assert (await cleo.ask("rematch", {"on": True}))["d"]["code"] == "no_match"
            assert view["d"]["match"] != overs[0]["d"]["match"]
            assert ((await ann.state())["rematch"], (await ann.state())["phase"]) == ([], "playing")

    asyncio.run(main())


# One device for all seats


async def pass_around(ring: Round, seats: int, rng: Random) -> list[tuple[int | None, dict[str, Any]]]:
    """Play all seats but the last on one socket, holding up one after the other; each frame with the seat asked for."""
    socket, event, held = ring.sockets[0], list[tuple[int | None, dict[str, Any]]](), None
    frame = (await ring.start())[0]
    while True:
        mark = len(socket.frames)
        waiting = [seat for seat in frame["d"]["waiting"] if seat < seats]
        if not waiting:
            frame = await socket.until("events", "waiting", "over")
            event += [(held, one) for one in socket.frames[mark:]]
            if frame["t"] == "over":
                return event
            continue
        seat = rng.choice(waiting)
        frame = await socket.do("play_as", {"seat": seat})
        event += [(held, one) for one in socket.frames[mark:-1]]
        held, mark = seat, len(socket.frames) - 1
        if frame["d"]["legal"]:
            move = rng.choice(frame["d"]["legal"])[0]
            frame = await socket.do("move", move, v=frame["v"])
            if frame["t"] == "waiting":
                assert frame["d"]["chosen"] == move
        event += [(held, one) for one in socket.frames[mark:]]
        if any(one["t"] == "over" for one in socket.frames[mark:]):
            return event


@pytest.mark.parametrize("game", sample(GAMES, "pok", "pook"))
def test_one_device_for_several_seats_is_shown_only_the_one_it_holds_up(game: str, server: Process) -> None:
    async def main() -> None:
        async with seated(server, game, 1) as ring:
            seats = len((await ring.sockets[0].state())["seats"]) - 1
            for seat in range(1, seats):
                await ring.sockets[0].do("sit", {"seat": seat, "name": f"Kid {seat}", "entropy": entropy(seat)})
            event = await pass_around(ring, seats, Random(game))
            over = next(frame for _, frame in event if frame["t"] == "over")
            kept = await record_of(ring.people[0], over["d"]["match"])
            assert kept.verified() and [part.hex() for part in kept.header.entropy[:2]] == [entropy(0), entropy(1)]
            finished = FinishedMatch(kept)
            shown = [(held, frame) for held, frame in event if frame["t"] in ("view", "events")]
            assert all(frame["d"]["seat"] == held and finished.holds(frame) for held, frame in shown)
            assert {held for held, _ in shown} >= set(range(seats))
            assert any(finished.differs(frame) for _, frame in shown)
            (one,) = (await ring.people[0].read("/api/me/matches"))["matches"]
            assert one["mine"] == list(range(seats))
            for held, frame in event:
                if frame["t"] == "waiting" and "a" not in frame:
                    assert "chosen" not in frame["d"], (held, frame)

    asyncio.run(main())
