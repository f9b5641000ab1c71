"""Tests of the arena: common chance, blocks, intervals, ratings, and bots from files."""

from __future__ import annotations

import json
import shlex
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from poktail.bots.arena import Arena, Block, play_block
from poktail.bots.arena_report import Report
from poktail.bots.contenders import BadBot, Contender, contender, load
from poktail.core import codec, record
from poktail.core.errors import BadName, BadOptions
from poktail.core.game import CHANCE, AnyGame
from poktail.core.registry import find, games
from tests.sampling import sample

GAMES = tuple(entry.id for entry in games())
FIRST = "def decide(observation, rng):\n    return observation.legal[0]\n"
WASTEFUL = "def decide(observation, rng):\n    rng.randbytes(99)\n    return observation.legal[0]\n"
ANY = "def decide(observation, rng):\n    return rng.choice(observation.legal)\n"


def bot(name: str, source: str) -> Contender:
    return Contender(name, f"there/{name}", source)


def arena(game: AnyGame, *bots: Contender, seed: str = "1", keeps_records: bool = False) -> Arena:
    return Arena(game.id, codec.dump_json(codec.options_of(game)), bots, seed, keeps_records)


def report_of(wanted: Arena, blocks: int) -> Report:
    report = Report(wanted)
    for job in wanted.jobs(blocks):
        report.add(play_block(*job))
    return report


