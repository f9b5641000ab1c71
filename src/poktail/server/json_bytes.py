"""JSON as bytes, quickly: every frame of every table passes here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import Any

import orjson

from poktail.core import codec

_AS_THEY_ARE = orjson.OPT_PASSTHROUGH_DATACLASS
_WRITERS: dict[type, Callable[[Any], Any]] = {}


def dump(value: Any) -> bytes:
    """The JSON of data, or of frozen values in the words of the codec, wherever in the data they are.

    >>> dump((1, None, {"is": "this"}))
    b'[1,null,{"is":"this"}]'
    """
    return orjson.dumps(value, _level, _AS_THEY_ARE)


def _level(value: Any) -> Any:
    """One level of a value that is not JSON; what is inside comes here by itself if need be."""
    kind = type(value)
    return (_WRITERS.get(kind) or _writer(kind))(value)


def _writer(kind: type) -> Callable[[Any], Any]:
    names = tuple(field.name for field in fields(kind) if field.init) if is_dataclass(kind) else ()
    make = _object(kind.__name__, names) if len(names) > 1 else codec.to_json
    return _WRITERS.setdefault(kind, make)


def _object(tag: str, names: tuple[str, ...]) -> Callable[[Any], Any]:
    keys, parts = (codec.TAG, *names), attrgetter(*names)

    def write(value: Any) -> Any:
        return dict(zip(keys, (tag, *parts(value)), strict=True))

    return write
