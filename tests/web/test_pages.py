"""Tests of serving the page: at each address, compressed, with the right caching, and nothing else."""

from __future__ import annotations

import gzip
import re
import socket
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from poktail.server.http import pages, previews, problems, static
from poktail.server.http.middleware import HEADERS, RequestGuard
from poktail.server.settings import Settings
from tests.server.live import Process
from tests.web.visitor import apart

HOME = "http://127.0.0.1:8765"
ADDRESSES = [re.sub(r"\{\w+\}", "abc", route.replace("{code:table_code}", "lemon-tiger-42")) for route in pages.ROUTES]
SCRIPT = b"let a = 1;" * 50
FILES = {
    "index.html": b"<!doctype html><title>Poktail</title>" * 9,
    "sw.js": SCRIPT,
    "manifest.webmanifest": b'{"name": "Poktail"}' * 9,
    "icon.svg": b"<svg/>" * 50,
    "icon-192.png": b"\x89PNG",
    "favicon.ico": b"\0\0\1\0",
    "assets/main-AB12.js": SCRIPT,
    "assets/style-AB12.css": b"a { color: red }" * 20,
    "assets/tiny-AB12.js": b"1",
}
TYPES = {
    "/sw.js": "text/javascript; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json",
    "/icon.svg": "image/svg+xml",
    "/icon-192.png": "image/png",
    "/favicon.ico": "image/x-icon",
    "/assets/main-AB12.js": "text/javascript; charset=utf-8",
    "/assets/style-AB12.css": "text/css; charset=utf-8",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, body in FILES.items():
        path = tmp_path / "dist" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
        if path.suffix not in (".png", ".ico"):
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(body))
            path.with_name(f"{path.name}.br").write_bytes(b"br" if len(body) > 1 else b"longer")  # we only pass it on
    return tmp_path / "dist"


class Browser:
    """Asks one server for pages."""

    def __init__(self, folder: Path) -> None:
        self.app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None, redirect_slashes=False)
        problems.install(self.app)
        self.app.add_middleware(RequestGuard, settings=Settings(rate_burst=10_000))
        pages.install(self.app, folder)

    def __call__(self, path: str, method: str = "GET", coding: str = "identity", **headers: str) -> httpx.Response:
        return apart(self._ask(path, method, {"accept-encoding": coding} | headers))

    async def _ask(self, path: str, method: str, headers: dict[str, str]) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=HOME) as client:
            return await client.request(method, path, headers=headers)


@pytest.fixture
def browser(folder: Path) -> Browser:
    return Browser(folder)


