"""Simple strategies for Cockroach Poker Royal, and one that knows the expert's code.

Where a strategy says nothing, it plays like `regular-1`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from poktail.bots.levels import Bot
from poktail.core.game import Observation, SeatEvent
from poktail.games.cockroach_royal import expert, regular_1
from poktail.games.cockroach_royal.bot_worlds import HONESTY, said, worlds
from poktail.games.cockroach_royal.rules_cards import SPECIALS, SPECIES_OF, more, truth
from poktail.games.cockroach_royal.rules_values import Answer, Claimed, Judged, Looked, Phase, Picked

Choice = Callable[[list[bool], Random], bool]
WORLDS = 8
"""How many positions the exploiter looks at."""


def own_past(seen: Observation) -> tuple[list[bool], list[bool]]:
    """This seat's judgements so far ("true" or not), and whether each of its claims was true."""
    card, judged, claimed = None, list[bool](), list[bool]()
    for event in seen.events:
        what = event.what
        if isinstance(what, Picked | Looked) and what.seat == seen.seat:
            card = what.card
        elif isinstance(what, Claimed) and what.seat == seen.seat and card is not None:
            claimed.append(truth(card, what.claim))
        elif isinstance(what, Judged) and what.seat == seen.seat:
            judged.append(what.verdict)
    return judged, claimed


def claim(seen: Observation, rng: Random, true: bool) -> Any:
    """A random claim that is true of the card, or false, if there is one."""
    return rng.choice([move for move in seen.legal if truth(seen.view.card, move.claim) == true] or seen.legal)


def fixed(judge: Choice | None = None, say: Choice | None = None, passes: bool | None = None) -> Bot:
    """A strategy that judges, claims and passes on by rules that look only at its own past."""

    def decide(seen: Observation, rng: Random) -> Any:
        phase = seen.view.phase
        if phase is Phase.JUDGE:
            if passes and Answer.PASS in seen.legal:
                return Answer.PASS
            if judge is not None:
                return Answer.TRUE if judge(own_past(seen)[0], rng) else Answer.FALSE
            if passes is False:
                return regular_1.judge(regular_1.mind_of(seen), (Answer.TRUE, Answer.FALSE), rng)
        if phase is Phase.CLAIM and say is not None:
            return claim(seen, rng, say(own_past(seen)[1], rng))
        return regular_1.decide(seen, rng)

    return decide


def yes(_past: list[bool], _rng: Random) -> bool:
    """Always yes."""
    return True


def no(_past: list[bool], _rng: Random) -> bool:
    """Always no."""
    return False


def coin(_past: list[bool], rng: Random) -> bool:
    """Yes as often as no."""
    return rng.random() < 0.5


def alternating(past: list[bool], rng: Random) -> bool:
    """The opposite of the last time."""
    return not past[-1] if past else coin(past, rng)


def contrary(past: list[bool], rng: Random) -> bool:
    """The opposite of what it has done most often."""
    return coin(past, rng) if 2 * sum(past) == len(past) else 2 * sum(past) < len(past)


def hunter(seen: Observation, rng: Random) -> Any:
    """Gives each seat what it has most of, with claims that are true half of the time."""
    view = seen.view
    lying = [Counter(SPECIES_OF[card] for card in cards) for cards in view.laid]

    def hits(card: Any, seat: int) -> int:
        return 0 if card in SPECIALS else lying[seat][SPECIES_OF[card]]

    if view.phase is Phase.PICK:
        others = [seat for seat in range(seen.game.seats) if seat != seen.seat]
        return max(seen.legal, key=lambda move: (max(hits(move.card, seat) for seat in others), rng.random()))
    if view.phase is Phase.OFFER:
        return max(seen.legal, key=lambda move: (hits(view.card, move.to), rng.random()))
    if view.phase is Phase.CLAIM:
        return claim(seen, rng, coin([], rng))
    return regular_1.decide(seen, rng)


def level_1(seen: Observation, rng: Random) -> Any:
    """Knows the expert's code and takes everybody else for one: the best answer to what it would do on average."""
    if seen.view.phase is Phase.CLAIM:
        return best_claim(seen, rng)
    if seen.view.phase is Phase.JUDGE and len(seen.view.trail.givers) == 1:
        return Answer.TRUE if honesty(seen, rng) > 0.5 else Answer.FALSE
    return expert.decide(seen, rng)


def best_claim(seen: Observation, rng: Random) -> Any:
    """The claim that an expert is most often wrong about."""
    wrong: Counter[Any] = Counter()
    to, version = seen.view.trail.to, seen.version + 1
    for world in islice(worlds(seen, rng), WORLDS):
        for move in seen.legal:
            state, _ = seen.game.apply(world, {seen.seat: move})
            news = SeatEvent(version, Claimed(seen.seat, to, move.claim))
            theirs = Observation(
                seen.game, to, seen.game.view(state, to), seen.game.legal(state, to), (*seen.events, news)
            )
            odds = {each.move: each.odds for each in expert.evaluate(theirs, rng)}
            wrong[move] += odds[Answer.FALSE if truth(seen.view.card, move.claim) else Answer.TRUE]
    return max(seen.legal, key=lambda move: (wrong[move], rng.random()))


def honesty(seen: Observation, rng: Random) -> float:
    """How often an expert who gives this seat a card with this claim tells the truth."""
    trail = seen.view.trail
    giver, spoken = trail.givers[0], trail.claims[0]
    true = total = 0.0
    for world in islice(worlds(seen, rng), WORLDS):
        card = world.card
        hands = (*world.hands[:giver], more(world.hands[giver], card), *world.hands[giver + 1 :])
        before = replace(world, phase=Phase.PICK, actor=giver, hands=hands, card=None, trail=None)
        theirs = Observation(
            seen.game, giver, seen.game.view(before, giver), seen.game.legal(before, giver), seen.events[:-1]
        )
        gifts, _ = expert.Expert(theirs).gifts()
        weight = gifts[card, seen.seat, spoken] / sum(gifts.values())
        weight /= said(card, spoken, HONESTY, len(seen.view.species))  # `worlds` has counted the claim already
        total += weight
        true += weight * truth(card, spoken)
    return true / total if total else 0.5


STRATEGIES: dict[str, Bot] = {
    "always says true": fixed(judge=yes),
    "always says false": fixed(judge=no),
    "alternates": fixed(judge=alternating, say=alternating),
    "against its own majority": fixed(judge=contrary, say=contrary),
    "tosses a coin": fixed(judge=coin, say=coin),
    "truthful": fixed(say=yes),
    "liar": fixed(say=no),
    "always passes on": fixed(passes=True),
    "never passes on": fixed(passes=False),
    "hunter": hunter,
    "knows the expert": level_1,
}
