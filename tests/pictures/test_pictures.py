"""The main scenes look as they did when somebody last looked at them: see tools/pictures.py."""

import pygame
import pytest

from tools import pictures
from tools.pictures import PICTURES, difference, kept, taken

WHAT_TO_DO = "look at it; if it is as it should be, `make pictures` keeps it"


@pytest.mark.parametrize("name", PICTURES)
def test_scenes_look_as_they_did(name, tmp_path):
    now = taken(name)
    told = difference(now, kept(name))
    if told:
        pygame.image.save(now, tmp_path / "now.png")
    assert not told, f"{told}; now it is {tmp_path / 'now.png'}: {WHAT_TO_DO}"


def test_a_moved_panel_is_a_difference_and_a_moved_edge_is_none():
    picture = kept("acting-early-2-1280x800")
    nudged, moved = picture.copy(), picture.copy()
    panel = pygame.Rect(400, 30, 100, 40)
    letters = pygame.Rect(20, 285, 40, 12)
    nudged.blit(picture, letters.move(1, 0), letters)
    moved.blit(picture, panel.move(0, 12), panel)
    assert difference(nudged, picture) == ""
    assert difference(moved, picture)


def test_all_golden_pictures_are_small():
    files = list(pictures.FOLDER.glob("**/*.jpg"))
    assert {file.relative_to(pictures.FOLDER).with_suffix("").as_posix() for file in files} == {
        *PICTURES
    }
    assert sum(file.stat().st_size for file in files) < 2_700_000
