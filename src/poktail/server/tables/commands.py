"""The commands a table accepts: those that clients send over the WebSocket, and the server's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from poktail.core.game import Seat
from poktail.server.storage.documents import Pace, Part, Setup

EMOTES = ("wave", "laugh", "think", "wow", "clap", "sorry", "hurry", "thanks", "well_played", "oops")

AckId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
Version = Annotated[int, Field(ge=0, le=2**53)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Entropy = Annotated[str, StringConstraints(max_length=128, pattern=r"^([0-9a-f]{2})*$")]
PublicKey = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Signature = Annotated[str, StringConstraints(pattern=r"^(-|[0-9a-f]{128})$")]
Id = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class Command(Part):
    """A client's message; `a` comes back in the answer and makes a repeated move harmless."""

    a: AckId | None = None


class Nothing(Part):
    """No data."""


class PlayAsData(Part):
    """The seat to play as, the match this client knows, and the last version of it that it has."""

    seat: SeatNumber | None = None
    match: Id | None = None
    v: Version | None = None


class PlayAs(Command):
    """Show me the match from this seat (null: as a spectator sees it), and send me its events from now on."""

    t: Literal["play_as"]
    d: PlayAsData


class Move(Command):
    """A move of the seat this connection plays as: its notation, and the version it was chosen for."""

    t: Literal["move"]
    v: Version
    d: Notation
    s: Signature | None = None
    """The signature, required where the seat has a key; `-` from a device that does not have the private key."""
    a: AckId


class TakeBack(Command):
    """Take back the last move of the seat this connection plays as, shown at this version, alone with bots."""

    t: Literal["take_back"]
    v: Version
    d: Nothing = Nothing()
    a: AckId


class WhyData(Part):
    """The moves composed so far, and last the one that is asked about."""

    moves: Annotated[tuple[Notation, ...], Field(min_length=1, max_length=8)]


class Why(Command):
    """Ask why a move of the seat this connection plays as is not possible; the answer is a `why`."""

    t: Literal["why"]
    d: WhyData


class Hint(Command):
    """Ask what the strongest bot would do in the seat this connection plays as; the answer is a `hint`."""

    t: Literal["hint"]
    d: Nothing = Nothing()


class SitData(Part):
    """A seat, a name for it, randomness for the match, and with it the public key that moves will be signed with."""

    seat: SeatNumber
    name: Name | None = None
    entropy: Entropy | None = None
    key: PublicKey | None = None


class Sit(Command):
    """Take an open seat; one client may take several."""

    t: Literal["sit"]
    d: SitData


class SeatData(Part):
    """A seat."""

    seat: SeatNumber


class Stand(Command):
    """Give up a seat before the match begins."""

    t: Literal["stand"]
    d: SeatData


class SwapData(Part):
    """Two seats."""

    seat: SeatNumber
    other: SeatNumber


class Swap(Command):
    """Swap two seats; with another person it happens once both have asked, or at the host's request."""

    t: Literal["swap"]
    d: SwapData


class BotData(Part):
    """A seat, and the level of a server bot or the profile of a connected bot."""

    seat: SeatNumber
    level: Annotated[str, StringConstraints(min_length=1, max_length=40)] | None = None
    profile: Id | None = None


class Bot(Command):
    """Host: put a bot into a seat; a connected bot is asked first."""

    t: Literal["bot"]
    d: BotData


class Remove(Command):
    """Host: free a seat; during a match a bot plays it to the end."""

    t: Literal["remove"]
    d: SeatData


class LockData(Part):
    """Whether the table is locked."""

    on: bool


class Lock(Command):
    """Host: lock the table so that nobody else can sit down, or unlock it."""

    t: Literal["lock"]
    d: LockData


class Set(Command):
    """Host: change the set-up; people keep their seats where the new set-up has them."""

    t: Literal["set"]
    d: Setup


class StartData(Part):
    """The level of the bots that fill open seats; null: all seats have to be taken."""

    fill: Annotated[str, StringConstraints(min_length=1, max_length=40)] | None = None


class Start(Command):
    """Host: start the match, or the next one."""

    t: Literal["start"]
    d: StartData


