"""Tests of the built page: small first load, complete, no requests to other hosts."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from poktail.core.registry import games, shipped
from poktail.i18n import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
FIRST_LOAD = 120_000
FONT_SIZE = 60_000
SOURCE = ROOT / "src" / "poktail"
LOADED = {".html", ".js", ".css", ".svg", ".webmanifest"}
ADDRESS = re.compile(r"""(?:\b[a-z]{2,10}:)?//[\w-]+(?:\.[\w-]+)+|\bdata:text/html|\bwss?://""")
CODE = re.compile(r"\beval\(|\bnew Function\(|sourceMappingURL")
NAMESPACE = "http://www.w3.org"


pytestmark = pytest.mark.xdist_group("built page")


class Tags(HTMLParser):
    """The elements of a page, and what stands inside scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.all: list[tuple[str, dict[str, str | None]]] = []
        self.inside = ""
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.all.append((tag, dict(attrs)))
        self.inside = tag

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""

    def handle_data(self, data: str) -> None:
        if self.inside in ("script", "style"):
            self.inline.append(data)


@pytest.fixture(scope="module")
def index(dist: Path) -> Tags:
    return Tags((dist / "index.html").read_text(encoding="utf-8"))


def games_with(name: str) -> list[str]:
    """The games that have such a file: a new one is played without a board until it gets one."""
    found = [entry.id for entry in games() if (SOURCE / "games" / entry.id / name).exists()]
    assert found
    return found


def linked(index: Tags) -> list[str]:
    """The built files that the page itself names for loading."""
    named = [about.get("href") or about.get("src") or "" for tag, about in index.all if tag in ("link", "script")]
    return [name.removeprefix("/") for name in named if name.startswith("/assets/")]


def with_needs(outputs: dict[str, Any], starts: list[str]) -> set[str]:
    """These built files and all that they import before they run."""
    found, todo = set[str](), list(starts)
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            imports = outputs[name]["imports"] if name in outputs else []
            todo += [each["path"].rpartition("/dist/")[2] for each in imports if each["kind"] == "import-statement"]
    return found


def built_from(outputs: dict[str, Any], source: Path) -> str:
    """The built file that a source file became."""
    wanted = source.relative_to(ROOT).as_posix()
    return next(name for name, about in outputs.items() if about.get("entryPoint") == wanted)


def first_load(index: Tags, outputs: dict[str, Any], language: str) -> set[str]:
    """All that the start page loads before anybody has clicked: the shell, and words and cover of every game."""
    sources = [SOURCE / "i18n" / f"{language}.ftl", SOURCE / "web" / "i18n" / f"{language}.ftl"]
    for entry in games():
        folder = SOURCE / "games" / entry.id
        named = (folder / "cover.tsx", folder / "wire.ts", folder / "i18n" / f"{language}.ftl")
        sources += [path for path in named if path.exists()]
    pages = [name for name, about in outputs.items() if str(about.get("entryPoint")).endswith("/pages/start.tsx")]
    return with_needs(outputs, linked(index) + pages + [built_from(outputs, source) for source in sources])


def texts(dist: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(dist.rglob("*")):
        if path.suffix in LOADED:
            yield path.relative_to(dist).as_posix(), path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_small_and_has_no_board_in_it(index, outputs, dist, language):
    loaded = {name for name in first_load(index, outputs, language) if not name.endswith(".woff2")}
    sizes = {name: (dist / f"{name}.gz").stat().st_size for name in [*loaded, "index.html"]}
    total = sum(sizes.values())
    print(f"first load in {language}: {total} bytes of gzip in {len(sizes)} files")
    assert total <= FIRST_LOAD, sorted(sizes.items(), key=lambda item: -item[1])
    inside = [source for name in loaded for source in outputs[name]["inputs"]]
    assert [source for source in inside if re.search(r"/games/\w+/(board|rulebook/)", source)] == []


def test_one_small_font_is_fetched_early_kept_and_used(index, dist):
    (font,) = (path for path in dist.rglob("*") if path.suffix in (".woff2", ".woff", ".ttf", ".otf"))
    print(f"the font: {font.stat().st_size} bytes")
    assert font.stat().st_size <= FONT_SIZE
    address = f"/assets/{font.name}"
    (link,) = (about for tag, about in index.all if tag == "link" and about["href"] == address)
    assert (link["rel"], link["as"], link["type"]) == ("preload", "font", "font/woff2")
    assert "crossorigin" in link, "a font that is preloaded without it is fetched twice"
    for file in (dist / "sw.js", *dist.glob("assets/style-*.css")):
        assert f'"{address}"' in file.read_text(encoding="utf-8"), file.name


def test_the_page_names_all_that_it_needs_first(index, outputs):
    scripts = [about["src"] for tag, about in index.all if tag == "script" and about["src"]]
    assert len(scripts) == 1
    assert with_needs(outputs, [scripts[0].removeprefix("/")]) <= set(linked(index))


def test_a_strict_policy_has_nothing_to_refuse(index):
    assert index.inline == []
    assert not [tag for tag, about in index.all if tag == "style" or any(n == "style" or n[:2] == "on" for n in about)]


def test_every_board_has_its_sheet(index, dist):
    (sheets,) = [about["content"] for tag, about in index.all if about.get("name") == "board-css"]
    named = json.loads(sheets or "")
    assert set(named) == set(games_with("board.css"))
    for address in named.values():
        assert (dist / address.removeprefix("/")).stat().st_size > 0


def test_all_words_rulebooks_covers_and_boards_are_there(outputs, dist):
    sources = [path for path in SOURCE.glob("**/i18n/*.ftl") if "dist" not in path.parts]
    sources += SOURCE.glob("games/*/rulebook/*.md")
    for name in ("board.tsx", "cover.tsx", "wire.ts"):
        sources += [SOURCE / "games" / game / name for game in games_with(name)]
    assert len(sources) >= len(LANGUAGES) * (2 + 2 * len(shipped()))
    for source in sources:
        assert (dist / built_from(outputs, source)).stat().st_size > 0


def test_no_file_names_another_host_or_makes_code_of_text(dist):
    found = dict(texts(dist))
    assert {"index.html", "sw.js", "manifest.webmanifest"} <= set(found)
    strange = {name: [at for at in ADDRESS.findall(text) if at != NAMESPACE] for name, text in found.items()}
    assert {name: at for name, at in strange.items() if at} == {}
    assert [
        name for name, text in found.items() if re.search(r"\beval\(|\bnew Function\(|sourceMappingURL", text)
    ] == []


def test_every_text_travels_packed(dist):
    for name, text in texts(dist):
        assert gzip.decompress((dist / f"{name}.gz").read_bytes()).decode() == text
        assert (dist / f"{name}.br").stat().st_size > 0


def test_the_worker_keeps_what_there_is(dist):
    worker = (dist / "sw.js").read_text(encoding="utf-8")
    kept = json.loads(re.search(r'\["/"[^\]]*\]', worker)[0])  # type: ignore[index]
    assert [path for path in kept[1:] if not (dist / path.removeprefix("/")).is_file()] == []
    assert not [path for path in kept if re.search(r"/api|board|sheet", path)]
    assert re.search(r'"shell-[0-9a-f]{12}"|`shell-\$\{', worker)


def test_icons_and_manifest_are_there(index, dist):
    about = json.loads((dist / "manifest.webmanifest").read_text(encoding="utf-8"))
    named = [icon["src"] for icon in about["icons"]]
    named += [about["href"] for tag, about in index.all if tag == "link" and "icon" in str(about["rel"])]
    assert named
    assert [name for name in named if not (dist / name.removeprefix("/")).is_file()] == []
    assert about["start_url"] == about["scope"] == "/"
    assert about["display"] == "standalone"


def test_licences_of_what_is_inside_travel_along(dist):
    text = (dist / "licenses.txt").read_text(encoding="utf-8")
    wanted = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    named = ("preact", "@preact/signals", "@fluent/bundle", "inter-ui")
    assert [name for name in named if f"{name} " not in text] == []
    assert "The Inter Project Authors" in text
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "preact" in wanted


def test_the_lock_names_no_download_address():
    assert "resolved" not in (ROOT / "package-lock.json").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def other_house(tmp_path_factory):
    """A copy of the page's sources with two more games, one of them without a board."""
    root = tmp_path_factory.mktemp("source")
    ignore = shutil.ignore_patterns("dist", "__pycache__", "*.py", "tests")
    for folder in ("web", "games", "i18n"):
        shutil.copytree(SOURCE / folder, root / "src" / "poktail" / folder, ignore=ignore)
    (root / "tools").mkdir()
    for script in ("web.sh", "root.sh"):
        shutil.copy(ROOT / "tools" / script, root / "tools")
    for folder in ("node_modules", ".venv"):
        (root / folder).symlink_to(ROOT / folder)
    bare, whole = root / "src" / "poktail" / "games" / "bare", root / "src" / "poktail" / "games" / "whole"
    for game in (bare, whole):
        (game / "i18n").mkdir(parents=True)
        (game / "i18n" / "en.ftl").write_text("name = The new game\n")
    (whole / "tests").mkdir()
    (whole / "tests" / "board.css").write_text("nonsense")
    (whole / "board.css").write_text(".whole-board { color: red }")
    (whole / "cover.css").write_text(".whole-cover { color: red }")
    (whole / "board.tsx").write_text("export default { Board: () => <p>a new board</p> };")
    subprocess.run(["sh", "tools/web.sh", "build"], cwd=root, check=True)
    return root


def test_a_new_game_is_found_by_its_folder(other_house, index):
    dist = other_house / "src" / "poktail" / "web" / "dist"
    found = dict(texts(dist))
    page = Tags(found["index.html"])
    (sheets,) = [json.loads(about["content"] or "") for _, about in page.all if about.get("name") == "board-css"]
    assert set(sheets) == {*games_with("board.css"), "whole"}
    assert ".whole-board" in found[sheets["whole"].removeprefix("/")]
    assert [name for name, text in found.items() if ".whole-cover" in text] == [
        name for name in linked(page) if name.endswith(".css")
    ]
    assert [name for name, text in found.items() if "a new board" in text]
    assert len([name for name, text in found.items() if "The new game" in text]) == 2
    assert linked(page) != linked(index)


def test_a_build_that_fails_leaves_the_page_as_it_was(other_house):
    dist = other_house / "src" / "poktail" / "web" / "dist"
    before = sorted(dist.rglob("*"))
    (dist.parent / "main.tsx").write_text("import './nothing';")
    done = subprocess.run(["sh", "tools/web.sh", "build"], cwd=other_house, capture_output=True, check=False)
    assert done.returncode
    assert b"nothing" in done.stderr
    assert sorted(dist.rglob("*")) == before
