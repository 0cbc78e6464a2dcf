"""Valid records, damaged at random: bytes, values anywhere, actions."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any, Final

from game.core.record import RecordError
from game.refusals import refusal_text
from game.tikal.rules.records import TikalMatch, read, write
from tests.tikal.rules.referee import random_action
from tests.tikal.rules.refereed import course, everything

ODD: Final[list[Any]] = [
    None,
    True,
    -1,
    0,
    7,
    10**30,
    0.5,
    "",
    "end",
    "A1",
    "\0",
    "火",
    "x" * 500,
    [],
    {},
    [[]],
    {"name": "Eve", "kind": "human"},
]
"""What may stand where something else should."""
MOST: Final = 3
"""So many things are changed in one record."""


def game(seed: int, actions: int) -> bytes:
    """A record of a game of any kind, at most so long."""
    match, source = TikalMatch(course(seed).setup), random.Random(seed)
    while match.state.phase != "over" and len(match.actions) < actions:
        match.play(random_action(match.state, source))
    return write(match).encode()


def mutated(record: bytes, source: random.Random) -> bytes:
    """The record with some things changed; it may still be a good one."""
    mutate: Callable[[bytes, random.Random], bytes] = source.choice([_bytes, _values, _actions])
    for _ in range(source.randint(1, MOST)):
        record = mutate(record, source)
    return record


def _bytes(record: bytes, source: random.Random) -> bytes:
    """A few bytes are lost, come in, or come again from elsewhere."""
    at, other = source.randrange(len(record) + 1), source.randrange(len(record) + 1)
    lost, length = source.randint(0, 4), source.randint(0, 8)
    rubbish = bytes(source.choices(range(256), k=source.randint(0, 3)))
    come_in = source.choice([b"", rubbish, record[other : other + length]])
    return record[:at] + come_in + record[at + lost :]


def _values(record: bytes, source: random.Random) -> bytes:
    """One value, at any depth, is lost, replaced, or moved."""
    data = json.loads(record)
    holder = data
    while isinstance(holder, dict | list) and holder:
        key = source.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        if not isinstance(holder[key], dict | list) or source.random() < 0.3:
            _change(holder, key, source)
            break
        holder = holder[key]
    return json.dumps(data).encode()


def _change(holder: Any, key: Any, source: random.Random) -> None:
    kind = source.choice(["lost", "odd", "other", "more"])
    if kind == "lost":
        del holder[key]
    elif kind == "odd":
        holder[key] = copy.deepcopy(source.choice(ODD))
    elif kind == "other":
        other = source.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        holder[key], holder[other] = holder[other], holder[key]
    elif isinstance(holder, list):
        holder.insert(key, copy.deepcopy(source.choice([*ODD, holder[key]])))
    else:
        holder[f"{key} "] = holder[key]


def _actions(record: bytes, source: random.Random) -> bytes:
    """The actions lose one, hold one twice, or have a word changed; the rest stays."""
    data = json.loads(record)
    actions = data["actions"]
    if isinstance(actions, list) and actions:
        at = source.randrange(len(actions))
        words = str(actions[at]).split()
        others = [word for other in actions for word in str(other).split()]
        if words:
            words[source.randrange(len(words))] = source.choice(others)
        changed = " ".join(words)
        lines = source.choice([[], [actions[at]] * 2, [changed], [changed, actions[at]]])
        actions[at : at + 1] = lines
    return json.dumps(data).encode()


def settle(source: bytes) -> bool:
    """Read what may be broken; True if it is a good record.

    Raises:
        AssertionError: it was accepted but only in part, or does not come back as written.
    """
    try:
        match = read(source)
    except RecordError as error:
        reason = str(refusal_text(error.message))
    else:
        _check_whole(match, source)
        return True
    assert 10 < len(reason) < 400
    return False


def _check_whole(match: TikalMatch, source: bytes) -> None:
    """Everything was read, and is written and read again as it is."""
    assert len(match.actions) == len(json.loads(source)["actions"])
    text = write(match)
    again = read(text)
    assert list(map(str, again.actions)) == list(map(str, match.actions))
    assert everything(again.state) == everything(match.state)
    assert again.setup == match.setup
    assert again.extra == match.extra
    assert write(again) == text
