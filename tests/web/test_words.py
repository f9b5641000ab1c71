"""Tests of the page's texts: complete in four languages, as in the terminal, and no "you" on a shared screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
    Variant,
)
from fluent.syntax.visitor import Visitor

from poktail.core.registry import find, shipped
from poktail.i18n import LANGUAGES
from poktail.i18n.words import SHELL
from tests.conformance.test_completeness import without_the_reader

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src" / "poktail" / "web"
IDS = tuple(entry.id for entry in shipped())
PLACES = ("", *IDS)
"""Whose words: the page's own, or a game's."""

place = pytest.mark.parametrize("place", PLACES, ids=lambda name: name or "page")
other_language = pytest.mark.parametrize("lang", LANGUAGES[1:])

# What there is: messages, their arguments and their texts.


@cache
def messages(place: str, lang: str) -> dict[str, Message]:
    """The messages of the page or of a game."""
    folder = find(place).folder if place else WEB
    resource = FluentParser().parse((folder / "i18n" / f"{lang}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, Junk)], (place, lang)
    found = [entry for entry in resource.body if isinstance(entry, Message)]
    assert len({message.id.name for message in found}) == len(found), f"{place} {lang} says something twice"
    return {message.id.name: message for message in found}


class Reader(Visitor):
    """Collects what a message is made of."""

    def __init__(self, message: Message) -> None:
        self.arguments: set[str] = set()
        self.texts: list[str] = []
        self.choices: list[list[Variant]] = []
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:
        """A value comes with what a wording is chosen by; not every grammar asks for it."""
        if not node.id.name.endswith("-you"):
            self.arguments.add(node.id.name.removesuffix("-id").removesuffix("-count"))

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        self.choices.append(node.variants)
        self.generic_visit(node)


class NamesOnly(Reader):
    """Collects what a message says where nobody is addressed: a screen that goes round."""

    def visit_Variant(self, node: Variant) -> None:
        if not (isinstance(node.key, Identifier) and node.key.name in ("you", "only", "among")):
            self.generic_visit(node)


def on_the_page(place: str, lang: str) -> Iterator[tuple[str, Reader]]:
    """The messages that only the page says; the terminal's have tests of their own."""
    for name, message in messages(place, lang).items():
        if name.startswith(("web-", "board-", "tagline")):
            yield name, Reader(message)


# Whole: nothing is missing in a language, in a message or in the code, and nothing is left over.


@place
@other_language
def test_every_language_says_the_same_things_of_the_same_arguments(place: str, lang: str) -> None:
    def said(which: str) -> dict[str, list[str]]:
        return {name: sorted(Reader(message).arguments) for name, message in messages(place, which).items()}

    assert said(lang) == said("en")


def code_of(place: str) -> str:
    """The scripts of the page or of a game, without names of styles, which look like names of messages."""
    folder = find(place).folder if place else WEB
    paths = [path for path in sorted(folder.glob("**/*.ts*")) if "dist" not in path.parts]
    assert paths
    return re.sub(r'class="[^"]*"', "", "\n".join(path.read_text(encoding="utf-8") for path in paths))


def literals(prefix: str, code: str) -> set[str]:
    """The names of messages that the code writes out."""
    return set(re.findall(rf'"({prefix}-[a-z0-9-]*[a-z0-9])"', code))


def built(prefix: str, code: str) -> list[re.Pattern[str]]:
    """The names that the code puts together. A part after the bare prefix is one word: else it would fit everything."""
    patterns = []
    for template in re.findall(rf"`({prefix}-[^`]*)`", code):
        start, *rest = (re.escape(part) for part in re.split(r"\$\{[^}]*\}", template))
        part = "[a-z0-9]+" if start == re.escape(f"{prefix}-") else "[a-z0-9-]+"
        patterns.append(re.compile(part.join([start, *rest])))
    return patterns


@place
def test_the_code_knows_every_message_and_every_message_is_in_the_code(place: str) -> None:
    prefix, code = ("board" if place else "web"), code_of(place)
    there = {name for name in messages(place, "en") if name.startswith(f"{prefix}-")}
    assert there
    used, patterns = literals(prefix, code), built(prefix, code)
    assert used - there == set(), "said, but in no file of words"
    assert [str(one) for one in patterns if not any(map(one.fullmatch, there))] == []
    left = {name for name in there - used if not any(pattern.fullmatch(name) for pattern in patterns)}
    assert left == set(), "in the files of words, but never said"


