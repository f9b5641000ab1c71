"""`poktail serve`: loads the settings, runs the server and opens the browser."""

from __future__ import annotations

import os
import shutil
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from poktail.cli.common import REFUSED, language
from poktail.cli.settings import Config, Data, settings_from
from poktail.i18n import Words

if TYPE_CHECKING:
    from poktail.server.settings import Settings


class ServeCommand(TyperCommand):
    """`serve`, whose help lists every setting; the list is loaded only when somebody asks for it."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """List all settings: name, environment variable, default, description."""
        del ctx
        from poktail.server.settings import Settings  # noqa: PLC0415

        with formatter.section("Settings, by --set, by environment variable, by --config FILE, in this order"):
            for name, variable, default, about in Settings.describe():
                formatter.write_text(f"{name}  {variable}" + (f"  [{default}]" if default else ""))
                with formatter.indentation():
                    formatter.write_text(about)


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
        if wanted:  # in a thread, because some browsers return only when they are closed
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with suppress(KeyboardInterrupt):  # the usual end of a server
        if not run.serve(chosen, ready):
            raise typer.Exit(REFUSED)


def on_a_desktop(environ: Mapping[str, str]) -> bool:
    """Whether this terminal is on a desktop that can show a browser."""
    if not sys.stdout.isatty() or environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("darwin", "win32") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def welcome(settings: Settings, address: str) -> str:
    """The lines that are printed once the server can be reached."""
    from poktail.server.addresses import LOOPBACK  # noqa: PLC0415  # heavy
    from poktail.server.http.reach import in_this_network  # noqa: PLC0415  # heavy

    words = Words(language(""))
    lines = [("ready", address)]
    lines += [("network", place) for place in in_this_network(settings, address.rpartition(":")[2])]
    lines += [("terminal", f"{command_name()} join {address}")]
    lines += [] if settings.database else [("data", str(settings.data.resolve()))]
    if settings.host in LOOPBACK and not settings.base_url:  # the page does not say how to start a server
        lines += [("others", words("serve-others-in", command=f"{command_name()} serve --host 0.0.0.0"))]
    labels = [words(f"serve-{label}") for label, _ in lines]
    wide = max(map(len, labels)) + 1
    shown = [f"{label:<{wide}}{value}" for label, (_, value) in zip(labels, lines, strict=True)]
    return "\n".join([*shown, words("serve-stop")])


def command_name() -> str:
    """How to call poktail from here: by its name if the shell finds it, otherwise by its path."""
    name = Path(sys.argv[0])
    if shutil.which("poktail") or name.name != "poktail":
        return "poktail"
    return os.path.relpath(name)
