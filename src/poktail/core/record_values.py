"""The parts of a match record (header, steps, signatures), and `Record.verified`, which checks its chance."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from poktail.core import codec
from poktail.core.errors import BadName, BadOptions, BadProof
from poktail.core.fair import ENTROPY_BYTES, Fair, verify
from poktail.core.game import AnyGame, Choice, Seat, SeatEvent
from poktail.core.match import Match, replay

MAX_OPTIONS = 4_000
MAX_NAME = 40
KEY_BYTES = 32
SIGNATURE_BYTES = 64


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed before the first step; without a commitment the chance of the match cannot be verified.

    `keys` are the public keys of the seats, empty for a seat that does not sign; none at all in an unsigned record.
    """

    game: AnyGame
    names: tuple[str, ...]
    commitment: str | None = None
    entropy: tuple[bytes, ...] = ()
    keys: tuple[bytes, ...] = ()

    def __post_init__(self) -> None:
        if len(self.names) != self.game.seats:
            raise BadName(names=len(self.names), seats=self.game.seats)
        for name in self.names:
            check_name(name)
        options_text(self.game)
        if self.commitment is not None and not re.fullmatch("[0-9a-f]{64}", self.commitment):
            raise BadProof(reason="commitment")
        if len(self.entropy) != (0 if self.commitment is None else self.game.seats):
            raise BadProof(reason="entropy_count")
        if any(len(part) > ENTROPY_BYTES for part in self.entropy):
            raise BadProof(reason="entropy_length")
        if self.keys and (len(self.keys) != self.game.seats or self.commitment is None):
            raise BadProof(reason="key_count")


@dataclass(frozen=True, slots=True)
class ServerSignature:
    """The server's public key, and its signature of the record whose text has this digest."""

    key: bytes
    signature: bytes
    digest: str


NO_SIGNATURES: Mapping[tuple[int, Seat], bytes] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Record:
    """A match with all its secrets; seed and signatures are included only once the match is over.

    `signatures` are those of the seats, by the number of the step (from 0) and the seat.
    """

    header: Header
    steps: tuple[Choice, ...]
    seed: bytes | None = field(default=None, repr=False)
    signatures: Mapping[tuple[int, Seat], bytes] = field(default_factory=lambda: NO_SIGNATURES)
    server: ServerSignature | None = None

    def match(self) -> Match:
        """The match that these steps produce."""
        return replay(self.header.game, self.steps)

    def verified(self) -> Match:
        """The match, if its chance was committed, revealed and correct; otherwise BadProof."""
        if self.header.commitment is None:
            raise BadProof(reason="no_commitment")
        if self.seed is None:
            raise BadProof(reason="not_revealed")
        return verify(self.header.game, self.steps, Fair(self.seed, self.header.entropy), self.header.commitment)


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A match as one seat (None: a spectator) may know it: its events and its view."""

    header: Header
    seat: Seat | None
    events: tuple[SeatEvent, ...]
    view: Any


def check_name(name: str) -> str:
    """The name, if it is printable, trimmed and not too long; otherwise BadName."""
    if not name or len(name) > MAX_NAME or name != name.strip() or not name.isprintable():
        raise BadName(name="".join(c for c in name if c.isprintable())[:MAX_NAME])
    return name


def options_text(game: AnyGame) -> str:
    """The options as a record writes them, or BadOptions if a record cannot contain them."""
    options = codec.options_of(game)
    text = codec.dump_json(options)
    if len(text) > MAX_OPTIONS or not plain(text):
        texts = {name: codec.dump_json(value) for name, value in options.items()}
        raise BadOptions(option=max(texts, key=lambda name: (not plain(texts[name]), len(texts[name]))))
    return text


def plain(text: str) -> bool:
    """Whether this JSON may be part of a record: all printable and unescaped, so that any terminal can show it."""
    return text.isprintable() and "\\" not in text
