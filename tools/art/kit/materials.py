"""One shader for all: the mesh's own colours, made uneven by noise, with moss, bumps and glow."""

from dataclasses import dataclass
from typing import TypeAlias

import bpy

from tools.art.palette import MOSS

COLOURS = "Col"
"""The mesh attribute that holds the colours."""


@dataclass(frozen=True)
class Finish:
    """How a surface looks apart from its colour.

    ``uneven`` and ``grain`` are strength and frequency of the noise on the brightness, ``varied``
    how much copies differ from one another, ``moss`` how far it creeps in from above (0 to 1).
    """

    rough: float = 0.85
    uneven: float = 0.18
    grain: float = 9.0
    metal: float = 0.0
    varied: float = 0.0
    moss: float = 0.0
    glow: float = 0.0
    shine: float = 0.25
    bump: float = 0.0


FOLIAGE = Finish(rough=0.8, uneven=0.10, grain=14, varied=0.22, shine=0.2)
GROUND = Finish(rough=0.95, uneven=0.14, grain=11, bump=0.25, shine=0.1)
GOLDEN = Finish(rough=0.28, uneven=0.05, metal=0.85, shine=0.5)
CLOTH = Finish(rough=0.8, uneven=0.05, grain=6)


def masonry(moss: float = 0) -> Finish:
    """Hewn stone, more or less overgrown."""
    return Finish(rough=0.9, uneven=0.20, grain=7, bump=0.35, moss=moss)


_made: dict[Finish, bpy.types.Material] = {}


def forget() -> None:
    """Materials die with their scene."""
    _made.clear()


def material(finish: Finish) -> bpy.types.Material:
    """The material of this finish in the present scene."""
    if finish not in _made:
        _made[finish] = _Shader(finish).material
    return _made[finish]


Socket: TypeAlias = bpy.types.NodeSocket
Value: TypeAlias = bpy.types.NodeSocket | float


class _Shader:
    """Builds the node graph of one material."""

    def __init__(self, finish: Finish) -> None:
        self.material = bpy.data.materials.new("surface")
        self.material.use_nodes = True
        self._nodes = self.material.node_tree.nodes
        self._links = self.material.node_tree.links
        self._place = self._nodes.new("ShaderNodeTexCoord").outputs["Object"]
        surface = self._nodes["Principled BSDF"].inputs
        colour = self._colour(finish)
        self._links.new(colour, surface["Base Color"])
        surface["Roughness"].default_value = finish.rough
        surface["Metallic"].default_value = finish.metal
        surface["Specular IOR Level"].default_value = finish.shine
        if finish.glow:
            self._links.new(colour, surface["Emission Color"])
            surface["Emission Strength"].default_value = finish.glow
        if finish.bump:
            self._links.new(self._bumps(finish.bump), surface["Normal"])

    def _colour(self, finish: Finish) -> Socket:
        own = self._nodes.new("ShaderNodeVertexColor")
        own.layer_name = COLOURS
        colour = own.outputs["Color"]
        if finish.uneven:
            off = self._math("SUBTRACT", self._noise(finish.grain), 0.5)
            value = self._math("ADD", self._math("MULTIPLY", off, 2 * finish.uneven * 1.6), 1.0)
            colour = self._shifted(colour, Value=value)
        if finish.varied:
            colour = self._per_copy(colour, finish.varied)
        return self._mossy(colour, finish.moss) if finish.moss else colour

    def _per_copy(self, colour: Socket, amount: float) -> Socket:
        chance = self._nodes.new("ShaderNodeObjectInfo").outputs["Random"]
        value = self._math("ADD", self._math("MULTIPLY", chance, 2 * amount), 1 - amount)
        other = self._math("FRACT", self._math("MULTIPLY", chance, 7.31))
        spread = self._math("MULTIPLY", other, amount * 0.16)
        hue = self._math("ADD", spread, 0.5 - amount * 0.08)
        return self._shifted(colour, Hue=hue, Value=value)

    def _mossy(self, colour: Socket, amount: float) -> Socket:
        geometry = self._nodes.new("ShaderNodeNewGeometry")
        axes = self._nodes.new("ShaderNodeSeparateXYZ")
        self._links.new(geometry.outputs["Normal"], axes.inputs[0])
        upward = self._math("MULTIPLY", axes.outputs["Z"], 0.12)
        ramp = self._nodes.new("ShaderNodeMapRange")
        self._links.new(self._math("ADD", upward, self._noise(4.5, 4)), ramp.inputs[0])
        ramp.inputs[1].default_value = 0.72 - amount * 0.3
        ramp.inputs[2].default_value = 0.80 - amount * 0.3
        blend = self._nodes.new("ShaderNodeMix")
        blend.data_type = "RGBA"
        self._links.new(ramp.outputs[0], blend.inputs["Factor"])
        self._links.new(colour, blend.inputs["A"])
        blend.inputs["B"].default_value = MOSS
        return blend.outputs["Result"]

    def _bumps(self, strength: float) -> Socket:
        bump = self._nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = strength
        bump.inputs["Distance"].default_value = 0.03
        self._links.new(self._noise(22, 4), bump.inputs["Height"])
        return bump.outputs[0]

    def _noise(self, scale: float, detail: float = 3) -> Socket:
        node = self._nodes.new("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        self._links.new(self._place, node.inputs["Vector"])
        return node.outputs["Fac"]

    def _math(self, operation: str, *values: Value) -> Socket:
        node = self._nodes.new("ShaderNodeMath")
        node.operation = operation
        for slot, value in enumerate(values):
            if isinstance(value, int | float):
                node.inputs[slot].default_value = value
            else:
                self._links.new(value, node.inputs[slot])
        return node.outputs[0]

    def _shifted(self, colour: Socket, **shifts: Socket) -> Socket:
        node = self._nodes.new("ShaderNodeHueSaturation")
        self._links.new(colour, node.inputs["Color"])
        for name, value in shifts.items():
            self._links.new(value, node.inputs[name])
        return node.outputs["Color"]


def smoke() -> bpy.types.Material:
    """Grey, thinner towards the silhouette."""
    made = bpy.data.materials.new("smoke")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    output = nodes.new("ShaderNodeOutputMaterial")
    grey = nodes.new("ShaderNodeBsdfDiffuse")
    clear = nodes.new("ShaderNodeBsdfTransparent")
    blend = nodes.new("ShaderNodeMixShader")
    facing = nodes.new("ShaderNodeLayerWeight")
    ramp = nodes.new("ShaderNodeMapRange")
    facing.inputs[0].default_value = 0.5
    grey.inputs[0].default_value = (0.78, 0.74, 0.72, 1)
    for slot, value in enumerate((0.15, 0.95, 0.5, 1.0), start=1):
        ramp.inputs[slot].default_value = value
    links.new(facing.outputs["Facing"], ramp.inputs[0])
    links.new(ramp.outputs[0], blend.inputs[0])
    links.new(grey.outputs[0], blend.inputs[1])
    links.new(clear.outputs[0], blend.inputs[2])
    links.new(blend.outputs[0], output.inputs[0])
    return made
