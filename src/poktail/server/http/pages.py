"""Serves the built web page at all its addresses, and the files that belong to it."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response

from poktail.core import registry
from poktail.server.context import VERSION
from poktail.server.errors import NotFound
from poktail.server.http import previews, problems, static
from poktail.server.tables.table_codes import PATTERN


class TableCode(StringConvertor):
    """A part of an address that has the form of a table's code."""

    regex = PATTERN


register_url_convertor("table_code", TableCode())

DIST = Path(str(files("poktail"))) / "web" / "dist"
ROUTES = (
    "/",
    "/tables",
    "/t/{table}",
    "/m/{match}",
    "/rules",
    "/rules/{game}",
    "/learn/{game}",
    "/daily",
    "/daily/{game}",
    "/leaders",
    "/p/{profile}",
    "/me",
    "/settings",
    "/verify",
    "/{code:table_code}",
)
"""The addresses at which the web page is served; its own router decides what to show."""
INDEX = "index.html"
ASSETS = "assets/"
NO_PAGES = ("/api/", "/ws/", f"/{ASSETS}")

UNBUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Poktail</title>
<h1>Poktail</h1>
<p>The table server is running (version {version}), but its page has not been built. In the folder of the source,
<code>make play</code> builds and serves it. Or sit down from a terminal:</p>
<p><code>poktail join {address}</code></p>
<h2>Games</h2>
<ul>{games}</ul>
"""


def install(app: FastAPI, folder: Path = DIST) -> None:
    """Serve the page built into this folder; without a build, serve a page that says so."""
    built = static.load(folder)
    if INDEX not in built:
        for route in ROUTES:
            app.add_route(route, _unbuilt, include_in_schema=False)
        return
    index = built.pop(INDEX)

    tagged = previews.page_with_tags(index) if previews.PLACE.encode() in index.forms[""] else None

    async def page(request: Request) -> Response:
        shown = tagged(await previews.subject(request), previews.origin(request)) if tagged else index
        return static.answer(shown, request, static.ASK_AGAIN)

    async def file(request: Request) -> Response:
        # Looks up files loaded at the start, so that no path from a request ever reaches the disk.
        name = str(request.scope["path"]).removeprefix("/")
        found = built.get(name)
        if found is None:
            raise NotFound(what="page")
        return static.answer(found, request, static.FOREVER if name.startswith(ASSETS) else static.ASK_AGAIN)

    async def lost(conn: HTTPConnection, error: Exception) -> Response | None:
        """For an unknown address, a browser gets the web page, which says so; a program gets the error."""
        answer = await problems.unrouted(conn, error)
        if answer is None or answer.status_code != NotFound.status or not _wants_a_page(conn):
            return answer
        return Response(index.forms[""], answer.status_code, {"cache-control": "no-store", "content-type": index.kind})

    handler: Any = lost  # it serves requests and sockets, which have different types
    app.add_exception_handler(HTTPException, handler)
    previews.install(app)
    for route in ROUTES:
        app.add_route(route, page, include_in_schema=False)
    for name in built:
        if "/" not in name:
            app.add_route(f"/{name}", file, include_in_schema=False)
    app.add_route(f"/{ASSETS}{{name}}", file, include_in_schema=False)


def _wants_a_page(conn: HTTPConnection) -> bool:
    """Whether a browser will show the response to a person."""
    api = conn.scope["path"].startswith(NO_PAGES)
    return not api and conn.scope.get("method") == "GET" and "text/html" in conn.headers.get("accept", "")


async def _unbuilt(request: Request) -> HTMLResponse:
    games = "".join(
        f"<li>{escape(entry.about.title)}, by {escape(', '.join(entry.about.authors))}"
        f" ({escape(entry.about.publisher)})</li>"
        for entry in registry.games()
    )
    address = escape(str(request.url)).replace("/", "/<wbr>")  # lets long links wrap on a phone
    return HTMLResponse(UNBUILT.format(version=VERSION, games=games, address=address))
