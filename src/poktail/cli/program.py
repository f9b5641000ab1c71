"""The `poktail` program: registers all commands."""

from __future__ import annotations

from typing import Annotated

import typer

from poktail.cli import admin, arena, games, learn, network, operator, play, records, serve, study
from poktail.cli.common import refusing

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Four hidden-information games: play them here or over the network, replay and verify them.",
)
for command in (
    games.games, games.rules, play.play, learn.learn, network.join,
    records.replay, records.review, records.export, records.verify,
    study.stats, arena.arena, study.solve,
):  # fmt: skip
    app.command(command.__name__)(refusing(command))
app.command("serve", cls=serve.ServeCommand)(refusing(serve.serve))
app.command("bot")(refusing(network.bot))
admin_app = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Look after a table server: its data, people and tables."
)
for name, command in (admin.COMMANDS | operator.COMMANDS).items():
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
