"""The whole game in a terminal: ``python -m game text``.

What is on the screen is printed as lines of text, and what can be done has a number. The same
scenes run without a window, and the terminal is one more reader of their tree of nodes.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TextIO

from game.platform.node import Act, Node

if TYPE_CHECKING:
    from game.core.game import AnyMatch

_OPERATED: Final = {"button", "link", "radio", "gridcell", "textbox", "slider"}
_ASIDE: Final = {"region", "log"}
"""The roles of parts that are printed only where they are asked for."""
_NAMED: Final = {"group", "radiogroup", "list", "table"}
"""The roles of parts whose name is printed above what is in them."""
_QUIET: Final = 0.6
"""Seconds without a change after which the next command is asked for."""
_LONGEST: Final = 20.0
"""The most seconds to wait for that."""
_HELP: Final = """\
NUMBER or NAME     do it: press a button, choose, go to a space (part of the name is enough)
NUMBER = TEXT      write into a field, set a slider
(nothing)          wait for what the others do, then show what there is to do
look [NAME]        everything that is there, or one part of it: look board, look players
where TEXT         every line with that text
last               what was done last
back               leave what was begun, close a dialog (Escape)
quit               end; a match is kept and goes on the next time"""


class Terminal:
    """Assistive software that prints: it keeps the last tree, and passes on what is typed.

    Attributes:
        tree: what is on the screen; None before the first picture.
    """

    def __init__(self) -> None:
        self.tree: Node | None = None
        self._acts: list[Act] = []

    def show(self, tree: Node) -> None:
        self.tree = tree

    def acts(self) -> list[Act]:
        acts, self._acts = self._acts, []
        return acts

    # what is there

    @property
    def nodes(self) -> Sequence[Node]:
        """All nodes, in the order of reading."""
        return list(self.tree.walk()) if self.tree else []

    def numbered(self) -> dict[str, Node]:
        """Return what can be operated, by the number under which it is printed."""
        there = [node for node in self.nodes if node.role in _OPERATED and node.enabled]
        return {str(number): node for number, node in enumerate(there, 1)}

    @property
    def _numbers(self) -> dict[str, str]:
        """The numbers under which nodes are printed, by their ids."""
        return {node.id: number for number, node in self.numbered().items()}

    def brief(self) -> Iterator[str]:
        """Yield what is said now, and what can be done beside the board."""
        numbers = self._numbers
        parts = []
        yield from (node.name for node in self.nodes if node.role == "alert")
        for node in _walk(self.tree, _ASIDE):
            if node.role in ("heading", "status", "text"):
                yield node.name
            elif node.role in _ASIDE:
                parts.append(node.name)
            elif node.role in _NAMED and node.name:
                yield f"{node.name}:"
            elif node.id in numbers:
                yield _line(node, numbers[node.id])
        if parts:
            yield f"look {', look '.join(parts)}"

    def look(self, part: str = "") -> Iterator[str]:
        """Yield everything, or the parts whose names begin so."""
        numbers = self._numbers
        wanted = part.casefold()
        for node in self.nodes:
            if node.role not in _ASIDE and wanted == "":
                continue
            if node.children and node.name and node.name.casefold().startswith(wanted):
                yield f"-- {node.name}"
                yield from (
                    _line(one, numbers.get(one.id, "")) for one in node.walk() if not one.children
                )

    def where(self, text: str) -> Iterator[str]:
        """Yield every line with that text."""
        numbers = self._numbers
        for node in self.nodes:
            if not node.children and text.casefold() in f"{node.name} {node.value}".casefold():
                yield _line(node, numbers.get(node.id, ""))

    def last(self) -> Iterator[str]:
        """Yield the last lines of the log."""
        for node in self.nodes:
            if node.role == "log":
                yield from (line.name for line in node.children[-8:])

    # what is typed

    def answer(self, typed: str) -> Iterable[str]:
        """Do what a line asks for; return what to print at once."""
        command, _space, rest = typed.strip().partition(" ")
        match command.casefold():
            case "look" | "l":
                return self.look(rest)
            case "where" | "w":
                return self.where(rest)
            case "last":
                return self.last()
            case "help" | "?":
                return _HELP.splitlines()
            case "back":
                self._acts.append(Act("", "escape"))
                return ()
        return self._do(typed.strip())

    def _do(self, typed: str) -> Iterable[str]:
        """Press or set what a number or a name stands for; say so if it stands for nothing."""
        name, equals, value = (part.strip() for part in typed.partition("="))
        node = self.numbered().get(name) or self._called(name)
        if node is None:
            return (f"There is no “{name}” here. Type ? for help, look for all that is there.",)
        if equals or node.role in ("textbox", "slider"):
            self._acts.append(Act(node.id, "set", value))
        else:
            self._acts.append(Act(node.id, "press"))
        return ()

    def _called(self, name: str) -> Node | None:
        """Return what has that name, or else begins with it, or else has it in it."""
        wanted, there = _plain(name), list(self.numbered().values())
        tests: Sequence[Callable[[str], bool]] = (
            wanted.__eq__,
            lambda one: one.startswith(wanted),
            lambda one: wanted in one,
        )
        found = (node for test in tests for node in there if test(_plain(node.name)))
        return next(found, None)


def _plain(name: str) -> str:
    """Return a name as it is typed without care: no capitals, no signs."""
    return "".join(letter for letter in name.casefold() if letter.isalnum() or letter == " ")


def _walk(node: Node | None, aside: Collection[str]) -> Iterator[Node]:
    """Yield a node and all below it, but nothing below nodes of these roles."""
    if node:
        yield node
        if node.role not in aside:
            for child in node.children:
                yield from _walk(child, aside)


def _line(node: Node, number: str) -> str:
    """Return a node as a line of text."""
    state = {True: " (chosen)", False: "", None: ""}[node.chosen]
    value = f": {node.value}" if node.value else ""
    more = f" {node.description}" if node.role == "gridcell" and node.description else ""
    return f"{number:>4} {node.name}{value}{more}{state}"


def play(match: AnyMatch | None, typed: TextIO, printed: TextIO) -> None:
    """Play in the terminal until there is no more input, or until ``quit``."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.app import App  # noqa: PLC0415 (SDL reads the environment when it is imported)
    from game.platform import platform  # noqa: PLC0415

    terminal = Terminal()
    platform.assist(terminal)
    app = App(match)
    _settle(app.turn, terminal)
    _print(printed, terminal.brief())
    for line in typed:
        if line.strip().casefold() in ("quit", "exit"):
            break
        said = list(terminal.answer(line)) if line.strip() else []
        if said:
            _print(printed, said)
        else:
            _settle(app.turn, terminal)
            _print(printed, terminal.brief())


def _settle(turn: Callable[[float], None], terminal: Terminal) -> None:
    """Let the game run until nothing has changed for a moment."""
    begun = rested = time.monotonic()
    tree: Node | None = None
    while (now := time.monotonic()) - rested < _QUIET and now - begun < _LONGEST:
        turn(now)
        if terminal.tree != tree:
            tree, rested = terminal.tree, now
        time.sleep(0.01)


def _print(printed: TextIO, lines: Iterable[str]) -> None:
    for line in lines:
        print(line, file=printed)
    print("> ", end="", file=printed, flush=True)
