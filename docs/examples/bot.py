"""A bot in 40 lines: POKTAIL_BOT_TOKEN=pkt_… python bot.py ws://127.0.0.1:8765 (it needs `websockets`)."""

import asyncio
import json
import os
import random
import sys

import websockets

HEADERS = {"Authorization": f"Bearer {os.environ['POKTAIL_BOT_TOKEN']}"}


async def play(table: str, seat: int) -> None:
    """Play one seat, match after match: whenever there is something to choose, choose."""
    async with websockets.connect(f"{sys.argv[1]}/ws/table/{table}", additional_headers=HEADERS) as socket:
        await socket.send(json.dumps({"t": "play_as", "d": {"seat": seat}}))
        async for text in socket:
            frame = json.loads(text)
            if frame["t"] in ("view", "events") and frame["d"]["legal"]:
                move, _value = random.choice(frame["d"]["legal"])  # think here: frame["d"] also has view and events
                await socket.send(json.dumps({"t": "move", "v": frame["v"], "d": move, "a": str(frame["v"])}))


async def main(*games: str) -> None:
    """Take every seat that is offered."""
    offers, tables = {}, set()
    async with websockets.connect(f"{sys.argv[1]}/ws/bot", additional_headers=HEADERS) as socket:
        await socket.send(json.dumps({"t": "ready", "d": {"games": games}}))
        async for text in socket:
            frame = json.loads(text)
            if frame["t"] == "offer":
                name = frame["d"]["offer"]
                offers[name] = frame["d"]["table"], frame["d"]["seat"]
                await socket.send(json.dumps({"t": "answer", "d": {"offer": name, "accept": True}, "a": name}))
            elif frame["t"] == "ack" and frame.get("a") in offers:
                tables.add(asyncio.create_task(play(*offers.pop(frame["a"]))))


asyncio.run(main("cockroach_royal", "pok", "pok_n_roll", "pook"))
