"""The third and fourth lesson: a temple is uncovered and held, treasures are exchanged."""

from game.lessons.lesson import Lesson, LessonStep
from game.tikal.lessons.goals import leader_ap_to, shortage_reason, worker_ap_to
from game.tikal.lessons.position import (
    BENS_CARD,
    LEARNER,
    OWN_CARD,
    RIVAL,
    lesson_match,
    scripted_ben,
    spaces_named,
)
from game.tikal.lessons.words import LOST_REASONS, SUBJECTS, TITLES
from game.tikal.rules.actions import Exchange, Recover, Uncover
from game.tikal.rules.board import INDEX
from game.tikal.rules.scoring import strength, temple_owner
from game.tikal.rules.state import State
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.sentence import Words

_TEMPLE = INDEX["c4"]
_TEMPLE_LINES = (
    *("tile c4 r0", "enter l a5", "enter w a5", "enter w a5", "move l a5 b4", "move w a5 b4"),
    *("move w a5 b4", "move w b4 c4", "move w b4 c4", "end"),
    *("tile b3 r0", "enter l a5", "move l a5 b4", "move l b4 c4", "end"),
    "tile c5 r2",
)
"""The learner's two workers and Ben's leader are at the temple; her leader is one step away."""


def temple_lesson() -> Lesson:
    """Return the lesson: Ben is stronger at the temple."""
    uncover, come = pgettext("button", "Uncover"), _("Come here")
    return Lesson(
        id="temple",
        title=TITLES["temple"],
        summary=SUBJECTS["temple"],
        new_match=lambda: lesson_match("A4 A2 A3", _TEMPLE_LINES),
        board=spaces_named("a3 a4 a5 b3 b4 b5 c3 c4 c5"),
        opponents=scripted_ben(),
        steps=[
            LessonStep(
                _(
                    "Your two workers stand at a temple worth 2. More lies below. Choose the "
                    "temple, c4. A worker could walk. Choose {uncover} instead, for 2 AP."
                ).format(uncover=uncover),
                goal=lambda view: view.value[_TEMPLE] > 2,
                why_lost=lambda view: shortage_reason(view, Uncover.cost),
                hint=_("First the temple, c4, then {uncover}.").format(uncover=uncover),
                hint_targets=("space/c4", "here/dig"),
                names=("space/c4", "here/dig"),
                shows=("here/dig",),
            ),
            LessonStep(
                _(
                    "Each member uncovers one level a turn. A temple gives two levels a turn at "
                    "most. Your second worker is there: {uncover} again."
                ).format(uncover=uncover),
                goal=lambda view: view.value[_TEMPLE] > 3,
                why_lost=_nobody_digs,
                hint=_("Choose the temple, c4, then {uncover} again.").format(uncover=uncover),
                hint_targets=("space/c4", "here/dig"),
                names=("space/c4", "here/dig"),
            ),
            LessonStep(
                _(
                    "In a scoring this temple pays 4 points. Only the strongest player there "
                    "gets them. A tie pays nobody. A worker counts 1, a leader 3."
                ),
                names=("space/c4",),
            ),
            LessonStep(
                _(
                    "Numbers beside members are strengths. Ben's leader counts 3, your two workers "
                    "2. Your leader waits at b4. Choose him, then c4, then {come}."
                ).format(come=come),
                goal=lambda view: temple_owner(view, _TEMPLE) == LEARNER,
                why_lost=_cannot_hold,
                hint=_(
                    "Choose your leader one step away, on b4, the temple, c4, then {come}."
                ).format(come=come),
                hint_targets=("space/b4", "space/c4"),
                names=("space/b4", "space/c4"),
            ),
        ],
        praise=_(
            "You are the strongest there. As long as you are, the temple pays you. Where no other "
            "player is, one worker is enough."
        ),
    )


def _nobody_digs(view: State) -> Words:
    """Return why the learner cannot uncover a level any more; empty as long as she can."""
    there = view.members[LEARNER].get(_TEMPLE, 0)
    if there <= view.uncovered.get(_TEMPLE, 0):
        return LOST_REASONS["nobody-digs"]
    return shortage_reason(view, Uncover.cost)


def _cannot_hold(view: State) -> Words:
    """Return why the learner cannot be the strongest any more; empty as long as she can.

    Her leader may come, or enough workers.
    """
    missing = strength(view, RIVAL, _TEMPLE) + 1 - strength(view, LEARNER, _TEMPLE)
    if view.leader[LEARNER] == _TEMPLE:
        return shortage_reason(view, _more_workers(view, missing))
    by_leader = leader_ap_to(view, _TEMPLE) + _more_workers(view, missing - 3)
    return shortage_reason(view, min(by_leader, _more_workers(view, missing)))


