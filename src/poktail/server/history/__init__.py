"""Finished matches: replays, reviews, statistics, the chance report, and the background jobs that work them out."""
