"""Tests of seating rules by example; random sequences are in test_seating_at_random.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from poktail.bots.levels import ALIASES, LEVELS
from poktail.core import record, registry
from poktail.core.errors import BadName, BadOptions, NoSuchSeat, RuleError, UnknownGame
from poktail.i18n import LANGUAGES
from poktail.server.errors import Forbidden, MatchRunning, SeatEmpty, SeatsOpen, SeatTaken, TableLocked, TooLarge
from poktail.server.http.schema_values import options
from poktail.server.storage.documents import NOBODY, Clock, Holder, Setup, TableDocument
from poktail.server.tables import seating

LEVEL, OTHER_LEVEL = sorted(LEVELS)[:2]


def sizes() -> dict[int, Setup]:
    """A set-up for each number of seats that some game has."""
    found: dict[int, Setup] = {}
    for entry in registry.games():
        bounds = next(one for one in options(entry) if one.name == "seats")
        assert bounds.low is not None and bounds.high is not None
        for seats in range(bounds.low, bounds.high + 1):
            found.setdefault(seats, Setup(game=entry.id, options={"seats": seats}))
    return found


SIZES = sizes()


def table(*seats: str | Holder | None, host: str = "ann", **more: Any) -> TableDocument:
    """A table where these sit: a word is a person's profile."""
    found = tuple(Holder(name=who.title(), profile=who) if isinstance(who, str) else who for who in seats)
    made = seating.opened("table", host, SIZES[len(seats)], "match", "seal")
    return made.model_copy(update={"seats": found} | more)


def who(doc: TableDocument) -> list[str | None]:
    return [holder and (holder.profile or holder.level) for holder in doc.seats]


BOT = Holder(name="Toaster", level=LEVEL, bot=True)
OLD = BOT.model_copy(update={"level": "regular"})
GUEST = Holder(name="Clever", profile="clever", bot=True)
PLAYING = {"phase": "playing"}


def test_a_stored_table_may_name_a_level_of_an_earlier_version() -> None:
    """Its bots are those of the level that is nearest in strength, and so is a bot asked for by the old name."""
    there = TableDocument.model_validate_json(table("ann", OLD).model_dump_json()).seats[1]
    assert OLD.level == "regular" and there == OLD.model_copy(update={"level": ALIASES["regular"]})
    asked = seating.put_bot(table("ann", None), "ann", 1, "regular").seats[1]
    assert asked and asked.level == ALIASES["regular"]


# Opening


def test_a_new_table_is_open_and_empty() -> None:
    doc = seating.opened("table", "ann", SIZES[4], "match", "seal")
    assert doc.seats == (None,) * 4
    assert (doc.phase, doc.locked, doc.wishes, doc.last, doc.rev) == ("open", False, (), None, 0)
    assert (doc.host, doc.match, doc.commitment) == ("ann", "match", "seal")


@pytest.mark.parametrize("setup", SIZES.values(), ids=lambda setup: setup.options["seats"])
def test_a_document_survives_the_disk(setup: Setup) -> None:
    clock = Clock(mode="hard", move=30)
    doc = seating.opened("table", "ann", setup.model_copy(update={"clock": clock}), "match", "seal")
    doc = seating.sit(seating.put_bot(doc, "ann", 1, LEVEL), "ann", 0, "Ann").changed(wishes=((0, 1),))
    assert TableDocument.model_validate_json(doc.model_dump_json(), strict=False) == doc


@pytest.mark.parametrize(
    ("setup", "error"),
    [
        ({"game": "no such"}, UnknownGame),
        ({"options": {"seats": 10**9}}, BadOptions),
        ({"options": {"seats": 3.0}}, BadOptions),
        ({"options": {"seats": float("nan")}}, BadOptions),
        ({"options": {"seats": [[[[]]]]}}, BadOptions),
        ({"options": {"seats": None}}, BadOptions),
        ({"options": {"novelty": 1}}, BadOptions),
    ],
)
def test_a_table_that_no_game_fits_is_refused(setup: dict[str, Any], error: type[RuleError]) -> None:
    bad = SIZES[4].model_copy(update=setup)
    with pytest.raises(error):
        seating.opened("table", "ann", bad, "match", "seal")
    doc = table("ann", None)
    with pytest.raises(error):
        seating.set_up(doc, "ann", bad)


def test_options_that_no_record_can_hold_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "MAX_OPTIONS", 5)
    with pytest.raises(TooLarge) as refused:
        seating.game_of(SIZES[4])
    assert refused.value.data == {"limit": 5}


# Sitting and standing


