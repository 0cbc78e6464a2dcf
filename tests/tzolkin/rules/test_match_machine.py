"""A match under any course of play, undo and redo, with the referee looking on (all sections)."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from game.core.message import IllegalAction
from game.tzolkin import rules
from game.tzolkin.rules import new_game
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.records import TzolkinMatch, read, write
from tests.tzolkin.rules.referee import Referee, random_action
from tests.tzolkin.rules.refereed import check_copy, check_view, course, everything
from tests.tzolkin.rules.universe import UNIVERSE

NUMBER = st.integers(0, 2**16)


class Table(RuleBasedStateMachine):
    """A match beside the plain lists of what was played and what was undone."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[Action] = []
        self.undone: list[Action] = []

    @initialize(seed=NUMBER)
    def begin(self, seed: int) -> None:
        self.setup = course(seed).setup
        self.match = TzolkinMatch(self.setup)
        self.referee = Referee(self.setup)

    def play(self, action: Action) -> None:
        self.match.play(action)
        self.done.append(action)
        self.undone.clear()

    def on(self) -> bool:
        return self.match.state.phase != "over"

    @rule(source=st.randoms(use_true_random=False), actions=st.sampled_from([1, 1, 1, 3, 40]))
    def play_legal(self, source: random.Random, actions: int) -> None:
        for _ in range(actions):
            if self.on():
                self.play(random_action(self.match.state, source))

    @precondition(on)
    @rule(number=NUMBER)
    def play_one_of_the_listed(self, number: int) -> None:
        legal = rules.legal_actions(self.match.state)
        self.play(legal[number % len(legal)])

    @rule(number=NUMBER)
    def play_anything(self, number: int) -> None:
        action = UNIVERSE[number % len(UNIVERSE)]
        if rules.why_not(self.match.state, action) is None:
            self.play(action)
            return
        before = everything(self.match.state)
        with pytest.raises(IllegalAction):
            self.match.play(action)
        assert everything(self.match.state) == before

    @rule()
    def undo(self) -> None:
        if self.match.can_undo:
            assert self.match.undo() == self.done[-1]
            self.undone.append(self.done.pop())
            return
        with pytest.raises(IndexError):
            self.match.undo()

    @rule()
    def redo(self) -> None:
        if self.undone:
            assert self.match.redo() == self.undone[-1]
            self.done.append(self.undone.pop())
            return
        with pytest.raises(IndexError):
            self.match.redo()

    @rule(back=st.integers(0, 12))
    def undo_some(self, back: int) -> None:
        index = max(0, len(self.done) - back)
        index = max(index, self.match.undo_limit)
        self.match.undo_to(index)
        while len(self.done) > index:
            self.undone.append(self.done.pop())

    @rule()
    def save_and_load(self) -> None:
        again = read(write(self.match))
        assert write(again) == write(self.match)
        assert again.undo_limit == self.match.undo_limit
        self.match = again
        self.undone.clear()

    @rule(source=st.randoms(use_true_random=False))
    def look(self, source: random.Random) -> None:
        check_view(self.match.state)
        check_copy(self.match.state, source)

    @rule(number=NUMBER)
    def look_back(self, number: int) -> None:
        index = number % (len(self.done) + 1)
        state = new_game(self.setup)
        for action in self.done[:index]:
            rules.apply(state, action)
        assert everything(self.match.before(index)) == everything(state)

    @invariant()
    def agrees_with_the_lists(self) -> None:
        assert self.match.actions == self.done
        assert self.match.can_redo == bool(self.undone)
        if self.done:
            before = self.match.before(len(self.done) - 1)
            assert self.match.can_undo == (
                before.irreversible_events == self.match.state.irreversible_events
            )

    @invariant()
    def agrees_with_the_referee(self) -> None:
        """He follows; after what was taken back he watches the whole game once more."""
        seen = self.referee.actions
        if seen != self.done[: len(seen)]:
            self.referee = Referee(self.setup)
        for action in self.done[len(self.referee.actions) :]:
            self.referee.play(action)
        assert everything(self.referee.state) == everything(self.match.state)
        if not self.on():
            self.referee.sign()


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=40, stateful_step_count=40)
