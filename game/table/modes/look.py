"""How a button looks in a mode, and the facts of one frame that modes are updated with."""

from dataclasses import dataclass

from game.ui.controls.said import NOTHING, Said
from game.ui.sentence import Words


@dataclass(frozen=True, slots=True)
class ButtonState:
    """How a visible button looks, and what it says when it is touched.

    Attributes:
        enabled: False for a button that is grey.
        chosen: True for a button that is highlighted as chosen.
        label: its text; empty for the button's usual label.
        note: its second line.
        at: the key of the rectangle in which it lies; empty for its own id.
        icon: its sprite; empty for the button's usual icon.
        cost: the action points on its chip; empty for the button's usual cost.
        why: why it is disabled, told when it is tapped while it is grey.
        explained: its explanation; empty for the button's usual one.
        binds: True if the action ends the turn or cannot be undone: the button takes a tap only
            after a short wait.
        final: True if the action cannot be undone; the button is marked so.
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
    """One pass of the main loop, as a mode's ``update`` is given it.

    Attributes:
        now: the time, in monotonic seconds.
        moving: True while an animation runs.
        covered: True while a dialog lies over the table.
        passed: how many steps of the running animation are over.
    """

    now: float
    moving: bool
    covered: bool
    passed: int = 0
