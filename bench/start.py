"""Measures how long commands take to start: `python bench/start.py`. Goal: 0.3 seconds.

Processor time is shown besides elapsed time because it depends less on what else the machine does.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

GOAL_S = 0.3
COMMANDS = (("--help",), ("games",), ("games", "--json"), ("play", "--help"), ("rules", "pok"))
ROOT = Path(__file__).resolve().parent.parent


def measure(args: tuple[str, ...]) -> tuple[float, float]:
    """Elapsed and processor seconds of one run."""
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, "-m", "poktail", *args], env=env, stdout=subprocess.DEVNULL, check=True)
    elapsed, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return elapsed, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    rounds = parser.parse_args().rounds
    for args in COMMANDS:
        measure(args)  # the first run writes the compiled files
        runs = [measure(args) for _ in range(rounds)]
        elapsed, used = (median(run[place] for run in runs) for place in (0, 1))
        best = min(run[0] for run in runs)
        line = f"{elapsed:.2f} s elapsed (best {best:.2f}), {used:.2f} s of processor time"
        print(f"poktail {' '.join(args):<14} {line}{'' if best <= GOAL_S else '  OVER THE GOAL'}")


if __name__ == "__main__":
    main()
