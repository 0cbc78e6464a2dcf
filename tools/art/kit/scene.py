"""The empty scene, its light and its camera, and the render."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import bpy
from mathutils import Vector

from tools.art.catalogue import HEXAGON, TILE_ANCHOR, TILE_CANVAS
from tools.art.kit import materials
from tools.art.kit.materials import Finish
from tools.art.kit.mesh import Mesh
from tools.art.palette import IVORY

TILT = math.radians(30)
"""How far the camera leans from the vertical: a hexagon is then 4 wide and 3 high on screen."""
UNIT = HEXAGON / 2
"""Pixels of a tile's canvas that make one unit of the scene."""
UP = Vector((0, math.cos(TILT), math.sin(TILT)))
"""What points straight up on screen."""

_SUN, _SUN_COLOUR = (-0.82, 0.22, 0.80), (1, 0.86, 0.64)
_FILL, _FILL_COLOUR = (0.25, -1, 0.75), (0.80, 0.88, 1)
_SKY, _SKY_STRENGTH = (0.66, 0.78, 1, 1), 0.62


@dataclass(frozen=True)
class View:
    """What the camera shows: a canvas in pixels, ``span`` units along its longer side."""

    size: tuple[int, int]
    span: float
    centre: Sequence[float]
    tilt: float = TILT


TILE_VIEW = View(
    TILE_CANVAS, TILE_CANVAS[0] / UNIT, UP * ((TILE_ANCHOR[1] - TILE_CANVAS[1] / 2) / UNIT)
)


def clear() -> None:
    """Empties Blender."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()


def render(path: Path, view: View, *, samples: int, threads: int) -> None:
    """Renders the scene from a tile's point of view to a PNG with alpha."""
    look(view)
    world(_SKY, _SKY_STRENGTH)
    shoot(path, view.size, samples=samples, threads=threads)


def shoot(path: Path, size: tuple[int, int], *, samples: int, threads: int) -> None:
    """Renders what the camera sees; the scene has its camera, light and world."""
    scene = bpy.context.scene
    _engine(scene, samples, threads)
    _film(scene, size)
    scene.render.filepath = str(path.resolve())
    bpy.ops.render.render(write_still=True)


def _engine(scene: bpy.types.Scene, samples: int, threads: int) -> None:
    scene.render.engine = "CYCLES"
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples, cycles.seed = samples, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.03
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"
    cycles.denoising_prefilter, cycles.denoising_quality = "FAST", "BALANCED"
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 3, 2
    cycles.transparent_max_bounces, cycles.transmission_bounces = 8, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False


def _film(scene: bpy.types.Scene, size: tuple[int, int]) -> None:
    film = scene.render
    film.film_transparent, film.filter_size = True, 1.2
    film.resolution_x, film.resolution_y = size
    film.resolution_percentage = 100
    image = film.image_settings
    image.file_format, image.color_mode, image.color_depth = "PNG", "RGBA", "8"
    scene.view_settings.view_transform = "Standard"


def look(view: View) -> None:
    """Puts up the camera, far enough away to have everything before it."""
    lens = camera(Vector(view.centre) + _back(view.tilt) * 12, (view.tilt, 0, 0))
    lens.type, lens.clip_end, lens.ortho_scale = "ORTHO", 100, view.span


def _back(tilt: float) -> Vector:
    return Vector((0, -math.sin(tilt), math.cos(tilt)))


def camera(place: Sequence[float], turned: Sequence[float]) -> bpy.types.Camera:
    """A camera at this place, turned round x, y and z; it becomes the scene's."""
    lens = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", lens)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    thing.location, thing.rotation_euler = place, turned
    return lens


def world(colour: Sequence[float], strength: float) -> bpy.types.World:
    """The light of the sky from all sides."""
    made = bpy.data.worlds.new("world")
    bpy.context.scene.world = made
    made.use_nodes = True
    background = made.node_tree.nodes["Background"]
    background.inputs[0].default_value = colour
    background.inputs[1].default_value = strength
    return made


def sunlight(
    towards: Sequence[float] = _SUN,
    softness: float = 3.5,
    colour: Sequence[float] = _SUN_COLOUR,
    energy: float = 3.6,
) -> None:
    """A warm late sun from the upper left and a weak cool light from the front.

    ``softness`` is the sun's width in degrees.
    """
    _sun(towards, energy, colour, softness)
    _sun(_FILL, 0.75, _FILL_COLOUR, 40)


def _sun(towards: Sequence[float], energy: float, colour: Sequence[float], softness: float) -> None:
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = energy, colour, math.radians(softness)
    thing = bpy.data.objects.new("sun", light)
    bpy.context.scene.collection.objects.link(thing)
    thing.rotation_euler = Vector(towards).to_track_quat("Z", "Y").to_euler()


def catch_shadows() -> None:
    """A ground of which only the shadows that fall on it are seen."""
    mesh = Mesh()
    mesh.add([(-6, -6, 0), (6, -6, 0), (6, 6, 0), (-6, 6, 0)], [(0, 1, 2, 3)], IVORY)
    mesh.show(Finish()).is_shadow_catcher = True
