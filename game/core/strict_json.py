"""JSON, read strictly: only what every reader reads alike and what can be written again."""

import json
import math
import re
from collections import Counter
from itertools import accumulate
from typing import Final

MAX_DIGITS: Final = 100
"""Digits of a number; longer ones cost time to read and mean nothing."""
MAX_DEPTH: Final = 50
"""Lists and objects in one another."""


class JsonError(ValueError):
    """A text that is refused; the message goes on where the text has been named: ``is no JSON``."""


def load(text: str) -> object:
    """The value that a JSON text stands for.

    Raises:
        JsonError: it is no JSON, or JSON of the kinds that are not read.
    """
    if text.startswith("\ufeff"):
        raise JsonError("begins with a byte order mark; save it as UTF-8 without one")
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
    except ValueError as error:
        raise JsonError(f"is no JSON: {error}") from error
    _check_texts(data)
    return data


def _check_depth(text: str) -> None:
    # before it is read: in a browser deep recursion ends the whole game, with no error to catch
    brackets = _BRACKET.findall(_STRING.sub("", text))
    if max(accumulate(map(_STEP.__getitem__, brackets)), default=0) > MAX_DEPTH:
        raise JsonError(f"is no JSON that can be read: nested over {MAX_DEPTH} deep")


_STRING: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
_BRACKET: Final = re.compile(r"[][{}]")
_STEP: Final = {"[": 1, "{": 1, "]": -1, "}": -1}


def _no_constant(name: str) -> object:
    raise JsonError(f"is no JSON: {name} is no number")


def _fraction(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise JsonError(f"has a number that is too large: {digits:.40}")
    return number


def _integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise JsonError(f"has a number of more than {MAX_DIGITS} digits")
    return int(digits)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    # of a key that stands twice json would silently take the last
    read = dict(pairs)
    if len(read) < len(pairs):
        ((twice, _),) = Counter(key for key, _ in pairs).most_common(1)
        raise JsonError(f"has the key '{twice:.40}' twice in one object")
    return read


def _check_texts(data: object) -> None:
    """Half a surrogate pair can be read, but never saved again."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise JsonError("has half a character, which no file can hold") from error
