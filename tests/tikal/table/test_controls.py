"""Which buttons are seen, where, and what they say."""

import pytest
from pygame import Rect

from game.table.modes import ButtonState
from game.tikal.table.panels import PanelCard
from game.tikal.table.shown.shown import Desk
from game.tikal.table.things import Displayed
from game.tikal.table.view.controls import Controls
from game.tikal.table.view.places import place_all
from game.ui.screen import Screen

PLACES = place_all(Screen(1280, 800), 4, Desk.ACTIONS)


@pytest.fixture
def pressed():
    return []


@pytest.fixture
def controls(pressed):
    return Controls(pressed.append, pressed.append)


def seen(controls):
    return {id for id, button in controls.buttons.items() if button.visible}


def test_only_what_has_a_look_is_seen(controls):
    controls.show(
        {"rotate": ButtonState(), "confirm": ButtonState(enabled=False, label="Discard")},
        PLACES.buttons,
        (),
        PanelCard.button_prefixes,
    )
    assert seen(controls) == {"rotate", "confirm"}
    confirm = controls.buttons["confirm"]
    assert (confirm.label, confirm.enabled) == ("Discard", False)
    controls.show({"confirm": ButtonState()}, PLACES.buttons, (), PanelCard.button_prefixes)
    assert (confirm.label, confirm.enabled) == ("Place", True)


def test_under_a_card_nothing_is_seen_but_what_lies_on_it(controls):
    looks = {
        "end-turn": ButtonState(),
        "scoring/continue": ButtonState(),
        "tool/menu": ButtonState(),
    }
    controls.show(looks, PLACES.buttons, [PLACES.card], PanelCard.button_prefixes)
    assert seen(controls) == {"scoring/continue", "tool/menu"}


def test_a_button_may_take_anothers_place(controls):
    controls.show(
        {"watch/skip": ButtonState(at="bid/place")}, PLACES.buttons, (), PanelCard.button_prefixes
    )
    assert controls.buttons["watch/skip"].rect == PLACES.buttons["bid/place"]


def test_what_has_no_room_is_not_seen(controls):
    places = {**PLACES.buttons, "hint": Rect(0, 0, 0, 0)}
    controls.show({"hint": ButtonState()}, places, (), PanelCard.button_prefixes)
    assert seen(controls) == set()


def test_every_button_says_which_one_it_is(controls, pressed):
    for id, button in controls.buttons.items():
        button.tap((0, 0))
        assert pressed[-1] == (Displayed(button.hexagon) if id.startswith("display/") else id)


def test_the_first_button_that_can_be_touched_is_meant(controls):
    controls.show(
        {"watch/skip": ButtonState(enabled=False), "confirm": ButtonState()},
        PLACES.buttons,
        (),
        PanelCard.button_prefixes,
    )
    meant = controls.first_usable(("scoring/continue", "watch/skip", "confirm"))
    assert meant is controls.buttons["confirm"]
    assert controls.first_usable(("rotate", "nothing")) is None


def test_every_button_has_its_place(controls):
    without = set(controls.buttons) - set(PLACES.buttons)
    panels = {
        id for id in without if id == "put-down" or id.split("/")[0] in ("party", "here", "plan")
    }
    # one button for all overlays where they have no room, and what lies on their card
    overlays = {id for id in without if id.split("/")[0] == "look"}
    assert overlays == {"look", "look/close", *(f"look/seat/{seat}" for seat in range(4))}
    assert without - panels - overlays == {
        "look-on/leave",  # which lie where pause and skip do
        "look-on/take",
        "link/leave",
        "link/send",
        "rotate/hand",  # which lies on the picture of the hexagon
        "hand-over/more",  # where the card has no room for all of its rows
        "stock",  # where a window has no other room for what is left
        "watch/step",
    }


def test_a_panel_says_where_its_own_buttons_lie(controls):
    row = Rect(20, 30, 44, 48)
    looks = {"put-down": ButtonState(), "party/more": ButtonState()}
    controls.show(looks, {"put-down": row}, (), PanelCard.button_prefixes)
    assert seen(controls) == {"put-down"}
    assert controls.buttons["put-down"].rect == row
    controls.show(looks, {}, (), PanelCard.button_prefixes)
    assert seen(controls) == set()


def test_a_look_may_bring_its_own_picture_and_cost(controls):
    place = {"party/go": Rect(20, 30, 44, 48)}
    controls.show(
        {"party/go": ButtonState(icon="leader_red", cost="6")}, place, (), PanelCard.button_prefixes
    )
    go = controls.buttons["party/go"]
    assert (go.icon, go.cost) == ("leader_red", "6")
    controls.show({"party/go": ButtonState()}, place, (), PanelCard.button_prefixes)
    assert (go.icon, go.cost) == ("icon_move", "")


def test_the_hexagon_and_the_board_are_turned_by_signs_of_their_own():
    buttons = Controls(print, print).buttons
    assert buttons["rotate"].icon != buttons["tool/turn"].icon
