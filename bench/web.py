"""Measures the web page: time until usable, bytes loaded, delay of a move, layout shift: `python bench/web.py`.

Uses real Chromium and our server on this machine. Do not use the machine meanwhile; `--quick` measures once.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any
from urllib.parse import urlparse

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's path has only its own folder

from playwright.sync_api import Browser, CDPSession
from rich.console import Console
from rich.table import Table

from poktail.core.registry import games
from poktail.server.http.pages import DIST
from tests.server.live import Process
from tests.web.conftest import CHROMIUMS, REPORT
from tests.web.visitor import Visitor, chromium_at, play

THROTTLES = (1, 4)
FIRST_LOAD, FONT, ECHO, BOTS = 120_000, 60_000, 100, 0.25
"""Goals: bytes of gzip, bytes of the font, milliseconds. The last is how many seconds a bot takes to move."""
SHIFT, WATCHED = 0.05, 1.2
"""Goal for the layout shift of a match; there a bot takes longer than a browser counts a change as our own doing."""
SCREENS = ((1280, 800), (390, 664), (360, 640))
KEY = ".game .key-main"
# Until the first game's button exists, is painted, and the page is idle.
READY = f"""new MutationObserver((_, watch) => {{
  if (!document.querySelector({json.dumps(KEY)})) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
}}).observe(document, {{ childList: true, subtree: true }});"""
# From the click that sends a move to the answer's frame, to the first change on the table, to its paint.
LISTEN = """{ const Real = WebSocket, echoes = (window.echoes = []);
  let clicked = 0, move = null;
  addEventListener('click', (event) => (clicked = event.timeStamp), true);
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (move && !move.frame && JSON.parse(data).a === move.a) move.frame = performance.now();
      });
    }
    send(text) {
      const sent = JSON.parse(text);
      if (sent.t === 'move') move = { a: sent.a, click: clicked };
      super.send(text);
    }
  };
  new MutationObserver(() => {
    if (!move?.frame || move.shown) return;
    const done = move;
    done.shown = performance.now();
    requestAnimationFrame(() => setTimeout(() => {
      const since = (at) => at - done.click;
      echoes.push([since(done.frame), since(done.shown), since(performance.now())]);
    }));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""

# When what moved by how much, without what follows a press; with motion, as people see it.
SHIFTS = """localStorage.setItem('poktail.motion', 'normal');
{ const shifts = (window.shifts = []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push([entry.startTime, entry.value]);
  }).observe({ type: 'layout-shift', buffered: true }); }"""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much to measure."""

    loads: int = 9
    matches: int = 1
    presses: int = 8


class Player(Visitor):
    """A visitor who presses buttons at random, and closes a rulebook that was opened by accident."""

    def act(self, rng: Random) -> tuple[str | None, bool]:
        """Act like a visitor."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        return super().act(rng)


def tools_of(visitor: Visitor, throttle: int) -> CDPSession:
    """The page's DevTools session, with its CPU slowed down by this factor."""
    tools = visitor.context.new_cdp_session(visitor.page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    return tools


def usable(visitor: Visitor) -> float:
    """Milliseconds from the start of the navigation until the first game's button can be pressed."""
    visitor.go("/").page.wait_for_function("() => window.usable")
    return float(visitor.page.evaluate("() => window.usable"))


def loads(browser: Browser, url: str, throttle: int, times: int) -> tuple[list[float], list[float]]:
    """How soon the start page can be used on the first visit, and on a later one."""
    cold, warm = [], []
    for _ in range(times):
        visitor = Visitor(browser, url, worker=True)
        visitor.context.add_init_script(READY)
        tools_of(visitor, throttle)
        cold.append(usable(visitor))
        warm.append(usable(visitor))
        visitor.close()
    return cold, warm


def first_load(browser: Browser, url: str) -> list[tuple[str, int, int]]:
    """Every file that the start page loads first, with its bytes as gzip and as brotli."""
    visitor, asked = Visitor(browser, url, worker=True), list[str]()
    visitor.page.on("response", lambda response: asked.append(urlparse(response.url).path))
    visitor.go("/").page.wait_for_selector(KEY)
    visitor.page.wait_for_load_state("networkidle")
    visitor.close()
    return sorted(set(sized(asked)), key=lambda row: -row[1])


def sized(paths: Sequence[str]) -> Iterator[tuple[str, int, int]]:
    """Sizes of built files; responses that the server generates are not included."""
    for path in paths:
        file = DIST / (path.removeprefix("/") or "index.html")
        packed = [file.with_name(f"{file.name}.{kind}") for kind in ("gz", "br")]
        if file.is_file():
            gzip, brotli = (pack.stat().st_size if pack.exists() else file.stat().st_size for pack in packed)
            yield path, gzip, brotli


def sources() -> dict[str, str]:
    """The main source of each built file, by its name."""
    if not REPORT.is_file():
        return {}
    outputs = json.loads(REPORT.read_text(encoding="utf-8"))["outputs"]
    weights = {Path(path).name: about["inputs"] for path, about in outputs.items() if about["inputs"]}
    most = {name: max(inputs, key=lambda part: inputs[part]["bytesInOutput"]) for name, inputs in weights.items()}
    return {name: source.removeprefix("src/poktail/").removeprefix("node_modules/") for name, source in most.items()}


def echoes(browser: Browser, url: str, game: str, matches: int) -> list[tuple[float, float, float]]:
    """Play whole matches against bots that take a moment; returns for each move the milliseconds from click to frame,
    to change, to paint. Bots that take none would move before our move is painted, and be measured with it.
    """
    found: list[tuple[float, float, float]] = []
    for seed in range(matches):
        visitor = Player(browser, url, worker=True)
        visitor.context.add_init_script(LISTEN)
        visitor.begin(game, "Play now").until("playing")
        play([visitor], Random(seed))
        found += map(tuple, visitor.page.evaluate("() => window.echoes"))
        visitor.close()
    return found


def largest_window(shifts: Sequence[tuple[float, float]]) -> float:
    """The cumulative layout shift as browsers define it: of windows of 5 s with gaps below 1 s, the largest sum."""
    most, begun, last, total = 0.0, -math.inf, -math.inf, 0.0
    for at, value in shifts:
        if at - last >= 1_000 or at - begun >= 5_000:
            begun, total = at, 0.0
        last, total = at, total + value
        most = max(most, total)
    return most


def layout_shift(browser: Browser, url: str, game: str, screen: tuple[int, int], presses: int, seed: int = 0) -> float:
    """Play a match for this number of presses, and return the layout shift that no press caused."""
    visitor = Player(browser, url, deal=str(seed))
    visitor.context.add_init_script(SHIFTS)
    visitor.page.set_viewport_size({"width": screen[0], "height": screen[1]})
    visitor.begin(game, "Play now").until("playing").page.wait_for_selector(".board .tray")
    begun = visitor.page.evaluate("() => performance.now()")
    play([visitor], Random(seed), presses=presses)
    shifts = [(at, value) for at, value in visitor.page.evaluate("() => window.shifts") if at > begun]
    visitor.close()
    return largest_window(shifts)


def table(title: str, *columns: str) -> Table:
    """An empty table with right-aligned numbers."""
    made = Table(title=title, title_justify="left")
    for place, column in enumerate(columns):
        made.add_column(column, justify="right" if place else "left")
    return made


def report_loads(console: Console, browser: Browser, url: str, times: int) -> None:
    """Print how soon the page can be used."""
    made = table(f"From navigation to the first key, ms; {times} loads each", "processor", "cold", "warm", "slowest")
    for throttle in THROTTLES:
        cold, warm = loads(browser, url, throttle, times)
        name = "as it is" if throttle == 1 else f"{throttle} times slower"
        made.add_row(name, f"{median(cold):.0f}", f"{median(warm):.0f}", f"{max(cold):.0f} / {max(warm):.0f}")
    console.print(made)


def report_bytes(console: Console, browser: Browser, url: str) -> None:
    """Print what the first load consists of."""
    rows = first_load(browser, url)
    made, inside = table("The first load", "file", "mostly", "gzip", "brotli"), sources()
    for path, *sizes in rows:
        made.add_row(path, inside.get(Path(path).name, ""), *(f"{size:,}" for size in sizes))
    font = sum(size for path, size, _ in rows if path.endswith(".woff2"))
    total = sum(gzip for _, gzip, _ in rows) - font
    made.add_section()
    made.add_row(f"{len(rows)} files", "", f"{total + font:,}", f"{sum(row[2] for row in rows):,}")
    console.print(made)
    console.print(f"goal {FIRST_LOAD:,} of gzip: {'met' if total <= FIRST_LOAD else 'missed'} with {total:,}")
    console.print(f"goal {FONT:,} for the font: {'met' if font <= FONT else 'missed'} with {font:,}")


def report_echoes(console: Console, browser: Browser, url: str, matches: int) -> None:
    """Print how fast a move is shown."""
    made = table("From a click to what it does, ms: p50 / p95", "game", "moves", "frame", "on the board", "painted")
    worst = 0.0
    for entry in games():
        found = echoes(browser, url, entry.id, matches)
        steps = [sorted(step) for step in zip(*found, strict=True)]
        high = [quantiles(step, n=20, method="inclusive")[-1] for step in steps]
        worst = max(worst, high[1])
        shown = [f"{median(step):.1f} / {top:.1f}" for step, top in zip(steps, high, strict=True)]
        made.add_row(entry.about.title, str(len(found)), *shown)
    console.print(made)
    console.print(f"goal {ECHO} ms on the board at p95: {'met' if worst <= ECHO else 'missed'}")


def report_shifts(console: Console, browser: Browser, url: str, presses: int) -> None:
    """Print how much the table moves while it is played at."""
    sizes = [f"{width}×{height}" for width, height in SCREENS]
    made, worst = table(f"Cumulative layout shift, {presses} presses each", "game", *sizes), 0.0
    for entry in games():
        found = [layout_shift(browser, url, entry.id, screen, presses) for screen in SCREENS]
        worst = max(worst, *found)
        made.add_row(entry.about.title, *(f"{shift:.3f}" for shift in found))
    console.print(made)
    console.print(f"goal {SHIFT} at every size: {'met' if worst <= SHIFT else 'missed'} with {worst:.3f}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="look once")
    plan = Plan(loads=2, presses=3) if parser.parse_args().quick else Plan()
    program = next(filter(None, map(shutil.which, (os.environ.get("CHROMIUM", ""), *CHROMIUMS))), None)
    if program is None or not (DIST / "index.html").is_file():
        print("bench/web.py: needs Chromium (on Debian: apt-get install chromium) and the built page (make web)")
        return
    console = Console(width=120)
    used: tuple[Any, ...] = os.getloadavg()
    console.print(f"others keep {used[0]:.1f} of {os.cpu_count()} cores busy before we begin")
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(Path(folder), bot_pause=BOTS) as server,
        chromium_at(program) as browser,
    ):
        report_loads(console, browser, server.url, plan.loads)
        report_bytes(console, browser, server.url)
        report_echoes(console, browser, server.url, plan.matches)
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(Path(folder), seed="shifts", bot_pause=WATCHED) as server,
        chromium_at(program) as browser,
    ):
        report_shifts(console, browser, server.url, plan.presses)


if __name__ == "__main__":
    main()
