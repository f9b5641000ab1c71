"""Indexes seats by profile and match, so that somebody's latest matches are found quickly."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Index matches by profile and id instead of by profile alone."""
    op.drop_index("ix_seats_profile", "seats")
    op.create_index("ix_seats_profile_match", "seats", ["profile", "match"])


def downgrade() -> None:
    """Put the old index back."""
    op.drop_index("ix_seats_profile_match", "seats")
    op.create_index("ix_seats_profile", "seats", ["profile"])
