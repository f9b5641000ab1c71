"""Tests of dice and cards: every outcome, its weight, and what is left."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poktail.core.pieces import Bag, odds, throw

quick = settings(deadline=None, max_examples=60)
dice = st.lists(st.lists(st.sampled_from("abc"), min_size=1, max_size=6), max_size=4)
letters = st.text("abcd", max_size=12)


@quick
@given(dice)
def test_a_throw_is_counted_as_if_every_face_were_marked(dice):
    throws = throw(dice)
    assert dict(throws) == Counter(product(*dice))
    assert len(dict(throws)) == len(throws)


def test_throws_come_in_the_order_in_which_the_faces_are_listed():
    assert throw(["ba", "xyx"]) == (
        (("b", "x"), 2),
        (("b", "y"), 1),
        (("a", "x"), 2),
        (("a", "y"), 1),
    )


def test_no_dice_fall_in_one_way_and_a_die_without_faces_in_none():
    assert throw([]) == (((), 1),)
    assert throw(["ab", ""]) == ()


def test_dice_may_be_given_one_after_the_other():
    assert throw(iter(["ab"])) == ((("a",), 1), (("b",), 1))


@quick
@given(letters)
def test_a_bag_holds_what_was_put_in(things):
    bag = Bag.of(things)
    assert dict(bag.items) == Counter(things)
    assert len(bag) == len(things)
    assert [kind for kind, _ in bag.items] == list(dict.fromkeys(things))


@quick
@given(letters, st.randoms(use_true_random=False))
def test_drawing_everything_in_any_order_empties_the_bag(things, rng):
    bag, left = Bag.of(things), Counter(things)
    for thing in rng.sample(things, len(things)):
        kinds = [kind for kind, _ in bag.items]
        bag = bag.without(thing)
        left[thing] -= 1
        assert dict(bag.items) == +left
        assert [kind for kind, _ in bag.items] == [kind for kind in kinds if left[kind]]
    assert bag == Bag(())
    assert not bag


def test_what_is_not_in_the_bag_cannot_be_drawn():
    bag = Bag.of("aab")
    for thing in ("c", None, 1):
        with pytest.raises(KeyError):
            bag.without(thing)
    with pytest.raises(KeyError):
        bag.without("b").without("b")
    assert bag == Bag.of("aab")


def test_a_bag_is_a_value():
    assert hash(Bag.of("ab")) == hash(Bag.of("ab"))
    assert Bag.of("ab") != Bag.of("abb")


@quick
@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(1, 10**20)), min_size=1, max_size=8))
def test_odds_are_exact_add_up_to_one_and_keep_the_proportions(outcomes):
    chances, total = odds(outcomes), sum(weight for _, weight in outcomes)
    assert sum(chances.values()) == 1
    for thing, chance in chances.items():
        assert type(chance) is Fraction
        assert chance * total == sum(weight for outcome, weight in outcomes if outcome == thing)


def test_the_odds_of_nothing_are_empty():
    assert odds([]) == {}


def test_two_dice_add_up_as_everybody_knows():
    sums = odds((sum(shown), ways) for shown, ways in throw([range(1, 7), range(1, 7)]))
    assert (sums[2], sums[7], sums[12]) == (Fraction(1, 36), Fraction(1, 6), Fraction(1, 36))
