"""The whole game in a terminal: ``python -m game text``.

What is typed is answered by the console (``game.console``), and printed. The same scenes run
without a window, and the terminal is one more reader of their tree of nodes.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TextIO

from game.platform.node import Act, Node
from game.ui.i18n import gettext as _

if TYPE_CHECKING:
    from game.core.game import AnyMatch

_QUIET: Final = 0.6
"""Seconds without a change after which the next command is asked for."""
_LONGEST: Final = 20.0
"""The most seconds to wait for that."""
_PROMPT: Final = "> "


class Terminal:
    """Assistive software that prints: it keeps the last tree, and passes on what is typed.

    Attributes:
        tree: what is on the screen; None before the first picture.
        answered: the last answer.
        told: the tree as it was then.
        completions: the lines that complete what is being typed.
    """

    has_keys = False

    def __init__(self) -> None:
        self.tree: Node | None = None
        self.told: Node | None = None
        self.answered: Sequence[str] = ()
        self.completions: Sequence[str] = ()
        self._acts: list[Act] = []

    def show(self, tree: Node) -> None:
        self.tree = tree

    def focus(self, id: str) -> None:
        pass  # there is no keyboard but the one that commands are typed on

    def acts(self) -> list[Act]:
        acts, self._acts = self._acts, []
        return acts

    def answer(self, act: Act, lines: Sequence[str]) -> None:
        if act.kind == "complete":
            self.completions = lines
        else:
            self.answered, self.told = lines, self.tree

    def type(self, line: str) -> None:
        """Ask for the answer to a line."""
        self._acts.append(Act("", "command", line))

    def begin(self, line: str) -> None:
        """Ask for what completes the beginning of a line."""
        self._acts.append(Act("", "complete", line))


class Dialogue:
    """A terminal and the game that it plays; time goes on while an answer is waited for.

    Attributes:
        terminal: what the game is told by.
    """

    def __init__(self, match: AnyMatch | None) -> None:
        from game.app import App  # noqa: PLC0415 (SDL reads the environment when it is imported)
        from game.platform import platform  # noqa: PLC0415

        self.terminal = Terminal()
        platform.assist(self.terminal)
        self._app = App(match)

    def lines(self, typed: str) -> Iterable[str]:
        """Yield what is said to a line, then what else has happened until all is quiet."""
        terminal = self.terminal
        yield from self._until_quiet()
        terminal.type(typed)
        yield from self._until_quiet()
        if terminal.tree is not terminal.told:
            terminal.type("news")
            yield from self._until_quiet()

    def complete(self, begun: str, number: int) -> str | None:
        """Return one of the lines that begin so, by its number; None if there are no more.

        This is how readline asks for them.
        """
        if number == 0:
            self.terminal.begin(begun)
            self._app.turn(time.monotonic())
        found = self.terminal.completions
        return f"{found[number]} " if number < len(found) else None

    def _until_quiet(self) -> Iterator[str]:
        """Let the game run until nothing has changed for a moment; yield what it answers."""
        begun = rested = time.monotonic()
        tree, answered = None, self.terminal.answered
        while (now := time.monotonic()) - rested < _QUIET and now - begun < _LONGEST:
            self._app.turn(now)
            if self.terminal.answered is not answered:
                answered = self.terminal.answered
                yield from answered
            if self._app.stage.busy or self.terminal.tree is not tree:
                tree, rested = self.terminal.tree, now
            time.sleep(0.01)


def play(match: AnyMatch | None, typed: TextIO, printed: TextIO) -> None:
    """Play in the terminal until there is no more input, or until ``quit``."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    dialogue = Dialogue(match)
    if typed.isatty():
        _edit_lines(dialogue)
    print(
        _("Type ? for what can be done, help for all commands, quit to end."),
        file=printed,
        flush=True,
    )
    line = ""
    while line.casefold() not in ("quit", "exit"):
        for told in dialogue.lines(line):
            print(told, file=printed, flush=True)
        try:
            line = _read(typed, printed)
        except EOFError:
            return


def _read(typed: TextIO, printed: TextIO) -> str:
    """Ask for a line and return it; raise EOFError at the end of the input."""
    if typed.isatty():
        return input(_PROMPT).strip()
    print(_PROMPT, end="", file=printed, flush=True)
    if not (line := typed.readline()):
        raise EOFError
    return line.strip()


def _edit_lines(dialogue: Dialogue) -> None:
    """Let lines be edited, recalled by the arrows and completed by Tab, where the system can."""
    with suppress(ImportError):
        import readline  # noqa: PLC0415 (not there on every system)

        readline.set_completer(dialogue.complete)
        readline.set_completer_delims("")
        readline.parse_and_bind("tab: complete")
