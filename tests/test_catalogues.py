"""Tests of typography in every catalogue and rulebook: quotes, spaces, plurals and lists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    Term,
    TextElement,
    VariableReference,
)

from poktail.i18n import LANGUAGES
from poktail.i18n.words import MESSAGE

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "poktail"
CATALOGUES = ("i18n", "web/i18n", "games/*/i18n", "games/*/lesson")
THING = "\ufffc"
"""Stands for a value that a sentence is given."""

held = pytest.mark.parametrize("lang", LANGUAGES)


# What there is: the patterns of every message with the choices around them, and the prose of the rulebooks.

Chosen = frozenset[str]
"""The variables by whose plural a text was chosen."""


def patterns(pattern: Pattern, chosen: Chosen = frozenset()) -> Iterator[tuple[Pattern, Chosen]]:
    """A pattern and those of its variants."""
    yield pattern, chosen
    for element in pattern.elements:
        choice = element.expression if isinstance(element, Placeable) else None
        if isinstance(choice, SelectExpression):
            inside = chosen | plural_of(choice)
            for variant in choice.variants:
                yield from patterns(variant.value, inside)


def plural_of(choice: SelectExpression) -> Chosen:
    """The variable that this choice counts: it has a wording of its own for one."""
    keys = {key.name if isinstance(key, Identifier) else key.value for key in (each.key for each in choice.variants)}
    selector = choice.selector
    counts = isinstance(selector, VariableReference) and keys & {"one", "1"}
    return frozenset({selector.id.name}) if counts and isinstance(selector, VariableReference) else frozenset()


def parts(pattern: Pattern) -> list[str]:
    """The texts of a pattern; a given value is its name after a dollar sign, a choice is a thing."""
    said = []
    for element in pattern.elements:
        inside = element.expression if isinstance(element, Placeable) else None
        if isinstance(element, TextElement):
            said.append(element.value)
        elif isinstance(inside, StringLiteral):
            said.append(inside.value)
        else:
            said.append(f"${inside.id.name}" if isinstance(inside, VariableReference) else THING)
    return said


@cache
def messages(lang: str) -> tuple[tuple[str, Message], ...]:
    """Every message of the product in that language, with the place it stands in."""
    found = []
    for folder in CATALOGUES:
        paths = sorted(PACKAGE.glob(f"{folder}/{lang}.ftl"))
        assert paths, folder
        for path in paths:
            body = FluentParser().parse(path.read_text(encoding="utf-8")).body
            assert not [entry for entry in body if isinstance(entry, Junk)], path
            where = path.parent.parent.name
            found += [(f"{where} {entry.id.name}", entry) for entry in body if isinstance(entry, Message)]
    return tuple(found)


def sayings(lang: str) -> Iterator[tuple[str, list[str], Chosen]]:
    """Every pattern of every message: where, its parts, and the plurals it was chosen by."""
    for where, message in messages(lang):
        assert message.value is not None, where
        for pattern, chosen in patterns(message.value):
            yield where, parts(pattern), chosen


def prose(text: str) -> str:
    """A rulebook without code spans and without the rules of tables."""
    return re.sub(r"`[^`]*`|^\|[-:|]+\|$", THING, text, flags=re.MULTILINE)


@cache
def lines(lang: str) -> tuple[tuple[str, str], ...]:
    """All there is to read in that language: message by message, and the rulebooks paragraph by paragraph."""
    said = [
        (where, "".join(THING if part.startswith("$") else part for part in all_)) for where, all_, _ in sayings(lang)
    ]
    books = sorted(PACKAGE.glob(f"games/*/rulebook/{lang}.md"))
    assert books
    for book in books:
        text = prose(book.read_text(encoding="utf-8"))
        said += [(f"{book.parent.parent.name} rulebook", " ".join(block.split("\n"))) for block in text.split("\n\n")]
    return tuple(said)


def wrong(lang: str, pattern: str) -> list[tuple[str, str]]:
    """Where a text holds what this pattern finds."""
    return [(where, text) for where, text in lines(lang) if re.search(pattern, text)]


def test_there_is_something_to_read() -> None:
    assert len(lines("en")) > 1000


# Quotes and spaces.

STRAIGHT = r"[\"']"
FRENCH_PLAIN = r"(?<![.·]) [;:!?»]|« "
"""A question mark that begins something is a key to type."""
FRENCH_MISSING = r"[^\s\u202f!?;][;!?](?=[\s)»*]|$)|[^\s\u00a0]:(?=\s|$)|\u00a0[;!?]|«[^\u00a0\u202f]|[^\u00a0\u202f]»"
ELLIPSIS = r"\s…"
OXFORD = r", (?:[\w’-]+ ){0,2}[\w’-]+, (?:and|or) "


@held
def test_quotes_and_apostrophes_are_curly(lang: str) -> None:
    assert wrong(lang, STRAIGHT) == []


@held
def test_french_signs_have_a_space_that_does_not_break(lang: str) -> None:
    """Narrow before ; ! and ?, narrow or full before a colon and inside guillemets."""
    if lang == "fr":
        assert wrong(lang, FRENCH_PLAIN) == []
        assert wrong(lang, FRENCH_MISSING) == []


@held
def test_english_has_no_space_before_an_ellipsis_and_no_comma_before_the_last_and(lang: str) -> None:
    if lang == "en":
        assert wrong(lang, ELLIPSIS) == []
        assert wrong(lang, OXFORD) == []


def test_wrong_signs_would_be_found() -> None:
    nbsp, narrow = "\u00a0", "\u202f"
    assert re.search(STRAIGHT, "Pok'n Roll")
    assert not re.search(STRAIGHT, "Pok’n “Roll”")
    for bad in ("Qui ?", "« oui", "oui »", "voici : un"):
        assert re.search(FRENCH_PLAIN, bad), bad
    for bad in ("Qui?", f"Qui{nbsp}?", "voici: un", "«oui»", "vrai;"):
        assert re.search(FRENCH_MISSING, bad), bad
    good = f"«{narrow}Qui{narrow}?{nbsp}» Voici{nbsp}: five:12, rien{narrow}; rien{narrow}!"
    assert not re.search(FRENCH_PLAIN, good)
    assert not re.search(FRENCH_MISSING, good)
    assert re.search(ELLIPSIS, "One moment …")
    assert not re.search(ELLIPSIS, "One moment…")
    assert re.search(OXFORD, "Swap Piggy, take a Banner, or end the turn.")
    assert not re.search(OXFORD, "Swap Piggy, take a Banner or end the turn, and wait.")


# Numbers: whatever is counted agrees with its number.

NUMBERS = """
    count seats-count winners-count cards-count minutes seconds matches games throws hands boxes points
    pile idle goal goals more last purses rounds total wrong seen percent taken believed right there cost
    days tables reports votes places unseen allies
