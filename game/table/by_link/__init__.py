"""Matches that go from device to device as links, without a server (docs/sharing.md)."""

from game.table.by_link.seats import people_here
from game.table.by_link.sending import tools_of_links

__all__ = ["people_here", "tools_of_links"]
