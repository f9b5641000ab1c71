"""Tests of logs: one format for all lines of the process, and no secret, link or hidden value in any of them."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import string
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from io import StringIO
from typing import Any

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from poktail.core.errors import IllegalMove
from poktail.core.registry import games
from poktail.server.ops import logs
from poktail.server.settings import Settings, load

HIDDEN = "queen-of-spades"


class Lines:
    """What the process has logged."""

    def __init__(self, **values: Any) -> None:
        self.stream = StringIO()
        logs.configure(settings(**values), self.stream)

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    def all(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines()]

    def last(self) -> dict[str, Any]:
        return self.all()[-1]


def settings(**values: Any) -> Settings:
    return load(None, {"log_format": "json", **values}, {"HOME": "/somewhere"})


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Logging belongs to the process: put everything back."""
    names = ("", logs.OURS, *logs.UVICORN)
    kept = [(logger, logger.handlers[:], logger.level, logger.propagate) for logger in map(logging.getLogger, names)]
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    yield
    for logger, handlers, level, propagate in kept:
        logger.handlers[:], logger.propagate = handlers, propagate
        logger.setLevel(level)
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
    structlog.reset_defaults()


def ours() -> Any:
    return structlog.get_logger("poktail.server")


def test_a_line_is_json_or_text():
    lines = Lines()
    ours().info("table_opened", game="chess", seats=4, public=True, clock=None, grace=1.5)
    told = lines.last()
    assert told.pop("timestamp").endswith("Z")
    assert told == {
        "event": "table_opened", "level": "info", "logger": "poktail.server",
        "game": "chess", "seats": 4, "public": True, "clock": None, "grace": 1.5,
    }  # fmt: skip
    lines = Lines(log_format="text")
    ours().warning("table_opened", game="chess")
    assert lines.text.count("\n") == 1
    for part in ("table_opened", "game=chess", "warning", "poktail.server"):
        assert part in lines.text


def test_the_level_counts_for_us_and_others_never_chatter():
    lines = Lines(log_level="debug")
    ours().debug("seen")
    for name in ("uvicorn.error", "websockets.server", "sqlalchemy.engine", "asyncio"):
        logging.getLogger(name).debug("> TEXT '%s'", HIDDEN)
    websockets = logging.getLogger("uvicorn.error")
    websockets.setLevel(logging.DEBUG)  # as uvicorn would if somebody asked it to
    websockets.debug("> TEXT '%s' [%d bytes]", HIDDEN, 15)
    assert [line["event"] for line in lines.all()] == ["seen"]
    lines = Lines(log_level="warning")
    ours().info("not seen")
    logging.getLogger("uvicorn.access").info("not seen")
    assert lines.text == ""


@pytest.mark.parametrize("form", ["json", "text"])
@pytest.mark.parametrize("key", ["token", "key", "cookie", "seed", "authorization", "code", "entropy", "move"])
def test_what_is_named_like_a_secret_is_masked(form: str, key: str):
    lines = Lines(log_format=form)
    for name in (key, f"{key}s", key.upper(), f"table_{key}", f"{key}Hex", f"x-{key}"):
        for value in (HIDDEN, 4711471147, [HIDDEN], {"x": HIDDEN}, HIDDEN.encode(), IllegalMove(move=HIDDEN)):
            ours().info("event", **{name: value}, inside=[{"deep": {name: value}}])
    assert HIDDEN not in lines.text
    assert "4711471147" not in lines.text
    assert logs.MASK in (lines.last()[f"x-{key}"] if form == "json" else lines.text)


def test_nothing_hidden_gets_out_by_its_repr():
    @dataclass(frozen=True)
    class Position:
        card: str = HIDDEN

    class Move(StrEnum):
        PLAY = HIDDEN

    lines = Lines()
    for value in (Position(), Move.PLAY, {HIDDEN}, HIDDEN.encode(), IllegalMove(move=HIDDEN), lambda: HIDDEN):
        ours().info("event", thing=value, things=[value], by={"x": value})
        ours().info("event", by={Move.PLAY: 1, Position(): 2})
        ours().info(value)
        ours().info("event %s", value)
        logging.getLogger("poktail.server").info(value)
        logging.getLogger("elsewhere").warning(value)
    ours().info("event %s", HIDDEN)
    ours().info("event", number=int.from_bytes(secrets.token_bytes(32)) | 1 << 255)
    assert lines.last()["number"] == "<int>"
    assert HIDDEN not in lines.text
    assert lines.all()[0]["thing"] == "<Position>"


