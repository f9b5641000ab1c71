"""Pok'n Roll by Jörg von Rüden: two dice under a cup, five open dice, and three rounds in which to stop or go on."""

from poktail.core.game import About
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_values import (
    CupLifted,
    CupRolled,
    JoergLifted,
    JoergWon,
    ThirdRoundWon,
    Tied,
    WhiteThrown,
)

GAME = PokNRoll
TINY = PokNRoll(
    seats=3,
    random_starter=False,
    boxes=1,
    hands=1,
    faces=2,
    own_dice=1,
    white_dice=3,
    sheet=("two-pairs:3", "pair:2"),
)
SHOWDOWNS = (
    JoergWon,
    ThirdRoundWon,
    Tied,
)
REVEALING = (CupRolled, WhiteThrown, CupLifted, JoergLifted, *SHOWDOWNS)
ABOUT = About(title="Pok’n Roll", authors=("Jörg von Rüden",), publisher="Schmidt Spiele", year=2016, minutes=30)
