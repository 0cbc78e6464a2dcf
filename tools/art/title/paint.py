"""Sky, hills, haze and light laid round the rendered landscape of the title."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageFilter

from tools.art.flat.noise import layered

Array = npt.NDArray[np.float32]

Rgb = tuple[int, int, int]


@dataclass(frozen=True)
class Air:
    """Colours of the sky from above down to the glow round the sun, and of two ridges of hills
    with their height over the horizon in picture heights; the haze on the sun's side and away from
    it, how thick it is and how many thousandths of the width it blurs; the clouds."""

    zenith: Rgb
    sky: Rgb
    glow: Rgb
    hills: tuple[tuple[float, Rgb], ...]
    warm: Rgb
    cool: Rgb
    thick: float
    blurs: float
    clouds: Rgb


LATE = Air(
    (74, 124, 148),
    (196, 198, 168),
    (255, 222, 150),
    ((0.055, (205, 190, 150)), (0.035, (160, 165, 130))),
    (255, 214, 140),
    (150, 168, 160),
    0.80,
    0,
    (255, 226, 184),
)
DAWN = Air(
    (84, 112, 158),
    (226, 190, 176),
    (255, 206, 140),
    ((0.060, (222, 178, 158)), (0.035, (160, 152, 150))),
    (255, 208, 156),
    (150, 166, 178),
    0.90,
    2.2,
    (255, 206, 184),
)
_SHADE = (14, 20, 12)


def paint(name: str, folder: Path, light: Air) -> Image.Image:
    """The finished picture from its render and distances in the folder."""
    view = Image.open(folder / f"{name}_view.png").convert("RGBA")
    haze = _values(Image.open(folder / f"{name}_haze.png").convert("L").resize(view.size)) / 255
    across, down = _grid(*view.size)
    seen = _values(view)
    alpha = seen[..., 3:] / 255
    horizon = _horizon(seen[..., 3], down)
    land = seen[..., :3]
    warm = np.clip(1.15 - across, 0, 1)[..., None]
    air = np.array(light.cool) * (1 - warm) + np.array(light.warm) * warm
    land = _blurred(land, np.clip(haze * 6 - 0.55, 0, 1), light.blurs * view.width / 1000)
    thick = (np.clip(haze, 0, 1) ** 0.85 * light.thick)[..., None]
    land = land * (1 - thick) + air * thick
    picture = _sky(light, across, down, horizon) * (1 - alpha) + land * alpha
    picture = _shafts(picture, across, down)
    return _graded(picture, across, down)


def _blurred(land: Array, haze: Array, pixels: float) -> Array:
    """Blurred where the haze is thick; a picture of soft mist also takes fewer bytes."""
    if not pixels:
        return land
    soft = Image.fromarray(np.clip(land, 0, 255).astype("uint8"))
    soft = soft.filter(ImageFilter.GaussianBlur(pixels))
    return land + (_values(soft) - land) * haze[..., None]


def _values(picture: Image.Image) -> Array:
    return np.asarray(picture).astype("float32")


def _grid(width: int, height: int) -> tuple[Array, Array]:
    """Across and down from 0 to 1."""
    down, across = np.mgrid[0:height, 0:width].astype("float32")
    return across / (width - 1), down / (height - 1)


def _horizon(alpha: Array, down: Array) -> float:
    """Where the land begins at the sides of the picture."""
    edge = alpha.shape[1] // 12
    column = alpha[:, :edge].mean(1)
    return float(down[int(np.argmax(column > 128)), 0])


def _blend(lower: Array, upper: object, share: Array) -> Array:
    return lower * (1 - share[..., None]) + np.array(upper, "float32") * share[..., None]


def _sky(light: Air, across: Array, down: Array, horizon: float) -> Array:
    height = np.clip(down / horizon, 0, 1)
    sky = _blend(
        np.broadcast_to(np.array(light.zenith, "float32"), (*down.shape, 3)), light.sky, height**1.2
    )
    near = np.hypot((across - 0.06) * 1.3, (down - horizon * 0.80) * 1.0)
    sky = _blend(sky, light.glow, np.clip(1 - near / 0.75, 0, 1) ** 1.5)
    sky = _blend(sky, (255, 244, 214), np.clip(1 - near / 0.16, 0, 1) ** 1.2)
    sky = _clouds(sky, height, light.clouds)
    for number, (lift, colour) in enumerate(light.hills):
        ridge = layered(down.shape[1], 1, down.shape[1] // 5, 40 + number)[0] * 0.09
        top = horizon - lift - ridge
        edge = np.clip((down - top[None, :]) * down.shape[0] / 3, 0, 1)
        sky = _blend(sky, colour, edge * (0.55 + 0.35 * across))
    return sky


def _clouds(sky: Array, height: Array, colour: Rgb) -> Array:
    rows, columns = height.shape
    streaks = layered(columns, rows * 5, columns // 4, 12, 6)[::5]
    cover = np.clip(streaks * 1.2 + 0.22, 0, 1) * np.clip(1.1 - height, 0, 1) ** 0.5
    return _blend(sky, colour, np.clip(cover, 0, 0.6) * 0.75)


def _shafts(picture: Array, across: Array, down: Array) -> Array:
    """Beams of light that fall from the upper left."""
    turn = np.arctan2(down + 0.10, across + 0.22)
    beams = 0.5 + 0.5 * np.sin(turn * 34 + 1.3) * np.sin(turn * 13)
    reach = np.clip(1 - np.hypot(across + 0.1, down - 0.05) / 1.15, 0, 1)
    light = (beams * reach**1.3 * 0.22)[..., None]
    return 255 - (255 - picture) * (1 - light * np.array((1.0, 0.84, 0.52)))


def _graded(picture: Array, across: Array, down: Array) -> Image.Image:
    """Bloom, and darkness at the foot and in the corners."""
    flat = Image.fromarray(np.clip(picture, 0, 255).astype("uint8"))
    wide = _values(flat.filter(ImageFilter.GaussianBlur(flat.width / 60)))
    picture = picture + np.clip(wide - 140, 0, 115) * 0.22
    corner = np.clip(np.hypot(across - 0.55, (down - 0.45) * 0.9) - 0.42, 0, 1) * 1.0
    foot = np.clip((down - 0.72) / 0.28, 0, 1) ** 1.5 * 0.55
    picture = _blend(picture, _SHADE, np.clip(corner + foot, 0, 0.8))
    return Image.fromarray(np.clip(picture, 0, 255).astype("uint8"))
