"""The rules of Cockroach Poker Royal; their numbered text is in rulebook/."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar

from poktail.core.codec import check_options
from poktail.core.errors import BadOptions
from poktail.core.game import CHANCE, EVERYBODY, Chance, Choice, Decide, Event, Over, Seat, Turn, option
from poktail.core.payoffs import share_pot, stake_of
from poktail.core.pieces import Bag
from poktail.games.cockroach_royal.rules_cards import (
    CLAIMS,
    NO_CARDS,
    PAYABLE,
    PLAIN,
    ROYALS,
    SPECIALS,
    SPECIES,
    Card,
    Claim,
    Counts,
    alike,
    fewer,
    more,
    spread,
    truth,
)
from poktail.games.cockroach_royal.rules_settle import Settling
from poktail.games.cockroach_royal.rules_values import (
    Answer,
    Bill,
    Call,
    Claimed,
    Dealt,
    DealtFaceDown,
    Judged,
    Looked,
    LookedFaceDown,
    Move,
    Offer,
    Offered,
    Outcome,
    Pay,
    PaymentNamed,
    PaymentPicked,
    PaymentPickedFaceDown,
    Phase,
    Pick,
    Picked,
    PickedFaceDown,
    Round,
    RoundBegan,
    Special,
    Starter,
    StarterDrawn,
    State,
    Table,
    Trail,
    TurnedUp,
    View,
    What,
)

__all__ = ["CockroachRoyal", "Move", "Outcome", "State", "View", "What"]

BY_THE_BOOK = 0
After = tuple[State, tuple[Event, ...]]

PICKS = tuple(map(Pick, Card))
PAYS = tuple(map(Pay, PLAIN + ROYALS))
JUDGE: tuple[Move, ...] = (Answer.TRUE, Answer.FALSE)
JUDGE_OR_PASS: tuple[Move, ...] = (*JUDGE, Answer.PASS)


@dataclass(frozen=True)
class CockroachRoyal:
    """Cockroach Poker Royal for 2 to 6 seats. The loser pays everybody else 1 (ROYAL-17)."""

    id: ClassVar[str] = "cockroach_royal"

    seats: int = option(4, low=2, high=6)
    specials_pay: bool = option(True, variant=True)
    lose_at: int = option(BY_THE_BOOK, low=0, high=9)
    pile: int = option(BY_THE_BOOK, low=0, high=40)
    species: int = option(7, low=1, high=7)
    copies: int = option(8, low=1, high=12)
    royals: int = option(7, low=0, high=7)
    joker: bool = option(True, variant=True)
    blank: bool = option(True, variant=True)
    moves: tuple[Move, ...] = field(init=False, repr=False, compare=False)
    limit: int = field(init=False, repr=False, compare=False)
    _start: State = field(init=False, repr=False, compare=False)
    _deal: int = field(init=False, repr=False, compare=False)
    _undealt: int = field(init=False, repr=False, compare=False)
    _species: tuple[Claim, ...] = field(init=False, repr=False, compare=False)
    _calls: tuple[Move, ...] = field(init=False, repr=False, compare=False)
    _starters: Chance = field(init=False, repr=False, compare=False)
    _decide: tuple[Decide, ...] = field(init=False, repr=False, compare=False)
    _over: tuple[Over, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_options(self)
        cards = self._cards()
        pile = self.pile or (16 if self.seats == 2 else 7)  # ROYAL-2
        low, high = max(1, min(self.royals, self.species)), len(cards) - self.seats
        if not low <= pile <= high:  # ROYAL-14, and everybody gets a card
            raise BadOptions(option="pile", low=low, high=high)
        hand, over = divmod(len(cards) - pile, self.seats)
        extra = min(over, 1)  # ROYAL-3: one for the starter, the others go into the pile
        calls: tuple[Move, ...] = tuple(Call(claim) for claim in (*SPECIES[: self.species], Claim.ROYAL))
        offers = tuple(Offer(seat) for seat in range(self.seats))
        put = object.__setattr__
        put(self, "moves", (*PICKS, *offers, *calls, *JUDGE_OR_PASS, *PAYS, Answer.ENOUGH))
        put(self, "limit", self.lose_at or (5 if self.seats == 2 else 4))  # ROYAL-15
        put(self, "_deal", hand * self.seats + extra)
        put(self, "_undealt", len(cards) - 1)  # the top card is turned up before the deal
        put(self, "_species", CLAIMS[: self.species])
        put(self, "_calls", calls)
        put(self, "_starters", Chance(tuple((Starter(seat), 1) for seat in range(self.seats))))
        put(self, "_decide", tuple(Decide((seat,)) for seat in range(self.seats)))
        put(self, "_over", tuple(Over(self._lost_by(seat)) for seat in range(self.seats)))
        put(self, "_start", self._before(Bag.of(cards), pile + over - extra))

    def _lost_by(self, loser: Seat) -> tuple[int, ...]:
        """The payoffs: all seats but one share the pot (ROYAL-17)."""
        winners = tuple(seat for seat in range(self.seats) if seat != loser)
        return share_pot(self.seats, winners, stake_of(self.seats, (len(winners),)))

    def _cards(self) -> list[Card]:
        """ROYAL-1; at most one Royal for each species in play."""
        cards = [card for card in PLAIN[: self.species] for _ in range(self.copies)]
        cards += ROYALS[: min(self.royals, self.species)]
        return cards + [card for card, there in zip(SPECIALS, (self.joker, self.blank), strict=True) if there]

    def _before(self, deck: Bag[Card], pile: int) -> State:
        table = Table(0, ((),) * self.seats, pile, None, None, (None, None), False, None, None)
        return State(phase=Phase.START, actor=None, hands=(NO_CARDS,) * self.seats, deck=deck, table=table)

    def start(self) -> State:
        """All cards in one bag; the size of the pile is fixed (ROYAL-2, ROYAL-3)."""
        return self._start

    def turn(self, state: State) -> Turn:
        """Chance draws the starter, the top card and the deal; then one seat acts at a time."""
        phase = state.phase
        if phase is Phase.TURN_UP or phase is Phase.DEAL:
            return Chance(state.deck.items)
        if phase is Phase.START:
            return self._starters
        lost = state.table.lost
        if lost is not None:
            return self._over[lost.seat]
        assert state.actor is not None
        return self._decide[state.actor]

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves that this phase allows."""
        if seat != state.actor:
            return ()
        phase = state.phase
        if phase is Phase.PICK:
            return tuple(move for move, count in zip(PICKS, state.hands[seat], strict=True) if count)
        if phase is Phase.CLAIM:
            return self._calls
        if phase is Phase.PAY or phase is Phase.PAY_MORE:
            return _payments(state, state.hands[seat])
        if phase is Phase.OFFER:
            assert state.trail is not None
            return tuple(Offer(other) for other in self._left(state.trail.givers))
        if phase is Phase.JUDGE:
            assert state.trail is not None
            return JUDGE_OR_PASS if len(state.trail.givers) + 1 < self.seats else JUDGE  # ROYAL-7
        return ()

    def apply(self, state: State, choice: Choice) -> After:
        """Apply a chance outcome or one seat's move."""
        phase, seat = state.phase, state.actor
        if phase is Phase.START:
            return self._began(state, choice[CHANCE].seat)
        assert seat is not None
        if phase is Phase.DEAL:
            return self._dealt(state, seat, choice[CHANCE])
        if phase is Phase.TURN_UP:
            return self._turned_up(state, seat, choice[CHANCE])
        move = choice[seat]
        if phase is Phase.PICK:
            return self._picked(state, seat, move.card)
        if phase is Phase.PAY:
            return self._pay_picked(state, seat, move.card)
        if phase is Phase.PAY_MORE:
            return self._paid(state, seat, move)
        trail = state.trail
        assert trail is not None
        if phase is Phase.OFFER:
            return self._offered(state, trail, move.to)
        if phase is Phase.CLAIM:
            return self._claimed(state, trail, move.claim)
        assert state.card is not None
        if move is Answer.PASS:
            return self._passed(state, seat, trail, state.card)
        return self._judged(state, seat, trail, state.card, move is Answer.TRUE)

    def view(self, state: State, seat: Seat | None) -> View:
        """The seat's own hand, the cards it has looked at, and what is public (ROYAL-18)."""
        trail, table = state.trail, state.table
        looked = trail is not None and seat in trail.givers
        return View(
            seat=seat,
            phase=state.phase,
            round=table.round,
            actor=state.actor,
            hand=None if seat is None else spread(state.hands[seat]),
            hand_sizes=tuple(map(sum, state.hands)),
            laid=table.laid,
            pile=table.pile,
            top=table.top,
            card=state.card if looked else None,
            trail=trail,
            picked=state.picked if seat == state.actor else None,
            bill=table.bill,
            specials=tuple(
                Special(card, owner, certain=trail is None or trail.givers[0] != owner)
                for card, owner in zip(SPECIALS, table.specials, strict=True)
                if owner is not None
            ),
            stalled=table.stalled,
            last=table.last,
            lost=table.lost,
            limit=self.limit,
            species=self._species,
            danger=tuple(alike(laid, self._species, self.limit - 1) for laid in table.laid),
            full=tuple(alike(laid, self._species, self.limit) for laid in table.laid),
        )

    # Chance

    def _began(self, state: State, seat: Seat) -> After:
        """Chance draws the starter (ROYAL-4)."""
        after = State(phase=Phase.TURN_UP, actor=seat, hands=state.hands, deck=state.deck, table=state.table)
        return after, (Event(StarterDrawn(seat, "ROYAL-4"), EVERYBODY),)

    def _turned_up(self, state: State, seat: Seat, card: Card) -> After:
        """The pile has a top card again, and what waited for it continues (ROYAL-2, ROYAL-10)."""
        table = replace(state.table, top=card)
        after = State(phase=Phase.DEAL, actor=seat, hands=state.hands, deck=state.deck.without(card), table=table)
        turned = Event(TurnedUp(card, table.pile), EVERYBODY)
        if table.bill is None:
            return after, (turned,)
        settled, events = self._settling(after, seat, table.bill).done()
        return settled, (turned, *events)

    def _dealt(self, state: State, starter: Seat, card: Card) -> After:
        """Deal one card to the next seat, the starter first; at the end the starter may get one more (ROYAL-3)."""
        given = self._undealt - len(state.deck)
        seat = (starter + given) % self.seats
        hands = (*state.hands[:seat], more(state.hands[seat], card), *state.hands[seat + 1 :])
        deck = state.deck.without(card)
        dealt = Event(Dealt(seat, card), (seat,), rest=DealtFaceDown(seat))
        if given + 1 < self._deal:
            return State(phase=Phase.DEAL, actor=starter, hands=hands, deck=deck, table=state.table), (dealt,)
        began = Event(RoundBegan(1, starter), EVERYBODY)
        table = replace(state.table, round=1)
        return State(phase=Phase.PICK, actor=starter, hands=hands, deck=deck, table=table), (dealt, began)

    # Giving

    def _left(self, givers: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The seats that have not had the card in this round (ROYAL-6)."""
        return tuple(seat for seat in range(self.seats) if seat not in givers)

    def _picked(self, state: State, seat: Seat, card: Card) -> After:
        """The starter picks a card in secret; nothing the others see depends on which it is (ROYAL-5, ROYAL-18)."""
        hands = (*state.hands[:seat], fewer(state.hands[seat], card), *state.hands[seat + 1 :])
        picked = Event(Picked(seat, card), (seat,), rest=PickedFaceDown(seat))
        after = State(
            phase=Phase.OFFER,
            actor=seat,
            hands=hands,
            deck=state.deck,
            card=card,
            trail=Trail((seat,), None, ()),
            table=state.table,
        )
        return self._address(after, picked)

    def _passed(self, state: State, seat: Seat, trail: Trail, card: Card) -> After:
        """The receiver passes on: it looks at the card and can no longer judge (ROYAL-6)."""
        looked = Event(Looked(seat, card), (seat,), rest=LookedFaceDown(seat))
        passed = Trail((*trail.givers, seat), None, trail.claims)
        return self._address(
            State(
                phase=Phase.OFFER,
                actor=seat,
                hands=state.hands,
                deck=state.deck,
                card=card,
                trail=passed,
                table=state.table,
            ),
            looked,
        )

    def _address(self, state: State, first: Event) -> After:
        """Ask for a receiver; if only one is left, choose it."""
        trail = state.trail
        assert trail is not None
        if len(trail.givers) + 1 < self.seats:
            return state, (first,)
        after, events = self._offered(state, trail, self._left(trail.givers)[0])
        return after, (first, *events)

    def _offered(self, state: State, trail: Trail, to: Seat) -> After:
        giver = trail.givers[-1]
        on = Trail(trail.givers, to, trail.claims)
        after = State(
            phase=Phase.CLAIM,
            actor=giver,
            hands=state.hands,
            deck=state.deck,
            card=state.card,
            trail=on,
            table=state.table,
        )
        return after, (Event(Offered(giver, to), EVERYBODY),)

    def _claimed(self, state: State, trail: Trail, claim: Claim) -> After:
        to = trail.to
        assert to is not None
        said = Trail(trail.givers, to, (*trail.claims, claim))
        after = State(
            phase=Phase.JUDGE,
            actor=to,
            hands=state.hands,
            deck=state.deck,
            card=state.card,
            trail=said,
            table=state.table,
        )
        return after, (Event(Claimed(trail.givers[-1], to, claim), EVERYBODY),)

    # Taking

    def _judged(self, state: State, seat: Seat, trail: Trail, card: Card, verdict: bool) -> After:
        """If the judgement is right the giver takes the card, otherwise the judge does (ROYAL-8)."""
        giver, claim = trail.givers[-1], trail.claims[-1]
        right = truth(card, claim) == verdict
        taker = giver if right else seat
        judged = Event(Judged(seat, giver, claim, verdict, card, right, taker, "ROYAL-8"), EVERYBODY)
        settling = self._settling(state, taker, Bill(claim, False, (), False))
        settling.last = Round(trail.givers, trail.claims, seat, verdict, card, taker)
        settling.take(card)
        after, events = settling.done()
        return after, (judged, *events)

    def _pay_picked(self, state: State, seat: Seat, card: Card) -> After:
        """The first card stays secret until the whole payment is named (ROYAL-12)."""
        picked = Event(PaymentPicked(seat, card), (seat,), rest=PaymentPickedFaceDown(seat))
        return State(
            phase=Phase.PAY_MORE, actor=seat, hands=state.hands, deck=state.deck, picked=card, table=state.table
        ), (picked,)

    def _paid(self, state: State, seat: Seat, move: Move) -> After:
        """The whole payment is named at once and laid in that order (ROYAL-12, ROYAL-13)."""
        bill, first = state.table.bill, state.picked
        assert bill is not None
        assert first is not None
        cards = (first, move.card) if isinstance(move, Pay) else (first,)
        settling = self._settling(state, seat, Bill(bill.claim, False, cards, False))
        if len(cards) == 1 and not truth(first, bill.claim):
            settling.paying = "ROYAL-13"
        settling.tell(PaymentNamed(seat, cards, bill.claim, settling.paying))
        return settling.done()

    def _settling(self, state: State, seat: Seat, bill: Bill) -> Settling:
        return Settling(state, seat, bill, self.limit, self.specials_pay)


def _payments(state: State, hand: Counts) -> tuple[Move, ...]:
    """Any plain or Royal card; no second one if the first fits the claim or is the only one (ROYAL-12, ROYAL-13)."""
    bill, first = state.table.bill, state.picked
    assert bill is not None
    left = hand if first is None else fewer(hand, first)
    pays = tuple(move for move, count in zip(PAYS, left[:PAYABLE], strict=True) if count)
    if first is not None and (not pays or truth(first, bill.claim)):
        return (*pays, Answer.ENOUGH)
    return pays
