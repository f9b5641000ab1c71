"""Link previews: the Open Graph tags that messengers read from the page of a table, a match or the start page.

A preview says which game is played and nothing else about a table: no name, no seat, no phase, nothing of a match.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Literal, NamedTuple

from fastapi import FastAPI, Request
from starlette.responses import Response

from poktail.core import registry
from poktail.core.errors import RuleError
from poktail.i18n import Words
from poktail.i18n.words import choose_language
from poktail.server.context import context_of
from poktail.server.http import static

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
PLACE = "<!-- preview -->"
"""Where the tags go in the built page."""
WIDTH, HEIGHT = 960, 504
PICTURE = "preview.jpg"
"""The picture in a game's folder, and here the one for all games; tools/previews.py makes them."""


class Subject(NamedTuple):
    """What the page of an address is about, as far as everybody may know."""

    kind: Literal["start", "table", "match"]
    game: str | None
    lang: str


async def subject(request: Request) -> Subject:
    """The subject of a requested page; an unknown table or match looks like the start page."""
    context, at = context_of(request), request.path_params
    wanted = [part.partition(";")[0].strip() for part in request.headers.get("accept-language", "").split(",")]
    lang = choose_language(wanted)
    if not all(ID.fullmatch(str(part)) for name, part in at.items() if name in ("match", "table")):
        return Subject("start", None, lang)
    with suppress(RuleError):
        if "match" in at:
            return Subject("match", (await context.tables.match(at["match"])).game.id, lang)
        if "table" in at:
            live = context.registry.tables.get(at["table"])
            setup = (live.doc if live else (await context.tables.load(at["table"]))[0]).setup
            return Subject("table", setup.game, setup.lang)
        if "code" in at:
            who = await context.identity.who(request.scope)
            setup = (await context.find_table(at["code"], who.profile if who else None, request.scope)).setup
            return Subject("table", setup.game, setup.lang)
    return Subject("start", None, lang)


def origin(request: Request) -> str:
    """The address of this server as others see it, because a preview's picture needs a whole address."""
    return context_of(request).settings.base_url or f"{request.url.scheme}://{request.url.netloc}"


def _texts(about: Subject) -> tuple[str, str]:
    """The title and the description."""
    if about.game is None:
        words = Words(about.lang)
        return words("preview-start-title"), words("preview-start-text")
    entry = registry.find(about.game)
    words, seats = Words(about.lang, entry), entry.seat_bounds
    line = words("tagline" if words.has("tagline") else "pitch")
    facts = words("facts", low=seats.low, high=seats.high, minutes=entry.about.minutes)
    return words(f"preview-{about.kind}-title", game=words("title")), f"{line} {facts}"


def tags(about: Subject, address: str) -> str:
    """The tags as HTML."""
    title, text = _texts(about)
    found = about.game is not None and (registry.find(about.game).folder / PICTURE).is_file()
    picture = f"{address}/preview-{about.game}.jpg" if found else f"{address}/{PICTURE}"
    graph = {
        "og:site_name": "Poktail",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:image": picture,
        "og:image:type": "image/jpeg",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    named = {"description": text, "twitter:card": "summary_large_image"}
    if about.kind != "start":
        named["robots"] = "noindex"  # a link that was passed on is for people, not for search engines
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in graph.items()]
    lines += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()]
    return "\n    ".join(lines)


def page_with_tags(index: static.File) -> Callable[[Subject, str], static.File]:
    """A function that puts the tags into the built page; the last pages are kept, because few differ."""
    before, after = index.forms[""].decode().split(PLACE)

    @lru_cache(maxsize=256)
    def page(about: Subject, address: str) -> static.File:
        body = f"{before}{tags(about, address)}{after}".encode()
        return static.File(index.kind, sha256(body).hexdigest()[:20], {"gzip": gzip.compress(body), "": body})

    return page


def install(app: FastAPI) -> None:
    """Serve the pictures."""
    shared = Path(__file__).with_name(PICTURE)
    pictures = {f"/{PICTURE}": shared} if shared.is_file() else {}
    for entry in registry.games():
        if (entry.folder / PICTURE).is_file():
            pictures[f"/preview-{entry.id}.jpg"] = entry.folder / PICTURE

    async def picture(request: Request) -> Response:
        return static.answer(files[request.scope["path"]], request, static.ASK_AGAIN)

    files = {route: static.read(path) for route, path in pictures.items()}
    for route in files:
        app.add_route(route, picture, include_in_schema=False)
