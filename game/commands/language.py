"""The language of the command line: that of the system, as its user has set it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from typing import Final

from game.ui import i18n
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext_noop

OF_ARGPARSE: Final = (
    N_("usage: "),
    N_("options"),
    N_("positional arguments"),
    N_("show this help message and exit"),
    N_("%(prog)s: error: %(message)s\n"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    ngettext_noop("expected %s argument", "expected %s arguments"),
)
"""What argparse says by itself."""
_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal's programs are told the language; the first that is set counts."""


def speak() -> None:
    """Speak the system's language from now on; argparse, too, asks the game's catalogues."""
    i18n.use(system_language())
    vars(argparse).update(_=i18n.gettext, ngettext=i18n.ngettext)


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that is set, such as "de_AT"; "en" if none is."""
    told = next((environment[one] for one in _VARIABLES if environment.get(one)), "")
    first, _colon, _others = told.partition(":")
    return first.partition(".")[0] or _of_windows() or i18n.SOURCE


def _of_windows() -> str:
    """Return the language of Windows, where no variable is set; "" on other systems."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 (for Windows alone)
        import locale  # noqa: PLC0415

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""
