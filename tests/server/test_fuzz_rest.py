"""Tests of REST with bad input: schemathesis on the schema document, and cases that no schema describes."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import urlsplit

import jsonschema_rs
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as some
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from poktail.core import registry
from poktail.server.app import create_app, document
from poktail.server.http.schema_values import REF
from poktail.server.settings import load
from tests.server.live import Person, Process

pytestmark = pytest.mark.xdist_group("fuzz_rest")  # one server for all of them

WHOLE = document(create_app(load(None, {"data": ""}, {})), games=())
OPERATIONS = [(method.upper(), path) for path, methods in WHOLE["paths"].items() for method in methods]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")


@dataclass
class Town:
    """A server with some life in it: people, tables, a match that runs and one that is over."""

    server: Process
    ids: list[str] = field(default_factory=list)
    bearer: str = ""

    def visitor(self, who: str) -> tuple[dict[str, str], dict[str, str]]:
        """Headers and cookies of somebody: a new person, a bot, a liar, nobody."""
        origin = {"Origin": self.server.url}
        if who == "person":
            made = requests.post(f"{self.server.url}/api/me", json={"name": "Passer-by"}, headers=origin, timeout=30)
            return origin, dict(made.cookies)
        if who == "bot":
            return {"Authorization": f"Bearer {self.bearer}"}, {}
        if who == "liar":
            return origin | {"Authorization": "Bearer nobody-knows-me"}, {"poktail": "neither-me"}
        return {}, {}

    def owned(self, kind: str, headers: dict[str, str], cookies: dict[str, str]) -> str:
        """A device or a new bot of this person."""
        url = f"{self.server.url}/api/me/{kind}"
        if kind == "bots":
            requests.post(url, json={"name": "Robo", "open": True}, headers=headers, cookies=cookies, timeout=30)
        found = requests.get(url, headers=headers, cookies=cookies, timeout=30).json()
        return str(found[kind][0]["id"])


async def settle(town: Town) -> None:
    """One table in the middle of a match, one after it, a bot, a device."""
    ann = await Person(town.server, "Ann").arrive()
    for over in (True, False):
        table = await ann.open_table(registry.games()[0].id, public=True)
        async with ann.at(table) as socket:
            await socket.do("sit", {"seat": 0, "entropy": "aa"})
            await socket.do("start", {"fill": "random"})
            frame = await socket.until("view")
            town.ids += [table, frame["d"]["match"]]
            if over:
                if frame["d"]["legal"]:
                    await socket.send("move", frame["d"]["legal"][0][0], v=frame["v"])
                await socket.play(lambda data: str(data["legal"][0][0]))
    bot = (await ann.http.post("/api/me/bots", json={"name": "Robo", "open": True})).json()
    devices = (await ann.http.get("/api/me/devices")).json()["devices"]
    town.ids += [ann.id, bot["id"], devices[0]["id"]]
    town.bearer = bot["token"]
    await ann.http.aclose()


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with Process(tmp_path_factory.mktemp("town") / "data") as server:
        town = Town(server)
        asyncio.run(settle(town))
        yield town
        assert server.complaints() == []


def make_real(town: Town, case: Any, real: str | None, headers: dict[str, str], cookies: dict[str, str]) -> None:
    """Put the names of things that exist where an invented one would only be unknown."""
    if real is None:
        return
    for kind in ("bots", "devices"):
        if f"/me/{kind}/" in case.operation.path and cookies and "Authorization" not in headers:
            real = town.owned(kind, headers, cookies)
    if case.path_parameters:
        case.path_parameters = dict.fromkeys(case.path_parameters, real)
    game = registry.games()[len(real) % len(registry.games())].id
    for part in (case.query, case.body):
        if isinstance(part, dict) and isinstance(part.get("game"), str):
            part["game"] = game


def besiege(town: Town, method: str, path: str, examples: int) -> None:
    """Everything that the schema allows at this operation, and everything that it does not."""
    operation = schemathesis.openapi.from_dict(WHOLE)[path][method]
    modes = some.sampled_from((GenerationMode.POSITIVE, GenerationMode.NEGATIVE))
    cases = modes.flatmap(lambda mode: operation.as_strategy(generation_mode=mode))
    who = some.sampled_from(("person", "person", "bot", "nobody", "liar"))

    @seed(7)
    @settings(
        max_examples=examples,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink),
    )
    @given(case=cases, who=who, real=some.none() | some.sampled_from(town.ids))
    def attack(case: Any, who: str, real: str | None) -> None:
        headers, cookies = town.visitor(who)
        make_real(town, case, real, headers, cookies)
        response = case.call(town.server.url, headers=headers, cookies=cookies, timeout=30)
        case.validate_response(response, checks=CHECKS)

    attack()


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_one_that_the_schema_lists(town, method, path):
    besiege(town, method, path, 6)


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_one_that_the_schema_lists_at_length(town, method, path):
    besiege(town, method, path, 400)


# What no schema would think of


def deep(depth: int) -> bytes:
    return b"[" * depth + b"]" * depth


BODIES: list[bytes] = [
    b"",
    b"null",
    b"\x00",
    b"\xff\xfe{}",
    b"\xef\xbb\xbf{}",
    b"NaN",
    b'{"name": NaN}',
    b'{"name": "a", "name": "b"}',
    b'{"name": "\\ud800"}',
    b'{"name": "\\u0000"}',
    b'{"name": "\xe2\x80\xae\xe2\x81\xa6evil"}',
    b'{"name": "' + b"x" * 60_000 + b'"}',
    b'{"name": ' + b"9" * 5_000 + b"}",
    b'{"name": 1e400}',
    deep(500),
    deep(30_000),
    b'{"name": ' + deep(900) + b"}",
    b'{"game": ["a"], "options": {"seats": 1e400}}',
    b'{"game": "x", "options": ' + b'{"a":' * 900 + b"1" + b"}" * 900 + b"}",
    b'{"code": "AAAA-AAAA"}',
    b"{" * 10_000,
    b"x" * 70_000,
]
TYPES = (
    "application/json",
    "application/json; charset=utf-16",
    "text/plain",
    "multipart/form-data",
    "",
    "application/x-y",
)


def setups() -> Iterator[bytes]:
    """Tables nobody would want, of every game."""
    wild: list[Any] = [None, True, -1, 0, 10**30, 1.5, "", "x" * 3_000, [], {}, [[]], "\u202e", "\ud800", ["a"] * 500]
    for entry in registry.games():
        for name in [*entry.game.__dataclass_fields__, "nothing", "", "__class__", "seats\u0000"]:
            for value in wild:
                yield json.dumps({"game": entry.id, "options": {name: value}}).encode()
    for name in ("public", "watch", "watch_delay", "chat", "clock", "grace", "lang", "more"):
        for value in wild:
            yield json.dumps({"game": registry.games()[0].id, name: value}).encode()


def refused_well(answer: requests.Response) -> None:
    """A refusal has a code; nothing is a defect."""
    assert answer.status_code < 500, (answer.request.method, answer.request.url, answer.request.body, answer.text)
    if answer.status_code >= 400 and answer.request.method != "HEAD":
        assert set(answer.json()) == {"code", "data"}, answer.text


def test_bodies_that_no_client_of_ours_sends(town):
    headers, cookies = town.visitor("person")
    targets = [(m, p.replace("{id}", town.ids[-1])) for m, p in OPERATIONS if m in ("POST", "PATCH")]
    with requests.Session() as session:
        for number, body in enumerate(BODIES):
            for method, path in targets:
                kind = {"Content-Type": TYPES[number % len(TYPES)] if number % 3 else TYPES[0]}
                if path.endswith(("logout", "code")):
                    continue
                url = town.server.url + path
                refused_well(
                    session.request(method, url, data=body, headers=headers | kind, cookies=cookies, timeout=30)
                )


def test_tables_that_no_game_can_be_played_at(town):
    headers, cookies = town.visitor("person")
    kind = {"Content-Type": "application/json"}
    with requests.Session() as session:
        for body in setups():
            url = f"{town.server.url}/api/tables"
            made = session.post(url, data=body, headers=headers | kind, cookies=cookies, timeout=30)
            refused_well(made)
            if made.status_code == 201:
                refused_well(session.get(f"{url}/{made.json()['id']}", timeout=30))
        refused_well(session.get(f"{town.server.url}/api/tables", timeout=30))


def test_methods_paths_and_headers_that_no_client_of_ours_sends(town):
    rng = Random(5)
    place = urlsplit(town.server.url)
    problem = jsonschema_rs.validator_for({"$ref": f"{REF}Problem", "components": WHOLE["components"]})
    paths = [path for _, path in OPERATIONS] + ["/", "/t/x", "/metrics", "/api", "/api/schema.json", "/nowhere", "*"]
    odd = ["/%00", "/%ff%fe", "/../../etc/passwd", "//", "/a" * 2_000, "/?" + "a=b&" * 2_000, "/;", "/%2e%2e/"]
    values = ["", "\x7f", "é", "a" * 5_000, "poktail=" + "x" * 3_000, "Bearer " + "y" * 3_000, "Bearer", '"', "=;=;"]
    names = [
        "Cookie",
        "Authorization",
        "Origin",
        "Host",
        "Content-Length",
        "X-Forwarded-For",
        "Range",
        "Expect",
        "Accept",
    ]
    answered = 0
    for number in range(600):
        connection = http.client.HTTPConnection(place.netloc, timeout=30)
        path = rng.choice(paths).replace("{", "%7B") + rng.choice(["", "", rng.choice(odd)])
        headers = {name: rng.choice(values) for name in rng.sample(names, rng.randrange(3))}
        with suppress(http.client.HTTPException, ConnectionError):  # to hang up is an answer, too
            connection.request(rng.choice(METHODS), path, rng.choice(BODIES) if number % 4 == 0 else None, headers)
            answer = connection.getresponse()
            text = answer.read()
            answered += 1
            assert answer.status < 500, (path, headers, text)
            if answer.status >= 400 and text.startswith(b"{"):
                problem.validate(json.loads(text))
        connection.close()
    assert answered > 300, answered


def test_a_request_that_never_ends_holds_nobody_up(town):
    """Half a request, half a body, more body than was announced: the others are served meanwhile."""
    place = urlsplit(town.server.url)
    open_ones = []
    for start in (b"", b"GET", b"POST /api/me HTTP/1.1\r\nHost: ", b"POST /api/me HTTP/1.1\r\nContent-Length: 99\r\n"):
        connection = http.client.HTTPConnection(place.netloc, timeout=30)
        connection.connect()
        connection.sock.sendall(start)
        open_ones.append(connection)
    connection = http.client.HTTPConnection(place.netloc, timeout=30)
    connection.putrequest("POST", "/api/me")
    connection.putheader("Content-Length", "1000")
    connection.endheaders(b"{")
    open_ones.append(connection)
    assert requests.get(f"{town.server.url}/readyz", timeout=30).json() == {"status": "ready"}
    for connection in open_ones:
        connection.close()
    assert requests.get(f"{town.server.url}/readyz", timeout=30).json() == {"status": "ready"}