@pytest.mark.parametrize("game", IDS)
def test_what_a_board_borrows_is_there(game: str) -> None:
    """A board may say what the shell or the terminal's side of its game says."""
    shell = FluentParser().parse((SHELL / "en.ftl").read_text(encoding="utf-8"))
    there = messages(game, "en").keys() | messages("", "en").keys()
    there |= {entry.id.name for entry in shell.body if isinstance(entry, Message)}
    said = re.findall(r'\.(?:say|rich)\(\s*"([a-z0-9-]+)"', code_of(game))
    assert said
    assert set(said) - there == set()


def test_an_unknown_and_an_unused_name_would_be_found() -> None:
    code = (
        '<p class="web-none">{words.say(two ? "web-two" : "web-one")}{say(`web-of-${kind}`)}{say(`web-${other}`)}</p>'
    )
    bare = re.sub(r'class="[^"]*"', "", code)
    assert literals("web", bare) == {"web-two", "web-one"}
    of, any_one = built("web", bare)
    assert of.fullmatch("web-of-well-known")
    assert not of.fullmatch("web-off")
    assert any_one.fullmatch("web-known")
    assert not any_one.fullmatch("web-of-known")


@place
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_those_of_the_language_and_numbers_come_before_them(place: str, lang: str) -> None:
    """Fluent takes the first variant that fits: [0] after [one] is never said in French, where 0 is one."""
    categories = {"zero", "one", "two", "few", "many", "other"}
    known = set(Locale(lang).plural_form.tags) | {"other"}
    for name, reader in on_the_page(place, lang):
        for variants in reader.choices:
            keys = [
                variant.key.value if isinstance(variant.key, NumberLiteral) else variant.key.name
                for variant in variants
            ]
            plural = [key for key in keys if key in categories]
            assert set(plural) <= known, name
            numbers = [at for at, key in enumerate(keys) if key == "0" or (key == "1" and "one" in keys)]
            assert "one" not in keys or all(at < keys.index("one") for at in numbers), name


# Said well: nobody is addressed where a screen goes around, nothing is left in English, every sign is right.

ADDRESS = {
    "en": r"\b(you|your|yours|yourself)\b",
    # "Sie" begins a sentence about a thing, too; "ihr" is hers
    "de": r"\b(du|dich|dir|dein\w*|euch|euer|eure\w*)\b|(?<=[\w,] )(?-i:\b(Sie|Ihnen|Ihr\w*)\b)",
    # whoever is told "choisissez" is addressed as well
    "fr": r"\b(tu|toi|ton|ta|tes|te|vous|votre|vos)\b|\bt’|\b(?!chez\b|assez\b|nez\b|rez\b)\w+ez\b",
    # "su" and "se" are everybody's
    "es": r"\b(tú|tu|tus|te|ti|contigo|usted(es)?|vosotr\w+|vuestr\w+|os)\b",
}
# Screens that one person reads, and pages that show a match or open over one.
ALONE = (
    "pages/*.tsx", "report.tsx", "daily/*.tsx", "table/lobby*.tsx", "table/review.tsx", "table/setup*.tsx",
    "table/your_turn.tsx",
)  # fmt: skip
PASSED = ("pages/table.tsx", "pages/replay*.tsx", "pages/book.tsx")


def found_under_web(patterns: tuple[str, ...]) -> set[Path]:
    """The files of the page that these patterns name; a pattern that names none is a mistake."""
    found = [set(WEB.glob(pattern)) for pattern in patterns]
    assert all(found), patterns
    return set().union(*found)


@cache
def read_alone() -> frozenset[str]:
    """The messages said only on screens that are never passed round; these may say "you"."""
    alone = found_under_web(ALONE) - found_under_web(PASSED)
    everything = {path for path in WEB.glob("**/*.ts*") if "dist" not in path.parts}
    both = ["\n".join(path.read_text(encoding="utf-8") for path in some) for some in (alone, everything - alone)]
    here, there = (literals("web", code) for code in both)
    return frozenset(here - there)


