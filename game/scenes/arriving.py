"""A match that came from outside: what it is, and how it goes with what is kept here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from game.core.game import AnyMatch
from game.scenes.reading import Step, Work, ask, read_through
from game.scenes.saved import KeptMatch, all_like, standing_of
from game.scenes.words.dialogs import WORDS
from game.table.by_link.course import LinkRelation, alike_until, course_of, nearest
from game.table.by_link.seats import goes_by_link, sit_down
from game.table.by_link.sending import sealed
from game.table.by_link.telling import told_of_new, told_of_old
from game.ui.dialog import DialogButton
from game.ui.scene import Stage
from game.ui.sentence import Words, lines
from game.ui.widgets import RED
from game.words.buttons import BUTTONS


class TakeIn(Protocol):
    """Goes on to a match that is not kept yet."""

    def __call__(self, match: AnyMatch, *, since: int | None = None) -> None:
        """What was played since so many actions is shown first."""


class ContinueKept(Protocol):
    """Goes on to a match that is kept in a file."""

    def __call__(self, file: str, match: AnyMatch, *, since: int | None = None) -> None:
        """What was played since so many actions is shown first."""


@dataclass(frozen=True)
class ArrivalWays:
    """Where a match that came can lead.

    Attributes:
        answered: called once nothing is left to be asked, before whatever the answer leads to.
        wanted: somebody has opened it by hand, which needs no question unless it goes by link.
    """

    take_in: TakeIn
    go_on: ContinueKept
    answered: Step = lambda: None
    wanted: bool = False


def offer(stage: Stage, came: AnyMatch, ways: ArrivalWays) -> None:
    """Says what came, and offers to go on with it."""
    read_through(stage, _compared(stage, came, ways), ways.answered)


def _compared(stage: Stage, came: AnyMatch, ways: ArrivalWays) -> Work:
    """What there is to do with it, once it has been compared with all that is kept."""
    alike = yield from all_like(came)
    match = nearest(came, [one.match for one in alike])
    kept = next((one for one in alike if one.match is match), None)
    if kept is None:
        knows = [one.match for one in alike if one.match.here]
        return partial(_offer_new, stage, came, ways, knows)
    if not goes_by_link(came) and came.actions != kept.match.actions:
        return partial(_offer_new, stage, came, ways, ())
    return partial(_tell, stage, came, ways, kept)


def _offer_new(stage: Stage, came: AnyMatch, ways: ArrivalWays, knows: Sequence[AnyMatch]) -> None:
    if not goes_by_link(came) and ways.wanted:
        ways.answered()
        ways.take_in(came)
    elif came.over or not goes_by_link(came):
        _offer_shared(stage, came, ways)
    else:
        _offer_seat(stage, came, ways, knows)


def _offer_shared(stage: Stage, came: AnyMatch, ways: ArrivalWays) -> None:
    names = ", ".join(player["name"] for player in came.setup.players)
    body = standing_of(came) if came.over else lines((standing_of(came), names))
    label = WORDS["see-how-it-ended"] if came.over else BUTTONS["play-on"]
    _ask(stage, ways, WORDS["a-shared-game"], body, go=(label, partial(ways.take_in, came)))


def _offer_seat(stage: Stage, came: AnyMatch, ways: ArrivalWays, knows: Sequence[AnyMatch]) -> None:
    """Whoever opens a match by link for the first time takes the seat that is to act, or the one
    that he has in a match that it branched off from."""
    came.here = next((one.here for one in knows if one.here), [])
    sit_down(came)
    body = lines((standing_of(came), told_of_new(came, knows=bool(knows)), sealed()))
    play = partial(ways.take_in, came, since=0)
    _ask(stage, ways, WORDS["a-game-by-link"], body, go=(BUTTONS["play"], play))


def _tell(stage: Stage, came: AnyMatch, ways: ArrivalWays, kept: KeptMatch) -> None:
    """What comes of a match that is kept here: what is new in it, or why it changes nothing."""
    course, there = course_of(came, kept.match), partial(ways.go_on, *kept)
    if course is LinkRelation.NEWS:
        since = alike_until(came, kept.match)
        came.extra |= kept.match.extra
        ways.answered()
        ways.go_on(kept.file, came, since=since)
    elif not goes_by_link(came) and ways.wanted:
        ways.answered()
        there()
    else:
        title, told = told_of_old(came, course, kept.match)
        body = lines((told, standing_of(kept.match)))
        _ask(stage, ways, title, body, go=(WORDS["to-the-game"], there), leave=BUTTONS["close"])


def _ask(
    stage: Stage,
    ways: ArrivalWays,
    title: Words,
    body: Words,
    *,
    go: tuple[Words, Callable[[], None]],
    leave: Words = "",
) -> None:
    """A way on, and one that leaves everything as it is."""
    answers = [DialogButton("back", leave or BUTTONS["not-now"]), DialogButton("open", *go, RED)]
    ask(stage, title, body, answers, ways.answered)
