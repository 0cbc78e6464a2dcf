"""The players' cards: who plays, whose turn it is, and the points."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game.table.plain.shown import Shown
from game.table.players import Player
from game.table.things import Seat, Thing
from game.ui import panels, sprites, text, theme
from game.ui.input import Pos
from game.ui.painting.cells import grid
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas, Screen

# sizes in dp

_GAP: Final = 6
_PAD: Final = 10
_MARK: Final = 24
_NARROW: Final = 130
"""The width of a card below which its mark is smaller."""


class Seats:
    """Draws a card for each player.

    Attributes:
        high: True if the cards lie one below the other, False for side by side.
    """

    def __init__(self, players: Sequence[Player]) -> None:
        self.high = False
        self._players = players
        self._cards: list[Rect] = []

    def lay_out(self, screen: Screen, area: Rect) -> None:
        """Lay the cards out side by side, or one below the other."""
        count = len(self._players)
        columns, rows = (1, count) if self.high else (count, 1)
        self._cards = grid(area, columns, rows, screen.px(_GAP))

    def show(self, shown: Shown) -> None:
        """Do nothing: the cards' places do not depend on what is shown."""

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        """Draw each card with mark, points, and the name if it fits.

        The card of the seat whose turn is shown is highlighted.
        """
        for seat, (player, card) in enumerate(zip(shown.players, self._cards, strict=True)):
            skin = panels.PARCHMENT_ACTIVE if seat == shown.seat else panels.PARCHMENT_DIM
            panels.draw(canvas, card, skin)
            _draw(canvas, card, player, shown.points[seat])

    def pick(self, pos: Pos) -> Thing | None:
        """Return the seat whose card is at a pixel; None beside all cards."""
        found = (seat for seat, card in enumerate(self._cards) if card.collidepoint(pos))
        return next((Seat(seat) for seat in found), None)

    def place_of(self, thing: Thing) -> Rect | None:
        """Return the rectangle of a seat's card; None for anything else."""
        return self._cards[thing.seat] if isinstance(thing, Seat) else None


def _draw(canvas: Canvas, card: Rect, player: Player, points: str) -> None:
    px = canvas.px
    inner = card.inflate(-2 * px(_PAD), 0)
    side = px(_MARK if card.w >= px(_NARROW) else _MARK * 3 // 4)
    mark = Rect(inner.x, 0, side, side)
    mark.centery = inner.centery
    sprites.draw_in(canvas, f"mark_{player.mark}", mark)
    drawn = text.draw(canvas, points, inner.midright, theme.NUMBER, "rm")
    left = mark.right + px(_GAP)
    room = drawn.x - px(_GAP) - left
    style = style_for(canvas.screen, player.name, theme.SUBHEADING, room)
    if text.fits(canvas.screen, player.name, style, room):
        text.draw(canvas, player.name, (left, inner.centery), style, "lm", max_width=room)
