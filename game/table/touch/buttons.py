"""A table's buttons: made once, placed for a window, set from what a mode shows."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from pygame import Rect

from game.table.modes import ButtonState
from game.table.overlays.overlay import ROOM, is_about_overlays
from game.ui.controls.said import NOTHING, Said
from game.ui.screen import Canvas
from game.ui.sentence import Words
from game.ui.widgets import Button, Widget


class Sensitive(Button):
    """An area that is touched; what is seen there is drawn with the panels."""

    def draw(self, canvas: Canvas) -> None:
        """Nothing."""


class Buttons:
    """All buttons of a table, by id, in the order of the keyboard.

    Attributes:
        buttons: they themselves.
    """

    def __init__(self, buttons: Mapping[str, Button], told: Mapping[str, Said]) -> None:
        """``told`` is what each button does, by its id, or by the room of the id."""
        self.buttons = dict(buttons)
        for id, one in self.buttons.items():
            one.explained = told.get(id) or told.get(id.rpartition("/")[0], NOTHING)
        self._plain = {id: _plain(one) for id, one in self.buttons.items()}

    @property
    def widgets(self) -> list[Widget]:
        """All that can be touched, what lies above the rest last."""
        return [*self.buttons.values()]

    def rename(self, id: str, label: Words) -> None:
        """What a button says where no mode says anything else."""
        self._plain[id] = replace(self._plain[id], label=label)

    def show(
        self,
        looks: Mapping[str, ButtonState],
        places: Mapping[str, Rect],
        covered: Sequence[Rect] = (),
        held: Collection[str] = (),
    ) -> None:
        """Set what can be seen, touched and is chosen, and where; nothing is seen under a card but
        what it holds: buttons of these rooms."""
        for id, one in self.buttons.items():
            under = () if id.partition("/")[0] in held else covered
            one.visible = id in looks and self._place(id, looks[id], places, under)
            if one.visible:
                self._set(one, looks[id], self._plain[id])

    def _place(
        self, id: str, look: ButtonState, places: Mapping[str, Rect], covered: Sequence[Rect]
    ) -> bool:
        """Where a button lies; False if it cannot be seen there."""
        rect = places.get(look.at or id)
        if not rect:
            return False
        self.buttons[id].rect = rect.copy()
        return rect.collidelist(list(covered)) < 0

    def _set(self, button: Button, look: ButtonState, plain: ButtonState) -> None:
        """How a button looks."""
        button.enabled, button.chosen, button.note = look.enabled, look.chosen, look.note
        button.label = look.label or plain.label
        button.cost = str(look.cost or plain.cost)
        button.why, button.binds, button.final = look.why, look.binds, look.final
        button.explained = look.explained or plain.explained
        if not callable(button.icon):
            button.icon = look.icon or plain.icon or None

    def meant_by(self, ids: Sequence[str]) -> Button | None:
        """The first of these buttons that can be touched now, else the first that can be seen."""
        there = [self.buttons[id] for id in ids if id in self.buttons and self._is_there(id)]
        return next((one for one in there if one.enabled), there[0] if there else None)

    def _is_there(self, id: str) -> bool:
        """True for what can be seen, and for an overlay behind the button for all of them."""
        room = self.buttons.get(ROOM)
        behind = is_about_overlays(id) and room is not None and room.visible and room.enabled
        return self.buttons[id].visible or behind


def _plain(button: Button) -> ButtonState:
    """How a button looks where no mode says anything else."""
    icon = button.icon if isinstance(button.icon, str) else ""
    return ButtonState(label=button.called, icon=icon, cost=button.cost, explained=button.explained)
