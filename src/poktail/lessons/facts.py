"""Looks up what a lesson claims about a position, by a path into its JSON."""

from __future__ import annotations

from typing import Any


def look_up(data: Any, path: str) -> Any:
    """The value at this path; KeyError, IndexError, TypeError, ValueError or StopIteration if there is none.

    Parts are separated by dots: a name or an index, `#` for how many there are, `#x` for how many are x, and
    `name=x` for the first item whose field of that name is x.

    >>> look_up({"view": {"hand": ["rat", "bat", "rat"]}}, "view.hand.#rat")
    2
    >>> look_up({"free": [{"cell": "e4", "purses": 1}]}, "free.cell=e4.purses")
    1
    """
    for part in path.split("."):
        data = _step(data, part)
    return data


def _step(data: Any, part: str) -> Any:
    if isinstance(data, dict):
        return data[part]
    if part == "#":
        return len(data)
    if part.startswith("#"):
        return sum(str(item) == part[1:] for item in data)
    name, equals, wanted = part.partition("=")
    if equals:
        return next(item for item in data if str(item[name]) == wanted)
    return data[int(part)]
