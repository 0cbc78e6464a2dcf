"""Seats, wafers and temples are told apart without colour: in brightness alone, and small."""

from itertools import combinations

import pygame
import pytest

from game.ui import sprites
from game.ui.theme import SEAT_FILL

WAFERS = [name for name in sprites.names() if name.startswith("wafer_") and name != "wafer_back"]
MARKS = [f"mark_{mark}" for mark in SEAT_FILL]
TEMPLES = [f"temple_{number}" for number in range(1, 11)]
GROUND = (128, 128, 128)


def grey(name, side):
    """A sprite on grey ground, in brightness from 0 to 255."""
    surface = pygame.Surface((side, side))
    surface.fill(GROUND)
    source = sprites.decode(name)
    factor = side / max(source.get_size())
    size = [max(1, round(length * factor)) for length in source.get_size()]
    small = pygame.transform.smoothscale(source, size)
    surface.blit(
        small, small.get_rect(center=(side / 2, side / 2)), None, pygame.BLEND_PREMULTIPLIED
    )
    return pygame.surfarray.array3d(pygame.transform.grayscale(surface))[:, :, 0].astype(float)


def contrast(one, other):
    """How much two pictures differ, from 0 to 1: the mean over all points."""
    return abs(one - other).mean() / 255


def shape(picture):
    """Where a picture is not the ground."""
    return abs(picture - GROUND[0]) > 12


def test_there_are_all_of_them():
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
