"""The HTTP API as a page people can read: plain HTML made from the schema document, without scripts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from html import escape
from importlib.resources import files
from typing import Any

from poktail.server.http.schema import SOCKETS
from poktail.server.http.schema_values import REF

STYLE = (files(__package__) / "api_page.css").read_text(encoding="utf-8")
METHODS = ("get", "post", "put", "patch", "delete")
LIMITS = {
    "minimum": "at least",
    "maximum": "at most",
    "minLength": "shortest",
    "maxLength": "longest",
    "minItems": "fewest",
    "maxItems": "most",
    "pattern": "pattern",
    "default": "default",
}
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title} API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>{title} API <small>{version}</small></h1>
<p>This page is made from the OpenAPI document of this server, <a href="/api/schema.json">schema.json</a>.</p>
</header>
<nav aria-label="Contents">{contents}</nav>
<main>
{requests}
<h2 id="sockets">WebSockets</h2>
{sockets}
<h2 id="schemas">Values</h2>
{schemas}
</main>
</body>
</html>
"""

Schema = Mapping[str, Any]


def render(document: Schema) -> str:
    """The page for a schema document."""
    groups: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, operations in document["paths"].items():
        for method in METHODS:
            if method in operations:
                group = (operations[method].get("tags") or ["other"])[0]
                groups.setdefault(group, []).append((method.upper(), path, operations[method]))
    schemas = document["components"]["schemas"]
    requests = "\n".join(
        f'<h2 id="{escape(group)}">{escape(group.capitalize())}</h2>' + "".join(_operation(*each) for each in found)
        for group, found in groups.items()
    )
    return PAGE.format(
        title=escape(document["info"]["title"]),
        version=escape(document["info"]["version"]),
        contents=_contents(groups),
        requests=requests,
        sockets="".join(_socket(path, ends) for path, ends in document[SOCKETS].items()),
        schemas="".join(_schema(name, schema) for name, schema in schemas.items()),
    )


def type_of(schema: Schema) -> str:
    """A schema in a few words, as HTML.

    >>> type_of({"anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "null"}]})
    'list of string or null'
    >>> type_of({"$ref": "#/components/schemas/Setup"})
    '<a href="#schema-Setup">Setup</a>'
    >>> type_of({"enum": ["text", "json"]})
    '<code>&quot;text&quot;</code> or <code>&quot;json&quot;</code>'
    """
    if "$ref" in schema:
        name = escape(schema["$ref"].removeprefix(REF))
        return f'<a href="#schema-{name}">{name}</a>'
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " or ".join(type_of(each) for each in schema[union])
    if "const" in schema or "enum" in schema:
        return " or ".join(_code(each) for each in schema.get("enum", [schema.get("const")]))
    if "prefixItems" in schema:
        return f"list of exactly ({', '.join(type_of(each) for each in schema['prefixItems'])})"
    kind = schema.get("type")
    if kind == "array":
        return f"list of {type_of(schema.get('items') or {})}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object with values: {type_of(schema['additionalProperties'])}"
    return escape(str(kind or "any value"))


def _code(value: Any) -> str:
    return f"<code>{escape(json.dumps(value, ensure_ascii=False))}</code>"


def _text(text: str) -> str:
    """A description: escaped, with `code` and paragraphs."""
    marked = re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(text.strip(), quote=False))
    return "".join(f"<p>{part}</p>" for part in marked.split("\n\n") if part)


def _anchor(method: str, path: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", f"{method} {path}".lower()).strip("-")


def _contents(groups: Mapping[str, Iterable[tuple[str, str, Schema]]]) -> str:
    parts = []
    for group, found in groups.items():
        links = [
            f'<li><a href="#{_anchor(method, path)}"><b>{method}</b> {escape(path)}</a></li>'
            for method, path, _ in found
        ]
        parts.append(f'<h2><a href="#{escape(group)}">{escape(group.capitalize())}</a></h2><ul>{"".join(links)}</ul>')
    more = '<h2><a href="#sockets">WebSockets</a></h2><h2><a href="#schemas">Values</a></h2>'
    return "".join(parts) + more


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = ["".join(f"<td>{cell}</td>" for cell in row) for row in rows]
    if not lines:
        return ""
    head = "".join(f'<th scope="col">{name}</th>' for name in heads)
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _operation(method: str, path: str, operation: Schema) -> str:
    security = [name for each in operation.get("security", []) for name in each]
    needs = f"<p>Needs: {' or '.join(escape(name) for name in dict.fromkeys(security))}.</p>" if security else ""
    parameters = _table(
        ("Parameter", "In", "Type", "Meaning"),
        (
            (
                f"<code>{escape(each['name'])}</code>{' (required)' if each.get('required') else ''}",
                escape(each["in"]),
                type_of(each.get("schema", {})),
                _text(each.get("description", "")) + _limits(each.get("schema", {})),
            )
            for each in operation.get("parameters", [])
        ),
    )
    body = "".join(
        f"<p>Body ({escape(kind)}): {type_of(content.get('schema', {}))}</p>"
        for kind, content in operation.get("requestBody", {}).get("content", {}).items()
    )
    answers = _table(
        ("Status", "Type", "Meaning"),
        (
            (escape(status), " or ".join(_contents_of(answer)), _text(_said(answer)))
            for status, answer in operation["responses"].items()
        ),
    )
    head = f"<h3><b>{method}</b> <code>{escape(path).replace('/', '/<wbr>')}</code></h3>"
    text = _text(operation.get("description", ""))
    return f'<section id="{_anchor(method, path)}">{head}{text}{needs}{parameters}{body}{answers}</section>'


def _said(answer: Schema) -> str:
    text = str(answer.get("description", ""))
    return "" if text == "Successful Response" else text


def _contents_of(answer: Schema) -> list[str]:
    contents = answer.get("content", {})
    return [type_of(each.get("schema", {})) if each.get("schema") else escape(kind) for kind, each in contents.items()]


def _socket(path: str, ends: Schema) -> str:
    return (
        f"<section><h3><code>{escape(path)}</code></h3>"
        f"<p>Client to server: {type_of(ends['client'])}. Server to client: {type_of(ends['server'])}.</p></section>"
    )


def _schema(name: str, schema: Schema) -> str:
    required = schema.get("required", ())
    fields = _table(
        ("Field", "Type", "Meaning"),
        (
            (
                f"<code>{escape(field)}</code>{' (required)' if field in required else ''}",
                type_of(about),
                _text(about.get("description", "")) + _limits(about),
            )
            for field, about in schema.get("properties", {}).items()
        ),
    )
    shown = fields or f"<p>{type_of(schema)}</p>{_limits(schema)}"
    title = escape(name)
    text = _text(schema.get("description", ""))
    return f'<section id="schema-{title}"><h3>{title}</h3>{text}{shown}</section>'


def _limits(schema: Schema) -> str:
    found = [f"{words} {_code(schema[key])}" for key, words in LIMITS.items() if key in schema]
    return f"<p>{', '.join(found)}</p>" if found else ""
