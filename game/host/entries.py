"""The entries of a hosted table's log: the notation of an action, ``undo`` or ``redo``."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.core.game import NOBODY, AnyMatch, GameRules, State
from game.core.message import Refusal
from game.core.position_values import values_of
from game.core.record import MAX_ACTIONS

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
        before, after: the positions, with all that is hidden.
        secret: True if others must not know the action.
        unveiled: the notations, by number, of the actions that were secret until this entry.
    """

    n: int
    seat: int
    text: str
    before: State
    after: State
    secret: bool
    unveiled: Mapping[int, str]


def enter(match: AnyMatch, rules: GameRules, n: int, seat: int, text: str) -> Step:
    """Do what entry ``n`` of a log says.

    Raises:
        Refusal: it is not the seat's turn, or the rules refuse it; the match is unchanged.
    """
    before = match.state
    if text == UNDO:
        _undo(match, n, seat)
    elif before.seat != seat:
        raise NotAllowed("not-your-turn", seat=before.seat)
    elif text != REDO:
        match.play(rules.parse(text))
    elif match.can_redo:
        match.redo()
    else:
        raise NotAllowed("nothing-to-redo")
    secret = is_secret(rules, before)
    over = secret and not is_secret(rules, match.state)
    unveiled = _made_in_secret(match, rules) if over else {}
    secret &= text not in (UNDO, REDO)
    return Step(n, seat, text, before, match.state, secret, unveiled)


def _undo(match: AnyMatch, n: int, seat: int) -> None:
    if n >= MOST_ENTRIES or not match.can_undo or _player_of_last(match) != seat:
        raise NotAllowed("nothing-to-undo")
    match.undo()


def _player_of_last(match: AnyMatch) -> int:
    last: int = match.before(len(match.actions) - 1).seat
    return last


def is_secret(rules: GameRules, state: State) -> bool:
    """Return True if the seat to act sees more than everybody: others must not know its choice."""
    own, public = (values_of(rules.view(state, seat)) for seat in (state.seat, NOBODY))
    return own != public


def _made_in_secret(match: AnyMatch, rules: GameRules) -> dict[int, str]:
    return {
        index: str(action)
        for index, action in enumerate(match.actions)
        if is_secret(rules, match.before(index))
    }
