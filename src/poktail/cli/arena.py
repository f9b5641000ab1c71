"""`poktail arena`: measures bots against each other."""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from poktail.bots.levels import LEVELS, RANDOM, YARDSTICKS
from poktail.cli.common import GameId, Lang, OptionList, language, parse_options
from poktail.core import registry
from poktail.core.errors import BadOptions
from poktail.i18n import Words

if TYPE_CHECKING:
    from poktail.bots.arena import Arena
    from poktail.core.registry import Entry

EVERY_LEVEL = ",".join(LEVELS)
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="A,B,...",
        help=f"Two or more: levels ({', '.join((RANDOM, *LEVELS, *YARDSTICKS))}) and Python files with `decide`.",
    ),
]
Matches = Annotated[
    int, typer.Option("--matches", min=1, help="Matches of each bot at a table of each other, rounded up to blocks.")
]
Workers = Annotated[int | None, typer.Option("--workers", min=1, help="Processes here; default: one for each core.")]
Dask = Annotated[str, typer.Option("--dask", metavar="ADDRESS", help="Play on this Dask cluster (extra: cluster).")]
Records = Annotated[Path | None, typer.Option("--record", metavar="DIR", help="Keep a record of every match here.")]
Plot = Annotated[
    Path | None, typer.Option("--plot", metavar="FILE", help="Draw the matrix: .png or .svg (extra: plot).")
]


def arena(
    game: GameId,
    bots: Bots = EVERY_LEVEL,
    matches: Matches = 2000,
    seats: Annotated[int, typer.Option("--seats", help="Number of seats.")] = 0,
    workers: Workers = None,
    dask: Dask = "",
    option: OptionList = None,
    seed: Annotated[str, typer.Option("--seed", help="Any text; another one gives other matches.")] = "1",
    record: Records = None,
    plot: Plot = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Let each bot play alone at a table of each other, and count its wins and last places.

    A block is one deal, played on the same dice and cards with the odd one out in every seat. The 95 % intervals are
    1.96 standard errors of the blocks' means. The same seed gives the same result, whatever the number of workers.
    """
    from poktail.terminal import arena as terminal  # noqa: PLC0415  # these are slow to import
    from poktail.terminal import arena_plot  # noqa: PLC0415
    from poktail.terminal.screen import Screen  # noqa: PLC0415

    entry, start = registry.find(game), perf_counter()
    screen = Screen(Words(language(lang), entry))
    wanted = plan(screen.words, entry, parse_options(option, seats), bots.split(","), seed, record is not None)
    if workers and dask:
        raise BadOptions(option="--workers", want="--workers | --dask")
    if plot:
        arena_plot.check(plot)
    folder = terminal.empty_folder(screen, record) if record else None
    report = terminal.run(screen, wanted, matches, workers, dask, folder)
    if plot:
        arena_plot.draw(report, screen.words, plot)
    if as_json:
        sys.stdout.write(report.json(perf_counter() - start) + "\n")
    else:
        terminal.show(screen, report)


def plan(
    words: Words, entry: Entry, options: dict[str, Any], texts: list[str], seed: str, keeps_records: bool
) -> Arena:
    """The arena of these bots, all of which can be loaded; BadOptions if they are not at least two."""
    from poktail.bots.arena import Arena  # noqa: PLC0415  # these are slow to import
    from poktail.bots.contenders import contender, load  # noqa: PLC0415
    from poktail.core import codec  # noqa: PLC0415

    game = codec.with_options(entry.game, options)
    bots = tuple(contender(text.strip()) for text in texts)
    for bot in bots:
        load(entry, bot)
    if len({bot.name for bot in bots}) < max(2, len(bots)):
        raise BadOptions(option="--bots", want=words("arena-two-bots"))
    return Arena(entry.id, codec.dump_json(codec.options_of(game)), bots, seed, keeps_records)
