"""Measures moves per second, latency and CPU per move of our server and boardgame.io's: `python bench/server.py`.

`--quick` takes less than a minute. Do not use the machine meanwhile.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's path has only its own folder

from bench.server_crowd import Crowd
from bench.server_measure import Sample, begin, flow, waves
from bench.server_process import Server, missing, ours, theirs
from bench.server_report import report
from bench.server_tables import open_ours, open_theirs
from poktail.core.registry import games

OURS, THEIRS = "ours", "boardgame.io"
THINK = (0.5, 1.0)
AT_HUMAN_RATE = 200
"""The number of tables where people think before they move."""
TABLES_OF_GAMES = 50
WARM = 1.0
SEED = 4


@dataclass(frozen=True, slots=True)
class Plan:
    """How much to measure."""

    tables: tuple[int, ...] = (50, 100, 200, 1000)
    rounds: int = 5
    seconds: float = 3.0
    human_rounds: int = 3
    human_seconds: float = 8.0
    most_seats: int = 4


QUICK = Plan(tables=(50, AT_HUMAN_RATE), rounds=2, seconds=1.0, human_rounds=1, human_seconds=5.0, most_seats=2)


@dataclass(slots=True)
class Side:
    """One server with its tables, and everything measured there, by round."""

    whose: str
    what: str
    tables: int
    server: Server
    crowd: Crowd
    rss: list[float] = field(default_factory=list)
    closed: list[Sample] = field(default_factory=list)
    human: list[Sample] = field(default_factory=list)

    async def begin(self) -> None:
        """Start the first match at every table, and measure the memory before and after."""
        self.rss.append(self.server.rss())
        await begin(self.crowd, lambda table: table.start())
        self.rss.append(self.server.rss())

    def close(self) -> None:
        """Disconnect everybody and stop the server."""
        self.crowd.check()
        self.crowd.close()
        self.server.close()


Open = tuple[str, Callable[[Path], Server], Callable[[str, int, int], Awaitable[Crowd]]]
SIDES: tuple[Open, ...] = ((OURS, ours, open_ours), (THEIRS, theirs, open_theirs))


async def level(tables: int, plan: Plan, folder: Path, sides: tuple[Open, ...]) -> list[Side]:
    """Measure this many tables at each server, all running; every server has a turn in each round, in varying order."""
    found: list[Side] = []
    with ExitStack() as stack:
        for whose, start, enter in sides:
            server = stack.enter_context(start(folder / f"{tables}-{whose}"))
            side = Side(whose, "tic-tac-toe", tables, server, await enter(server.url, tables, SEED))
            await side.begin()
            await waves(side.crowd, server, WARM)
            found.append(side)
        for number in range(plan.rounds):
            for side in found[:: -1 if number % 2 else 1]:
                side.closed.append(await waves(side.crowd, side.server, plan.seconds))
        if tables == AT_HUMAN_RATE:
            await at_human_rate(found, plan)
        for side in found:
            side.close()
    return found


async def at_human_rate(sides: list[Side], plan: Plan) -> None:
    """Measure with people who think before they move, at tables that are not in step."""
    for side in sides:
        await side.crowd.scatter()
    for number in range(plan.human_rounds):
        for side in sides[:: -1 if number % 2 else 1]:
            side.human.append(await flow(side.crowd, side.server, plan.human_seconds, THINK))


def entered(most_seats: int) -> Iterator[tuple[str, int]]:
    """Our own games with their smallest number of seats, and with the largest that is asked for."""
    for entry in games():
        bounds = entry.seat_bounds
        for seats in sorted({bounds.low, most_seats}):
            if bounds.low <= seats <= min(bounds.high, most_seats):
                yield entry.id, seats


async def own_game(game: str, seats: int, plan: Plan, folder: Path) -> Side:
    """Measure tables of one of our own games, match after match."""
    with ours(folder / f"{game}-{seats}") as server:
        crowd = await open_ours(server.url, TABLES_OF_GAMES, SEED, game, seats)
        side = Side(OURS, f"{game}, {seats} seats", TABLES_OF_GAMES, server, crowd)
        await side.begin()
        await flow(crowd, server, WARM)
        side.closed.append(await flow(crowd, server, plan.seconds, matches=TABLES_OF_GAMES))
        side.close()
    return side


async def measure(plan: Plan, folder: Path) -> tuple[list[list[Side]], list[Side], list[str]]:
    """Measure everything: tic-tac-toe at several numbers of tables, our own games, and what could not be measured."""
    absent = missing()
    sides = SIDES[:1] if absent else SIDES
    levels = []
    for tables in plan.tables:
        print(f"tic-tac-toe at {tables} tables …", file=sys.stderr)
        levels.append(await level(tables, plan, folder, sides))
    own = []
    for game, seats in entered(plan.most_seats):
        print(f"{game} at {seats} seats …", file=sys.stderr)
        own.append(await own_game(game, seats, plan, folder))
    return levels, own, [absent] if absent else []


def as_json(levels: list[list[Side]], own: list[Side]) -> dict[str, Any]:
    """Everything that was measured, by round."""

    def told(sample: Sample) -> dict[str, float]:
        values = {
            "moves": sample.moves,
            "matches": sample.matches,
            "moves_per_s": sample.rate,
            "p50_ms": sample.latency(0.5),
            "p99_ms": sample.latency(0.99),
            "cpu_us_per_move": sample.cpu,
            "cpu_us_per_turnover": sample.match,
            "cpu_us_per_move_with_all": sample.whole,
            "crowd_us_per_move": sample.crowd,
            "others": sample.play.others,
        }
        return {name: round(value, 3) for name, value in values.items()}

    rows = [
        {"whose": side.whose, "game": side.what, "tables": side.tables, "rss_mb": [round(mb, 1) for mb in side.rss]}
        | {"closed": [told(sample) for sample in side.closed], "human": [told(sample) for sample in side.human]}
        for side in [*(side for sides in levels for side in sides), *own]
    ]
    return {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count(), "rows": rows}


def planned() -> tuple[Plan, argparse.Namespace]:
    """The plan from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="less than a minute, for a first look")
    parser.add_argument("--tables", type=lambda text: tuple(map(int, text.split(","))), help="as in 50,100,200,1000")
    parser.add_argument("--rounds", type=int, help="how often each server has its turn")
    parser.add_argument("--seconds", type=float, help="how long a turn is")
    parser.add_argument("--data", type=Path, help="where the database goes; else where temporary files do")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    options = parser.parse_args()
    plan = QUICK if options.quick else Plan()
    asked = {name: getattr(options, name) for name in ("tables", "rounds", "seconds")}
    plan = replace(plan, **{name: value for name, value in asked.items() if value is not None})
    if min(plan.tables) < 1 or plan.rounds < 1 or plan.seconds <= 0:
        parser.error("tables, rounds and seconds must be positive")
    return plan, options


def main() -> None:
    """Measure, report, and write the figures to a file if asked."""
    plan, options = planned()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if soft < hard else soft, hard))
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=options.data))
    try:
        levels, own, absent = uvloop.run(measure(plan, folder))
        report(levels, own, absent, folder)
        if options.json:
            options.json.write_text(json.dumps(as_json(levels, own), indent=2) + "\n", encoding="utf-8")
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
