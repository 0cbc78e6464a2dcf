"""A match that came as a link: what it is, and how it goes with what is kept here."""

from typing import Protocol

from game.core.game import AnyMatch
from game.scenes.saved import Kept, kept_like, standing_of
from game.table.by_link.course import Course, course_of
from game.table.by_link.seats import goes_by_link, sit_down
from game.table.by_link.sending import sealed
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage
from game.ui.widgets import RED


class TakeIn(Protocol):
    """Goes on to a match that is not kept yet."""

    def __call__(self, match: AnyMatch, *, since: int | None = None) -> None:
        """What was played since so many actions is shown first."""


class GoOn(Protocol):
    """Goes on to a match that is kept in a file."""

    def __call__(self, file: str, match: AnyMatch, *, since: int | None = None) -> None:
        """What was played since so many actions is shown first."""


def offer(stage: Stage, came: AnyMatch, take_in: TakeIn, go_on: GoOn) -> None:
    """Says what came, and offers to go on with it."""
    if not goes_by_link(came):
        _offer_shared(stage, came, take_in)
    elif (found := kept_like(came)) is None:
        begin = _offer_shared if came.over else _offer_seat
        begin(stage, came, take_in)
    elif (course := course_of(came, found.match)) is Course.NEWS:
        came.extra |= found.match.extra
        go_on(found.file, came, since=len(found.match.actions))
    else:
        _tell(stage, course, found, go_on)


def _offer_shared(stage: Stage, came: AnyMatch, take_in: TakeIn) -> None:
    body = "\n".join((standing_of(came), _names(came)))
    label = _("See how it ended") if came.over else _("Play on")
    answers = [Answer("back", _("Not now")), Answer("open", label, lambda: take_in(came), RED)]
    stage.push(Dialog(stage, _("A shared game"), body, answers))


def _names(match: AnyMatch) -> str:
    return ", ".join(player["name"] for player in match.setup.players)


def _offer_seat(stage: Stage, came: AnyMatch, take_in: TakeIn) -> None:
    """Whoever opens a match by link for the first time takes the seat that is to act."""
    sit_down(came)
    name = came.setup.players[came.here[0]]["name"]
    body = _("{standing}\nYou play {player}. When your turn is over, you send a link back.")
    body = body.format(standing=standing_of(came), player=name)
    answers = [
        Answer("back", _("Not now")),
        Answer("open", _("Play"), lambda: take_in(came, since=0), RED),
    ]
    stage.push(Dialog(stage, _("A game by link"), f"{body}\n{sealed()}", answers))


def _tell(stage: Stage, course: Course, kept: Kept, go_on: GoOn) -> None:
    """Why a link changes nothing."""
    title, body = {
        Course.KNOWN: (
            _("You know this link"),
            _("It was opened before. Your game is just as far."),
        ),
        Course.OLD: (
            _("This link is old"),
            _("It is from before your last turn. Your game has gone on since, and stays as it is."),
        ),
        Course.APART: (
            _("This link does not fit"),
            _(
                "In it the game goes on in another way than here: somebody has played from an old "
                "link. Your game stays as it is; send your link once more."
            ),
        ),
    }[course]
    there = Answer("open", _("To the game"), lambda: go_on(*kept), RED)
    answers = [Answer("back", _("Close")), there]
    stage.push(Dialog(stage, title, f"{body}\n{standing_of(kept.match)}", answers))
