"""TableServices: the store, clocks, bot threads and randomness that a live table uses; also makes the sealed seeds."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from random import Random

from poktail.core.fair import SEED_BYTES, commitment
from poktail.server.ops.metrics import Metrics
from poktail.server.settings import Settings
from poktail.server.storage import models
from poktail.server.storage.table_store import Seal, TableStore
from poktail.server.tables.preparations import Preparations
from poktail.signing import SigningKey

RandomBytes = Callable[[int], bytes]


@dataclass(frozen=True, slots=True)
class TableServices:
    """The store, the clocks, the bots' threads, and the randomness (clocks and randomness can be set by tests)."""

    store: TableStore
    settings: Settings
    metrics: Metrics
    bot_threads: Executor
    now: Callable[[], int]
    """Milliseconds since 1970, for what is stored; the system clock may jump."""
    ticks: Callable[[], int]
    """Milliseconds of a monotonic clock, for everything that is waited for or measured."""
    signing_key: SigningKey
    """The server's own key, which signs records."""
    random_bytes: RandomBytes = secrets.token_bytes
    id_bytes: RandomBytes = secrets.token_bytes
    """Randomness for ids and codes, apart from that of matches and bots."""
    preparations: Preparations = field(default_factory=Preparations)

    def new_seal(self) -> Seal:
        """A fresh seed for a match to come, and a match id that nobody can guess."""
        seed = self.random_bytes(SEED_BYTES)
        return Seal(models.match_id(self.now(), self.new_id()), seed, commitment(seed))

    def new_id(self, size: int = 9) -> str:
        """An id made of this many random bytes."""
        return urlsafe_b64encode(self.id_bytes(size)).rstrip(b"=").decode()

    def bot_rng(self) -> Random:
        """Randomness for one decision of a bot."""
        return Random(self.random_bytes(16))
