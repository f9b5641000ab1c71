"""Ed25519 signatures: a private key that signs, and the check of a signature; `core.signed` says what is signed."""

from __future__ import annotations

from functools import lru_cache

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

PRIVATE_BYTES = 32


class SigningKey:
    """A private key, made of 32 random bytes.

    >>> key = SigningKey(bytes(32))
    >>> verify(key.public, key.sign(b"disc"), b"disc"), verify(key.public, key.sign(b"disc"), b"square")
    (True, False)
    """

    __slots__ = ("_key", "public")

    def __init__(self, private: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(private)
        self.public = self._key.public_key().public_bytes_raw()

    def sign(self, message: bytes) -> bytes:
        """The signature of a message."""
        return self._key.sign(message)


@lru_cache(1024)
def _public_key(key: bytes) -> Ed25519PublicKey:
    return Ed25519PublicKey.from_public_bytes(key)


def verify(key: bytes, signature: bytes, message: bytes) -> bool:
    """Whether the owner of this public key signed the message; False also for what is no key."""
    try:
        _public_key(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True
