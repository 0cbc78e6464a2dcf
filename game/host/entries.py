"""The entries of a hosted table's log: the notation of an action, ``undo`` or ``redo``."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.core.game import AnyMatch, GameRules
from game.core.message import Refusal
from game.core.record import MAX_ACTIONS
from game.host.seen import Seen

UNDO: Final = "undo"
REDO: Final = "redo"
MOST_ENTRIES: Final = 4 * MAX_ACTIONS
"""The most entries of a log after which actions can still be undone: nobody fills the disk."""


class NotAllowed(Refusal):
    """What a guest asks for is refused; nothing has changed."""


@dataclass(frozen=True)
class Step:
    """An entry of a log, with the positions before and after it.

    Attributes:
        n: its number, from 0.
        seat: whose entry it is.
        text: what it says.
        before, after: the positions.
        secret: True if others must not know the action.
        unveiled: the notations, by number, of the actions that were secret until this entry.
    """

    n: int
    seat: int
    text: str
    before: Seen
    after: Seen
    secret: bool
    unveiled: Mapping[int, str]


def enter(match: AnyMatch, before: Seen, n: int, seat: int, text: str) -> Step:
    """Do what entry ``n`` of a log says, in a match whose position is ``before``.

    Raises:
        Refusal: it is not the seat's turn, or the rules refuse it; the match is unchanged.
    """
    rules = before.rules
    if text == UNDO:
        _undo(match, n, seat)
    elif match.state.seat != seat:
        raise NotAllowed("not-your-turn", seat=match.state.seat)
    elif text != REDO:
        match.play(rules.parse(text))
    elif match.can_redo:
        match.redo()
    else:
        raise NotAllowed("nothing-to-redo")
    after = Seen(rules, match.state)
    secret = before.is_secret and text not in (UNDO, REDO)
    over = secret and not after.is_secret
    return Step(n, seat, text, before, after, secret, _made_in_secret(match, rules) if over else {})


def _undo(match: AnyMatch, n: int, seat: int) -> None:
    if n >= MOST_ENTRIES or not match.can_undo or _player_of_last(match) != seat:
        raise NotAllowed("nothing-to-undo")
    match.undo()


def _player_of_last(match: AnyMatch) -> int:
    last: int = match.before(len(match.actions) - 1).seat
    return last


def _made_in_secret(match: AnyMatch, rules: GameRules) -> dict[int, str]:
    return {
        index: str(action)
        for index, action in enumerate(match.actions)
        if Seen(rules, match.before(index)).is_secret
    }
