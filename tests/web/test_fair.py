"""Tests of the browser's fairness check: it follows docs/fairness.md, with and without the browser's own hashing."""

from __future__ import annotations

import json
import shutil
import subprocess
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from poktail.core import record
from poktail.core.codec import dump_json
from poktail.core.fair import Fair, commitment
from poktail.core.game import CHANCE
from poktail.core.match import Match
from poktail.core.registry import games
from poktail.server.history import replays

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src" / "poktail" / "web"
VECTORS = ROOT / "docs" / "vectors"
CASES = json.loads((VECTORS / "fair.json").read_text(encoding="utf-8"))["cases"]

RUNNER = """
import * as fair from "./fair";
import { joined, readRecord } from "./pages/verify_record";

const kept = new Map();
globalThis.localStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text) };
if (process.argv[2] === "plain") Object.defineProperty(globalThis, "crypto", { value: {} });
const big = (weights) => weights.map(BigInt);
const raw = (text) => fair.bytes(text);

const does = {
  subtle: async () => globalThis.crypto.subtle !== undefined,
  case: async ({ seed, entropy, streams, draws }) => {
    const using = await fair.hashes();
    const key = await fair.keyOf(raw(seed), entropy.map(raw), using);
    const blocks = ({ step, blocks }) => Promise.all(blocks.map((_, at) => fair.blockOf(key, step, at, using)));
    return {
      commitment: await fair.commitmentOf(raw(seed), using),
      key: fair.hex(key),
      streams: (await Promise.all(streams.map(blocks))).map((found) => found.map(fair.hex)),
      places: await Promise.all(draws.map(({ step, weights }) => fair.placeOf(key, step, big(weights), using))),
    };
  },
  verify: async (...given) => {
    const check = await fair.verify(...given);
    return { ...check, holds: fair.holds(check) };
  },
  whole: (pages) => fair.wholeProof(async (first) => pages[first]),
  read: (text) => readRecord(text).catch(({ reason, line }) => ({ reason, line })),
  file: async (text, proof) => {
    const found = joined(await readRecord(text), proof);
    return found && fair.holds(await fair.verify(found));
  },
  remember: async (calls, match) => {
    for (const call of calls) fair.remember(...call);
    return [fair.remembered(match), fair.matchSealedBy(calls[0][1]), JSON.parse(kept.get("poktail.seals")).length];
  },
};
let text = "";
for await (const part of process.stdin) text += part;
const answers = [];
for (const [name, ...given] of JSON.parse(text)) answers.push(await does[name](...given));
console.log(JSON.stringify(answers));
"""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own code, put together for node."""
    path = tmp_path_factory.mktemp("fair") / "fair.mjs"
    tool = ROOT / "node_modules" / ".bin" / "esbuild"
    command = [str(tool), "--bundle", "--format=esm", "--platform=node", "--log-level=warning", f"--outfile={path}"]
    done = subprocess.run(command, input=RUNNER, text=True, cwd=WEB, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return path


def ask(bundle: Path, hashes: str, *jobs: Any) -> list[Any]:
    """What the page's code answers, all in one run of node."""
    node = shutil.which("node")
    assert node is not None
    command = [node, str(bundle), hashes]
    done = subprocess.run(command, input=json.dumps(jobs), text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)
    return found


def match_of(game: Any, seed: bytes, entropy: tuple[bytes, ...]) -> tuple[Match, Fair]:
    """A whole match with fair chance, the seats playing at random."""
    fair, rng = Fair(seed, entropy), Random(seed)
    match = Match(game, fair.draw)
    while match.payoffs is None:
        seat = match.waiting[0]
        match.commit(seat, rng.choice(game.legal(match.state, seat)))
    return match, fair


def proof_of(match: Match, fair: Fair, first: int = 0) -> dict[str, Any]:
    """What the server tells of a match that is over."""
    *_, found = replays.odds(match.game, match.steps, first)
    proof = {
        "match": "m",
        "game": match.game.id,
        "commitment": commitment(fair.seed),
        "seed": fair.seed.hex(),
        "entropy": [part.hex() for part in fair.entropy],
        "bots": [not part for part in fair.entropy],
        "steps": len(match.steps),
        "names": list(found.names),
        "odds": [{"names": names, "weights": weights} for names, weights in found.weighed()],
        "throws": [{"step": step, "odds": place, "drawn": drawn} for step, place, drawn in found.throws],
        "next": found.next,
    }
    copied: dict[str, Any] = json.loads(json.dumps(proof))
    return copied


