"""Tests of how long bots think: by kind of decision and pace, never always alike, and set by the host alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import pytest

from poktail.bots.series import chance
from poktail.core.decisions import Kind
from poktail.core.game import Observation
from poktail.core.match import Match
from poktail.core.registry import Entry, games
from poktail.server.settings import load
from poktail.server.storage.documents import Holder, Pace, Setup, TableDocument
from poktail.server.tables import scheduler
from poktail.server.tables.pace import PACES, kind_of, think_time
from tests.server.finished_match import in_turn, together
from tests.server.live import Process, seated, serving
from tests.server.solo import alone

pytestmark = pytest.mark.xdist_group("server_pace")

AVERAGE = 2.0


def times(
    pace: Pace = "normal", same_turn: bool = False, average: float = AVERAGE, kind: Kind = Kind.CHOICE
) -> list[float]:
    rng = Random(7)
    return [think_time(average, pace, same_turn, rng, kind) for _ in range(200)]


def test_a_decision_takes_as_long_as_reading_it_and_never_always_the_same() -> None:
    assert 1.5 <= min(times()) < max(times()) <= 3.0
    assert len({round(time, 1) for time in times()}) > 10


def test_the_next_step_of_a_turn_is_short() -> None:
    assert max(times(same_turn=True)) < min(times())


@pytest.mark.parametrize("pace", [pace for pace in PACES if pace != "instant"])
@pytest.mark.parametrize("same_turn", [False, True])
def test_a_claim_stands_long_enough_to_be_read_aloud(pace: Pace, same_turn: bool) -> None:
    """With the default settings, at every pace but instant; and never always as long."""
    average = load(None, {}, {}).bot_pause
    found = times(pace, same_turn, average, Kind.JUDGEMENT)
    assert min(found) >= 1.5
    assert max(found) <= 4.5
    assert len({round(time, 1) for time in found}) > 4
    assert set(times("instant", same_turn, average, Kind.JUDGEMENT)) == {0.0}


def test_a_forced_move_is_short() -> None:
    assert max(times(kind=Kind.FORCED)) < 1.0 < min(times())
    assert max(times(kind=Kind.JUDGEMENT)) <= 3.0


@pytest.mark.parametrize("entry", games(), ids=lambda entry: entry.id)
def test_a_move_is_forced_only_if_there_is_no_other(entry: Entry) -> None:
    """What everybody can see suffices to know it; other moves may be the only ones in a hidden hand."""
    kinds = set()
    for seed in range(18):
        rng, bounds = Random(seed), entry.seat_bounds
        match = Match(entry.game(seats=bounds.low + seed % (bounds.high + 1 - bounds.low)), chance(rng))
        while match.payoffs is None:
            seat = rng.choice(match.waiting)
            kind = kind_of(entry, match.view(None), seat)
            kinds.add(kind)
            assert kind is not Kind.FORCED or len(match.legal(seat)) == 1
            match.commit(seat, rng.choice(match.legal(seat)))
    assert Kind.CHOICE in kinds
    assert len(kinds) > 1 or not entry.has("pace")


def test_a_bot_takes_its_time_before_it_judges_a_claim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a real table: a person claims something, a bot judges it. Its pause would be far longer than the test."""
    entry, pauses = next(entry for entry in games() if judges(entry)), list[tuple[Kind, float]]()

    def recorded(*given: Any) -> float:
        pauses.append((given[-1], think_time(*given)))
        return pauses[-1][1]

    async def main() -> None:
        async with alone(tmp_path, entry.id, bot_pause=30.0, pace="quick") as solo:
            while solo.seat in solo.match.waiting:
                await solo.move()
            (judge,) = solo.match.waiting
            assert kind_of(entry, solo.match.view(None), judge) is Kind.JUDGEMENT
            async with asyncio.timeout(20):
                while not pauses:
                    await asyncio.sleep(0.01)
            (kind, pause), *_ = pauses
            assert kind is Kind.JUDGEMENT
            assert pause >= 0.75 * 30.0

    monkeypatch.setattr(scheduler, "think_time", recorded)
    asyncio.run(main())


