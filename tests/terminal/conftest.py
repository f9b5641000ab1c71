"""A server that the tests of `poktail join` share, because it takes a while to make."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.live import Process


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("join") / "data") as running:
        yield running
    assert running.complaints() == []
