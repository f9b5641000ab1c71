"""Compiles the engine's functions."""

from __future__ import annotations

from pathlib import Path

from poktail.compiled import Compiler

compiled = Compiler(Path(__file__).parent, "engine*.py")
