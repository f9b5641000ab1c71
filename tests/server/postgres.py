"""Test helper: a PostgreSQL server in a temporary folder, reached by a Unix socket."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def folder_of_programs() -> Path:
    """Where initdb and pg_ctl are; `make test-all` installs them."""
    found = shutil.which("pg_ctl")
    candidates = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    folder = next((folder for folder in reversed(candidates) if (folder / "initdb").exists()), None)
    assert folder, "no PostgreSQL: on Debian, sudo apt-get install postgresql"
    return folder


class Postgres:
    """The server; it will not run for the superuser, so that one lends it another name."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self._folder = programs, folder
        self.url = f"postgresql://poktail@/postgres?host={folder}"
        self._user: str | None = None
        if os.geteuid() == 0:
            self._user = next(user.pw_name for user in pwd.getpwall() if user.pw_name in ("postgres", "nobody"))
            shutil.chown(folder, self._user)
        self._run("initdb", "--username=poktail", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")

    def start(self) -> None:
        """Returns when it answers."""
        options = f"-c listen_addresses='' -c unix_socket_directories={self._folder}"
        self._run("pg_ctl", "start", "--wait", f"--options={options}", f"--log={self._folder / 'log'}")

    def stop(self) -> None:
        """Without waiting for those who are connected."""
        self._run("pg_ctl", "stop", "--wait", "--mode=immediate")

    def _run(self, program: str, *arguments: str) -> None:
        data = f"--pgdata={self._folder / 'data'}"
        command = [str(self._programs / program), *arguments, data]
        subprocess.run(command, user=self._user, cwd=self._folder, check=True, stdout=subprocess.DEVNULL, timeout=60)


@contextmanager
def running(programs: Path) -> Iterator[Postgres]:
    """A new server, gone afterwards with all it held."""
    folder = Path(tempfile.mkdtemp(prefix="poktail-"))  # short: the name of a socket may not be long
    try:
        server = Postgres(programs, folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
