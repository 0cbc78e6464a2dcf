"""The title scene, which is shown first."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Final

import pygame
from pygame import Rect

from game import NAME
from game.games import games_with_lessons, games_with_words
from game.platform import LoadingState, platform
from game.platform.node import Node
from game.scenes.entrance import when_loaded
from game.settings.store import open_settings
from game.ui import panels, sprites, text, theme
from game.ui.controls.buttons import full_screen_button
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.painting.animation import IdleClock, draw_leaves
from game.ui.painting.surfaces import Layer, SurfaceCache, transparent_surface
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, phrases
from game.ui.theme import Colour, TextStyle
from game.ui.widgets import PAPER, RED, Button
from game.words.buttons import BUTTONS

# The game's name in gold: a gradient inside a dark outline, with a soft shadow.

GRADIENT: tuple[Colour, ...] = ((255, 250, 226), (255, 222, 122), (236, 160, 44), (255, 214, 110))


def lettering(canvas: Canvas, word: str, size: float) -> pygame.Surface:
    """Return a clear surface with the word in its middle, in letters of ``size`` dp."""
    plain = TextStyle("head", size, (255, 255, 255))
    width, height = text.measure(canvas.screen, word, plain)
    area = (width + height // 2, height + height // 4)
    middle = (area[0] // 2, area[1] // 2)
    letters = _shadow(canvas, word, size, area)
    lettered = Canvas(letters, canvas.screen)
    for grow, colour in ((0.06, theme.INK), (0.028, theme.GOLD)):
        text.draw(lettered, word, middle, TextStyle("head", size, theme.INK, size * grow, colour))
    face = transparent_surface(letters.get_size())
    drawn = text.draw(Canvas(face, canvas.screen), word, middle, plain)
    face.blit(_gradient(drawn), drawn, special_flags=pygame.BLEND_RGBA_MULT)
    letters.blit(face, (0, 0))
    return letters


def _shadow(canvas: Canvas, word: str, size: float, area: tuple[int, int]) -> pygame.Surface:
    """Return a clear surface of ``area`` pixels with the word's soft shadow below the middle."""
    faint = transparent_surface(area)
    style = TextStyle("head", size, theme.SHADOW, size * 0.085, theme.SHADOW)
    below = (area[0] // 2, area[1] // 2 + canvas.px(size * 0.05))
    text.draw(Canvas(faint, canvas.screen), word, below, style)
    return pygame.transform.box_blur(faint, canvas.px(size * 0.05))


def _gradient(whole: pygame.Rect) -> pygame.Surface:
    """Return a surface with the colours from the top of the capitals to their foot."""
    capitals = whole.inflate(0, -round(whole.h * 0.46))
    steps = pygame.Surface((1, len(GRADIENT)))
    for row, colour in enumerate(GRADIENT):
        steps.set_at((0, row), colour)
    full = transparent_surface(whole.size)
    full.fill(GRADIENT[-1])
    part = pygame.transform.smoothscale(steps, capitals.size)
    full.blit(part, (0, capitals.y - whole.y))
    return full


# The title: its picture, the name, and the buttons that lead into a match.

WORDS: Final = phrases(
    __name__,
    {
        "continue": N_("Continue"),
        "daily-game": N_("Daily game"),
        "matches": N_("Matches"),
        "new-game": N_("New game"),
        "new-version-restart": N_("New version: restart"),
        "quit": N_("Quit"),
    },
)
_OWN = ("title", "app_icon")
"""The beginnings of the names of sprites that only the title shows."""
_NEXT = (
    "game.scenes.opening",
    "game.scenes.setup",
    "game.scenes.lessons",
    "game.scenes.results",
    "game.rulebook.scene",
)
"""Modules of the next scenes, which are imported after the first frame has been drawn."""
_SHARES = {
    "title/continue": 4,
    "title/new-game": 4,
    "title/daily": 3,
    "title/open": 4,
    "title/lessons": 3,
}
"""The shares that buttons take of their rows; 2 for all others."""
_picture = Layer()
"""The background picture, kept for the next time that the title is shown."""


@dataclass(frozen=True)
class SavedMatches:
    """What is kept on this device.

    Attributes:
        note: a line that says where the match to continue stands.
        continue_last: continues that match; None if there is none.
    """

    note: Words = ""
    continue_last: Callable[[], None] | None = None


class TitleScene(Scene):
    """The title: the picture, the name, and the buttons.

    It draws at once. Only then it looks for kept matches, decodes all other sprites and imports
    the next scenes' modules, one a frame, so that those scenes open without a pause.
    """

    def __init__(
        self,
        stage: Stage,
        *,
        look: Callable[[], SavedMatches | None],
        new_game: Callable[[], None],
        matches: Callable[[], None],
        open_record: Callable[[], None],
        daily: Callable[[], None],
        lessons: Callable[[], None],
        rules: Callable[[], None],
        leave: Callable[[], None] | None,
    ) -> None:
        """Create the scene.

        Args:
            stage: the stage on which the scene is shown.
            look: returns what is kept on this device; None if nothing is.
            new_game: opens the set-up.
            matches: opens the kept matches.
            open_record: asks for a record.
            daily: goes on with the daily match.
            lessons: opens the lessons.
            rules: opens the rulebook.
            leave: closes the program; None where it cannot be closed.
        """
        super().__init__(stage)
        self._look = look
        self._drawn = self._looked = self._told = False
        self._ahead: sprites.SpriteLoader | None = None
        self._modules = [
            *_NEXT,
            *(module for game in games_with_words() for module in game.preload),
        ]
        self._lettered = SurfaceCache()
        self._life = IdleClock()
        self._continue = Button("title/continue", WORDS["continue"], lambda: None, look=RED)
        self._continue.visible = False
        self._new = Button("title/new-game", WORDS["new-game"], new_game, look=RED)
        # in the small style only two pixels are left between the words
        self._daily = Button("title/daily", WORDS["daily-game"], daily)
        self._matches = Button("title/matches", WORDS["matches"], matches)
        self._matches.visible = False
        self._lesser = [
            Button("title/lessons", BUTTONS["lessons"], lessons, style=theme.LABEL),
            Button("title/open", BUTTONS["open-record"], open_record, style=theme.LABEL),
        ]
        self._lesser[0].visible = bool(games_with_lessons())
        if leave:
            self._lesser.append(Button("title/quit", WORDS["quit"], leave, style=theme.LABEL))
        main = [self._continue, self._matches, self._new, self._daily]
        self.form.widgets = [*main, *self._lesser, *self._in_corner(rules)]
        self._name = ((0, 0), 0.0)
        self._note = Rect(0, 0, 0, 0)

    def _in_corner(self, rules: Callable[[], None]) -> list[Button]:
        """Create the buttons in the window's corner, in the order of the keyboard."""
        self._update = Button(
            "title/update", WORDS["new-version-restart"], platform.restart, style=theme.BUTTON
        )
        self._update.visible = False
        settings = partial(open_settings, self.stage)
        self._settings = Button(
            "title/settings", BUTTONS["settings"], settings, "icon_settings", icon_only=True
        )
        self._rules = Button("title/rules", BUTTONS["rules"], rules, style=theme.LABEL)
        self._full = full_screen_button("title/full-screen")
        return [self._update, self._full, self._rules, self._settings]

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        px, safe = screen.px, screen.safe
        gap, high = px(12), px(60)
        rows = [[self._continue, self._matches], [self._new, self._daily], self._lesser]
        rows = [seen for row in rows if (seen := [one for one in row if one.visible])]
        width = min(px(340), safe.w - px(48))
        aside = max(safe.x + safe.w * 27 // 100, safe.x + px(16) + width // 2)
        centre = safe.centerx if screen.portrait else aside
        total = len(rows) * (high + gap) - gap
        note = px(38)
        bottom = safe.bottom - note - px(16 if screen.compact else 60)
        top = bottom - total
        for i, row in enumerate(rows):
            left, unit = centre - width // 2, (width + gap) / sum(map(self._share, row))
            for widget in row:
                wide = round(unit * self._share(widget))
                widget.rect = Rect(left, top + i * (high + gap), wide - gap, high)
                left += wide
        self._note = Rect(safe.x, safe.bottom - note, safe.w, note).inflate(-px(24), 0)
        corner = Rect(0, 0, px(48), px(48))
        self._settings.rect = corner.move_to(topright=(safe.right - px(8), safe.y + px(8)))
        beside = self._settings.rect.move(-px(8), 0).topleft
        self._rules.rect = Rect(0, 0, px(72), px(48)).move_to(topright=beside)
        self._full.rect = corner.move_to(topright=self._rules.rect.move(-px(8), 0).topleft)
        last = self._full if self._full.visible else self._rules
        told = Rect(0, 0, max(1, min(px(240), last.rect.x - safe.x - px(16))), px(48))
        self._update.rect = told.move_to(topright=last.rect.move(-px(8), 0).topleft)
        room = top - safe.y
        size = min(room * 0.62, safe.w * (0.30 if screen.portrait else 0.15)) / screen.scale
        height = safe.y + min(room // 2, screen.px(size)) if screen.portrait else safe.y + room // 2
        self._name = ((centre, height), size)

    def _share(self, button: Button) -> int:
        """Return the button's share of its row."""
        return _SHARES.get(button.id, 2)

    @property
    def busy(self) -> bool:
        """True while kept matches are looked for, or what the next scenes need is loaded."""
        return not (self._looked or self._told) or self._ahead is not None

    def update(self, now: float) -> None:
        if self._drawn and not self._looked:
            self._look_for_rest()
        elif self._ahead:
            self._prepare(self._ahead)
        if platform.update_waiting() and not self._update.visible:
            self._update.visible = True
            self.layout(self.screen)
            self.redraw()
        super().update(now)

    def _look_for_rest(self) -> None:
        """Look for kept matches once the rest of the program is loaded.

        If the rest does not come, the player is told once.
        """
        arrival = platform.loading_state()
        if arrival is LoadingState.LOADED:
            self._looked = True
            self._offer(self._look())
            self._ahead = sprites.SpriteLoader(
                name for name in sprites.names() if not name.startswith(_OWN)
            )
        elif arrival is LoadingState.FAILED and not self._told:
            when_loaded(self.stage, lambda: None)
        self._told = arrival is LoadingState.FAILED

    def _prepare(self, pictures: sprites.SpriteLoader) -> None:
        """Load one thing that the next scenes need: a sprite, a module, or at last the panels."""
        if not pictures.done:
            pictures.step()
        elif self._modules:
            import_module(self._modules.pop(0))
        else:
            panels.prepare(self.screen)
            self._ahead = None
            if not gc.get_freeze_count():
                gc.freeze()  # all this stays; to collect it would take four frames

    def _offer(self, saved: SavedMatches | None) -> None:
        """Show the buttons for what is kept on this device."""
        if saved is None:
            return
        self._matches.visible = True
        if saved.continue_last:
            self._continue.visible = True
            self._continue.note = saved.note
            self._continue.action = saved.continue_last
            self._new.look, self._new.style = PAPER, theme.BUTTON
        self.layout(self.screen)
        self.redraw()

    def _draw_name(self, canvas: Canvas) -> None:
        """Draw the name between the buttons and the top; each size is lettered only once."""
        centre, size = self._name
        letters = self._lettered.get(
            (size, canvas.screen), lambda: lettering(canvas, NAME.upper(), size)
        )
        canvas.surface.blit(letters, letters.get_rect(center=centre))

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        """Draw into the caches; this does not count as drawn, since nobody sees it yet."""
        name = _painting(canvas.screen)
        yield from _picture.prepare(canvas, name, partial(sprites.cover, name=name))
        yield from super().prepare(canvas)
        self._drawn = False

    def animate_idle(self, now: float) -> Rect | None:
        return self.screen.rect if self._life.advance(now) else None

    @property
    def title(self) -> str:
        return NAME

    def nodes(self) -> list[Node]:
        from game.ui.nodes import paragraphs  # noqa: PLC0415 (its first picture does not need it)

        return [*super().nodes(), *paragraphs("title/note", [_edition()])]

    def draw(self, canvas: Canvas) -> None:
        name = _painting(canvas.screen)
        _picture.draw(canvas, name, partial(sprites.cover, name=name))
        self._draw_name(canvas)
        if not self.stage.reduced_motion:
            draw_leaves(canvas, canvas.screen.rect, self._life.time)
        text.draw_in(canvas, _edition(), self._note, theme.NOTE_OVER, "m")
        super().draw(canvas)
        self._drawn = True


def _edition() -> str:
    """Return the note below the buttons."""
    return _("An unofficial edition by admirers of the board game")


def _painting(screen: Screen) -> str:
    """Return the picture's name for this shape of window, or the other one if only that is here."""
    names = ("title_portrait", "title") if screen.portrait else ("title", "title_portrait")
    return next(filter(sprites.is_available, names))


__all__ = ["SavedMatches", "TitleScene"]
