"""The part of the table's scene that answers to keys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.table import ids
from game.table.keys import KEY_WORDS, TableKey
from game.table.scene.asked import asked_for
from game.table.scene.touching import Touching
from game.ui.shortcuts import Shortcut
from game.ui.widgets import Button


class Striking(Touching):
    """Answers to the keys of the kit and of the mode that mean something now."""

    def shortcuts(self) -> Sequence[Shortcut]:
        keys = (*self.mode.keys, *self.kit.keys)
        found = (self._touching(one) if one.things else self._pressing(one) for one in keys)
        return [
            *filter(None, found),
            *self._stepping(ids.TOOL_UNDO, "backspace", "step-back"),
            *self._stepping(ids.TOOL_REDO, "shift backspace", "step-on"),
            self._jumping,
            Shortcut(("escape",), KEY_WORDS["put-down"], lambda _key: self._escape()),
        ]

    @property
    def _jumping(self) -> Shortcut:
        """What asks for the name of something, to go there."""
        return Shortcut(("typed /", "ctrl f"), KEY_WORDS["jump"], lambda _key: self._jump())

    def _jump(self) -> None:
        from game.ui.jump_dialog import JumpDialog  # noqa: PLC0415 (few use it)

        self.stage.push(JumpDialog(self.stage, self))

    @property
    def next_id(self) -> str:
        return asked_for(self)

    def _touching(self, one: TableKey) -> Shortcut | None:
        """Return what touches things, for the keys whose thing leads on now; None for no key."""
        pairs = zip(one.keys, one.things, strict=True)
        things = {key: thing for key, thing in pairs if self._touched(thing) != self.mode}
        work = lambda key: self._strike(things[key])  # noqa: E731
        return Shortcut(tuple(things), one.does, work) if things else None

    def _pressing(self, one: TableKey) -> Shortcut | None:
        """Return what presses a button; None if none of them does anything or can say why not."""
        button = self._answering(one.buttons)
        if button is None or self._rests(button):
            return None
        work = partial(self._press_by_key, button)
        return Shortcut(one.keys, one.does or button.untranslated_label, work)

    def _answering(self, buttons: Sequence[str]) -> Button | None:
        """Return the first of the buttons that does something or can say why not; None for none."""
        button = self.controls.first_usable(buttons)
        return button if button and (button.enabled or button.disabled_reason) else None

    def _rests(self, button: Button) -> bool:
        """Return True for a button whose choice is made already, and that does not undo it."""
        by_mode = button.id not in self._tools
        return button.chosen and by_mode and self._pressed(button.id) == self.mode

    def _press_by_key(self, button: Button, _key: str) -> None:
        self.form.activate_by_key(button) if button.enabled else self.form.report_denied(button)

    def _strike(self, thing: Any) -> None:  # noqa: ANN401
        """Touch a thing that a key stands for."""
        self.touch(thing)

    def _stepping(self, tool: str, key: str, does: str) -> list[Shortcut]:
        """Return what undoes or redoes a single action, where the tool itself is there."""
        button = self._answering((tool,))
        if button is None:
            return []
        return [Shortcut((key,), KEY_WORDS[does], lambda _key: self._step(tool, button))]

    def _step(self, tool: str, button: Button) -> None:
        """Undo or redo a single action.

        Where nothing of this turn is left to undo, do what the undo button itself does.
        """
        steps = tool != ids.TOOL_UNDO or self.match.can_undo
        if button.enabled:
            self.press(f"{tool}/step" if steps else tool)
        else:
            self.form.report_denied(button)

    def _escape(self) -> None:
        """Put down what is chosen, or open the menu."""
        if not self._escapes() and (menu := self.controls.first_usable((ids.TOOL_MENU,))):
            self._press_by_key(menu, "escape")
