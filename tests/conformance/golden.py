"""Golden files: node counts of a game's smallest options (TINY) and playthroughs; `make golden` rewrites them."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from poktail.bots.series import chance
from poktail.core import codec
from poktail.core.game import CHANCE, Chance, Decide
from poktail.core.match import Match
from poktail.core.registry import Entry, find, games
from tests.conformance.tree import walk


def counts(entry: Entry) -> str:
    """Every history of TINY, counted by kind and depth, and what uniform play is worth to each seat."""
    report = walk(entry.tiny, entry.layer("rules"))
    lines = ["# Nodes of TINY by depth, and each seat's exact mean payoff under uniform play. Made by `make golden`."]
    for kind, depths in report.depths.items():
        lines += [f"[{kind}]", f"total = {depths.total()}"]
        lines += [f"by_depth = {[depths[depth] for depth in range(max(depths, default=-1) + 1)]}"]
    lines += ["[uniform]", "payoffs = [" + ", ".join(f'"{value}"' for value in report.values) + "]"]
    return "\n".join(lines) + "\n"


def playthrough(entry: Entry, head: list[str]) -> str:
    """A whole match as the protocol shows it: turns, legal moves, the events and view of each seat."""
    settings = dict(line.removeprefix("# ").split(": ", 1) for line in head)
    game = codec.with_options(entry.game, codec.parse(settings["options"]))
    rng = random.Random(settings["seed"])
    match, draw = Match(game), chance(rng)
    lines = [*head, *_views(match)]
    while match.payoffs is None:
        choice = _choose(match, draw, rng)
        version = match.version
        lines += ["", f"step {len(match.steps) + 1}: {_turn(match)}"]
        match.step(choice)
        lines += [f"  {'chance' if s == CHANCE else f'seat {s}'} {move}" for s, move in choice.items()]
        lines += [*_heard(match, version), *_views(match)]
    return "\n".join([*lines, "", f"payoffs {list(match.payoffs)}"]) + "\n"


def _choose(match: Match, draw: Any, rng: random.Random) -> dict[int, Any]:
    if isinstance(match.turn, Chance):
        return {CHANCE: draw(0, match.turn)}
    return {seat: rng.choice(match.legal(seat)) for seat in match.waiting}


def _turn(match: Match) -> str:
    turn = match.turn
    if isinstance(turn, Chance):
        return "chance of " + " ".join(f"{outcome}*{weight}" for outcome, weight in turn.outcomes)
    assert isinstance(turn, Decide)
    return "; ".join(f"seat {seat} may " + " ".join(map(str, match.legal(seat))) for seat in turn.seats)


def _heard(match: Match, version: int) -> Iterator[str]:
    for place, event in enumerate(match.log[version:]):
        by_text: dict[str, list[str]] = {}
        for seat in (*range(match.game.seats), None):
            text = codec.dump(match.events_since(seat, version)[place].what)
            by_text.setdefault(text, []).append("spectator" if seat is None else str(seat))
        mark = " (new page)" if event.forget else ""
        for text, seats in by_text.items():
            who = "all" if len(seats) == match.game.seats + 1 else " ".join(seats)
            yield f"  {version + place + 1}{mark} {who}: {text}"


def _views(match: Match) -> Iterator[str]:
    for seat in (*range(match.game.seats), None):
        yield f"  view {'spectator' if seat is None else seat}: {codec.dump(match.view(seat))}"


def head_of(path: Path) -> list[str]:
    """The two lines that define a playthrough: its options and its seed."""
    return path.read_text(encoding="utf-8").splitlines()[:2]


def rewrite(entry: Entry) -> int:
    """Rewrite one game's golden files; returns the number of its playthroughs."""
    folder = entry.folder / "tests"
    (folder / "counts.toml").write_text(counts(entry), encoding="utf-8")
    paths = sorted((folder / "playthroughs").glob("*.txt"))
    for path in paths:
        path.write_text(playthrough(entry, head_of(path)), encoding="utf-8")
    return len(paths)


def main(only: str = "") -> None:
    """Rewrite every golden file, or those of one game; `git diff` then shows what has changed."""
    for entry in (find(only),) if only else games():
        print(f"{entry.id}: counts.toml and {rewrite(entry)} playthroughs")


if __name__ == "__main__":
    main(*sys.argv[1:])
