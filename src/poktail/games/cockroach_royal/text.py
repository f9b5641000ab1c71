"""Draws a view of Cockroach Poker Royal in the terminal; contains no rules."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from poktail.core.game import Seat, SeatEvent
from poktail.games.cockroach_royal.rules_cards import SPECIALS, SPECIES_OF, Card, Claim, is_royal
from poktail.games.cockroach_royal.rules_values import (
    Dealt,
    DealtFaceDown,
    Phase,
    View,
)
from poktail.i18n import Words

WIDTH, LABEL, HAND = 76, 14, 8
MANY = 5
"""Up to this many cards are drawn one by one."""
CARD, CROWN, FREE, DANGER, LOST, ACTS = "■", "♛", "□", "!", "✗", "▶"
# Every species has its name beside its colour.
COLOURS = {
    Claim.BAT: "magenta",
    Claim.FLY: "cyan",
    Claim.COCKROACH: "yellow",
    Claim.TOAD: "green",
    Claim.RAT: "bright_blue",
    Claim.SCORPION: "bright_red",
    Claim.STINK_BUG: "bright_green",
}
DEALING = (Dealt, DealtFaceDown)


def draw(view: View, words: Words) -> RenderableType:
    """The pile, everybody's cards beside the seat's own hand, the card under way, and who has to act."""
    lines: list[RenderableType] = [Text(heading(view, words)), matrix(view, words), legend(words)]
    lines += [Text(line) for line in (*way(view, words), *bill(view, words), *specials(view, words))]
    lines.append(Text(waiting(view, words), style="bold"))
    return Group(*lines)


def scores(view: View, _events: Sequence[SeatEvent], words: Words) -> list[str]:
    """Who lost, and with which cards."""
    lost = None if view.lost is None else view.lost.seat
    told = []
    for seat, laid in enumerate(view.laid):
        counts = [(sum(SPECIES_OF[card] is species for card in laid), species) for species in view.species]
        many = [f"{count} × {words.tell(species)}" for count, species in counts if count >= view.limit]
        told.append(words("view-score", lost=str(seat == lost).lower(), how=many[0] if many else "none"))
    return told


def name(card: Card, words: Words) -> str:
    """A card's name without an article, with a crown for Royals."""
    if card in SPECIALS:
        return words(f"name-{card}")
    return (f"{CROWN} " if is_royal(card) else "") + words.tell(SPECIES_OF[card])


def heading(view: View, words: Words) -> str:
    """The round, and the penalty pile with its top card."""
    top = name(view.top, words) if view.top else "none"
    return words("view-heading", round=view.round, pile=view.pile, top=top)


def matrix(view: View, words: Words) -> Table:
    """A row for each species: the seat's own cards, then what lies in front of every seat."""
    seats, own = range(len(view.laid)), view.hand is not None
    wide = (WIDTH - LABEL - own * HAND) // len(seats) - 1
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    table.add_column("", width=LABEL - 1, no_wrap=True, overflow="ellipsis")
    if own:
        table.add_column(Text(words("view-hand-column")), width=HAND - 1, no_wrap=True, overflow="ellipsis")
    for seat in seats:
        mark = f"{ACTS} " if seat == view.actor and view.phase is not Phase.OVER else ""
        table.add_column(Text(mark + words.seat(seat)), min_width=6, max_width=wide, no_wrap=True, overflow="ellipsis")
    for species in view.species:
        name_cell = Text(words.tell(species), COLOURS[species])
        hand = [Text(held(view, species), COLOURS[species])] if own else []
        table.add_row(name_cell, *hand, *(pips(view, seat, species) for seat in seats))
    sizes = [Text(str(size), "dim") for size in view.hand_sizes]
    table.add_row(Text(words("view-hand-sizes"), "dim"), *([Text()] if own else []), *sizes)
    return table


def held(view: View, species: Claim) -> str:
    """The seat's own cards of a species."""
    cards = [card for card in view.hand or () if SPECIES_OF.get(card) is species]
    if len(cards) <= MANY:
        return marks(cards)
    crowns = sum(map(is_royal, cards))
    return f"{len(cards) - crowns}{CARD}" + CROWN * crowns


def pips(view: View, seat: Seat, species: Claim) -> Text:
    """A mark for each card of a species, an empty one for each that is still possible, a warning before the last."""
    cards = [card for card in view.laid[seat] if SPECIES_OF[card] is species]
    free = view.limit - len(cards)
    shown = marks(cards) + FREE * free if view.limit <= MANY else f"{len(cards)}/{view.limit}"
    if free <= 0:
        return Text(shown + LOST, "bold red")
    if free == 1:
        return Text(shown + DANGER, "bold red")
    return Text(shown, COLOURS[species] if cards else "dim")


def marks(cards: list[Card]) -> str:
    """A mark for each card, with crowns for Royals."""
    return "".join(CROWN if is_royal(card) else CARD for card in cards)


def legend(words: Words) -> Text:
    """What the marks mean."""
    return Text(words("view-legend", card=CARD, crown=CROWN, danger=DANGER), style="dim")


def way(view: View, words: Words) -> list[str]:
    """Who has had the card and claimed what."""
    trail = view.trail
    if trail is None:
        return []
    steps = [
        words("view-said", name=words.seat(seat), claim=words.tell(claim))
        for seat, claim in zip(trail.givers, trail.claims, strict=False)
    ]
    if len(trail.givers) > len(trail.claims):
        steps.append(words("view-looked", name=words.seat(trail.givers[-1])))
    if trail.to is not None:
        steps.append(words("view-receives", name=words.seat(trail.to)))
    return [words("view-way", steps=" → ".join(steps))]


def bill(view: View, words: Words) -> list[str]:
    """What has to be paid for a special card and by whom, as far as it is known."""
    if view.bill is None or not (view.bill.due or view.bill.named):
        return []
    lines = [words("view-bill", claim=words.tell(view.bill.claim))] if view.bill.due else []
    if view.picked is not None:
        lines.append(words("view-picked", card=name(view.picked, words)))
    if view.bill.named:
        cards = " · ".join(name(card, words) for card in view.bill.named)
        lines.append(words("view-named", cards=cards))
    return lines


def specials(view: View, words: Words) -> list[str]:
    """The card under way if this seat knows it, where Joker and Blank are, and whether somebody could not pay."""
    own = [name(card, words) for card in view.hand or () if card in SPECIALS]
    parts = [words("view-card", card=name(view.card, words))] if view.card is not None else []
    parts += [words("view-own", cards=" · ".join(own))] if own else []
    parts += [
        words(
            "view-special",
            card=name(special.card, words),
            name=words.seat(special.seat),
            certain=str(special.certain).lower(),
        )
        for special in view.specials
        if special.seat != view.seat
    ]
    if view.hand == ():
        parts.append(words("view-no-cards"))
    lines = [" · ".join(parts)] if parts else []
    if view.stalled and view.lost is None:
        lines.append(words("view-stalled"))
    return lines


def waiting(view: View, words: Words) -> str:
    """What the match waits for, or its result."""
    if view.lost is not None:
        return words.tell(view.lost)
    actor = "" if view.actor is None else words.seat(view.actor)
    claim = words.tell(view.trail.claims[-1]) if view.trail and view.trail.claims else ""
    return words(f"view-phase-{view.phase}", name=actor, claim=claim)
