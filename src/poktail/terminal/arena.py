"""Runs an arena on this machine or on a Dask cluster, keeps its records, and shows what it found."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from pathlib import Path

from rich.markup import escape
from rich.table import Table
from rich.text import Text

from poktail.bots.arena import Arena, Block, play_block
from poktail.bots.arena_report import Report
from poktail.bots.series import in_order
from poktail.client.errors import Unreachable
from poktail.core.errors import BadOptions, BadRecord
from poktail.core.evaluation import Z_95
from poktail.terminal.screen import Screen
from poktail.terminal.series import progress_bar

CONNECT_S = 10


def run(screen: Screen, arena: Arena, matches: int, workers: int | None, dask: str, folder: Path | None) -> Report:
    """Play this many matches of each bot at a table of each other, in whole blocks; records go into the folder."""
    report = Report(arena)
    jobs = arena.jobs(-(-matches // report.game.seats))
    with progress_bar(screen) as progress:
        task = progress.add_task(screen.words("title"), total=len(jobs) * report.game.seats)
        for block in in_order(play_block, jobs, workers) if not dask else on_cluster(dask, jobs):
            report.add(block)
            if folder is not None:
                keep(folder, arena, block)
            progress.update(task, advance=report.game.seats)
    return report


def on_cluster(address: str, jobs: list[tuple[Arena, int, int, int]]) -> Iterator[Block]:
    """The same blocks in the same order, played by the workers of the Dask scheduler at this address."""
    try:
        from distributed import Client  # noqa: PLC0415  # an extra
    except ModuleNotFoundError:
        raise BadOptions(option="--dask", want="pip install poktail[cluster]") from None
    try:
        client = Client(address, timeout=CONNECT_S)
    except (OSError, ValueError):
        raise Unreachable(server=address) from None
    with client:
        futures = deque(client.map(play_block, *zip(*jobs, strict=True), pure=False))
        while futures:
            yield futures.popleft().result()


def empty_folder(screen: Screen, folder: Path) -> Path:
    """The folder, created if it does not exist; BadOptions if there is something in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not any(folder.iterdir()):
            return folder
    except OSError:
        raise BadRecord(line=1, reason="unwritable", file=str(folder)) from None
    raise BadOptions(option="--record", want=screen.words("arena-empty-folder"))


def keep(folder: Path, arena: Arena, block: Block) -> None:
    """Write the records of a block."""
    for seat, text in enumerate(block.records):
        path = folder / f"{arena.match_id(block.number, block.odd, block.table, seat)}.txt"
        try:
            path.write_bytes(text.encode())
        except OSError:
            raise BadRecord(line=1, reason="unwritable", file=str(path)) from None


def show(screen: Screen, report: Report) -> None:
    """Print who wins and who comes last at whose table, how often everybody draws, then ratings and speed."""
    words, seats, names = screen.words, report.game.seats, [escape(name) for name in report.names]
    cells = [(words("arena-wins", fair=f"{100 / seats:.1f}"), report.wins), (words("arena-last"), report.last)]
    if report.has_draws:
        cells.append((words("arena-draws"), report.draws))
    for title, cell in cells:
        table = _table(words("arena-bot"), *names)
        for odd, name in enumerate(names):
            table.add_row(name, *("–" if odd == among else str(cell(odd, among)) for among in range(len(names))))
        screen.console.print(Text(title, "bold"))
        screen.console.print(table)
        screen.console.print()
    table = _table(words("arena-bot"), words("arena-rating"), words("arena-speed"))
    for bot, (name, rating) in enumerate(zip(names, report.ratings, strict=True)):
        speed = report.speed(bot)
        shown = "–" if speed is None else f"{speed:.0f}" if speed >= 10 else f"{speed:.2g}"
        table.add_row(name, f"{rating.mu:.1f} ± {Z_95 * rating.sigma:.1f}", shown)
    screen.console.print(table)
    screen.console.print(Text(words("arena-caption", matches=report.blocks * seats, blocks=report.blocks), "dim"))


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(first)
    for other in others:
        table.add_column(other, justify="right")
    return table
