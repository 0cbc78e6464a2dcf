"""Somebody here decides: what may be done is narrowed down to one action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from game.table.ids import HINT
from game.table.modes import ButtonState, deciding
from game.table.outcome import Outcome, Play
from game.table.plain import ids
from game.table.plain.modes.mode import Mode, Try
from game.table.plain.modes.turn import Turn
from game.table.plain.offers import Branch, ChosenSoFar, Offer, parts_of
from game.table.plain.shown import Option, OptionRow, Shown
from game.table.plain.things import ActionGroup, Space
from game.table.plain.words import SAID, begins_many
from game.table.things import Thing
from game.table.words import turn_of
from game.ui.controls.said import Said
from game.ui.sentence import Words

_MANY: Final = 30
"""Options at which what begins alike is no row any more, but one of them."""
_NOTHING: Final = ChosenSoFar()


@dataclass(frozen=True)
class Choosing(deciding.Deciding[Turn, Thing | None, Shown], Mode):
    """A touch narrows, Escape widens; what is left alone is done.

    Attributes:
        chosen: what was chosen so far.
    """

    chosen: ChosenSoFar = _NOTHING

    @property
    def menu(self) -> tuple[str, ...]:  # type: ignore[override]
        return ("hint", "repeat", "back") if self.turn.advised else ("repeat", "back")

    @cached_property
    def ending(self) -> Offer | None:
        """What alone ends the turn, or is all that there is to do: it has a button of its own."""
        offers = self.turn.offers
        ends = [one for one in offers if one.ends] or list(offers)
        if len(ends) > 1 or (len(offers) == 1 and len(ends[0].parts) > 1):
            return None
        return ends[0]

    @cached_property
    def branch(self) -> Branch:
        """What can still be meant, but for that."""
        meant = [one for one in self.turn.offers if self.chosen.allows(one)]
        return Branch(tuple(one for one in meant if one != self.ending) or tuple(meant))

    @property
    def _begun(self) -> int:
        """How many parts are said already."""
        return len(self.chosen.parts) if self.branch.is_one else self.branch.depth

    @property
    def task(self) -> tuple[Words, Words]:
        return turn_of(self.player.name), self.title or SAID["choose"]

    @property
    def title(self) -> Words:
        return self.branch.called(0, self._begun)

    # what there is to choose from

    @property
    def rows(self) -> tuple[OptionRow, ...]:
        branch, begun = self.branch, self._begun
        if branch.is_one:
            alone = () if branch.offers[0] == self.ending else (self._option(branch, begun),)
            return (OptionRow("", alone),) if alone else ()
        few = sum(len(one.below) for one in branch.split) <= _MANY
        lone = [one for one in branch.split if not few or (one.depth == begun + 1 and one.is_one)]
        rows = [self._row(one, begun) for one in branch.split if one not in lone]
        return (
            *([OptionRow("", tuple(self._option(one, begun) for one in lone))] * bool(lone)),
            *rows,
        )

    def _row(self, branch: Branch, begun: int) -> OptionRow:
        """What begins with some more parts, which its title says."""
        said = begun + 1 if branch.is_one else branch.depth
        options = tuple(self._option(one, said) for one in branch.below)
        return OptionRow(branch.called(begun, said), options)

    def _option(self, branch: Branch, said: int) -> Option:
        """Without the parts that are said before it."""
        first, last = branch.offers[0], branch.parts[-1]
        told = first.told if branch.is_one else begins_many(branch.called(0), len(branch.offers))
        return Option(
            branch.choice,
            branch.called(min(said, branch.depth - 1)),
            Said(told),
            space=last if last in self.turn.spaces else "",
            chosen=self._advised[: branch.depth] == branch.parts,
            final=branch.is_one and first.final and self._may_undo,
        )

    @property
    def _may_undo(self) -> bool:
        """True where anything that may be done can be undone; else no button need say so."""
        return any(not one.final for one in self.turn.offers)

    @property
    def _advised(self) -> tuple[str, ...]:
        """The parts of what is advised."""
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
    def on(self) -> str:
        return self.chosen.space

    # the buttons

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        back = {ids.BACK: ButtonState()} if self.chosen != _NOTHING else {}
        tools = {id: look for id, look in self.tools.items() if id != HINT or self.turn.advised}
        return {**self.at_rest(), **tools, **back, **self._end}

    @property
    def _end(self) -> dict[str, ButtonState]:
        if (ending := self.ending) is None:
            return {}
        label, advised = Branch((ending,)).called(0), self._advised == ending.parts
        told = Said(ending.told)
        return {
            ids.END: ButtonState(
                chosen=advised, label=label, explained=told, binds=True, final=ending.final
            )
        }

    # what is touched

    def touch(self, thing: Thing | None) -> Outcome:
        match thing:
            case ActionGroup(parts, whole):
                return self._narrow(ChosenSoFar(parts, self.chosen.space, self.chosen), whole=whole)
            case Space(name) if name in self.lit:
                return self._touch_space(name)
            case Space(name):
                return Try(self._meant_by(name), thing)
        return self

    def _narrow(self, chosen: ChosenSoFar, *, whole: bool = False) -> Outcome:
        meant = [one for one in self.turn.offers if chosen.allows(one)]
        if whole:
            meant = [one for one in meant if one.parts == chosen.parts]
        return Play((meant[0].action,)) if len(meant) == 1 else replace(self, chosen=chosen)

    def _touch_space(self, space: str) -> Outcome:
        """The next part, if it is one; else a space that is named further on. What alone names it,
        as the last part, is done."""
        begun, chosen = self._begun, self.chosen
        named = [one for one in self.branch.offers if space in one.parts[begun:]]
        if any(one.parts[begun] == space for one in named):
            parts = (*named[0].parts[:begun], space)
            return self._narrow(ChosenSoFar(parts, chosen.space, chosen))
        if len(named) == 1 and named[0].parts[-1] == space:
            return Play((named[0].action,))
        return replace(self, chosen=ChosenSoFar(chosen.parts, space, chosen.before or chosen))

    def _meant_by(self, space: str) -> str:
        """The notation of what a touch on a space would have done; empty where that is not
        clear."""
        begun = {one.parts[:-1] for one in self.branch.offers if one.parts[-1] in self.turn.spaces}
        return " ".join((*begun.pop(), space)) if len(begun) == 1 else ""

    def press(self, button: str) -> Outcome:
        if button == ids.END and self.ending:
            return Play((self.ending.action,))
        return self.escape() or self if button == ids.BACK else self

    def escape(self) -> Mode | None:
        """Without what was chosen last."""
        return replace(self, chosen=self.chosen.before) if self.chosen.before else None
