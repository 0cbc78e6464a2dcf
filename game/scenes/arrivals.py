"""Matches that came from outside: read in slices, compared with the kept ones, then offered."""

import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from game.core.game import AnyMatch
from game.scenes.kept_matches import KeptMatch, describe_standing, kept_with_setup
from game.scenes.words import WORDS
from game.table import by_link
from game.ui import theme
from game.ui.dialog import Dialog, DialogButton
from game.ui.punctuation import listed
from game.ui.scene import Stage
from game.ui.sentence import Words, lines
from game.ui.widgets import RED
from game.words.buttons import BUTTONS

Step = Callable[[], None]
"""A function without arguments: what is done next."""
Work = Generator[None, None, Step]
"""A generator that reads part by part, and returns the step to follow."""


class OpenNew(Protocol):
    """A function that opens a match which is not kept on this device yet."""

    def __call__(self, match: AnyMatch, *, since: int | None = None) -> None:
        """Open the match; with ``since`` first show the actions after the first ``since`` ones."""


class OpenKept(Protocol):
    """A function that opens a match which is kept in a file."""

    def __call__(self, file: str, match: AnyMatch, *, since: int | None = None) -> None:
        """Open the match; with ``since`` first show the actions after the first ``since`` ones."""


@dataclass(frozen=True)
class ArrivalActions:
    """What can be done with a match that came from outside.

    Attributes:
        open_new: opens a match that is not kept yet.
        open_kept: opens a match that is kept in a file.
        on_answered: called when no question is open any more, before the answer takes effect.
        opened_by_hand: True if the player opened the match; only one by link is asked about then.
    """

    open_new: OpenNew
    open_kept: OpenKept
    on_answered: Step = lambda: None
    opened_by_hand: bool = False


def offer_arrival(stage: Stage, came: AnyMatch, ways: ArrivalActions) -> None:
    """Compare the match with all kept ones, then open it or ask the player what to do with it."""
    read_in_slices(stage, _compared(stage, came, ways), ways.on_answered)


def _compared(stage: Stage, came: AnyMatch, ways: ArrivalActions) -> Work:
    """Compare the match with all kept ones; return the step that is to follow."""
    alike = yield from kept_with_setup(came)
    match = by_link.find_kept_match(came, [one.match for one in alike])
    kept = next((one for one in alike if one.match is match), None)
    if kept is None:
        knows = [one.match for one in alike if one.match.local_seats]
        return partial(_offer_new, stage, came, ways, knows)
    if not by_link.goes_by_link(came) and came.actions != kept.match.actions:
        return partial(_offer_new, stage, came, ways, ())
    return partial(_tell, stage, came, ways, kept)


def _offer_new(
    stage: Stage, came: AnyMatch, ways: ArrivalActions, knows: Sequence[AnyMatch]
) -> None:
    """Open a match that is not kept here, or offer it.

    ``knows`` holds the kept matches that it may have branched off from and that have a seat here.
    """
    if not by_link.goes_by_link(came) and ways.opened_by_hand:
        ways.on_answered()
        ways.open_new(came)
    elif came.over or not by_link.goes_by_link(came):
        _offer_shared(stage, came, ways)
    else:
        _offer_seat(stage, came, ways, knows)


def _offer_shared(stage: Stage, came: AnyMatch, ways: ArrivalActions) -> None:
    """Offer a match in which no seat is to be taken: to see how it ended, or to play on."""
    names = listed(player["name"] for player in came.setup.players)
    body = describe_standing(came) if came.over else lines((describe_standing(came), names))
    label = WORDS["see-how-it-ended"] if came.over else BUTTONS["play-on"]
    _ask(stage, ways, WORDS["a-shared-game"], body, go=(label, partial(ways.open_new, came)))


def _offer_seat(
    stage: Stage, came: AnyMatch, ways: ArrivalActions, knows: Sequence[AnyMatch]
) -> None:
    """Offer a seat in a match by link that is opened here for the first time.

    It is the seat that the player has in a match that this one branched off from, else the seat
    that is to act.
    """
    came.local_seats = next((one.local_seats for one in knows if one.local_seats), [])
    by_link.claim_seats(came)
    body = lines(
        (
            describe_standing(came),
            by_link.describe_new(came, knows=bool(knows)),
            by_link.describe_secrecy(),
        )
    )
    play = partial(ways.open_new, came, since=0)
    _ask(stage, ways, WORDS["a-game-by-link"], body, go=(BUTTONS["play"], play))


def _tell(stage: Stage, came: AnyMatch, ways: ArrivalActions, kept: KeptMatch) -> None:
    """Open a match that is kept here with what is new in it, or say why it changes nothing."""
    course, there = by_link.compare_link(came, kept.match), partial(ways.open_kept, *kept)
    if course is by_link.LinkRelation.NEWS:
        since = by_link.alike_until(came, kept.match)
        came.extra |= kept.match.extra
        ways.on_answered()
        ways.open_kept(kept.file, came, since=since)
    elif not by_link.goes_by_link(came) and ways.opened_by_hand:
        ways.on_answered()
        there()
    else:
        title, told = by_link.describe_old(came, course, kept.match)
        body = lines((told, describe_standing(kept.match)))
        _ask(stage, ways, title, body, go=(WORDS["to-the-game"], there), leave=BUTTONS["close"])


def _ask(
    stage: Stage,
    ways: ArrivalActions,
    title: Words,
    body: Words,
    *,
    go: tuple[Words, Callable[[], None]],
    leave: Words = "",
) -> None:
    """Ask with two buttons: ``go`` opens the match, the other one leaves everything as it is."""
    answers = [DialogButton("back", leave or BUTTONS["not-now"]), DialogButton("open", *go, RED)]
    ask_about_arrival(stage, title, body, answers, ways.on_answered)


# Reading in slices between the frames, and asking what to do with what was read.


def read_in_slices(stage: Stage, work: Work, answered: Step) -> None:
    """Run the work, then the step that it returns.

    If one slice of a frame is not enough, a dialog shows that the reading goes on. The player may
    leave it, which calls ``answered``.
    """
    if step := _go_on(work):
        step()
    else:
        stage.push(ReadingDialog(stage, work, answered))


def ask_about_arrival(
    stage: Stage, title: Words, body: Words, answers: Sequence[DialogButton], answered: Step
) -> None:
    """Ask what to do with something from outside; ``answered`` is called before the answer."""

    def telling(answer: DialogButton) -> DialogButton:
        def act() -> None:
            answered()
            answer.act()

        return replace(answer, act=act)

    stage.push(Dialog(stage, title, body, [telling(one) for one in answers]))


class ReadingDialog(Dialog):
    """A dialog shown while a match is read; it closes by itself when the reading is done."""

    def __init__(self, stage: Stage, work: Work, answered: Step) -> None:
        body = WORDS["being-read"]
        super().__init__(
            stage, WORDS["opening"], body, [DialogButton("back", BUTTONS["back"], answered)]
        )
        self._work = work

    @property
    def busy(self) -> bool:
        """Always True: the work goes on in every frame."""
        return True

    def update(self, now: float) -> None:
        """Read for one slice, unless another scene lies above this dialog."""
        if self.stage.top is self and (step := _go_on(self._work)):
            self.stage.pop()
            step()
        super().update(now)


def _go_on(work: Work) -> Step | None:
    """Run the work for one slice of a frame; return its step if it has finished, else None."""
    end = time.perf_counter() + theme.READING_SLICE
    while True:
        try:
            next(work)
        except StopIteration as last:
            step: Step = last.value
            return step
        if time.perf_counter() >= end:
            return None
