"""The first two lessons: the learner places a hexagon, and members arrive and walk."""

from game.lessons.lesson import Lesson, LessonStep
from game.tikal.lessons.goals import leader_ap_to, shortage_reason, turn_over_reason, worker_ap_to
from game.tikal.lessons.position import LEARNER, lesson_match, scripted_ben, spaces_named
from game.tikal.lessons.words import LOST_REASONS, SUBJECTS, TITLES
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import BASE_CAMP_SPACE, HEXAGON_INDEX
from game.tikal.rules.state import ACT, PLACE, State
from game.ui.i18n import gettext as _
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
        steps=_steps(),
        praise=_("A cheap way into new ground: that is what good maps are made of."),
    )


def _steps() -> list[LessonStep]:
    button, undo, end, turn = _("Place"), _("Undo"), _("End turn"), _("Rotate")
    return [
        LessonStep(
            _(
                "You are Ada, and you play red. Somewhere in this jungle lies Tikal, and "
                "nobody has drawn a map of it yet."
            )
        ),
        LessonStep(
            _(
                "Every turn begins with a new hexagon. Choose a space beside what is explored, "
                "then {place}."
            ).format(place=button),
            goal=_lies,
            why_lost=_left,
            hint=_("One of those spaces is c4. Choose it, then {place}.").format(place=button),
            hint_targets=("space/c4", "confirm"),
        ),
        LessonStep(
            _(
                "The stones along its edges are for stepping on. Where two hexagons meet, they "
                "add up: so many action points (AP) a step across costs."
            )
        ),
        LessonStep(
            _(
                "While your turn lasts you may change your mind: {undo}, the arrow back, takes the "
                "hexagon up again. What cannot be undone, like {end}, says so."
            ).format(undo=undo, end=end),
            goal=lambda view: view.phase == PLACE and view.hand == _NEW,
            why_lost=_left,
            hint=_("{undo} takes back what was done last.").format(undo=undo),
            hint_targets=("tool/undo",),
        ),
        LessonStep(
            _(
                "Choose a space, and it tells what the steps to it would cost; {turn} turns the "
                "hexagon. Now {place} it where two ways lead to it, for 1 AP each; the same "
                "space may do."
            ).format(turn=turn, place=button),
            goal=lambda view: _lies(view) and _costs(view)[:2] == [1, 1],
            why_lost=_laid_dear,
            hint=_(
                "The space b3 lies between two hexagons. Choose it, then {turn} until both steps "
                "cost 1, then {place}."
            ).format(turn=turn, place=button),
            hint_targets=("space/b3", "confirm"),
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


def _laid_dear(view: State) -> Words:
    """Return why the step is lost: the turn is over, or the hexagon was placed where it is dear."""
    if _left(view):
        return turn_over_reason()
    return "" if view.hand == _NEW else LOST_REASONS["laid-dear"]


def _costs(view: State) -> list[int]:
    """Return the costs of the steps to the new hexagon, the cheapest first."""
    return sorted(view.step_costs[view.hexagon.index(_NEW)].values())


_CAMP, _JUNGLE, _TEMPLE = BASE_CAMP_SPACE, INDEX["b4"], INDEX["c4"]


def walking_lesson() -> Lesson:
    """Return the lesson: a temple lies two cheap steps from the base camp."""
    arrive, come, leader = _("Arrive"), _("Come here"), _("Leader")
    return Lesson(
        id="walk",
        title=TITLES["walk"],
        summary=SUBJECTS["walk"],
        new_match=lambda: lesson_match("A4", ("tile c4 r0",)),
        board=spaces_named("a3 a4 a5 b3 b4 b5 c3 c4 c5"),
        opponents=scripted_ben(),
        steps=[
            LessonStep(
                _(
                    "After the hexagon come ten action points (AP). Somebody has to arrive, for "
                    "1: choose {arrive}, then the base camp in the corner, a5."
                ).format(arrive=arrive),
                goal=lambda view: bool(view.members[LEARNER]),
                why_lost=lambda view: shortage_reason(view, 1),
                hint=_("{arrive} first, then the camp with the tents, a5.").format(arrive=arrive),
                hint_targets=("actions", "action/enter", "space/a5"),
            ),
            LessonStep(
                _(
                    "A worker! Choose him, then the jungle next to him, b4: one stone lies on that "
                    "border, so it costs 1."
                ),
                goal=lambda view: any(space != _CAMP for space in view.members[LEARNER]),
                why_lost=lambda view: shortage_reason(view, worker_ap_to(view, _JUNGLE)),
                hint=_("First the worker in the base camp, a5, then the jungle, b4."),
                hint_targets=("space/a5", "space/b4"),
            ),
            LessonStep(
                _(
                    "Once somebody is chosen, every hexagon tells what it costs him to go there. "
                    "Those who walk together all pay."
                )
            ),
            LessonStep(
                _(
                    "A large number is a temple. Bring your leader, who counts as much as three "
                    "workers, and a worker to the one worth 2, c4: after {arrive} choose {leader}. "
                    "Where one of yours stands, {come} joins them."
                ).format(arrive=arrive, leader=leader, come=come),
                goal=lambda view: (
                    view.leader[LEARNER] == _TEMPLE and view.workers_at(LEARNER, _TEMPLE) > 0
                ),
                why_lost=lambda view: shortage_reason(view, _both_there(view)),
                hint=_(
                    "Choose {arrive}, {leader}, then the temple, c4: he walks on at once. Then the "
                    "worker, the temple, and {come}, which tells its cost."
                ).format(arrive=arrive, leader=leader, come=come),
                hint_targets=("actions", "action/enter", "party/leader", "space/c4"),
            ),
        ],
        praise=_(
            "In a game {end} is next, and what is left of the ten points is lost. So use them up."
        ).format(end=_("End turn")),
    )


def _both_there(view: State) -> float:
    """Return the action points until the learner's leader and a worker are at the temple."""
    return leader_ap_to(view, _TEMPLE) + worker_ap_to(view, _TEMPLE)
