"""Tests of secrecy on the wire: a seat gets the same bytes in worlds it cannot tell apart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from poktail.bots.daily import Deal, estimates
from poktail.bots.series import variants
from poktail.core.fair import Fair
from poktail.core.game import AnyGame, Decide
from poktail.core.match import replay
from poktail.core.registry import find
from poktail.server.tables import scheduler
from poktail.server.tables.commands import BotMove
from tests.conformance.subjects import PRODUCTS
from tests.server.late_spectators import ENDLESS, delayed, forked
from tests.server.pairs import Pair, pair
from tests.server.scripted_visit import MATCH, ROLES, ScriptedVisit
from tests.server.worlds import Leak, World, opened, sent

QUICK = 100  # positions; a planted leak shows itself sooner
MOVES = (4, 6, 8, 12, 40)  # of one pair at most
GAMES = [pytest.param(name, marks=pytest.mark.xdist_group(f"secrecy {name}")) for name in PRODUCTS]

Party = Callable[[World], Awaitable[None]]


async def both(folder: Path, party: Party) -> tuple[World, World]:
    """The same visit in two worlds, and then what their operators can read."""
    one: World | None = None
    while True:
        async with opened(folder, one) as world:
            await party(world)
        for line in log_of(world):
            world.note("log", json.dumps(line).encode())
        if one is not None:
            return one, world
        one = world


def log_of(world: World) -> list[dict[str, Any]]:
    """What the operator can read, without the time."""
    lines = [json.loads(line) for line in world.log.getvalue().splitlines()]
    return [{key: line[key] for key in line if key != "timestamp"} for line in lines]


def check(one: World, other: World) -> None:
    """Nothing more was sent in one world than in the other, no seed was in it, and nothing broke."""
    if len(one.notes) != len(other.notes):
        raise Leak(f"{len(one.notes)} and {len(other.notes)} things were sent")
    for world in (one, other):
        if world.leaks():
            raise Leak(f"a seed: {world.leaks()[0]!r}")
    assert [line for line in log_of(one) if line["level"] in ("warning", "error")] == []


# Seats


def play_pairs(name: str, folder: Path, wanted: int, salt: str) -> int:
    """Try pairs until this many differing positions have been compared; returns their number."""
    rng, sizes = Random(f"{salt} {name}"), variants(find(name).game())
    pairs, found = list[Pair](), [0, 0]

    async def party(world: World) -> None:
        number = 0
        while found[world.number] < wanted:
            role = ROLES[number % len(ROLES)]
            if number == len(pairs):
                game = rng.choice(sizes)
                seat = None if role == "spectator" else rng.randrange(game.seats)
                pairs.append(pair(game, seat, rng, rng.choice(MOVES) if number else MOVES[0]))
            if pairs[number].steps:
                visit = ScriptedVisit(world, pairs[number], f"{salt} {name} {number}", role, signing=True)
                await visit.whole()
                found[world.number] += visit.differing
            number += 1

    check(*asyncio.run(both(folder, party)))
    assert found[0] == found[1]
    return found[0]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_tell_apart_it_is_sent_alike(name: str, tmp_path: Path) -> None:
    assert play_pairs(name, tmp_path, QUICK, "quick") >= QUICK


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_in_thousands_of_positions(name: str, tmp_path: Path) -> None:
    for part in range(8):
        assert play_pairs(name, tmp_path / str(part), 300, f"slow {part}") >= 300


class Scripted:
    """Server bots that play a pair's moves; after its end, they choose differently in the two worlds."""

    def __init__(self, one: Pair, rng: Random) -> None:
        self.pair, game = one, one.game
        turns = [game.turn(state) for state, _ in one.states]
        self.asked = [n for n, turn in enumerate(turns) if isinstance(turn, Decide) and one.seat in turn.seats]
        self.moves = [
            {(one.versions[n], seat): step[world][seat] for n, step in enumerate(one.steps) for seat in step[world]}
            for world in range(2)
        ]
        turn = game.turn(one.states[-1][0])
        assert isinstance(turn, Decide)
        for seat in turn.seats:
            legal = [list(game.legal(state, seat)) for state in one.states[-1]]
            first = rng.choice(legal[0])
            self.moves[0][one.versions[-1], seat] = first
            self.moves[1][one.versions[-1], seat] = rng.choice([m for m in legal[1] if m != first] or legal[1])

    async def settled(self, visit: ScriptedVisit, n: int) -> None:
        """Wait until everybody but the observer has chosen."""
        live = await visit.world.context.registry.get(visit.table)
        async with asyncio.timeout(60):
            while live.version != self.pair.versions[n] or set(live.live.match.waiting) > {self.pair.seat}:
                await asyncio.sleep(0.001)
            await live.idle()
        await sent()

    async def play(self, visit: ScriptedVisit) -> None:
        """The observer's moves; those of the bots come by themselves."""
        mine = self.pair.seat
        assert mine is not None
        for n in self.asked:
            await self.settled(visit, n)
            visit.look(f"{n}: bots have chosen")
            await visit.provoke(n)
            await visit.ask_around(n)
            if n < len(self.pair.steps):
                await visit.choose(mine, str(self.pair.steps[n][visit.world.number][mine]), n)


