"""Tests of metrics: the right numbers, no global state, and restricted access."""

from __future__ import annotations

from typing import Any

from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from poktail.server.http.middleware import may_read_metrics
from poktail.server.ops.metrics import Metrics
from poktail.server.settings import Settings, load

Page = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def page(metrics: Metrics) -> Page:
    families = text_string_to_metric_families(metrics.render().decode())
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in families
        for sample in family.samples
    }


def test_the_page_shows_what_was_counted():
    metrics = Metrics(process=False)
    metrics.set_tables(7)
    for by in ("owner", "owner", "bot"):
        metrics.moved("chess", by, 0.2)
    metrics.bot_moved("chess", "regular")
    metrics.match_started("chess")
    metrics.match_ended("chess")
    metrics.refused("stale")
    metrics.committed(0.003, 4)
    with metrics.connection("person"), metrics.connection("person"):
        with metrics.connection(None):
            assert page(metrics)["poktail_connections", (("kind", "watch"),)] == 1
        shown = page(metrics)
    assert shown["poktail_tables_live", ()] == 7
    assert [shown["poktail_connections", (("kind", kind),)] for kind in ("seat", "watch", "bot")] == [2, 0, 0]
    assert shown["poktail_moves_total", (("by", "owner"), ("game", "chess"))] == 2
    assert shown["poktail_moves_total", (("by", "bot"), ("game", "chess"))] == 1
    assert shown["poktail_bot_moves_total", (("game", "chess"), ("level", "regular"))] == 1
    assert shown["poktail_matches_started_total", (("game", "chess"),)] == 1
    assert shown["poktail_matches_ended_total", (("game", "chess"),)] == 1
    assert shown["poktail_refusals_total", (("code", "stale"),)] == 1
    assert shown["poktail_commit_seconds_count", ()] == shown["poktail_log_batch_rows_count", ()] == 1
    assert shown["poktail_log_batch_rows_sum", ()] == 4
    assert shown["poktail_move_seconds_bucket", (("le", "0.25"),)] == 3
    assert shown["poktail_move_seconds_bucket", (("le", "0.1"),)] == 0
    assert metrics.content_type.startswith("text/plain")


def test_servers_in_one_process_do_not_share_numbers():
    one, other = Metrics(process=False), Metrics(process=False)
    one.refused("stale")
    assert other.render() == Metrics(process=False).render() != one.render()
    assert not any(family.name.startswith("poktail") for family in REGISTRY.collect())


def test_memory_and_time_of_the_process_are_there_where_the_system_tells():
    assert len(page(Metrics())) >= len(page(Metrics(process=False)))


# Who may read them


def settings(**values: Any) -> Settings:
    return load(None, values, {"HOME": "/somewhere"})


def scope_of(peer: str | None, **headers: str) -> dict[str, Any]:
    lines = [(name.replace("_", "-").lower().encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "client": peer and (peer, 1), "headers": lines}


def test_metrics_are_for_this_very_machine():
    assert may_read_metrics(scope_of("127.0.0.1", Host="localhost:8765"), settings())
    assert may_read_metrics(scope_of("::1", Host="[::1]"), settings(trust_proxy=True))
    for scope in (
        scope_of("192.0.2.1", Host="localhost"),
        scope_of("127.0.0.1", Host="games.example.org"),
        scope_of("127.0.0.1", Host="localhost", X_Forwarded_For="127.0.0.1"),
        scope_of("127.0.0.1", Host="localhost", Forwarded="for=127.0.0.1"),
        scope_of(None, Host="localhost"),
    ):
        assert not may_read_metrics(scope, settings())
        assert not may_read_metrics(scope, settings(trust_proxy=True))


def test_or_by_token():
    token = "correct-horse-battery"
    kept = settings(metrics_token=token)
    assert may_read_metrics(scope_of("192.0.2.1", Authorization=f"Bearer {token}"), kept)
    for given_token in (f"Bearer {token}x", token, "Bearer ", f"Basic {token}", "Bearer é"):
        assert not may_read_metrics(scope_of("127.0.0.1", Host="localhost", Authorization=given_token), kept)
    assert not may_read_metrics(scope_of("127.0.0.1", Host="localhost"), kept)
