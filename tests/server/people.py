"""Test helper: a real app with a real store, and devices that use it like browsers and bots."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
from fastapi import FastAPI
from sqlalchemy import insert, select

from poktail.server.accounts.identity import Identity
from poktail.server.http import problems
from poktail.server.http.routes_profiles import router
from poktail.server.storage import models
from poktail.server.storage.store import Store

HTTP, HTTPS = "http://table.test", "https://table.test"
START = 1_800_000_000_000


@dataclass
class Clock:
    """Milliseconds that pass when a test says so."""

    time: int = START

    def __call__(self) -> int:
        return self.time


@dataclass
class Place:
    """A server for people to come to."""

    app: FastAPI
    store: Store
    identity: Identity
    clock: Clock
    folder: Path
    base_url: str
    ended: list[str] = field(default_factory=list)
    revoked: set[str] = field(default_factory=set)

    def device(self, address: str = "192.0.2.1", **headers: str) -> httpx.AsyncClient:
        """A browser with a cookie jar of its own, or a bot with its header."""
        transport = httpx.ASGITransport(self.app, client=(address, 4711))
        return httpx.AsyncClient(transport=transport, base_url=self.base_url, headers=headers)

    async def person(self, name: str = "Ann") -> tuple[httpx.AsyncClient, str]:
        """A device with a profile, and the profile's id."""
        device = self.device()
        made = await device.post("/api/me", json={"name": name})
        assert made.status_code == 201
        return device, made.json()["id"]

    async def bot(self, owner: httpx.AsyncClient, name: str = "Bea") -> tuple[httpx.AsyncClient, str]:
        """A bot with its token, and its id."""
        made = await owner.post("/api/me/bots", json={"name": name, "open": True})
        assert made.status_code == 201
        return self.device(authorization=f"Bearer {made.json()['token']}"), made.json()["id"]

    async def linked(self, first: httpx.AsyncClient, second: httpx.AsyncClient | None = None) -> httpx.AsyncClient:
        """A second device for the same profile."""
        second = second or self.device("192.0.2.2")
        code = (await first.post("/api/me/code")).json()["code"]
        assert (await second.post("/api/link", json={"code": code})).status_code == 200
        return second

    async def hears(self, kind: str, path: str, *headers: tuple[str, str]) -> list[dict[str, Any]]:
        """Every message that a socket is sent which only connects, or a request without a body."""
        sent: list[dict[str, Any]] = []

        async def send(message: Any) -> None:
            sent.append(dict(message))

        said = [{"type": "websocket.connect"} if kind == "websocket" else {"type": "http.request", "body": b""}]

        async def receive() -> Any:
            return said.pop() if said else await asyncio.Event().wait()  # then it stays and says nothing more

        more = {"path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "subprotocols": []}
        await self.app(scope(*headers) | more | {"type": kind, "method": "GET"}, receive, send)
        return sent

    async def rows(self, table: Any) -> list[dict[str, Any]]:
        """Everything in a table of the store."""

        def work(conn: Any) -> list[dict[str, Any]]:
            return [dict(row._mapping) for row in conn.execute(select(table))]

        return await self.store.read(work)

    async def put(self, table: Any, *rows: dict[str, Any]) -> None:
        """Rows as other parts of the server would write them."""

        def work(conn: Any) -> None:
            conn.execute(insert(table), list(rows))

        await self.store.write(work)

    async def match(self, id: str, *seats: tuple[str | None, str], host: str = "somebody") -> None:
        """A finished match of these people, on a table of its own."""
        holders = [{"name": name, "profile": who, "level": None, "bot": False} for who, name in seats]
        doc = {"options": {}, "names": [name for _, name in seats], "holders": holders, "entropy": ["ab"]}
        table = {"game": "some_game", "doc": json.dumps({"host": host, "seats": [*holders, None]}), "created": START}
        more = {"host": host, "public": True, "state": "over", "rev": 3, "touched": START}
        await self.put(models.tables, {"id": f"t-{id}"} | table | more)
        match = {"id": id, "table_id": f"t-{id}", "game": "some_game", "state": "over", "doc": json.dumps(doc)}
        times = {"created": START, "started": START + 1, "ended": START + 2}
        payoffs = {"payoffs": json.dumps([7 - seat for seat in range(len(seats))])}
        await self.put(models.matches, match | times | payoffs | {"commitment": "00", "seed": b"sealed seed"})
        rows = [
            {"match": id, "seat": seat, "profile": who, "level": None, "name": name, "payoff": 7 - seat, "rank": seat}
            for seat, (who, name) in enumerate(seats)
        ]
        await self.put(models.seats, *rows)

    def disk(self) -> bytes:
        """Every byte that the store has on disk, what is not yet moved out of its write-ahead log included."""
        return b"".join(path.read_bytes() for path in sorted(self.folder.iterdir()) if path.is_file())


def scope(*headers: tuple[str, str]) -> dict[str, Any]:
    """What a server knows of a socket that wants to be opened."""
    return {"type": "websocket", "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers]}


@asynccontextmanager
async def place(folder: Path, base_url: str = HTTP, **choices: Any) -> AsyncIterator[Place]:
    """A server while it is open; its files lie in this folder."""
    store, clock = await Store.open(f"sqlite:///{folder / 'poktail.db'}"), Clock()
    identity = Identity(store, base_url, clock, **choices)
    app = FastAPI(redirect_slashes=False)
    app.include_router(router)
    problems.install(app)
    app.state.context = SimpleNamespace(store=store, settings=None, identity=identity, registry=None, metrics=None)
    here = Place(app, store, identity, clock, folder, base_url)

    async def ended(profile: str) -> None:
        here.ended.append(profile)

    async def revoked(keys: frozenset[str]) -> None:
        here.revoked |= keys

    identity.on_deleted, identity.on_revoked = ended, revoked
    try:
        yield here
    finally:
        await store.close()
