"""The worked examples of the rulebook."""

from game.tikal.rules.actions.move import member_routes
from game.tikal.rules.board import INDEX
from game.tikal.rules.scoring import breakdown
from tests.tikal.rules.positions import before, lay, legal, own, play, position, put, why

# the picture's neighbours, found in the real set round the printed jungle b4 and temple "1" b5
TEMPLE_2, RUIN = "c5 A4 r5", "c4 A2 r4"


def moves_example():
    """A worker of seat 0 in the "2" temple, 10 AP."""
    state = position()
    lay(state, TEMPLE_2, RUIN)
    put(state, 0, "w", "c5")
    return state


def test_movement_example_step_by_step() -> None:
    """Section 3, move: 3 to the jungle, none to the treasure, 6 by the jungle, 1 to the "1"."""
    state = moves_example()
    assert {INDEX["b4"]: 3, INDEX["b5"]: 1} == state.step_costs[INDEX["c5"]]
    assert "no-path (origin: c5, space: c4)" in why(state, "move w c5 c4")
    assert play(state.copy(), "move w c5 b4").ap == 10 - 3
    assert play(state.copy(), "move w c5 b4", "move w b4 c4").ap == 10 - 6
    assert play(state.copy(), "move w c5 b5").ap == 10 - 1


def test_movement_example_by_reach() -> None:
    """Section 3, move: the cheapest routes say the same figures."""
    routes = member_routes(moves_example(), 0, INDEX["c5"], 10)
    assert routes[INDEX["b4"]].cost == 3
    assert routes[INDEX["b5"]].cost == 1
    assert routes[INDEX["c4"]].cost == 6
    assert routes[INDEX["c4"]].spaces == (INDEX["c5"], INDEX["b4"], INDEX["c4"])


def test_three_points_must_be_there_at_once() -> None:
    """Rulebook: a path of three stones cannot be split over two turns."""
    state = moves_example()
    state.ap = 2
    assert legal(state, "move") == {"move w c5 b5"}


def test_scoring_example() -> None:
    """Section 5: temples 3 + 5 + 5 + 8 = 21, two pairs and two singles 8."""
    state = before("B1", seats=3)
    lay(state, "c4 B6 r0", "c3 D1 r0", "d4 D5 r0", "d3 E1 r0", "e4 F1 r0", "e3 G1 r0")
    for space in ("c4", "c3", "d4", "d3"):
        put(state, 0, "ww", space)
        put(state, 1, "w", space)
    state.value[INDEX["d3"]] = 8
    put(state, 0, "w", "e4")
    put(state, 1, "w", "e4")
    put(state, 2, "w", "e3")
    own(state, 0, 1, 1, 2, 2, 3, 4)
    play(state, "end")
    assert (breakdown(state, 0).temple_points, breakdown(state, 0).treasures) == (21, 8)
    play(state, "end")
    assert state.score == [29, 0, 0]
    assert state.scorings == ((0, 0, 21, 8),)
