"""A worker from the hand is carried to a gear."""

from random import Random

import pytest

from game.table.things import Seat
from game.tzolkin.rules import legal_actions
from game.tzolkin.rules.data.board import GEARS, SPACE_OF
from game.tzolkin.rules.game_rules import random_action
from game.tzolkin.rules.records import dump
from game.tzolkin.rules.state import OVER
from game.tzolkin.table.things import Gear, Plate, Space
from game.ui.input import Phase
from tests.drags import anywhere, drag, hold, let_go
from tests.tzolkin.table.test_scene import open_table, seated
from tools.gallery.tzolkin import SCENES
from tools.gallery.visit import visit
from tools.gallery.windows import WINDOWS

SIZES = [(1280, 800, 1), (390, 844, 1)]
DRAGS = 200
"""In each window."""


@pytest.fixture(params=SIZES, ids=["wide", "phone"])
def table(request):
    """Somebody's first turn."""
    match = seated(2)
    while match.state.phase != "turn":
        match.play(legal_actions(match.state)[0])
    return open_table(match, request.param)


def own(scene):
    """Where one's own goods lie."""
    return scene.picture.parts.place_of(Seat(scene.mode.seat)).center


def on_gear(scene, gear):
    """The space that the next worker would take."""
    handle = scene.picture.shown.seen.handles[Gear(gear)]
    return scene.picture.parts.place_of(handle).center


def test_a_worker_is_placed_where_he_is_let_go_for_what_was_told(table):
    viewer, scene = table
    match, begun = scene.match, len(scene.match.actions)
    start, first, second = own(scene), on_gear(scene, 0), on_gear(scene, 2)
    hold(viewer, start, first, second)
    shown = scene.picture.shown
    assert str(shown.words[1]) == "The next worker costs 0 corn here."
    assert list(shown.seen.shadows) == [shown.seen.handles[Gear(2)]]
    assert len(match.actions) == begun
    let_go(viewer, start, second)
    assert [str(one) for one in match.actions[begun:]] == [f"place {GEARS[2]}"]
    viewer.tap("tool/undo")
    assert len(match.actions) == begun


def test_over_a_space_that_he_would_not_stand_on_he_stays_in_hand(table):
    viewer, scene = table
    begun, lowest = len(scene.match.actions), scene.picture.shown.seen.handles[Gear(0)]
    for space in (Space(lowest.tooth + 1), Plate(0, SPACE_OF[lowest.tooth] + 1)):
        higher = scene.picture.parts.place_of(space).center
        hold(viewer, own(scene), higher)
        shown = scene.picture.shown
        assert "lowest free space" in str(shown.words[1])
        assert list(shown.seen.shadows) == [lowest]
        let_go(viewer, own(scene), higher)
        assert len(scene.match.actions) == begun


def test_over_an_own_worker_nobody_is_picked_up():
    match = seated(2)
    while "pick" not in {one.verb for one in legal_actions(match.state)}:
        match.play(legal_actions(match.state)[0])
    viewer, scene = open_table(match)
    begun, seat = len(match.actions), match.state.seat
    mine = next(Space(tooth) for tooth, who in enumerate(match.state.teeth) if who == seat)
    hold(viewer, own(scene), scene.picture.parts.place_of(mine).center)
    assert mine not in scene.picture.shown.seen.shadows
    let_go(viewer, own(scene), scene.picture.parts.place_of(mine).center)
    assert len(match.actions) == begun


def test_let_go_elsewhere_or_broken_off_he_stays_in_hand(table):
    viewer, scene = table
    begun, start, gear = len(scene.match.actions), own(scene), on_gear(scene, 1)
    drag(viewer, start, gear, scene.picture.ribbon.center)
    hold(viewer, start, gear)
    let_go(viewer, start, gear, Phase.CANCEL)
    assert len(scene.match.actions) == begun
    assert not scene.picture.shown.seen.shadows


def test_he_is_carried_from_the_tray_too():
    shown = visit(SCENES["turn-5"], WINDOWS["1280x800@1"])
    scene = shown.stage.bottom
    begun, (first, *_others) = len(scene.match.actions), next_workers(scene)
    drag(shown, first.center, on_gear(scene, 1))
    assert [str(one) for one in scene.match.actions[begun:]] == [f"place {GEARS[1]}"]


def next_workers(scene):
    return [rect for card, rect in scene.picture.tray.cards if card.kind.name == "NEXT"]


def test_why_he_cannot_be_placed_is_told():
    match = seated(2)
    while match.state.phase != "turn":
        match.play(legal_actions(match.state)[0])
    seat = match.state.seat
    match.state.corn[seat] = 0
    match.state.teeth[0] = match.state.teeth[1] = 1 - seat
    viewer, scene = open_table(match)
    priced = next(iter(scene.picture.shown.seen.dim))
    hold(viewer, own(scene), scene.picture.parts.place_of(priced).center)
    assert "You lack" in str(scene.picture.shown.words[1])
    let_go(viewer, own(scene), scene.picture.parts.place_of(priced).center)
    assert scene.stage.toast_rect is not None


@pytest.mark.parametrize("size", SIZES, ids=["wide", "phone"])
def test_no_drag_does_what_cannot_be_undone(size):
    """200 drags that begin and end anywhere, half of them where a worker may be carried from."""
    chance, done, carried = Random(9), 0, 0
    while done < DRAGS:
        match = seated(2 + done % 3, seed=done)
        for _action in range(chance.randrange(120)):
            if action := random_action(match.state, chance):
                match.play(action)
        viewer, scene = open_table(match, size)
        for _drag in range(10):
            carried += scene.match.state.phase != OVER and one_drag(viewer, scene, chance)
            done += 1
    assert carried > DRAGS / 20


def one_drag(viewer, scene, chance):
    """Drags from somewhere to somewhere; True if something was carried."""
    screen = viewer.stage.screen
    start, places = anywhere(chance, screen), [anywhere(chance, screen) for _ in range(3)]
    if chance.random() < 0.5:
        start = own(scene)
        teeth, seat = scene.match.state.teeth, scene.mode.seat
        mine = [Space(tooth) for tooth, who in enumerate(teeth) if who == seat]
        spots = [spot.center for one in mine if (spot := scene.picture.parts.place_of(one))]
        places[-1] = chance.choice([places[-1], scene.picture.places.board.center, *spots])
    tapped = scene.form.widget_at(start)
    if tapped and tapped is scene.form.widget_at(places[-1]):
        return False  # a finger that slips on a button has tapped it
    match = scene.match
    known, played = dump(match.state), len(match.actions)
    hold(viewer, start, *places)
    lifted = scene._carried is not None
    let_go(viewer, start, places[-1])
    assert scene._carried is None
    assert not scene.picture._carried_box.w
    assert viewer.stage.top is scene
    for action in match.actions[played:]:
        assert str(action).startswith("place")
        assert match.can_undo
        scene.press("tool/undo")
    assert dump(match.state) == known
    return lifted
