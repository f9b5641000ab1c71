"""Tests of the commands games, rules, replay, verify and stats."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from poktail.bots.series import variants
from poktail.core import fair, record
from poktail.core.game import AnyGame
from poktail.core.match import Match
from poktail.core.registry import find, games
from poktail.i18n import Words
from poktail.terminal import series
from poktail.terminal.screen import Screen
from tests.sampling import sample
from tests.terminal.runs import GAMES, environment, in_a_row, poktail


def kept(game: AnyGame, moves: int | None = None) -> tuple[Match, record.Header, fair.Fair]:
    """A match of random moves, whole or only begun."""
    rng = random.Random(1)
    proof = fair.Fair(rng.randbytes(32), (b"",) * game.seats)
    match = Match(game, proof.draw)
    names = tuple(f"Seat{chr(65 + seat)}" for seat in range(game.seats))
    header = record.Header(game, names, fair.commitment(proof.seed), proof.entropy)
    while match.payoffs is None and (moves is None or len(match.steps) < moves):
        for seat in match.waiting:
            match.commit(seat, rng.choice(match.legal(seat)))
    return match, header, proof


def test_games_lists_every_game_with_its_makers() -> None:
    said = " ".join(poktail("games", COLUMNS="200").stdout.split())
    for entry in games():
        assert entry.id in said
        assert all(credit in said for credit in (*entry.about.authors, entry.about.publisher))


@pytest.mark.parametrize("name", GAMES)
def test_rules_prints_every_clause_in_the_wanted_language(name: str) -> None:
    said = poktail("rules", name, "--lang", "de").stdout
    book = (find(name).folder / "rulebook" / "de.md").read_text(encoding="utf-8")
    assert [clause for clause in re.findall(r"\*\*([A-Z]+-E?\d+)\*\*", book) if clause not in said] == []


@pytest.mark.parametrize("name", sample(GAMES, "pok", "pook"))
def test_replay_tells_a_finished_match_to_everybody(name: str, tmp_path: Path) -> None:
    match, header, proof = kept(find(name).game())
    path = tmp_path / "m.txt"
    path.write_text(record.write(record.record_of(match, header, proof)), encoding="utf-8")
    sides = [("public",), ("1",), ("SeatB", "--tables"), ("everything", "--tables"), ("Nobody",)]
    *told, (refused, _, _) = in_a_row(*(("replay", str(path), "--as", *side) for side in sides))
    for code, said, errors in told:
        assert code == 0, errors
        assert "Result" in said
        assert "SeatA" in said
    assert refused == 2


@pytest.mark.parametrize("name", sample(GAMES, "cockroach_royal"))
def test_replay_of_a_running_match_shows_no_more_than_the_page(name: str, tmp_path: Path) -> None:
    """A seat's replay of a running match tells what a client may show, and what was told to that seat."""
    match, header, proof = kept(find(name).game(), moves=12)
    path = tmp_path / "m.txt"
    path.write_text(record.write(record.record_of(match, header, proof)), encoding="utf-8")
    sides = [("--as", who) for who in ("public", "1", "2", "everything")]
    outputs = [said for _, said, _ in in_a_row(*(("replay", str(path), *side) for side in (*sides, ())))]
    for seat, said in zip((None, 0, 1), outputs, strict=False):
        assert "still running" in said
        lines = sum(line.startswith("  · ") for line in said.splitlines())
        assert lines == sum(event.what is not None for event in match.visible_events(seat))
    assert outputs[3] == outputs[4]


@pytest.mark.parametrize("name", sample(GAMES, "pok", "pook"))
def test_replay_reads_what_one_seat_was_given(name: str, tmp_path: Path) -> None:
    match, header, _ = kept(find(name).game(), moves=6)
    (tmp_path / "s.txt").write_text(record.write_seat_record(record.seat_record_of(match, header, 1)), encoding="utf-8")
    done = poktail("replay", "s.txt", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "SeatB’s side of the table" in done.stdout
    assert poktail("verify", "s.txt", cwd=tmp_path).returncode == 2


@pytest.mark.parametrize("name", GAMES)
def test_export_gives_a_seat_what_it_knows_and_nothing_more(name: str, tmp_path: Path) -> None:
    """It is the seat's record; the laws check that such records contain only what the seat may know."""
    match, header, proof = kept(find(name).game(), moves=30)
    whole, side = str(tmp_path / "m.txt"), str(tmp_path / "s.txt")
    Path(whole).write_text(record.write(record.record_of(match, header, proof)), encoding="utf-8")
    exported = in_a_row(*(("export", whole, "--as", who) for who in ("public", "1", "SeatB")))
    for seat, (_, said, _) in zip((None, 0, 1), exported, strict=True):
        assert said == record.write_seat_record(record.seat_record_of(match, header, seat))
        assert proof.seed.hex() not in said
    Path(side).write_text(said, encoding="utf-8")
    commands = (("replay", side), ("export", side), ("export", whole, "--as", "everything"))
    assert [code for code, _, _ in in_a_row(*commands)] == [0, 2, 2]


def test_verify_counts_what_it_checked_and_refuses_a_forged_throw(tmp_path: Path) -> None:
    match, header, proof = kept(find(GAMES[0]).game())
    good = record.record_of(match, header, proof)
    (tmp_path / "good.txt").write_text(record.write(good), encoding="utf-8")
    done = poktail("verify", "good.txt", cwd=tmp_path)
    assert done.returncode == 0
    assert f"(steps in the match: {len(match.steps)})" in " ".join(done.stdout.split())
    assert str(header.commitment) in done.stdout
    assert "No player added random bytes" in done.stdout
    (tmp_path / "good.jsonl").write_text(record.write_json_lines(good), encoding="utf-8")
    assert poktail("verify", "good.jsonl", cwd=tmp_path).stdout == done.stdout
    same = poktail("verify", "good.txt", "--commitment", str(header.commitment).upper(), cwd=tmp_path)
    assert same.returncode == 0
    other = poktail("verify", "good.txt", "--commitment", "0" * 64, cwd=tmp_path)
    assert other.returncode == 1
    assert "a different seal" in other.stderr
    forged = record.Record(header, good.steps, bytes(32))
    (tmp_path / "forged.txt").write_text(record.write(forged), encoding="utf-8")
    refused = poktail("verify", "forged.txt", cwd=tmp_path)
    assert refused.returncode == 1
    assert "(bad_proof)" in refused.stderr


def test_a_reader_who_leaves_early_causes_no_traceback() -> None:
    command = f"{sys.executable} -m poktail rules {GAMES[0]} | head -n 1"
    done = subprocess.run(
        ["sh", "-c", command], env=environment(), capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip()
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_every_variant_draws_its_own_random_numbers(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str] = []

    def one_match(work: Callable[..., Any], _count: int, seed: str, *args: Any) -> Iterator[Any]:
        seeds.append(seed)
        yield work(*args, 1, seed)

    monkeypatch.setattr(series, "in_chunks", one_match)
    entry = find(name)
    series.stats(Screen(Words("en", entry), Console(file=StringIO())), entry, 1, "1")
    assert len(set(seeds)) == len(seeds) == len(variants(entry.game()))


@pytest.mark.parametrize("name", sample(GAMES, "pook"))
def test_stats_sums_up_a_series(name: str) -> None:
    stats = ("stats", name, "--games", "20")
    done, again = in_a_row(stats, stats, COLUMNS="160")
    assert done[0] == 0, done[2]
    assert "seats=" in done[1]
    assert again[1] == done[1]
