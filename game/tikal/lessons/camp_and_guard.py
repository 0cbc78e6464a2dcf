"""The fifth and sixth lesson: a camp far from the base camp, and a guard that keeps a temple."""

from game.lessons.lesson import Lesson, LessonStep
from game.tikal.lessons.goals import leader_ap_to, shortage_reason, worker_ap_to
from game.tikal.lessons.position import (
    LEARNER,
    OWN_CARD,
    lesson_match,
    scripted_ben,
    spaces_named,
)
from game.tikal.lessons.words import LOST_REASONS, SUBJECTS, TITLES
from game.tikal.rules.actions import EstablishCamp, PlaceGuard
from game.tikal.rules.board import INDEX
from game.tikal.rules.scoring import temple_owner
from game.tikal.rules.state import OUT_OF_PLAY, State
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.sentence import Words

_CLEARING, _CAMP_TEMPLE = INDEX["d3"], INDEX["e3"]
_CAMP_LINES = (
    *("tile c4 r0", "enter l a5", "end"),
    *("tile c3 r3", "end"),
    *("tile d3 r4", "end"),
    *("tile b3 r0", "end"),
    "tile e3 r0",
)
"""The learner's leader waits in the base camp; a temple lies four steps away, a clearing three."""


def camp_lesson() -> Lesson:
    """Return the lesson: the newest temple is far from the base camp, so a camp is worth it."""
    return Lesson(
        id="camp",
        title=TITLES["camp"],
        summary=SUBJECTS["camp"],
        new_match=lambda: lesson_match("A4 A2 A3 A1 A6", _CAMP_LINES),
        board=spaces_named("a4 a5 b2 b3 b4 b5 c3 c4 c5 d3 d4 e2 e3 e4"),
        opponents=scripted_ben(),
        steps=_camp_steps(),
        praise=_("Far temples are near now."),
    )


def _camp_steps() -> list[LessonStep]:
    button, arrive, shuttle = (
        pgettext("button", "Camp"),
        pgettext("button", "Arrive"),
        pgettext("button", "Shuttle"),
    )
    return [
        LessonStep(
            _("The new temple, e3, lies far from home. To arrive and walk there costs 5 AP."),
            names=("space/e3",),
        ),
        LessonStep(
            _(
                "A camp brings you near. It stands in jungle, or where no treasure is left. "
                "It needs no member. Choose the jungle, d3, then {camp}, for 5 AP."
            ).format(camp=button),
            goal=lambda view: view.camp[_CLEARING] == LEARNER,
            why_lost=_no_camp,
            hint=_("First the jungle, d3, then {camp}.").format(camp=button),
            hint_targets=("space/d3", "here/camp"),
            names=("space/d3", "here/camp"),
            shows=("here/camp",),
        ),
        LessonStep(
            _(
                "Now your members may arrive there, too. Choose {arrive}, then the temple, e3."
            ).format(arrive=arrive),
            goal=lambda view: view.workers_at(LEARNER, _CAMP_TEMPLE) > 0,
            why_lost=lambda view: shortage_reason(view, worker_ap_to(view, _CAMP_TEMPLE)),
            hint=_("{arrive} first, then the temple itself, e3. He takes the shortest way.").format(
                arrive=arrive
            ),
            hint_targets=("actions", "action/enter", "space/e3"),
            names=("action/enter", "space/e3"),
        ),
        LessonStep(
            _(
                "A secret path joins your camps. It costs 1 AP, however far. Choose {shuttle}, "
                "then your leader, a5, then d3."
            ).format(shuttle=shuttle),
            goal=_leader_is_out,
            why_lost=lambda view: shortage_reason(view, leader_ap_to(view, _CLEARING)),
            hint=_("{shuttle} first, then your leader, a5, then the new camp, d3.").format(
                shuttle=shuttle
            ),
            hint_targets=("actions", "action/shuttle", "space/a5", "space/d3"),
            names=("action/shuttle", "space/a5", "space/d3"),
            shows=("action/shuttle",),
        ),
        LessonStep(
            _("Your card counts what you have left. Two camps are all you get."),
            names=(OWN_CARD,),
            shows=("supplies",),
        ),
    ]


def _leader_is_out(view: State) -> bool:
    """True if the learner's leader stands on the clearing or at the new temple."""
    return view.leader[LEARNER] in (_CLEARING, _CAMP_TEMPLE)


