"""Tests of LiveMatch: moves by notation, refusals that change nothing, the same match from its rows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import orjson
import pytest

from poktail.core import codec
from poktail.core.errors import AlreadyChosen, BadNotation, IllegalMove, MatchOver, NoSuchSeat, NotYourTurn, RuleError
from poktail.core.fair import Fair
from poktail.core.game import Decide
from poktail.core.match import Match
from poktail.core.registry import Entry, games
from poktail.server.errors import Broken, MatchTooLong, Stale
from poktail.server.storage.store import TAKE_BACK, LogRow
from poktail.server.tables import live_match
from poktail.server.tables.delayed_match import DelayedMatch
from poktail.server.tables.live_match import LiveMatch, moves_by_notation, rendered_moves

GAMES = [pytest.param(entry, id=entry.id) for entry in games()]
SEED = bytes(range(32))
STEP = 1_000


def fresh(entry: Entry, rows: Any = ()) -> LiveMatch:
    game = entry.game()
    return LiveMatch("match-id", game, Fair(SEED, (b"own",) * game.seats), rows)


def row(play: LiveMatch, seat: int, move: str, **more: Any) -> LogRow:
    made = LogRow(play.id, play.seq, play.seq * STEP, seat, move, "owner", f"ack{play.seq}", 5)
    return made._replace(**more)


@cache
def rows(entry: Entry) -> tuple[LogRow, ...]:
    """A whole match at random."""
    rng, play, made = Random(f"rows {entry.id}"), fresh(entry), list[LogRow]()
    while not play.over:
        seat = rng.choice(play.match.waiting)
        one = row(play, seat, str(rng.choice(play.match.legal(seat))), ack=rng.choice((None, f"ack{play.seq}")))
        play.choose(seat, one.move, play.match.version)
        play.stored(one)
        made.append(one)
    return tuple(made)


def looks(play: LiveMatch) -> tuple[Any, ...]:
    """All there is to a match, as far as anybody can ever tell."""
    match, seats = play.match, (None, *range(play.game.seats))
    chosen = [match.chosen(seat) for seat in range(play.game.seats)]
    event = [(match.view(seat), match.legal(seat), match.events_since(seat)) for seat in seats]
    return match.turn, match.waiting, match.steps, chosen, event, play.seq, frozenset(play.acks)


# Moves as they travel


@pytest.mark.parametrize("entry", GAMES)
def test_every_move_goes_by_its_notation(entry: Entry) -> None:
    game = entry.game()
    assert moves_by_notation(game) == {str(move): move for move in game.moves}
    for move, fragment in rendered_moves(game).items():
        text, value = json.loads(orjson.dumps(fragment))
        assert moves_by_notation(game)[text] is move
        assert value == codec.to_json(move)
    assert list(rendered_moves(game)) == list(game.moves)
    assert moves_by_notation(game) is moves_by_notation(entry.game())


# Choosing


@pytest.mark.parametrize("entry", GAMES)
def test_the_same_choices_make_the_same_match_as_without_a_server(entry: Entry) -> None:
    play = fresh(entry)
    plain = Match(entry.game(), Fair(SEED, (b"own",) * play.game.seats).draw)
    for one in rows(entry):
        assert not play.over
        moved = play.choose(one.seat, one.move, play.match.version)
        assert moved == plain.commit(one.seat, play.moves[one.move])
        assert (play.match.state, play.match.turn, play.match.log) == (plain.state, plain.turn, plain.log)
        assert play.seq == one.seq  # it counts what is stored, and this is not yet
        play.stored(one)
        assert play.seq == one.seq + 1
    assert play.over
    assert play.match.payoffs is not None


@pytest.mark.parametrize("entry", GAMES)
def test_a_refused_choice_changes_nothing(entry: Entry) -> None:
    play = fresh(entry)
    for number, one in enumerate((*rows(entry)[:40], None)):
        before = looks(play)
        for error, seat, text, version in wrong(play):
            with pytest.raises(error):
                play.choose(seat, text, version)
        assert looks(play) == before, number
        if one is not None and not play.over:
            play.choose(one.seat, one.move, play.match.version)
            play.stored(one)


def wrong(play: LiveMatch) -> Iterator[tuple[type[RuleError], int, str, int]]:
    """Everything that can be wrong with a choice now: who, what and when."""
    match, version = play.match, play.match.version
    known = str(play.game.moves[0])
    for other in (version - 1, version + 1, 2**53):
        yield Stale, 0, known, other
    if not isinstance(match.turn, Decide):
        return
    yield NotYourTurn, 99, "no such move", version
    yield NoSuchSeat, 99, known, version
    yield NoSuchSeat, -1, known, version
    for seat in range(play.game.seats):
        asked = seat in match.turn.seats
        late: type[RuleError] = AlreadyChosen if asked else NotYourTurn
        if seat not in match.waiting:
            yield late, seat, known, version
            yield late, seat, "no such move", version
        else:
            yield BadNotation, seat, "no such move", version
            yield BadNotation, seat, f"{known} ", version
            illegal = [str(move) for move in play.game.moves if move not in match.legal(seat)]
            yield from ((IllegalMove, seat, text, version) for text in illegal[:: 1 + len(illegal) // 8])


@pytest.mark.parametrize("entry", GAMES)
def test_after_the_end_there_is_nothing_to_choose(entry: Entry) -> None:
    play = fresh(entry, rows(entry))
    for text in (rows(entry)[-1].move, "no such move"):
        with pytest.raises(MatchOver):
            play.choose(0, text, play.match.version)
    with pytest.raises(Stale) as refused:
        play.choose(0, "no such move", 0)
    assert refused.value.data == {"version": 0, "newest": play.match.version}


def test_an_unknown_notation_is_repeated_only_in_part() -> None:
    play = fresh(games()[0])
    with pytest.raises(BadNotation) as refused:
        play.choose(play.match.waiting[0], "x" * 200, play.match.version)
    assert refused.value.data == {"text": "x" * 80}


# From the rows


@pytest.mark.parametrize("entry", GAMES)
def test_a_match_is_its_rows(entry: Entry) -> None:
    """After every row, the match that lived on and the one read back are the same."""
    living = fresh(entry)
    for number, one in enumerate(rows(entry)):
        living.choose(one.seat, one.move, living.match.version)
        living.stored(one)
        if number % 7 == 0 or living.over:
            assert looks(fresh(entry, rows(entry)[: number + 1])) == looks(living)
    assert living.acks == {(one.seat, one.ack): one.move for one in rows(entry) if one.ack}
    assert living.acks


@pytest.mark.parametrize("entry", GAMES)
def test_a_log_that_cannot_be_is_a_defect_and_tells_nothing_of_what_is_stored(entry: Entry) -> None:
    one = rows(entry)[0]
    play = fresh(entry)
    illegal = [str(m) for m in play.game.moves if m not in play.match.legal(one.seat)]
    bad = [one._replace(seq=1), one._replace(seq=-1), one._replace(move="no such move"), one._replace(seat=99)]
    bad += [one._replace(move=text) for text in illegal[:3]]
    bad += [one._replace(seat=seat) for seat in range(play.game.seats) if seat not in play.match.waiting]
    bad += [one._replace(by=TAKE_BACK)]  # there is nothing to take back yet
    before = looks(play)
    for worse in bad:
        with pytest.raises(Broken) as refused:
            play.redo(worse)
        assert refused.value.data == {"match": "matc", "seq": worse.seq}
        assert refused.value.__suppress_context__ or refused.value.__context__ is None
    assert looks(play) == before
    assert play.redo(one) in (True, False)
    with pytest.raises(Broken):
        play.redo(one)


# Some time later


@pytest.mark.parametrize("entry", GAMES)
@pytest.mark.parametrize("fed", [0, 5, 10**6])
def test_late_spectators_see_what_was_there_so_long_ago(entry: Entry, fed: int) -> None:
    """Some rows were there when the table was read back, the others come one by one."""
    started, delay = -STEP, 5 * STEP
    behind = DelayedMatch(fresh(entry), started, delay)
    for one in rows(entry)[:fed]:
        behind.feed(one, one.at)
    shown = 0
    for now in range(started, (len(rows(entry)) + 8) * STEP, STEP // 2):
        for one in rows(entry)[fed:]:
            if one.at == now:
                behind.feed(one, one.at)
        assert behind.begun(now) == (now >= started + delay)
        if not behind.shown:
            assert behind.due() == started + delay
            behind.shown = behind.begun(now)
        told = sum(one.at + delay <= now for one in rows(entry))
        assert behind.advance(now) == (told > shown)
        assert not behind.advance(now)
        assert behind.live.seq == told
        coming_now = [one for one in rows(entry)[told:] if one.at <= now or one.seq < fed]
        assert behind.caught_up(now) == (behind.begun(now) and not coming_now)
        shown = told
        coming = [one.at + delay for one in rows(entry) if one.at <= now or one.seq < fed][told:]
        assert not behind.shown or behind.due() == (coming[0] if coming else None)
    assert behind.live.over
    assert looks(behind.live) == looks(fresh(entry, rows(entry)))


def test_what_is_shown_late_is_no_more_than_the_match_was_then() -> None:
    entry = games()[0]
    half = rows(entry)[: len(rows(entry)) // 2]
    behind = DelayedMatch(fresh(entry), 0, 10)
    for one in rows(entry):
        behind.feed(one, one.at)
    assert behind.advance(half[-1].at + 10)
    assert looks(behind.live) == looks(fresh(entry, half))


def test_a_match_has_only_so_many_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = games()[0]
    played = rows(entry)  # before the limit, which would end it
    monkeypatch.setattr(live_match, "MOST_MOVES", 3)
    play = fresh(entry, played[:3])
    before, seat = looks(play), play.match.waiting[0]
    with pytest.raises(MatchTooLong):
        play.choose(seat, str(play.match.legal(seat)[0]), play.match.version)
    assert looks(play) == before and play.is_too_long
    assert not fresh(entry, played[:2]).is_too_long
