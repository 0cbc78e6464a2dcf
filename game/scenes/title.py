"""The title scene, which is shown first: a picture of every game, and what belongs to the house."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from game import NAME
from game.description import Game
from game.platform import platform
from game.platform.node import Node
from game.scenes.entrance import when_loaded
from game.scenes.front import WORDS, FrontScene, SavedMatches, painting_of
from game.scenes.game_panel import GamePanel
from game.settings.store import language_in_use, open_languages, open_settings
from game.ui import panels, text, theme
from game.ui.controls.buttons import full_screen_button
from game.ui.painting import lettering
from game.ui.scene import Stage
from game.ui.screen import Canvas, Screen, grid, row
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS

# All sizes are in dp.

_EDGE: Final = 8
"""What lies round the pictures and between them."""
_NOTE: Final = 26
"""The height of the line at the foot."""
_RECORD: Final = 140
_QUIT: Final = 68
_LANGUAGE: Final = 92
_UPDATE: Final = 220
"""The widths of the buttons that have words."""
_ROOMY: Final = 560
"""From this width on the usual buttons have room beside the house's name."""
_USUAL: Final = 3
_NARROW: Final = 116
_HIGH: Final = 480
"""The least width of a button in the line above the foot, and the height of a window that has room
for a second line."""
_LETTERS: Final = 40
"""The greatest size of the house's name."""


