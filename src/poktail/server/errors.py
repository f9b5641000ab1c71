"""Errors of the server, each with a code and an HTTP status."""

from __future__ import annotations

from typing import ClassVar

from poktail.core.errors import RuleError


class ServerError(RuleError):
    """A request refused by the server rather than by a game's rules; nothing has changed."""

    status: ClassVar[int] = 400


class Unauthorized(ServerError):
    """The request has no key or an unknown one."""

    status = 401


class Forbidden(ServerError):
    """Only somebody else may do this, such as the host or the owner of the seat."""

    status = 403


class Banned(ServerError):
    """The operator has banned this profile or address."""

    status = 403


class Muted(ServerError):
    """The operator has muted this profile: it may not chat, react or choose names."""

    status = 403


class NameFixed(ServerError):
    """The operator has given this profile its name, which stays for a while."""

    status = 403


class BadOrigin(ServerError):
    """The request comes from a page of another site, or is addressed to a host that is not ours."""

    status = 403


class NotFound(ServerError):
    """There is no such table, match, profile or page."""

    status = 404


class TooFast(ServerError):
    """There were too many requests from one address."""

    status = 429


class TooMany(ServerError):
    """An address, profile or table already has as many of these as it may have."""

    status = 429


class TooLarge(ServerError):
    """The message or request is too long."""

    status = 413


class TooSlow(ServerError):
    """The request did not arrive in time."""

    status = 408


class HeadersTooLarge(ServerError):
    """The headers of the request are too long or too many."""

    status = 431


class BadMessage(ServerError):
    """The message does not match the schema."""

    status = 422


class BadSignature(ServerError):
    """The signature of a move is wrong, or missing although the seat has a key; nothing was played."""

    status = 422


class BadCode(ServerError):
    """The code for linking a device is wrong or has expired."""

    status = 403


class BadRecoveryCode(ServerError):
    """The recovery code is wrong, used up or replaced by a newer one."""

    status = 403


class TableClosed(ServerError):
    """The operator has closed this table."""

    status = 410


class SeatTaken(ServerError):
    """The seat is already taken."""

    status = 409


class NotAway(ServerError):
    """Nobody is away from this seat, or a bot plays it already."""

    status = 409


class SeatEmpty(ServerError):
    """The seat is empty."""

    status = 409


class SeatsOpen(ServerError):
    """The match cannot start while a seat is open."""

    status = 409


class TableLocked(ServerError):
    """The host has locked the table."""

    status = 409


class NotWatchable(ServerError):
    """Only those who sit at this table may watch it."""

    status = 403


class MatchRunning(ServerError):
    """It is not possible before the match is over."""

    status = 409


class MatchTooLong(ServerError):
    """The match has as many moves as this server allows."""

    status = 409


class NoMatch(ServerError):
    """There is no match at the table now."""

    status = 409


class Stale(ServerError):
    """The match has moved on since the version this was meant for."""

    status = 409


class CannotTakeBack(ServerError):
    """The last move stays: others play, time is limited, the seat may have learnt something, or it was often enough."""

    status = 409


class HintsOff(ServerError):
    """Other people play in this match, and the host has not allowed hints."""

    status = 409


class ChatOff(ServerError):
    """Chat is turned off at this table."""

    status = 409


class BotAway(ServerError):
    """The bot is not connected, has declined, or does not play this game."""

    status = 409


class Unsaved(ServerError):
    """The disk or database failed: nothing was stored or changed. Try again."""

    status = 503


class SequenceTaken(ServerError):
    """Another process has already written this entry of the log."""

    status = 409


class Broken(ServerError):
    """A bug in the server ended this request; everything stored before is safe."""

    status = 500


class ShuttingDown(ServerError):
    """The server is shutting down; connect again in a moment."""

    status = 503


class BadAddress(ServerError):
    """The server cannot listen at this address: the port is taken or reserved, or the address is not this machine's."""

    status = 500


class DataInUse(ServerError):
    """Another server is using this data."""

    status = 409


class BadDatabase(ServerError):
    """The database cannot be used: damaged, not writable or not reachable."""

    status = 500


class BadBackup(ServerError):
    """The file is not an intact backup, or a backup cannot be written there."""
