"""What the server refuses, each by a code; the HTTP status stands beside it."""

from __future__ import annotations

from typing import ClassVar

from poktail.core.errors import RuleError


class ServerError(RuleError):
    """A refusal of the server rather than of the rules; nothing has changed."""

    status: ClassVar[int] = 400


class Unauthorized(ServerError):
    """The request carries no key, or one that nobody knows."""

    status = 401


class Forbidden(ServerError):
    """Somebody else may do this, not you: the host, the holder of the seat."""

    status = 403


class BadOrigin(ServerError):
    """The request comes from a page of another site, or names a host that is not ours."""

    status = 403


class NotFound(ServerError):
    """There is no such table, match, profile or page."""

    status = 404


class TooFast(ServerError):
    """Too many requests from one address."""

    status = 429


class TooMany(ServerError):
    """There are as many of these as one address, profile or table may have."""

    status = 429


class TooLarge(ServerError):
    """The message or request is longer than any honest one."""

    status = 413


class BadMessage(ServerError):
    """The message is not one of those that the schema lists."""

    status = 422


class BadCode(ServerError):
    """The code that links a device is wrong or too old."""

    status = 403


class SeatTaken(ServerError):
    """Somebody sits there."""

    status = 409


class SeatEmpty(ServerError):
    """Nobody sits there."""

    status = 409


class SeatsOpen(ServerError):
    """A match needs somebody in every seat."""

    status = 409


class TableLocked(ServerError):
    """The host has locked the table."""

    status = 409


class NotWatchable(ServerError):
    """The table is for those who sit at it."""

    status = 403


class MatchRunning(ServerError):
    """It has to wait until the match is over."""

    status = 409


class NoMatch(ServerError):
    """There is no match to do this in."""

    status = 409


class Stale(ServerError):
    """The table has moved on since the version this was meant for."""

    status = 409


class ChatOff(ServerError):
    """The table has no chat."""

    status = 409


class BotAway(ServerError):
    """The bot is not connected, declines, or does not play this game."""

    status = 409


class Unsaved(ServerError):
    """The disk or the database refused: nothing was stored and nothing has changed; try again."""

    status = 503


class SequenceTaken(ServerError):
    """Another process has written this place of the log."""

    status = 409


class Broken(ServerError):
    """A defect of ours ended this work; what was stored before is safe."""

    status = 500


class ShuttingDown(ServerError):
    """The server is about to stop; connect again in a moment."""

    status = 503


class BadAddress(ServerError):
    """The server cannot listen there: the port is taken, reserved, or the address not this machine's."""

    status = 500


class DataInUse(ServerError):
    """Another server runs on this data."""

    status = 409


class BadDatabase(ServerError):
    """The database cannot be used: damaged, not to be written, not to be reached."""

    status = 500


class BadBackup(ServerError):
    """The file is no sound backup, or cannot become one."""
