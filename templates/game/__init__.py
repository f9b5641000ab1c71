"""New Game: a card nobody else sees, and one secret choice. Replace it with your game."""

from poktail.core.game import About
from poktail.games.newgame.rules import Newgame, Revealed

GAME = Newgame
TINY = Newgame(seats=2, cards=3)
SHOWDOWNS = (Revealed,)
ABOUT = About(title="New Game", authors=("Nobody Yet",), publisher="Unpublished", year=2026, minutes=1)
