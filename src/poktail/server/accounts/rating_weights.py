"""How much a match counts for ratings: less between people who meet often or share an address; leaving is a loss."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import MISSING, fields
from itertools import combinations

from poktail.core.game import AnyGame, Seat
from poktail.server.storage.rating_facts import Meetings

Weight = Callable[[str, str], float]

ONE_ADDRESS = 0.1
"""What a match against somebody at the same address counts for: it may be the same person."""
REPEATED = 5
"""After this many matches in a month, one between the same two people counts half."""
ACQUAINTED = 10
"""A result against somebody who has met this many people in a month counts half; with more people, more."""
LEFT_AFTER = 3
"""If a bot made at least this many last moves of a seat, its person has left."""


def standard(game: AnyGame) -> bool:
    """Whether these options are the printed game or one of its variants; only such matches are rated."""
    free = ("id", "seats")
    tested = (one for one in fields(game) if one.init and one.name not in free and not one.metadata.get("variant"))
    return all(one.default is MISSING or getattr(game, one.name) == one.default for one in tested)


def who_left(moves: Sequence[tuple[Seat, str]], seats: Iterable[Seat]) -> dict[Seat, bool]:
    """Which of these seats' people left; True if that was after the first third of the match.

    >>> moves = [(0, "owner"), (1, "stand_in"), (0, "owner"), *[(1, "stand_in")] * 2, *[(0, "stand_in")] * 3]
    >>> who_left(moves, (0, 1))
    {0: True, 1: False}
    >>> who_left([(0, "owner"), (0, "stand_in"), (0, "stand_in")], (0,))  # away for a moment at the end
    {}
    """
    found = dict[Seat, bool]()
    for seat in seats:
        own = [(number, by) for number, (mover, by) in enumerate(moves) if mover == seat]
        last = max((number for number, by in own if by == "owner"), default=-1)
        since = [number for number, _ in own if number > last]
        if len(since) >= LEFT_AFTER:
            found[seat] = 3 * since[0] >= len(moves)
    return found


def groups(places: Sequence[Collection[str]]) -> tuple[int, ...]:
    """A number for each seat, the same for seats whose people share an address.

    >>> groups([{"192.0.2.1"}, {"192.0.2.7"}, set(), {"192.0.2.7", "192.0.2.1"}])
    (0, 0, 2, 0)
    """
    found = list(range(len(places)))
    for one, other in combinations(range(len(places)), 2):
        if set(places[one]) & set(places[other]):
            old, new = found[other], found[one]
            found = [min(old, new) if number in (old, new) else number for number in found]
    return tuple(found)


def weight_of(
    people: Sequence[str | None], places: Sequence[int], meetings: Mapping[str, Mapping[str, Meetings]]
) -> Weight:
    """What the result between two people counts for, from 0 to 1, by the matches they played in a day and a month.

    A pair counts less with every match. Somebody who meets few others counts little, so that a circle of friends who
    let one of them win gains nothing. Of each person only the latest matches are known, so the one of a pair who has
    played less knows better how often they met.
    """
    place = dict(zip(people, places, strict=False))

    def weight(one: str, other: str) -> float:
        together = one in place and place[one] == place.get(other)
        known = 1 + len(meetings.get(other, {}).keys() - {one})
        told = [meetings.get(who, {}).get(whom, Meetings()) for who, whom in ((one, other), (other, one))]
        today = max(day for day, _ in told)
        month = max(month for _, month in told)
        repeats = (1 + today) * (1 + month / REPEATED)
        return (ONE_ADDRESS if together else 1.0) / repeats * known / (known + ACQUAINTED)

    return weight
