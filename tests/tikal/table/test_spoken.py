"""What a screen reader says of a space or a seat is all that is explained to whoever sees it."""

import re

import pytest

from game.tikal.rules.board import NAMES
from game.tikal.table.tooltips import describe_space
from tests.tikal.table.test_scene import Table, golden

PARTS = [part / 12 for part in range(13)]
FIGURE = re.compile(r"\d+")


def figures(words):
    return set(FIGURE.findall(words))


@pytest.mark.parametrize("name", ["basic-4-6", "auction-3-1", "mini-2-0"])
@pytest.mark.parametrize("part", PARTS)
def test_every_figure_and_every_player_explained_on_the_board_is_spoken(name, part):
    table = Table(golden(name, part))
    shown = table.scene.picture.shown
    spoken = {node.id: f"{node.name} {node.description}" for node in table.stage.tree().walk()}
    names = {player.name for player in shown.players}
    for space in shown.view.variant.area:
        explained = str(describe_space(shown.view, shown.players, space))
        told = spoken[f"space/{NAMES[space]}"]
        assert figures(explained) <= figures(told), (explained, told)
        assert {one for one in names if one in explained} <= {one for one in names if one in told}