class TitleScene(FrontScene):
    """The title: a picture of every game, that of the last one first, between two bars."""

    def __init__(
        self,
        stage: Stage,
        games: Sequence[Game],
        *,
        look: Callable[[], SavedMatches | None],
        page: Callable[[Game], None],
        open_record: Callable[[], None],
        tables: Callable[[], None] | None = None,
        further: Sequence[Button] = (),
    ) -> None:
        """Create the scene.

        Args:
            stage: the stage on which the scene is shown.
            games: the games, in the order of their pictures.
            look: returns what is kept on this device; None if nothing is.
            page: opens a game's page.
            open_record: asks for a record.
            tables: shows the tables of the host that serves this page; None for a page without.
            further: further buttons of the house.
        """
        super().__init__(stage, look)
        self._panels = [GamePanel(game, partial(page, game)) for game in games]
        self._continue = Button("title/continue", WORDS["continue"], lambda: None, look=RED)
        self._continue.visible = False
        self._last = ""
        self._record = Button("title/open", BUTTONS["open-record"], open_record, style=theme.LABEL)
        self._language = Button(
            "title/language",
            language_in_use(),
            partial(when_loaded, stage, partial(open_languages, stage)),
            style=theme.LABEL,
        )
        self._house = [self._record, self._language, *further]
        if tables:
            self._house.insert(
                0, Button("title/tables", WORDS["tables"], tables, look=RED, style=theme.RED_SMALL)
            )
        self._foot = WORDS["hosted"] if tables else WORDS["edition"]
        self._update = Button(
            "title/update", WORDS["new-version-restart"], platform.restart, style=theme.BUTTON
        )
        self._update.visible = False
        self._settings = Button(
            "title/settings",
            BUTTONS["settings"],
            partial(when_loaded, stage, partial(open_settings, stage)),
            "icon_settings",
            icon_only=True,
        )
        self._full = full_screen_button("title/full-screen")
        self._arrange()
        self._name = Rect(0, 0, 0, 0)
        self._note = Rect(0, 0, 0, 0)

    def _arrange(self) -> None:
        """Put the widgets in the order of the keyboard: the match to go on with lies on its game's
        picture."""
        seen: list[Button] = []
        for panel in self._panels:
            seen += [panel, self._continue] if panel.game.id == self._last else [panel]
        self.form.widgets = [*seen, *self._house, self._update, self._full, self._settings]

    def offer(self, saved: SavedMatches) -> None:
        """Show the button that goes on with the match that was played last."""
        if saved.continue_last:
            self._last = saved.game
            self._continue.visible = True
            self._continue.note = saved.note
            self._continue.action = saved.continue_last
            self._arrange()

    def layout(self, screen: Screen) -> None:
        """Place the two bars, and the pictures between them: side by side or one below another."""
        super().layout(screen)
        px, edge = screen.px, screen.px(_EDGE)
        area = screen.safe.inflate(-2 * edge, -edge)
        head = Rect(area.x, area.y, area.w, px(theme.TOUCH + 4))
        foot = self._lay_out_foot(screen, area)
        self._lay_out_head(screen, head)
        pictures = Rect(area.x, head.bottom + edge // 2, area.w, 0)
        pictures.h = max(1, foot - edge // 2 - pictures.y)
        self._lay_out_pictures(screen, pictures)

    def _roomy(self, screen: Screen) -> bool:
        """True if the house's buttons have room in the upper bar, beside its name."""
        more = max(0, len(self._house) - _USUAL) * (_RECORD + _EDGE)
        return not screen.portrait and screen.safe.w >= screen.px(_ROOMY + more)

    def _lay_out_head(self, screen: Screen, head: Rect) -> None:
        """Place the house's name, and at the right what has room there."""
        px, right, gap = screen.px, head.right, screen.px(_EDGE)
        icon = px(theme.TOUCH + 4)
        buttons = [(self._settings, icon)]
        if self._full.visible:
            buttons.append((self._full, icon))
        if self._roomy(screen):
            widths = {"title/quit": px(_QUIT), "title/language": px(_LANGUAGE)}
            buttons += [(one, widths.get(one.id, px(_RECORD))) for one in self._house[::-1]]
        for button, wide in buttons:
            button.rect = Rect(right - wide, head.y, wide, head.h)
            right = button.rect.x - gap
        self._name = Rect(head.x, head.y, max(1, right - head.x), head.h)

    def _lay_out_foot(self, screen: Screen, area: Rect) -> int:
        """Place the line at the foot and the buttons above it; return where they begin."""
        px, gap = screen.px, screen.px(_EDGE)
        self._note = Rect(area.x, area.bottom - px(_NOTE), area.w, px(_NOTE))
        rows = [] if self._roomy(screen) else self._house_rows(screen, area.w)
        if self._update.visible:
            rows.append([self._update])
        top = self._note.y
        for buttons in rows:
            top -= px(theme.TOUCH) + gap // 2
            wide = min(area.w, len(buttons) * px(_UPDATE))
            place = Rect(0, top, wide, px(theme.TOUCH)).move_to(centerx=area.centerx)
            for button, rect in zip(buttons, row(place, len(buttons), gap), strict=True):
                button.rect = rect
        return top

    def _house_rows(self, screen: Screen, wide: int) -> list[list[Button]]:
        """Return the house's buttons in two lines where they have no room in one of that width."""
        house, half = self._house, -(-len(self._house) // 2)
        high = screen.safe.h >= screen.px(_HIGH)
        crowded = high and len(house) * screen.px(_NARROW) > wide
        return [house[half:], house[:half]] if crowded else [house]

    def _lay_out_pictures(self, screen: Screen, area: Rect) -> None:
        edge, count = screen.px(_EDGE), len(self._panels)
        columns, rows = (1, count) if screen.portrait else (count, 1)
        for panel, frame in zip(self._panels, grid(area, columns, rows, edge), strict=True):
            here = self._continue.visible and panel.game.id == self._last
            panel.lay_out(screen, frame, self._continue if here else None)
            panel.painting = painting_of(panel.game, screen)
        size = min(panel.letters(screen) for panel in self._panels)
        for panel in self._panels:
            panel.set_letters(size)

    def update(self, now: float) -> None:
        if platform.update_waiting() and not self._update.visible:
            self._update.visible = True
            self.layout(self.screen)
            self.redraw()
        for panel in self._panels:
            if panel.painting is None and (come := painting_of(panel.game, self.screen)):
                panel.painting = come
                self.redraw(panel.rect)
        super().update(now)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        """Draw into the caches; this does not count as drawn, since nobody sees it yet."""
        for panel in self._panels:
            for _part in panel.prepare():
                yield None
        yield from super().prepare(canvas)
        self._drawn = False

    @property
    def title(self) -> str:
        return NAME

    def nodes(self) -> list[Node]:
        from game.ui.nodes import paragraphs  # noqa: PLC0415 (its first picture does not need it)

        return [*super().nodes(), *paragraphs("title/note", [self._foot])]

    def draw(self, canvas: Canvas) -> None:
        panels.wood(canvas)
        self._draw_name(canvas)
        for panel in self._panels:
            panel.draw_picture(canvas)
            self.draw_leaves(canvas, panel.rect)
        text.draw_in(canvas, str(self._foot), self._note, theme.NOTE_OVER, "m")
        super().draw(canvas)
        self._drawn = True

    def _draw_name(self, canvas: Canvas) -> None:
        """Draw the house's name at the left end of its bar."""
        word, room = NAME.upper(), self._name
        size = min(_LETTERS, lettering.fitting(canvas.screen, word, room.size))
        wide = text.measure(canvas.screen, word, theme.TextStyle("head", size, theme.INK))[0]
        middle = (room.x + min(room.w, wide + canvas.px(size * 0.5)) // 2, room.centery)
        lettering.draw(canvas, word, middle, size)


__all__ = ["SavedMatches", "TitleScene"]
