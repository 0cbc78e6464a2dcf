"""Finds, in random games, actions that the rules refuse: every kind for every reason."""

import json
import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from game.tikal.rules.actions import Action
from game.tikal.rules.play import why_not
from game.tikal.rules.records import TikalMatch, write
from game.tikal.rules.state import OVER
from tests.tikal.rules.referee import random_action
from tests.tikal.rules.refereed import course
from tests.tikal.rules.universe import UNIVERSE

GAMES: Final = 210
SHARE: Final = 0.05
"""Of the positions so many are asked, and the last one."""
_NEED_ONLY_THEIR_TIME: Final = ("end", "pass")


class Refused(NamedTuple):
    """A game up to an action that is refused for a reason."""

    verb: str
    name: str
    record: dict[str, Any]


def refused_actions() -> list[Refused]:
    """One for every verb and reason, with as few actions before it as these games allow.

    What is refused because it is not its time is so whatever the verb; such reasons are kept
    for those verbs only that need nothing else.
    """
    shortest: dict[tuple[str, str], tuple[int, TikalMatch, Action]] = {}
    for seed in range(GAMES):
        for match, action, name in _asked(seed):
            key, found = (action.verb, name), (len(match.actions), match, action)
            if key not in shortest or found[0] < shortest[key][0]:
                shortest[key] = found
    timely = {name for verb, name in shortest if verb in _NEED_ONLY_THEIR_TIME}
    return [
        Refused(verb, name, _record(*found))
        for (verb, name), found in shortest.items()
        if name not in timely or verb in _NEED_ONLY_THEIR_TIME
    ]


def _asked(seed: int) -> Iterator[tuple[TikalMatch, Action, str]]:
    """The refused actions of some positions of a game: the game so far, the action, the reason."""
    match, source = TikalMatch(course(seed).setup), random.Random(seed)
    while True:
        if match.state.phase == OVER or source.random() < SHARE:
            for action in UNIVERSE:
                if reason := why_not(match.state, action):
                    yield match, action, reason.message.name
        if match.state.phase == OVER:
            return
        match.play(random_action(match.state, source))


def _record(actions: int, match: TikalMatch, refused: Action) -> dict[str, Any]:
    """The game up to there and the action; it may have gone on since."""
    record: dict[str, Any] = json.loads(write(match))
    return record | {"actions": [*record["actions"][:actions], str(refused)]}
