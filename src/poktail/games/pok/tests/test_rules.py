"""Tests of the rules of POK, clause by clause; the end of a match is in test_ends.py."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from poktail.core.errors import AlreadyChosen, IllegalMove, MatchOver
from poktail.core.game import CHANCE, EVERYBODY, Chance, Decide, Event
from poktail.core.pieces import odds
from poktail.games.pok.rules import (
    Face,
    GoalMet,
    GoalMissed,
    HandedOver,
    Pok,
    Revealed,
    Rolled,
    Round,
    Show,
    Shown,
    State,
    Symbol,
    Throw,
    TookBack,
    View,
    judge,
)
from poktail.games.pok.tests.table import DISC, SQUARE, TRIANGLE, dice, hands, played, position, reveal, symbols

# Material


def test_everybody_starts_with_two_of_each_symbol() -> None:
    """POK-1: two discs, two squares and two triangles for every seat."""
    assert Pok(seats=7).start() == State(round=0, hands=((2, 2, 2),) * 7, throw=None, idle=0, last=None, payoffs=None)
    assert Pok(seats=3, counters=4).start().hands == ((4, 4, 4),) * 3


def throws(game: Pok) -> tuple[tuple[Throw, int], ...]:
    turn = game.turn(game.start())
    assert isinstance(turn, Chance)
    return turn.outcomes


def shows(thrown: Throw) -> frozenset[Symbol]:
    return frozenset(face.symbol for face in thrown.faces if face.symbol is not None)


def test_odds_of_each_die_are_those_of_the_published_game() -> None:
    """POK-2: the ONE die is never blank, the TWO and the THREE die are blank half the time."""
    third, sixth, half = Fraction(1, 3), Fraction(1, 6), Fraction(1, 2)
    for place, share in enumerate((third, sixth, sixth)):
        table = odds((thrown.faces[place], weight) for thrown, weight in throws(Pok()))
        goals = {Face(place + 1, symbol): share for symbol in Symbol}
        assert table == (goals if place == 0 else goals | {Face(0, None): half})


def test_odds_of_216_throws_96_show_one_symbol_108_two_and_12_three() -> None:
    """POK-2: the table of all throws, by how many different symbols they show."""
    ways: Counter[int] = Counter()
    for thrown, weight in throws(Pok()):
        ways[len(shows(thrown))] += weight
    assert ways == {1: 96, 2: 108, 3: 12}
    assert odds(ways.items()) == {1: Fraction(4, 9), 2: Fraction(1, 2), 3: Fraction(1, 18)}
    assert len(throws(Pok())) == 3 * 4 * 4


@pytest.mark.parametrize("symbol", Symbol)
def test_odds_of_a_symbol_are_the_same_for_all_three(symbol: Symbol) -> None:
    """POK-2: exact odds of a symbol: on some die, alone on the table, on all three dice."""
    table = throws(Pok())
    assert odds((symbol in shows(thrown), weight) for thrown, weight in table)[True] == Fraction(29, 54)
    assert odds((shows(thrown) == {symbol}, weight) for thrown, weight in table)[True] == Fraction(4, 27)
    thrice = (([face.symbol for face in thrown.faces].count(symbol) == 3, weight) for thrown, weight in table)
    assert odds(thrice)[True] == Fraction(1, 108)


def test_a_table_may_be_set_up_with_other_dice() -> None:
    """POK-2: dice are data: any number of dice, any faces, each face as often as it is listed."""
    game = Pok(dice=("4disc 4disc blank", "9triangle"))
    assert throws(game) == ((dice("4disc/9triangle"), 2), (dice("blank/9triangle"), 1))


def test_no_two_throws_share_a_notation() -> None:
    """POK-2: a throw is written down as its faces, so that a record can name it."""
    written = [str(thrown) for thrown, _ in throws(Pok())]
    assert written[:2] == ["1disc/2disc/3disc", "1disc/2disc/3square"]
    assert len(set(written)) == len(written) == 48
    assert str(dice("1triangle/blank")) == "1triangle/blank"


# A round


def test_a_round_begins_with_the_dice_and_everybody_sees_them() -> None:
    """POK-3: first the throw, events to all, then all seats decide; rounds are counted from one."""
    game = Pok()
    assert isinstance(game.turn(game.start()), Chance)
    thrown = dice("1disc/blank/3square")
    state, events = game.apply(game.start(), {CHANCE: thrown})
    assert events == (Event(Rolled(1, thrown), EVERYBODY, forget=True),)
    assert state == State(round=1, hands=((2, 2, 2),) * 4, throw=thrown, idle=0, last=None, payoffs=None)
    assert game.turn(state) == Decide((0, 1, 2, 3))
    after, _ = reveal(game, state, "dsst")
    assert isinstance(game.turn(after), Chance)
    again, events = game.apply(after, {CHANCE: thrown})
    assert again.round == 2
    assert events[0].what == Rolled(2, thrown)


def test_a_blank_face_is_no_goal() -> None:
    """POK-3: nothing is met or missed on a blank die."""
    _, events = reveal(Pok(seats=3), position("222 222 222", "1disc/blank/blank"), "dss")
    assert [what.goal for what in events if isinstance(what, GoalMet | GoalMissed)] == [Face(1, DISC)]
    _, events = reveal(Pok(seats=3), position("222 222 222", "blank/blank/blank"), "dss")
    assert events == [Revealed(tuple(map(Shown, range(3), symbols("dss")))), TookBack((0, 1, 2), "POK-8")]


@pytest.mark.parametrize(
    ("held", "letters"),
    [("222", "dst"), ("100", "d"), ("010", "s"), ("001", "t"), ("120", "ds"), ("102", "dt"), ("011", "st")],
)
def test_a_seat_may_show_any_symbol_it_still_holds(held: str, letters: str) -> None:
    """POK-4: and no other."""
    state = position(f"222 {held} 222", "1disc/blank/blank")
    assert Pok(seats=3).legal(state, 1) == tuple(map(Show, symbols(letters)))


def test_nobody_may_show_anything_before_the_dice_are_thrown_or_after_the_end() -> None:
    """POK-4: fists close between the throw and the reveal, at no other time."""
    game = Pok(seats=3, goal=1)
    assert [game.legal(game.start(), seat) for seat in range(3)] == [(), (), ()]
    match = played(game, "1disc/blank/blank dss")
    assert [game.legal(match.state, seat) for seat in range(3)] == [(), (), ()]
    with pytest.raises(MatchOver):
        match.commit(0, Show(DISC))


def test_a_choice_is_final() -> None:
    """POK-4: a seat that has chosen can neither change nor repeat its choice."""
    match = played(Pok(seats=3), "1disc/blank/blank")
    match.commit(1, Show(DISC))
    for move in (Show(SQUARE), Show(DISC)):
        with pytest.raises(AlreadyChosen):
            match.commit(1, move)
    assert match.chosen(1) == Show(DISC)


def test_a_counter_that_is_gone_cannot_be_shown() -> None:
    """POK-4: the choice is among the counters one still holds."""
    game = Pok(seats=3, counters=1, goal=3)
    match = played(game, "1disc/blank/blank dss", "1square/blank/blank")
    with pytest.raises(IllegalMove) as refused:
        match.commit(0, Show(DISC))
    assert refused.value.data == {"seat": 0, "move": "disc"}


def test_choices_are_revealed_together_once_the_last_fist_is_closed() -> None:
    """POK-4: until then neither the log nor any view says more than it did before."""
    match = played(Pok(seats=3), "1disc/blank/blank")
    watchers = (None, 0, 1, 2)
    before = [(match.view(seat), match.events_since(seat)) for seat in watchers]
    assert not match.commit(2, Show(DISC))
    assert not match.commit(0, Show(TRIANGLE))
    assert [(match.view(seat), match.events_since(seat)) for seat in watchers] == before
    assert match.waiting == (1,)
    assert match.commit(1, Show(SQUARE))
    events = match.events_since(None, 1)[0].what
    assert events == Revealed((Shown(0, TRIANGLE), Shown(1, SQUARE), Shown(2, DISC)))


@pytest.mark.parametrize(
    ("thrown", "shown", "met", "missed"),
    [
        ("2disc", "ddst", ["2disc"], []),
        ("2disc", "dsst", [], ["2disc"]),
        ("2disc", "ddds", [], ["2disc"]),
        ("2disc", "sstt", [], ["2disc"]),
        ("1triangle/2square", "tssd", ["1triangle", "2square"], []),
        ("1disc/2disc", "dsss", ["1disc"], ["2disc"]),
        ("1disc/2disc", "ddss", ["2disc"], ["1disc"]),
        ("1disc/2disc", "ddds", [], ["1disc", "2disc"]),  # the dice are not added up
        ("1square/2square/3square", "ssss", [], ["1square", "2square", "3square"]),
    ],
)
def test_a_goal_is_met_by_exactly_that_many(thrown: str, shown: str, met: list[str], missed: list[str]) -> None:
    """POK-5: exactly that number, each die on its own; every goal's event names the seats that showed its symbol."""
    _, events = reveal(Pok(), position("222 222 222 222", thrown), shown)
    assert [str(what.goal) for what in events if isinstance(what, GoalMet)] == met
    assert [str(what.goal) for what in events if isinstance(what, GoalMissed)] == missed
    for what in events:
        if isinstance(what, GoalMet | GoalMissed):
            assert what.seats == tuple(s for s, symbol in enumerate(symbols(shown)) if symbol is what.goal.symbol)


