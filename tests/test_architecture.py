"""Tests of the architecture: allowed imports, allowed names, lengths of files and functions."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from poktail.core.registry import games
from tests import architecture
from tests.conformance.subjects import ONLY
from tests.game_names import Names, every_name, names_a_game

SOURCES = architecture.files("src", suffixes=(".py",))
CORE = [path for path in SOURCES if path.startswith("src/poktail/core/")]
OF_GAMES = [path for path in SOURCES if architecture.game_and_layer(path)]
RULES = [path for path in OF_GAMES if path.rsplit("/", 1)[1].startswith("rules") or "/rules/" in path]
SHARED = [path for path in SOURCES if path not in OF_GAMES]
PRODUCT = [path for path in SOURCES if "/tests/" not in path]
SHARED_TEXTS = [
    path for path in architecture.files("src") if path in SHARED or not path.startswith("src/poktail/games/")
]
LENGTHS = architecture.files("src", "tests", suffixes=architecture.CODE)
PAGE = [path for path in architecture.files("src", suffixes=architecture.PAGE) if "/tests/" not in path]
VISITS = [
    path
    for path in architecture.files("tests", "bench", "tools", suffixes=(".py",))
    if path != "tests/test_architecture.py"
]
BOARDS = [path for path in PAGE if path.startswith("src/poktail/games/")]
SHELL = [path for path in PAGE if path not in BOARDS]
HEAVY = {"jax", "jaxlib", "numba", "numpy", "scipy", "open_spiel", "pyspiel", "pettingzoo", "rlcard"}
HEAVY |= {"alembic", "cryptography", "fastapi", "pydantic", "sqlalchemy", "starlette"}
HEAVY |= {"structlog", "uvicorn", "websockets"}


def named(path: str, text: str) -> list[str]:
    return names_a_game(path, text, every_name())


LAWS: dict[str, tuple[Callable[[str, str], list[str]], list[str]]] = {
    "core_stands_on_the_standard_library": (architecture.core_imports, CORE),
    "a_games_layer_imports_only_what_lies_below_it": (architecture.game_imports, OF_GAMES),
    "a_bot_is_told_an_observation_and_nothing_else": (architecture.told_positions, OF_GAMES),
    "a_shared_package_imports_no_game_and_nothing_above_it": (architecture.shared_imports, SHARED),
    "a_shared_file_names_no_game": (named, SHARED_TEXTS),
    "randomness_is_an_argument": (architecture.global_randomness, PRODUCT),
    "core_and_rules_know_no_clock_and_no_entropy": (architecture.clocks_and_entropy, CORE + RULES),
    "files_and_functions_are_short": (architecture.too_long, LENGTHS),
    "what_is_public_says_what_it_is_for": (architecture.undocumented, PRODUCT),
    "a_board_stands_on_its_folder_and_the_kit": (architecture.board_imports, BOARDS),
    "a_board_keeps_and_tells_nothing": (architecture.reaches_outside, BOARDS),
    "the_shell_finds_games_by_their_folders": (architecture.shell_imports, SHELL),
    "an_import_attaches_no_listener": (architecture.listens_at_import, PAGE),
    "a_time_names_its_unit": (architecture.times_without_units, PAGE),
    "no_text_becomes_markup": (architecture.unsafe_markup, PAGE),
    "a_test_waits_until_a_function_says_yes": (architecture.waits_once, VISITS),
}


def concerns(game: str | None, law: str, path: str) -> bool:
    """Whether this game alone (None: any) could break the law there."""
    return game is None or path.startswith(f"src/poktail/games/{game}/") or law == "a_shared_file_names_no_game"


@pytest.mark.parametrize("law", LAWS)
def test_every_file_keeps_the_architecture_laws(law: str) -> None:
    broken, paths = LAWS[law]
    found = {path: broken(path, architecture.read(path) or "") for path in paths if concerns(ONLY, law, path)}
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
    assert not [path for path in architecture.files(".") if "/dist/" in path]
    assert {"tests/test_architecture.py", "tests/core/toys.py", "src/poktail/web/build.mjs"} <= set(LENGTHS)
    assert all(paths for _, paths in LAWS.values())


def test_no_file_names_a_place_that_exists_on_one_machine_only():
    everything = architecture.files(".")
    assert {"pyproject.toml", "README.md", ".gitignore", "tests/architecture.py"} <= set(everything)
    assert not [path for path in everything if "site-packages" in path or "__pycache__" in path]
    found = {path: architecture.machine_paths(path, architecture.read(path) or "") for path in everything}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_the_command_line_loads_nothing_heavy():
    """Nor does anything it is made of: core, words, rules, bots and texts."""
    light = [architecture.module_of(path) for path in CORE]
    light += [
        module
        for module in map(architecture.module_of, SOURCES)
        if architecture.under(module, "poktail.i18n", "poktail.cli")
    ]
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
    (architecture.core_imports, MATCH, "import numpy"),
    (architecture.core_imports, MATCH, "import numpy.random as chance"),
    (architecture.core_imports, MATCH, "def f():\n    from rich import print"),
    (architecture.core_imports, MATCH, "from poktail.bots import levels"),
    (architecture.core_imports, MATCH, "from poktail import games"),
    (architecture.core_imports, MATCH, "from .. import i18n"),
    (architecture.core_imports, "src/poktail/core/__init__.py", "from ..games import mine"),
    (architecture.core_imports, MATCH, "import importlib\nimportlib.import_module('numpy')"),
    (architecture.core_imports, MATCH, "__import__('jax')"),
    (architecture.core_imports, MATCH, "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import numpy"),
    (architecture.core_imports, MATCH, "import poktail.corelike"),
    (architecture.told_positions, BOT, "def decide(state: State, rng: Random) -> Move: ..."),
    (architecture.told_positions, BOT, "def evaluate(observation: Observation, real: rules.State | None) -> None: ..."),
    (architecture.told_positions, BOT, "def worlds(seen, rng): ..."),
    (architecture.game_imports, RULE, "import numpy"),
    (architecture.game_imports, RULE, "import jax.numpy as jnp"),
    (architecture.game_imports, RULE, "from poktail.games.mine.bot import decide"),
    (architecture.game_imports, RULE, "from poktail.games.mine import bot"),
    (architecture.game_imports, RULE, "from . import features"),
    (architecture.game_imports, RULE, "from poktail.games.yours.rules import judge"),
    (architecture.game_imports, RULE, "from ..yours import rules"),
    (architecture.game_imports, RULE, "from poktail.i18n import Words"),
    (architecture.game_imports, "src/poktail/games/mine/rules_end.py", "import numpy"),
    (architecture.core_imports, MATCH, "from importlib import import_module\nimport_module(f'{a}.b')"),
    (architecture.game_imports, BOT, "import importlib\nimportlib.import_module(name)"),
    (architecture.game_imports, BOT, "import numpy"),
    (architecture.game_imports, BOT, "from poktail.bots import levels"),
    (architecture.game_imports, BOT, "from poktail.games.mine.batch import Twin"),
    (architecture.game_imports, BATCH, "from poktail.games.mine.bot import decide"),
    (architecture.game_imports, BATCH, "import rich"),
    (architecture.game_imports, TEXT, "import numpy"),
    (architecture.game_imports, "src/poktail/games/mine/__init__.py", "from poktail.games.mine.batch import Twin"),
    (architecture.game_imports, "src/poktail/games/mine/helpers.py", ""),
    (architecture.game_imports, TEST, "from poktail.games.yours.rules import judge"),
    (architecture.shared_imports, CLI, "from poktail.games.mine import GAME"),
    (architecture.shared_imports, CLI, "from poktail import games"),
    (architecture.shared_imports, "src/poktail/i18n/words.py", "from poktail.bots import levels"),
    (architecture.shared_imports, "src/poktail/server/app.py", "import poktail.cli"),
    (architecture.shared_imports, "src/poktail/client/http_client.py", "from poktail.server.errors import Stale"),
    (architecture.shared_imports, "src/poktail/server/run.py", "from poktail.client import Server"),
    (architecture.shared_imports, "src/poktail/novelty.py", "from poktail.bots import levels"),
    (architecture.global_randomness, CLI, "import random\nrandom.random()"),
    (architecture.global_randomness, CLI, "import random as r\nr.choice([1])"),
    (architecture.global_randomness, CLI, "import random\nrandom.seed(1)"),
    (architecture.global_randomness, CLI, "import random\npick = random.choice"),
    (architecture.global_randomness, CLI, "import random\nf(rng=random)"),
    (architecture.global_randomness, CLI, "from random import shuffle"),
    (architecture.global_randomness, CLI, "from random import *"),
    (architecture.global_randomness, CLI, "import numpy as np\nnp.random.rand(3)"),
    (architecture.global_randomness, CLI, "import numpy\nnumpy.random.seed(3)"),
    (architecture.global_randomness, CLI, "from numpy import random\nrandom.rand()"),
    (architecture.global_randomness, CLI, "from numpy.random import rand"),
    (architecture.global_randomness, CLI, "import numpy.random as nr\nnr.rand()"),
    (architecture.global_randomness, CLI, "import numpy as np\nnp.random.default_rng()"),
    (architecture.clocks_and_entropy, MATCH, "import time"),
    (architecture.clocks_and_entropy, MATCH, "from datetime import datetime"),
    (architecture.clocks_and_entropy, MATCH, "from secrets import token_bytes"),
    (architecture.clocks_and_entropy, MATCH, "import os\nos.urandom(32)"),
    (architecture.clocks_and_entropy, MATCH, "import os as o\nf = o.urandom"),
    (architecture.clocks_and_entropy, MATCH, "from os import urandom"),
    (architecture.clocks_and_entropy, MATCH, "import random\nrandom.SystemRandom()"),
    (architecture.clocks_and_entropy, RULE, "from random import Random"),
    (architecture.too_long, MATCH, "\n" * 400),
    (architecture.too_long, "tests/web/board.tsx", "\n" * 400),
    (architecture.too_long, WIRE, "\n" * 400),
    (architecture.too_long, WIRE, "\n" * 400 + architecture.MADE),
    (architecture.too_long, WIRE.replace("wire", "board"), architecture.MADE + "\n" * 400),
    (architecture.too_long, MATCH, f"# {architecture.MADE}\n" + "\n" * 400),
    (architecture.too_long, MATCH, LONG),
    (
        architecture.too_long,
        MATCH,
        "class A:\n" + "".join(f"  {line}\n" for line in LONG.replace("def", "async def").splitlines()),
    ),
    (architecture.undocumented, MATCH, "x = 1"),
    (architecture.undocumented, MATCH, '"""M."""\ndef f(): pass'),
    (architecture.undocumented, MATCH, '"""M."""\nclass A:\n    pass'),
    (architecture.undocumented, MATCH, '"""M."""\nclass A:\n    """A."""\n    async def f(self): pass'),
    (architecture.undocumented, MATCH, '"""M."""\nif x:\n    def f(): pass'),
    (architecture.board_imports, BOARD, 'import { go } from "../../web/router";'),
    (architecture.board_imports, BOARD, 'import { judge } from "../yours/board";'),
    (architecture.board_imports, BOARD, 'import { judge } from "./../yours/board";'),
    (architecture.board_imports, BOARD, "export * from '../../web/kit/table';"),
    (architecture.board_imports, BOARD, 'import "lodash";'),
    (architecture.board_imports, BOARD, "const a = await import(`../${name}/board.tsx`);"),
    (architecture.board_imports, BOARD, 'import type {\n  A,\n} from "../../web/api";'),
    (architecture.board_imports, SHEET, '@import "../yours/board.css";'),
    (architecture.board_imports, SHEET, '@import url("https://example.org/a.css");'),
    (architecture.shell_imports, LOAD, 'import board from "../games/mine/board";'),
    (architecture.shell_imports, LOAD, "import(`../games/mine/i18n/${lang}.ftl`)"),
    (architecture.shell_imports, LOAD, "import(`../server/${lang}.ts`)"),
    (architecture.shell_imports, LOAD, 'import { render } from "react";'),
    (architecture.shell_imports, START, 'import board from "../../games/mine/board";'),
    (architecture.shell_imports, START, 'import board from "../../core/x";'),
    (architecture.unsafe_markup, BOARD, "<p dangerouslySetInnerHTML={{ __html: text }} />"),
    (architecture.unsafe_markup, BOARD, 'element.innerHTML = "";'),
    (architecture.unsafe_markup, BOARD, '<p style="color: red">'),
    (architecture.unsafe_markup, BOARD, "<p style={`top: ${y}px`}>"),
    (architecture.unsafe_markup, BOARD, 'element.setAttribute("style", text)'),
    (architecture.unsafe_markup, BOARD, 'new Function("return 1")'),
    (architecture.listens_at_import, START, 'document.addEventListener("online", look);'),
    (architecture.listens_at_import, START, 'addEventListener("online", look);'),
    (architecture.listens_at_import, BOARD, "effect(() => {\n  document.title = title.value;\n});"),
    (architecture.listens_at_import, BOARD, "window.onresize = measure;"),
    (architecture.times_without_units, BOARD, "setTimeout(() => land(thrown), FALL * pace);"),
    (architecture.reaches_outside, BOARD, 'localStorage.setItem("a", b);'),
    (architecture.reaches_outside, BOARD, "console.log(view);"),
    (architecture.reaches_outside, BOARD, 'await fetch("/api/me");'),
    (architecture.reaches_outside, BOARD, "document.cookie"),
    (architecture.machine_paths, "README.md", "see /" + "home/somebody/notes"),
    (architecture.machine_paths, "a.toml", 'path = "/' + 'work/x"'),
    (architecture.machine_paths, "a.py", "C:" + "\\Users\\me"),
    (architecture.waits_once, TEST, 'page.wait_for_function("window.ready")'),
    (architecture.waits_once, TEST, 'READY = "window.ready"\nawait page.wait_for_function(READY)'),
    (architecture.waits_once, TEST, 'page.wait_for_function("async () => (await caches.keys()).length > 0")'),
    (architecture.waits_once, TEST, 'page.wait_for_function("() => caches.keys().then((all) => all.length)")'),
]

SPARED: list[tuple[Callable[[str, str], list[str]], str, str]] = [
    (architecture.core_imports, MATCH, "from __future__ import annotations\nimport json"),
    (
        architecture.core_imports,
        MATCH,
        "from poktail.core.game import Seat\nfrom . import fair\nfrom poktail import core",
    ),
    (architecture.told_positions, BOT, "def worlds(observation: Observation, rng: Random) -> Iterator[State]: ..."),
    (architecture.told_positions, TEST, "def decide(state: State) -> None: ..."),
    (architecture.game_imports, RULE, "from math import prod\nfrom poktail.core import codec"),
    (architecture.game_imports, RULE, "from .rules_end import over\nfrom poktail.games.mine import rules_end"),
    (architecture.game_imports, TEXT, "from rich.text import Text\nfrom poktail.i18n import Words"),
    (architecture.game_imports, BATCH, "import jax\nimport numpy as np\nfrom poktail.batch import CHANCE"),
    (architecture.game_imports, BATCH, "from .features import encode\nfrom poktail.games.mine.rules import judge"),
    (architecture.game_imports, TEST, "import pytest\nfrom poktail.games.mine.rules import judge"),
    (
        architecture.shared_imports,
        CLI,
        "import typer\nfrom poktail.core import registry\nfrom poktail.terminal import play",
    ),
    (
        architecture.shared_imports,
        "src/poktail/bots/levels.py",
        "from poktail.bots import arena\nfrom poktail import batch",
    ),
    (architecture.global_randomness, CLI, "import random\nrng: random.Random = random.Random(7)\nrng.random()"),
    (architecture.global_randomness, CLI, "from random import Random\nRandom(1).choice([1])"),
    (architecture.global_randomness, CLI, "import jax, numpy as np\njax.random.key(0)\nnp.random.default_rng(3)"),
    (architecture.clocks_and_entropy, MATCH, "import os\nos.fspath('x')\nfrom random import Random"),
    (architecture.too_long, MATCH, "\n" * 399),
    (architecture.too_long, WIRE, architecture.MADE + "\n" * 400),
    (architecture.too_long, MATCH, LONG.removesuffix("    x = 1\n")),
    (architecture.undocumented, MATCH, '"""M."""\ndef _f(): pass\nclass _A: pass'),
    (architecture.undocumented, MATCH, '"""M."""\ndef g():\n    """G."""\n    def inner(): pass'),
    (
        architecture.board_imports,
        BOARD,
        'import { Key } from "../../web/kit";\nimport type { Line } from "../../web/board";',
    ),
    (architecture.board_imports, BOARD, 'import { Pips } from "./art_dice";\nimport { useRef } from "preact/hooks";'),
    (architecture.board_imports, SHEET, '@import "./board_cards.css";'),
    (
        architecture.shell_imports,
        LOAD,
        "import(`../games/${game}/rulebook/${lang}.md`), import(`../games/${id}/board.tsx`)",
    ),
    (
        architecture.shell_imports,
        LOAD,
        'import(`../i18n/${lang}.ftl`);\nimport { sha256 } from "@noble/hashes/sha2.js";',
    ),
    (architecture.shell_imports, START, 'import { go } from "../router";\nimport { Row } from "./row";'),
    (architecture.unsafe_markup, BOARD, "<p style={{ top: y }} />"),
    (architecture.listens_at_import, START, 'function start() {\n  addEventListener("online", look);\n}'),
    (architecture.listens_at_import, "src/poktail/web/sw.ts", 'worker.addEventListener("fetch", answer);'),
    (architecture.times_without_units, BOARD, "{ duration: (OPENING_MS - OPENS_MS) * pace, easing: OUT }"),
    (architecture.reaches_outside, BOARD, "/** Nothing is fetched:\n * no fetch. */\nprefetch(a); // fetch"),
    (architecture.waits_once, TEST, 'page.wait_for_function("() => window.ready")'),
    (architecture.waits_once, TEST, 'DRAWN = "(n) => n > 1"\npage.wait_for_function(DRAWN, arg=2)'),
    (architecture.waits_once, TEST, "page.wait_for_function(f'(name) => ({SEEN})(name)')"),
    (
        architecture.machine_paths,
        "a.md",
        "https://example.org/" + "home/page and ./" + "work/x and src/" + "root/x and /work",
    ),
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