def test_sitting_down_in_one_seat_or_several_and_under_another_name() -> None:
    doc = seating.sit(table(None, None, None), "ann", 1, "Ann")
    assert doc.seats == (None, Holder(name="Ann", profile="ann"), None)
    doc = seating.sit(doc, "ann", 0, "ANN")
    assert (doc.seats_of("ann"), doc.seats_of("ben"), doc.seats_of(None)) == ((0, 1), (), ())
    assert seating.names(doc.changed(seats=doc.seats[:2])) == ("ANN 2", "Ann")
    doc = seating.sit(doc, "ann", 0, "Mum")
    assert doc.seats[0] == Holder(name="Mum", profile="ann")
    assert doc.rev == 3
    assert (doc.profile_at(0), doc.profile_at(2), doc.profile_at(9)) == ("ann", None, None)


@pytest.mark.parametrize("there", ["ben", BOT, GUEST])
def test_a_taken_seat_is_taken(there: Any) -> None:
    with pytest.raises(SeatTaken) as refused:
        seating.sit(table(None, there), "ann", 1, "Ann")
    assert refused.value.data == {"seat": 1}


def test_at_a_locked_table_only_the_host_and_the_invited_sit_down() -> None:
    doc = seating.lock(table("ben", None), "ann", True)
    assert doc.locked
    with pytest.raises(TableLocked):
        seating.sit(doc, "cleo", 1, "Cleo")
    with pytest.raises(TableLocked):
        seating.sit(doc, "ben", 1, "Ben")
    assert who(seating.sit(doc, "ann", 1, "Ann")) == ["ben", "ann"]
    assert who(seating.sit(doc, "clever", 1, "Clever", bot=True, invited=True)) == ["ben", "clever"]
    assert seating.sit(doc, "ben", 0, "Benny").seats[0] == Holder(name="Benny", profile="ben")
    assert who(seating.sit(seating.lock(doc, "ann", False), "cleo", 1, "Cleo")) == ["ben", "cleo"]


@pytest.mark.parametrize("seat", [-1, 2, 63])
def test_a_seat_that_is_not_there_is_refused_everywhere(seat: int) -> None:
    doc = table("ann", "ben")
    for act in every_act(doc, "ann", seat):
        with pytest.raises(NoSuchSeat) as refused:
            act()
        assert refused.value.data == {"seat": seat}
    with pytest.raises(NoSuchSeat):
        seating.swap(doc, "ann", 0, seat)
    with pytest.raises(NoSuchSeat):
        seating.check_seat(doc, seat)
    seating.check_seat(doc.changed(**PLAYING), 1)


def every_act(doc: TableDocument, profile: str, seat: int) -> list[Callable[[], TableDocument]]:
    return [
        lambda: seating.sit(doc, profile, seat, "Name"),
        lambda: seating.stand(doc, profile, seat),
        lambda: seating.swap(doc, profile, seat, 0),
        lambda: seating.put_bot(doc, profile, seat, LEVEL),
        lambda: seating.remove(doc, profile, seat, LEVEL),
    ]


def test_during_a_match_nobody_changes_places() -> None:
    doc = table("ann", BOT, **PLAYING)
    acts = every_act(doc, "ann", 0)[:4]
    acts += [lambda: seating.set_up(doc, "ann", SIZES[3]), lambda: seating.ready(doc, "ann", LEVEL)]
    for act in acts:
        with pytest.raises(MatchRunning):
            act()
    assert seating.left(doc, "ann") is doc
    assert seating.lock(doc, "ann", True).locked


def test_standing_up_needs_ones_own_seat() -> None:
    doc = table("ann", "ben", None)
    assert who(seating.stand(doc, "ben", 1)) == ["ann", None, None]
    for seat in (0, 2):
        with pytest.raises(Forbidden) as refused:
            seating.stand(doc, "ben", seat)
        assert refused.value.data == {"need": "seat"}


# The host


def test_a_host_who_goes_hands_the_table_to_the_next_person() -> None:
    doc = table(BOT, GUEST, "ann", "ben", "cleo")
    assert seating.stand(doc, "ann", 2).host == "ben"
    assert seating.left(doc, "ann").host == "ben"
    assert seating.without(doc, "ann", LEVEL).host == "ben"
    assert seating.without(doc.changed(**PLAYING), "ann", LEVEL).host == "ben"
    assert seating.left(doc, "ben").host == "ann"
    assert seating.stand(doc, "cleo", 4).host == "ann"


def test_a_host_with_another_seat_or_without_an_heir_stays_host() -> None:
    assert seating.stand(table("ann", "ann", "ben"), "ann", 0).host == "ann"
    for go in (lambda doc: seating.stand(doc, "ann", 0), lambda doc: seating.left(doc, "ann")):
        gone = go(table("ann", BOT, GUEST))
        assert (gone.host, who(gone)) == ("ann", [None, LEVEL, "clever"])


