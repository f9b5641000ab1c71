"""The pot: payoffs add up to zero, stakes are as small as possible, and results of earlier versions still read."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pytest

from poktail.core import record
from poktail.core.errors import BadRecord
from poktail.core.payoffs import ranks, same_result, share_pot, stake_of

FORMER = (Path(__file__).parent / "before_the_pot.txt").read_text(encoding="utf-8")
"""A record as it was written when POK paid 1, 0 and −1."""


def test_the_winners_share_the_pot_and_every_share_is_exact() -> None:
    for seats in range(2, 9):
        stake = stake_of(seats, range(1, seats + 1))
        for count in range(1, seats + 1):
            for winners in combinations(range(seats), count):
                payoffs = share_pot(seats, winners, stake)
                assert sum(payoffs) == 0
                assert all(Fraction(payoffs[seat]) == Fraction(seats * stake, count) - stake for seat in winners)
                assert all(payoffs[seat] == -stake for seat in range(seats) if seat not in winners)


def test_no_smaller_stake_would_do() -> None:
    for seats in range(2, 9):
        stake, counts = stake_of(seats, range(1, seats + 1)), range(1, seats + 1)
        assert [less for less in range(1, stake) if all(seats * less % count == 0 for count in counts)] == []
        assert stake_of(seats, (seats - 1,)) == seats - 1  # one loser pays 1 to each of the others


def test_equal_payoffs_share_a_place() -> None:
    assert ranks((3, -3, 3, -3)) == [1, 3, 1, 3]


@pytest.mark.parametrize(
    "stored, payoffs, same",
    [
        ([4, -2, -2], (4, -2, -2), True),
        ([1, -1, -1], (4, -2, -2), True),
        ([0, 0, -1], (1, 1, -2), True),
        ([0, 0, 0], (0, 0, 0), True),
        ([-1, 1, -1], (4, -2, -2), False),
        ([2, -1, -1], (4, -2, -2), False),
        ([1, -1], (4, -2, -2), False),
        ([], (0, 0, 0), False),
    ],
)
def test_a_stored_result_may_have_the_former_scale_but_no_other_order(
    stored: list[int], payoffs: tuple[int, ...], same: bool
) -> None:
    assert same_result(stored, payoffs) is same


def test_a_record_of_an_earlier_version_reads_verifies_and_is_written_with_todays_payoffs() -> None:
    assert "\nresult: -1 -1 1\n" in FORMER
    found = record.read(FORMER)
    assert isinstance(found, record.Record)
    assert found.verified().payoffs == (-2, -2, 4)
    assert "\nresult: -2 -2 4\n" in record.write(found)


def test_json_lines_of_an_earlier_version_read_too() -> None:
    found = record.read(FORMER)
    assert isinstance(found, record.Record)
    former = record.write_json_lines(found).replace('"result":[-2,-2,4]', '"result":[-1,-1,1]')
    assert json.loads(former.splitlines()[-1])["result"] == [-1, -1, 1]
    assert record.read_json_lines(former) == found


@pytest.mark.parametrize(
    "result", ["[1,-1,-1]", "[-1,-1,2]", "[-1,-1]", "[-1,-1,true]", '{"-2":0,"4":0}', '"-"', "null"]
)
def test_json_lines_with_another_result_are_refused(result: str) -> None:
    found = record.read(FORMER)
    assert isinstance(found, record.Record)
    text = record.write_json_lines(found).replace('"result":[-2,-2,4]', f'"result":{result}')
    with pytest.raises(BadRecord):
        record.read_json_lines(text)
