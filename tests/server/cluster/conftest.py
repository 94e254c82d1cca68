"""What the tests of several processes share."""

from tests.server.cluster.hubs import nothing_by_itself

__all__ = ["nothing_by_itself"]