def _more_workers(view: State, missing: int) -> float:
    """Return the action points until ``missing`` more of the learner's workers are there."""
    there = view.workers_at(LEARNER, _TEMPLE)
    return worker_ap_to(view, _TEMPLE, there + max(0, missing))


_RUIN = INDEX["b3"]
_TREASURE_LINES = (
    *("tile c4 r0", "enter w a5", "enter w a5", "move w a5 b4", "move w a5 b4", "end"),
    *("tile b3 r0", "enter l a5", "move l a5 b4", "move l b4 b3", "recover b3", "end"),
    *("tile c5 r2", "move w b4 b3", "move w b4 b3", "end"),
    *("tile c3 r3", "enter w a5", "end"),
    "tile d4 r0",
)
"""Ben has recovered a treasure whose twin still lies in the ruins; two workers of the learner have
just come there."""
_TREASURES = (0, 2, 5, 2)
"""The kinds of the treasures on the ruins, from the lowest up; Ben has recovered the last one."""


def treasure_lesson() -> Lesson:
    """Return the lesson: the learner can recover two treasures; one is the twin of Ben's."""
    recover, exchange = pgettext("button", "Recover"), pgettext("button", "Exchange")
    return Lesson(
        id="treasure",
        title=TITLES["treasure"],
        summary=SUBJECTS["treasure"],
        new_match=lambda: lesson_match("A4 A2 A3 A1 A6", _TREASURE_LINES, treasures=_TREASURES),
        board=spaces_named("a3 a4 a5 b3 b4 b5 c3 c4 c5 d3 d4"),
        opponents=scripted_ben(),
        steps=[
            LessonStep(
                _(
                    "Under each mask lies a treasure. Choose the ruins, b3, then {recover}, for "
                    "3 AP. What you find cannot be undone."
                ).format(recover=recover),
                goal=lambda view: _found(view) > 0,
                why_lost=_nobody_recovers,
                hint=_("First the ruins, b3, then {recover}.").format(recover=recover),
                hint_targets=("space/b3", "here/recover"),
                names=("space/b3", "here/recover"),
                shows=("lock", "here/recover"),
            ),
            LessonStep(
                _(
                    "Each member finds one treasure a turn. Your second worker is there: "
                    "{recover} again."
                ).format(recover=recover),
                goal=lambda view: _found(view) > 1,
                why_lost=_nobody_recovers,
                hint=_("Choose the ruins, b3, then {recover} again.").format(recover=recover),
                hint_targets=("space/b3", "here/recover"),
                names=("space/b3", "here/recover"),
            ),
            LessonStep(
                _(
                    "In a scoring one treasure pays 1 point. Two of a kind pay 3, three of a kind "
                    "pay 6. Ben has the twin of one of yours."
                ),
                names=(OWN_CARD, BENS_CARD),
            ),
            LessonStep(
                _(
                    "Choose {exchange}, for 3 AP. Take the twin from Ben. Give him your other one. "
                    "He cannot say no."
                ).format(exchange=exchange),
                goal=lambda view: 2 in view.treasures[LEARNER],
                why_lost=_no_pair,
                hint=_(
                    "Choose {exchange}. Give the one that Ben has not got. Take the one that you "
                    "have already. Then {exchange} again."
                ).format(exchange=exchange),
                hint_targets=("actions", "action/exchange"),
                names=("action/exchange",),
                shows=("action/exchange",),
            ),
        ],
        praise=_("Your pair pays 3 points in every scoring. Three of a kind would pay 6."),
    )


def _found(view: State) -> int:
    """Return how many treasures the learner has."""
    return sum(view.treasures[LEARNER])


def _nobody_recovers(view: State) -> Words:
    """Return why nobody can recover a treasure any more; empty as long as somebody can."""
    there = view.members[LEARNER].get(_RUIN, 0)
    if there <= view.recovered.get(_RUIN, 0):
        return LOST_REASONS["nobody-recovers"]
    return shortage_reason(view, Recover.cost)


def _no_pair(view: State) -> Words:
    """Return why the learner cannot get a pair by an exchange any more; empty as long as she can.

    She needs a single treasure whose twin is Ben's single one, and another single one to give.
    """
    own, theirs = view.treasures[LEARNER], view.treasures[RIVAL]
    twins = [kind for kind, count in enumerate(own) if count == 1 == theirs[kind]]
    if not twins or own.count(1) < 2:
        return LOST_REASONS["no-pair"]
    return shortage_reason(view, Exchange.cost)
