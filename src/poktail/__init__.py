"""Four hidden-information games: rules, bots, tables and a laboratory."""
