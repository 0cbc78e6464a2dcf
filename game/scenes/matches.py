"""A game's kept matches, page by page: to resume, look at, rename, export and throw them away."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Final

from pygame import Rect

from game.core.game import AnyMatch
from game.core.outline import MAX_NAME_LENGTH
from game.platform import StorageError, platform
from game.platform.node import Node
from game.refusals import refusal_text
from game.scenes import kept_matches
from game.scenes.match_card import MatchCard, MatchEntry, entries
from game.scenes.words import not_saved
from game.table import autosave
from game.table.dialogs.share import save_record
from game.ui import panels, text, theme
from game.ui.controls.scrolling import Pager, swipe_pages
from game.ui.dialog import Dialog, DialogButton
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext, pgettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.input import Drag, Gesture, Phase, Release
from game.ui.line_dialog import LineDialog, LineRequest
from game.ui.nodes import in_list, paragraphs
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, lines, phrases, sentence
from game.ui.shortcuts import Shortcut, page_shortcuts
from game.ui.text import fitting_style
from game.ui.widgets import Button, Widget
from game.words.buttons import BUTTONS
from game.words.storage import storage_error_text

# All sizes are in dp.

_WIDEST: Final = 1180
_CARD: Final = (300, 136)
"""The least width and height of a card."""
_LOW: Final = 98
"""The least height of a card in a window that has no room for four rows."""
_HIGHEST: Final = 168
_SHARES: Final = (3, 4, 3, 5)
"""The shares of a narrow foot's buttons: back, previous, next, open record."""
_BUTTON: Final = 190
"""The greatest width of a button in the foot."""

WORDS: Final = phrases(
    __name__,
    {
        "bring-back": N_("Bring back"),
        "name-of-the-match": N_("Name of the match"),
        "rename": NC_("button", "Rename"),
        "replay": NC_("button", "Replay"),
        "throw-away": N_("Throw away"),
        "what-is-this-match-called": N_("What is this match called?"),
    },
)


@sentence
def not_read(reason: Words) -> str:
    """Warn that the kept matches cannot be read."""
    return _("What is kept cannot be read: {reason}").format(reason=reason)


