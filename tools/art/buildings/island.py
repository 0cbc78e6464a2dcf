"""The round patch of earth that every building stands on, its plants, the view and the finish."""

import math
from collections.abc import Callable
from pathlib import Path
from random import Random

import bpy
from mathutils import Matrix
from PIL import Image, ImageFilter

from tools.art import palette
from tools.art.kit import scene
from tools.art.kit.fields import layered, smooth
from tools.art.kit.ground import earth, grass
from tools.art.kit.materials import GROUND
from tools.art.kit.mesh import Mesh, stand
from tools.art.kit.plants import Flora
from tools.art.kit.scene import View
from tools.art.palette import Colour, mix

SIZE = (240, 204)
"""Of a picture, in pixels."""
_FINER = 2
"""It is rendered this much larger."""
_SPAN = 2.14
_LIFT = 0.13
"""How far above the ground the middle of the picture lies."""
_TILT = math.radians(50)
"""The camera lies lower than above the first game's hexagons: fronts tell what a house is for."""
_TURN = math.radians(-36)
"""Fronts look to the lower left, where the late sun reaches them."""

_RADIUS = 0.93
_THICK = 0.10
_RINGS, _SECTORS = 30, 96
_SHADOW = (7, 9)
"""How far the shadow on the card falls to the right and down, in rendered pixels."""
_SHADE = (150, 128, 100)

Test = Callable[[float, float], bool]


def view() -> View:
    """The same camera for all."""
    size = SIZE[0] * _FINER, SIZE[1] * _FINER
    return View(size, _SPAN, (0, 0, _LIFT), _TILT)


def lay(flora: Flora, chance: Random, clear: Test, *, trees: int = 4, bare: float = 0.62) -> None:
    """Turns to the sun what stands there; adds the earth below, and plants round about.

    ``clear`` tells where no plant may grow, before turning; ``bare`` is the trodden earth's radius.
    """
    _turn_all()
    _earth(bare)
    _plant(flora, chance, clear, trees)


def _turn_all() -> None:
    turned = Matrix.Rotation(_TURN, 4, "Z")
    for thing in bpy.context.scene.objects:
        thing.location = turned @ thing.location
        thing.rotation_euler[2] += _TURN


def _reach(turn: float) -> float:
    """The radius of the patch in a direction: not quite round."""
    return _RADIUS * (1 + 0.07 * layered(math.cos(turn), math.sin(turn), 4, 1.6))


def _earth(bare: float) -> None:
    mesh, points, paint = Mesh("earth"), [], []
    for ring in range(_RINGS + 1):
        for sector in range(_SECTORS):
            turn, share = 2 * math.pi * sector / _SECTORS, ring / _RINGS
            x, y = (_reach(turn) * share * part for part in (math.cos(turn), math.sin(turn)))
            points.append((x, y, -0.03 * smooth(0.9, 1, share)))
            paint.append(_paint(x, y, share, bare))
    for deep in (0.06, _THICK):
        points += [(x * 0.985, y * 0.985, -deep) for x, y, _ in points[-_SECTORS:]]
        paint += [mix(palette.RIM, palette.SKIRT, 0.4 + 5 * (deep - 0.06))] * _SECTORS
    faces = [
        (k * _SECTORS + s, k * _SECTORS + t, (k + 1) * _SECTORS + t, (k + 1) * _SECTORS + s)
        for k in range(_RINGS + 2)
        for s, t in ((s, (s + 1) % _SECTORS) for s in range(_SECTORS))
    ]
    mesh.add(points, [face[::-1] for face in faces], paint, rounded=True)
    mesh.show(GROUND)


def _paint(x: float, y: float, share: float, bare: float) -> Colour:
    off = math.hypot(x, y) + 0.1 * layered(x, y, 1, 3)
    green = mix(grass(x, y), palette.MOSS, smooth(0.6, 0.95, off))
    ground = mix(green, earth(x, y, 0.55), smooth(bare + 0.1, bare - 0.12, off))
    return mix(ground, palette.RIM_DARK, smooth(0.95, 1, share) * 0.7)


def _plant(flora: Flora, chance: Random, clear: Test, trees: int) -> None:
    cosine, sine = math.cos(-_TURN), math.sin(-_TURN)
    taken: list[tuple[float, float]] = []
    for number in range(300):
        turn, out = chance.uniform(0, 2 * math.pi), math.sqrt(chance.uniform(0.2, 0.74))
        x, y = out * math.cos(turn), out * math.sin(turn)
        kind, scale, spin = chance.random(), chance.uniform(0.75, 1.1), chance.uniform(0, 6)
        tall = len(taken) < trees
        near = min((math.hypot(x - a, y - b) for a, b in taken), default=9)
        if clear(x * cosine - y * sine, x * sine + y * cosine) or near < (0.34 if tall else 0.12):
            continue
        if tall and (y < 0.05 or number > 200):
            continue
        group = (
            (flora.palms if kind < 0.5 else flora.trees)
            if tall
            else (flora.bushes, flora.ferns, flora.flowers)[(kind > 0.45) + (kind > 0.9)]
        )
        stand(chance.choice(group), (x, y, 0), spin, scale * 1.15)
        taken.append((x, y))
        if len(taken) > trees + 22:
            return


def shoot(path: Path, *, samples: int, threads: int) -> None:
    """Renders the scene, with a shadow on a white card."""
    scene.sunlight()
    scene.render(path, view(), samples=samples, threads=threads)
    cut = Image.open(path).convert("RGBA")
    alpha = cut.getchannel("A")
    shadow = Image.new("L", cut.size)
    shadow.paste(alpha, _SHADOW)
    shadow = shadow.filter(ImageFilter.GaussianBlur(9))
    white = Image.new("RGBA", cut.size, "white")
    white.paste(_SHADE, mask=shadow.point(lambda value: int(value * 0.6)))
    white.alpha_composite(cut)
    white.resize(SIZE, Image.Resampling.LANCZOS).save(path)
