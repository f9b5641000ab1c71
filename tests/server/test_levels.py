"""Every level plays whole matches on a server with its own bot: with a seed, other tests play with quicker ones."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from poktail.bots.levels import LEVELS
from poktail.core.registry import games
from tests.server.finished_match import FinishedMatch, record_of, together
from tests.server.live import Process, seated, serving

pytestmark = pytest.mark.xdist_group("server_levels")
OTHERS = [entry.id for entry in games() if entry.id != together().id]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", [together().id, *(pytest.param(name, marks=pytest.mark.slow) for name in OTHERS)])
def test_a_level_plays_a_match_to_its_end(game: str, level: str, server: Process) -> None:
    """Its seats say which level they are, and nothing that it does is refused."""

    async def main() -> None:
        async with seated(server, game, 1) as ring:
            (over,) = await ring.play(Random(level), *await ring.start(level))
            seats = (await ring.sockets[0].state())["seats"]
            assert [seat["level"] for seat in seats[1:]] == [level] * (len(seats) - 1)
            kept = await record_of(ring.people[0], over["d"]["match"])
            assert FinishedMatch(kept).match.payoffs == tuple(over["d"]["payoffs"])

    asyncio.run(main())
