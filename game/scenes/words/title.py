"""The words of the title, and of waiting for the rest of the program."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

WORDS: Final = phrases(
    __name__,
    {
        "continue": N_("Continue"),
        "daily-game": N_("Daily game"),
        "matches": N_("Matches"),
        "new-game": N_("New game"),
        "new-version-restart": N_("New version: restart"),
        "quit": N_("Quit"),
        "give-it-up": N_("Give it up"),
        "loading": N_("Loading"),
        "not-saved": N_("Your game is not saved; it is kept as long as this window is open."),
        "on-its-way": N_("The rest of the game is on its way. It goes on by itself."),
        "part-missing": N_(
            "A part of the game did not come. Please check the connection and try again."
        ),
        "saved": N_("Your game is saved up to the last action."),
        "the-game-is-not-complete": N_("The game is not complete"),
        "try-again": N_("Try again"),
    },
)
