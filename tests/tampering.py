"""Tampered records: more than forty ways to change the record of a match of POK, for every checker to judge.

The forger has no private key of the match: they leave out signatures that no longer fit, and sign the record with a
server key of their own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from poktail.core import record
from poktail.core.fair import Fair, commitment
from poktail.core.game import CHANCE
from poktail.core.match import Match
from poktail.core.record import Record
from poktail.core.signed import move_message, record_message
from poktail.signing import SigningKey

Parts = dict[str, Any]
"""What a record says: `head`, a list of `steps` (who: notation), `result` and `reveal`.

Of a signed record also `signatures` by step (from 0) and seat, the `server`'s key and its `signature`.
"""
FORGER = SigningKey(sha256(b"somebody else").digest())


def parts_of(text: str) -> Parts:
    """A record, text or JSON lines, taken apart."""
    kept = record.read_bytes(text.encode())
    assert isinstance(kept, Record)
    head, *steps, end = map(json.loads, record.write_json_lines(kept).splitlines())
    signatures = {(n, who): one for n, step in enumerate(steps) for who, one in step.get("signatures", {}).items()}
    return {"head": head, "steps": [step["choice"] for step in steps], "signatures": signatures, **end}


def as_json_lines(parts: Parts) -> str:
    """The JSON lines of these parts, whatever they are."""
    rows = [parts["head"]]
    for number, choice in enumerate(parts["steps"]):
        made = {who: one for (n, who), one in sorted(parts["signatures"].items()) if n == number}
        rows.append({"step": number + 1, "choice": choice} | ({"signatures": made} if made else {}))
    rows.append({name: parts[name] for name in ("result", "reveal", "server", "signature") if name in parts})
    return "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)


def body_of(parts: Parts) -> str:
    """The text of these parts before the digest."""
    head = parts["head"]
    options = json.dumps(head["options"], ensure_ascii=False, separators=(",", ":"))
    lines = [head["poktail"], f"game: {head['game']}", f"options: {options}"]
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(head["names"])]
    lines += [f"commitment: {head['commitment'] or '-'}"]
    lines += [f"entropy {seat}: {part or '-'}" for seat, part in enumerate(head["entropy"])]
    lines += [f"key {seat}: {key or '-'}" for seat, key in enumerate(head.get("keys", ()))]
    written = (
        " ".join(f"{'*' if who == 'chance' else who}:{what}" for who, what in step.items()) for step in parts["steps"]
    )
    lines += ["", *(f"{number}. {step}" for number, step in enumerate(written, 1)), ""]
    lines += ["result: " + ("-" if parts["result"] is None else " ".join(map(str, parts["result"])))]
    lines += [f"reveal: {parts['reveal']}"] if parts["reveal"] else []
    lines += [f"signed {n + 1} {who}: {one}" for (n, who), one in sorted(parts["signatures"].items())]
    lines += [f"server: {parts['server']}"] if "server" in parts else []
    return "".join(f"{line}\n" for line in lines)


def as_text(parts: Parts) -> str:
    """The text of these parts, whatever they are, with a digest that fits."""
    body = body_of(parts)
    end = f"signature: {parts['signature']}\n" if "signature" in parts else ""
    return f"{body}digest: {sha256(body.encode()).hexdigest()}\n{end}"


def _decided(parts: Parts) -> Iterator[tuple[tuple[int, str], tuple[str, int, str]]]:
    """Every decision: its step and seat; and the seat, how many decisions it made before, and the move."""
    counts: dict[str, int] = {}
    for number, step in enumerate(parts["steps"]):
        for who, move in step.items():
            if who != "chance":
                counts[who] = counts.get(who, -1) + 1
                yield (number, who), (who, counts[who], move)


def _kept_where_they_fit(before: Parts, parts: Parts) -> None:
    """Keep the signatures of decisions that are still the same, and leave the others out."""
    fit = {what: before["signatures"][place] for place, what in _decided(before) if place in before["signatures"]}
    parts["signatures"] = {place: fit[what] for place, what in _decided(parts) if what in fit}


def _signed_by_somebody(parts: Parts) -> None:
    parts["server"] = FORGER.public.hex()
    digest = sha256(body_of(parts).encode()).hexdigest()
    parts["signature"] = FORGER.sign(record_message(digest)).hex()


def _reads(parts: Parts) -> bool:
    try:
        record.read(as_text(parts))
    except Exception:
        return False
    return True


# The changes; each gets parts of its own to change.


def _names(parts: Parts) -> None:
    names = parts["head"]["names"]
    names[0], names[1] = names[1], names[0]


def _set(*path: str | int) -> Callable[[Any], Callable[[Parts], None]]:
    def to(value: Any) -> Callable[[Parts], None]:
        def change(parts: Parts) -> None:
            *way, last = path
            place: Any = parts
            for step in way:
                place = place[step]
            place[last] = value(place[last]) if callable(value) else value

        return change

    return to


def _flip(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


def _faces(change: Callable[[list[str]], list[str]]) -> Callable[[Parts], None]:
    return _set("head", "options", "dice", 0)(lambda die: " ".join(change(die.split(" "))))


def _throws(parts: Parts) -> list[int]:
    return [number for number, step in enumerate(parts["steps"]) if "chance" in step]


def _other_throw(parts: Parts) -> None:
    first = _throws(parts)[0]
    parts["steps"][first]["chance"] = next(
        step["chance"]
        for step in parts["steps"]
        if step.get("chance", parts["steps"][first]["chance"]) != parts["steps"][first]["chance"]
    )


def _swapped_throws(parts: Parts) -> None:
    steps, throws = parts["steps"], _throws(parts)
    other = next(n for n in throws if steps[n] != steps[throws[0]])
    steps[throws[0]], steps[other] = steps[other], steps[throws[0]]


def _decisions(parts: Parts) -> Iterator[Parts]:
    """The record with one decision changed, in every way that the rules allow, each with the result that fits."""
    kept = record.read(as_text(parts))
    assert isinstance(kept, Record)
    for number, step in enumerate(parts["steps"]):
        match = Match(kept.header.game)
        for choice in kept.steps[:number]:
            match.step(choice)
        for seat in [] if "chance" in step else match.waiting:
            for move in map(str, match.legal(seat)):
                changed = deepcopy(parts)
                changed["steps"][number][str(seat)] = move
                if move == step[str(seat)]:
                    continue
                try:
                    played = Match(kept.header.game)
                    for choice, said in zip(kept.steps, changed["steps"], strict=True):
                        known = {str(m): m for s in played.waiting for m in played.legal(s)}
                        played.step(
                            choice if CHANCE in choice else {int(who): known[what] for who, what in said.items()}
                        )
                except Exception:
                    continue
                changed["result"] = None if played.payoffs is None else list(played.payoffs)
                if _reads(changed):
                    yield changed


def _decision(parts: Parts) -> None:
    parts |= next(one for one in _decisions(parts) if one["result"] is not None)


def _decision_and_wrong_result(parts: Parts) -> None:
    changed, old = next(_decisions(parts)), parts["result"]
    parts["steps"] = changed["steps"]
    parts["result"] = old if old != changed["result"] else [one + 1 for one in old]


def _reseeded(parts: Parts) -> None:
    seed = _flip(parts["reveal"])
    parts["reveal"], parts["head"]["commitment"] = seed, commitment(bytes.fromhex(seed))


def _invented(parts: Parts) -> None:
    """Another match altogether, with a seed and a commitment that fit it."""
    kept = record.read(as_text(parts))
    assert isinstance(kept, Record)
    fair, rng = Fair(bytes(32), kept.header.entropy), Random(5)
    match = Match(kept.header.game, fair.draw)
    while match.payoffs is None:
        seat = match.waiting[0]
        match.commit(seat, rng.choice(match.legal(seat)))
    header = record.Header(kept.header.game, kept.header.names, commitment(fair.seed), kept.header.entropy)
    made = parts_of(record.write(record.record_of(match, header, fair)))
    made["head"] |= {name: parts["head"][name] for name in ("poktail", "keys")}
    parts |= made | {"signatures": {}}


def _gone(*places: int) -> Callable[[Parts], None]:
    def change(parts: Parts) -> None:
        for place in sorted(places, reverse=True):
            del parts["steps"][place]

    return change


# Signatures


def _swapped_signatures(parts: Parts) -> None:
    made = parts["signatures"]
    first, *more = [place for place in sorted(made) if place[1] == min(made)[1]]
    one, two = first, (more or [first])[0]  # a seat may have signed only once
    made[one], made[two] = made[two], made[one]


def _signature_of_another_match(parts: Parts) -> None:
    key = SigningKey(sha256(b"poktail test vector: seat 0").digest())
    first = min(parts["signatures"])
    message = move_message("00" * 32, bytes.fromhex(parts["server"]), 0, 0, parts["steps"][first[0]][first[1]])
    parts["signatures"][first] = key.sign(message).hex()


def _replaced_keys(*, first_only: bool) -> Callable[[Parts], None]:
    """Other keys for the seats that signed, and all their signatures made with them, for the forger's server."""

    def change(parts: Parts) -> None:
        seats = sorted({who for _, who in parts["signatures"]})[: 1 if first_only else None]
        key = SigningKey(sha256(b"another seat").digest())
        for who in seats:
            parts["head"]["keys"][int(who)] = key.public.hex()
        for place, (who, number, move) in _decided(parts):
            if who in seats:
                sealed = parts["head"]["commitment"]
                message = move_message(sealed, FORGER.public, int(who), number, move)
                parts["signatures"][place] = key.sign(message).hex()

    return change


