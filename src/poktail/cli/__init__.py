"""The command line: `poktail` and its commands, one module per group."""

from poktail.cli.program import app, main

__all__ = ["app", "main"]
