"""What is chosen is carried by a drag: a hexagon is laid for a look, a group walks."""

from random import Random

import pytest

from game.tikal.rules.board import INDEX, NAMES
from game.tikal.rules.records import dump
from game.tikal.rules.state import ACT, OVER
from game.tikal.table.modes.choices import PartyChoice
from game.tikal.table.modes.placing import Placing
from game.ui.input import Drag, Key, Phase, Tap
from tests.drags import anywhere, drag, hold, let_go
from tests.tikal.table.test_scene import Table, new_match

SIZES = [(1280, 800, 1), (390, 844, 1)]
DRAGS = 200
"""In each window."""


def hand(table):
    return table.element("rotate/hand").rect.center


def middle(table, space):
    return table.scene.picture.board.rect_of(space).center


def laid(table):
    return table.scene.mode.tried


def placeable(table):
    return list(table.scene.mode.turn.placements)


@pytest.fixture(params=SIZES, ids=["wide", "phone"])
def table(request):
    return Table(new_match(2), request.param)


def picked(table):
    """A table where a group is picked up that can go somewhere, and its party."""
    for seed in range(50):
        match = new_match(2, seed, actions=30 + seed)
        if match.state.phase != ACT or match.state.ap < 4:
            continue
        table = Table(match, table)
        for space in match.state.members[match.state.seat]:
            table.scene.gesture(Tap(middle(table, space)))
            choice = table.scene.mode.choice
            if isinstance(choice, PartyChoice) and len(choice.reachable) > 2:
                table.look()
                return table, choice
    raise AssertionError("nobody can go anywhere")


def test_the_hexagon_is_carried_from_the_hand_to_a_space_for_a_look(table):
    first, second = placeable(table)[:2]
    hold(table, hand(table), middle(table, first), middle(table, second))
    assert laid(table) is None
    assert table.scene.picture.shown.look.preview.space == second
    let_go(table, hand(table), middle(table, second))
    assert laid(table).space == second
    assert table.notation == []
    drag(table, middle(table, second), middle(table, first))
    assert laid(table).space == first
    table.tap("confirm")
    assert table.notation[0].split()[1] == NAMES[first]


def test_turned_in_hand_it_is_laid_so_where_that_fits(table):
    table.tap("rotate")
    turned = table.scene.mode.rotation
    assert turned
    space = next(
        space
        for space, ways in table.scene.mode.turn.placements.items()
        if turned in {way.rotation for way in ways}
    )
    drag(table, hand(table), middle(table, space))
    assert laid(table).rotation == turned


def test_where_it_cannot_lie_the_rule_is_told_and_it_stays_as_it_was(table):
    space, explored = placeable(table)[0], INDEX["a5"]
    drag(table, hand(table), middle(table, space))
    before = laid(table)
    hold(table, middle(table, space), middle(table, explored))
    assert str(table.scene.picture.shown.words[1]) == "a5 is explored already."
    assert table.scene.picture.shown.look.preview is None
    let_go(table, middle(table, space), middle(table, explored))
    assert laid(table) == before
    drag(table, middle(table, space), table.element("tool/menu").rect.center)
    assert laid(table) == before


def test_a_drag_that_is_broken_off_leaves_everything_as_it_was(table):
    space = placeable(table)[0]
    hold(table, hand(table), middle(table, space))
    let_go(table, hand(table), middle(table, space), Phase.CANCEL)
    assert laid(table) is None
    assert table.scene.picture.shown.look.preview is None


def test_every_other_drag_moves_the_board(table):
    board = table.scene.picture.board
    for _notch in range(4):
        board.camera.zoom_at(board.rect.center, 1.3)
    start, before = board.rect.center, board.layout.x
    drag(table, start, (start[0] - 30, start[1]), (start[0] - 60, start[1]))
    assert board.layout.x < before
    assert laid(table) is None


@pytest.mark.parametrize("size", SIZES, ids=["wide", "phone"])
def test_a_group_goes_where_it_is_let_go_for_what_was_told(size):
    table, party = picked(size)
    start, (space, cost) = middle(table, party.origin), next(iter(party.reachable.items()))
    before, ap = dump(table.match.state), table.match.state.ap
    hold(table, start, middle(table, space))
    told = str(table.scene.mode.held_over(party, table.scene._carried.onto).choice.hint)
    assert f"for {cost} AP" in told
    assert table.scene.picture.shown.look.path == party.routes[space].spaces
    assert dump(table.match.state) == before
    let_go(table, start, middle(table, space))
    assert table.match.state.ap == ap - cost
    assert table.match.state.members[party.turn.view.seat][space]
    table.tap("tool/undo")
    assert dump(table.match.state) == before


@pytest.mark.parametrize("size", SIZES, ids=["wide", "phone"])
def test_a_group_that_slips_on_the_spot_or_is_let_go_nowhere_stays_picked_up(size):
    table, party = picked(size)
    x, y = middle(table, party.origin)
    drag(table, (x, y), table.scene.picture.ribbon.center)
    assert table.scene.mode.choice == party
    drag(table, (x, y), (x + 3, y + 2))
    assert table.scene.mode.choice == party


def test_escape_ends_a_drag_and_nothing_else():
    table, party = picked(SIZES[0])
    start, space = middle(table, party.origin), middle(table, next(iter(party.reachable)))
    before, scene = dump(table.match.state), table.scene
    hold(table, start, space)
    table.stage.handle(Key("escape"))
    assert scene.picture.shown == scene.mode.shown(None)
    table.stage.handle(Drag(start, space, (4, 4), Phase.MOVE))
    let_go(table, start, space)
    assert table.stage.top is scene
    assert scene.mode.choice == party
    assert dump(table.match.state) == before
    table.stage.handle(Key("escape"))
    assert scene.mode.choice != party


@pytest.mark.parametrize("size", SIZES, ids=["wide", "phone"])
def test_no_drag_does_what_cannot_be_undone(size):
    """200 drags that begin and end anywhere, every third on what can be carried."""
    chance, done, carried = Random(7), 0, 0
    while done < DRAGS:
        table = Table(new_match(2 + done % 3, seed=done, actions=chance.randrange(90)), size)
        if table.match.state.phase == OVER:
            done += 1
            continue
        for _drag in range(10):
            carried += one_drag(table, chance)
            done += 1
    assert carried > DRAGS / 10


def one_drag(table, chance):
    """Drags from somewhere to somewhere; True if something was carried."""
    scene, screen = table.scene, table.stage.screen
    start, places = anywhere(chance, screen), [anywhere(chance, screen) for _ in range(3)]
    mode = scene.mode.uncovered
    if chance.random() < 0.5 and isinstance(mode, Placing) and "rotate/hand" in table.ids():
        start = hand(table)
    elif chance.random() < 0.5 and mode.turn.view.phase == ACT:
        own = list(mode.turn.view.members[mode.turn.view.seat]) or [INDEX["a5"]]
        start = middle(table, chance.choice(own))
        scene.gesture(Tap(start))
    tapped = scene.form.widget_at(start)
    if tapped and tapped is scene.form.widget_at(places[-1]):
        return False  # a finger that slips on a button has tapped it
    known, played = dump(table.match.state), len(table.match.actions)
    hold(table, start, *places)
    lifted = scene._carried is not None
    let_go(table, start, places[-1])
    assert scene._carried is None
    assert not scene.picture._carried_box.w
    assert table.stage.top is scene
    for _action in table.match.actions[played:]:
        assert table.match.can_undo
        scene.press("tool/undo/step")
    assert dump(table.match.state) == known
    return lifted
