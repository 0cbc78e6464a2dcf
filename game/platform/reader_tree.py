"""The tree of nodes in the terms of AccessKit, which the systems' screen readers understand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

import accesskit

from game.platform.node import Node, Role

WINDOW: Final = 0
"""The number of the window, which is above every scene."""
_ROLES: Final[dict[Role, str]] = {
    "cell": "CELL",
    "columnheader": "COLUMN_HEADER",
    "gridcell": "CELL",
    "img": "IMAGE",
    "listitem": "LIST_ITEM",
    "option": "LIST_BOX_OPTION",
    "radio": "RADIO_BUTTON",
    "radiogroup": "RADIO_GROUP",
    "rowheader": "ROW_HEADER",
    "text": "LABEL",
    "textbox": "TEXT_INPUT",
}
"""The names of AccessKit's roles, where they are not those of WAI-ARIA in capitals."""
_WORKED: Final[set[Role]] = {"button", "gridcell", "link", "option", "radio"}
"""The roles of what is worked by a press."""
_SELECTED: Final[set[Role]] = {"gridcell", "option"}
"""The roles of what is selected when it is chosen; all others are checked or pressed."""
_LIVE: Final[dict[Role, str]] = {"alert": "ASSERTIVE", "status": "POLITE", "log": "POLITE"}
"""The roles of what is read aloud whenever it changes, with how urgent that is."""


class ReaderTree:
    """What a screen reader has been told, and the numbers by which it knows the nodes.

    Whatever comes has a new number, even if it was there before under the same id: readers
    remember what they have heard of a number.

    Attributes:
        root: the scene that was told last; None at the beginning.
    """

    def __init__(self, title: str) -> None:
        self.root: Node | None = None
        self._title = title
        self._unused = count(WINDOW + 1)
        self._numbers: dict[tuple[int, str], int] = {}

    def update(self, root: Node, focus: str) -> accesskit.TreeUpdate:
        """Return what has changed since the last call, and where the keyboard is.

        focus: the id of what has the keyboard; if there is no such node, the scene has it.
        """
        before, self.root = self.root, root
        same = before if before and before.id == root.id else None
        nodes = []
        if same is None:
            self._numbers = {(WINDOW, root.id): next(self._unused)}
            nodes.append((WINDOW, self._window(root)))
        nodes += self._changed(WINDOW, root, same)
        update = accesskit.TreeUpdate(self._number_of(root, focus))
        update.nodes.extend(nodes)
        if before is None:
            update.tree = accesskit.Tree(WINDOW)
        return update

    def node(self, number: int) -> Node | None:
        """Return the node with that number; None if it is gone."""
        found = (id for (_parent, id), known in self._numbers.items() if known == number)
        path = _path(self.root, next(found, "")) if self.root else []
        return path[-1] if path else None

    def _window(self, root: Node) -> accesskit.Node:
        window = accesskit.Node(accesskit.Role.WINDOW)
        window.set_label(self._title)
        _place(window, root)
        window.set_children([self._numbers[WINDOW, root.id]])
        return window

    def _number_of(self, root: Node, focus: str) -> int:
        """Return the number of a node; else the scene's, or the window's if that has no name."""
        path = _path(root, focus) or ([root] if root.name else [])
        if path and path[-1].role == "radiogroup":  # of which the chosen one has the keyboard
            path += [one for one in path[-1].children if one.chosen]
        number = WINDOW
        for node in path:
            number = self._numbers[number, node.id]
        return number

    def _changed(
        self, parent: int, node: Node, before: Node | None
    ) -> Iterator[tuple[int, accesskit.Node]]:
        """Yield a node and all below it that have changed, with their numbers.

        before: what was told of it last; None for nothing.
        """
        if node == before:
            return
        number = self._numbers[parent, node.id]
        known = {child.id: child for child in before.children} if before else {}
        for gone in known.keys() - {child.id for child in node.children}:
            self._forget(number, known[gone])
        for child in node.children:
            if child.id not in known:
                self._numbers[number, child.id] = next(self._unused)
        told = told_node(node, is_new=before is None)
        told.set_children([self._numbers[number, child.id] for child in node.children])
        yield number, told
        for child in node.children:
            yield from self._changed(number, child, known.get(child.id))

    def _forget(self, parent: int, node: Node) -> None:
        """Forget the numbers of a node and of all below it."""
        number = self._numbers.pop((parent, node.id))
        for child in node.children:
            self._forget(number, child)


def _path(node: Node, id: str) -> list[Node]:
    """Return the way from a node to the one with that id; an empty list if there is none."""
    if node.id == id:
        return [node]
    below = next(filter(None, (_path(child, id) for child in node.children)), None)
    return [node, *below] if below else []


def told_node(node: Node, *, is_new: bool) -> accesskit.Node:
    """Return one node without its children.

    is_new: True if it was not there before; the lines that a log begins with are not read aloud.
    """
    told = accesskit.Node(getattr(accesskit.Role, _ROLES.get(node.role) or node.role.upper()))
    _name(told, node)
    _place(told, node)
    _value(told, node)
    if node.role in _LIVE and not (is_new and node.role == "log"):
        told.set_live(getattr(accesskit.Live, _LIVE[node.role]))
    if node.role in _WORKED:
        told.add_action(accesskit.Action.CLICK)
    if node.role in _WORKED or node.role in ("slider", "textbox"):
        told.add_action(accesskit.Action.FOCUS)
    if not node.enabled:
        told.set_disabled()
    return told


def _name(told: accesskit.Node, node: Node) -> None:
    if node.role == "text":
        told.set_value(node.name)  # the value of a label is what it says
    elif node.name:
        told.set_label(node.name)
    if node.description:
        told.set_description(node.description)
    if node.role == "heading":
        told.set_level(node.level)
    if node.role == "dialog":
        told.set_modal()


def _place(told: accesskit.Node, node: Node) -> None:
    if node.rect:
        x, y, width, height = node.rect
        told.set_bounds(accesskit.Rect(x, y, x + width, y + height))
    if node.row:
        told.set_row_index(node.row - 1)
    if node.column:
        told.set_column_index(node.column - 1)


def _value(told: accesskit.Node, node: Node) -> None:
    if node.chosen is not None and node.role in _SELECTED:
        told.set_selected(node.chosen)
    elif node.chosen is not None:
        told.set_toggled(accesskit.Toggled.TRUE if node.chosen else accesskit.Toggled.FALSE)
    if node.role == "textbox":
        told.set_value(node.value)
        told.add_action(accesskit.Action.SET_VALUE)
    elif node.role == "slider":
        told.set_numeric_value(float(node.value))
        told.set_min_numeric_value(0.0)
        told.set_max_numeric_value(float(node.most))
        told.set_numeric_value_step(1.0)
        for action in ("INCREMENT", "DECREMENT", "SET_VALUE"):
            told.add_action(getattr(accesskit.Action, action))
