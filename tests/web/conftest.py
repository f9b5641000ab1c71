"""Test helper: the built web page, for tests that read it or play in it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error

from poktail.server.http.pages import DIST
from tests.server.live import Process
from tests.web.visitor import Visitor, chromium_at

ROOT = Path(__file__).resolve().parents[2]
REPORT = ROOT / "build" / "page.json"
FAILED = ROOT / "build" / "failed"
SEED = "known deals"
# The first is Chromium without windows: a page opens in little more than half the time.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="session")
def dist() -> Path:
    """The folder of the built page; `make test` sees to it that it is there and new."""
    assert (DIST / "index.html").is_file() and REPORT.is_file(), "the page has not been built: make web"
    return DIST


@pytest.fixture(scope="session")
def outputs(dist: Path) -> dict[str, Any]:
    """What each built file is made of: esbuild's report, by the file's path in the folder of the page."""
    made = json.loads(REPORT.read_text(encoding="utf-8"))["outputs"]
    return {path.rpartition("/dist/")[2]: about for path, about in made.items()}


@pytest.fixture(scope="session")
def chromium() -> str:
    """The program of a real browser; `make test` installs one or says what to install."""
    found = next(filter(None, map(shutil.which, (os.environ.get("CHROMIUM", ""), *CHROMIUMS))), None)
    assert found, "no Chromium: on Debian, sudo apt-get install chromium-headless-shell"
    return found


@pytest.fixture(scope="package")
def browser(chromium: str, dist: Path) -> Iterator[Browser]:
    """A browser; one for all tests here that a worker runs, because its loop must not run while others make theirs."""
    with chromium_at(chromium) as opened:
        yield opened


def known_server(folder: Path, **settings: Any) -> Process:
    """A server with bots that do not pretend to think; the deal is known (see `Visitor.deal`), and so is what bots do.

    At every level but `random` its bots choose by their game's `bot.py`, whatever the levels are tuned to.
    """
    return Process(folder / "data", seed=SEED, **settings)


@pytest.fixture(scope="session")
def shared_server(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all modules that a worker runs."""
    with known_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def server(shared_server: Process) -> Iterator[Process]:
    """A server on which other tests have played at other tables; it has nothing to complain about."""
    before = len(shared_server.complaints())
    yield shared_server
    assert not shared_server.complaints()[before:]


@pytest.fixture(scope="module")
def module_server(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server for one module, whose lists of people and tables hold what that module's tests put there."""
    with known_server(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert not running.complaints()


@pytest.fixture
def own_server(dist: Path, tmp_path: Path) -> Iterator[Process]:
    """A server for one test alone, which may kill it and start it again."""
    with known_server(tmp_path) as running:
        yield running
        assert not running.complaints()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show of a failed test what its browsers showed; `tests/conftest.py` shows what its server wrote last."""
    report = yield
    if report.failed and report.when == "call":
        report.sections.append(("screenshots", "\n".join(screenshots(item.name))))
    return report


def screenshots(test: str) -> list[str]:
    """Pictures of every page that is open, saved under build/failed: their paths."""
    FAILED.mkdir(parents=True, exist_ok=True)
    name, found = re.sub(r"[^\w-]+", "_", test), []
    for number, visitor in enumerate(Visitor.present):
        path = FAILED / f"{name}-{number}.png"
        try:
            visitor.page.screenshot(path=path, timeout=5_000)
        except Error:  # gone with the browser of an earlier test
            continue
        found.append(f"{path} ({visitor.page.url})")
    return found


@dataclass(frozen=True)
class Installed:
    """An environment with nothing in it but Poktail's wheel and what that needs."""

    python: Path

    @contextmanager
    def serving(self, data: Path) -> Iterator[str]:
        """`poktail serve` there, with bots that do not pretend to think: its address."""
        data.mkdir(parents=True)
        command = [self.python.with_name("poktail"), "serve", "--no-open", "--port", "0", "--data", data]
        command += [
            "--set",
            "bot_pause=0",
            "--set",
            "vote_after=0",
            "--set",
            "entropy_wait=0.2",
            "--set",
            "rate_burst=10000",
        ]
        command += ["--set", "messages_per_second=10000", "--set", "messages_burst=100000"]
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "POKTAIL"))}
        with (data / "log").open("w") as log:
            server = subprocess.Popen(command, cwd=data, env=clean, stdout=subprocess.PIPE, stderr=log, text=True)
        assert server.stdout is not None
        try:
            address = server.stdout.readline().rpartition(" ")[2].strip()
            assert address.startswith("http"), (data / "log").read_text()
            yield address
            assert "Traceback" not in (data / "log").read_text()
        finally:
            server.terminate()
            try:
                server.wait(30)
            finally:
                server.kill()
                server.stdout.close()


@pytest.fixture(scope="session")
def wheel(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `make wheel` makes."""
    folder = tmp_path_factory.mktemp("wheel")
    pip(sys.executable, "wheel", "--no-deps", "--wheel-dir", folder, ROOT)
    (made,) = folder.glob("poktail-*.whl")
    return made


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """An empty environment, the wheel installed into it from the package index.

    Tests that use it are of the group "wheel" (pytest.mark.xdist_group), so that it is made once.
    """
    folder = tmp_path_factory.mktemp("empty")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = folder / "bin" / "python"
    pip(python, "install", "--no-compile", "-c", ROOT / "constraints.txt", wheel)
    return Installed(python)


def pip(python: str | Path, *arguments: str | Path) -> None:
    """Run an environment's pip; what it says is told only if it fails."""
    command = [python, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
