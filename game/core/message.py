"""What is to be said to people, in no language: words makes a sentence of it where it is shown."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Self

_MOST_QUOTED: Final = 400
"""Characters of a text among a message's values."""


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said.

    Attributes:
        name: which sentence says it.
        fields: the values in that sentence by their names: numbers, ids, other messages.
    """

    name: str
    fields: Mapping[str, object] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.name, frozenset(self.fields.items())))

    def __str__(self) -> str:
        told = ", ".join(f"{name}: {_told(value)}" for name, value in self.fields.items())
        return f"{self.name} ({told})" if told else self.name


def _told(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


class Refused(ValueError):
    """Something that is refused, and the message that says why: one plain line."""

    def __init__(self, name: str, /, **fields: object) -> None:
        self.message = Message(name, {key: _quoted(value) for key, value in fields.items()})
        super().__init__(str(self.message))

    @classmethod
    def as_told(cls, message: Message, **more: object) -> Self:
        """The same message as another error's, with more values."""
        return cls(message.name, **message.fields, **more)


def _quoted(value: object) -> object:
    """A value as it can be shown: a text may come from outside, whatever that holds."""
    if isinstance(value, tuple):
        return tuple(map(_quoted, value))
    if not isinstance(value, str):
        return value
    shown = value if len(value) <= _MOST_QUOTED else f"{value[:_MOST_QUOTED]} ..."
    return "".join(one if one.isprintable() else "\ufffd" for one in shown)


class IllegalAction(Refused):
    """An action that the rules refuse."""


class NotationError(Refused):
    """A text that is no action."""


class HiddenInformation(Refused):
    """A player's view was asked what only the real position knows."""
