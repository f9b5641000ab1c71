"""REST route for reporting a person or a table to the operator; nobody else is told."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request
from pydantic import Field

from poktail.server.accounts import reports
from poktail.server.accounts.identity import Person
from poktail.server.addresses import network
from poktail.server.context import ServerContext, context_of
from poktail.server.errors import BadMessage, Banned, Forbidden, NotFound, TooFast, Unauthorized
from poktail.server.http.problems import refusals
from poktail.server.http.routes_matches import MATCH
from poktail.server.http.routes_profiles import DONE, In, uncached

router = APIRouter(prefix="/api", tags=["people"], dependencies=[Depends(uncached)])

MAX_TEXT = 500
Id = Annotated[str, Field(pattern=MATCH)]


class ReportIn(In):
    """A report about a person, or without `profile` about a table; `table` is where it happened."""

    profile: Id | None = None
    table: Id | None = None
    reason: Literal[reports.REASONS]  # type: ignore[valid-type]
    text: str = Field("", max_length=MAX_TEXT)


@router.post(
    "/reports",
    status_code=DONE,
    responses=refusals(Unauthorized, Forbidden, Banned, NotFound, BadMessage, TooFast),
)
async def report(body: ReportIn, who: Person, request: Request) -> None:
    """Report a person or a table to the operator; the chat lines you were sent there lately go with it.

    A second report about the same person or table on the same day is not stored.
    """
    context, subject = context_of(request), body.profile or body.table
    if subject is None or subject == who.profile:
        raise BadMessage(field="profile", reason="missing" if subject is None else "self")
    _count(context, request, who.profile)
    table = context.registry.tables.get(body.table or "")
    add = partial(
        reports.add,
        at=context.now(),
        reporter=who.profile,
        about="person" if body.profile else "table",
        subject=subject,
        table=None if table is None else table.doc.id,
        reason=body.reason,
        text=" ".join("".join(c if c.isprintable() else " " for c in body.text).split()),
        lines=[] if table is None else table.recent_chat.sent_to(who.profile),
    )
    if await context.store.write(add):
        context.metrics.reported(body.reason)


def _count(context: ServerContext, request: Request, profile: str) -> None:
    """Count a report against the profile and the address; TooFast if there were too many."""
    for key in (profile, network(context.address(request.scope))):
        wait = context.report_quota.take(key)
        if wait > 0:
            raise TooFast(wait=ceil(wait))
