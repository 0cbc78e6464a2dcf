"""What several scenes show over themselves: which game?, the rulebook, a line of text to type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.description import Game
from game.games import games_with_words, table_of
from game.scenes.words import WORDS
from game.ui import panels, text, theme
from game.ui.controls.text_field import TextField, warn_of_missing_glyphs
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS

if TYPE_CHECKING:
    from game.core.game import Options
    from game.description import Game

_WIDEST: Final = 460
_PAD: Final = 18
"""The greatest width of the dialog with a line of text, and its padding, in dp."""


def ask_which_game(
    stage: Stage, take: Callable[[Game], None], among: Sequence[Game] | None = None
) -> None:
    """Ask for one of the games, by default all that can be played; take a single one at once."""
    games = games_with_words() if among is None else among
    if len(games) == 1:
        take(games[0])
        return
    answers = [DialogButton("back", BUTTONS["back"])]
    answers += [DialogButton(game.id, game.name, partial(take, game)) for game in games]
    stage.push(Dialog(stage, WORDS["which-game"], WORDS["which-explained"], answers))


def show_rules(
    stage: Stage, game: Game, variant: str | None = None, options: Options | None = None
) -> None:
    """Open the rulebook for a variant and options; by default the game's first variant."""
    from game.rulebook.scene import RulebookScene  # noqa: PLC0415 (read by few)

    assert game.wording
    wording, rules = game.wording(), game.rules()
    variant = variant or rules.default_variant
    write = partial(wording.book, variant, rules.with_defaults(options or {}))
    stage.push(RulebookScene(stage, write, table_of(game).paint))


@dataclass(frozen=True)
class LineRequest:
    """What a ``LineDialog`` asks for.

    Attributes:
        id: the prefix of the ids of the dialog's widgets.
        question: the dialog's heading.
        label: the name of the text field, also its placeholder.
        most: the greatest number of letters.
        value: the text that is in the field at first.
    """

    id: str
    question: Words
    label: Words
    most: int
    value: str = ""


class LineDialog(Scene):
    """A text field with two buttons below it; ``done`` gets the text that was entered."""

    keys_first = True

    def __init__(self, stage: Stage, asked: LineRequest, done: Callable[[str], None]) -> None:
        super().__init__(stage)
        self._question, self._act = asked.question, done
        self._panel = Rect(0, 0, 0, 0)
        self._field = TextField(
            f"{asked.id}/name",
            asked.label,
            value=asked.value,
            max_length=asked.most,
            on_change=partial(warn_of_missing_glyphs, stage),
            placeholder=asked.label,
            on_enter=self._finish,
        )
        self._back = Button(f"{asked.id}/back", BUTTONS["back"], stage.pop)
        self._done = Button(
            f"{asked.id}/done", BUTTONS["done"], self._finish, look=RED, style=theme.RED_SMALL
        )
        self.form.widgets = [self._field, self._back, self._done]
        self.form.escape = stage.pop
        self.form.set_focus(self._field)

    @property
    def title(self) -> str:
        return str(self._question)

    def _finish(self) -> None:
        self.stage.pop()
        self._act(self._field.value)

    def layout(self, screen: Screen) -> None:
        """Place the field, and the two buttons below it."""
        super().layout(screen)
        px, gap = screen.px, screen.px(theme.GAP)
        line, pad = px(theme.TOUCH), px(_PAD)
        wide = min(px(_WIDEST), screen.safe.w - px(24))
        self._panel = Rect(0, 0, wide, 2 * pad + px(34) + 2 * line + gap)
        self._panel.center = screen.safe.center
        inner = self._panel.inflate(-2 * pad, -2 * pad)
        self._field.rect = Rect(inner.x, inner.y + px(34), inner.w, line)
        half = (inner.w - gap) // 2
        self._back.rect = Rect(inner.x, inner.bottom - line, half, line)
        self._done.rect = Rect(inner.right - half, inner.bottom - line, half, line)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel with its heading, then the widgets."""
        panels.draw(canvas, self._panel)
        middle = (self._panel.centerx, self._panel.y + canvas.px(_PAD + 12))
        text.draw(canvas, self._question, middle, theme.SUBHEADING)
        super().draw(canvas)
