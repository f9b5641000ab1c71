"""Errors of the client: no answer, an answer that is not Poktail's, or a refusal by the server."""

from __future__ import annotations

from typing import Any

from poktail.core.errors import Datum, RuleError

FINAL_CODES = frozenset({"unauthorized", "forbidden", "bad_origin", "not_found", "banned", "table_closed"})
"""Refusals of a connection that trying again does not change."""


class Unreachable(RuleError):
    """The server does not answer."""


class NotPoktail(RuleError):
    """Something answers at this address, but it is not a Poktail server."""


class BadKeyFile(RuleError):
    """The file that holds a key cannot be read or written."""


class Refused(Exception):
    """The server refused: `code` names the reason, `data` holds its values."""

    def __init__(self, code: str, data: dict[str, Datum]) -> None:
        self.code, self.data = code, data
        super().__init__(code)


def parse_refusal(answer: Any) -> Refused:
    """The refusal in a problem document or in the data of an `error` message; the code `broken` for anything else.

    >>> parse_refusal({"code": "seat_taken", "data": {"seat": 1}}).code, parse_refusal("?").code
    ('seat_taken', 'broken')
    """
    if isinstance(answer, dict) and isinstance(answer.get("code"), str) and isinstance(answer.get("data"), dict):
        plain = {key: value for key, value in answer["data"].items() if value is None or isinstance(value, str | int)}
        return Refused(answer["code"], plain)
    return Refused("broken", {})
