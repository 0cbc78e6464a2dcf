"""Lights laid over a hexagon: legal, reachable, selected. Told apart by drawing, not by colour."""

from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from tools.art.catalogue import HEXAGON, TILE_ANCHOR, TILE_CANVAS
from tools.art.palette import channels

_FINER = 2
_SIZE = TILE_CANVAS[0] * _FINER


@dataclass(frozen=True)
class Light:
    """Colours, how strongly the field is tinted, and how wide line, dark seam and glow are."""

    colour: str
    edge: str
    tint: float
    line: tuple[float, float]
    seam: tuple[float, float]
    glow: tuple[float, float]


LIGHTS = {
    "legal": Light("#ffc21f", "#5c2a00", 0.30, (9, 19), (6, 22), (4, 26)),
    "reach": Light("#8fe9ff", "#06445e", 0.13, (9, 19), (6, 22), (4, 26)),
    "selected": Light("#ffffff", "#c2410c", 0.12, (9, 23), (6, 26), (4, 34)),
}


def light(name: str) -> Image.Image:
    """The light in the tiles' own canvas, with their anchor."""
    how = LIGHTS[name]
    picture = Image.new("RGBA", (_SIZE, _SIZE), (0, 0, 0, 0))
    inner = _field(8)
    glow = ImageChops.multiply(_blurred(_ring(*how.glow), 15), inner)
    _lay(picture, inner, how.colour, how.tint)
    _lay(picture, glow, how.edge if name == "selected" else how.colour, 0.95)
    if name == "selected":
        _lay(picture, ImageChops.multiply(_blurred(_ring(6, 22), 10), inner), "#ff9a3c", 1)
    if name == "legal":
        _lay_dashes(picture, how)
    else:
        _lay(picture, _blurred(_ring(*how.seam), 2), how.edge, 0.75)
        _lay(picture, _ring(*how.line), how.colour, 1)
    if name == "selected":
        _lay(picture, _ring(26, 31), "#ffb25a", 0.95)
    return picture.resize(TILE_CANVAS, Image.Resampling.LANCZOS)


def _lay_dashes(picture: Image.Image, how: Light) -> None:
    dashes = _dashes()
    wider = dashes.filter(ImageFilter.MaxFilter(2 * _FINER * 3 + 1))
    _lay(picture, wider.filter(ImageFilter.GaussianBlur(2)), how.edge, 0.95)
    _lay(picture, dashes, how.colour, 1)


def _dashes(each: int = 4) -> Image.Image:
    mask = Image.new("L", (_SIZE, _SIZE), 0)
    draw = ImageDraw.Draw(mask)
    corners = _corners(14)
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        for dash in range(each):
            ends = [_between(start, end, (dash + share) / each) for share in (0.18, 0.82)]
            draw.line(ends, fill=255, width=11 * _FINER)
    return mask


def _between(
    start: tuple[float, float], end: tuple[float, float], share: float
) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _corners(inset: float) -> list[tuple[float, float]]:
    """Corners of the hexagon on screen, pulled in by so many pixels along its width."""
    x, y = TILE_ANCHOR[0] * _FINER, TILE_ANCHOR[1] * _FINER
    across = (HEXAGON / 2 - inset) * _FINER
    down = across * 0.75
    half = across / 2
    east = [(x + across, y), (x + half, y + down), (x - half, y + down)]
    return [*east, (x - across, y), (x - half, y - down), (x + half, y - down)]


def _field(inset: float) -> Image.Image:
    mask = Image.new("L", (_SIZE, _SIZE), 0)
    ImageDraw.Draw(mask).polygon(_corners(inset), fill=255)
    return mask


def _ring(outer: float, inner: float) -> Image.Image:
    return ImageChops.subtract(_field(outer), _field(inner))


def _blurred(mask: Image.Image, radius: float) -> Image.Image:
    return mask.filter(ImageFilter.GaussianBlur(radius * _FINER))


def _lay(picture: Image.Image, mask: Image.Image, colour: str, strength: float) -> None:
    layer = Image.new("RGBA", picture.size, (*channels(colour), 0))
    layer.putalpha(mask.point(lambda value: int(value * strength)))
    picture.alpha_composite(layer)
