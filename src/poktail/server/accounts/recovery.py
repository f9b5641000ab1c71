"""Recovery codes: one for each profile, usable once, kept by the person and stored only as a hash."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select

from poktail.server.accounts import profiles
from poktail.server.errors import BadRecoveryCode
from poktail.server.storage import models


def replace(conn: Connection, profile: str, code: str, device: str, at: int) -> None:
    """Store the hash of a new code; the old code stops working."""
    profiles.profile_of(conn, profile)
    rows = models.recoveries
    conn.execute(delete(rows).where(rows.c.profile == profile))
    conn.execute(insert(rows).values(profile=profile, hash=code, device=device, created=at))


def created(conn: Connection, profile: str) -> int | None:
    """When the code of this profile was created, if it has one."""
    rows = models.recoveries.c
    found: int | None = conn.execute(select(rows.created).where(rows.profile == profile)).scalar()
    return found


def redeem(conn: Connection, code: str, digest: str, at: int, old: str | None) -> tuple[dict[str, Any], frozenset[str]]:
    """Redeem a code: its profile gets this new key. Returns the profile, and keys that are no longer valid.

    Those are the device's previous key, and the key that was unused for longest if there are too many: somebody who
    has lost all devices cannot remove one first.
    """
    rows, keys = models.recoveries, models.keys
    profile = conn.execute(delete(rows).where(rows.c.hash == code).returning(rows.c.profile)).scalar_one_or_none()
    if profile is None:
        raise BadRecoveryCode()
    dead = frozenset[str]()
    if old is not None:
        dead = profiles.drop_keys(conn, keys.c.hash == old, keys.c.kind == "device")
    devices = sorted(profiles.devices(conn, profile), key=lambda device: int(device["seen"]))
    spare = [device["hash"] for device in devices[: max(0, len(devices) + 1 - profiles.MAX_DEVICES)]]
    dead |= profiles.drop_keys(conn, keys.c.hash.in_(spare))
    profiles.add_key(conn, profile, "device", digest, at)
    return profiles.profile_of(conn, profile), dead