def test_a_host_who_never_sat_down_hands_on_by_leaving() -> None:
    assert seating.left(table("ben", None), "ann").host == "ben"
    assert seating.left(table("ben", None), "zoe").host == "ann"


@pytest.mark.parametrize("profile", ["ben", "zoe", None])
def test_what_is_the_hosts_is_nobody_elses(profile: str | None) -> None:
    doc = table("ann", "ben", None)
    acts: list[Callable[[], TableDocument]] = [
        lambda: seating.put_bot(doc, profile, 2, LEVEL),
        lambda: seating.remove(doc, profile, 0, LEVEL),
        lambda: seating.lock(doc, profile, True),
        lambda: seating.set_up(doc, profile, SIZES[4]),
        lambda: seating.ready(doc, profile, LEVEL),
    ]
    for act in acts:
        with pytest.raises(Forbidden) as refused:
            act()
        assert refused.value.data == {"need": "host"}


def test_leaving_and_being_deleted_frees_all_ones_seats() -> None:
    doc = table("ann", "ben", "ben", wishes=((1, 0),))
    assert who(seating.left(doc, "ben")) == ["ann", None, None]
    assert seating.left(doc, "ben").wishes == ()
    assert who(seating.without(doc, "ben", LEVEL)) == ["ann", None, None]
    playing = seating.without(doc.changed(**PLAYING), "ben", LEVEL)
    assert playing.seats[1:] == tuple(Holder(name=n, level=LEVEL, bot=True) for n in (NOBODY, f"{NOBODY} 2"))


def test_the_host_frees_a_seat() -> None:
    doc = table("ann", "ben", BOT, None)
    assert who(seating.remove(doc, "ann", 1, LEVEL)) == ["ann", None, LEVEL, None]
    assert who(seating.remove(doc, "ann", 2, LEVEL)) == ["ann", "ben", None, None]
    with pytest.raises(SeatEmpty):
        seating.remove(doc, "ann", 3, LEVEL)
    playing = table("ann", "ben", BOT, **PLAYING)
    assert seating.remove(playing, "ann", 1, LEVEL).seats[1] == Holder(name="Ben", level=LEVEL, bot=True)
    with pytest.raises(MatchRunning):
        seating.remove(playing, "ann", 2, LEVEL)


# Swapping


def test_with_another_person_it_takes_two() -> None:
    doc = table("ann", "ben", "cleo")
    asked = seating.swap(doc, "ben", 1, 2)
    assert (asked.seats, asked.wishes) == (doc.seats, ((1, 2),))
    assert seating.swap(asked, "ben", 1, 2) is asked
    done = seating.swap(asked, "cleo", 2, 1)
    assert (who(done), done.wishes) == (["ann", "cleo", "ben"], ())


def test_with_an_open_seat_a_bot_or_oneself_it_happens_at_once() -> None:
    doc = table("ann", "ben", None, BOT, GUEST, "ben")
    for other in (2, 3, 4, 5):
        swapped = seating.swap(doc, "ben", 1, other)
        assert (swapped.seats[other], swapped.seats[1]) == (doc.seats[1], doc.seats[other])
    assert seating.swap(doc, "ben", 1, 1).seats == doc.seats
    with pytest.raises(TableLocked):
        seating.swap(doc.changed(locked=True), "ben", 1, 2)
    assert who(seating.swap(doc.changed(locked=True), "ben", 1, 3))[3] == "ben"


def test_the_host_moves_anybody_but_not_nobody() -> None:
    doc = table("ben", "cleo", None, None, locked=True)
    assert who(seating.swap(doc, "ann", 0, 1)) == ["cleo", "ben", None, None]
    assert who(seating.swap(doc, "ann", 2, 0)) == [None, "cleo", "ben", None]
    assert who(seating.swap(doc, "ann", 0, 2)) == [None, "cleo", "ben", None]
    with pytest.raises(SeatEmpty):
        seating.swap(doc, "ann", 2, 3)


@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_swaps_a_seat_that_is_not_theirs(seat: int) -> None:
    with pytest.raises(Forbidden):
        seating.swap(table("ann", "ben", None), "ben", seat, 1)


def test_a_wish_ends_when_either_seat_changes() -> None:
    doc = table("ann", "ben", "cleo", None, wishes=((1, 2), (2, 0)))
    assert seating.stand(doc, "ben", 1).wishes == ((2, 0),)
    assert seating.sit(doc, "cleo", 2, "Queen").wishes == ()
    assert seating.sit(doc, "dan", 3, "Dan").wishes == doc.wishes


