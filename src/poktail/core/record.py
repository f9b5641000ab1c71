"""The match record: a text file people can read, replay and verify. Specified in docs/record.md."""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any

from poktail.core import codec, registry
from poktail.core.errors import BadName, BadOptions, BadProof, BadRecord, RuleError
from poktail.core.fair import ENTROPY_BYTES, SEED_BYTES, Fair, verify
from poktail.core.game import CHANCE, AnyGame, Chance, Choice, Decide, Seat, SeatEvent
from poktail.core.match import Match, replay
from poktail.core.payoffs import same_result

MAX_BYTES = 4_000_000
MAX_OPTIONS = 4_000
MAX_NAME = 40
FULL = "Poktail record 1"
PARTIAL = "Poktail sight 1"
NOTHING = "-"


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed before the first step; without a commitment the chance of the match cannot be verified."""

    game: AnyGame
    names: tuple[str, ...]
    commitment: str | None = None
    entropy: tuple[bytes, ...] = ()

    def __post_init__(self) -> None:
        if len(self.names) != self.game.seats:
            raise BadName(names=len(self.names), seats=self.game.seats)
        for name in self.names:
            check_name(name)
        _options(self.game)
        if self.commitment is not None and not re.fullmatch("[0-9a-f]{64}", self.commitment):
            raise BadProof(reason="commitment")
        if len(self.entropy) != (0 if self.commitment is None else self.game.seats):
            raise BadProof(reason="entropy_count")
        if any(len(part) > ENTROPY_BYTES for part in self.entropy):
            raise BadProof(reason="entropy_length")


@dataclass(frozen=True, slots=True)
class Record:
    """A match with all its secrets; the seed is included only once the match is over."""

    header: Header
    steps: tuple[Choice, ...]
    seed: bytes | None = field(default=None, repr=False)

    def match(self) -> Match:
        """The match that these steps produce."""
        return replay(self.header.game, self.steps)

    def verified(self) -> Match:
        """The match, if its chance was committed, revealed and correct; otherwise BadProof."""
        if self.header.commitment is None:
            raise BadProof(reason="no_commitment")
        if self.seed is None:
            raise BadProof(reason="not_revealed")
        return verify(self.header.game, self.steps, Fair(self.seed, self.header.entropy), self.header.commitment)


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A match as one seat (None: a spectator) may know it: its events and its view."""

    header: Header
    seat: Seat | None
    events: tuple[SeatEvent, ...]
    view: Any


def check_name(name: str) -> str:
    """The name, if it is printable, trimmed and not too long; otherwise BadName."""
    if not name or len(name) > MAX_NAME or name != name.strip() or not name.isprintable():
        raise BadName(name="".join(c for c in name if c.isprintable())[:MAX_NAME])
    return name


def record_of(match: Match, header: Header, fair: Fair | None = None) -> Record:
    """The record of a match so far; the seed is included only if it was committed and the match is over."""
    reveal = match.payoffs is not None and header.commitment is not None
    return Record(header, tuple(match.steps), fair.seed if fair is not None and reveal else None)


def seat_record_of(match: Match, header: Header, seat: Seat | None) -> SeatRecord:
    """The record of a match so far, limited to what one seat may know."""
    return SeatRecord(header, seat, match.events_since(seat), match.view(seat))


def write(record: Record) -> str:
    """The text of a record."""
    match = record.match()
    lines = [FULL, *_header(record.header), ""]
    lines += [f"{number}. {_step(choice)}" for number, choice in enumerate(record.steps, 1)]
    lines += ["", "result: " + (NOTHING if match.payoffs is None else " ".join(map(str, match.payoffs)))]
    if match.payoffs is not None and record.header.commitment is not None and record.seed is not None:
        lines.append(f"reveal: {record.seed.hex()}")
    return _sealed(lines)


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
    reader = _Reader(text)
    for number, line in enumerate(reader.lines, 1):
        if not line.isprintable():
            raise BadRecord(line=number, reason="not_printable")
    kind = reader.next()
    if kind not in (FULL, PARTIAL):
        raise reader.wrong("not_a_record")
    header = reader.header()
    return reader.steps(header) if kind == FULL else reader.events(header)


def write_json_lines(record: Record) -> str:
    """The record as JSON lines: the header, one line for each step, the result (null while the match runs)."""
    payoffs = record.match().payoffs
    return _json_lines(record, None if payoffs is None else list(payoffs))


