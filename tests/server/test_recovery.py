"""Tests of recovery codes: shown once, usable once, replaced by a newer one, and not to be guessed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from poktail.server.accounts import profiles, recovery
from poktail.server.errors import BadRecoveryCode
from tests.server.live import Person, Process, people, serving, stranger
from tests.server.stores import AT, on_disk, opened
from tests.terminal.runs import poktail

CODE = re.compile("([2-9A-HJ-NP-Z]{4}-){4}[2-9A-HJ-NP-Z]{4}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


async def new_code(person: Person) -> str:
    answer = await person.http.post("/api/me/recovery")
    assert answer.status_code == 200, answer.text
    code: str = answer.json()["code"]
    return code


async def recovered(person: Person, code: str) -> tuple[int, str]:
    """The status, and the name or the code of the refusal."""
    answer = await person.http.post("/api/recover", json={"code": code})
    return answer.status_code, answer.json().get("name") or answer.json()["code"]


def test_a_code_brings_the_profile_back_once(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as [ann], stranger(server) as phone, stranger(server) as thief:
            assert (await ann.read("/api/me/recovery")) == {"created": None}
            old, code = await new_code(ann), await new_code(ann)
            assert CODE.fullmatch(code)
            assert (await ann.read("/api/me/recovery"))["created"] is not None
            everything = on_disk(server.data / "poktail.db", "SELECT * FROM recoveries")
            assert code not in str(everything), "only a hash is stored"
            assert (await ann.http.post("/api/me/logout")).status_code == 204, "the last device is gone"
            assert await recovered(thief, old) == (403, "bad_recovery_code"), "a newer one has replaced it"
            assert await recovered(phone, f" {code}".strip().lower().replace("-", " ")) == (200, "Ann")
            assert (await phone.read("/api/me"))["id"] == ann.id
            assert (await phone.read("/api/me/recovery")) == {"created": None}, "it is used up"
            assert await recovered(thief, code) == (403, "bad_recovery_code")
            assert (await thief.read("/api/session")) == {"profile": None}

    asyncio.run(main())


def test_removing_a_device_invalidates_the_code_created_on_it(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as [ann], stranger(server) as other, stranger(server) as third:
            link = (await ann.http.post("/api/me/code")).json()["code"]
            assert (await other.http.post("/api/link", json={"code": link})).status_code == 200
            stolen = await new_code(other)
            devices = (await ann.read("/api/me/devices"))["devices"]
            [far] = [device["id"] for device in devices if not device["here"]]
            assert (await ann.http.delete(f"/api/me/devices/{far}")).status_code == 204
            assert await recovered(third, stolen) == (403, "bad_recovery_code")
            kept = await new_code(ann)
            assert (await ann.http.delete("/api/me")).status_code == 204
            assert await recovered(third, kept) == (403, "bad_recovery_code"), "gone with the profile"

    asyncio.run(main())


def test_the_terminal_recovers_a_profile_and_shows_the_next_code(server: Process, tmp_path: Path) -> None:
    async def main() -> None:
        async with people(server, "Ann") as [ann], stranger(server) as phone:
            code = await new_code(ann)
            given = ("join", server.url, "--recover", "--plain", "--key-file", str(tmp_path / "key"))
            done = await asyncio.to_thread(poktail, *given, typed=f"{code}\nq\n")
            assert done.returncode == 0, done.stderr
            found = CODE.search(done.stdout)
            assert "Welcome back, Ann." in done.stdout and found
            assert (tmp_path / "key").exists()
            assert await recovered(phone, found.group()) == (200, "Ann")

    asyncio.run(main())


def keep_recoveries(conn: Any) -> None:
    """Use codes in a store; PostgreSQL runs the same (test_store_postgres.py)."""
    profiles.add_person(conn, "p", "Ann", "key 0", AT)
    for number in range(1, profiles.MAX_DEVICES):
        profiles.add_key(conn, "p", "device", f"key {number}", AT + number)
    recovery.replace(conn, "p", "code", "key 0", AT)
    recovery.replace(conn, "p", "newer", "key 0", AT + 1)
    assert recovery.created(conn, "p") == AT + 1
    with pytest.raises(BadRecoveryCode):
        recovery.redeem(conn, "code", "key x", AT + 100, None)
    profiles.add_person(conn, "q", "Ben", "key of Ben", AT)
    found, dead = recovery.redeem(conn, "newer", "key x", AT + 100, "key of Ben")
    assert (found["id"], found["name"]) == ("p", "Ann")
    assert dead == {"key of Ben", "key 0"}, "the key unused for longest makes room"
    assert len(profiles.devices(conn, "p")) == profiles.MAX_DEVICES
    assert recovery.created(conn, "p") is None


def test_a_profile_with_as_many_devices_as_allowed_is_recovered_too(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def main() -> None:
        async with opened(tmp_path_factory.mktemp("store") / "house.db") as store:
            await store.write(keep_recoveries)

    asyncio.run(main())


def test_guesses_are_limited_and_cheap(tmp_path: Path) -> None:
    async def main(server: Process) -> None:
        async with people(server, "Ann") as [ann], stranger(server) as guesser:
            code = await new_code(ann)
            malformed = [await recovered(guesser, text) for text in ("", "AAAA-BBBB", code + "A", "Ä" * 20)]
            assert malformed == [(422, "bad_message")] * 4
            wrong = "".join("3" if letter == "2" else "2" if letter.isalnum() else letter for letter in code)
            answers = [await recovered(guesser, wrong) for _ in range(32)]
            assert set(answers) == {(403, "bad_recovery_code"), (429, "too_fast")}
            assert answers == sorted(answers)
            assert await recovered(guesser, code) == (429, "too_fast"), "also the right one"

    with serving(tmp_path) as own:  # it takes no code for an hour afterwards
        asyncio.run(main(own))
