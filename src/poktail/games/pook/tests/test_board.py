"""Tests that every turn composed on the board is legal to its end."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from poktail.core import codec
from poktail.core.game import CHANCE, Chance, Decide
from poktail.games.pook import rules_pieces as p
from poktail.games.pook.rules import MOVES, Pook
from poktail.games.pook.rules_end import points
from poktail.games.pook.rules_state import Phase, State
from poktail.games.pook.rules_table import Square

FOLDER = Path(__file__).resolve().parents[1]
ESBUILD = FOLDER.parents[3] / "node_modules" / ".bin" / "esbuild"
GAMES = [Pook(seats=2), Pook(), Pook(seats=3, open_banners=True), Pook(teams=True, open_banners=True)]
MOVE = {json.dumps(codec.to_json(move), sort_keys=True): move for move in MOVES}

# Taps at random on everything that can be tapped; wherever the main key could be pressed, what it would send.
RUNNER = """
import { NOTHING, undone } from "./board_draft";
import { columnOf, countsOf, guardsOf, piecesOf, rowOf, sideOf, visible } from "./board_model";
import { facesOf, planOf } from "./board_plan";
import { previewOf } from "./board_preview";
import { bannered, handable, handed, tapped, targetsOf, turned } from "./board_taps";
let dice = 1;
const pick = (all) => all[(dice = (dice * 48271) % 2147483647) % all.length];
const taps = (observation, draft) => {
  const { view } = observation;
  const plan = planOf(observation, draft);
  const banners = plan.banner === null ? plan.takes : view.offer;
  const faces = plan.held && view.phase === "before" ? facesOf(plan, plan.held.card) : [];
  const piggy = plan.swaps.length ? [0, 1] : [];
  return [
    ...[...targetsOf(plan, draft)].map((cell) => tapped(observation, draft, plan, cell)),
    ...view.hand.flatMap((_, at) => (handable(observation, plan, at) ? [handed(observation, draft, plan, at)] : [])),
    ...banners.map((banner) => bannered(draft, plan, banner)),
    ...faces.map((face) => turned(draft, plan, face)),
    ...piggy.map(() => ({ ...draft, piggy: !draft.piggy })),
  ];
};
const marks = (observation) => {
  const { view, seat } = observation;
  const pieces = piecesOf(view);
  const { column, row } = countsOf(pieces);
  const banner = view.banners[seat];
  return {
    purses: Object.fromEntries(view.free.map(({ cell }) => [cell, column(columnOf(cell)) + row(rowOf(cell))])),
    shields: [...guardsOf(view, planOf(observation, NOTHING)).keys()].filter((cell) => pieces.has(cell)).sort(),
    side: sideOf(view, seat),
    visible: banner ? visible(pieces, banner) : null,
  };
};
const shown = ({ piece }) => (piece.is === "piggy" ? "piggy" : [piece.seen.up, piece.seen.card]);
const compose = (observation) => {
  const found = [];
  let draft = NOTHING;
  for (let tap = 0; tap < 9; tap++) {
    const plan = planOf(observation, draft);
    const now = [...previewOf(observation.view, plan)];
    const lies = Object.fromEntries(now.map(([cell, there]) => [cell, shown(there)]));
    if (plan.moves && !draft.piggy) found.push({ moves: plan.moves, reveals: plan.reveals, lies });
    const all = taps(observation, draft);
    if (!all.length) break;
    draft = pick(all);
  }
  let steps = 0;
  for (let back = draft; back; back = undone(back)) steps += 1;
  return { found, steps, marks: marks(observation) };
};
let text = "";
for await (const part of process.stdin) text += part;
console.log(JSON.stringify(JSON.parse(text).map(compose)));
"""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The board's own code, put together for node."""
    path = tmp_path_factory.mktemp("board") / "board.mjs"
    command = [str(ESBUILD), "--bundle", "--format=esm", "--platform=node", "--log-level=warning", f"--outfile={path}"]
    done = subprocess.run(command, input=RUNNER, text=True, cwd=FOLDER, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return path


def positions(game: Pook, rng: Random) -> list[State]:
    """Every position of a random match in which somebody decides."""
    state, found = game.start(), []
    while isinstance(turn := game.turn(state), Chance | Decide):
        if isinstance(turn, Chance):
            outcome = rng.choices([o for o, _ in turn.outcomes], [w for _, w in turn.outcomes])[0]
            state, _ = game.apply(state, {CHANCE: outcome})
        else:
            found.append(state)
            state, _ = game.apply(state, {seat: rng.choice(game.legal(state, seat)) for seat in turn.seats})
    return found


def observation(game: Pook, state: State) -> dict[str, Any]:
    """What the board gets of it."""
    (seat, *_) = game.turn(state).seats  # type: ignore[union-attr]
    legal = [[str(move), codec.to_json(move)] for move in game.legal(state, seat)]
    options = {"teams": game.teams}
    return {"seat": seat, "view": codec.to_json(game.view(state, seat)), "legal": legal, "options": options}


def marks(game: Pook, state: State) -> dict[str, Any]:
    """What the rules say of that seat's side and of the cells: Purses in line, shields, visible levels."""
    square = Square(state.table, state.piggy)
    (side,) = (side for side in range(game.sides) if state.seat in game.members((side,)))
    cards = [spot.card for spot in state.table if spot.up]
    return {
        "purses": {cell: square.purses(cell) for cell in square.free(game.columns, game.rows)},
        "shields": sorted(cell for cell in square.at if square.protected(cell)),
        "side": list(game.members((side,))),
        "visible": None if state.banners[side] is None else points(state, side, cards),
    }


def sent(game: Pook, state: State, seat: int, moves: list[Any]) -> State:
    """The position after these moves; what the table does not ask for is not sent."""
    for value in moves:
        move = MOVE[json.dumps(value, sort_keys=True)]
        if move in game.legal(state, seat):
            state, _ = game.apply(state, {seat: move})
        else:
            assert isinstance(move, p.Decline | p.End), f"{move} is not legal"
    return state


def lies(game: Pook, state: State, seat: int) -> dict[str, Any]:
    """What that seat sees in each cell."""
    there = {spot.cell: [spot.up, codec.to_json(spot.card)] for spot in game.view(state, seat).table}
    return there | {state.piggy: "piggy"}


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(GAMES[0], id="two"),
        pytest.param(GAMES[1], id="four", marks=pytest.mark.slow),
        pytest.param(GAMES[2], id="open Banners", marks=pytest.mark.slow),
        pytest.param(GAMES[3], id="teams with open Banners"),
    ],
)
def test_whatever_is_composed_is_legal_to_the_end_of_the_turn(game: Pook, bundle: Path) -> None:
    """The square is shown as it will lie, save where a hidden card is seen first; its marks follow the rules."""
    rng, node, kinds = Random(f"board {game}"), shutil.which("node"), Counter[str]()
    assert node is not None
    states = [state for _ in range(6) for state in positions(game, rng) if state.phase is not Phase.TIE]
    given = json.dumps([observation(game, state) for state in states])
    done = subprocess.run([node, str(bundle)], input=given, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    for state, answer in zip(states, json.loads(done.stdout), strict=True):
        assert 1 <= answer["steps"] <= 11
        assert answer["marks"] == marks(game, state)
        for plan in answer["found"]:
            kinds.update({move["is"] for move in plan["moves"]})
            after = sent(game, state, state.seat, plan["moves"])
            if state.phase in (Phase.BEFORE, Phase.LAY, Phase.AFTER) and not plan["reveals"]:
                assert (after.phase, after.seat) != (Phase.AFTER, state.seat), "the turn is over"
                assert plan["lies"] == lies(game, after, state.seat)
    assert {"Choose", "Lay", "Aim", "Decline", "Swap", "End"} <= set(kinds)
    assert ("Take" in kinds) == game.open_banners
