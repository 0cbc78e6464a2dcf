"""The base of the panels beside the gears, and what they are drawn with: cards and marks."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from pygame import Rect, Surface

from game.table.players import Player
from game.tzolkin.table.panels.stone import block, draw_slab
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.things import Thing
from game.ui import contrast, sprites, theme
from game.ui.input import Pos
from game.ui.painting import shapes
from game.ui.painting.surfaces import SurfaceCache, cached_surface
from game.ui.screen import Canvas, Screen, grid
from game.ui.theme import Colour

# The backgrounds of things, lit, chosen or dim, and the marks standing on them.

GHOST: Final = 0.55
"""The opacity of a mark that does not stand there yet."""
_RADIUS: Final = 5
Painter = Callable[[Canvas, Rect], None]
"""A function that paints into a rectangle of a canvas."""

_kept = SurfaceCache()


class CardLook(Enum):
    """How a thing's background looks."""

    PLAIN = auto()
    LIT = auto()
    CHOSEN = auto()
    DIM = auto()


def look_of(seen: Seen, thing: Thing) -> CardLook:
    """Return how a thing's background looks: chosen, lit, dim or plain."""
    if thing in seen.chosen:
        return CardLook.CHOSEN
    if thing in seen.lit:
        return CardLook.LIT
    return CardLook.DIM if thing in seen.dim else CardLook.PLAIN


def draw_card(
    canvas: Canvas, rect: Rect, look: CardLook = CardLook.PLAIN, base: Colour = theme.CARD
) -> None:
    """Draw a card, or a block of stucco of another colour."""
    canvas.surface.blit(_card(rect.size, canvas.screen, look, base), rect)


def draw_cached_card(
    canvas: Canvas, rect: Rect, key: Hashable, ground: tuple[CardLook, Colour], paint: Painter
) -> None:
    """Draw a card with painted contents, from a cached picture.

    The contents are painted anew only when ``about``, the look, the colour or the size changes.
    """

    def make() -> Surface:
        card = _card(rect.size, canvas.screen, *ground).copy()
        paint(Canvas(card, canvas.screen), card.get_rect())
        return card

    canvas.surface.blit(_kept.get((key, ground, rect.size, canvas.screen), make), rect)


@cached_surface
def _card(size: tuple[int, int], screen: Screen, look: CardLook, base: Colour) -> Surface:
    """Return the picture of an empty card."""
    fill = {
        CardLook.PLAIN: base,
        CardLook.LIT: theme.CARD_LIT if base == theme.CARD else base,
        CardLook.CHOSEN: theme.CARD_CHOSEN,
        CardLook.DIM: theme.CARD_OFF,
    }[look]
    marked = look in {CardLook.LIT, CardLook.CHOSEN}
    edge = theme.LIT_EDGE if marked else theme.CARD_EDGE
    line, radius = screen.px(3 if marked else 1.2), screen.px(_RADIUS)
    if contrast.is_high():
        edge = contrast.GREY if look is CardLook.DIM else contrast.DARK
        line = screen.px(4 if marked else 2)
        if base == theme.CARD and look is not CardLook.CHOSEN:
            fill = contrast.LIGHT
    elif base != theme.CARD and look is CardLook.PLAIN:
        return block(size, screen, base)
    card = shapes.rounded(size, radius, edge)
    inner = card.get_rect().inflate(-2 * line, -2 * line)
    if min(inner.size) > 0:
        card.blit(shapes.rounded(inner.size, max(1, radius - line), fill), inner)
    return card


@dataclass(frozen=True, slots=True)
class StandingMarks:
    """The marks that stand on a thing, and those that would stand there."""

    marks: tuple[str, ...]
    ghosts: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.marks) + len(self.ghosts)


def draw_band(canvas: Canvas, rect: Rect, look: CardLook) -> None:
    """Draw the background between things that are lit, chosen or dim together; none if plain."""
    if look is not CardLook.PLAIN:
        around = 2 * canvas.px(3)
        draw_card(canvas, rect.inflate(around, around), look)


