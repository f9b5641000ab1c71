"""Tests of the schema document: complete, in a fixed order, and true to what the models accept."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import jsonschema_rs
import pytest
from fastapi import APIRouter, FastAPI, WebSocket
from pydantic import BaseModel, ConfigDict, Field, RootModel, TypeAdapter, ValidationError

from poktail.core import registry
from poktail.server.http import schema
from poktail.server.http import schema_values as values
from poktail.server.http.schema_values import REF


class Thing(BaseModel):
    """Goes up, down and over REST."""

    size: int
    spare: int | None = None


class Put(BaseModel):
    """A message whose tag has a default."""

    model_config = ConfigDict(extra="forbid")
    t: Literal["put"] = "put"
    d: Thing


class Drop(BaseModel):
    """A message whose tag has none."""

    model_config = ConfigDict(extra="forbid")
    t: Literal["drop"]


class Done(BaseModel):
    """An answer."""

    t: Literal["done"] = "done"
    d: tuple[int, Thing]


class Oops(BaseModel):
    """Another."""

    t: Literal["oops"] = "oops"
    d: dict[str, Any]


class Knock(BaseModel):
    """What only the other socket takes."""

    t: Literal["knock"]


FromClient = Annotated[Put | Drop, Field(discriminator="t")]
FromServer = Annotated[Done | Oops, Field(discriminator="t")]
OTHER = {"/api/other": ("OtherMessage", Annotated[Knock | Drop, Field(discriminator="t")])}


def app(*, rest: bool = True) -> FastAPI:
    made, router = FastAPI(title="Toy", version="7", summary="A toy."), APIRouter(prefix="/api")

    @router.websocket("/socket/{table}")
    async def socket(connection: WebSocket, table: str) -> None: ...

    @router.websocket("/other")
    async def other(connection: WebSocket) -> None: ...

    if rest:

        @router.post("/things")
        async def things(thing: Thing) -> Thing:
            return thing

    made.include_router(router)
    return made


def test_the_document_holds_rest_sockets_and_games() -> None:
    whole = schema.document(app(), FromClient, FromServer)
    assert whole["info"] == {"title": "Toy", "version": "7", "summary": "A toy."}
    assert list(whole["paths"]) == ["/api/things"]
    assert "webhooks" not in whole
    schemas = whole["components"]["schemas"]
    assert list(schemas) == sorted(schemas)
    assert {
        "ClientMessage",
        "ServerMessage",
        "Put",
        "Drop",
        "Done",
        "Oops",
        "Thing",
        "HTTPValidationError",
    } <= schemas.keys()
    assert values.game_schemas().items() <= schemas.items()
    ends = {"client": {"$ref": f"{REF}ClientMessage"}, "server": {"$ref": f"{REF}ServerMessage"}}
    assert whole["x-websocket"] == {"/api/other": ends, "/api/socket/{table}": ends}


def test_a_socket_may_have_messages_of_its_own() -> None:
    whole = schema.document(app(), FromClient, FromServer, OTHER, ())
    assert whole["x-websocket"]["/api/other"] == {
        "client": {"$ref": f"{REF}OtherMessage"},
        "server": {"$ref": f"{REF}ServerMessage"},
    }
    assert whole["x-websocket"]["/api/socket/{table}"]["client"] == {"$ref": f"{REF}ClientMessage"}
    assert {"OtherMessage", "Knock"} <= whole["components"]["schemas"].keys()
    with pytest.raises(TypeError, match="/api/nowhere"):
        schema.document(app(), FromClient, FromServer, {"/api/nowhere": ("OtherMessage", Knock | Drop)})


def test_games_may_be_left_out_or_chosen() -> None:
    one = registry.games()[0]
    none = schema.document(app(), FromClient, FromServer, games=())["components"]["schemas"]
    some = schema.document(app(), FromClient, FromServer, games=(one,))["components"]["schemas"]
    assert some.keys() - none.keys() == values.schemas_of(one).keys()


def test_a_model_that_goes_both_ways_has_one_name() -> None:
    schemas = schema.document(app(), FromClient, FromServer, games=())["components"]["schemas"]
    assert schemas["Put"]["properties"]["d"] == {"$ref": f"{REF}Thing"}
    assert schemas["Done"]["properties"]["d"]["prefixItems"] == [{"type": "integer"}, {"$ref": f"{REF}Thing"}]


def test_nothing_is_in_the_components_that_nobody_uses() -> None:
    schemas = schema.document(app(rest=False), FromClient, FromServer, games=())["components"]["schemas"]
    assert list(schemas) == ["ClientMessage", "Done", "Drop", "Oops", "Put", "ServerMessage", "Thing"]


def test_the_app_keeps_its_own_document_and_its_webhooks() -> None:
    made = app()

    @made.webhooks.post("/called")
    def called(thing: Thing) -> None: ...

    before = json.dumps(made.openapi())
    assert list(schema.document(made, FromClient, FromServer, games=())["webhooks"]) == ["/called"]
    assert json.dumps(made.openapi()) == before
    assert "x-websocket" not in made.openapi()


MESSAGES: list[Any] = [
    {"t": "put", "d": {"size": 1}},
    {"t": "put", "d": {"size": 1, "spare": None}},
    {"t": "drop"},
    {"d": {"size": 1}},  # the tag has a default, and is needed all the same
    {"t": "drop", "d": 1},
    {"t": "put", "d": {}},
    {"t": "fly"},
    {},
    [],
    None,
]


@pytest.mark.parametrize("message", MESSAGES, ids=json.dumps)
def test_a_message_is_in_the_schema_if_the_models_take_it(message: Any) -> None:
    whole = schema.document(app(), FromClient, FromServer)
    check = jsonschema_rs.validator_for({"$ref": f"{REF}ClientMessage", "components": whole["components"]})
    try:
        TypeAdapter[Any](FromClient).validate_python(message, strict=True)
        taken = True
    except ValidationError:
        taken = False
    assert check.is_valid(message) == taken


def test_a_union_inside_a_union_needs_its_tags_too() -> None:
    class Group(RootModel[Annotated[Put | Drop, Field(discriminator="t")]]):
        pass

    whole = schema.document(app(), Annotated[Group | Knock, Field(discriminator="t")], FromServer, games=())
    assert whole["components"]["schemas"]["Put"]["required"] == ["t", "d"]
    assert "required" not in whole["components"]["schemas"]["Group"]


def test_every_schema_is_one() -> None:
    whole = schema.document(app(), FromClient, FromServer, OTHER)
    for name in whole["components"]["schemas"]:
        jsonschema_rs.validator_for({"$ref": REF + name, "components": whole["components"]})
        jsonschema_rs.meta.validate(whole["components"]["schemas"][name])


def test_a_name_that_is_taken_is_an_error() -> None:
    class ClientMessage(BaseModel):
        t: Literal["client"]

    with pytest.raises(TypeError, match="ClientMessage"):
        schema.document(app(), ClientMessage, FromServer)
    entry = registry.games()[0]
    view = type(f"{entry.game.__name__}View", (BaseModel,), {})
    with pytest.raises(TypeError, match="View"):
        schema.document(app(), FromClient, view)


def test_the_document_is_written_the_same_each_time(tmp_path: Any) -> None:
    path = tmp_path / "openapi.json"
    schema.write(schema.document(app(), FromClient, FromServer), path)
    assert path.read_text(encoding="utf-8") == schema.text(schema.document(app(), FromClient, FromServer))
    assert json.loads(path.read_text(encoding="utf-8")) == schema.document(app(), FromClient, FromServer)
    assert path.read_text(encoding="utf-8").endswith("}\n")
