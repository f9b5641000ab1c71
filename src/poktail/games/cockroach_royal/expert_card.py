"""Solves the game of one card: the giver chooses a claim (and the card), the receiver judges it or passes it on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from poktail.games.cockroach_royal.rules_cards import Card, Claim, truth

ROUNDS = 40


@dataclass(frozen=True, slots=True)
class Losses:
    """A seat's chance of losing the match if the receiver takes the card, the giver takes it, or it is passed on."""

    receiver: float
    giver: float
    passed: float


@dataclass(frozen=True, slots=True)
class CardGame:
    """One card between two seats, as far as everybody knows.

    Without `prior` the giver chooses the card; otherwise it is the chance of each card.
    """

    cards: tuple[Card, ...]
    claims: tuple[Claim, ...]
    givers: tuple[Losses, ...]
    receivers: tuple[Losses, ...]
    may_pass: bool
    prior: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class Solution:
    """An approximate equilibrium: how often each card and claim are chosen, and each claim's answers.

    The answers are the odds of "true", "false" and passing on.
    """

    given: dict[tuple[Card, Claim], float]
    answers: dict[Claim, tuple[float, float, float]]


@lru_cache(maxsize=512)
def solve(game: CardGame) -> Solution:
    """Regret matching plus with linear averaging."""
    cards, claims = range(len(game.cards)), range(len(game.claims))
    fits = [[truth(card, claim) for claim in game.claims] for card in game.cards]
    groups = [list(cards)] if game.prior is None else [[card] for card in cards]
    chance = game.prior or (1.0,) * len(game.cards)
    answers = 3 if game.may_pass else 2
    regret = [[0.0] * len(game.claims) for _ in cards]
    doubt = [[0.0] * answers for _ in claims]
    given = [[0.0] * len(game.claims) for _ in cards]
    replies = [[0.0] * answers for _ in claims]
    for turn in range(1, ROUNDS + 1):
        mixes = [_mix(row) for row in doubt]
        sigma = _giving(regret, groups, len(game.claims))
        for claim in claims:
            values = _answer_values(game, [chance[card] * sigma[card][claim] for card in cards], claim, fits, answers)
            _learn(doubt[claim], mixes[claim], values)
            for answer in range(answers):
                replies[claim][answer] += turn * mixes[claim][answer]
        for card in cards:
            for claim in claims:
                given[card][claim] += turn * sigma[card][claim]
        gains = [[_giving_value(game.givers[c], mixes[k], fits[c][k]) for k in claims] for c in cards]
        for group in groups:
            mean = sum(sigma[c][k] * gains[c][k] for c in group for k in claims)
            for c in group:
                regret[c] = [max(0.0, old + gain - mean) for old, gain in zip(regret[c], gains[c], strict=True)]
    weight = ROUNDS * (ROUNDS + 1) / 2
    return Solution(
        {(game.cards[c], game.claims[k]): given[c][k] / weight for c in cards for k in claims},
        {
            game.claims[k]: (
                replies[k][0] / weight,
                replies[k][1] / weight,
                replies[k][2] / weight if answers == 3 else 0.0,
            )
            for k in claims
        },
    )


def _mix(regrets: list[float]) -> list[float]:
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)


def _giving(regret: list[list[float]], groups: list[list[int]], claims: int) -> list[list[float]]:
    """The giver's present mix: over cards and claims together, or over claims for each card."""
    sigma = [[0.0] * claims for _ in regret]
    for group in groups:
        flat = _mix([value for card in group for value in regret[card]])
        for place, card in enumerate(group):
            sigma[card] = flat[place * claims : (place + 1) * claims]
    return sigma


def _giving_value(losses: Losses, mix: list[float], fits: bool) -> float:
    """What the giver gets on average for a card with a claim that is true or not."""
    right, wrong = (losses.giver, losses.receiver)
    value = mix[0] * (right if fits else wrong) + mix[1] * (wrong if fits else right)
    return -(value + mix[2] * losses.passed) if len(mix) == 3 else -value


def _answer_values(game: CardGame, mass: list[float], claim: int, fits: list[list[bool]], answers: int) -> list[float]:
    """What the receiver gets for each answer, weighted with how likely each card is."""
    values = [0.0] * answers
    for card, weight in enumerate(mass):
        if weight:
            losses = game.receivers[card]
            true, false = (losses.giver, losses.receiver) if fits[card][claim] else (losses.receiver, losses.giver)
            values[0] -= weight * true
            values[1] -= weight * false
            if answers == 3:
                values[2] -= weight * losses.passed
    return values


def _learn(regrets: list[float], mix: list[float], values: list[float]) -> None:
    mean = sum(share * value for share, value in zip(mix, values, strict=True))
    for answer, value in enumerate(values):
        regrets[answer] = max(0.0, regrets[answer] + value - mean)
