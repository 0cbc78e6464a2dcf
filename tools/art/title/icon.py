"""The app's icon: the temple out of the title in a golden frame; where small, its top alone."""

from PIL import Image, ImageDraw

_CROPS = {512: (121, 465, 861, 1205), 128: (276, 480, 656, 860)}
"""Sizes of the icon, and what they show of the upright title picture."""
_SHEET = 1024
_EDGES = ((0, "#2a1c10"), (14, "#e0a83a"), (40, "#2a1c10"), (48, None))
"""How far in each ring begins and its colour; the picture is inside the last."""
_ROUND = 0.21
"""Radius of the corners as a share of the side."""


def icon(title: Image.Image, size: int) -> Image.Image:
    """The icon in one of two sizes, 512 or 128 pixels, with alpha outside its rounded corners."""
    scene = title.crop(_CROPS[size]).resize((_SHEET, _SHEET), Image.Resampling.LANCZOS)
    sheet = Image.new("RGBA", (_SHEET, _SHEET), (0, 0, 0, 0))
    for inset, colour in _EDGES:
        layer = scene if colour is None else Image.new("RGB", scene.size, colour)
        sheet.paste(layer, (0, 0), _rounded(inset))
    return sheet.resize((size, size), Image.Resampling.LANCZOS)


def _rounded(inset: int) -> Image.Image:
    mask = Image.new("L", (_SHEET, _SHEET), 0)
    box = (inset, inset, _SHEET - 1 - inset, _SHEET - 1 - inset)
    ImageDraw.Draw(mask).rounded_rectangle(box, _SHEET * _ROUND - inset, fill=255)
    return mask
