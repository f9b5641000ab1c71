"""`poktail join` and `poktail bot`: a person or a bot at a server's tables; the client is imported only then."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from poktail.bots.levels import DEFAULT_LEVEL, LEVELS
from poktail.cli.common import BAD_INPUT, INTERRUPTED, Lang, Plain, language
from poktail.core import registry
from poktail.core.errors import BadOptions
from poktail.i18n import Words

LOCAL_SERVER = "http://127.0.0.1:8765"


def join(
    address: Annotated[str, typer.Argument(metavar="[URL]", help="A server, or the link of a table.")] = LOCAL_SERVER,
    name: Annotated[str, typer.Option("--name", help="Your name there.")] = "",
    seat: Annotated[int | None, typer.Option("--seat", min=1, help="Which seat; else the first free one.")] = None,
    anonymous: Annotated[bool, typer.Option("--anonymous", help="Use a new profile and store no key.")] = False,
    key_file: Annotated[
        Path | None, typer.Option("--key-file", metavar="FILE", help="Where the key is stored that says who you are.")
    ] = None,
    recover: Annotated[bool, typer.Option("--recover", help="Get your profile back with your recovery code.")] = False,
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """Play at a table of a server, over the network."""
    from poktail.cli.tables import user_name  # noqa: PLC0415  # these are slow to import
    from poktail.terminal import join as network  # noqa: PLC0415
    from poktail.terminal.full_screen import open_screen  # noqa: PLC0415

    words = Words(language(lang))
    where = network.key_path(anonymous, key_file)
    wanted = None if seat is None else seat - 1
    screen = open_screen(words, plain, os.environ)
    raise typer.Exit(network.join(screen, address, name, user_name(words), wanted, where, recover=recover))


def bot(
    url: Annotated[str, typer.Option("--url", help="Address of the server.")] = LOCAL_SERVER,
    token: Annotated[
        str, typer.Option("--token", envvar="POKTAIL_BOT_TOKEN", help="The bot's token; better by environment.")
    ] = "",
    level: Annotated[str, typer.Option("--level", help=f"How it plays: {', '.join(LEVELS)}.")] = DEFAULT_LEVEL,
    games: Annotated[str, typer.Option("--games", help="What it plays: ids of games by comma.")] = "all",
) -> None:
    """Connect a bot to a table server: it takes the seats it is offered and plays them."""
    if not token:
        raise BadOptions(option="token", want="POKTAIL_BOT_TOKEN")
    known = [entry.id for entry in registry.games()]
    chosen = known if games == "all" else [registry.find(game.strip()).id for game in games.split(",")]
    import asyncio  # noqa: PLC0415  # these are slow to import

    from poktail.client import BotRunner, Refused, Server, parse_address  # noqa: PLC0415
    from poktail.terminal.join_show import sentence  # noqa: PLC0415
    from poktail.terminal.screen import show_refusal  # noqa: PLC0415

    server, rng = Server(parse_address(url)[0], token=token), Random(secrets.token_bytes(32))
    try:
        asyncio.run(BotRunner(server, level, chosen, typer.echo, rng).run())
    except Refused as refused:
        show_refusal(sentence(Words(language("")), refused), refused.code)
        raise typer.Exit(BAD_INPUT) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
