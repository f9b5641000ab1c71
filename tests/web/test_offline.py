"""Tests of the page without a server: it opens, says what is wrong, and recovers by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from poktail.core.registry import games
from tests.server.live import Process
from tests.web.accessibility import check_sizes
from tests.web.visitor import Visitor

pytestmark = pytest.mark.xdist_group(__name__)


def test_without_a_server_the_page_explains_itself_and_then_goes_on(browser: Browser, own_server: Process) -> None:
    visitor = Visitor(browser, own_server.url, worker=True).go("/")
    visitor.expected = lambda text: "net::ERR_" in text or "WebSocket" in text
    page = visitor.page
    page.wait_for_selector(".game .key-main")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")  # it is ready when it has cached everything
    own_server.kill()
    page.goto("/")
    page.get_by_role("heading", name="Can’t reach the server").wait_for()
    assert not check_sizes(visitor, "out of reach")
    cached = page.evaluate(
        """async () => {
          const urls = [];
          for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname);
          return urls;
        }"""
    )
    assert cached and not [path for path in cached if path.startswith(("/api", "/ws", "/metrics", "/t/"))]
    own_server.start()
    page.wait_for_selector(f'.game[data-game="{games()[0].id}"] .key-main')
    visitor.close()


def test_the_page_can_be_installed(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url, worker=True).go("/")
    tools = visitor.context.new_cdp_session(visitor.page)
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    manifest = tools.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest") and not manifest["errors"]
    errors = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as every context of a test is
    visitor.close()
