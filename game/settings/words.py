"""The words of the settings."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "board-turns-to-the-player": N_("Board turns to the player"),
        "card-between-players": N_("Card between players"),
        "effects": N_("Effects"),
        "explain-what-is-new": N_("Explain what is new"),
        "full": N_("Full"),
        "how-to-install": N_(
            "To install the game, tap Share in the browser's bar, then Add to Home Screen. "
            "Installed it fills the screen and keeps games for good. A game begun here stays "
            "here: save its record, and open that there."
        ),
        "install": N_("Install"),
        "instant": N_("Instant"),
        "jungle": N_("Jungle"),
        "kept-for-good": N_("Games are saved in this browser until you delete them."),
        "may-vanish": N_(
            "Games are saved in this browser. It may delete them when room gets short, Safari"
            " also seven days after the last visit. Save a record of what must not get lost."
        ),
        "motion": N_("Motion"),
        "natural": N_("Natural"),
        "new-version-restart": N_("New version: restart"),
        "on-this-device": N_("On this device"),
        "pace-of-others-turns": N_("Pace of others' turns"),
        "reduced": N_("Reduced"),
        "slow": N_("Slow"),
        "sound": N_("Sound"),
        "system": N_("System"),
        "this-device": N_("This device"),
    },
)


@sentence
def not_saved(reason: Words) -> str:
    """Say that the settings cannot be saved, so that they hold for this time only."""
    return _("The settings cannot be saved: {reason}").format(reason=reason)


@sentence
def not_known(reason: Words) -> str:
    """Say that the saved settings cannot be read, so that the defaults hold."""
    return _("The settings are not known any more: {reason}").format(reason=reason)
