"""TableDocument: a table's set-up and who sits where, stored as JSON; and Part, the strict base class for messages."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints, field_validator

from poktail.bots.levels import ALIASES
from poktail.core.game import Seat
from poktail.i18n import LANGUAGES

Pace = Literal["relaxed", "normal", "quick", "instant"]
"""How fast bots move."""

NOBODY = "—"
"""The name of a deleted profile."""

Seconds = Annotated[int, Field(ge=1, le=14 * 86_400)]
Phase = Literal["open", "playing", "over"]


class Part(BaseModel):
    """A part of a message: exactly these fields, without coercion; the server always sends all of them."""

    model_config = ConfigDict(
        extra="forbid", strict=True, frozen=True, json_schema_serialization_defaults_required=True
    )


class Clock(Part):
    """How long people may think: for one decision and for a whole match."""

    mode: Literal["none", "advisory", "hard"] = "none"
    move: Seconds | None = None
    match: Seconds | None = None


class Setup(Part):
    """The set-up of a table; the number of seats is one of the game's options.

    `hints`: people may ask for hints although others play; such a match changes no rating.
    """

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    options: dict[str, JsonValue] = {}
    public: bool = False
    watch: Literal["nobody", "anyone"] = "anyone"
    watch_delay: Annotated[int, Field(ge=0, le=600)] = 0
    chat: bool = False
    hints: bool = False
    clock: Clock = Clock()
    grace: Annotated[int, Field(ge=1, le=86_400)] | None = 45
    pace: Pace = "normal"
    lang: Literal[LANGUAGES] = "en"  # type: ignore[valid-type]


class Holder(BaseModel):
    """Who sits in a seat: a profile (a person or a connected bot), or one of the server's bots."""

    model_config = ConfigDict(frozen=True)
    name: str
    profile: str | None = None
    level: str | None = None
    bot: bool = False

    @field_validator("level")
    @classmethod
    def _renamed(cls, level: str | None) -> str | None:
        """Tables and matches that were stored earlier may name a level of an earlier version."""
        return level and ALIASES.get(level, level)


def taker_of(holders: Sequence[Holder | None], clock: Clock) -> Seat | None:
    """The seat that may take back moves: that of a person alone with the server's bots, and without a hard clock."""
    held = [(seat, holder) for seat, holder in enumerate(holders) if holder and holder.profile]
    return held[0][0] if len(held) == 1 and not held[0][1].bot and clock.mode != "hard" else None


class TableDocument(BaseModel):
    """Everything about a table except its match."""

    model_config = ConfigDict(frozen=True)
    id: str
    host: str
    setup: Setup
    seats: tuple[Holder | None, ...]
    match: str
    commitment: str
    phase: Phase = "open"
    locked: bool = False
    wishes: tuple[tuple[int, int], ...] = ()
    last: str | None = None
    rev: int = 0

    @property
    def pace(self) -> Pace:
        """How fast bots move here; instantly only for one person alone with them."""
        alone = len({holder.profile for holder in self.seats if holder and holder.profile}) <= 1
        return "quick" if self.setup.pace == "instant" and not alone else self.setup.pace

    def seats_of(self, profile: str | None) -> tuple[Seat, ...]:
        """The seats that this profile holds."""
        if profile is None:
            return ()
        return tuple([seat for seat, holder in enumerate(self.seats) if holder and holder.profile == profile])

    @property
    def has_bots(self) -> bool:
        """Whether any of the server's bots sits here."""
        return any(holder is not None and holder.profile is None for holder in self.seats)

    def profile_at(self, seat: Seat) -> str | None:
        """The profile that holds this seat, if the seat exists and a profile holds it."""
        holder = self.seats[seat] if seat < len(self.seats) else None
        return holder.profile if holder else None

    def changed(self, **change: Any) -> TableDocument:
        """The document with this change, one revision later."""
        return self.model_copy(update=change | {"rev": self.rev + 1})


def seated_profiles(stored: str | None) -> set[str | None]:
    """The profiles in the seats of a stored table document, if there is one, without checking the rest of it."""
    seats = json.loads(stored)["seats"] if stored else ()
    return {holder["profile"] for holder in seats if holder}
