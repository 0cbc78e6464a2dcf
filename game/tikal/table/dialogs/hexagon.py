"""The dialog that shows a hexagon of the display, large enough to count its stones."""

from pygame import Rect

from game.tikal.rules.components import HEXAGONS
from game.tikal.table import words
from game.tikal.table.board import hexagon_card
from game.tikal.words.dialogs import treasures_on
from game.tikal.words.labels import LABELS
from game.ui import panels, text, theme
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import Button


class HexagonDialog(Scene):
    """Shows one hexagon with its stones, and how many treasures lie on it."""

    def __init__(self, stage: Stage, hexagon: int) -> None:
        super().__init__(stage)
        self.hexagon = hexagon
        self.panel = Rect(0, 0, 0, 0)
        self.close = Button("hexagon/close", LABELS["dialog/close"], stage.pop)
        self.form.widgets = [self.close]
        self.form.escape = stage.pop

    def layout(self, screen: Screen) -> None:
        """Lay out a square panel in the middle of the window."""
        super().layout(screen)
        px, safe = screen.px, screen.safe
        side = min(px(420), safe.w - px(16), safe.h - px(16))
        self.panel = Rect(0, 0, side, side)
        self.panel.center = safe.center
        foot = self.panel.inflate(-px(36), -px(32))
        button = min(px(theme.BUTTON_HEIGHT), foot.h // 3)
        self.close.rect = Rect(foot.x, foot.bottom - button, foot.w, button)

    def draw(self, canvas: Canvas) -> None:
        """Draw the name of its kind, the hexagon, and the number of treasures on it."""
        px = canvas.px
        panels.draw(canvas, self.panel)
        top = (self.panel.centerx, self.panel.y + px(30))
        text.draw(canvas, words.hexagon(self.hexagon), top, theme.HEADING)
        picture = Rect(self.panel.x, top[1] + px(18), self.panel.w, 0)
        picture.h = max(1, self.close.rect.y - picture.y - px(34))
        hexagon_card(canvas, picture.inflate(-px(36), 0), self.hexagon, 0)
        masks = HEXAGONS[self.hexagon].masks
        if masks:
            below = (self.panel.centerx, picture.bottom + px(14))
            text.draw(canvas, treasures_on(masks), below, theme.NOTE)
        super().draw(canvas)
