"""Strict JSON: only what every reader reads alike and what can be written again."""

import json
import math
import re
from collections import Counter
from itertools import accumulate
from typing import Final

MAX_DIGITS: Final = 100
"""The most digits of a whole number; longer ones take time to read and mean nothing."""
MAX_DEPTH: Final = 50
"""The deepest nesting of lists and objects."""


class JsonError(ValueError):
    """A text is refused.

    It carries the parts of a message, but is no ``Refusal``: the title reads its settings with this
    module and must not wait for more.

    Attributes:
        name: the name of the message that says why.
        fields: the values of that message.
    """

    def __init__(self, name: str, /, **fields: object) -> None:
        super().__init__(name)
        self.name = name
        self.fields = fields


def load(text: str) -> object:
    """Return the value of a JSON text.

    Raises:
        JsonError: the text is no JSON, or has a byte order mark, NaN or infinity, a number that is
            too long or too large, too deep nesting, a repeated key, or half a surrogate pair.
    """
    if text.startswith("\ufeff"):
        raise JsonError("byte-order-mark")
    _check_depth(text)
    try:
        data: object = json.loads(
            text,
            parse_constant=_no_constant,
            parse_float=_fraction,
            parse_int=_integer,
            object_pairs_hook=_object,
        )
    except JsonError:
        raise
    except json.JSONDecodeError as error:
        raise JsonError("not-json", line=error.lineno, column=error.colno) from error
    _check_texts(data)
    return data


def _check_depth(text: str) -> None:
    # checked before parsing: in a browser deep recursion ends the program with no error to catch
    brackets = _BRACKET.findall(_STRING.sub("", text))
    if max(accumulate(map(_STEP.__getitem__, brackets)), default=0) > MAX_DEPTH:
        raise JsonError("nested-too-deep", most=MAX_DEPTH)


_STRING: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
_BRACKET: Final = re.compile(r"[][{}]")
_STEP: Final = {"[": 1, "{": 1, "]": -1, "}": -1}


def _no_constant(name: str) -> object:
    raise JsonError("no-number", name=name)


def _fraction(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise JsonError("number-too-large", number=digits[:40])
    return number


def _integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise JsonError("number-too-long", most=MAX_DIGITS)
    return int(digits)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    # without this check json would silently take the last value of a repeated key
    read = dict(pairs)
    if len(read) < len(pairs):
        ((twice, _),) = Counter(key for key, _ in pairs).most_common(1)
        raise JsonError("key-twice", key=twice[:40])
    return read


def _check_texts(data: object) -> None:
    """Refuse half a surrogate pair: it can be read, but not saved again."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise JsonError("half-a-character") from error
