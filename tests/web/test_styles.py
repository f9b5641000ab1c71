"""Tests of the style sheets: they use the tokens of `styles/tokens.css`, and a game styles only its own board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "poktail"
TOKENS = SOURCE / "web" / "styles" / "tokens.css"
SHELL = sorted((SOURCE / "web" / "styles").glob("*.css"))
BOARDS = sorted((SOURCE / "games").glob("*/board*.css"))
COVERS = sorted((SOURCE / "games").glob("*/cover.css"))
OTHERS = [SOURCE / "web" / "art" / "curtain.css", SOURCE / "server" / "http" / "api_page.css"]
PARTS = sorted(path for path in SOURCE.glob("**/*.ts*") if path.suffix in (".ts", ".tsx") and "dist" not in path.parts)
GEOMETRY = 8
"""How many declarations of a sheet may write px: tracks of a grid, places of badges, ways of motion, pictures."""
OFF_SCALE = 3
"""How many of them may be paddings, margins, gaps or corners that lie between two steps of the scale."""
LINE = 2
"""Lines of up to this many px may be literals."""

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
DECLARATION = re.compile(r"(?:^|[;{\s])(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)(?=[;}])")
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?)\(")
PIXELS = re.compile(r"(?<![\w.#])-?([\d.]+)px\b")
SPACING = re.compile(
    r"(?:padding|margin|gap|row-gap|column-gap|scroll-margin|scroll-padding)\b|border(?:-[a-z]+)*-radius$"
)
OFFSET = re.compile(r"(?:top|left|right|bottom|translate)$|inset\b")
SIDE = re.compile(r"(?:min-|max-)?(?:width|height)$|flex(?:-basis)?$|grid-template")
SCALES = (
    (re.compile(r"border(?:-[a-z]+)*-radius$"), "--r-"),
    (SPACING, "--space-"),
    (OFFSET, "--space-"),
    (SIDE, "--size-"),
)
"""Which tokens are meant for which properties; the first that fits counts."""
TOKEN = re.compile(r"--(?:space-\d+|size-\d+|r-[a-z]+|t-[a-z]+|stroke|stroke-thick|touch|shade-\d+)$")

PASSING = r"\.table:has\(> \.pass:not\(:empty\)\)"
STATE = rf'\[data-motion="\w+"\]|(?:\.table-page)?\[data-halves\]|{PASSING}|\.replay-page'
"""What the page says of itself and a game's selector may begin with: motion, two halves, a key below the table."""
CONTEXT = re.compile(rf"(?:(?:{STATE}|:is\((?:{STATE})(?:, (?:{STATE}))*\)) (?:> )?)?")


class Rule(NamedTuple):
    """The selector of a rule that stands in no other rule, and its line."""

    line: int
    selector: str


def code(text: str) -> str:
    """A sheet without its comments, line for line."""
    return COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)


def declarations(text: str) -> Iterator[tuple[str, str]]:
    """Every declaration of a sheet: name and value."""
    return ((name, value) for name, value in DECLARATION.findall(code(text)))


def rules(text: str) -> Iterator[Rule]:
    """The selectors of a sheet, one by one; frames of animations are none."""
    outer: list[str] = []
    head, line = "", 1
    for letter in code(text):
        if letter == "{":
            start, head = head.strip(), ""
            inside = [one for one in outer if not one.startswith(("@media", "@container", "@supports"))]
            if not inside and not start.startswith("@"):
                yield from (Rule(line, one.strip()) for one in split(start))
            outer.append(start)
        elif letter == "}":
            outer.pop()
            head = ""
        else:
            head = "" if letter == ";" else head + letter
        line += letter == "\n"


def split(selectors: str) -> Iterator[str]:
    """The parts of a list of selectors; commas in brackets do not count."""
    depth, part = 0, ""
    for letter in selectors:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            yield part
            part = ""
        else:
            part += letter
    yield part


def colours(text: str) -> list[str]:
    """Colours written out."""
    return [f"{name}: {value}" for name, value in declarations(text) if COLOUR.search(value)]


def outside_palette(text: str) -> list[str]:
    """Colours written out, except where a sheet's palette names them: in `:root` or in a game's own rule."""
    return colours(re.sub(r'(?:^|(?<=\}))\s*(?::root|\[data-game="\w+"\]) \{[^}]*\}', named_only, code(text)))


