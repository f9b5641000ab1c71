"""The door: who may come in how often, from which page and by which name, and what every answer carries."""

from __future__ import annotations

import ipaddress
import json
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from hmac import compare_digest
from math import ceil
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from poktail.server.errors import BadMessage, BadOrigin, Broken, ServerError, TooFast, TooLarge, TooMany
from poktail.server.settings import Settings, parse_host, parse_origin

BUCKETS = 50_000
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
HEALTH = frozenset({"/healthz", "/readyz"})  # whoever watches over the server must not be told to come back later
LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
EVERYWHERE = frozenset({"0.0.0.0", "::"})  # noqa: S104
FORWARDED = frozenset({b"x-forwarded-for", b"x-real-ip", b"forwarded", b"via"})
NO_STORE = b"no-store"
PARTS, PART = "/assets/", 0.05
"""The page comes in dozens of small files from memory, and a household may open it on every phone at once."""
PATIENCE = 16
"""Times the greatest body that are read and thrown away before somebody who sends more is cut off."""
NEVER_SENT = b"access-control-"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
OPENER = "cross-origin-opener-policy"
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a table's link is all one needs to sit down at it
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()",
    OPENER: "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
A_YEAR = "max-age=31536000"

_host = lru_cache(1024)(parse_host)
_origin = lru_cache(1024)(parse_origin)
Headers = list[tuple[bytes, bytes]]


