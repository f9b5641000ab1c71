"""Finds the address by which others can reach this server: the public one, or the one in the local network."""

from __future__ import annotations

import socket
from contextlib import suppress

from starlette.types import Scope

from poktail.server.addresses import EVERYWHERE, from_this_machine, host_of
from poktail.server.settings import Settings

# Addresses reserved for documentation (RFC 5737, RFC 3849): finding the route to them sends nothing.
SOMEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
EVERY_4 = "0.0.0.0"  # noqa: S104


def own_addresses() -> list[str]:
    """The addresses of this machine in the local network, as far as they can be found."""
    found: dict[str, None] = {}
    for family, far in SOMEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((far, 9))
            name = asked.getsockname()[0]
            if not name.startswith(("127.", "::1", "fe80:")):
                found[f"[{name}]" if ":" in name else name] = None
    return list(found)


def in_this_network(settings: Settings, port: str) -> list[str]:
    """The addresses of a server without a public address that listens on all interfaces."""
    if settings.host not in EVERYWHERE or settings.base_url:
        return []
    addresses = [name for name in own_addresses() if settings.host != EVERY_4 or not name.startswith("[")]
    return [f"http://{name}:{port}" for name in addresses]


def reach(scope: Scope, settings: Settings) -> str | None:
    """The address to share, for a page opened on this machine by an address that works only here.

    Pages opened from elsewhere already have a working address, and learn nothing about our network.
    """
    if settings.base_url:
        return settings.base_url
    host = host_of(scope)
    if host is None or not from_this_machine(scope):
        return None
    return next(iter(in_this_network(settings, str(host[1] or 80))), None)
