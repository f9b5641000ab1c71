"""Tests of signing in the Python client: the key it keeps, what it signs, and what it refuses to sign."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from poktail.client.keys import Key, load_key
from poktail.client.messages import Message
from poktail.client.signer import NOT_OURS, MoveSigner
from poktail.core.signed import move_message
from poktail.signing import SigningKey, verify

SERVER, SEALED = SigningKey(bytes(32)).public, "ab" * 32


def told(signer: MoveSigner, decision: int, *keys: str | None, seat: int = 0, match: str = "m") -> None:
    holders = [None if key == "open" else {"key": key} for key in keys]
    for kind, data in (
        ("welcome", {"key": SERVER.hex()}),
        ("table", {"commitment": SEALED, "seats": holders}),
        ("view", {"seat": seat, "match": match, "decision": decision}),
    ):
        signer.receive(Message(kind, 1, data))


def fits(signer: MoveSigner, signature: dict[str, str], decision: int) -> bool:
    key, made = (bytes.fromhex(text) for text in (signer.public, signature["s"]))
    return verify(key, made, move_message(SEALED, SERVER, 0, decision, "disc"))


def test_the_private_key_is_made_once_and_kept_with_the_key_of_the_profile(tmp_path: Path) -> None:
    path = tmp_path / "key"
    key = load_key(path)
    private = key.signing()
    assert not path.exists()  # nothing to keep before there is a profile
    key.store("poktail", "secret")
    again = load_key(path)
    assert (again.value, again.signing(), key.signing()) == ("secret", private, private)
    assert path.stat().st_mode & 0o777 == 0o600
    path.write_text('{"cookie": "poktail", "key": "old"}')  # from before there were signatures
    old = load_key(path)
    assert old.signing() == load_key(path).signing() != private
    assert load_key(path).value == "old"
    assert private.hex() not in repr(key)


def test_it_signs_its_own_decisions_and_never_an_earlier_one() -> None:
    signer = MoveSigner(Key())
    entropy: dict[str, Any] = {"seat": 0, "hex": "00"}
    assert signer.announce("entropy", entropy) == entropy | {"key": signer.public}
    assert signer.announce("sit", {"seat": 0, "entropy": "00"})["key"] == signer.public
    assert signer.announce("sit", {"seat": 0}) == {"seat": 0}
    assert signer.announce("move", "disc") == "disc"
    assert signer.sign(0, "disc") == {}  # not told anything yet
    told(signer, 3, signer.public, None, "open")
    assert fits(signer, signer.sign(0, "disc"), 3)
    assert signer.signed_with == signer.public
    assert signer.sign(0, "disc") == signer.sign(0, "disc")  # as after a lost connection
    assert signer.sign(1, "disc") == signer.sign(2, "disc") == signer.sign(None, "disc") == {}
    told(signer, 2, signer.public)
    assert signer.sign(0, "disc") == {"s": NOT_OURS}
    signer.announce("take_back", {})
    assert fits(signer, signer.sign(0, "disc"), 2)
    told(signer, 0, signer.public, match="the next one")
    assert fits(signer, signer.sign(0, "disc"), 0)
    told(signer, 1, "00" * 32)  # the key of another device
    assert signer.sign(0, "disc") == {"s": NOT_OURS}
