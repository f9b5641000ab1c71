"""Runs the servers that `server.py` measures, each in its own process, and reads their CPU and memory."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BOARDGAME = Path(__file__).resolve().parent / "boardgame"
SERVE = "import json, sys; from bench.server_process import serve; serve(json.loads(sys.argv[1]))"
LIFTED = {
    "rate_per_address": 100_000,
    "rate_burst": 1_000_000,
    "messages_per_second": 100_000,
    "messages_burst": 1_000_000,
    "connections_per_address": 1_000_000,
    "tables_per_address": 1_000_000,
    "tables_per_profile": 100_000,
    "profiles_per_address": 1_000_000,
}
"""High limits: a thousand people come from one address and move as fast as they can; the limits are still checked."""
STOP = 20.0


def serve(settings: dict[str, Any]) -> None:
    """Run our server with one more game, the yardstick; called in the server's process."""
    from bench.yardsticks.tic_tac_toe import TicTacToe  # noqa: PLC0415
    from poktail.core import registry  # noqa: PLC0415

    class Yardstick(registry.Entry):
        """A game without a folder."""

        @property
        def game(self) -> Any:
            return TicTacToe

    known = registry.games
    registry.games = lambda: (*known(), Yardstick(TicTacToe.id, Path()))

    from poktail.server import run  # noqa: PLC0415  # after the registry knows it
    from poktail.server.settings import load  # noqa: PLC0415

    sys.exit(not run.serve(load(None, settings, {}), lambda address: print(address, flush=True)))


class Server:
    """A server process that prints its address on its first line."""

    def __init__(self, command: list[str], log: Path, env: dict[str, str]) -> None:
        self._log = log
        with log.open("w") as errors:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=os.environ | env
            )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        if not self.url.startswith("http"):
            self.close()
            raise RuntimeError(f"{command[0]} did not start: {log.read_text()[-2000:]}")

    def cpu(self) -> float:
        """CPU seconds used so far, user and system, all threads: like /proc/PID/stat, but more precise."""
        return time.clock_gettime_ns((~self._process.pid << 3) | 2) / 1e9  # Linux's id of a process's CPU clock

    def rss(self) -> float:
        """Its resident memory in MB (10⁶ bytes)."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def complaints(self) -> str:
        """What it has written to its log."""
        return self._log.read_text()

    def close(self) -> None:
        """Stop the process."""
        self._process.terminate()
        try:
            self._process.wait(STOP)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def ours(folder: Path) -> Server:
    """Our server on a new SQLite file; every move is durable before it is sent."""
    folder.mkdir(parents=True)
    settings = LIFTED | {"port": 0, "data": str(folder / "data"), "log_level": "warning", "bot_pause": 0.0}
    paths = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    return Server([sys.executable, "-c", SERVE, json.dumps(settings)], folder / "log", {"PYTHONPATH": paths})


def theirs(folder: Path) -> Server:
    """boardgame.io's server, in memory, in production mode."""
    folder.mkdir(parents=True)
    return Server(["node", str(BOARDGAME / "server.js")], folder / "log", {"NODE_ENV": "production"})


def missing() -> str | None:
    """Why boardgame.io's server cannot run here, after trying to install it; None if it can."""
    if (BOARDGAME / "node_modules" / "boardgame.io").exists() and shutil.which("node"):
        return None
    if not shutil.which("node") or not shutil.which("npm"):
        return "boardgame.io: not measured (no node, no npm)"
    done = subprocess.run(
        ["npm", "ci", "--no-audit", "--no-fund"], cwd=BOARDGAME, capture_output=True, text=True, check=False
    )
    return f"boardgame.io: not measured (npm ci: {done.stderr.strip()[-300:]})" if done.returncode else None


def busy() -> float:
    """CPU seconds the whole machine has been busy, without I/O wait, with stolen time."""
    line = Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    user, nice, system, _idle, _wait, irq, soft, steal = map(int, line[:8])
    return (user + nice + system + irq + soft + steal) / os.sysconf("SC_CLK_TCK")


def disk(folder: Path) -> str:
    """The kind of file system a folder is on."""
    mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text().splitlines()]
    inside = [(len(where), kind) for where, kind in mounts if folder.resolve().is_relative_to(where)]
    return max(inside, default=(0, "unknown"))[1]
