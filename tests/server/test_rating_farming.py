"""Tests that ratings cannot be farmed: what a match counts for, who has left, and four schemes on a full board."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from itertools import permutations
from math import sqrt
from random import Random

import pytest

from poktail.core import registry
from poktail.core.game import seat_bounds
from poktail.server.accounts.rating_weights import ACQUAINTED, ONE_ADDRESS, REPEATED, standard, weight_of, who_left
from poktail.server.accounts.ratings import MU, SIGMA, Entrant, Rating, rate, shown
from poktail.server.storage.rating_facts import Meetings
from tests.server.test_ratings import PAIRS, PRIORS, alone, bots, people, ranking, rated

GAMES = [pytest.param(entry, id=entry.id) for entry in registry.games()]


@pytest.mark.parametrize("entry", GAMES)
def test_only_what_people_choose_at_a_real_table_is_rated(entry: registry.Entry) -> None:
    game = entry.game()
    assert standard(game)
    assert standard(replace(game, seats=seat_bounds(game).high))
    for option in fields(game):
        if option.type == "bool":
            changed = replace(game, **{option.name: not getattr(game, option.name)})
            assert standard(changed) is bool(option.metadata["variant"]), option.name


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("pok", {"goal": 1}),
        ("pok", {"dice": ("1disc blank",) * 6}),
        ("pok_n_roll", {"hands": 1}),
        ("pook", {"hand": 1}),
        ("cockroach_royal", {"lose_at": 2}),
    ],
)
def test_an_experiment_is_not_rated(name: str, change: dict[str, object]) -> None:
    assert not standard(replace(registry.find(name).game(), **change))


def test_a_result_changes_a_rating_by_as_much_as_it_counts() -> None:
    whole = rated((1, 0), "ann", "ben")
    for share in (0.0, 0.25, 1.0):
        found = rate((1, 0), alone(2), people("ann", "ben"), PRIORS, lambda *_, share=share: share)
        for who, rating in found.items():
            old, new = PRIORS[who], whole[who]
            assert rating.mu == pytest.approx(old.mu + share * (new.mu - old.mu))
            assert rating.sigma**2 == pytest.approx(old.sigma**2 + share * (new.sigma**2 - old.sigma**2))
            assert rating.matches == old.matches + 1


def test_between_bots_every_result_counts_in_full() -> None:
    known = {"level:a": Rating(), "level:b": Rating()}
    found = rate((1, 0), alone(2), bots("level:a", "level:b"), known, lambda *_: 0.0)
    assert found == rate((1, 0), alone(2), bots("level:a", "level:b"), known)
    assert found["level:a"].mu > Rating().mu


def meetings_in(today: Iterable[Iterable[str]], month: Iterable[Iterable[str]]) -> dict[str, dict[str, Meetings]]:
    """How often everybody has met whom in these matches."""
    in_a_day, in_a_month = (Counter(two for one in some for two in permutations(one, 2)) for some in (today, month))
    found = defaultdict[str, dict[str, Meetings]](dict)
    for one, other in in_a_month:
        found[one][other] = Meetings(in_a_day[one, other], in_a_month[one, other])
    return found


def test_the_same_two_people_and_people_at_one_address_count_less() -> None:
    today = [{"ann", "ben"}, {"ann", "ben", "cem"}]
    month = [*today, *[{"ann", "dot"}] * REPEATED, *({"cem", f"n{n}"} for n in range(ACQUAINTED))]
    meetings = meetings_in(today, month)
    weight = weight_of(["ann", "ben", "cem", "dot", None], [0, 1, 0, 3, 4], meetings)
    few = 1 / (1 + ACQUAINTED)
    assert weight("ben", "dot") == pytest.approx(2 * few / (1 + few)), "Dot has met Ann alone"
    assert weight("ann", "dot") == pytest.approx(few / 2), "and her five times"
    assert weight("ann", "ben") == pytest.approx(weight_of([], [], meetings_in([], month))("ann", "ben") / 3), (
        "twice today"
    )
    apart = weight_of(["ann", "cem"], [0, 1], meetings)
    assert weight("ann", "cem") == pytest.approx(ONE_ADDRESS * apart("ann", "cem"))
    assert apart("dot", "cem") > 1 / 2 > apart("cem", "dot"), "whoever meets many people counts more"


def test_whoever_left_has_lost_whatever_the_bot_made_of_it() -> None:
    found = rate((9, 1, 2), alone(3), people("ann", "ben", "cem"), PRIORS, lost={0})
    assert found == rated((-1, 1, 2), "ann", "ben", "cem")
    both = rate((9, 1, 2), alone(3), people("ann", "ben", "cem"), PRIORS, lost={0, 2})
    assert both == rated((0, 1, 0), "ann", "ben", "cem")


def test_a_partner_is_not_rated_for_somebody_who_left() -> None:
    seated = people("ann", "ben", "cem", "dot")
    found = rate((1, 0, 1, 0), PAIRS, seated, PRIORS, lost={0})
    assert found.keys() == {"ann", "ben", "dot"}
    assert found["ann"].mu < PRIORS["ann"].mu and found["ben"].mu > PRIORS["ben"].mu


def test_whoever_takes_the_seat_back_has_not_left() -> None:
    moves = [(0, "owner"), *[(0, "stand_in")] * 5, (0, "owner"), (1, "owner")]
    assert who_left(moves, (0, 1)) == {}
    assert who_left([*moves, *[(0, "bot")] * 3], (0, 1)) == {0: True}, "removed: the seat is a bot's now"


# A board of honest players, and those who would like to lead it

HONEST = 200
ROUNDS = 40
DAYS = 30
SCALE = MU / 6 * sqrt(2)


class Board:
    """Everybody's rating, and who has met today and this month."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.strengths = {f"honest{n}": self.rng.gauss(MU, SIGMA / 2) for n in range(HONEST)}
        self.known: dict[str, Rating] = {}
        self.today, self.month = list[tuple[str, ...]](), list[tuple[str, ...]]()
        self.places: dict[str, int] = {}

    def night(self) -> None:
        """Start a new day."""
        self.today.clear()

    def play(
        self, seated: Sequence[str], payoffs: Sequence[int] | None = None, lost: frozenset[int] = frozenset()
    ) -> None:
        """A match with this result, or one by strength."""
        if payoffs is None:
            payoffs = ranking(self.strengths, seated, self.rng, SCALE)
        places = [self.places.get(who, -1 - seat) for seat, who in enumerate(seated)]
        weight = weight_of(
            seated, places, meetings_in(self.lately(self.today, seated), self.lately(self.month, seated))
        )
        entrants = [Entrant(who, "person") for who in seated]
        self.known |= rate(payoffs, alone(len(seated)), entrants, self.known, weight, lost)
        self.today.append(tuple(seated))
        self.month.append(tuple(seated))

    @staticmethod
    def lately(matches: Sequence[tuple[str, ...]], seated: Sequence[str]) -> list[tuple[str, ...]]:
        """The latest matches of these people."""
        return [one for one in matches[-2_000:] if not set(seated).isdisjoint(one)]

    def place(self, who: str) -> int:
        """Somebody's place on the board, from 1."""
        own = shown(self.known[who])
        return 1 + sum(shown(rating) > own for name, rating in self.known.items() if name.startswith("honest"))


