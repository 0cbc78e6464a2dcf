"""What is touched at a table: by hand, by mouse, by keyboard."""

from __future__ import annotations

from typing import Any, ClassVar

from game.table.dialogs.keys import KeysDialog
from game.table.ids import TOOL_UNDO
from game.table.modes import Outcome
from game.table.scene.carrying import Carrying
from game.table.shown import Shown
from game.table.touch.buttons import Buttons
from game.table.touch.keys import asks_for_keys, steps_with
from game.ui.controls.said import Said
from game.ui.input import Gesture, Hover, Key, Pos, Press, SecondaryTap, Tap, Typed
from game.ui.sentence import lines


class Touching(Carrying):
    """Hands what is touched to the mode, and follows what comes of it.

    Attributes:
        controls: the buttons.
        ends_motion: the gestures by which a player begins something, which ends what moves.
    """

    controls: Buttons
    ends_motion: ClassVar[tuple[type[Gesture], ...]] = (Press, SecondaryTap, Key)
    _pointed: Any = None

    def _show(self, shown: Shown) -> None:
        """Around the board, only what is different is painted anew."""
        for part in self.picture.show(shown, self.stage.still):
            self.redraw(part)

    def press(self, button: str) -> None:
        """A button, by its id."""
        tool = self._tools.get(button)
        tool() if tool else self._follow(self._pressed(button))

    def _pressed(self, button: str) -> Outcome:
        """What a button means."""
        return self.kit.overlaid.pressed(self.mode, button)

    def touch(self, thing: Any) -> None:  # noqa: ANN401 (each game has its own things)
        """Something on the table."""
        self._follow(self._touched(thing))

    def _touched(self, thing: Any) -> Outcome:  # noqa: ANN401
        """What a touch means."""
        return self.mode.touch(thing)

    def gesture(self, gesture: Gesture) -> None:
        """What is on the table, and keys."""
        picture = self.picture
        if self.log.take(gesture):
            self.redraw_log()
        elif steered := picture.steer(gesture):
            self._steered() if steered is True else self._follow(self._touched(steered))
        else:
            self._gesture(gesture)

    def _gesture(self, gesture: Gesture) -> None:
        """What neither moves lines of the log nor the board."""
        picture = self.picture
        match gesture:
            case Tap(pos) if picture.ribbon.collidepoint(pos):
                self._answer(Said(lines(tuple(filter(None, picture.shown.words)))))
            case Tap(pos):
                self.touch_at(pos)
            case SecondaryTap(pos) if (carried := self.mode.carried) is not None:
                self._follow(self.mode.drop(carried, picture.pick(pos)))
            case Hover(pos) if self.kit.points:
                self._point_at(None if pos is None else picture.pick(pos))
            case Key() | Typed() if asks_for_keys(gesture):
                self.stage.push(KeysDialog(self.stage, self.kit.keys.told))
            case Key():
                self._key(gesture)

    def _steered(self) -> None:
        """The board is seen from elsewhere."""
        self.redraw_board()

    def touch_at(self, pos: Pos) -> None:
        """What lies there, unless it is the second of two quick taps and would do more than the
        first."""
        thing = self.picture.pick(pos)
        if not self._slips.is_double(thing):
            self.touch(thing)

    def _point_at(self, thing: Any) -> None:  # noqa: ANN401
        """The mouse rests there."""
        if thing != self._pointed:
            self._pointed, shown = thing, self.mode.shown(thing)
            if shown != self.picture.shown:
                self._show(shown)
                self.redraw_board()

    def _key(self, key: Key) -> None:
        if key.name == "escape" and self._escapes():
            return
        keys = self.kit.keys
        if tool := steps_with(key):
            self._step(tool)
        elif thing := {**keys.things, **self.mode.keys}.get(key.name):
            self._strike(thing)
        elif button := self.controls.meant_by(keys.meant_by(key)):
            self.form.strike(button) if button.enabled else self.form.deny(button)

    def _step(self, tool: str) -> None:
        """Undo or redo, by a single step where one is left in this turn."""
        button, steps = self.controls.buttons[tool], tool != TOOL_UNDO or self.match.can_undo
        if button.enabled:
            self.press(f"{tool}/step" if steps else tool)
        else:
            self.form.deny(button)

    def _strike(self, thing: Any) -> None:  # noqa: ANN401
        """A key means something on the table."""
        self.touch(thing)

    def handle(self, gesture: Gesture) -> None:
        """Whatever a player begins to do ends what moves."""
        if self.picture.moves and isinstance(gesture, self.ends_motion):
            self.picture.skip()
            self.refresh()
        super().handle(gesture)
        if isinstance(gesture, Hover) and gesture.pos and self.form.at(gesture.pos):
            self._point_at(None)  # whoever points at a button points at nothing on the table

    def let_go(self, pos: Pos) -> bool:
        """Held, something may take in what is picked up."""
        carried, there = self.mode.carried, self.picture.pick(pos)
        if carried is None or not self.mode.offer(carried, there):
            return False
        self._follow(self.mode.drop(carried, there))
        return True
