"""The nodes that scenes, dialogs and tables are told by: paragraphs, groups, lists and tables."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from game.platform.node import Node, Role
from game.ui.element import node_of
from game.ui.i18n import in_use
from game.ui.punctuation import ended, name_in, one_after_another

if TYPE_CHECKING:
    from pygame import Rect

    from game.ui.controls.toasts import Toasts
    from game.ui.element import Element
    from game.ui.scene import Scene
    from game.ui.sentence import Words


def flat(words: Words) -> str:
    """Return words of several lines as one paragraph of whole sentences."""
    return _flat(words, in_use())


def joined(parts: Iterable[Words]) -> str:
    """Return sentences as one paragraph. Each is worded once, as most stay what they are from one
    tree to the next; those that are empty are left out."""
    return one_after_another(map(flat, parts))


@lru_cache(maxsize=2048)
def _flat(words: Words, _language: Hashable) -> str:
    """Return the same, once for what stays as it is from one tree to the next."""
    return one_after_another(map(ended, filter(None, str(words).split("\n"))))


def short(node: Node) -> str:
    """Return how a node is called: its name up to the first sign."""
    return name_in(node.name)


def corners(rect: Rect | None) -> tuple[int, int, int, int] | None:
    """Return a rectangle as a node has it: x, y, width and height."""
    return (rect.x, rect.y, rect.w, rect.h) if rect and rect.w else None


def group(
    id: str,
    name: Words,
    children: Iterable[Node],
    rect: Rect | None = None,
    *,
    role: Role = "group",
) -> list[Node]:
    """Return a group of nodes with a name; an empty list if it would be empty."""
    inner = tuple(children)
    return [Node(id, role, str(name), corners(rect), children=inner)] if inner else []


def paragraphs(id: str, words: Iterable[Words]) -> list[Node]:
    """Return sentences as paragraphs; those that are empty are left out."""
    told = enumerate(filter(str, words))
    return [Node(f"{id}/{number}", "text", flat(one)) for number, one in told]


def items(id: str, name: Words, words: Iterable[Words]) -> list[Node]:
    """Return a list with an item for each of the words; an empty list if there are none."""
    told = [Node(f"{id}/{number}", "listitem", str(one)) for number, one in enumerate(words)]
    return group(id, name, told, role="list")


def in_list(id: str, name: Words, nodes: Iterable[Node]) -> list[Node]:
    """Return a list with one of the nodes in each item; an empty list if there are none."""
    told = [Node(f"{id}/{one.id}", "listitem", children=(one,)) for one in nodes]
    return group(id, name, told, role="list")


def table(
    id: str,
    name: Words,
    rows: Iterable[tuple[Words, Sequence[Words]]],
    heads: Sequence[Words] = (),
) -> list[Node]:
    """Return a table: a row of headings, if any, then each row's own heading with its cells."""
    above = [_row(f"{id}/heads", "", heads, "columnheader")] if heads else []
    told = [_row(f"{id}/{number}", *row, "cell") for number, row in enumerate(rows)]
    return group(id, name, above + told, role="table") if told else []


def _row(id: str, first: Words, rest: Sequence[Words], role: Role) -> Node:
    """Return a row: a heading, which is an empty cell if it has no words, then the others."""
    begin = Node(f"{id}/head", "rowheader" if str(first) else "cell", str(first))
    cells = (Node(f"{id}/{number}", role, str(one)) for number, one in enumerate(rest))
    return Node(id, "row", children=(begin, *cells))


def without(nodes: Iterable[Node], known: Iterable[Node]) -> list[Node]:
    """Return the nodes without those whose id is among the known ones and what is in them."""
    ids = ids_in(known)
    return [one for one in nodes if one.id not in ids]


def ids_in(nodes: Iterable[Node]) -> set[str]:
    """Return the ids of the nodes and of all that is in them."""
    return {inner.id for one in nodes for inner in one.walk()}


def uppermost(scene: Scene, over: int, toasts: Toasts, leading: Iterable[Element]) -> Node:
    """Return what a scene or dialog shows as a tree.

    ``over`` is the number of scenes below it. The toast (news wait until what came before is said,
    an answer does not), and what can be touched beside the scene,
    come last. A dialog that begins with a line is described by it: whoever comes there, which is
    told by its title, hears what it is about.
    """
    there = scene.nodes()
    about = there[0].name if over and there and there[0].role == "text" else ""
    title = [Node("title", "heading", scene.title, level=1)] if scene.title else []
    told = [Node("tooltip", "status", words)] if (words := scene.explained) else []
    if toast := toasts.current_text:
        told.append(Node("toast", "status" if toasts.is_news else "alert", toast))
    return Node(
        f"{type(scene).__name__}{scene.about}/{over + 1}",
        "dialog" if over else "main",
        scene.title,
        corners(scene.stage.screen.rect),
        description=about,
        children=(*title, *there, *told, *map(node_of, leading)),
    )
