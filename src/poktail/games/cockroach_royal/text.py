"""Draws a view of Cockroach Poker Royal in the terminal; contains no rules."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from poktail.core.game import Seat
from poktail.games.cockroach_royal.rules_cards import SPECIALS, SPECIES_OF, Card, Claim, is_royal
from poktail.games.cockroach_royal.rules_values import Phase, View
from poktail.i18n import Words

WIDTH, LABEL = 76, 16
MANY = 5
"""Up to this many cards are drawn one by one."""
CARD, CROWN, FREE, DANGER, LOST, ACTS = "■", "♛", "□", "!", "✗", "▶"


def draw(view: View, words: Words) -> RenderableType:
    """The pile, everybody's cards, the card under way, the seat's own hand, and who has to act."""
    lines: list[RenderableType] = [Text(heading(view, words)), matrix(view, words), legend(words)]
    lines += [Text(line) for line in (*way(view, words), *bill(view, words), *specials(view, words))]
    if view.hand is not None:
        lines += [Text(line) for line in filled(words("view-hand"), grouped(view, view.hand, words))]
    lines.append(Text(waiting(view, words), style="bold"))
    return Group(*lines)


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
    """A row for each species, a column for each seat."""
    seats = range(len(view.laid))
    wide = (WIDTH - LABEL) // len(seats) - 2
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False, header_style="bold")
    table.add_column("", width=LABEL - 2, no_wrap=True, overflow="ellipsis")
    for seat in seats:
        mark = f"{ACTS} " if seat == view.actor and view.phase is not Phase.OVER else ""
        table.add_column(Text(mark + words.seat(seat)), min_width=6, max_width=wide, no_wrap=True, overflow="ellipsis")
    for species in view.species:
        table.add_row(Text(words.tell(species)), *(pips(view, seat, species) for seat in seats))
    table.add_row(Text(words("view-hand-sizes"), "dim"), *(Text(str(size), "dim") for size in view.hand_sizes))
    return table


def pips(view: View, seat: Seat, species: Claim) -> Text:
    """A mark for each card of a species, an empty one for each that is still possible, a warning before the last."""
    cards = [card for card in view.laid[seat] if SPECIES_OF[card] is species]
    free = view.limit - len(cards)
    shown = marks(cards) + FREE * free if view.limit <= MANY else f"{len(cards)}/{view.limit}"
    if free <= 0:
        return Text(shown + LOST, "bold red")
    if free == 1:
        return Text(shown + DANGER, "bold red")
    return Text(shown, "" if cards else "dim")


def marks(cards: list[Card]) -> str:
    """A mark for each card, with crowns for Royals."""
    return "".join(CROWN if is_royal(card) else CARD for card in cards)


def legend(words: Words) -> Text:
    """What the marks mean."""
    return Text(words("view-legend", card=CARD, crown=CROWN, danger=DANGER), style="dim")


def way(view: View, words: Words) -> list[str]:
    """Who has had the card and claimed what; also the card itself if this seat has looked at it."""
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
    lines = [words("view-way", steps=" → ".join(steps))]
    if view.card is not None:
        lines.append(words("view-card", card=name(view.card, words)))
    return lines


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
    """Where Joker and Blank were last seen going, and whether somebody had nothing to pay."""
    lines = [
        words(
            "view-special",
            card=name(special.card, words),
            name=words.seat(special.seat),
            certain=str(special.certain).lower(),
        )
        for special in view.specials
    ]
    if view.stalled and view.lost is None:
        lines.append(words("view-stalled"))
    return lines


def grouped(view: View, hand: tuple[Card, ...], words: Words) -> list[str]:
    """A hand by species with a mark for each card, then Joker and Blank."""
    parts = [
        words.tell(species) + " " + marks([card for card in hand if SPECIES_OF.get(card) is species])
        for species in view.species
        if any(SPECIES_OF.get(card) is species for card in hand)
    ]
    return parts + [name(card, words) for card in hand if card in SPECIALS] or [words("view-no-cards")]


def filled(start: str, parts: list[str]) -> list[str]:
    """The parts on as few lines as possible, without breaking any."""
    lines = [start + " " + parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + len(part) + 3 <= WIDTH:
            lines[-1] += f" · {part}"
        else:
            lines.append(" " * (len(start) + 1) + part)
    return lines


def waiting(view: View, words: Words) -> str:
    """What the match waits for, or its result."""
    if view.lost is not None:
        return words.tell(view.lost)
    actor = "" if view.actor is None else words.seat(view.actor)
    claim = words.tell(view.trail.claims[-1]) if view.trail and view.trail.claims else ""
    return words(f"view-phase-{view.phase}", name=actor, claim=claim)