def _no_signatures(parts: Parts) -> None:
    parts["signatures"] = {}


def _no_keys(parts: Parts) -> None:
    parts["signatures"], parts["head"]["keys"] = {}, ["" for _ in parts["head"]["keys"]]


def _unsigned(parts: Parts) -> None:
    for name in ("server", "signature"):
        del parts[name]
    del parts["head"]["keys"]
    parts["signatures"], parts["head"]["poktail"] = {}, "Poktail record 1"


def _all(*changes: Callable[[Parts], Any]) -> Callable[[Parts], None]:
    def change(parts: Parts) -> None:
        for one in changes:
            one(parts)

    return change


@dataclass(frozen=True)
class Kind:
    """One way to change a record, and whether it is found without the server's key; with that key, every one is found.

    `signed`: whether somebody else signs the record in the end; `fit`: whether they leave out what no longer fits.
    """

    change: Callable[[Parts], Any]
    found: bool = True
    signed: bool = True
    fit: bool = True


entropy, options, result = _set("head", "entropy"), _set("head", "options"), _set("result")
KINDS: dict[str, Kind] = {
    "all signatures removed": Kind(_no_signatures, found=False, fit=False),
    "all signatures and keys removed": Kind(_no_keys, found=False, fit=False),
    "rewritten as a record without signatures": Kind(_unsigned, found=False, signed=False, fit=False),
    "all keys and signatures replaced": Kind(_replaced_keys(first_only=False), found=False, fit=False),
    "a name changed, and all signatures removed": Kind(
        _all(_set("head", "names", 0)("Mallory"), _no_signatures), found=False, fit=False
    ),
    "a decision changed, and all signatures removed": Kind(_all(_decision, _no_signatures), found=False, fit=False),
    "an invented match, with a seed and a commitment that fit": Kind(_invented, found=False, fit=False),
    "names swapped": Kind(_names),
    "a name changed": Kind(_set("head", "names", 0)("Mallory")),
    "a name changed, under the server's old signature": Kind(_set("head", "names", 0)("Mallory"), signed=False),
    "an option changed that made no difference": Kind(_set("head", "options", "idle_limit")(31)),
    "equal faces of a die in another order": Kind(_faces(lambda f: [f[0], f[2], f[1], *f[3:]])),
    "a decision changed, with the result that fits": Kind(_decision),
    "a decision changed, with its old signature": Kind(_decision, fit=False),
    "two signatures of a seat swapped": Kind(_swapped_signatures, fit=False),
    "a signature removed": Kind(lambda parts: parts["signatures"].pop(min(parts["signatures"])), fit=False),
    "a signature of another match": Kind(_signature_of_another_match, fit=False),
    "a seat's key replaced, with all its signatures": Kind(_replaced_keys(first_only=True), fit=False),
    "the server's signature removed": Kind(lambda parts: parts.pop("signature"), signed=False),
    "the server's key and signature replaced": Kind(lambda _: None),
    "a decision changed, with a result that does not fit": Kind(_decision_and_wrong_result),
    "an option changed": Kind(_set("head", "options", "goal")(1)),
    "faces of a die in another order": Kind(_faces(lambda f: f[::-1])),
    "a face of a die changed": Kind(_faces(lambda f: ["1square", *f[1:]])),
    "dice in another order": Kind(_set("head", "options", "dice")(lambda dice: dice[::-1])),
    "another game": Kind(_set("head", "game")("pook")),
    "a seat added": Kind(options(lambda old: old | {"seats": old["seats"] + 1})),
    "a throw changed": Kind(_other_throw),
    "two throws swapped": Kind(_swapped_throws),
    "a throw omitted": Kind(_gone(2)),
    "a throw and its decision omitted": Kind(_gone(2, 3)),
    "the last decision omitted": Kind(lambda parts: parts.update(steps=parts["steps"][:-1], result=None)),
    "the last decision omitted, with the old result": Kind(lambda parts: parts["steps"].pop()),
    "a step repeated": Kind(lambda parts: parts["steps"].insert(2, dict(parts["steps"][0]))),
    "a step after the end": Kind(lambda parts: parts["steps"].append(dict(parts["steps"][0]))),
    "the result changed": Kind(result(lambda old: [one + 1 for one in old])),
    "the result of two seats swapped": Kind(
        result(lambda old: old[::-1] if old != old[::-1] else [old[0] + 1, *old[1:]])
    ),
    "the seed changed": Kind(_set("reveal")(_flip)),
    "the seed withheld": Kind(_set("reveal")(None)),
    "the commitment changed": Kind(_set("head", "commitment")(_flip)),
    "the commitment and the seed changed together": Kind(_reseeded),
    "no commitment": Kind(
        lambda parts: (parts["head"].update(commitment=None, entropy=[]), parts.update(reveal=None))[1]
    ),
    "a contribution changed": Kind(entropy(lambda old: [_flip(old[0]) if old[0] else "00" * 16, *old[1:]])),
    "a contribution omitted": Kind(entropy(lambda old: [("" if part else "00" * 16) for part in old])),
    "a contribution added to a bot's seat": Kind(entropy(lambda old: [part or "ab" * 16 for part in old])),
    "contributions in another order": Kind(entropy(lambda old: old[1:] + old[:1])),
}
FORMS: dict[str, Callable[[Parts], str]] = {"text": as_text, "jsonl": as_json_lines}


def tampered(kind: str, form: str, text: str) -> str:
    """This record, changed in this way, in this form."""
    before = parts_of(text)
    parts, how = deepcopy(before), KINDS[kind]
    how.change(parts)
    if how.fit:
        _kept_where_they_fit(before, parts)
    if how.signed:
        _signed_by_somebody(parts)
    return FORMS[form](parts)
