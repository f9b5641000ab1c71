"""What an operator may watch: counts and times in plain numbers, put into Prometheus' form only when somebody asks.

Bumped and rendered by the event loop's thread alone, so there is no lock. A label is a kind of thing (a game, a code,
who moved), never what was moved or held: the page must be the same in any two worlds that differ in what is hidden.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Literal

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

Kind = Literal["seat", "watch", "bot"]
KINDS: tuple[Kind, ...] = ("seat", "watch", "bot")
TIMES = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
MOST = 500
"""So many different labels one counter may have; all further ones are counted together."""
OTHER = "other"


class Histogram:
    """How often a number fell into which range."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        """Count a number once."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def family(self, name: str, about: str) -> Metric:
        """In Prometheus' form, where each bucket includes those below."""
        sofar, buckets = 0, list[tuple[str, float]]()
        for bound, count in zip([*map(str, self.bounds), "+Inf"], self.counts, strict=True):
            sofar += count
            buckets.append((bound, sofar))
        return HistogramMetricFamily(name, about, buckets, self.total)


class Counter:
    """How often something happened, by labels."""

    __slots__ = ("counts", "labels")

    def __init__(self, *labels: str) -> None:
        self.labels = labels
        self.counts: dict[tuple[str, ...], int] = {}

    def add(self, *values: str) -> None:
        """Count once more."""
        counts = self.counts
        if values in counts:
            counts[values] += 1
        elif len(counts) < MOST:
            counts[values] = 1
        else:
            rest = (OTHER,) * len(self.labels)
            counts[rest] = counts.get(rest, 0) + 1

    def family(self, name: str, about: str) -> Metric:
        """In Prometheus' form, in an order that does not depend on what came first."""
        family = CounterMetricFamily(name, about, labels=self.labels)
        for values, count in sorted(self.counts.items()):
            family.add_metric(values, count)
        return family


class Metrics:
    """The numbers of one running server, in a registry of its own."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self, process: bool = True) -> None:
        self.tables_live = 0
        self.connections: dict[str, int] = dict.fromkeys(KINDS, 0)
        self.moves = Counter("game", "by")
        self.bot_moves = Counter("game", "level")
        self.refusals = Counter("code")
        self.matches_started = Counter("game")
        self.matches_ended = Counter("game")
        self.commit_seconds = Histogram(TIMES)
        self.move_seconds = Histogram(TIMES)
        self.log_batch_rows = Histogram(ROWS)
        self._registry = CollectorRegistry()
        self._registry.register(_Pages(self))
        if process:
            ProcessCollector(registry=self._registry)

    def tables(self, count: int) -> None:
        """So many tables are in memory."""
        self.tables_live = count

    def connected(self, kind: str, change: int) -> None:
        """Somebody came (1) or went (-1): to a seat, to watch, or a bot by the API."""
        self.connections[kind] += change

    def moved(self, game: str, by: str) -> None:
        """A move is stored: of the seat's owner, a bot or a stand-in."""
        self.moves.add(game, by)

    def bot_moved(self, game: str, level: str) -> None:
        """A bot of ours has moved."""
        self.bot_moves.add(game, level)

    def refused(self, code: str) -> None:
        """Somebody was refused something."""
        self.refusals.add(code)

    def started(self, game: str) -> None:
        """A match began."""
        self.matches_started.add(game)

    def ended(self, game: str) -> None:
        """A match is over."""
        self.matches_ended.add(game)

    def committed(self, seconds: float, rows: int) -> None:
        """So many rows of the log became durable together, so long after the first of them was handed over."""
        self.commit_seconds.observe(seconds)
        self.log_batch_rows.observe(rows)

    def answered(self, seconds: float) -> None:
        """A move was told to the table, so long after it was received."""
        self.move_seconds.observe(seconds)

    def render(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self._registry)


class _Pages(Collector):
    """Puts the plain numbers into Prometheus' form."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """Every number, under the name the operator sees."""
        m = self._metrics
        yield GaugeMetricFamily("poktail_tables_live", "Tables in memory.", m.tables_live)
        connections = GaugeMetricFamily("poktail_connections", "Open WebSocket connections.", labels=["kind"])
        for kind, count in m.connections.items():
            connections.add_metric([kind], count)
        yield connections
        yield m.moves.family("poktail_moves", "Moves stored, by who made them.")
        yield m.bot_moves.family("poktail_bot_moves", "Moves of the server's own bots.")
        yield m.refusals.family("poktail_refusals", "Refusals, by code.")
        yield m.matches_started.family("poktail_matches_started", "Matches begun.")
        yield m.matches_ended.family("poktail_matches_ended", "Matches played to the end.")
        yield m.commit_seconds.family("poktail_commit_seconds", "Time until rows of the log are durable.")
        yield m.move_seconds.family("poktail_move_seconds", "Time from a move's receipt until the table is told.")
        yield m.log_batch_rows.family("poktail_log_batch_rows", "Rows of the log that became durable together.")
