"""How fast the others' turns are shown."""

from enum import Enum

from game.ui import theme


class Pace(Enum):
    """Seconds that every action is shown, and that a counted scoring stays."""

    INSTANT = ("instant", 0.0, theme.GLANCE)
    NATURAL = ("natural", theme.STEP, theme.READ)
    SLOW = ("slow", theme.STEP_SLOW, theme.READ_SLOW)

    def __init__(self, key: str, step: float, reading: float) -> None:
        self.key = key
        self.step = step
        self.reading = reading


def pace_called(key: str) -> Pace:
    """The pace with this key.

    Raises:
        KeyError: there is none.
    """
    return {pace.key: pace for pace in Pace}[key]
