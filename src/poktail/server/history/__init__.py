"""Finished matches: replays and the chance report."""
