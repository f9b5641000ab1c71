"""Tests of law 7: every move, event, error and option has a text in every language; every clause is tested."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message, Resource
from rich.console import Console

from poktail.bots.contenders import BadBot
from poktail.client.errors import BadKeyFile, Unreachable
from poktail.core import errors
from poktail.core.game import Chance
from poktail.core.registry import Entry, find, games
from poktail.i18n import LANGUAGES, Words
from poktail.i18n.rulebook import minute, rulebook
from poktail.i18n.words import SHELL, in_language, kebab
from poktail.server import settings
from poktail.server.errors import ServerError
from poktail.server.storage import store
from poktail.server.tables import commands as table_commands
from poktail.terminal.series import figure
from tests.conformance.subjects import languages, moments, subject
from tests.conformance.test_laws import OURS
from tests.sampling import sample

ELSEWHERE = (settings.BadSetting, store.NewerDatabase, BadBot, BadKeyFile, Unreachable)
"""Refusals that do not live where all others do; naming them here also loads them."""
PICTURE = re.compile(r"!\[[^]]+]\(([a-z-]+)\)")
CLAUSE = re.compile(r"\*\*([A-Z]+-E?\d+)\*\*")
NAMES = ("Ada", "Bo [red]", "Çem", "Dörte", "Eñe", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lou")


def messages(path: Path) -> dict[str, str]:
    """The messages of a Fluent file and the variables each takes; what does not parse is a failure."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, Junk)], path
    found = [entry for entry in resource.body if isinstance(entry, Message)]
    assert len({message.id.name for message in found}) == len(found), f"{path} says something twice"
    return {message.id.name: "" for message in found}


def value_types(rules: ModuleType) -> Iterator[type]:
    """The classes a reader may meet: moves, events, outcomes and the enums of the rules."""
    for union in (rules.Move, rules.What, rules.Outcome):
        yield from (kind for kind in get_args(union) or (union,) if is_dataclass(kind))
    for value in vars(rules).values():
        if isinstance(value, type) and issubclass(value, Enum) and value.__module__ == rules.__name__:
            yield value


def needed(entry: Entry) -> Iterator[str]:
    """The names of all messages a game must have."""
    yield from ("title", "pitch")
    reasons = entry.layer("coach").Reason if entry.has("coach") else None
    yield from (kebab(kind.__name__) for kind in get_args(reasons) or (reasons,) if kind is not None)
    names = entry.layer("statistics").FIGURES if entry.has("statistics") else ()
    yield from (f"figure-{name}{more}" for name in names for more in ("", "-help"))
    yield from ("solve-result",) if entry.has("solve") else ()
    for kind in value_types(entry.layer("rules")):
        if issubclass(kind, Enum):
            yield from (f"{kebab(kind.__name__)}-{kebab(str(member.value))}" for member in kind)
        else:
            yield kebab(kind.__name__)
    for f in fields(entry.game):
        if f.init:
            yield from (f"option-{kebab(f.name)}", f"option-{kebab(f.name)}-help")


@pytest.mark.parametrize("name", OURS)
def test_law_7_every_value_and_option_has_a_name_in_every_language(name: str) -> None:
    entry = find(name)
    for lang in languages(entry, "i18n"):
        there = messages(entry.folder / "i18n" / f"{lang}.ftl").keys()
        assert [message for message in needed(entry) if message not in there] == [], lang


@pytest.mark.parametrize("name", [one for one in OURS if find(one.values[0]).has("solve")])
def test_law_7_a_solver_can_tell_what_it_found(name: str) -> None:
    """In every language, with all that its report holds."""
    values = {"int": 7, "float": 0.5, "tuple[float, ...]": (1.5, 2.5)}
    given = {f.name: figure(values[str(f.type)]) for f in fields(find(name).layer("solve").Report)}
    for lang in languages(find(name), "i18n"):
        said = Words(lang, find(name))("solve-result", **given)
        assert all(str(value) in said for value in given.values()), lang


@pytest.mark.parametrize("name", [*OURS, pytest.param("", id="shell")])
def test_law_7_the_four_languages_say_the_same_things(name: str) -> None:
    folder = find(name).folder / "i18n" if name else SHELL
    spoken = languages(find(name), "i18n") if name else LANGUAGES
    keys = {lang: messages(folder / f"{lang}.ftl").keys() for lang in spoken}
    assert all(keys[lang] == keys["en"] for lang in spoken)


