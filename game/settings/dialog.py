"""The dialog of the settings: sound, motion, pace and more on one sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.platform import Installing, StorageError, platform
from game.settings import store
from game.settings.pace import Pace, pace_by_key
from game.settings.slider import Slider
from game.settings.words import WORDS
from game.ui import panels, text, theme
from game.ui.controls.radio_group import RadioGroup
from game.ui.dialog import Dialog, DialogButton
from game.ui.i18n import pgettext
from game.ui.input import Drag, Gesture
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen, row
from game.ui.sentence import Sentence, Words, paragraphs
from game.ui.sound import TAP, speaker
from game.ui.widgets import RED, Button, Widget
from game.words.buttons import BUTTONS

if TYPE_CHECKING:
    # type checking only: the snapshot that the page starts from has no matches
    from game.core.game import Options

_WIDEST: Final = 340
"""The greatest width of a column in dp."""
_LOW: Final = 420
"""The height in dp below which a window has no room to spare."""
_LABEL: Final = 24
"""The height in dp of the label above a control."""
ON, OFF = "on", "off"


class SettingsDialog(Scene):
    """The settings. Every change is in force and saved at once; then ``changed`` is called."""

    def __init__(
        self, stage: Stage, settings: store.Settings, changed: Callable[[store.Settings], None]
    ) -> None:
        super().__init__(stage)
        self.settings = settings
        self._changed = changed
        self._told = False
        self._controls: list[Widget] = [
            self._sound(),
            self._volume("effects", WORDS["effects"], settings.effects),
            self._volume("ambience", WORDS["jungle"], settings.ambience),
            self._pace(),
            self._hand_over(),
            self._explain(),
        ]
        if not stage.screen.compact:  # whoever holds a phone turns it by hand
            self._controls.append(self._turn_board())
        self._full = self._full_screen()
        if platform.can_full_screen:
            self._controls.append(self._full)
        self._done = Button(
            "settings/done", BUTTONS["done"], stage.pop, look=RED, style=theme.BUTTON_RED
        )
        comfort = Button("settings/comfort", WORDS["comfort"], self._open_comfort)
        language = Button("settings/language", store.language_in_use(), self._open_languages)
        buttons = [language, comfort, *self._restart(), *self._device(), self._done]
        self.form.widgets = [*self._controls, *buttons]
        self._sheet = lay_out(stage.screen, len(self._controls), len(buttons))
        self.form.escape = stage.pop

    def _open_languages(self) -> None:
        """Open the choice of a language over this sheet."""
        from game.settings.language import LanguageDialog  # noqa: PLC0415 (when it is asked for)

        self.stage.push(LanguageDialog(self.stage, lambda code: self._set(language=code)))

    def _open_comfort(self) -> None:
        """Open the settings for comfort over this sheet."""
        from game.questions.dialog import QuestionsDialog  # noqa: PLC0415 (when it is asked for)
        from game.settings import comfort  # noqa: PLC0415

        values = comfort.values(self.settings)
        self.stage.push(
            QuestionsDialog(
                self.stage,
                WORDS["comfort"],
                comfort.questions,
                values,
                self._take_comfort,
                paint=comfort.paint,
            )
        )

    def _take_comfort(self, values: Options) -> None:
        new = store.changed_settings(self.settings, values)
        self._set(**{field: getattr(new, field) for field in values})

    def _device(self) -> list[Widget]:
        """Return the button that tells how safe saved games are, where they may vanish."""
        if not platform.storage.may_vanish:
            return []
        open_it = partial(open_device, self.stage)
        return [Button("settings/device", WORDS["this-device"], open_it)]

    def _restart(self) -> list[Widget]:
        """Return the button that starts a new version, if one is waiting; the match is kept."""
        if not platform.update_waiting():
            return []
        return [Button("settings/update", WORDS["new-version-restart"], platform.restart)]

    def _volume(self, name: str, label: Words, value: int) -> Slider:
        return Slider(
            f"settings/{name}",
            label,
            value=value,
            most=store.MAX_VOLUME,
            change=lambda value: self._set(**{name: value}),
        )

    def _sound(self) -> RadioGroup:
        return RadioGroup(
            "settings/sound",
            WORDS["sound"],
            options=[(ON, BUTTONS["on"]), (OFF, BUTTONS["off"])],
            value=OFF if self.settings.muted else ON,
            on_change=lambda value: self._set(muted=value == OFF),
        )

    def _pace(self) -> RadioGroup:
        names = {
            Pace.INSTANT: WORDS["instant"],
            Pace.NATURAL: WORDS["natural"],
            Pace.SLOW: WORDS["slow"],
        }
        return RadioGroup(
            "settings/pace",
            WORDS["pace-of-others-turns"],
            options=[(one.key, name) for one, name in names.items()],
            value=self.settings.pace.key,
            on_change=lambda key: self._set(pace=pace_by_key(key)),
        )

    def _hand_over(self) -> RadioGroup:
        return RadioGroup(
            "settings/hand-over",
            WORDS["card-between-players"],
            options=[(ON, BUTTONS["on"]), (OFF, BUTTONS["off"])],
            value=ON if self.settings.hand_over else OFF,
            on_change=lambda value: self._set(hand_over=value == ON),
        )

    def _explain(self) -> RadioGroup:
        return RadioGroup(
            "settings/explain",
            WORDS["explain-what-is-new"],
            options=[(ON, BUTTONS["on"]), (OFF, BUTTONS["off"])],
            value=ON if self.settings.explain else OFF,
            on_change=lambda value: self._set(explain=value == ON),
        )

    def _turn_board(self) -> RadioGroup:
        return RadioGroup(
            "settings/turn-board",
            WORDS["board-turns-to-the-player"],
            options=[(ON, BUTTONS["on"]), (OFF, BUTTONS["off"])],
            value=ON if self.settings.turn_board else OFF,
            on_change=lambda value: self._set(turn_board=value == ON),
        )

    def _full_screen(self) -> RadioGroup:
        return RadioGroup(
            "settings/full-screen",
            BUTTONS["full-screen"],
            options=[(ON, BUTTONS["on"]), (OFF, BUTTONS["off"])],
            value=ON if platform.full_screen else OFF,
            on_change=lambda value: platform.set_full_screen(value == ON),
        )

    def update(self, now: float) -> None:
        """Follow the full screen, which may come late, be refused, or be left by other means."""
        full = ON if platform.full_screen else OFF
        if full != self._full.value:
            self._full.value = full
            self.redraw()
        super().update(now)

    def _set(self, **change: int | str | store.Motion | Pace) -> None:
        """Change settings, put them in force and save them; warn once if that is impossible."""
        self.settings = replace(self._latest(), **change)  # type: ignore[arg-type]
        store.apply_settings(self.stage, self.settings)
        speaker.play(TAP)
        self._changed(self.settings)
        try:
            store.save_settings(self.settings)
        except StorageError as error:
            if not self._told:
                self._told = True
                self.stage.warn(store.not_saved(error.reason))

    def _latest(self) -> store.Settings:
        """Return the saved settings: another window may have changed some of them.

        Those of this dialog if the storage cannot be used.
        """
        try:
            return self.settings if self._told else store.load_settings()
        except StorageError:
            return self.settings

    def handle(self, gesture: Gesture) -> None:
        """Let a drag over a volume change it on its way; all else goes to the form."""
        slid = self.form.widget_at(gesture.start) if isinstance(gesture, Drag) else None
        if isinstance(gesture, Drag) and isinstance(slid, Slider):
            slid.tap(gesture.pos)
            self.redraw()
        else:
            super().handle(gesture)

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        controls = len(self._controls)
        self._sheet = lay_out(screen, controls, len(self.form.widgets) - controls)
        for widget, place in zip(self.form.widgets, self._sheet.widgets, strict=True):
            widget.rect = place

    @property
    def title(self) -> str:
        return pgettext("heading", "Settings")

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, its heading, and the controls with their labels."""
        panels.draw(canvas, self._sheet.panel)
        text.draw(canvas, self.title, self._sheet.heading.center, theme.HEADING)
        for one, place in zip(self._controls, self._sheet.words, strict=True):
            text.draw_in(canvas, one.label, place, theme.LABEL)
        super().draw(canvas)


