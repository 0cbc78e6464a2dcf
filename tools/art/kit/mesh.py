"""Meshes gathered from parts, and their copies in the scene."""

import math
from collections.abc import Callable, Sequence

import bpy
from mathutils import Euler, Matrix, Vector

from tools.art.kit.materials import COLOURS, Finish, material
from tools.art.palette import Colour

Point = Sequence[float]
Paint = Colour | list[Colour] | Callable[[Vector], Colour]
"""One colour, one for each point, or a function of the place."""


def at(
    x: float = 0,
    y: float = 0,
    z: float = 0,
    *,
    turn: float = 0,
    pitch: float = 0,
    roll: float = 0,
    scale: float = 1,
) -> Matrix:
    """Moves to (x, y, z) after turning round z, x (pitch) and y (roll), in radians."""
    turned = Euler((pitch, roll, turn), "XYZ").to_matrix().to_4x4()
    return Matrix.Translation((x, y, z)) @ turned @ Matrix.Diagonal((scale, scale, scale, 1))


class Mesh:
    """Points, faces and colours gathered from many parts, to become one object."""

    def __init__(self, name: str = "mesh") -> None:
        """Copies of foliage are coloured by the name, so it is part of the picture."""
        self._name = name
        self._points: list[Vector] = []
        self._faces: list[tuple[int, ...]] = []
        self._colours: list[Colour] = []
        self._rounded: list[bool] = []

    def __bool__(self) -> bool:
        return bool(self._points)

    def add(
        self,
        points: Sequence[Point],
        faces: Sequence[Sequence[int]],
        paint: Paint,
        where: Matrix | None = None,
        *,
        rounded: bool = False,
    ) -> None:
        """Adds a part; its faces count its own points. Rounded parts are shaded smoothly."""
        first = len(self._points)
        for number, point in enumerate(points):
            placed = where @ Vector(point) if where is not None else Vector(point)
            self._points.append(placed)
            self._colours.append(_colour(paint, number, placed))
        for face in faces:
            self._faces.append(tuple(first + corner for corner in face))
            self._rounded.append(rounded)

    def data(self, finish: Finish) -> bpy.types.Mesh:
        """As Blender's mesh, to be copied into the scene."""
        made = bpy.data.meshes.new(self._name)
        made.from_pydata([tuple(point) for point in self._points], [], self._faces)
        colours = made.color_attributes.new(COLOURS, "FLOAT_COLOR", "POINT")
        colours.data.foreach_set("color", [c for colour in self._colours for c in colour])
        made.polygons.foreach_set("use_smooth", self._rounded)
        made.update()
        made.materials.append(material(finish))
        return made

    def show(self, finish: Finish, bevel: float = 0, segments: int = 2) -> bpy.types.Object:
        """Puts it into the scene, its edges rounded off by the bevel."""
        thing = stand(self.data(finish), (0, 0, 0))
        if bevel:
            rounding = thing.modifiers.new("bevel", "BEVEL")
            rounding.width = bevel
            rounding.segments = segments
            rounding.limit_method = "ANGLE"
            rounding.angle_limit = math.radians(40)
        return thing


def _colour(paint: Paint, number: int, placed: Vector) -> Colour:
    if callable(paint):
        return paint(placed)
    return paint[number] if isinstance(paint, list) else paint


def stand(
    mesh: bpy.types.Mesh, place: Point, turn: float = 0, scale: float = 1
) -> bpy.types.Object:
    """A copy of the mesh in the scene."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = place
    thing.rotation_euler = (0, 0, turn)
    thing.scale = (scale,) * 3
    return thing
