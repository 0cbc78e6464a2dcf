"""What the title and the games' pages share: they draw at once, then load what comes next."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from pygame import Rect

from game.description import Game, Painting
from game.games import games_with_words
from game.platform import LoadingState, platform
from game.scenes.entrance import when_loaded
from game.ui import panels, sprites
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.painting import covers
from game.ui.painting.animation import IdleClock, draw_leaves
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, phrases

WORDS: Final = phrases(
    __name__,
    {
        "continue": NC_("button on the title page", "Continue"),
        "daily-game": N_("Daily game"),
        "edition": N_("An unofficial edition by admirers of the board games"),
        "hosted": N_("To play with others, each at their own device, choose Tables."),
        "matches": NC_("button", "Matches"),
        "new-game": N_("New game"),
        "new-version-restart": N_("New version: restart"),
        "tables": NC_("button", "Tables"),
    },
)
_OF_THE_WINDOW = "app_icon"
"""A sprite that no scene shows."""
_NEXT = (
    "game.settings.dialog",
    "game.scenes.opening",
    "game.scenes.setup",
    "game.scenes.lessons",
    "game.scenes.results",
    "game.rulebook.scene",
)
"""Modules of the next scenes, which are imported after the first frame has been drawn."""


@dataclass(frozen=True)
class SavedMatches:
    """What is kept on this device.

    Attributes:
        note: a line that says where the match to continue stands.
        continue_last: continues that match; None if there is none.
        game: the id of that match's game.
    """

    note: Words = ""
    continue_last: Callable[[], None] | None = None
    game: str = ""


class FrontScene(Scene):
    """A scene in front of the tables.

    It draws at once. Only then it looks for kept matches, decodes all other sprites and imports
    the next scenes' modules, one a frame, so that those scenes open without a pause.
    """

    def __init__(self, stage: Stage, look: Callable[[], SavedMatches | None]) -> None:
        """Create the scene.

        Args:
            stage: the stage on which the scene is shown.
            look: returns what is kept on this device; None if nothing is.
        """
        super().__init__(stage)
        self._look = look
        self._drawn = self._looked = self._told = False
        self._ahead: sprites.SpriteLoader | None = None
        self._modules = [
            *_NEXT,
            *(module for game in games_with_words() for module in game.preload),
        ]
        self._life = IdleClock()

    @property
    def busy(self) -> bool:
        """True while kept matches are looked for, or what the next scenes need is loaded."""
        return not (self._looked or self._told) or self._ahead is not None

    def update(self, now: float) -> None:
        if self._drawn and not self._looked:
            self._look_for_rest()
        elif self._ahead:
            self._prepare(self._ahead)
        super().update(now)

    def _look_for_rest(self) -> None:
        """Look for kept matches once the rest of the program is loaded.

        If the rest does not come, the player is told once.
        """
        arrival = platform.loading_state()
        if arrival is LoadingState.LOADED:
            self._looked = True
            if (saved := self._look()) is not None:
                self.offer(saved)
                self.layout(self.screen)
                self.redraw()
            self._ahead = sprites.SpriteLoader(
                name for name in sprites.names() if name != _OF_THE_WINDOW
            )
        elif arrival is LoadingState.FAILED and not self._told:
            when_loaded(self.stage, lambda: None)
        self._told = arrival is LoadingState.FAILED

    def offer(self, saved: SavedMatches) -> None:
        """Show the buttons for what is kept on this device."""
        raise NotImplementedError

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

    def animate_idle(self, now: float) -> Rect | None:
        return self.screen.rect if self._life.advance(now) else None

    def draw_leaves(self, canvas: Canvas, area: Rect) -> None:
        """Draw the leaves that sail down in an area; none under reduced motion."""
        if self.stage.reduced_motion:
            return
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(area.clip(before))
        draw_leaves(canvas, area, self._life.time)
        canvas.surface.set_clip(before)


def painting_of(game: Game, screen: Screen) -> Painting | None:
    """Return a game's picture for this shape of window, or the other one if only that is here.

    None as long as neither is here, or if the game has none.
    """
    if game.cover is None:
        return None
    both = [game.cover.wide, game.cover.tall]
    if screen.portrait:
        both.reverse()
    return next((one for one in both if covers.is_here(one.file)), None)
