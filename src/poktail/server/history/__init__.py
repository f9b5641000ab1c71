"""Finished matches: replays and the report on chance."""
