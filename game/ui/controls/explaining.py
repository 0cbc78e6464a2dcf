"""What a widget tells of itself when it is held, or when the mouse rests on it."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui import theme
from game.ui.widgets import Widget


class Explaining:
    """Watches over which widget the mouse or a finger is, and since when."""

    def __init__(self) -> None:
        self._over: tuple[Widget, bool] | None = None
        self._since = 0.0
        self._told = False

    def watch(self, widgets: Iterable[Widget], now: float) -> str:
        """Looks at this time (monotonic seconds); returns what is to be told, once."""
        telling = (one for one in widgets if one.visible and one.remark)
        over = next(((one, one.pressed) for one in telling if one.pressed or one.hovered), None)
        if over != self._over:
            self._over, self._since, self._told = over, now, False
        if over is None or self._told or now - self._since < theme.HOLD:
            return ""
        self._told = True
        return over[0].remark

    def was_held(self, widget: Widget) -> bool:
        """True if a finger has held it until it told: letting go is no tap then."""
        return self._told and self._over == (widget, True)
