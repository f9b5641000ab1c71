"""Tests that a browser and a terminal tell the same: the page's own code, run by node, beside `poktail.i18n`."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from random import Random
from typing import Any, Protocol

import pytest

from poktail.core.codec import dump, to_json
from poktail.core.match import Match
from poktail.core.registry import Entry, find, shipped
from poktail.i18n import LANGUAGES, Words
from poktail.i18n.words import SHELL, kebab
from tests import sampling
from tests.conformance.subjects import moments
from tests.web.test_words import IDS, ROOT, WEB, messages

NAMES = ("Ada", "Ivy", "Çem", "Dörte", "Hilde", "Ñoño", "Gus", "Hal", "Iñigo", "Jo", "Kit", "Lou")

RUNNER = """
import { Words } from "./words";
%s
let text = "";
for await (const part of process.stdin) text += part;
const { names, texts, values, says, shares, you } = JSON.parse(text);
console.error = (problem) => { throw new Error(problem); };
const told = Object.entries(texts).map(([lang, files]) => {
  const words = new Words(lang, files, shapes[process.argv[2]]).at(names, you ?? undefined);
  const said = says.map(([message, args]) => words.say(message, args));
  const percents = shares.map((share) => words.percent(share));
  return [lang, [...values.map(([value, kind]) => words.tell(value, kind)), ...said, ...percents]];
});
console.log(JSON.stringify(Object.fromEntries(told)));
"""


Said = list[tuple[str, dict[str, Any]]]


class Tells(Protocol):
    """What the page says of values, messages and shares, by language; `you` is the reader's seat."""

    def __call__(
        self, entry: Entry, values: list[Any], says: Said = ..., you: int | None = ..., shares: Sequence[float] = ...
    ) -> dict[str, list[str]]: ...