def judges(entry: Entry) -> bool:
    """Whether the first seat ends its first turn with something that another seat judges."""
    match = Match(entry.game(), chance(Random(1)))
    first = match.waiting
    while match.waiting == first:
        match.commit(first[0], match.legal(first[0])[0])
    return kind_of(entry, match.view(None), match.waiting[0]) is Kind.JUDGEMENT


def test_the_paces_are_in_order_and_instant_means_at_once() -> None:
    slow, normal, quick = (mean(times(pace)) for pace in PACES if pace != "instant")
    assert slow > normal > quick > 0
    assert set(times("instant")) == set(times(average=0.0)) == {0.0}


@pytest.mark.parametrize(("people", "pace"), [(1, "instant"), (2, "quick")])
def test_bots_move_at_once_only_for_somebody_alone(people: int, pace: Pace) -> None:
    seats = tuple(Holder(name=f"P{n}", profile=f"p{n}") for n in range(people))
    bot = Holder(name="Kettle", level="regular", bot=True)
    setup = Setup(game="any", pace="instant")
    doc = TableDocument(id="t", host="p0", setup=setup, seats=(*seats, bot), match="m", commitment="c")
    assert doc.pace == pace


@pytest.mark.parametrize("entry", games(), ids=lambda entry: entry.id)
def test_every_kind_of_showdown_happens_in_public(entry: Entry) -> None:
    """Nobody learns from a pause what they may not know: all are told of these events. A finished game has some."""
    seen, (low, high) = set(), (entry.seat_bounds.low, entry.seat_bounds.high)
    for seed in range(18):
        rng = Random(seed)
        match = Match(entry.game(seats=low + seed % (high + 1 - low)), chance(rng))
        while match.payoffs is None:
            seat = rng.choice(match.waiting)
            match.commit(seat, rng.choice(match.observation(seat).legal))
        for event in match.log:
            if type(event.what) in entry.showdowns:
                seen.add(type(event.what))
                assert event.as_seen_by(None) == event.what
    assert seen == entry.showdowns
    assert seen or entry.draft


def test_the_host_sets_the_pace_during_a_match(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def main(server: Process) -> None:
        async with seated(server, together().id) as ring:
            await ring.start()
            ann, ben = ring.sockets
            assert (await ben.ask("pace", {"pace": "quick"}))["d"]["code"] == "forbidden"
            await ann.do("pace", {"pace": "quick"})
            state = await ben.state()
            assert (state["setup"]["pace"], state["phase"]) == ("quick", "playing")

    with serving(tmp_path_factory.mktemp("server")) as server:
        asyncio.run(main(server))


def test_after_a_showdown_bots_wait_until_everybody_has_seen_it(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Two people and bots: both people have to go on. The pause itself is far longer than the test."""

    async def main(server: Process) -> None:
        async with seated(server, together().id, pace="quick") as ring:
            ann, ben = ring.sockets
            views = await ring.start()
            while len((await ann.do("play_as", {"seat": 0}))["d"]["waiting"]) > 2:
                await ann.until("waiting")
            await ann.do("pace", {"pace": "relaxed"})
            for socket, view in zip(ring.sockets, views, strict=True):
                await socket.do("move", view["d"]["legal"][0][0], v=view["v"])
            assert (await ann.state())["pause_ms"] > 0
            await ann.do("go_on")
            assert (await ben.state())["pause_ms"] > 0
            await ben.do("go_on")
            assert (await ann.state())["pause_ms"] is None

    with serving(tmp_path_factory.mktemp("server"), bot_pause=5.0) as server:
        asyncio.run(main(server))


def test_a_bot_drops_its_thought_when_the_move_before_it_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would think far longer than the test waits."""
    thought = list[int]()

    def decide(_level: str, observation: Observation, _rng: Random) -> Any:
        thought.append(observation.version)
        return observation.legal[0]

    async def main() -> None:
        async with alone(tmp_path, in_turn().id, bot_pause=30.0, pace="relaxed") as solo:
            for many in (1, 2):
                version = (await solo.final_move())["v"]
                async with asyncio.timeout(20):  # a thought takes more than half a minute
                    while len(thought) < many:
                        await asyncio.sleep(0.01)
                assert thought[-1] == version
                await solo.take_back()
            assert thought[0] < thought[1]

    monkeypatch.setattr(scheduler, "decide", decide)
    asyncio.run(main())
