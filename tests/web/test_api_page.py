"""Tests of /api/docs in a browser: it shows the schema document and loads nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from poktail.server.app import create_app, document
from poktail.server.http.api_page import METHODS, render
from poktail.server.http.middleware import HEADERS
from poktail.server.settings import Settings
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def whole():
    return document(create_app(Settings(data=Path("nowhere"))))


def test_a_browser_shows_every_request_without_a_complaint_or_another_host(browser, server, whole):
    visitor = Visitor(browser, server.url)
    answer = visitor.page.goto("/api/docs")
    assert answer is not None
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
    shown = {" ".join(text.split()) for text in visitor.page.locator("main section h3").all_inner_texts()}
    asked = {f"{m.upper()} {path}" for path, methods in whole["paths"].items() for m in methods if m in METHODS}
    assert "POST /api/tables" in asked
    assert asked <= shown
    assert set(whole["x-websocket"]) <= shown
    assert visitor.page.locator("nav").evaluate("nav => getComputedStyle(nav).position") == "sticky", "no styles"
    visitor.page.get_by_role("link", name="POST /api/tables", exact=True).click()
    visitor.page.wait_for_url("**/api/docs#post-api-tables")
    assert visitor.page.locator("#post-api-tables").is_visible()
    assert visitor.complaints == []
    visitor.context.close()


@pytest.mark.slow
def test_a_phone_scrolls_only_down(browser, server):
    visitor = Visitor(browser, server.url, phone=True)
    visitor.go("/api/docs")
    assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert visitor.complaints == []
    visitor.context.close()


def test_every_link_inside_leads_somewhere(whole):
    page = render(whole)
    ids = re.findall(r'id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)


def test_a_description_cannot_add_markup():
    evil = "<script>alert(1)</script> `<b>`"
    schemas = {"Evil<i>": {"description": evil, "properties": {"<u>": {"type": evil, "default": evil}}}}
    responses = {"200": {"description": evil}}
    page = render(
        {
            "info": {"title": evil, "version": evil},
            "paths": {f"/{evil}": {"get": {"description": evil, "tags": [evil], "responses": responses}}},
            "components": {"schemas": schemas},
            "x-websocket": {f"/ws/{evil}": {"client": {"$ref": evil}, "server": {"const": evil}}},
        }
    )
    assert "&lt;script&gt;" in page
    assert not re.search(r"<(script|u|i)>|<b>`|\"<", page)


def test_the_game_page_does_not_load_it(server):
    assert "api/docs" not in httpx.get(server.url).text
