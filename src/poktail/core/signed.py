"""What seats and servers sign, and the check of a record's signatures; see docs/fairness.md.

The signature of a live move is checked in server/tables/live_match.py.

This package has no cryptography of its own: a caller hands in the function that verifies an Ed25519 signature.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from poktail.core.errors import BadProof
from poktail.core.game import CHANCE, Seat
from poktail.core.record_values import Record

_MOVE = b"poktail/sign/1/move\0"
_RECORD = b"poktail/sign/1/record\0"

Verify = Callable[[bytes, bytes, bytes], bool]
"""Whether a public key made a signature of a message: key, signature, message."""


def move_message(commitment: str, server: bytes, seat: Seat, number: int, notation: str) -> bytes:
    """What a seat signs: the match, the server's public key, the seat, how many decisions it made before, the move.

    The server's key is part of it so that nobody can replace the server's signature of a record and keep the seats'.
    """
    place = seat.to_bytes(4, "big") + number.to_bytes(8, "big")
    return _MOVE + bytes.fromhex(commitment) + server + place + notation.encode()


def record_message(digest: str) -> bytes:
    """What a server signs: the digest of the record's text."""
    return _RECORD + bytes.fromhex(digest)


@dataclass(frozen=True, slots=True)
class SeatSigned:
    """How many decisions a seat made, and how many of them it signed; `key` is empty for a seat that does not sign."""

    key: bytes
    decisions: int
    signed: int


def check(record: Record, verify: Verify, server: bytes | None = None) -> tuple[SeatSigned, ...] | None:
    """What is signed in a record, by seat; None if nothing is. BadProof for a wrong signature.

    `server` is the public key that the record must be signed with.
    """
    by = record.server
    if by is None:
        if server is not None:
            raise BadProof(reason="not_signed")
        return None
    keys, commitment = record.header.keys, record.header.commitment
    decided, signed = [[0] * record.header.game.seats for _ in range(2)]
    for number, choice in enumerate(record.steps):
        for seat, move in choice.items():
            if seat == CHANCE:
                continue
            signature = record.signatures.get((number, seat))
            if signature is not None:
                assert commitment is not None  # a record has keys only with a commitment
                if not verify(keys[seat], signature, move_message(commitment, by.key, seat, decided[seat], str(move))):
                    raise BadProof(reason="signature", step=number + 1, seat=seat)
                signed[seat] += 1
            decided[seat] += 1
    if not verify(by.key, by.signature, record_message(by.digest)):
        raise BadProof(reason="server_signature")
    if server is not None and by.key != server:
        raise BadProof(reason="another_server")
    owners = keys or (b"",) * len(decided)
    return tuple(SeatSigned(key, *counts) for key, *counts in zip(owners, decided, signed, strict=True))
