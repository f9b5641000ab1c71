"""Entry point of `poktail`: registers all commands and runs the one that was given."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from poktail.cli import admin, learn, network, play, records, serve, study
from poktail.cli.common import REFUSED, refusing

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Four hidden-information games: play them here or over the network, replay and verify them.",
)
for command in (
    play.games, play.rules, play.play, learn.learn, network.join,
    records.replay, records.export, records.verify,
    study.stats, study.arena,
):  # fmt: skip
    app.command(command.__name__)(refusing(command))
app.command("serve", cls=serve.ServeCommand)(refusing(serve.serve))
app.command("bot")(refusing(network.bot))
admin_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Look after the data of a table server.")
for name, command in admin.COMMANDS.items():
    admin_app.command(name)(refusing(command))
app.add_typer(admin_app, name="admin")


def _show_version(wanted: bool) -> None:
    if wanted:
        from poktail import __version__  # noqa: PLC0415  # looked up in the installed package's metadata

        typer.echo(f"poktail {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Take the options that stand before a command."""
    del version


def main() -> None:
    """Run a command; neither a reader that closes the pipe nor a terminal that lacks letters ends in a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(prog_name="poktail")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(REFUSED)
