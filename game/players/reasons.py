"""What a turn is told to be for: the parts that gain most points, and what is given up for them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from game.core.message import Message

MOST_PARTS: Final = 3
"""The most parts of a turn that are told."""


class TurnPart(NamedTuple):
    """A part of a turn: the points that the evaluation gains by it, and what it is for."""

    gain: float
    reason: Message

    @property
    def points(self) -> int:
        """The gain in whole points."""
        # rounded twice: the last digits differ between mathematical libraries
        return round(round(self.gain, 6))

    @property
    def told(self) -> Message:
        """What the part is for, with its points if there are any.

        A reason that names points of its own has no others beside them: what a skull pays, and how
        much better that is than to wait, would be read as one told twice.
        """
        if self.points <= 0 or "points" in self.reason.fields:
            return self.reason
        return Message("worth-points", {"does": self.reason, "points": self.points})


def reason_of_parts(parts: Iterable[TurnPart], given_up: Sequence[Message] = ()) -> Message:
    """Return the reason for a turn: its best parts, the greatest gain first, then what it costs.

    The best part is told in any case, further ones if they gain a point or more. ``given_up`` are
    the sacrifices for them.

    Raises:
        ValueError: there is no part.
    """
    best, *more = sorted(parts, key=lambda one: -one.gain)[:MOST_PARTS]
    further = [one.told for one in more if one.points > 0]
    return one_after_another([best.told, *further, *given_up])


def one_after_another(reasons: Sequence[Message]) -> Message:
    """Return several reasons as one; there must be at least one."""
    first, *more = reasons
    if not more:
        return first
    return Message("one-and-then", {"first": first, "then": one_after_another(more)})


def single_reasons(reason: Message) -> Iterator[tuple[Message, int]]:
    """Yield the reasons of which one is made, in order, each with its points; 0 for none told."""
    if reason.name == "one-and-then":
        for one in reason.fields.values():
            assert isinstance(one, Message)
            yield from single_reasons(one)
        return
    does, points = reason.fields.get("does"), reason.fields.get("points")
    if reason.name == "worth-points" and isinstance(does, Message) and isinstance(points, int):
        yield does, points
    else:
        yield reason, 0
