"""The shared base of all games: game protocol, match, codec, records and fair chance; standard library only."""
