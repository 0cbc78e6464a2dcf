"""What is shown, as JSON that is read by people: the same for every game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from typing import Any, Final

from game.core.message import Message
from game.table.players import Player

Json = None | bool | int | float | str | list[Any] | dict[str, Any]
Own = Callable[[object, str], Any]
"""What a game has to say of a value of its own in a field of that name; ``OTHERS`` for nothing."""
OTHERS: Final = NotImplemented
_WIDTH: Final = 100


def facts(value: object, own: Own, called: str = "") -> Json:
    """A value of what is shown as JSON; ``called`` is the field that it is in. A sentence is its
    name (``says``) with its fields, and what is as it always is is left out.

    Raises:
        TypeError: it is no such value, but something that draws or acts.
    """
    told: Json = own(value, called)
    if told is not OTHERS:
        return told
    match value:
        case bool() | None | str() | float() | int():
            return value
        case Enum():
            return value.name
        case Player():
            return value.name
        case Message():
            return {"says": value.name} | {
                key: facts(one, own, key) for key, one in value.fields.items()
            }
        case Mapping():
            return {str(facts(key, own, called)): facts(one, own) for key, one in value.items()}
    if isinstance(value, tuple | list | set | frozenset):
        many = [facts(one, own, called) for one in value]
        return many if isinstance(value, tuple | list) else sorted(many)
    if is_dataclass(value):
        return {one.name: facts(getattr(value, one.name), own, one.name) for one in changed(value)}
    raise TypeError(f"{called}: {value!r} is not to be shown")


def changed(value: Any) -> Iterator[Field[Any]]:  # noqa: ANN401 (any value of a dataclass)
    """The fields of a value that are not as they always are."""
    for one in fields(value):
        if getattr(value, one.name) != _default(one):
            yield one


def _default(one: Field[Any]) -> object:
    if one.default_factory is not MISSING:
        return one.default_factory()
    return one.default


def lines_of(value: Json, before: str = "", after: str = "", margin: str = "") -> Iterator[str]:
    """JSON with as much in a line as is easily read."""
    short = margin + before + json.dumps(value, ensure_ascii=False) + after
    if len(short) <= _WIDTH or not isinstance(value, dict | list) or not value:
        yield short
        return
    ends = "{}" if isinstance(value, dict) else "[]"
    inner = list(value.items()) if isinstance(value, dict) else [("", one) for one in value]
    yield margin + before + ends[0]
    for number, (key, one) in enumerate(inner, 1):
        named = f"{json.dumps(key, ensure_ascii=False)}: " if ends == "{}" else ""
        yield from lines_of(one, named, "," * (number < len(inner)), margin + "  ")
    yield margin + ends[1] + after
