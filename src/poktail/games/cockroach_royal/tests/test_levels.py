"""What the levels of Cockroach Poker Royal forget and like, and that their estimates are those of the regular bot."""

from __future__ import annotations

from collections import Counter
from random import Random

from poktail.bots.series import chance
from poktail.core.game import Observation
from poktail.core.levels import Temper
from poktail.core.match import Match
from poktail.games.cockroach_royal.bot import decide, habits
from poktail.games.cockroach_royal.levels import estimates, forget, likes
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import truth
from poktail.games.cockroach_royal.rules_values import Answer, Call, Judged, Phase


def choices(seed: int, game: CockroachRoyal | None = None) -> list[Observation]:
    """Every decision with a choice in a match of regular bots, as its seat sees it."""
    rng, found = Random(seed), list[Observation]()
    match = Match(game or CockroachRoyal(seats=3), chance(rng))
    while match.payoffs is None:
        for seat in match.waiting:
            seen = match.observation(seat)
            found += [seen] if len(seen.legal) > 1 else []
            match.commit(seat, decide(seen, rng))
    return found


def test_only_the_last_cards_count() -> None:
    """Claims, answers and passes before them are forgotten; what lies on the table is not."""
    seen = choices(1)[-1]
    judged = [event for event in seen.events if isinstance(event.what, Judged)]
    kept = forget(seen, 2)
    assert [event for event in kept.events if isinstance(event.what, Judged)] == judged[-2:]
    assert sum(each.believed + each.doubted for each in habits(kept)) == 3 * 3.0 + 2
    assert (kept.view, kept.legal) == (seen.view, seen.legal)
    assert set(kept.events) < set(seen.events)
    assert forget(seen, len(judged)) == seen


def test_estimates_prefer_what_the_regular_bot_does() -> None:
    """In every phase its choices have a higher estimate than moves on average."""
    above, count = Counter[Phase](), Counter[Phase]()
    for seen in [late for seed in range(4) for late in choices(seed, CockroachRoyal(seats=4))]:
        values = {each.move: each.value for each in estimates(seen, Random(1))}
        assert list(values) == list(seen.legal)
        chosen = values[decide(seen, Random(2))]
        above[seen.view.phase] += chosen >= sum(values.values()) / len(values)
        count[seen.view.phase] += 1
    assert count.keys() >= {Phase.PICK, Phase.OFFER, Phase.CLAIM, Phase.JUDGE}
    assert all(above[phase] > 0.6 * count[phase] for phase in count)


def test_each_temper_likes_what_it_is_called_for() -> None:
    seen = next(late for late in choices(2) if late.view.phase is Phase.CLAIM)
    for move in seen.legal:
        assert isinstance(move, Call)
        true = truth(seen.view.card, move.claim)
        assert (likes(Temper.BOLD, seen, move), likes(Temper.CAREFUL, seen, move)) == (not true, true)
    seen = next(late for late in choices(2) if late.view.phase is Phase.JUDGE)
    assert [move for move in seen.legal if likes(Temper.SUSPICIOUS, seen, move)] == [Answer.FALSE]
