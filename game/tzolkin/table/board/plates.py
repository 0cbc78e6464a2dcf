"""The action plates as drawn: painted stucco with signs and jungle fields, cached as pictures."""

from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from game.tzolkin.rules.data.board import CHICHEN, JUNGLE_SPACES, PALENQUE
from game.tzolkin.rules.state import State
from game.tzolkin.table.board import train_layout
from game.tzolkin.table.board.train_layout import Layout
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import drawing, sign
from game.tzolkin.table.signs.spaces import space as action_signs
from game.tzolkin.table.things import Plate
from game.ui import contrast, theme
from game.ui.painting import shapes
from game.ui.painting.surfaces import SurfaceCache, transparent_surface
from game.ui.screen import Canvas
from game.ui.theme import Colour

_CLEAR: Final = 10
"""The width in dp from which the jungle's fields can be told apart."""


def draw_fields(canvas: Canvas, box: Rect, tiles: tuple[int, int], fields: int) -> None:
    """Draw the tiles of the jungle in a box: a field for each, or in figures if these are larger.

    ``tiles``: how many corn and wood tiles are left.
    """
    corn, wood = tiles
    counts = *sign.counted(sign.WOOD_TILE, wood), *sign.counted(sign.CORN_TILE, corn - wood)
    pitch = min(box.w / fields, box.h)
    if pitch < canvas.px(_CLEAR) and counts:
        wide = drawing.line_width(counts)
        if pitch < (size := int(min(box.w / wide, box.h))):
            drawing.draw(canvas, box, (counts,), size)
            return
    _draw_each(canvas, box, tiles, fields)


