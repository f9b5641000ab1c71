"""The match record: a text file people can read, replay and verify. Specified in docs/record.md."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import Any

from poktail.core import codec
from poktail.core.errors import BadRecord
from poktail.core.fair import Fair
from poktail.core.game import CHANCE, Choice, Seat
from poktail.core.match import Match
from poktail.core.record_reader import NOTHING, Reader, digest_of
from poktail.core.record_values import (
    MAX_NAME,
    MAX_OPTIONS,
    NO_SIGNATURES,
    Header,
    Record,
    SeatRecord,
    ServerSignature,
    check_name,
    options_text,
)
from poktail.core.signed import record_message

__all__ = [
    "MAX_BYTES", "MAX_NAME", "MAX_OPTIONS", "Header", "Record", "SeatRecord", "ServerSignature", "check_name", "read",
    "read_bytes", "read_file", "read_json_lines", "record_of", "seat_record_of", "signed", "write", "write_json_lines",
    "write_seat_record",
]  # fmt: skip

MAX_BYTES = 4_000_000
FULL = "Poktail record 1"
SIGNED = "Poktail record 2"
PARTIAL = "Poktail sight 1"


def record_of(
    match: Match,
    header: Header,
    fair: Fair | None = None,
    signatures: Mapping[tuple[int, Seat], bytes] = NO_SIGNATURES,
) -> Record:
    """The record of a match so far; seed and signatures are included only if there is a commitment and it is over."""
    reveal = match.payoffs is not None and header.commitment is not None
    seed = fair.seed if fair is not None and reveal else None
    return Record(header, tuple(match.steps), seed, signatures if reveal else NO_SIGNATURES)


def signed(record: Record, key: bytes, sign: Callable[[bytes], bytes]) -> Record:
    """The record with the signature of the server that has this public key."""
    empty = replace(record, server=ServerSignature(key, b"", ""))
    digest = digest_of("".join(f"{line}\n" for line in _lines(empty)))
    return replace(record, server=ServerSignature(key, sign(record_message(digest)), digest))


def seat_record_of(match: Match, header: Header, seat: Seat | None) -> SeatRecord:
    """The record of a match so far, limited to what one seat may know."""
    return SeatRecord(header, seat, match.events_since(seat), match.view(seat))


def write(record: Record) -> str:
    """The text of a record; without the server's signature the seats' keys and signatures are left out."""
    text = _sealed(_lines(record))
    return text if record.server is None else f"{text}signature: {record.server.signature.hex()}\n"


def _lines(record: Record) -> list[str]:
    """The lines of a record up to the digest."""
    match, header, server = record.match(), record.header, record.server
    lines = [FULL if server is None else SIGNED, *_header(header)]
    if server is not None:
        lines += [f"key {seat}: {key.hex() or NOTHING}" for seat, key in enumerate(_keys(header))]
    lines += ["", *(f"{number}. {_step(choice)}" for number, choice in enumerate(record.steps, 1))]
    lines += ["", "result: " + (NOTHING if match.payoffs is None else " ".join(map(str, match.payoffs)))]
    if match.payoffs is not None and header.commitment is not None and record.seed is not None:
        lines.append(f"reveal: {record.seed.hex()}")
    if server is not None:
        lines += [f"signed {n + 1} {seat}: {one.hex()}" for (n, seat), one in sorted(record.signatures.items())]
        lines.append(f"server: {server.key.hex()}")
    return lines


def _keys(header: Header) -> tuple[bytes, ...]:
    """The key of each seat, empty where it has none."""
    return header.keys or (b"",) * header.game.seats


def write_seat_record(record: SeatRecord) -> str:
    """The text of a seat's record."""
    lines = [PARTIAL, *_header(record.header)]
    lines += [f"for: {NOTHING if record.seat is None else record.seat}", ""]
    lines += [
        f"{event.version}. {NOTHING if event.what is None else codec.dump(event.what)}" for event in record.events
    ]
    return _sealed([*lines, "", f"view: {codec.dump(record.view)}"])


def read(text: str) -> Record | SeatRecord:
    """Parse a record and replay every step; BadRecord names the line that is wrong."""
    if len(text.encode(errors="surrogatepass")) > MAX_BYTES:
        raise BadRecord(line=1, reason="too_long")
    reader = Reader(text)
    for number, line in enumerate(reader.lines, 1):
        if not line.isprintable():
            raise BadRecord(line=number, reason="not_printable")
    kind = reader.next()
    if kind not in (FULL, SIGNED, PARTIAL):
        raise reader.wrong("not_a_record")
    header = reader.header(keys=kind == SIGNED)
    return reader.events(header) if kind == PARTIAL else reader.steps(header, signed=kind == SIGNED)


def write_json_lines(record: Record) -> str:
    """The record as JSON lines: the header, one line for each step, the result (null while the match runs)."""
    payoffs = record.match().payoffs
    return _json_lines(record, None if payoffs is None else list(payoffs))


