"""What one must hear to play without the picture: ways, neighbours, what is tried and chosen."""

import random
import re

import pytest

from game.platform.node import Act
from game.tikal import rules
from game.tikal.rules.actions import parse
from game.tikal.rules.board import INDEX, NAMES, NEIGHBOURS, OFF_BOARD
from game.tikal.rules.components import VOLCANO
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import VARIANTS, new_setup
from game.tikal.rules.state import ACT, PLACE
from game.tikal.table import ids
from game.tikal.table.things import Space
from game.tikal.words.ways import how_spaces_touch
from tests.tikal.table.test_scene import Table, golden, new_match

GAMES = ["basic-4-6", "auction-3-1", "mini-2-0"]
A_WAY = re.compile(r"([a-h][1-5]) (\d+) AP")
SPACE = re.compile(r"\b[a-h][1-5]\b")


class Listener:
    """At a table, with nothing but its nodes."""

    def __init__(self, table):
        self.table = table

    @property
    def nodes(self):
        return {node.id: node for node in self.table.stage.tree().walk()}

    def press(self, id):
        self.table.stage.act(Act(id, "press"))
        self.table.look()


def neighbours(space):
    return {NAMES[there] for there in NEIGHBOURS[space] if there != OFF_BOARD}


def sentence(words, begins):
    """The sentence of a text that begins so; empty for none."""
    return next((one for one in re.split(r"(?<=\.) ", words) if one.startswith(begins)), "")


def ways_in(words):
    """The cost of each way that is told, and the spaces to which none is said to lead."""
    ways, _none, closed = sentence(words, "Ways: ").partition("; none to ")
    closed = closed or sentence(words, "No way to ")
    return {name: int(ap) for name, ap in A_WAY.findall(ways)}, set(SPACE.findall(closed))


def ways_of(view, space):
    steps = {NAMES[there]: ap for there, ap in view.step_costs[space].items()}
    explored = {name for name in neighbours(space) if view.hexagon_kind(INDEX[name]) is not None}
    return steps, explored - {*steps}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("part", [0.2, 0.5, 0.9])
def test_every_space_tells_what_it_touches_and_what_each_way_costs(name, part):
    listener = Listener(Table(golden(name, part)))
    view, nodes = listener.table.scene.picture.shown.view, listener.nodes
    for space in view.variant.area:
        cell = nodes[f"space/{NAMES[space]}"]
        touched = {one for one in neighbours(space) if INDEX[one] in view.variant.area}
        assert set(SPACE.findall(sentence(cell.description, "Touches"))) == touched
        if view.hexagon_kind(space) is None:
            told = sentence(cell.name, "Stones towards it") or sentence(cell.name, "No stones")
            beside = {one for one in neighbours(space) if view.hexagon_kind(INDEX[one])}
            assert set(SPACE.findall(told)) == beside
        elif view.hexagon_kind(space) == VOLCANO:
            assert "Nobody can enter it." in cell.name
        else:
            assert ways_in(cell.name) == ways_of(view, space)


def test_the_board_says_how_its_spaces_touch():
    _columns, _lower, example = str(how_spaces_touch()).split(". ")
    for told in example.split(";"):
        space, *touched = SPACE.findall(told)
        assert set(touched) == neighbours(INDEX[space])


def placing(seed):
    """A table at which a hexagon is in hand, some turns into a random game."""
    match, chance = new_match(2, seed), random.Random(seed)
    while len(match.actions) < 60 or match.state.phase != PLACE:
        legal = rules.legal_actions(match.state)
        match.play(chance.choice(legal[1:] or legal))
    return Listener(Table(match))


@pytest.mark.parametrize("seed", range(3))
def test_what_a_tried_hexagon_would_open_is_told_before_it_is_placed(seed):
    """Whatever is told of a space and a rotation is what placing it there brings about."""
    listener = placing(seed)
    scene = listener.table.scene
    lit = [cell.id for cell in listener.nodes.values() if "You can choose it." in cell.name]
    for id in lit:
        listener.press(id)
        told = [one.name for one in listener.nodes.values() if one.id.startswith("rotations/")]
        for _turn in told or [""]:
            laid, nodes = scene.mode.tried, listener.nodes
            after = scene.match.state.copy()
            rules.apply(after, laid)
            now = ways_in(nodes["hand"].name)
            if after.hexagon_kind(laid.space) != VOLCANO:
                assert now == ways_of(after, laid.space)
            turned = re.search(r"(not rotated|rotated [\w ]+)", nodes["hand"].name)[1]
            so = [one for one in told if one.casefold().startswith(f"{turned}.")]
            assert [ways_in(one.partition(". ")[2]) for one in so] == [now] * bool(told)
            assert {one.id for one in nodes.values() if one.chosen} == {id}
            assert "not placed yet" in nodes[id].name
            listener.press(ids.ROTATE if told else id)


def test_who_is_picked_up_and_where_they_can_go_is_told():
    match = new_match(2, 5)
    for action in ("tile b3 r0", "enter w a5", "enter w a5", "enter w a5", "enter l a5"):
        match.play(parse(action))
    assert match.state.phase == ACT
    listener = Listener(Table(match))
    listener.press("space/a5")
    for more in ("One worker more: 2 workers then", "One worker more: 3 workers then"):
        assert listener.nodes[ids.PARTY_MORE].name == more
        listener.press(ids.PARTY_MORE)
    listener.press(ids.PARTY_LEADER)
    nodes, shown = listener.nodes, listener.table.scene.picture.shown
    who, _stop, where = nodes["party"].name.partition(". ")
    assert nodes["party"].role == "status"
    assert who == "Picked up at a5: the leader and 3 of 3 workers"
    assert where.startswith("They can go to b4 for ")
    assert nodes[ids.PARTY_LESS].name == "One worker fewer: 2 workers then"
    costs = {one.space: sign.cost for one, sign in shown.things.items() if isinstance(one, Space)}
    for told, cost in re.findall(r"(\S[^;.]+) for (\d+) AP", where):
        for name in SPACE.findall(told):
            assert costs[INDEX[name]] == int(cost)
    assert nodes["space/a5"].chosen


def test_the_bid_that_is_set_and_what_it_would_leave_are_said():
    people = [{"name": name, "kind": "human"} for name in ("Ada", "Ben")]
    setup = new_setup(people, 0, 5, variant=VARIANTS["auction"])
    listener = Listener(Table(TikalMatch(setup)))
    owned = listener.table.scene.session.view.score[0]
    for button, points in ((ids.BID_MORE, 2), (ids.BID_MORE, 3), (ids.BID_LESS, 2)):
        listener.press(button)
        bid = listener.nodes["bid"]
        assert bid.role == "status"
        left = owned - points
        assert bid.name == f"The bid is set to {points}; {left} points are left if it wins."
