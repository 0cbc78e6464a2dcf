"""What a screen reader says of a space or a seat is all that is explained to whoever sees it."""

import re

import pytest

from game.table.commands import TableCommands
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import TREASURE
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import new_setup
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


def test_ruins_whose_treasures_are_gone_are_called_emptied():
    table = Table(golden("basic-4-6", 0.9))
    view = table.scene.picture.shown.view
    ruins = [at for at in view.variant.area if view.hexagon_kind(at) == TREASURE]
    emptied = [at for at in ruins if not view.ruin_treasures[at]]
    assert emptied
    assert len(emptied) < len(ruins)
    spoken = {node.id: node.name for node in table.stage.tree().walk()}
    for at in ruins:
        kind = "Emptied ruins" if at in emptied else "Treasure"
        assert spoken[f"space/{NAMES[at]}"].startswith(f"{NAMES[at]}: {kind}.")
        assert str(describe_space(view, table.scene.players, at)).startswith(f"{kind}, {NAMES[at]}")


@pytest.mark.parametrize(
    ("computers", "said"),
    [
        ((), "Ana plays red; Ben plays blue."),
        ((1,), "You are Ana and play red. Ben plays blue."),
        ((0,), "You are Ben and play blue. Ana plays red."),
    ],
)
def test_a_table_is_called_by_who_plays_which_colour(computers, said):
    kinds = ["ai:novice" if seat in computers else "human" for seat in range(2)]
    pairs = zip(["Ana", "Ben"], kinds, strict=True)
    players = [{"name": name, "kind": kind} for name, kind in pairs]
    table = Table(TikalMatch(new_setup(players, 0, 5)))
    tree = table.stage.tree()
    assert tree.name == said
    assert [node.name for node in tree.walk() if node.level == 1] == [said]
    seats = [node.name for node in tree.walk() if node.id.startswith("seat/")]
    assert all(f"{player} plays " in one for player, one in zip(["Ana", "Ben"], seats, strict=True))


@pytest.mark.parametrize("part", [0.5, 1])
def test_after_the_last_scoring_nobody_tells_what_a_scoring_would_pay(part):
    table = Table(golden("mini-2-0", part))
    told = [node.name for node in table.stage.tree().walk() if node.id.startswith("seat/")]
    told += list(TableCommands(table.scene).answer("score"))[:2]
    assert len(told) == 4
    assert all(("A scoring now would pay" in one) == (part < 1) for one in told), told
