"""The table's menu, and the question whether all agree to take back a turn."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pygame import Rect

from game.core.game import AnyMatch
from game.core.match import Match
from game.table.dialogs import words
from game.table.dialogs.share import save_record
from game.table.dialogs.words import MENU, turn_was_taken_back
from game.table.players import Player
from game.table.session import Session
from game.table.telling import PlayedAction
from game.table.words import WORDS, did
from game.ui import text, theme
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.screen import Screen
from game.ui.sentence import RuleText, Sentence, Words, lines
from game.ui.widgets import RED
from game.words.buttons import BUTTONS

# Taking back the last turn, or the last bid in an auction, if all agree.

_Session = Session[Any, Any, Any]


def take_back_label(session: _Session) -> Words:
    """Return the undo arrow's label where it asks this; empty where it does not.

    It does not ask where no turn can be taken back, or once something was done in the present turn,
    which would be lost too.
    """
    played = len(session.match.actions)
    if session.turn_start(played) < played or (player := _who(session)) is None:
        return ""
    return (words.take_back_bid if session.is_last_turn_bid else words.take_back_turn)(player.name)


def take_back_question(
    stage: Stage, session: _Session, then: Callable[[], None]
) -> Callable[[], None] | None:
    """Return a function that asks, takes back and calls ``then``, or None.

    None means that no turn can be taken back.
    """
    if (player := _who(session)) is None:
        return None

    def agree() -> None:
        session.take_back_turn()
        then()

    labels = words.TAKING_BACK["no"], words.TAKING_BACK["agreed"]
    return ask_whether(stage, *_question(session, player), labels, agree)


def ask_whether(
    stage: Stage, title: Words, body: Words, labels: tuple[Words, Words], do: Callable[[], None]
) -> Callable[[], None]:
    """Return a function that asks whether to do something; ``labels``: the answers no and yes."""
    answers = [
        DialogButton("stay", labels[0]),
        DialogButton("agreed", labels[1], do, RED, binds=True),
    ]
    return lambda: stage.push(Dialog(stage, title, body, answers))


def _who(session: _Session) -> Player | None:
    """Return the player whose turn or bid can be taken back; None for none."""
    index = session.last_turn_start
    return None if index is None else session.players[session.match.before(index).seat]


def _question(session: _Session, player: Player) -> tuple[Words, Words]:
    """Return the question's title and text."""
    if session.is_last_turn_bid:
        return words.is_bid_taken_back(player.name), words.bids_anew(player.name)
    return words.is_turn_taken_back(player.name), words.plays_anew(player.name)


# The menu: the latest actions, help, settings, the record, and the way to the title.

LINES = 4
"""The number of the latest actions that the menu tells."""
_WIDEST = 240
"""The greatest width of a column of buttons, in dp."""
_COLUMNS = (2, 3, 4)
"""The numbers of columns to try: the first whose buttons are large enough for a finger is used."""


@dataclass(frozen=True)
class MenuActions:
    """The functions that the menu's buttons call.

    A None disables the entry for a hint or a repeat, and leaves out the ones that take a turn back
    or share the match. ``further`` are entries of a table's own. ``off`` are the ids of those that
    cannot be used now, each with the reason.
    """

    hint: Callable[[], None] | None
    repeat: Callable[[], None] | None
    title: Callable[[], None]
    share: Callable[[], None] | None
    settings: Callable[[], None]
    rules: Callable[[], None]
    take_back: Callable[[], None] | None = None
    further: Sequence[DialogButton] = ()
    off: Mapping[str, Words] = field(default_factory=dict)


