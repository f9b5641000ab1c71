"""Tests of Match: it keeps secrets, counts versions, refuses without side effects, and replays its steps."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from poktail.core import codec
from poktail.core.errors import (
    NotYourTurn,
)
from poktail.core.game import CHANCE, Chance, Over, SeatEvent
from poktail.core.match import Match, replay
from poktail.games.pok.rules import Pok
from tests.core.toys import (
    Card,
    Dealt,
    Guessed,
    Hinted,
    Talked,
    Tossed,
    Whispers,
    Word,
    at,
    deciding,
    eyes,
    played,
    scripted,
    sees,
    snapshot,
    whole_choice,
)

HUSH, HINT, ODD, EVEN = Word
LOW, HIGH, JOKER = Card
GAMES = (Whispers(), Whispers(seats=1), Whispers(seats=5, rounds=2), Pok(seats=3), Pok(open_counters=True))
games = st.sampled_from(GAMES)
scripts = st.lists(st.integers(0, 10**6), max_size=24)
quick = settings(deadline=None, max_examples=60)


# Turns, chance and versions


def test_without_a_draw_a_match_waits_for_the_caller_to_play_chance():
    match = Match(Whispers())
    assert isinstance(match.turn, Chance)
    assert (match.version, match.steps, match.log, match.waiting, match.payoffs) == (0, [], [], (), None)


def test_a_draw_is_asked_with_the_number_of_the_step_until_somebody_has_to_decide():
    asked = []

    def draw(step: int, turn: Chance) -> Card:
        asked.append((step, turn.outcomes))
        return HIGH

    match = Match(Whispers(seats=2, rounds=2), draw)
    cards = ((LOW, 1), (HIGH, 2), (JOKER, 1))
    assert asked == [(0, cards), (1, cards)]
    assert match.steps == [{CHANCE: HIGH}, {CHANCE: HIGH}]
    assert match.commit(0, HUSH) is True
    assert asked[2:] == []
    assert (match.commit(0, ODD), match.commit(1, ODD)) == (False, True)
    assert [step for step, _ in asked] == [0, 1, 4, 5]


def test_a_single_seat_moves_the_match_on_at_once():
    match = at("lead")
    assert match.waiting == (1,)
    assert match.commit(1, HINT) is True
    assert match.steps[-1] == {1: HINT}
    assert match.state.phase == "guess"


def test_several_seats_move_the_match_on_with_the_last_choice():
    match = at("guess")
    assert match.waiting == (2, 0, 1)
    assert [match.commit(seat, ODD) for seat in (1, 2, 0)] == [False, False, True]
    assert list(match.steps[-1]) == [2, 0, 1]
    assert match.log[-1].what == Guessed((2, 0, 1), (ODD, ODD, ODD))


def test_every_event_takes_one_version_and_a_step_without_events_takes_none():
    match = Match(Whispers())
    versions = [0]
    for choice in ({CHANCE: LOW}, {CHANCE: LOW}, {0: HUSH}, {0: ODD, 1: ODD, 2: ODD}, {CHANCE: LOW}):
        match.step(choice)
        versions.append(match.version)
    assert versions == [0, 1, 2, 2, 3, 4]
    match.step({CHANCE: HIGH})
    match.step({1: HINT})
    assert match.version == 7


def test_there_are_payoffs_only_once_the_match_is_over():
    match = at("guess")
    assert match.payoffs is None
    match.step(whole_choice(match, 0))
    assert match.turn == Over(match.payoffs)
    assert (match.waiting, [match.legal(seat) for seat in eyes(match)]) == ((), [(), (), (), ()])


def test_only_the_seats_that_still_choose_have_legal_moves():
    match = at("lead")
    assert [match.legal(seat) for seat in eyes(match)] == [(), (HUSH, HINT), (), ()]
    match = at("guess")
    match.commit(0, ODD)
    assert [match.legal(seat) for seat in eyes(match)] == [(), (ODD, EVEN), (ODD, EVEN), ()]


# Secrets


def test_each_seat_hears_its_own_part_of_every_event():
    match = played(Whispers(), [])
    for choice in ({CHANCE: JOKER}, {CHANCE: LOW}, {0: HINT}):
        match.step(choice)
    public = SeatEvent(4, Talked(0))
    assert match.events_since(0) == (
        SeatEvent(1, Dealt(0, JOKER)),
        SeatEvent(2, None),
        SeatEvent(3, Hinted(0, JOKER)),
        public,
    )
    assert match.events_since(1) == (
        SeatEvent(1, Dealt(0, None)),
        SeatEvent(2, None),
        SeatEvent(3, Hinted(0, JOKER)),
        public,
    )
    assert match.events_since(2) == (SeatEvent(1, Dealt(0, None)), SeatEvent(2, None), SeatEvent(3, None), public)
    assert match.events_since(None) == match.events_since(2)
    assert [event.what for event in match.log] == [Dealt(0, JOKER), Tossed(LOW), Hinted(0, JOKER), Talked(0)]


@pytest.mark.parametrize("order", list(permutations((2, 0, 1), 2)))
@pytest.mark.parametrize("words", list(product((ODD, EVEN), repeat=2)))
def test_what_the_others_receive_does_not_depend_on_who_has_chosen_what_or_when(order, words):
    match, untouched = at("guess"), at("guess")
    for count, (seat, word) in enumerate(zip(order, words, strict=True), 1):
        match.commit(seat, word)
        assert match.waiting == tuple(s for s in (2, 0, 1) if s not in order[:count])
        for other in eyes(match):
            if other not in order[:count]:
                assert sees(match, other) == sees(untouched, other)
    assert (match.state, match.log, match.steps) == (untouched.state, untouched.log, untouched.steps)


@quick
@given(games, scripts, st.data())
def test_secret_choices_change_nothing_but_who_is_waited_for(game, script, data):
    match = deciding(game, script)
    assume(match.payoffs is None)
    before = repr((match.state, match.turn, match.steps, match.log))
    order = data.draw(st.permutations(match.turn.seats))[:-1]
    seen = {seat: sees(match, seat) for seat in eyes(match)}
    for count, seat in enumerate(order, 1):
        move = data.draw(st.sampled_from(match.legal(seat)))
        assert match.commit(seat, move) is False
        assert match.chosen(seat) == move
        assert match.waiting == tuple(s for s in match.turn.seats if s not in order[:count])
        for other in eyes(match):
            sees_now = sees(match, other)
            if other in order[:count]:  # a seat that has chosen loses its legal moves and learns nothing
                assert sees_now[1:2] + sees_now[3:] == seen[other][1:2] + seen[other][3:]
                assert match.observation(other).legal == ()
            else:
                assert sees_now == seen[other]
                assert other is None or match.chosen(other) is None
    assert repr((match.state, match.turn, match.steps, match.log)) == before


@quick
@given(scripts, st.data())
def test_the_order_of_the_choices_leaves_no_trace_in_the_finished_step(script, data):
    game = data.draw(games)
    one, two = deciding(game, script), deciding(game, script)
    assume(one.payoffs is None)
    choice = whole_choice(one, data.draw(st.integers(0, 10**6)))
    for match in (one, two):
        for seat in data.draw(st.permutations(list(choice))):
            match.commit(seat, choice[seat])
    assert snapshot(one) == snapshot(two)
    assert list(one.steps[-1].items()) == list(choice.items())


def test_a_sight_holds_the_view_the_moves_and_all_that_was_told_since_the_start():
    match = deciding(Whispers(rounds=5), [1] * 14)
    assert match.state.round == 3
    for seat in eyes(match):
        observation = match.observation(seat)
        assert (observation.game, observation.seat, observation.view) == (
            match.game,
            seat,
            match.game.view(match.state, seat),
        )
        assert (observation.legal, observation.events) == (match.legal(seat), match.events_since(seat, 0))
        assert len(observation.events) == match.version > len(match.visible_events(seat))


def test_choices_are_forgotten_once_the_match_moves_on():
    match = at("guess")
    for seat in match.waiting:
        match.commit(seat, ODD)
    assert [match.chosen(seat) for seat in range(3)] == [None, None, None]


# The log


@quick
@given(games, scripts, st.integers(0, 5), st.lists(st.integers(0, 100), max_size=12))
def test_a_client_that_asks_now_and_then_hears_every_version_exactly_once(game, script, place, pauses):
    match = Match(game)
    seat = eyes(match)[place % len(eyes(match))]
    events: list[SeatEvent] = []
    for number, word in enumerate(script):
        if match.payoffs is None:
            match.step(whole_choice(match, word))
        if number in pauses:
            events += match.events_since(seat, len(events))
    events += match.events_since(seat, len(events))
    assert [said.version for said in events] == list(range(1, match.version + 1))
    assert tuple(events) == match.events_since(seat)
    assert [event.what for event in events] == [event.as_seen_by(seat) for event in match.log]


@quick
@given(games, scripts)
def test_what_was_told_is_never_told_otherwise_later(game, script):
    match, known = Match(game), {}
    for number in script:
        for seat in eyes(match):
            before = known.get(seat, ())
            known[seat] = match.events_since(seat)
            assert known[seat][: len(before)] == before
        if match.payoffs is None:
            match.step(whole_choice(match, number))


def test_a_page_shows_the_round_before_and_the_running_one_until_the_match_is_over():
    match, pages = Match(Whispers(seats=2, rounds=3)), []
    while match.payoffs is None:
        match.step(whole_choice(match, 0))
        pages.append((match.state.round, match.state.phase, [events.version for events in match.visible_events(1)]))
    # each round has three events (dealt, tossed, guessed): versions 1-3, 4-6, 7-9; marks at 1, 4, 7
    assert [(n, phase, shown) for n, phase, shown in pages if phase in ("toss", "deal", "over")] == [
        (0, "toss", [1]),
        (1, "deal", [1, 2, 3]),
        (1, "toss", [1, 2, 3, 4]),
        (2, "deal", [1, 2, 3, 4, 5, 6]),
        (2, "toss", [4, 5, 6, 7]),
        (3, "over", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    ]


@quick
@given(games, scripts)
def test_a_page_is_the_end_of_what_was_told_from_the_last_mark_but_one(game, script):
    match = played(game, script)
    marks = [version for version, event in enumerate(match.log, 1) if event.forget]
    for seat in eyes(match):
        page = match.visible_events(seat)
        assert page == match.events_since(seat)[match.version - len(page) :]
        if match.payoffs is not None or len(marks) < 2:
            assert len(page) == match.version
        else:
            assert page[0].version == marks[-2]


def test_a_table_that_forgets_nothing_shows_all_of_it():
    match = played(Pok(open_counters=True), [5] * 20)
    assert match.state.round == 10
    assert match.visible_events(0) == match.events_since(0)
    assert len(played(Pok(), [5] * 20).visible_events(0)) < match.version


# A match is its steps


@quick
@given(games, scripts)
def test_replay_reproduces_the_match(game, script):
    match = played(game, script)
    again = replay(game, match.steps)
    assert snapshot(again) == snapshot(match)
    assert again.steps is not match.steps


@quick
@given(games, scripts, st.data())
def test_steps_come_out_the_same_however_they_went_in(game, script, data):
    match, again = played(game, script), Match(game)
    for choice in match.steps:
        again.step(dict(data.draw(st.permutations(list(choice.items())))))
    assert snapshot(again) == snapshot(match)


@quick
@given(games, scripts, st.lists(st.integers(0, 99), min_size=1, max_size=9), st.integers(0, 40))
def test_a_match_that_is_cut_off_and_played_on_ends_as_if_nothing_had_happened(game, script, chance, cut):
    def seats_play(match: Match, numbers: list[int]) -> Match:
        for number in numbers:
            for seat in match.waiting:
                match.commit(seat, match.legal(seat)[number % len(match.legal(seat))])
        return match

    whole = seats_play(Match(game, scripted(chance)), script)
    half = seats_play(Match(game, scripted(chance)), script[:cut])
    rest = replay(game, half.steps)
    rest.play_on(scripted(chance))
    assert snapshot(seats_play(rest, script[cut:])) == snapshot(whole)


def test_play_on_plays_the_chance_that_is_due_and_all_that_follows():
    match = replay(Whispers(seats=1, rounds=2), [{CHANCE: LOW}])
    match.play_on(lambda step, turn: JOKER)
    assert match.steps == [{CHANCE: LOW}, {CHANCE: JOKER}]
    match.commit(0, HUSH)
    match.commit(0, ODD)
    assert match.steps[4:] == [{CHANCE: JOKER}, {CHANCE: JOKER}]
    assert match.waiting == (0,)


def test_play_on_has_nothing_to_do_while_a_seat_decides():
    match = at("guess")
    match.commit(2, ODD)
    before = snapshot(match)
    match.play_on(lambda step, turn: JOKER)
    assert snapshot(match) == before


def test_replay_stops_at_the_first_step_that_cannot_be():
    steps = [{CHANCE: LOW}, {CHANCE: LOW}, {1: HUSH}]
    with pytest.raises(NotYourTurn):
        replay(Whispers(), steps)
    assert replay(Whispers(), steps[:2]).waiting == (0,)


def test_the_steps_belong_to_the_match_and_not_to_the_caller():
    match, choice = Match(Whispers()), {CHANCE: LOW}
    match.step(choice)
    choice[CHANCE] = HIGH
    assert match.steps == [{CHANCE: LOW}]


@quick
@given(games, scripts)
def test_versions_count_the_events_and_states_survive_the_codec(game, script):
    match, events = Match(game), 0
    for number in script:
        if match.payoffs is not None:
            break
        choice = whole_choice(match, number)
        events += len(game.apply(match.state, choice)[1])
        match.step(choice)
        assert match.version == events
        assert codec.from_json(type(match.state), codec.to_json(match.state)) == match.state
