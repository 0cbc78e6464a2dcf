"""The words of the settings' dialog."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import phrases

WORDS: Final = phrases(
    __name__,
    {
        "board-turns-to-the-player": N_("Board turns to the player"),
        "card-between-players": N_("Card between players"),
        "comfort": NC_("heading", "Comfort"),
        "effects": NC_("sound", "Effects"),
        "explain-what-is-new": N_("Explain what is new"),
        "how-to-install": N_(
            "To install the game, tap Share in the browser's bar, then Add to Home Screen. "
            "Installed it fills the screen and keeps games for good. A game begun here stays "
            "here: save its record, and open that there."
        ),
        "install": NC_("button", "Install"),
        "instant": NC_("pace", "Instant"),
        "jungle": NC_("sound", "Jungle"),
        "kept-for-good": N_("Games are saved in this browser until you delete them."),
        "may-vanish": N_(
            "Games are saved in this browser. It may delete them when room gets short, Safari"
            " also seven days after the last visit. Save a record of what must not get lost."
        ),
        "natural": NC_("pace", "Natural"),
        "new-version-restart": N_("New version: restart"),
        "on-this-device": N_("On this device"),
        "pace-of-others-turns": N_("Pace of others' turns"),
        "slow": NC_("pace", "Slow"),
        "sound": NC_("setting", "Sound"),
        "this-device": N_("This device"),
    },
)
