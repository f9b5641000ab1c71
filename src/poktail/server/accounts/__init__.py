"""Profiles of people and bots: identity, stored data and ratings."""
