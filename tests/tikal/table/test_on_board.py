"""The button on a hexagon that lets those who are picked up come there."""

import pygame
import pytest

from game.table.things import ThingState
from game.tikal.rules.actions import PlaceTile, parse
from game.tikal.rules.board import INDEX, SPACES
from game.tikal.rules.play import legal_actions
from game.tikal.table.things import SPACE
from game.tikal.table.view.controls import ComeHereButton, come_here_rect
from game.ui.input import Wheel
from tests.tikal.table.board.numbers.test_places import MOST, board, crowded, drawn
from tests.tikal.table.standing import lit_in
from tests.tikal.table.test_scene import Table, new_match
from tests.windows import sized

__all__ = ["board"]
GO = "party/go"


def offered(size=(1280, 800, 1)):
    """A table where two workers may come to another one."""
    match = new_match()
    match.play(next(one for one in legal_actions(match.state) if isinstance(one, PlaceTile)))
    for line in ("enter w a5", "enter w a5", "enter w a5", "move w a5 b5"):
        match.play(parse(line))
    table = Table(match, size)
    table.tap("space/a5")
    table.tap("party/all")
    table.tap("space/b5")
    return table


@sized(playable_only=True)
def test_it_lies_on_the_hexagon_large_and_says_what_it_costs(size):
    table = offered(size)
    go, space = table.element(GO), table.scene.picture.board.rect_of(INDEX["b5"])
    assert min(go.rect.size) >= 44 * size[2]
    assert go.rect.colliderect(space)
    assert table.scene.picture.board.rect.contains(go.rect)
    assert go.label == "Come here, 4 AP"
    assert "Come here, 4 AP" in {node.name for node in table.stage.tree().walk()}
    table.tap(GO)
    assert table.notation[-2:] == ["move w a5 b5"] * 2


def test_a_tap_that_follows_at_once_sends_nobody():
    table = offered()
    table.tap("space/a5")
    table.tap("space/b5")
    assert not table.element(GO).enabled  # it waits, though nothing lay there before
    table.wait_for(GO)
    assert table.element(GO).enabled


def test_it_goes_with_its_hexagon_and_away_with_it():
    table = offered()
    before, board = table.element(GO).rect, table.scene.picture.board
    table.stage.handle(Wheel(board.rect.midtop, 3.0))
    table.look()
    assert GO not in table.ids()
    table.stage.handle(Wheel(board.rect.midtop, -3.0))
    table.look()
    assert table.element(GO).rect == before


def test_it_is_gone_when_it_is_decided_who_goes():
    table = offered()
    table.tap("space/a4")
    assert GO not in table.ids()
    assert lit_in(table.scene.mode)


@pytest.mark.parametrize("guards", [False, True])
def test_it_covers_no_number_of_another_hexagon(board, guards):
    things = dict.fromkeys(SPACE, ThingState(cost=MOST))
    numbers, layout = drawn(board, crowded(guards), things=things), board.layout
    button = ComeHereButton(GO, "Come here", lambda: None)
    for space in range(SPACES):
        button.rect = come_here_rect(board.screen, board, space)
        assert min(button.rect.size) >= board.screen.px(44)
        plate = button.plate(board.screen).inflate(-2, -2)
        own = pygame.Rect(board.rect_of(space))
        foreign = [box for _words, box in numbers if layout.pick(box.center) != space]
        touched = [box for box in foreign if plate.colliderect(box)]
        assert not touched or not board.box.inflate(-4, -4).contains(own), (space, touched)