def test_who_shows_the_symbol_of_a_met_goal_hands_over_one_counter() -> None:
    """POK-6: one counter each, and all others take theirs back, also those whose symbol is on no die."""
    state, events = reveal(Pok(), position("222 222 212 222", "2disc/1square/blank"), "ddts")
    assert state.hands == hands("122 122 212 212")
    assert state.throw is None
    assert events[3:] == [HandedOver((0, 1, 3), "POK-6"), TookBack((2,), "POK-6")]
    state, events = reveal(Pok(), position("222 222 222 222", "1disc/1square/blank"), "dsst")
    assert state.hands == hands("122 222 222 222")
    assert events[3:] == [HandedOver((0,), "POK-6"), TookBack((1, 2, 3), "POK-6")]


def test_when_all_hand_over_nobody_takes_back() -> None:
    """POK-6: three discs asked, three discs shown by three seats."""
    state, events = reveal(Pok(seats=3), position("222 222 222", "1square/blank/3disc"), "ddd")
    assert state.hands == hands("122 122 122")
    assert events[-1] == HandedOver((0, 1, 2), "POK-6")
    assert not any(isinstance(what, TookBack) for what in events)


@pytest.mark.parametrize(
    ("thrown", "shown", "handed"),
    [
        ("1disc/blank/blank", "ddst", (2, 3)),
        ("2disc/1square/blank", "dtss", (1,)),
        ("1disc/2square/3triangle", "ddtt", ()),
        ("2triangle/3triangle/blank", "tdsd", (1, 2, 3)),
    ],
)
def test_when_no_goal_is_met_a_symbol_on_no_die_is_handed_over(
    thrown: str, shown: str, handed: tuple[int, ...]
) -> None:
    """POK-7: and those whose symbol is on a die take their counters back."""
    state, events = reveal(Pok(), position("222 222 222 222", thrown), shown)
    kept = tuple(seat for seat in range(4) if seat not in handed)
    assert events[-1] == TookBack(kept, "POK-7")
    assert [what for what in events if isinstance(what, HandedOver)] == (
        [HandedOver(handed, "POK-7")] if handed else []
    )
    assert [sum(hand) for hand in state.hands] == [5 if seat in handed else 6 for seat in range(4)]


