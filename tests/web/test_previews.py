"""Tests of link previews: each game and table has one, and it says nothing about people or a match."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from poktail.core.registry import Entry, games
from poktail.i18n import LANGUAGES
from poktail.server.http.previews import HEIGHT, PICTURE, WIDTH, Subject, tags
from tests.server.live import Person, Process, seated, stranger
from tests.web.visitor import apart

MOST_BYTES = 60_000
GAME = games()[0].id


def graph(page: str) -> dict[str, str]:
    """The tags of a page."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', page)
    return {name: unescape(value) for name, value in found}


async def preview(visitor: Person, path: str, lang: str = "en") -> dict[str, str]:
    """The tags that a messenger reads, which is nobody's."""
    answer = await visitor.http.get(path, headers={"accept-language": lang})
    assert answer.status_code == 200
    return {name: value for name, value in graph(answer.text).items() if name.startswith(("og:", "desc", "twitter"))}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("entry", games(), ids=lambda entry: entry.id)
def test_every_game_has_a_title_a_description_and_a_picture_in_every_language(entry: Entry, lang: str) -> None:
    found = [graph(tags(Subject(kind, entry.id, lang), "https://a.example")) for kind in ("table", "match")]
    assert len({one["og:title"] for one in found}) == 2
    for one in found:
        assert one["og:image"] == f"https://a.example/preview-{entry.id}.jpg"
        assert one["og:description"] and one["robots"] == "noindex"


@pytest.mark.parametrize("path", [entry.folder / PICTURE for entry in games()], ids=lambda path: path.parent.name)
def test_pictures_are_small_and_as_big_as_their_tags_say(path: Path) -> None:
    body = path.read_bytes()
    assert body[:3] == b"\xff\xd8\xff" and len(body) <= MOST_BYTES
    sizes = re.findall(rb"\xff\xc0..\x08(..)(..)", body, re.DOTALL)  # the frame header: height and width
    assert [(int.from_bytes(wide), int.from_bytes(high)) for high, wide in sizes] == [(WIDTH, HEIGHT)]


def test_a_table_its_code_a_match_and_the_start_page_have_previews(dist: Path, server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, lang="fr") as around, stranger(server) as visitor:
            state = await around.sockets[0].state()
            table = await preview(visitor, f"/t/{around.table}")
            assert table == await preview(visitor, f"/{state['code']}")
            assert table == await preview(visitor, f"/t/{around.table}", "de"), "the table's language counts"
            assert "une place t’attend" in table["og:title"]
            answer = await visitor.http.get(httpx.URL(table["og:image"]).path)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "image/jpeg")
            assert table["og:image"].startswith(server.url)
            start = await preview(visitor, "/", "de-AT,de;q=0.8")
            assert start["og:title"] == "Poktail: Bluffspiele für Freunde"
            assert (await visitor.http.get(httpx.URL(start["og:image"]).path)).status_code == 200
            views = await around.start()
            match = await preview(visitor, f"/m/{views[0]['d']['match']}")
            assert "look back at this match" in match["og:title"]

    apart(main())


def test_a_preview_tells_nothing_of_people_or_a_running_match(dist: Path, server: Process) -> None:
    async def main() -> None:
        async with (
            seated(server, GAME) as around,
            seated(server, GAME, 3, public=True, chat=True) as other,
            stranger(server) as visitor,
        ):

            async def page(path: str) -> bytes:
                return (await visitor.http.get(path)).content

            code = (await around.sockets[0].state())["code"]
            open_table = await page(f"/t/{around.table}")
            assert open_table == await page(f"/{code}") == await page(f"/t/{other.table}"), "whoever sits there"
            (view, _) = await around.start()
            running = await page(f"/m/{view['d']['match']}")
            assert await page(f"/t/{around.table}") == open_table, "whatever happens there"
            assert await page(f"/{code}") == await page("/lemon-tiger-11") == await page("/"), "not by its code"
            assert await page("/t/nowhere") == await page("/m/nowhere") == await page("/")
            sealed = (await other.sockets[0].state())["match"]
            assert await page(f"/m/{sealed}") == await page("/"), "a match that has not begun"
            for name in (person.name for person in (*around.people, *other.people)):
                assert name.encode() not in open_table + running
            own = await around.people[0].http.get(f"/t/{around.table}")
            assert own.content == open_table, "nobody is shown more"

    apart(main())
