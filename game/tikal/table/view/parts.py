"""The parts of the picture: the board, the seats, the card beside the board, the action points; and
what a drag carries."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from pygame import Rect

from game.table.part import Part
from game.table.players import Player
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.rules.state import NONE
from game.tikal.table.board import BoardView, draw_hexagon_card, pieces
from game.tikal.table.panels import PanelCard, card_of
from game.tikal.table.panels.card import RectPart
from game.tikal.table.panels.still_to_come import StockPanel
from game.tikal.table.shown.cards import HandShown, PartyShown, SelectionShown
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Hand, Thing
from game.tikal.table.view.places import Places
from game.tikal.table.view.seats import SeatPanel
from game.tikal.words.labels import action_points
from game.ui import panels, sprites, text, theme
from game.ui.input import Pos
from game.ui.painting import shapes
from game.ui.screen import Canvas, Screen


class Parts:
    """All parts of the table.

    Attributes:
        board: the board.
        panel: the card or panel beside the board.
    """

    def __init__(self, screen: Screen, players: Sequence[Player], area: Sequence[int]) -> None:
        self.board = BoardView(screen, screen.safe, [player.mark for player in players], area)
        self.panel = PanelPart()
        self._seats = [SeatPanel(seat) for seat in range(len(players))]
        self._stock = StockPanel()

    def lay_out(self, screen: Screen, places: Places) -> None:
        """Lay out every part in its place."""
        layout = places.layout
        for panel, rect in zip(self._seats, layout.seats, strict=True):
            panel.lay_out(screen, rect)
            panel.hidden = places.hidden
        self._stock.lay_out(screen, layout.stock)
        self.panel.lay_out(screen, places)
        self.board.lay_out(screen, layout.board)

    def show(self, shown: Shown) -> None:
        """Pass what is shown to every part."""
        for part in self._all:
            part.show(shown)

    def paint(self, canvas: Canvas, shown: Shown) -> Iterator[None]:
        """Paint all parts but the board, part by part."""
        yield from _paint(canvas, shown, self._seats)
        yield from self.panel.prepare(canvas, shown)
        yield from _paint(canvas, shown, [self._stock])

    def pick(self, pos: Pos) -> Thing | None:
        """Return the thing under a pixel, or None."""
        found = (part.pick(pos) for part in self._all)
        return next((thing for thing in found if thing is not None), None)

    def place_of(self, thing: Thing) -> Rect | None:
        """Return the rectangle of a thing; None if the thing cannot be seen now."""
        found = (part.place_of(thing) for part in self._all)
        return next((place for place in found if place is not None), None)

    @property
    def _all(self) -> Iterable[Part[Any, Shown, Thing]]:
        return *self._seats, self.panel, self._stock, self.board


def _paint(canvas: Canvas, shown: Shown, parts: Iterable[RectPart]) -> Iterator[None]:
    """Paint those of the parts that have room and lie in the canvas's clip."""
    for part in parts:
        if part.rect.w and panels.seen(canvas, part.rect):
            part.paint(canvas, shown)
            yield


class PanelPart:
    """The part beside the board, drawn by a card that depends on the kind of panel.

    Attributes:
        card: the card that is shown now.
    """

    card: PanelCard[Any]

    def __init__(self) -> None:
        self._points = ActionPoints()

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


# The action points as ten coins.

_TO_COME = 0.4
"""The alpha of coins that are not there yet."""


class ActionPoints(RectPart):
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


# What a drag carries: the hexagon in hand, or the members picked up.

_HEXAGON: Final = (72, 150)
"""The least and the greatest width of a carried hexagon in dp; between them it is as wide as those
on the board."""
_AROUND: Final = 1.24
"""The side of a carried hexagon's box, shadow included, in widths of the hexagon."""
_RAISED: Final = 0.12
"""How high the hexagon floats above the finger, in sides of that box."""
_SHADOW: Final = (0.05, 0.16)
"""How far below the hexagon its shadow lies, and how soft it is, in widths of the hexagon."""
_FIGURE: Final = (100, 220)
"""The least and the greatest width in dp of the hexagon to which carried figures are scaled."""
_TALL: Final = 0.42
"""The height of the figures' box, a little more than a figure's, in widths of that hexagon."""
_STEP: Final = 0.13
"""The distance between two figures, in widths of that hexagon."""
_MOST: Final = 5
"""The number of figures that are drawn at most."""


def carried_box(screen: Screen, board: BoardView, what: Thing | None, pos: Pos) -> Rect:
    """Return the box in which a carried thing is drawn: a hexagon round the finger, figures with
    their feet at it, so that the finger does not cover them."""
    x, y = round(pos[0]), round(pos[1])
    if what == Hand():
        side = round(_AROUND * _within(screen, board.layout.width, _HEXAGON))
        return Rect(0, 0, side, side).move_to(center=(x, y - round(_RAISED * side)))
    width = _within(screen, board.layout.width, _FIGURE)
    box = Rect(0, 0, round((_TALL + 2 * _STEP * _MOST) * width), round(_TALL * width))
    return box.move_to(midbottom=(x, y + round(_TALL * width / 4)))


def draw_carried(canvas: Canvas, box: Rect, board: BoardView, shown: Shown) -> None:
    """Draw what is carried into its box."""
    panel = shown.panel
    if isinstance(panel, HandShown):
        if shown.view.hand != NONE:
            _draw_hexagon(canvas, box, panel.hexagon, board.seen.rotation(panel.rotation))
    elif isinstance(panel, SelectionShown) and panel.party:
        _draw_party(canvas, box, panel.party, shown.players[shown.seat].mark)


def _draw_hexagon(canvas: Canvas, box: Rect, hexagon: int, rotation: int) -> None:
    """Draw the floating hexagon over its shadow."""
    side = round(box.w / _AROUND)
    lies = Rect(0, 0, side, side).move_to(center=box.center)
    low, soft = (round(part * side) for part in _SHADOW)
    dark = lies.inflate(-2 * soft, -3 * soft).move(0, low)
    shapes.halo(canvas.surface, dark, dark.h // 2, soft, theme.SHADOW)
    draw_hexagon_card(canvas, lies, hexagon, rotation)


def _draw_party(canvas: Canvas, box: Rect, party: PartyShown, mark: str) -> None:
    """Draw the members side by side, the leader in front."""
    width = box.h / _TALL
    who = [pieces.LEADER] * party.leader + [pieces.WORKER] * party.workers
    shown, foot = who[:_MOST], box.bottom - box.h / 4
    for place, kind in reversed(list(enumerate(shown))):
        x = box.centerx + (place - (len(shown) - 1) / 2) * _STEP * width
        pieces.draw_piece(canvas, kind, mark, (x, foot), width)


def _within(screen: Screen, width: float, limits: tuple[int, int]) -> int:
    """Return a width in pixels, kept within limits in dp."""
    least, most = map(screen.px, limits)
    return round(max(least, min(most, width)))
