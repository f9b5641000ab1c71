"""Opponents, by level; knows no game."""
