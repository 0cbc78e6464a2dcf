"""The help of a first game on single actions: those of Uxmal, and what each technology brings.

What a line says holds in the base game, as in ``firsts``.
"""

from collections.abc import Callable
from typing import Final

from game.tzolkin.rules import state as phases
from game.tzolkin.rules.actions import Do, Learn
from game.tzolkin.rules.data import board
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.play import legal_actions
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

Condition = Callable[[View], bool]

_ON_UXMAL: Final = {f"uxmal-{n}": n for n in range(1, board.HIGHEST_ACTION[board.UXMAL] + 1)}


def _may_do_own(number: int) -> Condition:
    """Return whether a worker on this space of Uxmal may do its action, at the usual price."""

    def may(view: View) -> bool:
        there = view.phase == phases.WORKER and view.phase_args == (board.UXMAL, number)
        usual = not view.prophecy and not view.options.tribes
        return there and usual and Do.of(number) in legal_actions(view)

    return may


def _may_learn(track: int) -> Condition:
    """Return whether the first level of a technology may be learnt."""

    def may(view: View) -> bool:
        begins = view.phase == phases.TECH and not view.techs[len(board.TRACKS) * view.seat + track]
        return begins and Learn.of(track) in legal_actions(view)

    return may


UXMAL_WHEN: Final = {id: (_may_do_own(number), ()) for id, number in _ON_UXMAL.items()}
TRACKS_WHEN: Final = {name: (_may_learn(track), ()) for track, name in enumerate(board.TRACKS)}
"""When each line comes, as in ``firsts``: it was not read yet, whatever was done."""
NAMED: Final = {
    **{id: (f"plate/uxmal/{number}",) for id, number in _ON_UXMAL.items()},
    **{name: (f"technology/{name}",) for name in board.TRACKS},
}
"""The ids of what a line speaks of."""
WORDS: Final = phrases(
    __name__,
    {
        "uxmal-1": N_("On Uxmal 1, 3 corn take you up a step on a temple."),
        "uxmal-2": N_("On Uxmal 2 you sell resources for corn, then buy others with corn."),
        "uxmal-3": N_("On Uxmal 3 you get one more worker. He eats on food days, too."),
        "uxmal-4": N_("On Uxmal 4 you build with corn alone: 2 corn for each resource."),
        "uxmal-5": N_("On Uxmal 5, 1 corn buys any action of the first four gears."),
        "agriculture": N_("Agriculture gives you more corn each time you harvest on Palenque."),
        "extraction": N_("Extraction gives you more wood, later more stone and more gold."),
        "architecture": N_(
            "Architecture gives you something for each building, and later makes buildings cheaper."
        ),
        "theology": N_("Theology helps you on Chichen Itza, and later brings more skulls."),
    },
)
