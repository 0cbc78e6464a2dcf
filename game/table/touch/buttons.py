"""A table's buttons: made once, laid out for a window, and set from what a mode shows."""

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
    """A button that draws nothing itself: what is seen there is drawn with the panels."""

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing."""


class Buttons:
    """All buttons of a table, in the order in which the keyboard reaches them.

    Attributes:
        buttons: the buttons, by id.
    """

    def __init__(self, buttons: Mapping[str, Button], told: Mapping[str, Said]) -> None:
        """Make the collection.

        ``told`` holds the buttons' explanations, by id or for all ids that begin alike up to the
        last "/".
        """
        self.buttons = dict(buttons)
        for id, one in self.buttons.items():
            one.explained = told.get(id) or told.get(id.rpartition("/")[0], NOTHING)
        self._plain = {id: _plain(one) for id, one in self.buttons.items()}

    @property
    def widgets(self) -> list[Widget]:
        """All widgets; those that lie above others come last."""
        return [*self.buttons.values()]

    def rename(self, id: str, label: Words) -> None:
        """Set a button's usual label, for modes that set no other."""
        self._plain[id] = replace(self._plain[id], label=label)

    def show(
        self,
        looks: Mapping[str, ButtonState],
        places: Mapping[str, Rect],
        covered: Sequence[Rect] = (),
        held: Collection[str] = (),
    ) -> None:
        """Set the state and the place of every button, by id; a button without either is hidden.

        Buttons under a card (``covered``) are hidden, except those whose room is in ``held``, which
        lie on it.
        """
        for id, one in self.buttons.items():
            under = () if id.partition("/")[0] in held else covered
            one.visible = id in looks and self._place(id, looks[id], places, under)
            if one.visible:
                self._set(one, looks[id], self._plain[id])

    def _place(
        self, id: str, look: ButtonState, places: Mapping[str, Rect], covered: Sequence[Rect]
    ) -> bool:
        """Place a button; return False if it cannot be seen there."""
        rect = places.get(look.at or id)
        if not rect:
            return False
        self.buttons[id].rect = rect.copy()
        return rect.collidelist(list(covered)) < 0

    def _set(self, button: Button, look: ButtonState, plain: ButtonState) -> None:
        """Set how a button looks; ``plain`` is its usual state."""
        button.enabled, button.chosen, button.note = look.enabled, look.chosen, look.note
        button.label = look.label or plain.label
        button.cost = str(look.cost or plain.cost)
        button.why, button.binds, button.final = look.why, look.binds, look.final
        button.explained = look.explained or plain.explained
        if not callable(button.icon):
            button.icon = look.icon or plain.icon or None

    def meant_by(self, ids: Sequence[str]) -> Button | None:
        """Return the first of these buttons that is enabled, else the first visible one.

        None if none of them is visible.
        """
        there = [self.buttons[id] for id in ids if id in self.buttons and self._is_there(id)]
        return next((one for one in there if one.enabled), there[0] if there else None)

    def _is_there(self, id: str) -> bool:
        """Return True for a visible button.

        An overlay's button counts, too, if it is behind the enabled button for all overlays.
        """
        room = self.buttons.get(ROOM)
        behind = is_about_overlays(id) and room is not None and room.visible and room.enabled
        return self.buttons[id].visible or behind


def _plain(button: Button) -> ButtonState:
    """Return a button's usual state, which holds where a mode sets nothing else."""
    icon = button.icon if isinstance(button.icon, str) else ""
    return ButtonState(label=button.called, icon=icon, cost=button.cost, explained=button.explained)
