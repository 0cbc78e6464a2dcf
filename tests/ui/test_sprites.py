import json

import pygame
import pytest

from game.ui import sprites
from game.ui.painting import surfaces


@pytest.fixture
def folder(tmp_path, monkeypatch):
    picture = pygame.Surface((40, 20), pygame.SRCALPHA)
    picture.fill((200, 100, 50, 128))
    for name in ("a", "b"):
        pygame.image.save(picture, tmp_path / f"{name}.png")
    index = {name: {"file": f"{name}.png", "anchor": [10, 15], "unit": 20} for name in "ab"}
    (tmp_path / "index.json").write_text(json.dumps(index))
    monkeypatch.setattr(sprites, "SPRITES", tmp_path)
    monkeypatch.setattr(sprites, "_ready", {})
    sprites._index.cache_clear()
    sprites._scaled.clear()
    yield
    sprites._index.cache_clear()
    sprites._scaled.clear()


@pytest.mark.usefixtures("folder")
def test_the_anchor_lies_at_the_place_and_the_unit_has_the_width(canvas):
    assert tuple(sprites.draw(canvas, "a", (100, 100), 40)) == (80, 70, 80, 40)
    assert tuple(sprites.draw(canvas, "a", (100, 100), 20)) == (90, 85, 40, 20)


@pytest.mark.usefixtures("folder")
def test_alpha_is_premultiplied_and_can_be_faded(canvas):
    canvas.surface.fill((0, 0, 0))
    sprites.draw(canvas, "a", (100, 100), 40)
    assert canvas.surface.get_at((100, 90))[:3] == pytest.approx((100, 50, 25), abs=2)
    canvas.surface.fill((0, 0, 0))
    sprites.draw(canvas, "a", (100, 100), 40, alpha=0.5)
    assert canvas.surface.get_at((100, 90))[:3] == pytest.approx((50, 25, 12), abs=2)


@pytest.mark.usefixtures("folder")
def test_fitting_into_a_box(canvas):
    box = pygame.Rect(100, 100, 100, 100)
    assert tuple(sprites.draw_in(canvas, "a", box)) == (100, 125, 100, 50)


@pytest.mark.usefixtures("folder")
def test_loading_goes_one_by_one():
    loading = sprites.SpriteLoader(["a", "b", "a"])
    assert (loading.done, loading.progress) == (False, 0)
    loading.step()
    assert loading.progress == 0.5
    loading.step()
    loading.step()
    assert loading.done
    assert sprites.SpriteLoader(["a"]).done


@pytest.mark.usefixtures("folder")
def test_an_unknown_sprite_is_named():
    assert sprites.names() == ["a", "b"]
    with pytest.raises(KeyError, match="c"):
        sprites.info("c")


def test_most_sizes_are_made_from_half_the_picture_and_large_ones_from_the_whole(canvas):
    whole = sprites.decode("temple_1")
    small = sprites._ready["temple_1"].picture
    assert small.get_width() == (whole.get_width() + 1) // 2
    unit = sprites.info("temple_1").unit
    assert sprites.scaled("temple_1", unit) is whole
    assert sprites.scaled("temple_1", unit * 0.9).get_width() == round(whole.get_width() * 0.9)
    surfaces.set_budget_for_window((1, 1))
    sprites._wholes.clear()
    sprites.scaled("temple_1", unit * 0.3)
    assert "temple_1" not in sprites._wholes


def test_opaque_pictures_are_kept_whole_without_alpha():
    board = sprites.decode("board")
    assert board.get_size() == (1600, 1000)
    assert board.get_masks()[3] == 0
    assert sprites.decode("board") is board


@pytest.mark.parametrize("strength", [1, 0.75])
@pytest.mark.parametrize("wide", [30, 97, 400])
def test_what_is_white_in_a_printed_picture_shows_the_ground(canvas, wide, strength):
    ground = (214, 198, 164)
    canvas.surface.fill(ground)
    sprites.print_in(canvas, "tzolkin/built_m01", pygame.Rect(0, 0, wide, wide), strength)
    corner = (1, round(wide * (1 - 204 / 240) / 2) + 1)
    assert canvas.surface.get_at(corner)[:3] == ground
    assert canvas.surface.get_at((wide // 2, wide // 2))[:3] != ground
