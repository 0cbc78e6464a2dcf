"""Handles a match that came from outside: compares it with the kept matches, then asks."""

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
from game.table.by_link.telling import describe_new, describe_old
from game.ui.dialog import DialogButton
from game.ui.scene import Stage
from game.ui.sentence import Words, lines
from game.ui.widgets import RED
from game.words.buttons import BUTTONS


class TakeIn(Protocol):
    """A function that opens a match which is not kept on this device yet."""

    def __call__(self, match: AnyMatch, *, since: int | None = None) -> None:
        """Open the match; with ``since`` first show the actions after the first ``since`` ones."""


class ContinueKept(Protocol):
    """A function that opens a match which is kept in a file."""

    def __call__(self, file: str, match: AnyMatch, *, since: int | None = None) -> None:
        """Open the match; with ``since`` first show the actions after the first ``since`` ones."""


@dataclass(frozen=True)
class ArrivalWays:
    """What can be done with a match that came from outside.

    Attributes:
        take_in: opens a match that is not kept yet.
        go_on: opens a match that is kept in a file.
        answered: called when no question is open any more, before the answer takes effect.
        wanted: True if the player opened the match by hand; only a match by link still asks then.
    """

    take_in: TakeIn
    go_on: ContinueKept
    answered: Step = lambda: None
    wanted: bool = False


def offer(stage: Stage, came: AnyMatch, ways: ArrivalWays) -> None:
    """Compare the match with all kept ones, then open it or ask the player what to do with it."""
    read_through(stage, _compared(stage, came, ways), ways.answered)


def _compared(stage: Stage, came: AnyMatch, ways: ArrivalWays) -> Work:
    """Compare the match with all kept ones; return the step that is to follow."""
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
    """Open a match that is not kept here, or offer it.

    ``knows`` holds the kept matches that it may have branched off from and that have a seat here.
    """
    if not goes_by_link(came) and ways.wanted:
        ways.answered()
        ways.take_in(came)
    elif came.over or not goes_by_link(came):
        _offer_shared(stage, came, ways)
    else:
        _offer_seat(stage, came, ways, knows)


def _offer_shared(stage: Stage, came: AnyMatch, ways: ArrivalWays) -> None:
    """Offer a match in which no seat is to be taken: to see how it ended, or to play on."""
    names = ", ".join(player["name"] for player in came.setup.players)
    body = standing_of(came) if came.over else lines((standing_of(came), names))
    label = WORDS["see-how-it-ended"] if came.over else BUTTONS["play-on"]
    _ask(stage, ways, WORDS["a-shared-game"], body, go=(label, partial(ways.take_in, came)))


def _offer_seat(stage: Stage, came: AnyMatch, ways: ArrivalWays, knows: Sequence[AnyMatch]) -> None:
    """Offer a seat in a match by link that is opened here for the first time.

    It is the seat that the player has in a match that this one branched off from, else the seat
    that is to act.
    """
    came.here = next((one.here for one in knows if one.here), [])
    sit_down(came)
    body = lines((standing_of(came), describe_new(came, knows=bool(knows)), sealed()))
    play = partial(ways.take_in, came, since=0)
    _ask(stage, ways, WORDS["a-game-by-link"], body, go=(BUTTONS["play"], play))


def _tell(stage: Stage, came: AnyMatch, ways: ArrivalWays, kept: KeptMatch) -> None:
    """Open a match that is kept here with what is new in it, or say why it changes nothing."""
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
        title, told = describe_old(came, course, kept.match)
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
    """Ask with two buttons: ``go`` opens the match, the other one leaves everything as it is."""
    answers = [DialogButton("back", leave or BUTTONS["not-now"]), DialogButton("open", *go, RED)]
    ask(stage, title, body, answers, ways.answered)
