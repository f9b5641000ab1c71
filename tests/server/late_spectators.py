"""Test helper: a visit at which spectators see the match late, and matches that begin alike."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

from poktail.bots.series import chance
from poktail.core.game import CHANCE, AnyGame, Choice
from poktail.core.match import Match, replay
from tests.server.pairs import Pair
from tests.server.scripted_visit import ScriptedVisit
from tests.server.worlds import World

DELAY = 60
ENDLESS = 10_000


def forked(game: AnyGame, rng: Random, common: int, more: Sequence[int]) -> tuple[int, list[list[Choice]]]:
    """Two matches with the same beginning, over if they are endless, and how many steps they share."""
    while True:
        match, branches = Match(game, chance(rng)), list[Match]()
        _play(match, rng, common)
        for length in more:
            branches.append(replay(game, match.steps))
            branches[-1].play_on(chance(rng))
            _play(branches[-1], rng, length)
        over = [branch.payoffs is not None for branch in branches]
        if match.payoffs is None and over == [length == ENDLESS for length in more]:
            return len(match.steps), [branch.steps for branch in branches]


def _play(match: Match, rng: Random, turns: int) -> None:
    while turns > 0 and match.payoffs is None:
        turns -= 1
        for seat in match.waiting:
            match.commit(seat, rng.choice(match.legal(seat)))


class Delayed:
    """A visit at which spectators see everything a minute later."""

    def __init__(self, world: World, game: AnyGame, common: int, steps: list[Choice]) -> None:
        self.visit = ScriptedVisit(world, Pair(game, 0, (), (), (0,), (0,)), "delayed")
        self.common, self.steps, self.world, self.version = common, steps, world, 0

    async def begin(self) -> None:
        """The match is about to begin, and spectators are there."""
        visit, clock = self.visit, {"mode": "hard", "match": 90_000}
        await visit.arrive()
        await visit.open(watch_delay=DELAY, clock=clock, public=True, chat=True)
        draws = {n: step[CHANCE] for n, step in enumerate(self.steps) if CHANCE in step}
        self.world.draws[self.world.seeds[-1]] = draws
        await visit.sit()
        await visit.start()
        visit.movers[0] = visit.lines.pop("eye")
        visit.lines["owner"] = await visit.connect(self.world.people["owner"][0])
        visit.keys["owner"] = self.world.people["owner"][0]
        await visit.lines["owner"].say("play_as")
        self.version = (await self.world.context.registry.get(visit.table)).version

    async def play(self, first: int, last: int, pause: int) -> None:
        """These steps of the match."""
        for choice in self.steps[first:last]:
            for seat in () if CHANCE in choice else choice:
                self.world.time += pause
                frame = json.loads(await self.visit.movers[seat].say("move", str(choice[seat]), v=self.version))
                assert frame["t"] != "error", frame
                self.version = frame["v"]

    async def watch(self, *paths: str) -> None:
        """What spectators get to see now, by whatever they ask."""
        visit = self.visit
        await self.world.scheduled(visit.table)
        await visit.movers[1].say("emote", {"seat": 1, "emote": "wave"})
        for name in ("public", "owner"):
            for v in (None, 0, 1, 10):
                await visit.lines[name].say("play_as", {"match": visit.match, "v": v})
            await visit.lines[name].say("move", "none", v=0)
            for kind in ("sit", "stand", "play_as"):
                await visit.lines[name].say(kind, {"seat": 0})
            await visit.lines[name].say("swap", {"seat": 0, "other": 1})
            for kind in ("start", "ping", "play_as"):
                await visit.lines[name].say(kind)
            for path in paths:
                await visit.fetch(path, name)
        visit.look(f"at {self.world.time}")


async def delayed(world: World, game: AnyGame, common: int, steps: list[Choice], *paths: str) -> None:
    """Nothing of what the two worlds do not share is due while we look."""
    party = Delayed(world, game, common, steps)
    await party.begin()
    await party.play(0, common, 2000)
    await party.watch()
    since = world.time
    world.time += 1000
    await party.play(common, len(steps), 1)
    match = f"/api/matches/{party.visit.match}"
    for second in (2, 30, DELAY):
        world.time = since + second * 1000
        asked = ("", "/record", "/throws", "/proof", "/replay", "/replay?visibility=everything")
        seen = [f"{match}{path}" for path in asked]
        await party.watch(*seen, *(path.format(table=party.visit.table) for path in paths))
    await party.visit.part()
