"""Keeps a folder of built files in memory, also compressed, and serves them with the right headers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType

from starlette.requests import Request
from starlette.responses import Response

PACKED = {"br": ".br", "gzip": ".gz"}
"""Content codings by preference, and the file suffix of each."""
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ASK_AGAIN = "no-cache"
FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class File:
    """One file: its type, its ETag, and its bytes by coding ("" for uncompressed)."""

    kind: str
    tag: str
    forms: Mapping[str, bytes]


def load(folder: Path) -> dict[str, File]:
    """Every file of a folder by its relative path, such as `assets/a.js`; empty if the folder does not exist."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in PACKED.values()]
    return {path.relative_to(folder).as_posix(): read(path) for path in paths}


def read(path: Path) -> File:
    """One file, with its compressed forms if they lie next to it."""
    body = path.read_bytes()
    forms = {"": body}
    for coding, suffix in PACKED.items():
        packed = path.with_name(path.name + suffix)
        if packed.is_file() and packed.stat().st_size < len(body):
            forms[coding] = packed.read_bytes()
    kind = TYPES.get(path.suffix, "application/octet-stream")
    return File(kind, sha256(body).hexdigest()[:20], MappingProxyType(forms))


def accepted(header: str) -> frozenset[str]:
    """The codings of ours that an Accept-Encoding header allows.

    >>> sorted(accepted("gzip, deflate, br;q=0.5")), sorted(accepted("*, br;q=0")), sorted(accepted(""))
    (['br', 'gzip'], ['gzip'], [])
    """
    said: dict[str, bool] = {}
    for part in header.lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        said[name] = not any(_is_zero(parameter) for parameter in parameters)
    return frozenset(coding for coding in PACKED if said.get(coding, said.get("*", False)))


def _is_zero(parameter: str) -> bool:
    name, _, value = parameter.partition("=")
    return name.strip() == "q" and value.strip() != "" and not value.strip().strip("0.")


def answer(file: File, request: Request, cache: str) -> Response:
    """The file in the best coding that this request accepts, or 304 if it has not changed."""
    likes = accepted(",".join(request.headers.getlist("accept-encoding")))
    coding = next((coding for coding in file.forms if coding in likes), "")
    tag = f'"{file.tag}-{coding}"' if coding else f'"{file.tag}"'
    headers = {"cache-control": cache, "etag": tag}
    if len(file.forms) > 1:
        headers["vary"] = "Accept-Encoding"
    if _knows(request, tag):
        return Response(status_code=304, headers=headers)
    body = file.forms[coding]
    headers |= {"content-type": file.kind, "content-length": str(len(body))}
    if coding:
        headers["content-encoding"] = coding
    return Response(b"" if request.method == "HEAD" else body, headers=headers)


def _knows(request: Request, tag: str) -> bool:
    given = ",".join(request.headers.getlist("if-none-match")).split(",")
    return any(part.strip().removeprefix("W/") in (tag, "*") for part in given)
