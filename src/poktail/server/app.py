"""The application: everything put together, opened and closed in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response

from poktail.core.registry import Entry
from poktail.server.accounts import profiles
from poktail.server.accounts.identity import Identity
from poktail.server.context import VERSION, House, house_of, wall_clock
from poktail.server.errors import NotFound, ShuttingDown
from poktail.server.http import pages, problems, schema
from poktail.server.http import routes_matches as api_matches
from poktail.server.http import routes_people as api_people
from poktail.server.http import routes_profiles as api_profiles
from poktail.server.http import routes_tables as api_tables
from poktail.server.http.middleware import Guard, may_read_metrics, network, per_hour
from poktail.server.ops.metrics import Metrics
from poktail.server.settings import Settings
from poktail.server.storage.store import Store
from poktail.server.tables.registry import Hall
from poktail.server.ws import endpoints as socket
from poktail.server.ws import messages_in as wire
from poktail.server.ws import messages_out as wire_down

GUESSES = 30
"""So many wrong codes an address may try in an hour."""


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application; its store is opened when it starts."""
    metrics = Metrics()
    app = FastAPI(
        title="Poktail",
        version=VERSION,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=_lifespan(settings, metrics),
    )
    problems.install(app)
    app.add_middleware(Guard, settings=settings, refused=metrics.refused)
    for router in (api_profiles.router, api_tables.router, api_matches.router, api_people.router, socket.router):
        app.include_router(router)
    _add_operation(app, settings)
    pages.install(app)
    return app


def _lifespan(settings: Settings, metrics: Metrics) -> Any:
    @asynccontextmanager
    async def run(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        store = await Store.open(settings.database_url())
        pool = ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="bot")
        house = House(settings, store, metrics, pool)
        store.observe = metrics.committed
        house.identity = _identity(house)
        house.hall = Hall(house)
        house.identity.on_deleted = house.hall.vacate
        house.identity.on_revoked = house.hall.revoked
        app.state.house = house
        house.hall.open()
        await profiles.scrub(store)  # a deletion that a crash cut short
        try:
            yield
        finally:
            await house.hall.close()
            await store.close()
            pool.shutdown(wait=False, cancel_futures=True)

    return run


def _identity(house: House) -> Identity:
    return Identity(
        house.store,
        house.settings.base_url,
        wall_clock,
        name_length=house.settings.name_length,
        creations=per_hour(house.settings.profiles_per_address),
        guesses=per_hour(GUESSES),
        address=lambda scope: network(house.address(scope)),
    )


def document(app: FastAPI, games: Iterable[Entry] | None = None) -> dict[str, Any]:
    """The schema of all that goes over the wire: OpenAPI, the messages of the sockets, the values of (all) games."""
    return schema.document(app, wire.Up, wire_down.Down, {"/ws/bot": ("BotUp", wire.BotUp)}, games)


def _add_operation(app: FastAPI, settings: Settings) -> None:
    """What an operator's machines ask."""

    @app.get("/healthz", tags=["operation"], responses=problems.refusals())
    async def healthz() -> dict[str, str]:
        """The process is alive."""
        return {"status": "ok"}

    @app.get("/readyz", tags=["operation"], responses=problems.refusals(ShuttingDown))
    async def readyz(request: Request) -> dict[str, str]:
        """The server takes requests and its database answers."""
        house = house_of(request)
        if house.stopping:
            raise ShuttingDown()
        async with asyncio.timeout(5):
            await house.store.read(_ping)
        return {"status": "ready"}

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """Numbers for Prometheus."""
        if not may_read_metrics(request.scope, settings):
            raise NotFound(what="page")
        numbers = house_of(request).metrics
        return Response(numbers.render(), media_type=numbers.content_type)

    @app.get("/api/schema.json", include_in_schema=False)
    async def whole(request: Request) -> JSONResponse:
        """The schema document."""
        state = request.app.state
        if not hasattr(state, "document"):
            state.document = document(request.app)
        return JSONResponse(state.document)


async def _ping(conn: Any) -> None:
    from sqlalchemy import text  # noqa: PLC0415

    await conn.execute(text("SELECT 1"))