def _json_lines(record: Record, result: list[int] | None) -> str:
    header = record.header
    rows: list[dict[str, Any]] = [
        {
            "poktail": FULL,
            "game": header.game.id,
            "options": codec.options_of(header.game),
            "names": list(header.names),
            "commitment": header.commitment,
            "entropy": [part.hex() for part in header.entropy],
        }
    ]
    for number, choice in enumerate(record.steps, 1):
        moves = {"chance" if seat == CHANCE else str(seat): str(move) for seat, move in choice.items()}
        rows.append({"step": number, "choice": moves})
    rows.append({"result": result, "reveal": record.seed.hex() if record.seed else None})
    return "".join(f"{codec.dump_json(row)}\n" for row in rows)


def read_json_lines(text: str) -> Record:
    """Parse JSON lines as `write_json_lines` writes them; BadRecord names the line that is wrong."""
    given = text.split("\n")
    try:
        head, *steps, end = map(json.loads, given[:-1])
        lines = [head["poktail"], f"game: {head['game']}", f"options: {codec.dump_json(head['options'])}"]
        lines += [f"seat {seat}: {name}" for seat, name in enumerate(head["names"])]
        lines.append(f"commitment: {head['commitment'] or NOTHING}")
        lines += [f"entropy {seat}: {part or NOTHING}" for seat, part in enumerate(head["entropy"])]
        first = len(lines)
        pairs = [row["choice"].items() for row in steps]
        choices = [{CHANCE if who == "chance" else int(who): move for who, move in row} for row in pairs]
        lines += ["", *(f"{number}. {_step(choice)}" for number, choice in enumerate(choices, 1)), ""]
        lines.append("result: " + (NOTHING if end["result"] is None else " ".join(map(str, end["result"]))))
        lines += [f"reveal: {end['reveal']}"] if end["reveal"] else []
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadRecord(line=1, reason="not_a_record") from None
    try:
        found = read(_sealed(lines))
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
    yield f"options: {_options(header.game)}"
    yield from (f"seat {seat}: {name}" for seat, name in enumerate(header.names))
    yield f"commitment: {header.commitment or NOTHING}"
    yield from (f"entropy {seat}: {part.hex() or NOTHING}" for seat, part in enumerate(header.entropy))


def _options(game: AnyGame) -> str:
    """The options as a record writes them, or BadOptions if a record cannot contain them."""
    options = codec.options_of(game)
    text = codec.dump_json(options)
    if len(text) > MAX_OPTIONS or not _plain(text):
        texts = {name: codec.dump_json(value) for name, value in options.items()}
        raise BadOptions(option=max(texts, key=lambda name: (not _plain(texts[name]), len(texts[name]))))
    return text


def _plain(text: str) -> bool:
    """Whether this JSON may be part of a record: all printable and unescaped, so that any terminal can show it."""
    return text.isprintable() and "\\" not in text


def _step(choice: Choice) -> str:
    return " ".join(f"{'*' if seat == CHANCE else seat}:{move}" for seat, move in sorted(choice.items()))


def _is_result(text: str, payoffs: tuple[int, ...] | None) -> bool:
    """Whether this line is the result; earlier versions wrote another scale (see `same_result`)."""
    if payoffs is None or not re.fullmatch("(0|-?[1-9][0-9]{0,9})( (0|-?[1-9][0-9]{0,9}))*", text):
        return payoffs is None and text == NOTHING
    return same_result([int(word) for word in text.split(" ")], payoffs)


def _sealed(lines: list[str]) -> str:
    body = "\n".join(lines) + "\n"
    return f"{body}digest: {_digest(body)}\n"


def _digest(body: str) -> str:
    return sha256(body.encode()).hexdigest()


