"""Tests of taking back a move: alone with bots, nothing learnt, durable, and no version comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from poktail.core import record
from poktail.core.game import Seat
from poktail.core.match import TAKEN_BACK
from poktail.core.registry import games
from poktail.server.ops import admin
from poktail.server.storage.documents import Clock, Holder, taker_of
from poktail.server.storage.store import TAKE_BACK
from poktail.server.tables import live_match
from tests.server.finished_match import asked, in_turn, together
from tests.server.live import Process, people, serving
from tests.server.solo import BOTS_WAIT, alone, answered, views
from tests.server.worlds import START

IN_TURN = [entry.id for entry in games() if len(asked(entry)) == 1]
GAME, TOGETHER = in_turn().id, together().id


# Allowed


@pytest.mark.parametrize("name", IN_TURN)
def test_a_move_is_taken_back_and_everybody_gets_the_earlier_view(name: str, tmp_path: Path) -> None:
    """The person, another connection of theirs, and a spectator; then the match goes on."""

    async def main() -> None:
        async with alone(tmp_path, name) as solo:
            second, public = await solo.connect(), await solo.connect("")
            answer: dict[str, Any] = {"d": {"take_back": False}}
            while not answer["d"]["take_back"]:
                await solo.until_asked()
                before, shown = solo.looks(), answered(await solo.eye.say("play_as", {"seat": 0}))["d"]
                answer = await solo.move()
            after = solo.match.version
            assert (views(second), views(public)) == ([], [])
            told = await solo.take_back()
            assert (told["t"], told["v"]) == ("view", after + 1)
            for key in ("view", "legal", "waiting", "chosen"):
                assert told["d"][key] == shown[key], key
            assert [what for version, what in told["d"]["events"] if version > before[0]] == [None] * (
                after + 1 - before[0]
            )
            assert [frame["d"] for frame in views(second)] == [told["d"]]
            ((other),) = views(public)
            assert (other["v"], other["d"]["seat"], other["d"]["waiting"]) == (after + 1, None, [0])
            assert solo.looks()[1:4] == before[1:4]
            stood = solo.looks()
            await solo.reload()
            assert solo.looks() == stood
            assert (await solo.move())["t"] == "events"

    asyncio.run(main())


def test_several_moves_of_one_turn_are_taken_back_one_by_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with alone(tmp_path, GAME) as solo:
            await solo.until_asked()
            states = []
            while solo.seat in solo.match.waiting:
                states.append(solo.match.state)
                await solo.move()
            assert len(states) > 1
            for state in reversed(states):
                told = await solo.take_back()
                assert solo.match.state == state
                assert told["d"]["take_back"] == (state != states[0])
            await solo.refused("late")

    asyncio.run(main())


def test_a_secret_choice_can_be_taken_back_until_all_have_chosen(tmp_path: Path) -> None:
    """What the bots have chosen meanwhile stays chosen, and nobody sees which choice was taken back."""

    async def main() -> None:
        async with alone(tmp_path, TOGETHER) as solo:
            second, public = await solo.connect(), await solo.connect("")
            first, *rest = (seat for seat in solo.match.waiting if seat != solo.seat)
            legal = [str(move) for move in solo.match.legal(solo.seat)]
            answer = await solo.move(legal[0])
            assert (answer["t"], answer["d"]["chosen"], answer["d"]["take_back"]) == ("waiting", legal[0], True)
            assert await solo.bot(first)
            assert b"take_back" not in b"".join(public.news()[-2:])
            version = solo.match.version
            told = await solo.take_back()
            assert (told["v"], told["d"]["chosen"], told["d"]["take_back"]) == (version, None, False)
            assert told["d"]["waiting"] == [solo.seat, *rest]
            assert [move for move, _ in told["d"]["legal"]] == legal
            assert [frame["d"] for frame in views(second)] == [told["d"]]
            assert [frame["d"]["waiting"] for frame in views(public)] == [told["d"]["waiting"]]
            stood = solo.looks()
            await solo.reload()
            assert solo.looks() == stood
            await solo.move(legal[-1])
            for seat in rest:
                assert await solo.bot(seat)
            decided = next(choice for choice in reversed(solo.match.steps) if solo.seat in choice)
            assert str(decided[solo.seat]) == legal[-1] != legal[0]
            await solo.refused("late")
            assert [row.by for row in await solo.rows()] == ["owner", "bot", TAKE_BACK, "owner", *["bot"] * len(rest)]

    asyncio.run(main())


# Old messages


def test_what_was_meant_for_the_move_that_was_taken_back_is_refused(tmp_path: Path) -> None:
    """A bot has thought about it, and another page of the same person still shows it."""

    async def main() -> None:
        async with alone(tmp_path, GAME) as solo:
            await solo.final_move()
            old, (bot,) = solo.match.version, solo.match.waiting
            thought = str(solo.match.legal(bot)[0])
            await solo.take_back()
            again = str(solo.match.legal(solo.seat)[-1])
            assert (await solo.move(again, v=old))["d"]["code"] == "stale"
            await solo.move(again)
            assert (solo.match.waiting, thought in map(str, solo.match.legal(bot))) == ((bot,), True)
            assert not await solo.bot(bot, old, thought)
            assert (await solo.take_back(v=old))["d"]["code"] == "stale"
            assert await solo.bot(bot)

    asyncio.run(main())


def test_a_message_that_is_sent_again_is_carried_out_once(tmp_path: Path) -> None:
    """As after a broken connection; and no id serves for two things."""

    async def main() -> None:
        async with alone(tmp_path, GAME) as solo:
            await solo.until_asked()
            version, text = solo.match.version, str(solo.match.legal(solo.seat)[0])
            await solo.move(text, a="one")
            after = solo.match.version
            await solo.take_back(a="two")
            stood = solo.looks()
            assert (await solo.move(text, a="one", v=version))["d"] == {"again": True}
            assert (await solo.take_back(a="two", v=after))["d"] == {"again": True}
            assert (await solo.take_back(a="one"))["d"]["code"] == "bad_message"
            assert (await solo.move(text, a="two"))["d"]["code"] == "bad_message"
            assert solo.looks() == stood
            await solo.reload()
            assert (await solo.move(text, a="one", v=version))["d"] == {"again": True}
            assert solo.looks() == stood

    asyncio.run(main())


# Refused


@pytest.mark.parametrize("others", [("Ben",), ("Ann",)], ids=["a friend", "a second seat"])
def test_nobody_takes_back_a_move_against_people(others: tuple[str, ...], tmp_path: Path) -> None:
    async def main() -> None:
        async with alone(tmp_path, TOGETHER, *others) as solo:
            assert (await solo.move())["d"]["take_back"] is False
            await solo.refused("company")

    asyncio.run(main())


def test_who_may_take_back_at_all() -> None:
    """One person, all other seats held by the server's bots; a connected bot is somebody else."""
    ann, ben = Holder(name="Ann", profile="a"), Holder(name="Ben", profile="b")
    bot, guest = Holder(name="Kettle", level="regular", bot=True), Holder(name="Bea", profile="c", bot=True)
    free, hard = Clock(mode="advisory", move=30), Clock(mode="hard", move=30)
    assert taker_of((bot, ann, bot), free) == 1
    for holders in ((ann, ben, bot), (ann, ann, bot), (ann, guest, bot), (guest, bot, bot), (bot, bot)):
        assert taker_of(holders, free) is None
    assert taker_of((bot, ann, bot), hard) is None


