"""All signs of Tzolk'in on one sheet: ``python -m tools.gallery.tzolkin_signs FOLDER``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect

from game.tzolkin.rules.data import expansion
from game.tzolkin.rules.data.board import GEARS, HIGHEST_ACTION, MOST_LEVELS, TRACKS
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, WEALTH
from game.tzolkin.table.panels.panel import CardLook, draw_card
from game.tzolkin.table.panels.tiles import draw_tile
from game.tzolkin.table.signs import drawing, spaces, tiles
from game.tzolkin.table.signs.sign import Line, Sign, Signs
from game.ui import text, theme
from game.ui.screen import Canvas, Screen

RATIOS: Final = (1, 2)
_COLUMNS, _CELL, _SIZE = 12, (106, 74), 24
_LETTERS: Final = theme.TextStyle("num", 11, theme.INK_SOFT)
_SEATS: Final = 4
"""So many play: the fifth monument counts otherwise for others."""
Tile = tuple[Line, Line]


def _lines() -> Iterator[tuple[str, Signs]]:
    """Name and signs of what is no building and no monument."""
    for gear, name in enumerate(GEARS):
        for number in range(1, HIGHEST_ACTION[gear] + 2):
            yield f"{name[:3]} {number}", spaces.space(gear, number)
    for track, name in enumerate(TRACKS):
        for level in range(1, MOST_LEVELS + 2):
            yield f"{name[:4]} {level}", (spaces.level(track, level),)
    for number, wealth in enumerate(WEALTH):
        yield wealth.id, tiles.wealth(number)
    for number, id_ in enumerate(expansion.TRIBES, start=1):
        yield id_, (tiles.tribe(number),)
    for number, prophecy in enumerate(expansion.PROPHECIES, start=1):
        yield prophecy.id, (tiles.prophecy(number),)
    for name in expansion.QUICK_TILES:
        yield name[:9], spaces.quick(name)


def _tiles() -> Iterator[tuple[str, Tile]]:
    for number, building in enumerate(BUILDINGS):
        upper = Sign(building.kind), *tiles.building_cost(number)
        yield building.id, (upper, tiles.building(number))
    for number, monument in enumerate(MONUMENTS):
        upper = Sign(monument.kind), *tiles.monument_cost(number)
        yield monument.id, (upper, tiles.monument(number, _SEATS))


def sheet(ratio: int) -> pygame.Surface:
    """Every line of signs 24 dp high, every tile as it lies on display."""
    lines, displayed = list(_lines()), list(_tiles())
    rows = -(-len(lines) // _COLUMNS) + -(-len(displayed) // _COLUMNS)
    width, height = _CELL
    screen = Screen(_COLUMNS * width * ratio, rows * height * ratio, ratio)
    canvas = Canvas(pygame.display.set_mode(screen.size), screen)
    canvas.surface.fill(theme.PAPER)
    for (name, line), cell in zip(lines, _cells(canvas, 0), strict=False):
        inner = _framed(canvas, cell, name)
        draw_card(canvas, inner)
        drawing.draw(canvas, inner.inflate(-canvas.px(8), -canvas.px(6)), line, canvas.px(_SIZE))
    first = -(-len(lines) // _COLUMNS)
    for (name, (upper, lower)), cell in zip(displayed, _cells(canvas, first), strict=False):
        draw_tile(canvas, _framed(canvas, cell, name), upper, lower, CardLook.PLAIN)
    return canvas.surface


def _cells(canvas: Canvas, row: int) -> Iterator[Rect]:
    """Row by row from this one on, without an end."""
    width, height = map(canvas.px, _CELL)
    while True:
        yield from (Rect(x * width, row * height, width, height) for x in range(_COLUMNS))
        row += 1


def _framed(canvas: Canvas, cell: Rect, name: str) -> Rect:
    """What is left of a cell below its name."""
    px = canvas.px
    text.draw(canvas, name, (cell.x + px(4), cell.y + px(7)), _LETTERS, "lm")
    return Rect(cell.x + px(3), cell.y + px(14), cell.w - px(6), cell.h - px(16))


def main(arguments: Sequence[str] | None = None) -> None:
    """Saves a sheet for each density."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    for ratio in RATIOS:
        drawn = sheet(ratio).convert(24)
        pygame.image.save(drawn, folder / f"tzolkin_signs@{ratio}.png")
        pygame.image.save(
            pygame.transform.grayscale(drawn), folder / f"tzolkin_signs_grey@{ratio}.png"
        )


if __name__ == "__main__":
    main()
