"""Serialises data that may contain game values to JSON bytes; ws/render.py uses it for every message."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import Any

import orjson

from poktail.core import codec

_OPTIONS = orjson.OPT_PASSTHROUGH_DATACLASS
_WRITERS: dict[type, Callable[[Any], Any]] = {}


def dump(value: Any) -> bytes:
    """The JSON of data that may contain frozen game values, which are written as by the codec.

    >>> dump((1, None, {"is": "this"}))
    b'[1,null,{"is":"this"}]'
    """
    return orjson.dumps(value, _one_level, _OPTIONS)


def rendered(value: Any) -> orjson.Fragment:
    """The JSON of a value, rendered now for use inside other data later."""
    return orjson.Fragment(dump(value))


def _one_level(value: Any) -> Any:
    """Convert one level of a value that is not JSON; orjson calls again for what is inside."""
    kind = type(value)
    return (_WRITERS.get(kind) or _writer(kind))(value)


def _writer(kind: type) -> Callable[[Any], Any]:
    names = tuple(field.name for field in fields(kind) if field.init) if is_dataclass(kind) else ()
    write = _object(kind.__name__, names) if len(names) > 1 else codec.to_json
    return _WRITERS.setdefault(kind, write)


def _object(tag: str, names: tuple[str, ...]) -> Callable[[Any], Any]:
    keys, parts = (codec.TAG, *names), attrgetter(*names)

    def write(value: Any) -> Any:
        return dict(zip(keys, (tag, *parts(value)), strict=True))

    return write
