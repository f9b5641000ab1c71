"""`poktail stats` and `solve`: series of random matches, and the equilibrium of a game with a solver."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from poktail.cli.common import GameId, Lang, OptionList, language, parse_options
from poktail.core import registry
from poktail.core.errors import BadOptions
from poktail.i18n import Words

Seed = Annotated[str, typer.Option("--seed", help="Any text; another one gives another series.")]


def stats(
    game: GameId,
    games: Annotated[int, typer.Option("--games", min=1, help="How many matches, over all variants.")] = 10_000,
    seed: Seed = "1",
    lang: Lang = "",
) -> None:
    """Play many random matches over all seats and variants and sum them up."""
    from poktail.terminal import series  # noqa: PLC0415  # these are slow to import
    from poktail.terminal.screen import Screen  # noqa: PLC0415

    entry = registry.find(game)
    series.stats(Screen(Words(language(lang), entry)), entry, games, seed)


def solve(
    game: GameId,
    seats: Annotated[int, typer.Option("--seats", help="Number of seats.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="Check a table by exact best responses instead.")] = False,
    file: Annotated[
        Path | None,
        typer.Option("--file", help="The table; default: ./GAME-SEATS.npz, or with --check the shipped one."),
    ] = None,
    device: Annotated[
        str,
        typer.Option("--device", help="Solve in C++, if the game can: `cpu` (needs g++) or `gpu` (needs nvcc)."),
    ] = "",
    option: OptionList = None,
    lang: Lang = "",
) -> None:
    """Compute an approximate Nash equilibrium of a game; saves as it goes and continues where it stopped."""
    from poktail.core import codec  # noqa: PLC0415  # these are slow to import
    from poktail.terminal import series  # noqa: PLC0415
    from poktail.terminal.screen import Screen  # noqa: PLC0415

    entry = registry.find(game)
    if not entry.has("solve"):
        able = [other.id for other in registry.games() if other.has("solve")]
        raise BadOptions(option="game", want=" ".join(able))
    chosen = codec.with_options(entry.game, parse_options(option, seats))
    series.solve(Screen(Words(language(lang), entry)), entry, chosen, file, check, device)
