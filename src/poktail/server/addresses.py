"""Finds out which address sent a request, and which host name it used."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from starlette.types import Scope

from poktail.server.settings import Settings, parse_host

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
EVERYWHERE = frozenset({"0.0.0.0", "::"})  # noqa: S104
FORWARDED = frozenset({b"x-forwarded-for", b"x-real-ip", b"forwarded", b"via"})

cached_host = lru_cache(1024)(parse_host)


@lru_cache(4096)
def network(address: str) -> str:
    """What counts as one sender: an IPv4 address, or the first 64 bits of an IPv6 address, which one household shares.

    >>> network("192.0.2.7"), network("::ffff:192.0.2.7"), network("2001:db8::1:2:3:4")
    ('192.0.2.7', '192.0.2.7', '2001:db8::')
    """
    found = parse_address(address)
    if found is None:
        return address[:64]
    return str(found if found.version == 4 else ipaddress.IPv6Address(int(found) >> 64 << 64))


def parse_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The IP address in a text, with or without brackets, port or zone; None if it is none."""
    text = text.strip().strip('"').partition("%")[0]
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:  # an IPv4 address with a port, as some proxies write it
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if found.version == 6 else found


def client_address(scope: Scope, settings: Settings) -> str:
    """The address a request comes from: the connection's, or the one a trusted proxy names; empty if unknown.

    A proxy appends the address it saw, so only the last entry is trusted; all others may be invented.
    """
    client = scope.get("client")
    peer = str(client[0]) if client else ""
    if settings.trust_proxy:
        forwarded = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        last = parse_address(forwarded[-1].decode("latin-1").rpartition(",")[2]) if forwarded else None
        if last is not None:
            return str(last)
    found = parse_address(peer)
    return peer if found is None else str(found)


def from_this_machine(scope: Scope) -> bool:
    """Whether this request comes from this machine, not through a proxy."""
    if any(name in FORWARDED for name, _ in scope["headers"]):
        return False
    host, peer = host_of(scope), parse_address(str((scope.get("client") or ("",))[0]))
    return peer is not None and peer.is_loopback and host is not None and host[0] in LOOPBACK


def host_of(scope: Scope) -> tuple[str, int | None] | None:
    """The host name and port of the request; None if the header is missing or malformed."""
    return cached_host(b"".join(value for name, value in scope["headers"] if name == b"host").decode("latin-1"))


@lru_cache(1024)
def is_literal(name: str) -> bool:
    """Whether a host name is an IP address."""
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
