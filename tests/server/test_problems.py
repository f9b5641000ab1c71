"""Tests of error responses: a code, and nothing that was sent or is hidden."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.exceptions import HTTPException
from starlette.responses import StreamingResponse
from structlog.testing import capture_logs

from poktail.core.errors import IllegalMove
from poktail.server.http.problems import Problem, refusals
from poktail.server.storage import models
from tests.server.people import Place

pytestmark = pytest.mark.anyio


HOSTILE = [
    b"", b"{", b"[]", b"null", b'"Ann"', b"{}", b'{"name":null}', b'{"name":1}', b'{"name":["Ann"]}', b'{"name":""}',
    b'{"name":"Ann","id":"me"}', b'{"name":"\\ud800"}', b'{"name":"\\u0000"}', b'{"name":"' + b"A" * 5000 + b'"}',
    b"\xff\xfe", b"[" * 100_000, b'{"name":' + b"9" * 5000 + b"}", b'{"name":NaN}', b'{"name":"\xe2\x80\xae Ann"}',
    b'{"name":"Ann","name":"\xe2\x80\x8b"}',
]  # fmt: skip


@pytest.mark.parametrize("body", HOSTILE, ids=lambda body: repr(body[:24]))
async def test_a_hostile_body_is_answered_with_a_code(here: Place, body: bytes):
    device, _ = await here.person()
    for method, path in [("POST", "/api/me"), ("PATCH", "/api/me"), ("POST", "/api/link"), ("POST", "/api/me/bots")]:
        answer = await device.request(method, path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), (path, answer.text)
        assert Problem.model_validate_json(answer.content).code in ("bad_message", "bad_name")
    assert (await device.get("/api/me")).json()["name"] == "Ann"
    assert len(await here.rows(models.profiles)) == 1


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
async def test_any_code_id_and_cookie_gets_an_answer(here: Place, text: str):
    device, _ = await here.person()
    path = "".join(f"%{byte:02x}" for byte in text.encode(errors="surrogatepass"))
    answers = [
        await device.post(
            "/api/link", content=json.dumps({"code": text}), headers={"content-type": "application/json"}
        ),
        await device.delete(f"/api/me/devices/{path}"),
        await device.delete(f"/api/me/bots/{path}"),
        await here.device(cookie=text.encode("latin-1", "replace")).get("/api/me"),  # type: ignore[arg-type]
        await here.device(authorization=b"Bearer " + text.encode("latin-1", "replace")).get("/api/me"),  # type: ignore[arg-type]
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500
        assert Problem.model_validate_json(answer.content).code


async def test_what_was_sent_is_not_repeated(here: Place):
    device = here.device()
    wrong = await device.post("/api/me", json={"name": "Ann", "my secret": "x"})
    assert wrong.json() == {"code": "bad_message", "data": {"field": "body", "reason": "extra_forbidden"}}
    wrong = await device.post("/api/me", json={"name": ["my secret"]})
    assert wrong.json() == {"code": "bad_message", "data": {"field": "body.name", "reason": "string_type"}}
    wrong = await device.post("/api/me", content=b'{"name":"Ann"}', headers={"content-type": "text/plain"})
    assert wrong.status_code == 422  # a form on another site can send no JSON


async def test_the_framework_refuses_in_codes_too(here: Place):
    device = here.device()
    lost = await device.get("/api/nowhere")
    assert (lost.status_code, lost.json()) == (404, {"code": "not_found", "data": {}})
    wrong = await device.put("/api/me")
    assert (wrong.status_code, wrong.json()) == (405, {"code": "bad_message", "data": {}})
    assert {"GET", "POST"} & set(re.split(", ?", wrong.headers["allow"]))
    asked = await device.get("/api/me")
    assert (asked.status_code, asked.headers["www-authenticate"]) == (401, "Bearer")


async def test_a_defect_is_told_by_type_and_place_only(here: Place):
    @here.app.get("/defect")
    async def defect() -> None:
        raise ValueError("my secret")

    @here.app.get("/teapot")
    async def teapot() -> None:
        raise HTTPException(501, "my secret")

    @here.app.get("/rule")
    async def rule() -> None:
        raise IllegalMove(move="disc")

    @here.app.get("/late")
    async def late() -> StreamingResponse:
        async def parts() -> AsyncIterator[str]:
            yield "begun"
            raise KeyError("my secret")

        return StreamingResponse(parts())

    with capture_logs() as logs:
        answer = await here.device().get("/defect")
        assert (answer.status_code, answer.json()) == (500, {"code": "broken", "data": {}})
        answer = await here.device().get("/teapot")
        assert (answer.status_code, answer.json()) == (500, {"code": "broken", "data": {}})
        answer = await here.device().get("/rule")
        assert (answer.status_code, answer.json()) == (400, {"code": "illegal_move", "data": {"move": "disc"}})
        begun = await here.hears("http", "/late")
        assert [message.get("status") or message["body"] for message in begun] == [200, b"begun"]  # and no end
    assert [(line["event"], line["error"]) for line in logs] == [("broken", "ValueError"), ("broken", "KeyError")]
    assert "my secret" not in repr(logs)
    assert re.search(r"test_problems.py:\d+ ", logs[0]["at"])


async def test_the_document_tells_every_refusal(here: Place):
    document = here.app.openapi()
    assert set(document["components"]["securitySchemes"]) == {"key", "token"}
    assert "HTTPValidationError" not in document["components"]["schemas"]
    ours = {path: methods for path, methods in document["paths"].items() if path.startswith("/api/")}
    assert len(ours) == 11
    for path, methods in ours.items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                if status >= "400":
                    shape = answer["content"]["application/json"]["schema"]
                    assert shape == {"$ref": "#/components/schemas/Problem"}, (path, method, status)
            assert {"422", "429", "503"} <= operation["responses"].keys()
            assert ("401" in operation["responses"]) == ("security" in operation)
    assert ours["/api/me"]["get"]["security"] == [{"key": []}, {"token": []}]
    assert ours["/api/me"]["delete"]["security"] == [{"key": []}]
    assert "`illegal_move`" in refusals(IllegalMove)[400]["description"]
