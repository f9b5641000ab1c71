"""REST routes for the recovery code, with which somebody who has lost all devices gets their profile back."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field

from poktail.server.accounts import recovery
from poktail.server.accounts.identity import BannedPerson, HouseIdentity, MaybeMe, code_digest, digest
from poktail.server.errors import BadRecoveryCode, Forbidden, Unauthorized
from poktail.server.http.problems import refusals
from poktail.server.http.routes_profiles import In, Moment, Out, Profile, uncached

router = APIRouter(prefix="/api", tags=["profile"], dependencies=[Depends(uncached)])


class RecoveryCodeIn(In):
    """A recovery code, with or without dashes or spaces."""

    code: str = Field(pattern="^([A-Za-z0-9][ -]?){19}[A-Za-z0-9]$", examples=["7KQF-2MZA-R8XW-CJ4T-9DNH"])


class RecoveryCode(Out):
    """A new recovery code, which is shown only once."""

    code: str
    created: Moment


class Recovery(Out):
    """When the recovery code was created; null if there is none."""

    created: Moment | None


@router.get("/me/recovery", responses=refusals(Unauthorized, Forbidden))
async def recovery_state(identity: HouseIdentity, who: BannedPerson) -> Recovery:
    """Whether you have a recovery code; the code itself is not stored."""
    return Recovery(created=await identity.store.read(partial(recovery.created, profile=who.profile)))


@router.post("/me/recovery", responses=refusals(Unauthorized, Forbidden))
async def new_recovery_code(identity: HouseIdentity, who: BannedPerson) -> RecoveryCode:
    """Create a recovery code to keep somewhere safe; an older one stops working."""
    code, at = identity.new_recovery_code(), identity.now()
    new = partial(recovery.replace, profile=who.profile, code=code_digest(code), device=who.key, at=at)
    await identity.store.write(new)
    return RecoveryCode(code=code, created=at)


@router.post("/recover", responses=refusals(BadRecoveryCode))
async def recover(
    body: RecoveryCodeIn, request: Request, response: Response, identity: HouseIdentity, who: MaybeMe
) -> Profile:
    """Redeem a recovery code: this device gets the profile and a key of its own; the code stops working.

    A profile it had before stays with its other devices, as with `/api/link`.
    """
    identity.count("guess", request.scope)
    key, old = identity.new_key(), who.device if who else None
    use = partial(recovery.redeem, code=code_digest(body.code), digest=digest(key), at=identity.now(), old=old)
    found, dead = await identity.store.write(use)
    if who is not None:
        identity.forget(who.profile)
    await identity.revoked(found["id"], dead)
    identity.give(response, key)
    return Profile(**found)
