"""Signatures of moves; those from before stay without one."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("log", sa.Column("signature", sa.LargeBinary()))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("log", "signature")
