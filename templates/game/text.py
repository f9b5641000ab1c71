"""New Game in a terminal: draws a view."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from poktail.games.newgame.rules import View
from poktail.i18n import Words


def draw(view: View, words: Words) -> RenderableType:
    """The seat's own card, and the revealed choices."""
    lines = [Text(words("view-card", card=words.tell(view.card)))] if view.card else []
    lines += [Text(words.tell(chosen)) for chosen in view.choices]
    return Group(*(lines or [Text(words("view-waiting", dealt=view.dealt))]))