class _Reader:
    """Reads line by line, so that every error can name its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.line = 0
        self.words: dict[bool, tuple[object, dict[str, Any]]] = {}

    def wrong(self, reason: str) -> BadRecord:
        return BadRecord(line=self.line, reason=reason)

    def next(self) -> str:
        self.line += 1
        if self.line >= len(self.lines):  # the last item is what follows the final line break
            raise self.wrong("truncated")
        return self.lines[self.line - 1]

    def peek(self) -> str:
        return self.lines[self.line] if self.line < len(self.lines) else ""

    def field(self, key: str) -> str:
        name, colon, value = self.next().partition(": ")
        if name != key or not colon:
            raise self.wrong(f"expected_{key.split(maxsplit=1)[0]}")
        return value

    def blank(self) -> None:
        if self.next():
            raise self.wrong("expected_blank")

    def hex(self, key: str, sizes: Container[int]) -> bytes:
        value = self.field(key)
        try:
            data = bytes.fromhex("" if value == NOTHING else value)
        except ValueError:
            raise self.wrong("not_hex") from None
        if len(data) not in sizes or (data.hex() or NOTHING) != value:
            raise self.wrong("not_hex")
        return data

    def header(self) -> Header:
        game = self.game(self.guard(registry.find, self.field("game")))
        names = tuple(self.guard(check_name, self.field(f"seat {seat}")) for seat in range(game.seats))
        committed = self.hex("commitment", (0, 32)).hex() or None
        proven = range(game.seats if committed else 0)
        entropy = tuple(self.hex(f"entropy {seat}", range(ENTROPY_BYTES + 1)) for seat in proven)
        return Header(game, names, committed, entropy)

    def game(self, entry: registry.Entry) -> AnyGame:
        text = self.field("options")
        options = self.guard(codec.parse, text) if len(text) <= MAX_OPTIONS else None  # check the length before parsing
        if not isinstance(options, dict):
            raise self.wrong("bad_options")
        game: AnyGame = self.guard(codec.with_options, entry.game, options)
        self.guard(_options, game)
        known = codec.options_of(game)  # options added since the record was written are absent and get their defaults
        if text != codec.dump_json({name: known[name] for name in known if name in options}):
            raise self.wrong("bad_options")
        return game

    def steps(self, header: Header) -> Record:
        self.blank()
        match = Match(header.game)
        while self.peek():
            self.guard(match.step, self.step(match))
        self.blank()
        payoffs = match.payoffs
        if not _is_result(self.field("result"), payoffs):
            raise self.wrong("wrong_result")
        seed = None
        if payoffs is not None and header.commitment is not None and self.peek().startswith("reveal: "):
            seed = self.hex("reveal", (SEED_BYTES,))
        self.end()
        return Record(header, tuple(match.steps), seed)

    def step(self, match: Match) -> Choice:
        number, _, text = self.next().partition(". ")
        if number != str(len(match.steps) + 1):
            raise self.wrong("expected_step")
        turn = match.turn
        choice: dict[Seat, Any] = {}
        for part in text.split(" "):
            who, colon, move = part.partition(":")
            seat = CHANCE if who == "*" else next((s for s in range(match.game.seats) if str(s) == who), None)
            if not colon or seat is None or seat in choice:
                raise self.wrong("bad_step")
            choice[seat] = self.named(match, move)
        if list(choice) != sorted(turn.seats if isinstance(turn, Decide) else choice):
            raise self.wrong("bad_step")
        return choice

    def named(self, match: Match, text: str) -> Any:
        """The move or outcome with this notation; long lists of outcomes are converted once, not at every step."""
        chance = isinstance(match.turn, Chance)
        source = match.turn.outcomes if isinstance(match.turn, Chance) else match.game.moves
        if chance not in self.words or self.words[chance][0] is not source:
            things = [thing for thing, _ in source] if chance else source
            self.words[chance] = source, {codec.notation(thing): thing for thing in things}
        if text not in self.words[chance][1]:
            raise self.wrong("bad_notation")
        return self.words[chance][1][text]

    def events(self, header: Header) -> SeatRecord:
        who = self.field("for")
        seat = next((s for s in range(header.game.seats) if str(s) == who), None)
        if seat is None and who != NOTHING:
            raise self.wrong("no_such_seat")
        self.blank()
        rules = registry.find(header.game.id).layer("rules")
        events: list[SeatEvent] = []
        while self.peek():
            number, _, text = self.next().partition(". ")
            if number != str(len(events) + 1):
                raise self.wrong("expected_step")
            events.append(SeatEvent(len(events) + 1, None if text == NOTHING else self.value(rules.What, text)))
        self.blank()
        view = self.value(rules.View, self.field("view"))
        self.end()
        return SeatRecord(header, seat, tuple(events), view)

    def value(self, kind: Any, text: str) -> Any:
        value = self.guard(codec.load, kind, text)
        if codec.dump(value) != text or not _plain(text):
            raise self.wrong("bad_value")
        return value

    def guard(self, work: Any, *args: Any) -> Any:
        """Call a function and turn its errors into BadRecord with this line's number."""
        try:
            return work(*args)
        except RuleError as error:
            raise self.wrong(error.code) from error

    def end(self) -> None:
        body = "".join(f"{line}\n" for line in self.lines[: self.line])
        if self.field("digest") != _digest(body):
            raise self.wrong("wrong_digest")
        if self.lines[self.line :] != [""]:
            self.line += 1
            raise self.wrong("after_the_end")
