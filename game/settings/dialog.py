"""The dialog of the settings: sound, motion, pace and more on one sheet."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.platform import Installing, StorageError, platform
from game.settings.pace import Pace, pace_called
from game.settings.sheet import lay_out
from game.settings.slider import Slider
from game.settings.store import LOUDEST, Motion, Settings, recall, remember
from game.settings.use import use
from game.settings.words import WORDS, not_saved
from game.ui import panels, text, theme
from game.ui.controls.choice import RadioGroup
from game.ui.dialog import Dialog, DialogButton
from game.ui.i18n import gettext as _
from game.ui.input import Drag, Gesture
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Sentence, Words, paragraphs
from game.ui.sound import TAP, speaker
from game.ui.widgets import RED, Button, Widget
from game.words.buttons import BUTTONS

# The dialog "On this device": how safe saved games are, and how to install the game as an app


def open_device(stage: Stage) -> None:
    """Show how safe saved games are here; offer to install the game if the browser can."""

    async def opening() -> None:
        persisted = await platform.storage.persisted()
        stage.push(Dialog(stage, WORDS["on-this-device"], _told(persisted), _answers(stage)))

    stage.start(opening)


def _told(persisted: bool) -> Sentence:
    kept = WORDS["kept-for-good" if persisted else "may-vanish"]
    if platform.installing is not Installing.BY_HAND:
        return kept
    return paragraphs((kept, WORDS["how-to-install"]))


def _answers(stage: Stage) -> list[DialogButton]:
    back = DialogButton("back", BUTTONS["back"])
    if platform.installing is not Installing.OFFERED:
        return [back]
    install = DialogButton("install", WORDS["install"], lambda: stage.start(platform.install), RED)
    return [back, install]


ON, OFF = "on", "off"


class SettingsDialog(Scene):
    """The settings. Every change is in force and saved at once; then ``changed`` is called."""

    def __init__(
        self, stage: Stage, settings: Settings, changed: Callable[[Settings], None]
    ) -> None:
        super().__init__(stage)
        self.settings = settings
        self._changed = changed
        self._told = False
        self._controls: list[Widget] = [
            self._sound(),
            self._volume("effects", WORDS["effects"], settings.effects),
            self._volume("ambience", WORDS["jungle"], settings.ambience),
            self._motion(),
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
        self.form.widgets = [*self._controls, *self._restart(), *self._device(), self._done]
        self._sheet = lay_out(stage.screen, len(self._controls), 1)
        self.form.escape = stage.pop

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
            most=LOUDEST,
            change=lambda value: self._set(**{name: value}),
        )

    def _sound(self) -> RadioGroup:
        return RadioGroup(
            "settings/sound",
            WORDS["sound"],
            options=[(ON, BUTTONS["on"]), (OFF, BUTTONS["off"])],
            value=OFF if self.settings.muted else ON,
            change=lambda value: self._set(muted=value == OFF),
        )

    def _motion(self) -> RadioGroup:
        names = {
            Motion.SYSTEM: WORDS["system"],
            Motion.FULL: WORDS["full"],
            Motion.REDUCED: WORDS["reduced"],
        }
        return RadioGroup(
            "settings/motion",
            WORDS["motion"],
            options=[(one.value, name) for one, name in names.items()],
            value=self.settings.motion.value,
            change=lambda value: self._set(motion=Motion(value)),
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
            change=lambda key: self._set(pace=pace_called(key)),
        )

    def _hand_over(self) -> RadioGroup:
        return RadioGroup(
            "settings/hand-over",
            WORDS["card-between-players"],
            options=[(ON, BUTTONS["on"]), (OFF, BUTTONS["off"])],
            value=ON if self.settings.hand_over else OFF,
            change=lambda value: self._set(hand_over=value == ON),
        )

    def _explain(self) -> RadioGroup:
        return RadioGroup(
            "settings/explain",
            WORDS["explain-what-is-new"],
            options=[(ON, BUTTONS["on"]), (OFF, BUTTONS["off"])],
            value=ON if self.settings.explain else OFF,
            change=lambda value: self._set(explain=value == ON),
        )

    def _turn_board(self) -> RadioGroup:
        return RadioGroup(
            "settings/turn-board",
            WORDS["board-turns-to-the-player"],
            options=[(ON, BUTTONS["on"]), (OFF, BUTTONS["off"])],
            value=ON if self.settings.turn_board else OFF,
            change=lambda value: self._set(turn_board=value == ON),
        )

    def _full_screen(self) -> RadioGroup:
        return RadioGroup(
            "settings/full-screen",
            BUTTONS["full-screen"],
            options=[(ON, BUTTONS["on"]), (OFF, BUTTONS["off"])],
            value=ON if platform.full_screen else OFF,
            change=lambda value: platform.set_full_screen(value == ON),
        )

    def update(self, now: float) -> None:
        """Follow the full screen, which may come late, be refused, or be left by other means."""
        full = ON if platform.full_screen else OFF
        if full != self._full.value:
            self._full.value = full
            self.redraw()
        super().update(now)

    def _set(self, **change: int | Motion | Pace) -> None:
        """Change settings, put them in force and save them; warn once if that is impossible."""
        self.settings = replace(self._latest(), **change)  # type: ignore[arg-type]
        use(self.stage, self.settings)
        speaker.play(TAP)
        self._changed(self.settings)
        try:
            remember(self.settings)
        except StorageError as error:
            if not self._told:
                self._told = True
                self.stage.warn(not_saved(error.reason))

    def _latest(self) -> Settings:
        """Return the saved settings: another window may have changed some of them.

        Those of this dialog if the storage cannot be used.
        """
        try:
            return self.settings if self._told else recall()
        except StorageError:
            return self.settings

    def handle(self, gesture: Gesture) -> None:
        """Let a drag over a volume change it on its way; all else goes to the form."""
        slid = self.form.at(gesture.start) if isinstance(gesture, Drag) else None
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

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, its heading, and the controls with their labels."""
        panels.draw(canvas, self._sheet.panel)
        text.draw(canvas, _("Settings"), self._sheet.heading.center, theme.HEADING)
        for one, place in zip(self._controls, self._sheet.words, strict=True):
            text.draw_in(canvas, one.label, place, theme.LABEL)
        super().draw(canvas)