@pytest.mark.parametrize("path", ADDRESSES)
def test_the_page_is_at_all_its_addresses_and_asked_for_again_each_time(browser, path):
    answer = browser(path)
    assert (answer.status_code, answer.content) == (200, FILES["index.html"])
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = browser(path, **{"if-none-match": f'"other", W/{answer.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]
    assert "content-length" not in again.headers


@pytest.mark.parametrize(("path", "kind"), TYPES.items())
def test_files_have_their_types_and_only_hashed_names_are_kept_forever(browser, path, kind):
    answer = browser(path)
    assert (answer.status_code, answer.content) == (200, FILES[path[1:]])
    assert answer.headers["content-type"] == kind
    forever = "public, max-age=31536000, immutable"
    assert answer.headers["cache-control"] == (forever if path.startswith("/assets/") else "no-cache")


@pytest.mark.parametrize("path", ["/", *TYPES])
def test_every_answer_wears_the_doors_headers(browser, path):
    answer = browser(path)
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "'unsafe" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("accepts", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.000, gzip; q=0", None),
        ("*", "br"),
        ("GZIP", "gzip"),
        ("identity", None),
        ("nonsense;;q=,=", None),
    ],
)
def test_texts_travel_packed_as_the_browser_likes(browser, accepts, coding):
    answer = browser("/assets/main-AB12.js", coding=accepts)
    assert answer.status_code == 200
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.content == (b"br" if coding == "br" else SCRIPT)
    tags = {browser("/assets/main-AB12.js", coding=each).headers["etag"] for each in ("br", "gzip", "identity")}
    assert answer.headers["etag"] in tags
    assert len(tags) == 3


def test_what_packing_makes_longer_travels_as_it_is(browser):
    answer = browser("/assets/tiny-AB12.js", coding="br, gzip")
    assert (answer.content, "content-encoding" in answer.headers, "vary" in answer.headers) == (b"1", False, False)


@pytest.mark.parametrize("path", ["/", "/t/abc", "/sw.js", "/assets/main-AB12.js"])
@pytest.mark.parametrize("coding", ["identity", "br", "gzip"])
def test_a_head_is_an_answer_without_its_body(browser, path, coding):
    whole, head = browser(path, coding=coding), browser(path, method="HEAD", coding=coding)
    assert (head.status_code, head.content) == (200, b"")
    assert dict(head.headers) == dict(whole.headers)
    assert int(head.headers["content-length"]) > 0


NOWHERE = [
    "/nowhere",
    "/t",
    "/t/",
    "/t/a/b",
    "/index.html",
    "/assets",
    "/assets/",
    "/assets/none.js",
    "/assets/main-AB12.js/",
    "/assets/main-AB12.js.gz",
    "/sw.js.br",
    "/assets/index.html",
    "/assets/../index.html",
    "/assets/%2e%2e/index.html",
    "/assets/..%2findex.html",
    "/assets/..%5c..%5cpages.py",
    "/assets/../../../server/http/pages.py",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "//etc/passwd",
    "/assets//etc/passwd",
    "/assets/%00",
    "/assets/%ff",
    "/ASSETS/main-AB12.js",
    "/api",
    "/metrics/x",
]


@pytest.mark.parametrize("path", NOWHERE)
def test_anything_else_is_not_found(browser, path):
    answer = browser(HOME + path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"
    assert answer.headers["cache-control"] == "no-store"


def test_a_person_who_mistypes_an_address_gets_the_page_and_a_program_the_refusal(browser):
    people = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    answer = browser("/tabels", **people)
    assert (answer.status_code, answer.content) == (404, FILES["index.html"])
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    for path in ("/api/tabels", "/ws/tabels", "/assets/none.js"):
        assert browser(path, **people).json()["code"] == "not_found"
    assert browser("/tabels", method="POST", **people).json()["code"] == "not_found"


@pytest.mark.parametrize("path", ["/", "/sw.js", "/assets/main-AB12.js"])
def test_a_page_cannot_be_written_to(browser, path):
    answer = browser(path, method="POST")
    assert answer.status_code == 405
    assert answer.json()["code"] == "bad_message"


def test_without_a_built_page_one_says_how_to_get_it(tmp_path):
    browser = Browser(tmp_path / "none")
    for path in ADDRESSES:
        answer = browser(path)
        assert answer.status_code == 200
        assert "make play" in answer.text
        assert "poktail join http" in answer.text
        assert answer.headers["cache-control"] == "no-store"
    assert browser("/assets/a.js").status_code == browser("/sw.js").status_code == 404


def test_files_are_read_once(browser, folder):
    (folder / "sw.js").write_bytes(b"changed")
    (folder / "assets" / "late.js").write_bytes(b"late")
    assert browser("/sw.js").content == SCRIPT
    assert browser("/assets/late.js").status_code == 404


def test_a_real_server_serves_the_built_page(dist, tmp_path):
    built = static.load(dist)
    with Process(tmp_path / "data") as server, httpx.Client(base_url=server.url) as client:
        page = client.get("/t/abc")
        before, after = (dist / "index.html").read_bytes().split(previews.PLACE.encode())
        assert page.content.startswith(before) and page.content.endswith(after)
        assert page.headers["content-encoding"] == "gzip"
        for name in (name for name in built if name != "index.html"):
            answer = client.get(f"/{name}")
            assert (answer.status_code, answer.content) == (200, (dist / name).read_bytes()), name
            assert answer.headers["content-type"] != "application/octet-stream", name
        assert client.head("/").headers["content-length"] == client.get("/").headers["content-length"]
        assert client.head("/").content == b""
        assert client.get("/healthz").json() == {"status": "ok"}
        for path in NOWHERE:
            assert b" 404 " in raw(server, path), path
        assert server.complaints() == []


def raw(server: Process, path: str) -> bytes:
    """The first line of the answer to exactly this path, which no client has made nicer."""
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 10) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        return line.makefile("rb").readline()
