"""The eighth lesson: turns are sold in an auction."""

from game.lessons.lesson import Lesson, LessonStep
from game.tikal.lessons.goals import turn_over
from game.tikal.lessons.position import LEARNER, RIVAL, position, spaces
from game.tikal.lessons.rival import ben
from game.tikal.lessons.words import ABOUT, LOST, TITLES
from game.tikal.rules.components import HEXAGON_INDEX
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, NONE, State
from game.tikal.rules.variants import AUCTION as GAME
from game.ui.i18n import gettext as _
from game.ui.sentence import Words

_TEMPLE = "A4"


def auction() -> Lesson:
    """Return the lesson: the first auction of a match, which Ben has opened with a bid of 1."""
    begin = lambda: position("A4 A3", ("bid 1",), variant=GAME, first=RIVAL)  # noqa: E731
    return Lesson(
        id="auction",
        title=TITLES["auction"],
        about=ABOUT["auction"],
        begin=begin,
        board=spaces("a2 a3 a4 a5 b2 b3 b4 b5 c3 c4 c5"),
        rival=ben("bid 3"),
        steps=[
            LessonStep(
                _(
                    "In the auction game nothing is drawn: as many hexagons as players lie on "
                    "display, and turns are bought. Everybody begins with 20 points."
                )
            ),
            LessonStep(
                _(
                    "Whoever bids most pays that and has the first turn, with the hexagon of his "
                    "choice. The last one of a round pays nothing, but takes what is left."
                )
            ),
            LessonStep(
                _(
                    "Ben has opened with 1. A temple is worth a few points to you: win this "
                    "turn with the buttons beside the board, + for more."
                ),
                goal=_won,
                lost=_out_of_it,
                hint=_("Ben goes up to 3. Tap the ringed + until it says more, then bid."),
                points=("bid/more", "bid/place"),
            ),
            LessonStep(
                _("The turn is yours, and paid. Take the temple from the display."),
                goal=lambda view: _hexagon() in (view.hand, *view.hexagon),
                lost=_another_taken,
                hint=_("Tap the ringed hexagon."),
                points=(f"display/{_TEMPLE}",),
            ),
            LessonStep(
                _("From here on it is a turn like any other: {place} it.").format(place=_("Place")),
                goal=lambda view: _hexagon() in view.hexagon and view.phase == ACT,
                lost=lambda view: "" if view.hand == _hexagon() else turn_over(),
                hint=_("Tap a lit space, then the red button."),
                points=("space/c4", "confirm"),
            ),
        ],
        praise=_(
            "Never pay more than a turn is worth: what you bid is gone. Mini Tikal has auctions, "
            "too."
        ),
    )


def _hexagon() -> int:
    """Return the number of the temple hexagon."""
    return HEXAGON_INDEX[_TEMPLE]


def _won(view: State) -> bool:
    """True if the learner has bought the first turn and nobody has played it yet."""
    return view.paid[LEARNER] > 0 and view.phase != AUCTION and not view.had_turn


def _out_of_it(view: State) -> Words:
    """Return why the learner cannot win the auction any more; empty as long as she can."""
    still_in = view.bids is not None and LEARNER in view.bids.still_in and view.hand == NONE
    return "" if still_in else LOST["bought-by-ben"]


def _another_taken(view: State) -> Words:
    """Return why the learner cannot take the temple any more; empty as long as she can."""
    choosing = view.phase == CHOOSE and view.seat == LEARNER
    return "" if choosing else LOST["another-taken"]
