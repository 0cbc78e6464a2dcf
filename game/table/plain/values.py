"""Plain values of a position, told line by line."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from game.diagram import Line
from game.table.plain.words import SAID, in_order, listed, named
from game.ui.sentence import Words

_NOTHING: Final = "–"
"""Stands in a list for what is not there."""


def lines_of(values: Mapping[str, Any], level: int = 0) -> tuple[Line, ...]:
    """What a mapping of plain values says, as deep as it goes."""
    return tuple(line for key, value in values.items() for line in _told(key, value, level))


def _told(key: str, value: object, level: int) -> Iterator[Line]:
    """In one line, unless there are lists or names in what lies in it."""
    name, inner = key.replace("_", " "), _inner(value)
    if level or not any(map(_is_more, inner.values())):
        yield Line(name, _words(value), level)
        return
    yield Line(name, level=level)
    yield from lines_of(inner, level + 1)


def _inner(value: object) -> Mapping[str, Any]:
    """What lies in a value by names; of a list of such, by number from 1."""
    if isinstance(value, Mapping):
        return value
    if isinstance(value, Sequence) and any(isinstance(one, Mapping) for one in value):
        return {str(number): one for number, one in enumerate(value, start=1)}
    return {}


def _is_more(value: object) -> bool:
    return isinstance(value, Mapping | list | tuple)


def _words(value: object) -> Words:
    """A value in a line; of what has names, what is there."""
    match value:
        case None:
            return _NOTHING
        case bool():
            return SAID["yes" if value else "no"]
        case Mapping():
            there = [(key, one) for key, one in value.items() if one not in (None, [], (), {})]
            return _list([named(key.replace("_", " "), _words(one)) for key, one in there])
        case list() | tuple():
            return _list(
                list(map(_words, value)), in_order if any(map(_is_more, value)) else listed
            )
    return str(value)


def _list(words: list[Words], told: Callable[[tuple[Words, ...]], Words] = listed) -> Words:
    return told(tuple(words)) if words else _NOTHING
