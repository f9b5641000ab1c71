"""What the commands share: exit codes, common arguments, the language, and how a refusal is shown."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from poktail.core import codec, registry
from poktail.core.errors import BadOptions, BadProof, RuleError
from poktail.i18n import LANGUAGES, Words, choose_language
from poktail.terminal.screen import show_refusal

OK, REFUSED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def complete_game(typed: str) -> list[str]:
    """The ids of games that begin like this, for the completion of a shell."""
    return [entry.id for entry in registry.games() if entry.id.startswith(typed)]


GameId = Annotated[
    str,
    typer.Argument(metavar="GAME", help="A game's id; `poktail games` lists them.", autocompletion=complete_game),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A match record.")]
Lang = Annotated[
    str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Default: your system's language.")
]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game as name=value; repeatable.")
]

Command = TypeVar("Command", bound=Callable[..., None])


def refusing(command: Command) -> Command:
    """A command whose refusals are a sentence on standard error and an exit code, never a traceback."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except RuleError as error:
            lang = kwargs.get("lang")
            words = Words(lang if lang in LANGUAGES else language(""))
            show_refusal(words.error(error), error.code)
            raise typer.Exit(REFUSED if isinstance(error, BadProof) else BAD_INPUT) from None

    return run  # type: ignore[return-value]


def language(lang: str) -> str:
    """The given language, otherwise the environment's, otherwise English."""
    if lang:
        if lang not in LANGUAGES:
            raise BadOptions(option="lang", want=" ".join(LANGUAGES))
        return lang
    return choose_language([os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")])


def parse_options(texts: list[str] | None, seats: int) -> dict[str, Any]:
    """A game's options from `name=value` texts and from --seats; a value is JSON if it can be read as JSON.

    >>> parse_options(["open-counters=true", "who=me"], 4)
    {'open_counters': True, 'who': 'me', 'seats': 4}
    """
    return dict(map(_parse_option, texts or [])) | ({"seats": seats} if seats else {})


def _parse_option(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOptions(option=text[:40])
    try:
        return name.replace("-", "_"), codec.parse(value)
    except RuleError:
        return name.replace("-", "_"), value
