"""Tests of records: they read back, and show a reader no more than it may know (docs/record.md)."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings

from poktail.core import record, registry
from poktail.core.errors import BadName, BadOptions, BadProof, IllegalMove, NoSuchSeat
from poktail.core.fair import Fair, commitment
from poktail.core.game import Chance, Over, Turn
from poktail.core.match import Match, replay
from poktail.core.record import Header, Record, SeatRecord
from poktail.games.pok.rules import MOVES, Pok
from tests.core import toys
from tests.core.matches import DOCS, VECTORS, finished, header_of, names, play, proof_for, sealed, tables
from tests.core.toys import Whispers, eyes, whole_choice

Table = tuple[Match, Header, Fair]
many = settings(max_examples=80, deadline=None, database=None, derandomize=True)


# What is written reads back.


@many
@given(tables())
def test_a_record_reads_back_whole(table: Table) -> None:
    match, header, proof = table
    full = record.record_of(match, header, proof)
    text = record.write(full)
    again = record.read(text)
    assert isinstance(again, Record)
    assert again == full
    assert record.write(again) == text
    assert record.read_bytes(text.encode()) == full
    assert (again.match().state, again.match().log, again.match().turn) == (match.state, match.log, match.turn)


@many
@given(tables())
def test_a_sight_reads_back_whole(table: Table) -> None:
    match, header, _ = table
    for seat in eyes(match):
        observation = record.seat_record_of(match, header, seat)
        text = record.write_seat_record(observation)
        again = record.read(text)
        assert isinstance(again, SeatRecord)
        assert again == observation
        assert record.write_seat_record(again) == text
        assert (again.events, again.view) == (match.events_since(seat), match.view(seat))


@many
@given(tables())
def test_the_result_is_there_once_there_is_one(table: Table) -> None:
    match, header, proof = table
    lines = record.write(record.record_of(match, header, proof)).split("\n")
    result = "-" if match.payoffs is None else " ".join(map(str, match.payoffs))
    assert [line for line in lines if line.startswith("result")] == [f"result: {result}"]


@many
@given(tables())
def test_the_seed_is_shown_only_when_it_was_committed_and_the_match_is_over(table: Table) -> None:
    match, header, proof = table
    full = record.record_of(match, header, proof)
    text = record.write(full)
    shown = match.payoffs is not None and header.commitment is not None
    assert (f"\nreveal: {proof.seed.hex()}\n" in text) == shown
    assert (proof.seed.hex() in text) == shown
    assert full.seed == (proof.seed if shown else None)
    assert record.write(Record(header, full.steps, proof.seed)) == text, "a seed put in too early is not written"
    assert proof.seed.hex() not in repr(full) and repr(proof.seed)[2:-1] not in repr(full)
    for seat in eyes(match):
        assert proof.seed.hex() not in record.write_seat_record(record.seat_record_of(match, header, seat))


@many
@given(tables())
def test_a_record_verifies_exactly_when_its_seed_is_shown(table: Table) -> None:
    match, header, proof = table
    full = record.record_of(match, header, proof)
    if full.seed is not None:
        assert full.verified().payoffs == match.payoffs
        return
    with pytest.raises(BadProof) as caught:
        full.verified()
    assert caught.value.data == {"reason": "no_commitment" if header.commitment is None else "not_revealed"}


def test_without_its_source_of_chance_the_record_of_a_match_has_no_seed() -> None:
    match, header, _ = finished("kept")
    assert record.record_of(match, header).seed is None
    assert "reveal" not in record.write(record.record_of(match, header))


def test_a_shown_seed_proves_nothing_about_a_match_without_an_end() -> None:
    match, header, proof = finished("cut")
    with pytest.raises(BadProof, match="unfinished"):
        Record(header, tuple(match.steps[:-1]), proof.seed).verified()


def test_a_step_is_written_in_the_order_of_the_seats_whatever_order_it_came_in() -> None:
    match, header, proof = finished("order")
    full = record.record_of(match, header, proof)
    turned = tuple(dict(reversed(list(choice.items()))) for choice in full.steps)
    assert record.write(replace(full, steps=turned)) == record.write(full)


def test_what_the_rules_forbid_is_not_written() -> None:
    match, header, _ = finished("forbidden")
    with pytest.raises(IllegalMove):
        record.write(Record(header, tuple(match.steps[1:])))


def test_an_option_that_came_later_has_its_default_in_an_older_record() -> None:
    match, header, proof = finished("older", seats=3, counters=1, goal=2)
    text = record.write(record.record_of(match, header, proof))
    older = sealed(text.replace('"idle_limit":30,', "").split("\n")[:-1])
    assert older != text
    assert record.read(older) == record.read(text)


# Names, options, proofs: what a header takes.


@given(names)
@settings(deadline=None, database=None, derandomize=True)
def test_every_printable_name_is_taken(name: str) -> None:
    assert record.check_name(name) == name


@pytest.mark.parametrize("name", ["A", "x" * 40, "吴 小明", "Ana: 2", "-", 'O\'Neill \\ "Q"', "é", "e\u0301", "🦗"])
def test_a_name_may_be_in_any_script(name: str) -> None:
    header = Header(Pok(seats=3), (name, name, "B"))
    assert record.read(record.write(Record(header, ()))) == Record(header, ())


BAD_NAMES = [
    "",
    " ",
    "x" * 41,
    " x",
    "x ",
    "a\nb",
    "a\0b",
    "\x1b[31mred",
    "\u202egnp",
    "a\u200db",
    "a\u00a0b",
    "\ud800",
]
BAD_NAMES += ["a\u2028b", "a\u3000b", "\ufeffa", "\x85", "\ue000", "a\tb", "\u2066x\u2069", "\U000e0041"]


@pytest.mark.parametrize("name", BAD_NAMES, ids=ascii)
def test_a_name_that_could_deceive_is_refused_and_not_repeated(name: str) -> None:
    with pytest.raises(BadName) as caught:
        record.check_name(name)
    assert str(caught.value.data["name"]).isprintable() and len(str(caught.value.data["name"])) <= 40
    with pytest.raises(BadName):
        Header(Pok(seats=3), ("A", "B", name))


@pytest.mark.parametrize("count", [0, 2, 4])
def test_a_header_has_one_name_for_each_seat(count: int) -> None:
    with pytest.raises(BadName, match=f"names={count} seats=3"):
        Header(Pok(seats=3), ("A",) * count)


COMMITTED = commitment(bytes(32))


@pytest.mark.parametrize(
    "wrong", ["", "-", "0" * 63, "0" * 65, COMMITTED.upper(), "g" * 64, "٣" * 64, COMMITTED + "\n"]
)
def test_a_header_takes_a_commitment_only_as_it_is_written(wrong: str) -> None:
    with pytest.raises(BadProof, match="commitment"):
        Header(Pok(seats=3), ("A", "B", "C"), wrong, (b"",) * 3)


@pytest.mark.parametrize(("committed", "count"), [(None, 1), (None, 3), (COMMITTED, 0), (COMMITTED, 2), (COMMITTED, 4)])
def test_contributions_come_with_a_commitment_one_for_each_seat(committed: str | None, count: int) -> None:
    with pytest.raises(BadProof, match="entropy_count"):
        Header(Pok(seats=3), ("A", "B", "C"), committed, (b"x",) * count)


def test_a_contribution_has_up_to_64_bytes() -> None:
    header = Header(Pok(seats=3), ("A", "B", "C"), COMMITTED, (b"", b"\0", bytes(64)))
    assert record.read(record.write(Record(header, ()))) == Record(header, ())
    with pytest.raises(BadProof, match="entropy_length"):
        replace(header, entropy=(b"", b"", bytes(65)))


@dataclass(frozen=True)
class Motto:
    """As much of a game as a header looks at."""

    id: ClassVar[str] = "motto"
    seats: int = 1
    motto: str = ""
    second: str = "short"


@pytest.mark.parametrize(
    "motto", ["tab\t", "line\n", 'quote"', "back\\", "\u202ex", "\x1b", "\u3000", "x" * 4000], ids=ascii
)
def test_options_that_no_record_could_hold_are_refused_by_name(motto: str) -> None:
    assert Header(Motto(motto="fine: é 吴"), ("A",)).game.motto == "fine: é 吴"  # type: ignore[arg-type, attr-defined]
    with pytest.raises(BadOptions, match="option='motto'"):
        Header(Motto(motto=motto, second="x" * 50), ("A",))  # type: ignore[arg-type]


# A record says nothing that its reader may not know.


def with_pending(chosen: dict[int, Any], steps: list[Any]) -> Match:
    match = replay(Pok(seats=4), steps)
    for seat, move in chosen.items():
        match.commit(seat, move)
    return match


def test_choices_that_wait_for_others_are_in_no_record() -> None:
    proof = proof_for(4, "pending")
    begun = play(Pok(seats=4), proof, random.Random(5), commits=12)
    header = header_of(begun.game, proof)
    texts: dict[str, set[str]] = defaultdict(set)
    for shown in product((None, *MOVES), repeat=4):
        chosen = {seat: move for seat, move in enumerate(shown) if move is not None}
        if len(chosen) < 4:
            match = with_pending(chosen, begun.steps)
            assert len(match.waiting) == 4 - len(chosen)
            texts["full"].add(record.write(record.record_of(match, header, proof)))
            for seat in eyes(match):
                texts[f"sight {seat}"].add(record.write_seat_record(record.seat_record_of(match, header, seat)))
    assert set(map(len, texts.values())) == {1}
    assert len(texts) == 6


def histories(match: Match) -> Iterator[Match]:
    """This match and all that can become of it."""
    yield match
    seen = set()
    for number in range(0 if match.payoffs is not None else 9):
        choice = whole_choice(match, number)
        if repr(choice) not in seen:
            seen.add(repr(choice))
            yield from histories(replay(match.game, [*match.steps, choice]))


def test_a_sight_is_a_function_of_what_its_seat_was_told_and_sees() -> None:
    game = Whispers(rounds=1)
    header = Header(game, ("A", "B", "C"))
    texts: dict[Any, set[str]] = defaultdict(set)
    count = 0
    for match in histories(Match(game)):
        count += 1
        for seat in eyes(match):
            known = seat, match.events_since(seat), match.view(seat)
            texts[known].add(record.write_seat_record(record.seat_record_of(match, header, seat)))
    assert set(map(len, texts.values())) == {1}
    assert len(set.union(*texts.values())) == len(texts), "and it says all of that"
    assert count == 1 + 3 + 9 + 18 + 144


def test_a_card_is_only_in_the_sight_of_the_seat_that_was_told_it() -> None:
    match = Match(Whispers())
    match.step({-1: toys.Card.JOKER})
    match.step({-1: toys.Card.HIGH})
    header = Header(match.game, ("A", "B", "C"))
    texts = {seat: record.write_seat_record(record.seat_record_of(match, header, seat)) for seat in eyes(match)}
    assert {seat for seat, text in texts.items() if "joker" in text} == {0}
    assert not any("high" in text for text in texts.values())
    assert all("\n2. -\n" in text for text in texts.values())


@pytest.fixture
def whispers(monkeypatch: pytest.MonkeyPatch) -> type[Whispers]:
    """The toy game, known to the reader of records."""
    what = toys.Dealt | toys.Tossed | toys.Hinted | toys.Talked | toys.Guessed
    rules = SimpleNamespace(What=what, View=toys.View)
    entry = SimpleNamespace(game=Whispers, layer={"rules": rules}.__getitem__)
    monkeypatch.setattr(registry, "find", {"whispers": entry}.__getitem__)
    return Whispers


def test_records_of_a_game_with_secrets_read_back_too(whispers: type[Whispers]) -> None:
    game = whispers(seats=4, rounds=2)
    for label in range(20):
        proof = proof_for(4, label)
        match = play(game, proof, random.Random(label), commits=label)
        header = header_of(game, proof)
        full = record.record_of(match, header, proof)
        assert record.read(record.write(full)) == full
        for seat in eyes(match):
            observation = record.seat_record_of(match, header, seat)
            assert record.read(record.write_seat_record(observation)) == observation


@dataclass(frozen=True)
class Letters:
    """Chance only, with other outcomes at every step."""

    id: ClassVar[str] = "letters"
    moves: ClassVar[tuple[str, ...]] = ()
    seats: int = 1

    start, legal = staticmethod(str), staticmethod(lambda state, seat: ())
    apply = staticmethod(lambda state, choice: (state + choice[-1], ()))

    def turn(self, state: str) -> Turn:
        n = len(state)
        return Chance(tuple((letter, 1) for letter in "abcdefgh"[n : n + 2])) if n < 7 else Over((n,))


def test_a_record_reads_back_whose_outcomes_change_from_step_to_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find", lambda _: SimpleNamespace(game=Letters))
    game: Any = Letters()
    proof = proof_for(1, "letters")
    full = record.record_of(Match(game, proof.draw), header_of(game, proof), proof)
    assert len(full.steps) == 7
    assert record.read(record.write(full)) == full


def test_there_is_no_sight_of_a_seat_that_is_not_there() -> None:
    match, header, _ = finished("nobody", seats=3)
    for seat in (-1, 3):
        with pytest.raises(NoSuchSeat):
            record.seat_record_of(match, header, seat)


# The documents, the files.


def test_the_example_match_reads_verifies_and_is_written_the_same() -> None:
    example = record.read_file(VECTORS / "pok.txt")
    assert isinstance(example, Record)
    assert example.verified().payoffs == (-2, -2, 4)
    assert record.write(example).encode() == (VECTORS / "pok.txt").read_bytes()
    assert record.write(example) in (DOCS / "record.md").read_text(encoding="utf-8")


def test_the_example_sight_is_that_of_the_example_match() -> None:
    observation, whole = record.read_file(VECTORS / "pok-sight.txt"), record.read_file(VECTORS / "pok.txt")
    assert isinstance(observation, SeatRecord) and isinstance(whole, Record)
    match = replay(whole.header.game, whole.steps[:5])
    assert observation == record.seat_record_of(match, whole.header, 1)
    assert record.write_seat_record(observation).encode() == (VECTORS / "pok-sight.txt").read_bytes()


def test_the_example_of_the_fairness_page_is_the_example_match() -> None:
    page = (DOCS / "fairness.md").read_text(encoding="utf-8")
    example = record.read_file(VECTORS / "pok.txt")
    assert isinstance(example, Record) and example.seed is not None
    fair = Fair(example.seed, example.header.entropy)
    values = [example.seed.hex(), str(example.header.commitment), fair._key.hex()]
    values += [part.hex() for part in fair.entropy if part]
    assert all(value in page for value in values)
    assert f"{example.steps[0][-1]}`, weighs 6" in page and f"3. *:{example.steps[2][-1]}`" in page


def test_a_file_that_is_not_there_is_no_bad_record(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        record.read_file(tmp_path / "nothing")


def test_saved_bytes_read_back_from_a_file(tmp_path: Path) -> None:
    match, header, proof = finished("saved")
    full = record.record_of(match, header, proof)
    (tmp_path / "a.txt").write_bytes(record.write(full).encode())
    assert record.read_file(tmp_path / "a.txt") == full


@pytest.mark.parametrize("label", range(5))
def test_whoever_edits_the_seed_is_read_but_not_believed(label: int) -> None:
    match, header, proof = finished(label)
    text = record.write(record.record_of(match, header, proof))
    wrong = proof_for(2, "wrong").seed.hex()
    edited = record.read(sealed(text.replace(proof.seed.hex(), wrong).split("\n")[:-1]))
    assert isinstance(edited, Record)
    with pytest.raises(BadProof, match="commitment"):
        edited.verified()
