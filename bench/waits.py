"""Measures how long the first move of a game's expert takes in a fresh process, and how long other threads wait for it.

`python bench/waits.py [--game pook] [--searches 20] [--playouts 800]`

One process starts with an empty folder for machine code, a second one with what the first has left there. In each,
the main thread does next to nothing every millisecond, as an idle server's event loop does, while another thread
prepares the expert and lets it think; how late the main thread wakes is how long that thread held it up.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from time import perf_counter, sleep
from typing import Any

from poktail.bots.series import play_at_random
from poktail.core.match import Match
from poktail.core.registry import find

TICK_S = 0.001


def watched(work: Callable[[], Any]) -> dict[str, float]:
    """Run this in another thread: its seconds, and the longest, 99.9th and 99th percentile of delays here, in ms."""
    thread, delays, begun = Thread(target=work), list[float](), perf_counter()
    thread.start()
    while thread.is_alive():
        asleep = perf_counter()
        sleep(TICK_S)
        delays.append(1000 * (perf_counter() - asleep - TICK_S))
    seconds, late = perf_counter() - begun, sorted(delays)
    found = {"s": seconds, "max": late[-1]}
    return found | {"p99.9": late[int(0.999 * len(late))], "p99": late[int(0.99 * len(late))]}


def position(game: str) -> Any:
    """An observation in the middle of a random match."""
    options = find(game).game()
    steps, match = play_at_random(options, Random("waits")).steps, Match(options)
    for step in steps[: len(steps) // 2]:
        match.step(step)
    while len(match.waiting) != 1 or len(match.observation(match.waiting[0]).legal) < 2:
        match.step(steps[len(match.steps)])
    return match.observation(match.waiting[0])


def child(game: str, searches: int, playouts: int) -> None:
    """What one process measures, as a line of JSON."""
    observation = position(game)
    found = {"idle": watched(partial(sleep, 3.0))}
    layer = find(game).layer

    def load() -> None:
        layer("expert")

    found["import"] = watched(load)
    expert = layer("expert")
    found["prepare"] = watched(expert.prepare)
    found["first move"] = watched(partial(expert.evaluate, observation, Random(1)))

    def think() -> None:
        for number in range(searches):
            expert.evaluate(observation, Random(number), playouts=playouts)

    found[f"{searches} moves"] = watched(think)
    print(json.dumps(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="pook")
    parser.add_argument("--searches", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=800)
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.child:
        child(chosen.game, chosen.searches, chosen.playouts)
        return
    with TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--child", "--game", chosen.game]
        command += ["--searches", str(chosen.searches), "--playouts", str(chosen.playouts)]
        environ = os.environ | {"NUMBA_CACHE_DIR": folder}
        print(f"{'':<30}{'seconds':>9}{'others wait, ms: max':>22}{'p99.9':>8}{'p99':>8}")
        for name in ("nothing kept", "machine code kept"):
            done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
            for part, found in json.loads(done.stdout).items():
                print(f"{name + ', ' + part:<30}" + "{s:>9.2f}{max:>22.1f}{p99.9:>8.1f}{p99:>8.1f}".format(**found))


if __name__ == "__main__":
    main()
