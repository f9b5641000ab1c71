"""What every part of the server shares: the store, the settings, the clock, the hall."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from poktail.core import codec, registry
from poktail.core.game import AnyGame
from poktail.server.errors import TooMany
from poktail.server.http.middleware import Buckets, client_address, network, per_hour
from poktail.server.ops.metrics import Metrics
from poktail.server.settings import Settings
from poktail.server.storage.store import Store
from poktail.server.ws.messages_in import Setup

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.types import Scope

    from poktail.server.accounts.identity import Identity, Who
    from poktail.server.tables.registry import Hall


VERSION = version("poktail")


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@lru_cache(maxsize=512)
def _game(game: str, options: str) -> AnyGame:
    """One object for all tables with the same options: its tables of moves are made once."""
    made: AnyGame = codec.with_options(registry.find(game).game, codec.parse(options))
    return made


@dataclass(eq=False)
class House:
    """One running server."""

    settings: Settings
    store: Store
    metrics: Metrics
    pool: ThreadPoolExecutor
    now: Callable[[], int] = wall_clock
    stopping: bool = False
    hall: Hall = field(init=False)
    identity: Identity = field(init=False)
    openings: Buckets = field(init=False)

    def __post_init__(self) -> None:
        self.openings = per_hour(self.settings.tables_per_address)

    def game(self, game: str, options: dict[str, Any]) -> AnyGame:
        """The game with these options, shared."""
        return _game(game, codec.dump_json(options))

    def settled(self, setup: Setup) -> Setup:
        """The set-up with what the operator has chosen for all who do not choose."""
        if "grace" in setup.model_fields_set:
            return setup
        return setup.model_copy(update={"grace": round(self.settings.grace) or None})

    def options_of(self, setup: Setup) -> dict[str, Any]:
        """All options of a table, defaults included."""
        return codec.options_of(self.game(setup.game, setup.options))

    def address(self, scope: Scope) -> str:
        """Where a request comes from, as far as we trust what it says."""
        return client_address(scope, self.settings)

    def may_open(self, address: str) -> None:
        """Count one more table of this address, or TooMany."""
        if self.openings.take(network(address)) > 0:
            raise TooMany(what="tables", most=self.settings.tables_per_address)

    @contextmanager
    def connection(self, who: Who | None) -> Iterator[None]:
        """Count a connection while it lasts."""
        kind = "watch" if who is None else "bot" if who.kind == "bot" else "seat"
        self.metrics.connected(kind, 1)
        try:
            yield
        finally:
            self.metrics.connected(kind, -1)


def house_of(conn: HTTPConnection) -> House:
    """The house of the app that a request has reached."""
    found: House = conn.app.state.house
    return found
