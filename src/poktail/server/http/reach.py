"""Where others find this server: the public address, or the one it has in the network of the house."""

from __future__ import annotations

import socket
from contextlib import suppress

from starlette.types import Scope

from poktail.server.addresses import EVERYWHERE, from_this_machine, host_of
from poktail.server.settings import Settings

# Addresses of documents (RFC 5737, RFC 3849): asking by which way one would go there sends nothing.
SOMEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
EVERY_4 = "0.0.0.0"  # noqa: S104


def own_addresses() -> list[str]:
    """The addresses of this machine in the network, as far as we can tell."""
    found: dict[str, None] = {}
    for family, far in SOMEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((far, 9))
            name = asked.getsockname()[0]
            if not name.startswith(("127.", "::1", "fe80:")):
                found[f"[{name}]" if ":" in name else name] = None
    return list(found)


def in_this_network(settings: Settings, port: str) -> list[str]:
    """Where others in the network find a server that listens for everybody and has no public address."""
    if settings.host not in EVERYWHERE or settings.base_url:
        return []
    event = [name for name in own_addresses() if settings.host != EVERY_4 or not name.startswith("[")]
    return [f"http://{name}:{port}" for name in event]


def reach(scope: Scope, settings: Settings) -> str | None:
    """The address to hand to others, for a page that knows only the one that leads to this very machine.

    Whoever came from elsewhere came by an address that works, and is told nothing about our network.
    """
    if settings.base_url:
        return settings.base_url
    host = host_of(scope)
    if host is None or not from_this_machine(scope):
        return None
    return next(iter(in_this_network(settings, str(host[1] or 80))), None)
