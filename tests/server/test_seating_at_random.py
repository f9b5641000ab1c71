"""Tests of invariants of seating under random sequences of actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from poktail.bots.levels import LEVELS
from poktail.core import record
from poktail.core.errors import RuleError
from poktail.server.storage.documents import NOBODY, TableDocument
from poktail.server.tables import seating
from tests.server.test_seating import LEVEL, OTHER_LEVEL, SIZES

EVENINGS, ACTS = 120, 150
PEOPLE, GUESTS = ("ann", "ben", "cleo", "dan"), ("clever", "smart")
NAMES = ("Ann", "ANN", "ann 2", "Straße", "STRASSE", "n" * record.MAX_NAME, NOBODY, "Toaster")


class Scenario:
    """People come, go and change places at random, compared with a model that counts everybody's seats."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.doc = seating.opened("table", "ann", SIZES[4], "match", "seal")
        self.held: Counter[str | None] = Counter()
        self.script: list[str] = []
        self.done: Counter[str] = Counter()

    # Who does what

    def anybody(self, host: int = 1) -> str:
        """Somebody; the host oftener, where others may do little."""
        return self.rng.choice((*PEOPLE, *GUESTS, *[self.doc.host] * host))

    def seat(self, whose: str | None = None) -> int:
        """Any seat, also one that is not there; mostly that person's own if one is named."""
        own = self.doc.seats_of(whose)
        return self.rng.choice(own) if own and self.rng.random() < 0.8 else self.rng.randrange(len(self.doc.seats) + 1)

    def act(self, name: str, change: Callable[[TableDocument], TableDocument], *how: object) -> TableDocument | None:
        """Try it; the document before it if it was done."""
        before, kept = self.doc, self.doc.model_dump_json()
        try:
            self.doc = change(before)
        except RuleError as refused:
            self.script.append(f"{name}{how}: {refused.code}")
            assert before.model_dump_json() == kept
            return None
        self.script.append(f"{name}{how}")
        self.done[name] += 1
        assert before.model_dump_json() == kept
        assert self.doc is before or self.doc.rev > before.rev
        assert (self.doc.id, self.doc.match, self.doc.commitment) == ("table", "match", "seal")
        return before

    def stays(self, before: TableDocument | None) -> None:
        """Whatever has been done, host, lock and phase are as they were."""
        if before:
            now = self.doc
            assert (now.host, now.locked, now.phase) == (before.host, before.locked, before.phase)

    def handed_on(self, before: TableDocument, who: str) -> None:
        """Only the host's own going changes the host, and then to somebody who sits there."""
        if self.doc.host != before.host:
            assert who == before.host
            assert self.doc.host in PEOPLE and self.doc.seats_of(self.doc.host)
        elif who == before.host:
            assert self.doc.seats_of(who) or not any(map(self.doc.seats_of, PEOPLE))

    # What they do

    def sit(self) -> None:
        who, seat, name, invited = self.anybody(), self.seat(), self.rng.choice(NAMES), self.rng.random() < 0.2
        bot = who in GUESTS
        before = self.act("sit", lambda doc: seating.sit(doc, who, seat, name, bot=bot, invited=invited), who, seat)
        if before:
            there = before.seats[seat]
            assert there is None or there.profile == who or (invited and there.profile is None)
        if before and before.profile_at(seat) is None:
            assert not before.locked or invited or who == before.host
            self.held[who] += 1
            self.held[None] -= before.seats[seat] is not None  # a server's bot that made room
        self.stays(before)

    def stand(self) -> None:
        who = self.anybody()
        seat = self.seat(who)
        if before := self.act("stand", lambda doc: seating.stand(doc, who, seat), who, seat):
            assert before.profile_at(seat) == who
            self.held[who] -= 1
            self.handed_on(before, who)

    def leave(self) -> None:
        who = self.anybody()
        before = self.act("leave", lambda doc: seating.left(doc, who), who)
        assert before
        if before.phase != "playing":
            del self.held[who]
            self.handed_on(before, who)

    def delete(self) -> None:
        who = self.anybody()
        before = self.act("delete", lambda doc: seating.without(doc, who, LEVEL), who)
        assert before
        self.held[None] += self.held[who] if before.phase == "playing" else 0
        del self.held[who]
        self.handed_on(before, who)

    def swap(self) -> None:
        who = self.anybody()
        seat, other = self.seat(who), self.seat()
        if self.doc.wishes and self.rng.random() < 0.5:  # somebody has asked: perhaps the other one asks, too
            other, seat = self.rng.choice(self.doc.wishes)
            who = self.doc.profile_at(seat) or who
        before = self.act("swap", lambda doc: seating.swap(doc, who, seat, other), who, seat, other)
        if before:
            assert who in (before.host, before.profile_at(seat))
            assert Counter(before.seats) == Counter(self.doc.seats)
            moved = {s for s, h in enumerate(before.seats) if h != self.doc.seats[s]}
            assert moved <= {seat, other}
            owners = {before.profile_at(one) for one in moved} - {None, who, *GUESTS}
            assert not owners or who == before.host or (other, seat) in before.wishes
        self.stays(before)

    def put_bot(self) -> None:
        who, seat, level = self.anybody(9), self.seat(), self.rng.choice((LEVEL, OTHER_LEVEL, "godlike"))
        before = self.act("put_bot", lambda doc: seating.put_bot(doc, who, seat, level), who, seat, level)
        if before:
            assert (who, before.profile_at(seat)) == (before.host, None) and level in LEVELS
            self.held[None] += before.seats[seat] is None
        self.stays(before)

    def remove(self) -> None:
        who, seat = self.anybody(9), self.seat()
        before = self.act("remove", lambda doc: seating.remove(doc, who, seat, LEVEL), who, seat)
        if before:
            assert who == before.host
            assert before.phase != "playing" or before.profile_at(seat)
            self.held[before.profile_at(seat)] -= 1
            self.held[None] += before.phase == "playing"
        self.stays(before)

    def lock(self) -> None:
        who, on = self.anybody(9), self.rng.random() < 0.5
        if before := self.act("lock", lambda doc: seating.lock(doc, who, on), who, on):
            assert (who, self.doc.locked) == (before.host, on)

    def set_up(self) -> None:
        who, count = self.anybody(9), self.rng.choice((2, 3, 4, 5, 6))
        if before := self.act("set_up", lambda doc: seating.set_up(doc, who, SIZES[count]), who, count):
            assert (who, len(self.doc.seats), self.doc.phase) == (before.host, count, "open")
            assert self.doc.wishes == ()
            profiles = [h for h in before.seats if h and h.profile]
            kept = [h for h in self.doc.seats if h and h.profile]
            assert not Counter(self.doc.seats) - Counter(before.seats) - Counter({None: count})
            assert len(kept) == min(len(profiles), count)
            assert all(self.doc.seats[s] == h for s, h in enumerate(before.seats[:count]) if h and h.profile)
            self.held = Counter(h.profile for h in self.doc.seats if h)

    def start(self) -> None:
        fill = self.rng.choice((None, LEVEL))

        def begin(doc: TableDocument) -> TableDocument:
            return seating.ready(doc, doc.host, fill).changed(phase="playing", wishes=())

        if before := self.act("start", begin, fill):
            assert before.phase != "playing"
            assert len(seating.names(self.doc)) == len(self.doc.seats)
            self.held[None] += before.seats.count(None)

    def finish(self) -> None:
        if self.doc.phase == "playing":
            self.act("finish", lambda doc: doc.changed(phase="over", wishes=()))

    # What holds

    def check(self) -> None:
        """No seat is lost, nobody holds one that they did not take, names differ, wishes are people's."""
        doc = self.doc
        assert len(doc.seats) == doc.setup.options["seats"]
        assert Counter(h.profile for h in doc.seats if h) == +self.held
        for profile in (*PEOPLE, *GUESTS):
            assert doc.seats_of(profile) == tuple(s for s, h in enumerate(doc.seats) if h and h.profile == profile)
            assert len(doc.seats_of(profile)) == self.held[profile]
        assert doc.seats_of(None) == ()
        assert doc.has_bots == (self.held[None] > 0)
        assert doc.phase != "playing" or all(doc.seats)
        assert doc.host in PEOPLE
        names = [h.name for h in doc.seats if h]
        assert len({name.casefold() for name in names}) == len(names)
        assert names == [record.check_name(name) for name in names]
        for holder in filter(None, doc.seats):
            assert (holder.profile is None) != (holder.level is None)
            assert holder.bot == (holder.profile not in PEOPLE)
        for seat, other in doc.wishes:
            wisher, asked = doc.profile_at(seat), doc.profile_at(other)
            assert wisher and asked in PEOPLE and wisher != asked
        assert len(set(doc.wishes)) == len(doc.wishes)

    def play(self) -> Scenario:
        often = [self.sit] * 10 + [self.swap] * 8 + [self.finish] * 4
        often += [self.put_bot, self.stand, self.remove, self.lock, self.set_up] * 2 + [self.start]
        for _ in range(ACTS):
            self.rng.choice((*often, self.rng.choice((self.leave, self.delete))))()
            self.check()
        return self


def test_whatever_people_do_seats_names_and_the_host_are_in_order() -> None:
    done: Counter[str] = Counter()
    for seed in range(EVENINGS):
        scenario = Scenario(Random(seed))
        try:
            done += scenario.play().done
        except BaseException as error:
            error.add_note(f"scenario {seed}:\n" + "\n".join(scenario.script))
            raise
    assert min(done.values()) > 120, done
    assert len(done) == 11


def test_the_script_of_a_scenario_that_goes_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "_pass_host_on", lambda doc, profile: doc.changed(host="nobody"))
    with pytest.raises(AssertionError) as failed:
        test_whatever_people_do_seats_names_and_the_host_are_in_order()
    assert "scenario 0" in failed.value.__notes__[0]
