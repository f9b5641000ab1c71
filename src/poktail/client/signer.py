"""Signs the moves of the seat that a connection plays, so that the record shows if a decision was changed."""

from __future__ import annotations

from typing import Any

from poktail.client.keys import Key
from poktail.client.messages import Message
from poktail.core.game import Seat
from poktail.core.signed import move_message
from poktail.signing import SigningKey

NOT_OURS = "-"
"""Instead of a signature: the seat has a key, but its private part is not on this device."""


class MoveSigner:
    """Signs moves with what the server has sent; never signs for an earlier decision than the last one it signed."""

    def __init__(self, key: Key) -> None:
        self._key = key
        self._server, self._commitment, self._keys = b"", "", list[str | None]()
        self._decisions: dict[Seat, tuple[str, int]] = {}
        self._signed: tuple[str, int] | None = None
        self.signed_with = ""

    @property
    def public(self) -> str:
        """Our public key, in hexadecimal."""
        return SigningKey(self._key.signing()).public.hex()

    def receive(self, message: Message) -> None:
        """Note a message: the keys of server and seats, the commitment, and how many decisions our seat has made."""
        data = message.data
        if message.kind == "welcome":
            self._server = bytes.fromhex(data.get("key", ""))
        elif message.kind == "table":
            self._commitment = str(data["commitment"])
            self._keys = [holder and holder.get("key") for holder in data["seats"]]
        elif message.kind in ("view", "events") and data.get("decision") is not None:
            self._decisions[data["seat"]] = data["match"], data["decision"]

    def announce(self, kind: str, data: Any) -> Any:
        """The data of a message; randomness for a match goes together with our public key."""
        if kind == "take_back":
            self._signed = None
        gives = (kind == "sit" and data.get("entropy")) or kind == "entropy"
        return {"key": self.public} | data if gives else data

    def sign(self, seat: Seat | None, notation: str) -> dict[str, str]:
        """The field `s` of a move; nothing for a seat without a key."""
        theirs = self._keys[seat] if seat is not None and seat < len(self._keys) else None
        if seat is None or theirs is None:
            return {}
        ours, place = SigningKey(self._key.signing()), self._decisions.get(seat)
        before = self._signed
        earlier = before is not None and place is not None and place[0] == before[0] and place[1] < before[1]
        if ours.public.hex() != theirs or place is None or earlier:
            return {"s": NOT_OURS}
        self._signed, self.signed_with = place, theirs
        return {"s": ours.sign(move_message(self._commitment, self._server, seat, place[1], notation)).hex()}
