"""Compiles what the strongest bots need, so that no test or server has to wait for it."""

from poktail.bots.levels import LEVELS, prepare
from poktail.core.registry import games

for entry in games():
    prepare(entry, LEVELS[-1])
