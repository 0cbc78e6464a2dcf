"""The main loop: events become gestures, gestures change the scene, what changed is drawn."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
import traceback
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game import NAME
from game import platform as here
from game.journey import Journey
from game.platform import LoadingState, NoWindow, StorageError, platform
from game.settings.store import apply_saved_settings, speak, wanted_language
from game.small_file import has_damaged_files
from game.ui import i18n, panels, theme, typeface
from game.ui.assets import SPRITES
from game.ui.dialog import Dialog, DialogButton
from game.ui.element import Element
from game.ui.i18n import gettext as _
from game.ui.input import Gestures
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    # type checking only: the first picture must not wait for these
    from game.assisting import Assistant
    from game.core.game import AnyMatch

REPORT = "error.txt"
"""The name under which the report of an unexpected error is stored."""


class Blank(Scene):
    """An empty scene of bare wood, the background of the dialog that reports an error."""

    def draw(self, canvas: Canvas) -> None:
        panels.wood(canvas)


class App:
    """The owner of the window, the stage and the main loop."""

    def __init__(self, match: AnyMatch | None = None) -> None:
        self.window = platform.open_window(NAME, SPRITES / "app_icon.png")
        pygame.font.init()
        wanted = wanted_language()
        speak(wanted)
        self._lacks_language = i18n.closest(wanted) != i18n.spoken()
        self.screen = _measured()
        self.gestures = Gestures(self.screen.size, self.screen.scale)
        self.stage = Stage(self.screen, portion=theme.PREPARING_SLICE)
        self.journey = Journey(self.stage)
        self.journey.title()
        self._wishes, self._heeded = _wishes(), time.monotonic()
        apply_saved_settings(self.stage)
        if match:
            self.journey.open(match)
        self._running: list[asyncio.Future[None]] = []
        self._shown = False
        self._assisting: Assistant | None = None
        self._stirred = time.monotonic()

    async def run(self) -> None:
        """Run the loop until the window is closed or the player quits.

        An exception in a turn of the loop does not end the program: it is reported in a dialog.
        """
        while not self.stage.closed:
            now = time.monotonic()
            try:
                self.turn(now)
            except Exception as error:  # noqa: BLE001 (the last resort: report it, the match is kept)
                self._tell(error)
            await platform.next_frame(self.rest(now))
        platform.leave()

    def rest(self, now: float) -> float:
        """Return the seconds that the loop may sleep; 0 while something moves or just happened."""
        still = not self.stage.busy and now - self._stirred > theme.REST_AFTER
        return theme.REST if still else 0.0

    def turn(self, now: float) -> None:
        """Run one turn of the loop at ``now`` (monotonic seconds); draw only what changed."""
        self._fit()
        self.journey.watch_lock()
        self.journey.saving.update(now)
        self._heed(now)
        self._tell_damaged()
        self._tell_language()
        self._bring_letters()
        uncovered = self._take_events(now)
        for act in platform.typed():
            self.stage.act(act)
        assistant = self._assistant()
        if assistant and assistant.take():
            self._stirred = now
        self._run_errands()
        changed = self.stage.update(now)
        part = changed or self.stage.animate_idle(now)
        if uncovered and self._shown:
            part = self.screen.rect  # an area that was covered may have lost its pixels
        if part:
            self._draw(part)
        if assistant:
            assistant.update(changed is not None, now)
        if changed:
            self._stirred = now
            platform.publish([_published(element) for element in self.stage.elements()])
            if not self._shown:
                self._shown = True
                platform.ready()

    def _heed(self, now: float) -> None:
        """Put the settings in force anew when the system wishes something else than before."""
        if now < self._heeded + theme.WISHES:
            return
        before, self._wishes, self._heeded = self._wishes, _wishes(), now
        if self._wishes != before:
            apply_saved_settings(self.stage)

    def _take_events(self, now: float) -> bool:
        """Handle all that has happened to the window; return True if a part was uncovered."""
        uncovered = False
        for event in pygame.event.get():
            self._stirred = now
            uncovered |= event.type in (pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED)
            if platform.consumes(event):
                continue
            if event.type == pygame.QUIT:
                self.journey.saving.quit()
            elif event.type == pygame.DROPFILE:
                self.journey.open_file(event.file)
            elif event.type == pygame.DROPTEXT:
                self.journey.open_text(event.text)
            for gesture in self.gestures.feed(event, now):
                self.stage.handle(gesture)
        for gesture in self.gestures.repeated(now):
            self.stage.handle(gesture)
        return uncovered

    def _assistant(self) -> Assistant | None:
        """Return what talks to assistive software; None where none listens."""
        software = platform.assistive
        if not software:
            self._assisting = None
        elif not self._assisting and platform.loading_state() is LoadingState.LOADED:
            from game.assisting import Assistant  # noqa: PLC0415 (the title does not need it)

            self._assisting = Assistant(self.stage, software)
        return self._assisting

    def _tell_damaged(self) -> None:
        """Report small files that were found damaged, once the words for it have been loaded."""
        if has_damaged_files() and platform.loading_state() is LoadingState.LOADED:
            from game.scenes.storage_dialogs import tell_damaged_files  # noqa: PLC0415 (the title does not need it)

            tell_damaged_files(self.stage)

    def _tell_language(self) -> None:
        """Report once that the language did not come, and so English is spoken."""
        if self._lacks_language and platform.loading_state() is LoadingState.LOADED:
            from game.settings.language import WORDS  # noqa: PLC0415 (the title does not need it)

            self._lacks_language = False
            self.stage.warn(WORDS["not-here"])

    def _bring_letters(self) -> None:
        """Bring letters of other scripts that could not be drawn, once all else has come."""
        if typeface.lacking and platform.loading_state() is LoadingState.LOADED:
            from game.ui import letters  # noqa: PLC0415 (the title does not need it)

            if new := letters.take_lacking():
                self.stage.start_task(partial(letters.bring, self.stage, new))

    def _draw(self, part: pygame.Rect) -> None:
        """Redraw a rectangle of the window, and the area under a floating picture if needed."""
        compositor = platform.compositor
        if compositor:
            part = compositor.bared_by(part)
        self.window.set_clip(part)
        self.stage.draw(self.window)
        self.window.set_clip(None)
        platform.show(self.window, part)
        if compositor:
            compositor.drawn(part)

    def _run_errands(self) -> None:
        """Start the coroutines that scenes asked for; raise the error of any that failed."""
        errands, self.stage.tasks = self.stage.tasks, []
        self._running += [asyncio.ensure_future(errand()) for errand in errands]
        ended = [task for task in self._running if task.done()]
        self._running = [task for task in self._running if task not in ended]
        for task in ended:
            task.result()

    def _fit(self) -> None:
        """Adapt the surface, the gestures and the layout to the window's present size."""
        width, height, ratio = platform.window_size()
        if (width, height, ratio) == (*self.screen.size, self.screen.ratio):
            self.window = platform.fit_window(self.window)
            return
        # if the system has already resized the surface, its old picture is gone
        lost = self.window.get_size() != self.screen.size
        before = None if lost else self.window.copy()
        self.window = platform.fit_window(self.window)
        self.screen = _measured()
        self.gestures.size, self.gestures.scale = self.screen.size, self.screen.scale
        self.stage.layout(self.screen, before)

    def _tell(self, error: Exception) -> None:
        """Leave the scene that failed and report the error in a dialog.

        An error that occurs while the report itself is shown is raised and ends the program.
        """
        if isinstance(self.stage.bottom, Blank):
            raise error
        report = "".join(traceback.format_exception(error))
        logging.getLogger(__name__).error(report)
        self.stage.clear()
        self.stage.go(Blank(self.stage))
        told = f"{type(error).__name__}: {error}"
        body = f"{self.journey.saving.words} {_kept(report)}\n\n{told}"
        answers = [DialogButton("title", _("Back to the title"), self.journey.title)]
        self.stage.push(Dialog(self.stage, _("Something went wrong"), body, answers))