def test_no_position_of_any_game_gets_out():
    lines = Lines()
    for entry in games():
        game = entry.game()
        state = game.start()
        ours().info("event", state=state, of=[game.view(state, 0), game.moves[0]], game=entry.id)
    for line in lines.all():
        assert line["state"].startswith("<") and all(part.startswith("<") for part in line["of"])


@given(
    st.sampled_from([16, 22, 32, 43, 64]), st.data(), st.sampled_from(["{}", "x{}", "a={}; b", "/t/{} HTTP", "'{}'"])
)
def test_no_long_random_text_survives(length: int, data: st.DataObject, around: str):
    alphabet = string.ascii_letters + string.digits + "-_"
    token = data.draw(st.text(alphabet, min_size=length, max_size=length)) + "A1"
    told = logs.safe_text(around.format(token))
    assert token not in told
    assert not any(token[i : i + 6] in told for i in range(1, length - 6))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("with Bearer pkt_short", "with Bearer …"),
        ("authorization: bearer  abc def", "authorization: bearer … def"),
        ("Cookie: theme=dark; poktail=abc", "cookie …"),
        ("set poktail=abc; Path=/", "set cookie …; Path=/"),
        ("set __Host-poktail=abc; Secure", "set cookie …; Secure"),
        ("GET /api/x?as=Ann done", "GET /api/x?… done"),
        ("two\nlines\x1b[31m\u202e", "two\\nlines\\x1b[31m\\u202e"),
        ("a_function_with_quite_a_long_name", "a_function_with_quite_a_long_name"),
        ("Grüße", "Grüße"),
    ],
)
def test_texts_are_made_safe(text: str, told: str):
    assert logs.safe_text(text) == told


def test_ids_and_paths_are_cut_short():
    table = "qL0vYx3TzR1b9AbC"
    lines = Lines()
    ours().info("event", table=table, match="abcdefghijklmnop", path=f"/ws/table/{table}?key=1", link=f"/t/{table}#x")
    told = lines.last()
    assert (told["table"], told["match"], told["path"], told["link"]) == (
        "qL0v…", "abcd…", "/ws/table/qL0v…", "/t/qL0v…",
    )  # fmt: skip
    assert logs.safe_path("/api/tables/seventeen/17") == "/api/tables/seventeen/17"


@given(st.integers(13, 40), st.data())
def test_no_id_passes_for_a_word_of_a_route(length: int, data: st.DataObject):
    link = data.draw(st.text(string.ascii_lowercase + "._-", min_size=length, max_size=length))
    assert logs.safe_path(f"/api/tables/{link}/seats") == f"/api/tables/{link[:4]}…/seats"


# What uvicorn and others say


def test_uvicorns_lines_have_our_form_and_no_link():
    lines = Lines()
    path = "/t/qL0vYx3TzR1b9AbC?as=Ann"
    access, error = logging.getLogger("uvicorn.access"), logging.getLogger("uvicorn.error")
    access.info('%s - "%s %s HTTP/%s" %d', "192.0.2.1:5", "GET", path, "1.1", 200)
    error.info('%s - "WebSocket %s" [accepted]', "192.0.2.1:5", path)
    error.info('%s - "WebSocket %s" 403', "192.0.2.1:5", path)
    error.info('%s - "WebSocket %s" %d', "192.0.2.1:5", path, 429)
    error.info("Started server process [%d]", 17)
    error.info("Application startup complete.")
    error.error("ASGI callable should return None, but returned '%s'.", HIDDEN)
    told = lines.all()
    assert [line["event"] for line in told[:4]] == ["request", "socket", "socket", "socket"]
    assert [line["status"] for line in told[:4]] == [200, "accepted", "403", 429]
    assert {line["path"] for line in told[:4]} == {"/t/qL0v…"}
    assert [line["event"] for line in told[4:6]] == ["Started server process [17]", "Application startup complete."]
    assert HIDDEN not in lines.text and "Ann" not in lines.text


