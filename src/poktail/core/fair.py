"""Commit–reveal randomness: nobody can choose the outcomes, and everybody can verify them; see docs/fairness.md."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import digest
from itertools import accumulate
from typing import Any

from poktail.core.errors import BadProof, RuleError
from poktail.core.game import CHANCE, AnyGame, Chance, Choice
from poktail.core.match import Match

SEED_BYTES = 32
ENTROPY_BYTES = 64

_COMMIT = b"poktail/fair/1/commit\0"
_KEY = b"poktail/fair/1/key\0"
_STEP = b"poktail/fair/1/step\0"


def commitment(seed: bytes) -> str:
    """The hash published before anybody contributes; it fixes the seed without revealing it."""
    return sha256(_COMMIT + seed).hexdigest()


@dataclass(frozen=True, slots=True)
class Fair:
    """The chance of one match: the server's secret seed and the randomness every seat contributed."""

    seed: bytes = field(repr=False)
    entropy: tuple[bytes, ...]
    _key: bytes = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise BadProof(reason="seed_length")
        if any(len(part) > ENTROPY_BYTES for part in self.entropy):
            raise BadProof(reason="entropy_length")
        parts = b"".join(len(part).to_bytes(4, "big") + part for part in self.entropy)
        object.__setattr__(self, "_key", digest(self.seed, _KEY + parts, "sha256"))

    def draw(self, step: int, turn: Chance) -> Any:
        """The chance outcome at this step (counted from 0, decisions included)."""
        place = self.place(step, [weight for _, weight in turn.outcomes])
        return turn.outcomes[place][0]

    def place(self, step: int, weights: Sequence[int]) -> int:
        """The index of the weighted outcome that is drawn at this step."""
        if not weights or min(weights) < 1:
            raise ValueError("chance needs outcomes, each of weight at least 1")
        return bisect_right(list(accumulate(weights)), self._below(step, sum(weights)))

    def _below(self, step: int, total: int) -> int:
        """A uniform number below `total`: take just enough bits of the step's stream, again while it is too large."""
        bits = (total - 1).bit_length()
        size = (bits + 7) // 8
        stream, block = b"", 0
        while True:
            while len(stream) < size:
                counter = step.to_bytes(8, "big") + block.to_bytes(4, "big")
                stream += digest(self._key, _STEP + counter, "sha256")
                block += 1
            number = int.from_bytes(stream[:size], "big") >> (8 * size - bits)
            stream = stream[size:]
            if number < total:
                return number


def verify(game: AnyGame, steps: Sequence[Choice], fair: Fair, committed: str) -> Match:
    """The finished match, if its seed matches the commitment and all its chance follows from it; otherwise BadProof."""
    if commitment(fair.seed) != committed:
        raise BadProof(reason="commitment")
    if len(fair.entropy) != game.seats:
        raise BadProof(reason="entropy_count")
    match = Match(game)
    for number, choice in enumerate(steps):
        if isinstance(match.turn, Chance):
            drawn = fair.draw(number, match.turn)
            if choice.get(CHANCE) != drawn:
                raise BadProof(reason="outcome", step=number + 1, drawn=str(drawn))
        try:
            match.step(choice)
        except RuleError as error:
            raise BadProof(reason="illegal_step", step=number + 1) from error
    if match.payoffs is None:
        raise BadProof(reason="unfinished")
    return match
