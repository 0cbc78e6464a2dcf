"""The seventh and eighth lesson: a volcano brings a scoring round, turns are sold in an auction."""

from game.lessons.lesson import Lesson, LessonStep
from game.tikal.lessons.goals import leader_ap_to, shortage_reason, turn_over_reason, worker_ap_to
from game.tikal.lessons.position import (
    LEARNER,
    RIVAL,
    lesson_match,
    scripted_ben,
    spaces_named,
)
from game.tikal.lessons.words import LOST_REASONS, SUBJECTS, TITLES
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import HEXAGON_INDEX, VOLCANO
from game.tikal.rules.scoring import temple_owner
from game.tikal.rules.setup import AUCTION as GAME
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, NONE, State
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.sentence import Words

_DISPUTED, _EMPTY = INDEX["c4"], INDEX["b5"]
_LINES = (
    *("tile c4 r0", "enter w a5", "enter w a5", "move w a5 b4", "move w a5 b4", "end"),
    *("tile b3 r0", "enter w a5", "enter w a5", "move w a5 b4", "move w a5 b4", "end"),
    *("tile c5 r2", "move w b4 c4", "move w b4 c4", "dig c4", "dig c4", "end"),
    *("tile c3 r3", "move w b4 c4", "move w b4 c4", "enter l a5", "end"),
    *("tile d4 r0", "enter l a5", "move l a5 b4", "end"),
    *("tile d3 r0", "end"),
)
"""Each player has two workers at a temple worth 4; the learner's leader is near, and she draws a
volcano."""


def scoring_lesson() -> Lesson:
    """Return the lesson: a tie at one temple, and nobody at another."""
    return Lesson(
        id="scoring",
        title=TITLES["scoring"],
        summary=SUBJECTS["scoring"],
        new_match=lambda: lesson_match("A4 A2 A3 A1 A6 A5 B1", _LINES),
        board=spaces_named("a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5 d2 d3 d4 d5 e3 e4 e5"),
        opponents=scripted_ben(),
        steps=_steps(),
        praise=_(
            "Three volcanoes and the end of the game: that makes four scorings. Hold many temples "
            "then, most of them with one worker."
        ),
    )


def _steps() -> list[LessonStep]:
    button, put, arrive, come = (
        pgettext("button", "Score"),
        pgettext("button", "Place"),
        pgettext("button", "Arrive"),
        _("Come here"),
    )
    return [
        LessonStep(
            _(
                "A volcano! Everybody scores: you first, then Ben. On your turn you spend 10 AP, "
                "then you are paid. Last, you lay the volcano."
            ),
            names=("context",),
        ),
        LessonStep(
            _(
                "At the temple, c4, you and Ben are equally strong. A tie pays nobody. Bring your "
                "leader: choose b4, then c4, then {come}."
            ).format(come=come),
            goal=lambda view: temple_owner(view, _DISPUTED) == LEARNER,
            why_lost=lambda view: shortage_reason(view, _one_more(view, _DISPUTED)),
            hint=_(
                "Your leader is one step away, on b4. Choose him, then the temple, c4, then {come}."
            ).format(come=come),
            hint_targets=("space/b4", "space/c4"),
            names=("space/b4", "space/c4"),
        ),
        LessonStep(
            _(
                "No member is at b5, a temple worth 1. One worker is enough there. Choose "
                "{arrive}, then that temple."
            ).format(arrive=arrive),
            goal=lambda view: temple_owner(view, _EMPTY) == LEARNER,
            why_lost=lambda view: shortage_reason(view, worker_ap_to(view, _EMPTY)),
            hint=_("{arrive} first, then that temple, b5.").format(arrive=arrive),
            hint_targets=("actions", "action/enter", "space/b5"),
            names=("action/enter", "space/b5"),
        ),
        LessonStep(
            _("Those two pay you 5 points. Choose {score}.").format(score=button),
            goal=lambda view: _scored(view) and view.score[LEARNER] > 4,
            why_lost=lambda view: LOST_REASONS["scored-less"] if _scored(view) else "",
            hint=_("{score} ends your scoring turn.").format(score=button),
            hint_targets=("end-turn", "dialog/end"),
            names=("end-turn",),
        ),
        LessonStep(
            _(
                "Now it is Ben's turn to score. Nothing pays him yet. Then you lay the volcano. "
                "Nobody can walk there. {place} it on any space you like."
            ).format(place=put),
            goal=_volcano_lies,
            hint=_(
                "{on} when points are counted, yours and Ben's. Then choose a space, such as c2, "
                "and {place}."
            ).format(on=pgettext("button", "Continue"), place=put),
            hint_targets=("scoring/continue", "space/c2", "confirm"),
        ),
    ]


