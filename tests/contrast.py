"""Contrast as WCAG 2 reckons it, of the words that a scene draws and of what lies under them."""

from dataclasses import dataclass

import numpy
import pygame

from game.ui import text
from game.ui.painting import surfaces
from game.ui.screen import Canvas

PLAIN = 4.5
LARGE = 3.0
_SIZE, _BOLD_SIZE = 24, 18.66
"""From these sizes on, in dp, text is large: the second holds for bold letters."""
_SOLID = 1.5
"""An outline at least so wide in dp is the ground of its letters."""
_SEEN = 64
"""Of 255: a picture's pixels less opaque than this are not there."""
_READ = 8
"""Smaller letters are a picture of something that is shown larger elsewhere."""
_SAME = 1.1
"""Less contrast than this between two colours is none."""
_WORST = 15
"""The per cent of the ground that may be worse: specks of grain."""


@dataclass(frozen=True)
class Found:
    """The contrast of a drawn line, and the least that its size allows."""

    line: text.DrawnLine
    contrast: float
    least: float

    @property
    def short(self):
        return self.contrast < self.least

    def __str__(self):
        style = self.line.style
        return f"{self.line.shown!r} ({style.size:.0f} dp, {style.colour}): {self.contrast:.1f}"


def luminance(colours):
    """The relative luminance of one colour or of many."""
    parts = numpy.asarray(colours, float)[..., :3] / 255
    linear = numpy.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return linear @ (0.2126, 0.7152, 0.0722)


def contrast(one, other):
    """The contrast of two colours, or of one with many; from 1 to 21."""
    lights = luminance(one), luminance(other)
    return (numpy.maximum(*lights) + 0.05) / (numpy.minimum(*lights) + 0.05)


def drawn_lines(stage):
    """Every line that the uppermost scene draws, with nothing left of earlier pictures."""
    surfaces.forget()
    top = stage.top
    with text.record_drawn_lines() as lines:
        top.layout(stage.screen)
        nothing = surfaces.transparent_surface(stage.screen.size)
        for _part in top.prepare(Canvas(nothing, stage.screen)):
            pass
        top.draw(Canvas(pygame.Surface(stage.screen.size), stage.screen))
    return lines


def found(line, least=0.0):
    """The contrast of a line with what lies under its letters; None if they were not drawn."""
    style = line.style
    large = line.size >= (_SIZE if style.family == "text" else _BOLD_SIZE)
    least = least or (LARGE if large else PLAIN)
    shadow = style.outline and style.outline_colour == style.colour
    if shadow or line.size < _READ:
        return None
    if style.outline >= _SOLID:
        return Found(line, float(contrast(style.colour, style.outline_colour)), least)
    letters = pygame.surfarray.array_alpha(line.face) > _SEEN
    there = pygame.surfarray.array_alpha(line.ground) > _SEEN
    under = pygame.surfarray.array3d(line.ground)[letters & there]
    if len(under) * 2 < letters.sum():
        return None
    worst = numpy.percentile(contrast(under, style.colour), _WORST)
    if style.outline and worst < _SAME:
        return None  # drawn for its edge alone
    return Found(line, float(worst), least)


def too_faint(stage, least=0.0):
    """The lines that fall short; the labels of what cannot be used now are free to."""
    off = [one.rect for one in stage.elements() if not one.enabled]
    lines = [line for line in drawn_lines(stage) if line.box.collidelist(off) < 0]
    every = [one for one in (found(line, least) for line in lines) if one]
    return sorted({str(one) for one in every if one.short})
