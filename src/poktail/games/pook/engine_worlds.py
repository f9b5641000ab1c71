"""Deals the cards and Banners that a seat cannot see in many ways, on packed positions, and counts signs; compiled.

Signs, listed below, speak for or against a position; expert_beliefs.py says how much each of them counts.
"""

from __future__ import annotations

from poktail.games.pook.engine_compile import compiled
from poktail.games.pook.engine_steps import below
from poktail.games.pook.engine_table import ALLIED, BANNER, CARDS, DECK, HANDS, SEATS, SIDES, STOCK, Array

# Signs, added up over the other seats, for cards of the factions on a seat's Banner. Of Warriors that all have seen:
# how many it laid, and their levels; the levels of those that it turned down, gave and took with a Mage, and turned up.
# Of cards that only the seat knows: how many it laid as Purses, and their levels; the same of those in its hand.
LAID, LAID_LEVELS, STRUCK, GIVEN, TAKEN, REVEALED, PURSES, PURSE_LEVELS, HELD, HELD_LEVELS = range(10)
SIGNS = 10
PUBLIC = PURSES
"""The first sign that is not public."""


@compiled
def deal(base: Array, pool: Array, cells: Array, unknown: Array, banners: Array, hidden: Array, rng: Array) -> None:
    """Fill a position: face-down cells, hands (`unknown` cards each), the pile, and the Banners of the hidden sides."""
    shuffle(pool, rng)
    shuffle(banners, rng)
    at = 0
    for cell in cells:
        base[cell] = pool[at] + 1
        at += 1
    for seat in range(unknown.size):
        for _ in range(unknown[seat]):
            base[HANDS + CARDS * seat + pool[at]] += 1
            at += 1
    while at < pool.size:
        base[DECK + pool[at]] += 1
        at += 1
    for i in range(hidden.size):
        base[BANNER + hidden[i]] = banners[i]
        base[STOCK + banners[i]] = 0


@compiled
def shuffle(things: Array, rng: Array) -> None:
    """Bring them into a random order."""
    for i in range(things.size - 1, 0, -1):
        j = below(rng, i + 1)
        things[i], things[j] = things[j], things[i]


@compiled
def note_signs(s: Array, viewer: int, cells: Array, owners: Array, public: Array, out: Array) -> None:
    """What speaks for a position: public signs by side and faction, and what its hidden cards say."""
    out[:] = 0.0
    for side in range(s[SIDES]):
        for faction in range(4):
            if fits(s, side, 3 * faction):
                for sign in range(PUBLIC):
                    out[sign] += public[side, faction, sign]
    for i in range(cells.size):
        card = s[cells[i]] - 1
        if owners[i] >= 0 and fits(s, owners[i], card):
            out[PURSES] += 1.0
            out[PURSE_LEVELS] += card % 3 + 1
    for seat in range(s[SEATS]):
        for card in range(CARDS):
            if seat != viewer and fits(s, seat, card):
                count = s[HANDS + CARDS * seat + card]
                out[HELD] += count
                out[HELD_LEVELS] += count * (card % 3 + 1)


@compiled
def fits(s: Array, seat: int, card: int) -> bool:
    """Whether a card's faction is on the Banner of that seat's side."""
    banner = s[BANNER + seat % s[SIDES]]
    return bool(banner >= 0 and ALLIED[banner] >> card // 3 & 1)


@compiled
def imagine(
    base: Array,
    viewer: int,
    pool: Array,
    cells: Array,
    owners: Array,
    unknown: Array,
    banners: Array,
    hidden: Array,
    public: Array,
    rng: Array,
    worlds: Array,
    signs: Array,
) -> None:
    """Fill `worlds` with positions that look the same to a seat, all deals equally likely, and `signs` with theirs."""
    for i in range(worlds.shape[0]):
        worlds[i] = base
        deal(worlds[i], pool, cells, unknown, banners, hidden, rng)
        note_signs(worlds[i], viewer, cells, owners, public, signs[i])
