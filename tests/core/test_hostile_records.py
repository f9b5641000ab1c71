"""Tests of damaged and malicious records: each is refused with a line and a reason."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poktail.core import fair, record, record_values, signed
from poktail.core.errors import BadProof, BadRecord, RuleError
from poktail.core.match import Match
from poktail.core.record import MAX_BYTES, Record, SeatRecord
from poktail.signing import verify
from tests.core.matches import DOCS, finished, sealed
from tests.core.wrong_lines import CASES, FULL, RUNNING, SIGHT, SIGNED, TEXTS, Case, lines_of

both = pytest.mark.parametrize("text", [FULL, SIGHT, RUNNING], ids=["full", "sight", "running"])
one = pytest.mark.parametrize(
    "text",
    [
        pytest.param(FULL, id="full"),
        pytest.param(SIGHT, id="sight", marks=pytest.mark.slow),
        pytest.param(RUNNING, id="running", marks=pytest.mark.slow),
    ],
)
any_text = st.sampled_from([FULL, SIGHT, RUNNING])


def joined(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def refusal(text: str | bytes) -> tuple[Any, Any]:
    with pytest.raises(BadRecord) as caught:
        record.read(text) if isinstance(text, str) else record.read_bytes(text)
    assert set(caught.value.data) == {"line", "reason"}
    return caught.value.data["line"], caught.value.data["reason"]


def rewritten(kept: Record | SeatRecord) -> str:
    return record.write(kept) if isinstance(kept, Record) else record.write_seat_record(kept)


def but_options(text: str) -> list[str]:
    """A text without the two lines that may differ when an option is left out."""
    return [line for line in lines_of(text) if not line.startswith(("options: ", "digest: "))]


def survives(text: str) -> bool:
    """Whether it reads. If so it is written the same, and its chance is true or refused; only RuleErrors come out."""
    try:
        kept = record.read(text)
    except BadRecord as refused:
        assert 1 <= int(str(refused.data["line"])) <= text.count("\n") + 1
        return False
    assert but_options(rewritten(kept)) == but_options(text)
    if isinstance(kept, Record):
        with suppress(BadProof):
            kept.verified()
    return True


# Damage: every place a file can break.


@pytest.mark.parametrize("text", [FULL, SIGNED, SIGHT, RUNNING], ids=["full", "signed", "sight", "running"])
def test_a_record_cut_after_any_line_is_missed_at_the_next(text: str) -> None:
    lines = lines_of(text)
    for length in range(len(lines)):
        assert refusal(joined(lines[:length])) == (length + 1, "truncated")


@one
def test_a_record_cut_at_any_byte_is_missed_in_that_line(text: str) -> None:
    data = text.encode()
    for length in range(len(data)):
        line, reason = refusal(data[:length])
        assert line == data.count(b"\n", 0, length) + 1
        assert reason == "truncated" or (reason == "not_utf8" and data[length] & 0xC0 == 0x80)


def test_a_signed_record_with_one_character_changed_is_refused_or_its_signature_is_found_wrong() -> None:
    for place in range(0, len(SIGNED), 7):
        new = "1" if SIGNED[place] == "0" else "0"
        try:
            kept = record.read(SIGNED[:place] + new + SIGNED[place + 1 :])
        except BadRecord:
            continue
        assert isinstance(kept, Record)
        with pytest.raises(BadProof):
            signed.check(kept, verify)


def edits(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Every line removed, doubled, exchanged with the next, emptied, padded and changed in places."""
    for at, line in enumerate(lines):
        head, tail = lines[:at], lines[at + 1 :]
        yield "removed", head + tail
        yield "doubled", [*head, line, line, *tail]
        yield "exchanged", [*head, *tail[:1], line, *tail[1:]]
        for new in ("", f"{line} ", f" {line}", line.upper(), line[:-1], line[::-1], line.replace(" ", "  ")):
            yield f"now {new!r}", [*head, new, *tail]
        for place in range(0, len(line), 9):
            for character in "x0: ":
                yield "changed", [*head, line[:place] + character + line[place + 1 :], *tail]


@one
def test_every_edit_of_a_line_is_refused(text: str) -> None:
    lines = lines_of(text)
    for what, edited in edits(lines):
        if edited != lines:
            line, _ = refusal(joined(edited))
            assert 1 <= line <= len(edited) + 1, what


