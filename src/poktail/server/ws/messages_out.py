"""Schema models of the messages the server sends, for the schema document and the tests.

tables/updates.py builds the messages as plain dictionaries, for speed; a test checks them against these models.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue
from pydantic.json_schema import SkipJsonSchema

from poktail.server.problem import Problem
from poktail.server.storage.documents import Part, Setup
from poktail.server.tables.commands import AckId, ChatData, EmoteData, Notation, Version


def _drop_default(schema: dict[str, Any]) -> None:
    schema.pop("default", None)


Absent = SkipJsonSchema[None]
"""Next to a type: the field may be missing, and is never sent as null."""

MISSING = Field(None, json_schema_extra=_drop_default)


class _Down(BaseModel):
    """A message to a client: `v` is the match's version after it, `a` names the message that it answers."""

    model_config = ConfigDict(extra="forbid")
    v: Version
    a: AckId | Absent = MISSING


EventEntry = tuple[Version, Any]
"""A version and what this seat learned then: a value of the game, or null if it only learns that something happened."""

LegalMove = tuple[Notation, Any]
"""A move's notation, which the client sends back, and its value."""


class HolderState(Part):
    """Who sits in a seat, as everybody may know."""

    name: str
    kind: Literal["person", "bot"]
    profile: str | None
    level: str | None
    present: bool
    stand_in: bool
    away_ms: int | None
    """How long its owner has had no connection."""
    stand_in_ms: int | None
    """How long until a bot takes over, if its owner stays away."""
    votes: int
    """How many people want a bot to take over at once."""
    removal_votes: int
    """How many people want somebody to be removed from a rated match."""
    contributed: bool
    key: str | None
    """The public key that this seat signs its moves with in this match, or the next one; null: it does not sign."""


class TableState(Part):
    """A table and who sits there, as everybody who has its link may know."""

    id: str
    code: str | None
    rev: int
    game: str
    options: dict[str, Any]
    setup: Setup
    host: str
    locked: bool
    phase: Literal["open", "starting", "playing", "over"]
    seats: tuple[HolderState | None, ...]
    wishes: tuple[tuple[int, int], ...]
    match: str
    last: str | None
    commitment: str
    rematch: tuple[int, ...]
    """The seats of the people who want a rematch."""
    pause_ms: int | None
    """How long bots wait after a showdown, unless everybody present goes on."""
    pause_v: int | None
    """The version of that showdown: a page goes on showing it, if others move meanwhile; null: there is no pause."""
    watching: int
    rated: bool
    """Whether a match with this set-up changes ratings."""


class ClockState(Part):
    """In milliseconds: when the seats in `waiting` began to think, and how much match time each seat has left."""

    now: int
    since: int
    move: int | None
    left: tuple[int | None, ...]
    mode: Literal["advisory", "hard"]


class OverData(Part):
    """The result and the revealed seed."""

    match: str
    payoffs: tuple[int, ...]
    ranks: tuple[int, ...]
    seed: str
    entropy: tuple[str, ...]


class ViewData(Part):
    """The match from one seat; `events` begin after version `since`; clients show none up to version `page`."""

    match: str
    seat: int | None
    since: Version
    page: Version
    events: tuple[EventEntry, ...]
    view: Any
    legal: tuple[LegalMove, ...]
    waiting: tuple[int, ...]
    chosen: Notation | None
    take_back: bool
    """Whether the seat may take back its last move."""
    decision: int | None
    """How many decisions the seat has made: the signature of its next one contains this number."""
    clock: ClockState | None


class WaitingData(Part):
    """Who still has to choose: all that others learn of a choice before the reveal; the rest is about your own."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)
    match: str
    waiting: tuple[int, ...]
    chosen: Notation | Absent = MISSING
    take_back: bool | Absent = MISSING
    clock: ClockState | None


class WelcomeData(Part):
    """The server's version and clock, and the profile of the key that came with the connection."""

    server: str
    now: int
    profile: str | None
    name: str | None
    emotes: tuple[str, ...]
    key: str
    """The public key with which the server signs records; signatures of moves contain it."""


class Welcome(_Down):
    """The first frame: who you are, as the server sees it."""

    t: Literal["welcome"]
    d: WelcomeData


class TableFrame(_Down):
    """The table as it is now."""

    t: Literal["table"]
    d: TableState


class View(_Down):
    """A fresh view: when events are not enough, at the beginning of a match, and when a move was taken back."""

    t: Literal["view"]
    d: ViewData


class Events(_Down):
    """What happened after the last version, and the view and moves that follow from it."""

    t: Literal["events"]
    d: ViewData


class Waiting(_Down):
    """Somebody has chosen."""

    t: Literal["waiting"]
    d: WaitingData


class Over(_Down):
    """The match has ended."""

    t: Literal["over"]
    d: OverData


class Acknowledged(_Down):
    """The command was carried out, and is durable where that matters."""

    t: Literal["ack"]
    d: dict[str, JsonValue]


class Refused(_Down):
    """Not done; nothing has changed."""

    t: Literal["error"]
    d: Problem


class Emoted(_Down):
    """Somebody sent a reaction."""

    t: Literal["emote"]
    d: EmoteData


class Said(_Down):
    """Somebody sent a chat line."""

    t: Literal["chat"]
    d: ChatData


class ReasonData(Part):
    """A value of the game that says why; null: the move is possible."""

    reason: Any


class Reasoned(_Down):
    """Why a move is not possible, as far as the asking seat can know."""

    t: Literal["why"]
    d: ReasonData


class HintData(Part):
    """The moves that the strongest bot would make for this seat now, and a value of the game that says why, or null."""

    seat: int
    moves: tuple[LegalMove, ...]
    reason: Any


class Hinted(_Down):
    """A hint for the seat that asked, from nothing but what that seat knows."""

    t: Literal["hint"]
    d: HintData


class OfferData(Part):
    """The seat and its table."""

    offer: str
    table: str
    seat: int
    game: str
    options: dict[str, Any]


class Offer(_Down):
    """A bot is offered a seat."""

    t: Literal["offer"]
    d: OfferData


ServerMessage = Annotated[
    Welcome
    | TableFrame
    | View
    | Events
    | Waiting
    | Over
    | Acknowledged
    | Refused
    | Emoted
    | Said
    | Reasoned
    | Hinted
    | Offer,
    Field(discriminator="t"),
]
