"""GameText: how the terminal shows a game, from the game's `text.py`, where only `draw` is required."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, get_type_hints

from poktail.core.game import SeatEvent
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.i18n.words import is_seat


class GameText:
    """A game's terminal layer.

    - `draw(view, words)`: the table.
    - `DEALING`: events that are told in one line, the message `view-dealt`.
    - `scores(view, events, words)`: each seat's result in the game's own currency.
    """

    def __init__(self, entry: Entry) -> None:
        layer = entry.layer("text")
        self.draw: Callable[[Any, Words], Any] = layer.draw
        self.dealing: tuple[type, ...] = getattr(layer, "DEALING", ())
        self._scores: Callable[..., Sequence[str]] | None = getattr(layer, "scores", None)

    def scores(self, view: Any, events: Sequence[SeatEvent], words: Words) -> Sequence[str]:
        """Each seat's result in words; empty if the game has none."""
        return () if self._scores is None else self._scores(view, events, words)

    def lines(self, events: Sequence[SeatEvent], words: Words) -> list[tuple[int, str, str]]:
        """Version, sentence and clause of each event that can be told; dealing is one line."""
        told: list[tuple[int, str, str]] = []
        dealing = False
        for event in events:
            if event.what is None:
                continue
            if isinstance(event.what, self.dealing):
                if not dealing:
                    told.append((event.version, words("view-dealt"), ""))
                else:
                    told[-1] = (event.version, *told[-1][1:])
                dealing = True
                continue
            dealing = False
            told.append((event.version, words.tell(event.what), getattr(event.what, "clause", None) or ""))
        return told


def notation(move: Any, words: Words) -> str:
    """A move's notation with a name instead of the number of a seat: `to-Toaster`."""
    text = str(move)
    if not is_dataclass(move):
        return text
    hints = get_type_hints(type(move), include_extras=True)
    for f in fields(move):
        if is_seat(hints[f.name]) and getattr(move, f.name) is not None:
            number, name = str(getattr(move, f.name)), "-".join(words.seat(getattr(move, f.name)).split())
            text = "-".join(name if part == number else part for part in text.split("-"))
    return text
