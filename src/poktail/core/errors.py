"""A person's mistake has a name, a code and data; it never carries a sentence."""

import re
from typing import Any, ClassVar

Datum = str | int | None


class RuleError(Exception):
    """A refusal with a code: nothing has changed when it is raised.

    >>> IllegalMove(seat=1, move="disc").code
    'illegal_move'
    """

    code: ClassVar[str] = "rule_error"

    def __init_subclass__(cls) -> None:
        cls.code = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def __init__(self, **data: Datum) -> None:
        self.data = data
        super().__init__()

    def __reduce__(self) -> tuple[Any, ...]:  # by keyword, so that an error can travel between processes
        return _again, (type(self), self.data)

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{key}={value!r}" for key, value in self.data.items())])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{key}={value!r}' for key, value in self.data.items())})"


def _again(kind: type[RuleError], data: dict[str, Datum]) -> RuleError:
    return kind(**data)


class IllegalMove(RuleError):
    """The move exists, but not here and now."""


class NotYourTurn(RuleError):
    """The seat has nothing to decide."""


class AlreadyChosen(RuleError):
    """The seat has chosen; a choice is final."""


class MatchOver(RuleError):
    """The match has ended."""


class NoSuchSeat(RuleError):
    """The table has no such seat."""


class BadNotation(RuleError):
    """The text names no move."""


class BadOptions(RuleError):
    """An option is unknown, of the wrong type or out of range."""


class BadValue(RuleError):
    """The JSON is not a value of the wanted type."""


class BadVersion(RuleError):
    """A version nobody has been told yet, or a negative one."""


class BadName(RuleError):
    """A seat's name is empty, too long or not printable."""


class BadRecord(RuleError):
    """A line of a record cannot stand there."""


class BadProof(RuleError):
    """The chance of a match does not follow from what was committed."""


class UnknownGame(RuleError):
    """No game has this id."""


def kinds(root: type[RuleError] = RuleError) -> tuple[type[RuleError], ...]:
    """Every kind of error there is, games' own included."""
    return tuple(kind for sub in root.__subclasses__() for kind in (sub, *kinds(sub)))
