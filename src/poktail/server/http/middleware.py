"""Middleware for every request: rate limits, banned networks, origin checks, body limits and security headers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from hmac import compare_digest
from math import ceil
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from poktail.server.addresses import LOOPBACK, client_address, from_this_machine, host_of, is_literal, network
from poktail.server.errors import BadMessage, Banned, Broken, ServerError, TooFast, TooLarge, TooMany, TooSlow
from poktail.server.http.origin_policy import OriginPolicy
from poktail.server.http.problems import answer
from poktail.server.rate_limits import TokenBuckets
from poktail.server.settings import Settings

HEALTH = frozenset({"/healthz", "/readyz"})
HEALTH_PER_S, HEALTH_BURST = 10, 100
"""How often one address may ask how the server is; health checks do not count as requests."""
NO_STORE = b"no-store"
API = ("/api/", "/ws/")
"""What a banned network may not use; it still gets the page, which says why."""
ASSETS, ASSET_COST = "/assets/", 0.05
"""The cost of an asset request: low, because a page needs dozens of files and a household may use several phones."""
DRAIN_FACTOR = 16
"""A body of up to this many times the limit is read and discarded; a longer one is cut off."""
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
    "referrer-policy": "no-referrer",  # a table's link lets people sit down, so it must not leak to other sites
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()",
    OPENER: "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
A_YEAR = "max-age=31536000"

Headers = list[tuple[bytes, bytes]]


class RequestGuard:
    """ASGI: rejects requests over the rate limit, with a foreign Origin or Host, or with an oversized body."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        refused: Callable[[str], None] | None = None,
        now: Callable[[], float] = time.monotonic,
        banned: Callable[[str], bool] | None = None,
    ) -> None:
        self.app = app
        self.settings = settings
        self.origins = OriginPolicy(settings)
        self.rate = TokenBuckets(settings.rate_per_address, settings.rate_burst, now=now)
        self.health = TokenBuckets(HEALTH_PER_S, HEALTH_BURST, now=now)
        self.open_sockets: dict[str, int] = {}
        self.on_refusal = refused or (lambda _code: None)
        self.is_banned = banned or (lambda _network: False)
        more = {"strict-transport-security": A_YEAR} if settings.secure else {}
        self.headers = [(name.encode(), value.encode()) for name, value in (HEADERS | more).items()]
        self.names = frozenset(name for name, _ in self.headers)
        self.plain = self.headers if settings.secure else [pair for pair in self.headers if pair[0] != OPENER.encode()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket."""
        if scope["type"] == "http":
            await self._request(scope, _Exchange(self, scope, receive, send))
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def admit(self, scope: Scope) -> str:
        """The sender of an admitted request; TooFast, BadOrigin or Banned otherwise."""
        who = network(client_address(scope, self.settings))
        if scope["path"] in HEALTH and scope["type"] == "http":
            wait = self.health.take(who)
        else:
            wait = self.rate.take(who, ASSET_COST if scope["path"].startswith(ASSETS) else 1)
        if wait > 0:
            raise TooFast(wait=ceil(wait))
        self.origins.check(scope)
        if scope["path"].startswith(API) and self.is_banned(who):
            raise Banned()
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
            if exchange.refused:  # the app fails because we ended its body early
                return
            if not exchange.started:  # answer here, so that this response has our headers too
                await exchange.refuse(Broken())
            raise

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = self.settings.connections_per_address
        try:
            who = self.admit(scope)
            if self.open_sockets.get(who, 0) >= most:
                raise TooMany(what="connections", limit=most)
        except ServerError as error:
            self.on_refusal(error.code)
            await self._deny(error, scope, receive, send)
            return
        self.open_sockets[who] = self.open_sockets.get(who, 0) + 1
        try:
            await self.app(scope, receive, send)  # no wrapper: all messages of a table pass here
        finally:
            self.open_sockets[who] -= 1
            if not self.open_sockets[who]:
                del self.open_sockets[who]

    async def _deny(self, error: ServerError, scope: Scope, receive: Receive, send: Send) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        with suppress(OSError):  # the client has already disconnected
            if "websocket.http.response" in (scope.get("extensions") or {}):
                start, body = _answer(error)
                start |= {"type": "websocket.http.response.start", "headers": self.add_headers(scope, start["headers"])}
                await send(start)
                await send(body | {"type": "websocket.http.response.body"})
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": error.code})

    def add_headers(self, scope: Scope, given: Headers) -> Headers:
        """The response's headers with ours; API answers and answers with a cookie are never cached."""
        kept = [(name.lower(), value) for name, value in given]
        kept = [pair for pair in kept if pair[0] not in self.names and not pair[0].startswith(NEVER_SENT)]
        names = {name for name, _ in kept}
        path = scope["path"]
        if b"set-cookie" in names or path == "/api" or path.startswith("/api/"):
            kept = [pair for pair in kept if pair[0] != b"cache-control"]
            names.discard(b"cache-control")
        if b"cache-control" not in names:
            kept.append((b"cache-control", NO_STORE))
        host = host_of(scope)  # browsers warn about some headers when the host is a bare address
        far = host is not None and host[0] not in LOOPBACK and is_literal(host[0])
        return kept + (self.plain if far else self.headers)


def may_read_metrics(scope: Scope, settings: Settings) -> bool:
    """Whether this request may read the metrics: with the token, or from this machine and not through a proxy."""
    headers: Headers = scope["headers"]
    if settings.metrics_token:
        scheme, _, given = b"".join(value for name, value in headers if name == b"authorization").partition(b" ")
        return scheme.lower() == b"bearer" and compare_digest(given.strip(), settings.metrics_token.encode())
    return from_this_machine(scope)


class _Exchange:
    """One request and its response: limits the body, and adds headers to the response."""

    __slots__ = ("_got", "_guard", "_receive", "_scope", "_send", "_whole", "refused", "started")

    def __init__(self, guard: RequestGuard, scope: Scope, receive: Receive, send: Send) -> None:
        self._guard, self._scope, self._receive, self._send = guard, scope, receive, send
        self._got = 0
        self.started = self.refused = self._whole = False

    async def receive(self) -> Message:
        limit = self._guard.settings.body_bytes
        if self._got <= limit:
            message = await self._next()
            self._got += len(message.get("body", b""))
            if self._got <= limit:
                return message
            if not self.started:
                if message.get("more_body"):
                    await self.drain()
                await self.refuse(TooLarge(limit=limit))
        return {"type": "http.disconnect"}

    async def _next(self) -> Message:
        """The next part of the body, which must come in time; after the last one, whatever comes."""
        if self._whole:
            return await self._receive()
        try:
            async with asyncio.timeout(self._guard.settings.request_timeout):
                message = await self._receive()
        except TimeoutError:
            if not self.started:
                await self.refuse(TooSlow())
            message = {"type": "http.disconnect"}
        self._whole = not message.get("more_body")
        return message

    async def drain(self) -> None:
        """Read the rest of a slightly too long body: a client that is cut off while sending never sees the error."""
        if any(name == b"expect" for name, _ in self._scope["headers"]):  # the client waits for our answer
            return
        more, limit = True, DRAIN_FACTOR * self._guard.settings.body_bytes
        while more and self._got <= limit:
            message = await self._next()
            self._got += len(message.get("body", b"")) or 1
            more = bool(message.get("more_body"))

    async def send(self, message: Message) -> None:
        if self.refused:
            return
        if message["type"] == "http.response.start":
            self.started = True
            message = {**message, "headers": self._guard.add_headers(self._scope, list(message.get("headers", [])))}
        await self._send(message)

    async def refuse(self, error: ServerError) -> None:
        self.started = self.refused = True  # from now on the app's response is discarded
        self._guard.on_refusal(error.code)
        start, body = _answer(error)
        headers = self._guard.add_headers(self._scope, start["headers"])
        if isinstance(error, TooLarge | TooSlow) and self._scope.get("http_version", "1.1").startswith("1"):
            headers.append((b"connection", b"close"))  # the rest of the body is not read
        await self._send(start | {"headers": headers})
        await self._send(body)


def _answer(error: ServerError) -> tuple[dict[str, Any], dict[str, Any]]:
    """The ASGI messages of an error response."""
    response = answer(error)
    start = {"type": "http.response.start", "status": response.status_code, "headers": list(response.raw_headers)}
    return start, {"type": "http.response.body", "body": response.body}


def _measure(scope: Scope, limit: int) -> None:
    for name, value in scope["headers"]:
        if name == b"content-length":
            if not value.isdigit():
                raise BadMessage(field="content-length", reason="not_a_number")
            if len(value) > 15 or int(value) > limit:
                raise TooLarge(limit=limit)
