"""Parts of a game's rulebook: the short version, one clause, or everything."""

from __future__ import annotations

import re

from poktail.core.registry import Entry
from poktail.i18n.rulebook import rulebook

CLAUSE = re.compile(r"^\*\*([A-Z]+)-(E?\d+)\*\*", re.MULTILINE)


def whole(entry: Entry, lang: str) -> str:
    """The rulebook in Markdown, with captions instead of pictures."""
    return rulebook(entry, lang)


def minute(entry: Entry, lang: str) -> str:
    """The rules in a minute: what comes before the first section with numbered clauses, without the credits.

    A rulebook that begins with a section without clauses ("In one minute") gives that section.
    """
    text = whole(entry, lang)
    first = CLAUSE.search(text)
    opening = text[: text.rfind("\n## ", 0, first.start())] if first else text
    title, *sections = re.split(r"^(?=## )", opening, flags=re.MULTILINE)
    if sections:
        return "".join(sections).strip()
    heading, credit, *paragraphs = title.strip().split("\n\n")
    return "\n\n".join([heading, *(paragraphs or [credit])])


def clause(entry: Entry, lang: str, number: str) -> str | None:
    """The clause with this number, such as 7 or E2, in Markdown; None if there is none."""
    text = whole(entry, lang)
    for found in CLAUSE.finditer(text):
        if found[2] == number.upper().removeprefix(f"{found[1]}-"):
            return re.split(r"\n(?=\n\*\*[A-Z]+-E?\d+\*\*|\n## )", text[found.start() :], maxsplit=1)[0].strip()
    return None
