"""An approximate equilibrium of the game of one card, in closed form.

The giver chooses a claim (and the card, if it starts the round), the receiver judges it or passes it on. Both mix so
that the other cannot gain: the giver so that each claim is true as often as false, weighted with what the receiver has
at stake; the receiver so that no card is a better gift than the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from poktail.games.cockroach_royal.rules_cards import SPECIES_OF, Card, Claim, truth

CALM = 0.03
"""Cards, or passing on, that are worse by about this chance of losing are still chosen sometimes."""
SHY = 0.5
"""The odds of passing on rather than judging if both are equally good."""
LEAST = 1e-6
"""What is at stake is never less than this."""
ROUNDS = 8


@dataclass(frozen=True, slots=True)
class Losses:
    """A seat's chance of losing the match if the receiver takes the card, the giver takes it, or it is passed on."""

    receiver: float
    giver: float
    passed: float


@dataclass(frozen=True, slots=True)
class CardGame:
    """One card between two seats, as far as everybody knows.

    If the giver chooses it, `weights` are how many of each card it may choose from and `held` the share of them that it
    holds; otherwise they are how likely each card is.
    """

    cards: tuple[Card, ...]
    weights: tuple[float, ...]
    claims: tuple[Claim, ...]
    givers: tuple[Losses, ...]
    receivers: tuple[Losses, ...]
    may_pass: bool
    chooses: bool
    held: float = 1.0


@dataclass(frozen=True, slots=True)
class Solution:
    """How often each card and claim are chosen, and each claim's answers: the odds of "true", "false" and passing."""

    given: dict[tuple[Card, Claim], float]
    answers: dict[Claim, tuple[float, float, float]]


def balance(game: CardGame) -> dict[tuple[Card, Claim], float]:
    """How often each card and claim are chosen."""
    stakes = [max(LEAST, losses.receiver - losses.giver) for losses in game.receivers]
    chances = _chances(game, stakes)
    return _given(game, chances, [chance * stake for chance, stake in zip(chances, stakes, strict=True)])


def solve(game: CardGame) -> Solution:
    """Balance the claims, then the answers."""
    given = balance(game)
    beliefs = _beliefs(game) if game.chooses else dict.fromkeys(game.claims, 0.5)
    answers = {}
    for claim in game.claims:
        on, yes = _passing(game, given, claim), beliefs[claim]
        answers[claim] = ((1 - on) * yes, (1 - on) * (1 - yes), on)
    return Solution(given, answers)


def _chances(game: CardGame, stakes: list[float]) -> list[float]:
    """How likely each card is.

    A giver that chooses prefers cards that hurt the receiver, but not so often that one species is more at stake than
    all others together: then its claims could no longer be balanced.
    """
    chances = list(game.weights)
    if game.chooses:
        even = [(losses.receiver + losses.giver) / 2 for losses in game.givers]
        best = min(even)
        chances = [weight * exp((best - loss) / CALM) for weight, loss in zip(chances, even, strict=True)]
        staked: dict[Claim | Card, float] = {}
        for card, chance, stake in zip(game.cards, chances, stakes, strict=True):
            kind = SPECIES_OF.get(card, card)
            staked[kind] = staked.get(kind, 0.0) + chance * stake
        most = max(staked, key=lambda kind: staked[kind])
        rest = sum(staked.values()) - staked[most]
        if 0 < rest < staked[most]:
            scale = rest / staked[most]
            chances = [
                chance * (scale if SPECIES_OF.get(card, card) == most else 1)
                for card, chance in zip(game.cards, chances, strict=True)
            ]
    total = sum(chances)
    return [chance / total for chance in chances]


