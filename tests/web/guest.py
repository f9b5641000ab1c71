"""Test program that needs only the installed wheel: `python guest.py ADDRESS GAME…` loads the page and plays."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
from typing import Any
from urllib.request import Request, urlopen

import websockets


def fetch(address: str, path: str) -> bytes:
    """A page or one of its files."""
    with urlopen(address + path, timeout=30) as answer:
        content: bytes = answer.read()
    return content


def post(address: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    """What the server answers, and the cookie it sets."""
    headers = {"Content-Type": "application/json", "Origin": address} | ({"Cookie": cookie} if cookie else {})
    with urlopen(Request(address + path, json.dumps(body).encode(), headers), timeout=30) as answer:
        return json.loads(answer.read()), str(answer.headers["Set-Cookie"]).partition(";")[0]


def look(address: str) -> int:
    """Fetch the page as a browser does at first, and all that the worker keeps: how many files that were."""
    page = fetch(address, "/").decode()
    paths = set(re.findall(r'(?:href|src)="(/[^"]+\.(?:js|css|svg|webmanifest))"', page))
    paths |= set(json.loads(re.search(r'\["/"[^\]]*\]', fetch(address, "/sw.js").decode())[0]))  # type: ignore[index]
    files = [fetch(address, path) for path in sorted(paths)]
    assert all(files)
    return len(files)


async def play(address: str, game: str, rng: random.Random) -> list[int]:
    """A whole match against bots at a new table: the payoffs."""
    _, cookie = post(address, "/api/me", {"name": "Ann"})
    table = post(address, "/api/tables", {"game": game}, cookie)[0]["id"]
    link = f"{address.replace('http', 'ws', 1)}/ws/table/{table}"
    async with websockets.connect(link, additional_headers={"Origin": address, "Cookie": cookie}) as line:
        await line.send(json.dumps({"t": "sit", "d": {"seat": 0, "entropy": "a1" * 8}, "a": "1"}))
        await line.send(json.dumps({"t": "start", "d": {"fill": "random"}, "a": "2"}))
        async for raw in line:
            frame = json.loads(raw)
            assert frame["t"] != "error", frame
            if frame["t"] == "over":
                payoffs: list[int] = frame["d"]["payoffs"]
                return payoffs
            if frame["t"] in ("view", "events") and frame["d"]["legal"]:
                move = rng.choice(frame["d"]["legal"])[0]
                await line.send(json.dumps({"t": "move", "v": frame["v"], "d": move, "a": f"m{frame['v']}"}))
    raise AssertionError("the connection ended before the match")


if __name__ == "__main__":
    print(look(sys.argv[1]), "files")
    for each in sys.argv[2:]:
        print(each, asyncio.run(play(sys.argv[1], each, random.Random(7))))
