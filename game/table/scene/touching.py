"""The part of the table's scene that handles touches, the mouse and the keyboard."""

from __future__ import annotations

from typing import Any, ClassVar

from game.platform.node import Act, Node
from game.table import nodes
from game.table.dialogs.keys import KeysDialog
from game.table.ids import TOOL_UNDO
from game.table.modes import Outcome
from game.table.scene.carrying import Carrying
from game.table.shown import Shown
from game.table.touch.buttons import Buttons
from game.table.touch.keys import asks_for_keys, steps_with
from game.table.words import NODES
from game.ui.controls.said import Said
from game.ui.input import Gesture, Hover, Key, Pos, Press, SecondaryTap, Tap, Typed
from game.ui.sentence import lines


class Touching(Carrying):
    """Hands every gesture to the mode and carries out the outcome.

    Attributes:
        controls: the table's buttons.
        ends_motion: the gestures that end a running animation, as the player begins something.
    """

    controls: Buttons
    ends_motion: ClassVar[tuple[type[Gesture], ...]] = (Press, SecondaryTap, Key)
    _pointed: Any = None

    def _show(self, shown: Shown) -> None:
        """Show a frozen value; around the board, only parts that differ are painted again."""
        for part in self.picture.show(shown, self.stage.still):
            self.redraw(part)

    def press(self, button: str) -> None:
        """Press a button, by its id."""
        tool = self._tools.get(button)
        tool() if tool else self._follow(self._pressed(button))

    # for assistive software

    def nodes(self) -> list[Node]:
        """Return what is to be done, the table's buttons, all that lies on it, and the log."""
        things, ribbon = self.table_nodes(), self.picture.shown.words
        buttons = nodes.without(self.form.nodes(), things)
        return [
            nodes.ribbon(ribbon, self.picture.ribbon),
            *nodes.group("actions", NODES["actions"], buttons),
            *things,
            *self.log.nodes(),
        ]

    def table_nodes(self) -> list[Node]:
        """Return what lies on the table, in the order of reading."""
        return []

    def thing_of(self, id: str) -> Any:  # noqa: ANN401, ARG002
        """Return the thing that a node stands for; None if it stands for none."""
        return None

    def act(self, act: Act) -> None:
        """Do what is asked for: with a thing on the table what a touch on it does."""
        thing = self.thing_of(act.id) if act.kind == "press" else None
        if thing is None or any(one.id == act.id for one in self.form.nodes()):
            super().act(act)
        else:
            self.touch(thing)

    def _pressed(self, button: str) -> Outcome:
        """Return the outcome of a button in the present mode."""
        return self.kit.overlaid.pressed(self.mode, button)

    def touch(self, thing: Any) -> None:  # noqa: ANN401 (each game has its own things)
        """Touch a thing on the table."""
        self._follow(self._touched(thing))

    def _touched(self, thing: Any) -> Outcome:  # noqa: ANN401
        """Return the outcome of a touch on a thing."""
        return self.mode.touch(thing)

    def gesture(self, gesture: Gesture) -> None:
        """Handle a gesture that no widget has taken: on the log, on the board, or a key."""
        picture = self.picture
        if self.log.take(gesture):
            self.redraw_log()
        elif steered := picture.steer(gesture):
            self._steered() if steered is True else self._follow(self._touched(steered))
        else:
            self._gesture(gesture)

    def _gesture(self, gesture: Gesture) -> None:
        """Handle a gesture that moves neither the log's lines nor the board."""
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
        """Redraw the board, which is seen from elsewhere now."""
        self.redraw_board()

    def touch_at(self, pos: Pos) -> None:
        """Touch the thing at a pixel.

        The second of two quick taps is ignored where it would do more than the first.
        """
        thing = self.picture.pick(pos)
        if not self._slips.is_double(thing):
            self.touch(thing)

    def _point_at(self, thing: Any) -> None:  # noqa: ANN401
        """Show what changes where the mouse points at a thing, or at None."""
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
        """Undo or redo a single action.

        Where nothing of this turn is left to undo, do what the undo button itself does.
        """
        button, steps = self.controls.buttons[tool], tool != TOOL_UNDO or self.match.can_undo
        if button.enabled:
            self.press(f"{tool}/step" if steps else tool)
        else:
            self.form.deny(button)

    def _strike(self, thing: Any) -> None:  # noqa: ANN401
        """Touch a thing that a key stands for."""
        self.touch(thing)

    def handle(self, gesture: Gesture) -> None:
        """Handle any gesture; one that begins an action ends a running animation first."""
        if self.picture.moves and isinstance(gesture, self.ends_motion):
            self.picture.skip()
            self.refresh()
        super().handle(gesture)
        if isinstance(gesture, Hover) and gesture.pos and self.form.at(gesture.pos):
            self._point_at(None)  # the mouse is on a button: no thing is pointed at

    def let_go(self, pos: Pos) -> bool:
        """Drop what is picked up at the end of a hold.

        Returns False, doing nothing, where a drop would do no more than a tap.
        """
        carried, there = self.mode.carried, self.picture.pick(pos)
        if carried is None or not self.mode.offer(carried, there):
            return False
        self._follow(self.mode.drop(carried, there))
        return True