def _draw_each(canvas: Canvas, box: Rect, tiles: tuple[int, int], fields: int) -> None:
    """Draw a row of fields at the foot of a box: wood over corn, open corn, or an empty outline.

    The row is as wide as possible, but no higher than the box.
    """
    corn, wood = tiles
    pitch = min(box.w / fields, box.h)
    side = round(pitch * 0.94)
    left = box.centerx - pitch * fields / 2
    for field in range(fields):
        x = round(left + pitch * field + (pitch - side) / 2)
        there = Rect(x, box.bottom - side, side, side)
        if field < corn:
            drawing.icon(canvas, sign.WOOD_TILE if field < wood else sign.CORN_TILE, there)
        else:
            hollow = there.inflate(-side // 5, -side // 5)
            line = canvas.screen.scale
            shapes.outline(canvas.surface, hollow, side // 6, theme.INK_FADED, line)


PLAIN, LIT, CHOSEN, DIM = "plain", "lit", "chosen", "dim"

_FILL: Final = {
    PLAIN: theme.PAPER_LIT,
    LIT: theme.CREAM,
    CHOSEN: theme.CREAM,
    DIM: theme.PAPER_OFF,
}
_RADIUS: Final = 0.4
_ALONE, _SEVERAL, _ANY = 1.75, 1.42, 1.5
"""Heights of signs in modules: alone on a plate, among others, and for any action."""
_MARGIN: Final = 0.24
_FIELD_ROW: Final = 0.95
_SHADOW: Final = 0.3
_GLOW: Final = 3
"""The width in dp of the gold line around a lit plate."""

_kept = SurfaceCache()


@dataclass(frozen=True, slots=True)
class PlateContents:
    """What a plate shows.

    Attributes:
        jungle: the corn and wood tiles that lie there; None outside the jungle.
        fields: how many jungle tiles have room there.
        bare: True if the action is not told.
        used_up: True if nothing is left there.
    """

    gear: int
    space: int
    look: str
    jungle: tuple[int, int] | None
    used_up: bool
    fields: int = 0
    bare: bool = False

    @property
    def has_skull(self) -> bool:
        """True if a skull lies there."""
        return self.used_up and self.gear == CHICHEN


def fill(look: str) -> Colour:
    """Return the colour of a plate that looks so."""
    return contrast.LIGHT if contrast.is_high() and look != DIM else _FILL[look]


def look_of(seen: Seen, plate: Plate) -> str:
    """Return how a plate looks: chosen, lit, dim or plain."""
    if plate in seen.chosen:
        return CHOSEN
    if plate in seen.lit:
        return LIT
    return DIM if plate in seen.dim else PLAIN


def plate_contents(state: State, gear: int, space: int, look: str) -> PlateContents:
    """Return what the plate of a space shows in a position."""
    jungle = None
    if gear == PALENQUE and space in JUNGLE_SPACES:
        field = JUNGLE_SPACES.index(space)
        jungle = state.jungle_corn[field], state.jungle_wood[field]
    used_up = state.is_used_up(gear, space)
    look = DIM if used_up and look == PLAIN else look
    return PlateContents(gear, space, look, jungle, used_up, state.seats if jungle else 0)


def draw_plate(canvas: Canvas, layout: Layout, shown: PlateContents) -> None:
    """Draw a plate in its place."""
    box = layout.plate_rect(shown.gear, shown.space)
    margin = _margin(layout)
    if box.inflate(2 * margin, 2 * margin).colliderect(canvas.surface.get_clip()):
        key = shown, box.size, layout.module, layout.seats, canvas.screen.scale
        picture = _kept.get(key, lambda: _painted(canvas, layout, shown, box.size))
        corner = box.x - margin, box.y - margin
        canvas.surface.blit(picture, corner, special_flags=pygame.BLEND_PREMULTIPLIED)


def _margin(layout: Layout) -> int:
    return layout.length(4 * _SHADOW)


def _painted(
    canvas: Canvas, layout: Layout, shown: PlateContents, size: tuple[int, int]
) -> Surface:
    margin, blur = _margin(layout), layout.length(_SHADOW)
    picture = transparent_surface((size[0] + 2 * margin, size[1] + 2 * margin))
    box = Rect((margin, margin), size)
    radius = layout.length(_RADIUS)
    shapes.halo(picture, box.move(0, blur), radius, blur, (*theme.SHADOW, 120))
    picture.blit(shapes.rounded(size, radius, fill(shown.look)), box)
    scale = canvas.screen.scale
    shapes.outline(picture, box, radius, theme.OUTLINE, 1.2 * scale)
    if shown.look in (LIT, CHOSEN):
        wide = _GLOW * scale
        shapes.outline(picture, box.inflate(2, 2), radius, theme.OUTLINE, wide + 1.2 * scale)
        shapes.outline(picture, box, radius, theme.GLOW, wide)
    elif contrast.is_high():
        shapes.outline(picture, box, radius, contrast.DARK, 2 * scale)
    else:
        inner = box.inflate(*(-2 * round(2.2 * scale),) * 2)
        shapes.outline(picture, inner, max(1, radius - 2), theme.GOLD, 0.9 * scale)
    _paint_signs(Canvas(picture, canvas.screen), layout, shown, box)
    return picture.premul_alpha()


def _paint_signs(canvas: Canvas, layout: Layout, shown: PlateContents, box: Rect) -> None:
    inner = box.inflate(*(-2 * layout.length(_MARGIN),) * 2)
    if shown.jungle:
        row = layout.length(_FIELD_ROW)
        wide = round(train_layout.field_width(layout.seats) * layout.module * layout.seats)
        foot = Rect(0, 0, wide, row).move_to(midbottom=inner.midbottom)
        draw_fields(canvas, foot, shown.jungle, shown.fields)
        inner.h -= row
    lines = action_signs(shown.gear, shown.space)
    alone = len(lines) == 1 and len(lines[0]) == 1
    high = _ALONE if alone else _SEVERAL
    alpha = 0.45 if shown.used_up and shown.look == DIM else 1
    drawing.draw(canvas, inner, lines, layout.length(high), alpha=alpha)
    if shown.has_skull:
        high = min(box.h, box.w) * 3 // 4
        corner = Rect(box.right - high * 3 // 4, box.top - high // 4, high, high)
        drawing.icon(canvas, sign.SKULL, corner.clamp(canvas.surface.get_rect()))
