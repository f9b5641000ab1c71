"""Metrics: what Prometheus reads is what was counted, nothing global, and not for everybody."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from poktail.server.http.middleware import may_read_metrics
from poktail.server.ops.metrics import MOST, ROWS, TIMES, Histogram, Metrics
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
    metrics.tables(7)
    for kind, change in (("seat", 1), ("seat", 1), ("watch", 1), ("watch", -1)):
        metrics.connected(kind, change)
    for by in ("owner", "owner", "bot"):
        metrics.moved("chess", by)
    metrics.bot_moved("chess", "regular")
    metrics.started("chess")
    metrics.ended("chess")
    metrics.refused("stale")
    metrics.committed(0.003, 4)
    metrics.answered(0.2)
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
    assert shown["poktail_move_seconds_bucket", (("le", "0.25"),)] == 1
    assert shown["poktail_move_seconds_bucket", (("le", "0.1"),)] == 0
    assert metrics.content_type.startswith("text/plain")


def test_servers_in_one_process_do_not_share_numbers():
    one, other = Metrics(process=False), Metrics(process=False)
    one.refused("stale")
    assert other.render() == Metrics(process=False).render() != one.render()
    assert not any(family.name.startswith("poktail") for family in REGISTRY.collect())


def test_the_page_is_the_same_in_whatever_order_things_happened():
    one, other = Metrics(process=False), Metrics(process=False)
    for metrics, codes in ((one, "abc"), (other, "cab")):
        for code in codes:
            metrics.refused(code)
    assert one.render() == other.render()


def test_labels_are_bounded():
    metrics = Metrics(process=False)
    for n in range(MOST + 50):
        metrics.refused(f"code_{n}")
    shown = page(metrics)
    assert shown["poktail_refusals_total", (("code", "other"),)] == 50
    assert sum(name == "poktail_refusals_total" for name, _ in shown) == MOST + 1


def test_memory_and_time_of_the_process_are_there_where_the_system_tells():
    assert len(page(Metrics())) >= len(page(Metrics(process=False)))


@pytest.mark.parametrize("bounds", [TIMES, ROWS])
@given(st.lists(st.floats(0, 1000), max_size=50))
def test_a_histogram_counts_each_number_once(bounds: tuple[float, ...], values: list[float]):
    histogram = Histogram(bounds)
    for value in values:
        histogram.observe(value)
    samples = {s.labels.get("le", s.name): s.value for s in histogram.family("x", "About x.").samples}
    for bound in bounds:
        assert samples[str(bound)] == sum(value <= bound for value in values)
    assert samples["+Inf"] == samples["x_count"] == len(values)
    assert samples["x_sum"] == pytest.approx(sum(values))


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
