"""Tests of fair chance against docs/fairness.md: test vectors, an independent checker, statistics, cheats."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import prod
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poktail.core import record
from poktail.core.errors import BadProof
from poktail.core.fair import Fair, commitment, verify
from poktail.core.game import CHANCE, Chance
from poktail.games.pok.rules import Pok
from tests.core.matches import VECTORS, finished, games, header_of, play, proof_for

CASES = json.loads((VECTORS / "fair.json").read_text(encoding="utf-8"))["cases"]
CASE_NAMES = [case["name"] for case in CASES]
SIX = [1] * 6


# A stranger's checker, written from docs/fairness.md and docs/record.md alone: it imports nothing of ours.


class Stranger:
    def __init__(self, seed: bytes, contributions: Sequence[bytes]) -> None:
        self.commitment = hashlib.sha256(b"poktail/fair/1/commit\x00" + seed).hexdigest()
        message = b"poktail/fair/1/key\x00"
        for part in contributions:
            message += len(part).to_bytes(4, "big") + part
        self.key = hmac.new(seed, message, hashlib.sha256).digest()

    def block(self, step: int, number: int) -> bytes:
        message = b"poktail/fair/1/step\x00" + step.to_bytes(8, "big") + number.to_bytes(4, "big")
        return hmac.new(self.key, message, hashlib.sha256).digest()

    def tries(self, step: int, total: int) -> list[int]:
        bits = len(f"{total - 1:b}") if total > 1 else 0
        size = -(-bits // 8)
        stream, numbers, blocks = b"", [total], 0
        while numbers[-1] >= total:
            end = len(numbers) * size
            while len(stream) < end:
                stream += self.block(step, blocks)
                blocks += 1
            numbers.append(int(stream[end - size : end].hex() or "0", 16) >> (8 * size - bits))
        return numbers[1:]

    def place(self, step: int, weights: Sequence[int]) -> int:
        number = self.tries(step, sum(weights))[-1]
        return next(place for place in range(len(weights)) if sum(weights[: place + 1]) > number)


def pok_throws(dice: list[str]) -> dict[str, int]:
    counts = [Counter(die.split()) for die in dice]
    return {"/".join(faces): prod(map(Counter.__getitem__, counts, faces)) for faces in product(*counts)}


def pok_check(text: str) -> int:
    """How many throws of this record follow from its seed; AssertionError at the first that does not."""
    lines = text.split("\n")
    fields = dict(line.split(": ", 1) for line in lines if ": " in line and not line[0].isdigit())
    options = json.loads(fields["options"])
    parts = [fields[f"entropy {seat}"].replace("-", "") for seat in range(options["seats"])]
    stranger = Stranger(bytes.fromhex(fields["reveal"]), list(map(bytes.fromhex, parts)))
    assert stranger.commitment == fields["commitment"]
    throws = pok_throws(options["dice"])
    steps = [line.split(". *:") for line in lines if ". *:" in line]
    for number, throw in steps:
        assert throw == list(throws)[stranger.place(int(number) - 1, list(throws.values()))], number
    return len(steps)


def fair_of(case: dict[str, Any]) -> tuple[bytes, tuple[bytes, ...]]:
    return bytes.fromhex(case["seed"]), tuple(map(bytes.fromhex, case["entropy"]))


@pytest.mark.parametrize("case", CASES, ids=CASE_NAMES)
def test_chance_gives_the_values_of_the_vectors(case: dict[str, Any]) -> None:
    seed, entropy = fair_of(case)
    fair = Fair(seed, entropy)
    assert commitment(seed) == case["commitment"]
    assert fair._key.hex() == case["key"]
    for draw in case["draws"]:
        assert fair.place(draw["step"], list(map(int, draw["weights"]))) == draw["place"], draw["name"]


@pytest.mark.parametrize("case", CASES, ids=CASE_NAMES)
def test_a_stranger_gets_every_value_of_the_vectors(case: dict[str, Any]) -> None:
    stranger = Stranger(*fair_of(case))
    assert stranger.commitment == case["commitment"]
    assert stranger.key.hex() == case["key"]
    for stream in case["streams"]:
        assert [stranger.block(stream["step"], n).hex() for n in range(len(stream["blocks"]))] == stream["blocks"]
    for draw in case["draws"]:
        weights, total = list(map(int, draw["weights"])), int(draw["total"])
        tries = stranger.tries(draw["step"], total)
        assert sum(weights) == total
        assert 2 ** draw["bits"] >= total > 2 ** draw["bits"] // 2
        assert draw["bytes"] == (draw["bits"] + 7) // 8
        assert draw["blocks"] == -(-len(tries) * draw["bytes"] // 32)
        assert list(map(str, tries)) == draw["tries"]
        assert stranger.place(draw["step"], weights) == draw["place"], draw["name"]


def test_the_vectors_hold_every_corner() -> None:
    draws = [draw for case in CASES for draw in case["draws"]]
    assert any(draw["total"] == "1" for draw in draws)
    assert any(int(draw["total"]) == 2 ** draw["bits"] and draw["bytes"] > 1 for draw in draws)
    assert any(len(draw["tries"]) > 3 for draw in draws)
    assert any(draw["bytes"] > 32 and len(draw["tries"]) > 1 for draw in draws)
    assert any(32 % draw["bytes"] and draw["blocks"] == 2 for draw in draws if 1 < draw["bytes"] < 32)
    assert {len(part) for case in CASES for part in fair_of(case)[1]} >= {0, 16, 32, 64}


def test_a_stranger_confirms_the_example_record() -> None:
    text = (VECTORS / "pok.txt").read_text(encoding="utf-8")
    assert pok_check(text) == 8
    with pytest.raises(AssertionError):
        pok_check(text.replace("5. *:1square/blank/blank", "5. *:1square/blank/3disc"))


@settings(max_examples=40, deadline=None, database=None, derandomize=True)
@given(games(), st.integers(0, 2**32))
def test_a_stranger_confirms_any_match_of_pok(game: Pok, label: int) -> None:
    proof = proof_for(game.seats, label)
    match = play(game, proof, random.Random(label))
    text = record.write(record.record_of(match, header_of(game, proof), proof))
    assert pok_check(text) == sum(CHANCE in choice for choice in match.steps)


@settings(max_examples=150, deadline=None, database=None, derandomize=True)
@given(st.lists(st.integers(1, 2**70) | st.integers(1, 9), min_size=1, max_size=12), st.integers(0, 2**64 - 1))
def test_a_stranger_draws_the_same_from_any_weights_at_any_step(weights: list[int], step: int) -> None:
    proof = proof_for(3, "weights")
    assert proof.place(step, weights) == Stranger(proof.seed, proof.entropy).place(step, weights)


def test_draw_gives_the_outcome_at_the_place() -> None:
    turn = Chance((("sun", 3), ("rain", 2), ("snow", 4)))
    proof = proof_for(2, "weather")
    drawn = [proof.draw(step, turn) for step in range(50)]
    assert drawn == [("sun", "rain", "snow")[proof.place(step, [3, 2, 4])] for step in range(50)]
    assert set(drawn) == {"sun", "rain", "snow"}


@pytest.mark.parametrize("weights", [[], [0], [3, 0, 1], [2, -1]])
def test_chance_without_outcomes_or_weight_is_a_defect_of_the_game(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="weight at least 1"):
        proof_for(2).place(0, weights)


# The commitment binds the seed and tells nothing.


def hands(fair: Fair, throws: int = 64) -> tuple[int, ...]:
    return tuple(fair.place(step, [1] * 256) for step in range(throws))


def flips(data: bytes) -> Iterator[bytes]:
    """The data with each single bit flipped."""
    number = int.from_bytes(data, "big")
    return ((number ^ 1 << bit).to_bytes(len(data), "big") for bit in range(8 * len(data)))


def test_every_bit_of_the_seed_changes_the_commitment_and_all_of_chance() -> None:
    proof = proof_for(3, "bits")
    others = [Fair(seed, proof.entropy) for seed in flips(proof.seed)]
    assert len({commitment(fair.seed) for fair in (proof, *others)}) == 257
    assert_unlike(proof, others)


def test_every_bit_of_every_seat_changes_all_of_chance() -> None:
    proof = proof_for(4, "entropy bits")
    for seat in range(3):
        others = [Fair(proof.seed, replaced(proof.entropy, seat, part)) for part in flips(proof.entropy[seat])]
        assert_unlike(proof, others)


def test_the_same_bytes_otherwise_shared_out_are_other_chance() -> None:
    seed = proof_for(2).seed
    parts_of_deals = [b"ab||", b"|ab|", b"a|b|", b"b|a|", b"ab\0||", b"||", b"\0||", b"|", b"\0\0\0\0|", b"\0\0\0\1a|b"]
    deals = [(), *(tuple(parts.split(b"|")) for parts in parts_of_deals)]
    assert len({hands(Fair(seed, deal)) for deal in deals}) == len(deals)


def test_chance_is_the_same_only_for_the_same_seed_and_contributions() -> None:
    proof = proof_for(3, "again")
    assert hands(proof) == hands(Fair(bytes(proof.seed), tuple(proof.entropy)))


def test_who_takes_the_commitment_for_the_seed_or_the_key_learns_nothing() -> None:
    proof = proof_for(3, "spy")
    known = bytes.fromhex(commitment(proof.seed))
    spy = Fair(known, proof.entropy)
    object.__setattr__(bare := Fair(known, proof.entropy), "_key", known)
    empty = Fair(known, (b"", b"", b""))
    assert_unlike(proof, [spy, bare, empty])
    assert known not in (hashlib.sha256(proof.seed).digest(), proof._key)


def assert_unlike(proof: Fair, others: list[Fair]) -> None:
    """Among 64 throws of 256 sides two strangers agree 0.25 times on average; 6 times would be no accident."""
    mine = hands(proof)
    for other in others:
        assert sum(a == b for a, b in zip(mine, hands(other), strict=True)) < 6


def replaced(values: Sequence[Any], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


def test_the_seed_is_not_printed() -> None:
    proof = proof_for(2, "print")
    for secret in (proof.seed, proof._key):
        assert secret.hex() not in repr(proof)
        assert repr(secret)[2:-1] not in repr(proof)


# Every outcome is as likely as its weight says.


def chi_square(counts: Counter[Any], odds: dict[Any, int]) -> float:
    trials, total = counts.total(), sum(odds.values())
    assert set(counts) <= set(odds)
    return sum((counts[x] * total - trials * w) ** 2 / (trials * w * total) for x, w in odds.items())


def critical(freedom: int, z: float = 3.29) -> float:
    """What chi-square exceeds once in 2000 times (Wilson and Hilferty's approximation); -z: what it falls below."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + z * spread**0.5) ** 3)


def assert_odds(counts: Counter[Any], odds: dict[Any, int]) -> None:
    freedom = len(odds) - 1
    assert max(0, critical(freedom, -3.29)) <= chi_square(counts, odds) < critical(freedom)


THROWN: Any = Pok().turn(Pok().start())
POK = [weight for _, weight in THROWN.outcomes]
WEIGHTS = [[1, 1], [1, 1, 1], [1] * 5, SIX, [1] * 7, [1] * 10, [1] * 97, [255, 1, 1], POK, POK[::-1], [1, 10, 100]]


def test_the_critical_values_agree_with_the_tables() -> None:
    for freedom, tabulated in ((1, 10.828), (5, 20.515), (10, 29.588), (30, 59.703), (100, 149.449)):
        assert critical(freedom, 3.0902) == pytest.approx(tabulated, rel=0.035)


@pytest.mark.parametrize("weights", WEIGHTS, ids=lambda weights: f"{len(weights)} of {sum(weights)}")
def test_outcomes_are_as_likely_as_their_weights_over_many_steps(weights: list[int]) -> None:
    proof = proof_for(3, "steps")
    assert_odds(Counter(proof.place(step, weights) for step in range(6000)), dict(enumerate(weights)))


@pytest.mark.parametrize("weights", WEIGHTS, ids=lambda weights: f"{len(weights)} of {sum(weights)}")
def test_outcomes_are_as_likely_as_their_weights_over_many_seeds(weights: list[int]) -> None:
    fairs = (Fair(number.to_bytes(32, "big"), (b"", b"")) for number in range(6000))
    assert_odds(Counter(fair.place(0, weights) for fair in fairs), dict(enumerate(weights)))


def test_the_statistics_would_catch_a_remainder_taken_instead_of_a_new_try() -> None:
    proof = proof_for(3, "steps")
    lazy = Counter(proof.place(step, [1] * 256) % 216 for step in range(6000))
    assert chi_square(lazy, dict.fromkeys(range(216), 1)) > critical(215)


PAIRS = dict.fromkeys(product(range(6), repeat=2), 1)


@pytest.mark.parametrize("apart", [1, 2, 256, 2**32])
def test_throws_at_two_steps_have_nothing_to_do_with_each_other(apart: int) -> None:
    proof = proof_for(3, "apart")
    pairs = Counter((proof.place(step, SIX), proof.place(step + apart, SIX)) for step in range(3000))
    assert_odds(pairs, PAIRS)


@pytest.mark.parametrize("seat", range(4))
def test_whatever_a_seat_contributes_the_throw_is_as_good_as_new(seat: int) -> None:
    proof = proof_for(4, "contributions")
    pairs: Counter[tuple[int, int]] = Counter()
    for number in range(3000):
        one, two = (replaced(proof.entropy, seat, (2 * number + n).to_bytes(4, "big")) for n in (0, 1))
        pairs[Fair(proof.seed, one).place(0, SIX), Fair(proof.seed, two).place(0, SIX)] += 1
    assert_odds(pairs, PAIRS)


def test_two_seeds_that_differ_in_one_bit_have_nothing_in_common() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for number in range(3000):
        one, two = ((2 * number + n).to_bytes(32, "big") for n in (0, 1))
        pairs[Fair(one, (b"x",)).place(0, SIX), Fair(two, (b"x",)).place(0, SIX)] += 1
    assert_odds(pairs, PAIRS)


# Every manipulation is detected.

MATCH, HEADER, PROOF = finished("to be cheated with", seats=3)
STEPS = tuple(MATCH.steps)
COMMITTED = commitment(PROOF.seed)
THROWS = [number for number, choice in enumerate(STEPS) if CHANCE in choice]


def reason(steps: Sequence[Any] = STEPS, fair: Fair = PROOF, committed: str = COMMITTED) -> dict[str, Any]:
    with pytest.raises(BadProof) as caught:
        verify(MATCH.game, steps, fair, committed)
    return caught.value.data


def test_the_true_match_is_accepted() -> None:
    verified = verify(MATCH.game, STEPS, PROOF, COMMITTED)
    assert (verified.payoffs, verified.log, tuple(verified.steps)) == (MATCH.payoffs, MATCH.log, STEPS)
    assert len(THROWS) > 5


def test_another_seed_is_refused_whether_its_commitment_is_changed_or_not() -> None:
    for seed in list(flips(PROOF.seed))[::16]:
        other = Fair(seed, PROOF.entropy)
        assert reason(fair=other) == {"reason": "commitment"}
        assert reason(fair=other, committed=commitment(seed))["reason"] == "outcome"


@pytest.mark.parametrize("wrong", ["", "é", COMMITTED[:-1], COMMITTED.upper(), COMMITTED + "0", PROOF.seed.hex()])
def test_another_commitment_is_refused(wrong: str) -> None:
    assert reason(committed=wrong) == {"reason": "commitment"}


def test_a_contribution_changed_removed_or_exchanged_is_refused() -> None:
    entropy = PROOF.entropy
    for seat, part in product(range(3), (b"x", b"\0", entropy[1] + b"\0")):
        assert reason(fair=Fair(PROOF.seed, replaced(entropy, seat, part)))["reason"] == "outcome"
    for one, two in combinations(range(3), 2):
        swapped = replaced(replaced(entropy, one, entropy[two]), two, entropy[one])
        assert reason(fair=Fair(PROOF.seed, swapped))["reason"] == "outcome"
    for other in ((), entropy[:2], (*entropy, b"")):
        assert reason(fair=Fair(PROOF.seed, other)) == {"reason": "entropy_count"}


@pytest.mark.parametrize("number", THROWS)
def test_any_other_throw_is_refused_and_the_true_one_is_named(number: int) -> None:
    true = STEPS[number][CHANCE]
    for throw, _ in THROWN.outcomes:
        if throw != true:
            said = reason(replaced(STEPS, number, {CHANCE: throw}))
            assert said == {"reason": "outcome", "step": number + 1, "drawn": str(true)}


def test_two_throws_exchanged_are_refused_at_the_first() -> None:
    for one, two in combinations(THROWS, 2):
        if STEPS[one] != STEPS[two]:
            swapped = replaced(replaced(STEPS, one, STEPS[two]), two, STEPS[one])
            assert (reason(swapped)["reason"], reason(swapped)["step"]) == ("outcome", one + 1)


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_a_missing_step_is_refused_where_it_is_missing(number: int) -> None:
    said = reason(STEPS[:number] + STEPS[number + 1 :])
    if number == len(STEPS) - 1:
        assert said == {"reason": "unfinished"}
    else:
        assert (said["reason"], said["step"]) == ("outcome" if number in THROWS else "illegal_step", number + 1)


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_a_step_told_twice_is_refused_where_it_is_repeated(number: int) -> None:
    said = reason((*STEPS[: number + 1], *STEPS[number:]))
    over = number == len(STEPS) - 1
    assert (said["reason"], said["step"]) == ("illegal_step" if number in THROWS or over else "outcome", number + 2)


def test_a_match_cut_short_anywhere_is_refused() -> None:
    assert all(reason(STEPS[:length]) == {"reason": "unfinished"} for length in range(len(STEPS)))


def test_an_illegal_decision_is_refused_at_its_step() -> None:
    for part in ({}, {0: STEPS[1][0]}, {**STEPS[1], CHANCE: STEPS[0][CHANCE]}, {**STEPS[1], 3: STEPS[1][0]}):
        assert reason(replaced(STEPS, 1, part)) == {"reason": "illegal_step", "step": 2}
    assert reason(replaced(STEPS, 0, {**STEPS[0], 0: STEPS[1][0]})) == {"reason": "illegal_step", "step": 1}


@pytest.mark.parametrize("size", [0, 31, 33, 64])
def test_a_seed_of_another_length_is_refused(size: int) -> None:
    with pytest.raises(BadProof, match="seed_length"):
        Fair(bytes(size), ())


def test_a_contribution_may_have_up_to_64_bytes() -> None:
    assert Fair(bytes(32), (bytes(64), b"")).place(0, [1]) == 0
    with pytest.raises(BadProof, match="entropy_length"):
        Fair(bytes(32), (b"", bytes(65)))