# Bots and names


def test_a_bot_takes_an_open_seat_or_another_level() -> None:
    doc = seating.put_bot(table("ann", None, "ben"), "ann", 1, LEVEL)
    there = doc.seats[1]
    assert there and (there.level, there.profile, there.bot) == (LEVEL, None, True)
    again = seating.put_bot(doc, "ann", 1, OTHER_LEVEL).seats[1]
    assert again == there.model_copy(update={"level": OTHER_LEVEL})
    with pytest.raises(SeatTaken):
        seating.put_bot(doc, "ann", 2, LEVEL)
    with pytest.raises(BadOptions):
        seating.put_bot(doc, "ann", 1, "godlike")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_have_names_however_many_there_are(lang: Any) -> None:
    """More than there are names in the list: a person took all of them first."""
    size = max(SIZES)
    doc = seating.opened("table", "ann", SIZES[size].model_copy(update={"lang": lang}), "match", "seal")
    full = seating.ready(doc, "ann", LEVEL)
    taken = tuple(h and Holder(name=h.name.upper(), profile="ann") for h in full.seats)
    crowd = doc.changed(seats=(*taken, *[None] * size))
    for seat in range(size, 2 * size):
        crowd = seating.put_bot(crowd, "ann", seat, LEVEL)
    assert len({name.casefold() for name in seating.names(crowd)}) == 2 * size
    for name in seating.names(crowd):
        record.check_name(name)


def test_a_name_that_is_taken_gets_a_number() -> None:
    doc = table(*[Holder(name=name, profile="x") for name in ("Ann", "ann 2", "STRASSE")])
    assert seating.free_name(doc, "ANN") == "ANN 3"
    assert seating.free_name(doc, "Ann", [0]) == "Ann"
    assert seating.free_name(doc, "straße") == "straße 2"
    assert seating.free_name(doc, "Ben") == "Ben"
    long = "n" * record.MAX_NAME
    crowded = table(Holder(name=long, profile="x"), None)
    assert len(seating.free_name(crowded, long)) <= record.MAX_NAME
    assert seating.free_name(crowded, long) != long


@pytest.mark.parametrize("name", ["", " Ann", "a\nb", "n" * (record.MAX_NAME + 1)])
def test_a_name_that_no_record_can_hold_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        seating.sit(table(None, None), "ann", 0, name)


# Another set-up, and the start


def test_people_keep_their_seats_as_far_as_there_are_as_many() -> None:
    assert who(seating.set_up(table(None, "ann", BOT), "ann", SIZES[5])) == [None, "ann", LEVEL, None, None]
    assert who(seating.set_up(table(None, "ann", None, "ben"), "ann", SIZES[3])) == ["ben", "ann", None]
    assert who(seating.set_up(table("ann", "ben", "cleo"), "ann", SIZES[2])) == ["ann", "ben"]
    assert who(seating.set_up(table(None, "ann", "ben", "cleo"), "ann", SIZES[2])) == ["ben", "ann"]
    assert who(seating.set_up(table(BOT, "ann", None, "ben"), "ann", SIZES[2])) == ["ben", "ann"]
    assert who(seating.set_up(table("ann", None, BOT, "ben"), "ann", SIZES[2])) == ["ann", "ben"]
    assert who(seating.set_up(table("ann", "ben", BOT), "ann", SIZES[2])) == ["ann", "ben"]
    assert who(seating.set_up(table("ann", GUEST, "ben"), "ann", SIZES[2])) == ["ann", "clever"]


def test_another_setup_opens_the_table_and_forgets_wishes() -> None:
    doc = table("ann", "ben", "cleo", phase="over", wishes=((1, 2),), locked=True)
    after = seating.set_up(doc, "ann", SIZES[3].model_copy(update={"chat": True}))
    assert (after.seats, after.phase, after.wishes, after.locked) == (doc.seats, "open", (), True)
    assert after.setup.chat and after.rev == doc.rev + 1


def test_a_match_needs_somebody_in_every_seat() -> None:
    doc = table("ann", None, "ben", None)
    with pytest.raises(SeatsOpen) as refused:
        seating.ready(doc, "ann", None)
    assert refused.value.data == {"seat": 1}
    with pytest.raises(BadName):
        seating.names(doc)
    full = seating.ready(doc, "ann", LEVEL)
    assert who(full) == ["ann", LEVEL, "ben", LEVEL]
    assert seating.ready(full, "ann", None) is full
    assert seating.names(full)[::2] == ("Ann", "Ben")
    with pytest.raises(BadOptions):
        seating.ready(doc, "ann", "godlike")
