"""Errors that users can cause; each has a code and data, from which clients make a sentence."""

import re
from typing import Any, ClassVar

Datum = str | int | None


class RuleError(Exception):
    """A refused request, with a code; nothing has changed when it is raised.

    >>> IllegalMove(seat=1, move="disc").code
    'illegal_move'
    """

    code: ClassVar[str] = "rule_error"

    def __init_subclass__(cls) -> None:
        cls.code = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def __init__(self, **data: Datum) -> None:
        self.data = data
        super().__init__()

    def __reduce__(self) -> tuple[Any, ...]:  # keeps the keyword arguments, so that an error can be pickled
        return _again, (type(self), self.data)

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{key}={value!r}" for key, value in self.data.items())])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{key}={value!r}' for key, value in self.data.items())})"


def _again(kind: type[RuleError], data: dict[str, Datum]) -> RuleError:
    return kind(**data)


class IllegalMove(RuleError):
    """The move exists in this game, but is not legal now."""


class NotYourTurn(RuleError):
    """It is not this seat's turn to choose."""


class AlreadyChosen(RuleError):
    """The seat has already chosen, and a choice is final."""


class MatchOver(RuleError):
    """The match has ended."""


class NoSuchSeat(RuleError):
    """The table has no such seat."""


class BadNotation(RuleError):
    """The text is not the notation of a move."""


class BadOptions(RuleError):
    """An option is unknown, of the wrong type or out of range."""


class BadValue(RuleError):
    """The JSON is not a value of the expected type."""


class BadVersion(RuleError):
    """The version is negative, or higher than the current one."""


class BadName(RuleError):
    """A seat's name is empty, too long or not printable."""


class BadRecord(RuleError):
    """A line of a record is not valid at that place."""


class BadProof(RuleError):
    """The chance outcomes of a match do not follow from its commitment."""


class UnknownGame(RuleError):
    """No game has this id."""


def kinds(root: type[RuleError] = RuleError) -> tuple[type[RuleError], ...]:
    """All error classes, including those that games define."""
    return tuple(kind for sub in root.__subclasses__() for kind in (sub, *kinds(sub)))
