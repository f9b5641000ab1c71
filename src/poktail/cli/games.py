"""`poktail games` and `poktail rules`: list the games, and print their rules."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from poktail.cli.common import GameId, Lang, language
from poktail.cli.game_list import print_games
from poktail.core import registry
from poktail.i18n import Words

if TYPE_CHECKING:
    from poktail.core.registry import Entry

AsJson = Annotated[bool, typer.Option("--json", help="Everything about them, with all options and their bounds.")]


def games(as_json: AsJson = False, lang: Lang = "") -> None:
    """List the games."""
    spoken = language(lang)
    if as_json:
        found = [described(Words(spoken, entry), entry) for entry in registry.games()]
        sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=2) + "\n")
        return
    print_games(spoken)


def described(words: Words, entry: Entry) -> dict[str, Any]:
    """Everything about a game that a program may want to know."""
    from poktail.server.http.schema_values import options  # noqa: PLC0415  # slow to import

    about, bounds = asdict(entry.about), entry.seat_bounds
    listed = []
    for option in options(entry):
        name = option.name.replace("_", "-")
        told = {"label": words(f"option-{name}"), "help": words(f"option-{name}-help")}
        listed.append({key: value for key, value in (asdict(option) | told).items() if value is not None})
    own = {"id": entry.id, "title": words("title"), "pitch": words("pitch")}
    return (
        own
        | {key: about[key] for key in ("authors", "publisher", "year", "minutes")}
        | {
            "seats": {"low": bounds.low, "high": bounds.high, "default": entry.game().seats},
            "options": listed,
        }
    )


def rules(game: GameId, lang: Lang = "") -> None:
    """Print a game's rulebook."""
    from poktail.terminal.rulebook import whole  # noqa: PLC0415  # these are slow to import
    from poktail.terminal.screen import Screen  # noqa: PLC0415

    entry = registry.find(game)
    spoken = language(lang)
    Screen(Words(spoken, entry)).page(whole(entry, spoken))
