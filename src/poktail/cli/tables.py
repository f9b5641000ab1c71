"""Sets up a table for `poktail play`: the options, the names and the sealed seed."""

from __future__ import annotations

import getpass
import secrets
from hashlib import sha256

from poktail.cli.common import parse_options
from poktail.core import codec, record
from poktail.core.errors import BadName, BadOptions
from poktail.core.fair import SEED_BYTES, commitment
from poktail.core.registry import Entry
from poktail.i18n import DEFAULT_NAMES, Words
from poktail.terminal.keep import Setting


def new_table(
    entry: Entry, lang: str, seats: int, level: str, seat_names: str, people: int, option: list[str] | None, seed: str
) -> tuple[record.Header, Setting]:
    """The table as it was asked for; raises BadOptions or BadName."""
    options = parse_options(option, seats)
    named = [name.strip() for name in seat_names.split(",")] if seat_names else []
    if named and "seats" not in options:
        options["seats"] = max(len(named), entry.game().seats)
    game = codec.with_options(entry.game, options)
    count = people if people >= 0 else len(named) or 1
    if count > game.seats or len(named) > count:
        raise BadOptions(option="people", low=len(named), high=game.seats)
    names = tuple(table_names(Words(lang), named, count, game.seats))
    if len(set(names)) < len(names):
        raise BadName(name=max(names, key=names.count))
    source = (lambda tag, size: sha256(f"{tag} {seed}".encode()).digest()[:size]) if seed else _random_bytes
    secret = source("seed", SEED_BYTES)
    entropy = tuple(source(f"seat {seat}", 16) if seat < count else b"" for seat in range(game.seats))
    return record.Header(game, names, commitment(secret), entropy), Setting(count, level, secret)


def _random_bytes(_tag: str, size: int) -> bytes:
    return secrets.token_bytes(size)


def table_names(words: Words, named: list[str], people: int, seats: int) -> list[str]:
    """The people's names, then names for the bots that nobody at the table has."""
    names = list(named)
    if not names and people:
        names.append(user_name(words))
    names += [words("guest", number=number) for number in range(len(names) + 1, people + 1)]
    spare = [name for name in DEFAULT_NAMES["bots"][words.lang] if name not in names]
    return names + spare[: seats - len(names)]


def user_name(words: Words) -> str:
    """The name of the user of this machine, or "Guest 1"."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError):  # a container may have no user entry
        name = ""
    name = "" if name == "root" else name.capitalize()
    return "".join(c for c in name if c.isprintable()).strip()[: record.MAX_NAME] or words("guest", number=1)