def sample(game: Any) -> tuple[Match, Fair]:
    entropy = tuple(bytes([seat + 1]) * 16 if seat < 2 else b"" for seat in range(game.seats))
    return match_of(game, bytes(range(32)), entropy)


def forged(proof: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The same proof with one thing changed."""
    made = {
        name: deepcopy(proof) for name in ("outcome", "seed", "entropy", "bot", "order", "weight", "commitment", "step")
    }
    first = proof["throws"][0]
    made["outcome"]["throws"][0]["drawn"] = next(
        n for n in proof["odds"][first["odds"]]["names"] if n != first["drawn"]
    )
    made["seed"]["seed"] = "ff" + proof["seed"][2:]
    made["entropy"]["entropy"][0] = "ff" + proof["entropy"][0][2:]
    made["bot"]["entropy"][-1] = "00"
    made["order"]["entropy"].reverse()
    made["weight"]["odds"][first["odds"]]["names"].reverse()
    made["commitment"]["commitment"] = "00" * 32
    for throw in made["step"]["throws"]:
        throw["step"] += 1
    return made


@pytest.mark.parametrize("hashes", ["subtle", "plain"])
def test_the_values_of_the_specification_come_out(bundle: Path, hashes: str) -> None:
    subtle, *found = ask(bundle, hashes, ["subtle"], *(["case", case] for case in CASES))
    assert subtle is (hashes == "subtle")
    for case, answer in zip(CASES, found, strict=True):
        assert (answer["commitment"], answer["key"]) == (case["commitment"], case["key"])
        assert answer["streams"] == [stream["blocks"] for stream in case["streams"]]
        assert answer["places"] == [draw["place"] for draw in case["draws"]], case["name"]


@pytest.mark.parametrize("hashes", ["subtle", "plain"])
def test_matches_of_every_game_hold_and_forged_ones_do_not(bundle: Path, hashes: str) -> None:
    proofs = [proof_of(*sample(entry.game())) for entry in games()]
    for proof, answer in zip(proofs, ask(bundle, hashes, *(["verify", proof] for proof in proofs)), strict=True):
        assert answer["holds"] and answer["opens"] and answer["bots"], proof["game"]
        assert (answer["shown"], answer["own"], answer["givers"]) == ("unknown", "unknown", 2)
        assert (answer["throws"], answer["wrong"]) == (len(proof["throws"]), [])
    bad = {f"{proof['game']} {name}": made for proof in proofs for name, made in forged(proof).items()}
    answers = ask(bundle, hashes, *(["verify", made] for made in bad.values()))
    assert [name for name, answer in zip(bad, answers, strict=True) if answer["holds"]] == []


def test_two_throws_that_changed_places_are_found_and_named(bundle: Path) -> None:
    match, fair = sample(games()[1].game())
    proof = proof_of(match, fair)
    throws = proof["throws"]
    one, two = next(
        (a, b)
        for a in range(len(throws))
        for b in range(a)
        if throws[a]["odds"] == throws[b]["odds"] and throws[a]["drawn"] != throws[b]["drawn"]
    )
    throws[one]["drawn"], throws[two]["drawn"] = throws[two]["drawn"], throws[one]["drawn"]
    (answer,) = ask(bundle, "subtle", ["verify", proof])
    assert not answer["holds"]
    assert {each["step"] for each in answer["wrong"]} == {throws[one]["step"] + 1, throws[two]["step"] + 1}
    for each in answer["wrong"]:
        assert each["drawn"] == str(match.steps[each["step"] - 1][CHANCE])


def test_what_this_browser_saw_and_sent_is_compared(bundle: Path) -> None:
    proof = proof_of(*sample(games()[0].game()))
    mine = proof["entropy"][0]
    seals = {
        ("same", "same"): {"commitment": proof["commitment"], "sent": ["00", mine]},
        ("other", "same"): {"commitment": "00" * 32, "sent": [mine]},
        ("same", "other"): {"commitment": proof["commitment"], "sent": ["00"]},
        ("same", "unknown"): {"commitment": proof["commitment"], "sent": []},
    }
    for (shown, own), answer in zip(
        seals, ask(bundle, "subtle", *(["verify", proof, seal, [0]] for seal in seals.values())), strict=True
    ):
        assert (answer["shown"], answer["own"]) == (shown, own)
        assert answer["holds"] is ("other" not in (shown, own))


def test_the_first_seal_of_a_match_is_remembered_and_not_too_many(bundle: Path) -> None:
    calls: list[list[str]] = [["m", "aa"], ["m", "bb", "01"], ["m", "aa", "02"]]
    (few, many) = ask(
        bundle, "subtle", ["remember", calls, "m"], ["remember", [[f"m{n}", "cc"] for n in range(99)], "m"]
    )
    assert few == [{"commitment": "aa", "sent": ["01", "02"]}, "m", 1]
    assert (many[0], many[2]) == (None, 60)


def test_a_long_proof_comes_in_pages(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, fair = sample(games()[0].game())
    whole = proof_of(match, fair)
    monkeypatch.setattr(replays, "LISTED", 40)
    pages, first = {}, 0
    while first is not None:
        pages[first] = proof_of(match, fair, first)
        first = pages[first]["next"]
    assert len(pages) > 3
    joined, answer = ask(bundle, "subtle", ["whole", pages], ["verify", whole])
    assert [throw["step"] for throw in joined["throws"]] == [throw["step"] for throw in whole["throws"]]
    header = record.Header(match.game, tuple("Ann" for _ in fair.entropy), commitment(fair.seed), fair.entropy)
    text = record.write(record.record_of(match, header, fair))
    again, file = ask(bundle, "subtle", ["verify", joined], ["file", text, joined])
    assert again == answer and again["holds"] and file is True


def test_weights_too_great_for_a_browser_travel_as_text() -> None:
    found = replays.Odds(lists={((0, 2**53 - 1), (1, 2**53)): 0})
    assert found.weighed() == [([0, 1], [2**53 - 1, str(2**53)])]


def test_record_files_are_read_and_checked_with_the_odds(bundle: Path) -> None:
    text = (VECTORS / "pok.txt").read_text(encoding="utf-8")
    kept = record.read(text)
    assert isinstance(kept, record.Record) and kept.seed is not None
    lines = record.write_json_lines(kept)
    proof = proof_of(kept.match(), Fair(kept.seed, kept.header.entropy))
    bent = lines.replace('"chance":"1square/2triangle/blank"', '"chance":"1square/2triangle/3disc"', 1)
    assert bent != lines
    read = ask(
        bundle,
        "plain",
        ["read", text],
        ["read", lines],
        ["file", text, proof],
        ["file", lines, proof],
        ["file", bent, proof],
    )
    for found, form in zip(read[:2], ("text", "jsonl"), strict=True):
        assert (found["form"], found["game"], found["names"]) == (form, kept.header.game.id, list(kept.header.names))
        assert (found["commitment"], found["seed"], found["over"]) == (kept.header.commitment, kept.seed.hex(), True)
        assert found["entropy"] == [part.hex() for part in kept.header.entropy]
        assert found["drawn"] == [[step, str(one[CHANCE])] for step, one in enumerate(kept.steps) if CHANCE in one]
    assert read[2:] == [True, True, False]


def test_files_that_are_no_record_say_why(bundle: Path) -> None:
    text = (VECTORS / "pok.txt").read_text(encoding="utf-8")
    observation = (VECTORS / "pok-sight.txt").read_text(encoding="utf-8")
    files = {
        "sight": observation,
        "other": "Dear diary",
        "digest": text.replace("1square", "1disc", 1),
        "damaged": text.replace("commitment: ", "commitment ", 1),
        "long": "x" * 4_000_001,
    }
    more = [text.replace("\n", "\r\n"), dump_json({"poktail": "?"}), "{", text[:300]]
    answers = ask(bundle, "subtle", *(["read", each] for each in [*files.values(), *more]))
    assert [answer["reason"] for answer in answers[:5]] == list(files)
    assert answers[3]["line"] == 7
    assert all(answer["reason"] in ("damaged", "other", "digest") for answer in answers[5:])
