"""How the levels play POK: what they forget, how exactly they choose, and what each temper likes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from poktail.core.evaluation import Candidate
from poktail.core.game import Observation, Seat, SeatEvent
from poktail.core.levels import Behaviour, Temper
from poktail.games.pok.bot import PLACE, lean, rules_of, weigh
from poktail.games.pok.rules import SYMBOLS, HandedOver, Revealed, Rolled, Show, Shown, Symbol, View
from poktail.games.pok.rules_rounds import revealed_rounds

LEVELS = {
    "beginner": Behaviour(slack=1.0, memory=1),
    "casual": Behaviour(slack=0.06, memory=3),
    "strong": Behaviour(slack=0.01),
}
DEAL = (Rolled,)


def estimates(observation: Observation, rng: Random) -> tuple[Candidate, ...]:  # noqa: ARG001 (nothing is random)
    """The bot's value of each symbol, where handing over one counter is about 1."""
    worth, slack = weigh(observation)
    mix = lean(worth, observation.view.hand, slack)
    places = [(move, PLACE[move.symbol]) for move in observation.legal]
    return tuple(Candidate(move, worth[place], 0.0, mix[place]) for move, place in places)


def likes(temper: Temper, observation: Observation, move: Show) -> bool:
    """Bold: a symbol that a die asks for. Careful: one of which it has most. Suspicious: not the last one again."""
    view: View = observation.view
    if temper is Temper.BOLD:
        return view.throw is not None and any(face.symbol is move.symbol for face in view.throw.faces)
    if temper is Temper.CAREFUL:
        return view.hand is not None and view.hand[PLACE[move.symbol]] == max(view.hand)
    return view.last is not None and Shown(observation.seat or 0, move.symbol) not in view.last.hands


def forget(observation: Observation, memory: int) -> Observation:
    """What a seat remembers of others: the last rounds, and of earlier ones only how many counters each handed over.

    It assumes that they showed the symbol of which that seat could have had most.
    """
    events = observation.events
    rounds = [at for at, event in enumerate(events) if isinstance(event.what, Rolled)]
    if rules_of(observation).open_counters or len(rounds) <= memory + 1:
        return observation
    cut = rounds[-memory - 1]
    lost, shown, old = _handed(events[cut:]), events[0], list[SeatEvent]()
    for event in events[:cut]:
        if isinstance(event.what, Revealed):
            shown = event
        elif isinstance(event.what, HandedOver):
            assert isinstance(shown.what, Revealed)
            guessed = tuple(_guess(observation, hand, event.what.seats, lost) for hand in shown.what.hands)
            old += [SeatEvent(shown.version, Revealed(guessed)), event]
    return replace(observation, events=(*old, *events[cut:]))


def _handed(events: Sequence[SeatEvent]) -> Counter[tuple[Seat, Symbol]]:
    """Which symbols each seat handed over in these events."""
    return Counter(handed for played in revealed_rounds(events) for handed in played.lost.items())


def _guess(
    observation: Observation, shown: Shown, handed: tuple[Seat, ...], lost: Counter[tuple[Seat, Symbol]]
) -> Shown:
    """What the seat assumes that another one has shown; counts in `lost` what that one then handed over."""
    if shown.seat not in handed or shown.seat == observation.seat:
        return shown
    symbol = min(SYMBOLS, key=lambda symbol: lost[shown.seat, symbol])
    lost[shown.seat, symbol] += 1
    return Shown(shown.seat, symbol)
