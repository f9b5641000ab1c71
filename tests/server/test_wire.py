"""Tests of incoming messages: accepted exactly as the schema says, otherwise refused by a code that quotes nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Literal, get_args

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from poktail.server.errors import BadMessage, TooLarge
from poktail.server.storage.documents import Clock, Setup
from poktail.server.tables.commands import EMOTES, Set
from poktail.server.ws.messages_in import BotMessage, ClientMessage, ack_of, parse
from tests.server.live import kept
from tests.server.test_values import damaged

LIMIT = 4096
Kind = Literal["table", "bot"]

SETUP = {
    "game": "any",
    "options": {"seats": 3, "words": ["a", None, {"b": 1.5}], "open": True},
    "public": True,
    "watch": "nobody",
    "watch_delay": 600,
    "chat": True,
    "clock": {"mode": "hard", "move": 30, "match": None},
    "grace": None,
    "lang": "fr",
}
AT_A_TABLE: list[dict[str, Any]] = [
    {"t": "play_as", "d": {}},
    {"t": "play_as", "d": {"seat": None, "match": None, "v": None}, "a": None},
    {"t": "play_as", "d": {"seat": 63, "match": "m-_1", "v": 2**53}, "a": "h.1:2-3_4"},
    {"t": "move", "v": 0, "d": "take 3", "a": "1"},
    {"t": "move", "v": 7, "d": "é" * 200, "a": "a" * 64},
    {"t": "take_back", "v": 3, "a": "t"},
    {"t": "take_back", "v": 3, "d": {}, "a": "t"},
    {"t": "sit", "d": {"seat": 0}},
    {"t": "sit", "d": {"seat": 0, "name": "Zoë", "entropy": "00ff" * 32}},
    {"t": "sit", "d": {"seat": 0, "name": None, "entropy": ""}},
    {"t": "stand", "d": {"seat": 1}},
    {"t": "swap", "d": {"seat": 1, "other": 2}},
    {"t": "bot", "d": {"seat": 1}},
    {"t": "bot", "d": {"seat": 1, "level": "regular", "profile": None}},
    {"t": "bot", "d": {"seat": 1, "profile": "p" * 64}},
    {"t": "remove", "d": {"seat": 1}},
    {"t": "lock", "d": {"on": True}},
    {"t": "set", "d": {"game": "any"}},
    {"t": "set", "d": SETUP, "a": "s"},
    {"t": "start", "d": {}},
    {"t": "start", "d": {"fill": "random"}},
    {"t": "entropy", "d": {"seat": 0, "hex": "ab"}},
    {"t": "away", "d": {"seat": 0, "on": False}},
    {"t": "stand_in", "d": {"seat": 0}},
    {"t": "rematch", "d": {"on": True}},
    {"t": "go_on"},
    {"t": "pace", "d": {"pace": "quick"}},
    {"t": "leave"},
    {"t": "leave", "d": {}},
    {"t": "emote", "d": {"seat": 0, "emote": EMOTES[0]}},
    {"t": "chat", "d": {"seat": 0, "text": "Hello, \u2603\n"}},
    {"t": "why", "d": {"moves": ["one"]}},
    {"t": "why", "d": {"moves": ["one", "two"]}, "a": "w"},
    {"t": "hint"},
    {"t": "hint", "d": {}, "a": "h"},
    {"t": "ping"},
    {"t": "ping", "d": {}, "a": "p"},
]
OF_BOTS: list[dict[str, Any]] = [
    {"t": "ready", "d": {"games": []}},
    {"t": "ready", "d": {"games": ["a", "b"]}, "a": "r"},
    {"t": "answer", "d": {"offer": "o-_9", "accept": True}},
    {"t": "ping"},
]
GOOD: list[tuple[Kind, dict[str, Any]]] = [("table", m) for m in AT_A_TABLE]
GOOD += [("bot", m) for m in OF_BOTS]
UNIONS: dict[Kind, Any] = {"table": ClientMessage, "bot": BotMessage}


def in_schema(kind: Kind, message: Any) -> bool:
    return bool(kept({"table": "ClientMessage", "bot": "BotMessage"}[kind]).is_valid(message))


def taken(raw: str | bytes, kind: Kind = "table") -> Any:
    """The message, or None for one that was refused as it should be."""
    try:
        return parse(raw, LIMIT, kind)
    except BadMessage as refused:
        assert refused.data.keys() == {"field", "reason"}
        field, reason = refused.data["field"], refused.data["reason"]
        assert field is None or (isinstance(field, str) and 0 < len(field) <= 60)
        assert isinstance(reason, str) and re.fullmatch("[a-z_]+", reason)
        assert refused.__cause__ is None and refused.__suppress_context__
    except TooLarge as refused:
        assert refused.data == {"limit": LIMIT}
    return None


# Good ones


@pytest.mark.parametrize(("kind", "message"), GOOD, ids=lambda part: json.dumps(part)[:60])
def test_a_good_message_comes_through_as_it_was(kind: Kind, message: dict[str, Any]) -> None:
    text = json.dumps(message)
    for raw in (text, text.encode(), json.dumps(message, ensure_ascii=False), json.dumps(message, indent=1)):
        got = parse(raw, LIMIT, kind)
        assert got.t == message["t"]
        assert got.a == message.get("a")
        assert json.loads(got.model_dump_json(exclude_unset=True)) == message
        assert parse(got.model_dump_json(), LIMIT, kind) == got
    assert in_schema(kind, message)


@pytest.mark.parametrize("kind", UNIONS)
def test_every_kind_of_message_is_among_these(kind: Kind) -> None:
    wanted = set(get_args(get_args(UNIONS[kind])[0]))
    assert {type(parse(json.dumps(m), LIMIT, kind)) for k, m in GOOD if k == kind} == wanted


def test_what_is_left_out_is_at_its_default() -> None:
    got = parse('{"t":"set","d":{"game":"any"}}', LIMIT)
    assert got == Set(t="set", d=Setup(game="any"))
    assert (got.d.options, got.d.clock, got.d.grace, got.d.watch) == ({}, Clock(), 45, "anyone")
    assert not got.d.public and not got.d.chat and got.a is None


def test_a_message_cannot_be_changed() -> None:
    got = parse('{"t":"stand","d":{"seat":1}}', LIMIT)
    with pytest.raises(ValueError, match="frozen"):
        got.d.seat = 2


# The limit


@pytest.mark.parametrize("letter", ["x", "é", "\u2603", "\U0001f3b2"])
def test_the_limit_is_in_bytes(letter: str) -> None:
    raw = json.dumps({"t": "chat", "d": {"seat": 0, "text": letter * 50}}, ensure_ascii=False)
    size = len(raw.encode())
    for form in (raw, raw.encode()):
        assert parse(form, size).d.text == letter * 50
        with pytest.raises(TooLarge) as refused:
            parse(form, size - 1)
        assert refused.value.data == {"limit": size - 1}


def test_what_is_too_long_is_not_even_read() -> None:
    for raw in ("[" * 10**6, b"\xff" * 10**6, "\ud800" * 10**6):
        with pytest.raises(TooLarge):
            parse(raw, LIMIT)


# Bad ones


@pytest.mark.parametrize(("kind", "message"), GOOD, ids=lambda part: json.dumps(part)[:60])
def test_a_damaged_message_is_taken_only_if_the_kept_schema_has_it(kind: Kind, message: dict[str, Any]) -> None:
    refused = 0
    for worse in damaged(message):
        got = taken(json.dumps(worse), kind)
        assert (got is not None) == in_schema(kind, worse), worse
        refused += got is None
    assert refused > 10


BAD = [
    '{"t":"move","v":1,"d":"x"}',  # a move needs a name, or a repeated one would be taken twice
    '{"t":"move","v":1,"d":"x","a":null}',
    '{"t":"move","v":1.0,"d":"x","a":"1"}',
    '{"t":"move","v":"1","d":"x","a":"1"}',
    '{"t":"move","v":true,"d":"x","a":"1"}',
    '{"t":"move","v":-1,"d":"x","a":"1"}',
    '{"t":"move","v":9007199254740993,"d":"x","a":"1"}',
    '{"t":"move","v":1,"d":"","a":"1"}',
    '{"t":"move","v":1,"d":["x"],"a":"1"}',
    '{"t":"ping","a":""}',
    '{"t":"ping","a":"a b"}',
    '{"t":"ping","a":"a\\""}',
    '{"t":"ping","a":"ab\\n"}',
    '{"t":"ping","a":"é"}',
    '{"t":"ping","a":1}',
    '{"t":"ping","d":null}',
    '{"t":"ping","v":1}',
    '{"t":"Ping"}',
    '{"t":"ready","d":{"games":[]}}',
    '{"t":["ping"]}',
    '{"d":{}}',
    '{"t":"lock","d":{"on":1}}',
    '{"t":"sit","d":{"seat":"0"}}',
    '{"t":"sit","d":{"seat":64}}',
    '{"t":"sit","d":{"seat":-1}}',
    '{"t":"sit","d":{"seat":0,"entropy":"abc"}}',
    '{"t":"sit","d":{"seat":0,"entropy":"AB"}}',
    '{"t":"sit","d":{"seat":0,"entropy":"ab\\n"}}',
    '{"t":"entropy","d":{"seat":0,"hex":null}}',
    '{"t":"bot","d":{"seat":0,"profile":"../x"}}',
    '{"t":"emote","d":{"seat":0,"emote":"rage"}}',
    '{"t":"chat","d":{"seat":0,"text":""}}',
    '{"t":"set","d":{"game":"x","options":[]}}',
    '{"t":"set","d":{"game":"x","grace":0}}',
    '{"t":"set","d":{"game":"x","clock":{"move":0}}}',
    '{"t":"set","d":{"game":"x","clock":null}}',
    '{"t":"chat","d":{"seat":0,"text":"\\ud800"}}',
    "",
    " ",
    "null",
    "NaN",
    "[]",
    "ping",
    "\ufeff" + '{"t":"ping"}',
    '{"t":"ping"}\x00',
    '{"t":"ping"}{"t":"ping"}',
    "{'t':'ping'}",
    '{"t":"ping",}',
    "\ud800",
    '{"t":"\ud800"}',
    b"\xff",
    b'{"t":"\xff"}',
    '{"t":"ping"}'.encode("utf-16"),
    "[" * LIMIT,
    '{"a":' * 600,
    '{"t":"set","d":{"game":"x","options":{"a":' + "[" * 1000 + "]" * 1000 + "}}}",
    '{"t":"move","v":' + "9" * 4000 + ',"d":"x","a":"1"}',
]


@pytest.mark.parametrize("raw", BAD, ids=lambda raw: ascii(raw)[:50])
def test_a_bad_message_is_refused(raw: str | bytes) -> None:
    assert taken(raw) is None


def test_a_refusal_names_the_field_and_the_reason() -> None:
    with pytest.raises(BadMessage) as refused:
        parse('{"t":"sit","d":{"seat":0,"entropy":"secret"}}', LIMIT)
    assert refused.value.data == {"field": "sit.d.entropy", "reason": "string_pattern_mismatch"}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=12,
)
KINDS: st.SearchStrategy[Kind] = st.sampled_from(["table", "bot"])
KEYS = ["t", "a", "v", "d", "seat", "name", "game", "options", "clock", "hex", "x"]
TAGS = sorted({message["t"] for _, message in GOOD})


@given(st.text() | st.binary(), KINDS)
@example('{"t": "ping"', "table")
def test_any_text_or_bytes_are_a_message_or_refused(raw: str | bytes, kind: Kind) -> None:
    taken(raw, kind)


@settings(max_examples=150)
@given(
    st.dictionaries(st.sampled_from(KEYS), JSON, max_size=5),
    st.sampled_from([None, *TAGS]),
    st.none() | st.dictionaries(st.sampled_from(KEYS), JSON, max_size=5),
    KINDS,
)
def test_any_json_is_a_message_or_refused(message: dict[str, Any], tag: str | None, data: Any, kind: Kind) -> None:
    message = message | ({} if tag is None else {"t": tag}) | ({} if data is None else {"d": data})
    got = taken(json.dumps(message), kind)
    if got is not None:
        assert got.t == message["t"]
    if got is None and tag in ("leave", "ping") and kind == "table" and not message.keys() - {"t", "d"}:
        assert message.get("d", {}) != {}


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ('{"t":"fly","a":"c1"}', "c1"),
        ('{"a":"c1","t":"sit","d":{"seat":-1}}', "c1"),
        ('{"t":"fly"}', None),
        ('{"t":"fly","a":null}', None),
        ('{"t":"fly","a":"say \\"so\\""}', None),
        ('{"t":"fly","a":"c1\\n"}', None),
        ('{"t":"fly","a":1}', None),
        ('["a"]', None),
        ("", None),
        ("\ud800", None),
    ],
)
def test_a_refused_message_still_has_its_name(raw: str, name: str | None) -> None:
    assert taken(raw) is None
    assert ack_of(raw) == name


@given(st.text() | st.binary() | JSON.map(json.dumps))
def test_a_name_is_fit_to_be_repeated_or_none(raw: str | bytes) -> None:
    name = ack_of(raw)
    assert name is None or re.fullmatch("[A-Za-z0-9_.:-]{1,64}", name)


CANARY = "canary7"


def baited(data: Any) -> Iterator[Any]:
    """The message with the canary replacing one value, or next to one, at every place in turn."""
    yield CANARY
    yield [CANARY]
    yield {CANARY[::-1]: CANARY}
    if isinstance(data, dict):
        yield data | {"more": CANARY}
        for key, part in data.items():
            yield from (data | {key: worse} for worse in baited(part))
    elif isinstance(data, list):
        for n, part in enumerate(data):
            yield from ([*data[:n], worse, *data[n + 1 :]] for worse in baited(part))


@pytest.mark.parametrize("kind", UNIONS)
def test_a_refusal_repeats_nothing_but_names_of_fields(kind: Kind) -> None:
    refused = 0
    for message in (message for k, message in GOOD if k == kind):
        for worse in baited(message):
            try:
                parse(json.dumps(worse), LIMIT, kind)
            except BadMessage as error:
                assert CANARY not in f"{error} {error!r} {error.data} {error.args} {error.__cause__}"
                refused += 1
    assert refused > 50


@given(st.text(min_size=1))
def test_the_name_of_a_field_that_is_none_is_cut_short(name: str) -> None:
    raw = json.dumps({"t": "ping", "d": {name * 90: 1}}, ensure_ascii=False)
    try:
        parse(raw, 10**6)
    except BadMessage as refused:
        assert len(str(refused.data["field"])) <= 60