def test_nothing_is_taken_back_against_the_clock(tmp_path: Path) -> None:
    async def main() -> None:
        async with alone(tmp_path, TOGETHER, clock={"mode": "hard", "move": 3600}) as solo:
            assert (await solo.move())["d"]["take_back"] is False
            await solo.refused("clock")

    asyncio.run(main())


def test_it_is_too_late_once_a_bot_has_moved(tmp_path: Path) -> None:
    async def main() -> None:
        async with alone(tmp_path, GAME) as solo:
            await solo.refused("late")  # there is no move yet
            await solo.final_move()
            assert await solo.bot(solo.match.waiting[0])
            await solo.refused("late")
            assert answered(await solo.eye.say("play_as", {"seat": 0}))["d"]["take_back"] is False

    asyncio.run(main())


def test_only_so_many_moves_of_a_match_are_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_match, "MOST_TAKE_BACKS", 2)

    async def main() -> None:
        async with alone(tmp_path, GAME) as solo:
            await solo.until_asked()
            for often in (False, False, True):
                assert (await solo.move())["d"]["take_back"] is not often
                if not often:
                    await solo.take_back()
            await solo.refused("often")

    asyncio.run(main())


def test_a_move_that_showed_something_stays(tmp_path: Path) -> None:
    """Whoever looks at the card and passes it on knows it, and decides next; there is still no way back."""

    async def main() -> None:
        async with alone(tmp_path, "cockroach_royal") as solo:
            await solo.until_asked()
            while "pass" not in map(str, solo.match.legal(solo.seat)):
                await solo.move()
                await solo.until_asked()
            assert (await solo.move("pass"))["d"]["take_back"] is False
            assert solo.match.waiting == (solo.seat,)
            await solo.refused("late")

    asyncio.run(main())


def test_spectators_take_nothing_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with alone(tmp_path, GAME) as solo:
            await solo.final_move()
            public = await solo.connect("")
            frame = answered(await public.say(TAKE_BACK, v=solo.match.version))
            assert frame["d"]["code"] == "forbidden"
            shown = answered(await public.say("play_as"))
            assert shown["d"]["take_back"] is False

    asyncio.run(main())


# What is kept


