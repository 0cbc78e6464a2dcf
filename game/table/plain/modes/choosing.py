"""The mode in which a player here chooses an action, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from game.table.ids import HINT
from game.table.modes import ButtonState, deciding
from game.table.outcome import Outcome, Play
from game.table.plain.known import Branch, ChosenSoFar, Offer, parts_of
from game.table.plain.modes.mode import Mode, TriedSpace, Turn
from game.table.plain.shown import BACK, END, ActionGroup, Option, OptionRow, Shown, Space
from game.table.plain.words import SAID, begins_many
from game.table.things import Thing
from game.table.words import turn_of
from game.ui.sentence import RuleText, Words

_MANY: Final = 30
"""With more options than this in all, every branch is a single option instead of a row of them."""
_NOTHING: Final = ChosenSoFar()


@dataclass(frozen=True)
class Choosing(deciding.Deciding[Turn, Thing | None, Shown], Mode):
    """Narrows the choice at each touch and widens it at Escape.

    Once a single action is left, it is played.

    Attributes:
        chosen: what has been chosen so far.
    """

    chosen: ChosenSoFar = _NOTHING

    @property
    def menu(self) -> tuple[str, ...]:  # type: ignore[override]
        return ("hint", "repeat", "back") if self.turn.has_hints else ("repeat", "back")

    @cached_property
    def end_action(self) -> Offer | None:
        """The action that has a button of its own, or None.

        It is the only action that ends the turn, or the only legal action at all. A single legal
        action whose notation has several parts has no such button.
        """
        offers = self.turn.offers
        ends = [one for one in offers if one.ends] or list(offers)
        if len(ends) > 1 or (len(offers) == 1 and len(ends[0].parts) > 1):
            return None
        return ends[0]

    @cached_property
    def branch(self) -> Branch:
        """The actions that the choices so far allow.

        ``end_action`` is among them only if nothing else is left.
        """
        meant = [one for one in self.turn.offers if self.chosen.allows(one)]
        return Branch(tuple(one for one in meant if one != self.end_action) or tuple(meant))

    @property
    def _begun(self) -> int:
        """The number of parts that have been chosen."""
        return len(self.chosen.parts) if self.branch.is_one else self.branch.depth

    @property
    def task(self) -> tuple[Words, Words]:
        return turn_of(self.player.name), self.title or SAID["choose"]

    @property
    def title(self) -> Words:
        return self.branch.name(0, self._begun)

    # the choices

    @property
    def rows(self) -> tuple[OptionRow, ...]:
        """The choices: first the options that belong to no row, then the rows."""
        branch, begun = self.branch, self._begun
        if branch.is_one:
            alone = () if branch.offers[0] == self.end_action else (self._option(branch, begun),)
            return (OptionRow("", alone),) if alone else ()
        few = sum(len(one.choices) for one in branch.branches) <= _MANY
        lone = [
            one for one in branch.branches if not few or (one.depth == begun + 1 and one.is_one)
        ]
        rows = [self._row(one, begun) for one in branch.branches if one not in lone]
        return (
            *([OptionRow("", tuple(self._option(one, begun) for one in lone))] * bool(lone)),
            *rows,
        )

    def _row(self, branch: Branch, begun: int) -> OptionRow:
        """Return a branch as a row, whose title says its first parts after those already chosen."""
        said = begun + 1 if branch.is_one else branch.depth
        options = tuple(self._option(one, said) for one in branch.choices)
        return OptionRow(branch.name(begun, said), options)

    def _option(self, branch: Branch, said: int) -> Option:
        """Return a branch as an option, whose label leaves out the first ``said`` parts."""
        first, last = branch.offers[0], branch.parts[-1]
        told = first.words if branch.is_one else begins_many(branch.name(0), len(branch.offers))
        return Option(
            branch.choice,
            branch.name(min(said, branch.depth - 1)),
            RuleText(told),
            space=last if last in self.turn.spaces else "",
            chosen=self._advised[: branch.depth] == branch.parts,
            final=branch.is_one and first.final and self._may_undo,
        )

    @property
    def _may_undo(self) -> bool:
        """True if any legal action can be undone; else no button is marked as final."""
        return any(not one.final for one in self.turn.offers)

    @property
    def _advised(self) -> tuple[str, ...]:
        """The parts of the advised action; empty without a hint."""
        action = self.advice.action if self.advice else None
        return () if action is None else parts_of(action)

    # the board

    @property
    def lit(self) -> frozenset[str]:
        named = {part for one in self.branch.offers for part in one.parts[self._begun :]}
        return self.turn.spaces & named

    @property
    def ringed(self) -> frozenset[str]:
        return self.turn.spaces.intersection(self._advised)

    @property
    def chosen_space(self) -> str:
        return self.chosen.space

    # the buttons

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        back = {BACK: ButtonState()} if self.chosen != _NOTHING else {}
        tools = {id: look for id, look in self.tools.items() if id != HINT or self.turn.has_hints}
        return {**self.idle_buttons(), **tools, **back, **self._end}

    @property
    def _end(self) -> dict[str, ButtonState]:
        if (ending := self.end_action) is None:
            return {}
        label, advised = Branch((ending,)).name(0), self._advised == ending.parts
        told = RuleText(ending.words)
        return {
            END: ButtonState(
                chosen=advised, label=label, explained=told, binds=True, final=ending.final
            )
        }

    # touches

    def touch(self, thing: Thing | None) -> Outcome:
        match thing:
            case ActionGroup(parts, whole):
                return self._narrow(ChosenSoFar(parts, self.chosen.space, self.chosen), whole=whole)
            case Space(name) if name in self.lit:
                return self._touch_space(name)
            case Space(name):
                return TriedSpace(self._meant_by(name), thing)
        return self

    def _narrow(self, chosen: ChosenSoFar, *, whole: bool = False) -> Outcome:
        """Return this mode with a choice, or play the action if it is the only one left.

        With ``whole`` only the action counts whose notation has no more parts.
        """
        meant = [one for one in self.turn.offers if chosen.allows(one)]
        if whole:
            meant = [one for one in meant if one.parts == chosen.parts]
        return Play((meant[0].action,)) if len(meant) == 1 else replace(self, chosen=chosen)

    def _touch_space(self, space: str) -> Outcome:
        """Return the outcome of a touch on a lit space.

        A space that is the next part of an action is chosen as that part; any other is chosen as a
        later part. If it is the last part of a single action, that action is played.
        """
        begun, chosen = self._begun, self.chosen
        named = [one for one in self.branch.offers if space in one.parts[begun:]]
        if any(one.parts[begun] == space for one in named):
            parts = (*named[0].parts[:begun], space)
            return self._narrow(ChosenSoFar(parts, chosen.space, chosen))
        if len(named) == 1 and named[0].parts[-1] == space:
            return Play((named[0].action,))
        return replace(self, chosen=ChosenSoFar(chosen.parts, space, chosen.before or chosen))

    def _meant_by(self, space: str) -> str:
        """Return the notation of what a touch on a space would have played.

        Empty if that is not clear.
        """
        begun = {one.parts[:-1] for one in self.branch.offers if one.parts[-1] in self.turn.spaces}
        return " ".join((*begun.pop(), space)) if len(begun) == 1 else ""

    def press(self, button: str) -> Outcome:
        if button == END and self.end_action:
            return Play((self.end_action.action,))
        return self.escape() or self if button == BACK else self

    def escape(self) -> Mode | None:
        """Return this mode without the last choice; None if nothing is chosen."""
        return replace(self, chosen=self.chosen.before) if self.chosen.before else None