def _scored(view: State) -> bool:
    """True if the learner has scored."""
    return any(one.seat == LEARNER for one in view.scorings)


def _volcano_lies(view: State) -> bool:
    """True if the volcano has been placed."""
    return any(view.hexagon_kind(space) == VOLCANO for space in range(len(view.hexagon)))


def _one_more(view: State, space: int) -> float:
    """Return the action points until one more member of the learner is on the space."""
    leader, workers = view.leader[LEARNER] == space, view.workers_at(LEARNER, space)
    by_worker = worker_ap_to(view, space, workers + 1)
    return by_worker if leader else min(by_worker, leader_ap_to(view, space))


_TEMPLE = "A4"


def auction_lesson() -> Lesson:
    """Return the lesson: the first auction of a match, which Ben has opened with a bid of 1."""
    place = pgettext("button", "Place")
    begin = lambda: lesson_match("A4 A3", ("bid 1",), variant=GAME, first=RIVAL)  # noqa: E731
    return Lesson(
        id="auction",
        title=TITLES["auction"],
        summary=SUBJECTS["auction"],
        new_match=begin,
        board=spaces_named("a2 a3 a4 a5 b2 b3 b4 b5 c3 c4 c5"),
        opponents=scripted_ben("bid 3"),
        extra=True,
        steps=[
            LessonStep(
                _(
                    "This is an extra. In the auction game you bid points for your turns. "
                    "Everybody begins with 20 points."
                )
            ),
            LessonStep(
                _(
                    "The highest bid pays, goes first and picks a hexagon. The last player of a "
                    "round pays nothing. He takes what is left."
                )
            ),
            LessonStep(
                _(
                    "You want the temple, and so does Ben. Bid more with + until the button says "
                    "Bid 4. Then choose that button."
                ),
                goal=_won,
                why_lost=_out_of_it,
                hint=_(
                    "Ben bids 3 at most. Bid more with + until the button says Bid 4. Then choose "
                    "that button."
                ),
                hint_targets=("bid/more", "bid/place"),
                names=("bid/more", "bid/place"),
            ),
            LessonStep(
                _("The turn is yours. Choose the temple on display."),
                goal=lambda view: _hexagon() in (view.hand, *view.hexagon),
                why_lost=_another_taken,
                hint=_("Choose the temple among the hexagons on display."),
                hint_targets=(f"display/{_TEMPLE}",),
                names=(f"display/{_TEMPLE}",),
            ),
            LessonStep(
                _("Now the turn is like any other. {place} the temple.").format(place=place),
                goal=lambda view: _hexagon() in view.hexagon and view.phase == ACT,
                why_lost=lambda view: "" if view.hand == _hexagon() else turn_over_reason(),
                hint=_("Choose a space, such as c4, then {place}.").format(place=place),
                hint_targets=("space/c4", "confirm"),
            ),
        ],
        praise=_("What you bid is gone, so never bid too much."),
    )


def _hexagon() -> int:
    """Return the number of the temple hexagon."""
    return HEXAGON_INDEX[_TEMPLE]


def _won(view: State) -> bool:
    """True if the learner has bought the first turn and nobody has played it yet."""
    return view.paid_for_turns[LEARNER] > 0 and view.phase != AUCTION and not view.had_turn


def _out_of_it(view: State) -> Words:
    """Return why the learner cannot win the auction any more; empty as long as she can."""
    still_in = view.bids is not None and LEARNER in view.bids.still_in and view.hand == NONE
    return "" if still_in else LOST_REASONS["bought-by-ben"]


def _another_taken(view: State) -> Words:
    """Return why the learner cannot take the temple any more; empty as long as she can."""
    choosing = view.phase == CHOOSE and view.seat == LEARNER
    return "" if choosing else LOST_REASONS["another-taken"]
