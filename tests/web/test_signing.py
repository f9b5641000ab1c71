"""Tests of signed moves in the browser: it signs as docs/fairness.md says, and says what a record has signed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from poktail.core import record
from poktail.core.signed import check
from poktail.signing import verify
from tests.server.live import Process
from tests.web.test_after import finished

pytestmark = pytest.mark.xdist_group(__name__)
NO_SUBTLE = "Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined })"
"""As on a page without https at an address of the local network."""
LINE = "Decisions signed by the players’ own devices: {} of {}. This server has signed the whole record,"


def test_a_browser_signs_its_moves_and_keeps_its_private_key(browser: Browser, server: Process) -> None:
    player = finished(browser, server, "pok", 6)
    page = player.page
    match = page.request.get("/api/me/matches").json()["matches"][0]["match"]
    kept = record.read(page.request.get(f"/api/matches/{match}/record").text())
    assert isinstance(kept, record.Record)
    counts = check(kept, verify, bytes.fromhex(page.request.get("/api/key").json()["key"]))
    assert counts is not None
    assert 0 < counts[0].signed < counts[0].decisions  # in the end a bot played for them
    assert {(one.key, one.signed) for one in counts[1:]} == {(b"", 0)}
    told = LINE.format(counts[0].signed, sum(one.decisions for one in counts))
    private = page.evaluate("Object.entries(localStorage).find(([name]) => name.startsWith('poktail.signing.'))[1]")
    assert len(bytes.fromhex(private)) == 32
    assert private not in server.log.read_text()
    page.add_init_script(NO_SUBTLE)
    player.go(f"/verify?match={match}")
    page.get_by_text(told).wait_for()
    page.wait_for_selector(".verify-found .fair-seal.fair-good")
