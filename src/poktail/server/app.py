"""The ASGI application: creates all parts of the server, and opens and closes them in order."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from poktail.core.fair import commitment
from poktail.core.registry import Entry
from poktail.server.accounts import profiles, reports
from poktail.server.accounts.identity import Identity, digest
from poktail.server.addresses import client_address, network
from poktail.server.context import VERSION, ServerContext, context_of, now_ms, ticks_ms
from poktail.server.errors import NotFound, ShuttingDown, Unsaved
from poktail.server.history import reviews
from poktail.server.history.jobs import HistoryJobs
from poktail.server.http import (
    api_page,
    pages,
    problems,
    routes_daily,
    routes_invitations,
    routes_lessons,
    routes_matches,
    routes_people,
    routes_profiles,
    routes_proofs,
    routes_recovery,
    routes_reports,
    routes_reviews,
    routes_statistics,
    routes_tables,
    schema,
)
from poktail.server.http.middleware import RequestGuard, may_read_metrics
from poktail.server.ops.metrics import Metrics
from poktail.server.rate_limits import per_hour
from poktail.server.settings import Settings
from poktail.server.storage.store import Store
from poktail.server.storage.table_store import Seal, TableStore
from poktail.server.tables.daily_deals import DailyDeals
from poktail.server.tables.operator_feed import OperatorFeed
from poktail.server.tables.registry import TableRegistry
from poktail.server.tables.services import RandomBytes, TableServices
from poktail.server.ws import endpoints, messages_in, messages_out
from poktail.signing import PRIVATE_BYTES, SigningKey

CODE_GUESSES_PER_HOUR = 30
"""How many device codes and recovery codes an address may try."""
REPORTS_PER_HOUR = 20
"""How many reports a profile may send, and an address."""
TABLE_CODE_GUESSES_PER_HOUR = 60
"""How many table codes that open nothing an address may try: a household that mistypes, but nobody who searches."""

SIGNING_KEY = "signing-key"
"""The id under which the server's own key is sealed."""


def create_app(
    settings: Settings,
    *,
    random_bytes: RandomBytes = secrets.token_bytes,
    id_bytes: RandomBytes = secrets.token_bytes,
    now: Callable[[], int] = now_ms,
    ticks: Callable[[], int] = ticks_ms,
) -> FastAPI:
    """The server as an ASGI application; tests pass their own sources of randomness and their own clocks.

    `random_bytes` is for matches and bots, `id_bytes` for ids, codes and the keys of people.
    """
    metrics = Metrics()
    app = FastAPI(
        title="Poktail",
        version=VERSION,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=_lifespan(settings, metrics, random_bytes, id_bytes, now, ticks),
    )
    problems.install(app)
    app.add_middleware(RequestGuard, settings=settings, refused=metrics.refused, banned=partial(_is_banned, app))
    play = (routes_tables, routes_lessons, routes_daily, routes_matches, routes_proofs, routes_reviews, endpoints)
    about_people = (routes_people, routes_statistics, routes_invitations, routes_reports)
    for routes in (routes_profiles, routes_recovery, *play, *about_people):
        app.include_router(routes.router)
    _add_operation(app, settings)
    _add_documents(app)
    pages.install(app)
    return app


def _is_banned(app: FastAPI, place: str) -> bool:
    context: ServerContext = app.state.context
    return context.is_banned(place)


def _lifespan(
    settings: Settings,
    metrics: Metrics,
    random_bytes: RandomBytes,
    id_bytes: RandomBytes,
    now: Callable[[], int],
    ticks: Callable[[], int],
) -> Any:
    @asynccontextmanager
    async def run(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        threads = ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="bot")
        readers, coaches = (ThreadPoolExecutor(1, thread_name_prefix=name) for name in ("history", "review"))
        store = await Store.open(settings.database_url())
        store.observe = metrics.committed
        tables = TableStore(store, now)
        key = await _signing_key(tables, random_bytes)
        services = TableServices(tables, settings, metrics, threads, now, ticks, key, random_bytes, id_bytes)
        context = app.state.context = _context(services, store, readers, coaches)
        await context.operator.open()
        context.registry.open()
        await _tidy(store, now())
        try:
            yield
        finally:
            await context.operator.close()
            await context.registry.close()
            await store.close()
            for pool in (threads, readers, coaches):
                pool.shutdown(wait=False, cancel_futures=True)

    return run


