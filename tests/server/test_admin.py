"""Tests of `poktail admin`: lists, backups of a live database, restores that lose nothing, checks."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from poktail.core.payoffs import ranks
from poktail.core.registry import games
from poktail.server.errors import BadBackup, BadDatabase, DataInUse, NotFound
from poktail.server.ops import admin
from poktail.server.settings import BadSetting, Settings
from poktail.server.storage import lock
from poktail.server.storage.store import NewerDatabase
from tests.server.live import Person, Process
from tests.terminal.runs import in_a_row

pytestmark = pytest.mark.xdist_group("admin")  # they share a server that takes a while to make

GAMES = [entry.id for entry in games()]
DATABASE = "poktail.db"


def settings(folder: Path) -> Settings:
    return Settings(data=folder)


def first(data: dict[str, Any]) -> str:
    text: str = data["legal"][0][0]
    return text


async def played(server: Process, game: str) -> None:
    """A finished match of this game, and one that has only begun, at two tables of one person."""
    person = await Person(server, "Ann").arrive()
    try:
        for whole in (True, False):
            async with person.at(await person.open_table(game, public=whole)) as socket:
                await socket.do("sit", {"seat": 0, "entropy": "ab"})
                await socket.do("start", {"fill": "random"})
                if whole:
                    await socket.play(first)
                else:
                    await socket.until("view")
    finally:
        await person.http.aclose()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Path]:
    """Fresh copies of a folder in which every game has been played."""
    folder = tmp_path_factory.mktemp("filled")

    @cache
    def original() -> Path:
        with Process(folder / "data") as server:
            for game in GAMES:
                asyncio.run(played(server, game))
        assert server.complaints() == []
        return folder / "data"

    def copy() -> Path:
        target = Path(folder / f"copy{len(list(folder.iterdir()))}")
        shutil.copytree(original(), target)
        return target

    return copy


def change(folder: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        assert database.execute(statement, values).rowcount > 0
        database.commit()


def found(folder: Path) -> admin.Report:
    return admin.read(settings(folder), admin.check)


# Looking


def test_the_lists_tell_what_is_there(filled: Callable[[], Path]) -> None:
    folder = str(filled())
    commands = [("tables", "--json"), ("profiles",), ("profiles", "--json"), ("tables",), ("check",)]
    done = in_a_row(*[("admin", *command, "--data", folder) for command in commands])
    assert [(code, told) for code, _, told in done] == [(0, "")] * len(commands)
    tables = json.loads(done[0][1])
    assert sorted(row["game"] for row in tables) == sorted(GAMES * 2)
    assert {row["state"] for row in tables} == {"over", "playing"}
    assert all(row["names"][0] == "Ann" and row["taken"] == row["seats"] for row in tables)
    shown = done[1][1].splitlines()
    assert shown[0].split()[:3] == ["id", "kind", "name"]
    assert [line.split()[1:5] for line in shown[1:]] == [["person", "Ann", "1", "2"]] * len(GAMES)
    fields = ("id", "name", "kind", "owner", "created", "seen", "keys", "matches", "banned", "muted")
    assert {frozenset(row) for row in json.loads(done[2][1])} == {frozenset(fields)}
    assert len(done[3][1].splitlines()) == 1 + 2 * len(GAMES)
    assert f"Finished matches: {len(GAMES)}. Running: {len(GAMES)}. All of them can be replayed" in done[4][1]


def test_looking_changes_nothing_and_makes_nothing(filled: Callable[[], Path], tmp_path: Path) -> None:
    folder = filled()
    before = (folder / DATABASE).read_bytes()
    for work in (admin.tables, admin.profiles, admin.check):
        admin.read(settings(folder), work)
        with pytest.raises(NotFound):
            admin.read(settings(tmp_path / "nowhere"), work)
    assert (folder / DATABASE).read_bytes() == before
    assert not (tmp_path / "nowhere").exists()


def test_another_database_is_none_of_ours(filled: Callable[[], Path], tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        database.execute("CREATE TABLE diary (day TEXT)")
    for work in (admin.tables, admin.profiles, admin.check):
        with pytest.raises(BadDatabase, match="foreign"):
            admin.read(settings(tmp_path), work)
    folder = filled()
    change(folder, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase):
        admin.read(settings(folder), admin.tables)
    with pytest.raises(BadSetting):
        admin.backup(Settings(data=tmp_path, database="postgresql://a/b"), tmp_path / "b")


# Checking


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("UPDATE matches SET payoffs = '[9, 9]' WHERE state = 'over'", "bad_proof result"),
        ("UPDATE matches SET commitment = 'x'", "bad_proof commitment"),
        ("UPDATE matches SET seed = zeroblob(32) WHERE state = 'over'", "bad_proof commitment"),
        ("UPDATE matches SET doc = '{' WHERE state = 'over'", "JSONDecodeError"),
        ("UPDATE log SET move = 'nonsense' WHERE seq = 0", "broken"),
        ("DELETE FROM log WHERE seq = 0", "broken"),
        ("UPDATE matches SET state = 'over', payoffs = '[]' WHERE state = 'running'", "bad_proof unfinished"),
    ],
)
def test_what_was_tampered_with_is_found(statement: str, fault: str, filled: Callable[[], Path]) -> None:
    folder = filled()
    change(folder, statement)
    report = found(folder)
    assert len(report.wrong) >= len(GAMES)
    assert {row["fault"] for row in report.wrong} == {fault}


def test_results_on_the_scale_of_earlier_versions_are_right(filled: Callable[[], Path]) -> None:
    folder = filled()
    rows = list(found_rows(folder, "SELECT id, payoffs FROM matches WHERE state = 'over'"))
    for match, text in rows:
        payoffs = json.loads(text)
        former = [1 if value == max(payoffs) else -1 for value in payoffs]
        if ranks(former) == ranks(payoffs):  # not every game had that scale
            change(folder, f"UPDATE matches SET payoffs = '{former}' WHERE id = ?", match)
    assert set(found_rows(folder, "SELECT id, payoffs FROM matches WHERE state = 'over'")) != set(rows)
    assert found(folder).wrong == []


def test_a_wrong_match_is_named_and_the_exit_code_says_so(filled: Callable[[], Path]) -> None:
    folder = filled()
    match = next(row for row in found_rows(folder, "SELECT id FROM matches WHERE state = 'over'"))[0]
    change(folder, "UPDATE matches SET payoffs = '[7]' WHERE id = ?", match)
    plain, as_json = in_a_row(*[("admin", "check", "--data", str(folder), *more) for more in ((), ("--json",))])
    assert (plain[0], as_json[0]) == (1, 1)
    assert match in plain[1]
    assert "Wrong: 1." in plain[1]
    assert [row["match"] for row in json.loads(as_json[1])["wrong"]] == [match]


def found_rows(folder: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        return database.execute(query).fetchall()


# Backup and restore


def test_a_backup_is_whole_private_and_never_overwrites(filled: Callable[[], Path], tmp_path: Path) -> None:
    folder, target = filled(), tmp_path / "b.db"
    first, again = in_a_row(*[("admin", "backup", str(target), "--data", str(folder))] * 2)
    assert first[0] == 0, first
    assert target.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["b.db"]
    assert (again[0], "(bad_backup)" in again[2]) == (2, True)
    assert admin.restore(settings(tmp_path / "new"), target) is None
    with pytest.raises(BadBackup, match="unwritable"):
        admin.backup(settings(folder), tmp_path / "no" / "such" / "folder")


def test_a_restore_brings_everything_back_and_keeps_what_was_there(filled: Callable[[], Path], tmp_path: Path) -> None:
    folder, target = filled(), tmp_path / "b.db"
    admin.backup(settings(folder), target)
    change(folder, "DELETE FROM log")
    (code, said, told), *_ = in_a_row(("admin", "restore", str(target), "--data", str(folder)))
    assert code == 0, told
    assert found(folder).wrong == []
    old = list(folder.glob("poktail-*.db"))
    assert len(old) == 1
    assert old[0].name in said.replace("\n", "")
    with closing(sqlite3.connect(old[0])) as database:
        assert database.execute("SELECT count(*) FROM log").fetchone() == (0,)


def test_late_changes_of_a_crashed_server_are_kept_too(filled: Callable[[], Path], tmp_path: Path) -> None:
    """A database that was never closed: what is only in its write-ahead log goes along, and not into the new one."""
    folder, crashed = filled(), tmp_path / "crashed"
    admin.backup(settings(folder), tmp_path / "b.db")
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("UPDATE profiles SET name = 'Late'")
        database.commit()
        shutil.copytree(folder, crashed)
    kept = admin.restore(settings(crashed), tmp_path / "b.db")
    assert kept is not None
    with closing(sqlite3.connect(kept)) as database:
        assert database.execute("SELECT DISTINCT name FROM profiles").fetchall() == [("Late",)]
    assert {row["name"] for row in admin.read(settings(crashed), admin.profiles)} == {"Ann"}


def test_a_restore_into_an_empty_place(filled: Callable[[], Path], tmp_path: Path) -> None:
    """Also over a database that is damaged beyond reading, whose late changes must not leak into the new one."""
    target = tmp_path / "b.db"
    admin.backup(settings(filled()), target)
    assert admin.restore(settings(tmp_path / "new"), target) is None
    assert found(tmp_path / "new").over == len(GAMES)
    assert (tmp_path / "new" / DATABASE).stat().st_mode & 0o777 == 0o600
    damaged = filled()
    (damaged / DATABASE).write_bytes(b"nonsense")
    for suffix in admin.BESIDE:
        (damaged / f"{DATABASE}{suffix}").write_bytes(b"late changes")
    kept = [admin.restore(settings(damaged), target, lambda: 0.0) for _ in range(2)]
    assert [path.name for path in kept if path] == ["poktail-19700101T000000Z.db", "poktail-19700101T000000Z-2.db"]
    assert found(damaged).wrong == []
    assert kept[0] is not None
    assert kept[0].read_bytes() == b"nonsense"
    assert kept[0].with_name(kept[0].name + "-wal").read_bytes() == b"late changes"


def _cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def _flip(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096:12288] = bytes(8192)
    path.write_bytes(data)


def _foreign(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE diary (day TEXT)")


@pytest.mark.parametrize(
    "harm", [_cut, _flip, _foreign, lambda path: path.write_bytes(b""), lambda path: path.unlink()]
)
def test_what_is_no_backup_replaces_nothing(harm: Any, filled: Callable[[], Path], tmp_path: Path) -> None:
    folder, target = filled(), tmp_path / "b.db"
    admin.backup(settings(folder), target)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    harm(target)
    with pytest.raises((BadBackup, NotFound)):
        admin.restore(settings(folder), target)
    after = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert {name for name, data in after.items() if before.get(name) != data} <= {f"{DATABASE}.lock"}


def test_a_newer_backup_is_left_alone(filled: Callable[[], Path], tmp_path: Path) -> None:
    folder = filled()
    change(folder, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase):
        admin.backup(settings(folder), tmp_path / "b.db")
    with pytest.raises(NewerDatabase):
        admin.restore(settings(tmp_path / "new"), folder / DATABASE)


# While a server runs


async def matches(person: Person, done: asyncio.Event, sent: list[int]) -> None:
    """Match after match at one table, counting the moves that were sent."""
    async with person.at(await person.open_table(GAMES[1])) as socket:
        await socket.do("sit", {"seat": 0})
        while not done.is_set():
            await socket.do("start", {"fill": "random"})
            frame = await socket.until("view")
            while frame["t"] != "over":
                if frame["d"]["legal"]:
                    await socket.send("move", first(frame["d"]), v=frame["v"])
                    sent[0] += 1
                frame = await socket.until("view", "events", "over")


async def backed_up_under_load(server: Process, targets: list[Path]) -> None:
    people = [await Person(server, f"P{number}").arrive() for number in range(4)]
    done, sent = asyncio.Event(), [0]
    playing = [asyncio.create_task(matches(person, done, sent)) for person in people]
    try:
        for number, target in enumerate(targets, 1):
            while sent[0] < 30 * number:
                await asyncio.sleep(0.01)
            acknowledged = sent[0] - len(people)  # each may have sent one that is not yet answered
            await asyncio.to_thread(admin.backup, settings(server.data), target)
            with closing(sqlite3.connect(target)) as copy:
                kept = copy.execute("SELECT count(*) FROM log WHERE by = 'owner'").fetchone()[0]
            assert kept >= acknowledged
    finally:
        done.set()
        await asyncio.gather(*playing)
        for person in people:
            await person.http.aclose()


def test_a_live_database_is_backed_up_under_load(tmp_path: Path) -> None:
    """Every backup is sound and holds every move that was acknowledged before it began; nobody has to wait for it."""
    targets = [tmp_path / f"{number}.db" for number in range(3)]
    with Process(tmp_path / "data") as server:
        asyncio.run(backed_up_under_load(server, targets))
        with pytest.raises(DataInUse):
            admin.restore(settings(server.data), targets[0])
        assert found(server.data).wrong == []
        assert found(server.data).over >= 4
    for target in targets:
        assert admin.restore(settings(tmp_path / f"from {target.stem}"), target) is None
        assert found(tmp_path / f"from {target.stem}").wrong == []
    assert server.complaints() == []


def test_the_lock_ends_with_the_process_however_it_ends(tmp_path: Path) -> None:
    """Held twice it is refused, also within one process; a killed holder holds nothing."""
    database = tmp_path / DATABASE
    code = (
        "import sys, time; from pathlib import Path; from poktail.server.storage import lock\n"
        "with lock.held(Path(sys.argv[1])): print('held', flush=True); time.sleep(600)"
    )
    command = [sys.executable, "-c", code, str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(DataInUse, match=str(holder.pid)), lock.held(database):
            pass
        holder.kill()
    with lock.held(database), pytest.raises(DataInUse), lock.held(database):
        pass
    with lock.held(database), lock.held(None):
        pass
    (tmp_path / "file").write_text("")
    with pytest.raises(BadDatabase), lock.held(tmp_path / "file" / DATABASE):
        pass
