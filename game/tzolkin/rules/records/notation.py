"""Reading actions from their notation (rules, part 3)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.core.message import NotationError
from game.tzolkin.rules.actions import (
    ADVANCE,
    BEG,
    BONUS,
    BUILD,
    BUILD_MONUMENT,
    BURN,
    BUY,
    DECLINE,
    DO,
    DO_ON,
    DONE,
    END_TURN,
    GAIN,
    LEARN,
    LOWER,
    MERCY,
    NONE,
    NOTHING,
    PASS,
    PAY,
    PICK,
    PLACE,
    PLACE_QUICK,
    PLACE_SKIP,
    PLACE_START,
    PLAIN,
    SELL,
    STEP_UP,
    TAKE_CORN,
    TAKE_GOLD,
    TAKE_WOOD,
    TRADE,
    TRIBE,
    UNLEARN,
    Action,
    keep,
)
from game.tzolkin.rules.data.board import GEARS, KINDS, START, TEETH, TEMPLES, TRACKS
from game.tzolkin.rules.data.expansion import IXTAB_TILES, TRIBE_INDEX
from game.tzolkin.rules.data.tiles import (
    BUILDING_INDEX,
    BUILDINGS,
    MONUMENT_INDEX,
    REBUILDABLE,
    WEALTH_INDEX,
)
from game.tzolkin.rules.setup import KEPT

_MOST_QUOTED: Final = 20
"""Letters of a word that is none."""


def _one_of(names: Sequence[str], text: str, wrong: str) -> int:
    if text not in names:
        raise NotationError(wrong, text=text[:_MOST_QUOTED], names=tuple(names))
    return names.index(text)


def _gear(text: str) -> int:
    return _one_of(GEARS, text, "no-gear")


def _temple(text: str) -> int:
    return _one_of(TEMPLES, text, "no-temple")


def _track(text: str) -> int:
    return _one_of(TRACKS, text, "no-technology")


def _kind(text: str) -> int:
    return _one_of(KINDS, text, "no-resource")


def _number(text: str, least: int, behind: int, wrong: str) -> int:
    if text not in map(str, range(least, behind)):
        raise NotationError(wrong, text=text[:_MOST_QUOTED], least=least, most=behind - 1)
    return int(text)


def _tile(index: Mapping[str, int], text: str, wrong: str) -> int:
    if text not in index:
        quoted = text[:_MOST_QUOTED]
        raise NotationError(wrong, text=quoted, first=min(index), last=max(index))
    return index[text]


def _place(word: str, *skip: str) -> Action:
    if skip and skip != ("skip",):
        raise NotationError("nothing-after-place", text=skip[0][:_MOST_QUOTED])
    others = {"start": PLACE_START, "quick": PLACE_QUICK}
    if not skip and word in others:
        return others[word]
    return (PLACE_SKIP if skip else PLACE)[_gear(word)]


def _pick(gear: str, space: str) -> Action:
    number = _gear(gear)
    return PICK[START[number] + _number(space, 0, TEETH[number], "no-space")]


def _do(*words: str) -> Action:
    if len(words) == 1:
        return DO[_number(words[0], 1, len(DO), "no-number-of-action")]
    gear = _one_of(GEARS[: len(DO_ON)], words[0], "no-gear-of-action")
    return DO_ON[gear][_number(words[1], 1, len(DO_ON[gear]), "no-number-of-action")]


def _keep(*ids: str) -> Action:
    tiles = tuple(_tile(WEALTH_INDEX, id_, "no-wealth-tile") for id_ in ids)
    if list(tiles) != sorted(set(tiles)):
        raise NotationError("order-of-wealth-tiles")
    return keep(tiles)


def _cubes(table: Mapping[tuple[int, ...], Action], words: Sequence[str]) -> Action:
    kinds = tuple(_kind(word) for word in words)
    if kinds not in table:
        raise NotationError("order-of-resources")
    return table[kinds]


def _take(word: str) -> Action:
    return (TAKE_CORN, TAKE_WOOD)[_one_of(("corn", "wood"), word, "no-harvest")]


def _build(id_: str, *words: str) -> Action:
    source, rest = NONE, list(words)
    if rest[:1] == ["from"] and len(rest) > 1:
        source = _tile(_SOURCES, rest[1], "no-building-to-rebuild")
        del rest[:2]
    if id_ in MONUMENT_INDEX and not rest:
        return BUILD_MONUMENT[source][MONUMENT_INDEX[id_]]
    return BUILD[source][_tile(BUILDING_INDEX, id_, "no-building")][_way(rest)]


_SOURCES: Final = {BUILDINGS[number].id: number for number in REBUILDABLE}


def _way(words: list[str]) -> int:
    if not words:
        return 0
    if words == ["plain"]:
        return PLAIN
    if words[0] == "save" and len(words) == 2:
        return 1 + _kind(words[1])
    raise NotationError("nothing-after-build", text=" ".join(words)[: 2 * _MOST_QUOTED])


_READERS: Final[dict[str, tuple[range, Callable[..., Action]]]] = {
    "tribe": (range(1, 2), lambda id_: TRIBE[_tile(TRIBE_INDEX, id_, "no-tribe") - 1]),
    "keep": (range(KEPT, IXTAB_TILES + 1), _keep),
    "place": (range(1, 3), _place),
    "pick": (range(2, 3), _pick),
    "beg": (range(1, 2), lambda temple: BEG[_temple(temple)]),
    "mercy": (range(1, 2), lambda gear: MERCY[_gear(gear)]),
    "pass": (range(1), lambda: PASS),
    "end": (range(1), lambda: END_TURN),
    "trade": (range(1, 2), lambda kind: TRADE[_kind(kind)]),
    "do": (range(1, 3), _do),
    "nothing": (range(1), lambda: NOTHING),
    "decline": (range(1), lambda: DECLINE),
    "take": (range(1, 2), _take),
    "burn": (range(1, 2), lambda temple: BURN[_temple(temple)]),
    "tech": (range(1, 2), lambda track: LEARN[_track(track)]),
    "bonus": (range(1, 2), lambda track: BONUS[_track(track)]),
    "down": (range(1, 2), lambda track: UNLEARN[_track(track)]),
    "pay": (range(1, 5), lambda *kinds: _cubes(PAY, kinds)),
    "gain": (range(1, 3), lambda *kinds: _cubes(GAIN, kinds)),
    "temple": (range(1, 2), lambda temple: STEP_UP[_temple(temple)]),
    "lower": (range(1, 2), lambda temple: LOWER[_temple(temple)]),
    "gold": (range(1, 2), lambda text: TAKE_GOLD[_number(text, 0, len(TAKE_GOLD), "no-gold")]),
    "build": (range(1, 6), _build),
    "sell": (range(1, 2), lambda kind: SELL[_kind(kind)]),
    "buy": (range(1, 2), lambda kind: BUY[_kind(kind)]),
    "done": (range(1), lambda: DONE),
    "advance": (range(1, 2), lambda text: ADVANCE[_number(text, 1, 3, "no-number-of-days") - 1]),
}
"""How many words each verb takes, and what they mean."""


def _other_count(verb: str, counts: range, found: int) -> NotationError:
    least, most = counts[0], counts[-1]
    if least == most:
        return NotationError("number-of-words", verb=verb, count=most, found=found)
    return NotationError("words-from-to", verb=verb, least=least, most=most, found=found)


def parse(text: str) -> Action:
    """Read one action, such as ``pick tikal 4``.

    Raises:
        NotationError: the text is not an action, with the part that is wrong.
    """
    verb, *words = text.split(" ")
    if verb not in _READERS:
        raise NotationError("no-action", text=verb[:_MOST_QUOTED], names=tuple(_READERS))
    counts, read = _READERS[verb]
    if len(words) not in counts:
        raise _other_count(verb, counts, len(words))
    return read(*words)
