"""REST routes for your own profile, devices, data and bots. A profile is a key on a device; there is no password."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from poktail.core.errors import BadName
from poktail.server.accounts import profiles
from poktail.server.accounts.identity import (
    BannedPerson,
    HouseIdentity,
    MaybeMe,
    Me,
    Person,
    code_digest,
    digest,
    refuse_if_banned,
    refuse_new_name,
)
from poktail.server.errors import BadCode, Banned, Forbidden, Muted, NameFixed, NotFound, TooMany, Unauthorized
from poktail.server.http.problems import NOT_CACHED, refusals

CREATED, DONE = 201, 204


def uncached(response: Response) -> None:
    """Forbid caching: some responses contain a secret, and all are about one person."""
    response.headers.update(NOT_CACHED)


router = APIRouter(prefix="/api", tags=["profile"], dependencies=[Depends(uncached)])

Moment = Annotated[int, Field(description="Milliseconds since 1970.")]
DeviceId = Annotated[str, Path(pattern="^[0-9a-f]{12}$")]
BotId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]


class In(BaseModel):
    """A request body: exactly these fields, no coercion."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Out(BaseModel):
    """A response body: exactly these fields."""

    model_config = ConfigDict(extra="forbid")


Name = Annotated[str, Field(min_length=1, max_length=160, description="A display name; two people may have the same.")]


class NameIn(In):
    """A display name."""

    name: Name


class CodeIn(In):
    """A code that another device shows."""

    code: str = Field(pattern="^[A-Za-z0-9]{4}-?[A-Za-z0-9]{4}$", examples=["7KQF-2MZA"])


class BotIn(In):
    """A new bot; anybody may put an open bot into a seat, otherwise only its owner."""

    name: Name
    open: bool


class Profile(Out):
    """A person or a bot, as seen by itself."""

    id: str
    name: str
    kind: Literal["person", "bot"]
    created: Moment
    seen: Moment


class Session(Out):
    """The profile of this device, if it has one."""

    profile: Profile | None


class Code(Out):
    """A code for a second device: usable once, until it expires."""

    code: str
    expires: Moment


class Device(Out):
    """A device of the profile; `here` marks the one that asks."""

    id: str
    created: Moment
    seen: Moment
    here: bool


class Devices(Out):
    """All devices of the profile."""

    devices: list[Device]


class OwnBot(Out):
    """A bot of the profile."""

    id: str
    name: str
    open: bool
    created: Moment
    seen: Moment


class Bots(Out):
    """All bots of the profile."""

    bots: list[OwnBot]


class BotToken(Out):
    """A bot and its token, which is shown only once."""

    id: str
    name: str
    token: str


class DeviceTimes(Out):
    """A device, as an export lists it."""

    created: Moment
    seen: Moment


class Hosted(Out):
    """A table that the profile hosts."""

    id: str
    game: str
    public: bool
    state: str
    created: Moment
    touched: Moment


class PlayedSeat(Out):
    """A seat that the profile had in a match, and its result."""

    id: str
    table: str
    game: str
    state: str
    created: Moment
    started: Moment | None
    ended: Moment | None
    seat: int
    name: str
    payoff: int | None
    rank: int | None


class Rated(Out):
    """A rating of the profile or of one of its bots."""

    game: str
    pool: str
    who: str
    mu: float
    sigma: float
    matches: int
    updated: Moment


class OwnReport(Out):
    """A report that the profile has made about a person or a table."""

    at: Moment
    about: Literal["person", "table"]
    subject: str
    reason: str
    text: str


class Export(Out):
    """What is stored about a profile; the records of its matches can be downloaded one by one."""

    profile: Profile
    devices: list[DeviceTimes]
    tables: list[Hosted]
    matches: list[PlayedSeat]
    ratings: list[Rated]
    bots: list[OwnBot]
    recovery: Moment | None = Field(description="When the recovery code was created, if there is one.")
    reports: list[OwnReport]


# The profile


