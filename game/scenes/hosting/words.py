"""The texts about hosting tables from the window."""

from __future__ import annotations

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "starting": N_("The host is starting. One moment."),
        "how": N_(
            "Others in this network open the address in a browser, or read the code with a phone."
        ),
        "open-page": NC_("button", "Open it here"),
        "copy": NC_("button", "Copy address"),
        "copy-command": NC_("button", "Copy command"),
        "command-copied": N_("The command is on the clipboard."),
        "copied": N_("The address is on the clipboard."),
        "stop": NC_("button", "Stop hosting"),
        "stop-title": N_("Stop hosting?"),
        "stop-told": N_(
            "Somebody is at a table. All tables are kept, and are there again when you host again."
        ),
        "no-host": N_("There is no host"),
        "no-page": N_("The page that others open has not been built: make bundle"),
        "refused": N_("The system does not let the host start."),
    },
)


@sentence
def not_installed(command: str) -> str:
    """Say that a package is missing, and the command that adds it."""
    told = _("Hosting needs one more part of the program. Install it in a terminal: {command}")
    return told.format(command=command)


@sentence
def guests_there(count: int) -> str:
    """Say how many connections there are."""
    return ngettext("{count} device is here", "{count} devices are here", count).format(count=count)


@sentence
def tables_used(count: int) -> str:
    """Say at how many tables somebody is."""
    return ngettext("Somebody is at {count} table", "Somebody is at {count} tables", count).format(
        count=count
    )


@sentence
def host_ended(reason: Words) -> str:
    """Say that the host has ended by itself, with what it said last."""
    return _("The host has ended. {reason}").format(reason=reason)
