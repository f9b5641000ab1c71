"""Converts game values to and from JSON, checks a game's options, and finds moves by notation or index."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

from poktail.core.errors import BadNotation, BadOptions, BadValue
from poktail.core.game import AnyGame, Bounds

TAG = "is"
"""The key in a value's JSON that holds the name of its class."""

Decoder = Callable[[Any], Any]
Encoder = Callable[[Any], Any]


def to_json(value: Any) -> Any:
    """The JSON of a frozen value: a dataclass becomes an object with its class name, a tuple becomes an array."""
    kind = type(value)
    return (_ENCODERS.get(kind) or _encoder(kind))(value)


def from_json(kind: Any, data: Any) -> Any:
    """The value of this type that the JSON describes, or BadValue."""
    decode = _decoder(kind)
    try:
        return decode(data)
    except RecursionError:  # a recursive type, and JSON nested too deeply
        raise _wrong(kind) from None


def dump(value: Any) -> str:
    """One line of JSON, the same for equal values.

    >>> dump((1, None, "disc"))
    '[1,null,"disc"]'
    """
    return dump_json(to_json(value))


def dump_json(data: Any) -> str:
    """Serialise JSON data to one line of text."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def parse(text: str) -> Any:
    """Parse untrusted JSON text, or raise BadValue."""
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()  # reject what we could not write back
        return data
    except (ValueError, RecursionError):
        raise BadValue(want="JSON") from None


def load(kind: Any, text: str) -> Any:
    """The value of this type that a line of JSON describes, or BadValue."""
    return from_json(kind, parse(text))


_ENCODERS: dict[type, Encoder] = {}
_PLAIN = frozenset({NoneType, bool, int, str})


def _encoder(kind: type) -> Encoder:
    """The function that writes values of a class; cached, because every message of a table server uses it."""
    make: Encoder
    if issubclass(kind, Enum):
        make = attrgetter("value")
    elif issubclass(kind, NoneType | bool | int | str):
        make = _same
    elif issubclass(kind, tuple):
        make = _array
    elif issubclass(kind, frozenset):
        make = _sorted_array
    elif is_dataclass(kind):
        make = _object(kind)
    else:
        raise TypeError(f"{kind.__name__} is not a frozen value")
    return _ENCODERS.setdefault(kind, make)


def _same(value: Any) -> Any:
    return value


def _array(value: Any) -> Any:
    return [item if type(item) in _PLAIN else to_json(item) for item in value]


def _sorted_array(value: Any) -> Any:
    return sorted(_array(value), key=json.dumps)


def _object(kind: Any) -> Encoder:
    names, tag = tuple(f.name for f in fields(kind) if f.init), kind.__name__

    def write(value: Any) -> Any:
        data = {TAG: tag}
        for name in names:
            part = getattr(value, name)
            data[name] = part if type(part) in _PLAIN else to_json(part)
        return data

    return write


def _wrong(kind: Any) -> BadValue:
    return BadValue(want=getattr(kind, "__name__", str(kind)))


@cache
def _decoder(kind: Any) -> Decoder:
    origin: Any = get_origin(kind)
    args = get_args(kind)
    if origin is Annotated:
        return _decoder(args[0])
    if origin in (Union, UnionType):
        return _union(kind, args)
    if origin is tuple:
        return _sequence(kind, args)
    if origin is frozenset:
        return _set(kind, args)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _member(kind)
    if is_dataclass(origin):
        generic: Any = origin
        return _record(generic, dict(zip(generic.__parameters__, args, strict=True)))
    if is_dataclass(kind):
        return _record(kind, {})
    if kind in (int, str, bool, NoneType):
        return _plain(kind)
    raise TypeError(f"{kind} has no JSON form")


def _plain(kind: Any) -> Decoder:
    def decode(data: Any) -> Any:
        if type(data) is not kind:
            raise _wrong(kind)
        return data

    return decode


def _member(kind: type[Enum]) -> Decoder:
    members = {(type(member.value), member.value): member for member in kind}  # True is not 1

    def decode(data: Any) -> Any:
        if not isinstance(data, str | int) or (type(data), data) not in members:
            raise _wrong(kind)
        return members[type(data), data]

    return decode


def _sequence(kind: Any, args: tuple[Any, ...]) -> Decoder:
    open_ended = len(args) == 2 and args[1] is Ellipsis
    items = [_decoder(arg) for arg in args if arg is not Ellipsis]

    def decode(data: Any) -> Any:
        if not isinstance(data, list) or not (open_ended or len(data) == len(items)):
            raise _wrong(kind)
        return tuple(item(d) for item, d in zip(items * len(data) if open_ended else items, data, strict=True))

    return decode


def _set(kind: Any, args: tuple[Any, ...]) -> Decoder:
    item = _decoder(args[0])

    def decode(data: Any) -> Any:
        if not isinstance(data, list):
            raise _wrong(kind)
        found = frozenset(item(d) for d in data)
        if to_json(found) != data:  # equal sets must have the same JSON
            raise _wrong(kind)
        return found

    return decode


def _union(kind: Any, args: tuple[Any, ...]) -> Decoder:
    classes: list[Any] = [arg for arg in args if is_dataclass(get_origin(arg) or arg)]
    tagged = {arg.__name__: _decoder(arg) for arg in classes}
    others = [_decoder(arg) for arg in args if arg not in classes]

    def decode(data: Any) -> Any:
        if isinstance(data, dict) and isinstance(data.get(TAG), str) and data[TAG] in tagged:
            return tagged[data[TAG]](data)
        for other in others:
            try:
                return other(data)
            except BadValue:
                continue
        raise _wrong(kind)

    return decode


def _record(kind: Any, types: Mapping[Any, Any]) -> Decoder:
    hints = get_type_hints(kind, include_extras=True)
    names = [f.name for f in fields(kind) if f.init]
    parts: dict[str, Decoder] = {}

    def decode(data: Any) -> Any:
        if not isinstance(data, dict) or data.get(TAG) != kind.__name__ or data.keys() - {TAG} != set(names):
            raise _wrong(kind)
        if not parts:  # resolved late, so that a type may contain itself
            parts.update({name: _decoder(fill_types(hints[name], types)) for name in names})
        return kind(**{name: parts[name](data[name]) for name in names})

    return decode


def fill_types(hint: Any, types: Mapping[Any, Any]) -> Any:
    """The type of a generic class's field, with the real types in place of the type variables."""
    if isinstance(hint, TypeVar):
        return types.get(hint, hint)  # an unbound type variable has no JSON form
    wanted = tuple(types.get(parameter, parameter) for parameter in getattr(hint, "__parameters__", ()))
    return hint[wanted] if wanted else hint


