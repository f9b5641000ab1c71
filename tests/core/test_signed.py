"""Tests of signatures: the values of docs/vectors/sign.json, the signed record there, and wrong ones."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from poktail.core import record
from poktail.core.errors import BadProof
from poktail.core.record import Record
from poktail.core.signed import SeatSigned, check, move_message, record_message
from poktail.signing import SigningKey, verify
from tests.core.matches import VECTORS

SIGN = json.loads((VECTORS / "sign.json").read_text(encoding="utf-8"))
TEXT = (VECTORS / "pok-signed.txt").read_text(encoding="utf-8")
PLAIN = (VECTORS / "pok.txt").read_text(encoding="utf-8")


def read(text: str = TEXT) -> Record:
    kept = record.read(text)
    assert isinstance(kept, Record)
    return kept


def stranger(key: str, signature: str, message: str) -> bool:
    """What somebody gets who knows the document and a library."""
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(*map(bytes.fromhex, (signature, message)))
    except InvalidSignature:
        return False
    return True


@pytest.mark.parametrize("case", SIGN["moves"], ids=lambda case: case["move"])
def test_a_move_is_signed_as_in_the_vectors(case: dict[str, Any]) -> None:
    place = case["seat"], case["decision"], case["move"]
    message = move_message(case["commitment"], bytes.fromhex(case["server"]), *place)
    assert message.hex() == case["message"]
    tag, commitment, server = b"poktail/sign/1/move\0".hex(), case["commitment"], case["server"]
    assert case["message"] == f"{tag}{commitment}{server}{case['seat']:08x}{case['decision']:016x}" + (
        case["move"].encode().hex()
    )
    key = SigningKey(bytes.fromhex(case["private"]))
    assert (key.public.hex(), key.sign(message).hex()) == (case["public"], case["signature"])
    assert stranger(case["public"], case["signature"], case["message"])
    assert not stranger(case["public"], case["signature"], case["message"] + "00")


def test_the_signed_record_of_the_vectors_holds_and_is_the_plain_match() -> None:
    kept, end = read(), SIGN["record"]
    assert record.write(kept) == TEXT
    assert record.read_json_lines(record.write_json_lines(kept)) == kept
    assert kept.server is not None
    assert (
        record_message(kept.server.digest).hex()
        == end["message"]
        == (b"poktail/sign/1/record\0".hex() + kept.server.digest)
    )
    private = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(end["private"]))
    assert private.sign(bytes.fromhex(end["message"])) == kept.server.signature
    keys = tuple(bytes.fromhex(case["public"]) for case in SIGN["moves"][:2])
    assert kept.header.keys == (*keys, b"")
    assert check(kept, verify) == (SeatSigned(keys[0], 8, 8), SeatSigned(keys[1], 8, 7), SeatSigned(b"", 8, 0))
    assert check(kept, verify, kept.server.key) == check(kept, verify)
    unsigned = replace(kept, header=replace(kept.header, keys=()), signatures={}, server=None)
    assert unsigned == read(PLAIN)
    assert record.write(unsigned) == PLAIN
    assert kept.verified().payoffs == read(PLAIN).verified().payoffs


def why(kept: Record, server: bytes | None = None) -> dict[str, Any]:
    with pytest.raises(BadProof) as caught:
        check(kept, verify, server)
    return caught.value.data


def test_a_wrong_signature_is_named() -> None:
    kept, one, two = read(), (1, 0), (3, 0)
    swapped = kept.signatures | {one: kept.signatures[two], two: kept.signatures[one]}
    assert why(replace(kept, signatures=swapped)) == {"reason": "signature", "step": 2, "seat": 0}
    other = replace(kept.header, keys=(kept.header.keys[1], kept.header.keys[1], b""))
    assert why(replace(kept, header=other))["reason"] == "signature"
    assert kept.server is not None
    forged = record.signed(replace(kept, signatures={}), kept.server.key, lambda _: bytes(64))
    assert why(forged) == {"reason": "server_signature"}
    mine = SigningKey(bytes(32))
    assert why(record.signed(kept, mine.public, mine.sign))["reason"] == "signature"
    alone = record.signed(replace(kept, signatures={}), mine.public, mine.sign)
    assert why(alone, kept.server.key) == {"reason": "another_server"}
    assert check(alone, verify) == tuple(SeatSigned(key, 8, 0) for key in kept.header.keys)
    assert why(read(PLAIN), kept.server.key) == {"reason": "not_signed"}
    assert check(read(PLAIN), verify) is None
    assert not verify(b"no key", bytes(64), b"")


def test_a_running_match_has_no_signatures_in_its_record_and_keys_need_a_commitment() -> None:
    kept = read()
    half = replace(kept, steps=kept.steps[:5]).match()
    assert record.record_of(half, kept.header, None, kept.signatures).signatures == {}
    assert record.record_of(kept.match(), kept.header, None, kept.signatures).signatures == kept.signatures
    with pytest.raises(BadProof):
        replace(kept.header, keys=kept.header.keys[:2])
    with pytest.raises(BadProof):
        replace(kept.header, commitment=None, entropy=())


def test_a_server_can_sign_a_match_whose_seats_have_no_keys() -> None:
    key, plain = SigningKey(bytes(32)), read(PLAIN)
    signed = record.signed(plain, key.public, key.sign)
    again = read(record.write(signed))
    assert again == signed == record.read_json_lines(record.write_json_lines(signed))
    assert check(again, verify, key.public) == (SeatSigned(b"", 8, 0),) * 3
