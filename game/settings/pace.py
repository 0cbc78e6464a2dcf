"""How fast the others' turns are shown."""

from enum import Enum

from game.ui import theme


class Pace(Enum):
    """Seconds that every action is shown, and that a counted scoring stays; and the part of its
    own time that a long motion lasts."""

    INSTANT = ("instant", 0.0, theme.GLANCE, theme.AT_ONCE)
    NATURAL = ("natural", theme.STEP, theme.READ, 1.0)
    SLOW = ("slow", theme.STEP_SLOW, theme.READ_SLOW, 1.0)

    def __init__(self, key: str, step: float, reading: float, lasting: float) -> None:
        self.key = key
        self.step = step
        self.reading = reading
        self.lasting = lasting


def pace_called(key: str) -> Pace:
    """The pace with this key.

    Raises:
        KeyError: there is none.
    """
    return {pace.key: pace for pace in Pace}[key]
