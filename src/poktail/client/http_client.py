"""HTTP requests to a server, authenticated with a person's key or a bot's token."""

from __future__ import annotations

import http.client
import json
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from typing import Any

from poktail.client.errors import NotPoktail, Unreachable, parse_refusal
from poktail.client.keys import Key
from poktail.client.messages import printable

TIMEOUT_S = 20.0


class Server:
    """A server at an origin such as `https://games.example.org`, and who we are there: a person's key or a bot's token.

    >>> Server("http://127.0.0.1:8765").socket_url("/ws/bot")
    'ws://127.0.0.1:8765/ws/bot'
    """

    def __init__(self, origin: str, key: Key | None = None, *, token: str = "") -> None:
        self.origin, self.key = origin, key or Key()
        self._token = token

    @property
    def name(self) -> str:
        """Host and port."""
        return self.origin.partition("://")[2]

    def socket_url(self, path: str) -> str:
        """The WebSocket address of a path."""
        return f"ws{self.origin.removeprefix('http')}{path}"

    def headers(self) -> dict[str, str]:
        """Headers that identify us; with a cookie the server also wants to see its own origin."""
        if self._token:
            return {"Authorization": f"Bearer {self._token}"}
        cookie = {"Cookie": f"{self.key.cookie}={self.key.value}"} if self.key.value else {}
        return {"Origin": self.origin} | cookie

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The JSON answer to a request; raises Refused, Unreachable or NotPoktail. Redirects are not followed."""
        status, text = self.fetch(method, path, body)
        try:
            answer = printable(json.loads(text)) if text else None
        except ValueError:
            raise NotPoktail(server=self.name) from None
        if status >= 400:
            raise parse_refusal(answer)
        return answer

    def fetch(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and text of an answer; a key that the server sets is stored."""
        secure = self.origin.startswith("https:")
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        sent = None if body is None else json.dumps(body)
        try:
            connection = kind(self.name, timeout=TIMEOUT_S)
            try:
                connection.request(method, path, sent, self.headers() | {"Content-Type": "application/json"})
                answer = connection.getresponse()
                text = answer.read().decode(errors="replace")
                cookies = answer.headers.get_all("Set-Cookie") or []
            finally:
                connection.close()
        except (OSError, ValueError, http.client.HTTPException):
            raise Unreachable(server=self.name) from None
        self._store_key(cookies)
        return answer.status, text

    def _store_key(self, cookies: list[str]) -> None:
        for header in cookies:
            with suppress(CookieError):
                for name, morsel in SimpleCookie(header).items():
                    if name.endswith("poktail") and morsel.value:
                        self.key.store(name, morsel.value)
