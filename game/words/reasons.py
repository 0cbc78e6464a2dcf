"""Why a computer player of any game decides as it does, in sentences."""

from collections.abc import Mapping
from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.words.saying import Saying, Sayings

ANY_GAME: Final[Mapping[str, Saying]] = {
    "chosen-at-once": Saying(N_("Chose it.")),
    "plays-safe": Saying(N_("Plays safe.")),
}

REASONS: Final = Sayings(ANY_GAME, module=__name__)
"""For a game that has no others."""
