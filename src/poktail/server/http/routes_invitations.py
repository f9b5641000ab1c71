"""REST routes for invitations: a host asks somebody they played with to come to their table."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request
from pydantic import Field

from poktail.server.accounts.identity import BannedPerson, Person
from poktail.server.context import ServerContext, context_of
from poktail.server.errors import Banned, Forbidden, NotFound, TableClosed, Unauthorized
from poktail.server.http.problems import refusals
from poktail.server.http.routes_matches import MATCH
from poktail.server.http.routes_people import people_of
from poktail.server.http.routes_profiles import DONE, In, Out, uncached
from poktail.server.storage.documents import TableDocument
from poktail.server.tables.invitations import Invitation, host_name

router = APIRouter(prefix="/api", tags=["people"], dependencies=[Depends(uncached)])


class InvitationIn(In):
    """A table that you host, and somebody you played with."""

    table: str = Field(pattern=MATCH)
    profile: str = Field(pattern=MATCH)


class InvitationOut(Out):
    """A table with a free seat that somebody opened for you."""

    table: str
    game: str
    host: str
    name: str


@router.post("/me/invitations", status_code=DONE, responses=refusals(Unauthorized, Forbidden, Banned, NotFound))
async def invite(body: InvitationIn, who: Person, request: Request) -> None:
    """Invite somebody you played with to a table that you host; only they see it, for an hour at most."""
    context = context_of(request)
    if (await _document(context, body.table)).host != who.profile:
        raise Forbidden(need="host")
    known = await context.store.read(lambda conn: people_of(conn, who.profile))
    if all(row.profile != body.profile for row in known):
        raise NotFound(what="profile")
    context.invitations.add(body.profile, Invitation(body.table, who.profile, context.now()))


@router.get("/me/invitations", responses=refusals(Unauthorized, Forbidden))
async def my_invitations(who: BannedPerson, request: Request) -> list[InvitationOut]:
    """The tables at which somebody waits for you, the newest invitation first."""
    context = context_of(request)
    found = list[InvitationOut]()
    for one in context.invitations.of(who.profile, context.now()):
        try:
            doc = await _document(context, one.table)
        except TableClosed:  # by the operator, after the invitation
            continue
        name = host_name(doc, one, who.profile)
        if name is not None:
            found.append(InvitationOut(table=one.table, game=doc.setup.game, host=one.host, name=name))
    return found


async def _document(context: ServerContext, table: str) -> TableDocument:
    """The document of a table, from memory or from the store, or NotFound."""
    live = context.registry.tables.get(table)
    return live.doc if live else (await context.tables.load(table))[0]
