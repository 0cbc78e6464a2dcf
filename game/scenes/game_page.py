"""A game's page: its picture, its name, and the buttons that lead into a match of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.description import Game
from game.scenes.front import WORDS, FrontScene, SavedMatches, painting_of
from game.ui import panels, theme
from game.ui.painting import covers, lettering
from game.ui.scene import Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import PAPER, RED, Button
from game.words.buttons import BUTTONS

Step = Callable[[], None]

# All sizes are in dp.

_WIDE: Final = 340
_HIGH: Final = 60
"""The width and height of a row of buttons."""
_GAP: Final = 12
_SHARES: Final = {"page/continue": 4, "page/daily": 3}
"""The shares that buttons take of their rows; 2 for all others."""


@dataclass(frozen=True)
class Ways:
    """Where a game's page leads to.

    Attributes:
        new_game: opens the set-up.
        matches: opens the game's kept matches.
        daily: goes on with the daily match.
        lessons: opens the lessons; None for a game without any.
        rules: opens the rulebook.
        back: goes back to the title.
    """

    new_game: Step
    matches: Step
    daily: Step
    lessons: Step | None
    rules: Step
    back: Step


class GamePage(FrontScene):
    """The page of a game."""

    def __init__(
        self, stage: Stage, game: Game, look: Callable[[], SavedMatches | None], ways: Ways
    ) -> None:
        """Create the scene.

        Args:
            stage: the stage on which the scene is shown.
            game: the game.
            look: returns what is kept of this game; None if nothing is.
            ways: where the buttons lead to.
        """
        super().__init__(stage, look)
        self._game = game
        self._continue = Button("page/continue", WORDS["continue"], lambda: None, look=RED)
        self._matches = Button("page/matches", WORDS["matches"], ways.matches)
        self._continue.visible = self._matches.visible = False
        self._new = Button("page/new-game", WORDS["new-game"], ways.new_game, look=RED)
        begins = [self._new]
        if ways.lessons:  # who has never played finds them as easily as a new game
            begins.append(Button("page/lessons", BUTTONS["lessons"], ways.lessons))
        lesser = [
            Button("page/daily", WORDS["daily-game"], ways.daily, style=theme.LABEL),
            Button("page/rules", BUTTONS["rules"], ways.rules, style=theme.LABEL),
            Button("page/back", BUTTONS["back"], ways.back, style=theme.LABEL),
        ]
        self._rows = [[self._continue, self._matches], begins, lesser]
        self.form.widgets = [button for row in self._rows for button in row]
        self.form.escape = ways.back
        self._name = ((0, 0), 0.0)

    def offer(self, saved: SavedMatches) -> None:
        self._matches.visible = True
        if saved.continue_last:
            self._continue.visible = True
            self._continue.note = saved.note
            self._continue.action = saved.continue_last
            self._new.look, self._new.style = PAPER, theme.BUTTON

    def layout(self, screen: Screen) -> None:
        """Place the rows at the foot, beside the picture's middle, and the name above them."""
        super().layout(screen)
        px, safe = screen.px, screen.safe
        gap, high = px(_GAP), px(_HIGH)
        rows = [seen for row in self._rows if (seen := [one for one in row if one.visible])]
        width = min(px(_WIDE), safe.w - px(48))
        aside = max(safe.x + safe.w * 27 // 100, safe.x + px(16) + width // 2)
        centre = safe.centerx if screen.portrait else aside
        top = safe.bottom - px(16 if screen.compact else 60) - len(rows) * (high + gap) + gap
        for number, row in enumerate(rows):
            place = Rect(centre - width // 2, top + number * (high + gap), width, high)
            _share(row, place, gap)
        room = top - safe.y
        across = safe.w * 92 // 100 if screen.portrait else min(2 * (centre - safe.x), safe.w // 2)
        size = lettering.fitting(screen, self._game.name.upper(), (across, room * 6 // 10))
        down = min(room // 2, px(size)) if screen.portrait else room // 2
        self._name = ((centre, safe.y + down), size)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        """Draw into the caches; this does not count as drawn, since nobody sees it yet."""
        if one := painting_of(self._game, canvas.screen):
            for _part in covers.prepare(one.file, canvas.screen.size, one.focus):
                yield None
        yield from super().prepare(canvas)
        self._drawn = False

    @property
    def title(self) -> str:
        return self._game.name

    def draw(self, canvas: Canvas) -> None:
        if one := painting_of(self._game, canvas.screen):
            canvas.surface.blit(covers.cover(one.file, canvas.screen.size, one.focus), (0, 0))
        else:
            panels.wood(canvas)
        centre, size = self._name
        lettering.draw(canvas, self._game.name.upper(), centre, size)
        self.draw_leaves(canvas, canvas.screen.rect)
        super().draw(canvas)
        self._drawn = True


def _share(row: list[Button], place: Rect, gap: int) -> None:
    """Lay the buttons of a row side by side."""
    shares = [_SHARES.get(one.id, 2) for one in row]
    left, unit = place.x, (place.w + gap) / sum(shares)
    for button, share in zip(row, shares, strict=True):
        wide = round(unit * share)
        button.rect = Rect(left, place.y, wide - gap, place.h)
        left += wide