@one
def test_an_edit_under_a_new_digest_is_refused_or_is_a_record_like_any_other(text: str) -> None:
    lines = lines_of(text)[:-1]
    outcomes = [survives(sealed(edited)) for _, edited in edits(lines)]
    assert any(outcomes), "another name, say, makes another record"
    assert outcomes.count(False) > outcomes.count(True)


# Malice: one line, under a digest that fits.


def name_of(case: Case) -> str:
    reason, text, line, new = case
    return f"{text} {line} {reason}: {' | '.join(new)[:50]}"


@pytest.mark.parametrize(("reason", "text", "line", "new"), CASES, ids=map(name_of, CASES))
def test_a_wrong_line_is_named_with_its_reason(reason: str, text: str, line: int, new: list[str]) -> None:
    lines = lines_of(TEXTS[text])
    assert refusal(sealed([*lines[: line - 1], *new, *lines[line:]])) == (line, reason)


def test_a_name_is_all_that_may_change_and_still_be_a_true_match() -> None:
    kept = record.read(sealed(lines_of(FULL.replace("seat 2: Robot", "seat 2: Eve"))))
    assert isinstance(kept, Record)
    assert kept.verified().payoffs == (-2, -2, 4)


def test_a_step_that_the_rules_forbid_is_found_under_a_fitting_digest() -> None:
    match, header, proof = finished("forbidden", seats=3, counters=1, goal=3)
    lines, found = lines_of(record.write(record.record_of(match, header, proof))), 0
    running = Match(match.game)
    for number, choice in enumerate(match.steps, 1):
        for seat, held in ((seat, running.legal(seat)) for seat in running.waiting):
            for move in set(match.game.moves) - set(held):
                at = lines.index(next(line for line in lines if line.startswith(f"{number}. ")))
                forged = re.sub(rf"\b{seat}:\w+", f"{seat}:{move}", lines[at])
                assert refusal(sealed([*lines[:at], forged, *lines[at + 1 :]])) == (at + 1, "illegal_move")
                found += 1
        running.step(choice)
    assert found > 3


# Bytes and characters that have no business in a record.

HIDDEN = [
    "\0",
    "\t",
    "\r",
    "\x0b",
    "\x0c",
    "\x1b[31m",
    "\x7f",
    "\x85",
    "\x9b2J",
    "\u00a0",
    "\u00ad",
    "\u200b",
    "\u200d",
]
HIDDEN += [
    "\u202e",
    "\u2028",
    "\u2029",
    "\u2066",
    "\u3000",
    "\ufeff",
    "\ufff9",
    "\ue000",
    "\uffff",
    "\U000e0041",
    "\ud800",
]


