"""Gives every table a code that people can say; older tables get theirs when they are next used."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and make codes unique."""
    op.add_column("tables", sa.Column("code", sa.Text()))
    op.create_index("ix_tables_code", "tables", ["code"], unique=True)


def downgrade() -> None:
    """Drop the column."""
    op.drop_index("ix_tables_code", "tables")
    op.drop_column("tables", "code")
