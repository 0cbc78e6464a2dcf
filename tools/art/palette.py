"""Colours of the scenery, and the four players' marks: a shape and a colour each."""

from typing import NamedTuple

Colour = tuple[float, float, float, float]
"""Linear red, green, blue and alpha from 0 to 1, as Blender wants them."""


def linear(code: str) -> Colour:
    """A colour such as ``#7d9a3a`` as Blender wants it."""
    return (*(_linear(channel) for channel in channels(code)), 1.0)  # type: ignore[return-value]


def channels(code: str) -> tuple[int, int, int]:
    """Red, green and blue of a colour such as ``#7d9a3a``, from 0 to 255."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def _linear(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """``one`` at share 0, ``other`` at share 1; shares outside are cut."""
    share = max(0.0, min(1.0, share))
    return tuple(a + (b - a) * share for a, b in zip(one, other, strict=True))  # type: ignore[return-value]


GRASS, GRASS_DARK, MOSS = linear("#7d9a3a"), linear("#5f8a34"), linear("#4c6f2a")
DIRT, SAND = linear("#b08a55"), linear("#d8b878")
RIM, RIM_DARK, SKIRT = linear("#5b4a2c"), linear("#3c4a22"), linear("#4a3421")
LEAF_A = linear("#3f7d2c"), linear("#93b83c")
LEAF_B = linear("#2a6a3e"), linear("#5fa553")
LEAF_C = linear("#4f7a1f"), linear("#b9c24a")
"""Each kind of foliage in its shaded and its lit colour."""
PALM = linear("#3e8a3a"), linear("#a9cf52")
TRUNK = linear("#6a4a2e")
STONE, STONE_WARM, STONE_DARK = linear("#d3c5a4"), linear("#b7a684"), linear("#8b7c60")
RED, TEAL, GOLD = linear("#a83a2a"), linear("#2f8f86"), linear("#f2b431")
CANVAS, CANVAS_DARK = linear("#d9c79c"), linear("#b89f6c")
WOOD, WOOD_DARK = linear("#8a5f36"), linear("#6b4626")
ASH, ASH_LIGHT, BASALT = linear("#4a423f"), linear("#6b5c55"), linear("#3a3434")
SKIN, STRAW, LEATHER = linear("#d79c6b"), linear("#e3c479"), linear("#6b4226")
IVORY, DARK = linear("#efe6d0"), linear("#2b211b")
FLOWERS = linear("#e0483e"), linear("#f0a63a"), linear("#b24ea8")

INK = "#2a1c10"
"""Lines of icons and marks."""


class Mark(NamedTuple):
    """A player's sign. The rim contrasts with the colour in grey, too."""

    shape: str
    colour: str
    rim: str
    cloth: str


MARKS = {
    "red": Mark("circle", "#d0261f", "#fff3dc", "#c22a22"),
    "blue": Mark("triangle", "#1f63d8", "#fff3dc", "#2560c8"),
    "yellow": Mark("square", "#ffc814", INK, "#efb414"),
    "white": Mark("diamond", "#fbf7ee", INK, "#d6cebd"),
}
FIFTH = {"violet": Mark("cross", "#7d3fb0", "#fff3dc", "#7038a0")}
"""For games of five: no piece of the first game has it."""
