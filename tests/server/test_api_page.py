"""Tests of /api/docs: the page shows every route of the schema document, without script and from this server alone."""

from __future__ import annotations

import asyncio
from html import unescape
from pathlib import Path

import httpx

from poktail.server.app import create_app, document
from poktail.server.settings import Settings
from tests.server.live import QUICK


def test_the_page_shows_every_route_and_needs_no_script(tmp_path: Path) -> None:
    app = create_app(Settings(**{**QUICK, "data": tmp_path}))

    async def main() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            return await client.get("/api/docs")

    answer = asyncio.run(main())
    text = unescape(answer.text)
    assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, "text/html")
    assert [path for path in document(app, games=())["paths"] if path not in text] == []
    assert "<script" not in text
    assert "://" not in text.replace("http://localhost", "")
