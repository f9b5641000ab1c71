"""Tests of invalid lines in records, and why each is refused."""

from __future__ import annotations

import json
from typing import Any

from poktail.core import record
from poktail.core.record import Record
from poktail.games.pok.rules import Pok
from tests.core.matches import VECTORS, finished, header_of

FULL = (VECTORS / "pok.txt").read_text(encoding="utf-8")
SIGHT = (VECTORS / "pok-sight.txt").read_text(encoding="utf-8")
MATCH, HEADER, PROOF = finished(seats=3)
RUNNING = record.write(Record(header_of(Pok(seats=3), None), tuple(MATCH.steps[:5])))
COMMITTED = record.write(Record(HEADER, tuple(MATCH.steps[:5])))
UNPROVEN = record.write(Record(header_of(Pok(seats=3), None), tuple(MATCH.steps)))
SIGNED = (VECTORS / "pok-signed.txt").read_text(encoding="utf-8")
TEXTS = {
    "full": FULL,
    "signed": SIGNED,
    "sight": SIGHT,
    "running": RUNNING,
    "committed": COMMITTED,
    "unproven": UNPROVEN,
}

Case = tuple[str, str, int, list[str]]
"""The reason, which text, the number of the line, and what stands there instead."""


def lines_of(text: str) -> list[str]:
    return text.split("\n")[:-1]


OPTIONS = lines_of(FULL)[2].removeprefix("options: ")
VIEW = lines_of(SIGHT)[26].removeprefix("view: ")


def options(**changed: Any) -> str:
    return "options: " + json.dumps(json.loads(OPTIONS) | changed, separators=(",", ":"))


def dumped(text: str, old: str, new: str) -> str:
    assert text.count(old) >= 1
    return text.replace(old, new, 1)


