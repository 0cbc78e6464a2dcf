"""The finished assets: index and files agree, anchors make sense, all of it stays small."""

import json
import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.ui import sprites, typeface
from game.ui.assets import FONTS
from tools.bundle import ROOT

FOLDER = ROOT / "sprites"
INDEX = json.loads((FOLDER / "index.json").read_text("utf-8"))
LICENCES = {
    "Vollkorn": "SIL OPEN FONT LICENSE",
    "RobotoSlab": "Apache License",
    "NotoSerif": "SIL OPEN FONT LICENSE",
}
STONES = [name for name in INDEX if name.startswith("stones_")]
ON_THE_BOARD = ("jungle_", "temple_", "ruin_", "volcano", "camp", "back", "hex_")
FIGURES = "0123456789"
MOST_BYTES, MOST_SPRITE_BYTES = 7_600_000, 4_900_000


@pytest.fixture(autouse=True)
def _window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def size(name: str) -> tuple[int, int]:
    return pygame.image.load(FOLDER / INDEX[name]["file"]).get_size()


def bytes_in(folder: str) -> int:
    return sum(path.stat().st_size for path in (ROOT / folder).rglob("*") if path.is_file())


def test_every_name_has_its_file_and_every_file_a_name():
    files = {path.name for path in FOLDER.iterdir() if path.is_file()} - {"index.json"}
    titles = {"title.jpg", "title_portrait.jpg"}
    assert {entry["file"] for entry in INDEX.values()} | titles == files


def test_the_game_reads_the_same_index():
    assert sprites.names() == list(INDEX)


@pytest.mark.parametrize("name", INDEX)
def test_anchor_and_unit(name):
    (width, height), unit = size(name), INDEX[name]["unit"]
    x, y = INDEX[name]["anchor"]
    assert max(width, height) <= 1600
    assert width / 8 < unit < width * 8
    if name not in STONES:
        assert 0 <= x <= width
        assert 0 <= y <= height


@pytest.mark.parametrize("name", [name for name in INDEX if name.startswith(ON_THE_BOARD)])
def test_a_hexagon_reaches_to_all_of_its_corners(name):
    """All but a few pixels: highlights lie inside the sides, bevels round the slab off."""
    (width, height), unit = size(name), INDEX[name]["unit"]
    x, y = INDEX[name]["anchor"]
    slack = unit / 30
    assert x >= unit / 2 - slack
    assert width - x >= unit / 2 - slack
    assert y >= unit * 3 / 8 - slack
    assert height - y >= unit * 3 / 8 - slack


@pytest.mark.parametrize("name", STONES)
def test_stones_stay_inside_their_own_hexagon(name):
    """Measured at each solid pixel, from the hexagon's middle, with the slab's edge as slack."""
    picture = pygame.image.load(FOLDER / INDEX[name]["file"])
    solid = pygame.mask.from_surface(picture.convert_alpha(), 200)
    (x, y), unit = INDEX[name]["anchor"], INDEX[name]["unit"]
    assert solid.count() > 100
    for across, down in solid.outline():
        sideways, upright = abs(across - x) / unit, abs(down - y) / unit
        assert upright <= 0.375 + 0.01
        assert sideways <= 0.5 - upright * 2 / 3 + 0.01


def test_stones_of_opposite_sides_are_the_same_picture():
    for side, opposite in (("n", "s"), ("ne", "sw"), ("nw", "se")):
        for count in (1, 2, 3):
            names = f"stones_{side}_{count}", f"stones_{opposite}_{count}"
            assert INDEX[names[0]]["file"] == INDEX[names[1]]["file"]


def test_all_assets_are_small():
    assert bytes_in("sprites") <= MOST_SPRITE_BYTES
    assert sum(bytes_in(folder) for folder in ("sprites", "sounds", "fonts")) <= MOST_BYTES


@pytest.mark.parametrize("file", [*typeface.FILES.values(), *typeface.FURTHER.values()])
def test_every_font_has_its_licence_beside_it(file):
    family = file.split("-")[0]
    words = "".join(path.read_text("utf-8") for path in FONTS.glob(f"{family}-*.txt"))
    assert LICENCES[family] in words


@pytest.mark.parametrize("file", typeface.FILES.values())
def test_fonts_have_the_letters_of_the_languages(file):
    metrics = pygame.font.Font(FONTS / file, 20).metrics("Aéßẞäøłőžığșț ЖщйяґЁё „“–… ×")
    assert all(metrics)


@pytest.mark.parametrize("file", typeface.FILES.values())
def test_figures_are_as_high_as_capitals_and_stand_on_their_line(file):
    font = pygame.font.Font(FONTS / file, 200)
    (_left, _right, foot, top, _advance) = font.metrics("H")[0]
    for figure, (_left, _right, least, most, _advance) in zip(
        FIGURES, font.metrics(FIGURES), strict=True
    ):
        assert least == pytest.approx(foot, abs=0.02 * 200), figure
        assert most == pytest.approx(top, abs=0.06 * 200), figure


@pytest.mark.parametrize("size", [11, 14, 16, 18, 22, 29, 44])
@pytest.mark.parametrize("file", typeface.FILES.values())
def test_figures_are_equally_wide_side_by_side(file, size):
    """In columns they stand below each other, and a number that changes does not move."""
    font = pygame.font.Font(FONTS / file, size)
    assert len({font.size(one + other) for one in FIGURES for other in FIGURES}) == 1