class Buckets:
    """How often each of many may do something: for long at a rate, at once a burst; the longest silent are forgotten.

    >>> buckets = Buckets(rate=2, burst=1, now=lambda: 0.0)
    >>> buckets.take("a"), round(buckets.take("a"), 2), buckets.take("b")
    (0.0, 0.5, 0.0)
    """

    __slots__ = ("_full", "_most", "_now", "_pace", "_until")

    def __init__(
        self, rate: float, burst: float, most: int = BUCKETS, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._pace = 1 / rate
        self._full = (burst + 1e-3) * self._pace  # a thousandth more, so that rounding never costs anybody a turn
        self._most = most
        self._now = now
        self._until: OrderedDict[str, float] = OrderedDict()  # when each will have made up for all it did

    def take(self, key: str, cost: float = 1) -> float:
        """Count once more and return 0; where that is too often, count nothing and return the seconds to wait."""
        now, until = self._now(), self._until
        due = max(until.get(key, now), now) + cost * self._pace
        wait = due - now - self._full
        if wait > 0:
            return wait
        until[key] = due
        until.move_to_end(key)
        if len(until) > self._most:
            until.popitem(last=False)
        return 0.0

    def __len__(self) -> int:
        return len(self._until)


def per_hour(count: int, now: Callable[[], float] = time.monotonic) -> Buckets:
    """A quota of so many in an hour."""
    return Buckets(count / 3600, count, now=now)


@lru_cache(4096)
def network(address: str) -> str:
    """Who counts as one: an address; of IPv6 the 64 bits that one household has, for the rest it may change at will.

    >>> network("192.0.2.7"), network("::ffff:192.0.2.7"), network("2001:db8::1:2:3:4")
    ('192.0.2.7', '192.0.2.7', '2001:db8::')
    """
    found = _address(address)
    if found is None:
        return address[:64]
    return str(found if found.version == 4 else ipaddress.IPv6Address(int(found) >> 64 << 64))


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    text = text.strip().strip('"').partition("%")[0]
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:  # an IPv4 address with a port, as some proxies write it
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if found.version == 6 else found


def client_address(scope: Scope, settings: Settings) -> str:
    """The address a request comes from: the connection's, or what a trusted proxy says of it; empty where unknown.

    A proxy appends what it has seen, so only the last entry is its own word; all before it may be invented.
    """
    client = scope.get("client")
    peer = str(client[0]) if client else ""
    if settings.trust_proxy:
        told = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        last = _address(told[-1].decode("latin-1").rpartition(",")[2]) if told else None
        if last is not None:
            return str(last)
    found = _address(peer)
    return peer if found is None else str(found)


def may_read_metrics(scope: Scope, settings: Settings) -> bool:
    """Whether this request may have the metrics: by token, or from this very machine and through no proxy."""
    headers: Headers = scope["headers"]
    if settings.metrics_token:
        scheme, _, given = b"".join(value for name, value in headers if name == b"authorization").partition(b" ")
        return scheme.lower() == b"bearer" and compare_digest(given.strip(), settings.metrics_token.encode())
    return from_this_machine(scope)


def from_this_machine(scope: Scope) -> bool:
    """Whether this request comes from this very machine and through no proxy."""
    if any(name in FORWARDED for name, _ in scope["headers"]):
        return False
    host, peer = host_of(scope), _address(str((scope.get("client") or ("",))[0]))
    return peer is not None and peer.is_loopback and host is not None and host[0] in LOOPBACK


def host_of(scope: Scope) -> tuple[str, int | None] | None:
    """By which name and port somebody came; None where the header says nothing sensible."""
    return _host(b"".join(value for name, value in scope["headers"] if name == b"host").decode("latin-1"))


class Doorman:
    """Decides by which name and from which page one may come."""

    def __init__(self, settings: Settings) -> None:
        served = f"[{settings.host}]" if ":" in settings.host else settings.host
        self.base = parse_origin(settings.base_url)
        further = [host for host in map(parse_host, settings.allowed_hosts) if host]
        self.anywhere = settings.host in EVERYWHERE
        self.names = {served.lower(), *LOOPBACK, *([self.base[1]] if self.base else [])}
        self.names |= {name for name, port in further if port is None}
        self.places = {host for host in further if host[1] is not None}
        self.pages = {(name, port) for name, given in further for port in ((80, 443) if given is None else (given,))}

    def knows(self, host: tuple[str, int | None]) -> bool:
        """Whether we go by this name; a stranger's page may make its own name point at us, but never has ours."""
        name = host[0]
        return name in self.names or host in self.places or (self.anywhere and _literal(name))

    def welcomes(self, origin: tuple[str, str, int] | None, host: tuple[str, int | None]) -> bool:
        """Whether a page from there is ours: of the place it talks to, of our public address, or of a further one."""
        if origin is None:
            return False
        scheme, name, port = origin
        safe = scheme in ("https", "wss")
        if self.base is not None and name == self.base[1]:
            if self.base[0] == "https" and not safe:  # anybody on the way could have written such a page
                return False
            if port == self.base[2]:
                return True
        there = host[1] if host[1] is not None else (443 if safe else 80)  # a proxy may have taken the https off
        return (name, port) == (host[0], there) or (name, port) in self.pages

    def check(self, scope: Scope) -> None:
        """BadOrigin for what another site made a browser send, or what came by a name that is not ours."""
        hosts, origins, sites, cookie, bearer = [], [], [], False, False
        for name, value in scope["headers"]:
            if name == b"host":
                hosts.append(value.decode("latin-1"))
            elif name == b"origin":
                origins.append(value.decode("latin-1"))
            elif name == b"sec-fetch-site":
                sites.append(value)
            elif name == b"cookie":
                cookie = True
            elif name == b"authorization":
                bearer = value[:7].lower() == b"bearer "
        host = _host(hosts[0]) if len(hosts) == 1 else None
        if host is None or not self.knows(host):
            raise BadOrigin(header="host")
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        if b"cross-site" in sites:
            raise BadOrigin(header="sec-fetch-site")
        if origins and not (len(origins) == 1 and self.welcomes(_origin(origins[0]), host)):
            raise BadOrigin(header="origin")
        if not origins and cookie and not bearer:
            raise BadOrigin(header="origin")


@lru_cache(1024)
def _literal(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


class Guard:
    """ASGI: lets nobody in too often, by a false name, from a strange page or with too much luggage."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        refused: Callable[[str], None] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.app = app
        self.settings = settings
        self.doorman = Doorman(settings)
        self.rate = Buckets(settings.rate_per_address, settings.rate_burst, now=now)
        self.held: dict[str, int] = {}
        self.on_refusal = refused or (lambda _code: None)
        more = {"strict-transport-security": A_YEAR} if settings.secure else {}
        self.headers = [(name.encode(), value.encode()) for name, value in (HEADERS | more).items()]
        self.names = frozenset(name for name, _ in self.headers)
        self.plain = self.headers if settings.secure else [pair for pair in self.headers if pair[0] != OPENER.encode()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request or socket."""
        if scope["type"] == "http":
            await self._request(scope, _Exchange(self, scope, receive, send))
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def admit(self, scope: Scope) -> str:
        """Who comes, as buckets count; or the reason why not."""
        who = network(client_address(scope, self.settings))
        if scope["path"] not in HEALTH or scope["type"] != "http":
            wait = self.rate.take(who, PART if scope["path"].startswith(PARTS) else 1)
            if wait > 0:
                raise TooFast(wait=ceil(wait))
        self.doorman.check(scope)
        return who

    async def _request(self, scope: Scope, exchange: _Exchange) -> None:
        try:
            self.admit(scope)
            _measure(scope, self.settings.body_bytes)
        except ServerError as error:
            if isinstance(error, TooLarge):
                await exchange.drain()
            await exchange.refuse(error)
            return
        try:
            await self.app(scope, exchange.receive, exchange.send)
        except Exception:
            if exchange.refused:  # the app complains that we cut its reader off
                return
            if not exchange.started:  # so that even this answer has its headers
                await exchange.refuse(Broken())
            raise

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = self.settings.connections_per_address
        try:
            who = self.admit(scope)
            if self.held.get(who, 0) >= most:
                raise TooMany(what="connections", most=most)
        except ServerError as error:
            self.on_refusal(error.code)
            await self._turn_away(error, scope, receive, send)
            return
        self.held[who] = self.held.get(who, 0) + 1
        try:
            await self.app(scope, receive, send)  # with nothing in between: the frames of a table pass here
        finally:
            self.held[who] -= 1
            if not self.held[who]:
                del self.held[who]

    async def _turn_away(self, error: ServerError, scope: Scope, receive: Receive, send: Send) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        with suppress(OSError):  # gone already
            if "websocket.http.response" in (scope.get("extensions") or {}):
                start, body = _answer(error)
                start |= {"type": "websocket.http.response.start", "headers": self.dress(scope, start["headers"])}
                await send(start)
                await send(body | {"type": "websocket.http.response.body"})
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": error.code})

    def dress(self, scope: Scope, given: Headers) -> Headers:
        """An answer's headers with ours; no cache keeps what is the API's or has a cookie, nor the rest unasked."""
        kept = [(name.lower(), value) for name, value in given]
        kept = [pair for pair in kept if pair[0] not in self.names and not pair[0].startswith(NEVER_SENT)]
        names = {name for name, _ in kept}
        path = scope["path"]
        if b"set-cookie" in names or path == "/api" or path.startswith("/api/"):
            kept = [pair for pair in kept if pair[0] != b"cache-control"]
            names.discard(b"cache-control")
        if b"cache-control" not in names:
            kept.append((b"cache-control", NO_STORE))
        host = host_of(scope)  # by a bare address no browser trusts us enough for all of them, and it complains
        far = host is not None and host[0] not in LOOPBACK and _literal(host[0])
        return kept + (self.plain if far else self.headers)


class _Exchange:
    """One request and its answer: measures what comes in, dresses what goes out."""

    __slots__ = ("_got", "_guard", "_receive", "_scope", "_send", "refused", "started")

    def __init__(self, guard: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        self._guard, self._scope, self._receive, self._send = guard, scope, receive, send
        self._got = 0
        self.started = self.refused = False

    async def receive(self) -> Message:
        limit = self._guard.settings.body_bytes
        if self._got <= limit:
            message = await self._receive()
            self._got += len(message.get("body", b""))
            if self._got <= limit:
                return message
            if not self.started:
                if message.get("more_body"):
                    await self.drain()
                await self.refuse(TooLarge(most=limit))
        return {"type": "http.disconnect"}

    async def drain(self) -> None:
        """Let a body that is only somewhat too long run out: who is cut off while sending never reads why."""
        if any(name == b"expect" for name, _ in self._scope["headers"]):  # has not begun to send, and need not
            return
        more, limit = True, PATIENCE * self._guard.settings.body_bytes
        while more and self._got <= limit:
            message = await self._receive()
            self._got += len(message.get("body", b"")) or 1
            more = bool(message.get("more_body"))

    async def send(self, message: Message) -> None:
        if self.refused:
            return
        if message["type"] == "http.response.start":
            self.started = True
            message = {**message, "headers": self._guard.dress(self._scope, list(message.get("headers", [])))}
        await self._send(message)

    async def refuse(self, error: ServerError) -> None:
        self.started = self.refused = True  # from now on nobody hears what the app says
        self._guard.on_refusal(error.code)
        start, body = _answer(error)
        headers = self._guard.dress(self._scope, start["headers"])
        if isinstance(error, TooLarge) and self._scope.get("http_version", "1.1").startswith("1"):
            headers.append((b"connection", b"close"))  # whatever else is on its way, nobody reads it
        await self._send(start | {"headers": headers})
        await self._send(body)


def _answer(error: ServerError) -> tuple[dict[str, Any], dict[str, Any]]:
    body = json.dumps({"code": error.code, "data": error.data}, separators=(",", ":")).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(error, TooFast):
        headers.append((b"retry-after", str(error.data["wait"]).encode()))
    start = {"type": "http.response.start", "status": error.status, "headers": headers}
    return start, {"type": "http.response.body", "body": body}


def _measure(scope: Scope, limit: int) -> None:
    for name, value in scope["headers"]:
        if name == b"content-length":
            if not value.isdigit():
                raise BadMessage(field="content-length", reason="not_a_number")
            if len(value) > 15 or int(value) > limit:
                raise TooLarge(most=limit)
