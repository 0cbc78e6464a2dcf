"""Which rows of a panel are shown at which size; the windows' own panels have room for them."""

import pygame
import pytest
from pygame import Rect

from game.table.players import players_of
from game.table.telling import ActionReport
from game.tikal import rules
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import HEXAGONS, VOLCANO
from game.tikal.rules.state import ACT
from game.tikal.table.panels import card_of
from game.tikal.table.panels.chosen import lay_out_buttons
from game.tikal.table.panels.still_to_come import (
    draw_still_to_come,
    fitting_rows,
    lay_out_still_to_come,
)
from game.tikal.table.shown.cards import PartyShown, StepsShown, selection_shown
from game.tikal.table.shown.shown import Desk
from game.tikal.table.shown.stock import stock_of
from game.tikal.table.view.places import place_all
from game.ui import text
from game.ui.screen import Canvas, Screen
from tests.tikal.table.test_scene import golden
from tools.gallery import SCENES, visit
from tools.gallery.positions import position

SCREEN = Screen(1280, 800)
WINDOWS = {
    "desktop": Screen(1280, 800),
    "tablet": Screen(820, 1180),
    "phone": Screen(780, 1688, 2),
    "phone, lying": Screen(844, 390),
}
PLAYERS = players_of([{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo", "Dua")])
STEP = ActionReport("places a temple on d3", "2 AP", (3,))


PLACES = place_all(SCREEN, 4, Desk.ACTIONS)


def card(panel, view):
    return card_of(panel, view, SCREEN, PLACES)


def names(plan):
    """The rows of a plan that are shown."""
    return {name for name in plan.__dataclass_fields__ if getattr(plan, name) is not None}


def test_what_fits_is_shown_in_the_order_of_its_priority():
    rows = {"first": 30, "tall": 50, "low": 10}
    assert fitting_rows(rows, 100) == rows
    assert fitting_rows(rows, 45) == {"first": 30, "low": 10}
    assert fitting_rows(rows, 20) == {"first": 20}
    assert fitting_rows(rows, -5) == {"first": 0}


@pytest.fixture(scope="module")
def view():
    match = golden("basic-4-6", 0.3)
    while match.state.phase != ACT:
        match.play(rules.legal_actions(match.state)[0])
    return rules.view(match.state)


@pytest.mark.parametrize(
    ("size", "shown"),
    [
        ((230, 300), {"title", "left", "temples", "scorings", "treasures", "picture"}),
        ((230, 160), {"title", "left", "temples", "scorings", "treasures"}),
        ((230, 100), {"title", "left", "treasures"}),
        ((230, 70), {"title", "left"}),
        ((600, 150), {"title", "left", "temples", "scorings", "treasures", "picture"}),
        ((330, 80), {"title", "left", "scorings", "treasures"}),
    ],
)
def test_what_is_still_to_come_gives_up_its_rows_one_by_one(view, size, shown):
    assert names(lay_out_still_to_come(SCREEN, Rect(0, 0, *size), stock_of(view))) == shown


def test_during_a_scoring_the_volcano_that_brought_it_is_shown_as_what_comes_next(lines):
    match = position("basic-2-0", 0.1, lambda state: state.phase == ACT and state.scoring_queue)
    stock = stock_of(rules.view(match.state))
    assert HEXAGONS[stock.volcano].kind == VOLCANO
    for size in ((230, 300), (230, 70)):
        lines.clear()
        draw_still_to_come(Canvas(pygame.Surface((300, 300)), SCREEN), Rect(0, 0, *size), stock)
        told = [words for words, *_where in lines]
        assert "Laid after the scoring" in told or "Then the volcano" in told


@pytest.mark.parametrize("size", [(230, 300), (230, 160), (230, 100), (600, 150), (400, 84)])
def test_no_row_lies_over_another(view, size):
    inner = Rect(10, 20, *size)
    plan = lay_out_still_to_come(SCREEN, inner, stock_of(view))
    rects = [getattr(plan, name) for name in names(plan)]
    for i, one in enumerate(rects):
        assert inner.contains(one)
        assert one.collidelist(rects[i + 1 :]) < 0


@pytest.mark.parametrize("window", WINDOWS)
def test_every_window_tells_how_many_hexagons_are_left(view, window):
    screen = WINDOWS[window]
    context = place_all(screen, 4, Desk.ACTIONS).context
    plan = lay_out_still_to_come(
        screen, context.inflate(-screen.px(24), -screen.px(18)), stock_of(view)
    )
    assert plan.left.h >= screen.px(20)
    assert plan.treasures is not None
    assert plan.scorings is not None


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("scene", ["placing-middle-4", "watching-4"])
def test_what_is_left_is_told_while_a_hexagon_is_placed_and_while_others_act(window, scene):
    with text.record_drawn_lines() as lines:
        visit(SCENES[scene], WINDOWS[window])
    said = [line.meant for line in lines]
    assert {"E", "F", "G"} <= set(said)
    assert said.count("10") >= 1
    assert any(one.endswith(("to come", "to recover")) or one == "6" for one in said)
    # a low card in the thinking player's turn has no room for the scorings
    low = (window, scene) == ("phone, lying", "watching-4")
    assert low or any("scorings" in one or one.endswith("/4") for one in said)


@pytest.mark.parametrize(
    ("size", "steps", "shown"),
    [
        ((270, 260), (STEP,), {"title", "steps", "reason"}),
        ((270, 160), (STEP,), {"title", "steps"}),
        ((270, 110), (STEP,), {"steps"}),
        ((270, 260), (), {"title", "upcoming"}),
        ((270, 150), (), {"title"}),
        ((270, 110), (), set()),
    ],
)
def test_the_others_steps_leave_out_the_reason_first(view, size, steps, shown):
    reason = "Takes the temple at d3 for 6."
    panel = card(StepsShown(PLAYERS[0], steps, reason, stock_of(view)), view)
    assert names(panel.layout(Rect(0, 0, *size))) == shown


@pytest.mark.parametrize(
    ("size", "shown"),
    [
        ((230, 240), {"title", "marks", "description", "picture", "foot"}),
        ((230, 130), {"title", "marks", "description", "foot"}),
        ((230, 34), {"title", "marks", "foot"}),
        ((700, 120), {"title", "marks", "description", "picture", "foot"}),
    ],
)
def test_what_is_chosen_is_pictured_last(view, size, shown):
    panel = card(selection_shown(view, PLAYERS, INDEX["a5"], "Camp: there is one"), view)
    assert names(panel.layout(Rect(0, 0, *size))) == shown


def party(*, workers=1, most=3, leader=True):
    return PartyShown(workers, False, most, leader)


def test_a_party_leaves_room_for_its_buttons(view):
    inner = Rect(0, 0, 230, 150)
    bare = card(selection_shown(view, PLAYERS, None, "Tap a lit hexagon."), view)
    picked = card(selection_shown(view, PLAYERS, None, "Tap a lit hexagon.", party()), view)
    for panel in (bare, picked):
        plan = panel.layout(inner)
        assert plan.description.bottom <= plan.foot.top
    assert picked.layout(inner).foot.top <= inner.bottom - SCREEN.px(44)


def test_what_has_no_room_to_be_said_whole_is_not_said(view):
    why = "Uncover: This level needs 1 of your members in a4.\n" * 3
    panel = card(selection_shown(view, PLAYERS, INDEX["a4"], why), view)
    assert panel.layout(Rect(0, 0, 350, 98)).description is None


SITE = ("here/dig", "here/guard")


@pytest.mark.parametrize(
    "inner", [(187, 258), (246, 172), (246, 300), (350, 98), (316, 66), (290, 60)]
)
@pytest.mark.parametrize("members", [None, party(), party(most=1), party(most=17)])
@pytest.mark.parametrize("here", [(), SITE])
def test_the_buttons_of_a_panel_lie_apart_and_can_be_hit(inner, members, here):
    inner = Rect(10, 20, *inner)
    foot = lay_out_buttons(SCREEN, inner, members, here)
    rects = list(foot.buttons.values())
    assert {"put-down", *here[:1]} <= set(foot.buttons)
    for i, rect in enumerate(rects):
        assert inner.contains(rect)
        assert min(rect.size) >= 44
        assert rect.collidelist(rects[i + 1 :]) < 0
        assert not (foot.worker_count and rect.colliderect(foot.worker_count))


@pytest.mark.parametrize("inner", [(187, 258), (246, 172), (350, 98), (320, 102), (316, 66)])
def test_there_is_one_way_to_choose_how_many_at_every_size(inner):
    for members in (party(most=2), party(most=5), party(most=17)):
        foot = lay_out_buttons(SCREEN, Rect(0, 0, *inner), members, SITE)
        own = {id for id in foot.buttons if id.startswith("party/")}
        assert own == {"party/leader", "party/less", "party/more", "party/all"}
        assert foot.worker_count


@pytest.mark.parametrize("members", [party(), party(most=1), party(most=17)])
@pytest.mark.parametrize("here", [(), SITE])
def test_in_a_low_and_narrow_panel_who_goes_lies_over_the_rest(members, here):
    inner = Rect(10, 20, 187, 110)
    foot = lay_out_buttons(SCREEN, inner, members, here)
    assert {"party/leader", "party/more", "party/all", "put-down", *here[:1]} <= set(foot.buttons)
    rects = list(foot.buttons.values())
    for i, rect in enumerate(rects):
        assert min(rect.size) >= 44
        assert rect.collidelist(rects[i + 1 :]) < 0
        assert inner.inflate(0, 8).contains(rect)
        assert not rect.colliderect(foot.worker_count)
    assert foot.top >= inner.y + 20  # below the name


@pytest.mark.parametrize(
    "inner", [(187, 110), (187, 258), (246, 172), (246, 300), (350, 98), (320, 102), (316, 66)]
)
@pytest.mark.parametrize("all_at_once", [True, False])
@pytest.mark.parametrize("here", [(), SITE])
def test_how_many_keep_their_places_whether_the_leader_is_there_or_not(inner, all_at_once, here):
    there, away = (
        lay_out_buttons(
            SCREEN, Rect(0, 0, *inner), PartyShown(1, False, 5, leader, all_at_once), here
        )
        for leader in (True, False)
    )
    assert there.worker_count == away.worker_count
    for id in ("party/less", "party/more"):
        assert there.buttons[id] == away.buttons[id]


def test_what_can_be_done_has_its_button_before_what_cannot():
    inner = Rect(0, 0, 316, 66)
    assert "here/dig" in lay_out_buttons(SCREEN, inner, party(), SITE).buttons
    kept = lay_out_buttons(SCREEN, inner, party(), SITE, {"here/dig"}).buttons
    assert ("here/guard" in kept, "here/dig" in kept) == (True, False)


def test_where_the_leader_is_away_his_room_is_for_what_can_be_done():
    inner = Rect(0, 0, 350, 82)
    assert set(SITE) <= set(lay_out_buttons(SCREEN, inner, party(leader=False), SITE).buttons)


def test_where_there_is_nobody_to_choose_nothing_asks():
    foot = lay_out_buttons(SCREEN, Rect(0, 0, 246, 172), party(most=1, leader=False), SITE)
    assert (foot.worker_count, set(foot.buttons)) == (None, {"put-down", *SITE})
