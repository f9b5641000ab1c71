"""Tests of authentication: cookies and tokens, what is cached, what stays secret, and errors."""

from __future__ import annotations

from http.cookies import SimpleCookie
from pathlib import Path
from typing import Annotated, Any

import httpx
import pytest
from fastapi import Depends, WebSocket
from starlette.exceptions import HTTPException

from poktail.core.errors import IllegalMove
from poktail.server.accounts import identity as auth
from poktail.server.accounts.identity import CODE_ALPHABET, Who, digest, me
from poktail.server.errors import Unsaved
from poktail.server.storage import models
from tests.server.people import HTTPS, START, Place, place, scope

pytestmark = pytest.mark.anyio
WEEK = 7 * 86_400_000


# The cookie


def attributes(answer: httpx.Response) -> tuple[str, dict[str, Any]]:
    [cookie] = SimpleCookie(answer.headers["set-cookie"]).values()
    return cookie.key, {key: value for key, value in cookie.items() if value}


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(here: Place):
    made = await here.device().post("/api/me", json={"name": "Ann"})
    name, rest = attributes(made)
    assert name == "poktail"
    assert rest == {"path": "/", "max-age": str(400 * 86_400), "httponly": True, "samesite": "lax"}
    assert made.headers["cache-control"] == "no-store"


async def test_over_https_the_cookie_belongs_to_this_host_alone(tmp_path: Path):
    async with place(tmp_path, HTTPS) as here:
        device = here.device()
        name, rest = attributes(await device.post("/api/me", json={"name": "Ann"}))
        assert name == "__Host-poktail"
        assert rest == {"path": "/", "max-age": str(400 * 86_400), "httponly": True, "samesite": "lax", "secure": True}
        assert (await device.get("/api/me")).status_code == 200
        key = device.cookies[name]
        assert (await here.device(cookie=f"poktail={key}").get("/api/me")).status_code == 401
        name, rest = attributes(await device.post("/api/me/logout"))
        assert (name, rest["max-age"]) == ("__Host-poktail", "0")


async def test_the_cookie_is_renewed_when_it_is_a_week_old(here: Place):
    device, _ = await here.person()
    key = device.cookies["poktail"]
    here.clock.time += WEEK - 1
    assert "set-cookie" not in (await device.get("/api/me")).headers
    here.clock.time += 1
    answer = await device.get("/api/me")
    assert attributes(answer)[1]["max-age"] == str(400 * 86_400)
    assert device.cookies["poktail"] == key
    bot, _ = await here.bot(device)
    here.clock.time += WEEK
    assert "set-cookie" not in (await bot.get("/api/me")).headers


# Who is asking


async def test_a_socket_is_known_like_a_request(here: Place):
    device, mine = await here.person()
    bot, robot = await here.bot(device)
    key, token = device.cookies["poktail"], bot.headers["authorization"]
    who = await here.identity.who(scope(("cookie", f"a=b; poktail={key}; c")))
    assert who == Who(mine, "Ann", "person", digest(key), START)
    assert who.device == digest(key)
    assert digest(key) not in repr(who)
    split = await here.identity.who(scope(("cookie", "poktail=x"), ("cookie", f"poktail={key}")))
    assert split == who
    it = await here.identity.who(scope(("authorization", token), ("cookie", f"poktail={key}")))
    assert it is not None
    assert (it.profile, it.kind, it.owner, it.open, it.device) == (robot, "bot", mine, True, None)
    proxied = await here.identity.who(scope(("authorization", "Basic QWxhZGRpbg=="), ("cookie", f"poktail={key}")))
    assert proxied == who


async def test_nobody_else_is_known(here: Place):
    device, _ = await here.person()
    bot, _ = await here.bot(device)
    key, token = device.cookies["poktail"], bot.headers["authorization"].removeprefix("Bearer ")
    for headers in [
        [], [("cookie", "")], [("cookie", "poktail")], [("cookie", f"poktail={key[:-1]}")], [("cookie", f"x={key}")],
        [("cookie", f"poktail={token}")], [("cookie", "poktail=" + "A" * 43)], [("cookie", f"poktail={digest(key)}")],
        [("cookie", f"poktail={key}\u00ff")], [("authorization", f"Bearer {key}")], [("authorization", "Bearer ")],
        [("authorization", f"Bearer {token}x")], [("authorization", token)], [("authorization", f"Bearer {token[4:]}")],
        [("authorization", "Bearer pkt_" + "A" * 43), ("cookie", f"poktail={key}")],
    ]:  # fmt: skip
        assert await here.identity.who(scope(*headers)) is None, headers


async def test_a_route_may_ask_on_a_socket_too(here: Place):
    @here.app.websocket("/socket/{fault}")
    async def socket(fault: str, websocket: WebSocket, who: Annotated[Who, Depends(me)]) -> None:
        await websocket.accept()
        await websocket.send_text(who.profile)
        raise {"rule": IllegalMove(), "defect": ValueError("my secret")}.get(fault, HTTPException(404))

    device, mine = await here.person()
    mine_too = ("cookie", f"poktail={device.cookies['poktail']}")
    faults = [("rule", 1008, "illegal_move"), ("defect", 1011, "broken"), ("page", 1008, "not_found")]
    for fault, code, reason in faults:
        accepted, told, closed = await here.hears("websocket", f"/socket/{fault}", mine_too)
        assert (accepted["type"], told["text"]) == ("websocket.accept", mine)
        assert (closed["type"], closed["code"], closed["reason"]) == ("websocket.close", code, reason)
        [refused] = await here.hears("websocket", f"/socket/{fault}")
        assert (refused["type"], refused["code"], refused["reason"]) == ("websocket.close", 1008, "unauthorized")