def options_of(game: AnyGame) -> dict[str, Any]:
    """A game's options as JSON."""
    return {f.name: to_json(getattr(game, f.name)) for f in fields(game) if f.init}


def with_options(kind: Any, options: Mapping[str, Any]) -> Any:
    """The game of this class with these options (as JSON), or BadOptions with the name of the wrong option."""
    hints = get_type_hints(kind, include_extras=True)
    known = {f.name for f in fields(kind) if f.init}
    for name in options:
        if name not in known:
            raise BadOptions(option=str(name)[:40])
    return kind(**{name: _option(name, hints[name], value) for name, value in options.items()})


def check_options(game: AnyGame) -> None:
    """Check the types and bounds of all options; called from a game's __post_init__."""
    hints = get_type_hints(type(game), include_extras=True)
    for f in fields(game):
        if not f.init:
            continue
        value, bounds = getattr(game, f.name), f.metadata.get("bounds")
        try:
            same = _option(f.name, hints[f.name], to_json(value)) == value
        except TypeError:
            same = False
        if not same:
            raise BadOptions(option=f.name)
        if isinstance(bounds, Bounds) and value is not None and not bounds.low <= value <= bounds.high:
            raise BadOptions(option=f.name, low=bounds.low, high=bounds.high)


def _option(name: str, kind: Any, value: Any) -> Any:
    try:
        return from_json(kind, value)
    except BadValue as wrong:
        raise BadOptions(option=name, want=wrong.data["want"]) from None


def notation(move: Any) -> str:
    """The text of a move or of a chance outcome."""
    return str(move)


def from_notation(moves: tuple[Any, ...], text: str) -> Any:
    """The move this text names, or BadNotation."""
    for move in moves:
        if str(move) == text:
            return move
    raise BadNotation(text=text[:80])


def index_of(game: AnyGame, move: Any) -> int:
    """The move's action index."""
    return game.moves.index(move)