@pytest.mark.parametrize("name", GAMES)
def test_among_bots_of_the_house_too(name: str, tmp_path: Path) -> None:
    rng, sizes, pairs = Random(name), variants(find(name).game()), list[Pair]()
    while len(pairs) < 2:
        game = rng.choice(sizes)
        one = pair(game, rng.randrange(game.seats), rng, 15).until_asked()
        pairs += [one] if len(one.decisions()) > 3 and len(set(one.versions)) == len(one.versions) else []

    async def party(world: World) -> None:
        for one in pairs:
            visit, bots = ScriptedVisit(world, one, name, "alone"), Scripted(one, Random(name))

            def decide(_level: str, observation: Any, _rng: Any, moves: Any = bots.moves[world.number]) -> Any:
                return moves[observation.version, observation.seat]

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(scheduler, "decide", decide)
                await visit.arrive()
                await visit.open()
                await visit.sit()
                await visit.start(partial(bots.settled, visit, bots.asked[0]))
                await bots.play(visit)
                await visit.part()

    check(*asyncio.run(both(tmp_path, party)))


@pytest.mark.parametrize("name", GAMES)
def test_who_takes_back_moves_learns_nothing(name: str, tmp_path: Path) -> None:
    """Alone with bots, which move when we say so: every move that can be is taken back once and made again."""
    rng, sizes, taken = Random(f"back {name}"), variants(find(name).game()), 0
    pairs = [pair(game, rng.randrange(game.seats), rng, 20) for game in rng.choices(sizes, k=4)]

    async def party(world: World) -> None:
        nonlocal taken
        for one in pairs:
            visit = ScriptedVisit(world, one, name, "alone")
            await visit.arrive()
            await visit.open(clock={"mode": "advisory", "match": 900})
            await visit.sit()
            await visit.start()
            live, eye, mine = await world.context.registry.get(visit.table), visit.lines["eye"], one.seat
            for n in one.decisions():
                choice = one.steps[n][world.number]
                for seat in sorted(choice, key=lambda seat: seat != mine):
                    if seat != mine:
                        assert await live.execute(BotMove(seat, str(choice[seat]), live.version))
                        continue
                    told = json.loads(await eye.say("move", str(choice[seat]), v=live.version))
                    if told["d"]["take_back"]:
                        taken += 1
                        await eye.say("take_back", v=live.version)
                        await eye.say("move", str(choice[seat]), v=live.version)
                await sent()
                visit.look(f"{n}: after")
            await visit.part()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scheduler, "_observations", lambda _table: {})
        check(*asyncio.run(both(tmp_path, party)))
    assert taken > 10


async def removed(folder: Path, game: AnyGame, rng: Random) -> None:
    """A seat-holder is removed, a bot plays on; what the one who sat there gets from then on."""
    mine = game.seats - 1
    async with opened(folder) as world:
        visit = ScriptedVisit(world, pair(game, mine, rng, 0), "removed")
        await visit.arrive()
        await visit.open(watch_delay=0, hints=True)  # not rated, so the host can remove somebody alone
        await visit.sit()
        await visit.start()
        eye = visit.lines["eye"]
        await visit.line_of(visit.host).say("remove", {"seat": mine})
        eye.news()
        live = await world.context.registry.get(visit.table)
        for _ in range(6):  # too few to end it
            for seat in set(live.live.match.waiting) - {mine}:
                move = rng.choice(live.live.match.legal(seat))
                await visit.movers[seat].say("move", str(move), v=live.version)
            async with asyncio.timeout(60):
                while mine in live.live.match.waiting:  # the bot that plays on
                    await asyncio.sleep(0.001)
        if any(kind in data[:60] for data in eye.news() for kind in MATCH):
            raise Leak("who is removed still sees the seat's side")
        assert json.loads(await eye.say("play_as", {"seat": mine}))["d"]["code"] == "forbidden"
        await eye.say("play_as")
        shown = [json.loads(data)["d"] for data in eye.news() if MATCH[0] in data[:60]]
        assert [(one["seat"], one["legal"]) for one in shown] == [(None, [])]
        await visit.part()


@pytest.mark.parametrize("name", GAMES)
def test_who_is_removed_no_longer_sees_the_seats_side(name: str, tmp_path: Path) -> None:
    asyncio.run(removed(tmp_path, find(name).game(), Random(name)))


