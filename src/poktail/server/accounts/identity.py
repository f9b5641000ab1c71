"""Authentication: device keys, bot tokens, the cookie, bans, and the FastAPI dependencies for them."""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from math import ceil
from typing import Annotated, Any, Literal, Protocol

from fastapi import Depends
from fastapi.openapi.models import APIKey, APIKeyIn, HTTPBearer
from fastapi.security.base import SecurityBase
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

from poktail.core.record import MAX_NAME
from poktail.server.accounts import profiles
from poktail.server.errors import Banned, Forbidden, Muted, NameFixed, TooFast, Unauthorized, Unsaved
from poktail.server.storage.models import FOREVER
from poktail.server.storage.store import Store

TOKEN_PREFIX = "pkt_"  # noqa: S105  # no secret, but what scanners for leaked ones look for
KEY = re.compile("[A-Za-z0-9_-]{43}")
TOKEN = re.compile(TOKEN_PREFIX + KEY.pattern)
CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 8
RECOVERY_GROUPS = 5
"""Groups of four letters in a recovery code: 100 random bits."""

COOKIE = "poktail"
DAY_S = 86_400
COOKIE_LIFE_S = 400 * DAY_S
COOKIE_RENEWED_MS = 7 * DAY_S * 1000
SEEN_AGAIN_MS = 3_600_000
REMEMBERED = 5_000
REMEMBERED_AT_MOST = 10_000

Bytes = Callable[[int], bytes]


class Counter(Protocol):
    """A rate limit per address."""

    def take(self, key: str) -> float:
        """Count an action and return 0, or return the seconds to wait if there were too many."""


@dataclass(frozen=True, slots=True)
class Who:
    """An authenticated person or bot; `key` is the hash of its key, `since` the time the key was made."""

    profile: str
    name: str
    kind: Literal["person", "bot"]
    key: str = field(default="", repr=False)
    since: int = 0
    owner: str | None = None
    open: bool = False
    banned: bool = False
    muted: int = 0
    """Until when this profile may not speak; `name_fixed`: until when it keeps the name the operator gave it."""
    name_fixed: int = 0

    @property
    def device(self) -> str | None:
        """The hash of the device's key; a bot has none."""
        return self.key if self.kind == "person" else None


def digest(secret: str) -> str:
    """The hash that is stored instead of a secret.

    Keys and tokens have 256 random bits and recovery codes 100, so a hash reveals nothing; a code for a second device
    has 40 bits and expires after ten minutes.
    """
    return sha256(secret.encode()).hexdigest()


def code_digest(shown: str) -> str:
    """The hash of a code as people type it: with or without the dash, in upper or lower case."""
    return digest("".join(c for c in shown.upper() if c in CODE_ALPHABET))


def client_address(scope: Scope) -> str:
    """The address a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


async def _nothing(_: Any) -> None:
    """Do nothing; the default for callbacks."""


class Identity:
    """Authenticates people and bots, and issues and revokes their secrets."""

    def __init__(
        self,
        store: Store,
        base_url: str,
        now: Callable[[], int],
        *,
        name_length: int = MAX_NAME,
        creations: Counter | None = None,
        guesses: Counter | None = None,
        address: Callable[[Scope], str] = client_address,
        random_bytes: Bytes = secrets.token_bytes,
    ) -> None:
        self.store, self.now, self.address = store, now, address
        self._creations, self._guesses = creations, guesses
        self.name_length = min(name_length, MAX_NAME)
        self.secure = base_url.lower().startswith("https://")
        self.cookie = f"__Host-{COOKIE}" if self.secure else COOKIE
        self.on_deleted: Callable[[str], Awaitable[None]] = _nothing  # called with deleted ids
        self.on_revoked: Callable[[frozenset[str]], Awaitable[None]] = _nothing  # called with revoked keys' hashes
        self._bytes = random_bytes
        self._known: dict[str, tuple[Who, int]] = {}
        self._epoch = 0

    def count(self, what: Literal["creation", "guess"], scope: Scope) -> None:
        """Count an action that is limited per address; TooFast if there were too many."""
        counter = self._creations if what == "creation" else self._guesses
        wait = 0 if counter is None else counter.take(self.address(scope))
        if wait > 0:
            raise TooFast(wait=ceil(wait))

    # Secrets

    def new_key(self) -> str:
        """A new device key."""
        return _text(self._bytes(32))

    def new_token(self) -> str:
        """A new bot token."""
        return TOKEN_PREFIX + _text(self._bytes(32))

    def new_code(self) -> str:
        """A new code for a second device, as it is shown."""
        letters = "".join(CODE_ALPHABET[byte % len(CODE_ALPHABET)] for byte in self._bytes(CODE_LENGTH))
        return f"{letters[:4]}-{letters[4:]}"

    def new_recovery_code(self) -> str:
        """A new recovery code, as it is shown."""
        letters = [CODE_ALPHABET[byte % len(CODE_ALPHABET)] for byte in self._bytes(4 * RECOVERY_GROUPS)]
        return "-".join("".join(letters[start : start + 4]) for start in range(0, len(letters), 4))

    def new_id(self) -> str:
        """A new id for a profile or a bot."""
        return self._bytes(10).hex()

    # Authentication

    async def who(self, scope: Scope) -> Who | None:
        """Who sends this request or opens this socket; None if unknown."""
        secret = self.secret(scope)
        return None if secret is None else await self.known(digest(secret))

    def secret(self, scope: Scope) -> str | None:
        """The token, or otherwise the key, that a request carries, if it has the right form."""
        cookies = []
        for name, value in scope["headers"]:
            if name == b"authorization" and value[:7].lower() == b"bearer ":  # other schemes may be meant for a proxy
                token = value[7:].strip().decode("latin-1")
                return token if TOKEN.fullmatch(token) else None
            if name == b"cookie":
                cookies += value.decode("latin-1").split(";")
        for cookie in cookies:
            name, _, value = cookie.strip().partition("=")
            if name == self.cookie and KEY.fullmatch(value):
                return str(value)
        return None

    async def known(self, key: str) -> Who | None:
        """The owner of the key with this hash; cached for a few seconds."""
        now = self.now()
        who, then = self._known.get(key, (None, 0))
        if who is not None and 0 <= now - then < REMEMBERED:
            return who
        epoch = self._epoch
        row = await self.store.read(partial(profiles.by_key, digest=key))
        if row is None:
            return None
        if now - row.seen >= SEEN_AGAIN_MS:
            with suppress(Unsaved):  # a full disk must not prevent authentication
                await self.store.write(partial(profiles.touch, digest=key, profile=row.profile, at=now))
        limits = (row.banned, row.muted, row.name_fixed)
        who = Who(row.profile, row.name, row.kind, key, row.created, row.owner, row.open, *limits)
        if epoch == self._epoch:  # otherwise the data may have changed since it was read
            self._known.pop(key, None)
            if len(self._known) >= REMEMBERED_AT_MOST:
                del self._known[next(iter(self._known))]
            self._known[key] = who, now
        return who

    def forget(self, profile: str) -> None:
        """Drop what is cached about this profile and its bots after a change."""
        self._epoch += 1
        for key in [key for key, (who, _) in self._known.items() if profile in (who.profile, who.owner)]:
            del self._known[key]

    async def revoked(self, profile: str, keys: frozenset[str], ended: Collection[str] = ()) -> None:
        """Report that keys were revoked and, in `ended`, which profiles were deleted."""
        self.forget(profile)
        if keys:
            await self.on_revoked(keys)
        for one in ended:
            await self.on_deleted(one)

    # The cookie

    def give(self, response: Response, key: str) -> None:
        """Set the key as a cookie on the device.

        Lax, not Strict: with Strict, people who follow an invitation from a messenger would not be recognised.
        """
        response.set_cookie(self.cookie, key, COOKIE_LIFE_S, secure=self.secure, httponly=True, samesite="lax")

    def take(self, response: Response) -> None:
        """Delete the key's cookie from the device."""
        response.set_cookie(self.cookie, "", 0, secure=self.secure, httponly=True, samesite="lax")

    def renew(self, scope: Scope, response: Response, who: Who) -> None:
        """Renew a cookie older than a week; browsers delete it 400 days after it was last set."""
        secret = self.secret(scope)
        if secret is not None and who.device is not None and self.now() - who.since >= COOKIE_RENEWED_MS:
            self.give(response, secret)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


