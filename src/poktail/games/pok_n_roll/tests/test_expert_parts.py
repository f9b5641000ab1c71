"""What the expert is made of agrees with the rules and with the solved tables; its net learns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np
import pytest

from poktail.bots.series import chance
from poktail.core.game import Observation
from poktail.core.match import Match
from poktail.games.pok_n_roll.expert_dice import dice_of, number, placed
from poktail.games.pok_n_roll.expert_hands import Hands, crossed, left, marks
from poktail.games.pok_n_roll.expert_records import decided, kinds
from poktail.games.pok_n_roll.expert_styles import styles_of
from poktail.games.pok_n_roll.expert_train import fresh, loss, self_play, slopes, trained
from poktail.games.pok_n_roll.expert_value import Net, features, net_of, shares, won
from poktail.games.pok_n_roll.nash import table_of
from poktail.games.pok_n_roll.regular_1 import decide as regular
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Row
from poktail.games.pok_n_roll.rules_values import Continue, Cross, Played
from poktail.games.pok_n_roll.solve_dice import Array
from poktail.games.pok_n_roll.solve_model import spot

FOUR = PokNRoll()
SOME = [PokNRoll(seats=3), FOUR, PokNRoll(seats=3, expert=True), PokNRoll(seats=8), PokNRoll(own_dice=4, white_dice=6)]
ODD = PokNRoll(faces=3, own_dice=1, white_dice=3, sheet=("pair:2", "three:7"), hands=9)


def moves(game: PokNRoll, rng: Random) -> Iterator[tuple[Observation, Match, object]]:
    """The decisions of a match in which everybody goes on at random, or crosses the row with the most points."""
    match = Match(game, chance(rng))
    while match.payoffs is None:
        (seat,) = match.waiting
        observation = match.observation(seat)
        crosses = [move for move in observation.legal if isinstance(move, Cross)]
        best = max(crosses, key=lambda move: game.values[game.rows.index(move.row)], default=observation.legal[-1])
        move = Continue() if Continue() in observation.legal and rng.random() < 0.7 else best
        yield observation, match, move
        match.commit(seat, move)


@pytest.mark.parametrize("game", [*SOME, ODD], ids=str)
def test_the_arrays_hold_the_rows_that_dice_form(game: PokNRoll) -> None:
    """ROLL-10, ROLL-11: the rows with the most points, and the places in the comparison."""
    dice, rng = dice_of(game), Random(1)
    assert dice.board_odds.sum() == pytest.approx(1)
    for _ in range(200):
        board, cup = rng.randrange(len(dice.boards)), rng.randrange(len(dice.cups))
        later = rng.randrange(game.faces), rng.randrange(game.faces)
        white = (*dice.boards[board], *(die + 1 for die in later))
        found = dice.row_1[board, cup], dice.row_2[board, later[0], cup], dice.row_3[board, later[0], later[1], cup]
        for shown, row in zip((white[:-2], white[:-1], white), found, strict=True):
            rows = [one.row for one in game.formed(dice.cups[cup], shown)]
            best = max(rows, key=lambda row: game.values[game.rows.index(row)], default=None)
            assert row == number(game, best)
        assert dice.rank[board, later[0], later[1], cup] == number(game, rows[0])


@pytest.mark.parametrize("game", [*SOME, ODD], ids=str)
def test_imagined_hands_follow_the_rules(game: PokNRoll) -> None:
    """ROLL-6 to ROLL-9, ROLL-19: the same dice and decisions bring the same crosses."""
    before, seen = Match(game, chance(Random(2))).state.sheets, 0
    last: Played | None = None
    for _, match, _ in moves(game, Random(2)):
        played: Played | None = match.state.last
        if played is not None and played is not last:
            after, last = match.state.sheets, played
            seen += 1
            assert (added(game, played) == np.array(after) - np.array(before)).all()
            before = after
    assert seen > 2


def added(game: PokNRoll, played: Played) -> Array:
    """[seat, row]: the crosses of a finished hand, by the arrays."""
    # White dice that were no longer thrown may have shown anything.
    white = played.white + (1,) * (len(game.white_rounds) - len(played.white))
    joerg = (played.joerg,) if played.joerg is not None else ()
    board, later, cups = placed(game, white, [*played.cups, *joerg])
    order = [(played.starter + place) % game.seats for place in range(game.seats)]
    nothing = np.zeros((1, game.seats))
    hands = Hands(
        board=np.array([board]), dice=(np.array([later[0]]), np.array([later[1]])),
        cup=np.array([[cups[seat] for seat in order]]), joerg=np.array(cups[-1:]) if game.has_joerg else None,
        draw=(nothing, nothing), style=nothing.astype(int), boldness=nothing,
    )  # fmt: skip
    choices = {(round_, place): played.out[seat] not in range(1, round_ + 1)
               for place, seat in enumerate(order) for round_ in (1, 2)}  # fmt: skip
    out = left(hands, styles_of(game, (board,)), choices)
    marked = marks(game, out, *crossed(game, dice_of(game), hands, out))[0]
    found: Array = np.roll(marked, played.starter, axis=0)
    return found


@pytest.mark.parametrize("game", [PokNRoll(seats=3), FOUR, PokNRoll(seats=5, expert=True)], ids=str)
def test_the_solved_style_is_the_solved_table(game: PokNRoll) -> None:
    """With all that a seat sees: the odds of its cup are those that `nash` plays."""
    table, plain = table_of(game), list(kinds(game)[1]).index(0.0)
    for observation, _, _ in islice(moves(game, Random(3)), 150):
        view = observation.view
        if view.round < 3:
            order = [(view.starter + place) % game.seats for place in range(game.seats)]
            place, out = order.index(view.seat), [view.out[seat] for seat in order]
            board, later, (cup,) = placed(game, view.white, [view.cup])
            logs = decided(game, board, later[0] if later else 0, out, place, (view.round,))
            odds = min(max(table.odds(spot(table.model, view)), 0.01), 0.99)
            assert np.exp(logs[plain, cup]) == pytest.approx(odds)


def test_the_estimate_is_the_regular_bots() -> None:
    """It goes on where the regular bot does, as long as no row is about to be full."""
    game, plain = PokNRoll(seats=8, hands=20, boxes=12), list(kinds(PokNRoll(seats=8))[1]).index(0.0)
    agreed, asked = 0, 0
    for observation, _, _ in islice(moves(game, Random(4)), 200):
        view = observation.view
        if view.round < 3:
            order = [(view.starter + place) % game.seats for place in range(game.seats)]
            place, out = order.index(view.seat), [view.out[seat] for seat in order]
            board, later, (cup,) = placed(game, view.white, [view.cup])
            logs = decided(game, board, later[0] if later else 0, out, place, (view.round,))
            agreed += (np.exp(logs[plain, cup]) > 0.5) == (str(regular(observation, Random(5))) == "continue")
            asked += 1
    assert agreed >= 0.95 * asked


def test_shares_are_exact_at_the_end_and_add_up_before() -> None:
    """ROLL-15, ROLL-16: points, then third rounds won, then a shared win."""
    sheets = np.zeros((3, 4, len(FOUR.rows)), np.int8)
    pair, third, two = (FOUR.rows.index(row) for row in (Row.PAIR, Row.THIRD, Row.TWO_PAIRS))
    sheets[0, 0, pair] = 6
    sheets[1, :2, two], sheets[1, 1, pair] = 6, 1
    sheets[1, 0, FOUR.rows.index(Row.ABANDON)] = 2
    sheets[2, 0, pair], sheets[2, 1, third] = 2, 1
    found = shares(FOUR, net_of(FOUR), sheets, over=False)
    assert found[0].tolist() == [1, 0, 0, 0]
    assert found[1].tolist() == [0.5, 0.5, 0, 0]
    assert found[2].sum() == pytest.approx(1)
    assert shares(FOUR, net_of(FOUR), sheets, over=True)[2].tolist() == [0, 1, 0, 0]


def test_the_leader_is_the_likeliest_winner() -> None:
    for game in SOME:
        sheets = np.zeros((1, game.seats, len(game.rows)), np.int8)
        sheets[0, 1, game.rows.index(Row.FOUR)] = 3
        assert shares(game, net_of(game), sheets, over=False)[0].argmax() == 1


def test_self_play_plays_whole_matches() -> None:
    """The shares of a match add up to 1, and its first position has empty sheets."""
    played = self_play(PokNRoll(seats=3), 50, np.random.default_rng(1))
    again = self_play(PokNRoll(seats=3), 50, np.random.default_rng(1))
    assert (played.sheets == again.sheets).all()
    assert played.share.sum(axis=1) == pytest.approx(np.ones(len(played.share)))
    assert not played.sheets[:50].any()
    assert (played.sheets < 6).all()


def test_the_slopes_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    played = self_play(FOUR, 20, rng)
    x = features(FOUR, played.sheets).astype(np.float64)
    # Without the 0.01, empty sheets would lie exactly where a unit has a kink and no slope.
    net = Net(*(array.astype(np.float64) + 0.01 for array in fresh(x.shape[2], rng).arrays()))
    for weights, slope in zip(net.arrays(), slopes(net, x, played.share), strict=True):
        where = tuple(rng.integers(size) for size in weights.shape)
        kept, losses = weights[where], []
        for step in (1e-7, -1e-7):
            weights[where] = kept + step
            losses.append(loss(net, x, played.share))
        weights[where] = kept
        assert (losses[0] - losses[1]) / 2e-7 == pytest.approx(slope[where], abs=1e-6)


def test_a_net_learns_who_wins() -> None:
    """Better than even odds after a few matches."""
    _, told = trained(FOUR, 1500, np.random.default_rng(1))
    found = float(told.split("loss ")[1].split()[0])
    assert found < 0.95 * np.log(4)


def test_won_by_points_then_by_third_rounds() -> None:
    sheets = np.zeros((1, 3, len(FOUR.rows)), np.int8)
    sheets[0, 0, FOUR.rows.index(Row.PAIR)] = 2
    sheets[0, 1, FOUR.rows.index(Row.THIRD)] = 1
    assert won(FOUR, sheets)[0].tolist() == [0, 1, 0]