SEATS = re.compile(r"\$(seats?|names?|to|giver|taker|starter|winners)\b(?!-)")
"""What messages call a seat, several seats, or their names."""
NEVER = "Never the reader: "
NOT_A_SEAT = """
    error-no-such-seat error-bad-name verified-gave join-guest-prompt
    curtain-text curtain-lift join-says signed-seat join-recovered admin-renamed review-title
"""
"""Messages of the shell with such an argument that never mean the reader as "you": names of other things, names as they
stand in a record, the host for a guest, a keyboard that is passed on, a name before a colon."""


def without_the_reader(path: Path) -> set[str]:
    """The messages of a file that name a seat and have no wording for the reader in it."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    found = {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in spoken(resource)}
    return {name for name, text in found.items() if SEATS.search(text) and "-you ->" not in text}


def spoken(resource: Resource) -> Iterator[Message]:
    """The messages of a file without their comments."""
    for entry in resource.body:
        if isinstance(entry, Message):
            entry.comment = None
            yield entry


def excused(path: Path) -> set[str]:
    """The messages whose comment says why the reader is never meant."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    found = [entry for entry in body if isinstance(entry, Message) and entry.comment is not None]
    return {entry.id.name for entry in found if entry.comment and NEVER in (entry.comment.content or "")}


@pytest.mark.parametrize("name", [*OURS, pytest.param("", id="shell")])
def test_law_7_every_message_about_a_seat_has_a_form_for_its_reader(name: str) -> None:
    folder = find(name).folder / "i18n" if name else SHELL
    if name and find(name).draft:
        pytest.skip("a draft may call everybody by name")
    excuses = excused(folder / "en.ftl") if name else set(NOT_A_SEAT.split())
    for lang in LANGUAGES:
        left = without_the_reader(folder / f"{lang}.ftl")
        assert left - excuses == set(), lang
        assert excuses <= left or lang != "en", "excused, but not needed"