@router.post(
    "/me",
    responses=refusals(BadName, Forbidden, Banned, Muted, NameFixed)
    | {CREATED: {"model": Profile, "description": "A new profile; its key is in the cookie."}},
)
async def create_or_rename(
    body: NameIn, request: Request, response: Response, identity: HouseIdentity, who: MaybeMe
) -> Profile:
    """Set a name: creates a profile for a device without one, or renames the existing one."""
    name = profiles.clean_name(body.name, identity.name_length)
    if who is not None:
        return await _rename(identity, who, name)
    identity.count("creation", request.scope)
    profile, key, at = identity.new_id(), identity.new_key(), identity.now()
    add = partial(profiles.add_person, profile=profile, name=name, digest=digest(key), at=at)
    await identity.store.write(add)
    identity.give(response, key)
    response.status_code = CREATED
    return Profile(id=profile, name=name, kind="person", created=at, seen=at)


@router.get("/me", responses=refusals(Unauthorized))
async def read_me(request: Request, response: Response, identity: HouseIdentity, who: Me) -> Profile:
    """Your profile; bots may ask too. A page that asks this when it opens keeps its cookie alive."""
    identity.renew(request.scope, response, who)
    return Profile(**await identity.store.read(partial(profiles.profile_of, profile=who.profile)))


@router.get("/session", responses=refusals())
async def session(request: Request, response: Response, identity: HouseIdentity, who: MaybeMe) -> Session:
    """The profile of this device, or null: what a page asks first; a new device gets no error."""
    return Session(profile=await read_me(request, response, identity, who) if who is not None else None)


@router.patch("/me", responses=refusals(BadName, Unauthorized, Forbidden, Banned, Muted, NameFixed))
async def rename_me(body: NameIn, identity: HouseIdentity, who: Person) -> Profile:
    """Change your name; finished matches keep the old one."""
    return await _rename(identity, who, profiles.clean_name(body.name, identity.name_length))


async def _rename(identity: HouseIdentity, who: Me, name: str) -> Profile:
    if who.kind != "person":
        raise Forbidden(need="person")
    refuse_if_banned(who)
    refuse_new_name(who, identity.now())
    found = await identity.store.write(partial(profiles.rename, profile=who.profile, name=name))
    identity.forget(who.profile)
    return Profile(**found)


@router.get("/me/export", responses=refusals(Unauthorized, Forbidden))
async def export_me(response: Response, identity: HouseIdentity, who: BannedPerson) -> Export:
    """What is stored about you, as one document without keys, tokens, codes, reports by others and the audit log."""
    response.headers["Content-Disposition"] = 'attachment; filename="poktail.json"'
    return Export(**await identity.store.read(partial(profiles.export, profile=who.profile)))


@router.delete("/me", status_code=DONE, responses=refusals(Unauthorized, Forbidden))
async def delete_me(response: Response, identity: HouseIdentity, who: BannedPerson) -> None:
    """Delete your profile, its bots and its ratings for good; in old matches a dash replaces the name."""
    end = partial(profiles.tombstone, profile=who.profile, at=identity.now())
    await _ended(identity, who.profile, *await identity.store.write(end))
    identity.take(response)


async def _ended(identity: HouseIdentity, profile: str, ids: list[str], keys: frozenset[str]) -> None:
    """Revoke keys first, then free live seats, then remove old names, so that no new ones are written meanwhile."""
    await identity.revoked(profile, keys, ids)
    await profiles.scrub(identity.store, ids)


# Devices


@router.post("/me/code", responses=refusals(Unauthorized, Forbidden, Banned))
async def code_for_device(identity: HouseIdentity, who: Person) -> Code:
    """A short code to type on a second device; it expires after ten minutes, and a fourth one replaces the oldest."""
    code = identity.new_code()
    add = partial(profiles.add_code, profile=who.profile, digest=code_digest(code), at=identity.now())
    return Code(code=code, expires=await identity.store.write(add))


