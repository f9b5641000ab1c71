"""Tests that the secrecy test works: every leak planted in the server must make it fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from poktail.core.registry import games
from tests.conformance.forks import Copy, copied
from tests.conformance.mutants import ROOT, Mutant, read, sample

MAIN = "test_what_a_seat_cannot_tell_apart_it_is_sent_alike"
LEAKS = read(ROOT / "tests" / "server" / "leaks.toml", ROOT / "src" / "poktail" / "server", (MAIN,), "")
QUICK = sample(LEAKS)
QUIET, CAUGHT = 0, 1

# Most leaks show themselves soon.
LOOK = """
import os, traceback
import alembic.command, fastapi, httpx, openskill.models, prometheus_client, pytest
import sqlalchemy.ext.asyncio, structlog, uvicorn, websockets

def look(copy, folder, only, test):
    os.environ["POKTAIL_ONLY"] = only
    from tests.server import test_secrecy
    wanted = getattr(test_secrecy, test)
    try:
        for test_secrecy.QUICK in (10, test_secrecy.QUICK):
            arguments = {"name": only, "tmp_path": folder / str(test_secrecy.QUICK)}
            wanted(**{key: arguments[key] for key in wanted.__annotations__ if key in arguments})
    except test_secrecy.Leak:
        traceback.print_exc()
        return 1
    return 0
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    """One copy for all leaks."""
    with copied(tmp_path_factory.mktemp("copy"), LOOK) as made:
        yield made


def marks(leak: Mutant) -> list[pytest.MarkDecorator]:
    return [] if leak.name in QUICK else [pytest.mark.slow]


@pytest.mark.parametrize("leak", [pytest.param(leak, id=str(leak), marks=marks(leak)) for leak in LEAKS])
def test_planted_defect_is_caught(leak: Mutant, copy: Copy, tmp_path: Path) -> None:
    (test,) = leak.tests
    with copy.damaged(leak):
        code, said = copy.look(tmp_path, leak.file, leak.only, test)
    assert code == CAUGHT, f"{leak} was not caught\n{said[-3000:]}"


@pytest.mark.slow  # test_secrecy.py itself passes; this is the control for all leaks
def test_without_a_leak_the_copy_passes(copy: Copy, tmp_path: Path) -> None:
    code, said = copy.look(tmp_path, None, LEAKS[0].only, MAIN)
    assert code == QUIET, said[-3000:]


def test_every_leak_can_be_planted() -> None:
    """Says in the quick suite, not only in `make test-all`, when the code of a planted leak has changed."""
    for leak in LEAKS:
        text = leak.file.read_text(encoding="utf-8")
        assert leak.damage(text) != text, leak.name


def test_leaks_are_planted_in_several_games_and_no_two_are_alike() -> None:
    """The server knows no game, so a new one needs no leaks of its own."""
    assert len({leak.name for leak in LEAKS}) == len(LEAKS) > 30
    assert {entry.id for entry in games()} >= {leak.only for leak in LEAKS}
    assert len({leak.only for leak in LEAKS}) == 4