def test_what_is_said_at_a_match_is_not_read_alone() -> None:
    assert {"web-foot", "web-name-kept", "web-your-name"} <= read_alone()
    assert not {"web-curtain-text", "web-leave-text", "web-reconnecting", "web-loading"} & read_alone()


@place
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_screen_that_goes_around_addresses_nobody(place: str, lang: str) -> None:
    address = re.compile(ADDRESS[lang], re.IGNORECASE)
    read = messages(place, lang).items()
    said = [(name, text) for name, message in read if name not in read_alone() for text in NamesOnly(message).texts]
    assert [(name, text) for name, text in said if address.search(text)] == []


def test_address_would_be_found() -> None:
    spoken = {
        "en": ("It is your turn", "Young", "the youngest"),
        "de": ("und Sie sind dran", "Karte. Sie liegt", "dunkel mit ihr"),
        "fr": ("Choisissez une carte", "chez nous", "son tour"),
        "es": ("Es tu turno", "su turno", "todos"),
    }
    for lang, (bad, *good) in spoken.items():
        assert re.search(ADDRESS[lang], bad, re.IGNORECASE)
        assert not [text for text in good if re.search(ADDRESS[lang], text, re.IGNORECASE)]


NAMED = (
    "poktail pok n roll pook piggy jörg highway joker royal royals json français deutsch español english min s m o v"
)
ALIKE = {
    "fr": "bot rat scorpion triangle full expert face faces point points mage orc viking normal notifications pause "
    "public",
    "de": "bot chat name text hand teams banner normal",
    "es": "bot chat full normal provisional",
}
"""Names, and words that a language has in common with English."""


@place
@other_language
def test_nothing_is_left_in_english(place: str, lang: str) -> None:
    def written(message: Message) -> str:
        return FluentSerializer().serialize_entry(message)

    english = messages(place, "en")
    same = [name for name, message in messages(place, lang).items() if written(message) == written(english[name])]
    words = {name: set(re.findall(r"[^\W\d_]+", " ".join(Reader(english[name]).texts).lower())) for name in same}
    titles = " ".join(entry.about.title for entry in shipped()).lower().split()
    alike = {*NAMED.split(), *ALIKE[lang].split(), *titles}
    assert {name: left for name in same if (left := words[name] - alike)} == {}


SIGNS: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (("a typewriter's sign", r"[\"']"),),
    "de": (("a typewriter's sign", r"[\"']"), ("English marks", "”")),
    "fr": (
        ("a typewriter's sign", r"[\"']"),
        ("a space where a line may break", r" [:;!?»]|« "),
        ("no space", r"\w[:;!?]"),
    ),
    "es": (("a typewriter's sign", r"[\"']"), ("no sign at the beginning", r"^[^¿]*\?|^[^¡]*!")),
}


@place
@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_are_set_as_the_language_sets_them(place: str, lang: str) -> None:
    for wrong, pattern in SIGNS[lang]:
        read = [(name, "x".join(reader.texts)) for name, reader in on_the_page(place, lang)]
        assert [(name, text) for name, text in read if re.search(pattern, text)] == [], wrong


# About the reader: every message about a seat has a form for them.

NOT_A_SEAT = """
    web-fair-one web-profile-of web-running-with web-bot-level web-swap-with web-remove web-vote-remove web-end-host
    web-is-away web-bot-for web-mute web-put-away web-curtain web-seats-taken web-fair-page-of
    web-people-invite web-ask web-ask-how web-invited
"""
"""Of the page: names of other things, others than the reader, and a device that is passed on."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_page_about_a_seat_has_a_form_for_its_reader(lang: str) -> None:
    left = without_the_reader(WEB / "i18n" / f"{lang}.ftl")
    assert left - set(NOT_A_SEAT.split()) == set()
    assert lang != "en" or set(NOT_A_SEAT.split()) <= left


def test_the_reader_is_addressed_nowhere_else() -> None:
    """A form for the reader is skipped where nobody is addressed, and nothing else is."""
    (message,) = FluentParser().parse("a = { $x-you ->\n    [you] yours\n   *[other] theirs\n} and all").body
    assert isinstance(message, Message)
    assert NamesOnly(message).texts == ["theirs", " and all"]
