"""Texts and grids that `poktail join` prints: seats, prompts, the result, and whether the sealed seed was verified."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from poktail.client.errors import Refused, Unreachable
from poktail.client.http_client import Server
from poktail.core import record
from poktail.core.errors import BadProof, RuleError
from poktail.core.fair import commitment
from poktail.core.game import CHANCE, Seat
from poktail.i18n import Words
from poktail.i18n.words import kebab
from poktail.terminal.play import result_table
from poktail.terminal.screen import Screen
from poktail.terminal.signed import signed_lines

Out = Callable[[], Screen]
Gave = tuple[Seat | None, bytes | None, str]
"""Our seat, the randomness we contributed, and the public key that we signed with (empty: we did not sign)."""


def emote_word(name: str) -> str:
    """The name of the message for a reaction."""
    return f"emote-{kebab(name)}"


def sentence(words: Words, refused: Refused) -> str:
    """A server's refusal in words, even if the server is newer than our words."""
    try:
        return words.refusal(refused.code, refused.data)
    except KeyError:
        return words("error-unknown", code=refused.code)


def host_name(words: Words, table: dict[str, Any]) -> str:
    """The name of the host, if the host has a seat."""
    return next((h["name"] for h in table["seats"] if h and h["profile"] == table["host"]), words("join-seat-host"))


def prompt(words: Words, table: dict[str, Any], seat: Seat | None, me: str | None) -> str:
    """What can be done between matches; nothing during one."""
    if not table or table["phase"] not in ("open", "over"):
        return ""
    if table["host"] == me:
        return words("join-host-prompt")
    return words("join-watch-prompt") if seat is None else words("join-guest-prompt", name=host_name(words, table))


def changes(out: Out, before: dict[str, Any], table: dict[str, Any], me: str | None) -> None:
    """Tell what is new about the people and the phase."""
    phase = table["phase"]
    if phase == "playing":
        if before and before["phase"] != "playing":
            screen = out()
            screen.title(screen.words("title"))
            screen.say(screen.words("join-starting"))
            screen.say(screen.words("seal"), "dim")
            screen.say(table["commitment"], "dim")
            screen.say(screen.words("menu-help"), "dim")
        elif before:
            stand_ins(out, before, table)
    elif phase in ("open", "over") and _people(before, me) != _people(table, me):
        out().show(seat_table(out().words, table, me))


def _people(table: dict[str, Any], me: str | None) -> Any:
    """What makes it worth to show the seats again."""
    if not table:
        return None
    seats = [h and (h["name"], h["profile"], h["level"], h["present"]) for h in table["seats"]]
    return seats, table["host"] == me, table["phase"] == "over"


def stand_ins(out: Out, before: dict[str, Any], table: dict[str, Any]) -> None:
    """Who is played by a bot now, and who plays again."""
    for number, (old, new) in enumerate(zip(before["seats"], table["seats"], strict=False)):
        if old and new and old["stand_in"] != new["stand_in"]:
            words = out().words
            message = "join-stand-in" if new["stand_in"] else "join-plays-again"
            out().say(words(message, name=words.seat(number)), "dim")


def seat_table(words: Words, table: dict[str, Any], me: str | None) -> Table:
    """Who sits where."""
    grid = Table.grid(padding=(0, 2))
    for number, holder in enumerate(table["seats"], 1):
        if holder is None:
            grid.add_row(Text(str(number), "dim"), Text(words("join-seat-open"), "dim"), "")
            continue
        notes = [words("join-seat-you")] if holder["profile"] == me else []
        notes += [words("join-seat-host")] if holder["profile"] == table["host"] else []
        notes += [words("join-seat-bot")] if holder["kind"] == "bot" else []
        notes += [] if holder["present"] else [words("join-seat-away")]
        grid.add_row(Text(str(number), "bold yellow"), Text(holder["name"]), Text(", ".join(notes), "dim"))
    return grid


def people(table: dict[str, Any], seats: Sequence[Seat]) -> list[Seat]:
    """Those of the seats where a person decides."""
    holders = [(seat, table["seats"][seat]) for seat in seats]
    return [seat for seat, h in holders if h and h["kind"] == "person" and not h["stand_in"]]


def hints_allowed(table: dict[str, Any], seat: Seat | None) -> bool:
    """Whether this seat may ask for hints: alone among the server's bots, or where the host allows them."""
    others = [holder for number, holder in enumerate(table["seats"]) if holder and number != seat]
    return bool(table["setup"]["hints"]) or all(holder["profile"] is None for holder in others)


def seconds_left(clock: dict[str, Any] | None, seat: Seat | None) -> int | None:
    """How long this seat may still think, where a clock runs."""
    if clock is None or seat is None:
        return None
    limits = [limit for limit in (clock["move"], clock["left"][seat]) if limit is not None]
    return max(0, (min(limits) - (clock["now"] - clock["since"])) // 1000) if limits else None


def result(
    screen: Screen, server: Server, over: dict[str, Any], sealed: str | None, gave: Gave,
    scores: Sequence[str] = (),
) -> None:  # fmt: skip
    """Who got what, the opened seal, and whether everything follows from what was sealed before."""
    words = screen.words
    screen.title(words("result"))
    screen.show(result_table(words, tuple(over["payoffs"]), scores))
    screen.say()
    screen.say(words("seal-opened"), "dim")
    screen.say(over["seed"], "dim")
    try:
        told = verified(words, server, over, sealed, gave)
    except Unreachable:
        return
    except RuleError:
        screen.say(words("join-seal-wrong"), "bold red")
        return
    for line in told:
        screen.say(line, "green")


def verified(words: Words, server: Server, over: dict[str, Any], sealed: str | None, gave: Gave) -> list[str]:
    """Check the record of the match as anybody could; BadProof and the like where it does not hold."""
    if sealed != commitment(_bytes(over["seed"])):
        raise BadProof(reason="another_seal")
    status, text = server.fetch("GET", f"/api/matches/{over['match']}/record")
    if status != 200:  # not for us to see yet
        return []
    kept = record.read(text)
    if not isinstance(kept, record.Record) or kept.header.commitment != sealed:
        raise BadProof(reason="another_seal")
    seat, own, key = gave
    if seat is not None and own is not None and kept.header.entropy[seat] not in (own, b""):
        raise BadProof(reason="another_seal")
    if seat is not None and key and kept.header.keys[seat : seat + 1] != (_bytes(key),):
        raise BadProof(reason="another_key")
    match = kept.verified()
    lines = signed_lines(words, kept)
    throws = sum(CHANCE in choice for choice in match.steps)
    names = [name for name, part in zip(kept.header.names, kept.header.entropy, strict=True) if part]
    told = words("verified", throws=throws, steps=len(match.steps))
    return [told, words("verified-gave", names=words.all(names), count=len(names)), *lines]


def _bytes(text: Any) -> bytes:
    try:
        return bytes.fromhex(text)
    except (TypeError, ValueError):
        return b""
