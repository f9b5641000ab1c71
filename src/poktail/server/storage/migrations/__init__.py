"""Database migrations, run by the store when it opens."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def upgrade(connection: Connection, to: str = "head") -> None:
    """Migrate the database to this revision, inside the caller's transaction."""
    command.upgrade(_config(connection), to)


def downgrade(connection: Connection, to: str) -> None:
    """Migrate the database back to this revision ("base": empty), inside the caller's transaction."""
    command.downgrade(_config(connection), to)


def unknown(connection: Connection) -> str | None:
    """The revision of a database that newer code has migrated; None if this code knows it."""
    known = {script.revision for script in ScriptDirectory.from_config(_config(connection)).walk_revisions()}
    heads = MigrationContext.configure(connection).get_current_heads()
    return next((head for head in heads if head not in known), None)


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "poktail.server.storage:migrations")
    return config
