"""How a button looks in a mode, and a turn of the loop."""

from dataclasses import dataclass

from game.ui.controls.said import NOTHING, Said
from game.ui.sentence import Words


@dataclass(frozen=True, slots=True)
class ButtonState:
    """A button that can be seen.

    Attributes:
        label: what it says; empty for what it always says.
        note: its second line.
        at: the place where it lies; empty for its own.
        icon: its picture; empty for the one that it always has.
        cost: the action points on its chip; empty for what it always says.
        why: what it says when it is tapped while it is grey.
        explained: what there is to know of it; nothing for what it always says.
        binds: True for what ends or binds a turn.
        final: True for what cannot be undone.
    """

    enabled: bool = True
    chosen: bool = False
    label: Words = ""
    note: Words = ""
    at: str = ""
    icon: str = ""
    cost: Words = ""
    why: Said = NOTHING
    explained: Said = NOTHING
    binds: bool = False
    final: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn of the loop.

    Attributes:
        now: the time, in monotonic seconds.
        moving: True while something moves.
        covered: True while a dialog lies above.
        passed: how many steps of what moves are over.
    """

    now: float
    moving: bool
    covered: bool
    passed: int = 0
