"""All actions of a game as one number: the index of each action among the legal ones.

Legal actions are sorted by notation, so the number depends on the rules and not on the order in
which this engine lists them. A forced action takes no room.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from game.core.game import AnyMatch, GameRules
from game.core.message import Refused
from game.core.record import MOST_PLAYED, MOST_TAKEN_BACK, Record, play_through
from game.core.share.envelope import CodeError

Stretch = tuple[int, int]
"""A stretch of play that ends with an agreed take-back or with the last action.

The numbers are those of the actions played at its end, and of the actions that stayed. After the
last stretch all stay.
"""


@dataclass
class PlayedGame:
    """The actions of a game in packed form.

    Attributes:
        course: the stretches, in order.
        whole: the indices of all actions in one number: each step is ``index + count * rest``,
            where count is the number of legal actions; the first action is least significant.
        unlisted: notations of actions that ``legal_actions`` lists in another form, by the number
            of actions played before them (as text, for JSON).
    """

    course: Sequence[Stretch]
    whole: int = 0
    unlisted: dict[str, str] = field(default_factory=dict)


def pack(rules: GameRules, match: AnyMatch) -> PlayedGame:
    """Pack all actions of a match, including those taken back."""
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
    """Play packed actions into a match that has none yet; yield after each action.

    Raises:
        CodeError: the actions cannot be played: other rules packed them, or somebody by hand.
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
    """Check the stretches before anything is played."""
    played = stayed = 0
    for end, stays in course:
        if not stayed <= end or not 0 <= stays <= end:
            raise CodeError("code-fits-nothing")
        played, stayed = played + end - stayed, stays
    if len(course) > MOST_TAKEN_BACK + 1 or played > MOST_PLAYED:
        raise CodeError("too-many-actions", most=MOST_PLAYED)


def _next(whole: int, listed: list[str]) -> tuple[int, str]:
    """Take the next action's notation off the number; return the rest and the notation."""
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
    """Return the notations of the legal actions, sorted, each once."""
    return sorted({str(action) for action in rules.engine.legal_actions(match.state)})


def _frame(match: AnyMatch) -> Record:
    """Return a record of a match with only what ``play_through`` needs."""
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