CASES: list[Case] = [
    ("not_a_record", "full", 1, ["Poktail record 3"]),
    ("not_a_record", "full", 1, ["Poktail record"]),
    ("not_a_record", "full", 1, ["poktail record 1"]),
    ("not_a_record", "full", 1, ["", "Poktail record 1"]),
    ("expected_game", "full", 2, ["Game: pok"]),
    ("expected_game", "full", 2, ["game:pok"]),
    ("unknown_game", "full", 2, ["game: "]),
    ("unknown_game", "full", 2, ["game: POK"]),
    ("unknown_game", "full", 2, ["game: pok "]),
    ("unknown_game", "full", 2, ["game: ../x"]),
    ("unknown_game", "full", 2, ["game: pok/../pok"]),
    ("unknown_game", "full", 2, ["game: pok.rules"]),
    ("unknown_game", "full", 2, ["game: __pycache__"]),
    ("unknown_game", "full", 2, ["game: " + "a" * 100_000]),
    ("expected_options", "full", 3, [OPTIONS]),
    ("bad_value", "full", 3, ["options: "]),
    ("bad_value", "full", 3, ["options: {"]),
    ("bad_value", "full", 3, ["options: " + "[" * 3999]),
    ("bad_value", "full", 3, ['options: {"seats":NaN}']),
    ("bad_options", "full", 3, ["options: " + "[" * 1_000_000]),
    ("bad_options", "full", 3, ["options: " + '{"seats":' * 400 + "3" + "}" * 400]),
    ("bad_options", "full", 3, ["options: []"]),
    ("bad_options", "full", 3, ["options: null"]),
    ("bad_options", "full", 3, [f"options: {OPTIONS} "]),
    ("bad_options", "full", 3, ["options: " + OPTIONS.replace(",", ", ")]),
    ("bad_options", "full", 3, [dumped(f"options: {OPTIONS}", '"seats":3', '"seats":4,"seats":3')]),
    ("bad_options", "full", 3, [dumped(f"options: {OPTIONS}", '"seats":3', '"seats":3,"seats":3')]),
    ("bad_options", "full", 3, [dumped(f"options: {OPTIONS}", "pen_", "pen\\u005f")]),
    ("bad_options", "full", 3, [dumped(f"options: {OPTIONS}", '"counters":2,"goal":5', '"goal":5,"counters":2')]),
    ("bad_options", "full", 3, [options(seats=10**9)]),
    ("bad_options", "full", 3, [options(seats=10**3000)]),
    ("bad_options", "full", 3, [options(seats=-3)]),
    ("bad_options", "full", 3, [options(seats=3.0)]),
    ("bad_options", "full", 3, [options(seats=True)]),
    ("bad_options", "full", 3, [options(seats="3")]),
    ("bad_options", "full", 3, [options(seats=None)]),
    ("bad_options", "full", 3, [options(open_counters=0)]),
    ("bad_options", "full", 3, [options(idle_limit=10**18)]),
    ("bad_options", "full", 3, [options(goal=7)]),
    ("bad_options", "full", 3, [options(dice=[])]),
    ("bad_options", "full", 3, [options(dice="1disc")]),
    ("bad_options", "full", 3, [options(dice=["1disc 1square 1triangle 2disc 2square"] * 9)]),
    ("bad_options", "full", 3, [options(dice=["1disc 1square 1triangle 2disc 2square"] * 90)]),
    ("bad_options", "full", 3, [options(dice=["1disc 1square"] * 13)]),
    ("bad_options", "full", 3, [options(dice=["blank"] * 200_000)]),
    ("bad_options", "full", 3, [options(dice=["blank " * 1000])]),
    ("bad_options", "full", 3, [options(dice=["\x1b[2J"])]),
    ("bad_options", "full", 3, [options(_chance=1)]),
    ("bad_options", "full", 3, [options(__class__=1)]),
    ("bad_options", "full", 3, [options(id="pok")]),
    ("expected_seat", "full", 4, ["seat 1: Zoë"]),
    ("expected_seat", "full", 4, ["seat 00: Zoë"]),
    ("expected_seat", "full", 6, []),
    ("bad_name", "full", 4, ["seat 0: "]),
    ("bad_name", "full", 4, ["seat 0:  Zoë"]),
    ("bad_name", "full", 5, ["seat 1: Wu 吴 "]),
    ("bad_name", "full", 4, ["seat 0: " + "x" * 41]),
    ("expected_commitment", "full", 7, ["seat 3: Eve"]),
    ("not_hex", "full", 7, ["commitment: "]),
    ("not_hex", "full", 7, ["commitment: 00"]),
    ("not_hex", "full", 7, ["commitment: " + "0" * 66]),
    ("not_hex", "full", 7, ["commitment: " + "F" * 64]),
    ("not_hex", "full", 7, ["commitment: " + "00 " * 31 + "00"]),
    ("not_hex", "full", 7, ["commitment: " + "٣" * 64]),
    ("expected_entropy", "full", 8, []),
    ("expected_entropy", "full", 8, ["entropy 1: -"]),
    ("not_hex", "full", 8, ["entropy 0: "]),
    ("not_hex", "full", 8, ["entropy 0: 0"]),
    ("not_hex", "full", 8, ["entropy 0: --"]),
    ("not_hex", "full", 8, ["entropy 0: " + "0" * 130]),
    ("expected_blank", "full", 11, ["entropy 3: -"]),
    ("expected_blank", "full", 11, []),
    ("expected_step", "full", 12, ["0. *:1square/2triangle/blank"]),
    ("expected_step", "full", 12, ["01. *:1square/2triangle/blank"]),
    ("expected_step", "full", 12, ["１. *:1square/2triangle/blank"]),
    ("expected_step", "full", 12, ["1.*:1square/2triangle/blank"]),
    ("expected_step", "full", 12, [" 1. *:1square/2triangle/blank"]),
    ("expected_step", "full", 12, ["-1. *:1square/2triangle/blank"]),
    ("expected_step", "full", 12, ["9" * 5000 + ". *:1square/2triangle/blank"]),
    ("bad_step", "full", 12, ["1. "]),
    ("bad_step", "full", 12, ["1. 1square/2triangle/blank"]),
    ("bad_step", "full", 12, ["1. *:1square/2triangle/blank "]),
    ("bad_step", "full", 12, ["1. *:1square/2triangle/blank *:1square/2triangle/blank"]),
    ("bad_step", "full", 12, ["1. **:1square/2triangle/blank"]),
    ("bad_notation", "full", 12, ["1. *:"]),
    ("bad_notation", "full", 12, ["1. *:disc"]),
    ("bad_notation", "full", 12, ["1. *:1SQUARE/2triangle/blank"]),
    ("bad_notation", "full", 12, ["1. *:9disc/9disc/9disc"]),
    ("illegal_move", "full", 12, ["1. 0:1square/2triangle/blank"]),
    ("illegal_move", "full", 12, ["1. *:1square/2triangle/blank 0:1square/2triangle/blank"]),
    ("bad_step", "full", 13, ["2. -1:disc 1:triangle 2:disc"]),
    ("bad_step", "full", 13, ["2. 0:disc 1:triangle"]),
    ("bad_step", "full", 13, ["2. 0:disc 1:triangle 2:disc 3:disc"]),
    ("bad_step", "full", 13, ["2. 0:disc 1:triangle 2:disc 0:disc"]),
    ("bad_step", "full", 13, ["2. 1:triangle 0:disc 2:disc"]),
    ("bad_step", "full", 13, ["2. 00:disc 1:triangle 2:disc"]),
    ("bad_step", "full", 13, ["2. ٠:disc 1:triangle 2:disc"]),
    ("bad_step", "full", 13, ["2. *:disc 0:disc 1:triangle 2:disc"]),
    ("bad_step", "full", 13, ["2. *:disc"]),
    ("bad_step", "full", 13, ["2. 0:disc  1:triangle 2:disc"]),
    ("bad_notation", "full", 13, ["2. 0:rhombus 1:triangle 2:disc"]),
    ("bad_notation", "full", 13, ["2. 0:disc: 1:triangle 2:disc"]),
    ("match_over", "full", 28, ["17. 0:disc 1:disc 2:disc", ""]),
    ("match_over", "full", 28, ["17. *:disc", ""]),
    ("bad_notation", "full", 28, ["17. *:1square/2triangle/blank", ""]),
    ("expected_result", "full", 29, []),
    ("wrong_result", "full", 29, ["result: 1 -1 -1"]),
    ("wrong_result", "full", 29, ["result: -"]),
    ("wrong_result", "full", 29, ["result: -2 -2 4 "]),
    ("wrong_result", "full", 29, ["result: -2 -2 +4"]),
    ("wrong_result", "running", 15, ["result: -1 -1 1"]),
    ("not_hex", "full", 30, ["reveal: -"]),
    ("not_hex", "full", 30, ["reveal: " + "0" * 62]),
    ("not_hex", "full", 30, ["reveal: " + "0" * 66]),
    ("expected_digest", "full", 30, ["reveal " + "0" * 64]),
    ("expected_digest", "running", 16, ["reveal: " + "0" * 64]),
    ("expected_digest", "committed", 19, [f"reveal: {PROOF.seed.hex()}"]),
    ("expected_digest", "unproven", len(lines_of(UNPROVEN)), [f"reveal: {PROOF.seed.hex()}"]),
    ("expected_key", "signed", 11, []),
    ("expected_key", "signed", 13, []),
    ("expected_blank", "signed", 14, ["key 3: -", ""]),
    ("not_hex", "signed", 11, ["key 0: 00"]),
    ("expected_server", "signed", 34, ["signed 1 0: " + "0" * 128]),
    ("expected_server", "signed", 34, ["signed 2 2: " + "0" * 128]),
    ("expected_server", "signed", 35, ["signed 2 0: " + "0" * 128]),
    ("not_hex", "signed", 34, ["signed 2 0: " + "0" * 126]),
    ("not_hex", "signed", 34, ["signed 2 0: -"]),
    ("expected_server", "signed", 49, []),
    ("not_hex", "signed", 49, ["server: -"]),
    ("expected_signature", "signed", 51, ["signature " + "0" * 128]),
    ("not_hex", "signed", 51, ["signature: -"]),
    ("expected_for", "sight", 11, []),
    ("no_such_seat", "sight", 11, ["for: 3"]),
    ("no_such_seat", "sight", 11, ["for: -1"]),
    ("no_such_seat", "sight", 11, ["for: 01"]),
    ("no_such_seat", "sight", 11, ["for: "]),
    ("expected_blank", "sight", 12, []),
    ("expected_step", "sight", 13, []),
    ("expected_step", "sight", 13, ["1: -"]),
    ("bad_value", "sight", 13, ["1. "]),
    ("bad_value", "sight", 13, ["1. null"]),
    ("bad_value", "sight", 13, ["1. --"]),
    ("bad_value", "sight", 13, ['1. {"is":"Rolled"}']),
    ("bad_value", "sight", 13, ['1. {"is":"State"}']),
    ("bad_value", "sight", 13, ['1. {"is":["Won"],"seat":0,"clause":"POK-11"}']),
    ("bad_value", "sight", 13, ['1. {"is":"Won","seat":true,"clause":"POK-11"}']),
    ("bad_value", "sight", 13, ['1. {"is":"Won","seat":0,"seat":0,"clause":"POK-11"}']),
    ("bad_value", "sight", 13, ['1. {"seat":0,"is":"Won","clause":"POK-11"}']),
    ("bad_value", "sight", 13, ['1. {"is":"Won","seat":0,"clause":"\\u001b[2J"}']),
    ("bad_value", "sight", 13, ['1. {"is":"Won","seat":0,"clause":"\\n"}']),
    ("bad_value", "sight", 13, ['1. {"is":"Won","seat":0,"clause":"\\ud800"}']),
    ("bad_value", "sight", 13, ['1. {"is":"Won","seat":0,"clause":"\\u202e"}']),
    ("expected_view", "sight", 27, []),
    ("bad_value", "sight", 27, ["view: "]),
    ("bad_value", "sight", 27, ["view: " + "[" * 500_000]),
    ("bad_value", "sight", 27, ["view: " + '{"is":' * 100_000]),
    ("bad_value", "sight", 27, ["view: " + VIEW.replace('"round":3', '"round":1' + "0" * 5000)]),
    ("bad_value", "sight", 27, ["view: " + VIEW.replace('"round":3', '"round":3.0')]),
    ("bad_value", "sight", 27, ["view: " + VIEW.replace('"round":3', '"round":Infinity')]),
    ("expected_digest", "sight", 28, ["view: " + VIEW]),
]
