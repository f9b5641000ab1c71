"""Configures uvicorn (protocols, largest frame, sockets) and runs the server, for `poktail serve`."""

from __future__ import annotations

import errno
import gc
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import uvicorn

from poktail.server.app import create_app
from poktail.server.errors import BadAddress, BadDatabase
from poktail.server.ops import logs
from poktail.server.protocols import Admission, LimitedHttpProtocol, LimitedWebSocketProtocol
from poktail.server.settings import BadSetting, Settings
from poktail.server.storage import lock

FRAME_BYTES = 1 << 16
"""A longer frame ends the connection; a shorter one over the message limit gets an error."""

BACKLOG = 2048
MAX_FILES = 1 << 16
try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

WHY = {errno.EADDRINUSE: "in_use", errno.EACCES: "forbidden"}


class Server(uvicorn.Server):
    """uvicorn, which reports its address once it accepts connections."""

    def __init__(self, settings: Settings, ready: Callable[[str], None]) -> None:
        app = create_app(settings)
        super().__init__(config(settings, app))
        self._ready, self._settings = ready, settings
        self._app, self._life = app, app.router.lifespan_context(app)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the app, listen, then report the address; an error while opening is raised instead of logged."""
        await self._life.__aenter__()
        await super().startup(sockets)
        tune_garbage_collector()
        if self.started:
            self._ready(self.address())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell clients, close their connections, then close the app."""
        context = getattr(self._app.state, "context", None)
        if context is not None:  # while clients are still connected and can be told
            await context.close_connections()
        await super().shutdown(sockets)
        if not self.force_exit:
            await self._life.__aexit__(None, None, None)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order on Ctrl-C or SIGTERM and exit with success; uvicorn would raise the signal again."""
        before = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)

    def address(self) -> str:
        """The address to open in a browser on this machine, or the public one."""
        if self._settings.base_url:
            return self._settings.base_url
        bound: Any = self.servers[0].sockets[0].getsockname()
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(bound[0], bound[0])  # noqa: S104
        return f"http://{f'[{host}]' if ':' in host and not host.startswith('[') else host}:{bound[1]}"


def tune_garbage_collector() -> None:
    """Run the garbage collector rarely: tables hold few cycles, and walking them took an eighth of the CPU time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def file_limit() -> int | None:
    """How many files this process may open, after asking for as many as it can get; None if that is not limited."""
    if resource is None:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return None if soft == resource.RLIM_INFINITY else soft


def config(settings: Settings, app: Any) -> uvicorn.Config:
    """How uvicorn serves the application."""
    admission = Admission(settings, file_limit())
    protocols: Any = (partial(LimitedHttpProtocol, admission), partial(LimitedWebSocketProtocol, admission))
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=protocols[0],
        ws=protocols[1],
        ws_max_size=max(FRAME_BYTES, 2 * settings.message_bytes),
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=10,
    )


def listen(settings: Settings) -> list[socket.socket]:
    """The sockets to listen on, one for each address of the host name; or BadAddress."""
    found: list[socket.socket] = []
    missing: OSError | None = None
    try:
        known = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, proto, _, address in dict.fromkeys(known):
            port = found[0].getsockname()[1] if found else settings.port  # one free port for all
            try:
                found.append(_bound(socket.socket(family, kind, proto), (address[0], port, *address[2:])))
            except OSError as error:
                if error.errno != errno.EADDRNOTAVAIL:
                    raise
                missing = error  # a name may have an address that this machine does not have
        if not found and missing is not None:
            raise missing
    except OSError as error:
        for one in found:
            one.close()
        why = WHY.get(error.errno or 0, "unavailable")
        raise BadAddress(host=settings.host, port=str(settings.port), reason=why) from None
    return found


def _bound(made: socket.socket, address: tuple[Any, ...]) -> socket.socket:
    try:
        if os.name == "posix":  # on other systems this would let a second server share the port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if made.family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
        made.listen(BACKLOG)
    except OSError:
        made.close()
        raise
    return made


def serve(settings: Settings, ready: Callable[[str], None] = lambda _: None) -> bool:
    """Serve until told to stop; returns False if startup failed, or raises a ServerError that says why."""
    logs.configure(settings)
    logs.catch_crashes()
    file = lock.sqlite_file(settings)
    with lock.held(file):
        if file is not None and file.is_file() and not file.stat().st_size:  # its matches and profiles are lost
            raise BadDatabase(reason="empty")
        sockets = listen(settings)
        server = Server(settings, ready)
        try:
            server.run(sockets)
        except Exception as error:
            if server.started:
                raise
            if isinstance(error, ModuleNotFoundError):  # the driver of another database is not installed
                raise BadSetting(setting="database", want=f"the Python package {error.name}") from None
            why = lock.why(error)
            if why is None:
                raise
            raise BadDatabase(reason=why) from None
        finally:
            for one in sockets:
                one.close()
    return server.started
