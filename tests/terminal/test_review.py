"""Tests of `poktail review`: graph, decisions, words in four languages, JSON, and what is refused."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from poktail.bots import review as bots_review
from poktail.bots.evaluation import Evaluation, Method
from poktail.core import record
from poktail.core.evaluation import Candidate
from poktail.core.game import Observation
from poktail.core.registry import find
from poktail.i18n import LANGUAGES, Words
from poktail.terminal import review
from poktail.terminal.screen import Screen
from tests.core.matches import VECTORS
from tests.terminal.runs import in_a_row
from tests.terminal.test_show import kept

SHORT: dict[str, Any] = {"seats": 3, "counters": 1, "goal": 1, "idle_limit": 2}


def saved(folder: Path, name: str, moves: int | None = None, **options: Any) -> record.Record:
    """A match of POK in a file, whole or only begun."""
    match, header, proof = kept(find("pok").game(**options), moves)
    found = record.record_of(match, header, proof)
    (folder / name).write_text(record.write(found), encoding="utf-8")
    return found


def judged(seen: Observation, _effort: int = 0) -> Evaluation:
    """The first move always wins, and the others do so half of the time."""
    parts = (Candidate(move, 0.5 if n else 1.0, 0.02 if n else 0.0, float(not n)) for n, move in enumerate(seen.legal))
    return Evaluation(Method.SEARCH, tuple(parts))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_shows_graph_decisions_and_reasons(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_review, "evaluate", judged)
    match, words = saved(tmp_path, "m.txt", seats=3), Words(lang, find("pok"), ("Ann", "Bo", "Cy"), you=0)
    output = StringIO()
    screen = Screen(words, Console(file=output, width=100, highlight=False))
    found = review.review_record(screen, match, 0)
    review.show(screen, match, found)
    said = " ".join(output.getvalue().split())
    assert review.graph(found.chances) in said
    assert " ".join(words.percent(found.fair).split()) in said
    assert found.costliest, "a random match has decisions that were not the first move"
    for one, hint in zip(found.costliest, bots_review.hints(match.match(), found), strict=True):
        assert words.tell(one.move) in said and words.tell(one.advised.move) in said
        assert " ".join(words.tell(hint.reason).split()) in said
    assert " ".join(words("review-total", cost=review.points(found.cost)).split()) in said
    assert " ".join(words("review-how", method="search").split()) in said


def test_a_review_without_mistakes_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def alike(seen: Observation, _effort: int = 0) -> Evaluation:
        return Evaluation(Method.EXACT, tuple(Candidate(move, 0.5, 0.0, 1 / len(seen.legal)) for move in seen.legal))

    monkeypatch.setattr(bots_review, "evaluate", alike)
    output, words = StringIO(), Words("en", find("pok"), ("Ann", "Bo", "Cy"), you=1)
    screen = Screen(words, Console(file=output, width=100, highlight=False))
    match = saved(tmp_path, "m.txt", seats=3)
    review.show(screen, match, review.review_record(screen, match, 1))
    said = " ".join(output.getvalue().split())
    assert words("review-nothing") in said and words("review-how", method="exact") in said


def test_the_command_reviews_a_seat_by_number_or_name_as_text_and_json(tmp_path: Path) -> None:
    match = saved(tmp_path, "m.txt", **SHORT)
    commands = [
        ("review", "m.txt", "--as", name, *more) for name, more in (("2", ()), ("SeatB", ()), ("2", ("--json",)))
    ]
    (code, said, errors), again, (_, data, _) = in_a_row(*commands, cwd=tmp_path)
    assert (code, errors) == (0, "")
    assert again == (code, said, errors), "the same observations always get the same words"
    found = json.loads(data)
    assert (found["game"], found["seat"], found["names"]) == ("pok", 1, list(match.header.names))
    asked = list(bots_review.asked(match.match(), 1))
    assert [one["step"] for one in found["decisions"]] == [step for step, _, _ in asked]
    assert len(found["chances"]) == len(asked) + 1
    assert all(one["view"]["seat"] == 1 for one in found["decisions"])


def test_what_cannot_be_reviewed_is_refused_with_a_code(tmp_path: Path) -> None:
    whole = saved(tmp_path, "m.txt", **SHORT)
    saved(tmp_path, "running.txt", 1, seats=3)
    (tmp_path / "broken.txt").write_text(record.write(whole)[:-30], encoding="utf-8")
    (tmp_path / "seat.txt").write_bytes((VECTORS / "pok-sight.txt").read_bytes())
    refused = {
        ("m.txt", "9"): "no_such_seat",
        ("m.txt", "0"): "no_such_seat",
        ("m.txt", "public"): "no_such_seat",
        ("m.txt", "everything"): "no_such_seat",
        ("running.txt", "1"): "not_over",
        ("broken.txt", "1"): "bad_record",
        ("seat.txt", "1"): "bad_record",
        ("nowhere.txt", "1"): "bad_record",
    }
    answers = in_a_row(*(("review", file, "--as", seat) for file, seat in refused), cwd=tmp_path)
    for (case, code), (exit_code, said, errors) in zip(refused.items(), answers, strict=True):
        assert (exit_code, said) == (2, ""), case
        assert f"({code})" in errors, case


def test_a_long_graph_keeps_its_end() -> None:
    rng = Random(1)
    chances = [rng.random() for _ in range(500)] + [1.0]
    assert len(review.graph(chances)) <= review.WIDEST
    assert review.graph(chances)[-1] == "█"
    assert review.graph([0.0]) == "▁"
