"""How fast the others' turns are shown; modes know it, so this module needs no pygame."""

from enum import Enum

from game.ui import theme


class Pace(Enum):
    """How fast the others' turns are shown.

    Attributes:
        key: its name in the settings file.
        step: seconds for which every action is shown.
        reading: seconds for which a scoring is shown.
        animation_factor: the part of its usual time that a long animation takes.
    """

    INSTANT = ("instant", 0.0, theme.GLANCE, theme.AT_ONCE)
    NATURAL = ("natural", theme.STEP, theme.READ, 1.0)
    SLOW = ("slow", theme.STEP_SLOW, theme.READ_SLOW, 1.0)

    def __init__(self, key: str, step: float, reading: float, animation_factor: float) -> None:
        self.key = key
        self.step = step
        self.reading = reading
        self.animation_factor = animation_factor


def pace_by_key(key: str) -> Pace:
    """Return the pace with this key.

    Raises:
        KeyError: no pace has this key.
    """
    return {pace.key: pace for pace in Pace}[key]
