"""The labels of buttons that occur in several scenes."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import phrases

BUTTONS: Final = phrases(
    __name__,
    {
        "back": NC_("button", "Back"),
        "close": NC_("button", "Close"),
        "done": NC_("button", "Done"),
        "full-screen": N_("Full screen"),
        "go-on": N_("Go on"),
        "lessons": NC_("button", "Lessons"),
        "more": NC_("button", "More"),
        "next": NC_("button", "Next"),
        "not-now": N_("Not now"),
        "off": NC_("button", "Off"),
        "on": NC_("button", "On"),
        "once-more": N_("Once more"),
        "open-record": N_("Open a record"),
        "page": NC_("button", "Page"),
        "play": NC_("button", "Play"),
        "play-on": N_("Play on"),
        "previous": NC_("button", "Previous"),
        "rules": NC_("button", "Rules"),
        "save-record": N_("Save record"),
        "settings": NC_("button", "Settings"),
        "share": NC_("button", "Share"),
        "title": NC_("button", "Title"),
        "understood": NC_("button", "Understood"),
        "undo": NC_("button", "Undo"),
    },
)
