"""Solves the game of one card together with the hands it is played from, where only a few hands are possible.

The closed form of `expert_card.py` knows no hands: it lets the giver choose any card that may be in its hand. With few
cards left, the hands matter more than anything else; then regret matching finds the equilibrium.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from poktail.games.cockroach_royal.expert_card import CardGame, Solution
from poktail.games.cockroach_royal.rules_cards import Card, truth

MOST = 300
"""The most pairs of hands; with more, solving would take too long."""
ROUNDS = 400
Hand = tuple[int, ...]
"""How many cards of each kind in the game."""


class Hands:
    """An equilibrium of the card for every hand of the giver, before it gives, and of the receiver."""

    def __init__(self, game: CardGame, pairs: dict[tuple[Hand, Hand], float]) -> None:
        self.game, self.pairs = game, pairs
        self.kinds, self.calls = range(len(game.cards)), range(len(game.claims))
        self.fits = [[truth(card, claim) for claim in game.claims] for card in game.cards]
        givers = dict.fromkeys(giver for giver, _ in pairs)
        self.gifts = {hand: [(c, k) for c in self.kinds if hand[c] for k in self.calls] for hand in givers}
        self.given = {hand: [1 / len(gifts)] * len(gifts) for hand, gifts in self.gifts.items()}
        self.believes = {hand: [0.5] * len(game.claims) for hand in dict.fromkeys(r for _, r in pairs)}
        self._solve()

    def _solve(self) -> None:
        """Regret matching plus: the seats learn in turn, with linear averages."""
        regrets = {hand: [0.0] * len(gifts) for hand, gifts in self.gifts.items()}
        doubts = {hand: [[0.0, 0.0] for _ in self.calls] for hand in self.believes}
        given = {hand: [0.0] * len(gifts) for hand, gifts in self.gifts.items()}
        believes = {hand: [0.0] * len(self.calls) for hand in self.believes}
        for turn in range(1, ROUNDS + 1):
            for hand, gains in self._gains().items():
                _learn(regrets[hand], self.given[hand], gains)
                self.given[hand] = _mix(regrets[hand])
                given[hand] = [old + turn * new for old, new in zip(given[hand], self.given[hand], strict=True)]
            for hand, mass in self._mass().items():
                for k in self.calls:
                    true = sum(mass[c][k] * self._stake(c, k) for c in self.kinds)
                    yes = self.believes[hand][k]
                    _learn(doubts[hand][k], [yes, 1 - yes], [true, -true])
                    self.believes[hand][k] = _mix(doubts[hand][k])[0]
                    believes[hand][k] += turn * self.believes[hand][k]
        weight = ROUNDS * (ROUNDS + 1) / 2
        self.given = {hand: [value / weight for value in values] for hand, values in given.items()}
        self.believes = {hand: [value / weight for value in values] for hand, values in believes.items()}

    def _stake(self, card: int, claim: int) -> float:
        """How much better "true" is for the receiver than "false", halved."""
        losses = self.game.receivers[card]
        return (losses.receiver - losses.giver) / 2 * (1 if self.fits[card][claim] else -1)

    def _gains(self) -> dict[Hand, list[float]]:
        """What each gift is worth to each hand of the giver."""
        yes = {hand: [0.0] * len(self.calls) for hand in self.gifts}
        total = dict.fromkeys(self.gifts, 0.0)
        for (giver, receiver), chance in self.pairs.items():
            total[giver] += chance
            for k in self.calls:
                yes[giver][k] += chance * self.believes[receiver][k]
        found = dict[Hand, list[float]]()
        for hand, gifts in self.gifts.items():
            found[hand] = []
            for c, k in gifts:
                losses, right = self.game.givers[c], yes[hand][k] if self.fits[c][k] else total[hand] - yes[hand][k]
                found[hand].append(-(right * losses.giver + (total[hand] - right) * losses.receiver))
        return found

    def _mass(self) -> dict[Hand, list[list[float]]]:
        """How likely each card and claim are together with each hand of the receiver."""
        found = {hand: [[0.0] * len(self.calls) for _ in self.kinds] for hand in self.believes}
        for (giver, receiver), chance in self.pairs.items():
            mass = found[receiver]
            for (c, k), share in zip(self.gifts[giver], self.given[giver], strict=True):
                mass[c][k] += chance * share
        return found

    def of_giver(self, hand: Hand) -> Solution:
        """How often the giver gives each card with each claim from this hand, and how often it will be believed."""
        cards, claims = self.game.cards, self.game.claims
        given = dict(zip(self.gifts[hand], self.given[hand], strict=True))
        theirs = {receiver: chance for (giver, receiver), chance in self.pairs.items() if giver == hand}
        yes = [sum(chance * self.believes[other][k] for other, chance in theirs.items()) for k in self.calls]
        chances = [one / sum(theirs.values()) for one in yes]
        return Solution(
            {(cards[c], claims[k]): given.get((c, k), 0.0) for c in self.kinds for k in self.calls},
            {claims[k]: (chances[k], 1 - chances[k], 0.0) for k in self.calls},
        )

    def of_receiver(self, hand: Hand) -> Solution:
        """How likely each card and claim are with this hand, and how often it believes."""
        cards, claims, mass = self.game.cards, self.game.claims, self._mass()[hand]
        total = sum(map(sum, mass))
        return Solution(
            {(cards[c], claims[k]): mass[c][k] / total for c in self.kinds for k in self.calls},
            {claims[k]: (self.believes[hand][k], 1 - self.believes[hand][k], 0.0) for k in self.calls},
        )

    def hand(self, cards: tuple[Card, ...]) -> Hand:
        """These cards as a hand of this game."""
        return tuple(cards.count(card) for card in self.game.cards)


def pairs_of_hands(counts: Hand, giver: int, receiver: int) -> dict[tuple[Hand, Hand], float] | None:
    """All hands of these sizes from these cards, and how likely they are; None if there are too many."""
    found: dict[tuple[Hand, Hand], float] = {}
    for one, ways in _hands(counts, giver):
        rest = tuple(count - own for count, own in zip(counts, one, strict=True))
        for other, more in _hands(rest, receiver):
            found[one, other] = float(ways * more)
            if len(found) > MOST:
                return None
    total = sum(found.values())
    return {pair: ways / total for pair, ways in found.items()}


def _hands(counts: Hand, size: int) -> Iterator[tuple[Hand, int]]:
    """The hands of a size, and in how many ways each can be drawn."""
    if not counts:
        yield (), 1
        return
    first, others = counts[0], counts[1:]
    for own in range(max(0, size - sum(others)), min(first, size) + 1):
        for rest, ways in _hands(others, size - own):
            yield (own, *rest), ways * comb(first, own)


def _mix(regrets: list[float]) -> list[float]:
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)


def _learn(regrets: list[float], mix: list[float], gains: list[float]) -> None:
    mean = sum(share * gain for share, gain in zip(mix, gains, strict=True))
    for place, gain in enumerate(gains):
        regrets[place] = max(0.0, regrets[place] + gain - mean)
