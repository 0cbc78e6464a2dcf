"""Which overlay is looked at after a button, whatever the game."""

from game.table.overlay import (
    CLOSE,
    ROOM,
    OpenOverlay,
    Overlay,
    is_about_overlays,
    overlay_after,
    overlay_keys,
    seat_button,
)

FAR = Overlay("far", "1", "icon_move", "Far", "how far", by_seat=True)
NEAR = Overlay("near", "2", "icon_camp", "Near", "how near")
BOTH = (FAR, NEAR)


def test_its_button_opens_it_for_the_seat_whose_turn_it_is():
    assert overlay_after("look/near", BOTH, None, 2) == OpenOverlay(NEAR, 2)


def test_the_one_button_for_all_opens_the_first():
    assert overlay_after(ROOM, BOTH, None, 1) == OpenOverlay(FAR, 1)


def test_another_overlay_keeps_the_seat():
    assert overlay_after("look/near", BOTH, OpenOverlay(FAR, 3), 0) == OpenOverlay(NEAR, 3)


def test_another_seat_keeps_the_overlay():
    assert overlay_after(seat_button(3), BOTH, OpenOverlay(FAR, 0), 0) == OpenOverlay(FAR, 3)


def test_the_cross_its_own_button_and_the_one_for_all_put_it_away():
    for button in (CLOSE, ROOM, FAR.button):
        assert overlay_after(button, BOTH, OpenOverlay(FAR, 0), 0) is None


def test_a_key_and_a_button_each():
    keys = [(one.keys, one.buttons) for one in overlay_keys(BOTH)]
    assert keys == [(("1",), ("look/far",)), (("2",), ("look/near",))]
    assert is_about_overlays(NEAR.button)
    assert not is_about_overlays("end-turn")
