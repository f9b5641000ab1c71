"""Loads what the bots of a level need as soon as one gets a seat, so that its first move is not slow."""

from __future__ import annotations

import asyncio

import structlog

from poktail.bots import levels
from poktail.core import registry
from poktail.server.ops.logs import describe_error

log = structlog.get_logger("poktail.server")


class Preparations:
    """Prepares each level of a game once, in a thread of its own: only bots of that level wait for it."""

    def __init__(self) -> None:
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}

    def begin(self, game: str, level: str) -> None:
        """Prepare this level, unless that has begun before."""
        if (game, level) not in self._tasks:
            self._tasks[game, level] = asyncio.create_task(_prepare(game, level))

    async def done(self, game: str, level: str) -> None:
        """Wait until this level is prepared; other tables may wait for it as well."""
        self.begin(game, level)
        await asyncio.shield(self._tasks[game, level])


async def _prepare(game: str, level: str) -> None:
    try:
        await asyncio.to_thread(levels.prepare, registry.find(game), level)
    except Exception as error:  # the bot's moves will show it, and random ones stand in for them
        log.error("bot_unprepared", game=game, level=level, **describe_error(error))
