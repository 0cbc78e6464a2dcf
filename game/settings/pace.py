"""How fast the others' turns are shown."""

from enum import Enum

from game.ui import theme


class Pace(Enum):
    """How fast the others' turns are shown.

    Attributes:
        key: its name in the settings file.
        step: seconds for which every action is shown.
        reading: seconds for which a scoring is shown.
        lasting: the part of its usual time that a long animation takes.
    """

    INSTANT = ("instant", 0.0, theme.GLANCE, theme.AT_ONCE)
    NATURAL = ("natural", theme.STEP, theme.READ, 1.0)
    SLOW = ("slow", theme.STEP_SLOW, theme.READ_SLOW, 1.0)

    def __init__(self, key: str, step: float, reading: float, lasting: float) -> None:
        self.key = key
        self.step = step
        self.reading = reading
        self.lasting = lasting


def pace_called(key: str) -> Pace:
    """Return the pace with this key.

    Raises:
        KeyError: no pace has this key.
    """
    return {pace.key: pace for pace in Pace}[key]
