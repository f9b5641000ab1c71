"""What each GET about the longest allowed match costs the event loop, and how much memory: `python bench/reads.py`.

Goals: 50 ms of the event loop's processor time and 20 MB. What this script itself does in the loop counts, too.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvicorn

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # a script's path has only its own folder

from bench.attack import LONG, Server, play_long_match  # noqa: E402
from bench.server_process import LIFTED  # noqa: E402
from poktail.server import run  # noqa: E402
from poktail.server.app import create_app  # noqa: E402
from poktail.server.settings import load  # noqa: E402

# The first request of a server also sets up what all others use; it is not counted.
WARM_UP = "throws"
PATHS = ("record", "record?format=jsonl", "proof", "replay", "replay?visibility=everything", "throws")
CLIENT = (
    "import httpx, sys; answer = httpx.get(sys.argv[1], timeout=300); print(answer.status_code, len(answer.content))"
)


def megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def cost(url: str) -> tuple[str, float, float]:
    """The client's answer, and what it took: milliseconds of this thread's processor time, and megabytes."""
    before = most = megabytes()
    used = time.thread_time()
    client = await asyncio.to_thread(subprocess.Popen, [sys.executable, "-c", CLIENT, url], stdout=subprocess.PIPE)
    while client.poll() is None:
        most = max(most, megabytes())
        await asyncio.sleep(0.02)
    assert client.stdout is not None
    return client.stdout.read().decode().strip(), 1e3 * (time.thread_time() - used), most - before


async def measure(folder: Path) -> None:
    settings = load(None, {"data": str(folder), "port": 0}, {})
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        server = uvicorn.Server(run.config(settings, app))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.05)
        port = server.servers[0].sockets[0].getsockname()[1]
        base = f"http://127.0.0.1:{port}/api/matches/{LONG.read_text()}"
        await cost(f"{base}/{WARM_UP}")
        print(f"{'GET':<30} {'status, bytes':>16} {'loop ms':>8} {'MB':>6}")
        for path in PATHS:
            answer, loop_ms, mb = await cost(f"{base}/{path}")
            print(f"{path:<30} {answer:>16} {loop_ms:8.1f} {mb:6.1f}", flush=True)
        server.should_exit = True
        await serving


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        prepared = Server(data, **LIFTED)
        asyncio.run(play_long_match(prepared.url))
        prepared.stop()
        asyncio.run(measure(data))


if __name__ == "__main__":
    main()