async def test_a_request_costs_no_query_for_some_seconds(here: Place, monkeypatch: pytest.MonkeyPatch):
    device, _ = await here.person()
    key, reads = digest(device.cookies["poktail"]), []
    read = here.store.read

    async def counted(work: Any) -> Any:
        reads.append(1)
        return await read(work)

    monkeypatch.setattr(here.store, "read", counted)
    for _ in range(10):
        assert await here.identity.known(key)
    assert len(reads) == 1
    here.clock.time += auth.REMEMBERED
    assert await here.identity.known(key)
    assert len(reads) == 2
    here.clock.time -= 60_000  # a clock put back makes nothing last longer
    assert await here.identity.known(key)
    assert len(reads) == 3


async def test_a_new_name_is_known_at_once_even_while_the_old_one_is_being_read(
    here: Place, monkeypatch: pytest.MonkeyPatch
):
    device, _ = await here.person("Old")
    key, read = digest(device.cookies["poktail"]), here.store.read

    async def late(work: Any) -> Any:
        found = await read(work)
        monkeypatch.setattr(here.store, "read", read)
        here.identity.forget("somebody")
        await device.patch("/api/me", json={"name": "New"})
        return found

    monkeypatch.setattr(here.store, "read", late)
    assert await here.identity.known(key)
    known = await here.identity.known(key)
    assert known is not None
    assert known.name == "New"


async def test_few_are_remembered(here: Place, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(auth, "REMEMBERED_AT_MOST", 3)
    for _ in range(5):
        device, _ = await here.person()
        assert (await device.get("/api/me")).status_code == 200
    assert len(here.identity._known) == 3


async def test_seen_is_noted_once_an_hour_and_never_in_the_way(here: Place, monkeypatch: pytest.MonkeyPatch):
    device, _ = await here.person()
    seen = []
    for minutes in (0, 30, 29, 1, 59, 1):
        here.clock.time += minutes * 60_000
        seen.append((await device.get("/api/me")).json()["seen"] - START)
    assert seen == [0, 0, 0, 3_600_000, 3_600_000, 7_200_000]

    async def refuse(_: Any) -> Any:
        raise Unsaved()

    monkeypatch.setattr(here.store, "write", refuse)
    here.clock.time += 3_600_000
    assert (await device.get("/api/me")).status_code == 200
    answer = await device.patch("/api/me", json={"name": "Anna"})
    assert (answer.status_code, answer.json()["code"]) == (503, "unsaved")


# What stays secret


async def everything_said(here: Place) -> tuple[dict[str, bytes], list[httpx.Response]]:
    """All secrets that were ever made, by what they are, and all the answers."""
    answers: list[httpx.Response] = []

    async def heard(answer: httpx.Response) -> None:
        await answer.aread()
        answers.append(answer)

    made = {}
    (first, _), second = await here.person(), here.device()
    made["key"] = first.cookies["poktail"]
    for device in (first, second):
        device.event_hooks["response"].append(heard)
    made["code"] = (await first.post("/api/me/code")).json()["code"]
    made["code to come"] = (await first.post("/api/me/code")).json()["code"]
    await second.post("/api/link", json={"code": made["code"]})
    made["second key"] = second.cookies["poktail"]
    bot = (await first.post("/api/me/bots", json={"name": "Bea", "open": True})).json()
    made["token"] = bot["token"]
    made["second token"] = (await first.post(f"/api/me/bots/{bot['id']}/token")).json()["token"]
    for path in ("", "/devices", "/bots", "/export"):
        assert (await first.get(f"/api/me{path}")).status_code == 200
    for wrong in ({"name": made["key"] + "\u200b"}, {"name": 1, "key": made["key"]}, {made["key"]: 1}):
        assert (await first.post("/api/me", json=wrong)).status_code in (400, 422)
    await second.post("/api/link", json={"code": "AAAA-AAAA"})
    await second.post("/api/me/logout")
    return {what: secret.encode() for what, secret in made.items()}, answers


async def test_no_secret_is_on_disk(here: Place):
    secrets, _ = await everything_said(here)
    disk = here.disk()
    assert digest(secrets["key"].decode()).encode() in disk  # we do read what is written
    assert "poktail.db-wal" in {path.name for path in here.folder.iterdir()}
    for what, secret in secrets.items():
        for form in {secret, secret.replace(b"-", b""), secret.removeprefix(b"pkt_")}:
            assert form not in disk, what
            assert form.lower() not in disk.lower(), what


async def test_a_secret_is_told_once(here: Place):
    secrets, answers = await everything_said(here)
    for what, secret in secrets.items():
        told = [answer for answer in answers if secret in answer.content or secret in bytes_of(answer)]
        assert len(told) == (0 if what == "key" else 1), what
        assert all(answer.request.method == "POST" and answer.headers["cache-control"] == "no-store" for answer in told)
    hashes = [row["hash"] for table in (models.keys, models.codes) for row in await here.rows(table)]
    for answer in answers:
        assert not [hash for hash in hashes if hash[:13] in answer.text]


def bytes_of(answer: httpx.Response) -> bytes:
    return b"\n".join(name + b": " + value for name, value in answer.headers.raw)


async def test_secrets_are_long_and_codes_are_easy_to_read(here: Place):
    keys = {here.identity.new_key() for _ in range(100)} | {here.identity.new_token()[4:] for _ in range(100)}
    assert len(keys) == 200
    assert all(auth.KEY.fullmatch(key) for key in keys)
    codes = {here.identity.new_code() for _ in range(200)}
    assert len(codes) == 200
    assert set("".join(codes)) == set(CODE_ALPHABET) | {"-"}
    assert len(CODE_ALPHABET) == 32
    assert not set(CODE_ALPHABET) & set("01IO")
