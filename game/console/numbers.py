"""Numbers by which nodes can be typed; a node keeps its number while it is there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

from game.platform.node import Node

OPERATED: Final = {"button", "link", "radio", "gridcell", "textbox", "slider"}
"""The roles of what can be worked."""
ASIDE: Final = {"region", "log"}
"""The roles of parts that are told only where they are asked for."""
_ASIDE_FROM: Final = 101
"""The first number of what is in such a part."""


class Numbers:
    """Gives numbers to the nodes of a scene.

    A number that has become free is given again, but not at once: what was just read stays true.

    Attributes:
        explained: what was said to explain these nodes, which need not be said again.
    """

    def __init__(self) -> None:
        self.explained: set[str] = set()
        self._numbers: dict[str, str] = {}
        self._nodes: dict[str, Node] = {}

    def update(self, tree: Node) -> None:
        """Give every node that can be worked now a number."""
        kept, self._numbers, self._nodes = self._numbers, {}, {}
        taken = {*kept.values()}
        free, free_aside = _free(1, taken), _free(_ASIDE_FROM, taken)
        for node, aside in _operated(tree, aside=False):
            number = kept.get(node.id) or next(free_aside if aside else free)
            self._numbers[node.id], self._nodes[number] = number, node

    def of(self, node: Node) -> str:
        """Return a node's number; empty if it cannot be worked."""
        return self._numbers.get(node.id, "")

    def node(self, number: str) -> Node | None:
        """Return the node with a number; None if there is none."""
        return self._nodes.get(number)

    @property
    def nodes(self) -> dict[str, Node]:
        """The nodes that can be worked, by number, in the order of reading."""
        return self._nodes


def _free(first: int, taken: set[str]) -> Iterator[str]:
    return (str(number) for number in count(first) if str(number) not in taken)


def _operated(node: Node, *, aside: bool) -> Iterator[tuple[Node, bool]]:
    """Yield the nodes that can be worked, and whether they are in a part that is told if asked."""
    if node.role in OPERATED and node.enabled:
        yield node, aside
    for child in node.children:
        yield from _operated(child, aside=aside or node.role in ASIDE)
