"""Tests of the architecture: allowed imports, allowed names, lengths of files and functions."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from poktail.core.registry import games
from tests import architecture as house
from tests.conformance.subjects import ONLY
from tests.game_names import Names, every_name, names_a_game

SOURCES = house.files("src", suffixes=(".py",))
CORE = [path for path in SOURCES if path.startswith("src/poktail/core/")]
OF_GAMES = [path for path in SOURCES if house.game_and_layer(path)]
RULES = [path for path in OF_GAMES if path.rsplit("/", 1)[1].startswith("rules") or "/rules/" in path]
SHARED = [path for path in SOURCES if path not in OF_GAMES]
PRODUCT = [path for path in SOURCES if "/tests/" not in path]
SHARED_TEXTS = [path for path in house.files("src") if path in SHARED or not path.startswith("src/poktail/games/")]
LENGTHS = house.files("src", "tests", suffixes=house.CODE)
PAGE = [path for path in house.files("src", suffixes=house.PAGE) if "/tests/" not in path]
VISITS = [
    path for path in house.files("tests", "bench", "tools", suffixes=(".py",)) if path != "tests/test_architecture.py"
]
BOARDS = [path for path in PAGE if path.startswith("src/poktail/games/")]
SHELL = [path for path in PAGE if path not in BOARDS]
HEAVY = {"jax", "jaxlib", "numba", "numpy", "scipy", "open_spiel", "pyspiel", "pettingzoo", "rlcard"}
HEAVY |= {"alembic", "cryptography", "fastapi", "pydantic", "sqlalchemy", "starlette"}
HEAVY |= {"structlog", "uvicorn", "websockets"}


def named(path: str, text: str) -> list[str]:
    return names_a_game(path, text, every_name())


LAWS: dict[str, tuple[Callable[[str, str], list[str]], list[str]]] = {
    "core_stands_on_the_standard_library": (house.core_imports, CORE),
    "a_games_layer_imports_only_what_lies_below_it": (house.game_imports, OF_GAMES),
    "a_bot_is_told_an_observation_and_nothing_else": (house.told_positions, OF_GAMES),
    "a_shared_package_imports_no_game_and_nothing_above_it": (house.shared_imports, SHARED),
    "a_shared_file_names_no_game": (named, SHARED_TEXTS),
    "randomness_is_an_argument": (house.global_randomness, PRODUCT),
    "core_and_rules_know_no_clock_and_no_entropy": (house.clocks_and_entropy, CORE + RULES),
    "files_and_functions_are_short": (house.too_long, LENGTHS),
    "what_is_public_says_what_it_is_for": (house.undocumented, PRODUCT),
    "a_board_stands_on_its_folder_and_the_kit": (house.board_imports, BOARDS),
    "a_board_keeps_and_tells_nothing": (house.reaches_outside, BOARDS),
    "the_shell_finds_games_by_their_folders": (house.shell_imports, SHELL),
    "no_text_becomes_markup": (house.unsafe_markup, PAGE),
    "a_test_waits_until_a_function_says_yes": (house.waits_once, VISITS),
}


def concerns(game: str | None, law: str, path: str) -> bool:
    """Whether this game alone (None: any) could break the law there."""
    return game is None or path.startswith(f"src/poktail/games/{game}/") or law == "a_shared_file_names_no_game"


@pytest.mark.parametrize("law", LAWS)
def test_the_house_keeps_its_laws(law: str) -> None:
    broken, paths = LAWS[law]
    found = {path: broken(path, house.read(path) or "") for path in paths if concerns(ONLY, law, path)}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_every_law_reads_the_files_it_is_about():
    assert {"src/poktail/core/match.py", "src/poktail/core/__init__.py"} <= set(CORE)
    for entry in games():
        assert f"src/poktail/games/{entry.id}/rules.py" in RULES
        assert f"src/poktail/games/{entry.id}/__init__.py" in OF_GAMES
        assert (entry.id, entry.about.title) in {(name.id, name.title) for name in every_name()}
        assert f"src/poktail/games/{entry.id}/wire.ts" in BOARDS
    assert "src/poktail/games/__init__.py" in SHARED
    assert {"src/poktail/web/words.ts", "src/poktail/web/sw.ts"} <= set(SHELL) & set(SHARED_TEXTS)
    assert not [path for path in house.files(".") if "/dist/" in path]
    assert {"tests/test_architecture.py", "tests/core/toys.py", "src/poktail/web/build.mjs"} <= set(LENGTHS)
    assert all(paths for _, paths in LAWS.values())


def test_no_file_names_a_place_that_exists_on_one_machine_only():
    everything = house.files(".")
    assert {"pyproject.toml", "README.md", ".gitignore", "tests/architecture.py"} <= set(everything)
    assert not [path for path in everything if "site-packages" in path or "__pycache__" in path]
    found = {path: house.machine_paths(path, house.read(path) or "") for path in everything}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_the_command_line_loads_nothing_heavy():
    """Nor does anything it is made of: core, words, rules, bots and texts."""
    light = [house.module_of(path) for path in CORE]
    light += [module for module in map(house.module_of, SOURCES) if house.under(module, "poktail.i18n", "poktail.cli")]
    for entry in games():
        light.append(f"poktail.games.{entry.id}")
        light += [f"poktail.games.{entry.id}.{layer}" for layer in ("rules", "bot", "text") if entry.has(layer)]
    code = f"import sys, importlib\nfor name in {light}: importlib.import_module(name)\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert "poktail" in loaded
    assert not loaded & HEAVY


# The checkers can fail

RULE, BOT, BATCH = (f"src/poktail/games/mine/{layer}.py" for layer in ("rules", "bot", "batch"))
MATCH, CLI, TEST = "src/poktail/core/match.py", "src/poktail/cli/play.py", "src/poktail/games/mine/tests/test_rules.py"
LONG = "def f():\n" + "    x = 1\n" * 39
LONG_METHOD = "class A:\n  async def f():\n" + "    x = 1\n" * 39
BOARD, SHEET = "src/poktail/games/mine/board.tsx", "src/poktail/games/mine/board.css"
LOAD, START = "src/poktail/web/load.ts", "src/poktail/web/pages/start.tsx"
TEXT, WIRE = "src/poktail/games/mine/text.py", "src/poktail/games/mine/wire.ts"

CAUGHT: list[tuple[Callable[[str, str], list[str]], str, str]] = [
    (house.core_imports, MATCH, "import numpy"),
    (house.core_imports, MATCH, "import numpy.random as chance"),
    (house.core_imports, MATCH, "def f():\n    from rich import print"),
    (house.core_imports, MATCH, "from poktail.bots import levels"),
    (house.core_imports, MATCH, "from poktail import games"),
    (house.core_imports, MATCH, "from .. import i18n"),
    (house.core_imports, "src/poktail/core/__init__.py", "from ..games import mine"),
    (house.core_imports, MATCH, "import importlib\nimportlib.import_module('numpy')"),
    (house.core_imports, MATCH, "__import__('jax')"),
    (house.core_imports, MATCH, "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import numpy"),
    (house.core_imports, MATCH, "import poktail.corelike"),
    (house.told_positions, BOT, "def decide(state: State, rng: Random) -> Move: ..."),
    (house.told_positions, BOT, "def evaluate(observation: Observation, real: rules.State | None) -> None: ..."),
    (house.told_positions, BOT, "def worlds(seen, rng): ..."),
    (house.game_imports, RULE, "import numpy"),
    (house.game_imports, RULE, "import jax.numpy as jnp"),
    (house.game_imports, RULE, "from poktail.games.mine.bot import decide"),
    (house.game_imports, RULE, "from poktail.games.mine import bot"),
    (house.game_imports, RULE, "from . import features"),
    (house.game_imports, RULE, "from poktail.games.yours.rules import judge"),
    (house.game_imports, RULE, "from ..yours import rules"),
    (house.game_imports, RULE, "from poktail.i18n import Words"),
    (house.game_imports, "src/poktail/games/mine/rules_end.py", "import numpy"),
    (house.core_imports, MATCH, "from importlib import import_module\nimport_module(f'{a}.b')"),
    (house.game_imports, BOT, "import importlib\nimportlib.import_module(name)"),
    (house.game_imports, BOT, "import numpy"),
    (house.game_imports, BOT, "from poktail.bots import levels"),
    (house.game_imports, BOT, "from poktail.games.mine.batch import Twin"),
    (house.game_imports, BATCH, "from poktail.games.mine.bot import decide"),
    (house.game_imports, BATCH, "import rich"),
    (house.game_imports, TEXT, "import numpy"),
    (house.game_imports, "src/poktail/games/mine/__init__.py", "from poktail.games.mine.batch import Twin"),
    (house.game_imports, "src/poktail/games/mine/helpers.py", ""),
    (house.game_imports, TEST, "from poktail.games.yours.rules import judge"),
    (house.shared_imports, CLI, "from poktail.games.mine import GAME"),
    (house.shared_imports, CLI, "from poktail import games"),
    (house.shared_imports, "src/poktail/i18n/words.py", "from poktail.bots import levels"),
    (house.shared_imports, "src/poktail/server/app.py", "import poktail.cli"),
    (house.shared_imports, "src/poktail/client/http_client.py", "from poktail.server.errors import Stale"),
    (house.shared_imports, "src/poktail/server/run.py", "from poktail.client import Server"),
    (house.shared_imports, "src/poktail/novelty.py", "from poktail.bots import levels"),
    (house.global_randomness, CLI, "import random\nrandom.random()"),
    (house.global_randomness, CLI, "import random as r\nr.choice([1])"),
    (house.global_randomness, CLI, "import random\nrandom.seed(1)"),
    (house.global_randomness, CLI, "import random\npick = random.choice"),
    (house.global_randomness, CLI, "import random\nf(rng=random)"),
    (house.global_randomness, CLI, "from random import shuffle"),
    (house.global_randomness, CLI, "from random import *"),
    (house.global_randomness, CLI, "import numpy as np\nnp.random.rand(3)"),
    (house.global_randomness, CLI, "import numpy\nnumpy.random.seed(3)"),
    (house.global_randomness, CLI, "from numpy import random\nrandom.rand()"),
    (house.global_randomness, CLI, "from numpy.random import rand"),
    (house.global_randomness, CLI, "import numpy.random as nr\nnr.rand()"),
    (house.global_randomness, CLI, "import numpy as np\nnp.random.default_rng()"),
    (house.clocks_and_entropy, MATCH, "import time"),
    (house.clocks_and_entropy, MATCH, "from datetime import datetime"),
    (house.clocks_and_entropy, MATCH, "from secrets import token_bytes"),
    (house.clocks_and_entropy, MATCH, "import os\nos.urandom(32)"),
    (house.clocks_and_entropy, MATCH, "import os as o\nf = o.urandom"),
    (house.clocks_and_entropy, MATCH, "from os import urandom"),
    (house.clocks_and_entropy, MATCH, "import random\nrandom.SystemRandom()"),
    (house.clocks_and_entropy, RULE, "from random import Random"),
    (house.too_long, MATCH, "\n" * 400),
    (house.too_long, "tests/web/board.tsx", "\n" * 400),
    (house.too_long, WIRE, "\n" * 400),
    (house.too_long, WIRE, "\n" * 400 + house.MADE),
    (house.too_long, WIRE.replace("wire", "board"), house.MADE + "\n" * 400),
    (house.too_long, MATCH, f"# {house.MADE}\n" + "\n" * 400),
    (house.too_long, MATCH, LONG),
    (
        house.too_long,
        MATCH,
        "class A:\n" + "".join(f"  {line}\n" for line in LONG.replace("def", "async def").splitlines()),
    ),
    (house.undocumented, MATCH, "x = 1"),
    (house.undocumented, MATCH, '"""M."""\ndef f(): pass'),
    (house.undocumented, MATCH, '"""M."""\nclass A:\n    pass'),
    (house.undocumented, MATCH, '"""M."""\nclass A:\n    """A."""\n    async def f(self): pass'),
    (house.undocumented, MATCH, '"""M."""\nif x:\n    def f(): pass'),
    (house.board_imports, BOARD, 'import { go } from "../../web/router";'),
    (house.board_imports, BOARD, 'import { judge } from "../yours/board";'),
    (house.board_imports, BOARD, 'import { judge } from "./../yours/board";'),
    (house.board_imports, BOARD, "export * from '../../web/kit/table';"),
    (house.board_imports, BOARD, 'import "lodash";'),
    (house.board_imports, BOARD, "const a = await import(`../${name}/board.tsx`);"),
    (house.board_imports, BOARD, 'import type {\n  A,\n} from "../../web/api";'),
    (house.board_imports, SHEET, '@import "../yours/board.css";'),
    (house.board_imports, SHEET, '@import url("https://example.org/a.css");'),
    (house.shell_imports, LOAD, 'import board from "../games/mine/board";'),
    (house.shell_imports, LOAD, "import(`../games/mine/i18n/${lang}.ftl`)"),
    (house.shell_imports, LOAD, "import(`../server/${lang}.ts`)"),
    (house.shell_imports, LOAD, 'import { render } from "react";'),
    (house.shell_imports, START, 'import board from "../../games/mine/board";'),
    (house.shell_imports, START, 'import board from "../../core/x";'),
    (house.unsafe_markup, BOARD, "<p dangerouslySetInnerHTML={{ __html: text }} />"),
    (house.unsafe_markup, BOARD, 'element.innerHTML = "";'),
    (house.unsafe_markup, BOARD, '<p style="color: red">'),
    (house.unsafe_markup, BOARD, "<p style={`top: ${y}px`}>"),
    (house.unsafe_markup, BOARD, 'element.setAttribute("style", text)'),
    (house.unsafe_markup, BOARD, 'new Function("return 1")'),
    (house.reaches_outside, BOARD, 'localStorage.setItem("a", b);'),
    (house.reaches_outside, BOARD, "console.log(view);"),
    (house.reaches_outside, BOARD, 'await fetch("/api/me");'),
    (house.reaches_outside, BOARD, "document.cookie"),
    (house.machine_paths, "README.md", "see /" + "home/somebody/notes"),
    (house.machine_paths, "a.toml", 'path = "/' + 'work/x"'),
    (house.machine_paths, "a.py", "C:" + "\\Users\\me"),
    (house.waits_once, TEST, 'page.wait_for_function("window.ready")'),
    (house.waits_once, TEST, 'READY = "window.ready"\nawait page.wait_for_function(READY)'),
    (house.waits_once, TEST, 'page.wait_for_function("async () => (await caches.keys()).length > 0")'),
    (house.waits_once, TEST, 'page.wait_for_function("() => caches.keys().then((all) => all.length)")'),
]

SPARED: list[tuple[Callable[[str, str], list[str]], str, str]] = [
    (house.core_imports, MATCH, "from __future__ import annotations\nimport json"),
    (house.core_imports, MATCH, "from poktail.core.game import Seat\nfrom . import fair\nfrom poktail import core"),
    (house.told_positions, BOT, "def worlds(observation: Observation, rng: Random) -> Iterator[State]: ..."),
    (house.told_positions, TEST, "def decide(state: State) -> None: ..."),
    (house.game_imports, RULE, "from math import prod\nfrom poktail.core import codec"),
    (house.game_imports, RULE, "from .rules_end import over\nfrom poktail.games.mine import rules_end"),
    (house.game_imports, TEXT, "from rich.text import Text\nfrom poktail.i18n import Words"),
    (house.game_imports, BATCH, "import jax\nimport numpy as np\nfrom poktail.batch import CHANCE"),
    (house.game_imports, BATCH, "from .features import encode\nfrom poktail.games.mine.rules import judge"),
    (house.game_imports, TEST, "import pytest\nfrom poktail.games.mine.rules import judge"),
    (house.shared_imports, CLI, "import typer\nfrom poktail.core import registry\nfrom poktail.terminal import play"),
    (house.shared_imports, "src/poktail/bots/levels.py", "from poktail.bots import arena\nfrom poktail import batch"),
    (house.global_randomness, CLI, "import random\nrng: random.Random = random.Random(7)\nrng.random()"),
    (house.global_randomness, CLI, "from random import Random\nRandom(1).choice([1])"),
    (house.global_randomness, CLI, "import jax, numpy as np\njax.random.key(0)\nnp.random.default_rng(3)"),
    (house.clocks_and_entropy, MATCH, "import os\nos.fspath('x')\nfrom random import Random"),
    (house.too_long, MATCH, "\n" * 399),
    (house.too_long, WIRE, house.MADE + "\n" * 400),
    (house.too_long, MATCH, LONG.removesuffix("    x = 1\n")),
    (house.undocumented, MATCH, '"""M."""\ndef _f(): pass\nclass _A: pass'),
    (house.undocumented, MATCH, '"""M."""\ndef g():\n    """G."""\n    def inner(): pass'),
    (house.board_imports, BOARD, 'import { Key } from "../../web/kit";\nimport type { Line } from "../../web/board";'),
    (house.board_imports, BOARD, 'import { Pips } from "./art_dice";\nimport { useRef } from "preact/hooks";'),
    (house.board_imports, SHEET, '@import "./board_cards.css";'),
    (house.shell_imports, LOAD, "import(`../games/${game}/rulebook/${lang}.md`), import(`../games/${id}/board.tsx`)"),
    (house.shell_imports, LOAD, 'import(`../i18n/${lang}.ftl`);\nimport { sha256 } from "@noble/hashes/sha2.js";'),
    (house.shell_imports, START, 'import { go } from "../router";\nimport { Row } from "./row";'),
    (house.unsafe_markup, BOARD, "<p style={{ top: y }} />"),
    (house.reaches_outside, BOARD, "/** Nothing is fetched:\n * no fetch. */\nprefetch(a); // fetch"),
    (house.waits_once, TEST, 'page.wait_for_function("() => window.ready")'),
    (house.waits_once, TEST, 'DRAWN = "(n) => n > 1"\npage.wait_for_function(DRAWN, arg=2)'),
    (house.waits_once, TEST, "page.wait_for_function(f'(name) => ({SEEN})(name)')"),
    (house.machine_paths, "a.md", "https://example.org/" + "home/page and ./" + "work/x and src/" + "root/x and /work"),
]


def test_a_planted_fault_is_caught():
    assert [(checker.__name__, path, text) for checker, path, text in CAUGHT if not checker(path, text)] == []


def test_sound_code_is_spared():
    assert [(checker.__name__, path, text) for checker, path, text in SPARED if checker(path, text)] == []


GO = Names("go", "Go", "Go", frozenset({"GO"}), frozenset({"go-stone"}))
SET = Names("set", "Set", "Set", frozenset({"SET"}), frozenset({"set-card"}))
MEMORY = Names("memory", "Memory", "Memory", frozenset({"MEMORY"}))
OLD_MAID = Names("old_maid", "Old Maid", "OldMaid", frozenset({"MAID"}))
MANY = (GO, SET, MEMORY, OLD_MAID)
SHEET_OF_ALL, WORDS_OF_ALL = "src/poktail/web/styles/main.css", "src/poktail/i18n/en.ftl"


NAMED = [
    (CLI, "from poktail.games.go import GAME"),
    (CLI, "from poktail.games import go"),
    (CLI, "from ..games import set as cards"),
    (CLI, "import poktail.games.set.rules"),
    (CLI, "importlib.import_module('poktail.games.memory.bot')"),
    (CLI, "path = 'src/poktail/games/go/rules.py'"),
    (CLI, 'if game == "go": pass'),
    (CLI, 'if game in ("go", "chess"): pass'),
    (CLI, 'WEIGHTS = {"memory": 3}'),
    (CLI, 'bots["set"] = None'),
    (CLI, 'FAVOURITE = "go"'),
    (CLI, 'find("set")'),
    (CLI, 'open_table(game="go")'),
    (CLI, 'open_table({"game": "go"})'),
    (CLI, 'def play(game: str = "go"): pass'),
    (CLI, 'match game:\n    case "go": pass'),
    (CLI, 'if entry.about.title == "Old Maid": pass'),
    (CLI, 'if name == "Go": pass'),
    (CLI, "# as GO-7 says"),
    (CLI, "x = 1  # as in Old Maid"),
    (CLI, "def old_maid_bonus(): pass"),
    (CLI, "class OldMaidBot: pass"),
    (LOAD, 'if (game === "go") return;'),
    (LOAD, 'const favourite = "go";'),
    (LOAD, 'const first = game ? game : "go";'),
    (LOAD, "const weights = new Map([['set', 1]]);"),
    (LOAD, 'switch (game) { case "memory": break; }'),
    (LOAD, 'open({ game: "go" });'),
    (START, '<Cover game="go" />'),
    (START, '<div data-game={"go"} />'),
    (START, '<div data-game="go" />'),
    (START, "// as SET-3 says"),
    (START, 'import board from "../../games/go/board";'),
    (SHEET_OF_ALL, '[data-game="go"] { color: red; }'),
    (SHEET_OF_ALL, "[data-game=set] { color: red; }"),
    (SHEET_OF_ALL, ".page .go-stone { color: red; }"),
    (WORDS_OF_ALL, "win = { $game ->\n    [go] Territory\n   *[other] Points\n}"),
    (WORDS_OF_ALL, "win = As in Old Maid."),
]


def test_a_game_that_is_named_is_caught():
    assert [(path, text) for path, text in NAMED if not names_a_game(path, text, MANY)] == []


ORDINARY = [
    (CLI, "seen = set()\nself.memory.go(set, go=1)"),
    (CLI, "import memory\nfrom uno import go"),
    (CLI, '"""Set the memory, and go."""\n# go on: a set in memory\ndef go(): """Go."""'),
    (CLI, 't: Literal["set"]\nkind: typing.Literal["go", "memory"]'),
    (CLI, 'raise BadSetting(setting="set")'),
    (CLI, 'send({"t": "set", "mode": "memory"})'),
    (CLI, 'connect("sqlite:///:memory:")\nprint("Go on")\nsettle = "reset"'),
    (CLI, "old, maid = 1, 2  # the old maid's card"),
    (CLI, "games.going"),
    (LOAD, 'import { go } from "./router";\nconst all = new Set<string>(); // "go"\n/* "set" */ go("/");'),
    (LOAD, 'store.ask({ t: "set", d: {} });\nreadonly t: "set";'),
    (START, '<button class="go" type="set">Go</button>'),
    (SHEET_OF_ALL, '.go-back { color: red; }\n[type="reset"] {}\n/* .go-stone */'),
    (WORDS_OF_ALL, "go = Go\nset = Set up\nstay = { $kind ->\n   *[other] go\n}"),
]


def test_an_ordinary_word_is_spared():
    assert [(path, text) for path, text in ORDINARY if names_a_game(path, text, MANY)] == []
