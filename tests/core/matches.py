"""Test helper: random matches of POK with a proof, for the tests of chance and of records."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path

from hypothesis import strategies as st

from poktail.core import record
from poktail.core.fair import Fair, commitment
from poktail.core.game import AnyGame
from poktail.core.match import Match
from poktail.games.pok.rules import Pok

DOCS = Path(__file__).parents[2] / "docs"
VECTORS = DOCS / "vectors"


def proof_for(seats: int, label: object = "") -> Fair:
    """A seed and contributions that look random and are the same every day; the last seat is a bot's."""
    parts = [sha256(f"{label} {seat}".encode()).digest() for seat in range(seats)]
    return Fair(parts[-1], (*parts[:-1], b""))


def play(game: AnyGame, proof: Fair, rng: random.Random, commits: int | None = None) -> Match:
    """Random choices to the end, or only this many of them: then some seats may have chosen and others not."""
    match = Match(game, proof.draw)
    while match.payoffs is None and commits != 0:
        seat = rng.choice(match.waiting)
        match.commit(seat, rng.choice(match.legal(seat)))
        commits = None if commits is None else commits - 1
    return match


def header_of(game: AnyGame, proof: Fair | None, names: tuple[str, ...] = ()) -> record.Header:
    names = names or tuple(f"Seat {seat}" for seat in range(game.seats))
    if proof is None:
        return record.Header(game, names)
    return record.Header(game, names, commitment(proof.seed), proof.entropy)


def finished(label: object = "", **options: object) -> tuple[Match, record.Header, Fair]:
    """A whole match that is the same every day."""
    game = Pok(**options)  # type: ignore[arg-type]
    proof = proof_for(game.seats, label)
    return play(game, proof, random.Random(str(label))), header_of(game, proof), proof


def sealed(lines: list[str]) -> str:
    """The lines with the digest that belongs to them, whatever digest they had; a server's signature stays the last."""
    end = [line for line in lines if line.startswith("signature")]
    body = "".join(f"{line}\n" for line in lines if line not in end and not line.startswith("digest: "))
    digest = f"digest: {sha256(body.encode(errors='surrogatepass')).hexdigest()}"
    return body + "".join(f"{line}\n" for line in [digest, *end])


visible = st.characters(exclude_categories=("C", "Z")) | st.just(" ")
names = st.text(visible, min_size=1, max_size=40).map(str.strip).filter(bool)
faces = st.sampled_from(["blank", *(f"{n}{symbol}" for n in (1, 2, 3) for symbol in ("disc", "square", "triangle"))])
dice = st.lists(st.lists(faces, min_size=1, max_size=6).map(" ".join), min_size=1, max_size=3).map(tuple)


@st.composite
def games(draw: st.DrawFn) -> Pok:
    """POK with any options that do not make the match very long."""
    counters = draw(st.integers(1, 3))
    return Pok(
        seats=draw(st.integers(3, 7)),
        open_counters=draw(st.booleans()),
        idle_limit=draw(st.integers(1, 12)),
        dice=draw(dice),
        counters=counters,
        goal=draw(st.integers(1, 3 * counters)),
    )


@st.composite
def tables(draw: st.DrawFn) -> tuple[Match, record.Header, Fair]:
    """A match of POK, whole or broken off anywhere, its header with or without a commitment, and its chance."""
    game = draw(games())
    entropy = draw(st.lists(st.binary(max_size=64), min_size=game.seats, max_size=game.seats))
    seed = sha256(draw(st.binary(max_size=8))).digest()  # nothing that stands elsewhere in a record by accident
    proof = Fair(seed, tuple(entropy))
    commits = draw(st.none() | st.integers(0, 40))
    match = play(game, proof, random.Random(draw(st.integers(0, 999))), commits)
    header = header_of(game, proof if draw(st.booleans()) else None, tuple(draw(names) for _ in range(game.seats)))
    return match, header, proof
