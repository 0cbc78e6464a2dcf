"""What a finger can mean: only what was there when it came down, and not what has just taken the
place of something else, for the eye is slower than the hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pygame

from game.ui import theme
from game.ui.widgets import Widget


class _Place(NamedTuple):
    """A widget as it is seen: one made anew at the same place is the same one."""

    id: str
    box: tuple[int, int, int, int]


class Settling:
    """Watches which widgets can be touched, and since when."""

    def __init__(self) -> None:
        self._since: dict[_Place, float] | None = None
        self._held: _Place | None = None
        self._now = 0.0

    def renew(self) -> None:
        """Everything is new to the eye: another scene was here, or it is another player's turn."""
        self._since = None

    def watch(self, widgets: Iterable[Widget], now: float) -> None:
        """Looks at what can be touched at this time (monotonic seconds)."""
        before, self._now = self._since, now
        there = {_place(widget) for widget in widgets if widget.visible}
        if before is None:
            self._since = dict.fromkeys(there, now)
            return
        if there == before.keys():
            return
        gone = [pygame.Rect(place.box) for place in before.keys() - there]
        self._since = {
            place: before[place] if place in before else self._begun(place, gone) for place in there
        }

    def press(self, widget: Widget | None) -> None:
        """A finger came down on a widget, or on none."""
        self._held = _place(widget) if widget and widget.enabled else None

    def meant(self, widget: Widget) -> bool:
        """Whether the finger that came down last means this widget."""
        place = _place(widget)
        since = (self._since or {}).get(place)
        return place == self._held and since is not None and self._now - since >= theme.SETTLE

    def _begun(self, place: _Place, gone: list[pygame.Rect]) -> float:
        """Since when a new one can be touched: at once where nothing else was."""
        replaces = pygame.Rect(place.box).collidelist(gone) >= 0
        return self._now if replaces else self._now - theme.SETTLE


def _place(widget: Widget) -> _Place:
    x, y, width, height = widget.rect
    return _Place(widget.id, (x, y, width, height))
