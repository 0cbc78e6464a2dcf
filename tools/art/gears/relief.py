"""Flat stone with a relief, lit as all scenery is: a late sun from the upper left."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from tools.art.palette import channels

Field = npt.NDArray[np.float32]

_SUN = (-0.52, -0.62, 0.59)
"""Towards the light: x to the right, y down, z to the eye."""
_WARM, _COOL = (1.06, 0.95, 0.79), (0.87, 0.92, 1.0)
_SUN_STRENGTH, _SKY_STRENGTH = 0.86, 0.50
_INK = np.array(channels("#2a1c10"), "float32")


@dataclass(frozen=True)
class Sheet:
    """A square of pixels about a middle; lengths are in modules, y goes down."""

    side: int
    module: float

    @property
    def grid(self) -> tuple[Field, Field]:
        """x and y of every pixel."""
        line = (np.arange(self.side, dtype="float32") + 0.5 - self.side / 2) / self.module
        return np.meshgrid(line, line)  # type: ignore[return-value]

    @property
    def polar(self) -> tuple[Field, Field]:
        """Distance from the middle, and direction in degrees, counter-clockwise."""
        x, y = self.grid
        return np.hypot(x, y), np.degrees(np.arctan2(-y, x))

    def polygon(self, points: list[tuple[float, float]]) -> Field:
        """1 inside, 0 outside, smooth between."""
        finer = 2
        mask = Image.new("L", (self.side * finer,) * 2)
        scale, middle = self.module * finer, self.side * finer / 2
        ImageDraw.Draw(mask).polygon(
            [(middle + x * scale, middle + y * scale) for x, y in points], fill=255
        )
        small = mask.resize((self.side, self.side), Image.Resampling.BOX)
        return np.asarray(small, "float32") / 255

    def disc(self, radius: float) -> Field:
        """1 inside of a circle, 0 outside."""
        far, _ = self.polar
        return np.clip((radius - far) * self.module + 0.5, 0, 1)

    def band(self, radius: float, width: float) -> Field:
        """1 on a circle's line of this width."""
        return self.disc(radius + width / 2) - self.disc(radius - width / 2)


def blurred(field: Field, pixels: float) -> Field:
    """Softened by three running means, which is nearly a Gaussian."""
    reach = max(1, round(pixels))
    for _ in range(3):
        for axis in (0, 1):
            field = _mean(field, reach, axis)
    return field


def _mean(field: Field, reach: int, axis: int) -> Field:
    pad = [(0, 0), (0, 0)]
    pad[axis] = (reach + 1, reach)
    total = np.cumsum(np.pad(field, pad, mode="edge"), axis=axis, dtype="float64")
    wide = 2 * reach + 1
    ahead, behind = (
        (total[wide:], total[:-wide]) if axis == 0 else (total[:, wide:], total[:, :-wide])
    )
    return ((ahead - behind) / wide).astype("float32")


def bevelled(mask: Field, pixels: float) -> Field:
    """A height that rounds off towards the mask's edge within so many pixels: 0 to 1."""
    inside = np.clip(2 * blurred(mask, pixels / 2) - 1, 0, 1)
    return np.sqrt(1 - (1 - inside) ** 2) * mask


def lit(height: Field, colour: Field, depth: float) -> Field:
    """The colours (0 to 255, three channels) of a surface of this height in the light.

    depth: pixels that a height of 1 stands up.
    """
    down, across = np.gradient(height * depth)
    length = np.sqrt(across**2 + down**2 + 1)
    facing = (-across * _SUN[0] - down * _SUN[1] + _SUN[2]) / length
    sun = np.clip(facing, 0, None)[..., None] * np.array(_WARM) * _SUN_STRENGTH / _SUN[2] * 0.62
    sky = (0.5 + 0.5 / length)[..., None] * np.array(_COOL) * _SKY_STRENGTH
    hollow = np.clip((blurred(height, depth) - height) * 1.1, -0.10, 0.42)[..., None]
    return colour * (sun + sky) * (1 - hollow)


def coloured(code: str, shape: tuple[int, ...]) -> Field:
    """A field of one colour."""
    return np.broadcast_to(np.array(channels(code), "float32"), (*shape, 3)).copy()


def mixed(one: Field, other: Field, share: Field) -> Field:
    """``one`` where the share is 0, ``other`` where it is 1."""
    return one + (other - one) * share[..., None]


def inked(colour: Field, mask: Field, pixels: float) -> Field:
    """A dark line along the inside of a mask's edge, as all pieces have."""
    inside = 2 * blurred(mask, max(1.0, pixels / 2)) - 1
    edge = np.clip(1.25 - inside * 1.6, 0, 1)
    return mixed(colour, np.broadcast_to(_INK, colour.shape), (edge * 0.9).astype("float32"))


def cut_out(colour: Field, mask: Field, shadow: Field | None = None) -> Image.Image:
    """A picture of what the mask leaves, over its shadow (how dark: 0 to 1)."""
    alpha = mask if shadow is None else mask + (1 - mask) * shadow
    seen = np.where(alpha > 0, mask / np.maximum(alpha, 1e-6), 0)[..., None]
    shade = np.array(channels("#140a04"), "float32")
    full = np.concatenate([colour * seen + shade * (1 - seen), alpha[..., None] * 255], -1)
    return Image.fromarray(np.clip(full, 0, 255).astype("uint8"), "RGBA")


def cast(mask: Field, right: float, down: float, soft: float, dark: float) -> Field:
    """The shadow that a mask throws so many pixels to the right and down."""
    moved = np.roll(mask, (round(down), round(right)), (0, 1))
    return blurred(moved, soft) * dark
