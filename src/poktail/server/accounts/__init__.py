"""People and bots: identity, profiles and ratings."""