def _given(game: CardGame, chances: list[float], staked: list[float]) -> dict[tuple[Card, Claim], float]:
    """Each card with each claim. Lies are spread so that every claim is as often false as true, weighted by stakes."""
    true = [[claim for claim in game.claims if truth(card, claim)] for card in game.cards]
    false = [[claim for claim in game.claims if claim not in claims] for claims in true]
    able = sum(stake for stake, claims in zip(staked, true, strict=True) if claims)
    half = min(1.0, sum(staked) / (2 * able)) if able else 0.0
    honest = [1.0 if not lies else half if facts else 0.0 for facts, lies in zip(true, false, strict=True)]
    goal = dict.fromkeys(game.claims, 0.0)
    for stake, facts, share in zip(staked, true, honest, strict=True):
        for claim in facts:
            goal[claim] += stake * share / len(facts)
    pull = dict(goal)
    for _ in range(ROUNDS):
        every, spread = sum(pull.values()), 0.0
        spared = dict.fromkeys(game.claims, 0.0)
        for stake, facts, share in zip(staked, true, honest, strict=True):
            total = every - sum([pull[claim] for claim in facts])
            if total > LEAST * every:
                each = stake * (1 - share) / total
                spread += each
                for claim in facts:
                    spared[claim] += each
        lies = {claim: pull[claim] * (spread - spared[claim]) for claim in game.claims}
        pull = {claim: pull[claim] * goal[claim] / lie if lie > 0 else 0.0 for claim, lie in lies.items()}
    given = {}
    for card, chance, facts, wrong, share in zip(game.cards, chances, true, false, honest, strict=True):
        for claim in facts:
            given[card, claim] = chance * share / len(facts)
        total = sum([pull[claim] for claim in wrong])
        for claim in wrong:
            given[card, claim] = chance * (1 - share) * (pull[claim] / total if total else 1 / len(wrong))
    return given


def _beliefs(game: CardGame) -> dict[Claim, float]:
    """How often the receiver believes each claim, so that no card and claim are a better gift than the others.

    `worth` is the greatest chance of losing that the receiver can force on the giver whatever it gives. For that, a
    true claim must be believed as often as its card `needs`, and a lie doubted as often.
    """
    stakes = [max(LEAST, losses.giver - losses.receiver) for losses in game.givers]
    worth = min(losses.giver for losses in game.givers)
    slopes = [1 / stake for stake in stakes]
    starts = [losses.receiver / stake for losses, stake in zip(game.givers, stakes, strict=True)]
    fits = {claim: [truth(card, claim) for card in game.cards] for claim in game.claims}
    for claim in game.claims:
        for one, fact in enumerate(fits[claim]):
            if fact:
                for other, also in enumerate(fits[claim]):
                    if not also:
                        both = (1 + starts[one] + starts[other]) / (slopes[one] + slopes[other])
                        worth = min(worth, both)
    needs = []
    for weight, slope, start in zip(game.weights, slopes, starts, strict=True):
        need = min(1.0, max(0.0, worth * slope - start))
        has = 1 - (1 - game.held) ** weight
        needs.append(need if need < 0.5 else 0.5 + has * (need - 0.5))
    found = {}
    for claim in game.claims:
        facts = [need for need, fact in zip(needs, fits[claim], strict=True) if fact]
        lies = [need for need, fact in zip(needs, fits[claim], strict=True) if not fact]
        found[claim] = 0.0 if not facts else 1.0 if not lies else (max(facts) + 1 - max(lies)) / 2
    return found


def _passing(game: CardGame, given: dict[tuple[Card, Claim], float], claim: Claim) -> float:
    """How often the receiver passes on instead of judging this claim."""
    if not game.may_pass:
        return 0.0
    judged = passed = total = 0.0
    for card, losses in zip(game.cards, game.receivers, strict=True):
        chance = given[card, claim]
        total += chance
        judged += chance * (losses.receiver + losses.giver) / 2
        passed += chance * losses.passed
    if not total:
        return SHY / (1 + SHY)
    odds = SHY * exp(max(-40.0, min(40.0, (judged - passed) / total / CALM)))
    return odds / (1 + odds)
