"""Messages to people, in no language yet: ``game.words`` turns them into sentences for display."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Self

CONTEXT: Final = "\x04"
"""What divides a text from the context before it, as in the files of gettext."""
_MOST_QUOTED: Final = 400
"""The longest text among a message's fields, in characters; longer ones are cut."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message to people.

    Attributes:
        name: the name of the sentence to use.
        fields: the values to insert into the sentence, by name: numbers, ids or other messages.
    """

    name: str
    fields: Mapping[str, object] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.name, frozenset(self.fields.values())))

    def __str__(self) -> str:
        told = ", ".join(f"{name}: {_told(value)}" for name, value in self.fields.items())
        return f"{self.name} ({told})" if told else self.name


def _told(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


class Refusal(ValueError):
    """The base class of refusals, with a message that gives the reason in one plain line."""

    def __init__(self, name: str, /, **fields: object) -> None:
        self.message = Message(name, {key: _quoted(value) for key, value in fields.items()})
        super().__init__(str(self.message))

    @classmethod
    def from_message(cls, message: Message, **more: object) -> Self:
        """Return an error of this class with another error's message and additional fields."""
        return cls(message.name, **message.fields, **more)


def _quoted(value: object) -> object:
    """Make a field's value safe to display: cut long texts and replace unprintable characters."""
    if isinstance(value, tuple):
        return tuple(map(_quoted, value))
    if not isinstance(value, str):
        return value
    shown = value if len(value) <= _MOST_QUOTED else f"{value[:_MOST_QUOTED]} ..."
    return "".join(one if one.isprintable() else "\ufffd" for one in shown)


class IllegalAction(Refusal):
    """An action that the rules do not allow."""


class NotationError(Refusal):
    """A text that is not the notation of an action."""


class HiddenInformation(Refusal):
    """A player's view was asked for something that only the full state knows."""
