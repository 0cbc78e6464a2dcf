"""The backgrounds of things: cards that are lit, chosen or dim, and marks standing on them."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from pygame import Rect, Surface

from game.tzolkin.table.seen import Seen
from game.tzolkin.table.things import Thing
from game.ui import sprites, theme
from game.ui.painting import shapes
from game.ui.painting.cache import SurfaceCache, stored
from game.ui.painting.cells import grid
from game.ui.screen import Canvas, Screen
from game.ui.theme import Colour

GHOST: Final = 0.55
"""The opacity of a mark that does not stand there yet."""
_RADIUS: Final = 5
Painter = Callable[[Canvas, Rect], None]
"""A function that paints into a rectangle of a canvas."""

_kept = SurfaceCache()


class GroundLook(Enum):
    """How a thing's background looks."""

    PLAIN = auto()
    LIT = auto()
    CHOSEN = auto()
    DIM = auto()


def look_of(seen: Seen, thing: Thing) -> GroundLook:
    """Return how a thing's background looks: chosen, lit, dim or plain."""
    if thing in seen.chosen:
        return GroundLook.CHOSEN
    if thing in seen.lit:
        return GroundLook.LIT
    return GroundLook.DIM if thing in seen.dim else GroundLook.PLAIN


def draw_card(
    canvas: Canvas, rect: Rect, look: GroundLook = GroundLook.PLAIN, base: Colour = theme.CARD
) -> None:
    """Draw a card, or a block of stucco of another colour."""
    canvas.surface.blit(_card(rect.size, canvas.screen, look, base), rect)


def draw_kept(
    canvas: Canvas, rect: Rect, about: Hashable, ground: tuple[GroundLook, Colour], paint: Painter
) -> None:
    """Draw a card with painted contents, from a cached picture.

    The contents are painted anew only when ``about``, the look, the colour or the size changes.
    """

    def make() -> Surface:
        card = _card(rect.size, canvas.screen, *ground).copy()
        paint(Canvas(card, canvas.screen), card.get_rect())
        return card

    canvas.surface.blit(_kept.get((about, ground, rect.size, canvas.screen), make), rect)


@stored
def _card(size: tuple[int, int], screen: Screen, look: GroundLook, base: Colour) -> Surface:
    """Return the picture of an empty card."""
    fill = {
        GroundLook.PLAIN: base,
        GroundLook.LIT: theme.CARD_LIT if base == theme.CARD else base,
        GroundLook.CHOSEN: theme.CARD_CHOSEN,
        GroundLook.DIM: theme.CARD_OFF,
    }[look]
    marked = look in {GroundLook.LIT, GroundLook.CHOSEN}
    edge = theme.LIT_EDGE if marked else theme.CARD_EDGE
    line, radius = screen.px(3 if marked else 1.2), screen.px(_RADIUS)
    card = shapes.rounded(size, radius, edge)
    inner = card.get_rect().inflate(-2 * line, -2 * line)
    if min(inner.size) > 0:
        card.blit(shapes.rounded(inner.size, max(1, radius - line), fill), inner)
    return card


@dataclass(frozen=True, slots=True)
class MarkOwners:
    """The marks that stand on a thing, and those that would stand there."""

    marks: tuple[str, ...]
    ghosts: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.marks) + len(self.ghosts)


def draw_band(canvas: Canvas, rect: Rect, look: GroundLook) -> None:
    """Draw the background between things that are lit, chosen or dim together; none if plain."""
    if look is not GroundLook.PLAIN:
        around = 2 * canvas.px(3)
        draw_card(canvas, rect.inflate(around, around), look)


def draw_marks(
    canvas: Canvas,
    box: Rect,
    shown: MarkOwners,
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


def roomiest(boxes: Sequence[Rect], count: int) -> Rect:
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