@router.post("/link", responses=refusals(BadCode, TooMany))
async def link_device(
    body: CodeIn, request: Request, response: Response, identity: HouseIdentity, who: MaybeMe
) -> Profile:
    """Link this device to the profile whose code another device shows.

    The device gets its own key. A profile it had before stays with its other devices; without any it can be
    reached only with its recovery code, so delete it first if it should be gone.
    """
    identity.count("guess", request.scope)
    key, old = identity.new_key(), who.device if who else None
    use = partial(profiles.redeem, code=code_digest(body.code), digest=digest(key), at=identity.now(), old=old)
    found = Profile(**await identity.store.write(use))
    if who is not None and old is not None:
        await identity.revoked(who.profile, frozenset({old}))
    identity.give(response, key)
    return found


@router.get("/me/devices", responses=refusals(Unauthorized, Forbidden))
async def list_devices(identity: HouseIdentity, who: BannedPerson) -> Devices:
    """Your devices."""
    found = await identity.store.read(partial(profiles.devices, profile=who.profile))
    return Devices(devices=[_device(row, who) for row in found])


def _device(row: dict[str, Any], who: Me) -> Device:
    return Device(id=row["hash"][:12], created=row["created"], seen=row["seen"], here=row["hash"] == who.device)


@router.delete("/me/devices/{id}", status_code=DONE, responses=refusals(Unauthorized, Forbidden, NotFound))
async def forget_device(id: DeviceId, response: Response, identity: HouseIdentity, who: BannedPerson) -> None:
    """Remove a device, for example a lost one; unused codes, and a recovery code created on it, stop working."""
    await _forget(identity, response, who, id, itself=who.key.startswith(id))


@router.post("/me/logout", status_code=DONE, responses=refusals(Unauthorized, Forbidden))
async def log_out(response: Response, identity: HouseIdentity, who: BannedPerson) -> None:
    """Remove this device. A profile whose last device is removed can only be reached again with its recovery code."""
    await _forget(identity, response, who, who.key, itself=True)


async def _forget(identity: HouseIdentity, response: Response, who: Me, start: str, *, itself: bool) -> None:
    drop = partial(profiles.drop_device, profile=who.profile, start=start, itself=itself)
    keys = await identity.store.write(drop)
    await identity.revoked(who.profile, keys)
    if who.key in keys:
        identity.take(response)


# Bots


@router.post("/me/bots", status_code=CREATED, responses=refusals(BadName, Unauthorized, Forbidden, Banned, TooMany))
async def create_bot(body: BotIn, identity: HouseIdentity, who: Person) -> BotToken:
    """Create a bot, and the token it connects with; the token is shown only now."""
    name = profiles.clean_name(body.name, identity.name_length)
    bot, token = identity.new_id(), identity.new_token()
    add = partial(profiles.add_bot, owner=who.profile, bot=bot, name=name, open_to_all=body.open)
    await identity.store.write(partial(add, digest=digest(token), at=identity.now()))
    return BotToken(id=bot, name=name, token=token)


@router.get("/me/bots", responses=refusals(Unauthorized, Forbidden))
async def list_bots(identity: HouseIdentity, who: BannedPerson) -> Bots:
    """Your bots."""
    found = await identity.store.read(partial(profiles.bots, owner=who.profile))
    return Bots(bots=[OwnBot(**row) for row in found])


@router.post("/me/bots/{id}/token", responses=refusals(Unauthorized, Forbidden, Banned, NotFound))
async def new_bot_token(id: BotId, identity: HouseIdentity, who: Person) -> BotToken:
    """Create a new token for one of your bots; the old one stops working."""
    token, at = identity.new_token(), identity.now()
    change = partial(profiles.new_token, owner=who.profile, bot=id, digest=digest(token), at=at)
    found, dead = await identity.store.write(change)
    await identity.revoked(id, dead)
    return BotToken(id=found["id"], name=found["name"], token=token)


@router.delete("/me/bots/{id}", status_code=DONE, responses=refusals(Unauthorized, Forbidden, NotFound))
async def delete_bot(id: BotId, identity: HouseIdentity, who: BannedPerson) -> None:
    """Delete one of your bots, its token and its ratings for good."""
    await identity.store.read(partial(profiles.bot_of, owner=who.profile, bot=id))
    await _ended(identity, id, *await identity.store.write(partial(profiles.tombstone, profile=id, at=identity.now())))
