"""Alembic's entry point; the caller provides the connection and commits."""

from alembic import context

from poktail.server.storage.models import metadata


def _run() -> None:
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,  # SQLite alters a table by copying it
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # missing if a tool merely imports every module
    _run()
