"""What whoever listens is told at the table beside what lies on it."""

import pytest

from game.assisting import Assistant
from game.outcome import Standing
from game.platform.node import Act
from game.scenes.ranking import final_node
from game.table.commands import TableCommands
from game.tikal import rules
from game.tikal.rules.actions.move import member_routes
from game.tikal.rules.board import NAMES
from game.tikal.rules.scoring import Breakdown, breakdown
from game.tikal.rules.setup import AUCTION
from game.tikal.rules.state import ACT, PLACE
from game.tikal.table.dialogs import HexagonDialog
from game.tikal.table.overlays import OVERLAYS, volcano_overlay
from tests.table.touch.test_second_touch import Software
from tests.tikal.table.test_computers import ME, Watched, new_match
from tests.tikal.table.test_plan import at
from tests.tikal.table.test_scene import Table, golden


def said(table, id):
    """What a node says; empty if there is none."""
    return next((node.name for node in table.stage.tree().walk() if node.id == id), "")


def do(table, *acts):
    """Do what a screen reader asks for."""
    Assistant(table.stage, Software(acts)).take()
    table.look()


def test_an_auction_says_what_is_on_display():
    table = Table(new_match(ME, ME, variant=AUCTION))
    display = table.match.state.display
    assert said(table, "display").startswith("On display: ")
    assert said(table, "display").count(", ") == len(display) - 1


def test_a_hexagon_that_is_looked_at_is_told_with_its_stones():
    table = Table(new_match(ME, ME, variant=AUCTION))
    table.stage.push(HexagonDialog(table.stage, table.match.state.display[0]))
    tree = table.stage.tree()
    assert "Stones" in tree.description or "stone" in tree.description


def test_a_scoring_tells_what_each_temple_pays_and_nothing_of_a_next_one():
    table = Table(at(0.7, ACT))
    paid = breakdown(table.match.state, 0)
    assert paid.temples
    table.score(paid)
    told = said(table, "scoring")
    assert told.count(" pays ") == len(paid.temples)
    assert "A scoring now" not in said(table, "seat/0")
    assert "A scoring now" in said(table, "seat/1")


def test_a_scoring_that_pays_nothing_says_so():
    table = Table()
    table.score(Breakdown((), 0))
    assert said(table, "scoring") == "Marisol: nothing to score."


@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda one: one.id)
def test_an_overlay_tells_its_totals(overlay):
    table = Table(at(0.6, ACT))
    view = table.scene.session.view
    table.tap(overlay.button)
    told = said(table, "overlay")
    if overlay.id == "scored":
        points = [breakdown(view, seat).total for seat in range(view.seats)]
        for player, count in zip(table.scene.players, points, strict=True):
            assert f"{player.name}: {count} point" in told
    assert any(figure.isdecimal() for figure in told)


def test_where_no_volcano_is_left_the_final_scoring_is_told():
    match = golden("mini-2-0", 1)
    views = [rules.view(match.before(index)) for index in range(len(match.actions))]
    late = next(
        view for view in views if len(view.deck) - view.drawn in (1, 2) and not view.display
    )
    told = volcano_overlay(late, (), 0)
    assert str(told.note).startswith("No volcano is left.")
    assert not told.rows


def test_what_is_put_down_is_said():
    table = Table(at(0.3, PLACE))
    space = str(rules.legal_actions(table.match.state)[0]).split()[1]
    do(table, Act(f"space/{space}", "press"))
    assert said(table, "hand").endswith(".")
    do(table, Act("", "escape"))
    assert said(table, "toast") == "Nothing is chosen any more."


def test_a_typed_move_goes_the_way_that_the_board_shows():
    match = at(0.6, ACT)
    state = match.state
    table, seat, before = Table(match), state.seat, len(match.actions)
    commands = TableCommands(table.scene)
    routes = (
        route
        for origin in state.members[seat]
        if state.workers_at(seat, origin)
        for route in member_routes(state, seat, origin, state.ap).values()
    )
    far = next(route for route in routes if len(route.spaces) == 3)
    start, _between, end = (NAMES[space] for space in far.spaces)
    assert list(commands.answer(f"move w {start} {end}")) == []
    assert len(match.actions) == before + 2
    assert match.state.ap == state.ap - far.cost


def test_while_others_act_the_headline_leaves_what_they_do_to_the_log():
    table = Watched(new_match(ME, "ai:novice"))
    table.end_turn()
    table.wait_until(lambda: len(table.others.steps) > 1)
    assert said(table, "ribbon") == "Heinrich's turn."


def test_the_end_of_a_match_is_told_with_everybodys_points():
    node = final_node([Standing("Ben", "blue", 41), Standing("Eli", "red", 62)])
    assert node.role == "status"
    assert node.name == "The match is over. Eli wins. Eli: 62, Ben: 41."