def named_only(rule: re.Match[str]) -> str:
    """A rule without its custom properties."""
    return re.sub(r"--[\w-]+:[^;]*;", "", rule[0])


def pixels(text: str, *, only: re.Pattern[str] | None = None) -> list[str]:
    """Declarations with a length written out, unless they give it a name."""
    return [
        f"{name}: {value}"
        for name, value in declarations(text)
        if not name.startswith("--") and (only is None or only.match(name))
        if any(float(length) > LINE for length in PIXELS.findall(value))
    ]


def scale(text: str) -> dict[str, set[str]]:
    """The lengths in px that each family of tokens has."""
    found = [(name, value) for name, value in declarations(text) if TOKEN.match(name)]
    return {family: {value for name, value in found if name.startswith(family)} for _, family in SCALES}


def in_scale(text: str, known: dict[str, set[str]]) -> list[str]:
    """Declarations with a length written out that a token for this property has."""
    found = []
    for name, value in declarations(text):
        family = next((family for properties, family in SCALES if properties.match(name)), None)
        if family and {f"{length}px" for length in PIXELS.findall(value) if float(length) > LINE} & known[family]:
            found.append(f"{name}: {value}")
    return found


def tokens(text: str) -> list[str]:
    """The tokens that a sheet defines."""
    return [name for name, _ in declarations(text) if TOKEN.match(name)]


def prefix_of(game: Path) -> str:
    """What the classes of a game begin with: the first word of the first class in board.css."""
    sheet = code((game / "board.css").read_text(encoding="utf-8"))
    found = re.search(r"\.([a-z]+)\b", re.sub(r"@import[^;]*;", "", sheet))
    assert found is not None
    return found[1]


