"""Loads the server's settings for the commands serve and admin."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from poktail.server.settings import Settings

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Folder for everything that is kept.")]
Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="Settings in a TOML file.")]


def settings_from(config: Path | None, pairs: Sequence[str], **given: Any) -> Settings:
    """The settings for a command, from --set pairs, its own options, the environment and a file; raises BadSetting."""
    from poktail.server.settings import BadSetting, load  # noqa: PLC0415

    overrides: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetting(setting="set", want="name=value")
        overrides[name.strip().replace("-", "_")] = value
    return load(config, overrides | {name: value for name, value in given.items() if value is not None}, os.environ)
