"""Between the stage and assistive software: tells it the tree of nodes, does what it asks for."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from game.platform.node import Act
from game.ui.hands import hands

if TYPE_CHECKING:
    from game.console.console import Console
    from game.platform import Assistive
    from game.platform.node import Node
    from game.ui.stage import Stage

_PACE: Final = 0.25
"""The least number of seconds between two trees."""


class Assistant:
    """Keeps assistive software up to date while it is there."""

    def __init__(self, stage: Stage, software: Assistive) -> None:
        self.stage = stage
        self.software = software
        self._tree: Node | None = None
        self._focus = ""
        self._told = self._changed = -math.inf
        self._pending = True
        self._console: Console | None = None
        self._asked_for: Act | None = None
        self._thought_about: Act | None = None

    def take(self) -> bool:
        """Do what has been asked for since the last call; return True if that was anything."""
        acts = self.software.acts()
        for act in acts:
            self._do(act)
        return bool(acts)

    def update(self, changed: bool, now: float) -> None:
        """Tell what is on the screen if it has changed, at a pace that can be followed.

        It waits for a frame in which nothing was drawn, for as long as the pace, so that no frame
        has both to do.
        """
        if changed and not self._pending:
            self._pending, self._changed = True, now
        drawn = changed and now < self._changed + _PACE
        if not self._pending or drawn or self.stage.preparing or now < self._told + _PACE:
            return
        self._pending, self._told = False, now
        tree = self._tell()
        if self._console and self._asked_for:
            asked, self._asked_for = self._asked_for, None
            self.software.answer(asked, self._console.came_of(asked.value, tree))
        elif self._console and self._thought_about and not self.stage.busy:
            thought_about, self._thought_about = self._thought_about, None
            if news := self._console.news(tree):  # nothing, if it was asked for meanwhile
                self.software.answer(thought_about, news)

    def _tell(self) -> Node:
        """Tell what is on the screen if that is new, and return it."""
        tree = self.stage.tree()
        if tree != self._tree:
            self._tree = tree
            self.software.show(tree)
        if (focus := self.stage.top.form.focus_id) != self._focus:
            self._focus = focus
            self.software.focus(focus)
        return tree

    def _do(self, act: Act) -> None:
        if act.kind in ("command", "complete"):
            self._answer(act)
            return
        if act.kind == "next":
            self._tell()
            self.software.answer(act, [self.stage.top.next_id])
            return
        hands.by_reader = True
        try:
            self.stage.act(act)
        finally:
            hands.by_reader = False

    def _answer(self, act: Act) -> None:
        """Answer a typed line: at once if it asks about something, else when it has been done.

        What has to be thought of first is told once it has come.
        """
        if self._console is None:
            from game.console.console import Console  # noqa: PLC0415 (few type)

            self._console = Console(self.stage)
        if act.kind == "complete":
            self.software.answer(act, self._console.completions(act.value))
            return
        tree = self._tell() if self._pending or self._tree is None else self._tree
        if self.software.has_keys and act.value.strip() not in ("", "news"):
            self._console.news(tree)  # the page has said by itself what was new before
        found = self._console.answer(act.value, tree)
        if isinstance(found, Act):
            self._do(found)
        elif found:
            self.software.answer(act, found)
            self._thought_about = act if self.stage.busy else None
            return
        self._asked_for, self._pending = act, True