@pytest.mark.parametrize(("thrown", "shown"), [("1disc/2disc/blank", "ssts"), ("blank/blank/blank", "ddst")])
def test_when_all_show_symbols_on_no_die_nobody_hands_over(thrown: str, shown: str) -> None:
    """POK-8: the exception to POK-7."""
    state, events = reveal(Pok(), position("222 222 222 222", thrown), shown)
    assert state.hands == hands("222 222 222 222")
    assert events[-1] == TookBack((0, 1, 2, 3), "POK-8")
    assert not any(isinstance(what, HandedOver) for what in events)


def plainly(thrown: Throw, shown: tuple[Symbol, ...]) -> tuple[str, list[int]]:
    """The clauses read aloud, seat by seat: which one decides, and who hands over."""
    met = [face.symbol for face in thrown.faces if face.symbol and sum(s is face.symbol for s in shown) == face.count]
    if met:
        return "POK-6", [seat for seat, symbol in enumerate(shown) if symbol in met]
    off = [seat for seat, symbol in enumerate(shown) if not any(face.symbol is symbol for face in thrown.faces)]
    return ("POK-8", []) if len(off) == len(shown) else ("POK-7", off)


@pytest.mark.parametrize(
    ("seats", "by_goals", "by_default", "by_nobody", "one_seat"),
    [
        (3, Fraction(29, 54), Fraction(76, 243), Fraction(73, 486), Fraction(53, 162)),
        (4, Fraction(128, 243), Fraction(553, 1458), Fraction(137, 1458), Fraction(163, 486)),
        (5, Fraction(365, 729), Fraction(1919, 4374), Fraction(265, 4374), Fraction(28, 81)),
    ],
)
def test_odds_of_the_first_round(
    seats: int, by_goals: Fraction, by_default: Fraction, by_nobody: Fraction, one_seat: Fraction
) -> None:
    """POK-6, POK-7, POK-8: over every throw and every choice, how often each decides and a given seat hands over."""
    clauses: Counter[str] = Counter()
    mine = total = 0
    for thrown, weight in throws(Pok(seats=seats)):
        for shown in product(Symbol, repeat=seats):
            handed, clause = judge(thrown, shown)
            assert (clause, list(handed)) == plainly(thrown, shown)
            clauses[clause] += weight
            mine += weight * (0 in handed)
            total += weight
    assert total == 216 * 3**seats
    assert odds(clauses.items()) == {"POK-6": by_goals, "POK-7": by_default, "POK-8": by_nobody}
    assert Fraction(mine, total) == one_seat


