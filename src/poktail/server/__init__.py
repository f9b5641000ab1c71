"""The table server: the authority that browsers, terminals and bots talk to. Knows no game."""
