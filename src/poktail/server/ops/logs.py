"""Logs for operators: what happened and where, but never a player's hand, choices or secrets."""

from __future__ import annotations

import logging
import re
import sys
import threading
import traceback
from collections.abc import Mapping
from contextlib import suppress
from pathlib import PurePath
from types import TracebackType
from typing import Any, TextIO

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor

from poktail.server.settings import Settings

MASK = "…"
OURS = "poktail"
SHOWN = 4  # letters of a link or id: enough to follow a table in the log, too few to use it
LONGEST, DEEPEST, MOST, NEAREST = 300, 4, 20, 8
SECRETS = frozenset({"authorization", "code", "cookie", "entropy", "key", "password", "secret", "seed", "token"})
HIDDEN = frozenset({"choice", "events", "hand", "legal", "move", "notation", "observation", "view"})
IDS = frozenset({"table", "match", "profile", "connection"})
PATHS = frozenset({"path", "url", "link"})
WEBSOCKETS_OF_UVICORN = ("uvicorn", "protocols", "websockets")
UNTRUE = "ASGI callable returned without completing handshake."  # logged by uvicorn for every refused socket
UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")

_KEY_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_BEARER = re.compile(r"(?i)\b(bearer|basic)\s+\S+")
_COOKIE = re.compile(rf"(?i)\bcookie['\"]?\s*[:=,].*|[\w-]*{OURS}[\w-]*=[^;,\s\"']+", re.DOTALL)
_QUERY = re.compile(r"\?[^\s\"'?]*=[^\s\"']*")
_RUN = re.compile(r"[A-Za-z0-9_-]{16,}")
_RANDOM = re.compile(r"[A-Z0-9]")  # 16 or more random letters contain one of these; our function names do not
_ROUTE = re.compile(r"[a-z][a-z._-]{0,11}")  # ids are longer than this, so that none can pass
_QUOTING = re.compile(r"[(<{\[\"'`:=\n]")


def short(text: str) -> str:
    """The first letters of a link or an id.

    >>> short("qL0vYx3TzR1b")
    'qL0v…'
    """
    return text if len(text) <= SHOWN else text[:SHOWN] + MASK


def safe_path(path: str) -> str:
    """The path of a request without its query; everything that is not a plain word of a route is shortened.

    >>> safe_path("/api/tables/qL0vYx3TzR1b9/seats/2?as=Ann")
    '/api/tables/qL0v…/seats/2'
    """
    plain = re.split(r"[?#]", path, maxsplit=1)[0][:LONGEST]
    return _printable("/".join(part if _ROUTE.fullmatch(part) else short(part) for part in plain.split("/")))


def safe_text(text: str) -> str:
    """The text without anything that looks like a credential, a link or a line break."""
    text = _BEARER.sub(rf"\1 {MASK}", text[: 4 * LONGEST])
    text = _COOKIE.sub(f"cookie {MASK}", text)
    text = _RUN.sub(_cut, _QUERY.sub(f"?{MASK}", text))
    return _printable(text if len(text) <= LONGEST else text[:LONGEST] + MASK)


def _cut(found: re.Match[str]) -> str:
    run = found[0]
    if not _RANDOM.search(run):
        return run
    return MASK if len(run) >= 32 else short(run)  # as long as a key or a seed: hide all of it


def _printable(text: str) -> str:
    return text if text.isprintable() else "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def secret_key(key: str) -> bool:
    """Whether values under this name must not be logged.

    >>> secret_key("moves"), secret_key("metrics-token"), secret_key("seedHex"), secret_key("keyboard")
    (True, True, True, False)
    """
    words = {word.lower() for word in _KEY_WORDS.findall(key)}
    return not (words | {word.removesuffix("s") for word in words}).isdisjoint(SECRETS | HIDDEN)


def safe(key: str, value: Any, depth: int = 0) -> Any:
    """A value that may be logged: plain, short and without secrets; for other objects only the type."""
    if secret_key(key):
        return MASK
    if value is None or type(value) in (bool, float) or (type(value) is int and abs(value) < 2**63):
        return value  # a larger number might be a seed
    if type(value) is str or isinstance(value, PurePath):
        text = str(value)
        return safe_path(text) if key in PATHS else short(safe_text(text)) if key in IDS else safe_text(text)
    if depth < DEEPEST and isinstance(value, Mapping):
        named = [(k if type(k) is str else f"<{type(k).__name__}>", v) for k, v in list(value.items())[:MOST]]
        return {safe_text(k): safe(k, v, depth + 1) for k, v in named}
    if depth < DEEPEST and isinstance(value, list | tuple):
        return [safe(key, part, depth + 1) for part in value[:MOST]]
    return f"<{type(value).__name__}>"  # its repr might contain a position


def scrub(_logger: Any, _name: str, event: EventDict) -> EventDict:
    """The last processor for data from callers: passes only what operators may read."""
    return {key: safe(key, value) for key, value in event.items()}


def place(frame: Any, line: int) -> str:
    """A place in the code: the end of the file's path, the line and the function."""
    code = frame.f_code
    return f"{'/'.join(PurePath(code.co_filename).parts[-3:])}:{line} {code.co_qualname}"


