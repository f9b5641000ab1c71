"""Reads the text of a record, line by line: what `core.record.read` does after the first line."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from hashlib import sha256
from typing import Any

from poktail.core import codec, registry
from poktail.core.errors import BadRecord, RuleError
from poktail.core.fair import ENTROPY_BYTES, SEED_BYTES
from poktail.core.game import CHANCE, AnyGame, Chance, Choice, Decide, Seat, SeatEvent
from poktail.core.match import Match
from poktail.core.payoffs import same_result
from poktail.core.record_values import (
    KEY_BYTES,
    MAX_OPTIONS,
    SIGNATURE_BYTES,
    Header,
    Record,
    SeatRecord,
    ServerSignature,
    check_name,
    options_text,
    plain,
)

NOTHING = "-"


def digest_of(body: str) -> str:
    """The digest of a record's lines."""
    return sha256(body.encode()).hexdigest()


def _is_result(text: str, payoffs: tuple[int, ...] | None) -> bool:
    """Whether this line is the result; earlier versions wrote another scale (see `same_result`)."""
    if payoffs is None or not re.fullmatch("(0|-?[1-9][0-9]{0,9})( (0|-?[1-9][0-9]{0,9}))*", text):
        return payoffs is None and text == NOTHING
    return same_result([int(word) for word in text.split(" ")], payoffs)


class Reader:
    """Reads line by line, so that every error can name its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.line = 0
        self.words: dict[bool, tuple[object, dict[str, Any]]] = {}

    def wrong(self, reason: str) -> BadRecord:
        """The error for the current line."""
        return BadRecord(line=self.line, reason=reason)

    def next(self) -> str:
        """The next line; it becomes the current one."""
        self.line += 1
        if self.line >= len(self.lines):  # the last item is what follows the final line break
            raise self.wrong("truncated")
        return self.lines[self.line - 1]

    def peek(self) -> str:
        """The next line, without moving on."""
        return self.lines[self.line] if self.line < len(self.lines) else ""

    def field(self, key: str) -> str:
        """The value of the next line, which must have this key."""
        name, colon, value = self.next().partition(": ")
        if name != key or not colon:
            raise self.wrong(f"expected_{key.split(maxsplit=1)[0]}")
        return value

    def blank(self) -> None:
        """Pass an empty line."""
        if self.next():
            raise self.wrong("expected_blank")

    def hex(self, key: str, sizes: Container[int]) -> bytes:
        """The bytes of the next line, whose number must be one of these."""
        value = self.field(key)
        try:
            data = bytes.fromhex("" if value == NOTHING else value)
        except ValueError:
            raise self.wrong("not_hex") from None
        if len(data) not in sizes or (data.hex() or NOTHING) != value:
            raise self.wrong("not_hex")
        return data

    def header(self, *, keys: bool) -> Header:
        """The header after the first line; `keys`: with the seats' public keys."""
        game = self.game(self.guard(registry.find, self.field("game")))
        names = tuple(self.guard(check_name, self.field(f"seat {seat}")) for seat in range(game.seats))
        committed = self.hex("commitment", (0, 32)).hex() or None
        proven = range(game.seats if committed else 0)
        entropy = tuple(self.hex(f"entropy {seat}", range(ENTROPY_BYTES + 1)) for seat in proven)
        sizes = (0, KEY_BYTES) if committed else (0,)
        found = tuple(self.hex(f"key {seat}", sizes) for seat in range(game.seats if keys else 0))
        return Header(game, names, committed, entropy, found if any(found) else ())

    def game(self, entry: registry.Entry) -> AnyGame:
        """The game with the options of the next line."""
        text = self.field("options")
        options = self.guard(codec.parse, text) if len(text) <= MAX_OPTIONS else None  # check the length before parsing
        if not isinstance(options, dict):
            raise self.wrong("bad_options")
        game: AnyGame = self.guard(codec.with_options, entry.game, options)
        self.guard(options_text, game)
        known = codec.options_of(game)  # options added since the record was written are absent and get their defaults
        if text != codec.dump_json({name: known[name] for name in known if name in options}):
            raise self.wrong("bad_options")
        return game

    def steps(self, header: Header, *, signed: bool) -> Record:
        """The rest of a record, replayed step by step."""
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
        if not signed:
            self.end()
            return Record(header, tuple(match.steps), seed)
        found = self.signatures(header, match.steps)
        key = self.hex("server", (KEY_BYTES,))
        digest = self.digest()
        server = ServerSignature(key, self.hex("signature", (SIGNATURE_BYTES,)), digest)
        self.nothing_more()
        return Record(header, tuple(match.steps), seed, found, server)

    def signatures(self, header: Header, steps: Iterable[Choice]) -> dict[tuple[int, Seat], bytes]:
        """The signatures of decisions, in their order; not every decision has one."""
        found = dict[tuple[int, Seat], bytes]()
        for number, choice in enumerate(steps):
            for seat in sorted(choice):
                name = f"signed {number + 1} {seat}"
                if seat != CHANCE and any(header.keys[seat : seat + 1]) and self.peek().startswith(f"{name}: "):
                    found[number, seat] = self.hex(name, (SIGNATURE_BYTES,))
        return found

    def step(self, match: Match) -> Choice:
        """The choice in the next line."""
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
        """The rest of a seat's record."""
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
        """A value in its only notation."""
        value = self.guard(codec.load, kind, text)
        if codec.dump(value) != text or not plain(text):
            raise self.wrong("bad_value")
        return value

    def guard(self, work: Any, *args: Any) -> Any:
        """Call a function and turn its errors into BadRecord with this line's number."""
        try:
            return work(*args)
        except RuleError as error:
            raise self.wrong(error.code) from error

    def end(self) -> None:
        """Pass the digest and the end of the file."""
        self.digest()
        self.nothing_more()

    def digest(self) -> str:
        """The digest in the next line, which must be that of all lines before it."""
        made = digest_of("".join(f"{line}\n" for line in self.lines[: self.line]))
        if self.field("digest") != made:
            raise self.wrong("wrong_digest")
        return made

    def nothing_more(self) -> None:
        """Check that this was the last line."""
        if self.lines[self.line :] != [""]:
            self.line += 1
            raise self.wrong("after_the_end")
