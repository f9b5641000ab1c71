"""The shared base of all games: protocol, match, codec, records and verifiable randomness; standard library only."""
