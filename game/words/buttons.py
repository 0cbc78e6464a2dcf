"""The labels of buttons that occur in several scenes."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

BUTTONS: Final = phrases(
    __name__,
    {
        "back": N_("Back"),
        "close": N_("Close"),
        "done": N_("Done"),
        "full-screen": N_("Full screen"),
        "go-on": N_("Go on"),
        "lessons": N_("Lessons"),
        "more": N_("More"),
        "next": N_("Next"),
        "not-now": N_("Not now"),
        "off": N_("Off"),
        "on": N_("On"),
        "once-more": N_("Once more"),
        "open-record": N_("Open a game"),
        "page": N_("Page"),
        "play": N_("Play"),
        "play-on": N_("Play on"),
        "previous": N_("Previous"),
        "rules": N_("Rules"),
        "save-record": N_("Save record"),
        "settings": N_("Settings"),
        "share": N_("Share"),
        "title": N_("Title"),
        "understood": N_("Understood"),
        "undo": N_("Undo"),
    },
)
