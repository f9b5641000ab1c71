"""The table server that browsers, terminals and bots connect to; it contains no game-specific code."""
