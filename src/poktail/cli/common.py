"""What the commands share: exit codes, common arguments, the language, and how a refusal is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from poktail.cli.game_list import system_language
from poktail.core import registry
from poktail.core.errors import BadOptions, BadProof, BadRecord, RuleError, UnknownGame
from poktail.i18n import LANGUAGES, Words

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
Plain = Annotated[
    bool, typer.Option("--plain", help="Line by line, without a full screen: for screen readers and logs.")
]

Command = TypeVar("Command", bound=Callable[..., None])


def refusing(command: Command) -> Command:
    """A command whose refusals are a sentence on standard error and an exit code, never a traceback."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except RuleError as error:
            from poktail.terminal.screen import show_refusal  # noqa: PLC0415  # slow to import

            lang = kwargs.get("lang")
            words = Words(lang if lang in LANGUAGES else language(""))
            show_refusal(explain(words, error, kwargs), error.code)
            raise typer.Exit(REFUSED if isinstance(error, BadProof) else BAD_INPUT) from None

    return run  # type: ignore[return-value]


def explain(words: Words, error: RuleError, given: dict[str, Any]) -> str:
    """The sentence of an error, with the file it is about and the nearest valid word."""
    sentence = words.error(error)
    if isinstance(error, BadRecord):
        path = next((given[name] for name in ("file", "resume", "record_file") if given.get(name)), None)
        return f"{error.data.get('file') or path}: {sentence}"
    word = nearest(error, given)
    return f"{sentence} {words('did-you-mean', word=word)}" if word else sentence


def nearest(error: RuleError, given: dict[str, Any]) -> str | None:
    """The valid word that is most like a wrong one."""
    if isinstance(error, UnknownGame):
        wrong, known = str(error.data.get("game")), [entry.id for entry in registry.games()]
    elif isinstance(error, BadOptions) and "given" in error.data:
        wrong, known = str(error.data["given"]), str(error.data["want"]).split()
    elif isinstance(error, BadOptions) and given.get("game"):
        wrong = str(error.data.get("option"))
        known = [f.name for f in fields(registry.find(given["game"]).game) if f.init]
    else:
        return None
    from difflib import get_close_matches  # noqa: PLC0415  # slow to import

    found = get_close_matches(wrong.casefold().replace("-", "_"), known, n=1)
    return found[0] if found and found[0] != wrong else None


def language(lang: str) -> str:
    """The given language, otherwise the environment's, otherwise English."""
    if lang:
        if lang not in LANGUAGES:
            raise BadOptions(option="lang", want=" ".join(LANGUAGES))
        return lang
    return system_language()


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
    from poktail.core import codec  # noqa: PLC0415  # slow to import

    try:
        return name.replace("-", "_"), codec.parse(value)
    except RuleError:
        return name.replace("-", "_"), value