# What stays hidden

ROUND_ONE, ROUND_TWO = "1disc/2square/blank dsst", "1triangle/blank/3disc dtts"


def test_seat_1_sees_its_own_counters_the_dice_and_the_last_round() -> None:
    """POK-9: the whole view, word for word; nothing of the first round, nothing of what the others hold."""
    match = played(Pok(), ROUND_ONE, ROUND_TWO, "1square/2square/blank")
    last = Round(dice("1triangle/blank/3disc"), tuple(map(Shown, range(4), symbols("dtts"))), (3,), "POK-7")
    thrown = dice("1square/2square/blank")
    assert match.state.hands == hands("122 212 212 212")
    assert match.view(1) == View(1, 3, thrown, (2, 1, 2), last, 0, None, None)
    assert match.view(0) == View(0, 3, thrown, (1, 2, 2), last, 0, None, None)


def test_a_spectator_sees_no_counters_at_all() -> None:
    """POK-9: the dice and the last round only."""
    match = played(Pok(), ROUND_ONE, "1square/2square/blank")
    last = Round(dice("1disc/2square/blank"), tuple(map(Shown, range(4), symbols("dsst"))), (0, 1, 2), "POK-6")
    assert match.view(None) == View(None, 2, dice("1square/2square/blank"), None, last, 0, None, None)


