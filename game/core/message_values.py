"""Messages as values that JSON can hold: for reasons, which are kept and sent."""

from collections.abc import Mapping
from typing import Any

from game.core.message import Message


def values_of(message: Message) -> dict[str, Any]:
    """Return a message as its name with its fields; read with ``message_of``."""
    return {message.name: {name: _value(one) for name, one in message.fields.items()}}


def message_of(values: Mapping[str, Any]) -> Message:
    """Return the message that was written as these values."""
    ((name, fields),) = values.items()
    return Message(name, {field: _field(one) for field, one in fields.items()})


def _value(field: object) -> object:
    if isinstance(field, Message):
        return values_of(field)
    return [*map(_value, field)] if isinstance(field, tuple) else field


def _field(value: Any) -> object:  # noqa: ANN401 (JSON)
    if isinstance(value, dict):
        return message_of(value)
    return tuple(map(_field, value)) if isinstance(value, list) else value
