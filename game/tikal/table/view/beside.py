"""The parts beside the board: the card or panel of what is shown, and the action points."""

from collections.abc import Iterator
from typing import Any

from pygame import Rect

from game.tikal.rules.components import ACTION_POINTS
from game.tikal.table.panels import PanelCard, card_of
from game.tikal.table.panels.placed import Placed
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Thing
from game.tikal.table.view.places import Places
from game.tikal.words.labels import action_points
from game.ui import panels, sprites, text, theme
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen

# The action points as ten coins.

_TO_COME = 0.4
"""The alpha of coins that are not there yet."""


class Points(Placed):
    """The action points as coins, in two rows under a title, or in one row where the band is low.
    Before they are given, all ten are drawn pale."""

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        rect, ap, px = self.rect, shown.ap, canvas.px
        panels.draw(canvas, rect, panels.DARK)
        figure = str(ACTION_POINTS) if ap is None else f"{ap}/{ACTION_POINTS}"
        colour = theme.CREAM_SOFT if ap is None else theme.GOLD_BRIGHT
        if rect.h < px(60):
            end = rect.right - px(10), rect.centery
            drawn = text.draw(canvas, figure, end, theme.CHIP, "rm", colour)
            coins = Rect(rect.x + px(10), rect.y, drawn.left - rect.x - px(16), rect.h)
            _coins(canvas, coins, ap, columns=ACTION_POINTS)
            return
        top = rect.y + px(16)
        drawn = text.draw(canvas, figure, (rect.right - px(12), top), theme.CHIP, "rm", colour)
        begin, room = (rect.x + px(12), top), drawn.left - rect.x - px(18)
        title, style = action_points(), theme.LABEL
        text.draw(canvas, title, begin, style, "lm", theme.CREAM_SOFT, max_width=room)
        below = Rect(rect.x + px(9), rect.y + px(25), rect.w - px(18), rect.h - px(31))
        _coins(canvas, below, ap, columns=ACTION_POINTS // 2)


def _coins(canvas: Canvas, area: Rect, ap: int | None, columns: int) -> None:
    """Draw the ten coins in so many columns; ``ap`` None draws all of them pale."""
    full, alpha = (ACTION_POINTS, _TO_COME) if ap is None else (ap, 1)
    rows = ACTION_POINTS // columns
    wide, high = area.w / columns, area.h / rows
    side = min(round(min(wide, high)), canvas.px(32))
    for i in range(ACTION_POINTS):
        box = Rect(0, 0, side, side)
        box.center = (
            round(area.x + (i % columns + 0.5) * wide),
            round(area.y + (i // columns + 0.5) * high),
        )
        sprites.draw_in(canvas, "pip_full" if i < full else "pip_empty", box, alpha)


class Beside:
    """The part beside the board, drawn by a card that depends on the kind of panel.

    Attributes:
        card: the card that is shown now.
    """

    card: PanelCard[Any]

    def __init__(self) -> None:
        self._points = Points()

    def lay_out(self, screen: Screen, area: Places) -> None:
        """Take the places of all cards, since a card may lie over more than the part's own
        place."""
        self._screen, self._places = screen, area
        self._points.lay_out(screen, area.layout.points)

    def show(self, shown: Shown) -> None:
        """Make the card of the panel that is shown."""
        self.card = card_of(shown.panel, shown.view, self._screen, self._places)

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        """Paint everything at once."""
        for _part in self.prepare(canvas, shown):
            pass

    def prepare(self, canvas: Canvas, shown: Shown) -> Iterator[None]:
        """Paint the panel, the action points, then the card over both, part by part; parts outside
        the canvas's clip are left out."""
        seen, points = any(panels.seen(canvas, rect) for rect in self.card.area), self._points
        if seen:
            self.card.draw(canvas)
            yield
        if points.rect.w and panels.seen(canvas, points.rect):
            points.paint(canvas, shown)
        if seen:
            self.card.draw_card(canvas)
        yield

    def pick(self, pos: Pos) -> Thing | None:
        """Return the thing under a pixel, or None."""
        return self.card.pick(pos)

    def place_of(self, thing: Thing) -> Rect | None:
        """Return the rectangle of a thing; None if it is not on the card."""
        return self.card.place_of(thing)
