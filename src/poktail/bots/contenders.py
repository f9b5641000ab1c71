"""The bots that enter an arena: levels of a game, and Python files with `decide(observation, rng)`."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any

from poktail.bots import levels
from poktail.core.errors import RuleError
from poktail.core.record import check_name
from poktail.core.registry import Entry


class BadBot(RuleError):
    """A bot's file cannot be loaded, or a bot failed or chose an illegal move."""


@dataclass(frozen=True, slots=True)
class Contender:
    """A bot by its name in the results. A file's text travels with it, so that no other machine needs the file."""

    name: str
    path: str = ""
    source: str = field(default="", repr=False)

    def __str__(self) -> str:
        return self.path or self.name


def contender(text: str) -> Contender:
    """The bot that this text names: a Python file or a level; BadBot if the file cannot be read."""
    if not text.endswith(".py"):
        return Contender(text)
    try:
        return Contender(check_name(Path(text).name), text, Path(text).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise BadBot(bot=text, reason="unreadable") from None


def load(entry: Entry, bot: Contender) -> levels.Bot:
    """The function that chooses this bot's moves; BadOptions for an unknown level, BadBot for a bad file."""
    try:
        decide = getattr(_module(bot), "decide", None) if bot.path else levels.contender(entry, bot.name)
    except RuleError:
        raise
    except (Exception, SystemExit) as error:
        raise BadBot(bot=str(bot), reason="not_loaded", what=error_line(bot, error)) from error
    if not callable(decide):
        raise BadBot(bot=str(bot), reason="no_decide")
    found: levels.Bot = decide
    return found


def error_line(bot: Contender, error: BaseException) -> str:
    """An exception on one line, with the last line of the bot's file that it passed."""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == bot.path]
    where = f" ({bot.name}, line {lines[-1]})" if lines else ""
    return f"{type(error).__name__}: {' '.join(str(error).split())[:200]}{where}"


def _module(bot: Contender) -> Any:
    module = ModuleType(f"arena bot {bot.path}")
    module.__file__ = bot.path
    sys.modules[module.__name__] = module  # where dataclasses look up their annotations
    exec(compile(bot.source, bot.path, "exec"), vars(module))  # noqa: S102  # the user's own file
    return module
