"""Legal actions as a tree of choices, by the parts of their notation from the verb on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.core.game import Action
from game.table.plain.things import ActionGroup
from game.table.plain.words import in_order
from game.ui.sentence import Words


def parts_of(action: Action) -> tuple[str, ...]:
    """Return the parts of an action's notation: the verb, then what it is done with."""
    return tuple(str(action).split(" "))


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal action that is offered.

    Attributes:
        action: the action.
        parts: the parts of its notation.
        called: the names of these parts.
        told: the action in words, as it is told once it has been played.
        final: True if it cannot be undone.
        ends: True if it ends the turn.
    """

    action: Any
    parts: tuple[str, ...]
    called: tuple[Words, ...]
    told: Words
    final: bool = False
    ends: bool = False


@dataclass(frozen=True)
class ChosenSoFar:
    """The choices made so far towards an action.

    Attributes:
        parts: the parts with which its notation begins.
        space: a space that it names after these parts; empty for any.
        before: the choices before the last one; None for no choice yet.
    """

    parts: tuple[str, ...] = ()
    space: str = ""
    before: ChosenSoFar | None = None

    def allows(self, offer: Offer) -> bool:
        """Return True if the choices can still lead to an action."""
        count = len(self.parts)
        begins = offer.parts[:count] == self.parts
        ahead = not self.space or self.space in self.parts  # it may be one of the parts by now
        return begins and (ahead or self.space in offer.parts[count:])


@dataclass(frozen=True)
class Branch:
    """One or more actions whose notations begin with the same parts.

    Attributes:
        offers: the actions.
    """

    offers: tuple[Offer, ...]

    @cached_property
    def depth(self) -> int:
        """The number of parts that all its actions begin with; all parts of a single action."""
        first, *others = (offer.parts for offer in self.offers)
        alike = len(first)
        for parts in others:
            pairs = zip(first[:alike], parts, strict=False)
            alike = next((i for i, (a, b) in enumerate(pairs) if a != b), min(alike, len(parts)))
        return alike

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts that all its actions begin with."""
        return self.offers[0].parts[: self.depth]

    @property
    def is_one(self) -> bool:
        """True for a single action."""
        return len(self.offers) == 1

    @property
    def choice(self) -> ActionGroup:
        """The thing on the table that stands for these actions."""
        return ActionGroup(self.parts, whole=self.is_one)

    def called(self, begin: int, end: int | None = None) -> Words:
        """Return the names of the common parts from number ``begin`` up to ``end``.

        None as ``end`` stands for all of them.
        """
        words = self.offers[0].called[begin : self.depth if end is None else end]
        return words[0] if len(words) == 1 else in_order(tuple(words)) if words else ""

    @property
    def below(self) -> tuple[Branch, ...]:
        """The branches to choose from once this one is chosen; a single action has itself."""
        return (self,) if self.is_one else self.split

    @cached_property
    def split(self) -> tuple[Branch, ...]:
        """The branches by the next part, in the order of the rules.

        Actions that end here come first.
        """
        found: dict[str, list[Offer]] = {}
        for offer in self.offers:
            found.setdefault("".join(offer.parts[self.depth : self.depth + 1]), []).append(offer)
        ended = found.pop("", [])
        groups = [[one] for one in ended] + list(found.values())
        return tuple(Branch(tuple(group)) for group in groups)
