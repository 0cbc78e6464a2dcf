"""The sentences for the reasons of a computer player's decisions that all games share."""

from collections.abc import Mapping
from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.words.saying import Saying, Sayings

ANY_GAME: Final[Mapping[str, Saying]] = {
    "chosen-at-once": Saying(N_("Chose it.")),
    "plays-safe": Saying(N_("Plays safe.")),
}

REASONS: Final = Sayings(ANY_GAME, module=__name__)
"""The table for a game that has no other reasons."""