@pytest.mark.parametrize("name", [GAME, TOGETHER])
def test_a_match_with_moves_taken_back_is_proven_and_unrated(name: str, tmp_path: Path) -> None:
    """Every move that can be is taken back once; the record holds what was played in the end."""

    async def main() -> None:
        async with alone(tmp_path, name) as solo:
            taken = 0
            while not solo.match.payoffs:
                if solo.seat not in solo.match.waiting:
                    await solo.bot(solo.match.waiting[0])
                    continue
                text = str(solo.rng.choice(solo.match.legal(solo.seat)))
                if (await solo.move(text))["d"].get("take_back"):
                    await solo.take_back()
                    await solo.move(text)
                    taken += 1
            assert taken > 3
            assert solo.live.live is not None
            match = f"/api/matches/{solo.live.live.id}"
            assert (await solo.world.ask(match, solo.key)).json()["rated"] is False
            kept_record = record.read((await solo.world.ask(f"{match}/record", solo.key)).body.decode())
            assert isinstance(kept_record, record.Record)
            assert kept_record.verified().steps == solo.match.steps
            solo.eye.news()
            await solo.eye.say("play_as", {"seat": 0})
            shown = views(solo.eye)[-1]["d"]
            replay = (await solo.world.ask(f"{match}/replay?visibility=seat&seat=0", solo.key)).json()
            told = [event for step in replay["steps"] for event in step["events"]]
            blank = {version for version, event in enumerate(solo.match.log, 1) if event is TAKEN_BACK}
            assert told == [event for event in shown["events"] if event[0] not in blank]
            assert len(blank) >= taken * (name == GAME)
            report = await solo.world.context.store.read(admin.check)
            assert (report.over, report.wrong) == (1, [])

    asyncio.run(main())


def test_looking_back_shows_the_versions_that_were_sent(tmp_path: Path) -> None:
    async def main() -> None:
        async with alone(tmp_path, GAME) as solo:
            await solo.final_move()
            await solo.take_back()
            await solo.move()
            shown = answered(await solo.eye.say("play_as", {"seat": 0}))
            assert solo.live.live is not None
            address = f"/api/matches/{solo.live.live.id}/replay?visibility=seat&seat=0"
            steps = (await solo.world.ask(address, solo.key)).json()["steps"]
            told = [event for step in steps for event in step["events"] if event[1] is not None]
            assert told == [event for event in shown["d"]["events"] if event[1] is not None]
            assert steps[-1]["v"] == shown["v"]

    asyncio.run(main())


def test_late_spectators_see_the_move_and_then_that_it_was_taken_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with alone(tmp_path, GAME, watch_delay=60) as solo:
            world, public = solo.world, await solo.connect("")
            await solo.final_move()
            after = solo.match.version
            world.time += 10_000
            await solo.take_back()
            assert views(public) == []
            world.time = START + 60_000
            await world.scheduled(solo.table)
            seen = [answered(raw) for raw in public.news()]
            assert [frame["v"] for frame in seen if frame["t"] in ("view", "events")][-1] == after
            world.time = START + 70_000
            await world.scheduled(solo.table)
            assert [(frame["v"], frame["d"]["waiting"]) for frame in views(public)] == [(after + 1, [solo.seat])]

    asyncio.run(main())


def test_the_time_of_the_move_is_given_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with alone(tmp_path, GAME, clock={"mode": "advisory", "match": 600}) as solo:
            await solo.until_asked()
            spent = solo.live.clocks.spent[:]
            solo.world.time += 5_000
            await solo.move()
            assert solo.live.clocks.spent[solo.seat] == spent[solo.seat] + 5_000
            solo.world.time += 2_000
            told = await solo.take_back()
            assert (solo.live.clocks.spent, told["d"]["clock"]["since"]) == (spent, solo.world.time)
            await solo.reload()
            assert solo.live.clocks.spent == spent

    asyncio.run(main())


def test_a_server_that_is_killed_right_after_the_answer_comes_back_before_the_move(tmp_path: Path) -> None:
    async def first(process: Process) -> tuple[Seat, dict[str, str], str, dict[str, Any]]:
        async with people(process, "Ann") as (ann,):
            async with ann.at(await ann.open_table(GAME)) as socket:
                await socket.do("sit", {"seat": 0})
                await socket.do("start", {"fill": "random"})
                (starter,) = (await socket.until("view"))["d"]["waiting"]
            table = await ann.open_table(GAME)
            async with ann.at(table) as socket:
                await socket.do("sit", {"seat": starter})
                await socket.do("start", {"fill": "random"})
                before = await socket.turn()
                moved = await socket.do("move", before["d"]["legal"][0][0], v=before["v"])
                told = await socket.do(TAKE_BACK, v=moved["v"])
                process.kill()
            assert told["d"]["view"] == before["d"]["view"]
            return starter, dict(ann.http.cookies), table, told

    async def second(
        process: Process, starter: Seat, cookies: dict[str, str], table: str, told: dict[str, Any]
    ) -> None:
        async with people(process, "Ben") as (ann,):
            ann.http.cookies = cookies  # type: ignore[assignment]
            async with ann.at(table) as socket:
                shown = await socket.do("play_as", {"seat": starter})
                assert (shown["v"], shown["d"] | {"clock": None}) == (told["v"], told["d"] | {"clock": None})
                await socket.do("move", shown["d"]["legal"][-1][0], v=shown["v"])

    with serving(tmp_path, seed="take back", start=BOTS_WAIT) as process:
        found = asyncio.run(first(process))
        process.start()
        asyncio.run(second(process, *found))
