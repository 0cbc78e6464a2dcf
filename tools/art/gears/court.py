"""The court beneath the gears: worn paving, and the slabs that lie on it."""

import numpy as np
from PIL import Image

from tools.art.flat.noise import layered
from tools.art.gears import relief
from tools.art.gears.relief import Field

_PAVING, _EARTH, _MOSS = "#dcc193", "#8f6a3c", "#7d8a45"
_STONE = 118
"""The distance between the middles of two stones, in pixels."""


def ground(width: int, height: int) -> Image.Image:
    """Limestone flags, no two alike; moss grows in the joints towards the edges."""
    joint, stone = _flags(width, height)
    tone = layered(width, height, 160, 21, 5)
    edge = _near_edge(width, height)
    relieved = relief.blurred(1 - joint, 1.6) * 0.36 + 0.34 * tone + 0.10 * stone
    colour = relief.coloured(_PAVING, (height, width))
    colour *= (1 + 0.07 * stone + 0.10 * tone)[..., None]
    colour = relief.mixed(colour, relief.coloured(_EARTH, joint.shape), joint * 0.26)
    grown = np.clip(2.4 * layered(width, height, 90, 5, 5) + 1.5 * edge - 0.55, 0, 1)
    soft = np.clip(relief.blurred(joint, 4) * 2.1, 0, 1)
    colour = relief.mixed(colour, relief.coloured(_MOSS, joint.shape), soft * grown * 0.55)
    solid = relief.lit(relieved.astype("float32"), colour, 3.0)
    full = relief.mixed(solid, relief.coloured("#6d4a26", joint.shape), edge**2.2 * 0.42)
    return Image.fromarray(np.clip(full, 0, 255).astype("uint8"), "RGB")


def _flags(width: int, height: int) -> tuple[Field, Field]:
    """1 in the joints between stones; and each stone's own tone, -0.5 to 0.5."""
    chance = np.random.default_rng(8)
    down, across = np.mgrid[0:height, 0:width].astype("float32")
    across = across + 16 * layered(width, height, 60, 3, 4)
    down = down + 16 * layered(width, height, 60, 13, 4)
    nearest = np.full((height, width), np.inf, "float32")
    second, tone = nearest.copy(), np.zeros_like(nearest)
    for row in range(-1, height // _STONE + 2):
        for column in range(-1, width // _STONE + 2):
            x = (column + 0.5 * (row % 2) + chance.uniform(-0.30, 0.30)) * _STONE
            y = (row + chance.uniform(-0.30, 0.30)) * _STONE
            far = np.hypot(across - x, (down - y) * 1.15).astype("float32")
            closer = far < nearest
            second = np.where(closer, nearest, np.minimum(second, far))
            nearest = np.where(closer, far, nearest)
            tone = np.where(closer, np.float32(chance.random() - 0.5), tone)
    joint = np.clip(1.25 - (second - nearest) / 5.0, 0, 1)
    return joint.astype("float32"), tone


def _near_edge(width: int, height: int) -> Field:
    """0 inside, 1 at the picture's edges."""
    down, across = np.mgrid[0:height, 0:width]
    near = np.minimum.reduce([across, width - 1 - across, down, height - 1 - down])
    return np.clip(1 - near / (0.16 * min(width, height)), 0, 1).astype("float32")


_SLAB = 128
"""The side of a slab's picture in pixels; its corners are a quarter of it."""
_ROOM = 12
"""The room for a slab's shadow on every side."""


def slab() -> Image.Image:
    """A tablet of limestone with its shadow: its middle may be stretched."""
    solid, body = _block("#cdb288", 4, 7, uneven=0.10)
    shadow = relief.cast(body, 3, 5, 4, 0.55)
    return relief.cut_out(solid, body, shadow)


def step() -> Image.Image:
    """A block in grey without a shadow, which is coloured when it is drawn."""
    solid, body = _block("#ececec", 9, 12, uneven=0.03)
    whole = relief.cut_out(solid, body)
    inner = (_ROOM, _ROOM, _SLAB - _ROOM, _SLAB - _ROOM)
    return whole.crop(inner).resize((_SLAB, _SLAB), Image.Resampling.LANCZOS)


def _block(base: str, seed: int, bevel: float, uneven: float) -> tuple[Field, Field]:
    """The colours of a block with worn edges, and its outline."""
    body = np.zeros((_SLAB, _SLAB), "float32")
    body[_ROOM:-_ROOM, _ROOM:-_ROOM] = 1
    body = np.clip(relief.blurred(body, 4) * 8 - 3.5, 0, 1).astype("float32")
    tone = layered(_SLAB, _SLAB, 40, seed, 5)
    height = relief.bevelled(body, bevel) + uneven * tone
    colour = relief.coloured(base, body.shape) * (1 + uneven * tone[..., None])
    solid = relief.lit(height.astype("float32"), colour, 0.7 * bevel)
    return relief.inked(solid, body, 2.4), body