def describe_error(error: BaseException) -> dict[str, Any]:
    """The type of an exception and where it was raised; never its message, which may contain a secret."""
    places = [place(frame, line) for frame, line in traceback.walk_tb(error.__traceback__)]
    told: dict[str, Any] = {
        "error": type(error).__name__,
        "at": places[-1] if places else "",
        "trace": places[-NEAREST:],
    }
    causes: list[str] = []
    above = _cause(error)
    while above is not None and len(causes) < DEEPEST:
        causes.append(_kind(above))
        above = _cause(above)
    if causes:
        told["causes"] = causes
    if isinstance(error, BaseExceptionGroup):
        told["inner"] = [_kind(part) for part in error.exceptions[:MOST]]
    return told


def _kind(error: BaseException) -> str:
    told = [place(frame, line) for frame, line in traceback.walk_tb(error.__traceback__)][-1:]
    return " ".join([type(error).__name__, *told])


def _cause(error: BaseException) -> BaseException | None:
    return error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _exception(given: Any) -> BaseException | None:
    if isinstance(given, BaseException):
        return given
    if isinstance(given, tuple):
        return given[1] if len(given) == 3 else None
    return sys.exc_info()[1] if given else None


def translate(_logger: Any, _name: str, event: EventDict) -> EventDict:
    """Convert other libraries' log records to our form, keeping only what cannot quote a value."""
    if event["_from_structlog"]:
        return event
    record: logging.LogRecord = event["_record"]
    args = event.pop("positional_args", None)
    args = args if isinstance(args, tuple) else ()
    template = record.msg if type(record.msg) is str else f"<{type(record.msg).__name__}>"
    if record.name == "uvicorn.access" and len(args) == 5:
        event.update(event="request", address=args[0], method=args[1], path=args[2], status=args[4])
    elif template.startswith('%s - "WebSocket %s"') and len(args) >= 2:
        status = args[2] if len(args) > 2 else template.rsplit(" ", 1)[1].strip("[]")
        event.update(event="socket", address=args[0], path=args[1], status=status)
    else:
        event["event"] = _sentence(record, template, args)
    return event


def _sentence(record: logging.LogRecord, template: str, args: tuple[Any, ...]) -> str:
    if not args:
        return _QUOTING.split(template.strip(), maxsplit=1)[0].strip() or record.name
    plain = record.name in UVICORN and record.levelno < logging.ERROR and all(type(a) in (int, str) for a in args)
    try:
        return template % args if plain else template
    except (TypeError, ValueError):
        return template


class _Finish:
    """Scrubs a line, then adds what is always harmless: time, level, logger, and where an error was raised."""

    def __init__(self) -> None:
        self.stamp = structlog.processors.TimeStamper(fmt="iso", utc=True)

    def __call__(self, logger: Any, name: str, event: EventDict) -> EventDict:
        record: logging.LogRecord = event.pop("_record")
        error = _exception(event.pop("exc_info", None))
        for key in ("_from_structlog", "stack_info", "positional_args"):
            event.pop(key, None)
        told = scrub(logger, name, event)
        told.update(level=record.levelname.lower(), logger=record.name)
        told.update(describe_error(error) if error is not None else {})
        return self.stamp(logger, name, told)


def _client_broke_protocol(record: logging.LogRecord) -> bool:
    """Whether uvicorn logged a client's malformed WebSocket frames as its own error."""
    error = record.exc_info[1] if record.exc_info else None
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)] if error is not None else []
    return bool(frames) and PurePath(frames[-1].f_code.co_filename).parent.parts[-3:] == WEBSOCKETS_OF_UVICORN


class _Handler(logging.StreamHandler[TextIO]):
    """Writes log lines; on failure it reports only that, because the standard handler would print the arguments."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Drop debug records of other libraries: a WebSocket library logs whole frames there."""
        ours = record.name == OURS or record.name.startswith(f"{OURS}.")
        if _client_broke_protocol(record):
            record.levelno, record.levelname = logging.INFO, "INFO"
            record.msg, record.args, record.exc_info = "bad_frames", (), None
        return ours or (record.levelno >= logging.INFO and record.msg != UNTRUE)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # named by the library
        """Report that a line was lost, and from which logger."""
        with suppress(OSError, ValueError):  # nobody reads the stream
            self.stream.write(f"log line lost: {record.name}\n")


def configure(settings: Settings, stream: TextIO | None = None) -> None:
    """Send all logs of this process, also uvicorn's, to one stream in one format; run uvicorn with log_config=None."""
    stream = sys.stderr if stream is None else stream
    render: Processor = structlog.processors.JSONRenderer()
    if settings.log_format == "text":
        render = structlog.dev.ConsoleRenderer(colors=stream.isatty())
    handler = _Handler(stream)
    handler.setFormatter(
        ProcessorFormatter(processors=[translate, _Finish(), render], use_get_message=False, pass_foreign_args=True)
    )
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.INFO))
    logging.getLogger(OURS).setLevel(level)
    logging.getLogger("alembic").setLevel(max(level, logging.WARNING))  # it logs two lines at each start
    for name in UVICORN:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(level, logging.INFO))
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def catch_crashes() -> None:
    """Log uncaught exceptions like everything else: Python itself would print the exception's message."""

    def crashed(kind: type[BaseException], error: BaseException | None, _trace: TracebackType | None = None) -> None:
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            return
        structlog.get_logger(f"{OURS}.server").error("crashed", exc_info=error or kind())

    sys.excepthook = crashed
    threading.excepthook = lambda told: crashed(told.exc_type, told.exc_value)
    sys.unraisablehook = lambda told: crashed(told.exc_type, told.exc_value)