# Dependencies of routes


class _Scheme(SecurityBase):
    """Documents authentication in OpenAPI; `Identity.who` does it, the same way for requests and sockets."""

    def __init__(self, name: str, model: APIKey | HTTPBearer) -> None:
        self.scheme_name, self.model = name, model

    async def __call__(self) -> None:
        """Do nothing."""


ABOUT_KEY = f"A device's key. Over https the cookie is called `__Host-{COOKIE}`."
_KEY = _Scheme("key", APIKey.model_validate({"in": APIKeyIn.cookie, "name": COOKIE, "description": ABOUT_KEY}))
_TOKEN = _Scheme("token", HTTPBearer(bearerFormat=f"{TOKEN_PREFIX}…", description="A bot's token."))


def identity_of(conn: HTTPConnection) -> Identity:
    """The `Identity` of the app that serves this request."""
    found: Identity = conn.app.state.context.identity
    return found


async def maybe_me(conn: HTTPConnection) -> Who | None:
    """Who sends this request; None if unknown."""
    return await identity_of(conn).who(conn.scope)


async def person(conn: HTTPConnection, _: Annotated[None, Depends(_KEY)]) -> Who:
    """The person who sends this request, or Unauthorized; Forbidden for a bot, Banned for a banned person."""
    who = await banned_person(conn, None)
    refuse_if_banned(who)
    return who


async def banned_person(conn: HTTPConnection, _: Annotated[None, Depends(_KEY)]) -> Who:
    """Like `person`, but allows banned people, who may still see, export and delete what is stored about them."""
    who = await me(conn, None, None)
    if who.kind != "person":
        raise Forbidden(need="person")
    return who


async def me(conn: HTTPConnection, _: Annotated[None, Depends(_KEY)], __: Annotated[None, Depends(_TOKEN)]) -> Who:
    """The person or bot who sends this request, banned or not, or Unauthorized."""
    who = await maybe_me(conn)
    if who is None:
        raise Unauthorized()
    return who


def refuse_if_banned(who: Who | None) -> None:
    """Raise Banned for a banned person or bot."""
    if who is not None and who.banned:
        raise Banned()


def refuse_if_muted(who: Who, now: int) -> None:
    """Raise Muted for a person or bot that may not speak at this time."""
    if who.muted > now:
        raise Muted(until=None if who.muted >= FOREVER else who.muted)


def refuse_new_name(who: Who, now: int) -> None:
    """Raise Muted or NameFixed for somebody who may not choose a name now; a name is also a way to speak."""
    refuse_if_muted(who, now)
    if who.name_fixed > now:
        raise NameFixed(until=None if who.name_fixed >= FOREVER else who.name_fixed)


Me = Annotated[Who, Depends(me)]
MaybeMe = Annotated[Who | None, Depends(maybe_me)]
Person = Annotated[Who, Depends(person)]
BannedPerson = Annotated[Who, Depends(banned_person)]
HouseIdentity = Annotated[Identity, Depends(identity_of)]
