"""Shows the review of a match for one seat: its chances, its decisions, and those that cost it the most."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from poktail.bots import review
from poktail.bots.coach import Hint
from poktail.bots.evaluation import Method
from poktail.bots.review import Decision, Review
from poktail.core import codec
from poktail.core.errors import NoSuchSeat
from poktail.core.game import Seat
from poktail.core.record import Record
from poktail.terminal.hints import listed
from poktail.terminal.replay import PUBLIC, seat_of
from poktail.terminal.screen import Screen
from poktail.terminal.series import progress_bar

BLOCKS = "▁▂▃▄▅▆▇█"
WIDEST = 60
CANDIDATES = 3


def seat_to_review(kept: Record, text: str) -> Seat:
    """The seat with that name or number; NoSuchSeat if it names no single seat."""
    seat = seat_of(kept.header, text)
    if seat is None:
        raise NoSuchSeat(seat=PUBLIC)
    return seat


def review_record(screen: Screen, kept: Record, seat: Seat) -> Review:
    """Judge every decision of the seat, with a progress bar on a terminal."""
    match = kept.match()
    count = sum(1 for _ in review.decisions_of(match, seat))
    with progress_bar(screen) as progress:
        task = progress.add_task(screen.words("title"), total=count)
        decisions = []
        for step, seen, move in review.asked(match, seat):
            decisions.append(review.judge(step, seen, move))
            progress.update(task, advance=1)
    return review.review_of(match, seat, decisions)


def print_json(kept: Record, found: Review) -> None:
    """Print a review as JSON, with what the seat knew at each decision."""
    decisions = [review.decision_json(one) | {"view": codec.to_json(one.view)} for one in found.decisions]
    about = {"game": kept.header.game.id, "options": codec.options_of(kept.header.game), "names": kept.header.names}
    summary = review.summary_json(found, list(review.hints(kept.match(), found)))
    json.dump(about | summary | {"decisions": decisions}, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def show(screen: Screen, kept: Record, found: Review) -> None:
    """Print the graph, the decisions, the costliest of them and the turning points."""
    words, name = screen.words, kept.header.names[found.seat]
    screen.title(words("review-title", name=name))
    screen.say(f"{words('review-chances')}  {graph(found.chances)}")
    screen.say(words("review-fair", percent=words.percent(found.fair)), "dim")
    screen.title(words("review-decisions"))
    screen.show(_decisions(screen, found.decisions))
    methods = dict.fromkeys(one.evaluation.method for one in found.decisions)
    for method in methods:
        screen.say(words("review-how", method=method.value), "dim")
    if methods.keys() - {Method.EXACT}:
        screen.say(words("review-interval"), "dim")
    if found.turning_points:
        screen.title(words("review-turns"))
    for turn in found.turning_points:
        message = "review-rose" if turn.after > turn.before else "review-fell"
        change = words(message, before=words.percent(turn.before), after=words.percent(turn.after))
        screen.say(words("review-at", step=turn.step, sentence=change))
    screen.title(words("review-costliest"))
    for one, hint in zip(found.costliest, review.hints(kept.match(), found), strict=True):
        screen.say(words("review-at", step=one.step, sentence=costly(screen, one, hint)))
    cost = points(found.cost)
    screen.say(words("review-total", cost=cost) if cost else words("review-nothing"), "bold")


def costly(screen: Screen, decision: Decision, hint: Hint) -> str:
    """A decision that cost something: what was chosen, what was better, and why."""
    words = screen.words
    sentence = words(
        "review-costly",
        move=words.tell(decision.move),
        chance=words.percent(decision.made.value),
        better=listed(words, hint.moves),
        best=words.percent(decision.advised.value),
    )
    return sentence if hint.reason is None else f"{sentence} {words.tell(hint.reason)}"


def graph(chances: Sequence[float]) -> str:
    """The chances as a line of blocks; in a long match, only every few decisions and the last one.

    >>> graph((0.0, 0.25, 0.5, 0.75, 1.0))
    '▁▃▅▇█'
    """
    every = -(-len(chances) // WIDEST)
    shown = chances[(len(chances) - 1) % every :: every]
    return "".join(BLOCKS[min(int(one * len(BLOCKS)), len(BLOCKS) - 1)] for one in shown)


def points(part: float) -> int:
    """A part of a win in percentage points.

    >>> points(0.254)
    25
    """
    return round(100 * part)


def _decisions(screen: Screen, decisions: Sequence[Decision]) -> Table:
    """Every decision with its best candidates; a mark at the move that was made, and what it cost."""
    words = screen.words
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(words("review-step"), justify="right")
    table.add_column(words("review-move"))
    table.add_column(words("review-chance"), justify="right")
    table.add_column(words("review-cost"), justify="right")
    for decision in decisions:
        made, step = decision.made, str(decision.step)
        for one in decision.shown(CANDIDATES):
            is_made = one is made
            error = f" ± {points(one.error)}" if one.error else ""
            cost = f"−{points(decision.cost)}" if is_made and decision.is_clear else ""
            move = Text(f"{'›' if is_made else ' '} {words.tell(one.move)}", "bold" if is_made else "dim")
            table.add_row(step, move, f"{words.percent(one.value)}{error}", cost)
            step = ""
    return table
