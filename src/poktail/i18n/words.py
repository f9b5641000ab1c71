"""Turns a game's values into text: a value's message is named after its class, and its fields are the arguments."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from poktail.core.errors import RuleError
from poktail.core.game import Seat
from poktail.core.registry import Entry

LANGUAGES = ("en", "fr", "de", "es")
LIST_LOCALES = {"en": "en_GB"}
"""The locale whose list format a language uses, if not its own: British lists have no comma before the last "and"."""
YOU = "\uf8ff"
"""Stands before the word "you" inside a text, because only the whole text tells whether a sentence begins there."""
SHELL = Path(__file__).resolve().parent
ERROR_ARGUMENTS: list[str] = json.loads((SHELL / "error_arguments.json").read_text(encoding="utf-8"))
DEFAULT_NAMES: dict[str, dict[str, list[str]]] = json.loads((SHELL / "default_names.json").read_text(encoding="utf-8"))
"""Arguments that an error's message may use; those that an error lacks are "none". The page reads the same file."""


def kebab(name: str) -> str:
    """The message name for a class, field or code.

    >>> kebab("GoalMet"), kebab("idle_limit")
    ('goal-met', 'idle-limit')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower().replace("_", "-")


def choose_language(wanted: Sequence[str]) -> str:
    """The first of these locales that has a translation, otherwise English.

    >>> choose_language(["pt_BR", "fr_CA.UTF-8", "de"])
    'fr'
    """
    short = (re.split(r"[-_.@]", text, maxsplit=1)[0].lower() for text in wanted)
    return next((lang for lang in short if lang in LANGUAGES), "en")


def in_language(folder: Path, lang: str, suffix: str) -> Path:
    """A game's file in this language; a draft may have it only in English."""
    path = folder / f"{lang}.{suffix}"
    return path if path.exists() else folder / f"en.{suffix}"


MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?![-a-zA-Z#]).*\n?)*", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Catalogue:
    """The messages in one language; each is parsed when it is first used, because parsing all of them is slow."""

    def __init__(self, lang: str, texts: Sequence[str]) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415  # slow to import

        self._bundle = FluentBundle([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        for text in texts:
            for found in MESSAGE.finditer(text):
                self._sources.setdefault(found[1], found[0])
        self._parsed: set[str] = set()

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def format(self, message: str, args: Mapping[str, Any]) -> str:
        """The text of a message, or KeyError, also for every formatting error."""
        if message not in self._parsed:
            self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise KeyError(f"{message}: {errors}")
        return str(text)

    def _parse(self, message: str) -> None:
        """Parse a message and those that it refers to."""
        from fluent.runtime import FluentResource  # noqa: PLC0415

        source = self._sources[message]
        self._parsed.add(message)
        self._bundle.add_resource(FluentResource(source))
        for other in REFERENCE.findall(source):
            if other in self._sources and other not in self._parsed:
                self._parse(other)


@cache
def catalogue(lang: str, folder: Path | None, parts: tuple[str, ...]) -> Catalogue:
    """The shared messages and, if a folder is given, those of one game: the catalogues in these parts of its folder."""
    paths = (SHELL / f"{lang}.ftl", *(in_language(folder / part, lang, "ftl") for part in parts if folder))
    return Catalogue(lang, [path.read_text(encoding="utf-8") for path in paths])


class SeatName(str):
    """The name of a seat or of several, as a label; messages that take it can choose a wording by `x-you`."""

    inside: str
    """The same inside a sentence: "you" instead of "You"."""
    you: str
    """Whether the reader is meant: "you" or "other"; of several "only", "among" or "none"."""

    def __new__(cls, label: str, inside: str, you: str) -> SeatName:
        """A label with what a sentence says instead."""
        made = super().__new__(cls, label)
        made.inside, made.you = inside, you
        return made


class Words:
    """Texts in one language, with the names at one table, for the person in seat `you` (None: nobody is addressed)."""

    def __init__(
        self,
        lang: str,
        entry: Entry | None = None,
        names: Sequence[str] = (),
        you: Seat | None = None,
        parts: tuple[str, ...] = ("i18n",),
    ) -> None:
        self.lang = lang
        self.names = tuple(names)
        self.you = you
        self._catalogue = catalogue(lang, entry.folder if entry else None, parts)

    def __call__(self, message: str, **args: Any) -> str:
        """The text of this message, or KeyError: a missing message is a bug and never an empty text."""
        return self.format(message, {kebab(key): value for key, value in args.items()})

    def format(self, message: str, args: Mapping[str, Any]) -> str:
        """The text of this message with these arguments; every formatting error is raised."""
        return self._begin(self._format(message, args))

    def _format(self, message: str, args: Mapping[str, Any]) -> str:
        """The same inside another sentence. Each text also gives `x-you`, to choose a wording by."""
        given = {name: value.inside if isinstance(value, SeatName) else value for name, value in args.items()}
        for name, value in args.items():
            if isinstance(value, str):
                given[f"{name}-you"] = value.you if isinstance(value, SeatName) else "other"
        return self._catalogue.format(message, given)

    def _begin(self, text: str) -> str:
        """The text without marks; a sentence that begins with "you" gets its capital."""
        if YOU not in text:
            return text
        return re.sub(rf"(^|[.!?] ){YOU}(.)", lambda found: found[1] + found[2].upper(), text).replace(YOU, "")

    def has(self, message: str) -> bool:
        """Whether this message exists."""
        return message in self._catalogue

    def seat(self, seat: Seat) -> SeatName:
        """The name of the player in this seat, or "You"."""
        if seat == self.you:
            word = YOU + self._format("you", {})
            return SeatName(self._begin(word), word, "you")
        name = self.names[seat] if seat < len(self.names) else self("seat-number", number=seat + 1)
        return SeatName(name, name, "other")

    def all(self, parts: Sequence[str]) -> str:
        """A list in words: "a, b and c"; of seats the reader comes first."""
        if not parts:
            return self("nobody")
        named = [part for part in parts if isinstance(part, SeatName)]
        if len(named) < len(parts):
            return self._list(parts)
        ordered = sorted(named, key=lambda one: one.you != "you")
        inside = self._list([one.inside for one in ordered])
        you = "none" if ordered[0].you != "you" else "only" if len(ordered) == 1 else "among"
        return SeatName(self._begin(inside), inside, you)

    def _list(self, parts: Sequence[str]) -> str:
        if len(parts) == 1:
            return parts[0]
        from babel.lists import format_list  # noqa: PLC0415  # slow to import

        return format_list(list(parts), locale=LIST_LOCALES.get(self.lang, self.lang))

    def percent(self, part: float) -> str:
        """A part of a whole in percent: "25%", in other languages with a no-break space."""
        from babel.numbers import format_percent  # noqa: PLC0415  # slow to import

        return str(format_percent(part, locale=self.lang))

    def error(self, error: RuleError) -> str:
        """The text of an error."""
        return self.refusal(error.code, error.data)

    def refusal(self, code: str, data: Mapping[str, Any]) -> str:
        """The text for an error code; arguments missing in `data` are "none"."""
        known = dict.fromkeys(ERROR_ARGUMENTS, "none")
        given = {key: "none" if value is None else value for key, value in data.items()}
        return self(f"error-{kebab(code)}", **(known | given))

    def tell(self, value: Any, hint: Any = None) -> str:
        """The text of any value of a game: a move, an event, an outcome, a symbol."""
        return self._begin(self._tell(value, hint))

    def _tell(self, value: Any, hint: Any = None) -> str:
        """The same inside another sentence."""
        if isinstance(value, Enum):
            return self._format(f"{kebab(type(value).__name__)}-{kebab(str(value.value))}", {})
        if isinstance(value, tuple):
            item = get_args(hint)[0] if get_args(hint) else None
            return self.all([self._tell(part, item) for part in value])
        if isinstance(value, int) and not isinstance(value, bool) and is_seat(hint):
            return self.seat(value)
        if is_dataclass(value) and not isinstance(value, type):
            return self._format(kebab(type(value).__name__), self._arguments(value))
        return "" if value is None else str(value)

    def _arguments(self, value: Any) -> dict[str, Any]:
        """The text of each field, plus what messages select by: `x-id` (the raw value) or `x-count` (the length)."""
        hints = get_type_hints(type(value), include_extras=True)
        args: dict[str, Any] = {}
        for f in fields(value):
            name, part = kebab(f.name), getattr(value, f.name)
            if isinstance(part, bool):
                args[name] = str(part).lower()
            elif isinstance(part, int) and not isinstance(part, Enum) and not is_seat(hints[f.name]):
                args[name] = part
            else:
                args[name] = self._tell(part, hints[f.name])
            if part is None or isinstance(part, Enum | str):
                args[f"{name}-id"] = "none" if part is None else str(part.value if isinstance(part, Enum) else part)
            if isinstance(part, tuple):
                args[f"{name}-count"] = len(part)
        return args


def is_seat(hint: Any) -> bool:
    """Whether a field of this type is a seat (or None)."""
    return bool(hint == Seat or (get_origin(hint) in (Union, UnionType) and Seat in get_args(hint)))
