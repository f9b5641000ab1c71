"""The operator's commands: serve, bot, admin. The server itself is loaded only when one of them runs."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
import time
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.cells import cell_len
from typer.core import TyperCommand

from poktail.bots.levels import LEVELS
from poktail.core import registry
from poktail.core.errors import BadOptions

if TYPE_CHECKING:
    from poktail.server.settings import Settings

REFUSED, INTERRUPTED = 1, 130

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Folder for everything that is kept.")]
Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="Settings in a TOML file.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]


class ServeCommand(TyperCommand):
    """`serve`, whose help tells every setting; they are looked up only when somebody asks."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """All settings: name, environment variable, default, what for."""
        del ctx
        from poktail.server.settings import Settings  # noqa: PLC0415

        with formatter.section("Settings, by --set, by environment variable, by --config FILE, in this order"):
            for name, variable, default, about in Settings.describe():
                formatter.write_text(f"{name}  {variable}" + (f"  [{default}]" if default else ""))
                with formatter.indentation():
                    formatter.write_text(about)


def settings_from(config: Path | None, pairs: Sequence[str], **given: Any) -> Settings:
    """The settings in force for a command; what is wrong with them is refused by name."""
    from poktail.server.settings import BadSetting, load  # noqa: PLC0415

    overrides: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetting(setting="set", want="name=value")
        overrides[name.strip().replace("-", "_")] = value
    return load(config, overrides | {name: value for name, value in given.items() if value is not None}, os.environ)


# poktail serve


def serve(
    host: Annotated[str | None, typer.Option("--host", help="Address to listen on; 0.0.0.0 for everybody.")] = None,
    port: Annotated[int | None, typer.Option("--port", help="Port to listen on; 0: any free one.")] = None,
    data: Data = None,
    config: Config = None,
    browser: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open the address in a browser. [default: on a desktop]")
    ] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="Any setting below; repeatable.")
    ] = None,
) -> None:
    """Serve tables to browsers, terminals and bots until Ctrl-C."""
    chosen = settings_from(config, settings or [], host=host, port=port, data=data)
    if sys.stderr.isatty() and "log_level" not in chosen.model_fields_set:
        chosen = chosen.model_copy(update={"log_level": "warning"})  # a person reads this, not a log
    from poktail.server import run  # noqa: PLC0415  # heavy

    wanted = on_a_desktop(os.environ) if browser is None else browser

    def ready(address: str) -> None:
        typer.echo(welcome(chosen, address))
        sys.stdout.flush()
        if wanted:  # beside us: some browsers return only when they are closed
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with suppress(KeyboardInterrupt):  # the usual end of a server
        if not run.serve(chosen, ready):
            raise typer.Exit(REFUSED)


def on_a_desktop(environ: Mapping[str, str]) -> bool:
    """Whether a person sits before a screen that can show a browser."""
    if not sys.stdout.isatty() or environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("darwin", "win32") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def welcome(settings: Settings, address: str) -> str:
    """What is said once the server can be reached."""
    from poktail.server.http.reach import in_this_network  # noqa: PLC0415  # heavy

    lines = [("Poktail is ready:", address)]
    lines += [("In this network:", place) for place in in_this_network(settings, address.rpartition(":")[2])]
    lines += [("From a terminal:", f"{ourselves()} join {address}")]
    lines += [] if settings.database else [("Everything is in:", str(settings.data.resolve()))]
    told = [f"{label:<18}{value}" for label, value in lines]
    return "\n".join([*told, "Ctrl-C stops the server. Tables and matches are kept."])


def ourselves() -> str:
    """How this command is called from here: by its name where the shell knows it, else by its path."""
    name = Path(sys.argv[0])
    if shutil.which("poktail") or name.name != "poktail":
        return "poktail"
    return os.path.relpath(name)


# poktail bot


def bot(
    url: Annotated[str, typer.Option("--url", help="Address of the server.")] = "http://127.0.0.1:8765",
    token: Annotated[
        str, typer.Option("--token", envvar="POKTAIL_BOT_TOKEN", help="The bot's token; better by environment.")
    ] = "",
    level: Annotated[str, typer.Option("--level", help=f"How it plays: {', '.join(LEVELS)}.")] = "regular",
    games: Annotated[str, typer.Option("--games", help="What it plays: ids of games by comma.")] = "all",
) -> None:
    """Connect a bot to a table server: it takes the seats it is offered and plays them."""
    if not token:
        raise BadOptions(option="token", want="POKTAIL_BOT_TOKEN")
    known = [entry.id for entry in registry.games()]
    chosen = known if games == "all" else [registry.find(game.strip()).id for game in games.split(",")]
    from poktail.server import botclient  # noqa: PLC0415  # heavy

    try:
        asyncio.run(botclient.Client(url, token, level, chosen, typer.echo).run())
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


# poktail admin


def tables(data: Data = None, config: Config = None, as_json: AsJson = False) -> None:
    """List the tables."""
    from poktail.server.ops import admin  # noqa: PLC0415

    found = admin.read(settings_from(config, (), data=data), admin.tables)
    _list(found, as_json, ("id", "game", "state", "public", "taken", "seats", "touched", "names"))


def profiles(data: Data = None, config: Config = None, as_json: AsJson = False) -> None:
    """List the people and bots that have a profile."""
    from poktail.server.ops import admin  # noqa: PLC0415

    found = admin.read(settings_from(config, (), data=data), admin.profiles)
    _list(found, as_json, ("id", "kind", "name", "keys", "matches", "created", "seen", "owner"))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")], data: Data = None, config: Config = None
) -> None:
    """Copy the database, whole and checked, also while a server runs on it."""
    from poktail.server.ops import admin  # noqa: PLC0415

    size = admin.backup(settings_from(config, (), data=data), file)
    typer.echo(f"{file}: {size} bytes, whole and checked. It holds secrets; keep it as safe as the server.")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")], data: Data = None, config: Config = None
) -> None:
    """Put a backup in the database's place, while no server runs on it; the old one is kept beside it."""
    from poktail.server.ops import admin  # noqa: PLC0415

    kept = admin.restore(settings_from(config, (), data=data), file)
    typer.echo("Restored. There was no database before." if kept is None else f"Restored. The old one is now {kept}")


