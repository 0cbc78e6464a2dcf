"""Which rows of a panel are shown at which size; the windows' own panels have room for them."""

import pytest
from pygame import Rect

from game.table.players import players_of
from game.table.telling import Step
from game.tikal import rules
from game.tikal.rules.board import INDEX
from game.tikal.rules.state import ACT
from game.tikal.table.panels import Chosen, Steps
from game.tikal.table.panels.rows import fitting
from game.tikal.table.panels.still_to_come import plan_still_to_come
from game.tikal.table.view.places import place
from game.ui.screen import Screen
from tests.tikal.table.test_scene import golden

SCREEN = Screen(1280, 800)
WINDOWS = {
    "desktop": Screen(1280, 800),
    "tablet": Screen(820, 1180),
    "phone": Screen(780, 1688, 2),
    "phone, lying": Screen(844, 390),
}
PLAYERS = players_of([{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo", "Dua")])
STEP = Step("places a temple on d3", "2 AP", (3,))


def names(plan):
    """The rows of a plan that are shown."""
    return {name for name in plan.__dataclass_fields__ if getattr(plan, name) is not None}


def test_what_fits_is_shown_in_the_order_of_its_priority():
    rows = {"first": 30, "tall": 50, "low": 10}
    assert fitting(rows, 100) == rows
    assert fitting(rows, 45) == {"first": 30, "low": 10}
    assert fitting(rows, 20) == {"first": 20}
    assert fitting(rows, -5) == {"first": 0}


@pytest.fixture(scope="module")
def view():
    match = golden("basic-4-6", 0.3)
    while match.state.phase != ACT:
        match.play(rules.legal_actions(match.state)[0])
    return rules.view(match.state)


@pytest.mark.parametrize(
    ("size", "shown"),
    [
        ((230, 300), {"title", "left", "scorings", "treasures", "picture"}),
        ((230, 160), {"title", "left", "scorings", "treasures"}),
        ((230, 100), {"title", "left", "treasures"}),
        ((230, 70), {"title", "left"}),
        ((600, 150), {"title", "left", "scorings", "treasures", "picture"}),
    ],
)
def test_what_is_still_to_come_gives_up_its_rows_one_by_one(view, size, shown):
    assert names(plan_still_to_come(SCREEN, Rect(0, 0, *size), view)) == shown


@pytest.mark.parametrize("size", [(230, 300), (230, 160), (230, 100), (600, 150), (400, 84)])
def test_no_row_lies_over_another(view, size):
    inner = Rect(10, 20, *size)
    plan = plan_still_to_come(SCREEN, inner, view)
    rects = [getattr(plan, name) for name in names(plan)]
    for i, one in enumerate(rects):
        assert inner.contains(one)
        assert one.collidelist(rects[i + 1 :]) < 0


@pytest.mark.parametrize("window", WINDOWS)
def test_every_window_tells_how_many_hexagons_are_left(view, window):
    screen = WINDOWS[window]
    context = place(screen, 4).context
    plan = plan_still_to_come(screen, context.inflate(-screen.px(24), -screen.px(18)), view)
    assert plan.left.h >= screen.px(20)
    assert (plan.treasures is not None) == (window != "phone, lying")


@pytest.mark.parametrize(
    ("size", "steps", "shown"),
    [
        ((270, 260), (STEP,), {"title", "steps", "reason"}),
        ((270, 160), (STEP,), {"title", "steps"}),
        ((270, 110), (STEP,), {"steps"}),
        ((270, 260), (), {"title", "still"}),
        ((270, 150), (), {"title"}),
        ((270, 110), (), set()),
    ],
)
def test_the_others_steps_leave_out_the_reason_first(view, size, steps, shown):
    reason = "Takes the temple at d3 for 6."
    panel = Steps(view, PLAYERS[0], steps, reason)
    assert names(panel.plan(SCREEN, Rect(0, 0, *size))) == shown


@pytest.mark.parametrize(
    ("size", "shown"),
    [
        ((230, 240), {"title", "marks", "said", "picture"}),
        ((230, 120), {"title", "marks", "said"}),
        ((230, 34), {"title", "marks"}),
        ((700, 120), {"title", "marks", "said", "picture"}),
    ],
)
def test_what_is_chosen_is_pictured_last(view, size, shown):
    panel = Chosen(view, PLAYERS, INDEX["a5"], "Camp: there is one")
    assert names(panel.plan(SCREEN, Rect(0, 0, *size))) == shown


def test_a_party_leaves_room_for_its_buttons(view):
    inner = Rect(0, 0, 230, 150)
    bare = Chosen(view, PLAYERS, None, "Tap a lit hexagon.")
    party = Chosen(view, PLAYERS, None, "Tap a lit hexagon.", "worker", 1)
    room = bare.plan(SCREEN, inner).said.h - party.plan(SCREEN, inner).said.h
    assert room >= SCREEN.px(44)
