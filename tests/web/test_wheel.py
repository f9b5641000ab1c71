"""Tests of the wheel: installed in an empty environment, it serves the page and plays a match."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser

from poktail.core.registry import shipped
from tests.web.conftest import ROOT, Installed
from tests.web.visitor import Visitor, play

pytestmark = pytest.mark.xdist_group("wheel")

SHORT = "pok"
installing = pytest.mark.slow  # an environment is made and filled from the package index


def test_the_wheel_carries_the_page_and_not_its_source(wheel: Path, dist: Path):
    names = set(ZipFile(wheel).namelist())
    built = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    inside = {name.removeprefix("poktail/web/dist/") for name in names if name.startswith("poktail/web/dist/")}
    assert inside == built
    rest = {name for name in names if not name.startswith("poktail/web/dist/")}
    sources = [name for name in rest if name.endswith((".ts", ".tsx", ".css", ".mjs")) or "/tests/" in name]
    assert [name for name in sources if not name.startswith("poktail/server/")] == []
    for entry in shipped():
        assert {f"poktail/games/{entry.id}/{name}" for name in ("rules.py", "i18n/en.ftl", "rulebook/fr.md")} <= rest


def test_its_metadata_name_documents_of_the_repository(wheel: Path) -> None:
    inside = ZipFile(wheel)
    metadata = next(name for name in inside.namelist() if name.endswith("/METADATA"))
    found = re.findall(r"^Project-URL: (\w+), (.+)$", inside.read(metadata).decode(), re.MULTILINE)
    assert [label for label, _ in found] == ["Changelog", "Documentation"]
    assert all((ROOT / path).is_file() for _, path in found)


@installing
def test_an_empty_environment_serves_the_page_and_plays_every_game(installed: Installed, tmp_path: Path):
    with installed.serving(tmp_path / "data") as address:
        guest = [installed.python, "-I", ROOT / "tests" / "web" / "guest.py", address]
        done = subprocess.run(
            [*guest, *(entry.id for entry in shipped())], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        files, *matches = done.stdout.splitlines()
        assert int(files.split()[0]) > 10
        assert [line.split()[0] for line in matches] == [entry.id for entry in shipped()]


@installing
def test_every_board_comes_out_of_the_wheel_and_a_match_is_played_in_a_browser(
    installed: Installed, browser: Browser, tmp_path: Path
) -> None:
    with installed.serving(tmp_path / "data") as address:
        visitor = Visitor(browser, address)
        for entry in sorted(shipped(), key=lambda entry: entry.id == SHORT):
            visitor.begin(entry.id, "Play now").until("playing").page.wait_for_selector(".board .tray")
        play([visitor], Random(5))
        if visitor.page.get_by_role("button", name="Show the result").count():
            visitor.page.get_by_role("button", name="Show the result").click()
        visitor.page.get_by_text("Every throw and draw checked").wait_for()
        visitor.close()


@installing
def test_it_is_really_the_environments_own(installed: Installed, tmp_path: Path):
    code = "import poktail, sys; print(poktail.__file__); print(*sys.path, sep='\\n')"
    done = subprocess.run(
        [installed.python, "-I", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert str(ROOT) not in done.stdout
    assert str(installed.python.parent.parent) in done.stdout.splitlines()[0]
