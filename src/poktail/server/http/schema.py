"""Builds the schema document: OpenAPI for the REST routes, plus the WebSocket messages and the games' values."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import iter_route_contexts
from pydantic import RootModel, create_model
from starlette.routing import WebSocketRoute

from poktail.core.registry import Entry
from poktail.server.http.schema_values import REF, game_schemas

FROM_CLIENT, FROM_SERVER = "ClientMessage", "ServerMessage"
SOCKETS = "x-websocket"


def document(
    app: FastAPI,
    client: Any,
    server: Any,
    special: Mapping[str, tuple[str, Any]] | None = None,
    games: Iterable[Entry] | None = None,
) -> dict[str, Any]:
    """The schema document; `client` and `server` are the messages each side sends; without `games`: all.

    `special` maps the path of a socket with its own client messages to the name of their union and the union.
    """
    special = special or {}
    paths = sorted(_sockets(app))
    if unknown := sorted(special.keys() - set(paths)):
        raise TypeError(f"there is no socket at {unknown}")
    whole = _openapi(app, {FROM_CLIENT: client, **dict(special.values())}, {FROM_SERVER: server})
    schemas, own = whole["components"]["schemas"], game_schemas(games)
    if missing := {FROM_CLIENT, FROM_SERVER, *(name for name, _ in special.values())} - schemas.keys():
        raise TypeError(f"another model takes the name of {sorted(missing)}")
    if twice := sorted(schemas.keys() & own.keys()):
        raise TypeError(f"a message and a game both have {twice}")
    _require_tags(whole, schemas)
    whole["components"]["schemas"] = dict(sorted((schemas | own).items()))
    sender = {path: special.get(path, (FROM_CLIENT, client))[0] for path in paths}
    return whole | {SOCKETS: {path: {"client": _ref(sender[path]), "server": _ref(FROM_SERVER)} for path in paths}}


def text(whole: dict[str, Any]) -> str:
    """The document as text; the same for the same models."""
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def write(whole: dict[str, Any], path: Path) -> None:
    """Write the document to a file."""
    path.write_text(text(whole), encoding="utf-8")


def _openapi(app: FastAPI, sent: Mapping[str, Any], received: Mapping[str, Any]) -> dict[str, Any]:
    """FastAPI's own document, built together with the messages, so that a model they share has one name."""
    talk = APIRouter()
    for name, union in sent.items():
        quiet: dict[int | str, Any] = {"4XX": {}}  # otherwise FastAPI adds its own error model
        talk.add_api_route(f"{SOCKETS}/{name}", _says(_model(name, union)), methods=["POST"], responses=quiet)
    for name, union in received.items():
        talk.add_api_route(f"{SOCKETS}/{name}", lambda: None, response_model=_model(name, union))
    whole = get_openapi(
        title=app.title,
        version=app.version,
        openapi_version=app.openapi_version,
        summary=app.summary,
        description=app.description,
        terms_of_service=app.terms_of_service,
        contact=app.contact,
        license_info=app.license_info,
        routes=app.routes,
        webhooks=[*app.webhooks.routes, *talk.routes],
        tags=app.openapi_tags,
        servers=app.servers,
        separate_input_output_schemas=app.separate_input_output_schemas,
        external_docs=app.openapi_external_docs,
    )
    kept = {path: hook for path, hook in whole.pop("webhooks").items() if not path.startswith(SOCKETS)}
    return whole | ({"webhooks": kept} if kept else {})


def _model(name: str, union: Any) -> type[RootModel[Any]]:
    """A model with this name for a union."""
    return create_model(name, __base__=RootModel[union])


def _says(message: type[Any]) -> Callable[..., None]:
    """A fake request handler that stands for a socket, which OpenAPI cannot describe."""

    def endpoint(message: Any) -> None: ...

    endpoint.__annotations__["message"] = message
    return endpoint


def _ref(name: str) -> dict[str, str]:
    return {"$ref": REF + name}


def _sockets(app: FastAPI) -> Iterator[str]:
    for route in iter_route_contexts(app.routes):
        if isinstance(route.original_route, WebSocketRoute) and route.path_format is not None:
            yield route.path_format


def _require_tags(whole: dict[str, Any], schemas: dict[str, Any]) -> None:
    """Mark the tag of every message as required, even if the model has a default for it."""
    for union in _unions(whole):
        tag = union["discriminator"]["propertyName"]
        for ref in union["discriminator"].get("mapping", {}).values():
            member = schemas[ref.removeprefix(REF)]
            if tag in member.get("properties", {}):
                required = {tag, *member.get("required", ())}
                member["required"] = [name for name in member["properties"] if name in required]


def _unions(part: Any) -> Iterator[dict[str, Any]]:
    """Every union in the document whose members are distinguished by a tag."""
    if isinstance(part, dict):
        if isinstance(part.get("discriminator"), dict) and "propertyName" in part["discriminator"]:
            yield part
        for inner in part.values():
            yield from _unions(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _unions(inner)
