"""Entering, shuttling and moving (section 3)."""

from game.tikal.rules.board import INDEX
from game.tikal.rules.state import OUT_OF_PLAY
from tests.tikal.rules.positions import camp, lay, legal, play, position, put, why


def test_enter_the_base_camp_for_one_point() -> None:
    """3 enter: leader or worker, 1 AP."""
    state = play(position(), "enter w a5", "enter l a5", "enter w a5")
    assert state.ap == 7
    assert state.workers[0] == 16
    assert state.leader[0] == INDEX["a5"]
    assert state.members[0] == {INDEX["a5"]: 3}
    assert state.workers_at(0, INDEX["a5"]) == 2


def test_enter_an_own_camp_but_nobody_elses() -> None:
    """3 enter: base camp or an own camp."""
    state = position()
    camp(state, 0, "b4")
    assert legal(state, "enter") == {"enter w a5", "enter l a5", "enter w b4", "enter l b4"}
    play(state, "enter w b4", "end", "tile c4 r0")
    assert legal(state, "enter") == {"enter w a5", "enter l a5"}
    assert "no-camp-there (space: b4)" in why(state, "enter w b4")


def test_up_to_ten_members_a_turn() -> None:
    """Rulebook: a player may place up to 10 members in a turn."""
    state = play(position(), *["enter w a5"] * 10)
    assert state.ap == 0
    assert legal(state) == {"end"}
    assert "too-few-action-points (cost: 1, ap: 0)" in why(state, "enter w a5")


def test_the_leader_enters_once() -> None:
    """1: one leader each; once out of play he never comes back."""
    state = play(position(), "enter l a5")
    assert "leader-not-in-supply" in why(state, "enter l a5")
    state.leader[0] = OUT_OF_PLAY
    assert "leader-not-in-supply" in why(state, "enter l a5")
    assert "enter l a5" not in legal(state)


def test_eighteen_workers() -> None:
    """1: eighteen workers, then the supply is empty."""
    state = position()
    put(state, 0, "w" * 18, "b4")
    assert "no-worker-in-supply" in why(state, "enter w a5")
    assert legal(state, "enter") == {"enter l a5"}


def test_shuttle_between_base_camp_and_own_camps() -> None:
    """3 shuttle: 1 AP, own members, any two of base camp and own camps."""
    state = position()
    lay(state, "c4 A3 r0")
    camp(state, 0, "b4")
    camp(state, 0, "c4")
    put(state, 0, "wl", "a5")
    shuttles = legal(state, "shuttle")
    assert shuttles == {f"shuttle {m} a5 {to}" for m in "wl" for to in ("b4", "c4")}
    play(state, "shuttle l a5 c4", "shuttle l c4 b4")
    assert state.ap == 8
    assert state.leader[0] == INDEX["b4"]
    assert "there-already (space: b4)" in why(state, "shuttle l b4 b4")
    assert "no-worker-there (space: b4)" in why(state, "shuttle w b4 a5")


def test_no_shuttle_through_another_players_camp() -> None:
    """Rulebook: others may visit a camp, but may not use its secret paths."""
    state = position()
    camp(state, 1, "b4")
    put(state, 0, "w", "b4")
    assert "no-camp-there (space: b4)" in why(state, "shuttle w b4 a5")
    assert legal(state, "shuttle") == set()
    assert why(state, "move w b4 a5") == ""


def test_shuttle_and_move_are_both_listed() -> None:
    """Record format: between two camps one stone apart there are two actions."""
    state = position()
    camp(state, 0, "b4")
    put(state, 0, "w", "a5")
    assert {"shuttle w a5 b4", "move w a5 b4"} <= legal(state)


def test_move_costs_the_stones_of_both_hexagons() -> None:
    """3 move: stones on the shared side, both added."""
    state = position()
    put(state, 0, "w", "a5")
    # a5 and a4: 1 + 1; a5 and b4: 1 + 0; a5 and b5: 1 + 1
    assert state.step_costs[INDEX["a5"]] == {INDEX["a4"]: 2, INDEX["b4"]: 1, INDEX["b5"]: 2}
    assert play(state, "move w a5 a4").ap == 8
    assert state.members[0] == {INDEX["a4"]: 1}


def test_six_stones_cost_six() -> None:
    """3 move: two sides of three stones make six."""
    state = position()
    lay(state, "d3 C5 r0", "d2 D1 r3")
    put(state, 0, "w", "d3")
    state.ap = 5
    assert "too-few-action-points (cost: 6, ap: 5)" in why(state, "move w d3 d2")
    assert legal(state, "move") == set()
    state.ap = 6
    assert legal(state, "move") == {"move w d3 d2"}
    assert play(state, "move w d3 d2").ap == 0


def test_no_stone_no_way() -> None:
    """3 move: at least one stone."""
    state = position()
    put(state, 0, "w", "b5")
    assert "no-path (origin: b5, space: b4)" in why(state, "move w b5 b4")
    assert legal(state, "move") == {"move w b5 a5"}


def test_never_into_a_volcano() -> None:
    """3 move: even where stones lead there."""
    state = position()
    lay(state, "c4 B1 r0")
    put(state, 0, "w", "b4")
    assert state.stones(INDEX["b4"])[1] == 1
    assert "volcano-there (space: c4)" in why(state, "move w b4 c4")
    assert "move w b4 c4" not in legal(state)


def test_nothing_blocks_a_move() -> None:
    """3 move: members, camps and guards of anybody never block."""
    state = position()
    put(state, 1, "wwwl", "b4")
    camp(state, 1, "b4")
    state.guard[INDEX["a4"]] = 1
    put(state, 0, "ww", "a5")
    play(state, "move w a5 b4", "move w a5 a4")
    assert state.members[0] == {INDEX["b4"]: 1, INDEX["a4"]: 1}


def test_only_own_members_move() -> None:
    """3 move: an own member, of the kind that is named."""
    state = position()
    put(state, 1, "wl", "a5")
    assert "no-worker-there (space: a5)" in why(state, "move w a5 b4")
    assert "leader-elsewhere (space: a5)" in why(state, "move l a5 b4")
    put(state, 0, "l", "a5")
    assert "no-worker-there (space: a5)" in why(state, "move w a5 b4")
    assert legal(state, "move") == {"move l a5 a4", "move l a5 b4", "move l a5 b5"}


def test_leader_and_worker_cost_the_same() -> None:
    """Rulebook: the cost to place or move is the same for both."""
    state = position()
    put(state, 0, "wl", "a5")
    assert play(state.copy(), "move w a5 a4").ap == play(state.copy(), "move l a5 a4").ap == 8
