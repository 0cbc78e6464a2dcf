"""A match of a tiny game: playing, undo, redo and looking back."""

from dataclasses import dataclass
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.match import Match


@dataclass
class Sum:
    """A position: what was added so far."""

    total: int = 0

    def copy(self) -> "Sum":
        return Sum(self.total)


@dataclass(frozen=True)
class Add:
    """Adds a number; what is final cannot be taken back."""

    number: int
    final: bool = False

    @property
    def undoable(self) -> bool:
        return not self.final


class TooMuch(ValueError):
    """The rules' own error."""


def check(state: Sum, action: Add) -> None:
    if action.number > 9:
        raise TooMuch("at most nine")


def apply(state: Sum, action: Add) -> None:
    state.total += action.number


RULES = SimpleNamespace(check=check, apply=apply)


def match(*actions: Add) -> Match[Sum, Add]:
    made = Match(RULES, Sum())
    for action in actions:
        made.play(action)
    return made


def test_play_changes_the_position_and_is_remembered() -> None:
    played = match(Add(2), Add(3))
    assert played.state == Sum(5)
    assert played.actions == [Add(2), Add(3)]


def test_no_position_changes_any_more_whatever_is_played_and_taken_back() -> None:
    played = match(Add(2))
    begun, then = played.before(0), played.state
    played.play(Add(3))
    played.undo()
    played.play(Add(4))
    assert (begun, then, played.state) == (Sum(0), Sum(2), Sum(6))
    assert played.before(1) is then


def test_an_illegal_action_leaves_everything_as_it_was() -> None:
    played = match(Add(2), Add(3))
    played.undo()
    with pytest.raises(TooMuch, match="at most nine"):
        played.play(Add(10))
    assert played.state == Sum(2)
    assert played.actions == [Add(2)]
    assert played.can_redo
    assert played.redo() == Add(3)


def test_undo_and_redo() -> None:
    played = match(Add(2), Add(3))
    assert played.undo() == Add(3)
    assert played.state == Sum(2)
    assert played.redo() == Add(3)
    assert played.state == Sum(5)
    assert not played.can_redo


def test_playing_on_forgets_what_was_undone() -> None:
    played = match(Add(2), Add(3))
    played.undo()
    played.play(Add(4))
    assert not played.can_redo
    with pytest.raises(IndexError):
        played.redo()
    assert played.state == Sum(6)


def test_nothing_to_undo_at_the_start() -> None:
    fresh = match()
    assert not fresh.can_undo
    with pytest.raises(IndexError, match="cannot be taken back"):
        fresh.undo()


def test_what_is_final_stays() -> None:
    played = match(Add(1), Add(2, final=True), Add(3), Add(4))
    assert played.undo_limit == 2
    played.undo_to(0)
    assert played.actions == [Add(1), Add(2, final=True)]
    assert played.state == Sum(3)
    assert not played.can_undo
    with pytest.raises(IndexError):
        played.undo()
    assert played.actions == [Add(1), Add(2, final=True)]
    assert [played.redo(), played.redo()] == [Add(3), Add(4)]


def test_undo_to_an_index() -> None:
    played = match(Add(1), Add(2), Add(3))
    played.undo_to(1)
    assert played.actions == [Add(1)]
    played.undo_to(5)
    assert played.actions == [Add(1)]


def test_before_an_action() -> None:
    played = match(Add(1), Add(2))
    assert [played.before(index).total for index in range(3)] == [0, 1, 3]
    assert played.before(2) is played.state


STEPS = st.lists(
    st.one_of(
        st.builds(Add, st.integers(0, 12), st.booleans()),
        st.sampled_from(["undo", "redo"]),
        st.integers(0, 6),
    ),
    max_size=30,
)


@given(STEPS)
def test_any_course_of_play_agrees_with_plain_lists(steps: list[Add | str | int]) -> None:
    """The position is always the sum of the actions, and snapshots are what it was."""
    played = match()
    done: list[Add] = []
    undone: list[Add] = []
    for step in steps:
        if isinstance(step, Add):
            if step.number > 9:
                with pytest.raises(TooMuch):
                    played.play(step)
                continue
            played.play(step)
            done.append(step)
            undone.clear()
        elif isinstance(step, int):
            played.undo_to(step)
            while len(done) > step and not done[-1].final:
                undone.append(done.pop())
        elif step == "undo" and done and not done[-1].final:
            assert played.undo() == done[-1]
            undone.append(done.pop())
        elif step == "redo" and undone:
            assert played.redo() == undone[-1]
            done.append(undone.pop())
        assert played.actions == done
        assert played.can_redo == bool(undone)
        assert played.can_undo == bool(done and not done[-1].final)
        assert played.undo_limit == max((i + 1 for i, a in enumerate(done) if a.final), default=0)
        for index in range(len(done) + 1):
            assert played.before(index).total == sum(a.number for a in done[:index])


