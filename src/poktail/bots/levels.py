"""Makes the bot of a level, in any game: the better a move looks from its observation, the likelier it is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib.util import find_spec
from itertools import takewhile
from math import exp
from random import Random
from types import ModuleType
from typing import Any

from poktail.core.errors import BadOptions
from poktail.core.evaluation import Candidate
from poktail.core.game import Observation
from poktail.core.levels import Behaviour, Temper
from poktail.core.registry import Entry

Bot = Callable[[Observation, Random], Any]
Judge = Callable[[Observation, Random], tuple[Candidate, ...]]

LEVELS = ("beginner", "casual", "strong", "expert")
"""The levels that people can play against, the weakest first."""
DEFAULT_LEVEL = "casual"
RANDOM = "random"
"""A level of random moves, for tests and for measuring; it works when asked for by name, but no list offers it."""
ALIASES = {"regular": "strong"}
"""Levels of earlier versions, and those nearest to them in strength; old tables and records still name them."""
YARDSTICKS = {"regular-1": "regular_1", "nash": "nash"}
"""Levels for measuring only: the arena knows them, no table offers them. Each is a module that a game may have.

`regular-1` is the first regular bot, frozen, so that what is measured against it can be compared later.
"""

UNTUNED = {
    "beginner": Behaviour(slack=0.5, ahead=False),
    "casual": Behaviour(slack=0.25, ahead=False),
    "strong": Behaviour(slack=0.1, ahead=False),
}
"""The behaviour in a game without a `levels.py`."""
TASTE = 0.7
"""The bonus of a move that a temper likes: chosen e^0.7 times as often, as if it were worth 0.7 of the slack more."""
ASKED = 8
"""How often a bot is asked for its move in a game without estimates."""


def random_move(observation: Observation, rng: Random) -> Any:
    """A random legal move."""
    return rng.choice(observation.legal)


def known(level: str) -> str:
    """The level's present name; BadOptions if there is none of this name."""
    name = ALIASES.get(level, level)
    if name not in (*LEVELS, RANDOM):
        raise BadOptions(option="level", want=" ".join(LEVELS), given=level[:40])
    return name


def bot(entry: Entry, level: str) -> Bot:
    """The bot of that level for a game, or BadOptions."""
    name = known(level)
    if name == RANDOM:
        return random_move
    if name == LEVELS[-1]:
        return strongest(entry)
    return behaving(entry, behaviour_of(entry, name))


def strongest(entry: Entry) -> Bot:
    """The strongest bot of a game: its expert, or its only bot."""
    decide: Bot = (expert_of(entry) or entry.layer("bot")).decide
    return decide


def expert_of(entry: Entry) -> ModuleType | None:
    """The game's expert; None if it has none, or needs libraries that are not installed (the extra `solve`)."""
    needs = getattr(layer_of(entry), "EXPERT_NEEDS", ())
    if not entry.has("expert") or any(find_spec(name) is None for name in needs):
        return None
    return entry.layer("expert")


def layer_of(entry: Entry) -> ModuleType | None:
    """The game's `levels.py`, if it has one."""
    return entry.layer("levels") if entry.has("levels") else None


def contender(entry: Entry, level: str) -> Bot:
    """The bot of that level for the arena, which also knows the game's yardsticks; or BadOptions."""
    own = {name: layer for name, layer in YARDSTICKS.items() if entry.has(layer)}
    if level in own:
        decide: Bot = entry.layer(own[level]).decide
        return decide
    if level not in (*LEVELS, RANDOM, *ALIASES):
        raise BadOptions(option="bots", want=" ".join((RANDOM, *LEVELS, *own)), given=level[:40])
    return bot(entry, level)


def prepare(entry: Entry, level: str) -> None:
    """Load what the bot of a level needs, so that its first move does not take many seconds."""
    name = ALIASES.get(level, level)
    needed = name == LEVELS[-1] or (name in LEVELS and behaviour_of(entry, name).ahead)
    layer = expert_of(entry) if needed else entry.layer(YARDSTICKS[name]) if name in YARDSTICKS else None
    ready: Callable[[], None] | None = getattr(layer, "prepare", None)
    if ready:
        ready()


