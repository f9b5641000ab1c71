"""Tests of taking back a move: only the last one, only if it taught its seat nothing, and no version comes back."""

from __future__ import annotations

import pytest

from poktail.core.fair import Fair
from poktail.core.game import Chance, SeatEvent
from poktail.core.match import TAKEN_BACK, Match
from tests.core.toys import Guessed, Hinted, Talked, Whispers, Word, at, eyes, scripted

HUSH, HINT, ODD, EVEN = Word
NEWS = (Guessed,)


def sealed() -> Match:
    return Match(Whispers(), Fair(bytes(32), (b"",) * 3).draw)


def test_a_move_is_undone_and_the_version_goes_up():
    match = at("lead")
    before, looks = match.moment(), [(match.view(seat), match.legal(seat)) for seat in eyes(match)]
    steps, log = list(match.steps), list(match.log)
    match.commit(1, HINT)
    assert match.can_take_back(1, before, NEWS)
    match.take_back(1, before)
    assert [(match.view(seat), match.legal(seat)) for seat in eyes(match)] == looks
    assert (match.steps, match.waiting, match.turn) == (steps, (1,), before.turn)
    assert match.log == [*log, TAKEN_BACK, TAKEN_BACK, TAKEN_BACK]  # two events, and one that says so
    assert match.events_since(2, before.version) == tuple(SeatEvent(before.version + n, None) for n in (1, 2, 3))


def test_a_move_without_an_event_raises_the_version_too():
    match = at("lead")
    before = match.moment()
    match.commit(1, HUSH)
    assert match.version == before.version
    match.take_back(1, before)
    assert (match.version, match.waiting) == (before.version + 1, (1,))


def test_the_match_goes_on_as_if_nothing_had_happened():
    """Chance is drawn by the number of the step, so it brings what it would have brought."""
    plain, other = sealed(), sealed()
    before = other.moment()
    other.commit(0, HINT)
    other.take_back(0, before)
    for match in (plain, other):
        match.commit(0, HUSH)
        for seat in match.waiting:
            match.commit(seat, ODD)
    assert (other.state, other.steps) == (plain.state, plain.steps)
    assert [event for event in other.log if event is not TAKEN_BACK] == plain.log
    assert other.version == plain.version + 3


def test_events_that_clients_hide_stay_hidden():
    """The break before the move is the same, the versions after it are higher."""
    match = sealed()
    for _ in range(2):
        match.commit(match.waiting[0], HUSH)
        for seat in match.waiting:
            match.commit(seat, EVEN)
    hidden, before, seat = match.hidden_until, match.moment(), match.waiting[0]
    assert hidden
    match.commit(seat, HINT)
    match.take_back(seat, before)
    assert match.hidden_until == hidden


def test_a_secret_choice_is_withdrawn_and_the_others_stay():
    match = at("guess")
    version, before = match.version, match.moment()
    match.commit(2, ODD)
    match.commit(1, EVEN)
    assert match.can_take_back(2, before, None)  # nobody knows it yet, whatever the game calls revealing
    assert not match.can_take_back(0, before, NEWS)
    match.take_back(2, before)
    assert (match.waiting, match.chosen(1), match.chosen(2), match.version) == ((2, 0), EVEN, None, version)
    match.commit(0, ODD)
    assert match.commit(2, EVEN) is True
    assert match.log[-1].what == Guessed((2, 0, 1), (EVEN, ODD, EVEN))


@pytest.mark.parametrize("revealing", [(), NEWS])
def test_what_all_have_chosen_stays(revealing):
    match = at("guess")
    before = match.moment()
    for seat in (0, 1, 2):
        match.commit(seat, ODD)
    assert not any(match.can_take_back(seat, before, revealing) for seat in (0, 1, 2))


def test_only_the_last_move_of_its_own_seat_can_be_taken_back():
    match = at("lead")
    before = match.moment()
    assert not match.can_take_back(1, before, ())  # there is none yet
    match.commit(1, HUSH)
    assert match.can_take_back(1, before, ())
    assert not match.can_take_back(0, before, ())
    assert not match.can_take_back(1, before, None)  # the game does not say what reveals
    match.commit(0, ODD)
    assert match.can_take_back(1, before, ())  # a secret choice tells nothing
    match.take_back(1, before)
    assert (match.waiting, match.chosen(0)) == ((1,), None)


def test_an_event_of_a_revealing_kind_is_final():
    for word, kinds, free in ((HINT, (Hinted,), False), (HINT, (Talked,), False), (HUSH, (Hinted, Talked), True)):
        match = at("lead")
        before = match.moment()
        match.commit(1, word)
        assert match.can_take_back(1, before, kinds) is free


def test_nothing_is_taken_back_once_chance_has_drawn():
    match = Match(Whispers(seats=1), scripted([0] * 9))
    before = match.moment()
    assert match.commit(0, HUSH) is True
    assert match.can_take_back(0, before, ())
    before = match.moment()
    match.commit(0, ODD)  # the only one who guesses; the next card is dealt at once
    assert not isinstance(match.turn, Chance)
    assert not match.can_take_back(0, before, ())


def test_nothing_is_taken_back_after_the_end():
    match = Match(Whispers(seats=1, rounds=1), scripted([0] * 9))
    match.commit(0, HUSH)
    before = match.moment()
    match.commit(0, ODD)
    assert match.payoffs is not None
    assert match.is_last(0, before)
    assert not match.can_take_back(0, before, ())


def test_several_moves_are_taken_back_one_after_the_other():
    match = Match(Whispers(seats=1, rounds=2), scripted([0] * 9))
    first = match.moment()
    match.commit(0, HINT)
    match.take_back(0, first)
    again = match.moment()
    match.commit(0, HUSH)
    assert match.can_take_back(0, again, (Hinted,))
    match.take_back(0, first)  # further back than the last one
    assert (match.state, match.turn, len(match.steps)) == first[:3]
    assert match.version > again.version > first.version
