"""What the levels of Pok'n Roll like, and that their estimates are those of the regular bot."""

from __future__ import annotations

from random import Random

from poktail.bots.series import chance
from poktail.core.game import Observation
from poktail.core.levels import Temper
from poktail.core.match import Match
from poktail.games.pok_n_roll.bot import CALM, decide
from poktail.games.pok_n_roll.levels import estimates, likes
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_values import Continue


def choices(seed: int) -> list[Observation]:
    """Every decision with a choice in a random match, as its seat sees it."""
    rng, found = Random(seed), list[Observation]()
    match = Match(PokNRoll(), chance(rng))
    while match.payoffs is None:
        for seat in match.waiting:
            seen = match.observation(seat)
            found += [seen] if len(seen.legal) > 1 else []
            match.commit(seat, rng.choice(seen.legal))
    return found


def test_the_best_estimate_is_what_the_regular_bot_does() -> None:
    """Close decisions vary."""
    for seen in choices(1):
        found = estimates(seen, Random(1))
        values = {each.move: each.value for each in found}
        assert values[decide(seen, Random(2))] > max(values.values()) - CALM - 1e-9
        assert sum(each.odds for each in found) == 1


def test_a_bold_seat_likes_to_go_on() -> None:
    for seen in choices(2):
        for move in seen.legal:
            goes_on = isinstance(move, Continue)
            assert likes(Temper.BOLD, seen, move) == goes_on != likes(Temper.CAREFUL, seen, move)
            assert likes(Temper.SUSPICIOUS, seen, move) == (goes_on == (seen.view.round == 1))
