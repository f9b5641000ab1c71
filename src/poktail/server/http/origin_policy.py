"""Checks the Host and Origin headers: the host names we answer to, and the web pages that may send requests."""

from __future__ import annotations

from functools import lru_cache

from starlette.types import Scope

from poktail.server.addresses import EVERYWHERE, LOOPBACK, cached_host, is_literal
from poktail.server.errors import BadOrigin
from poktail.server.settings import Settings, parse_host, parse_origin

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

_origin = lru_cache(1024)(parse_origin)


class OriginPolicy:
    """Decides by the Host and Origin headers."""

    def __init__(self, settings: Settings) -> None:
        served = f"[{settings.host}]" if ":" in settings.host else settings.host
        self.base = parse_origin(settings.base_url)
        further = [host for host in map(parse_host, settings.allowed_hosts) if host]
        self.anywhere = settings.host in EVERYWHERE
        self.names = {served.lower(), *LOOPBACK, *([self.base[1]] if self.base else [])}
        self.names |= {name for name, port in further if port is None}
        self.places = {host for host in further if host[1] is not None}
        self.pages = {(name, port) for name, given in further for port in ((80, 443) if given is None else (given,))}

    def is_own_host(self, host: tuple[str, int | None]) -> bool:
        """Whether this is one of our host names; against DNS rebinding."""
        name = host[0]
        return name in self.names or host in self.places or (self.anywhere and is_literal(name))

    def is_own_page(self, origin: tuple[str, str, int] | None, host: tuple[str, int | None]) -> bool:
        """Whether a page from this origin is ours: served by this host, our public address, or an allowed host."""
        if origin is None:
            return False
        scheme, name, port = origin
        safe = scheme in ("https", "wss")
        if self.base is not None and name == self.base[1]:
            if self.base[0] == "https" and not safe:  # pages without https can be forged on the way
                return False
            if port == self.base[2]:
                return True
        there = host[1] if host[1] is not None else (443 if safe else 80)  # a proxy may terminate https
        return (name, port) == (host[0], there) or (name, port) in self.pages

    def check(self, scope: Scope) -> None:
        """Raise BadOrigin if another site made a browser send this request, or if it names a host that is not ours."""
        hosts, origins, sites, cookie, bearer = [], [], [], False, False
        for name, value in scope["headers"]:
            if name == b"host":
                hosts.append(value.decode("latin-1"))
            elif name == b"origin":
                origins.append(value.decode("latin-1"))
            elif name == b"sec-fetch-site":
                sites.append(value)
            elif name == b"cookie":
                cookie = True
            elif name == b"authorization":
                bearer = value[:7].lower() == b"bearer "
        host = cached_host(hosts[0]) if len(hosts) == 1 else None
        if host is None or not self.is_own_host(host):
            raise BadOrigin(header="host")
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        if b"cross-site" in sites:
            raise BadOrigin(header="sec-fetch-site")
        if origins and not (len(origins) == 1 and self.is_own_page(_origin(origins[0]), host)):
            raise BadOrigin(header="origin")
        if not origins and cookie and not bearer:
            raise BadOrigin(header="origin")