@pytest.mark.parametrize("hidden", HIDDEN, ids=ascii)
@both
def test_a_hidden_character_is_refused_wherever_it_stands(text: str, hidden: str) -> None:
    lines = lines_of(text)
    for at, line in enumerate(lines):
        for place in {0, len(line) // 2, len(line)}:
            changed = [*lines[:at], line[:place] + hidden + line[place:], *lines[at + 1 :]]
            assert refusal(joined(changed)) == (at + 1, "not_printable")


def test_the_line_ends_and_the_mark_of_other_editors_are_refused_at_once() -> None:
    assert refusal(FULL.replace("\n", "\r\n").encode()) == (1, "not_printable")
    assert refusal(FULL.encode("utf-8-sig")) == (1, "not_printable")
    assert refusal(FULL.replace("\n", "\r")) == (1, "not_printable")
    assert refusal(FULL.encode("utf-16")) == (1, "not_utf8")
    assert refusal(FULL.encode("utf-8-sig") + b"\xff") == (31 + 1, "not_utf8")


@pytest.mark.parametrize("wrong", [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\x80", b"\xe5\x90"])
@both
def test_bytes_that_are_not_utf8_are_refused_in_their_line(text: str, wrong: bytes) -> None:
    lines = text.encode().split(b"\n")
    for at in range(len(lines)):
        data = b"\n".join([*lines[:at], lines[at] + wrong, *lines[at + 1 :]])
        assert refusal(data) == (at + 1, "not_utf8")


@pytest.mark.parametrize("after", ["\n", " ", "x", "x\n", "\n\n", FULL, "digest: -\n"])
@both
def test_nothing_follows_the_digest(text: str, after: str) -> None:
    assert refusal(text + after) == (len(lines_of(text)) + 1, "after_the_end")


@both
def test_only_the_digest_of_the_text_will_do(text: str) -> None:
    *lines, digest = lines_of(text)
    for wrong in (digest.upper(), digest + " ", "digest: -", "digest: ", "digest: " + "0" * 64, digest[:-1]):
        reason = "expected_digest" if wrong.startswith("DIGEST") else "wrong_digest"
        assert refusal(joined([*lines, wrong])) == (len(lines) + 1, reason)


# Too much.


def test_a_text_over_the_limit_is_refused_by_its_bytes() -> None:
    assert refusal("x" * (MAX_BYTES + 1)) == (1, "too_long")
    assert refusal("吴" * (MAX_BYTES // 3 + 1)) == (1, "too_long")
    assert refusal(b"\xff" * (MAX_BYTES + 1)) == (1, "too_long")
    assert refusal("x" * MAX_BYTES) == (1, "truncated")
    assert refusal("\ud800" * (MAX_BYTES // 3 + 1)) == (1, "too_long")
    assert refusal("\n" * MAX_BYTES) == (1, "not_a_record")


class Endless(io.BytesIO):
    """A file without an end, which says how much was asked of it."""

    asked = 0

    def read(self, size: int | None = -1, /) -> bytes:
        assert size is not None and size >= 0, "never all of it"
        self.asked += size
        return bytes(size)


def test_of_an_endless_file_only_so_much_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = Endless()
    monkeypatch.setattr(Path, "open", lambda path, mode: endless)
    with pytest.raises(BadRecord, match="too_long"):
        record.read_file(Path("endless"))
    assert endless.asked == MAX_BYTES + 1


# Noise.

fuzz = settings(max_examples=200, deadline=None, database=None, derandomize=True)
bits = st.text(max_size=12) | st.sampled_from(
    ["\n", ": ", "-", "*:", "0:disc", "[", '"', "{}", "1. ", "\\", "999999999"]
)
mutations = st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 30), bits), min_size=1, max_size=4)


def mutated(text: str, changes: list[tuple[int, int, str]]) -> str:
    for place, length, new in changes:
        start = place % (len(text) + 1)
        text = text[:start] + new + text[start + length :]
    return text


@fuzz
@given(any_text, mutations)
def test_a_mutated_record_is_refused(text: str, changes: list[tuple[int, int, str]]) -> None:
    changed = mutated(text, changes)
    assert survives(changed) == (changed == text)


@fuzz
@given(any_text, mutations)
def test_a_mutated_record_under_a_new_digest_is_refused_or_sound(
    text: str, changes: list[tuple[int, int, str]]
) -> None:
    survives(sealed(lines_of(mutated(text, changes))))


@fuzz
@given(any_text, st.integers(0, 10**6), st.integers(0, 9), st.binary(max_size=9))
def test_mutated_bytes_raise_nothing_but_rule_errors(text: str, place: int, length: int, new: bytes) -> None:
    data = text.encode()
    start = place % len(data)
    changed = data[:start] + new + data[start + length :]
    try:
        assert rewritten(record.read_bytes(changed)).encode() == changed == data
    except RuleError as error:
        assert type(error) is BadRecord and changed != data


@fuzz
@given(st.text() | st.binary())
def test_anything_at_all_is_refused_and_no_more(anything: str | bytes) -> None:
    refusal(anything)


def listed(page: str) -> set[str]:
    """The reasons in the first column of a document's table."""
    cells = re.findall(r"^\| (`[^|]*) \|", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE)
    return {reason for cell in cells for reason in re.findall(r"`(\w+)`", cell)}


def test_the_document_lists_every_reason_there_is_and_no_other() -> None:
    elsewhere = {"truncated", "too_long", "not_utf8", "not_printable", "wrong_digest", "after_the_end"}
    assert listed("record.md") == {reason for reason, *_ in CASES} | elsewhere


def test_the_fairness_page_lists_every_reason_of_a_failed_proof() -> None:
    modules = (fair, record_values, signed)
    sources = (Path(str(module.__file__)).read_text(encoding="utf-8") for module in modules)
    raised = {reason for source in sources for reason in re.findall(r'BadProof\(reason="(\w+)"', source)}
    assert listed("fairness.md") == raised