@pytest.fixture(scope="module")
def browser_tells(tmp_path_factory: pytest.TempPathFactory) -> Tells:
    """What the page's own code says of values, run by node."""
    path = tmp_path_factory.mktemp("words") / "words.mjs"
    shapes = [f'import {{ shapes as {name} }} from "../games/{name}/wire";' for name in IDS]
    runner = RUNNER % "\n".join([*shapes, f"const shapes = {{ {', '.join(IDS)} }};"])
    tool = ROOT / "node_modules" / ".bin" / "esbuild"
    command = [str(tool), "--bundle", "--format=esm", "--platform=node", "--log-level=warning", f"--outfile={path}"]
    done = subprocess.run(command, input=runner, text=True, cwd=WEB, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")

    def tell(
        entry: Entry,
        values: list[Any],
        says: Said = [],  # noqa: B006
        you: int | None = None,
        shares: Sequence[float] = (),
    ) -> dict[str, list[str]]:
        files = {lang: (SHELL / f"{lang}.ftl", entry.folder / "i18n" / f"{lang}.ftl") for lang in LANGUAGES}
        texts = {lang: [file.read_text(encoding="utf-8") for file in both] for lang, both in files.items()}
        given = {"names": NAMES, "texts": texts, "values": values, "says": says, "shares": shares, "you": you}
        node = shutil.which("node")
        assert node is not None
        ran = subprocess.run(
            [node, str(path), entry.id], input=json.dumps(given), text=True, capture_output=True, check=False
        )
        assert ran.returncode == 0, ran.stderr
        told: dict[str, list[str]] = json.loads(ran.stdout)
        return told

    return tell


def parts(value: Any) -> Iterator[Any]:
    """A value and everything inside it that has a class of its own."""
    if isinstance(value, tuple):
        for part in value:
            yield from parts(part)
    elif isinstance(value, Enum):
        yield value
    elif is_dataclass(value) and not isinstance(value, type):
        yield value
        for f in fields(value):
            yield from parts(getattr(value, f.name))


def met(match: Match) -> Iterator[Any]:
    """What the people around a table can meet just now: news, moves, and what lies on it."""
    for seat in (None, *range(match.game.seats)):
        events = match.events_since(seat, max(0, match.version - 12))
        yield from (event.what for event in events if event.what is not None)
        yield from parts(match.view(seat))
    for seat in match.waiting:
        yield from match.legal(seat)


def sizes(entry: Entry) -> tuple[Any, ...]:
    """The usual game, with the fewest seats and with the most."""
    bounds = next(f.metadata["bounds"] for f in fields(entry.game) if f.name == "seats")
    return entry.game(), entry.game(seats=bounds.low), entry.game(seats=bounds.high)


def message_of(value: Any) -> str:
    """The name of the message that tells a value."""
    name = kebab(type(value).__name__)
    return f"{name}-{kebab(str(value.value))}" if isinstance(value, Enum) else name


def sample(entry: Entry) -> dict[str, Any]:
    """Different values of some random matches that have words, by their JSON."""
    found: dict[str, Any] = {}
    there = messages(entry.id, "en")
    for n, game in enumerate(sizes(entry)):
        for at, match in enumerate(moments(game, Random(f"words {entry.id} {n}"))):
            if at % 5 == 0 or match.payoffs is not None:
                for value in met(match):
                    if message_of(value) in there:
                        found.setdefault(f"{type(value).__name__} {dump(value)}", value)
    return found


def as_in_the_terminal(lang: str, text: str) -> str:
    """Browsers turn the Spanish "y" into "e" before the sound of i, as one should; Babel does not know that rule."""
    return re.sub(r"\be (?=h?[ií])", "y ", text, flags=re.IGNORECASE) if lang == "es" else text


def test_lists_differ_by_one_sound_of_spanish_alone(browser_tells: Tells) -> None:
    seats = [(0, 1), (0, 4), (1, 0), (0, 3, 8), (2, 5), (3,), ()]
    told = browser_tells(shipped()[0], [[list(some), "seat"] for some in seats])
    assert told["es"][:4] == ["Ada e Ivy", "Ada e Hilde", "Ivy y Ada", "Ada, Dörte e Iñigo"]
    for lang in LANGUAGES:
        words = Words(lang, None, NAMES)
        here = [words.all([words.seat(seat) for seat in some]) for some in seats]
        assert [as_in_the_terminal(lang, text) for text in told[lang]] == here


def test_only_english_writes_percentages_without_a_space(browser_tells: Tells) -> None:
    """Newer browsers write a narrow no-break space in French."""
    shares = (0.254, 0.0, 1.0)
    told = browser_tells(shipped()[0], [], shares=shares)
    for lang in LANGUAGES:
        space = "" if lang == "en" else "\u00a0"
        here = [Words(lang).percent(share) for share in shares]
        assert here == [f"25{space}%", f"0{space}%", f"100{space}%"]
        assert [text.replace("\u202f", "\u00a0") for text in told[lang]] == here


@pytest.mark.parametrize("you", sampling.sample((None, 0, 1), 0))
@pytest.mark.parametrize("game", IDS)
def test_browser_and_terminal_tell_the_same(game: str, you: int | None, browser_tells: Tells) -> None:
    entry = find(game)
    found = list(sample(entry).values())
    assert len(found) > 20
    kinds = [kebab(type(value).__name__) if isinstance(value, Enum) else "" for value in found]
    told = browser_tells(entry, [[to_json(value), kind] for value, kind in zip(found, kinds, strict=True)], you=you)
    for lang in LANGUAGES:
        words = Words(lang, entry, NAMES, you)
        there = [as_in_the_terminal(lang, text) for text in told[lang]]
        assert [pair for pair in zip(there, map(words.tell, found), strict=True) if pair[0] != pair[1]][:5] == []
        if you is not None:
            assert [text for text in there if re.search(rf"\b{NAMES[you]}\b", text)][:5] == []
            assert there != [Words(lang, entry, NAMES).tell(value) for value in found]


def test_a_seat_in_a_sentence_is_you_or_a_name_in_browser_and_terminal(browser_tells: Tells) -> None:
    single: Said = [("prompt", {"name": {"seat": seat}}) for seat in (0, 1)]
    several: Said = [("join-waiting", {"names": {"seats": seats}}) for seats in ([1], [0, 1], [2, 0], [0, 2])]
    label: Said = [("join-says", {"name": {"seat": 1}, "text": "ok"}), ("join-says", {"name": "Zoe", "text": "ok"})]
    told = browser_tells(shipped()[0], [], [*single, *several, *label], you=1)
    assert told["en"][:2] == ["Ada, your choice:", "Your choice:"]
    assert told["en"][2:4] == ["Waiting for you.", "Waiting for you and Ada."]
    assert told["de"][2:4] == ["Warten auf dich.", "Es fehlen noch du und Ada."]
    assert [told[lang][-2:] for lang in ("en", "es")] == [["You: ok", "Zoe: ok"], ["Tú: ok", "Zoe: ok"]]
    for lang in LANGUAGES:
        words = Words(lang, None, NAMES, 1)
        here = [words("prompt", name=words.seat(args["name"]["seat"])) for _, args in single]
        lists = [[words.seat(seat) for seat in args["names"]["seats"]] for _, args in several]
        here += [words("join-waiting", names=words.all(seats)) for seats in lists]
        here += [words("join-says", name=name, text="ok") for name in (words.seat(1), "Zoe")]
        assert told[lang] == here
