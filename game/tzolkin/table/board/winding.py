"""Turning the calendar by hand to look ahead: by dragging its rim or with the mouse wheel."""

from collections.abc import Callable

from game.tzolkin.table.board.geometry.layout import Layout
from game.tzolkin.table.things import Ahead
from game.ui.input import Drag, Gesture, Phase, Wheel


class Winding:
    """Counts the days by which the gears are turned by hand.

    ``hold`` is called with the days, including fractions, while they are held, and with None when
    they are let go.

    Attributes:
        stood: days ahead at which the gears stand already.
        most: the greatest number of days ahead.
    """

    def __init__(self, hold: Callable[[float | None], None] = lambda _days: None) -> None:
        self.stood, self.most = 0.0, 0
        self._hold = hold
        self._days: float | None = None
        self._shown = 0

    def stand(self, stood: float, most: int) -> None:
        """Set how many days ahead the gears stand, and the most that they may be turned."""
        self.stood, self.most = stood, most

    def take(self, gesture: Gesture, layout: Layout) -> Ahead | None:
        """Return an ``Ahead`` if the gesture changes the day that is looked at, else None."""
        match gesture:
            case Wheel(pos, amount):
                ahead = round(self.stood) + (1 if amount < 0 else -1)
                return Ahead(ahead) if layout.in_calendar(pos) and 0 <= ahead <= self.most else None
            case Drag(start, _pos, _delta, Phase.BEGIN) if layout.on_rim(start):
                self._days, self._shown = self.stood, round(self.stood)
        if self._days is None or not isinstance(gesture, Drag):
            return None
        return self._drag(gesture, layout, self._days)

    def _drag(self, gesture: Drag, layout: Layout, days: float) -> Ahead | None:
        """Turn the gears along with the finger.

        When let go, they turn on to the nearest day and stay there, as after a tap; the look ahead
        is ended elsewhere.
        """
        if gesture.phase in (Phase.END, Phase.CANCEL):
            self._days = None
            self._hold(None)
            return Ahead(self._shown)
        before = gesture.pos[0] - gesture.delta[0], gesture.pos[1] - gesture.delta[1]
        self._days = max(0.0, min(float(self.most), days + layout.days_turned(before, gesture.pos)))
        self._hold(self._days)
        if round(self._days) == self._shown:
            return None
        self._shown = round(self._days)
        return Ahead(self._shown)
