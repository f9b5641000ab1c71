"""The table in a terminal: generic over all games."""
