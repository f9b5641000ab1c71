"""Tests of the server's layers, and of two laws for all code: no import cycles, only public APIs of libraries."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.architecture import DEFINITIONS, files, imports, module_of, parse, read, under

SOURCES = [path for path in files("src", suffixes=(".py",)) if "/tests/" not in path]
TEXTS = {path: read(path) or "" for path in SOURCES}
MODULES = {module_of(path): path for path in SOURCES}
SERVER = "poktail.server"

# A module may import from its own line and from the lines above it.
LAYERS: tuple[tuple[str, ...], ...] = (
    ("errors", "problem", "settings", "transport"),
    ("json_bytes", "rate_limits", "addresses", "ops.metrics", "ops.logs"),
    ("storage",),
    ("accounts",),
    ("tables",),
    ("history",),
    ("ops.admin",),
    ("ops.operator",),
    ("context",),
    ("ws",),
    ("http",),
    ("app",),
    ("protocols", "run"),
)
DOCUMENTED = {"_asdict", "_fields", "_make", "_mapping", "_replace"}
"""Names with an underscore that are public: those of namedtuple, and of a row of SQLAlchemy."""


def layer_of(module: str) -> int | None:
    """The layer of a server module; None for the package itself."""
    name = module.removeprefix(f"{SERVER}.")
    found = [number for number, names in enumerate(LAYERS) if under(name, *names)]
    return max(found, default=None)


def imported_modules(path: str, text: str) -> set[str]:
    """The modules of ours that a file imports, wherever the import stands, TYPE_CHECKING included."""
    found = set()
    for _, name in imports(path, text):
        while name and name not in MODULES:
            name = name.rpartition(".")[0]  # noqa: PLW2901
        if name:
            found.add(name)
    return found - {module_of(path)}


def against_the_layers(path: str, text: str) -> list[str]:
    """Imports of a server module that point to a layer above it."""
    own = layer_of(module_of(path))
    assert own is not None, f"{path} belongs to no layer: add it to LAYERS"
    found = [(name, layer_of(name)) for name in imported_modules(path, text) if under(name, SERVER)]
    return [name for name, layer in found if layer is not None and layer > own]


def cycle(graph: Mapping[str, Iterable[str]]) -> list[str]:
    """The modules of an import cycle, or nothing."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def private_names(text: str) -> set[str]:
    """Every name with a leading underscore that a file defines itself."""
    found = set[str]()
    for node in ast.walk(parse(text)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and on_itself(node):
            found.add(node.attr)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, DEFINITIONS):
            found.add(node.name)
        elif isinstance(node, ast.alias):
            found.add(node.asname or "")
    return {name for name in found if name.startswith("_")}


def on_itself(node: ast.Attribute) -> bool:
    """Whether it is an attribute of `self` or `cls`."""
    return isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")


def inherited(path: str, text: str, texts: Mapping[str, str]) -> set[str]:
    """The private names of the modules from which the classes of a file inherit; `texts` are by path."""
    come_from = {name.rpartition(".")[2]: name.rpartition(".")[0] for _, name in imports(path, text)}
    found = set[str]()
    for node in ast.walk(parse(text)):
        for base in node.bases if isinstance(node, ast.ClassDef) else ():
            module = come_from.get(ast.unparse(base).partition("[")[0], "?").replace(".", "/")
            for one in (f"src/{module}.py", f"src/{module}/__init__.py", f"{module}.py"):
                if one in texts:
                    found |= private_names(texts[one]) | inherited(one, texts[one], texts)
    return found


def foreign_private(path: str, text: str, texts: Mapping[str, str]) -> list[str]:
    """Uses of names with a leading underscore that neither this file defines nor a module of ours it inherits from."""
    wrong, own = [], private_names(text) | DOCUMENTED
    for node in ast.walk(parse(text)):
        if isinstance(node, ast.Attribute):
            names = [node.attr]
        elif isinstance(node, ast.ImportFrom):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("__dict__"):
            names = [node.value]
        else:
            continue
        for name in names:
            hidden = name.startswith("_") and not (name.startswith("__") and name.endswith("__") and name != "__dict__")
            on_self = isinstance(node, ast.Attribute) and on_itself(node)
            if hidden and name not in own and not (on_self and name in inherited(path, text, texts)):
                wrong.append(f"{node.lineno}: {name}")
    return wrong


def test_the_server_imports_only_from_its_own_layer_and_those_below() -> None:
    found = {
        path: against_the_layers(path, TEXTS[path])
        for path in SOURCES
        if under(module_of(path), SERVER)
        and module_of(path) != SERVER
        and not path.endswith(("/ops/__init__.py",))
        and "/migrations/" not in path
    }
    assert {path: names for path, names in found.items() if names} == {}


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert cycle({module_of(path): imported_modules(path, text) for path, text in TEXTS.items()}) == []


@pytest.mark.parametrize("folder", ["src", "tools", "bench", "docs/examples"])
def test_only_a_modules_own_private_names_are_used(folder: str) -> None:
    """So nothing private of a library is used, not even if some other module of ours has a name like it."""
    texts = {path: read(path) or "" for path in files(folder, suffixes=(".py",)) if "/tests/" not in path}
    found = {path: foreign_private(path, text, TEXTS | texts) for path, text in texts.items()}
    assert texts and {path: names for path, names in found.items() if names} == {}


# The checkers can fail


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("storage/store.py", "from poktail.server.tables import seating"),
        (
            "tables/clocks.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from poktail.server.ws import render",
        ),
        ("ws/render.py", "def f():\n    from poktail.server.http.problems import answer"),
    ],
)
def test_an_import_of_a_higher_layer_is_noticed(module: str, text: str) -> None:
    assert against_the_layers(f"src/poktail/server/{module}", text)
    assert not against_the_layers(f"src/poktail/server/{module}", "from poktail.server.errors import Stale")


def test_a_circle_is_noticed() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}})
    assert not cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()})


LIBRARY = "from lib import Socket\nclass Mine(Socket):\n    def f(self):\n        self._own = 1\n        "
"""A class of ours that stands on one of a library."""


@pytest.mark.parametrize(
    "text",
    [
        "x._receive",
        "from lib import _private",
        "from poktail.core import _private",
        "x.__dict__.pop('a')",
        "a.b._c.d",
        "socket._receive = None",
        f"{LIBRARY}self._receive()",
    ],
)
def test_a_private_name_of_another_module_is_noticed(text: str) -> None:
    """Also where a module of ours defines the same name, as http/middleware.py once defined `_receive`."""
    ours = {"src/poktail/b.py": "class Base:\n    def _receive(self): ...\ndef _c(): ..."}
    assert foreign_private("src/poktail/a.py", text, ours)
    assert foreign_private("src/poktail/a.py", text, {})


@pytest.mark.parametrize(
    "text",
    [
        "row._mapping\nx.__class__",
        "class A:\n    def _mine(self, other):\n        return other._mine() + self._mine()",
        "_MINE = 1\nx._MINE",
        f"{LIBRARY}self._own",
        "from poktail.b import Base\nclass A(Base):\n    def f(self):\n        self._receive()",
        "from poktail.b import Base\nclass A(Base[int]):\n    def f(self):\n        self._base()",
    ],
)
def test_a_private_name_of_ones_own_module_or_base_is_not(text: str) -> None:
    ours = {
        "src/poktail/b.py": "from poktail.c import Root\nclass Base(Root):\n    def _receive(self): ...",
        "src/poktail/c/__init__.py": "class Root:\n    def _base(self): ...",
    }
    assert not foreign_private("src/poktail/a.py", text, ours)
