"""What is lit on the table, as something that takes a finger, the keyboard and a screen reader."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.tzolkin.table.things import Calendar, Thing
from game.tzolkin.table.touch.targets import Target
from game.ui.controls.said import Said
from game.ui.input import Pos
from game.ui.screen import Canvas
from game.ui.sentence import Words
from game.ui.widgets import Element, Widget


@dataclass(frozen=True)
class Uses:
    """What is asked of the table.

    Attributes:
        touch: does what a touch on a thing means.
        takes: whether a tap at a place is meant for a target.
        told: what there is to know of a thing.
    """

    touch: Callable[[Thing], None]
    takes: Callable[[Target, Pos], bool]
    told: Callable[[Thing], Said]


_NOWHERE = Target(Calendar(), Calendar(), Rect(0, 0, 0, 0), Rect(0, 0, 0, 0))


class Lit(Widget):
    """Something on the table that can be touched to go on; the picture shows it.

    Attributes:
        target: where it takes a finger.
    """

    role = "gridcell"

    def __init__(self, uses: Uses) -> None:
        super().__init__("", "")
        self.visible = False
        self.target = _NOWHERE
        self._uses = uses

    def show(self, id: str, label: Words, target: Target, *, binds: bool) -> None:
        """What it is from now on; what ``binds`` plays at a touch."""
        self.id, self.label, self.target, self.binds = id, label, target, binds
        self.rect, self.visible = target.reach, True

    def elements(self) -> list[Element]:
        able = self.enabled and not self.waits
        return [Element(self.id, self.label, self.rect, able, self.role)]

    @property
    def remark(self) -> str:
        return self._uses.told(self.target.thing).words

    @property
    def rule(self) -> str:
        return self._uses.told(self.target.thing).rule

    def takes(self, pos: Pos) -> bool:
        return super().takes(pos) and self._uses.takes(self.target, pos)

    def tap(self, pos: Pos) -> None:  # noqa: ARG002
        self._uses.touch(self.target.thing)

    def draw(self, canvas: Canvas) -> None:
        """Nothing."""
