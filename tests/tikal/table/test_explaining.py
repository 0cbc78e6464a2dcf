"""Every element at the table explains itself, and so do the icons and numbers beside them."""

import pytest

from game.tikal import rules
from game.tikal.rules.board import INDEX
from game.tikal.rules.scoring import breakdown
from game.tikal.rules.state import ACT
from game.tikal.table.things import SPACE
from game.tikal.table.view.seats import lay_out_seat, payout_boxes, supply_boxes
from game.ui import text
from game.ui.screen import Screen
from tests.tikal.table.test_plan import advised, at
from tests.tikal.table.test_scene import Table, golden
from tests.windows import sized
from tools.gallery import SCENES, visit

OF_TABLE = [
    name
    for name in SCENES
    if name != "auction-hexagon"
    and name.partition("-")[0]
    in ("acting", "party", "placing", "auction", "scoring", "watching", "handing", "mini")
]


def told(scene, pos):
    shown = scene._explained_at(pos, held=False)
    return str(shown.words) if shown else ""


def silent(stage):
    """The elements that say nothing of themselves, though they are at the table."""
    scene = stage.top
    return {one.id for one in stage.elements() if not told(scene, one.rect.center)}


@pytest.mark.parametrize("name", OF_TABLE)
def test_every_element_of_every_table_in_the_gallery_explains_itself(name):
    assert silent(visit(SCENES[name], Screen(1280, 800)).stage) == set()


@sized(playable_only=True)
def test_every_element_explains_itself_at_every_size(size):
    match = golden("basic-4-6", 0.5)
    while match.state.phase != ACT:
        match.play(rules.legal_actions(match.state)[0])
    assert silent(Table(match, size).stage) == set()
    assert silent(advised(at(0.5, ACT), size).stage) == set()


def test_the_numbers_of_a_seat_are_explained_one_by_one():
    table = Table(golden("basic-4-6", 0.9))
    places, view = table.scene.picture.places, table.scene.mode.view
    plan = lay_out_seat(table.stage.screen, places.layout.seats[1])
    said = [told(table.scene, box.center) for box in supply_boxes(plan.supplies)]
    assert len(set(said)) == 4
    assert str(view.workers[1]) in said[0]
    assert "counts 3" in said[1]
    (total, temples, _treasures) = [told(table.scene, box.center) for box in payout_boxes(plan)]
    assert str(breakdown(view, 1).total) in total
    assert "temples" in temples
    rich = next(seat for seat in range(4) if any(view.treasures[seat]))
    row = lay_out_seat(table.stage.screen, places.layout.seats[rich]).treasures
    assert "dots" in told(table.scene, (row.x + 3, row.y + 3))


def test_what_is_still_to_come_is_explained_row_by_row():
    match = golden("basic-4-6", 0.5)
    while match.state.phase != ACT:
        match.play(rules.legal_actions(match.state)[0])
    table = Table(match)
    scene, panel = table.scene, table.scene.picture.card
    parts = panel.tooltips
    assert len({part.words for part in parts}) == 5  # the volcano that is laid later, and four rows
    assert all(told(scene, part.rect.center) == str(part.words) for part in parts)


def test_a_hexagon_tells_what_it_is_worth_and_who_is_there():
    table = Table(golden("basic-4-6", 0.5))
    board = table.scene.picture.board
    said = told(table.scene, board.rect_of(INDEX["d3"]).center)
    assert said.startswith("Temple 5, d3\n")
    assert "pays 5 points" in said
    assert "unexplored" in told(table.scene, board.rect_of(INDEX["h1"]).center)


WIDE = Screen(1280, 800)


def explained(name, size=WIDE):
    """All that is said of the parts of a scene's panel."""
    scene = visit(SCENES[name], size).stage.top
    return [str(one.words) for one in scene.picture.card.tooltips]


def test_an_auction_says_how_everybody_stands_in_it_and_what_is_left():
    said = explained("auction-bidding-4")
    assert any("the most so far: " in one for one in said)
    assert any("has passed" in one for one in said)
    assert any("can still bid" in one for one in said)
    for words in ("one of your points", "of each letter", "Temple tiles", "scoring rounds"):
        assert any(words in one for one in said), words


def test_a_scoring_says_what_pays():
    (said,) = explained("scoring-4")
    assert "two pay 3" in said


def test_what_is_left_is_explained_wherever_it_is_shown():
    small = Screen(360, 560)
    assert any("Temple tiles" in one for one in explained("placing-middle-4"))
    assert not any("Temple tiles" in one for one in explained("placing-middle-4", small))
    stage = visit(SCENES["placing-middle-4"], small)
    stage.tap("stock")
    panel = stage.stage.top.picture.card
    assert any("Temple tiles" in str(one.words) for one in panel.tooltips)
    stage.tap("stock")
    assert "rotate" in stage.ids()


def test_who_holds_own_members_is_told_what_letting_go_would_do():
    stage = visit(SCENES["party-middle-2"], Screen(1280, 800)).stage
    scene, mode = stage.top, stage.top.mode
    members = mode.view.members[mode.seat]
    others = [space for space in members if mode.offer(mode.carried, SPACE[space])]
    place = scene.picture.board.rect_of(others[0]).center
    told = [str(scene._explained_at(place, held).words) for held in (True, False)]
    held, rested = map(str.splitlines, told)
    assert held[0] == rested[0] == str(mode.offer(mode.carried, SPACE[others[0]]))
    assert held[1].startswith("Letting go")
    assert rested[1].startswith("The right mouse button")


def test_before_the_hexagon_lies_action_points_are_to_come_and_not_spent():
    with text.record_drawn_lines() as lines:
        shown = visit(SCENES["placing-early-3"], Screen(1280, 800))
    assert "0/10" not in {line.shown for line in lines}
    place = shown.stage.top.picture.places.layout.points.center
    assert told(shown.stage.top, place).startswith("10 action points (AP) come when")
    with text.record_drawn_lines() as lines:
        shown = visit(SCENES["acting-early-2"], Screen(1280, 800))
    assert "10/10" in {line.shown for line in lines}
    assert told(shown.stage.top, place).startswith("10 of 10 action points (AP) are left")
