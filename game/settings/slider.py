"""A volume control: a loudspeaker that stands for silence, and a bar for each step."""

from collections.abc import Callable

from pygame import Rect

from game.platform.node import Act, Node
from game.ui import panels, sprites, theme
from game.ui.element import Element
from game.ui.input import Key, Pos
from game.ui.screen import Canvas
from game.ui.sentence import Words
from game.ui.widgets import Widget


class Slider(Widget):
    """A number from 0 to ``most``: set by a tap or a drag, changed by the arrow keys.

    ``change`` is called with each new number.
    """

    role = "slider"

    def __init__(
        self, id: str, label: Words, *, value: int, most: int, change: Callable[[int], None]
    ) -> None:
        super().__init__(id, label)
        self.value = value
        self.most = most
        self.change = change

    def elements(self) -> list[Element]:
        """Return one element, with the number as its value."""
        return [Element(self.id, self.label, self.rect, self.enabled, self.role, str(self.value))]

    def nodes(self) -> list[Node]:
        return [node._replace(most=self.most) for node in super().nodes()]

    def act(self, act: Act) -> None:
        if act.kind == "set":
            self.choose(int(act.value))

    def choose(self, value: int) -> None:
        """Set the nearest number from 0 to ``most``; call ``change`` if it is a new one."""
        value = max(0, min(self.most, value))
        if value != self.value:
            self.value = value
            self.change(value)

    def tap(self, pos: Pos) -> None:
        """Set the number that is drawn at a pixel."""
        self.choose(sum(pos[0] >= self._part(number).x for number in range(1, self.most + 1)))

    def key(self, key: Key) -> bool:
        """Go a step on left and right; take Enter and Space too, which change nothing."""
        step = {"left": -1, "right": 1, "return": 0, "enter": 0, "space": 0}.get(key.name)
        if step is not None:
            self.choose(self.value + step)
        return step is not None

    def _part(self, number: int) -> Rect:
        """Return the rectangle of a number; that of 0 is the loudspeaker."""
        inner = self.rect.inflate(-self.rect.h // 4, 0)
        left = inner.x + inner.w * number // (self.most + 1)
        right = inner.x + inner.w * (number + 1) // (self.most + 1)
        return Rect(left, inner.y, right - left, inner.h)

    def draw(self, canvas: Canvas) -> None:
        """Draw the loudspeaker and the bars, which grow towards the loudest."""
        panels.draw(canvas, self.rect, panels.DARK)
        first = self._part(0)
        plate = Rect(0, 0, first.w, first.w).move_to(center=first.center)
        panels.pill(canvas, plate, theme.CREAM, theme.INK)
        icon = plate.inflate(-plate.w // 3, -plate.h // 3)
        sprites.draw_in(canvas, "icon_sound_on" if self.value else "icon_sound_off", icon)
        for number in range(1, self.most + 1):
            part = self._part(number)
            high = part.h * (30 + 35 * number // self.most) // 100
            bar = Rect(0, 0, max(canvas.px(5), part.w * 52 // 100), high)
            bar.center = part.center
            lit, dark = (theme.GOLD_BRIGHT, theme.INK), (theme.WALNUT, theme.CREAM_FADED)
            panels.pill(canvas, bar, *(lit if number <= self.value else dark), 1.5)