def test_law_7_a_message_without_a_form_for_its_reader_would_be_found(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    reads = "one = { $seat-you ->\n    [you] You\n   *[other] { $seat }\n}\n"
    path.write_text(f"{reads}two = {{ $to }} waits\n# {NEVER}a label.\nthree = {{ $names }}\nfour = {{ $total }}\n")
    assert without_the_reader(path) == {"two", "three"}
    assert excused(path) == {"three"}


def refusals() -> list[type[errors.RuleError]]:
    """Every refusal that the shared packages know; one that others refine is never raised itself."""
    shared = ("poktail.bots.", "poktail.client.", "poktail.core.", "poktail.server.", "poktail.terminal.")
    return [kind for kind in errors.kinds() if kind.__module__.startswith(shared) and not kind.__subclasses__()]


def test_law_7_every_error_has_a_name_in_every_language() -> None:
    assert {errors.IllegalMove, *ELSEWHERE} <= set(refusals())
    for lang in LANGUAGES:
        there = messages(SHELL / f"{lang}.ftl").keys()
        assert [kind.code for kind in refusals() if f"error-{kebab(kind.code)}" not in there] == [], lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_law_7_what_a_server_refuses_can_be_told_whatever_it_leaves_open(lang: str) -> None:
    """A refusal crosses the wire with as much data as it has; the words must not need more."""
    words = Words(lang)
    told_of = {"bad_setting": {"setting": "x"}, "newer_database": {"revision": "x"}}
    told_of["bad_address"] = {"host": "x", "port": "1"}
    told = [
        words.refusal(kind.code, told_of.get(kind.code, {})) for kind in refusals() if issubclass(kind, ServerError)
    ]
    assert len(told) > 20
    assert all(line.strip() and "{" not in line for line in told)


def test_law_7_every_emote_has_a_name_in_every_language() -> None:
    for lang in LANGUAGES:
        words = Words(lang)
        assert all(words(f"emote-{kebab(emote)}") for emote in table_commands.EMOTES)


@pytest.mark.parametrize("lang", sample(LANGUAGES, "fr"))
@pytest.mark.parametrize("name", OURS)
def test_law_7_whole_matches_can_be_told_and_drawn(name: str, lang: str) -> None:
    """Everything that happens has words with all their arguments, and every view prints on 80 columns."""
    found = subject(name)
    assert found.entry is not None
    text = found.entry.layer("text")
    for game in found.sizes:
        words = Words(lang, found.entry, NAMES[: game.seats])
        happens: set[Any] = set()
        for match in moments(game, random.Random(f"told {name} {game}")):
            happens.update(move for seat in match.waiting for move in match.legal(seat))
        happens.update(event.what for event in match.events_since(None) if event.what)
        told = [words.tell(what) for what in happens]
        assert all(line.strip() and "{" not in line for line in told)
        for seat in (None, *range(game.seats)):
            assert fits(text.draw(match.view(seat), words))


def fits(drawing: Any) -> bool:
    console = Console(file=StringIO(), width=80, color_system=None)
    console.print(drawing)
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    return any(lines) and all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize("name", OURS)
def test_law_7_outcomes_of_chance_have_words(name: str) -> None:
    found = subject(name)
    turn = found.tiny.turn(found.tiny.start())
    if isinstance(turn, Chance):
        for lang in LANGUAGES:
            assert all(Words(lang, found.entry).tell(outcome) for outcome, _ in turn.outcomes)


@pytest.mark.parametrize("name", OURS)
def test_law_7_the_rulebook_has_the_same_clauses_in_every_language(name: str) -> None:
    folder, written = find(name).folder / "rulebook", languages(find(name), "rulebook")
    clauses = {lang: CLAUSE.findall((folder / f"{lang}.md").read_text(encoding="utf-8")) for lang in written}
    assert clauses["en"]
    assert len(set(clauses["en"])) == len(clauses["en"])
    assert all(clauses[lang] == clauses["en"] for lang in written)


def test_law_7_the_clauses_of_a_game_begin_with_letters_that_no_other_game_has() -> None:
    prefixes = {entry.id: prefixes_of(entry) for entry in games()}
    assert {game: found for game, found in prefixes.items() if len(found) != 1} == {}
    assert twice(prefixes) == {}


def prefixes_of(entry: Entry) -> set[str]:
    """What the ids of the clauses of a rulebook begin with."""
    text = (entry.folder / "rulebook" / "en.md").read_text(encoding="utf-8")
    return {clause.partition("-")[0] for clause in CLAUSE.findall(text)}


def twice(prefixes: dict[str, set[str]]) -> dict[str, list[str]]:
    """The prefixes that several games have, and which games."""
    games_with = {
        prefix: [game for game in prefixes if prefix in prefixes[game]] for prefix in set().union(*prefixes.values())
    }
    return {prefix: found for prefix, found in games_with.items() if len(found) > 1}


def test_two_games_with_one_prefix_would_be_found() -> None:
    assert twice({"one": {"ABC"}, "two": {"ABCD"}, "three": {"ABC"}}) == {"ABC": ["one", "three"]}


@pytest.mark.parametrize("name", OURS)
def test_law_7_every_clause_of_the_rulebook_is_cited_by_a_test(name: str) -> None:
    folder = find(name).folder
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (folder / "tests").glob("test_*.py"))
    clauses = CLAUSE.findall((folder / "rulebook" / "en.md").read_text(encoding="utf-8"))
    assert [clause for clause in clauses if not re.search(rf"\b{clause}\b", tests)] == []


@pytest.mark.parametrize("name", OURS)
def test_law_7_the_rulebook_begins_with_a_minute_version(name: str) -> None:
    """A section of 20 to 120 words before the first clause; its pictures are the same in every language."""
    entry, pictures = find(name), set()
    for lang in languages(entry, "rulebook"):
        text = in_language(entry.folder / "rulebook", lang, "md").read_text(encoding="utf-8")
        pictures.add(tuple(PICTURE.findall(text)))
        prose = [block for block in minute(text).split("\n\n") if not PICTURE.match(block)]
        assert 20 <= len(" ".join(prose).split()) <= 120, lang
        assert "![" not in rulebook(entry, lang)
        assert minute(rulebook(entry, lang)).startswith(prose[0])
    (named,) = pictures
    drawn = entry.folder / "minute.tsx"
    code = drawn.read_text(encoding="utf-8") if drawn.exists() else ""
    assert [picture for picture in named if not re.search(rf'\b{picture}"?:', code)] == []


@pytest.mark.parametrize("name", OURS)
def test_law_7_the_rulebook_credits_author_and_publisher(name: str) -> None:
    entry = find(name)
    for lang in languages(entry, "rulebook"):
        text = (entry.folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")
        assert all(credit in text for credit in (*entry.about.authors, entry.about.publisher))
