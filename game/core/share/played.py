"""What was played as one number: of every action its place among those that were legal.

Legal actions are counted in the order of their notations, so that the number follows from the rules
and not from this engine. What is forced takes no room at all, and anything else no more than it
tells.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from game.core.game import AnyMatch, GameRules
from game.core.message import Refused
from game.core.record import MOST_PLAYED, MOST_TAKEN_BACK, Record, play_through
from game.core.share.envelope import CodeError

Stretch = tuple[int, int]
"""How many actions there were when some were taken back by agreement, and how many of them stayed.
The last stretch ends the game, and all of it stays."""


@dataclass
class PlayedGame:
    """What was played.

    Attributes:
        course: its stretches, in order.
        whole: the places of all actions, the first one's least: ``whole = place + count * later``.
        unlisted: notations of actions that are listed under another one, by how many were played
            before.
    """

    course: Sequence[Stretch]
    whole: int = 0
    unlisted: dict[str, str] = field(default_factory=dict)


def pack(rules: GameRules, match: AnyMatch) -> PlayedGame:
    """What was played in a match, what was taken back too."""
    stretches = [(one.after + len(one.actions), one.after) for one in match.taken_back]
    played = PlayedGame([*stretches, (len(match.actions), len(match.actions))])
    again = rules.match(match.setup)
    places: list[tuple[int, int]] = []

    def play(_number: int, notation: str) -> None:
        listed = _listed(rules, again)
        if notation in listed:
            places.append((listed.index(notation), len(listed)))
        else:
            played.unlisted[str(len(places) + len(played.unlisted))] = notation
        again.play(rules.parse(notation))

    for _action in play_through(_frame(match), play, again.take_back):
        pass
    for place, count in reversed(places):
        played.whole = played.whole * count + place
    return played


def unpacking(rules: GameRules, match: AnyMatch, played: PlayedGame) -> Generator[None, None, None]:
    """Play into a match what was packed, action by action.

    Raises:
        CodeError: that cannot be played: it was packed by other rules, or by hand.
    """
    _check_course(played.course)
    whole, number = played.whole, 0
    for end, stays in played.course:
        while len(match.actions) < end:
            notation = played.unlisted.get(str(number))
            if notation is None:
                whole, notation = _next(whole, _listed(rules, match))
            _play(rules, match, notation)
            number += 1
            yield
        if stays < end:
            match.take_back(stays)
    if whole:
        raise CodeError("code-fits-nothing")


def _check_course(course: Sequence[Stretch]) -> None:
    """Before anything is played."""
    played = stayed = 0
    for end, stays in course:
        if not stayed <= end or not 0 <= stays <= end:
            raise CodeError("code-fits-nothing")
        played, stayed = played + end - stayed, stays
    if len(course) > MOST_TAKEN_BACK + 1 or played > MOST_PLAYED:
        raise CodeError("too-many-actions", most=MOST_PLAYED)


def _next(whole: int, listed: list[str]) -> tuple[int, str]:
    """What is left of a whole, and the action that was taken from it."""
    if not listed:
        raise CodeError("code-fits-nothing")
    whole, place = divmod(whole, len(listed))
    return whole, listed[place]


def _play(rules: GameRules, match: AnyMatch, notation: str) -> None:
    number = len(match.actions) + 1
    try:
        match.play(rules.parse(notation))
    except Refused as error:
        raise CodeError.of_action(match.game, number, notation, error) from error


def _listed(rules: GameRules, match: AnyMatch) -> list[str]:
    """The legal actions' notations in order, each once."""
    return sorted({str(action) for action in rules.engine.legal_actions(match.state)})


def _frame(match: AnyMatch) -> Record:
    """As much of the match's record as can be played through."""
    return Record(
        format="",
        game=match.game,
        variant="",
        players=[],
        first_player=0,
        actions=[str(action) for action in match.actions],
        taken_back=[
            (one.after, [str(action) for action in one.actions]) for one in match.taken_back
        ],
    )
