"""A position as plain values, which JSON holds, and back: what is sent of a view.

How a field is written follows from its type in the position's class: numbers, texts and truth
values, lists, tuples and named tuples of them, mappings by whole numbers; or None. What
``game.core.game.NOT_SENT`` marks is left out.
"""

import types
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

_Convert = Callable[[Any], Any]


def values_of(position: object) -> dict[str, Any]:
    """Return the fields of a position by name, as values that JSON can hold."""
    fields = _fields(type(position))
    return {name: plain(getattr(position, name)) for name, (plain, _restore) in fields.items()}


def put(position: object, values: Mapping[str, Any]) -> None:
    """Set the fields of a position that ``values_of`` has returned; others stay as they are.

    Raises:
        KeyError: the position has no such field.
    """
    for name, value in values.items():
        _plain, restore = _fields(type(position))[name]
        setattr(position, name, restore(value))


_FIELDS: Final[dict[type, dict[str, tuple[_Convert, _Convert]]]] = {}


def _fields(kind: type) -> dict[str, tuple[_Convert, _Convert]]:
    """Return how the fields that are sent become plain values, and how they are restored."""
    if kind not in _FIELDS:
        hints = get_type_hints(kind, include_extras=True)
        sent = {name: hint for name, hint in hints.items() if get_origin(hint) is not Annotated}
        _FIELDS[kind] = {name: _converters(hint) for name, hint in sent.items()}
    return _FIELDS[kind]


def _converters(hint: object) -> tuple[_Convert, _Convert]:
    """Return how values of a type become plain ones, and how they are restored."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        plain, restore = _converters(next(part for part in parts if part is not types.NoneType))
        return _unless_none(plain), _unless_none(restore)
    if origin is dict and parts[0] is int:
        return _dict_converters(*_converters(parts[1]))
    if origin in (list, tuple):
        return _row_converters(origin, *_converters(parts[0]))
    if origin is Literal or hint in (int, str, bool):
        return _same, _same
    if isinstance(hint, type) and issubclass(hint, tuple):
        return _named_tuple_converters(hint)
    raise TypeError(f"JSON holds no {hint}: see game.core.position_values")


def _same(value: object) -> object:
    return value


def _unless_none(convert: _Convert) -> _Convert:
    return lambda value: None if value is None else convert(value)


def _dict_converters(plain: _Convert, restore: _Convert) -> tuple[_Convert, _Convert]:
    """Return the converters of a mapping by whole numbers, whose keys are texts in JSON."""
    return (
        lambda values: {str(number): plain(one) for number, one in values.items()},
        lambda values: {int(number): restore(one) for number, one in values.items()},
    )


def _row_converters(kind: type, plain: _Convert, restore: _Convert) -> tuple[_Convert, _Convert]:
    """Return the converters of a list or tuple of values of one type."""
    if plain is _same:
        return list, kind
    return (
        lambda values: [plain(one) for one in values],
        lambda values: kind(restore(one) for one in values),
    )


def _named_tuple_converters(kind: type) -> tuple[_Convert, _Convert]:
    """Return the converters of a named tuple."""
    pairs = [_converters(hint) for hint in get_type_hints(kind).values()]
    return (
        lambda value: [plain(one) for (plain, _), one in zip(pairs, value, strict=True)],
        lambda value: kind(*(restore(one) for (_, restore), one in zip(pairs, value, strict=True))),
    )