# The dialog "On this device": how safe saved games are, and how to install the game as an app


def open_device(stage: Stage) -> None:
    """Show how safe saved games are here; offer to install the game if the browser can."""

    async def opening() -> None:
        persisted = await platform.storage.persisted()
        stage.push(Dialog(stage, WORDS["on-this-device"], _told(persisted), _answers(stage)))

    stage.start_task(opening)


def _told(persisted: bool) -> Sentence:
    kept = WORDS["kept-for-good" if persisted else "may-vanish"]
    if platform.installing is not Installing.BY_HAND:
        return kept
    return paragraphs((kept, WORDS["how-to-install"]))


def _answers(stage: Stage) -> list[DialogButton]:
    back = DialogButton("back", BUTTONS["back"])
    if platform.installing is not Installing.OFFERED:
        return [back]
    install = DialogButton(
        "install", WORDS["install"], lambda: stage.start_task(platform.install), RED
    )
    return [back, install]


# The layout of the sheet


@dataclass(frozen=True)
class SettingsPlaces:
    """The layout, in device pixels.

    Attributes:
        panel: the sheet.
        heading: the title on it.
        widgets: each widget, first the controls, then the buttons.
        words: the label of each control.
    """

    panel: Rect
    heading: Rect
    widgets: list[Rect]
    words: list[Rect]


