"""Tests of the link for a host on the server's machine: others can follow it, or the page says why there is none."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from poktail.core.registry import games
from poktail.server.http.reach import in_this_network
from poktail.server.settings import Settings
from tests.server.live import Process
from tests.web.conftest import known_server
from tests.web.visitor import Visitor

pytestmark = pytest.mark.xdist_group(__name__)


def test_the_link_leads_there_from_the_whole_network(browser: Browser, dist: Path, tmp_path: Path) -> None:
    with known_server(tmp_path, host="0.0.0.0") as server:
        port = server.url.rpartition(":")[2]
        places = in_this_network(Settings(host="0.0.0.0", data=tmp_path), port)
        host = Visitor(browser, server.url).begin(games()[0].id, "Invite")
        code = host.page.locator(".invite-code").inner_text()
        if not places:  # a machine without a network
            host.page.get_by_text("only on this computer").wait_for()
        else:
            link = f"{places[0]}/{code}"
            host.page.get_by_text(link.removeprefix("http://")).wait_for()
            host.page.locator(".qr path").wait_for()
            friend = Visitor(browser, places[0], phone=True).go(link)
            friend.page.get_by_label("Your name").fill("Theo")
            friend.page.get_by_role("button", name="Sit down").click()
            friend.page.wait_for_selector(".seat-mine")
            host.page.get_by_role("button", name="Start with").click()
            friend.until("playing").page.wait_for_selector(".board .tray")
            friend.close()
        host.close()
        assert not server.complaints()


def test_a_link_for_this_machine_alone_says_so(browser: Browser, server: Process) -> None:
    host = Visitor(browser, server.url, lang="de").go("/")
    host.page.locator(f'.game[data-game="{games()[0].id}"] button').nth(1).click()
    host.page.get_by_text("nur auf diesem Computer").wait_for()
    assert host.page.locator(".qr").count() == 0
    assert "poktail serve" not in host.page.locator("body").inner_text(), "that is for the terminal"
    host.close()
