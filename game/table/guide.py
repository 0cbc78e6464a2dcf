"""The chapter about the table itself, which is in every rulebook."""

from game.rulebook.book import Passage, Section
from game.table import rule_names
from game.ui.i18n import gettext as _


def table_sections() -> list[Section]:
    """Return the sections about playing at the table: touches, help, and taking back."""
    looked_at = [_board(), _seats(), _overlays()]
    return [_taps(), _undo(), *looked_at, _hint(), _log(), _watching(), _menu(), _by_ear()]


def _section(rule: str, heading: str, told: list[str], terms: str) -> Section:
    return Section(rule, heading, [Passage(words) for words in told], search_terms=terms)


def _taps() -> Section:
    told = [
        _(
            "A tap, or Enter, chooses; a second one does what is offered. What can be chosen is "
            "lit; a screen reader says so."
        ),
        _("What is chosen or in hand can be dragged to where it goes, too."),
        _(
            "Escape, the cross or a tap beside everything puts down what is chosen. Choosing never "
            "costs anything."
        ),
        _(
            "Hold something, rest the mouse on it or press F3, and it is explained. A button that "
            "cannot be used now is grey, and says why when it is tapped. Rules beside it or F2 "
            "opens this book at its place."
        ),
    ]
    terms = _("tap, click, touch, drag, carry, choose, put down, keyboard, keys, help, explain")
    return _section(rule_names.TAPS, _("Choosing and doing"), told, terms)


def _undo() -> Section:
    told = [
        _(
            "Undo takes back your last order, redo does it again, restart the whole turn. While "
            "their buttons are held down, they go on by single steps."
        ),
        _(
            "What shows something hidden or ends a turn cannot be undone: its button has the arrow "
            "of undo in its corner, crossed out. In the menu a turn can be taken back if all agree."
        ),
    ]
    terms = _("undo, redo, restart, take back, crossed out arrow, mistake")
    return _section(rule_names.UNDO, _("Taking back"), told, terms)


def _board() -> Section:
    told = [
        _(
            "Drag to move the board, pinch or roll the wheel to come closer, double tap to see all "
            "of it. It can be turned for whoever sits opposite."
        )
    ]
    terms = _("zoom, move, turn the board, view, camera")
    return _section(rule_names.BOARD, _("Looking at the board"), told, terms)


def _seats() -> Section:
    told = [
        _(
            "A panel for each player: points, what is left in the supply, what was collected, and "
            "what a scoring would pay now. A tap shows all that is public about that player."
        )
    ]
    terms = _("players, panel, supply, score")
    return _section(rule_names.SEATS, _("The players' panels"), told, terms)


def _overlays() -> Section:
    told = [
        _(
            "The keys 1, 2 and so on, or the button with the eye, lay another view over the board. "
            "Escape or the cross takes it away, and nothing that you have begun is lost."
        )
    ]
    terms = _("overlay, eye, reach, majorities, forecast")
    return _section(rule_names.OVERLAYS, _("Other views of the board"), told, terms)


def _hint() -> Section:
    told = [
        _(
            "A master plans your turn and says why. You may do it step by step, all at once, or "
            "put it away: nothing is done by itself, and he sees no more than you do."
        )
    ]
    terms = _("hint, advice, plan, master, help")
    return _section(rule_names.HINT, _("Asking for a hint"), told, terms)


def _log() -> Section:
    told = [
        _(
            "Everything that was done, turn by turn. A tap on a line shows it on the board; the "
            "arrow beside your own lines undoes to there. A finished game can be watched again, "
            "and played on from any moment."
        )
    ]
    terms = _("log, history, replay, what happened, record")
    return _section(rule_names.LOG, _("What was done"), told, terms)


def _watching() -> Section:
    told = [
        _(
            "The others' turns are shown step by step. Pause holds them, Skip shows the rest at "
            "once; how fast they go is in the settings."
        ),
        _(
            "On one device everybody is told what happened since his last turn before he begins. "
            "By link the game goes to the next player as a link that you send."
        ),
    ]
    terms = _("watch, pause, skip, speed, pass and play, link, computer player")
    return _section(rule_names.WATCHING, _("The others' turns"), told, terms)


def _menu() -> Section:
    told = [
        _(
            "Rules, settings, sharing, the way back to the title. The game is saved after every "
            "action: close it whenever you like."
        )
    ]
    terms = _("menu, settings, save, share, quit, title")
    return _section(rule_names.MENU, _("The menu"), told, terms)


def _by_ear() -> Section:
    told = [
        _(
            "All that is shown is also told to a screen reader. In the browser, Alt+A or the first "
            "button of the page turns that on: Tab goes from button to button, arrows lead over "
            "the board, Enter does it, and Alt+N leads to what is to be done."
        ),
        _(
            "At the end of that page commands can be written: Alt+C leads there, and help lists "
            "them. F1 lists the keys that do something now."
        ),
    ]
    terms = _("screen reader, blind, keyboard, keys, commands, speech")
    return _section(rule_names.BY_EAR, _("With a screen reader"), told, terms)