# A level below the expert


def behaviour_of(entry: Entry, name: str) -> Behaviour:
    """How this level, one below the expert, plays a game."""
    tuned: Mapping[str, Behaviour] = getattr(layer_of(entry), "LEVELS", UNTUNED)
    return tuned[name]


def behaving(entry: Entry, behaviour: Behaviour) -> Bot:
    """A bot that chooses by quantal response: the better a move is, the more likely, see `odds`."""
    own = layer_of(entry)
    judge = judge_of(entry, behaviour)

    def decide(observation: Observation, rng: Random) -> Any:
        if len(observation.legal) == 1:
            return observation.legal[0]
        seen = remembered(own, observation, behaviour.memory)
        moves, weights = zip(*odds(own, behaviour, observation, judge(seen, rng)), strict=True)
        return rng.choices(moves, weights)[0]

    return decide


def odds(
    own: ModuleType | None, behaviour: Behaviour, observation: Observation, candidates: tuple[Candidate, ...]
) -> list[tuple[Any, float]]:
    """How likely each move is, up to a common factor.

    Among moves of equal value, half of the odds are the judge's own, because it may have to mix, and half are even.
    """
    best, even = max(each.value for each in candidates), 1 / len(candidates)
    likes = getattr(own, "likes", None)
    temper = temper_of(own, observation)
    found = []
    for each in candidates:
        liked = TASTE if likes and likes(temper, observation, each.move) else 0.0
        found.append((each.move, (each.odds + even) * exp(max(-60.0, (each.value - best) / behaviour.slack) + liked)))
    return found


def remembered(own: ModuleType | None, observation: Observation, memory: int | None) -> Observation:
    """What a seat with this memory still knows, if the game has a `forget`."""
    forget: Callable[[Observation, int], Observation] | None = getattr(own, "forget", None)
    return observation if memory is None or forget is None else forget(observation, memory)


def temper_of(own: ModuleType | None, observation: Observation) -> Temper:
    """The temper of a seat for the whole match, drawn from the deal: what it was told before anybody could decide.

    A game's `DEAL` names the kinds of these events; without it, the temper depends on the seat alone.
    """
    kinds: tuple[type, ...] = getattr(own, "DEAL", ())
    told = (event.what for event in observation.events if event.what is not None)
    deal = list(takewhile(lambda what: isinstance(what, kinds), told))
    text = f"{observation.game} {observation.seat} {deal}"
    return tuple(Temper)[sha256(text.encode()).digest()[0] % len(Temper)]


# What moves are worth


def judge_of(entry: Entry, behaviour: Behaviour) -> Judge:
    """The expert's evaluation if the level looks ahead and there is one; else the estimates of the game's bot."""
    evaluate = evaluation(entry) if behaviour.ahead else None
    if evaluate is not None:
        if behaviour.effort is None:
            return evaluate
        search: Callable[..., tuple[Candidate, ...]] = evaluate
        return lambda observation, rng: search(observation, rng, behaviour.effort)
    estimates: Judge | None = getattr(layer_of(entry), "estimates", None)
    return estimates or asking(entry.layer("bot").decide)


def evaluation(entry: Entry) -> Judge | None:
    """The expert's `evaluate`: what each legal move is worth; None if the game's expert has none."""
    found: Judge | None = getattr(expert_of(entry), "evaluate", None)
    return found


def asking(decide: Bot) -> Judge:
    """Moves judged by how often a bot makes them: all that is known of a bot without estimates."""

    def judge(observation: Observation, rng: Random) -> tuple[Candidate, ...]:
        made = Counter(decide(observation, rng) for _ in range(ASKED))
        shares = [made[move] / ASKED for move in observation.legal]
        return tuple(Candidate(move, s, 0.0, s) for move, s in zip(observation.legal, shares, strict=True))

    return judge
