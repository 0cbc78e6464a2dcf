"""What the wheels are made of: jade, limestone, terracotta, gold, turquoise and old stone.

All of it repeats with every tooth, so that a wheel may be turned by one and nothing has changed.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.art.gears import relief
from tools.art.gears.light import MATT, Gloss
from tools.art.gears.relief import Field
from tools.art.gears.texture import Texture, cells, cloud, radius_and_phase

Lay = Callable[[Texture], Field]
"""Lays a texture round a wheel."""


@dataclass(frozen=True)
class Surface:
    """A material laid round a wheel: colours, unevenness in modules, and how it mirrors light."""

    colour: Field
    uneven: Field
    gloss: Gloss = MATT


@dataclass(frozen=True)
class Material:
    """A material with the colour of its shaded side and of the pins that hold what is of it."""

    laid: Callable[[Lay, int], Surface]
    side: str
    pin: str


def _tones(lay: Lay, seed: int, tones: tuple[str, str, str], coarse: float) -> Field:
    """Three tones of one stone, from dark to pale, in clouds."""
    dark, middle, pale = tones
    share = lay(cloud(seed, coarse, 1.1))
    colour = relief.coloured(middle, share.shape)
    colour = relief.mixed(colour, relief.coloured(dark, share.shape), _above(-share, 0.1, 1.4))
    return relief.mixed(colour, relief.coloured(pale, share.shape), _above(share, 0.1, 1.5))


def _above(field: Field, low: float, high: float) -> Field:
    """0 where a field is low, 1 where it is high."""
    return np.clip((field - low) / (high - low), 0, 1).astype("float32")


def _painted(colour: Field, code: str, share: Field) -> Field:
    return relief.mixed(colour, relief.coloured(code, share.shape), share.astype("float32"))


def jade(lay: Lay, seed: int) -> Surface:
    """Polished and clouded, with pale veins and a few dark ones."""
    colour = _tones(lay, seed, ("#1f6444", "#468f58", "#7bba7e"), 1.1)
    veins = lay(np.exp(-((cloud(seed + 1, 1.6, 1.3) / 0.075) ** 2)))
    fine = lay(np.exp(-((cloud(seed + 2, 1.0, 1.2) / 0.05) ** 2)))
    colour = _painted(colour, "#d8f0c4", veins * 0.75)
    colour = _painted(colour, "#154a34", fine * 0.45)
    return Surface(colour, 0.012 * veins, Gloss(0.34, 22, "#f4ffe0", 0.10))


def limestone(lay: Lay, seed: int) -> Surface:
    """Pale grey, pitted, with shells of an old sea in it."""
    colour = _tones(lay, seed, ("#8f918c", "#b9bab2", "#deded4"), 0.9)
    grit = lay(cloud(seed + 1, 0.3, 0.75))
    near, _ = cells(seed + 2, 22)
    holes = lay(np.clip(1 - near / 0.12, 0, 1).astype("float32"))
    shell = lay(_shells(seed + 3))
    colour = _painted(colour, "#6d6454", np.clip(2 * holes, 0, 1) * 0.75)
    colour = _painted(colour, "#f4eeda", np.clip(shell, 0, 1) * 0.7)
    colour = _painted(colour, "#83795f", np.clip(-shell, 0, 1) * 0.6)
    return Surface(colour, 0.004 * grit - 0.10 * holes + 0.03 * shell)


def _shells(seed: int) -> Texture:
    """Ribbed spirals, raised (1) and cut (-1)."""
    near, _ = cells(seed, 12)
    ribs = np.cos(near * 2 * np.pi / 0.15)
    return (ribs * np.clip((0.36 - near) * 9, 0, 1)).astype("float32")


def terracotta(lay: Lay, seed: int) -> Surface:
    """Fired clay: red, with the kiln's black breath, grit, fine cracks, and a band of pale slip."""
    colour = _tones(lay, seed, ("#8a3823", "#ad5035", "#c8734d"), 0.9)
    smoke = _above(lay(cloud(seed + 1, 0.9, 1.6)), 0.15, 1.2)
    grit = lay(cloud(seed + 2, 0.16, 0.8))
    _, border = cells(seed + 3, 7)
    cracks = lay(np.clip(1 - border / 0.035, 0, 1).astype("float32"))
    colour = _painted(colour, "#43231d", smoke * 0.78)
    colour = _painted(colour, "#e9b48a", _above(grit, 1.5, 2.4) * 0.7)
    colour = _painted(colour, "#5c2416", cracks * 0.55)
    colour = _painted(colour, "#ecd3a4", lay(_zigzag()) * _above(grit, -1.6, -0.4) * 0.85)
    return Surface(colour, 0.0035 * grit - 0.05 * cracks)


_SLIP = (3.22, 0.10, 0.042)
"""The middle of the painted zigzag, how far it swings, and half its width, in modules."""


def _zigzag() -> Texture:
    """A line on the collar that swings twice a tooth."""
    far, along = radius_and_phase()
    middle, swing, half = _SLIP
    at = middle + swing * (4 * np.abs((2 * along) % 1 - 0.5) - 1)
    return np.clip((half - np.abs(far - at)) * 60 + 0.5, 0, 1).astype("float32")


def gold(lay: Lay, seed: int) -> Surface:
    """Hammered: shallow dents that each mirror the sky."""
    near, border = cells(seed, 60)
    dents = lay((near**2).astype("float32"))
    ridge = lay(np.clip(1 - border / 0.06, 0, 1).astype("float32"))
    colour = _tones(lay, seed + 1, ("#9c6a18", "#bf8828", "#dcaa48"), 0.9)
    colour = _painted(colour, "#fbe08a", ridge * 0.25)
    return Surface(colour, 0.27 * dents, Gloss(0.38, 26, "#fff0b0", 0.16))


def turquoise(lay: Lay, seed: int) -> Surface:
    """Sky-blue stone in a web of brown matrix."""
    colour = _tones(lay, seed, ("#226f94", "#4090b4", "#6cb2c6"), 0.8)
    _, border = cells(seed + 1, 14)
    wide = 0.035 + 0.03 * np.clip(cloud(seed + 2, 0.7), -1, 2)
    web = lay(np.clip(1.4 - border / np.maximum(wide, 0.012), 0, 1).astype("float32"))
    fine, colour = lay(cloud(seed + 3, 0.2, 0.8)), _painted(colour, "#4d3320", web * 0.82)
    return Surface(colour, 0.0012 * fine - 0.03 * web, Gloss(0.26, 20, "#f0fbff", 0.05))


def old_stone(lay: Lay, seed: int) -> Surface:
    """The calendar's: warm, worn, with pits and the rest of an ochre paint."""
    colour = _tones(lay, seed, ("#6e5b42", "#967f5c", "#bba47a"), 0.9)
    grit = lay(cloud(seed + 1, 0.35, 0.8))
    near, _ = cells(seed + 2, 7)
    holes = lay(np.clip(1 - near / 0.08, 0, 1).astype("float32"))
    colour = _painted(colour, "#5e452b", np.clip(2 * holes, 0, 1) * 0.6)
    return Surface(colour, 0.006 * grit - 0.06 * holes)


JADE = Material(jade, "#1d4a31", "#e0b54a")
LIMESTONE = Material(limestone, "#6f6857", "#9c6b3a")
TERRACOTTA = Material(terracotta, "#6a2b1a", "#e2c79a")
GOLD = Material(gold, "#7c5212", "#8c2f1e")
TURQUOISE = Material(turquoise, "#1d5470", "#e0b54a")
OLD_STONE = Material(old_stone, "#4a3824", "#7a5630")
