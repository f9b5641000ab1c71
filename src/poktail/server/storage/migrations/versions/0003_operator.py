"""What the operator can do: bans, mutes, given names, closed tables, an audit log, reports; and recovery codes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and tables."""
    for column in ("banned", "muted", "name_fixed"):
        op.add_column("profiles", sa.Column(column, sa.BigInteger()))
    op.add_column("tables", sa.Column("closed", sa.BigInteger()))
    _recoveries()
    _actions()
    _reports()


def downgrade() -> None:
    """Drop them."""
    for name in ("reports", "networks", "actions", "recoveries"):
        op.drop_table(name)
    op.drop_column("tables", "closed")
    for column in ("name_fixed", "muted", "banned"):
        op.drop_column("profiles", column)


def _recoveries() -> None:
    op.create_table(
        "recoveries",
        sa.Column("profile", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("profile", name="pk_recoveries"),
        sa.UniqueConstraint("hash", name="uq_recoveries_hash"),
    )


def _actions() -> None:
    op.create_table(
        "actions",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_actions"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "networks",
        sa.Column("network", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("network", name="pk_networks"),
    )


def _reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("reporter", sa.Text()),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("done", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint("reporter", "about", "subject", "day", name="uq_reports_reporter_about_subject_day"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_subject", "reports", ["subject"])
