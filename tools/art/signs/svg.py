"""Pieces of SVG on a grid of 24 x 24, with the ink that every sign is drawn with."""

import math

from tools.art.palette import INK

GRID = 24
LINE = 1.6
"""Width of the ink round every shape."""
PAPER, CREAM, WHITE = "#f6e7bf", "#fff6dc", "#fffdf4"
CORN, GOLD, LEAF = "#f6c334", "#f2b632", "#5f9c3c"
WOOD, WOOD_END, STONE, STONE_DARK = "#a06a38", "#efd0a0", "#c6c4bc", "#8a8880"
STUCCO, RED, JADE, TEAL = "#b4552f", "#9c2f1d", "#3f9a63", "#2f8f86"
SKY, SKIN, CLAY, VIOLET, DUSK = "#cfeff0", "#cf935f", "#c4683a", "#7b55b8", "#3c2c44"


def shape(path: str, fill: str = "none", line: float = LINE, ink: str = INK) -> str:
    """A path, filled and outlined."""
    return f'<path d="{path}" fill="{fill}" stroke="{ink}" stroke-width="{line}"/>'


def stroke(path: str, line: float = LINE, ink: str = INK) -> str:
    """A line only."""
    return shape(path, "none", line, ink)


def disc(x: float, y: float, radius: float, fill: str = "none", line: float = LINE) -> str:
    """A circle."""
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{INK}"'
        f' stroke-width="{line}"/>'
    )


def oval(  # noqa: PLR0917 (as SVG has it)
    x: float, y: float, across: float, down: float, fill: str, line: float = LINE
) -> str:
    """An ellipse with two half axes."""
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="{fill}" stroke="{INK}"'
        f' stroke-width="{line}"/>'
    )


def moved(parts: str, x: float, y: float, scale: float = 1) -> str:
    """Parts made smaller and shifted."""
    return f'<g transform="translate({x} {y}) scale({scale})">{parts}</g>'


def cog(x: float, y: float, teeth: int, root: float, tip: float) -> str:
    """The outline of a gear with broad teeth."""
    points = []
    for tooth in range(teeth):
        middle = 2 * math.pi * tooth / teeth
        for turn, radius in ((-0.30, root), (-0.17, tip), (0.17, tip), (0.30, root)):
            angle = middle + turn * 2 * math.pi / teeth * 1.02
            points.append(f"{x + radius * math.sin(angle):.2f},{y - radius * math.cos(angle):.2f}")
    return "M" + " ".join(points) + "Z"


def polygon(x: float, y: float, corners: int, radius: float, turn: float = 0) -> str:
    """A regular polygon, ``turn`` degrees from a corner at the top."""
    angles = [math.radians(turn) + 2 * math.pi * corner / corners for corner in range(corners)]
    points = [f"{x + radius * math.sin(a):.2f},{y - radius * math.cos(a):.2f}" for a in angles]
    return "M" + " ".join(points) + "Z"


def document(parts: str, pixels: int) -> str:
    """A whole picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{pixels}" height="{pixels}"'
        f' viewBox="0 0 {GRID} {GRID}"><g stroke-linejoin="round" stroke-linecap="round">'
        f"{parts}</g></svg>"
    )