def _json_lines(record: Record, result: list[int] | None) -> str:
    header, server = record.header, record.server
    head: dict[str, Any] = {
        "poktail": FULL if server is None else SIGNED,
        "game": header.game.id,
        "options": codec.options_of(header.game),
        "names": list(header.names),
        "commitment": header.commitment,
        "entropy": [part.hex() for part in header.entropy],
    }
    end: dict[str, Any] = {"result": result, "reveal": record.seed.hex() if record.seed else None}
    signatures: dict[int, dict[str, str]] = {}
    if server is not None:
        head["keys"] = [key.hex() for key in _keys(header)]
        end |= {"server": server.key.hex(), "signature": server.signature.hex()}
        for (step, seat), one in sorted(record.signatures.items()):
            signatures.setdefault(step, {})[str(seat)] = one.hex()
    rows = [head]
    for number, choice in enumerate(record.steps):
        moves = {"chance" if seat == CHANCE else str(seat): str(move) for seat, move in choice.items()}
        given = {"signatures": signatures[number]} if number in signatures else {}
        rows.append({"step": number + 1, "choice": moves} | given)
    return "".join(f"{codec.dump_json(row)}\n" for row in [*rows, end])


def _text_of(head: dict[str, Any], steps: list[dict[str, Any]], end: dict[str, Any]) -> tuple[str, int]:
    """The text of a record given as JSON lines, and how many lines its header has."""
    lines = [head["poktail"], f"game: {head['game']}", f"options: {codec.dump_json(head['options'])}"]
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(head["names"])]
    lines.append(f"commitment: {head['commitment'] or NOTHING}")
    lines += [f"entropy {seat}: {part or NOTHING}" for seat, part in enumerate(head["entropy"])]
    is_signed = head["poktail"] == SIGNED
    if is_signed:
        lines += [f"key {seat}: {key or NOTHING}" for seat, key in enumerate(head["keys"])]
    first = len(lines)
    pairs = [row["choice"].items() for row in steps]
    choices = [{CHANCE if who == "chance" else int(who): move for who, move in row} for row in pairs]
    lines += ["", *(f"{number}. {_step(choice)}" for number, choice in enumerate(choices, 1)), ""]
    lines.append("result: " + (NOTHING if end["result"] is None else " ".join(map(str, end["result"]))))
    lines += [f"reveal: {end['reveal']}"] if end["reveal"] else []
    if not is_signed:
        return _sealed(lines), first
    for number, row in enumerate(steps, 1):
        lines += [f"signed {number} {seat}: {one}" for seat, one in row.get("signatures", {}).items()]
    lines.append(f"server: {end['server']}")
    return f"{_sealed(lines)}signature: {end['signature']}\n", first


def read_json_lines(text: str) -> Record:
    """Parse JSON lines as `write_json_lines` writes them; BadRecord names the line that is wrong."""
    given = text.split("\n")
    try:
        head, *steps, end = map(json.loads, given[:-1])
        as_text, first = _text_of(head, steps, end)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadRecord(line=1, reason="not_a_record") from None
    try:
        found = read(as_text)
    except BadRecord as error:
        line = int(str(error.data["line"])) - first
        raise BadRecord(line=min(max(line, 1), len(given) - 1), reason=str(error.data["reason"])) from None
    assert isinstance(found, Record)
    result = None if end["result"] is None else [int(value) for value in end["result"]]  # may be of an earlier scale
    written = _json_lines(found, result).split("\n")
    wrong = next((n for n, pair in enumerate(zip_longest(given, written), 1) if pair[0] != pair[1]), None)
    if wrong is not None:
        raise BadRecord(line=wrong, reason="bad_value")
    return found


def read_bytes(data: bytes) -> Record | SeatRecord:
    """Parse a record, text or JSON lines, from the bytes of a file; BadRecord names the line that is wrong."""
    if len(data) > MAX_BYTES:
        raise BadRecord(line=1, reason="too_long")
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(line=data.count(b"\n", 0, error.start) + 1, reason="not_utf8") from None
    return read_json_lines(text) if text.startswith("{") else read(text)


def read_file(path: Path) -> Record | SeatRecord:
    """Parse a record from a file, reading no more than the longest allowed record."""
    with path.open("rb") as file:
        return read_bytes(file.read(MAX_BYTES + 1))


def _header(header: Header) -> Iterable[str]:
    yield f"game: {header.game.id}"
    yield f"options: {options_text(header.game)}"
    yield from (f"seat {seat}: {name}" for seat, name in enumerate(header.names))
    yield f"commitment: {header.commitment or NOTHING}"
    yield from (f"entropy {seat}: {part.hex() or NOTHING}" for seat, part in enumerate(header.entropy))


def _step(choice: Choice) -> str:
    return " ".join(f"{'*' if seat == CHANCE else seat}:{move}" for seat, move in sorted(choice.items()))


def _sealed(lines: list[str]) -> str:
    body = "\n".join(lines) + "\n"
    return f"{body}digest: {digest_of(body)}\n"
