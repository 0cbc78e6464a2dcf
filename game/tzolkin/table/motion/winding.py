"""The calendar turned by hand, to look ahead: its rim is dragged, or the mouse's wheel turned."""

from collections.abc import Callable

from game.tzolkin.table.board import Train
from game.tzolkin.table.things import Ahead
from game.ui.input import Drag, Phase, Wheel


class Winding:
    """Counts the days by which the gears of a train are turned. ``hold`` is told them with their
    parts, and None when they are let go."""

    def __init__(self, train: Train, hold: Callable[[float | None], None]) -> None:
        self._train = train
        self._hold = hold
        self._days: float | None = None
        self._shown = 0

    def take(self, gesture: Drag | Wheel, stood: float, most: int) -> Ahead | None:
        """How far ahead the gesture looks, if that is new. ``stood``: days by which the gears
        stand ahead already; ``most``: days to come."""
        if isinstance(gesture, Wheel):
            ahead = round(stood) + (1 if gesture.amount < 0 else -1)
            there = self._train.layout.in_calendar(gesture.pos) and 0 <= ahead <= most
            return Ahead(ahead) if there else None
        if gesture.phase is Phase.BEGIN and self._train.layout.on_rim(gesture.start):
            self._days, self._shown = stood, round(stood)
        if self._days is None:
            return None
        return self._drag(gesture, most)

    def _drag(self, gesture: Drag, most: int) -> Ahead | None:
        """Turns them along with the finger; let go, they turn on to the nearest day and stay
        there: a look ahead is ended by what stands beside it, as after a tap."""
        assert self._days is not None
        if gesture.phase in (Phase.END, Phase.CANCEL):
            self._days = None
            self._hold(None)
            return Ahead(self._shown)
        before = gesture.pos[0] - gesture.delta[0], gesture.pos[1] - gesture.delta[1]
        turned = self._days + self._train.layout.days_turned(before, gesture.pos)
        self._days = max(0.0, min(float(most), turned))
        self._hold(self._days)
        if round(self._days) == self._shown:
            return None
        self._shown = round(self._days)
        return Ahead(self._shown)
