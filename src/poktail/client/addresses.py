"""Parses the server or table address that a person typed."""

from __future__ import annotations

from urllib.parse import urlsplit

from poktail.core.errors import BadOptions


def parse_address(text: str) -> tuple[str, str | None]:
    """The server's origin and, from a table link, the table's id; BadOptions for anything else.

    >>> parse_address("games.example.org"), parse_address("https://example.org/t/qL0vYx3TzR1b")
    (('http://games.example.org', None), ('https://example.org', 'qL0vYx3TzR1b'))
    """
    wrong = BadOptions(option="url", want="http(s)://name[:port][/t/table]")
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        named = parts.scheme in ("http", "https") and parts.hostname and (parts.port is None or parts.port >= 0)
    except ValueError:
        raise wrong from None
    path = parts.path.strip("/").split("/")
    if not named or "@" in parts.netloc or (path != [""] and (len(path) != 2 or path[0] != "t")):
        raise wrong
    if len(path) == 2 and not (path[1].isascii() and path[1].replace("-", "").replace("_", "").isalnum()):
        raise wrong
    return f"{parts.scheme}://{parts.netloc.lower()}", path[1] if len(path) == 2 else None
