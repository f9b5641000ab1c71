"""ServerContext: settings, stores, metrics, tables and identity of a running server, for routes and sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from importlib.metadata import version
from math import ceil

from starlette.requests import HTTPConnection
from starlette.types import Scope

from poktail.server.accounts.identity import Identity
from poktail.server.addresses import client_address, network
from poktail.server.errors import TooFast, TooMany
from poktail.server.history.jobs import HistoryJobs
from poktail.server.history.reviews import KnownReviews
from poktail.server.history.statistics import KnownFigures
from poktail.server.ops.metrics import Metrics
from poktail.server.rate_limits import TokenBuckets
from poktail.server.settings import Settings
from poktail.server.storage.documents import TableDocument
from poktail.server.storage.store import Store
from poktail.server.storage.table_store import TableStore
from poktail.server.tables.daily_deals import DailyDeals
from poktail.server.tables.invitations import Invitations
from poktail.server.tables.operator_feed import OperatorFeed
from poktail.server.tables.registry import TableRegistry
from poktail.signing import SigningKey

VERSION = version("poktail")
CLOSE_TIMEOUT_S = 5


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def ticks_ms() -> int:
    """Milliseconds of a monotonic clock, which does not jump with the system clock."""
    return time.monotonic_ns() // 1_000_000


@dataclass(eq=False, kw_only=True)
class ServerContext:
    """The shared parts of one running server."""

    settings: Settings
    store: Store
    tables: TableStore
    metrics: Metrics
    threads: Executor
    history: HistoryJobs
    reviews: HistoryJobs
    registry: TableRegistry
    identity: Identity
    table_quota: TokenBuckets
    code_guesses: TokenBuckets
    report_quota: TokenBuckets
    operator: OperatorFeed
    daily: DailyDeals
    signing_key: SigningKey
    now: Callable[[], int] = now_ms
    writers: set[asyncio.Task[None]] = field(default_factory=set)
    figures: KnownFigures = field(default_factory=KnownFigures)
    known_reviews: KnownReviews = field(default_factory=KnownReviews)
    invitations: Invitations = field(default_factory=Invitations)

    def address(self, scope: Scope) -> str:
        """The address a request comes from; proxies count only if they are trusted."""
        return client_address(scope, self.settings)

    def count_new_table(self, scope: Scope) -> None:
        """Count a new table against this address's quota; raises TooMany when it is used up."""
        if self.table_quota.take(network(self.address(scope))) > 0:
            raise TooMany(what="tables", limit=self.settings.tables_per_address)

    async def find_table(self, code: str, profile: str | None, scope: Scope) -> TableDocument:
        """The table with this code; wrong codes are counted per address, and with too many all are refused."""
        who = network(self.address(scope))
        wait = self.code_guesses.take(who)
        if wait > 0:
            raise TooFast(wait=ceil(wait))
        found = await self.registry.find(code, profile)
        self.code_guesses.give_back(who)
        return found

    def is_banned(self, place: str) -> bool:
        """Whether the operator has banned this network."""
        until = self.operator.banned_networks.get(place)
        return until is not None and self.now() < until

    async def close_connections(self) -> None:
        """Tell all clients that the server stops, and give them time to read it."""
        await self.registry.close()
        if self.writers:
            await asyncio.wait(self.writers, timeout=CLOSE_TIMEOUT_S)


def context_of(conn: HTTPConnection) -> ServerContext:
    """The context of the app that serves this request."""
    found: ServerContext = conn.app.state.context
    return found
