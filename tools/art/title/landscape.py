"""The landscapes of the titles, and how far away everything in them is."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import bpy
from mathutils import Vector

from tools.art import palette
from tools.art.kit import scene
from tools.art.kit.materials import GROUND, masonry
from tools.art.kit.mesh import Mesh, stand
from tools.art.kit.plants import Flora
from tools.art.tiles import temple
from tools.art.tiles.pyramid import Pyramid
from tools.art.title import wheel

_SKY = (0.50, 0.66, 1, 1)
_SEED = 11
_FAR = ((2.1, 6.2, 8), (-2.7, 8.4, 7), (0.5, 11.0, 9))
"""Place and value of the temples on the horizon."""
_HAZE = (2.2, 15.0)
"""Distances where the haze begins and is full."""


@dataclass(frozen=True)
class Site:
    """What stands in the middle, how far from it no tree grows (in x, y), and the light on it.

    ``sun`` is the direction towards it, its colour and its strength; ``sky`` the sky's strength.
    """

    build: Callable[[Flora], None]
    clear: tuple[float, float]
    near: tuple[float, float, float]
    sun: tuple[tuple[float, float, float], tuple[float, float, float], float]
    sky: float


@dataclass(frozen=True)
class Shot:
    """What is seen; size in pixels; camera's distance, height and turn to the west in degrees;
    where the middle is in the picture (0.5 is the picture's); the tilt below the horizon and the
    angle of view."""

    site: Site
    size: tuple[int, int]
    distance: float
    height: float
    turn: float
    middle: float
    down: float
    angle: float


def render(name: str, out: Path, *, samples: int, threads: int) -> None:
    """Writes the picture without its sky, and ``<name>_haze.png`` with the distances."""
    shot = SHOTS[name]
    out.mkdir(exist_ok=True)
    scene.clear()
    _build(shot)
    towards, colour, energy = shot.site.sun
    scene.sunlight(towards, 2.0, colour, energy)
    place, turned = _standpoint(shot)
    lens = scene.camera(place, turned)
    lens.clip_end, lens.angle = 200, math.radians(shot.angle)
    world = scene.world(_SKY, shot.site.sky)
    world.mist_settings.start = _HAZE[0]
    world.mist_settings.depth = _HAZE[1] - _HAZE[0]
    world.mist_settings.falloff = "LINEAR"
    _keep_distances(out, f"{name}_haze")
    scene.shoot(out / f"{name}_view.png", shot.size, samples=samples, threads=threads)
    (out / f"{name}_haze0001.png").rename(out / f"{name}_haze.png")


def _standpoint(shot: Shot) -> tuple[Vector, tuple[float, float, float]]:
    turn = math.radians(shot.turn)
    ahead, right = (
        Vector((math.sin(turn), math.cos(turn), 0)),
        Vector((math.cos(turn), -math.sin(turn), 0)),
    )
    across = shot.angle if shot.size[0] >= shot.size[1] else _narrow(shot)
    half = math.tan(math.radians(across / 2)) * shot.distance
    aside = right * (shot.middle - 0.5) * 2 * half
    place = -ahead * shot.distance - aside + Vector((0, 0, shot.height))
    return place, (math.radians(90 - shot.down), 0, -turn)


def _narrow(shot: Shot) -> float:
    """The angle across, where the angle of view is that of the height."""
    half = math.tan(math.radians(shot.angle / 2)) * shot.size[0] / shot.size[1]
    return 2 * math.degrees(math.atan(half))


def _build(shot: Shot) -> None:
    flora = Flora()
    earth = Mesh()
    earth.add(
        [(-60, -20, 0), (60, -20, 0), (60, 90, 0), (-60, 90, 0)], [(0, 1, 2, 3)], palette.MOSS
    )
    earth.show(GROUND)
    shot.site.build(flora)
    _canopy(Random(_SEED + 6), flora, shot)


def _temple(flora: Flora) -> None:
    """The great temple on its plaza, and those on the horizon."""
    _plaza()
    pyramid = Pyramid(Random(_SEED), 10)
    pyramid.mesh.show(masonry(0.16), bevel=0.008)
    temple.overgrow(Random(_SEED + 3), flora, pyramid.tiers, 0.55)
    for x, y, value in _FAR:
        far = Pyramid(Random(_SEED), value).mesh.show(masonry(0.1))
        far.location = (x, y, -0.15)
        far.scale = (1.5, 1.5, 1.7)


def _plaza() -> None:
    mesh = Mesh()
    mesh.add(
        [(-0.62, -0.95, 0.004), (0.62, -0.95, 0.004), (0.62, 0.6, 0.004), (-0.62, 0.6, 0.004)],
        [(0, 1, 2, 3)],
        palette.mix(palette.DIRT, palette.SAND, 0.6),
    )
    mesh.show(GROUND)


def _canopy(chance: Random, flora: Flora, shot: Shot) -> None:
    """Trees as far as the eye reaches: larger and fewer towards the horizon."""
    place, _ = _standpoint(shot)
    turn = math.radians(shot.turn)
    ahead, right = (math.sin(turn), math.cos(turn)), (math.cos(turn), -math.sin(turn))
    depth = 0.9
    while depth < 26:
        step = 0.17 + 0.035 * depth
        reach = depth * 0.62 + 0.8
        for number in range(-math.ceil(reach / step), math.ceil(reach / step) + 1):
            aside = (number + chance.uniform(-0.45, 0.45)) * step
            away = depth + chance.uniform(-0.45, 0.45) * step
            x = place.x + ahead[0] * away + right[0] * aside
            y = place.y + ahead[1] * away + right[1] * aside
            _grow(chance, flora, shot.site, (x, y), 0.74 + 0.13 * away)
        depth += step * 0.85


def _grow(
    chance: Random, flora: Flora, site: Site, place: tuple[float, float], size: float
) -> None:
    x, y = place
    kind, turn, scale = chance.random(), chance.uniform(0, 6.28), chance.uniform(0.75, 1.25)
    tree, palm, low = (chance.choice(group) for group in (flora.trees, flora.palms, flora.bananas))
    if _kept_clear(site, x, y):
        return
    if _near(site, x, y):
        stand(low if kind < 0.4 else palm, (x, y, 0), turn, scale * 0.8)
    elif kind < 0.83:
        stand(tree, (x, y, 0), turn, scale * size)
    elif kind < 0.95:
        stand(palm, (x, y, 0), turn, scale * size * 0.95)
    else:
        stand(low, (x, y, 0), turn, scale * size * 1.3)


def _kept_clear(site: Site, x: float, y: float) -> bool:
    across, deep = site.clear
    return (abs(x) < across and abs(y - 0.02) < deep) or (abs(x) < 0.34 and -1.3 < y < 0)


def _near(site: Site, x: float, y: float) -> bool:
    across, south, north = site.near
    return abs(x) < across and -south < y < north


def _keep_distances(out: Path, name: str) -> None:
    """Has Blender write the haze beside the picture."""
    stage = bpy.context.scene
    stage.view_layers[0].use_pass_mist = True
    stage.use_nodes = True
    nodes, links = stage.node_tree.nodes, stage.node_tree.links
    nodes.clear()
    layers = nodes.new("CompositorNodeRLayers")
    picture = nodes.new("CompositorNodeComposite")
    writer = nodes.new("CompositorNodeOutputFile")
    writer.base_path = str(out.resolve())
    writer.file_slots[0].path = name
    writer.format.file_format, writer.format.color_mode = "PNG", "BW"
    links.new(layers.outputs["Image"], picture.inputs[0])
    links.new(layers.outputs["Mist"], writer.inputs[0])


_LATE = ((-0.88, -0.30, 0.46), (1, 0.72, 0.40), 4.6)
_DAWN = ((-0.80, -0.52, 0.30), (1, 0.74, 0.50), 4.4)
_TEMPLE = Site(_temple, (0.60, 0.56), (0.75, 0.9, 0.7), _LATE, 0.50)
_WHEEL = Site(wheel.build, (1.22, 0.50), (1.4, 1.45, 0.5), _DAWN, 0.55)
SHOTS = {
    "title": Shot(_TEMPLE, (1600, 1000), 3.8, 1.45, 27, 0.67, 9.0, 47),
    "title_portrait": Shot(_TEMPLE, (900, 1600), 3.9, 1.50, 27, 0.53, 7.0, 52),
    "wheel": Shot(_WHEEL, (1280, 800), 3.3, 1.12, 10, 0.66, 7.0, 47),
    "wheel_portrait": Shot(_WHEEL, (800, 1424), 4.2, 1.25, 10, 0.50, 6.0, 56),
}
