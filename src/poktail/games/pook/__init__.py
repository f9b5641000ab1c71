"""Pook by Ivan Alouges: two secret allied factions, a grid of two-sided cards, and a pig."""

from poktail.core.game import About
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_events import BannersShown, Drew, PicksTurned, PursesExchanged, TurnedUp
from poktail.games.pook.rules_pieces import Banner

GAME = Pook
TINY = Pook(
    seats=2,
    hand=2,
    columns=3,
    rows=1,
    deck=("mage 1 1 1", "viking 2 2"),
    banners=(Banner.KNIGHT_MAGE, Banner.ORC_VIKING),
)
SHOWDOWNS = (BannersShown, PicksTurned)
REVEALING = (TurnedUp, PursesExchanged, Drew, *SHOWDOWNS)
ABOUT = About(title="Pook", authors=("Ivan Alouges",), publisher="Fox Troll Games", year=2022, minutes=20)
