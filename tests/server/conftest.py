"""Fixtures of the server tests: asyncio for tests that are coroutines, and an app with a store of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.people import Place, place


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio."""
    return "asyncio"


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Place]:
    """A real app with a real store."""
    async with place(tmp_path) as opened:
        yield opened
