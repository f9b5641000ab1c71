"""Resolves a taken card: laying, drawing from the pile, paying, losing (ROYAL-8, ROYAL-10 to ROYAL-16)."""

from __future__ import annotations

from poktail.core.game import EVERYBODY, Event, Seat
from poktail.games.cockroach_royal.rules_cards import (
    SPECIALS,
    SPECIES_OF,
    Card,
    Counts,
    fewer,
    is_royal,
    more,
    payable,
)
from poktail.games.cockroach_royal.rules_values import (
    Bill,
    Laid,
    Lost,
    PaidNothing,
    Phase,
    Round,
    RoundBegan,
    State,
    Table,
    TookToHand,
    What,
)


class Settling:
    """Resolves what one seat took until chance or a seat must act; exists only during one `apply`."""

    def __init__(self, state: State, seat: Seat, bill: Bill, limit: int, specials_pay: bool) -> None:
        table = state.table
        self.state, self.seat, self.claim, self.limit, self.specials_pay = state, seat, bill.claim, limit, specials_pay
        self.hand: Counts = state.hands[seat]
        self.laid = table.laid[seat]
        self.pile, self.top, self.specials, self.stalled = table.pile, table.top, table.specials, table.stalled
        self.due, self.named, self.drawing = bill.due, bill.named, bill.drawing
        self.last: Round | None = table.last
        self.paying = "ROYAL-12"
        self.lost: Lost | None = None
        self.events: list[Event] = []

    def tell(self, what: What) -> None:
        """Add a public event."""
        self.events.append(Event(what, EVERYBODY))

    def take(self, card: Card) -> None:
        """Take the judged card: a special one goes to the hand and must be paid for (ROYAL-8, ROYAL-12)."""
        if card in SPECIALS:
            self.keep(card, "ROYAL-12")
            self.due = True
        else:
            self.lay(card, "ROYAL-8")

    def keep(self, card: Card, clause: str) -> None:
        """A special card goes to the hand, visible to all (ROYAL-18)."""
        joker, blank = self.specials
        self.specials = (self.seat, blank) if card is Card.JOKER else (joker, self.seat)
        self.hand = more(self.hand, card)
        self.tell(TookToHand(self.seat, card, clause))

    def lay(self, card: Card, clause: str) -> None:
        """Lay a card: first it may lose the match, then, if it is a Royal, it draws (ROYAL-10, ROYAL-15)."""
        self.laid = (*self.laid, card)
        self.stalled = False
        self.tell(Laid(self.seat, card, clause))
        species = SPECIES_OF[card]
        if sum(SPECIES_OF[other] is species for other in self.laid) >= self.limit:
            self.lose("ROYAL-15")
        else:
            self.drawing = is_royal(card)

    def draw(self) -> None:
        """The top card of the pile is laid next to the Royal, or goes to the hand (ROYAL-10, ROYAL-11)."""
        card = self.top
        assert card is not None  # ROYAL-14
        self.pile, self.top, self.drawing = self.pile - 1, None, False
        if card in SPECIALS:
            self.keep(card, "ROYAL-11")
            self.due = self.due or self.specials_pay
        else:
            self.lay(card, "ROYAL-10")

    def lay_named(self) -> None:
        """Lay the next card of the payment (ROYAL-12)."""
        card, self.named = self.named[0], self.named[1:]
        self.hand = fewer(self.hand, card)
        self.lay(card, self.paying)

    def pay_nothing(self) -> None:
        """The seat has no card to pay with; the second time in a row it loses, so that every match ends (ROYAL-13)."""
        self.due = False
        self.tell(PaidNothing(self.seat, "ROYAL-13"))
        if self.stalled:
            self.lose("ROYAL-13")
        self.stalled = True

    def lose(self, clause: str) -> None:
        """End the match with this seat as the loser."""
        self.lost = Lost(self.seat, clause)
        self.tell(self.lost)

    def work(self) -> Phase:
        """Do the next steps until the match is over or waits for a seat or chance."""
        while self.lost is None:
            if self.top is None and self.pile:
                return Phase.TURN_UP
            if self.drawing:
                self.draw()
            elif self.named:
                self.lay_named()
            elif self.due and payable(self.hand):
                return Phase.PAY
            elif self.due:
                self.pay_nothing()
            elif any(self.hand):
                self.tell(RoundBegan(self.state.table.round + 1, self.seat))
                return Phase.PICK
            else:
                self.lose("ROYAL-16")
        return Phase.OVER

    def done(self) -> tuple[State, tuple[Event, ...]]:
        """The resulting position and its events."""
        phase = self.work()
        begins = phase is Phase.PICK
        state, seat, table = self.state, self.seat, self.state.table
        after = Table(
            table.round + begins,
            (*table.laid[:seat], self.laid, *table.laid[seat + 1 :]),
            self.pile,
            self.top,
            None if begins else Bill(self.claim, self.due, self.named, self.drawing),
            self.specials,
            self.stalled,
            self.last,
            self.lost,
        )
        hands = (*state.hands[:seat], self.hand, *state.hands[seat + 1 :])
        return State(phase=phase, actor=seat, hands=hands, deck=state.deck, table=after), tuple(self.events)
