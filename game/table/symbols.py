"""The pictures of the table's own buttons and seats, for the index of every rulebook."""

from game.rulebook.book import Symbol
from game.table import rule_names
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext


def table_symbols() -> list[Symbol]:
    """Return the symbols that every table has, in the language in use."""
    return [*_turn(), *_help(), *_seats()]


def _turn() -> list[Symbol]:
    return [
        Symbol(
            "icon_undo",
            pgettext("button", "Undo"),
            rule_names.UNDO,
            _("arrow back, left arrow, back, mistake"),
        ),
        Symbol(
            "icon_redo",
            pgettext("button", "Redo"),
            rule_names.UNDO,
            _("arrow forward, right arrow, again"),
        ),
        Symbol(
            "icon_restart",
            _("Restart the turn"),
            rule_names.UNDO,
            _("rewind, back to the start, two triangles"),
        ),
        Symbol(
            "icon_close",
            _("Put down or close"),
            rule_names.TAPS,
            _("X, cross, close, cancel"),
        ),
    ]


def _help() -> list[Symbol]:
    return [
        Symbol(
            "icon_help",
            pgettext("button", "Hint"),
            rule_names.HINT,
            _("question mark, question, help, advice"),
        ),
        Symbol(
            "icon_log",
            _("What was done"),
            rule_names.LOG,
            _("paper, sheet, page, document, list, note"),
        ),
        Symbol(
            "icon_menu",
            pgettext("button", "Menu"),
            rule_names.MENU,
            _("three lines, three bars, stripes"),
        ),
        Symbol(
            "icon_settings",
            pgettext("heading", "Settings"),
            rule_names.MENU,
            _("cog, gear, wheel, cog wheel"),
        ),
        Symbol(
            "icon_sound_on",
            pgettext("setting", "Sound"),
            rule_names.MENU,
            _("loudspeaker, speaker, noise, music"),
        ),
    ]


def _seats() -> list[Symbol]:
    return [
        Symbol("mark_red", _("Red player"), rule_names.SEATS, _("circle, red circle, ring, ball")),
        Symbol("mark_blue", _("Blue player"), rule_names.SEATS, _("triangle, blue triangle")),
        Symbol("mark_yellow", _("Yellow player"), rule_names.SEATS, _("square, yellow square")),
        Symbol("mark_white", _("White player"), rule_names.SEATS, _("diamond, white diamond")),
        Symbol(
            "icon_computer",
            _("Computer player"),
            rule_names.WATCHING,
            _("screen, monitor, robot, machine"),
        ),
    ]
