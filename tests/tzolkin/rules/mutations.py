"""Records of Tzolk'in, damaged at random and settled."""

import json
import random

from game.core.record import RecordError
from game.refusals import refusal_text
from game.tzolkin.rules.records import TzolkinMatch, read, write
from tests.tikal.rules.mutations import mutated
from tests.tzolkin.rules.referee import random_action
from tests.tzolkin.rules.refereed import course, everything

__all__ = ["game", "mutated", "settle"]


def game(seed: int, actions: int) -> bytes:
    """A record of a game of any kind, at most so long."""
    match, source = TzolkinMatch(course(seed).setup), random.Random(seed)
    while match.state.phase != "over" and len(match.actions) < actions:
        match.play(random_action(match.state, source))
    return write(match).encode()


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


def _check_whole(match: TzolkinMatch, source: bytes) -> None:
    """Everything was read, and is written and read again as it is."""
    assert len(match.actions) == len(json.loads(source)["actions"])
    text = write(match)
    again = read(text)
    assert list(map(str, again.actions)) == list(map(str, match.actions))
    assert everything(again.state) == everything(match.state)
    assert again.setup == match.setup
    assert again.extra == match.extra
    assert write(again) == text
