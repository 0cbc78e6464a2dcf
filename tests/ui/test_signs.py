"""Seats, wafers and temples are told apart without colour: in brightness alone, and small."""

from itertools import combinations

import pygame
import pytest

from game.ui import sprites, theme
from game.ui.theme import SEAT_FILL
from tests import contrast as wcag

WAFERS = [name for name in sprites.names() if name.startswith("wafer_") and name != "wafer_back"]
MARKS = [f"mark_{mark}" for mark in SEAT_FILL]
TEMPLES = [f"temple_{number}" for number in range(1, 11)]
SIGNS = [name for name in sprites.names() if name.startswith("icon_")]
SIGNS += [name for name in sprites.names("tzolkin") if name.startswith("tzolkin/sign_")]
GROUND = (128, 128, 128)
SIGN = 3.0
"""The least contrast of a sign with its ground."""


def drawn(name, side, ground=GROUND):
    """A sprite on a ground."""
    surface = pygame.Surface((side, side))
    surface.fill(ground)
    source = sprites.decode(name)
    factor = side / max(source.get_size())
    size = [max(1, round(length * factor)) for length in source.get_size()]
    small = pygame.transform.smoothscale(source, size)
    surface.blit(
        small, small.get_rect(center=(side / 2, side / 2)), None, pygame.BLEND_PREMULTIPLIED
    )
    return surface


def grey(name, side):
    """A sprite on grey ground, in brightness from 0 to 255."""
    surface = drawn(name, side)
    return pygame.surfarray.array3d(pygame.transform.grayscale(surface))[:, :, 0].astype(float)


def contrast(one, other):
    """How much two pictures differ, from 0 to 1: the mean over all points."""
    return abs(one - other).mean() / 255


def shape(picture):
    """Where a picture is not the ground."""
    return abs(picture - GROUND[0]) > 12


def outlined(name, ground):
    """How much of a small sprite stands out from its ground, from 0 to 1."""
    pixels = pygame.surfarray.array3d(drawn(name, 22, ground))
    there = abs(pixels.astype(int) - ground).max(axis=2) > 12
    return (wcag.contrast(pixels, ground)[there] >= SIGN).mean()


def test_there_are_all_of_them():
    assert len(SIGNS) > 40
    assert len(WAFERS) == 8
    assert len(MARKS) == 5
    assert len(TEMPLES) == 10


@pytest.mark.parametrize("pair", list(combinations(MARKS, 2)), ids="-".join)
@pytest.mark.parametrize("side", [18, 48])
def test_marks_differ_in_shape_and_brightness(pair, side):
    one, other = (grey(name, side) for name in pair)
    outlines = shape(one) ^ shape(other)
    assert outlines.mean() > 0.08, "outlines differ in a twelfth of the square"
    assert contrast(one, other) > 0.08


@pytest.mark.parametrize("pair", list(combinations(WAFERS, 2)), ids="-".join)
@pytest.mark.parametrize("side", [20, 48])
def test_wafers_differ_in_brightness(pair, side):
    one, other = (grey(name, side) for name in pair)
    assert contrast(one, other) > 0.08


@pytest.mark.parametrize("number", range(1, 10))
def test_a_temple_looks_different_with_every_level(number):
    """At the size of a phone's whole board, without its digit: the stone in the middle grows."""
    one, other = (grey(f"temple_{number + step}", 58) for step in (0, 1))
    middle = (slice(14, 44), slice(4, 40))
    assert contrast(one[middle], other[middle]) > 0.03


@pytest.mark.parametrize("ground", ["PAPER", "CARD"])
@pytest.mark.parametrize("name", [*SIGNS, *MARKS])
def test_a_sign_has_an_outline_that_stands_out_from_paper(name, ground):
    assert outlined(name, getattr(theme, ground)) > 0.3


@pytest.mark.parametrize("ground", ["WALNUT_LIT", "JUNGLE", "MAP"])
@pytest.mark.parametrize("name", MARKS)
def test_a_mark_stands_out_from_wood_jungle_and_map(name, ground):
    assert outlined(name, getattr(theme, ground)) > 0.15


def test_one_of_the_two_lines_of_the_focus_ring_stands_out_from_any_ground():
    lines = theme.SKY_LINE, theme.SKY_DARK
    assert wcag.contrast(*lines) >= SIGN
    for light in range(256):
        ground = (light, light, light)
        assert max(wcag.contrast(line, ground) for line in lines) >= SIGN


@pytest.mark.parametrize("chip", [("GOLD_BRIGHT", "INK"), ("SKY", "SKY_DARK"), ("INK", "CREAM")])
def test_the_fill_of_a_chip_stands_out_from_its_rim(chip):
    assert wcag.contrast(*(getattr(theme, part) for part in chip)) >= SIGN
