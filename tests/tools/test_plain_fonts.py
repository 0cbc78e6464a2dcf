"""The page's fonts look like those of fonts/, and are smaller by what it cannot read."""

from __future__ import annotations

import io
import zipfile

import pygame
import pytest

from game.ui import typeface
from game.ui.assets import FONTS
from tools.bundle.plain_fonts import SHAPING, plain, with_plain_fonts
from tools.bundle.runtime import WHEELS

LETTERS = "ABQabgßÄéЖщ0123456789.,:;!?+-×→"


@pytest.mark.parametrize("file", typeface.FILES.values())
def test_every_letter_looks_the_same(file: str) -> None:
    whole = (FONTS / file).read_bytes()
    slim = plain(whole)
    assert len(slim) < 0.85 * len(whole)
    assert not any(tag in slim[:300] for tag in SHAPING)
    pygame.font.init()
    one, other = (pygame.font.Font(io.BytesIO(font), 24) for font in (whole, slim))
    assert one.metrics(LETTERS) == other.metrics(LETTERS)
    for letter in LETTERS:
        drawn = [font.render(letter, True, "black").get_buffer().raw for font in (one, other)]
        assert drawn[0] == drawn[1], letter


def test_other_files_are_left_alone() -> None:
    assert with_plain_fonts({"a.jpg": b"x"}) == {"a.jpg": b"x"}


def test_the_pages_pygame_has_nothing_that_would_read_more() -> None:
    (wheel,) = WHEELS.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        (module,) = [name for name in packed.namelist() if "/base." in name and ".so" in name]
        assert b"harfbuzz" not in packed.read(module).lower()
