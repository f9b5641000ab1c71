"""Prints the tables and notes of `server.py`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from bench.server_measure import Sample, ratios
from bench.server_process import disk

if TYPE_CHECKING:
    from bench.server import Side

NOTES = (
    "Closed loop: the seat to move moves at once; a move's latency ends when every seat of the table has heard.",
    "Every match is a draw in nine moves. In step at all tables: eight moves (CPU/move, moves/s, latency), then the",
    "last one, the end of the match and the next match up to its first move (CPU/turnover); CPU, all in: both.",
    "Ours: SQLite, every move durable before it is told; a turnover keeps result and ratings, opens the seal, takes",
    "fresh randomness of both seats. boardgame.io: in memory, NODE_ENV=production; a turnover is a new match by sync.",
    "CPU: user and system time of the server's process with all its threads. Median of the rounds (least–greatest).",
)
CPU_GOAL, P99_GOAL, RSS_GOAL = 0.40, 50.0, 300.0
AT_TABLES, IDLE_TABLES = 200, 1000


def spread(samples: list[Sample], of: Callable[[Sample], float], digits: int = 0) -> str:
    """The median of some rounds and, if there are several, the extremes."""
    values = [of(sample) for sample in samples]
    text = f"{median(values):,.{digits}f}"
    return text if len(values) == 1 else f"{text} ({min(values):,.{digits}f}–{max(values):,.{digits}f})"


def middle(samples: list[Sample], of: Callable[[Sample], float], digits: int = 0) -> str:
    """The median of some rounds."""
    return f"{median(map(of, samples)):,.{digits}f}"


def p50(sample: Sample) -> float:
    """The median latency, in ms."""
    return sample.latency(0.5)


def p99(sample: Sample) -> float:
    """The 99th percentile of the latency, in ms."""
    return sample.latency(0.99)


def _table(title: str, first: Iterable[str], numbers: Iterable[str]) -> Table:
    shown = Table(title=title, title_justify="left", title_style="bold")
    for heading in first:
        shown.add_column(heading, no_wrap=True)
    for heading in numbers:
        shown.add_column(heading, justify="right")
    return shown


def closed(levels: list[list[Side]]) -> Table:
    """Tic-tac-toe as fast as possible."""
    numbers = ("moves/s", "p50 ms", "p99 ms", "CPU µs/move", "µs/turnover", "µs, all in", "crowd µs", "MB open/playing")
    shown = _table("Tic-tac-toe, two seats, closed loop", ("tables", "whose"), numbers)
    for sides in levels:
        for side in sides:
            rounds = side.closed
            shown.add_row(
                f"{side.tables:,}",
                side.whose,
                middle(rounds, lambda sample: sample.rate),
                middle(rounds, p50, 1),
                middle(rounds, p99, 1),
                spread(rounds, lambda sample: sample.cpu),
                middle(rounds, lambda sample: sample.match),
                middle(rounds, lambda sample: sample.whole),
                middle(rounds, lambda sample: sample.crowd),
                " / ".join(f"{mb:.0f}" for mb in side.rss),
                style="bold" if side.whose == "ours" else None,
            )
    return shown


def flowing(title: str, rows: list[tuple[Side, list[Sample]]]) -> Table:
    """Match after match, everything counted together."""
    shown = _table(title, ("what", "whose"), ("moves/s", "p50 ms", "p99 ms", "CPU µs/move", "crowd µs", "moves/match"))
    for side, rounds in rows:
        shown.add_row(
            side.what,
            side.whose,
            middle(rounds, lambda sample: sample.rate),
            middle(rounds, p50, 1),
            spread(rounds, p99, 1),
            spread(rounds, lambda sample: sample.cpu),
            middle(rounds, lambda sample: sample.crowd),
            middle(rounds, lambda sample: sample.moves / max(1, sample.matches)),
            style="bold" if side.whose == "ours" else None,
        )
    return shown


def compared(levels: list[list[Side]]) -> list[str]:
    """Ours divided by theirs, by round."""
    lines = []
    for sides in levels:
        if len(sides) < 2:
            continue
        mine, other = sides
        pairs: list[tuple[str, list[Sample], list[Sample], Callable[[Sample], float]]] = [
            ("within a match", mine.closed, other.closed, lambda sample: sample.cpu),
            ("all in", mine.closed, other.closed, lambda sample: sample.whole),
            ("at human rate, all in", mine.human, other.human, lambda sample: sample.cpu),
        ]
        for name, some, others, of in pairs:
            if some:
                ratio, least, most = ratios(some, others, of)
                verdict = "met" if ratio <= CPU_GOAL else "MISSED"
                line = f"CPU per move at {mine.tables:,} tables, {name}, ours / boardgame.io: "
                lines.append(line + f"{ratio:.2f} ({least:.2f}–{most:.2f})   goal {CPU_GOAL}: {verdict}")
    return lines


def limits(levels: list[list[Side]]) -> list[str]:
    """Latency and memory compared with our goals."""
    lines = []
    for side in (sides[0] for sides in levels):
        if side.tables == AT_TABLES:
            for name, rounds in (("closed loop", side.closed), ("at human rate", side.human)):
                value = median(map(p99, rounds))
                verdict = "met" if value < P99_GOAL else "MISSED"
                lines.append(f"p99 at {AT_TABLES} tables, {name}: {value:.1f} ms   goal {P99_GOAL:.0f}: {verdict}")
        if side.tables == IDLE_TABLES:
            verdict = "met" if max(side.rss) < RSS_GOAL else "MISSED"
            shown = " / ".join(f"{mb:.0f}" for mb in side.rss)
            lines.append(f"{IDLE_TABLES:,} tables open / playing: {shown} MB   goal {RSS_GOAL:.0f}: {verdict}")
    return lines


def noise(levels: list[list[Side]]) -> str:
    """How much of the machine other processes used."""
    values = [sample.play.others for sides in levels for side in sides for sample in (*side.closed, *side.human)]
    return f"Others used {100 * median(values):.0f} % of the machine meanwhile (at most {100 * max(values):.0f} %)."


def report(levels: list[list[Side]], own: list[Side], absent: list[str], folder: Path) -> None:
    """Print the tables, the notes, and how far the goals are met."""
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(closed(levels))
    human = [(side, side.human) for sides in levels for side in sides if side.human]
    if human:
        title = f"{human[0][0].tables} tables, everybody thinking 0.5–1 s, rematches counted in"
        console.print(flowing(title, human))
    if own:
        title = f"Our games, {own[0].tables} tables, closed loop, random moves, rematches counted in"
        console.print(flowing(title, [(side, side.closed) for side in own]))
    for line in (*NOTES, f"The database is on {disk(folder)}. {noise(levels)}", *absent):
        console.print(line, highlight=False)
    for line in (*compared(levels), *limits(levels)):
        console.print(line, highlight=False)
