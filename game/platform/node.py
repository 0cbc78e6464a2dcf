"""Nodes: what is on the screen, as a tree for whoever does not see it or does not point.

The roles are those of WAI-ARIA; "text" is a paragraph.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

Role = Literal[
    "alert",
    "button",
    "cell",
    "columnheader",
    "dialog",
    "grid",
    "gridcell",
    "group",
    "heading",
    "img",
    "link",
    "list",
    "listitem",
    "log",
    "main",
    "option",
    "radio",
    "radiogroup",
    "region",
    "row",
    "rowheader",
    "slider",
    "status",
    "table",
    "text",
    "textbox",
]


class Node(NamedTuple):
    """One thing on the screen: a button, a space of the board, a line of text, or a group of them.

    A tuple is made, compared and written as JSON in half the time of a dataclass or less.

    Attributes:
        id: its name, unique in the tree; while the thing stays, so does its id.
        name: what a screen reader says; a whole sentence for what a sighted player sees there.
        rect: x, y, width and height in device pixels; None for what has no place of its own.
        value: the text of a textbox, the number of a slider.
        most: the greatest number of a slider, the greatest length of a text; 0 for no limit.
        enabled: False if acting on it only tells why it cannot be used.
        chosen: whether it is checked, pressed or selected; None where that means nothing.
        description: why it cannot be used, or what else there is to know about it.
        level: of a heading, from 1.
        row, column: its place in a grid, from 1; 0 for none.
        children: what belongs to it, in the order of reading.
    """

    id: str
    role: Role
    name: str = ""
    rect: tuple[int, int, int, int] | None = None
    value: str = ""
    most: int = 0
    enabled: bool = True
    chosen: bool | None = None
    description: str = ""
    level: int = 2
    row: int = 0
    column: int = 0
    children: tuple[Node, ...] = ()

    def as_json(self) -> str:
        """Return the tree as JSON: the names of the fields, then each node as an array of them."""
        return json.dumps((self._fields, self))

    def walk(self) -> Iterator[Node]:
        """Yield the node and all below it, in the order of reading."""
        waiting = [self]
        while waiting:
            yield (node := waiting.pop())
            waiting.extend(reversed(node.children))


@dataclass(frozen=True, slots=True)
class Act:
    """What somebody did to a node.

    Attributes:
        id: the node's id; empty for the whole scene.
        kind: "press" works it, "set" gives a textbox or a slider its value, "focus" came to it,
            "escape" leaves what was begun, "command" is a line that was typed, "complete" the
            beginning of one, "next" asks where to go on.
        value: the new value for "set", the text for "command" and "complete".
    """

    id: str
    kind: Literal["press", "set", "focus", "escape", "command", "complete", "next"]
    value: str = ""
