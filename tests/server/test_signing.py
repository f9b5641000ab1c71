"""Tests of signed moves on a real server: what is refused, who stays unsigned, and that no signature is told early."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from poktail.core import record
from poktail.core.signed import SeatSigned, check, move_message
from poktail.signing import SigningKey, verify
from tests.server.live import Person, Process, Socket, entropy, people, seated, serving

KEYS = [SigningKey(bytes([seat + 1] * 32)) for seat in range(3)]
GAME = "pok"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("signing")) as process:
        yield process


def keyed(seat: int, key: SigningKey) -> dict[str, Any]:
    return {"seat": seat, "entropy": entropy(seat), "key": key.public.hex()}


class Signer:
    """Signs as a device does, from what its socket was sent."""

    def __init__(self, socket: Socket, key: SigningKey) -> None:
        self.socket, self.key = socket, key
        self.server = bytes.fromhex(socket.frames[0]["d"]["key"])

    @property
    def table(self) -> dict[str, Any]:
        return next(frame["d"] for frame in reversed(self.socket.frames) if frame["t"] == "table")

    def sign(self, data: dict[str, Any], notation: str, **other: Any) -> str:
        place = {"seat": data["seat"], "decision": data["decision"], "commitment": self.table["commitment"]} | other
        message = move_message(place["commitment"], self.server, place["seat"], place["decision"], notation)
        return self.key.sign(message).hex()

    async def play(self, rng: Random, frame: dict[str, Any]) -> list[str]:
        """Play to the end; the signatures."""
        made = list[str]()
        while frame["t"] != "over":
            assert frame["t"] != "error", frame
            if frame["d"]["legal"]:
                notation = rng.choice(frame["d"]["legal"])[0]
                made.append(self.sign(frame["d"], notation))
                await self.socket.send("move", notation, v=frame["v"], s=made[-1])
            frame = await self.socket.until("view", "events", "over", "error")
        return made


async def recorded(person: Person, match: str) -> record.Record:
    kept = record.read((await person.http.get(f"/api/matches/{match}/record")).text)
    assert isinstance(kept, record.Record)
    return kept


async def public_key(person: Person) -> bytes:
    return bytes.fromhex((await person.read("/api/key"))["key"])


def test_a_match_is_signed_and_no_signature_is_told_before_its_end(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, 2, options={"seats": 3}) as ring:
            (ann, ben), sockets = ring.people, ring.sockets
            for seat, socket in enumerate(sockets):
                await socket.do("entropy", {"seat": seat, "hex": entropy(seat), "key": KEYS[seat].public.hex()})
            async with people(server, "Eve") as (eve,), eve.at(ring.table) as watching:
                await watching.do("play_as", {"seat": None})
                await sockets[0].do("start", {"fill": "regular"})
                signers = [Signer(socket, key) for socket, key in zip(sockets, KEYS, strict=False)]
                firsts = [await socket.until("view") for socket in sockets]
                shown = [holder["key"] for holder in signers[0].table["seats"]]
                assert shown == [KEYS[0].public.hex(), KEYS[1].public.hex(), None]
                match = firsts[0]["d"]["match"]
                both = [
                    signer.play(Random(n), first) for n, (signer, first) in enumerate(zip(signers, firsts, strict=True))
                ]
                made = [one for each in await asyncio.gather(*both) for one in each]
                await watching.until("over")
                said = "".join(raw for socket in (*sockets, watching) for raw in socket.raw)
            assert len(made) > 4
            assert not [one for one in made if one in said or bytes.fromhex(one).decode("latin-1") in said]
            assert not [one for one in made if one in server.log.read_text()]
            for path in ("", "/replay?visibility=everything", "/proof", "/throws"):
                assert not [one for one in made if one in (await ann.http.get(f"/api/matches/{match}{path}")).text]
            assert not [one for one in made if one in (await ann.http.get("/api/me/export")).text]
            kept = await recorded(ben, match)
            assert sorted(one.hex() for one in kept.signatures.values()) == sorted(made)
            counts = check(kept, verify, await public_key(ann))
            assert counts is not None
            assert [(one.key, one.signed == one.decisions) for one in counts[:2]] == [
                (k.public, True) for k in KEYS[:2]
            ]
            kept.verified()
            lines = (await ann.http.get(f"/api/matches/{match}/record?format=jsonl")).text
            assert record.read_json_lines(lines) == kept

    asyncio.run(main())


def test_a_running_match_tells_no_signature_to_anybody(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, 3, options={"seats": 3}) as ring:
            for seat, socket in enumerate(ring.sockets):
                await socket.do("entropy", {"seat": seat, "hex": entropy(seat), "key": KEYS[seat].public.hex()})
            await ring.sockets[0].do("start", {})
            ann = Signer(ring.sockets[0], KEYS[0])
            first = await ring.sockets[0].until("view")
            notation = first["d"]["legal"][0][0]
            made = ann.sign(first["d"], notation)
            assert (await ring.sockets[0].ask("move", notation, v=first["v"], s=made, a="mine"))["t"] == "waiting"
            async with ring.people[0].at(ring.table) as again:  # she reconnects and sends it once more
                await again.do("play_as", {"seat": 0})
                for signature in (made, "0" * 128):  # what counts is what was stored under this id
                    answer = await again.ask("move", notation, v=first["v"], s=signature, a="mine")
                    assert (answer["t"], answer["d"]) == ("ack", {"again": True})
                raw = again.raw
            for socket in ring.sockets:
                await socket.do("ping")
            said = "".join(one for socket in ring.sockets for one in socket.raw) + "".join(raw)
            match = first["d"]["match"]
            for person in ring.people:
                for path in ("", "/replay", "/replay?visibility=seat&seat=0", "/record", "/proof"):
                    said += (await person.http.get(f"/api/matches/{match}{path}")).text
                said += (await person.http.get("/api/me/export")).text
            assert made not in said
            assert made not in server.log.read_text()
            with sqlite3.connect(server.data / "poktail.db") as database:
                rows = database.execute("SELECT signature FROM log WHERE match = ?", (match,)).fetchall()
            assert rows == [(bytes.fromhex(made),)]

    asyncio.run(main())


def test_a_move_that_is_not_signed_for_here_is_refused_and_nothing_is_lost(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as (ann,), ann.at(await ann.open_table(GAME, options={"seats": 3})) as socket:
            await socket.do("sit", keyed(0, KEYS[0]))
            await socket.do("start", {"fill": "regular"})
            signer, first = Signer(socket, KEYS[0]), await socket.until("view")
            data, version = first["d"], first["v"]
            one, two = (legal[0] for legal in data["legal"][:2])
            good = signer.sign(data, one)
            elsewhere = move_message(signer.table["commitment"], bytes(32), 0, 0, one)
            wrong = {
                "missing": None,
                "of another move": signer.sign(data, two),
                "of another decision": signer.sign(data, one, decision=1),
                "of another seat": signer.sign(data, one, seat=1),
                "of another match": signer.sign(data, one, commitment="00" * 32),
                "of another key": Signer(socket, KEYS[1]).sign(data, one),
                "for another server": KEYS[0].sign(elsewhere).hex(),
                "of nothing": "0" * 128,
            }
            for what, signature in wrong.items():
                problem = await socket.refused("move", one, v=version, s=signature)
                reason = "missing" if signature is None else "wrong"
                assert problem == {"code": "bad_signature", "data": {"reason": reason}}, what
            for signature in ("", "x" * 128, "00" * 63, "--", 5):
                assert (await socket.refused("move", one, v=version, s=signature))["code"] == "bad_message"
            assert (await socket.refused("move", one, v=version + 1, s="0" * 128))["code"] == "stale"
            assert (await socket.ask("move", one, v=version, s=good))["t"] in ("events", "waiting")

    asyncio.run(main())


def test_whoever_cannot_sign_plays_and_stays_unsigned(server: Process) -> None:
    """A second device of the same person, a stand-in, two people at one device, and a client that knows no keys."""

    async def main() -> None:
        async with people(server, "Ann") as (ann,), ann.at(await ann.open_table(GAME, options={"seats": 3})) as socket:
            await socket.do("sit", keyed(0, KEYS[0]))
            await socket.do("start", {"fill": "regular"})
            frame, rng, sent = await socket.until("view"), Random(7), list[bool]()
            signer, match = Signer(socket, KEYS[0]), frame["d"]["match"]
            away = False
            while frame["t"] != "over":
                assert frame["t"] != "error", frame
                if frame["d"]["legal"] and not away:
                    notation, signs = rng.choice(frame["d"]["legal"])[0], len(sent) != 1
                    signature = signer.sign(frame["d"], notation) if signs else "-"
                    sent.append(signs)
                    away = len(sent) == 3
                    await socket.send("move", notation, v=frame["v"], s=signature)
                    if away:
                        await socket.do("away", {"seat": 0, "on": True})
                frame = await socket.until("view", "events", "over", "error")
            counts = check(await recorded(ann, match), verify, await public_key(ann))
            assert counts is not None
            assert counts[0].signed == sum(sent) < counts[0].decisions

    asyncio.run(main())


def test_people_who_share_a_device_do_not_sign(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as (ann,), ann.at(await ann.open_table(GAME, options={"seats": 3})) as socket:
            await socket.do("sit", keyed(0, KEYS[0]))
            assert (await socket.state())["seats"][0]["key"] == KEYS[0].public.hex()
            await socket.do("sit", keyed(1, KEYS[0]) | {"name": "Ben"})
            assert [seat and seat["key"] for seat in (await socket.state())["seats"]] == [None, None, None]
            await socket.do("start", {"fill": "regular"})
            await socket.do("play_as", {"seat": 0})
            view = await socket.ask("play_as", {"seat": 0})
            notation = view["d"]["legal"][0][0]
            signature = Signer(socket, KEYS[0]).sign(view["d"], notation)
            refused = await socket.refused("move", notation, v=view["v"], s=signature)
            assert refused == {"code": "bad_signature", "data": {"reason": "wrong"}}
            assert (await socket.ask("move", notation, v=view["v"]))["t"] in ("waiting", "events")

    asyncio.run(main())


def test_keys_and_the_servers_own_key_outlive_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        with Process(tmp_path) as server:
            async with people(server, "Ann") as (ann,):
                table = await ann.open_table(GAME, options={"seats": 3})
                async with ann.at(table) as socket:
                    await socket.do("sit", keyed(0, KEYS[0]))
                    await socket.do("start", {"fill": "regular"})
                    frame = await socket.until("view")
                    notation = frame["d"]["legal"][0][0]
                    signature = Signer(socket, KEYS[0]).sign(frame["d"], notation)
                    await socket.do("move", notation, v=frame["v"], s=signature)
                key = await public_key(ann)
                server.kill()
                server.start()
                ann.http.base_url = server.url
                async with ann.at(table) as socket:
                    frame = await socket.ask("play_as", {"seat": 0})
                    match, signer = frame["d"]["match"], Signer(socket, KEYS[0])
                    assert signer.table["seats"][0]["key"] == KEYS[0].public.hex()
                    await signer.play(Random(1), frame)
                assert await public_key(ann) == key
                counts = check(await recorded(ann, match), verify, key)
                assert counts is not None
                assert counts[0] == SeatSigned(KEYS[0].public, counts[0].decisions, counts[0].decisions)

    asyncio.run(main())


def test_a_match_from_before_signatures_is_told_as_not_signed(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as (ann,), ann.at(await ann.open_table(GAME, options={"seats": 3})) as socket:
            await socket.do("sit", {"seat": 0, "entropy": entropy(0)})
            await socket.do("start", {"fill": "regular"})
            over = await socket.play_out(Random(2))
            match = over["d"]["match"]
            with sqlite3.connect(server.data / "poktail.db") as database:
                (text,) = database.execute("SELECT doc FROM matches WHERE id = ?", (match,)).fetchone()
                old = {name: value for name, value in json.loads(text).items() if name != "keys"}
                database.execute("UPDATE matches SET doc = ? WHERE id = ?", (json.dumps(old), match))
            counts = check(await recorded(ann, match), verify)
            assert counts is not None
            assert {(one.key, one.signed) for one in counts} == {(b"", 0)}

    asyncio.run(main())


def test_a_deleted_profile_leaves_no_key_behind(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann", "Ben") as (ann, ben):
            async with ann.at(await ann.open_table(GAME, options={"seats": 3})) as socket:
                await socket.do("sit", keyed(0, KEYS[2]))
                await socket.do("start", {"fill": "regular"})
                first = await socket.until("view")
                await Signer(socket, KEYS[2]).play(Random(3), first)
            match = first["d"]["match"]
            assert (await recorded(ben, match)).signatures
            assert (await ann.http.delete("/api/me")).status_code in (200, 204)
            kept = await recorded(ben, match)
            assert (kept.header.names[0], kept.header.keys, kept.signatures) == ("—", (), {})
            assert check(kept, verify, await public_key(ben)) is not None

    asyncio.run(main())
