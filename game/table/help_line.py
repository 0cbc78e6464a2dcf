"""The line of help before the first decision on something; it stays until it is read."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from game.lessons.learnt import FirstTimeHint
from game.platform.node import Node
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.nodes import flat
from game.ui.screen import Canvas, Screen
from game.ui.widgets import Appearance, Button

READ: Final = "help/read"
"""The id of the line, which a tap puts away."""
_PAD: Final = 12
"""The padding beside the words, in dp."""
_SIGN: Final = 30
"""The side of the sign for "read", in dp."""


_STEP: Final = 4
"""The distance in dp between two places that are tried."""


def _covered(box: Rect, needed: Sequence[Rect]) -> int:
    """Return how many pixels of what is needed lie below a box."""
    parts = map(box.clip, needed)
    return sum(part.w * part.h for part in parts)


def _words_in(screen: Screen, box: Rect) -> Rect:
    """Return the place of the words in a box: all but the edges and the sign."""
    pad, sign = screen.px(_PAD), screen.px(_SIGN)
    return Rect(box.x + pad, box.y, max(1, box.w - 3 * pad - sign), box.h)


class HelpLine(Button):
    """Help over the ribbon, in full size, that a tap puts away.

    Attributes:
        hint: the help that is shown; None for none.
        named: returns the names of what is ringed, for whoever listens.
    """

    covers = True
    binds = True  # a second quick tap would put away the line that comes next

    def __init__(self, read: Callable[[], None]) -> None:
        """Make the line without help; ``read`` is called by a tap on it."""
        super().__init__(READ, "", read)
        self.hint: FirstTimeHint | None = None
        self.named: Callable[[], Sequence[str]] = tuple
        self.visible = False

    def show(self, hint: FirstTimeHint | None) -> bool:
        """Show help, or none; return True if that is a change."""
        if hint is self.hint:
            return False
        self.hint, self.visible = hint, hint is not None
        self.label = hint.words if hint else ""
        return True

    def lay_out(
        self, screen: Screen, bands: Sequence[Rect], board: Rect, needed: Sequence[Rect] = ()
    ) -> None:
        """Lay the line out in the first of the bands, made higher until all words have their size.

        It grows downwards, and upwards where the window ends. Where it would cover something
        ``needed`` it lies in another band, or further down on the ``board``, where it covers least.
        """
        if not self.visible:
            self.rect = Rect(0, 0, 0, 0)
            return
        boxes = [self._grown(screen, band) for band in bands]
        first = boxes[0]
        tops = range(first.y, board.bottom - first.h + 1, screen.px(_STEP))
        places = (*boxes, *(first.move_to(top=top) for top in tops))
        self.rect = min(places, key=lambda place: _covered(place, needed))

    def _grown(self, screen: Screen, band: Rect) -> Rect:
        """Return a band that is high enough for the words."""
        box = band.copy()
        room = Rect(0, 0, _words_in(screen, box).w, screen.rect.h)
        high = text.paragraph_height(screen, self.label, room, theme.BODY) + screen.px(_PAD)
        box.h = max(box.h, screen.px(theme.TOUCH), high)
        box.bottom = min(box.bottom, screen.safe.bottom)
        return box

    @property
    def appearance(self) -> Appearance:
        place, look = super().appearance
        return Appearance(place, (look, self.label))

    def draw(self, canvas: Canvas) -> None:
        """Draw the words with the sign that a tap puts them away."""
        if not (self.visible and panels.seen(canvas, self.rect)):
            return
        panels.draw(canvas, self.rect, panels.PARCHMENT_ACTIVE)
        text.paragraph(canvas, self.label, _words_in(canvas.screen, self.rect), theme.BODY, "lm")
        side = canvas.px(_SIGN)
        sign = Rect(0, 0, side, side)
        sign.midright = (self.rect.right - canvas.px(_PAD), self.rect.centery)
        sprites.draw_in(canvas, "icon_confirm", sign)

    def nodes(self) -> list[Node]:
        """Return the words, which are read aloud, and the button that puts them away."""
        told = "\n".join((self.label, *self.named()))
        words = Node(f"{READ}/words", "status", flat(told))
        return [words, *(one._replace(name=_("Read it")) for one in super().nodes())]
