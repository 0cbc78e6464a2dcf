"""The nodes of a tree as lines of text: all of them, in brief, or what has changed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from game.console.numbers import ASIDE, OPERATED, Numbers
from game.platform.node import Node
from game.ui.i18n import gettext as _
from game.ui.nodes import flat, short
from game.ui.punctuation import (
    ended,
    heading,
    listed,
    one_after_another,
    whole_sentences,
    with_value,
)
from game.ui.sentence import capitalised
from game.ui.typed import folded

_NAMED: Final = {"group", "radiogroup", "list", "table"}
"""The roles of parts whose name is told above what is in them."""
_LOGGED: Final = re.compile(r"log/line/(\d+)/(\d+)")
"""The id of a line of the log: its first action, and how many it tells."""
_UNDONE: Final = "log/undone/"
"""How the ids of lines begin that tell what was taken back."""
_SHORT: Final = 120
"""The number of letters after which a description is left to ``look`` and ``where``."""
_SAID: Final = {"heading", "text", "listitem"}


def line(node: Node, numbers: Numbers, *, whole: bool = True) -> str:
    """Return a node as a line: its number, what it is, its state, and what else there is to know.

    What cannot be used has no number, and says why. A line that is not ``whole`` leaves out what
    is long, and what was explained before.
    """
    told = with_value(node.name, node.value) if node.value else node.name
    if node.chosen:
        told = _("{name} (chosen)").format(name=told)
    if described := _described(node, None if whole else numbers.explained):
        told = one_after_another((ended(told), described))
    return f"{numbers.of(node):>4} {told}"


def _described(node: Node, explained: set[str] | None) -> str:
    """Return what else there is to know of a node, without its name once more.

    Of what is long or ``explained`` already there is nothing or dots; None for all of it.
    """
    parts = [
        *map(capitalised, node.description.removeprefix(with_value(node.name, "")).split("\n"))
    ]
    if explained is not None:
        parts = [one for one in parts if one not in explained]
        explained.update(parts)
    told = flat("\n".join(parts)).removeprefix(ended(capitalised(node.name))).lstrip()
    if explained is None or len(told) <= _SHORT:
        return told
    return one_after_another((whole_sentences(told, _SHORT), "…"))


def brief(tree: Node, numbers: Numbers) -> Iterator[str]:
    """Yield what is said now, and what can be done beside the board."""
    yield from (node.name for node in tree.walk() if node.role == "alert")
    parts = []
    for node in _walk(tree):
        if node.role in ASIDE:
            parts.append(node.name)
        elif (node.role in _SAID and node.name) or node.role == "status":
            yield node.name
        elif node.role in _NAMED and node.name not in ("", tree.name) and _has_work(node):
            yield heading(node.name)
        elif node.role in OPERATED and node.enabled:
            yield line(node, numbers, whole=False)
    yield from _choices(tree)
    if parts:
        yield _("look at a part: {parts}").format(parts=listed(f"look {one}" for one in parts))


def _has_work(node: Node) -> bool:
    return any(one.role in OPERATED or one.role in _SAID for one in node.walk())


def look(tree: Node, part: str, numbers: Numbers) -> Iterator[str]:
    """Yield everything, or the parts whose names begin so and the things that are called so."""
    wanted = folded(part)
    for node in _outermost(tree, wanted):
        if node.children and node.name:
            yield f"-- {node.name}"
        for one in node.walk():
            if not one.children and one.name:
                yield line(one, numbers)


def _outermost(tree: Node, wanted: str) -> Iterator[Node]:
    """Yield the tree, or the uppermost named parts of it that begin so, and things of that name.

    In every language a part may be called as its id has it, too: board, players, calendar.
    """
    is_called = wanted.isalpha() and wanted in tree.id.split("/")
    is_part = tree.children and (is_called or folded(tree.name).startswith(wanted))
    is_thing = tree.role in OPERATED and folded(short(tree)) == wanted
    if not wanted or is_part or is_thing:
        yield tree
        return
    for child in tree.children:
        yield from _outermost(child, wanted)


def search(tree: Node, text: str, numbers: Numbers) -> Iterator[str]:
    """Yield every line with that text."""
    wanted = folded(text)
    for node in tree.walk():
        if not node.children and wanted in folded(f"{node.name} {node.value}"):
            yield line(node, numbers)


def changes(before: Node, after: Node, numbers: Numbers) -> Iterator[str]:
    """Yield what was done, what was taken back, what is new, and what is to be done now."""
    said = [*_done(before, after), *_new(before, after, numbers)]
    if _choosable(before) != _choosable(after):
        said += _choices(after)
    yield from said
    asked = questions(before)
    yield from (one for one in questions(after) if one not in asked)


def questions(tree: Node) -> list[str]:
    """Return what is to be done now."""
    return [node.name for node in tree.walk() if node.role == "status" and node.name]


def _done(before: Node, after: Node) -> Iterator[str]:
    """Yield the lines of the log that were taken back, those that are new, and new alerts."""
    old, new = _log(before), _log(after)
    known = {line.id for line in _logged(before)}
    undone = (line for line in _logged(after) if line.id.startswith(_UNDONE))
    yield from (line.name for line in undone if line.id not in known)
    # the log's first lines are left out when there are many, and are there again after an undo
    first = min(old, default=-1)
    yield from (
        one.words
        for index, one in new.items()
        if index >= first
        and (then := old.get(index)) != one
        and (then is None or then.times <= one.times)
    )
    told = {node.name for node in before.walk() if node.role == "alert"}
    alerts = (node.name for node in after.walk() if node.role == "alert")
    yield from (one for one in alerts if one not in told)


class _Line(NamedTuple):
    """A line of the log, and how many actions it tells."""

    times: int
    words: str


def _log(tree: Node) -> dict[int, _Line]:
    """Return the lines of the log by the numbers of their first actions."""
    found = ((_LOGGED.fullmatch(line.id), line.name) for line in _logged(tree))
    return {int(id[1]): _Line(int(id[2]), words) for id, words in found if id}


def _logged(tree: Node) -> Iterator[Node]:
    return (line for node in tree.walk() if node.role == "log" for line in node.children)


def _new(before: Node, after: Node, numbers: Numbers) -> Iterator[str]:
    """Yield what has appeared or changed beside the board."""
    old = {node.id: node for node in before.walk()}
    texts = {node.name for node in before.walk() if node.role in _SAID}
    for node in _walk(after):
        if node.role in _SAID and node.name and node.name not in texts:
            yield node.name
        elif node.role in OPERATED and _is_new(old.get(node.id), node):
            yield line(node, numbers, whole=False)


def _is_new(before: Node | None, now: Node) -> bool:
    """Return True for what could not be worked before, has another name or value, or is chosen."""
    if not now.enabled:
        return False
    if before is None or not before.enabled:
        return True
    chosen = bool(now.chosen) and not before.chosen
    return chosen or (before.name, before.value) != (now.name, now.value)


def _choices(tree: Node) -> Iterator[str]:
    """Yield which things in the parts of a table can be chosen."""
    if names := _choosable(tree):
        yield _("You can choose: {names}.").format(names=listed(names))


def _choosable(tree: Node) -> list[str]:
    """Return the short names of things that can be chosen and are not."""
    parts = (node for node in tree.walk() if node.role in ASIDE)
    things = (node for part in parts for node in part.walk())
    return [short(node) for node in things if node.chosen is False and node.role != "radio"]


def _walk(node: Node) -> Iterable[Node]:
    """Yield a node and all below it, but nothing below parts that are told if asked."""
    yield node
    if node.role not in ASIDE:
        for child in node.children:
            yield from _walk(child)
