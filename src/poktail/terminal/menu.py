"""The menu of a decision: its entries in words, and which of them a typed text means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from poktail.core.errors import BadNotation
from poktail.i18n import Words
from poktail.terminal.game_text import notation


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to choose: in words, in notation for people, and in the notation of the rules."""

    value: Any
    label: str
    notation: str
    code: str


class Menu:
    """Entries with numbers from 1."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = tuple(entries)

    @classmethod
    def of_moves(cls, words: Words, moves: Sequence[Any]) -> Menu:
        """The legal moves of a seat."""
        return cls([Entry(move, words.tell(move), notation(move, words), str(move)) for move in moves])

    @classmethod
    def yes_or_no(cls, words: Words) -> Menu:
        """Yes and no; the first letter is enough."""
        return cls([Entry(True, words("yes"), "", "y"), Entry(False, words("no"), "", "n")])

    def find(self, typed: str) -> int | None:
        """The place of the entry with this number, notation or words, or with a beginning that only one entry has."""
        if typed.isascii() and typed.isdigit():
            number = int(typed[:6])
            return number - 1 if 1 <= number <= len(self.entries) else None
        wanted = _plain(typed)
        if not wanted:
            return None
        spoken = [{_plain(text) for text in (e.code, e.notation, e.label) if text} for e in self.entries]
        exact = [place for place, texts in enumerate(spoken) if wanted in texts]
        begun = [place for place, texts in enumerate(spoken) if any(text.startswith(wanted) for text in texts)]
        return next((found[0] for found in (exact, begun) if len(found) == 1), None)

    def pick(self, typed: str) -> Any:
        """What was chosen, or BadNotation."""
        place = self.find(typed)
        if place is None:
            raise BadNotation(text=typed[:40])
        return self.entries[place].value

    def grid(self) -> Table:
        """The menu for a terminal without a full screen: a number, the move in words, its notation."""
        grid = Table.grid(padding=(0, 2))
        for number, entry in enumerate(self.entries, 1):
            grid.add_row(Text(f"{number}", style="bold yellow"), Text(entry.label), Text(entry.notation, "dim"))
        return grid


def _plain(text: str) -> str:
    """The text without case, quotation marks and spaces at its ends.

    >>> _plain("“True”"), _plain(" To-Toaster ")
    ('true', 'to-toaster')
    """
    return re.sub(r"[“”„‘’«»\"'\u202f\xa0]", "", text).casefold().strip()