# The daily deal


def asked_pairs(game: AnyGame, rng: Random) -> list[Pair]:
    """Pairs of matches that wait for the seat, which cannot tell them apart."""
    found = [pair(game, rng.randrange(game.seats), rng, rng.choice(MOVES[:3])).until_asked() for _ in range(8)]
    return [one for one in found if one.steps and len(one.game.legal(one.states[-1][0], one.seat)) > 1]


@pytest.mark.parametrize("name", GAMES)
def test_the_daily_deal_tells_only_what_the_seat_that_is_asked_sees(name: str, tmp_path: Path) -> None:
    entry = find(name)
    pairs = asked_pairs(entry.game(), Random(f"daily {name}"))
    assert pairs
    assert any(one.differ(len(one.steps)) for one in pairs) or not has_secrets(pairs)

    async def party(world: World) -> None:
        for number, one in enumerate(pairs):
            seed = bytes([1 + world.number, number]) * 16
            world.seeds.append(seed)
            world.draws[seed] = one.chance(world.number)
            sealed = Fair(seed, (b"",) * one.game.seats)
            match = replay(one.game, [step[world.number] for step in one.steps])
            assert one.seat is not None
            guess = tuple(float(place) for place, _ in enumerate(match.legal(one.seat)))
            deals = world.context.daily
            made = deals.sealed(name, deals.today, "0" * 64, Deal(match, sealed, one.seat, guess))
            deals._made[name, deals.today] = made
            world.note(f"{number}: deal", (await world.ask(f"/api/daily/{name}")).raw())
            world.note(f"{number}: match", (await world.ask(f"/api/matches/{made.live.id}/replay")).raw())
            thought = estimates(entry, match.observation(one.seat), "label")
            world.note(f"{number}: estimates", repr(thought).encode())

    check(*asyncio.run(both(tmp_path, party)))


def has_secrets(pairs: Sequence[Pair]) -> bool:
    """Whether a seat of this game has to guess anything about the positions of these matches."""
    for one in pairs:
        match = replay(one.game, [step for step, _ in one.steps])
        guesses = find(one.game.id).layer("bot").worlds(match.observation(one.seat), Random(1))
        if any(world != match.state for world in islice(guesses, 5)):
            return True
    return False


# Before and after


def test_before_the_start_nobody_learns_what_was_thrown_in(tmp_path: Path) -> None:
    game = find(PRODUCTS[0]).game()
    one = pair(game, 0, Random(1), 1)

    async def party(world: World) -> None:
        visit = ScriptedVisit(world, one, "before")
        await visit.arrive()
        await visit.open()
        visit.lines |= {f"seat {seat}": line for seat, line in visit.movers.items()}
        for seat, line in visit.movers.items():
            await line.say("sit", {"seat": seat, "entropy": f"{world.number}{seat % 8}"})
            await line.say("entropy", {"seat": seat, "hex": f"{seat % 8}{world.number}"})
            await visit.ask_around(0)
        for path in (*visit.paths(), "/api/schema.json", "/api/games"):
            await visit.fetch(path, "public")
        visit.look("before")
        await visit.part()

    check(*asyncio.run(both(tmp_path, party)))


@pytest.mark.parametrize("name", GAMES)
def test_spectators_who_are_shown_everything_later_learn_nothing_sooner(name: str, tmp_path: Path) -> None:
    rng = Random(name)
    common, steps = forked(find(name).game(), rng, 12, (2, 5))

    async def party(world: World) -> None:
        await delayed(world, find(name).game(), common, steps[world.number], "/api/tables/{table}", "/api/tables")

    check(*asyncio.run(both(tmp_path, party)))


def end(name: str, folder: Path, *turns: int) -> None:
    """A short match ends in one world otherwise than in the other, or not at all."""
    game = find(name).tiny
    common, steps = forked(game, Random(name), 1, turns)

    async def party(world: World) -> None:
        await delayed(world, game, common, steps[world.number], "/api/tables/{table}", "/api/tables")
        _servers_key, seal, *following = world.seeds
        if following:
            assert any(seal.hex().encode() in data for data in world.everything)
            world.opened.add(seal)

    check(*asyncio.run(both(folder, party)))


@pytest.mark.parametrize("name", GAMES)
def test_they_do_not_learn_how_it_ended_and_nobody_learns_the_next_seed(name: str, tmp_path: Path) -> None:
    end(name, tmp_path, ENDLESS, ENDLESS)


@pytest.mark.parametrize("name", GAMES)
def test_they_do_not_learn_that_it_has_ended(name: str, tmp_path: Path) -> None:
    end(name, tmp_path, ENDLESS, 1)
