"""Carved surfaces in the late sun: shadows that heights throw, hollows, glints.

Heights are in pixels of the sheet; a sheet is drawn ``FINER`` times too large and taken down.
"""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from tools.art.gears.relief import Field, blurred
from tools.art.palette import channels

FINER = 2
"""How many times too large everything is drawn."""
_SUN = np.array((-0.52, -0.62, 0.59))
"""Towards the light: x to the right, y down, z to the eye."""
_WARM, _COOL = np.array((1.10, 0.97, 0.76)), np.array((0.84, 0.93, 1.06))
_SUN_STRENGTH, _SKY_STRENGTH = 0.74, 0.40
_BOUNCE, _BOUNCE_STRENGTH = np.array((1.0, 0.80, 0.52)), 0.10
"""Warm light that the ground throws back from the lower right."""
_STEPS = 22
_HOLLOWS = ((1.5, 0.30), (4.0, 0.34), (10.0, 0.30))
"""Reach in pixels of the finished picture, and strength, of the dark in hollows."""
_SHADE = np.array(channels("#140a04"), "float32")


@dataclass(frozen=True)
class Gloss:
    """How a surface mirrors the light.

    Attributes:
        strength: how bright a glint is.
        narrow: how small: 8 for stone, 60 for crystal.
        tint: the colour of the glint.
        mirror: how much of the surroundings is seen in it, as in metal.
    """

    strength: float = 0.0
    narrow: float = 14.0
    tint: str = "#fff2d0"
    mirror: float = 0.0


MATT = Gloss()


def lit(height: Field, colour: Field, gloss: Gloss = MATT, share: Field | None = None) -> Field:
    """The colours, 0 to 255, of a surface in the light; ``share`` says where it is glossy."""
    down, across = np.gradient(height)
    length = np.sqrt(across**2 + down**2 + 1)
    normal = np.stack([-across / length, -down / length, 1 / length], -1)
    facing = np.clip(normal @ (_SUN / np.linalg.norm(_SUN)), 0, None)
    sun = (facing / 0.59 * (1 - thrown(height)))[..., None] * _WARM * _SUN_STRENGTH
    open_sky = 1 - hollows(height)
    sky = (open_sky * (0.45 + 0.55 * normal[..., 2]))[..., None] * _COOL * _SKY_STRENGTH
    back = np.clip(normal @ np.array((0.6, 0.7, 0.2)), 0, None)[..., None]
    glow = back * _BOUNCE * _BOUNCE_STRENGTH
    shown = colour * (sun + sky + glow) * (0.72 + 0.28 * open_sky[..., None])
    if gloss.strength or gloss.mirror:
        shown = shown + _glint(normal, open_sky, gloss) * (1 if share is None else share[..., None])
    return shown.astype("float32")


def _glint(normal: Field, open_sky: Field, gloss: Gloss) -> Field:
    half = _SUN / np.linalg.norm(_SUN) + np.array((0, 0, 1))
    towards = np.clip(normal @ (half / np.linalg.norm(half)), 0, 1) ** gloss.narrow
    tint = np.array(channels(gloss.tint), "float32")
    glint = towards[..., None] * tint * gloss.strength
    if gloss.mirror:
        # the sky behind the sun is bright, the jungle opposite dark
        side = np.clip(0.5 - 0.9 * (normal[..., 0] * 0.64 + normal[..., 1] * 0.77), 0, 1)
        ramp = np.sin((side - 0.5) * np.pi * 1.6)
        glint = glint + ramp[..., None] * tint * gloss.mirror
    return glint * open_sky[..., None]


def thrown(height: Field) -> Field:
    """How much of the sun other parts of the surface take: 0 to 1."""
    along = np.hypot(_SUN[0], _SUN[1])
    rise = _SUN[2] / along
    shadow = np.zeros_like(height)
    highest = float(height.max() - height.min()) / rise
    for step in range(1, _STEPS + 1):
        far = 1 + highest * (step / _STEPS) ** 1.5
        seen = _moved(height, far * _SUN[0] / along, far * _SUN[1] / along)
        soft = 0.6 + 0.12 * far
        shadow = np.maximum(shadow, np.clip((seen - height - far * rise) / soft, 0, 1))
    return blurred(shadow, 1)


def hollows(height: Field) -> Field:
    """How much of the sky is hidden: 0 on open ground, towards 1 in narrow cuts."""
    total = np.zeros_like(height)
    for reach, strength in _HOLLOWS:
        pixels = reach * FINER
        total += np.clip((blurred(height, pixels) - height) / (1.1 * pixels), -0.15, 1) * strength
    return np.clip(1.6 * total, -0.08, 0.85)


def _moved(height: Field, right: float, down: float) -> Field:
    """What lies so far to the right and down of every pixel."""
    dx, dy = round(right), round(down)
    rows = np.clip(np.arange(height.shape[0]) + dy, 0, height.shape[0] - 1)
    columns = np.clip(np.arange(height.shape[1]) + dx, 0, height.shape[1] - 1)
    return height[rows][:, columns]


def finished(colour: Field, mask: Field, shadow: Field | None = None) -> Image.Image:
    """The picture, as large as it is kept, of what a mask leaves, over its shadow (0 to 1)."""
    alpha = mask if shadow is None else mask + (1 - mask) * shadow
    seen = np.where(alpha > 0, mask / np.maximum(alpha, 1e-6), 0)[..., None]
    full = np.clip(colour, 0, 255) * seen + _SHADE * (1 - seen)
    straight = np.concatenate([full * alpha[..., None], alpha[..., None] * 255], -1)
    rows, columns = (size // FINER for size in alpha.shape)
    small = straight.reshape(rows, FINER, columns, FINER, 4).mean((1, 3))
    covered = np.maximum(small[..., 3:] / 255, 1e-6)
    small[..., :3] = np.where(small[..., 3:] > 0, small[..., :3] / covered, 0)
    return Image.fromarray(np.clip(small + 0.5, 0, 255).astype("uint8"), "RGBA")
