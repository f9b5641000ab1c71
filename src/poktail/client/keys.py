"""Stores the key by which a server recognizes a person: one private file per server."""

from __future__ import annotations

import json
import os
import re
import secrets
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from poktail.client.errors import BadKeyFile

PRIVATE_BYTES = 32


@dataclass(slots=True)
class Key:
    """A cookie's name and value, and the private key that signs moves; without a path it is kept in memory only."""

    path: Path | None = None
    cookie: str = ""
    value: str = field(default="", repr=False)
    private: str = field(default="", repr=False)

    def store(self, cookie: str, value: str) -> None:
        """Take a key that a server has set; on disk it replaces the old one atomically."""
        self.cookie, self.value = cookie, value
        self._save()

    def signing(self) -> bytes:
        """The private key that signs moves, made when it is first needed; no server ever gets it."""
        if not self.private:
            self.private = secrets.token_hex(32)
            if self.value:
                self._save()
        return bytes.fromhex(self.private)

    def _save(self) -> None:
        if self.path is None:
            return
        fresh = self.path.with_name(self.path.name + ".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            fresh.unlink(missing_ok=True)
            handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump({"cookie": self.cookie, "key": self.value, "signing": self.private}, file)
            fresh.replace(self.path)
        except OSError:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            raise BadKeyFile(path=str(self.path)) from None


def load_key(path: Path | None) -> Key:
    """The key in a file; an empty one if there is no file yet."""
    if path is None or not path.exists():
        return Key(path)
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        private = str(stored.get("signing", ""))
        if private and len(bytes.fromhex(private)) != PRIVATE_BYTES:
            raise ValueError
        return Key(path, str(stored["cookie"]), str(stored["key"]), private)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise BadKeyFile(path=str(path)) from None


def default_key_path(origin: str, environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where the key for this server is stored unless somebody names another file.

    >>> default_key_path("http://127.0.0.1:8765", {"XDG_CONFIG_HOME": "/conf"}, "linux").as_posix()
    '/conf/poktail/http_127.0.0.1_8765.key'
    """
    name = re.sub(r"[^a-z0-9.-]", "_", origin.lower().replace("://", "_", 1))
    try:
        home = Path(environ["HOME"]) if environ.get("HOME") else Path.home()
    except RuntimeError:  # the user has no home folder
        raise BadKeyFile(path="~") from None
    config = Path(environ.get("XDG_CONFIG_HOME", ""))
    if platform == "win32" and not config.is_absolute():
        config = Path(environ.get("APPDATA") or home)
    return (config if config.is_absolute() else home / ".config") / "poktail" / f"{name}.key"
