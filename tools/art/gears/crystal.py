"""The crystal skull that is offered in Chichen Itza."""

import numpy as np
from PIL import Image

from tools.art.gears import light, relief
from tools.art.gears.light import FINER, Gloss
from tools.art.gears.relief import Field, Sheet

_ICE, _DEEP, _CLEAR = "#b4e2f2", "#5fa9cc", "#f2fdff"
_SOCKET = "#16384c"


def skull(pixels: int) -> Image.Image:
    """Clear ice-blue stone: light enters at the upper left and gathers at the lower right."""
    sheet = Sheet(pixels * FINER, pixels * FINER / 2.3)
    dome, jaw = _oval(sheet, 0, -0.26, 0.92, 0.76), _oval(sheet, 0, 0.52, 0.56, 0.46)
    body = np.maximum(dome, jaw)
    height = np.maximum(
        0.62 * relief.bevelled(dome, 0.75 * sheet.module),
        0.42 * relief.bevelled(jaw, 0.36 * sheet.module),
    )
    sockets = np.maximum(
        _oval(sheet, -0.38, -0.06, 0.25, 0.25), _oval(sheet, 0.38, -0.06, 0.25, 0.25)
    )
    nose = sheet.polygon([(0, 0.16), (0.15, 0.42), (-0.15, 0.42)])
    teeth = _teeth(sheet)
    holes = np.maximum(sockets, nose)
    height = height - 0.20 * relief.blurred(holes, 0.03 * sheet.module) - 0.07 * teeth
    x, y = sheet.grid
    gathered = np.clip(0.55 * (x + y) - 0.02, 0, 1) * body
    colour = relief.coloured(_ICE, body.shape)
    colour = relief.mixed(colour, relief.coloured(_DEEP, body.shape), _rim(body, sheet))
    colour = relief.mixed(colour, relief.coloured(_CLEAR, body.shape), 0.85 * gathered)
    colour = relief.mixed(colour, relief.coloured(_SOCKET, body.shape), 0.92 * holes + 0.6 * teeth)
    solid = light.lit(height * sheet.module, colour, Gloss(0.95, 46, "#ffffff", 0.10))
    shadow = relief.cast(body, 0.10 * sheet.module, 0.12 * sheet.module, 0.05 * sheet.module, 0.5)
    return light.finished(relief.inked(solid, body, 0.11 * sheet.module), body, shadow)


def _rim(body: Field, sheet: Sheet) -> Field:
    """Deeper colour towards the edge, where one looks through more of it."""
    return (0.55 * np.clip(1.6 - 1.7 * relief.bevelled(body, 0.55 * sheet.module), 0, 1)).astype(
        "float32"
    )


def _teeth(sheet: Sheet) -> Field:
    x, y = sheet.grid
    lines = np.zeros_like(x)
    for at in (-0.26, 0.0, 0.26):
        lines = np.maximum(lines, np.clip((0.04 - np.abs(x - at)) * sheet.module + 0.5, 0, 1))
    return (lines * ((y > 0.60) & (y < 0.92))).astype("float32")


def _oval(sheet: Sheet, x: float, y: float, across: float, down: float) -> Field:
    right, below = sheet.grid
    far = np.hypot((right - x) / across, (below - y) / down)
    return np.clip((1 - far) * min(across, down) * sheet.module + 0.5, 0, 1).astype("float32")
