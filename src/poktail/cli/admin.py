"""The command line of `poktail admin`: parses arguments and prints; the work is in server/ops/admin.py."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from poktail.cli.common import REFUSED, language
from poktail.cli.settings import Config, Data, settings_from
from poktail.i18n import Words

AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]


def tables(data: Data = None, config: Config = None, as_json: AsJson = False) -> None:
    """List the tables."""
    from poktail.server.ops import admin  # noqa: PLC0415

    found = admin.read(settings_from(config, (), data=data), admin.tables)
    print_rows(found, as_json, ("id", "game", "state", "public", "taken", "seats", "touched", "names"))


def profiles(data: Data = None, config: Config = None, as_json: AsJson = False) -> None:
    """List the people and bots that have a profile."""
    from poktail.server.ops import admin  # noqa: PLC0415

    found = admin.read(settings_from(config, (), data=data), admin.profiles)
    print_rows(found, as_json, ("id", "kind", "name", "keys", "matches", "created", "seen", "owner", "banned", "muted"))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")], data: Data = None, config: Config = None
) -> None:
    """Copy the database and check the copy; a server may be running on it."""
    from poktail.server.ops import admin  # noqa: PLC0415

    size = admin.backup(settings_from(config, (), data=data), file)
    typer.echo(Words(language(""))("admin-backed-up", file=str(file), size=f"{size} B"))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")], data: Data = None, config: Config = None
) -> None:
    """Replace the database with a backup while no server runs; the old file is kept next to it."""
    from poktail.server.ops import admin  # noqa: PLC0415

    kept = admin.restore(settings_from(config, (), data=data), file)
    typer.echo(Words(language(""))("admin-restored", kept="none" if kept is None else str(kept)))


def check(data: Data = None, config: Config = None, as_json: AsJson = False) -> None:
    """Check the database, replay every match, and verify the chance of those that are over."""
    from poktail.server.ops import admin  # noqa: PLC0415

    found = admin.read(settings_from(config, (), data=data), admin.check)
    if as_json:
        typer.echo(json.dumps({"over": found.over, "running": found.running, "wrong": found.wrong}, indent=2))
    else:
        if found.wrong:
            print_rows(found.wrong, False, ("match", "game", "state", "fault"))
        words, wrong = Words(language("")), len(found.wrong)
        typer.echo(words("admin-checked", over=found.over, running=found.running, wrong=wrong))
    if found.wrong:
        raise typer.Exit(REFUSED)


COMMANDS: dict[str, Callable[..., None]] = {
    "tables": tables,
    "profiles": profiles,
    "backup": backup,
    "restore": restore,
    "check": check,
}
FOREVER = 2**53 - 1  # as in storage/models.py, which is slow to import
TIMES = ("created", "touched", "seen", "at", "banned", "muted")


def print_rows(rows: list[dict[str, Any]], as_json: bool, columns: Sequence[str]) -> None:
    """Print rows in columns, or all their fields as JSON."""
    if as_json:
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    from rich.cells import cell_len  # noqa: PLC0415  # slow to import

    cells = [[_cell(name, row[name]) for name in columns] for row in rows]
    widths = [max(map(cell_len, column)) for column in zip(columns, *cells, strict=True)]
    for line in (columns, *cells):
        padded = [text + " " * (width - cell_len(text)) for text, width in zip(line, widths, strict=True)]
        typer.echo("  ".join(padded).rstrip())


def _cell(name: str, value: Any) -> str:
    if name in TIMES and value == FOREVER:
        return Words(language(""))("admin-forever")
    if name in TIMES and value is not None:
        return time.strftime("%Y-%m-%d %H:%M", time.gmtime(value / 1000))
    if isinstance(value, list):
        return ", ".join("-" if part is None else str(part) for part in value)
    if isinstance(value, bool):
        return Words(language(""))("yes" if value else "no").lower()
    return "-" if value is None else str(value)
