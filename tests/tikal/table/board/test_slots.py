"""Figures find their places: apart from each other, clear of numbers, wafers and stones."""

from hypothesis import given
from hypothesis import strategies as st

from game.tikal.rules import new_game
from game.tikal.rules.actions.tile import lay_hexagon
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import HEXAGON_INDEX, HEXAGONS
from game.tikal.rules.setup import new_setup
from game.tikal.table.board.geometry import HexagonView
from game.tikal.table.board.slots import GUARD, MEMBERS, TENT, Group, stands_on

SPACE = INDEX["d3"]
members = st.lists(st.tuples(st.integers(0, 18), st.booleans()), min_size=4, max_size=4)
hexagons = st.sampled_from([i for i, h in enumerate(HEXAGONS) if h.kind != "volcano"])


def position(hexagon=HEXAGON_INDEX["A1"], crowd=(), guard=-1, camp=-1):
    """A position with one more hexagon on d3; the crowd is (workers, leader) of every seat."""
    state = new_game(new_setup([{"name": "x", "kind": "human"}] * 4, 0, 1))
    lay_hexagon(state, SPACE, hexagon, 0)
    state.guard[SPACE], state.camp[SPACE] = guard, camp
    for seat, (workers, leader) in enumerate(crowd):
        if workers + leader:
            state.members[seat][SPACE] = workers + leader
        if leader:
            state.leader[seat] = SPACE
    return state


@given(hexagons, members, st.integers(-1, 3), st.booleans())
def test_everybody_has_a_place_of_his_own_within_the_hexagon(hexagon, crowd, guard, compact):
    state = position(hexagon, crowd, guard)
    found = stands_on(state, SPACE, HexagonView(compact))
    assert sum(s.group.workers for s in found) == sum(workers for workers, _ in crowd)
    assert sum(s.group.leader for s in found) == sum(leader for _, leader in crowd)
    assert len({s.foot for s in found}) == len(found)
    assert all(2 * abs(x) + abs(y) / 0.75 <= 1.05 for x, y in (s.foot for s in found))


def test_one_seat_stands_left_and_two_on_either_side():
    (alone,) = stands_on(position(crowd=[(1, False)]), SPACE, HexagonView())
    assert alone.foot[0] < 0
    left, right = stands_on(position(crowd=[(3, False), (1, False)]), SPACE, HexagonView())
    assert left.foot[0] < 0 < right.foot[0]


def test_a_seat_alone_has_its_workers_on_one_side_and_its_leader_on_the_other():
    ruin = position(HEXAGON_INDEX["A3"], crowd=[(4, True)])
    workers, leader = stands_on(ruin, SPACE, HexagonView())
    assert workers.group == Group(MEMBERS, 0, 4)
    assert leader.group == Group(MEMBERS, 0, 0, leader=True)


def test_on_a_temple_a_seats_members_stand_together_with_one_number():
    """Section 5: a worker counts 1, the leader 3."""
    for crowd, number in (([(4, True)], 7), ([(0, True)], 3), ([(2, False)], 2), ([(1, False)], 0)):
        (alone,) = stands_on(position(crowd=crowd), SPACE, HexagonView())
        assert alone.group.number == number
    met = stands_on(position(crowd=[(1, False), (1, True)]), SPACE, HexagonView())
    assert [one.group.number for one in met] == [1, 4]


def test_among_others_a_leader_stands_with_his_workers():
    found = stands_on(position(crowd=[(4, True), (1, False)]), SPACE, HexagonView())
    assert [s.group for s in found] == [
        Group(MEMBERS, 0, 4, True, True),
        Group(MEMBERS, 1, 1, numbered=True),
    ]


def test_guards_and_tents_come_before_members():
    guarded = stands_on(position(crowd=[(1, False)], guard=2), SPACE, HexagonView())
    assert [s.group.kind for s in guarded] == [GUARD, MEMBERS]
    jungle = position(HEXAGON_INDEX["A3"], crowd=[(1, False)], camp=1)
    assert [s.group.kind for s in stands_on(jungle, SPACE, HexagonView())] == [TENT, MEMBERS]


def test_members_leave_stones_free_where_they_can():
    """The stones are on the western sides, then on the eastern ones."""
    for rotation, side in ((4, 1), (1, -1)):
        state = position(crowd=[(3, False)])
        lay_hexagon(state, SPACE, HEXAGON_INDEX["C2"], rotation)
        (alone,) = stands_on(state, SPACE, HexagonView())
        assert alone.foot[0] * side > 0


def test_a_guard_gives_way_to_the_top_of_his_temple_where_everybody_stands():
    guard, *members = stands_on(
        position(crowd=[(2, True)] * 4, guard=1), SPACE, HexagonView(compact=True)
    )
    assert guard.foot[0] == 0 > guard.foot[1]
    assert all(one.foot[0] for one in members)


def test_crowds_are_smaller():
    few = stands_on(position(crowd=[(1, False)]), SPACE, HexagonView())
    many = stands_on(position(crowd=[(9, True)] * 4, guard=0), SPACE, HexagonView())
    assert many[0].size < few[0].size == 1.0
