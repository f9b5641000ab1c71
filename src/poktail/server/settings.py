"""Server settings, read from the command line, the environment and a TOML file, in that order of precedence."""

from __future__ import annotations

import difflib
import ipaddress
import os
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

from annotated_types import Ge, Le
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from poktail.core.record import MAX_NAME
from poktail.server.errors import ServerError

PREFIX = "POKTAIL_"
MAX_FILE = 65_536
DATABASE_FILE = "poktail.db"
DRIVERS = {  # what people write, and the driver that can wait without blocking
    "sqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
_NAME = re.compile(r"(?=.{1,253}\Z)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::([0-9]{1,5}))?")
_ORIGIN = re.compile(r"(https?|wss?)://(\S{1,300})")
DEFAULT_PORTS = {"http": 80, "ws": 80, "https": 443, "wss": 443}


class BadSetting(ServerError):
    """A setting is unknown or has a bad value; says what is expected, never what was given."""


def parse_host(text: str) -> tuple[str, int | None] | None:
    """The name and port in a Host header or setting, in one spelling; None where it is neither.

    >>> parse_host("Games.Example.org.:80"), parse_host("[::0001]"), parse_host("a b")
    (('games.example.org', 80), ('[::1]', None), None)
    """
    found = _HOST.fullmatch(text.lower()) if len(text) <= 300 else None
    if found is None or int(found[2] or 0) > 65_535:
        return None
    name, port = found[1], None if found[2] is None else int(found[2])
    if name.startswith("["):
        try:
            return f"[{ipaddress.IPv6Address(name[1:-1])}]", port
        except ValueError:
            return None
    name = name.removesuffix(".")
    return (name, port) if _NAME.fullmatch(name) else None


def parse_origin(text: str) -> tuple[str, str, int] | None:
    """The scheme, name and port of an address without a path; None where it is anything else.

    >>> parse_origin("https://games.example.org"), parse_origin("null")
    (('https', 'games.example.org', 443), None)
    """
    found = _ORIGIN.fullmatch(text.lower())
    host = parse_host(found[2]) if found else None
    if found is None or host is None:
        return None
    return found[1], host[0], DEFAULT_PORTS[found[1]] if host[1] is None else host[1]


def user_data(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where this system keeps the data of a person's programs."""
    try:
        home = Path(environ["HOME"]) if environ.get("HOME") else Path.home()
    except RuntimeError:  # no home folder: the data folder has to be given
        raise BadSetting(setting="data", want="path") from None
    if platform == "win32":
        base = Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        named = Path(environ.get("XDG_DATA_HOME", ""))
        base = named if named.is_absolute() else home / ".local" / "share"  # the standard says: ignore a relative one
    return base / "poktail"


def _served(text: str) -> str:
    bare = text.strip().removeprefix("[").removesuffix("]")
    try:
        return str(ipaddress.ip_address(bare))
    except ValueError:
        found = parse_host(bare)
        if found is None or found[1] is not None:
            raise ValueError from None
        return found[0]


def _base_url(text: str) -> str:
    text = text.strip().rstrip("/")
    if not text:
        return text
    origin = parse_origin(text)
    if origin is None or origin[0] not in ("http", "https"):
        raise ValueError
    scheme, name, port = origin
    return f"{scheme}://{name}" + ("" if port == DEFAULT_PORTS[scheme] else f":{port}")


def _split(value: Any) -> Any:
    return [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value


def _hosts(names: tuple[str, ...]) -> tuple[str, ...]:
    found = [parse_host(name) for name in names]  # no wildcards: one would let any page on the web in
    if None in found:
        raise ValueError
    return tuple(host[0] if host[1] is None else f"{host[0]}:{host[1]}" for host in found if host)


def _database(text: str) -> str:
    scheme, slashes, _ = text.partition("://")
    if text and (not slashes or scheme not in DRIVERS):
        raise ValueError
    return text


def _folder(path: Path) -> Path:
    try:
        return path.expanduser()
    except RuntimeError:
        raise ValueError from None


def _token(text: str) -> str:
    if not re.fullmatch(r"([!-~]{16,})?", text.strip()):
        raise ValueError
    return text.strip()


def _number(value: Any) -> Any:
    if isinstance(value, bool):  # Python counts True as 1
        raise ValueError
    return value


def _text(default: str, description: str, secret: bool = False) -> Any:
    return Field(default, description=description, repr=not secret, max_length=1000)


def _amount(default: float, low: float, high: float, description: str) -> Any:
    return Field(default, ge=low, le=high, description=description)


Int = Annotated[int, BeforeValidator(_number)]
Seconds = Annotated[float, BeforeValidator(_number)]
# What to write, for the settings whose type alone does not say it.
WANT = {
    "host": "name or address",
    "data": "path",
    "database": "sqlite:///file or postgresql://user@host/name",
    "base_url": "http(s)://name[:port]",
    "allowed_hosts": "name[:port],...",
    "trust_proxy": "true|false",
    "metrics_token": "16 or more letters, digits and signs",
}
DEFAULT_DATA = "$XDG_DATA_HOME/poktail or ~/.local/share/poktail"


class Settings(BaseModel):
    """Every setting of the server; `load` reads them from command line, environment and file."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True, validate_default=True)

    host: Annotated[str, AfterValidator(_served)] = _text(
        "127.0.0.1", "Address to listen on; 0.0.0.0 for the whole network."
    )
    port: Int = _amount(8765, 0, 65_535, "Port to listen on; 0 picks a free one.")
    data: Annotated[Path, AfterValidator(_folder)] = Field(
        default_factory=lambda: user_data(os.environ), description="Folder for the database."
    )
    database: Annotated[str, AfterValidator(_database)] = _text(
        "", f"Database address; if empty, the SQLite file {DATABASE_FILE} in the data folder.", secret=True
    )
    base_url: Annotated[str, AfterValidator(_base_url)] = _text(
        "", "Public address, such as https://games.example.org; with https, cookies are sent over https only."
    )
    allowed_hosts: Annotated[tuple[str, ...], BeforeValidator(_split), AfterValidator(_hosts)] = Field(
        (), max_length=100, description="More host names of this server, separated by commas."
    )
    trust_proxy: bool = Field(
        False, description="Take a client's address from the last entry of X-Forwarded-For; use it only behind a proxy."
    )
    log_format: Literal["text", "json"] = Field("text", description="Format of the log: text or json.")
    log_level: Literal["debug", "info", "warning", "error"] = Field("info", description="Lowest level that is logged.")
    bot_pause: Seconds = _amount(2.0, 0, 30, "Seconds a bot thinks on average, at normal pace; 0 means not at all.")
    bot_threads: Int = _amount(2, 1, 64, "Number of threads that compute bot moves.")
    grace: Seconds = _amount(
        45.0,
        0,
        86_400,
        "Seconds before a bot stands in for an absent person, unless a table sets its own; 0 means never.",
    )
    vote_after: Seconds = _amount(
        10.0, 0, 3_600, "Seconds somebody must be away before the others at a table can let a bot play for them."
    )
    entropy_wait: Seconds = _amount(1.5, 0, 30, "Seconds a match waits at its start for every seat's random bytes.")
    archive_after_days: Int = _amount(30, 1, 3_650, "Days without a visitor after which a table is archived.")
    message_bytes: Int = _amount(4_096, 256, 1_048_576, "Largest WebSocket message, in bytes of UTF-8.")
    body_bytes: Int = _amount(65_536, 1_024, 16_777_216, "Largest request body, in bytes.")
    rate_per_address: Seconds = _amount(20.0, 0.1, 100_000, "Requests per second that one address may send on average.")
    rate_burst: Int = _amount(60, 1, 1_000_000, "Requests that one address may send at once.")
    messages_per_second: Seconds = _amount(
        20.0, 0.1, 100_000, "Messages per second that one connection may send on average."
    )
    messages_burst: Int = _amount(100, 1, 1_000_000, "Messages that one connection may send at once.")
    request_timeout: Seconds = _amount(
        10.0, 0.1, 3_600, "Seconds that a request's headers, and each part of its body, may take to arrive."
    )
    connections_per_address: Int = _amount(
        60, 1, 1_000_000, "WebSockets that one address may have open; it may have twice as many connections."
    )
    watchers_per_table: Int = _amount(200, 0, 1_000_000, "Connections without a seat that one table may have.")
    tables_per_address: Int = _amount(50, 1, 1_000_000, "Tables that one address may open per hour.")
    tables_per_profile: Int = _amount(20, 1, 100_000, "Open tables that one profile may have.")
    profiles_per_address: Int = _amount(30, 1, 1_000_000, "Profiles that one address may create per hour.")
    name_length: Int = _amount(MAX_NAME, 1, MAX_NAME, "Longest name, in characters.")
    metrics_token: Annotated[str, AfterValidator(_token)] = _text(
        "", "Bearer token for /metrics; if empty, only this machine may read them.", secret=True
    )

    @property
    def secure(self) -> bool:
        """Whether people reach this server over https."""
        return self.base_url.startswith("https:")

    def database_url(self) -> str:
        """The database's address as SQLAlchemy writes it, with a driver that does not block."""
        if self.database:
            scheme, _, rest = self.database.partition("://")
            return f"{DRIVERS[scheme]}://{rest}"
        from sqlalchemy.engine import URL  # noqa: PLC0415  # heavy, and only a server needs it

        path = str(self.data / DATABASE_FILE)
        return URL.create(DRIVERS["sqlite"], database=path).render_as_string(hide_password=False)

    @classmethod
    def describe(cls) -> list[tuple[str, str, str, str]]:
        """Name, environment variable, default and description of every setting, for help and documents."""
        return [
            (name, PREFIX + name.upper(), _shown(name, field.default), field.description or "")
            for name, field in cls.model_fields.items()
        ]


def _shown(name: str, default: Any) -> str:
    if name == "data":
        return DEFAULT_DATA  # a document must not show one person's home
    if isinstance(default, bool):
        return str(default).lower()
    return ",".join(default) if isinstance(default, tuple) else str(default)


def wanted(name: str) -> str:
    """What a setting takes, in a few words.

    >>> wanted("port"), wanted("log_format"), wanted("bot_pause")
    ('integer 0..65535', 'text|json', 'number 0..30')
    """
    field = Settings.model_fields.get(name)
    if field is None:
        near = difflib.get_close_matches(name, Settings.model_fields, 1)
        return near[0] if near else "no such setting"
    low = next((rule.ge for rule in field.metadata if isinstance(rule, Ge)), None)
    high = next((rule.le for rule in field.metadata if isinstance(rule, Le)), None)
    if low is not None:
        return f"{'integer' if field.annotation is int else 'number'} {low:g}..{high}"
    return WANT.get(name) or "|".join(get_args(field.annotation) or ("text",))


def read_file(path: Path) -> dict[str, Any]:
    """The settings in a TOML file; BadSetting if a key is unknown."""
    try:
        with path.expanduser().open("rb") as file:
            data = file.read(MAX_FILE + 1)
        values = tomllib.loads(data.decode()) if len(data) <= MAX_FILE else None
    except (OSError, RuntimeError):  # RuntimeError: no home folder, or brackets nested too deep
        raise BadSetting(setting="config", want="a file that can be read") from None
    except ValueError as error:  # not TOML or not text; only the line number is safe to repeat
        line = re.search(r"at line (\d+)", str(error))
        raise BadSetting(setting="config", want=f"TOML at line {line[1]}" if line else "TOML") from None
    if values is None:
        raise BadSetting(setting="config", want=f"at most {MAX_FILE} bytes")
    return values


def load(config: Path | None, overrides: dict[str, Any], environ: Mapping[str, str]) -> Settings:
    """The settings in force: command line (None: not given), else environment, else file, else default."""
    if config is None and environ.get(PREFIX + "CONFIG"):
        config = Path(environ[PREFIX + "CONFIG"])
    values: dict[str, Any] = read_file(config) if config is not None else {}
    variables = {name: environ.get(PREFIX + name.upper(), "") for name in Settings.model_fields}
    values |= {name: value for name, value in variables.items() if value}  # an empty variable is an unset one
    values |= {name: value for name, value in overrides.items() if value is not None}
    for name in values:
        if name not in Settings.model_fields:
            raise BadSetting(setting=_printable(name), want=wanted(name))
    if "data" not in values:
        values["data"] = user_data(environ)
    try:
        return Settings(**values)
    except ValidationError as error:
        name = str(error.errors(include_input=False, include_context=False)[0]["loc"][0])
        raise BadSetting(setting=name, want=wanted(name)) from None


def _printable(name: str) -> str:
    return "".join(c for c in name if c.isprintable())[:MAX_NAME]