def _wishes() -> tuple[bool, bool]:
    """Return whether the system wishes less motion, and more contrast."""
    return platform.reduced_motion(), platform.high_contrast()


def _measured() -> Screen:
    """Measure the window: its size, its pixel ratio and the insets that may be covered."""
    width, height, ratio = platform.window_size()
    insets = platform.safe_insets()
    around = (insets.top, insets.right, insets.bottom, insets.left)
    return Screen(max(1, width), max(1, height), ratio, around)


def _published(element: Element) -> here.Element:
    """Convert an element to the dictionary that the platform publishes."""
    x, y, w, h = element.rect
    return {
        "id": element.id,
        "label": element.label,
        "rect": (x, y, w, h),
        "enabled": element.enabled,
        "role": element.role,
        "value": element.value,
        "most": element.most,
        "focused": element.focused,
    }


def _kept(report: str) -> str:
    """Store the error report; return a sentence with its name, or why it was not saved."""
    try:
        platform.storage.write(REPORT, report)
    except StorageError as error:
        return _("The report could not be saved: {reason}").format(reason=error.reason)
    return _("The full report was saved as {name}.").format(name=REPORT)


async def run(match: AnyMatch | None = None) -> None:
    """Run the game, starting with ``match`` on the table if one is given.

    Exits the program with a message if no window can be opened.
    """
    try:
        app = App(match)
    except NoWindow as error:
        sys.exit(f"{NAME}: {error}")
    await app.run()
