"""Sharing a match: as a file, on the clipboard, or as a link, a code or a QR code."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final

from pygame import Rect, Surface

from game.core.game import AnyMatch, GameRules
from game.core.record import RecordError
from game.core.share import code_of, link_to
from game.platform import StorageError, platform
from game.platform.node import Node
from game.table.dialogs import words
from game.table.dialogs.words import SHARE
from game.table.words import WORDS
from game.ui import panels, text, theme
from game.ui.controls.radio_group import RadioGroup
from game.ui.dialog import Dialog, DialogButton
from game.ui.nodes import paragraphs, without
from game.ui.painting.qr import draw_qr_code, qr_code
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import RuleText, Words, lines
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS
from game.words.storage import storage_error_text

_LARGEST: Final = (860, 470)
"""The dialog's greatest width and height in dp where the QR code lies beside the text."""
_HIGHEST: Final = (460, 800)
"""The dialog's greatest width and height in dp where the QR code lies above the text."""
_COPIERS: Final = ("share/code", "share/link")
_PAD: Final = 16
_HEAD: Final = 34
_WORDS: Final = 100
"""The least height of the text below the QR code, in dp."""


@dataclass(frozen=True)
class ShareOption:
    """Something that can be shared as a code.

    Attributes:
        name: its short name, for the choice between parcels.
        words: what the receiver can do with it.
        make: makes the code, which takes a moment.
    """

    name: Words
    words: Words
    make: Callable[[], str]

    @cached_property
    def code(self) -> str:
        """The code; empty if the record holds more than a code can."""
        try:
            return self.make()
        except RecordError:
            return ""

    @cached_property
    def picture(self) -> Surface | None:
        """The QR code; None if there is no code, or if it is too long for a QR code."""
        if not self.code:
            return None
        return qr_code(self.pieces)

    @property
    def link(self) -> str:
        """The address that opens the code."""
        return link_to(platform.sharing.page, self.code)

    @property
    def pieces(self) -> list[str]:
        """The pieces of the QR code's text, of which each is packed as tightly as it can be."""
        page = platform.sharing.page
        return [link_to(page, ""), self.code] if page else [self.code]