@pytest.fixture(scope="module")
def settled() -> Board:
    """A board on which everybody has played some forty matches at tables of four."""
    board = Board("farm")
    for number in range(ROUNDS):
        everybody = sorted(board.strengths)
        board.rng.shuffle(everybody)
        for first in range(0, HONEST, 4):
            board.play(everybody[first : first + 4])
        if number % 4 == 3:
            board.night()
    return board


@pytest.fixture
def board(settled: Board) -> Board:
    """The same, for one scheme."""
    one = Board("scheme")
    one.strengths, one.known, one.month = dict(settled.strengths), dict(settled.known), list(settled.month)
    return one


def best(board: Board) -> list[str]:
    return sorted(board.known, key=lambda who: -shown(board.known[who]))


def test_the_board_finds_the_strong(settled: Board) -> None:
    leaders = set(best(settled)[: HONEST // 10])
    strongest = set(sorted(settled.strengths, key=lambda who: -settled.strengths[who])[: HONEST // 4])
    assert len(leaders & strongest) >= HONEST // 10 - 2


def test_a_second_profile_on_the_same_device_leads_nowhere(board: Board) -> None:
    """A thousand matches against oneself under another name."""
    board.places = {"farmer": 0, "straw": 0}
    for _ in range(DAYS):
        for _ in range(34):
            board.play(("farmer", "straw"), (1, 0))
        board.night()
    assert board.place("farmer") > HONEST // 10


def test_a_friend_who_always_loses_leads_nowhere(board: Board) -> None:
    """A thousand matches against somebody in another household."""
    for _ in range(DAYS):
        for _ in range(34):
            board.play(("farmer", "friend"), (1, 0))
        board.night()
    assert board.place("farmer") > HONEST // 10


def test_a_ring_of_friends_who_lose_to_one_of_them_leads_nowhere(board: Board) -> None:
    """Nine friends in nine houses, tables of four, all day."""
    friends = [f"friend{n}" for n in range(9)]
    for _ in range(DAYS):
        for number in range(30):
            three = [friends[(3 * number + step) % 9] for step in range(3)]
            board.play(("farmer", *three), (3, 0, 0, 0))
        board.night()
    assert board.place("farmer") > HONEST // 10


def test_leaving_when_one_is_about_to_lose_leads_nowhere(board: Board) -> None:
    """Somebody of middling strength plays honest people, and leaves whenever the match is lost."""
    board.strengths["farmer"] = MU
    for _ in range(DAYS):
        for _ in range(10):
            seated = ("farmer", *board.rng.sample([who for who in board.strengths if who != "farmer"], 3))
            payoffs = ranking(board.strengths, seated, board.rng, SCALE)
            board.play(seated, payoffs, frozenset({0} if payoffs[0] < max(payoffs) else ()))
        board.night()
    assert board.place("farmer") > HONEST // 10


def test_where_every_match_counts_in_full_a_friend_would_lead(board: Board) -> None:
    """So these tests can fail."""
    for _ in range(DAYS * 34):
        board.known |= rate((1, 0), alone(2), people("farmer", "friend"), board.known)
    assert board.place("farmer") <= HONEST // 10
