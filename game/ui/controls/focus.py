"""Where the keyboard is: on a widget or on another thing, and where keys lead from there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from pygame import Rect

from game.ui.controls.directions import DIRECTIONS, nearest
from game.ui.element import Element
from game.ui.input import Key
from game.ui.widgets import Widget

Stop = Widget | Element
"""What the keyboard can be on: a widget, or an element of the scene that is no widget."""


def leads_on(key: Key) -> bool:
    """Return True for a key that moves the keyboard to another stop."""
    return not key.ctrl and (key.name == "tab" or key.name in DIRECTIONS)


class Focus:
    """The stop that has the keyboard.

    Attributes:
        id: the id of what has the keyboard; empty for nothing.
        widget: the widget with the keyboard; None for none.
        thing: the element with the keyboard that is no widget; None for none.
        by_keyboard: True if a key moved it there; only then a ring is drawn around it.
    """

    def __init__(self) -> None:
        self.widget: Widget | None = None
        self.thing: Element | None = None
        self.by_keyboard = False
        self.id = ""
        self._last_cell = ""

    def put_on(self, stop: Stop | None, *, by_keyboard: bool) -> None:
        """Give the keyboard to a stop, or to none."""
        self.widget = stop if isinstance(stop, Widget) else None
        self.thing = stop if isinstance(stop, Element) else None
        self.by_keyboard = by_keyboard
        self.id = stop.id if stop else ""
        if stop and stop.role == "gridcell":
            self._last_cell = stop.id

    def follow(self, widgets: Iterable[Widget], things: Callable[[], Iterable[Element]]) -> bool:
        """Stay on what has the same id now, or on nothing; return True if it is another widget."""
        before = self.widget
        if self.id:
            shown: Iterable[Stop] = (one for one in widgets if one.visible)
            stop = _find(shown, self.id) or (_find(things(), self.id) if self.thing else None)
            self.put_on(stop, by_keyboard=self.by_keyboard)
        return self.widget is not before

    @property
    def rect(self) -> Rect | None:
        """The rectangle of what has the keyboard; None for nothing."""
        stop = self.widget or self.thing
        return stop.rect if stop else None

    def next_stop(self, key: Key, stops: Sequence[Stop]) -> Stop | None:
        """Return the stop to which a key leads; None if there is none at all.

        An arrow leads to the nearest one in its direction, or nowhere. Tab leads from widget to
        widget and to one cell of the board: the one that last had the keyboard, or the first. Where
        no board has cells it leads to the first other thing.
        """
        if key.name == "tab":
            widgets = [one for one in stops if isinstance(one, Widget)]
            things = [one for one in stops if isinstance(one, Element)]
            other = self._cell(things) or things[:1]
            return self._next_in_order(-1 if key.shift else 1, [*widgets, *other])
        if self.rect is None:
            return next(iter([*self._cell(stops), *stops]), None)
        places = {one.id: one.rect for one in stops if one.id != self.id}
        return _find(stops, nearest(self.rect, key.name, places) or self.id)

    def _next_in_order(self, step: int, ring: Sequence[Stop]) -> Stop | None:
        """Return the next stop in order (1) or the previous one (-1), round and round."""
        ids = [one.id for one in ring]
        place = ids.index(self.id) + step if self.id in ids else min(step, 0)
        return ring[place % len(ring)] if ring else None

    def _cell(self, stops: Sequence[Stop]) -> list[Stop]:
        """Return the cell that last had the keyboard, or the first one; nothing if none is left."""
        cells = [one for one in stops if one.role == "gridcell"]
        last = _find(cells, self._last_cell)
        return [last] if last else cells[:1]


def _find(stops: Iterable[Stop], id: str) -> Stop | None:
    return next((one for one in stops if one.id == id), None)
