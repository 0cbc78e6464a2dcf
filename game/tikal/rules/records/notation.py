"""Reading actions from their notation (docs/record-format.md, "Actions")."""

from collections.abc import Callable
from typing import Final

from game.core.message import NotationError
from game.tikal.rules.actions import (
    CAMP,
    CHOOSE,
    DISCARD,
    END_TURN,
    ENTER,
    EXCHANGE,
    GUARD,
    MEMBERS,
    PASS,
    RECOVER,
    SHUTTLE,
    TILE,
    UNCOVER,
    Action,
    Move,
    bid,
)
from game.tikal.rules.board import INDEX, SIDES
from game.tikal.rules.components import DECK_SIZE, HEXAGON_INDEX, MAX_SEATS, TREASURE_KINDS

MOST_DIGITS: Final = 4
"""Digits of a bid."""
_MOST_QUOTED: Final = 20
"""Letters of a word that is none."""


def _space(text: str) -> int:
    if text not in INDEX:
        raise NotationError("no-space", text=text[:_MOST_QUOTED])
    return INDEX[text]


def _member(text: str) -> str:
    if text not in MEMBERS:
        raise NotationError("no-member", text=text[:_MOST_QUOTED])
    return text


def _digit(text: str, prefix: str, limit: int, wrong: str) -> int:
    digit = text.removeprefix(prefix)
    if not text.startswith(prefix) or digit not in map(str, range(limit)):
        first, last = f"{prefix}0", f"{prefix}{limit - 1}"
        raise NotationError(wrong, text=text[:_MOST_QUOTED], first=first, last=last)
    return int(digit)


def _kind(text: str) -> int:
    return _digit(text, "", TREASURE_KINDS, "no-treasure-kind")


def _exchange(give: str, seat: str, take: str) -> Action:
    return EXCHANGE[_digit(seat, "p", MAX_SEATS, "no-seat")][_kind(give)][_kind(take)]


def _points(text: str) -> Action:
    # no game has scores of more digits; a longer number is not even read
    if not text.isascii() or not text.isdigit() or text[0] == "0" or len(text) > MOST_DIGITS:
        raise NotationError("no-bid", text=text[:_MOST_QUOTED], most=10**MOST_DIGITS - 1)
    return bid(int(text))


def _hexagon(text: str) -> Action:
    number = HEXAGON_INDEX.get(text, DECK_SIZE)
    if number >= DECK_SIZE:
        raise NotationError("no-hexagon", text=text[:_MOST_QUOTED])
    return CHOOSE[number]


_READERS: Final[dict[str, tuple[int, Callable[..., Action]]]] = {
    "bid": (1, _points),
    "pass": (0, lambda: PASS),
    "choose": (1, _hexagon),
    "tile": (2, lambda s, r: TILE[_space(s)][_digit(r, "r", SIDES, "no-rotation")]),
    "discard": (0, lambda: DISCARD),
    "enter": (2, lambda m, s: ENTER[_member(m)][_space(s)]),
    "shuttle": (3, lambda m, a, b: SHUTTLE[_member(m)][_space(a)][_space(b)]),
    "move": (3, lambda m, a, b: Move(_member(m), _space(a), _space(b))),
    "dig": (1, lambda s: UNCOVER[_space(s)]),
    "recover": (1, lambda s: RECOVER[_space(s)]),
    "exchange": (3, _exchange),
    "camp": (1, lambda s: CAMP[_space(s)]),
    "guard": (1, lambda s: GUARD[_space(s)]),
    "end": (0, lambda: END_TURN),
}


def parse(text: str) -> Action:
    """Read one action, such as ``move w a5 b4``.

    Raises:
        NotationError: the text is not an action, with the part that is wrong.
    """
    verb, *words = text.split(" ")
    if verb not in _READERS:
        raise NotationError("no-action", text=verb[:_MOST_QUOTED], names=tuple(_READERS))
    count, read = _READERS[verb]
    if len(words) != count:
        raise NotationError("number-of-words", verb=verb, count=count, found=len(words))
    return read(*words)
