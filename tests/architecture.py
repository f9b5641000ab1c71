"""Checks of the source code: each checker takes a file's path and text and returns what is wrong."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MAX_FILE, MAX_FUNCTION = 400, 40
CODE = (".py", ".ts", ".tsx", ".css", ".mjs")
PAGE = (".ts", ".tsx", ".css")
MADE = "// Generated from the schema document of the table server by `make types`."
GENERATED = (".git", "node_modules", "__pycache__", "build", "dist", "*.egg-info", ".coverage*")

# What a layer of a game may use of its own folder and of the world; nothing but rules may be used by rules.
LAYERS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "__init__": (("rules",), ()),
    "rules": (("rules",), ()),
    "bot": (("rules", "bot"), ()),
    "regular_1": (("rules", "regular_1"), ()),
    "solve": (("rules", "solve"), ("numpy", "poktail.compiled")),
    "engine": (("rules", "engine"), ("numpy", "poktail.compiled")),
    "expert": (("rules", "bot", "engine", "solve", "nash", "expert"), ("numpy",)),
    "levels": (("rules", "bot", "levels"), ()),
    "nash": (("rules", "solve", "nash"), ("numpy",)),
    "coach": (("rules", "coach"), ()),
    "statistics": (("rules", "statistics"), ()),
    "daily": (("rules", "bot", "daily"), ()),
    "moments": (("rules", "moments"), ()),
    "pace": (("rules", "pace"), ()),
    "features": (("rules", "features"), ("numpy", "jax", "poktail.batch")),
    "batch": (("rules", "features", "batch"), ("numpy", "jax", "poktail.batch")),
    "text": (("rules", "text"), ("rich", "poktail.i18n")),
}
# A shared package imports only itself and what stands below it.
TOWER = (
    ("core",),
    ("i18n", "batch", "compiled", "signing"),
    ("bots", "lessons"),
    ("client", "rl", "server", "web"),
    ("terminal",),
    ("cli",),
    ("__main__",),
)
ASKED = {"decide", "evaluate", "estimates", "likes", "forget", "worlds", "why_not", "explain", "figures"}
HEIGHT = {package: height for height, packages in enumerate(TOWER) for package in packages}
CLOCKS_AND_ENTROPY = {"time", "datetime", "secrets", "uuid"}
SOURCES_OF_ENTROPY = {"os.urandom", "os.getrandom", "random.SystemRandom", "uuid.uuid4"}
COMPUTED = "<computed>"  # only the registry, and what asks it, imports what it does not know by name
DEFINITIONS = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
# What the page's code may stand on: a board on its own folder and the kit, the shell on these packages.
KIT = {f"../../web/{part}" for part in ("board", "words", "kit", "art/icons")}
DRAWING = r"preact(/\w+)?|@preact/signals"
PACKAGES = rf"{DRAWING}|@fluent/bundle|@noble/ed25519|@noble/hashes/\S+|uqr"
IMPORTED = re.compile(r"""(?:\bfrom|\bimport|@import)\s*\(?\s*(?:url\()?\s*(["'`])(?P<name>.+?)\1""")
LISTENS = re.compile(
    r"(?:(?:const|let) \w+ = )?(?:[\w.]+\.)?(?:addEventListener|effect|setInterval)\(|[\w.]+\.on[a-z]+ = "
)
MARKUP = re.compile(
    r"""[iI]nnerHTML|outerHTML|insertAdjacentHTML|document\.write|cssText|setAttribute\(\s*["']style|<style\b"""
    r"""|\bstyle\s*=\s*\{?\s*["'`]|\beval\(|\bnew Function\("""
)
OUTSIDE = re.compile(
    r"\b(?:localStorage|sessionStorage|indexedDB|caches|console|fetch|XMLHttpRequest|WebSocket|BroadcastChannel)\b"
    r"|\bdocument\.cookie\b"
)
SEEDED = {"Generator", "default_rng", "SeedSequence", "BitGenerator", "PCG64", "Philox"}


def files(*folders: str, suffixes: tuple[str, ...] = ()) -> list[str]:
    """The files under these folders of the repository, as paths from its root; nothing generated or installed."""
    found, open_folders = set(), [ROOT / folder for folder in folders]
    while open_folders:
        for path in open_folders.pop().iterdir():
            if any(map(path.match, GENERATED)) or (path / "pyvenv.cfg").exists():
                continue
            if path.is_file() and (not suffixes or path.suffix in suffixes):
                found.add(path.relative_to(ROOT).as_posix())
            elif path.is_dir():
                open_folders += [path] if path.name == ".ci" or not path.name.startswith(".") else []
    return sorted(found)


def read(path: str) -> str | None:
    """The text of a file; None for what is no text."""
    try:
        return (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def module_of(path: str) -> str:
    """The dotted name of a source file.

    >>> module_of("src/poktail/core/match.py"), module_of("src/poktail/core/__init__.py")
    ('poktail.core.match', 'poktail.core')
    """
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def game_and_layer(path: str) -> tuple[str, str] | None:
    """Which game and which of its layers a file is, or None for a shared file."""
    match = re.fullmatch(r"src/poktail/games/([a-z]\w*)/(.+)\.py", path)
    return (match[1], match[2]) if match else None


@cache
def parse(text: str) -> ast.Module:
    return ast.parse(text)


def imports(path: str, text: str) -> Iterator[tuple[int, str]]:
    """Every import, wherever it stands, as line and dotted name; `from a import b` is a.b."""
    package = module_of(path).split(".")
    if not path.endswith("/__init__.py"):
        package = package[:-1]
    for node in ast.walk(parse(text)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{start}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            first = node.args[0] if node.args else None
            yield node.lineno, str(first.value) if isinstance(first, ast.Constant) else COMPUTED


def under(name: str, *roots: str) -> bool:
    """Whether a dotted name is one of these or inside one."""
    return any(name == root or name.startswith(f"{root}.") for root in roots)


def standard(name: str) -> bool:
    return name.split(".", maxsplit=1)[0] in sys.stdlib_module_names


def core_imports(path: str, text: str) -> list[str]:
    """Core stands on the standard library alone."""
    known = ("poktail.core", *([COMPUTED] if path.endswith("/registry.py") else []))
    return [f"{n}: {name}" for n, name in imports(path, text) if not standard(name) and not under(name, *known)]


def game_imports(path: str, text: str) -> list[str]:
    """A game's layer stands on core and on what lies below it in its own folder; no game imports another."""
    where = game_and_layer(path)
    assert where is not None
    game, file = where
    own = f"poktail.games.{game}"
    if file.startswith("tests/"):
        others = re.compile(rf"poktail\.games\.(?!{game}\b)[a-z]")
        return [f"{n}: {name}" for n, name in imports(path, text) if others.match(name)]
    layer = next((layer for layer in LAYERS if re.fullmatch(rf"{layer}(_\w+|/\w+)?", file)), None)
    if layer is None:
        return [f"{file} is none of the layers {', '.join(LAYERS)}"]
    below, beside = LAYERS[layer]
    mine = re.compile(rf"{re.escape(own)}\.({'|'.join(below)})(_\w+)?(\.|$)")
    return [
        f"{n}: {name}"
        for n, name in imports(path, text)
        if not (standard(name) or under(name, "poktail.core", *beside) or mine.match(name))
    ]


def told_positions(path: str, text: str) -> list[str]:
    """Code that decides or judges for a seat gets an observation, and neither a position nor a match."""
    where = game_and_layer(path)
    assert where is not None
    found = []
    for node in parse(text).body:
        if where[1].startswith("tests/") or not isinstance(node, ast.FunctionDef) or node.name not in ASKED:
            continue
        arguments = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
        types = [ast.unparse(argument.annotation) for argument in arguments if argument.annotation]
        if "Observation" not in types or any(re.search(r"\b(State|Match|Any)\b", kind) for kind in types):
            found.append(f"{node.lineno}: {node.name}({', '.join(types)})")
    return found


def shared_imports(path: str, text: str) -> list[str]:
    """A shared package knows no game and nothing that stands above it."""
    own = path.removeprefix("src/poktail/").removesuffix(".py").split("/")[0]
    wrong = []
    for n, name in imports(path, text):
        package = (*name.split("."), "")[1] if under(name, "poktail") else ""
        if package == "games":
            wrong.append(f"{n}: {name}")
        elif package in HEIGHT and package != own and HEIGHT[package] >= HEIGHT.get(own, 0):
            wrong.append(f"{n}: {name} does not stand below {own}")
    return wrong


def uses(path: str, text: str) -> Iterator[tuple[int, str]]:
    """Every imported thing that the code touches, under its full name, whatever it was renamed to."""
    tree, known = parse(text), dict[str, str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            known |= {
                a.asname or a.name.split(".")[0]: a.name if a.asname else a.name.split(".")[0] for a in node.names
            }
        elif isinstance(node, ast.ImportFrom) and not node.level:
            known |= {a.asname or a.name: f"{node.module}.{a.name}" for a in node.names}
            yield from ((node.lineno, f"{node.module}.{a.name}") for a in node.names)
    inner = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name | ast.Attribute) and id(node) not in inner:
            first, *rest = ast.unparse(node).split(".")
            if first in known:
                yield node.lineno, ".".join([known[first], *rest])


def global_randomness(path: str, text: str) -> list[str]:
    """Randomness is an argument: no module-wide source of it, by whatever name."""
    wrong = []
    for n, name in uses(path, text):
        parts = name.split(".")
        if parts[0] == "random" and parts[1:2] != ["Random"]:
            wrong.append(f"{n}: {name}")
        if parts[:2] == ["numpy", "random"] and (len(parts) == 2 or parts[2] not in SEEDED):
            wrong.append(f"{n}: {name}")
    unseeded = (node for node in ast.walk(parse(text)) if isinstance(node, ast.Call) and not node.args + node.keywords)
    return wrong + [f"{node.lineno}: unseeded" for node in unseeded if ast.unparse(node.func).endswith("default_rng")]


def clocks_and_entropy(path: str, text: str) -> list[str]:
    """Core and rules give the same answer at any time on any machine; rules do not even take randomness."""
    banned = CLOCKS_AND_ENTROPY | ({"random"} if game_and_layer(path) else set())
    wrong = [f"{n}: {name}" for n, name in imports(path, text) if name.split(".")[0] in banned]
    return wrong + [f"{n}: {name}" for n, name in uses(path, text) if name in SOURCES_OF_ENTROPY]


def page_imports(path: str, text: str) -> Iterator[tuple[int, str]]:
    """Every import of the page's code and styles, wherever it stands, as line and what stands between the quotes."""
    for found in IMPORTED.finditer(text):
        yield text.count("\n", 0, found.start()) + 1, found["name"]


def board_imports(path: str, text: str) -> list[str]:
    """A game's part of the page stands on its own folder and on the kit; it knows no shell and no other game."""
    mine = re.compile(rf"\./(?!.*\.\.)\S+|{DRAWING}")
    return [f"{n}: {name}" for n, name in page_imports(path, text) if name not in KIT and not mine.fullmatch(name)]


def shell_imports(path: str, text: str) -> list[str]:
    """The shell finds games by their folders, never by their names, and stands on few packages."""
    below = path.removeprefix("src/poktail/web/").count("/")
    own = re.compile(rf"{PACKAGES}|\.(?:/\S*)?|(?:\.\./){{1,{below}}}(?!\.\.)\S*" if below else rf"{PACKAGES}|\./\S+")
    found = re.compile(r"(?:\.\./)+(?:i18n/|games/\$\{\w+\}/(?:i18n/|rulebook/|lesson/)?)(?:\$\{\w+\}|\w+)\.\w+")
    return [
        f"{n}: {name}" for n, name in page_imports(path, text) if not (own.fullmatch(name) or found.fullmatch(name))
    ]


def unsafe_markup(path: str, text: str) -> list[str]:
    """No text becomes markup, style or code: the page's policy would refuse it, or worse, would not."""
    return [f"{n}: {line.strip()[:100]}" for n, line in enumerate(text.splitlines(), 1) if MARKUP.search(line)]


def listens_at_import(path: str, text: str) -> list[str]:
    """Importing a file of the page attaches no listener; the service worker must, and main.tsx starts the page."""
    if path.endswith(("/web/sw.ts", "/web/main.tsx")):
        return []
    return [f"{n}: {line.strip()[:100]}" for n, line in enumerate(text.splitlines(), 1) if LISTENS.match(line)]


def times_without_units(path: str, text: str) -> list[str]:
    """A constant that a timer or an animation waits for ends in _MS."""
    found = []
    for n, line in enumerate(text.splitlines(), 1):
        times = re.findall(r"set(?:Timeout|Interval)\(.*, ([^,]*)\)|\b(?:duration|delay): ([^,}]*)", line)
        names = re.findall(r"\b[A-Z][A-Z_]+\b", " ".join(map(" ".join, times)))
        found += [f"{n}: {name}" for name in names if not name.endswith("_MS")]
    return found


def reaches_outside(path: str, text: str) -> list[str]:
    """A board keeps and tells nothing: no storage, no network, no console."""
    lines = enumerate(re.sub(r"/\*.*?\*/", lambda c: "\n" * c[0].count("\n"), text, flags=re.DOTALL).splitlines(), 1)
    return [f"{n}: {line.strip()[:100]}" for n, line in lines if OUTSIDE.search(line.partition("//")[0])]


def made(path: str, text: str) -> bool:
    """Whether nobody wrote this file: `make types` did, and a test holds it to that."""
    return path.endswith("/wire.ts") and text.startswith(f"{MADE}\n")


def too_long(path: str, text: str) -> list[str]:
    """Files under 400 lines, functions under 40; what is generated is as long as it has to be."""
    lines = 0 if made(path, text) else len(text.splitlines())
    wrong = [f"{lines} lines"] if lines >= MAX_FILE else []
    for node in ast.walk(parse(text)) if path.endswith(".py") else ():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length >= MAX_FUNCTION:
                wrong.append(f"{node.lineno}: {node.name} has {length} lines")
    return wrong


def undocumented(path: str, text: str) -> list[str]:
    """Every public module, class, function and method says in a docstring what it is for."""
    tree = parse(text)
    wrong = [] if ast.get_docstring(tree) else ["the module"]

    def visit(body: list[ast.stmt]) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith(
                "_"
            ):
                if not ast.get_docstring(node):
                    wrong.append(f"{node.lineno}: {node.name}")
                if isinstance(node, ast.ClassDef):
                    visit(node.body)
            elif isinstance(node, ast.If | ast.Try):
                visit(node.body + node.orelse)

    visit(tree.body)
    return wrong


def machine_paths(path: str, text: str) -> list[str]:
    """No file names a place that exists on one machine only."""
    pattern = re.compile(rf"(?<![\w.~}}])/(?:{'|'.join(('home', 'root', 'work', 'Users'))})/\w|[A-Za-z]:\\+Users\\")
    return [f"{n}: {line.strip()[:100]}" for n, line in enumerate(text.splitlines(), 1) if pattern.search(line)]


def waits_once(path: str, text: str) -> list[str]:
    """What a page is asked to wait for is a function that answers at once.

    The page's own policy forbids Playwright to evaluate an expression a second time, and a promise counts as an answer.
    """
    tree, wrong = parse(text), []
    known = {ast.unparse(node.targets[0]): node.value for node in ast.walk(tree) if isinstance(node, ast.Assign)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".wait_for_function"):
            asked = known.get(ast.unparse(node.args[0]), node.args[0])
            script = (
                str(ast.literal_eval(asked)) if isinstance(asked, ast.Constant) else ast.unparse(asked).lstrip("f'\"")
            )
            if isinstance(asked, ast.Name):
                continue  # imported: read where it is written
            if not script.startswith("(") or re.search(r"\bawait\b|\.then\(", script):
                wrong.append(f"{node.lineno}: {script[:80]}")
    return wrong
