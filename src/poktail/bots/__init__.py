"""Bot levels, and series of matches between bots; no game-specific code."""