def test_open_counters_lie_open_for_everybody() -> None:
    """POK-9: with the option on, every view tabulates everybody's counters."""
    match = played(Pok(open_counters=True), ROUND_ONE, ROUND_TWO)
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat).counters == hands("122 212 212 212")


def test_no_event_says_what_anybody_holds() -> None:
    """POK-9: events tell what was shown and by whom, never a tally; what every event of two rounds says, in full."""
    for game in (Pok(), Pok(open_counters=True)):
        match = played(game, ROUND_ONE, ROUND_TWO)
        first, second = dice("1disc/2square/blank"), dice("1triangle/blank/3disc")
        assert [event.what for event in match.log] == [
            Rolled(1, first),
            Revealed(tuple(map(Shown, range(4), symbols("dsst")))),
            GoalMet(Face(1, DISC), (0,)),
            GoalMet(Face(2, SQUARE), (1, 2)),
            HandedOver((0, 1, 2), "POK-6"),
            TookBack((3,), "POK-6"),
            Rolled(2, second),
            Revealed(tuple(map(Shown, range(4), symbols("dtts")))),
            GoalMissed(Face(1, TRIANGLE), (1, 2)),
            GoalMissed(Face(3, DISC), (0,)),
            HandedOver((3,), "POK-7"),
            TookBack((0, 1, 2), "POK-7"),
        ]
        assert all(event.audience is EVERYBODY and event.rest is None for event in match.log)


def test_a_new_throw_turns_the_page_unless_counters_are_open() -> None:
    """POK-9: the story shows the last round and this one; with open counters, or at the end, all of it."""
    rounds = (ROUND_ONE, ROUND_TWO, "1square/2square/blank")
    closed, opened = played(Pok(), *rounds), played(Pok(open_counters=True), *rounds)
    assert [event.forget for event in closed.log] == [isinstance(event.what, Rolled) for event in closed.log]
    assert not any(event.forget for event in opened.log)
    assert closed.visible_events(None)[0].what == Rolled(2, dice("1triangle/blank/3disc"))
    assert opened.visible_events(None)[0].what == Rolled(1, dice("1disc/2square/blank"))
    over = played(Pok(idle_limit=1), "1disc/blank/blank dsst", "1disc/blank/blank sstt")
    assert over.payoffs == (0, 0, 0, 0)
    assert over.visible_events(None)[0].what == Rolled(1, dice("1disc/blank/blank"))


def test_handing_over_cannot_be_declined() -> None:
    """POK-10: there is no such move; after the reveal nobody is asked anything and the counter is gone."""
    assert Pok.moves == (Show(DISC), Show(SQUARE), Show(TRIANGLE))
    assert list(map(str, Pok.moves)) == ["disc", "square", "triangle"]
    match = played(Pok(), ROUND_ONE)
    assert isinstance(match.turn, Chance)
    assert match.state.hands[0] == (1, 2, 2)


# The examples of the rulebook


@pytest.mark.parametrize(
    ("thrown", "shown", "handed"),
    [
        pytest.param("1triangle/2disc/blank", "ddst", (0, 1, 3), id="POK-E1"),
        pytest.param("1disc/2square/blank", "ssts", (2,), id="POK-E2"),
        pytest.param("1disc/2disc/blank", "ddsd", (2,), id="POK-E3"),
        pytest.param("1disc/2disc/3square", "ddtd", (2,), id="POK-E3 with the THREE die on another symbol"),
    ],
)
def test_the_examples_of_the_rulebook_hold(thrown: str, shown: str, handed: tuple[int, ...]) -> None:
    """POK-E1, POK-E2, POK-E3: from the first throw on, through a real match."""
    match = played(Pok(), f"{thrown} {shown}")
    assert match.state.last.handed == handed
    assert [sum(hand) for hand in match.state.hands] == [5 if seat in handed else 6 for seat in range(4)]
