"""The first two lessons: the learner places a hexagon, and members arrive and walk."""

from game.lessons.lesson import Lesson, LessonStep
from game.tikal.lessons.goals import leader_ap_to, shortage_reason, turn_over_reason, worker_ap_to
from game.tikal.lessons.hidden import PARTY
from game.tikal.lessons.position import (
    LEARNER,
    OWN_CARD,
    lesson_match,
    scripted_ben,
    spaces_named,
)
from game.tikal.lessons.words import SUBJECTS, TITLES
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import BASE_CAMP_SPACE, HEXAGON_INDEX
from game.tikal.rules.state import ACT, PLACE, State
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.sentence import Words

_HEXAGON = "A6"
_NEW = HEXAGON_INDEX[_HEXAGON]


def placing_lesson() -> Lesson:
    """Return the lesson, which begins on the empty board."""
    return Lesson(
        id="place",
        title=TITLES["place"],
        summary=SUBJECTS["place"],
        new_match=lambda: lesson_match(_HEXAGON, ()),
        board=spaces_named("a2 a3 a4 a5 b2 b3 b4 b5 c3 c4 c5"),
        opponents=scripted_ben(),
        steps=[*_placing_steps(), *_turning_steps()],
        praise=_("Every turn of yours begins like this."),
    )


def _placing_steps() -> list[LessonStep]:
    """Return the steps in which the hexagon is laid, and what lies there is asked about."""
    button = pgettext("button", "Place")
    return [
        LessonStep(
            _(
                "You are Ada, and you play red. Most points win. In four scorings your temples and "
                "treasures pay."
            ),
            names=(OWN_CARD,),
        ),
        LessonStep(
            _(
                "Every turn begins with a new hexagon. This one is a temple. Its number is what it "
                "pays. Choose a space beside the others, then {place}."
            ).format(place=button),
            goal=_lies,
            why_lost=_left,
            hint=_("One of those spaces is c4. Choose it, then {place}.").format(place=button),
            hint_targets=("space/c4", "confirm"),
            names=("context", "confirm"),
            aloud=_(
                "Every turn begins with a new hexagon. This one is a temple. Its number is what it "
                "pays. Choose a space beside the others, then {place}. Of a space you hear what "
                "the ways to it cost, in action points (AP)."
            ).format(place=button),
        ),
        LessonStep(
            _("Stones lie on the edges of the hexagons. They tell what a step across costs."),
            names=("space/b4",),
        ),
        LessonStep(
            _(
                "Hold a finger on anything, or rest the mouse on it. It tells what it is. Try a "
                "few."
            ),
            names=("space/b4",),
            aloud=_(
                "Walk over the board with the arrow keys, or write look and a space: look b4. It "
                "tells what is there. Try a few."
            ),
        ),
    ]


def _turning_steps() -> list[LessonStep]:
    """Return the steps in which the hexagon is taken back, turned and laid again."""
    button, undo = pgettext("button", "Place"), pgettext("button", "Undo")
    return [
        LessonStep(
            _("In your turn you may change your mind. Choose {undo}.").format(undo=undo),
            goal=lambda view: view.phase == PLACE and view.hand == _NEW,
            why_lost=_left,
            hint=_("{undo} takes back what was done last.").format(undo=undo),
            hint_targets=("tool/undo",),
            names=("tool/undo",),
            shows=("tool/undo",),
        ),
        LessonStep(
            _(
                "Choose a space twice, and the hexagon turns. Small numbers show what steps there "
                "would cost. {place} it again, anywhere."
            ).format(place=button),
            goal=_lies,
            why_lost=_left,
            hint=_("One of those spaces is b3. Choose it, then {place}.").format(place=button),
            hint_targets=("space/b3", "confirm"),
            names=("rotate",),
            shows=("rotate", "ways"),
        ),
    ]


def _lies(view: State) -> bool:
    """True if the new hexagon has been placed and the turn has come to its actions."""
    return _NEW in view.hexagon and view.phase == ACT


def _left(view: State) -> Words:
    """Return why the learner cannot place the new hexagon any more; empty as long as she can.

    That turn is over, or another hexagon has been drawn since.
    """
    there = view.hand == _NEW or (_lies(view) and view.drawn == 1)
    return "" if there and view.seat == LEARNER else turn_over_reason()


_CAMP, _JUNGLE, _TEMPLE = BASE_CAMP_SPACE, INDEX["b4"], INDEX["c4"]


def walking_lesson() -> Lesson:
    """Return the lesson: a temple lies two cheap steps from the base camp."""
    return Lesson(
        id="walk",
        title=TITLES["walk"],
        summary=SUBJECTS["walk"],
        new_match=lambda: lesson_match("A4", ("tile c4 r0",)),
        board=spaces_named("a3 a4 a5 b3 b4 b5 c3 c4 c5"),
        opponents=scripted_ben(),
        steps=[*_first_steps(), *_leader_steps(), *_last_steps()],
        praise=_("Your members are on their way."),
    )


