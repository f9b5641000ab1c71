"""What a browser gets that comes by: for now a page that says what this is."""

from __future__ import annotations

from html import escape

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse

from poktail.core import registry
from poktail.server.house import VERSION

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Poktail</title>
<h1>Poktail</h1>
<p>The table server is running (version {version}). Sit down from a terminal:</p>
<p><code>poktail join {address}</code></p>
<h2>Games</h2>
<ul>{games}</ul>
"""


def install(app: FastAPI) -> None:
    """Serve the page at the root and at every table's link."""

    @app.get("/", include_in_schema=False)
    @app.get("/t/{table}", include_in_schema=False)
    async def page(request: Request) -> HTMLResponse:
        """What this is, and how to play."""
        games = "".join(
            f"<li>{escape(entry.about.title)}, by {escape(', '.join(entry.about.authors))}"
            f" ({escape(entry.about.publisher)})</li>"
            for entry in registry.games()
        )
        address = escape(str(request.url)).replace("/", "/<wbr>")  # a phone is narrower than a link
        return HTMLResponse(PAGE.format(version=VERSION, games=games, address=address))
