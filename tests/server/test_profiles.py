"""Tests of profiles: names, devices, export, deletion, bots."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from poktail.core.errors import BadName
from poktail.core.record import MAX_NAME, check_name
from poktail.server.accounts import profiles
from poktail.server.accounts.profiles import CODE_LIFE_MS, MAX_BOTS, MAX_CODES, MAX_DEVICES, clean_name
from poktail.server.rate_limits import per_hour
from poktail.server.storage import models
from poktail.server.storage.documents import NOBODY
from tests.server.people import START, Place, place

pytestmark = pytest.mark.anyio


def problem(answer: Any, status: int, code: str) -> dict[str, Any]:
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json().keys() == {"code", "data"}
    assert answer.headers["cache-control"] == "no-store"
    data: dict[str, Any] = answer.json()["data"]
    return data


# Names


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (" Ann ", "Ann"),
        ("Ann \t of\n Cleves", "Ann of Cleves"),
        ("Ann\u00a0\u3000B", "Ann B"),
        ("Jose\u0301", "José"),
        ("♥\ufe0f Ann", "♥ Ann"),
        ("นี่", "นี่"),
        ("한글", "한글"),
        ("👩 Ann", "👩 Ann"),
        ("👨\u200d👩\u200d👧 Roe", "👨👩👧 Roe"),
        ("🤷🏽\u200d♀\ufe0f", "🤷🏽♀"),
        ("—", "—"),
    ],
)
async def test_one_name_has_one_spelling(typed: str, kept: str):
    assert clean_name(typed) == kept
    assert clean_name(kept) == kept == check_name(kept)


HIDDEN = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u115f\u1160\u3164\uffa0\u180e\u180b\u17b4\u2800\ufe01\U000e0101"
BIDI = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
CONTROL = "\x00\x1b\x7f\ud800\U000e0041\ue000\u0378"


@pytest.mark.parametrize("character", HIDDEN + BIDI + CONTROL, ids=lambda c: f"{ord(c):x}")
@pytest.mark.parametrize("name", ["{}Ann", "A{}nn", "Ann{}", "{}"], ids=["before", "inside", "behind", "alone"])
async def test_a_name_hides_nothing(name: str, character: str):
    with pytest.raises(BadName) as caught:
        clean_name(name.format(character))
    told = caught.value.data["name"]
    assert isinstance(told, str)
    assert character not in told


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\n",
        "👩\u200d",
        "\u200d👩",
        "A\u200d👩",
        "👩\u200dA",
        "A" * (MAX_NAME + 1),
        "\u0301Ann",
        "A" + "\u0329" * 4,
    ],
)
async def test_a_name_is_a_name(name: str):
    with pytest.raises(BadName):
        clean_name(name)


async def test_a_house_may_want_shorter_names(tmp_path: Path):
    async with place(tmp_path, name_length=5) as here:
        device = here.device()
        assert problem(await device.post("/api/me", json={"name": "Annabel"}), 400, "bad_name")["longest"] == 5
        assert (await device.post("/api/me", json={"name": "Annab"})).status_code == 201


# A profile


async def test_a_device_takes_a_name_and_another(here: Place):
    device = here.device()
    problem(await device.get("/api/me"), 401, "unauthorized")
    assert (await device.get("/api/session")).json() == {"profile": None}
    made = await device.post("/api/me", json={"name": "  Ann "})
    assert made.status_code == 201
    mine = made.json()
    assert mine == {"id": mine["id"], "name": "Ann", "kind": "person", "created": START, "seen": START}
    assert (await device.get("/api/me")).json() == mine
    assert (await device.get("/api/session")).json() == {"profile": mine}
    assert (await here.device().get("/api/session")).json() == {"profile": None}
    again = await device.post("/api/me", json={"name": "Anna"})
    assert (again.status_code, again.json()) == (200, mine | {"name": "Anna"})
    assert "set-cookie" not in again.headers
    assert (await device.patch("/api/me", json={"name": "Anne"})).json() == mine | {"name": "Anne"}
    assert (await device.get("/api/me")).json() == mine | {"name": "Anne"}
    assert len(await here.rows(models.profiles)) == 1


async def test_names_are_not_taken(here: Place):
    (one, mine), (_, other) = await here.person("Ann"), await here.person("Ann")
    assert mine != other
    assert (await one.get("/api/me")).json()["id"] == mine


async def test_profiles_are_counted_by_address(tmp_path: Path):
    async with place(tmp_path, creations=per_hour(2, lambda: 0.0)) as here:
        first = here.device()
        assert (await first.post("/api/me", json={"name": "Ann"})).status_code == 201
        assert (await here.device().post("/api/me", json={"name": "Ben"})).status_code == 201
        refused = await here.device().post("/api/me", json={"name": "Cleo"})
        assert problem(refused, 429, "too_fast")["wait"] == int(refused.headers["retry-after"]) > 0
        assert (await first.post("/api/me", json={"name": "Anna"})).status_code == 200
        assert (await here.device("192.0.2.9").post("/api/me", json={"name": "Cleo"})).status_code == 201
        assert len(await here.rows(models.profiles)) == 3


# Devices


async def test_a_code_links_a_second_device(here: Place):
    first, mine = await here.person()
    made = await first.post("/api/me/code")
    code, expires = made.json()["code"], made.json()["expires"]
    assert expires == START + CODE_LIFE_MS
    assert len(code) == 9
    assert code[4] == "-"
    second = here.device()
    linked = await second.post("/api/link", json={"code": code.lower().replace("-", "")})
    assert (linked.status_code, linked.json()["id"]) == (200, mine)
    assert second.cookies["poktail"] != first.cookies["poktail"]
    assert (await second.get("/api/me")).json() == (await first.get("/api/me")).json()
    problem(await here.device().post("/api/link", json={"code": code}), 403, "bad_code")


async def test_a_code_works_once_however_many_try(here: Place):
    first, _ = await here.person()
    code = (await first.post("/api/me/code")).json()["code"]
    tries = await asyncio.gather(*(here.device().post("/api/link", json={"code": code}) for _ in range(8)))
    assert sorted(answer.status_code for answer in tries) == [200] + [403] * 7
    assert len(await here.rows(models.keys)) == 2


async def test_a_code_grows_old_and_there_are_few(here: Place):
    first, _ = await here.person()
    codes = []
    for _ in range(MAX_CODES + 1):
        codes.append((await first.post("/api/me/code")).json()["code"])
        here.clock.time += 1
    assert len(await here.rows(models.codes)) == MAX_CODES
    problem(await here.device().post("/api/link", json={"code": codes[0]}), 403, "bad_code")
    assert (await here.device().post("/api/link", json={"code": codes[1]})).status_code == 200
    here.clock.time = START + CODE_LIFE_MS + 2
    problem(await here.device().post("/api/link", json={"code": codes[2]}), 403, "bad_code")
    assert (await here.device().post("/api/link", json={"code": codes[3]})).status_code == 200


async def test_guesses_are_counted_by_address(tmp_path: Path):
    async with place(tmp_path, guesses=per_hour(2, lambda: 0.0)) as here:
        first, _ = await here.person()
        code = (await first.post("/api/me/code")).json()["code"]
        for _ in range(2):
            problem(await here.device("192.0.2.66").post("/api/link", json={"code": "AAAA-AAAA"}), 403, "bad_code")
        problem(await here.device("192.0.2.66").post("/api/link", json={"code": code}), 429, "too_fast")
        assert (await here.device("192.0.2.7").post("/api/link", json={"code": code})).status_code == 200


async def test_a_device_leaves_the_profile_it_had(here: Place):
    (first, mine), (second, other) = await here.person("Ann"), await here.person("Ben")
    before = {row["hash"] for row in await here.rows(models.keys) if row["profile"] == other}
    await here.linked(first, second)
    assert (await second.get("/api/me")).json()["id"] == mine
    assert [row["profile"] for row in await here.rows(models.keys)] == [mine, mine]
    assert here.revoked == before
    assert {row["id"]: row["name"] for row in await here.rows(models.profiles)} == {mine: "Ann", other: "Ben"}


async def test_a_lost_device_is_forgotten(here: Place):
    first, _ = await here.person()
    here.clock.time += 5
    second = await here.linked(first)
    code = (await second.post("/api/me/code")).json()["code"]
    listed = (await first.get("/api/me/devices")).json()["devices"]
    assert [(one["here"], one["created"]) for one in listed] == [(True, START), (False, START + 5)]
    assert [one["here"] for one in (await second.get("/api/me/devices")).json()["devices"]] == [False, True]
    gone = await first.delete(f"/api/me/devices/{listed[1]['id']}")
    assert (gone.status_code, gone.content) == (204, b"")
    assert "set-cookie" not in gone.headers
    problem(await second.get("/api/me"), 401, "unauthorized")
    problem(await here.device().post("/api/link", json={"code": code}), 403, "bad_code")
    problem(await first.delete(f"/api/me/devices/{listed[1]['id']}"), 404, "not_found")
    assert len(here.revoked) == 1
    assert next(iter(here.revoked)).startswith(listed[1]["id"])


async def test_nobody_forgets_the_device_of_another(here: Place):
    (first, _), (second, _) = await here.person(), await here.person()
    [mine] = (await first.get("/api/me/devices")).json()["devices"]
    problem(await second.delete(f"/api/me/devices/{mine['id']}"), 404, "not_found")
    assert (await first.get("/api/me")).status_code == 200


async def test_a_device_logs_out(here: Place):
    first, mine = await here.person()
    second = await here.linked(first)
    key = first.cookies["poktail"]
    assert (await first.post("/api/me/logout")).status_code == 204
    assert "poktail" not in first.cookies
    problem(await here.device(cookie=f"poktail={key}").get("/api/me"), 401, "unauthorized")
    assert (await second.get("/api/me")).json()["id"] == mine
    assert (await first.post("/api/me", json={"name": "Ann"})).json()["id"] != mine


async def test_a_profile_has_only_so_many_devices(here: Place):
    first, _ = await here.person()
    for _ in range(MAX_DEVICES - 1):
        last = await here.linked(first)
    code = (await first.post("/api/me/code")).json()["code"]
    answer = await here.device().post("/api/link", json={"code": code})
    assert problem(answer, 429, "too_many") == {"what": "devices", "limit": MAX_DEVICES}
    await last.post("/api/me/logout")
    await here.linked(first)


# Everything, and nothing any more


async def rated(here: Place, *who: str) -> None:
    strength = {"game": "some_game", "mu": 26.5, "sigma": 7.0, "matches": 3, "updated": START}
    await here.put(models.ratings, *({"pool": "person", "who": one} | strength for one in who))


async def test_an_export_is_everything_and_nobody_elses(here: Place):
    (first, mine), (_, other) = await here.person("Ann"), await here.person("Ben")
    await here.linked(first)
    _, bot = await here.bot(first)
    await here.match("m1", (other, "Ben"), (mine, "Ann"), host=mine)
    await here.match("m2", (other, "Ben"), host=other)
    await rated(here, mine, other, bot)
    answer = await first.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="poktail.json"'
    found = answer.json()
    assert found["profile"] == {"id": mine, "name": "Ann", "kind": "person", "created": START, "seen": START}
    assert found["devices"] == [{"created": START, "seen": START}] * 2
    assert [table["id"] for table in found["tables"]] == ["t-m1"]
    times = {"created": START, "started": START + 1, "ended": START + 2}
    seat = {"id": "m1", "table": "t-m1", "game": "some_game", "state": "over", "seat": 1, "name": "Ann"}
    assert found["matches"] == [seat | times | {"payoff": 6, "rank": 1}]
    assert {rating["who"] for rating in found["ratings"]} == {mine, bot}
    assert found["bots"] == [{"id": bot, "name": "Bea", "open": True, "created": START, "seen": START}]
    assert "Ben" not in answer.text
    assert other not in answer.text


async def test_a_deleted_profile_leaves_a_dash(here: Place):
    (first, mine), (other, theirs) = await here.person("Annabel"), await here.person("Ben")
    second, (bot, robot) = await here.linked(first), await here.bot(first, "Annabot")
    await first.post("/api/me/code")
    await here.match("m1", (theirs, "Ben"), (mine, "Annabel"), (robot, "Annabot"), (mine, "Annabel 2"), host=mine)
    await here.match("m2", (theirs, "Ben"), host=mine)
    await rated(here, mine, theirs, robot)
    assert (await first.delete("/api/me")).status_code == 204
    for device in (second, bot):
        problem(await device.get("/api/me"), 401, "unauthorized")
    assert "poktail" not in first.cookies
    assert set(here.ended) == {mine, robot}
    assert len(here.revoked) == 3
    assert [row["profile"] for row in await here.rows(models.keys)] == [theirs]
    assert await here.rows(models.codes) == []
    assert [row["who"] for row in await here.rows(models.ratings)] == [theirs]
    left = {row["id"]: row for row in await here.rows(models.profiles)}
    assert [(left[id]["name"], left[id]["owner"]) for id in (mine, robot)] == [("", None)] * 2
    assert {left[id]["deleted"] for id in (mine, robot)} == {START}
    sat = [(row["profile"], row["name"]) for row in await here.rows(models.seats) if row["match"] == "m1"]
    assert sat == [(theirs, "Ben")] + [(None, NOBODY)] * 3
    docs = [row["doc"] for table in (models.matches, models.tables) for row in await here.rows(table)]
    assert "Anna" not in "".join(docs)
    match = json.loads(docs[0])
    assert match["names"] == ["Ben", NOBODY, NOBODY, NOBODY]
    assert [holder["profile"] for holder in match["holders"]] == [theirs, None, None, None]
    assert match["entropy"] == ["ab"]
    assert (await other.get("/api/me/export")).json()["matches"][0]["name"] == "Ben"


async def test_a_deleted_profile_is_not_named_at_a_table_where_nothing_was_played(here: Place):
    (first, mine), (_, theirs) = await here.person("Annabel"), await here.person("Ben")
    seats = [{"name": "Ben", "profile": theirs}, {"name": "Annabel", "profile": mine}, None]
    row = {"game": "some_game", "host": theirs, "public": True, "state": "open", "rev": 1, "touched": START}
    await here.put(
        models.tables, row | {"id": "t", "doc": json.dumps({"host": theirs, "seats": seats}), "created": START}
    )
    assert (await first.delete("/api/me")).status_code == 204
    (table,) = await here.rows(models.tables)
    assert [seat and seat["name"] for seat in json.loads(table["doc"])["seats"]] == ["Ben", NOBODY, None]


async def test_a_stopped_server_goes_on_deleting(here: Place, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(profiles, "BATCH", 2)
    (first, mine), (_, theirs) = await here.person("Ann"), await here.person("Ben")
    for number in range(5):
        await here.match(f"m{number}", (mine, "Ann"), (theirs, "Ben"))

    async def stop(_: str) -> None:
        raise KeyboardInterrupt

    here.identity.on_deleted = stop
    with pytest.raises(KeyboardInterrupt):
        await first.delete("/api/me")
    problem(await first.get("/api/me"), 401, "unauthorized")
    assert "Ann" in {row["name"] for row in await here.rows(models.seats)}
    await profiles.scrub(here.store)
    assert {row["name"] for row in await here.rows(models.seats)} == {"Ben", NOBODY}
    assert {row["profile"] for row in await here.rows(models.seats)} == {theirs, None}
    await profiles.scrub(here.store)


# Bots


async def test_a_bot_speaks_by_its_token(here: Place):
    owner, mine = await here.person()
    bot, robot = await here.bot(owner)
    assert (await bot.get("/api/me")).json()["kind"] == "bot"
    assert (await bot.get("/api/me")).json()["id"] == robot != mine
    again = await owner.post(f"/api/me/bots/{robot}/token")
    assert again.json().keys() == {"id", "name", "token"}
    assert again.json()["token"].startswith("pkt_")
    problem(await bot.get("/api/me"), 401, "unauthorized")
    assert len(here.revoked) == 1
    bot = here.device(authorization=f"Bearer {again.json()['token']}")
    assert (await bot.get("/api/me")).json()["id"] == robot
    assert [one["id"] for one in (await owner.get("/api/me/bots")).json()["bots"]] == [robot]
    assert (await owner.delete(f"/api/me/bots/{robot}")).status_code == 204
    problem(await bot.get("/api/me"), 401, "unauthorized")
    assert (await owner.get("/api/me/bots")).json() == {"bots": []}
    assert here.ended == [robot]
    assert (await owner.get("/api/me")).json()["id"] == mine


async def test_nobody_commands_the_bot_of_another(here: Place):
    (owner, _), (other, theirs) = await here.person(), await here.person()
    _, robot = await here.bot(owner)
    for id in (robot, theirs, "nobody"):
        problem(await other.post(f"/api/me/bots/{id}/token"), 404, "not_found")
        problem(await other.delete(f"/api/me/bots/{id}"), 404, "not_found")
    assert (await other.get("/api/me/bots")).json() == {"bots": []}
    assert here.ended == []


async def test_a_bot_is_no_person(here: Place):
    owner, _ = await here.person()
    bot, robot = await here.bot(owner)
    named: dict[str, Any] = {"json": {"name": "Cleo"}}
    for method, path, body in [
        ("POST", "", named), ("PATCH", "", named), ("DELETE", "", {}), ("POST", "/code", {}), ("POST", "/logout", {}),
        ("GET", "/devices", {}), ("GET", "/export", {}), ("GET", "/bots", {}),
        ("POST", "/bots", {"json": {"name": "Cleo", "open": False}}), ("DELETE", f"/bots/{robot}", {}),
    ]:  # fmt: skip
        problem(await bot.request(method, f"/api/me{path}", **body), 403, "forbidden")
    assert (await bot.get("/api/me")).json()["name"] == "Bea"


async def test_a_profile_has_only_so_many_bots(here: Place):
    owner, _ = await here.person()
    made = [await here.bot(owner) for _ in range(MAX_BOTS)]
    answer = await owner.post("/api/me/bots", json={"name": "One more", "open": False})
    assert problem(answer, 429, "too_many") == {"what": "bots", "limit": MAX_BOTS}
    await owner.delete(f"/api/me/bots/{made[0][1]}")
    await here.bot(owner)