def foreign(text: str, prefix: str) -> list[str]:
    """Selectors that do not begin with a class of that prefix, after what the page says of its state."""
    own = re.compile(rf"(?::is\()?\.{prefix}\b")
    return [f"{line}: {one}" for line, one in rules(text) if not own.match(one[len(CONTEXT.match(one)[0]) :])]  # type: ignore[index]


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("path", [path for path in [*SHELL, *BOARDS] if path != TOKENS], ids=name)
def test_a_sheet_takes_its_colours_and_lengths_from_tokens(path: Path) -> None:
    """No colour, hardly a distance, and only so much geometry is written out."""
    text = path.read_text(encoding="utf-8")
    assert colours(text) == []
    assert len(spacing := pixels(text, only=SPACING)) <= OFF_SCALE, spacing
    assert len(lengths := pixels(text)) <= GEOMETRY, lengths
    assert in_scale(text, scale(TOKENS.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("path", [*COVERS, *OTHERS], ids=name)
def test_other_sheets_name_their_colours_in_a_palette(path: Path) -> None:
    """A cover has its game's palette; the page of the API loads no other sheet."""
    assert outside_palette(path.read_text(encoding="utf-8")) == []


def test_no_part_of_the_page_writes_a_colour() -> None:
    """Drawings take theirs from the style sheets, so that themes reach them."""
    texts = {name(path): path.read_text(encoding="utf-8") for path in PARTS}
    assert {
        path: found
        for path, text in texts.items()
        if (found := re.findall(r"""["', ](#[0-9a-fA-F]{3,8})["')]""", text))
    } == {}


@pytest.mark.parametrize("path", [path for path in [*SHELL, *BOARDS, *COVERS] if path != TOKENS], ids=name)
def test_a_token_has_one_definition_and_every_token_in_use_has_one(path: Path) -> None:
    """A sheet that gave another value to a token would change what others drew with it."""
    text = path.read_text(encoding="utf-8")
    assert tokens(text) == []
    used = {found for found in re.findall(r"var\((--[\w-]+)", code(text)) if TOKEN.match(found)}
    assert used <= set(tokens(TOKENS.read_text(encoding="utf-8")))


def test_every_variable_that_a_sheet_reads_is_set_somewhere() -> None:
    """In a sheet, or on an element; a name with a typing error would be silently ignored."""
    sheets = [code(path.read_text(encoding="utf-8")) for path in SOURCE.glob("**/*.css") if "dist" not in path.parts]
    parts = [path.read_text(encoding="utf-8") for path in SOURCE.glob("**/*.tsx")]
    known = {name for sheet in sheets for name, _ in declarations(sheet) if name.startswith("--")}
    known |= {name for part in parts for name in re.findall(r'"(--[\w-]+)":', part)}
    assert {name for sheet in sheets for name in re.findall(r"var\((--[\w-]+)\)", sheet)} <= known


def test_a_sheet_has_the_name_of_the_part_that_it_styles() -> None:
    """Except the sheets for small screens, which style all parts."""
    parts = [path for path in BOARDS if path.stem not in ("board_short", "board_narrow")]
    assert [name(path) for path in parts if not path.with_suffix(".tsx").is_file()] == []


def test_parts_that_several_games_have_are_explained() -> None:
    """A stranger finds the same part under the same name in every game."""
    games = {path.stem: {other.parent for other in SOURCE.glob(f"games/*/{path.name}")} for path in PARTS + BOARDS}
    shared = {stem for stem, folders in games.items() if stem.startswith("board_") and len(folders) > 1}
    table = (SOURCE.parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert {stem for stem in shared if f"| `{stem}` |" not in table} == set()


@pytest.mark.parametrize("path", BOARDS, ids=name)
def test_a_board_styles_only_what_lies_inside_it(path: Path) -> None:
    """The shell looks the same whatever is played."""
    assert foreign(path.read_text(encoding="utf-8"), prefix_of(path.parent)) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (".key { color: #fff; }", 1),
        (".key { box-shadow: 0 0 4px rgb(0 0 0 / 0.3); }", 1),
        (".key { color: var(--ink); } /* #fff */", 0),
        (':root { fill: url("#weave-1"); }', 0),
    ],
)
def test_a_colour_is_found(text: str, found: int) -> None:
    """Also in a function; not in a comment or an address."""
    assert len(colours(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (":root { --abc-ink: #fff; } .abc { fill: var(--abc-ink); }", 0),
        ('[data-game="abc"] { --abc-ink: light-dark(#fff, #000); fill: #fff; }', 1),
        (".abc { --abc-ink: #fff; }", 1),
        ("a:root { --abc-ink: #fff; }", 1),
    ],
)
def test_a_colour_outside_a_palette_is_found(text: str, found: int) -> None:
    """A palette is a rule of its own and only names colours."""
    assert len(outside_palette(text)) == found


@pytest.mark.parametrize(
    ("text", "all_of_them", "spacing"),
    [
        (".a { padding: 9px 3px var(--space-4); gap: 5px; }", 2, 2),
        (".a { border: 2px solid; border-radius: 7px }", 1, 1),
        (".a { width: calc(100% - 12px); --tall: 40px; }", 1, 0),
        ("@media (max-width: 699px) { .a { gap: 0; } }", 0, 0),
    ],
)
def test_a_length_is_found(text: str, all_of_them: int, spacing: int) -> None:
    """Thin lines, named lengths and the widths of screens are none."""
    assert len(pixels(text)) == all_of_them
    assert len(pixels(text, only=SPACING)) == spacing


def test_a_length_that_a_token_has_is_found() -> None:
    """Each family of tokens is for properties of its own."""
    known = scale(":root { --space-8: 8px; --size-40: 40px; --r-key: 12px; --space-2: 2px; }")
    text = (
        ".a { gap: 8px 1em; width: calc(100% - 40px); border-radius: 12px; padding: 2px 12px; height: 8px; top: -8px; }"
    )
    assert in_scale(text, known) == ["gap: 8px 1em", "width: calc(100% - 40px)", "border-radius: 12px", "top: -8px"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (".abc-card, .chip { gap: 0; }", [".chip"]),
        ("@media print { .abc .chip { & .face { gap: 0; } } }", []),
        (
            '[data-motion="off"] .abc-card { gap: 0; } [data-motion="off"] .chip { gap: 0; }',
            ['[data-motion="off"] .chip'],
        ),
        (":is(.table:has(> .pass:not(:empty)), .replay-page) .abc > .tray { gap: 0; }", []),
        ("@keyframes abc-fall { from { top: 0; } } .abcd { gap: 0; }", [".abcd"]),
    ],
)
def test_a_selector_of_somebody_else_is_found(text: str, found: list[str]) -> None:
    """Only states of the page may come before a game's own class."""
    assert [one.partition(": ")[2] for one in foreign(text, "abc")] == found


def test_a_token_defined_twice_is_found() -> None:
    """Whatever its value is."""
    assert tokens(".abc { --space-4: 5px; --stroke: 3px; --mine: 4px; }") == ["--space-4", "--stroke"]
