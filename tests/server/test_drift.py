"""Tests that the stored schema document and TypeScript types are up to date."""

from __future__ import annotations

import difflib
import re
from dataclasses import fields, make_dataclass
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, get_args, get_type_hints

import pytest
from pydantic import Field, create_model

from poktail.core import registry
from poktail.core.registry import Entry
from poktail.server import app as application
from poktail.server.http import schema_values as values
from poktail.server.settings import load
from poktail.server.tables import commands
from poktail.server.ws import messages_in
from tests import architecture
from tests.game_names import every_name, names_a_game
from tools import typescript, wire_types
from tools.wire_types import DOCUMENT, OF_A_GAME, ROOT, SHARED

ENTRIES = {OF_A_GAME.format(entry.id): entry for entry in registry.games()}


@cache
def shared() -> dict[str, str]:
    return dict(wire_types.shared(wire_types.whole()))


def made(path: str) -> str:
    """What `make types` would write there."""
    return wire_types.of(ENTRIES[path])[1] if path in ENTRIES else shared()[path]


def drift(path: str, wanted: str, root: Path = ROOT) -> str:
    """Where the file that is kept differs, and what to do about it; empty when it does not."""
    kept = root / path
    if not kept.exists():
        return f"{path} is not there: run `make types`"
    lines = kept.read_text(encoding="utf-8").splitlines(), wanted.splitlines()
    changes = list(difflib.unified_diff(*lines, "kept", "made now", n=0, lineterm=""))
    return "\n".join([f"{path} is not what the models say now: run `make types`", *changes[:20]]) if changes else ""


@pytest.mark.parametrize("path", [DOCUMENT, SHARED, *ENTRIES])
def test_what_is_kept_is_what_would_be_made(path: str) -> None:
    found = drift(path, made(path))
    assert not found, found


def test_nothing_else_says_that_it_was_generated() -> None:
    paths = [
        path
        for path in architecture.files("src", "tests")
        if (architecture.read(path) or "").startswith(architecture.MADE)
    ]
    assert paths == sorted([SHARED, *ENTRIES])
    assert all(architecture.made(path, architecture.read(path) or "") for path in paths)
    assert typescript.HEADER.splitlines()[0] == architecture.MADE


# Drift is noticed


def noticed(path: str, wanted: str) -> bool:
    found = drift(path, wanted)
    return f"{path} is not what the models say now: run `make types`" in found and "+++ made now" in found


def test_a_changed_message_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = [kind for kind in get_args(get_args(messages_in.ClientMessage)[0]) if kind is not commands.Chat]
    loud: Any = create_model("Chat", __base__=commands.Chat, loud=(bool, ...))
    for kind in kinds:
        loud |= kind
    monkeypatch.setattr(messages_in, "ClientMessage", Annotated[loud, Field(discriminator="t")])
    changed = dict(wire_types.shared(wire_types.whole()))
    assert noticed(DOCUMENT, changed[DOCUMENT])
    assert noticed(SHARED, changed[SHARED])
    assert "+  readonly loud: boolean;" in drift(SHARED, changed[SHARED])


def test_a_changed_route_is_noticed() -> None:
    app = application.create_app(load(None, {"data": ""}, {}))

    @app.get("/api/novelty")
    async def novelty() -> None: ...

    changed = dict(wire_types.shared(application.document(app, games=())))
    assert noticed(DOCUMENT, changed[DOCUMENT])
    assert not drift(SHARED, changed[SHARED])


@pytest.mark.parametrize("path", ENTRIES)
def test_a_changed_value_of_a_game_is_noticed(path: str) -> None:
    class Changed(Entry):
        def layer(self, name: str) -> Any:
            rules = super().layer(name)
            if name != "rules":
                return rules
            hints = get_type_hints(rules.View, include_extras=True)
            types = [(f.name, hints[f.name]) for f in fields(rules.View)]
            view = make_dataclass("View", [*types, ("novelty", int)], frozen=True)
            return SimpleNamespace(View=view, Move=rules.Move, What=rules.What)

    entry = ENTRIES[path]
    where, changed = wire_types.of(Changed(entry.id, entry.folder))
    assert where == path
    assert noticed(path, changed)


def test_a_lost_file_is_noticed_and_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = next(iter(ENTRIES))
    assert drift(path, made(path), tmp_path) == f"{path} is not there: run `make types`"
    monkeypatch.setattr(wire_types, "ROOT", tmp_path)
    assert wire_types.write({path: made(path)}) == [path]
    assert not drift(path, made(path), tmp_path)
    assert wire_types.write({path: made(path)}) == []
    (tmp_path / path).write_text("stale", encoding="utf-8")
    assert wire_types.write({path: made(path)}) == [path]
    assert not drift(path, made(path), tmp_path)


# What is kept


def test_the_document_without_games_and_that_with_them_differ_by_the_games() -> None:
    whole = application.document(application.create_app(load(None, {"data": ""}, {})))
    bare = wire_types.whole()
    parts = whole["components"].pop("schemas")
    kept = bare["components"].pop("schemas")
    assert parts == dict(sorted((kept | values.game_schemas()).items()))
    assert whole == bare


def test_the_shared_files_name_no_game_and_no_module() -> None:
    """A game that comes or goes does not change them; nor does a model that moves to another file."""
    for path, text in shared().items():
        assert names_a_game(path, text, every_name()) == []
        assert not re.search(r"poktail__|poktail\.server|/(?:home|root|tmp)\b", text), path


@pytest.mark.parametrize("path", [SHARED, *ENTRIES])
def test_a_module_of_types_needs_no_other(path: str) -> None:
    code = re.sub(r"/\*[\s\S]*?\*/|//.*|\"[^\"]*\"", "", made(path))
    code = code.partition("export const shapes")[0]  # its keys are names as they travel, not types
    declared = set(re.findall(r"^export (?:type|interface) (\w+)", code, re.MULTILINE))
    used = set(re.findall(r"\b[A-Z]\w*", code)) - {"Readonly", "Record", "Partial"}
    assert used <= declared
    assert "import" not in code


def test_everything_is_all_of_it() -> None:
    assert set(wire_types.everything()) == {DOCUMENT, SHARED, *ENTRIES}
