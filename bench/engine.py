"""Measures moves per second of our engine and its peers: `python bench/engine.py [--seconds 2] [--rounds 3]`."""

from __future__ import annotations

import argparse
import gc
import json
import platform
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's path has only its own folder

from bench.contenders import APPLY, APPLY_TURN, BURST, MATCH, MATCH_VIEW, PEERS, PLAY, REPLAY, Contender, ours

HEADINGS = {
    PLAY: "Random play, every move asked for and checked; ours: chance by random.Random, not HMAC",
    REPLAY: "Choices made beforehand, applied from a fresh start",
}
NOTES = (
    "A move is one seat's decision; steps count chance too where the caller plays it. CPU seconds, best round.",
    "Every contender picks with random.choice among what it says is legal; resets and the result are counted in.",
    "RLCard's Leduc, which is PettingZoo's too, has blinds and lets one fold at any time: fewer moves to a match.",
)
Rate = tuple[float, float, float]
"""Moves, steps and matches per CPU second."""
Found = list[tuple[Contender, list[Rate]]]


def entered() -> tuple[list[Contender], list[str]]:
    """All contenders that can run here, and a line for each that cannot."""
    running, missing = list(ours()), []
    for name, load in PEERS:
        try:
            running += load()
        except ModuleNotFoundError as error:
            missing.append(f"{name}: not installed (no module {error.name})")
    return running, missing


def measure(contender: Contender, seconds: float) -> Rate:
    """The rates per CPU second, measured over at least this many seconds."""
    gc.collect()
    moves = steps = matches = 0
    begin = process_time()
    while True:
        moved, stepped = contender.burst()
        moves, steps, matches = moves + moved, steps + stepped, matches + BURST
        spent = process_time() - begin
        if spent >= seconds:
            return moves / spent, steps / spent, matches / spent


def race(contenders: list[Contender], seconds: float, rounds: int) -> list[list[Rate]]:
    """Measure every contender once per round, so that a slow minute of the machine affects all."""
    for contender in contenders:
        contender.burst()
    results: list[list[Rate]] = [[] for _ in contenders]
    for _ in range(rounds):
        for result, contender in zip(results, contenders, strict=True):
            result.append(measure(contender, seconds / rounds))
    return results


def table(group: str, rows: Found, base: float) -> Table:
    """The table of one group, the fastest first."""
    shown = Table(title=HEADINGS[group], title_justify="left", title_style="bold")
    shown.add_column("whose")
    shown.add_column("game")
    shown.add_column("driven by")
    for heading in ("moves/s", "median", "steps/s", "matches/s", "our Leduc is"):
        shown.add_column(heading, justify="right")
    for contender, rates in sorted(rows, key=lambda row: -best(row[1])):
        mine = contender.whose == "ours"
        shown.add_row(
            contender.whose,
            contender.game,
            contender.how,
            f"{best(rates):,.0f}",
            f"{median(moves for moves, _, _ in rates):,.0f}",
            f"{max(steps for _, steps, _ in rates):,.0f}",
            f"{max(matches for _, _, matches in rates):,.0f}",
            "" if mine else f"{base / best(rates):.2f} ×",
            style="bold" if mine else None,
        )
    return shown


def best(rates: list[Rate]) -> float:
    """The moves per second of the best round."""
    return max(moves for moves, _, _ in rates)


def ratios(found: Found) -> list[tuple[str, float, float | None]]:
    """What is compared, our speed as a multiple of the peer's, and the goal if there is one."""

    def fastest(group: str, whose: str, game: str, how: str) -> float:
        """The fastest of all that match; for a peer that is the hardest to beat."""
        fit = [
            best(rates)
            for c, rates in found
            if c.group == group and c.whose.startswith(whose) and game in c.game and c.how == how
        ]
        return max(fit, default=0.0)

    pairs: list[tuple[str, float, float, float | None]] = []
    match, look = (fastest(PLAY, "ours", "Leduc", how) for how in (MATCH, MATCH_VIEW))
    apply, ask = (fastest(REPLAY, "ours", "Leduc", how) for how in (APPLY, APPLY_TURN))
    env, bare = (fastest(PLAY, "RLCard", "Leduc", how) for how in ("Env", "Game, no encoder"))
    python = fastest(REPLAY, "OpenSpiel", "Python", "apply_action")
    pairs.append(("ours Match / RLCard", match, env, 1.3))
    pairs.append(("ours Match + view / RLCard without its encoder", look, bare, None))
    pairs.append(("ours raw apply / OpenSpiel Python", apply, python, 1.5))
    pairs.append(("ours apply + turn / OpenSpiel Python", ask, python, None))
    return [(name, mine / other, goal) for name, mine, other, goal in pairs if other]


def report(found: Found, missing: list[str]) -> None:
    """Print the tables, the notes, and how far the goals are met."""
    console = Console(width=None if sys.stdout.isatty() else 120)
    for group, how in ((PLAY, MATCH), (REPLAY, APPLY)):
        rows = [(contender, rates) for contender, rates in found if contender.group == group]
        (base,) = (best(rates) for c, rates in rows if (c.whose, c.game, c.how) == ("ours", "Leduc", how))
        console.print(table(group, rows, base))
    for line in (*NOTES, *missing):
        console.print(line, highlight=False)
    for name, ratio, goal in ratios(found):
        verdict = "" if goal is None else f"   goal {goal}: {'met' if ratio >= goal else 'MISSED'}"
        console.print(f"{name}: {ratio:.2f}{verdict}", highlight=False)


def as_json(found: Found, missing: list[str]) -> dict[str, Any]:
    """Everything that was measured."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "unit": "per CPU second",
        "contenders": [
            {"group": c.group, "whose": c.whose, "game": c.game, "driven_by": c.how}
            | {unit: [round(rate[place]) for rate in rates] for place, unit in enumerate(("moves", "steps", "matches"))}
            for c, rates in found
        ],
        "missing": missing,
        "ratios": [{"name": name, "ratio": round(ratio, 3), "goal": goal} for name, ratio, goal in ratios(found)],
    }


def main() -> None:
    """Measure, report, and write the figures to a file if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each contender, over all rounds")
    parser.add_argument("--rounds", type=int, default=3, help="in how many slices, one after another for all")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    options = parser.parse_args()
    if options.seconds <= 0 or options.rounds < 1:
        parser.error("seconds must be positive and rounds at least 1")
    contenders, missing = entered()
    found = list(zip(contenders, race(contenders, options.seconds, options.rounds), strict=True))
    report(found, missing)
    if options.json:
        options.json.write_text(json.dumps(as_json(found, missing), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
