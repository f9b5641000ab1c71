"""Checks the signatures of a record and says in words what is signed."""

from __future__ import annotations

from poktail.core.record import Record
from poktail.core.signed import check
from poktail.i18n import Words
from poktail.signing import verify


def signed_lines(words: Words, record: Record, server: bytes | None = None) -> list[str]:
    """Who signed how many decisions, and the server's key; BadProof for a wrong signature or another server's key."""
    seats = check(record, verify, server)
    if seats is None or record.server is None:
        return [words("signed-none")]
    counts = [
        words("signed-seat", name=name, signed=seat.signed, count=seat.decisions)
        for name, seat in zip(record.header.names, seats, strict=True)
    ]
    lines = [words("signed-seats", list=words.all(counts))]
    return [*lines, words("signed-server-known" if server else "signed-server"), record.server.key.hex()]
