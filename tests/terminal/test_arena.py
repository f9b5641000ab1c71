"""Tests of the command arena: what it prints, keeps, draws and refuses, here and on a cluster."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from poktail.cli.arena import plan
from poktail.core import record
from poktail.core.errors import BadOptions
from poktail.core.registry import find
from poktail.i18n import LANGUAGES, Words
from poktail.terminal import arena_plot
from poktail.terminal.arena import on_cluster
from tests.terminal.runs import GAMES, in_a_row, poktail

BOT = "def decide(observation, rng):\n    return observation.legal[0]\n"
ARENA = ("arena", "pok", "--seats", "3", "--bots", "random,regular,my_bot.py", "--matches", "7")


def found(done: tuple[int | str, str, str]) -> dict[str, Any]:
    """The JSON of a run without what depends on the machine."""
    code, out, errors = done
    assert code == 0, errors
    told: dict[str, Any] = json.loads(out)
    speeds = told.pop("timing")["moves_per_second"]
    assert list(speeds) == told["bots"]
    assert min(speeds.values()) > 0
    return told


def test_the_same_seed_gives_the_same_json_whatever_the_number_of_workers(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    runs = [("--workers", "1"), ("--workers", "2"), ("--workers", "1", "--seed", "2")]
    one, two, other = map(found, in_a_row(*((*ARENA, "--json", *run) for run in runs), cwd=tmp_path))
    assert one == two
    assert one["matrix"] != other["matrix"]
    assert (one["game"], one["options"]["seats"], one["seed"]) == ("pok", 3, "1")
    assert (one["matches"], one["blocks"], one["fair_share"]) == (9, 3, 1 / 3)  # whole blocks
    assert one["bots"] == ["random", "regular", "my_bot.py"] == list(one["ratings"])
    pairs = [(cell["odd"], cell["table"]) for cell in one["matrix"]]
    assert sorted(pairs) == sorted((a, b) for a in one["bots"] for b in one["bots"] if a != b)
    for cell in one["matrix"]:
        for share in (cell["wins"], cell["last"], cell["draws"]):
            assert 0 <= share["mean"] <= 1
            assert share["margin"] >= 0


def test_records_are_ordinary_ones_and_never_overwrite_anything(tmp_path: Path) -> None:
    command = ("arena", GAMES[0], "--bots", "random,my_bot.py", "--matches", "1", "--record", "kept", "--workers", "1")
    (tmp_path / "my_bot.py").write_text(BOT)
    first, again = in_a_row(command, command, cwd=tmp_path)
    assert first[0] == 0, first[2]
    assert again[0] == 2
    assert "(bad_options)" in again[2]
    seats = find(GAMES[0]).game().seats
    pairs = ("random-among-my_bot.py", "my_bot.py-among-random")
    kept = sorted((tmp_path / "kept").iterdir())
    assert [path.name for path in kept] == sorted(f"{a}-1-{n}.txt" for a in pairs for n in range(1, seats + 1))
    for path in kept:
        read = record.read_file(path)
        assert isinstance(read, record.Record)
        assert read.verified().payoffs is not None
    assert poktail("verify", str(kept[0])).returncode == 0


def test_the_table_shows_every_bot_in_every_language(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    runs = in_a_row(*((*ARENA, "--workers", "1", "--lang", lang) for lang in LANGUAGES), cwd=tmp_path)
    for lang, (code, out, errors) in zip(LANGUAGES, runs, strict=True):
        assert code == 0, errors
        words, lines = Words(lang), out.splitlines()
        assert words("arena-wins", fair="33.3") in out
        rows = [line.split()[0] for line in lines if re.search(r"\d ± \d", line)]
        tables = 4 if words("arena-draws") in out else 3  # wins, last places, ratings, and draws if there were any
        assert rows == ["random", "regular", "my_bot.py"] * tables
        assert words("arena-speed") in out
        assert "{" not in out
        assert max(map(len, lines)) <= 80


def test_refusals_name_the_file_the_match_and_the_nearest_level(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("def decide(observation, rng):\n    return observation.view.nothing\n")
    (tmp_path / "none.py").write_text("")
    run = ("arena", "pok", "--workers", "1", "--bots")
    commands = [(*run, f"random,{name}") for name in ("bad.py", "none.py", "strnog", "random")]
    said = [" ".join(errors.split()) for _, _, errors in in_a_row(*commands, cwd=tmp_path)]
    assert re.search(r"bad\.py: .* step 2 of the match random-among-bad\.py-1-1\. AttributeError: .* line 2", said[0])
    assert said[0].endswith("(bad_bot)")
    assert "none.py: " in said[1]
    assert "decide(observation, rng)" in said[1]
    assert "“strong”?" in said[2]
    assert "different names" in said[3]


def test_a_missing_extra_is_named_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(BadOptions, match="cluster"):
        next(on_cluster("tcp://127.0.0.1:1", jobs()))
    with pytest.raises(BadOptions, match="plot"):
        arena_plot.check(Path("matrix.png"))


def jobs() -> list[Any]:
    entry = find("pok")
    return plan(Words("en", entry), entry, {}, ["random", "regular"], "1", False).jobs(1)


@pytest.mark.peers
def test_a_cluster_gives_the_same_json(tmp_path: Path) -> None:
    from distributed import LocalCluster  # noqa: PLC0415  # an extra

    (tmp_path / "my_bot.py").write_text(BOT)
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as cluster:
        runs = [("--workers", "1"), ("--dask", cluster.scheduler_address)]
        here, there = map(found, in_a_row(*((*ARENA, "--json", *run) for run in runs), cwd=tmp_path))
        assert here == there
        (tmp_path / "my_bot.py").write_text("def decide(observation, rng):\n    return 1\n")
        ((code, _, errors),) = in_a_row((*ARENA, *runs[1]), cwd=tmp_path)
        assert code == 2
        assert "my_bot.py" in errors


@pytest.mark.peers
def test_a_cluster_that_does_not_answer_is_named(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    ((code, _, errors),) = in_a_row((*ARENA[:4], "--dask", "tcp://127.0.0.1:9"), cwd=tmp_path)
    assert code == 2
    assert "127.0.0.1:9" in errors
    assert "(unreachable)" in errors


@pytest.mark.peers
def test_the_matrix_is_drawn_as_png_and_svg(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    runs = in_a_row(*((*ARENA, "--plot", f"matrix.{kind}") for kind in ("png", "svg")), cwd=tmp_path)
    assert [code for code, _, _ in runs] == [0, 0], runs
    assert (tmp_path / "matrix.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "matrix.svg").read_text().rstrip().endswith("</svg>")
    ((code, _, errors),) = in_a_row((*ARENA, "--plot", "no/such/folder/matrix.png"), cwd=tmp_path)
    assert code == 2
    assert "(bad_record)" in errors