class MatchesScene(Scene):
    """A game's kept matches as cards on pages.

    The cards appear at once; between the frames the scene reads the matches of the page and draws
    their boards.
    """

    def __init__(
        self,
        stage: Stage,
        game: str,
        *,
        back: Callable[[], None],
        resume: Callable[[str], None],
        results: Callable[[AnyMatch], None],
        replaying: Callable[[AnyMatch], Callable[[], None] | None],
        open_record: Callable[[], None],
    ) -> None:
        """Create the scene.

        Args:
            stage: the stage on which the scene is shown.
            game: the id of the game whose matches are shown.
            back: goes back to the game's page.
            resume: continues the unfinished match in a file.
            results: shows the results of a finished match.
            replaying: returns the function that replays a match, or None if it cannot be replayed.
            open_record: asks for a record to open.
        """
        super().__init__(stage)
        self._resume, self._results, self._replaying = resume, results, replaying
        self._back = Button("matches/back", BUTTONS["back"], back)
        self._open = Button("matches/open", BUTTONS["open-record"], open_record)
        self._previous = Button("matches/previous", BUTTONS["previous"], partial(self._turn, -1))
        self._next = Button("matches/next", BUTTONS["next"], partial(self._turn, 1))
        self._foot = [self._back, self._previous, self._next, self._open]
        self.form.escape = back
        self.entries: list[MatchEntry] = []
        try:
            self.entries = entries(game)
        except StorageError as error:
            stage.warn(not_read(storage_error_text(error)))
        self.page = 0
        self._paging = Pager()
        self._sheet = lay_out_page(stage.screen)
        self._parts: Iterator[None] = iter(())
        self._looking = True

    @property
    def _pages(self) -> int:
        """The number of pages, at least 1."""
        return max(1, -(-len(self.entries) // len(self._sheet.cards)))

    @property
    def busy(self) -> bool:
        """True while matches are read or their boards are drawn."""
        return self._looking

    def layout(self, screen: Screen) -> None:
        """Place everything, and stay on the page that holds the first card shown before."""
        first = self.page * len(self._sheet.cards)
        super().layout(screen)
        self._sheet = lay_out_page(screen)
        for button, place in zip(self._foot, self._sheet.foot, strict=True):
            button.rect = place
        self.page = first // len(self._sheet.cards)
        self._turn(0)

    def _turn(self, by: int) -> None:
        """Go forward by that many pages, or back if negative, within the pages there are."""
        self.page = min(max(0, self.page + by), self._pages - 1)
        self._previous.visible = self._next.visible = self._pages > 1
        self._previous.enabled, self._next.enabled = self.page > 0, self.page + 1 < self._pages
        self._deal()

    def _deal(self) -> None:
        """Make the cards of the page anew, and begin to read and draw their matches."""
        count = len(self._sheet.cards)
        seen = self.entries[self.page * count : (self.page + 1) * count]
        widgets: list[Widget] = []
        looks: list[Iterator[None]] = []
        for number, (entry, place) in enumerate(zip(seen, self._sheet.cards, strict=False), 1):
            card = MatchCard(f"match/{number}", entry, partial(self._go_on, entry))
            card.rect = place
            aside = self._aside(number, entry)
            aside.rect = card.menu_button_rect(self.screen)
            size = card.picture_rect(self.screen).size
            if entry.picture is None or entry.picture.get_size() != size:
                looks.append(entry.paint_picture(self.screen, size))
            widgets += [card, aside]
        self.form.widgets = [*widgets, *self._foot]
        self._parts, self._looking = chain.from_iterable(looks), True
        self.redraw()

    def _aside(self, number: int, entry: MatchEntry) -> Button:
        """Return the button beside a card: a menu, or undo for a match that was thrown away."""
        if entry.thrown_away:
            bring_back = partial(self._bring_back, entry)
            id = f"match/{number}/undo"
            return Button(id, WORDS["bring-back"], bring_back, "icon_undo", icon_only=True)
        more = partial(self._ask_more, entry)
        return Button(f"match/{number}/more", BUTTONS["more"], more, "icon_menu", icon_only=True)

    def _go_on(self, entry: MatchEntry) -> None:
        """Resume a match, or show the results of a finished one."""
        if not entry.ended:
            self._resume(entry.file)
        elif match := entry.match:
            self._results(match)

    def _ask_more(self, entry: MatchEntry) -> None:
        match = entry.match
        _ask_more(
            self.stage,
            entry,
            rename=partial(self._ask_name, entry),
            save=partial(save_record, self.stage, match) if match else None,
            replay=self._replaying(match) if match else None,
            throw_away=partial(self._throw_away, entry),
        )

    def _ask_name(self, entry: MatchEntry) -> None:
        _ask_name(self.stage, entry.name, partial(self._rename, entry))

    def _rename(self, entry: MatchEntry, name: str) -> None:
        self._change(partial(entry.rename, name))

    def _throw_away(self, entry: MatchEntry) -> None:
        def throw_away() -> None:
            platform.storage.remove(entry.file)
            entry.thrown_away = True
            if entry.file == autosave.SLOT:
                autosave.drop_unsaved()
            autosave.retry_save()  # there may be room now

        self._change(throw_away)

    def _bring_back(self, entry: MatchEntry) -> None:
        def bring_back() -> None:
            platform.storage.write(entry.file, entry.text)
            entry.thrown_away = False

        self._change(bring_back)

    def _change(self, change: Callable[[], None]) -> None:
        """Change the kept matches, warn if the storage refuses, and show the page anew."""
        try:
            change()
        except StorageError as error:
            self.stage.warn(not_saved(storage_error_text(error)))
        self._deal()

    def handle(self, gesture: Gesture) -> None:
        """Turn the page on a swipe, even one that begins on a card, which is then not tapped."""
        if isinstance(gesture, Drag) and (pages := swipe_pages(gesture, self.screen)):
            self.form.handle(Release())
            if gesture.phase is Phase.END:
                self._turn(pages)
            self.redraw()
            return
        super().handle(gesture)

    def shortcuts(self) -> Sequence[Shortcut]:
        return page_shortcuts(self._turn, back=self.page > 0, on=self.page + 1 < self._pages)

    def gesture(self, gesture: Gesture) -> None:
        """Turn the page by the wheel."""
        if pages := self._paging.pages_to_turn(gesture):
            self._turn(pages)

    def update(self, now: float) -> None:
        """Read matches and draw their boards for one slice of time."""
        if self._looking:
            self._look()
            self.redraw()
        super().update(now)

    def _look(self) -> None:
        """Work for one slice; at the end disable the cards of matches that cannot be read."""
        end = time.perf_counter() + theme.THINKING_SLICE
        for _part in self._parts:
            if time.perf_counter() >= end:
                return
        self._looking = False
        for widget in self.form.widgets:
            if isinstance(widget, MatchCard):
                widget.enabled = not (widget.entry.read_error or widget.entry.thrown_away)

    def draw(self, canvas: Canvas) -> None:
        """Draw the background, the heading with the number of matches, and the cards."""
        panels.wood(canvas)
        self._draw_head(canvas)
        super().draw(canvas)

    @property
    def title(self) -> str:
        return pgettext("heading", "Matches")

    def nodes(self) -> list[Node]:
        told, foot = super().nodes(), {one.id for one in self._foot}
        cards = [one for one in told if one.id not in foot]
        return [
            *paragraphs("matches/kept", [self._kept]),
            *in_list("matches/cards", self.title, cards),
            *(one for one in told if one.id in foot),
        ]

    @property
    def _kept(self) -> str:
        """How many matches are kept, and which page is shown if there are several."""
        kept = sum(not one.thrown_away for one in self.entries)
        told = ngettext("{count} game is kept", "{count} games are kept", kept)
        told = told.format(count=kept) if kept else _("Nothing is kept yet.")
        if sum(one.ended for one in self.entries) >= kept_matches.MOST_ENDED:
            told = _("{told}, of finished ones the last {most}").format(
                told=told, most=kept_matches.MOST_ENDED
            )
        return f"{told}   {self.page + 1}/{self._pages}" if self._pages > 1 else told

    def _draw_head(self, canvas: Canvas) -> None:
        head, told = self._sheet.heading, self._kept
        title = text.draw(canvas, self.title, head.midleft, theme.DISPLAY, "lm", theme.CREAM)
        room = head.right - title.right - canvas.px(16)
        style = fitting_style(canvas.screen, told, theme.NOTE_LIGHT, room)
        text.draw(canvas, told, head.midright, style, "rm", max_width=room)


__all__ = ["MatchesScene"]


# The dialogs for one kept match.


def _ask_more(
    stage: Stage,
    entry: MatchEntry,
    *,
    rename: Callable[[], None],
    save: Callable[[], None] | None,
    replay: Callable[[], None] | None,
    throw_away: Callable[[], None],
) -> None:
    """Ask what to do with a kept match.

    ``save`` is None if the match cannot be read, which also rules out renaming; ``replay`` is None
    if the match cannot be replayed.
    """
    answers = [
        DialogButton("back", BUTTONS["back"]),
        DialogButton("throw-away", WORDS["throw-away"], throw_away),
    ]
    if save:
        answers += [
            DialogButton("save", BUTTONS["save-record"], save),
            DialogButton("rename", WORDS["rename"], rename),
        ]
    if replay:
        answers.append(DialogButton("replay", WORDS["replay"], replay))
    body = refusal_text(entry.read_error) if entry.read_error else lines(tuple(entry.lines))
    stage.push(Dialog(stage, entry.title, body, answers))


def _ask_name(stage: Stage, name: str, change: Callable[[str], None]) -> None:
    """Ask for a new name of a match; an empty line removes the name."""
    asked = LineRequest(
        "rename",
        WORDS["what-is-this-match-called"],
        WORDS["name-of-the-match"],
        MAX_NAME_LENGTH,
        value=name,
    )
    stage.push(LineDialog(stage, asked, change))


# The layout of a page.


@dataclass(frozen=True)
class PageLayout:
    """The places on a page, in device pixels; ``foot``: back, previous, next, open record."""

    heading: Rect
    cards: list[Rect]
    foot: list[Rect]


def lay_out_page(screen: Screen) -> PageLayout:
    """Lay out the page with as many cards as fit, in one column or two."""
    px, gap = screen.px, screen.px(theme.GAP)
    area = screen.safe.inflate(-2 * px(12), -2 * px(10))
    area = Rect(0, 0, min(area.w, px(_WIDEST)), area.h).move_to(center=area.center)
    head = min(px(48), area.h // 6)
    bar = min(px(theme.BUTTON_HEIGHT), max(px(theme.TOUCH), area.h // 8))
    middle = Rect(area.x, area.y + head, area.w, area.h - head - bar - gap)
    foot = Rect(area.x, area.bottom - bar, area.w, bar)
    heading = Rect(area.x, area.y, area.w, head)
    return PageLayout(heading, _grid(screen, middle), _foot(screen, foot))


def _grid(screen: Screen, area: Rect) -> list[Rect]:
    """Return the places of the cards, row by row."""
    gap = screen.px(theme.GAP)
    least = [screen.px(side) for side in _CARD]
    columns = min(2, max(1, (area.w + gap) // (least[0] + gap)))
    rows = (area.h + gap) // (least[1] + gap)
    if rows < 4:
        rows = max(1, (area.h + gap) // (screen.px(_LOW) + gap))
    wide = (area.w + gap) // columns - gap
    high = min((area.h + gap) // rows - gap, screen.px(_HIGHEST))
    return [
        Rect(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)
        for row in range(rows)
        for column in range(columns)
    ]


def _foot(screen: Screen, bar: Rect) -> list[Rect]:
    """Return the places of the foot's buttons: the outer ones at the ends, two in the middle."""
    gap = screen.px(theme.GAP)
    unit = (bar.w - gap * (len(_SHARES) - 1)) / sum(_SHARES)
    wide = [min(int(unit * share), screen.px(_BUTTON)) for share in _SHARES]
    back, previous, following, record = (Rect(bar.x, bar.y, one, bar.h) for one in wide)
    record.right = bar.right
    spare = record.x - back.right - previous.w - gap - following.w
    previous.x = back.right + spare // 2
    following.x = previous.right + gap
    return [back, previous, following, record]
