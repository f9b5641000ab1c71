"""Runs series of random matches, or the solver of a game, and shows the results."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from fractions import Fraction
from functools import partial
from inspect import signature
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from poktail.bots.series import in_chunks, random_samples, summarise, variants
from poktail.core import codec
from poktail.core.errors import BadOptions
from poktail.core.game import AnyGame
from poktail.core.registry import Entry, games
from poktail.terminal.screen import Screen


def stats(screen: Screen, entry: Entry, count: int, seed: str) -> None:
    """Play random matches of all variants and show a table of their statistics."""
    words, every = screen.words, variants(entry.game())
    columns = ("steps-least", "steps-mean", "steps-most", "decisions", "alone", "shared", "level")
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(words("stats-variant"))
    for column in ("matches", *columns):
        table.add_column(words(f"stats-{column}"), justify="right")
    per_game = -(-count // len(every))
    for game, samples in _watched(screen, every, per_game, seed):
        s = summarise(samples)
        least, mean, most = s.steps
        numbers = [f"{least}", f"{float(mean):.1f}", f"{most}", f"{float(s.decisions):.1f}"]
        numbers += [percent(part) for part in (s.alone, s.shared, s.level)]
        table.add_row(label(entry, game), f"{s.matches}", *numbers)
    screen.console.print(table)
    screen.console.print(Text(words("stats-caption"), "dim"))


def label(entry: Entry, game: AnyGame) -> str:
    """The options in which this variant differs from the default."""
    default = entry.game()
    names = [f.name for f in fields(game) if f.init and getattr(game, f.name) != getattr(default, f.name)]
    extra = [f"{name}={getattr(game, name)}" for name in names if name != "seats"]
    return " ".join([f"seats={game.seats}", *extra])


def solve(screen: Screen, entry: Entry, game: AnyGame, file: Path | None, check: bool, device: str = "") -> None:
    """Solve a game, or judge a table of its values, and show what a best response still gains."""
    words = screen.words
    layer = entry.layer("solve")
    table = file or (layer.shipped(game) if check else Path(f"{game.id}-{game.seats}.npz"))
    if table is None or (check and not table.exists()):
        raise BadOptions(option="file", want=words("solve-no-table"))
    work = layer.check if check else layer.solve
    if device:
        if "device" not in signature(work).parameters:
            raise BadOptions(option="device", want=" ".join(takes_device()), given=game.id)
        work = partial(work, device=device)
    with progress_bar(screen) as progress:
        task = progress.add_task(words("title"), total=None)
        report = work(game, table, lambda done, total: progress.update(task, completed=done, total=total))
    screen.say(words("solve-result", **{f.name: figure(getattr(report, f.name)) for f in fields(report)}))


def takes_device() -> list[str]:
    """The games whose solver runs on a device."""
    solvers = {entry.id: entry.layer("solve") for entry in games() if entry.has("solve")}
    return [name for name, layer in solvers.items() if "device" in signature(layer.solve).parameters]


def figure(value: Any) -> Any:
    """A figure of a report: counts as they are, gains with their size, several values with four decimals.

    >>> figure(3), figure(0.00123), figure((4.5, 2.0))
    (3, '1.2e-03', '4.5000 2.0000')
    """
    if isinstance(value, tuple):
        return " ".join(f"{each:.4f}" for each in value)
    return f"{value:.1e}" if isinstance(value, float) else value


def percent(part: Fraction) -> str:
    """A percentage with one decimal.

    >>> percent(Fraction(1, 3))
    '33.3 %'
    """
    return f"{float(part) * 100:.1f} %"


def _watched(screen: Screen, every: Iterable[AnyGame], count: int, seed: str) -> Iterable[tuple[AnyGame, list[Any]]]:
    every = list(every)
    with progress_bar(screen) as progress:
        task = progress.add_task(screen.words("title"), total=count * len(every))
        for game in every:
            samples = []
            own_seed = f"{seed} {codec.dump_json(codec.options_of(game))}"  # no two variants share random numbers
            for chunk in in_chunks(random_samples, count, own_seed, game.id, _options(game)):
                samples += chunk
                progress.update(task, advance=len(chunk))
            yield game, samples


def _options(game: AnyGame) -> dict[str, Any]:
    return {f.name: getattr(game, f.name) for f in fields(game) if f.init}


def progress_bar(screen: Screen) -> Progress:
    """A progress bar on a terminal; nothing in a pipe."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=screen.console, transient=True, disable=not screen.console.is_terminal)
