"""Messages of the wire protocol: parsing what the server sends, encoding what we send."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """One message from the server; docs/wire.md lists the kinds."""

    kind: str
    version: int
    data: Any
    ack: str | None = None


def parse_message(text: str | bytes) -> Message:
    """A message as the server sent it, without control characters; ValueError for anything else.

    >>> parse_message('{"v": 3, "t": "chat", "d": {"seat": 0, "text": "hi"}}').data
    {'seat': 0, 'text': 'hi'}
    """
    frame = printable(json.loads(text))
    try:
        return Message(frame["t"], frame["v"], frame["d"], frame.get("a"))
    except (KeyError, TypeError, AttributeError):
        raise ValueError("not a message of the wire protocol") from None


def encode_message(kind: str, data: Any, **more: Any) -> str:
    """A message to the server; `v` and `a` are given by name.

    >>> encode_message("move", "disc", v=17)
    '{"t": "move", "d": "disc", "v": 17}'
    """
    return json.dumps({"t": kind, "d": data} | more)


def printable(value: Any) -> Any:
    """A JSON value whose strings hold no control characters, which a terminal would obey."""
    if isinstance(value, str):
        return value if value.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in value)
    if isinstance(value, list):
        return [printable(part) for part in value]
    if isinstance(value, dict):
        return {printable(key): printable(part) for key, part in value.items()}
    return value
