"""Playing in a terminal; contains no game-specific code."""
