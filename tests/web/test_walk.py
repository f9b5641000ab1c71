"""Tests of the example in docs/new_game.md: its files pass the laws, and the game is playable everywhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.conformance.mutants import ROOT, copy_tree, run
from tests.server.live import Process, seated
from tests.web.conftest import SEED
from tests.web.visitor import Visitor, apart, play

pytestmark = pytest.mark.xdist_group("walk")

PAGE = ROOT / "docs" / "new_game.md"
NAME = "lanterns"
FILE = re.compile(r"^`([\w./]+)`[^\n]*(?:\n[^\n]+)*\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """The files that the page shows, by their paths in the folder of the game."""
    return dict(FILE.findall(PAGE.read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with the game of the walk in it, and what is generated for it."""
    copy = tmp_path_factory.mktemp("walk")
    copy_tree(copy, "package.json", "tsconfig.json", "README.md", ".gitignore")
    (copy / "node_modules").symlink_to(ROOT / "node_modules")
    for name, text in files().items():
        path = copy / "src" / "poktail" / "games" / NAME / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for module in (("tests.conformance.golden", NAME), ("tools.wire_types",)):
        made = run(copy, "-m", *module)
        assert made.returncode == 0, made.stdout + made.stderr
    return copy


@pytest.fixture(scope="module")
def server(tree: Path) -> Iterator[Process]:
    """A server of that tree, with the page of that tree."""
    node = shutil.which("node")
    assert node, "no node: make test brings one"
    built = subprocess.run([node, "src/poktail/web/build.mjs"], cwd=tree, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stderr) == (0, "")
    with Process(tree / "data", seed=SEED, env={"PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}) as running:
        yield running
        assert not running.complaints()


def test_the_page_shows_a_whole_draft_and_what_to_run() -> None:
    there = files()
    assert there.keys() >= {"__init__.py", "rules.py", "bot.py", "text.py", "i18n/en.ftl", "rulebook/en.md"}
    assert "DRAFT = True" in there["__init__.py"]
    assert "def worlds" not in there["bot.py"]
    assert not [name for name in there if name.endswith(("fr.ftl", "fr.md", "mutants.toml", ".tsx"))]
    assert f"make test GAME={NAME}" in PAGE.read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_draft_passes_the_laws(tree: Path) -> None:
    done = run(tree, "tools/test_game.py", NAME)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{NAME} passes: style, layout, its own tests, the laws." in done.stdout


@pytest.mark.slow
def test_without_its_line_it_is_no_draft_and_does_not_pass(tree: Path) -> None:
    """The laws that are waived for a draft are those that fail then, and no other."""
    init = tree / "src" / "poktail" / "games" / NAME / "__init__.py"
    draft = init.read_text(encoding="utf-8")
    init.write_text(draft.replace("DRAFT = True\n", ""), encoding="utf-8")
    try:
        tests = ("tests/conformance/test_completeness.py", "tests/conformance/test_laws.py")
        done = run(tree, "-m", "pytest", "-q", "-n", "0", *tests, POKTAIL_ONLY=NAME)
    finally:
        init.write_text(draft, encoding="utf-8")
    assert done.returncode != 0
    assert "worlds" in done.stdout


def test_a_match_is_played_in_the_terminal_in_english_words_whatever_the_language(tree: Path) -> None:
    played = run(tree, "-m", "poktail", "play", NAME, "--people", "0", "--seed", "1", "--lang", "fr")
    assert played.returncode == 0, played.stderr
    assert "The match ends:" in played.stdout
    rules = run(tree, "-m", "poktail", "rules", NAME, "--lang", "de")
    assert "LANTERN-4" in rules.stdout


def test_a_match_is_played_over_the_wire_and_each_seat_is_told_its_own_oil_alone(server: Process) -> None:
    async def match() -> list[list[dict[str, object]]]:
        async with seated(server, NAME) as table:
            ends = await table.play(Random(3), *await table.start(fill=None))
            assert {frame["t"] for frame in ends} == {"over"}
            return [socket.frames for socket in table.sockets]

    for seat, frames in enumerate(apart(match())):
        told = re.findall(r'"is": "Filled", "seat": (\d)', json.dumps(frames))
        assert told and set(told) == {str(seat)}


def test_the_browser_shows_it_on_the_plain_board(server: Process, browser: Browser) -> None:
    """In Spanish, too, with the game's own words in English."""
    spanish = (ROOT / "src" / "poktail" / "web" / "i18n" / "es.ftl").read_text(encoding="utf-8")
    (play_now,) = re.findall(r"^web-play-now = (.+)$", spanish, re.MULTILINE)
    visitor = Visitor(browser, server.url, lang="es")
    visitor.begin(NAME, play_now).until("playing").page.wait_for_selector(".plain-lines")
    visitor.page.locator(".plain-lines").get_by_text("takes a lantern with oil for").wait_for()
    assert play([visitor], Random(5)) >= 1
    visitor.page.get_by_text("The match ends:").first.wait_for()
    visitor.close()