@pytest.mark.parametrize("name", sample(GAMES, "pok", "cockroach_royal"))
def test_equal_bots_play_equal_matches_in_every_seat(name: str) -> None:
    """Chance does not depend on what bots draw for themselves, nor a seat's random numbers on who sits there."""
    game = find(name).game()
    for one, two in ((bot("a.py", FIRST), bot("b.py", WASTEFUL)), (bot("a.py", ANY), Contender("random"))):
        wanted = arena(game, one, two)
        for job in wanted.jobs(2):
            assert len(set(play_block(*job).payoffs)) == 1
        report = report_of(wanted, 2)
        assert (report.wins(0, 1).mean, report.wins(0, 1).margin) == (pytest.approx(1 / game.seats), 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_block_is_one_deal_and_its_records_verify(name: str) -> None:
    game = find(name).game()
    wanted = arena(game, Contender("random"), bot("first.py", FIRST), keeps_records=True)
    deals = []
    for job in wanted.jobs(2):
        block = play_block(*job)
        for seat, text in enumerate(block.records):
            kept = record.read(text)
            assert isinstance(kept, record.Record)
            assert kept.verified().payoffs == block.payoffs[seat]
            names = [wanted.bots[block.odd if other == seat else block.table].name for other in range(game.seats)]
            assert list(kept.header.names) == names
            begun = next(number for number, choice in enumerate(kept.steps) if CHANCE not in choice)
            deals.append((block.number, str(kept.steps[:begun]), kept.header.commitment))
    assert len(set(deals)) == 2


def test_chance_follows_the_step_whatever_was_played_before() -> None:
    """In this game every second step is a throw, so the throws of a block are the same in all its matches."""
    wanted = arena(find("pok").game(), Contender("random"), bot("first.py", FIRST), keeps_records=True)
    throws = []
    for job in wanted.jobs(1):
        for text in play_block(*job).records:
            kept = record.read(text)
            assert isinstance(kept, record.Record)
            throws.append([choice[CHANCE] for choice in kept.steps if CHANCE in choice])
    shortest = min(map(len, throws))
    assert shortest > 2
    assert all(each[:shortest] == throws[0][:shortest] for each in throws)
    assert len({len(each) for each in throws}) > 1


def test_every_bot_plays_at_a_table_of_every_other_in_every_block() -> None:
    wanted = arena(find(GAMES[0]).game(), *(Contender(name) for name in "abc"))
    pairs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    assert [job[1:] for job in wanted.jobs(2)] == [(number, *pair) for number in range(2) for pair in pairs]


def made(number: int, *payoffs: tuple[int, ...], odd: int = 0) -> Block:
    return Block(number, odd, 1 - odd, payoffs, (3, 5), (0.5, 2.0), ())


def test_intervals_are_over_blocks_and_shared_wins_are_split() -> None:
    wanted = arena(find("pok").game(seats=3), Contender("random"), bot("first.py", FIRST))
    report = Report(wanted)
    shared, second = (1, 1, -2), (-1, 2, -1)
    for number in range(4):  # the odd one out wins alone, shares a win, comes last
        report.add(made(number, (2, -1, -1), shared, shared))
    assert (report.wins(0, 1).mean, report.wins(0, 1).margin) == (0.5, 0)
    assert (report.last(0, 1).mean, report.last(0, 1).margin) == (pytest.approx(1 / 3), 0)
    report.add(made(4, second, second, second))
    assert report.wins(0, 1).mean == pytest.approx(float((4 * Fraction(1, 2) + Fraction(1, 3)) / 5))
    assert report.last(0, 1).mean == pytest.approx(float((4 * Fraction(1, 3) + Fraction(2, 3)) / 5))
    error = (sum((x - 7 / 15) ** 2 for x in [0.5] * 4 + [1 / 3]) / 4 / 5) ** 0.5
    assert report.wins(0, 1).margin == pytest.approx(1.96 * error)
    assert report.speed(0) == pytest.approx(6)
    assert report.speed(1) == pytest.approx(2.5)


def test_draws_between_everybody_are_shared_wins_and_counted() -> None:
    report = Report(arena(find("pok").game(seats=3), Contender("random"), bot("first.py", FIRST)))
    report.add(made(0, (2, -1, -1), (2, -1, -1), (2, -1, -1)))
    assert not report.has_draws
    report.add(made(1, (0, 0, 0), (1, 1, -2), (0, 0, 0)))
    assert report.has_draws
    assert report.draws(0, 1).mean == pytest.approx(1 / 3)
    assert report.wins(0, 1).mean == pytest.approx((1 / 3 + (1 / 3 + 1 / 2 + 1 / 3) / 3) / 2)
    drawn = json.loads(report.json(1.0))["matrix"][0]["draws"]
    assert drawn["mean"] == report.draws(0, 1).mean


def test_one_block_has_no_interval() -> None:
    report = Report(arena(find("pok").game(seats=3), Contender("random"), bot("first.py", FIRST)))
    report.add(made(0, (2, -1, -1), (2, -1, -1), (2, -1, -1)))
    assert report.wins(0, 1).margin is None
    assert str(report.wins(0, 1)) == "33.3"


def test_ratings_compare_the_odd_one_out_with_each_opponent_in_turn() -> None:
    report = Report(arena(find("pok").game(seats=3), Contender("random"), bot("first.py", FIRST)))
    model = PlackettLuce(tau=0)
    odd, table = model.rating(), model.rating()
    payoffs = ((1, 1, -2), (2, -1, -1), (-1, -1, 2))
    for number, rivals in enumerate(((1, 0, 0), (2, 2, 1), (1, 0, 0))):
        report.add(made(number, *payoffs))
        for seat, rival in enumerate(rivals):
            ranks = [-payoffs[seat][seat], -payoffs[seat][rival]]
            ((odd,), (table,)) = model.rate([[odd], [table]], ranks=ranks)
    assert [(each.mu, each.sigma) for each in report.ratings] == [(odd.mu, odd.sigma), (table.mu, table.sigma)]


def test_partners_are_not_rated_against_each_other() -> None:
    report = Report(arena(find("pook").game(teams=True), Contender("random"), bot("first.py", FIRST)))
    won = [tuple(1 if (seat - own) % 2 == 0 else -1 for seat in range(4)) for own in range(4)]
    model = PlackettLuce(tau=0)
    odd, table = model.rating(), model.rating()
    for number in range(3):
        report.add(made(number, *won))
        for _ in won:
            ((odd,), (table,)) = model.rate([[odd], [table]], ranks=[1, 2])
    assert [(each.mu, each.sigma) for each in report.ratings] == [(odd.mu, odd.sigma), (table.mu, table.sigma)]


def test_a_bot_that_is_better_wins_both_ways_and_is_rated_higher() -> None:
    report = report_of(arena(find("pok_n_roll").game(seats=3), Contender("regular"), Contender("random")), 3)
    assert report.wins(0, 1).mean > 2 / 3 > 1 / 3 > report.wins(1, 0).mean
    assert report.ratings[0].mu > report.ratings[1].mu


@pytest.mark.parametrize(
    ("source", "reason", "what"),
    [
        ("x = 1\n", "no_decide", None),
        ("decide = 1\n", "no_decide", None),
        ("def decide(\n", "not_loaded", "SyntaxError"),
        ("import nothing_like_it\n", "not_loaded", "nothing_like_it' (bad.py, line 1)"),
        ("raise SystemExit(0)\n", "not_loaded", "SystemExit"),
        ("def decide(o, rng):\n    1 / 0\n", "failed", "ZeroDivisionError: division by zero (bad.py, line 2)"),
        ("def decide(observation):\n    return 1\n", "failed", "TypeError"),
        ("def decide(observation, rng):\n    return 'nonsense'\n", "illegal_move", "nonsense"),
        ("def decide(observation, rng):\n    pass\n", "illegal_move", "None"),
    ],
)  # fmt: skip
def test_a_bad_file_is_named_with_the_match_and_the_line(source: str, reason: str, what: str | None) -> None:
    wanted = arena(find("pok").game(), Contender("random"), bot("bad.py", source))
    with pytest.raises(BadBot) as refused:
        play_block(wanted, 0, 0, 1)
    data = refused.value.data
    assert (data["bot"], data["reason"]) == ("there/bad.py", reason)
    assert what is None or what in str(data["what"])
    if reason in ("failed", "illegal_move"):
        assert (data["match"], data["step"]) == ("random-among-bad.py-1-1", 2)


def test_a_file_may_use_what_any_module_may(tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(
        "from __future__ import annotations\nfrom dataclasses import dataclass\nfrom pathlib import Path\n"
        "@dataclass(frozen=True)\nclass Plan:\n    place: int = 0\n"
        "HERE = Path(__file__).name\n" + FIRST
    )
    found = contender(str(path))
    assert (found.name, str(found)) == ("my_bot.py", str(path))
    assert load(find("pok"), found).__globals__["HERE"] == "my_bot.py"  # type: ignore[attr-defined]


def test_a_file_that_cannot_be_read_or_named_is_refused(tmp_path: Path) -> None:
    (tmp_path / "latin.py").write_bytes(b"# \xe9\n")
    for path in (tmp_path / "missing.py", tmp_path / "latin.py"):
        with pytest.raises(BadBot, match="unreadable"):
            contender(str(path))
    (tmp_path / f"{'long' * 10}.py").write_text(FIRST)
    with pytest.raises(BadName):
        contender(str(tmp_path / f"{'long' * 10}.py"))


def test_a_level_that_cannot_play_these_options_says_so() -> None:
    with pytest.raises(BadOptions):
        play_block(arena(find("pok").game(seats=7), Contender("nash"), Contender("random")), 0, 0, 1)
    with pytest.raises(BadOptions):
        load(find("pok"), Contender("perfect"))


def test_the_example_asks_another_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The program chooses with the random number it is sent, as this bot does."""
    script = tmp_path / "program.py"
    script.write_text(
        "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
        "    assert {'game', 'options', 'seat', 'view', 'events'} <= asked.keys()\n"
        "    print(asked['legal'][asked['random'] % len(asked['legal'])][0], flush=True)\n"
    )
    same = "def decide(observation, rng):\n    return observation.legal[rng.getrandbits(32) % len(observation.legal)]\n"
    monkeypatch.setenv("BOT", shlex.join([sys.executable, str(script)]))
    example = contender(str(Path(__file__).resolve().parents[2] / "docs" / "examples" / "outside_bot.py"))
    wanted = arena(find("pok").game(seats=3), example, bot("same.py", same))
    try:
        for job in wanted.jobs(1):
            assert len(set(play_block(*job).payoffs)) == 1
    finally:
        with sys.modules[f"arena bot {example.path}"].program() as program:
            program.stdin.close()