class ColumnsDialog(Dialog):
    """A dialog whose buttons lie in columns."""

    def layout(self, screen: Screen) -> None:
        """Lay out the text, and the buttons in rows below it."""
        self.screen = screen
        for columns in _COLUMNS:
            self._lay_out(screen, columns)
            if self.form.widgets[0].rect.h >= screen.px(theme.TOUCH):
                return

    def _lay_out(self, screen: Screen, columns: int) -> None:
        px, safe = screen.px, screen.safe
        gap, pad = px(theme.GAP), min(px(20), safe.h // 18)
        self._pad = pad
        width = min(columns * px(_WIDEST), safe.w - px(16))
        rows = -(-len(self.answers) // columns)
        step = round(text.measure(screen, "", theme.BODY)[1] * 1.04)
        title = px(38)
        spare = safe.h - px(16) - 2 * pad - title - gap
        left = [(spare - lines * step) // rows - gap for lines in (3, 2)]
        row = max(px(20), min(px(theme.BUTTON_HEIGHT), left[left[0] < px(theme.TOUCH)]))
        below = rows * (row + gap) - gap
        wrapped = text.wrap(screen, self.body, theme.BODY, max(1, width - 2 * pad))
        self._lines = wrapped[: max(1, (spare - below) // step)]
        self.panel = Rect(0, 0, width, 2 * pad + title + len(self._lines) * step + gap + below)
        self.panel.center = safe.center
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        top = inner.bottom - below
        part = (inner.w + gap) // columns
        for i, button in enumerate(self.form.widgets):
            line, column = divmod(i, columns)
            x, y = inner.x + column * part, top + line * (row + gap)
            alone = not column and i == len(self.answers) - 1
            button.rect = Rect(x, y, inner.w if alone else part - gap, row)


class TableMenu(ColumnsDialog):
    """The menu of a match."""

    def __init__(
        self, stage: Stage, match: AnyMatch, title: Words, body: Words, uses: MenuActions
    ) -> None:
        """Make the menu; ``title`` says whether the match is saved."""
        super().__init__(stage, title, body, _answers(stage, match, uses))
        self.form["dialog/hint"].enabled = uses.hint is not None
        self.form["dialog/repeat"].enabled = uses.repeat is not None
        self.form.on_denied = stage.show_toast
        for id, why in uses.off.items():
            entry = self.form[f"dialog/{id}"]
            entry.enabled, entry.disabled_reason = False, RuleText(why)


def _answers(stage: Stage, match: AnyMatch, uses: MenuActions) -> list[DialogButton]:
    """Return the menu's buttons: Escape presses the first, Enter the last."""
    nothing = lambda: None  # noqa: E731
    back = [DialogButton("back", MENU["take-back"], uses.take_back)] if uses.take_back else []
    share = []
    if uses.share:
        save = partial(save_record, stage, match)
        share = [
            DialogButton("share", BUTTONS["share"], uses.share),
            DialogButton("save", BUTTONS["save-record"], save),
        ]
    return [
        DialogButton("stay", MENU["stay"]),
        DialogButton("title", MENU["title"], uses.title),
        *share,
        DialogButton("repeat", WORDS["what-happened"], uses.repeat or nothing),
        *back,
        *uses.further,
        DialogButton("settings", BUTTONS["settings"], uses.settings),
        DialogButton("rules", BUTTONS["rules"], uses.rules),
        DialogButton("hint", WORDS["hint"], uses.hint or nothing),
    ]


def latest_actions(
    session: Session[Any, Any, Any], told: Callable[[PlayedAction[Any, Any]], Words]
) -> Sentence:
    """Return the latest actions in lines, as ``told`` words them, the last action first.

    A low window cuts off the end. Turns that were taken back have lines of their own.
    """
    match, players, done = session.match, session.players, list[Sentence]()
    for index in reversed(range(max(0, len(match.actions) - LINES), len(match.actions))):
        done += _taken_back(match, players, index + 1)
        played = session.played_action(index)
        done.append(did(players[played.before.seat].name, told(played)))
    return lines(tuple(done)) if done else MENU["nothing-yet"]


def _taken_back(match: Match[Any, Any], players: Sequence[Player], after: int) -> list[Sentence]:
    """Return a line for each turn that was taken back when ``after`` actions were left."""
    name = players[match.before(after).seat].name
    turns = sum(one.after == after for one in match.taken_back)
    return [turn_was_taken_back(name)] * turns
