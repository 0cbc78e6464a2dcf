"""The texts of a replay's controls."""

from __future__ import annotations

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "turn-back": N_("The turn before"),
        "back": N_("A step back"),
        "run": N_("Play"),
        "pause": N_("Pause"),
        "step": N_("A step on"),
        "turn": N_("The next turn"),
        "speed-told": N_("How fast it goes on by itself"),
        "play-on": N_("Play on from here"),
        "play-on-told": N_("A new game begins with this position; you choose who plays."),
        "leave": N_("Leave"),
        "course": N_("The course of the game"),
    },
)


@sentence
def times_as_fast(speed: float) -> str:
    """Say the speed of a replay, in a few letters."""
    return _("×{speed}").format(speed=f"{speed:g}")