@dataclass(frozen=True)
class _Plan:
    """A way to lay out: the number of columns, and whether labels are beside the controls.

    Labels that are not beside the controls stand above them.
    """

    columns: int
    beside: bool = False


def lay_out(screen: Screen, controls: int, buttons: int) -> SettingsPlaces:
    """Lay out the controls with their labels, then the buttons, for a window.

    In a single column, and in a low window, the first two buttons share a place.
    The last button, which closes the sheet, has the last place of the last column. There are more
    columns, or labels beside their controls, if a finger would have too little room otherwise.
    """
    plans = _plans(screen)
    sheets = [_sheet(screen, plan, controls, buttons) for plan in plans]
    least = screen.px(theme.TOUCH)
    return next((one for one in sheets if one.widgets[0].h >= least), sheets[-1])


def _plans(screen: Screen) -> list[_Plan]:
    """Return the ways to lay out in this window, the roomiest first."""
    if screen.portrait:
        return [_Plan(1), _Plan(1, beside=True)]
    low = screen.safe.h < screen.px(_LOW)
    return [_Plan(columns) for columns in ((3, 4) if low else (2, 3, 4))]


def _sheet(screen: Screen, plan: _Plan, controls: int, buttons: int) -> SettingsPlaces:
    """Lay out in one of the ways."""
    px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
    low = plan.beside or safe.h < px(_LOW)
    pad, gap, title = px(9 if low else 20), px(4 if low else theme.GAP), px(32 if low else 40)
    columns = plan.columns
    shared = columns == 1 or low
    count = controls + buttons - shared
    rows = -(-count // columns)
    label = 0 if plan.beside else px(_LABEL)
    # in a single column the buttons need no room for labels above them
    worded = rows if columns > 1 else controls
    room = (safe.h - 2 * pad - title - worded * label) // rows - gap
    high = max(px(8), min(px(theme.BUTTON_HEIGHT), room))
    wide = min(px(_WIDEST), (safe.w - 2 * pad - (columns - 1) * 2 * gap) // columns)
    panel = Rect(0, 0, columns * (wide + 2 * gap) - 2 * gap + 2 * pad, 0)
    panel.h = 2 * pad + title + worded * label + rows * (high + gap) - gap
    panel.center = safe.center
    widgets = []
    for column, line in _cells(count, columns, rows):
        x = panel.x + pad + column * (wide + 2 * gap)
        y = panel.y + pad + title + min(line + 1, worded) * label + line * (high + gap)
        widgets.append(Rect(x, y, wide, high))
    heading = Rect(panel.x, panel.y + pad, panel.w, title - px(8))
    if shared:
        widgets[controls : controls + 1] = row(widgets[controls], 2, gap)
    if plan.beside:
        words = [_beside(rect, gap) for rect in widgets[:controls]]
    else:
        words = [Rect(one.x + px(4), one.y - label, one.w, label) for one in widgets[:controls]]
    return SettingsPlaces(panel, heading, widgets, words)


def _cells(count: int, columns: int, rows: int) -> Iterator[tuple[int, int]]:
    """Yield column and row of every widget, down the columns; the last is in the last corner."""
    for i in range(count - 1):
        yield divmod(i, rows)
    yield columns - 1, rows - 1


def _beside(rect: Rect, gap: int) -> Rect:
    """Cut the room of a label off a control's left end, changing its rectangle; return it."""
    words = Rect(rect.x, rect.y, rect.w // 3 - gap, rect.h)
    rect.x, rect.w = words.right + gap, rect.right - words.right - gap
    return words
