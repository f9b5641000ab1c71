"""Parses a client's WebSocket message into one of the commands of tables/commands.py."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from poktail.server.errors import BadMessage, TooLarge
from poktail.server.tables.commands import (
    AckId,
    Answer,
    Away,
    Bot,
    Chat,
    Contribute,
    Emote,
    GoOn,
    Hint,
    Leave,
    Lock,
    Move,
    Ping,
    PlayAs,
    Ready,
    Rematch,
    Remove,
    Set,
    SetPace,
    Sit,
    Stand,
    StandIn,
    Start,
    Swap,
    TakeBack,
    Why,
)

ClientMessage = Annotated[
    PlayAs
    | Move
    | TakeBack
    | Why
    | Hint
    | Sit
    | Stand
    | Swap
    | Bot
    | Remove
    | Lock
    | Set
    | Start
    | Contribute
    | Away
    | StandIn
    | Rematch
    | GoOn
    | SetPace
    | Leave
    | Emote
    | Chat
    | Ping,
    Field(discriminator="t"),
]


BotMessage = Annotated[Ready | Answer | Ping, Field(discriminator="t")]


@cache
def _adapter(kind: Literal["table", "bot"]) -> TypeAdapter[Any]:
    return TypeAdapter(ClientMessage if kind == "table" else BotMessage)


class _AckOnly(BaseModel):
    """The acknowledgement id of a message that is otherwise wrong."""

    a: AckId


def ack_of(raw: str | bytes) -> str | None:
    """The acknowledgement id of a message that `parse` has refused, for the answer."""
    try:
        return _AckOnly.model_validate_json(raw).a
    except ValidationError:
        return None


def parse(raw: str | bytes, limit: int, kind: Literal["table", "bot"] = "table") -> Any:
    """Parse a client's message; raises TooLarge, or BadMessage, which quotes only the name of the wrong field."""
    long = isinstance(raw, str) and not raw.isascii() and len(raw.encode(errors="surrogatepass")) > limit
    if long or len(raw) > limit:
        raise TooLarge(limit=limit)
    try:
        return _adapter(kind).validate_json(raw)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"] if isinstance(part, int | str))
        raise BadMessage(field=where[:60] or None, reason=first["type"]) from None
