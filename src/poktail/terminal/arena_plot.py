"""Draws the matrix of an arena as a heat map, with Matplotlib (extra `plot`)."""

from __future__ import annotations

from math import nan
from pathlib import Path

from poktail.bots.arena_report import Report
from poktail.core.errors import BadOptions, BadRecord
from poktail.i18n import Words

FORMATS = (".png", ".svg")


def check(path: Path) -> None:
    """BadOptions if a plot cannot be written to this file, before hours of matches are played for it."""
    if path.suffix not in FORMATS:
        raise BadOptions(option="--plot", want=" ".join(FORMATS))
    try:
        import matplotlib  # noqa: F401, PLC0415  # an extra
    except ModuleNotFoundError:
        raise BadOptions(option="--plot", want="pip install poktail[plot]") from None


def draw(report: Report, words: Words, path: Path) -> None:
    """Draw wins and last places of every bot (row) at a table of every other (column), with their intervals."""
    from matplotlib.figure import Figure  # noqa: PLC0415

    names, places = report.names, range(len(report.names))
    figure = Figure(figsize=(8 + 1.8 * len(names), 1.6 + 0.7 * len(names)), layout="constrained")
    panels = (
        (words("arena-wins", fair=f"{100 / report.game.seats:.1f}"), report.wins, "Blues"),
        (words("arena-last"), report.last, "Oranges"),
    )
    for axes, (title, cell, colours) in zip(figure.subplots(1, 2), panels, strict=True):
        cells = {(odd, among): cell(odd, among) for odd in places for among in places if odd != among}
        means = [[cells[odd, among].mean if odd != among else nan for among in places] for odd in places]
        axes.imshow(means, cmap=colours, vmin=0, vmax=1, aspect="auto")
        for (odd, among), found in cells.items():
            colour = "white" if found.mean > 0.6 else "black"
            axes.text(among, odd, str(found), ha="center", va="center", color=colour)
        axes.set_title(title, fontsize="small")
        axes.set_xticks(places, names)
        axes.set_yticks(places, names)
        axes.set_xlabel(words("arena-table"))
    figure.suptitle(f"{words('title')} · {words('arena-odd')}")
    try:
        figure.savefig(path, dpi=150)
    except OSError:
        raise BadRecord(line=1, reason="unwritable", file=str(path)) from None
