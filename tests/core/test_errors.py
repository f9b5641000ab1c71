"""Tests of errors: they have a code and data, can be pickled and contain no sentence."""

from __future__ import annotations

import copy
import gc
import pickle
import re

import pytest

from poktail.core import errors
from poktail.core.errors import IllegalMove, NoSuchSeat, RuleError, kinds

NAMED = {
    "illegal_move",
    "not_your_turn",
    "already_chosen",
    "match_over",
    "no_such_seat",
    "bad_notation",
    "bad_options",
    "bad_value",
    "bad_version",
    "bad_name",
    "bad_record",
    "bad_proof",
    "unknown_game",
}


def test_the_code_is_the_name_in_snake_case():
    assert RuleError.code == "rule_error"
    assert {kind.code for kind in kinds() if kind.__module__ == errors.__name__} == NAMED
    for kind in kinds():
        assert kind.code.replace("_", "") == kind.__name__.lower()
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", kind.code)


def test_a_games_own_errors_are_among_the_kinds_and_have_codes_of_their_own():
    before = kinds()
    spent = type("ChipsSpent", (IllegalMove,), {})
    deeper = type("AllChipsSpent", (spent,), {})
    assert (spent.code, deeper.code, IllegalMove.code) == ("chips_spent", "all_chips_spent", "illegal_move")
    assert set(kinds()) == {*before, spent, deeper}
    assert kinds(spent) == (deeper,)
    del spent, deeper
    gc.collect()  # what a test invents must not outlive it: other tests ask for the words of every kind
    assert kinds() == before


def test_no_two_kinds_share_a_code():
    codes = [kind.code for kind in kinds()]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.code)
def test_data_is_given_by_name_and_read_back(kind):
    error = kind(seat=1, move="disc", reason=None)
    assert error.data == {"seat": 1, "move": "disc", "reason": None}
    assert str(error) == f"{kind.code} seat=1 move='disc' reason=None"
    assert str(kind()) == kind.code
    with pytest.raises(TypeError):
        kind("a sentence")


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.code)
@pytest.mark.parametrize("travel", [lambda e: pickle.loads(pickle.dumps(e)), copy.copy, copy.deepcopy])
def test_an_error_survives_the_way_to_another_process(kind, travel):
    error = travel(kind(seat=2, move="square"))
    assert (type(error), error.data) == (kind, {"seat": 2, "move": "square"})
    assert str(error) == f"{kind.code} seat=2 move='square'"


def test_two_errors_do_not_share_their_data():
    one, two = NoSuchSeat(seat=1), NoSuchSeat(seat=2)
    assert (one.data, two.data) == ({"seat": 1}, {"seat": 2})


def test_the_representation_names_the_kind_and_the_data():
    assert repr(NoSuchSeat(seat=9)) == "NoSuchSeat(seat=9)"
