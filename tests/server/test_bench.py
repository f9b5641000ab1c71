"""Tests of the server benchmark: its yardstick is tic-tac-toe, its arithmetic is right, a tiny run counts moves."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.server import OURS, SIDES, Plan, Side, as_json, entered, level
from bench.server_crowd import LAST, drawn
from bench.server_measure import Sample, Spent, quantile, ratios
from bench.server_report import report
from bench.server_wire import FIN, PING, PONG, TEXT, Wire
from bench.yardsticks.tic_tac_toe import CELLS, Cell, Ended, Marked, TicTacToe
from poktail.core.game import Over
from poktail.core.match import Match
from poktail.core.registry import games


def test_the_yardstick_has_as_many_positions_as_tic_tac_toe():
    game = TicTacToe()
    seen, ahead, ends = {game.start()}, [game.start()], Counter[tuple[int, ...]]()
    while ahead:
        state = ahead.pop()
        turn = game.turn(state)
        if isinstance(turn, Over):
            ends[turn.payoffs] += 1
            assert game.legal(state, 0) == game.legal(state, 1) == ()
            continue
        after = {game.apply(state, {state.acts: cell})[0] for cell in game.legal(state, state.acts)}
        ahead += after - seen
        seen |= after
    assert len(seen) == 5478
    assert ends == {(1, -1): 626, (-1, 1): 316, (0, 0): 16}


def test_the_yardstick_tells_what_it_shows():
    match = Match(TicTacToe())
    for cell in ("a1", "a2", "b1", "b2", "c1"):
        match.step({match.turn.seats[0]: Cell(cell)})  # type: ignore[union-attr]
    assert [event.what for event in match.events_since(None, 4)] == [Marked(0, Cell.C1), Ended((1, -1))]
    assert match.view(1).cells == (0, 0, 0, 1, 1, None, None, None, None)


def test_every_script_is_a_draw_of_nine_moves():
    for seed in range(50):
        match = Match(TicTacToe())
        for number, cell in enumerate(drawn(Random(seed))):
            assert match.commit(number % 2, CELLS[cell])
        assert match.payoffs == (0, 0)


def test_shares_of_all_values():
    values = [float(value) for value in range(1, 101)]
    assert (quantile(values, 0.5), quantile(values, 0.99), quantile([7.0], 0.99)) == (50.0, 99.0, 7.0)


def test_what_a_sample_says():
    sample = Sample(Spent(2.0, 1.0, 0.5, 2.5), Spent(1.0, 0.5, 0.1, 0.7), [0.001] * 99 + [0.1], 8000, 1000)
    assert sample.rate == 4000
    assert sample.cpu == pytest.approx(125)
    assert sample.crowd == pytest.approx(62.5)
    assert sample.match == pytest.approx(500)
    assert sample.whole == pytest.approx(1e6 * 1.5 / 9000)
    assert (sample.latency(0.5), sample.latency(0.99), sample.latency(1.0)) == (1.0, 1.0, 100.0)
    assert Spent(2.0, 1.0, 0.5, 1.4).others == 0.0


def test_ratios_are_taken_round_by_round():
    mine, other = ([Sample(moves=moves) for moves in some] for some in ((1, 4, 9), (2, 4, 3)))
    assert ratios(mine, other, lambda sample: sample.moves) == (1.0, 0.5, 3.0)


class Pipe:
    """What a connection writes to."""

    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data


@pytest.mark.parametrize("size", [5, 125, 126, 70_000])
def test_frames_arrive_whole_however_they_are_cut(size: int) -> None:
    async def run() -> None:
        event: list[bytes] = []
        wire, pipe = Wire(b"GET", event.append, pytest.fail), Pipe()
        transport: Any = pipe
        wire.connection_made(transport)
        text = bytes(byte % 251 for byte in range(size))
        longer = b"" if size < 126 else size.to_bytes(2 if size < 1 << 16 else 8, "big")
        head = bytes((FIN | TEXT, size if size < 126 else 126 if size < 1 << 16 else 127)) + longer
        stream = b"HTTP/1.1 101 Yes\r\n\r\n" + head + text + bytes((FIN | PING, 2)) + b"ab" + head + text
        step = 1 if size < 200 else 1000
        for at in range(0, len(stream), step):
            wire.data_received(stream[at : at + step])
        assert event == [text, text]
        assert pipe.written == b"GET" + bytes((FIN | PONG, FIN | 2, 0, 0, 0, 0)) + b"ab"

    asyncio.run(run())


def test_our_own_games_are_entered():
    few, more = list(entered(2)), list(entered(4))
    assert {game for game, _ in more} == {entry.id for entry in games()}
    assert set(few) <= set(more)
    assert all(seats == 2 for _, seats in few)


def test_a_tiny_run_of_our_side_counts_every_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tables, plan = 3, Plan(tables=(3,), rounds=2, seconds=0.05)
    (side,) = asyncio.run(level(tables, plan, tmp_path, SIDES[:1]))
    assert isinstance(side, Side)
    assert (side.whose, side.tables, len(side.rss), len(side.closed)) == (OURS, tables, 2, 2)
    for sample in side.closed:
        assert sample.matches and sample.matches % tables == 0
        assert sample.moves == len(sample.latencies) == LAST * sample.matches
        assert sample.play.server > 0 and sample.turnover.server > 0
        assert sample.whole > 0
    with closing(sqlite3.connect(next((tmp_path / "3-ours" / "data").glob("*.db*")))) as database:
        states = dict(database.execute("SELECT state, count(*) FROM matches GROUP BY state"))
        (moves,) = database.execute("SELECT count(*) FROM log").fetchone()
    assert states["running"] == tables
    assert states["over"] >= sum(sample.matches for sample in side.closed)
    assert moves == (LAST + 1) * states["over"]
    report([[side]], [], ["boardgame.io: not measured"], tmp_path)
    assert "tables" in capsys.readouterr().out
    assert as_json([[side]], [])["rows"][0]["closed"][0]["matches"] == side.closed[0].matches