def draw_marks(
    canvas: Canvas,
    box: Rect,
    shown: StandingMarks,
    most: int,
    anchor: str = "m",
) -> None:
    """Draw marks standing in a box, each at most ``most`` pixels high.

    The anchor is m for the middle, or l for the left end of the box.
    """
    standing = [*((mark, 1.0) for mark in shown.marks), *((mark, GHOST) for mark in shown.ghosts)]
    if not standing:
        return
    columns, side = _columns(box, len(standing), most)
    rows = -(-len(standing) // columns)
    block = Rect(0, 0, columns * side, rows * side).move_to(center=box.center)
    if anchor == "l":
        block.left = box.left
    for (mark, alpha), cell in zip(standing, grid(block, columns, rows, 0), strict=False):
        sprites.draw_in(canvas, f"mark_{mark}", cell, alpha)


def roomiest_box(boxes: Sequence[Rect], count: int) -> Rect:
    """Return the box in which this many marks can be largest."""
    return max(boxes, key=lambda box: _columns(box, max(1, count), max(box.size))[1])


def _columns(box: Rect, count: int, most: int) -> tuple[int, int]:
    """Return the columns in which this many marks are largest, and their side in pixels."""
    sides = {
        columns: min(box.w // columns, box.h // -(-count // columns), most)
        for columns in range(count, 0, -1)
    }
    columns = max(sides, key=lambda one: sides[one])
    return columns, max(1, sides[columns])


_GAP: Final = 1
"""Half of the smallest gap between two things, in dp: a touch in the gap means one of them."""


class Panel(ABC):
    """A part that consists of its things' rectangles.

    Attributes:
        players: the players, by seat.
        screen, area: the window, and the part's rectangle in it.
        places: each thing's rectangle; a thing that lies on another comes after it.
        on_paper: True if it lies on a drawer's paper, False for the court's paving.
    """

    screen: Screen

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players
        self.area = Rect(0, 0, 0, 0)
        self.places: Mapping[Thing, Rect] = {}
        self.on_paper = False
        self._seen: Seen | None = None

    def lay_out(self, screen: Screen, area: Rect) -> None:
        """Lay everything out in this rectangle of the window, in pixels."""
        self.screen, self.area = screen, area
        if self._seen:
            self.places = self.thing_rects(self._seen)

    def show(self, seen: Seen) -> None:
        """Take over what is seen, and arrange the things for it."""
        self._seen = seen
        self.places = self.thing_rects(seen)

    @abstractmethod
    def thing_rects(self, seen: Seen) -> Mapping[Thing, Rect]:
        """Return the rectangle of each thing."""

    @abstractmethod
    def paint(self, canvas: Canvas, seen: Seen) -> None:
        """Draw what is seen; ``show`` was called with it before."""

    def draw_slab(self, canvas: Canvas, rect: Rect) -> None:
        """Draw a slab beneath what is read; on paper there is none."""
        if not self.on_paper:
            draw_slab(canvas, rect)

    def standing(self, seen: Seen, thing: Thing, seats: Sequence[int]) -> StandingMarks:
        """Return the marks of these seats on a thing, and the mark that would come there."""
        ghosts = (self.players[seen.shadows[thing]].mark,) if thing in seen.shadows else ()
        return StandingMarks(tuple(self.players[seat].mark for seat in seats), ghosts)

    def pick(self, pos: Pos) -> Thing | None:
        """Return the thing at a pixel or beside a gap there; None if there is none.

        A lit thing is preferred, then the topmost.
        """
        gap = self.screen.px(_GAP)
        here = self._within(pos, 0) or self._within(pos, gap)
        meant = [thing for thing in here if self._seen and thing in self._seen.lit]
        return next(reversed(meant or here), None)

    def detail_at(self, pos: Pos) -> tuple[str, Rect] | None:  # noqa: ARG002
        """Return the name and the rectangle of a part of a thing at a pixel, or None."""
        return None

    def _within(self, pos: Pos, around: int) -> list[Thing]:
        """Return the things at most ``around`` pixels from a pixel."""
        wide = 2 * around
        return [
            thing
            for thing, rect in self.places.items()
            if rect.inflate(wide, wide).collidepoint(pos)
        ]

    def place_of(self, thing: Thing) -> Rect | None:
        """Return a thing's rectangle; None if it is not here."""
        return self.places.get(thing)
