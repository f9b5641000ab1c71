"""Tests of how a page speaks to its reader: "you" on one person's device, names for spectators, and asks for a name."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from poktail.core.registry import Entry
from poktail.i18n.words import SHELL
from tests.server.live import Process
from tests.web.test_hot_seat import PRONOUNS
from tests.web.visitor import STEPS, Visitor, every_game, finish, play

pytestmark = pytest.mark.xdist_group(__name__)

NAME = "Zebulon"
YOU = {"en": "You", "de": "Du", "fr": "Toi", "es": "Tú"}
TURN = {"en": "Your turn:", "de": "Du bist dran:", "fr": "À toi", "es": "Te toca"}
REPLAY = {"en": "Watch replay", "de": "Wiederholung", "fr": "Revoir", "es": "Repetición"}
# Everything that a table says: what is seen, what a screen reader is told, labels and titles.
SAID = """() => [document.querySelector('.table-page').textContent,
  ...[...document.querySelectorAll('.table-page [aria-label], .table-page [title]')]
    .flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')])].join(' | ')"""
OPEN = """async (setup) => {
  const answer = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(setup),
    headers: { 'Content-Type': 'application/json' } });
  return (await answer.json()).path;
}"""


def named(browser: Browser, server: Process, name: str, *, phone: bool = False, lang: str = "en") -> Visitor:
    """A visitor who has given this name."""
    visitor = Visitor(browser, server.url, phone=phone, lang=lang).go("/me")
    visitor.page.locator(".sit input").first.fill(name)
    visitor.page.locator(".sit button").first.click()
    visitor.page.get_by_role("heading", name=name).wait_for()
    return visitor


def alone(visitor: Visitor, game: str) -> Visitor:
    """The same in a match against bots."""
    visitor.go("/").page.locator(f'.game[data-game="{game}"] .key-main').click()
    return visitor.until("playing")


def said_while_playing(visitor: Visitor, rng: Random, presses: int | None = None) -> Iterator[str]:
    """What the page says before each press, until this many were made or the match is over."""
    pressed = 0
    for _ in range(STEPS):
        yield visitor.page.evaluate(SAID)
        phase, moved = visitor.act(rng)
        pressed += moved
        if phase == "over" or (presses is not None and pressed >= presses):
            return
        if not moved:
            visitor.page.wait_for_timeout(20)
    raise AssertionError("no end")


@pytest.mark.parametrize("lang", ["en", *(pytest.param(lang, marks=pytest.mark.slow) for lang in ("de", "fr", "es"))])
@every_game("pok")
def test_alone_with_bots_the_page_speaks_to_you(entry: Entry, lang: str, browser: Browser, server: Process) -> None:
    """No sentence, label, log or description has the reader's name, in the match, its result and its replay."""
    visitor = alone(named(browser, server, NAME, lang=lang), entry.id)
    told = list(said_while_playing(visitor, Random(7), presses=18))
    assert [text for text in told if NAME in text] == []
    assert any(TURN[lang] in text for text in told)
    finish(visitor)
    expect(visitor.page.locator(".rank-name", has_text=re.compile(rf"^{YOU[lang]}\s*$"))).to_have_count(1)
    assert NAME not in visitor.page.evaluate(SAID)
    visitor.page.locator(".end-tray").get_by_text(REPLAY[lang]).click()
    visitor.page.wait_for_selector(".replay-tray .scrub")
    visitor.page.keyboard.press("End")
    assert NAME not in visitor.page.evaluate(SAID)
    visitor.close()


@every_game("pok_n_roll")
def test_a_spectator_and_a_friend_read_names(entry: Entry, browser: Browser, server: Process) -> None:
    """Whoever watches is not addressed; whoever plays is, and reads the other's name."""
    host = named(browser, server, "Zebulon")
    host.begin(entry.id, "Invite")
    friend = named(browser, server, "Xanthippe", phone=True).go(host.page.url)
    friend.page.locator(".sit .key-main").click()
    friend.page.wait_for_selector(".seat-mine")
    host.page.get_by_role("button", name="Start with").click()
    watcher = Visitor(browser, server.url).go(host.page.url).until("playing")
    watcher.page.wait_for_selector(".banner")
    expect(watcher.page.locator(".watch-note")).to_have_text("Watching: only what everybody may see is shown.")
    assert not host.page.locator(".watch-note").count()
    for presses in range(4, 13, 4):
        play([host.until("playing"), friend.until("playing")], Random(presses), presses=4)
        text = watcher.page.evaluate(SAID)
        assert not PRONOUNS.search(text), text
        assert "Zebulon" in text
        for own, other, visitor in (("Zebulon", "Xanthippe", host), ("Xanthippe", "Zebulon", friend)):
            told = visitor.page.evaluate(SAID)
            assert own not in told and other in told
            assert PRONOUNS.search(told)
    for visitor in (host, friend, watcher):
        visitor.close()


# The verdict of the game of claims takes the reader's side.


def slide(page: Page, truth: bool) -> None:
    """Slide the first plain card over and say what it is, or something else."""
    card = page.locator(".roy-hand-key").filter(has_not_text=re.compile("Royal|Joker|Blank")).first
    species = re.sub(r"^\d+ × ", "", card.get_attribute("title") or "")
    card.click()
    claim = page.locator(".roy-claim").filter(has_text=re.compile(f"^{species}$"))
    if not truth:
        claim = page.locator(".roy-claim").filter(has_not_text=re.compile(f"^{species}$|Royal")).first
    claim.click()
    page.get_by_role("button", name="Slide it over").click()


def expect_verdict(visitor: Visitor, word: str, good: bool, taker: str) -> None:
    """The word on the stamp, whether it is green, and who takes the card."""
    stamp = visitor.page.locator(".roy-stamp")
    expect(stamp).to_have_text(word)
    expect(stamp).to_have_class(re.compile("roy-stamp-right" if good else "roy-stamp-wrong"))
    expect(visitor.page.locator(".roy-taker")).to_have_text(re.compile(f"^{taker} take"))


@pytest.mark.slow
def test_a_verdict_takes_the_readers_side(browser: Browser, server: Process) -> None:
    """Whoever was seen through sees no green "Right!"; whoever fooled somebody sees no red "Wrong!"."""
    ann, ben = named(browser, server, "Ann"), named(browser, server, "Ben", phone=True)
    path = ann.page.evaluate(OPEN, {"game": "cockroach_royal", "options": {"seats": 2}, "watch": "anyone"})
    for visitor in (ann, ben):
        visitor.go(path).page.locator(".sit .key-main").click()
        visitor.page.wait_for_selector(".seat-mine")
    ann.page.get_by_role("button", name="Start with").click()
    eve = Visitor(browser, server.url).go(path).until("playing")
    for truth, right in ((True, True), (True, False), (False, True), (False, False)):
        giver = waits(ann.until("playing"), ben.until("playing"))
        judge = ben if giver is ann else ann
        gave, judged = ("Ann", "Ben") if giver is ann else ("Ben", "Ann")
        slide(giver.page, truth)
        judge.page.get_by_role("button", name="True" if truth == right else "False", exact=True).click()
        if right:
            expect_verdict(judge, "Right!", True, gave)
            expect_verdict(giver, "Seen through!", False, "You")
            expect_verdict(eve, "Right!", True, gave)
        else:
            expect_verdict(judge, "Wrong!", False, "You")
            expect_verdict(giver, "It worked!", True, judged)
            expect_verdict(eve, "Wrong!", False, judged)
    for visitor in (ann, ben, eve):
        visitor.close()


def waits(*visitors: Visitor) -> Visitor:
    """The one whom the table waits for."""
    for _ in range(STEPS):
        found = [visitor for visitor in visitors if visitor.page.locator(".banner-mine").count()]
        if found:
            return found[0]
        visitors[0].page.wait_for_timeout(20)
    raise AssertionError("nobody")


# A name: asked once, suggested, changed in one tap.


def test_the_first_invitation_asks_for_a_name_and_suggests_one(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).go("/")
    page, key = visitor.page, visitor.page.locator('.game[data-game="pok"]').get_by_role("button", name="Invite")
    key.click()
    field = page.get_by_label("Your name")
    names = json.loads((SHELL / "default_names.json").read_text(encoding="utf-8"))["people"]["en"]
    assert field.input_value() in names
    field.fill("Zoe")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seat-mine")).to_contain_text("Zoe")
    expect(page.locator(".seat-mine")).to_contain_text("You, host")
    expect(page.locator(".who-name")).to_have_count(0)
    visitor.go("/")
    expect(page.locator(".who-name")).to_have_text("Zoe")
    key.click()
    expect(page.locator(".seat-mine")).to_contain_text("Zoe")
    visitor.close()


def test_whoever_joins_is_asked_once_and_whoever_plays_alone_is_not(browser: Browser, server: Process) -> None:
    host = Visitor(browser, server.url).begin("pok", "Invite")
    friend = Visitor(browser, server.url).go(host.page.url)
    field = friend.page.get_by_label("Your name")
    assert field.input_value()
    field.fill("Ben")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.locator(".seat-mine")).to_contain_text("Ben")
    alone(friend, "pok")
    assert friend.page.get_by_label("Your name").count() == 0
    for visitor in (host, friend):
        visitor.close()


def test_a_name_changes_in_one_tap_on_the_seat_and_in_the_menu(browser: Browser, server: Process) -> None:
    host = Visitor(browser, server.url).begin("pok", "Invite")
    page = host.page
    for name, key in (("Zed", None), ("Zac", "Table menu")):
        if key:
            page.get_by_role("button", name=key).click()
        page.get_by_role("button", name="Change name" if key else "Change your name").click()
        field = page.get_by_role("dialog").get_by_label("Your name").last
        expect(field).to_be_focused()
        field.fill(name)
        field.press("Enter")
        expect(page.locator(".seat-mine strong")).to_have_text(name)
        if key:
            page.keyboard.press("Escape")
    host.go("/")
    expect(page.locator(".who-name")).to_have_text("Zac")
    host.close()
