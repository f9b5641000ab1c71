"""Every message a client may send over the WebSocket, as the schema document lists them; the answers: wire_down.py."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints, TypeAdapter, ValidationError

from poktail.server.errors import BadMessage, TooLarge

EMOTES = ("wave", "laugh", "think", "wow", "clap", "sorry", "hurry", "thanks", "well_played", "oops")

AckId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
Version = Annotated[int, Field(ge=0, le=2**53)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Entropy = Annotated[str, StringConstraints(max_length=128, pattern=r"^([0-9a-f]{2})*$")]
Id = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Seconds = Annotated[int, Field(ge=1, le=14 * 86_400)]


class Part(BaseModel):
    """Data of a message: exactly these fields, no coercion. What the server sends has all of them."""

    model_config = ConfigDict(
        extra="forbid", strict=True, frozen=True, json_schema_serialization_defaults_required=True
    )


class _Up(Part):
    """A message of a client; `a` names it in the answer, and makes a repeated move harmless."""

    a: AckId | None = None


class Clock(Part):
    """How long people may think: for one decision, and for a whole match."""

    mode: Literal["none", "advisory", "hard"] = "none"
    move: Seconds | None = None
    match: Seconds | None = None


class Setup(Part):
    """What a table is set up to be; the game's own options include how many sit there."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    options: dict[str, JsonValue] = {}
    public: bool = False
    watch: Literal["nobody", "anyone"] = "anyone"
    watch_delay: Annotated[int, Field(ge=0, le=600)] = 0
    chat: bool = False
    clock: Clock = Clock()
    grace: Annotated[int, Field(ge=1, le=86_400)] | None = 120
    lang: Literal["en", "fr", "de", "es"] = "en"


class HoldData(Part):
    """Which seat to hold up, and the last version this client has of which match."""

    seat: SeatNumber | None = None
    match: Id | None = None
    v: Version | None = None


class Hold(_Up):
    """Show me the table from this seat (none: as everybody may see it), and send me its events from now on."""

    t: Literal["hold"]
    d: HoldData


class Move(_Up):
    """The move of the seat held up, in notation, meant for that version."""

    t: Literal["move"]
    v: Version
    d: Notation
    a: AckId


class SitData(Part):
    """A seat, the name to sit there under, and randomness for the dice."""

    seat: SeatNumber
    name: Name | None = None
    entropy: Entropy | None = None


class Sit(_Up):
    """Take an open seat; one client may take several."""

    t: Literal["sit"]
    d: SitData


class SeatData(Part):
    """A seat."""

    seat: SeatNumber


class Stand(_Up):
    """Give a seat up before the match begins."""

    t: Literal["stand"]
    d: SeatData


class SwapData(Part):
    """Two seats."""

    seat: SeatNumber
    other: SeatNumber


class Swap(_Up):
    """Change places; with another person it happens when both have asked, or the host does."""

    t: Literal["swap"]
    d: SwapData


class BotData(Part):
    """A house bot's level, or the profile of a connected bot."""

    seat: SeatNumber
    level: Annotated[str, StringConstraints(min_length=1, max_length=40)] | None = None
    profile: Id | None = None


class Bot(_Up):
    """Host: put a bot into a seat; a connected bot is asked first."""

    t: Literal["bot"]
    d: BotData


class Remove(_Up):
    """Host: free a seat; during a match a bot plays it to the end."""

    t: Literal["remove"]
    d: SeatData


class LockData(Part):
    """Whether the table is locked."""

    on: bool


class Lock(_Up):
    """Host: let nobody else sit down, or let them again."""

    t: Literal["lock"]
    d: LockData


class Set(_Up):
    """Host: another set-up; people keep their seats as far as there are as many."""

    t: Literal["set"]
    d: Setup


class StartData(Part):
    """The level of the bots that fill the open seats; none: seats must be taken."""

    fill: Annotated[str, StringConstraints(min_length=1, max_length=40)] | None = None


class Start(_Up):
    """Host: begin the match, or after one the next."""

    t: Literal["start"]
    d: StartData


class EntropyData(Part):
    """Randomness of a seat's own, in hexadecimal."""

    seat: SeatNumber
    hex: Entropy


class Contribute(_Up):
    """Throw randomness of one's own into the dice, before the match begins."""

    t: Literal["entropy"]
    d: EntropyData


class AwayData(Part):
    """A seat, and whether a bot shall play it for its owner."""

    seat: SeatNumber
    on: bool


class Away(_Up):
    """Let a bot play my seat for a while, or take it back."""

    t: Literal["away"]
    d: AwayData


class Nothing(Part):
    """No data."""


class Leave(_Up):
    """Leave the table: give up my seats, or let bots play them to the end of the match."""

    t: Literal["leave"]
    d: Nothing = Nothing()


class EmoteData(Part):
    """One of the fixed set, from a seat."""

    seat: SeatNumber
    emote: Literal[EMOTES]  # type: ignore[valid-type]


class Emote(_Up):
    """Show a feeling."""

    t: Literal["emote"]
    d: EmoteData


class ChatData(Part):
    """A line, from a seat."""

    seat: SeatNumber
    text: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Chat(_Up):
    """Say something, where the table has chat."""

    t: Literal["chat"]
    d: ChatData


class Ping(_Up):
    """Is the server there."""

    t: Literal["ping"]
    d: Nothing = Nothing()


Up = Annotated[
    Hold
    | Move
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
    | Leave
    | Emote
    | Chat
    | Ping,
    Field(discriminator="t"),
]


class ReadyData(Part):
    """The games a bot plays."""

    games: Annotated[tuple[Annotated[str, StringConstraints(max_length=40)], ...], Field(max_length=64)]


class Ready(_Up):
    """A bot is ready to be offered seats."""

    t: Literal["ready"]
    d: ReadyData


class AnswerData(Part):
    """An offer, and whether the bot takes it."""

    offer: Id
    accept: bool


class Answer(_Up):
    """A bot takes an offered seat or declines it; then it connects to the table like everybody else."""

    t: Literal["answer"]
    d: AnswerData


BotUp = Annotated[Ready | Answer | Ping, Field(discriminator="t")]


@cache
def _adapter(kind: Literal["table", "bot"]) -> TypeAdapter[Any]:
    return TypeAdapter(Up if kind == "table" else BotUp)


class _Named(BaseModel):
    """Of a message that is otherwise wrong, its name."""

    a: AckId


def name_of(raw: str | bytes) -> str | None:
    """What a message that `parse` has refused calls itself, so that its refusal can be told from others."""
    try:
        return _Named.model_validate_json(raw).a
    except ValidationError:
        return None


def parse(raw: str | bytes, limit: int, kind: Literal["table", "bot"] = "table") -> Any:
    """The message a client sent, or TooLarge (bytes) or BadMessage, which repeats nothing of it but a field's name."""
    long = isinstance(raw, str) and not raw.isascii() and len(raw.encode(errors="surrogatepass")) > limit
    if long or len(raw) > limit:
        raise TooLarge(limit=limit)
    try:
        return _adapter(kind).validate_json(raw)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"] if isinstance(part, int | str))
        raise BadMessage(field=where[:60] or None, reason=first["type"]) from None