"""
"""Variables that say how many. All others are names, numbers that name something (a round, a level, a line), or
numbers of which one makes no sense (the seats of a table, the steps of a match, how many of a kind lose)."""
NEVER_ONE = {
    "pok lesson-next",
    "pok lesson-later",
    "pok_n_roll board-then-more",
    "pook lesson-cost-two",
    "pook lesson-cost-mage",
    "web web-start",
}
"""Messages that are said of two or more."""
LABELS = {"hand", "round", "step", "at", "level"}
"""Of these a message may choose by 1, which is then the first and not a single one."""
SAME = {
    "en": "of in s min more and or to ticked",
    "fr": "sur de dans s min et ou à fois pile ne",
    "de": "von in aus s Min und oder zu bis vor davon Beutel",
    "es": "de en s min y o a más delante",
}
"""Words after a number that are the same for one and for many."""
SHARE = {"en": "of", "fr": "sur", "de": "von", "es": "de"}
"""Between a part and the whole; what follows the whole is always many: "1 of 5 throws"."""


def uncounted_nouns(said: list[str], numbers: set[str], lang: str) -> list[str]:
    """The words that follow one of these numbers and should agree with it."""
    found = []
    for before, part, after in zip(["", *said], said, said[1:], strict=False):
        noun = re.match(r"[\s\u00a0\u202f]+([^\W\d_]+)", after)
        whole = re.search(rf"\b{SHARE[lang]}[\s\u00a0\u202f]+$", before)
        if part.startswith("$") and part[1:] in numbers and not whole and noun and noun[1] not in SAME[lang].split():
            found.append(f"{part} {noun[1]}")
    return found


def numbers_of(where: str) -> set[str]:
    """The numbers in a message of this place; in a game what is taken is a card."""
    in_a_game = (PACKAGE / "games" / where.split(maxsplit=1)[0]).is_dir()
    return set() if where in NEVER_ONE else set(NUMBERS.split()) - ({"taken"} if in_a_game else set())


@held
def test_a_noun_after_a_number_has_a_singular(lang: str) -> None:
    found = [
        (where, nouns)
        for where, said, chosen in sayings(lang)
        if (nouns := uncounted_nouns(said, numbers_of(where) - chosen, lang))
    ]
    assert found == []


@held
def test_every_variable_that_is_counted_is_known_as_a_number(lang: str) -> None:
    """Seats are counted on the page, where they are numbers; in a game they are names."""
    counted = {name for _, _, chosen in sayings(lang) for name in chosen}
    assert counted - LABELS - {"seats"} <= set(NUMBERS.split())


def test_a_noun_without_a_singular_would_be_found() -> None:
    def said(text: str) -> list[str]:
        (entry,) = FluentParser().parse(text).body
        assert isinstance(entry, Message)
        assert entry.value is not None
        read = [(parts(pattern), chosen) for pattern, chosen in patterns(entry.value)]
        return [noun for each, chosen in read for noun in uncounted_nouns(each, numbers_of("web") - chosen, "en")]

    assert said("one = came { $seen } times\n") == ["$seen times"]
    assert said("one = { $seen ->\n    [one] once\n   *[other] { $seen } times\n}\n") == []
    assert said("one = { $kind ->\n    [die] { $count } dice\n   *[other] none\n}\n") == ["$count dice"]
    assert said("one = { $taken } of { $count } throws\n") == []
    assert said("one = { $taken } and { $count } throws\n") == ["$count throws"]
    assert said("one = Round { $round } begins\n") == []


@pytest.mark.parametrize(
    "path", sorted(path for place in ("i18n", "games/*/i18n") for path in PACKAGE.glob(f"{place}/*.ftl")), ids=str
)
def test_a_message_parsed_alone_is_the_same_as_in_its_file(path: Path) -> None:
    """The catalogue finds every message without parsing the file."""
    text, parser = path.read_text(encoding="utf-8"), FluentParser(with_spans=False)
    entries = [entry for entry in parser.parse(text).body if isinstance(entry, Message | Term)]
    found = list(MESSAGE.finditer(text))
    assert len(found) == len(entries)
    for entry, source in zip(entries, found, strict=True):
        (alone,) = parser.parse(source[0]).body
        entry.comment = None
        assert entry.equals(alone), source[0]
