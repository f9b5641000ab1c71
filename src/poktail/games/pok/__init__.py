"""POK by Kasper Lapp: roll three dice, choose a counter in secret, and get rid of six counters."""

from poktail.core.game import About
from poktail.games.pok.rules import Pok, Revealed, Rolled

GAME = Pok
TINY = Pok(seats=3, counters=1, goal=2, idle_limit=1, dice=("1disc 1square", "2disc"))
SHOWDOWNS = (Revealed,)
REVEALING = (Revealed, Rolled)
ABOUT = About(title="POK", authors=("Kasper Lapp",), publisher="Steffen-Spiele", year=2017, minutes=10)
