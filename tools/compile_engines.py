"""Compiles what the strongest bots need, once: a test or a server that comes first would wait for it."""

from poktail.bots.levels import LEVELS, prepare
from poktail.core.registry import games

for entry in games():
    prepare(entry, LEVELS[-1])
