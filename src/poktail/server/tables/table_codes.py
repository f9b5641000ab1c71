"""Table codes: two words and a number, such as lemon-tiger-42, that people can say, type and remember.

There are about six million. A code opens only tables that still take people in (`lets_in`), wrong ones are counted per
address, and every table keeps its long random id as well: guessing a code that opens somebody's lobby is not practical.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

from poktail.server.storage.documents import TableDocument

WORDS: tuple[str, ...] = tuple((files(__package__) / "table_codes.txt").read_text(encoding="ascii").split())
"""Short words that are harmless and easy to spell in all four languages; no two differ by a single letter."""
LOW, HIGH = 10, 99
PATTERN = r"[A-Za-z]{4,7}-[A-Za-z]{4,7}-[1-9][0-9]"
"""The form of a code in a link; no other address of the server has it."""

_PARTS = re.compile(r"[a-z]+|[0-9]+")


def new_code(random_bytes: Callable[[int], bytes]) -> str:
    """A random code; the two words differ."""
    drawn, first = divmod(int.from_bytes(random_bytes(16)), len(WORDS))
    drawn, step = divmod(drawn, len(WORDS) - 1)
    second = (first + 1 + step) % len(WORDS)
    return f"{WORDS[first]}-{WORDS[second]}-{LOW + drawn % (HIGH - LOW + 1)}"


def read_code(text: str) -> str:
    """The code in a text that somebody has typed, in any case, with spaces or hyphens.

    >>> read_code("Lemon  tiger 42"), read_code("LEMON-tiger-42."), read_code("lemon tiger42")
    ('lemon-tiger-42', 'lemon-tiger-42', 'lemon-tiger-42')
    """
    return "-".join(_PARTS.findall(text.lower()))


def lets_in(doc: TableDocument, profile: str | None) -> bool:
    """Whether a table's code opens it for this profile: it takes people in now, or the profile belongs to it.

    A match with a delay for spectators looks as if it were running after its end, so its end does not show here either.
    """
    if profile is not None and (profile == doc.host or doc.seats_of(profile)):
        return True
    over = doc.phase == "over" and not doc.setup.watch_delay
    return not doc.locked and (doc.phase == "open" or over)
