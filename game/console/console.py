"""Answers typed lines: at a table its commands and the notation of actions, everywhere the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from game.console import telling
from game.console.numbers import Numbers
from game.core.message import NotationError, Refusal
from game.platform.node import Act, Node
from game.refusals import refusal_text
from game.table.commands import TableCommands
from game.table.scene.table import TableScene
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.nodes import short
from game.ui.typed import folded

if TYPE_CHECKING:
    from game.ui.stage import Stage

Answer = Act | Sequence[str]
"""What to do for a line, or what to say to it; nothing to say if it was done already."""

_ABOUT: Final = {
    "NUMBER or NAME": N_(
        "do it: press a button, choose, go to a space (a part of the name is enough)"
    ),
    "NUMBER = TEXT": N_("write into a field, set a slider"),
    "look [X]": N_("everything that is there, or one part or thing of it: look board, look d3"),
    "where TEXT": N_("every line with that text"),
    "news": N_("what has happened since the last answer"),
    "(nothing)": N_("the same; or what there is to do, if nothing has"),
    "back": N_("leave what was begun, close a dialog (Escape)"),
    "?": N_("what can be done here"),
    "help": N_("these commands"),
}
"""What each command does, by the line that one types; in English, to be translated."""
_WORDS: Final = ("look", "where", "news", "back", "help")


class Console:
    """Answers what is typed about the uppermost scene.

    Attributes:
        numbers: the numbers of what can be worked.
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._told: dict[str, tuple[Node, Numbers]] = {}
        self._last = ""
        self.numbers = Numbers()

    def answer(self, typed: str, tree: Node) -> Answer:
        """Return what a line asks for, or the answer to it; ``tree`` is what is shown now.

        An empty line asks for what is new; if nothing is, for what there is to do.
        """
        self._follow(tree)
        typed = " ".join(typed.split())
        if not typed:
            return self.news(tree) or list(telling.brief(tree, self.numbers))
        name, equals, value = (part.strip() for part in typed.partition("="))
        if tree.id not in self._told:  # whoever writes something has read what is there
            self._told[tree.id], self._last = (tree, self.numbers), tree.id
        if node := self.numbers.node(name):
            return _work(node, value if equals else None)
        try:
            told = self._table_says(typed)
        except Refusal as error:
            if not isinstance(error, NotationError):
                return [self._refused(error)]
            node = self._called(name, exactly=True)
            return _work(node) if node else [self._refused(error), *self._examples(typed)]
        return told if told is not None else self._scene_says(typed, tree)

    def news(self, tree: Node) -> list[str]:
        """Return what has changed since this was called last; all that is to be done at first."""
        self._follow(tree)
        known, came = self._told.get(tree.id), tree.id != self._last
        self._told[tree.id], self._last = (tree, self.numbers), tree.id
        if known is None:
            return list(telling.brief(tree, self.numbers))
        news = list(telling.changes(known[0], tree, self.numbers))
        return news or (telling.questions(tree) or [tree.name] if came else [])

    def came_of(self, typed: str, tree: Node) -> list[str]:
        """Return what has come of a line: what is new, or else what there still is to do.

        Who asks for news is told news alone, or that there is none.
        """
        if news := self.news(tree):
            return news
        if typed == "news":
            return [_("Nothing has happened since the last answer.")]
        return telling.questions(tree) or [tree.name]

    def _follow(self, tree: Node) -> None:
        """Number what can be worked; a scene under a dialog keeps its numbers."""
        if tree.role == "main" and tree.id not in self._told:
            self._told = {}
        known = self._told.get(tree.id)
        if tree.id != self._last:
            self.numbers = known[1] if known else Numbers()
        self.numbers.update(tree)

    def completions(self, typed: str) -> list[str]:
        """Return the lines that begin with what is typed, each up to its next word."""
        table = self._table
        known = [*_WORDS, *(table.lines() if table else ())]
        begun = " ".join(typed.split(" ")[:-1])
        words = len(begun.split())
        fit = (one for one in known if one.casefold().startswith(typed.casefold()))
        return list(dict.fromkeys(" ".join(one.split()[: words + 1]) for one in fit))

    @property
    def _table(self) -> TableCommands | None:
        top = self._stage.top
        return TableCommands(top) if isinstance(top, TableScene) else None

    def _table_says(self, typed: str) -> Sequence[str] | None:
        """Return what the table answers; None if it knows no such command."""
        table = self._table
        told = table.answer(typed) if table else None
        return told if told is None else list(told)

    def _examples(self, typed: str) -> list[str]:
        """Return how what a line begins with is written now, if the table knows that."""
        return self._table.examples(typed) if self._table else []

    def _refused(self, error: Refusal) -> str:
        table = self._table
        return str(refusal_text(error.message, table.game if table else ""))

    def _scene_says(self, typed: str, tree: Node) -> Answer:
        """Return what is answered in every scene."""
        command, _space, rest = typed.partition(" ")
        match command.casefold():
            case "look" | "l":
                return self._found(telling.look(tree, rest, self.numbers), rest)
            case "where" | "w" if rest:
                return self._found(telling.search(tree, rest, self.numbers), rest)
            case "?":
                return list(telling.brief(tree, self.numbers))
            case "help":
                return list(self._help())
            case "news":
                return ()
            case "back":
                return Act("", "escape")
        name, equals, value = (part.strip() for part in typed.partition("="))
        node = self._called(name)
        return _work(node, value if equals else None) if node else self._found((), name)

    def _found(self, lines: Iterable[str], text: str) -> list[str]:
        """Return the lines; if there are none, that nothing is called so."""
        unknown = _("There is no “{text}” here. Type ? for what can be done, look for everything.")
        if self._stage.top is not self._stage.bottom:
            unknown = _("There is no “{text}” in this dialog. Type back to leave it.")
        return list(lines) or [unknown.format(text=text)]

    def _help(self) -> Iterable[str]:
        about = {line: _(words) for line, words in _ABOUT.items()}
        if table := self._table:
            yield from table.help()
            del about["where TEXT"], about["?"]
        yield from (f"{line:<18} {words}" for line, words in about.items())

    def _called(self, name: str, *, exactly: bool = False) -> Node | None:
        """Return what has that name, or else begins with it, or else has it in it."""
        wanted, there = _plain(name), list(self.numbers.nodes.values())
        tests: list[Callable[[Node], bool]] = [
            lambda node: wanted in (_plain(node.name), _plain(short(node))),
            lambda node: _plain(node.name).startswith(wanted),
            lambda node: wanted in _plain(node.name),
        ]
        found = (node for test in tests[: 1 if exactly else 3] for node in there if test(node))
        return next(found, None) if wanted else None


def _work(node: Node, value: str | None = None) -> Act:
    """Return the act that presses a node, or gives it a value."""
    if value is not None or node.role in ("textbox", "slider"):
        return Act(node.id, "set", value or "")
    return Act(node.id, "press")


def _plain(name: str) -> str:
    """Return a name as it is typed without care: no capitals, no signs."""
    return "".join(letter for letter in folded(name) if letter.isalnum() or letter == " ")
