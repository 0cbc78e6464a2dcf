"""The plain table's scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.table.modes import Outcome, Play
from game.table.plain import ids
from game.table.plain.known import Known
from game.table.plain.modes.mode import Try
from game.table.plain.view.controls import Controls
from game.table.plain.view.keyboard import number_of
from game.table.plain.view.picture import Picture
from game.table.scene import table
from game.table.things import Thing
from game.ui.input import Key


class TableScene(table.TableScene):
    """A match on the plain table: the choices lie beside the position, on pages.

    Attributes:
        known: the game's rules, words and computer players.
    """

    known: Known
    picture: Picture
    controls: Controls

    def _made(self) -> tuple[Picture, Controls]:
        picture = Picture(self.stage.screen, self.players, self.form, self.log)
        return picture, Controls(self.press, self.touch)

    def _set_in_motion(self, played: Sequence[Any]) -> None:
        """Do nothing: the plain table has no animations."""

    def _follow_own(self, outcome: Outcome) -> None:
        """Tell why nothing can be done with a space, or explain it."""
        assert isinstance(outcome, Try)
        if why := self.known.refused(self.session.view, outcome.notation):
            self._deny(why)
        elif told := self.picture.tooltip_of(outcome.space):
            self._explaining.answer(told)

    # touches

    def press(self, button: str) -> None:
        if button in (ids.NEXT, ids.PREVIOUS):
            self.picture.turn_page(1 if button == ids.NEXT else -1)
            self.refresh()
        else:
            super().press(button)

    def _key(self, key: Key) -> None:
        """Press the choice on the page whose number is typed."""
        if option := self.controls.option(number_of(key)):
            self.form.strike(option)
        else:
            super()._key(key)

    # drawing

    def _show_controls(self) -> None:
        super()._show_controls()
        picture = self.picture
        self.controls.show_options(picture.plan.options, self._plays)
        self.controls.show_spaces(picture.touchable(), self._plays)

    def _plays(self, thing: Thing) -> bool:
        """Return True if a touch on a thing plays an action at once."""
        return isinstance(self.mode.touch(thing), Play)
