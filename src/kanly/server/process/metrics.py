"""Counts and times for Prometheus: how the server fares, never what happens in a game."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.exposition import generate_latest


class Metrics:
    """Everything that is counted, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.requests = Counter("kanly_requests", "HTTP requests", ["status"], registry=registry)
        self.messages = Counter("kanly_messages", "messages on sockets, by type", ["type"], registry=registry)
        self.refused = Counter("kanly_refused", "refused messages, by code", ["code"], registry=registry)
        self.choices = Counter("kanly_choices", "choices stored", registry=registry)
        self.sockets = Gauge("kanly_sockets", "open sockets", registry=registry)
        self.relayed = Counter("kanly_relayed", "requests and sockets relayed to another process", registry=registry)
        self.tables = Gauge("kanly_tables", "tables in memory", registry=registry)
        self.bot_failures = Counter("kanly_bot_failures", "bots that raised or hung", registry=registry)
        self.store_failures = Counter("kanly_store_failures", "writes that the database refused", registry=registry)
        self.answered = Histogram(
            "kanly_answer_seconds",
            "from a message to its answer",
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
            registry=registry,
        )

    def page(self) -> bytes:
        """Everything in Prometheus' text form."""
        return generate_latest(self.registry)