def _first_steps() -> list[LessonStep]:
    """Return the steps in which a worker arrives and walks."""
    arrive = pgettext("button", "Arrive")
    return [
        LessonStep(
            _(
                "Now you have ten action points (AP). A worker arrives for 1. Choose {arrive}, "
                "then the base camp, a5."
            ).format(arrive=arrive),
            goal=lambda view: bool(view.members[LEARNER]),
            why_lost=lambda view: shortage_reason(view, 1),
            hint=_("{arrive} first, then the camp with the tents, a5.").format(arrive=arrive),
            hint_targets=("actions", "action/enter", "space/a5"),
            names=("points", "action/enter", "space/a5"),
            shows=("points", "action/enter"),
        ),
        LessonStep(
            _(
                "Choose your worker, then the jungle, b4. One stone lies between, so the step "
                "costs 1."
            ),
            goal=lambda view: any(space != _CAMP for space in view.members[LEARNER]),
            why_lost=lambda view: shortage_reason(view, worker_ap_to(view, _JUNGLE)),
            hint=_("First the worker in the base camp, a5, then the jungle, b4."),
            hint_targets=("space/a5", "space/b4"),
            names=("space/a5", "space/b4"),
        ),
    ]


def _leader_steps() -> list[LessonStep]:
    """Return the steps in which the leader and a worker come to the temple."""
    arrive, come = pgettext("button", "Arrive"), _("Come here")
    leader = pgettext("button", "Leader")
    return [
        LessonStep(
            _(
                "A leader counts as three workers. Choose {arrive}, then {leader}, then the "
                "temple, c4. He pays 1 to arrive, 2 to walk."
            ).format(arrive=arrive, leader=leader),
            goal=lambda view: view.leader[LEARNER] == _TEMPLE,
            why_lost=lambda view: shortage_reason(view, _both_there(view)),
            hint=_("Choose {arrive}, then the {leader} with the flag, then the temple, c4.").format(
                arrive=arrive, leader=leader
            ),
            hint_targets=("actions", "action/enter", "party/leader", "space/c4"),
            names=("action/enter", "party/leader", "space/c4"),
            shows=PARTY,
        ),
        LessonStep(
            _(
                "The 3 is his strength. Choose your worker, then c4. Your leader is "
                "there, so choose {come}, too."
            ).format(come=come),
            goal=lambda view: view.workers_at(LEARNER, _TEMPLE) > 0,
            why_lost=lambda view: shortage_reason(view, worker_ap_to(view, _TEMPLE)),
            hint=_("Choose a worker on the board, then the temple, c4, then {come}.").format(
                come=come
            ),
            hint_targets=("space/c4",),
            names=("space/c4",),
        ),
    ]


def _last_steps() -> list[LessonStep]:
    """Return the steps in which two workers come at once, and the turn ends."""
    arrive, end = pgettext("button", "Arrive"), _("End turn")
    return [
        LessonStep(
            _(
                "Leader and workers are members. Two can come at once. Choose {arrive}, then +, "
                "then the base camp, a5."
            ).format(arrive=arrive),
            aloud=_(
                "Leader and workers are members. Two can come at once. Choose {arrive}, then "
                "“{more}”, then the base camp, a5."
            ).format(arrive=arrive, more=_("One worker more")),
            goal=lambda view: view.workers_at(LEARNER, _CAMP) > 1,
            why_lost=lambda view: shortage_reason(view, worker_ap_to(view, _CAMP, 2)),
            hint=_("{arrive} first, then +, so that two workers come. Then the camp, a5.").format(
                arrive=arrive
            ),
            hint_targets=("actions", "action/enter", "party/more", "space/a5"),
            names=("action/enter", "party/more", "space/a5"),
        ),
        LessonStep(
            _("Choose {end}. Points that are left are lost, so the game asks once more.").format(
                end=end
            ),
            goal=_turn_is_over,
            hint=_("Choose {end}, and again if it asks. Then Ben begins his turn.").format(end=end),
            hint_targets=("end-turn", "dialog/end"),
            names=("end-turn",),
            shows=("end-turn",),
        ),
    ]


def _turn_is_over(view: State) -> bool:
    """True if the learner's first turn is over."""
    return view.seat != LEARNER or view.drawn > 1


def _both_there(view: State) -> float:
    """Return the action points until the learner's leader and a worker are at the temple."""
    return leader_ap_to(view, _TEMPLE) + worker_ap_to(view, _TEMPLE)
