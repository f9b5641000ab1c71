"""Tests of the ranking after a match: everybody's result in the game's own currency, as the terminal tells it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from poktail.core import record
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.terminal.game_text import GameText
from tests.server.live import Process
from tests.web.test_after import finished
from tests.web.visitor import every_game

pytestmark = pytest.mark.xdist_group(__name__)

RECORD = """async () => {
  const [, path] = document.querySelector('.end-tray a[href*="/m/"]').href.match(/[/]m[/]([^/?#]+)/);
  return (await fetch(`/api/matches/${path}/record`)).text();
}"""


@every_game("pok")
def test_the_ranking_tells_what_the_terminal_tells(entry: Entry, browser: Browser, server: Process) -> None:
    visitor = finished(browser, server, entry.id, 5)
    kept = record.read(visitor.page.evaluate(RECORD))
    assert isinstance(kept, record.Record)
    match = kept.match()
    told = GameText(entry).scores(match.view(None), match.events_since(None), Words("en", entry))
    expect(visitor.page.locator(".rank-score", has_text=re.compile(r"\S"))).to_have_count(len(told))  # once all is told
    shown = visitor.page.locator(".rank-score").all_inner_texts()
    if entry.id == "cockroach_royal":  # nobody counts: who lost and how, and the others won
        assert sorted(shown) == sorted(told)
        assert shown[-1].startswith("lost") and set(shown[:-1]) == {"won"}
    number = re.compile(r"\d+")
    assert sorted(number.findall(one)[:1] for one in shown) == sorted(number.findall(one)[:1] for one in told)
    visitor.close()
