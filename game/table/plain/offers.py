"""Legal actions as they are offered: by the parts of their notation, from its verb on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.core.game import Action
from game.table.plain.things import ActionGroup
from game.table.plain.words import in_order
from game.ui.sentence import Words


def parts_of(action: Action) -> tuple[str, ...]:
    """The parts of an action's notation: the verb, then what it is done with."""
    return tuple(str(action).split(" "))


@dataclass(frozen=True, slots=True)
class Offer:
    """An action that may be done.

    Attributes:
        parts: those of its notation.
        called: what each of them is called.
        told: the action, as it is told of somebody who has done it.
        final: True for what cannot be undone.
        ends: True for what ends a turn.
    """

    action: Any
    parts: tuple[str, ...]
    called: tuple[Words, ...]
    told: Words
    final: bool = False
    ends: bool = False


@dataclass(frozen=True)
class ChosenSoFar:
    """What was chosen so far.

    Attributes:
        parts: with which parts the notation begins.
        space: a space that it names further on; empty for any.
        before: what was chosen before that; None for nothing.
    """

    parts: tuple[str, ...] = ()
    space: str = ""
    before: ChosenSoFar | None = None

    def allows(self, offer: Offer) -> bool:
        """True if an action can still be meant."""
        count = len(self.parts)
        begins = offer.parts[:count] == self.parts
        ahead = not self.space or self.space in self.parts  # it may have become one of them
        return begins and (ahead or self.space in offer.parts[count:])


@dataclass(frozen=True)
class Branch:
    """Actions that begin alike; there is at least one.

    Attributes:
        offers: they themselves.
    """

    offers: tuple[Offer, ...]

    @cached_property
    def depth(self) -> int:
        """How many parts they have in common; of one action all."""
        first, *others = (offer.parts for offer in self.offers)
        alike = len(first)
        for parts in others:
            pairs = zip(first[:alike], parts, strict=False)
            alike = next((i for i, (a, b) in enumerate(pairs) if a != b), min(alike, len(parts)))
        return alike

    @property
    def parts(self) -> tuple[str, ...]:
        """What they have in common."""
        return self.offers[0].parts[: self.depth]

    @property
    def is_one(self) -> bool:
        """True for a single action."""
        return len(self.offers) == 1

    @property
    def choice(self) -> ActionGroup:
        """What stands for them on the table."""
        return ActionGroup(self.parts, whole=self.is_one)

    def called(self, begin: int, end: int | None = None) -> Words:
        """What the parts in common are called, without so many, up to so many."""
        words = self.offers[0].called[begin : self.depth if end is None else end]
        return words[0] if len(words) == 1 else in_order(tuple(words)) if words else ""

    @property
    def below(self) -> tuple[Branch, ...]:
        """What can be chosen once they are: a single action itself."""
        return (self,) if self.is_one else self.split

    @cached_property
    def split(self) -> tuple[Branch, ...]:
        """The same by their next part, in the order of the rules; what ends here comes first."""
        found: dict[str, list[Offer]] = {}
        for offer in self.offers:
            found.setdefault("".join(offer.parts[self.depth : self.depth + 1]), []).append(offer)
        ended = found.pop("", [])
        groups = [[one] for one in ended] + list(found.values())
        return tuple(Branch(tuple(group)) for group in groups)