def test_of_other_peoples_sentences_only_what_quotes_nothing():
    lines = Lines()
    other = logging.getLogger("elsewhere")
    other.warning("no value %s here", HIDDEN)
    other.warning(f"Exception in callback push({HIDDEN!r})")
    other.warning(f"Task was destroyed\ntask: {HIDDEN}")
    other.warning("%(a)s", {"a": HIDDEN})
    other.warning("bad %d", HIDDEN)
    logging.getLogger("uvicorn.error").warning(*("bad %d %d", "x"))
    told = [line["event"] for line in lines.all()]
    expected = ["no value %s here", "Exception in callback push", "Task was destroyed"]
    assert told[:3] == expected and told[5] == "bad %d %d"
    assert HIDDEN not in lines.text


def test_a_task_that_failed_unseen_does_not_tell_why():
    lines = Lines()

    async def fail() -> None:
        raise IllegalMove(seat=1, move=HIDDEN)

    async def main() -> None:
        loop = asyncio.get_running_loop()
        loop.call_soon(lambda card: 1 // 0, HIDDEN)
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        loop.call_exception_handler({"message": f"Failed with {HIDDEN!r}", "exception": task.exception()})

    asyncio.run(main())
    assert [line["error"] for line in lines.all()] == ["ZeroDivisionError", "IllegalMove"]
    assert HIDDEN not in lines.text


# Exceptions


def broken(card: str) -> None:
    raise IllegalMove(seat=1, move=card)


def wrapped(card: str) -> None:
    try:
        broken(card)
    except IllegalMove as error:
        raise ValueError(card) from error


@pytest.mark.parametrize("form", ["json", "text"])
def test_an_exception_is_its_type_and_its_place(form: str):
    lines = Lines(log_format=form)
    try:
        wrapped(HIDDEN)
    except ValueError as error:
        kept = error
        ours().exception("failed")
        ours().error("failed", exc_info=error)
        logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=error)
        logging.getLogger("elsewhere").exception(error, stack_info=True)
    ours().error("failed", exc_info=True)
    ours().error("failed", exc_info=ExceptionGroup(HIDDEN, [kept, ExceptionGroup(HIDDEN, [kept])]))
    assert HIDDEN not in lines.text
    assert lines.text.count("\n") == 6 and "stack_info" not in lines.text
    if form == "json":
        told = lines.all()
        for line in told[:4]:
            assert line["error"] == "ValueError"
            assert line["at"].startswith("tests/server/test_logs.py:") and line["at"].endswith(" wrapped")
            assert line["causes"][0].startswith("IllegalMove tests/server/test_logs.py:")
        assert "error" not in told[4]
        assert [part.split()[0] for part in told[5]["inner"]] == ["ValueError", "ExceptionGroup"]


def test_what_nobody_caught_does_not_tell_why_either(capfd):
    lines = Lines()
    logs.catch_crashes()
    thread = threading.Thread(target=broken, args=(HIDDEN,))
    thread.start()
    thread.join()

    class Last:
        def __del__(self) -> None:
            broken(HIDDEN)

    last = Last()
    del last
    sys.excepthook(IllegalMove, IllegalMove(move=HIDDEN), None)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(HIDDEN), None)
    assert [line["error"] for line in lines.all()] == ["IllegalMove"] * 3
    assert HIDDEN not in lines.text + "".join(capfd.readouterr())


def test_a_line_that_cannot_be_written_is_not_printed_elsewhere(capfd):
    class Full(StringIO):
        def write(self, text: str) -> int:
            if HIDDEN in text:
                raise OSError(HIDDEN)
            return super().write(text)

    stream = Full()
    logs.configure(settings(), stream)
    ours().info("event", name=HIDDEN)
    assert stream.getvalue() == "log line lost: poktail.server\n"
    stream.close()
    ours().info("event", name=HIDDEN)
    assert HIDDEN not in "".join(capfd.readouterr())


@given(st.dictionaries(st.text(max_size=8), st.recursive(st.text() | st.floats() | st.binary(), st.lists), max_size=4))
def test_whatever_is_logged_is_one_line(values: dict[str, Any]):
    for form in ("json", "text"):
        lines = Lines(log_format=form)
        ours().info("event", thing=values)
        assert lines.text.count("\n") == 1
        assert lines.text[:-1].isprintable()
        assert "lost" not in lines.text or "lost" in str(values)