class ShareDialog(Scene):
    """Shows one of several parcels, and copies it to the clipboard."""

    def __init__(
        self, stage: Stage, title: Words, parcels: Sequence[ShareOption], *others: Button
    ) -> None:
        """Make the dialog; ``others`` are further buttons."""
        super().__init__(stage)
        self._title = title
        self.parcels = list(parcels)
        self._shown = self.parcels[0]
        self._panel = self._picture = self._words = Rect(0, 0, 0, 0)
        names = [(str(i), one.name) for i, one in enumerate(self.parcels)]
        self._which = RadioGroup(
            "share/which", title, options=names, value="0", on_change=self._show
        )
        self._which.visible = len(names) > 1
        close = Button("share/close", BUTTONS["close"], stage.pop, style=theme.BUTTON)
        self._buttons = [close, *others, *self._copiers()]
        self.form.widgets = [self._which, *self._buttons]
        self.form.on_denied = stage.show_toast
        self.form.escape = stage.pop
        self.form.set_focus(self._buttons[-1])

    @property
    def title(self) -> str:
        return str(self._title)

    def _copiers(self) -> list[Button]:
        """Return the buttons that copy; without a page to link to there is only the code."""
        small = theme.RED_SMALL
        if not platform.sharing.page:
            return [Button("share/code", SHARE["code"], self._copy_code, look=RED, style=small)]
        return [
            Button("share/code", SHARE["code"], self._copy_code, style=theme.BUTTON),
            Button("share/link", SHARE["link"], self._copy_link, look=RED, style=small),
        ]

    def _copy_code(self) -> None:
        copy_text(self.stage, self._shown.code, SHARE["code-copied"])

    def _copy_link(self) -> None:
        copy_text(self.stage, self._shown.link, SHARE["link-copied"])

    def _show(self, which: str) -> None:
        self._shown = self.parcels[int(which)]
        self.redraw()

    def _weigh(self) -> None:
        """Disable the buttons that copy if there is no code."""
        for button in self._buttons:
            if button.id in _COPIERS:
                button.enabled, button.disabled_reason = (
                    bool(self._shown.code),
                    RuleText(SHARE["no-code"]),
                )

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
        beside = safe.w > safe.h
        wide, high = _LARGEST if beside else _HIGHEST
        self._panel = Rect(0, 0, min(px(wide), safe.w), min(px(high), safe.h))
        self._panel.center = safe.center
        inner = self._panel.inflate(-2 * px(_PAD), -2 * px(_PAD))
        if beside:
            side = min(inner.h, inner.w * 46 // 100)
            self._picture = Rect(inner.x, inner.y, side, inner.h)
            left = inner.x + side + px(_PAD)
            self._place(Rect(left, inner.y, inner.right - left, inner.h))
        else:
            self._place(inner)
            side = min(inner.w, self._words.h - px(_WORDS))
            self._picture = Rect(inner.x, self._words.y, inner.w, side)
            self._words.h -= side + px(theme.GAP)
            self._words.y = self._picture.bottom + px(theme.GAP)

    def _place(self, area: Rect) -> None:
        """Lay out the choice of a parcel, the text, and the buttons in rows of two."""
        px = self.screen.px
        gap, high = px(theme.GAP), px(theme.TOUCH)
        top = area.y + px(_HEAD)
        if self._which.visible:
            self._which.rect = Rect(area.x, top, area.w, high)
            top = self._which.rect.bottom + gap
        rows = -(-len(self._buttons) // 2)
        foot = area.bottom - rows * (high + gap) + gap
        self._words = Rect(area.x, top, area.w, foot - gap - top)
        half = (area.w + gap) // 2
        for i, button in enumerate(self._buttons):
            row, column = divmod(i + 2 * rows - len(self._buttons), 2)
            alone = i == 0 and column
            x = area.x if alone else area.x + column * half
            button.rect = Rect(x, foot + row * (high + gap), area.w if alone else half - gap, high)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        """Make the code and the QR code before the dialog is shown, each in a frame of its own."""
        _code = self._shown.code
        yield None
        _picture = self._shown.picture
        yield None
        yield from super().prepare(canvas)

    @property
    def _lack(self) -> Words:
        """What stands in place of a QR code; empty if there is one."""
        if self._shown.picture:
            return ""
        return SHARE["no-picture" if self._shown.code else "no-code"]

    def nodes(self) -> list[Node]:
        told = paragraphs("share/words", [self._shown.words, self._lack])
        choice = self._which.nodes() if self._which.visible else []
        return [*choice, *told, *without(super().nodes(), choice)]

    def draw(self, canvas: Canvas) -> None:
        self._weigh()
        panels.draw(canvas, self._panel)
        left, room = self._words.x, self._words.w
        heading = Rect(left, self._panel.y + canvas.px(_PAD), room, canvas.px(_HEAD - 8))
        text.draw_in(canvas, self.title, heading, theme.HEADING)
        if picture := self._shown.picture:
            draw_qr_code(canvas, picture, self._picture)
        else:
            text.paragraph(canvas, self._lack, self._picture, theme.NOTE, "mm")
        text.paragraph(canvas, self._shown.words, self._words, theme.BODY)
        super().draw(canvas)


RECORD_NAME = "-%Y-%m-%d-%H%M.json"
"""The end of a record's file name, as a ``strftime`` format."""


def save_record(stage: Stage, match: AnyMatch) -> None:
    """Save the match's record as a file for the player, and show where it is."""
    if path := _saved(stage, match.game + RECORD_NAME, match.record_for_sharing(with_names=True)):
        _tell(stage, words.SHARE["record-saved"], words.record_lies_at(path))


def save_text(stage: Stage, name: str, content: str) -> None:
    """Save a text as a file for the player, and show where it is.

    ``name`` may hold ``strftime`` codes for the present time.
    """
    if path := _saved(stage, name, content):
        _tell(stage, words.SHARE["saved"], words.lies_at(path))


def _saved(stage: Stage, name: str, content: str) -> str | None:
    """Save a file and return its path.

    None if the player has already been told the rest: that it is a download, or why it failed.
    """
    name = time.strftime(name)
    try:
        path = platform.sharing.save(name, content)
    except StorageError as error:
        stage.warn(words.not_saved(storage_error_text(error)))
        return None
    if path is None:
        stage.toast(words.downloaded(name))
    return path


def _tell(stage: Stage, title: Words, body: Words) -> None:
    stage.push(Dialog(stage, title, body, [DialogButton("saved", BUTTONS["understood"])]))


def open_share_dialog(stage: Stage, match: AnyMatch, rules: GameRules) -> None:
    """Show a dialog that shares the match as a code: as it is now, or only its beginning."""

    def coded(shared: AnyMatch) -> str:
        return code_of(shared, rules, veiled=not shared.over)

    goes_on = lines((words.SHARE["game-goes-on"], words.SHARE["hidden"]))
    now = words.SHARE["game-over"] if match.over else goes_on
    parcels = [
        ShareOption(words.SHARE["game"], now, partial(coded, match)),
        ShareOption(
            words.SHARE["beginning"],
            words.SHARE["begins"],
            lambda: coded(rules.new_match(match.setup)),
        ),
    ]
    copy = partial(copy_record, stage, match)
    record = Button("share/record", WORDS["copy-record"], copy, style=theme.BUTTON)
    stage.push(ShareDialog(stage, BUTTONS["share"], parcels, record))


def copy_record(stage: Stage, match: AnyMatch) -> None:
    """Copy the match's record to the clipboard, and say so."""
    copy_text(stage, match.record_for_sharing(), words.SHARE["record-copied"])


def copy_text(stage: Stage, copied: str, done: Words) -> None:
    """Copy a text to the clipboard; show ``done``, or why it failed."""

    async def copying() -> None:
        try:
            await platform.sharing.copy(copied)
        except StorageError as error:
            stage.warn(words.not_copied(storage_error_text(error)))
        else:
            stage.toast(done)

    stage.start_task(copying)