def check(data: Data = None, config: Config = None, as_json: AsJson = False) -> None:
    """Check the database, replay every match, and verify the chance of those that are over."""
    from poktail.server.ops import admin  # noqa: PLC0415

    found = admin.read(settings_from(config, (), data=data), admin.check)
    if as_json:
        typer.echo(json.dumps({"over": found.over, "running": found.running, "wrong": found.wrong}, indent=2))
    else:
        if found.wrong:
            _list(found.wrong, False, ("match", "game", "state", "fault"))
        typer.echo(f"The database is whole. {found.over} matches are over, {found.running} running; ", nl=False)
        typer.echo(f"{len(found.wrong)} are wrong." if found.wrong else "all can be replayed, all chance is as sealed.")
    if found.wrong:
        raise typer.Exit(REFUSED)


ADMIN: dict[str, Callable[..., None]] = {
    "tables": tables,
    "profiles": profiles,
    "backup": backup,
    "restore": restore,
    "check": check,
}
TIMES = ("created", "touched", "seen")


def _list(rows: list[dict[str, Any]], as_json: bool, columns: Sequence[str]) -> None:
    """Rows as plain text in columns, or as JSON with everything there is."""
    if as_json:
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    cells = [[_cell(name, row[name]) for name in columns] for row in rows]
    widths = [max(map(cell_len, column)) for column in zip(columns, *cells, strict=True)]
    for line in (columns, *cells):
        padded = [text + " " * (width - cell_len(text)) for text, width in zip(line, widths, strict=True)]
        typer.echo("  ".join(padded).rstrip())


def _cell(name: str, value: Any) -> str:
    if name in TIMES:
        return time.strftime("%Y-%m-%d %H:%M", time.gmtime(value / 1000))
    if isinstance(value, list):
        return ", ".join("-" if part is None else str(part) for part in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)