class EntropyData(Part):
    """A seat's randomness, in hexadecimal, and the public key that its moves will be signed with."""

    seat: SeatNumber
    hex: Entropy
    key: PublicKey | None = None


class Contribute(Command):
    """Contribute randomness to the match before it begins."""

    t: Literal["entropy"]
    d: EntropyData


class AwayData(Part):
    """A seat, and whether a bot plays it for its owner."""

    seat: SeatNumber
    on: bool


class Away(Command):
    """Let a bot play my seat for a while, or take it back."""

    t: Literal["away"]
    d: AwayData


class StandIn(Command):
    """Propose that a bot plays for somebody who is away: the host alone decides it, or most of the people present."""

    t: Literal["stand_in"]
    d: SeatData


class PaceData(Part):
    """How fast bots move."""

    pace: Pace


class SetPace(Command):
    """Host: set how fast bots move; `instant` counts only for one person alone with bots."""

    t: Literal["pace"]
    d: PaceData


class GoOn(Command):
    """After a showdown: I have seen it; bots go on once everybody present has said so."""

    t: Literal["go_on"]
    d: Nothing = Nothing()


class RematchData(Part):
    """Whether I want a rematch."""

    on: bool


class Rematch(Command):
    """After a match: say that I want a rematch; it begins when the host and everybody present have said so."""

    t: Literal["rematch"]
    d: RematchData


class Leave(Command):
    """Leave the table: give up my seats, or let bots play them to the end of the match."""

    t: Literal["leave"]
    d: Nothing = Nothing()


class EmoteData(Part):
    """A reaction from a seat."""

    seat: SeatNumber
    emote: Literal[EMOTES]  # type: ignore[valid-type]


class Emote(Command):
    """Show a reaction to everybody at the table."""

    t: Literal["emote"]
    d: EmoteData


class ChatData(Part):
    """A chat line from a seat."""

    seat: SeatNumber
    text: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Chat(Command):
    """Send a chat line, if the table has chat."""

    t: Literal["chat"]
    d: ChatData


class Ping(Command):
    """Ask for an answer, to see whether the connection works."""

    t: Literal["ping"]
    d: Nothing = Nothing()


class ReadyData(Part):
    """The games that a bot plays."""

    games: Annotated[tuple[Annotated[str, StringConstraints(max_length=40)], ...], Field(max_length=64)]


class Ready(Command):
    """A bot is ready to be offered seats."""

    t: Literal["ready"]
    d: ReadyData


class AnswerData(Part):
    """An offer, and whether the bot accepts it."""

    offer: Id
    accept: bool


class Answer(Command):
    """A bot accepts or declines an offered seat; after accepting it connects to the table like everybody else."""

    t: Literal["answer"]
    d: AnswerData


# The server's own commands


@dataclass(frozen=True, slots=True)
class Join:
    """A client has connected to the table."""


@dataclass(frozen=True, slots=True)
class Disconnect:
    """A client's connection has ended."""


@dataclass(frozen=True, slots=True)
class BotMove:
    """A move of a bot or stand-in, chosen for that version."""

    seat: Seat
    notation: str
    version: int


@dataclass(frozen=True, slots=True)
class Tick:
    """Do whatever is due by the clock; the answer says which bots have to move, and when to look again."""


@dataclass(frozen=True, slots=True)
class AcceptOffer:
    """A connected bot takes the seat it was offered."""

    profile: str
    name: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class DeclineOffer:
    """A connected bot declines the seat it was offered; the host is told."""

    profile: str
    host: str


@dataclass(frozen=True, slots=True)
class RemoveProfile:
    """A profile was deleted or banned: free its seats, or let bots play them to the end."""

    profile: str
    banned: bool = False


@dataclass(frozen=True, slots=True)
class RenameProfile:
    """The operator has renamed a profile: its seats get the name."""

    profile: str
    name: str


@dataclass(frozen=True, slots=True)
class ReadMatch:
    """Somebody wants to see the running match from a seat (None: as a spectator); the answer is the `LiveMatch`."""

    match: str
    profile: str | None
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Unload:
    """Store the table if it was used, so that it can leave memory; the answer says whether it may."""