def ordered(*orders: list[Add]) -> Match[Sum, Add]:
    """A match in which these were given as orders, each of some actions."""
    made = Match(RULES, Sum())
    for order in orders:
        for rank, action in enumerate(order):
            made.play(action, same_order=rank > 0)
    return made


def test_an_order_is_taken_back_and_played_again_as_a_whole() -> None:
    played = ordered([Add(1)], [Add(2), Add(3), Add(4)], [Add(5)])
    assert played.orders == [1, 3, 1]
    played.undo_order()
    played.undo_order()
    assert played.actions == [Add(1)]
    played.redo_order()
    assert played.actions == [Add(1), Add(2), Add(3), Add(4)]
    assert played.orders == [1, 3]
    played.redo_order()
    assert not played.can_redo


def test_single_steps_may_be_taken_within_an_order() -> None:
    played = ordered([Add(1)], [Add(2), Add(3), Add(4)])
    played.undo()
    assert played.orders == [1, 2]
    played.undo_order()
    assert played.actions == [Add(1)]
    played.redo()
    played.redo_order()
    assert played.actions == [Add(1), Add(2), Add(3), Add(4)]
    assert played.orders == [1, 3]


def test_no_order_is_taken_back_beyond_what_is_final() -> None:
    played = ordered([Add(1), Add(2, final=True), Add(3)])
    assert played.orders == [1]
    played.undo_order()
    assert played.actions == [Add(1), Add(2, final=True)]
    with pytest.raises(IndexError):
        played.undo_order()
    assert played.orders == []


def test_a_match_that_was_read_is_told_its_orders() -> None:
    played = match(Add(1, final=True), Add(2), Add(3), Add(4))
    assert played.orders == [1, 1, 1]
    played.set_orders([2, 1])
    assert played.orders == [2, 1]
    played.undo_order()
    played.undo_order()
    assert played.actions == [Add(1, final=True)]


@pytest.mark.parametrize("counts", [[3], [0], [-1, 2], [2, 1]])
def test_orders_of_more_actions_than_were_played_are_refused(counts: list[int]) -> None:
    with pytest.raises(ValueError, match="orders"):
        match(Add(1), Add(2)).set_orders(counts)


class Cautious(Match[Sum, Add]):
    """A game in which the position says what can be taken back: nothing beyond ten."""

    def undoable(self, index: int) -> bool:
        return self.before(index + 1).total <= 10


def test_a_game_may_say_by_its_positions_what_can_be_taken_back() -> None:
    played = Cautious(RULES, Sum())
    for number in (4, 5, 6, 1):
        played.play(Add(number))
    assert not played.can_undo
    assert played.undo_limit == 4
    fresh = Cautious(RULES, Sum())
    fresh.play(Add(4, final=True))
    assert fresh.undo() == Add(4, final=True)


def test_by_agreement_all_is_taken_back_whatever_it_showed() -> None:
    played = match(Add(1), Add(2, final=True), Add(3), Add(4, final=True))
    played.take_back(1)
    assert (played.actions, played.state) == ([Add(1)], Sum(1))
    (taken,) = played.taken_back
    assert (taken.after, taken.actions) == (1, (Add(2, True), Add(3), Add(4, True)))
    assert not played.can_redo


def test_no_undo_goes_back_behind_an_agreement() -> None:
    played = match(Add(1), Add(2))
    played.take_back(1)
    assert not played.can_undo
    assert played.undo_limit == 1
    played.play(Add(5))
    played.undo()
    with pytest.raises(IndexError):
        played.undo()


@pytest.mark.parametrize("index", [-1, 2, 3])
def test_only_what_was_played_can_be_taken_back(index: int) -> None:
    played = match(Add(1), Add(2))
    with pytest.raises(IndexError):
        played.take_back(index)
    assert played.taken_back == []
