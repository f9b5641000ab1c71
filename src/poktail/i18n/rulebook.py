"""Rulebooks as text: the whole book in a language, and its minute version."""

from __future__ import annotations

import re

from poktail.core.registry import Entry
from poktail.i18n.words import in_language

PICTURE = re.compile(r"!\[([^]]*)]\([a-z0-9-]+\)")
CLAUSE = re.compile(r"^\*\*[A-Z]+-E?\d+\*\*", re.MULTILINE)


def rulebook(entry: Entry, lang: str) -> str:
    """A game's rulebook in Markdown, with the captions of its pictures in place of the pictures."""
    text = in_language(entry.folder / "rulebook", lang, "md").read_text(encoding="utf-8")
    return PICTURE.sub(r"\1", text)


def minute(text: str) -> str:
    """The minute version in a rulebook: its first section, without the heading; empty if that already has clauses.

    >>> minute(chr(10).join(["# A game", "By somebody.", "## In one minute", "Be quick.", "## Cards", "**ABC-1** 9."]))
    'Be quick.'
    """
    sections = re.split(r"^## .*\n", text, flags=re.MULTILINE)
    first = sections[1].strip() if len(sections) > 1 else ""
    return "" if CLAUSE.search(first) else first
