"""A mode is made of plain values, all the way down: it can be kept, sent and compared."""

from dataclasses import fields, is_dataclass
from enum import Enum
from inspect import isabstract
from types import MappingProxyType

from game.core.message import Message
from game.table.modes.mode import Mode
from game.tikal.rules.state import State as TikalState
from game.tzolkin.rules.state import State as TzolkinState
from tools.gallery import SCENES, tzolkin, visit
from tools.gallery.windows import WINDOWS

ALL = {**SCENES, **tzolkin.SCENES}
ONE_EACH = (
    *("placing-middle-4", "acting-early-2", "acting-middle-4", "auction-bidding-4"),
    *("auction-choosing-3", "auction-advised-4", "thinking-3", "auction-watching-4", "sending-2"),
    *("scoring-4", "handing-auction-4", "majorities-late-4", "log-shown-3", "replay-3"),
    *("turn-5", "worker-4", "market-2", "keeping-2", "food-day-4", "handing-5", "look-ahead-4"),
    *("planned-5", "replay-4"),
)
"""Scenes in which every mode comes, but for those that follow."""
ELSEWHERE = {
    "game.tikal.table.lesson.Learnt",
    "game.tikal.table.modes.watching.Over",
    "game.tikal.table.modes.watching.LookingOn",
    "game.tzolkin.table.modes.watching.LookingBack",
    "game.tzolkin.table.modes.watching.Over",
    "game.tzolkin.table.modes.watching.Sending",
    "game.tzolkin.table.modes.watching.Watching",
    "game.tzolkin.table.modes.watching.LookingOn",
}
"""They have no fields but those that others have."""
PLAIN = (str, int, float, Enum, type(None))
VIEWS = (TikalState, TzolkinState)
"""At run time a view is a position of which nobody's secrets are left; it is never changed."""


def others_than_plain(value, path):
    """Where something lies in a value that is none, and what it is."""
    if isinstance(value, (*PLAIN, *VIEWS)):
        return
    if isinstance(value, Message):
        value = MappingProxyType(dict(value.fields))
    if isinstance(value, tuple | frozenset | range):
        inner = [(f"{path}[]", one) for one in value]
    elif isinstance(value, MappingProxyType):
        inner = [(f"{path}[{key!r}]", one) for key, one in value.items()]
    elif is_dataclass(value) and type(value).__dataclass_params__.frozen:
        inner = [(f"{path}.{one.name}", getattr(value, one.name)) for one in fields(value)]
    else:
        yield path, type(value)
        return
    for there, one in inner:
        yield from others_than_plain(one, there)


def kinds(kind):
    """All modes of the games that there can be."""
    for one in kind.__subclasses__():
        if _is_of_a_game(one):
            yield f"{one.__module__}.{one.__name__}"
        yield from kinds(one)


def _is_of_a_game(kind):
    of_game = kind.__module__.startswith(("game.tikal", "game.tzolkin"))
    return of_game and not isabstract(kind) and kind.__name__ != "Above"


def test_modes_are_plain_values_all_the_way_down():
    reached = set()
    for name in ONE_EACH:
        mode = visit(ALL[name], WINDOWS["390x844@1"]).stage.bottom.mode
        while mode is not None:
            reached.add(f"{type(mode).__module__}.{type(mode).__qualname__}")
            assert list(others_than_plain(mode, name)) == []
            mode = getattr(mode, "under", None)
    assert set(kinds(Mode)) - reached == ELSEWHERE