def _no_camp(view: State) -> Words:
    """Return why the learner cannot establish a camp any more; empty as long as she can."""
    if not view.camps_left[LEARNER]:
        return LOST_REASONS["no-camp-left"]
    return shortage_reason(view, EstablishCamp.cost)


_TEMPLE = INDEX["c4"]
_GUARD_LINES = (
    *("tile c4 r0", "enter l a5", "enter w a5", "enter w a5", "move l a5 b4", "move w a5 b4"),
    *("move w a5 b4", "move l b4 c4", "move w b4 c4", "move w b4 c4", "end"),
    *("tile b3 r0", "enter w a5", "enter w a5", "move w a5 b4", "move w a5 b4", "end"),
    *("tile c5 r2", "dig c4", "dig c4", "enter w a5", "move w a5 b4", "move w b4 c4", "end"),
    *("tile c3 r3", "move w b4 c4", "move w b4 c4", "end"),
    "tile d4 r0",
)
"""The learner's leader and three workers hold a temple worth 4 against Ben's two workers."""


def guard_lesson() -> Lesson:
    """Return the lesson: more of Ben's people come to a good temple that the learner holds."""
    button, leader = pgettext("button", "Guard"), pgettext("button", "Leader")
    return Lesson(
        id="guard",
        title=TITLES["guard"],
        summary=SUBJECTS["guard"],
        new_match=lambda: lesson_match("A4 A2 A3 A1 A6", _GUARD_LINES),
        board=spaces_named("a4 a5 b3 b4 b5 c3 c4 c5 d3 d4"),
        opponents=scripted_ben(),
        steps=[
            LessonStep(
                _(
                    "The temple at c4 pays you 4 points. But Ben's workers keep coming. A guard "
                    "makes it yours for good."
                ),
                names=("space/c4",),
            ),
            LessonStep(
                _(
                    "The price is 5 AP and all your members there. One stays as the guard. The "
                    "others leave the game."
                ),
                names=("action/guard", "space/c4"),
                shows=("notes", "action/guard", "here/guard"),
            ),
            LessonStep(
                _(
                    "So bring your leader away first. Choose c4, then {leader}, then b4. Your "
                    "three workers are enough."
                ).format(leader=leader),
                goal=_holds_without_leader,
                why_lost=_stays_or_loses,
                hint=_(
                    "First the temple, c4, then the {leader} with the flag, then the jungle, b4."
                ).format(leader=leader),
                hint_targets=("space/c4", "party/leader", "space/b4"),
                names=("space/c4", "party/leader", "space/b4"),
            ),
            LessonStep(
                _("Now choose the temple, c4, then {guard}.").format(guard=button),
                goal=lambda view: view.guard[_TEMPLE] == LEARNER,
                why_lost=_no_guard,
                hint=_("First the temple, c4, then {guard}.").format(guard=button),
                hint_targets=("space/c4", "here/guard"),
                names=("space/c4", "here/guard"),
            ),
        ],
        praise=_(
            "That temple pays only you now, in every scoring. You have two guards for the whole "
            "game."
        ),
    )


def _holds_without_leader(view: State) -> bool:
    """True if the learner's leader stands elsewhere on the board, and she holds the temple."""
    safe = view.leader[LEARNER] >= 0 and view.leader[LEARNER] != _TEMPLE
    return safe and temple_owner(view, _TEMPLE) == LEARNER


def _stays_or_loses(view: State) -> Words:
    """Return why the leader cannot leave the temple any more while the learner holds it.

    Empty as long as he can.
    """
    if view.leader[LEARNER] == OUT_OF_PLAY:
        return LOST_REASONS["leader-gone"]
    if view.leader[LEARNER] != _TEMPLE:
        return _not_held()
    return shortage_reason(view, PlaceGuard.cost + 1)


def _no_guard(view: State) -> Words:
    """Return why the learner cannot place a guard any more; empty as long as she can."""
    if temple_owner(view, _TEMPLE) != LEARNER:
        return _not_held()
    if not view.guards_left[LEARNER]:
        return LOST_REASONS["no-guard-left"]
    return shortage_reason(view, PlaceGuard.cost)


def _not_held() -> Words:
    return LOST_REASONS["not-held"]
