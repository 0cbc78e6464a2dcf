"""The dials in the gears, which never turn: pale stone with the sign of the place in relief."""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from game.tzolkin.rules.data.board import GEARS, TEETH
from game.tzolkin.table.board import geometry
from tools.art.catalogue import WHEEL_MODULE as MODULE
from tools.art.gears import light, relief, stone
from tools.art.gears.light import FINER
from tools.art.gears.relief import Field, Sheet
from tools.art.palette import INK, channels
from tools.art.signs.built import BUILT
from tools.art.signs.doing import DOING
from tools.art.signs.goods import GOODS
from tools.art.signs.paint import rendered

_EDGE = 0.1
"""All lengths are in modules."""
_EMBLEM = (-0.88, 1.8)
"""How far the sign's middle lies below the dial's, and how high the sign is."""
_EMBLEM_STANDS = 0.16


@dataclass(frozen=True)
class Dial:
    """The dial's stone, the paint of its rim, and the sign; None for none."""

    base: str
    rim: str
    sign: str | None


DIALS = {
    "palenque": Dial("#c9bd90", "#3f7d4c", GOODS["corn"]),
    "yaxchilan": Dial("#cbbd9a", "#857f70", GOODS["stone"]),
    "tikal": Dial("#d3c09a", "#9c4630", BUILT["building"]),
    "uxmal": Dial("#d2bb84", "#b07c1e", DOING["market"]),
    "chichen": Dial("#cfc39c", "#2f7fa4", None),
}


def picture(name: str) -> Image.Image:
    """The dial of a gear."""
    dial, radius = DIALS[name], TEETH[GEARS.index(name)] / 2 - geometry.DIAL
    sheet = Sheet(round(2 * (radius + _EDGE) * MODULE) * FINER, MODULE * FINER)
    body, rim = sheet.disc(radius), sheet.band(radius, 0.24)
    height = 0.16 * relief.bevelled(body, 0.20 * sheet.module)
    height = height - 0.014 * relief.blurred(sheet.band(radius - 1.14, 0.07), 0.02 * sheet.module)
    height = height + 0.007 * stone.plain(sheet, 7)
    colour = relief.coloured(dial.base, body.shape) * (1 + 0.06 * stone.plain(sheet, 9)[..., None])
    colour = relief.mixed(colour, relief.coloured(dial.rim, body.shape), 0.8 * rim)
    if dial.sign:
        mask, raised, paint = _emblem(sheet, dial.sign)
        height = height + _EMBLEM_STANDS * raised
        colour = relief.mixed(colour, paint, mask)
    solid = light.lit(height * sheet.module, colour)
    return light.finished(relief.inked(solid, body, 0.09 * sheet.module), body)


def dot(pixels: int) -> Image.Image:
    """What marks a place without a number."""
    sheet = Sheet(pixels, pixels / 2.1)
    body = sheet.disc(1.0)
    return relief.cut_out(relief.coloured("#a08a5c", body.shape), body)


def _emblem(sheet: Sheet, parts: str) -> tuple[Field, Field, Field]:
    """A sign carved and painted: where it is, its height from 0 to 1, and its colours."""
    side = round(_EMBLEM[1] * sheet.module)
    flat = np.asarray(rendered(parts, side), "float32")
    ink = np.abs(flat[..., :3] - np.array(channels(INK))).sum(-1) < 90
    alpha = flat[..., 3] / 255
    solid = (alpha * ~ink).astype("float32")
    high = 0.45 * relief.bevelled(alpha, 0.05 * sheet.module)
    high = high + 0.55 * relief.bevelled(solid, 0.13 * sheet.module)
    top = sheet.side // 2 + round(_EMBLEM[0] * sheet.module) - side // 2
    left = sheet.side // 2 - side // 2
    place = slice(top, top + side), slice(left, left + side)
    mask, raised = np.zeros((2, sheet.side, sheet.side), "float32")
    paint = np.zeros((sheet.side, sheet.side, 3), "float32")
    mask[place], raised[place], paint[place] = alpha, high, flat[..., :3] * 0.88
    return mask, raised, paint
