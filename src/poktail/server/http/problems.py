"""Turns errors into HTTP responses: a status, a code and a few values, never anything quoted from the request."""

from __future__ import annotations

from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.status import WS_1008_POLICY_VIOLATION, WS_1011_INTERNAL_ERROR
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketState
from uvicorn.protocols.utils import ClientDisconnected

from poktail.core.errors import RuleError
from poktail.server.errors import (
    BadMessage,
    BadOrigin,
    Broken,
    Forbidden,
    NotFound,
    ServerError,
    ShuttingDown,
    TooFast,
    TooLarge,
    Unauthorized,
    Unsaved,
)
from poktail.server.ops.logs import describe_error
from poktail.server.problem import Problem

ANY_ROUTE = (BadOrigin, TooLarge, BadMessage, TooFast, Unsaved, ShuttingDown)
"""Errors that any route may answer with."""

PATH_LENGTH = 60
NOT_CACHED = {"Cache-Control": "no-store"}
FRAMEWORK: dict[int, type[ServerError]] = {
    kind.status: kind for kind in (Unauthorized, Forbidden, NotFound, TooLarge, TooFast)
}


def status_of(kind: type[RuleError] | RuleError) -> int:
    """The HTTP status of an error; 400 for errors of a game's rules."""
    known = isinstance(kind, ServerError) or (isinstance(kind, type) and issubclass(kind, ServerError))
    return int(getattr(kind, "status", 400)) if known else 400


def refusals(*kinds: type[RuleError]) -> dict[int | str, dict[str, Any]]:
    """The error responses of a route for its OpenAPI description: these, and those that any route may give."""
    lines: dict[int | str, list[str]] = {}
    every: tuple[type[RuleError], ...] = (*kinds, *ANY_ROUTE)
    for kind in every:
        says = (kind.__doc__ or "").partition("\n")[0]
        lines.setdefault(status_of(kind), []).append(f"`{kind.code}`: {says}")
    return {status: {"model": Problem, "description": "\n\n".join(text)} for status, text in sorted(lines.items())}


def answer(error: RuleError, status: int | None = None, headers: dict[str, str] | None = None) -> JSONResponse:
    """The HTTP response for an error."""
    status = status_of(error) if status is None else status
    more = {"WWW-Authenticate": "Bearer"} if status == Unauthorized.status else {}
    wait = error.data.get("wait")
    if isinstance(wait, int):
        more["Retry-After"] = str(wait)
    content = {"code": error.code, "data": error.data}
    return JSONResponse(content, status, headers=NOT_CACHED | more | (headers or {}))


async def refused(conn: HTTPConnection, error: Exception) -> Response | None:
    """Respond to a RuleError; a socket that is not open yet gets the same response as a request."""
    assert isinstance(error, RuleError)
    if not isinstance(conn, WebSocket):
        return answer(error)
    waits = conn.application_state == WebSocketState.CONNECTING
    if waits and "websocket.http.response" in (conn.scope.get("extensions") or {}):
        await conn.send_denial_response(answer(error))  # otherwise the client learns only 403
    else:
        await conn.close(WS_1008_POLICY_VIOLATION, error.code)
    return None


async def malformed(conn: HTTPConnection, error: Exception) -> Response | None:
    """Respond to a request that does not match the schema: the first wrong field and why, without its value."""
    assert isinstance(error, RequestValidationError | WebSocketRequestValidationError)
    first: dict[str, Any] = next(iter(error.errors()), {})
    why = str(first.get("type", "unknown"))
    where = list(first.get("loc", ()))
    if why == "extra_forbidden":
        where = where[:-1]  # the last item is a field name chosen by the sender
    at = ".".join(map(str, where))
    at = "".join(c for c in at if c.isprintable())[:PATH_LENGTH]
    return await refused(conn, BadMessage(field=at or None, reason=why))


async def unrouted(conn: HTTPConnection, error: Exception) -> Response | None:
    """Respond to errors of the framework: unknown path, wrong method, a body that is not JSON."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    kind = Broken if status >= 500 else FRAMEWORK.get(status, BadMessage)
    if isinstance(conn, WebSocket):
        return await refused(conn, kind())
    kept = status if status in (404, 405) else kind.status
    return answer(kind(), kept, dict(error.headers or {}))


class CatchErrors:
    """ASGI: answers an unexpected exception with the code `broken`, and logs it without its message.

    The framework's own handler would raise it again, and the server would log it with all its values.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.log = structlog.get_logger("poktail.server")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        started = False

        async def watched(message: Message) -> None:
            nonlocal started
            started = started or message["type"] in ("http.response.start", "websocket.close")
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except (ClientDisconnected, ClientDisconnect):
            return  # the client left before we could answer
        except Exception as error:
            self.log.error("broken", **describe_error(error))
            if not started:
                await self.tell(scope, receive, send)

    async def tell(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the error, if no response has been started."""
        if scope["type"] == "http":
            await answer(Broken())(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": WS_1011_INTERNAL_ERROR, "reason": Broken.code})


def install(app: FastAPI) -> None:
    """Install the error handlers of this module in an app."""
    app.add_middleware(CatchErrors)
    handlers: dict[type[Exception], Any] = {  # Any: each serves requests and sockets, which have different types
        RuleError: refused,
        RequestValidationError: malformed,
        WebSocketRequestValidationError: malformed,
        HTTPException: unrouted,
    }
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, handler)
