"""DailyDeals: the position of the day in every game, the same for everybody on this server, sealed like a match."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from poktail.bots import daily
from poktail.bots.daily import Deal
from poktail.bots.levels import LEVELS
from poktail.core.fair import commitment
from poktail.core.registry import Entry
from poktail.server.errors import NotFound
from poktail.server.storage.models import DAY_MS
from poktail.server.tables.live_match import LiveMatch
from poktail.server.tables.services import TableServices


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """A deal and its commitment; `live` renders it like a match at a table."""

    day: str
    commitment: str
    deal: Deal
    live: LiveMatch


class DailyDeals:
    """The deals of today and yesterday; each is made once, when somebody first asks for it.

    The seed of a deal is random and stored like that of a match, and the deal is made from it again after a restart and
    on every node. It is the same there if the same version of Poktail and the same extras are installed.
    """

    def __init__(self, services: TableServices) -> None:
        self._services = services
        self._made: dict[tuple[str, str], DailyDeal] = {}
        self._making = asyncio.Lock()

    @property
    def today(self) -> str:
        """The date of today's deals, in UTC."""
        return self._date(0)

    @property
    def next_ms(self) -> int:
        """The milliseconds until the next deals."""
        return DAY_MS - self._services.now() % DAY_MS

    async def get(self, entry: Entry, day: str) -> DailyDeal:
        """The deal of that day, or NotFound; yesterday's is kept for those who had it open at midnight."""
        days = (self.today, self._date(-1))
        if day not in days:
            raise NotFound(what="daily")
        if (entry.id, day) not in self._made:
            await self._services.preparations.done(entry.id, LEVELS[-1])  # the deals of other games do not wait for it
            async with self._making:
                if (entry.id, day) not in self._made:
                    self._made = {key: made for key, made in self._made.items() if key[1] in days}
                    self._made[entry.id, day] = await self._make(entry, day)
        return self._made[entry.id, day]

    def _date(self, days: int) -> str:
        now = datetime.fromtimestamp(self._services.now() / 1000, UTC)
        return (now + timedelta(days)).date().isoformat()

    async def _make(self, entry: Entry, day: str) -> DailyDeal:
        services, loop = self._services, asyncio.get_running_loop()
        seal = replace(services.new_seal(), match=match_id(entry.id, day))
        seed = await services.store.seal_once(entry.id, seal)
        found = await loop.run_in_executor(services.bot_threads, daily.deal, entry, seed, day)
        return self.sealed(entry.id, day, commitment(seed), found)

    @staticmethod
    def sealed(game: str, day: str, commitment: str, deal: Deal) -> DailyDeal:
        """The deal as clients may see it until somebody answers."""
        live = LiveMatch(match_id(game, day), deal.match.game, deal.fair)
        live.match = deal.match
        return DailyDeal(day, commitment, deal, live)


def match_id(game: str, day: str) -> str:
    """The id under which the seed of a deal is stored; no match can be asked for by it, because it never begins."""
    return f"daily-{game}-{day}"
