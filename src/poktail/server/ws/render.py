"""Serialises updates to the JSON sent over the WebSocket.

tables/updates.py builds them, and tables/live_table.py decides who may see what.
"""

from __future__ import annotations

from poktail.server.json_bytes import dump
from poktail.server.tables.updates import Update


def render(update: Update, ack: str | None = None) -> str:
    """The message; its data is rendered once, however many clients it goes to.

    >>> render(Update("ack", 3, {}), "m1")
    '{"v":3,"t":"ack","a":"m1","d":{}}'
    """
    text = update.text
    if text is None:
        text = update.text = dump(update.data).decode()
    answers = "" if ack is None else f',"a":"{ack}"'
    return f'{{"v":{update.version},"t":"{update.type}"{answers},"d":{text}}}'
