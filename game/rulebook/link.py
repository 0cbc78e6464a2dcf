"""A link to another section of the rulebook."""

from game.ui import text, theme
from game.ui.screen import Canvas
from game.ui.widgets import Button


class Link(Button):
    """A button that looks like a link: an arrow and the underlined heading of a section."""

    role = "link"

    def draw(self, canvas: Canvas) -> None:
        """Draw the link without a panel, as a part of the text."""
        ink = theme.BRICK if self.hovered or self.pressed else theme.RUST
        side = canvas.px(6)
        x, y = self.rect.x + canvas.px(3), self.rect.centery
        _draw_arrow(canvas, x, y, side, ink)
        left = x + side + canvas.px(7)
        room = self.rect.right - left
        drawn = text.draw(canvas, self.label, (left, y), theme.LABEL, "lm", ink, room)
        canvas.surface.fill(ink, (drawn.x, y + canvas.px(9), drawn.w, canvas.px(1)))


def _draw_arrow(canvas: Canvas, x: int, y: int, side: int, ink: theme.Colour) -> None:
    """Draw a triangle that points to the right."""
    for column in range(side):
        half = side - 1 - column
        canvas.surface.fill(ink, (x + column, y - half, 1, 2 * half + 1))