def _context(services: TableServices, store: Store, readers: Executor, coaches: Executor) -> ServerContext:
    settings, now = services.settings, services.now
    registry = TableRegistry(services)
    identity = _identity(store, services, registry)
    return ServerContext(
        settings=settings,
        store=store,
        tables=services.store,
        metrics=services.metrics,
        threads=services.bot_threads,
        history=HistoryJobs(readers, partial(_readers, identity)),
        reviews=HistoryJobs(coaches, partial(_readers, identity), reviews.LIMITS),
        registry=registry,
        identity=identity,
        table_quota=per_hour(settings.tables_per_address),
        code_guesses=per_hour(TABLE_CODE_GUESSES_PER_HOUR),
        report_quota=per_hour(REPORTS_PER_HOUR),
        operator=OperatorFeed(store, registry, identity, services.metrics),
        daily=DailyDeals(services),
        signing_key=services.signing_key,
        now=now,
    )


async def _tidy(store: Store, now: int) -> None:
    """Finish deletions that a crash interrupted, and delete old reports."""
    await profiles.scrub(store)
    with suppress(Unsaved):  # on a full disk, reports are kept longer
        await store.write(partial(reports.expire, now=now))


async def _signing_key(tables: TableStore, random_bytes: RandomBytes) -> SigningKey:
    """The key that this server signs records with; made at the first start, and kept where the seeds are kept."""
    private = random_bytes(PRIVATE_BYTES)
    return SigningKey(await tables.seal_once("", Seal(SIGNING_KEY, private, commitment(private))))


def _readers(identity: Identity, request: Request) -> tuple[str, ...]:
    """Whom the reading of history counts against: the address, and the device or bot."""
    secret = identity.secret(request.scope)
    address = identity.address(request.scope)
    return (address,) if secret is None else (address, digest(secret))


def _identity(store: Store, services: TableServices, registry: TableRegistry) -> Identity:
    settings = services.settings
    identity = Identity(
        store,
        settings.base_url,
        services.now,
        name_length=settings.name_length,
        creations=per_hour(settings.profiles_per_address),
        guesses=per_hour(CODE_GUESSES_PER_HOUR),
        address=lambda scope: network(client_address(scope, settings)),
        random_bytes=services.id_bytes,
    )
    identity.on_deleted = registry.remove_profile
    identity.on_revoked = registry.close_connections
    return identity


def document(app: FastAPI, games: Iterable[Entry] | None = None) -> dict[str, Any]:
    """The schema document: OpenAPI, WebSocket messages, and the values of these games (default: all)."""
    bots = {"/ws/bot": ("BotMessage", messages_in.BotMessage)}
    return schema.document(app, messages_in.ClientMessage, messages_out.ServerMessage, bots, games)


def _add_operation(app: FastAPI, settings: Settings) -> None:
    """Routes for the operator: health, readiness and metrics."""

    @app.get("/healthz", tags=["operation"], responses=problems.refusals())
    async def healthz() -> dict[str, str]:
        """The process is alive."""
        return {"status": "ok"}

    @app.get("/readyz", tags=["operation"], responses=problems.refusals(ShuttingDown))
    async def readyz(request: Request) -> dict[str, str]:
        """The server takes requests and its database can be written."""
        context = context_of(request)
        if context.registry.stopping:
            raise ShuttingDown()
        async with asyncio.timeout(5):
            await context.store.check()
        return {"status": "ready"}

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """Metrics in Prometheus' format."""
        if not may_read_metrics(request.scope, settings):
            raise NotFound(what="page")
        numbers = context_of(request).metrics
        return Response(numbers.render(), media_type=numbers.content_type)


def _add_documents(app: FastAPI) -> None:
    """The schema document, as JSON and as a page."""

    @app.get("/api/schema.json", include_in_schema=False)
    async def whole(request: Request) -> JSONResponse:
        """The schema document."""
        return JSONResponse(_kept_document(request.app))

    @app.get("/api/docs", include_in_schema=False)
    async def docs(request: Request) -> HTMLResponse:
        """The schema document as a page."""
        return HTMLResponse(api_page.render(_kept_document(request.app)))

    @app.get("/api/docs.css", include_in_schema=False)
    async def docs_style() -> Response:
        """The page's style sheet; a separate file, because the content security policy forbids inline styles."""
        return Response(api_page.STYLE, media_type="text/css")


def _kept_document(app: FastAPI) -> dict[str, Any]:
    """The schema document, made when it is first asked for."""
    if not hasattr(app.state, "document"):
        app.state.document = document(app)
    whole: dict[str, Any] = app.state.document
    return whole
