"""The test of secrecy is itself under test: every leak planted in the server must make it fail."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from poktail.core.registry import games
from tests.conformance.mutants import ROOT, Mutant, _read, copy_tree

MAIN = "test_what_a_seat_cannot_tell_apart_it_is_sent_alike"
LEAKS = _read(ROOT / "tests" / "server" / "leaks.toml", ROOT / "src" / "poktail" / "server", (MAIN,), "")
QUIET, CAUGHT = 0, 1

# Imports once what is not ours, then looks at each damaged copy in a fork: a leak takes a second, not five.
RUNNER = """
import json, os, sys, traceback
from pathlib import Path
import alembic.command, fastapi, httpx, openskill.models, prometheus_client, pydantic_settings, pytest
import sqlalchemy.ext.asyncio, structlog, uvicorn, websockets

def look(copy, folder, only, test):
    os.chdir(folder)
    os.environ["POKTAIL_ONLY"] = only
    sys.path[:0] = [str(copy / "src"), str(copy)]
    from tests.server import test_secrecy
    import poktail.server
    assert Path(poktail.server.__file__).is_relative_to(copy)
    wanted = getattr(test_secrecy, test)
    for test_secrecy.QUICK in (10, test_secrecy.QUICK):  # most leaks show themselves soon
        arguments = {"name": only, "tmp_path": folder / str(test_secrecy.QUICK)}
        wanted(**{key: arguments[key] for key in wanted.__annotations__ if key in arguments})

for line in sys.stdin:
    copy, folder, only, test = json.loads(line)
    said = Path(folder) / "said.txt"
    child = os.fork()
    if not child:
        os.dup2(os.open(said, os.O_CREAT | os.O_WRONLY), 1)
        os.dup2(1, 2)
        code = 0
        try:
            look(Path(copy), Path(folder), only, test)
        except BaseException as error:
            code = 1 if type(error).__name__ == "Leak" else 2
            traceback.print_exc()
        sys.stdout.flush()
        os._exit(code)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print(json.dumps([code, said.read_text()]), flush=True)
"""


class Copy:
    """A copy of the tree, and a process that runs tests of secrecy on it."""

    def __init__(self, folder: Path, runner: subprocess.Popen[str]) -> None:
        self.folder, self.runner = folder, runner
        copy_tree(folder)

    @contextmanager
    def damaged(self, leak: Mutant) -> Iterator[None]:
        """The copy with this leak in it, for a while."""
        path = self.folder / leak.file
        whole = text = path.read_text(encoding="utf-8")
        for old, new in leak.patches:
            assert text.count(old) == 1, f"{leak}: the text to damage stands {text.count(old)} times there"
            text = text.replace(old, new)
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
            compiled.unlink()
        path.write_text(text, encoding="utf-8")
        try:
            yield
        finally:
            path.write_text(whole, encoding="utf-8")

    def look(self, folder: Path, only: str, test: str) -> tuple[int, str]:
        """Run a test: 0 when it passes, 1 when it finds a leak, 2 when something else breaks; and what it said."""
        assert self.runner.stdin is not None
        assert self.runner.stdout is not None
        print(json.dumps([str(self.folder), str(folder), only, test]), file=self.runner.stdin, flush=True)
        code, said = json.loads(self.runner.stdout.readline())
        return code, said


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    """One copy for all leaks."""
    command = [sys.executable, "-B", "-c", RUNNER]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as runner:
        yield Copy(tmp_path_factory.mktemp("copy"), runner)


@pytest.mark.parametrize("leak", LEAKS, ids=str)
def test_planted_defect_is_caught(leak: Mutant, copy: Copy, tmp_path: Path) -> None:
    (test,) = leak.tests
    with copy.damaged(leak):
        code, said = copy.look(tmp_path, leak.only, test)
    assert code == CAUGHT, f"{leak} was not caught\n{said[-3000:]}"


def test_without_a_leak_the_copy_passes(copy: Copy, tmp_path: Path) -> None:
    code, said = copy.look(tmp_path, LEAKS[0].only, MAIN)
    assert code == QUIET, said[-3000:]


def test_leaks_are_planted_in_every_game_and_no_two_are_alike() -> None:
    assert len({leak.name for leak in LEAKS}) == len(LEAKS) > 30
    assert {leak.only for leak in LEAKS} == {entry.id for entry in games()}
