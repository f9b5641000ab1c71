"""The kinds of decisions, as everybody at the table sees them; bots take longer for some than for others."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """What a seat has to decide.

    A game's `pace.py` maps what a spectator sees, and a seat that has to act, to one of these: `kind(view, seat)`. It
    sees no hand, so the time that a bot takes tells nothing about one.
    """

    CHOICE = "choice"
    JUDGEMENT = "judgement"
    """What somebody has said is judged: people read it aloud first."""
    FORCED = "forced"
    """Everybody can see that there is only one move."""
