"""Tests of the middleware: foreign hosts and pages, floods and large bodies are refused; headers are set."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from poktail.server.http.middleware import POLICY, RequestGuard
from poktail.server.settings import Settings, load

ANN = ("192.0.2.7", 50_000)
OURS = "http://127.0.0.1:8765"


class Clock:
    time = 1000.0

    def __call__(self) -> float:
        return self.time


class App:
    """Counts how far requests come, and misbehaves where a path asks for it."""

    def __init__(self) -> None:
        self.reached: list[str] = []
        self.leave = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.reached.append(scope["path"])
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await self.leave.wait()
            return
        headers = [(b"content-type", b"text/plain")]
        headers += {
            "/static/app.js": [(b"cache-control", b"max-age=60"), (b"x-content-type-options", b"no")],
            "/api/cached": [(b"cache-control", b"max-age=60")],
            "/cookie": [(b"Cache-Control", b"max-age=60"), (b"set-cookie", b"a=b")],
            "/cors": [(b"access-control-allow-origin", b"*"), (b"Access-Control-Allow-Credentials", b"true")],
        }.get(scope["path"], [])
        if scope["path"] == "/early":
            await send({"type": "http.response.start", "status": 200, "headers": headers})
        size, more = 0, True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                self.reached.append("cut off")
                if scope["path"] == "/complains":
                    raise RuntimeError("the body ended in the middle")
                break
            size, more = size + len(message["body"]), message["more_body"]
        if scope["path"] == "/boom":
            raise RuntimeError("a defect")
        if scope["path"] != "/early":
            await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": str(size).encode()})


def settings(**values: Any) -> Settings:
    return load(None, values, {"HOME": "/somewhere"})


class Door:
    """A guard with its app, its clock and what it told the metrics."""

    def __init__(self, **values: Any) -> None:
        self.app, self.clock, self.refusals = App(), Clock(), list[str]()
        self.guard = RequestGuard(self.app, settings(**values), self.refusals.append, self.clock)

    def ask(self, path: str = "/api/x", method: str = "GET", client: Any = ANN, **how: Any) -> httpx.Response:
        return asyncio.run(self.asked(path, method, client, **how))

    async def asked(self, path: str, method: str, client: Any, loud: bool = False, **how: Any) -> httpx.Response:
        transport = httpx.ASGITransport(self.guard, client=client, raise_app_exceptions=loud)
        async with httpx.AsyncClient(transport=transport, base_url=OURS) as http:
            answer = await http.request(method, path, **how)
        assert answer.headers["content-security-policy"] == POLICY
        assert "cache-control" in answer.headers
        return answer

    async def knock(self, headers: dict[str, str], denial: bool = True, client: Any = ANN) -> list[Any]:
        """Everything sent to a socket until its app waits or the connection is refused."""
        sent: list[Any] = []
        quiet = asyncio.Event()

        async def send(message: Any) -> None:
            sent.append(message)
            if message["type"] != "websocket.http.response.start":
                quiet.set()

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        lines = [(name.lower().replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        extensions = {"websocket.http.response": {}} if denial else {}
        scope = {"type": "websocket", "path": "/ws", "headers": lines, "client": client, "extensions": extensions}
        self.task = asyncio.create_task(self.guard(scope, receive, send))
        await quiet.wait()
        return sent

    def knocks(self, denial: bool = True, **headers: str) -> list[Any]:
        async def go() -> list[Any]:
            sent = await self.knock(headers, denial)
            self.app.leave.set()
            await self.task
            return sent

        return asyncio.run(go())


def code(answer: httpx.Response) -> tuple[int, str, dict[str, Any]]:
    told = answer.json()
    assert set(told) == {"code", "data"}
    return answer.status_code, told["code"], told["data"]


# The name

BAD_HOSTS = ["evil.example:8765", "localhost.evil.example", "127.0.0.1.evil.example", "192.0.2.1", "[::2]", "", "a b"]
BAD_HOSTS += ["2130706433", "0x7f.0.0.1", "localhost@evil.example", "localhost/evil.example", "[::1", "localhost:99999"]


@pytest.mark.parametrize("host", BAD_HOSTS)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_name_that_was_made_to_point_at_us_is_refused(host: str, method: str):
    door = Door()
    for path in ("/", "/api/x", "/healthz"):
        answer = door.ask(path, method, headers={"Host": host, "Origin": f"http://{host}"})
        assert code(answer) == (403, "bad_origin", {"header": "host"})
    assert door.app.reached == []
    assert door.refusals == ["bad_origin"] * 3


def test_our_own_names_are_known_but_not_two_of_them_nor_none():
    for host in ("127.0.0.1:8765", "localhost", "LOCALHOST.:1", "[::1]:8765", "[0:0::1]"):
        assert Door().ask(headers={"Host": host}).status_code == 200
    twice = [("Host", "localhost"), ("Host", "evil.example")]
    assert code(Door().ask(headers=twice)) == (403, "bad_origin", {"header": "host"})
    assert Door().knocks()[0]["status"] == 403


def test_the_public_and_further_names_are_known():
    door = Door(base_url="https://games.example.org", allowed_hosts="lan.example,port.example:81", host="192.0.2.9")
    for host in ("games.example.org", "lan.example:4711", "port.example:81", "192.0.2.9:8765"):
        assert door.ask(headers={"Host": host}).status_code == 200
    for host in ("port.example", "port.example:82", "example.org", "192.0.2.8"):
        assert door.ask(headers={"Host": host}).status_code == 403


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_family_may_use_the_address_of_the_machine(host: str):
    door = Door(host=host)
    for name in ("192.168.1.5:8765", "[fe80::1]:8765", "localhost:8765"):
        assert door.ask(headers={"Host": name}).status_code == 200
        assert door.ask(method="POST", headers={"Host": name, "Origin": f"http://{name}"}).status_code == 200
    for name in ("evil.example", "192.168.1.5.evil.example", "1.2.3"):
        assert door.ask(headers={"Host": name}).status_code == 403


# The page

COOKIE = {"Cookie": "poktail=abc"}


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "TRACE", "ODD"])
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "http://127.0.0.1:3000", "file://", "x" * 999])
def test_another_page_changes_nothing(method: str, origin: str):
    door = Door()
    for more in ({}, COOKIE, {"Authorization": "Bearer x"}):
        answer = door.ask(method=method, headers={"Origin": origin, **more})
        assert code(answer) == (403, "bad_origin", {"header": "origin"})
    assert door.app.reached == []


def test_our_own_page_may_and_without_one_only_what_no_browser_sends_by_itself():
    door = Door()
    assert door.ask(method="POST", headers={"Origin": OURS, **COOKIE}).status_code == 200
    doubled = [("Origin", OURS), ("Origin", "https://evil.example")]
    assert door.ask(method="POST", headers=doubled).status_code == 403
    assert door.ask(method="POST").status_code == 200
    assert door.ask(method="POST", headers=COOKIE).status_code == 403
    assert door.ask(method="POST", headers={**COOKIE, "Authorization": "bearer abc"}).status_code == 200
    assert door.ask(method="POST", headers={**COOKIE, "Authorization": "Basic abc"}).status_code == 403


@pytest.mark.parametrize("site", ["cross-site", "same-origin", "none"])
def test_what_the_browser_itself_calls_strange_is_refused(site: str):
    answer = Door().ask(method="POST", headers={"Origin": OURS, "Sec-Fetch-Site": site})
    assert answer.status_code == (403 if site == "cross-site" else 200)
    assert Door().ask(headers={"Sec-Fetch-Site": site}).status_code == 200  # a link from elsewhere still opens


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("games.example.org", "https://games.example.org", 200),  # a proxy took the https off
        ("127.0.0.1:8765", "https://games.example.org", 200),  # a proxy that does not hand the name on
        ("games.example.org", "wss://games.example.org", 200),
        ("games.example.org", "http://games.example.org", 403),  # anybody on the way can write that page
        ("games.example.org", "https://games.example.org:8443", 403),
        ("games.example.org:8443", "https://games.example.org:8443", 200),
        ("games.example.org", "https://more.example", 200),
        ("games.example.org", "http://more.example:81", 403),
        ("games.example.org", "https://port.example:81", 200),
        ("games.example.org", "https://port.example", 403),
        ("games.example.org", "https://evil.example.org", 403),
    ],
)
def test_pages_of_the_public_address_and_further_ones(host: str, origin: str, status: int):
    door = Door(base_url="https://games.example.org", allowed_hosts=["more.example", "port.example:81"])
    assert door.ask(method="POST", headers={"Host": host, "Origin": origin, **COOKIE}).status_code == status


@given(st.from_regex(r"\A(https?|null|file)?(://)?[a-z0-9.:\[\]@-]{0,24}\Z"))
def test_no_invented_page_is_taken_for_ours(origin: str):
    status = Door().ask(method="POST", headers={"Origin": origin}).status_code
    assert (status == 200) == (origin in (OURS, OURS.replace("http:", "https:")))


# Sockets

LOCAL = {"Host": "127.0.0.1:8765"}


def test_a_socket_of_our_own_page_is_let_in():
    assert Door().knocks(**LOCAL, Origin=OURS, Cookie="a=b") == [{"type": "websocket.accept"}]
    assert Door().knocks(**LOCAL, Authorization="Bearer x", Cookie="a=b") == [{"type": "websocket.accept"}]


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example", "Origin": "http://evil.example"},
        {**LOCAL, "Origin": "https://evil.example"},
        {**LOCAL, "Origin": "null"},
        {**LOCAL, "Cookie": "a=b"},
        {**LOCAL, "Origin": OURS, "Sec_Fetch_Site": "cross-site"},
    ],
)
def test_a_socket_of_another_page_is_refused_before_it_opens(headers: dict[str, str]):
    door = Door()
    start, body = door.knocks(**headers)
    assert (start["type"], start["status"]) == ("websocket.http.response.start", 403)
    assert (b"cache-control", b"no-store") in start["headers"]
    assert (body["type"], body["body"][:20]) == ("websocket.http.response.body", b'{"code":"bad_origin"')
    assert Door().knocks(denial=False, **headers) == [{"type": "websocket.close", "code": 1008, "reason": "bad_origin"}]
    assert (door.app.reached, door.refusals) == ([], ["bad_origin"])


def test_a_flood_of_sockets_is_refused():
    door = Door(rate_burst=3)
    assert [door.knocks(**LOCAL)[0].get("status", 101) for _ in range(5)] == [101, 101, 101, 429, 429]


def test_so_many_connections_one_address_may_hold():
    async def go() -> list[int]:
        door = Door(connections_per_address=2)
        seen, tasks = [], []
        for client in (ANN, ANN, ANN, ("192.0.2.8", 1)):
            seen.append((await door.knock(LOCAL, client=client))[0].get("status", 101))
            tasks.append(door.task)
        door.app.leave.set()
        await asyncio.gather(*tasks)
        assert door.guard.open_sockets == {}
        seen.append((await door.knock(LOCAL))[0].get("status", 101))
        await door.task
        assert door.refusals == ["too_many"]
        return seen

    assert asyncio.run(go()) == [101, 101, 429, 101, 101]


def test_whoever_hangs_up_first_is_not_answered_and_the_lifespan_passes():
    async def gone() -> Any:
        return {"type": "websocket.disconnect"}

    async def send(message: Any) -> None:
        raise AssertionError

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert scope["type"] == "lifespan"

    guard = RequestGuard(app, settings())
    asyncio.run(guard({"type": "websocket", "path": "/ws", "headers": [], "client": ANN}, gone, send))
    asyncio.run(guard({"type": "lifespan"}, gone, send))


# What an answer wears


def test_every_answer_wears_its_headers():
    for path in ("/", "/api/x", "/boom"):
        answer = Door().ask(path)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "strict-transport-security" not in answer.headers
    secure = Door(base_url="https://games.example.org").ask("/")
    assert secure.headers["strict-transport-security"] == "max-age=31536000"


def test_by_a_bare_address_no_header_that_a_browser_would_complain_of():
    """Over plain http it trusts only its own machine; the rest of the headers stay."""
    far = Door(host="0.0.0.0").ask("/", headers={"host": "192.168.7.5:8765"})
    assert far.status_code == 200 and "cross-origin-opener-policy" not in far.headers
    assert far.headers["cross-origin-resource-policy"] == "same-origin"
    near = Door(host="0.0.0.0").ask("/", headers={"host": "127.0.0.1:8765"})
    assert near.headers["cross-origin-opener-policy"] == "same-origin"


def test_nothing_is_cached_but_what_says_so():
    assert Door().ask("/").headers["cache-control"] == "no-store"
    for path in ("/api/x", "/api/cached", "/cookie", "/healthz", "/boom"):
        assert Door().ask(path).headers.get_list("cache-control") == ["no-store"]
    assert Door().ask("/static/app.js").headers.get_list("cache-control") == ["max-age=60"]
    assert Door().ask("/static/app.js", headers={"Host": "evil.example"}).headers["cache-control"] == "no-store"


def test_headers_are_neither_doubled_nor_weakened_and_no_page_elsewhere_may_read():
    assert Door().ask("/static/app.js").headers.get_list("x-content-type-options") == ["nosniff"]
    for method in ("GET", "OPTIONS"):
        asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
        answer = Door().ask("/cors", method, headers=asked)
        assert not [name for name in answer.headers if name.startswith("access-control")]


def test_a_defect_is_an_answer_and_still_reaches_the_log():
    door = Door()
    assert code(door.ask("/boom")) == (500, "broken", {})
    with pytest.raises(RuntimeError):
        asyncio.run(door.asked("/boom", "GET", ANN, loud=True))


# Large bodies


async def chunks(count: int, sent: list[int] | None = None) -> AsyncIterator[bytes]:
    for n in range(count):
        yield b"x" * 1000
        if sent is not None:
            sent.append(n)


@pytest.mark.parametrize("path", ["/api/x", "/complains"])
def test_a_body_is_measured(path: str):
    door = Door(body_bytes=2000)
    assert door.ask(path, "POST", content=b"x" * 2000).text == "2000"
    assert door.ask(path, "POST", content=chunks(2)).text == "2000"
    answer = door.ask(path, "POST", content=b"x" * 2001)
    assert code(answer) == (413, "too_large", {"limit": 2000})
    assert answer.headers["connection"] == "close"
    assert door.app.reached == [path, path]
    for much in (30, 1_000_000):  # a body that is only a little too long is read to its end before the refusal
        sent: list[int] = []
        answer = door.ask(path, "POST", content=chunks(much, sent), loud=True)
        assert code(answer) == (413, "too_large", {"limit": 2000})
        assert len(sent) == (30 if much == 30 else 32)
    assert door.app.reached == [path, path, path, "cut off", path, "cut off"]
    assert door.refusals == ["too_large"] * 3


def test_an_answer_that_has_begun_is_not_begun_again_and_a_length_is_a_number():
    door = Door(body_bytes=2000)
    assert door.ask("/early", "POST", content=chunks(9)).text == "2000"
    assert door.app.reached == ["/early", "cut off"]
    for length in ("-1", "1e3", "٣", "0x10"):
        answer = Door().ask(method="POST", headers={"Content-Length": length.encode()}, content=chunks(1))
        assert answer.status_code == 422
    assert Door().ask(method="POST", headers={"Content-Length": "9" * 99}, content=chunks(1)).status_code == 413
