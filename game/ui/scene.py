"""Scenes, and the stage that shows one of them with dialogs and a passing note above it."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Coroutine, Iterator
from itertools import chain
from typing import Any

import pygame

from game.ui import panels
from game.ui.controls.explaining import Explained, Explaining, draw_explained
from game.ui.controls.form import Form
from game.ui.controls.toasts import Toasts
from game.ui.input import Gesture, Hover, Key, Pos, Release, only_points
from game.ui.painting import cache
from game.ui.painting.damage import Damage
from game.ui.painting.floating import floats
from game.ui.screen import Canvas, Screen
from game.ui.sound import speaker
from game.ui.widgets import Element

Errand = Callable[[], Coroutine[Any, Any, None]]
"""Begins what runs beside the loop: nothing has begun as long as nobody runs it."""


class Scene:
    """One screen of the game. Subclasses place things in layout and paint them in draw.

    The form gets every gesture first; gesture() gets what it leaves. Call redraw() after any
    change that can be seen. Nothing is drawn while nothing has changed, nor where nothing has.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.screen = stage.screen
        self.form = Form()
        self._explaining = Explaining()
        self.changed = Damage()
        self.changed.add(self.screen.rect)

    def redraw(self, part: pygame.Rect | None = None) -> None:
        """Asks for the scene, or a part of the window, to be drawn again."""
        self.changed.add(self.screen.rect if part is None else part)
        self._explaining.renew()

    def redraw_widgets(self) -> None:
        """Asks for the widgets that look different now to be drawn again."""
        for place in self.form.changes():
            self.redraw(panels.reach(self.screen, place))

    def touched(self) -> None:
        """A widget was worked, by hand or by time: what it did may be seen anywhere."""
        self.redraw()

    def layout(self, screen: Screen) -> None:
        """Places everything; called before the first draw and on each change of the window."""
        self.screen = screen

    def handle(self, gesture: Gesture) -> None:
        """Gives the gesture to the form, and what the form leaves to gesture(); the end of a hold
        that was answered is no tap."""
        held = self._explaining.take(gesture)
        if held is not None:
            self._second(held)
        elif not self.form.handle(gesture):
            self.gesture(gesture)
        elif only_points(gesture):
            self.redraw_widgets()
        else:
            self.touched()

    def _second(self, held: Pos) -> None:
        if self.form.second(held) or self.let_go(held):
            self._explaining.put_away()
            self.touched()

    def gesture(self, gesture: Gesture) -> None:
        """What no widget took."""

    def let_go(self, pos: Pos) -> bool:  # noqa: ARG002
        """A hold beside the widgets that was answered is over; True if that meant something."""
        return False

    @property
    def busy(self) -> bool:
        """True while it works on something from frame to frame that cannot be seen yet."""
        return False

    def update(self, now: float) -> None:
        """Moves on to this time (monotonic seconds)."""
        if self.form.update(now):
            self.touched()
        if self._explaining.watch(self._explained_at, now):
            self.changed.add(self.screen.rect)

    def _explained_at(self, pos: Pos, held: bool) -> Explained | None:
        """The widget there, or what else is to be seen; a hold that goes on explains nothing."""
        widget = self.form.at(pos)
        if widget is None:
            return self.explains(pos, held)
        told = "" if held and widget.goes_on else widget.remark
        return Explained(widget.rect, told) if told else None

    def explains(self, pos: Pos, held: bool) -> Explained | None:  # noqa: ARG002
        """What there is to say of what is seen beside the widgets, to a finger that holds it or to
        the mouse that rests there."""
        return None

    def draw_explained(self, canvas: Canvas) -> None:
        """The card over everything, where there is one."""
        if self._explaining.shown:
            draw_explained(canvas, self._explaining.shown)

    @property
    def notes(self) -> pygame.Rect | None:
        """The band that notes in passing fill; None for a place near the window's top."""
        return None

    def lives(self, now: float) -> pygame.Rect | None:  # noqa: ARG002
        """Where idle life has moved on and is to be drawn; it gives no reason to stay awake."""
        return None

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Draws what takes long the first time and is kept then, part by part, for nobody to see.

        The stage goes on showing what it showed, and has some parts made in every frame.
        """
        yield from self.form.prepare(canvas)
        self.draw(canvas)
        yield

    def ahead(self, canvas: Canvas) -> Iterator[None]:  # noqa: ARG002
        """Draws what a touch may bring, part by part, for nobody to see: it is found in the caches
        then. The stage has a part made in each turn of the loop in which nothing happens, and
        begins anew after each change."""
        return iter(())

    def draw(self, canvas: Canvas) -> None:
        """Paints everything."""
        self.form.draw(canvas)

    def leave(self) -> None:
        """Gives back what it kept to be drawn from: it is not shown any more."""

    def elements(self) -> list[Element]:
        """All that can be touched now."""
        return self.form.elements()


class Stage:
    """Shows a scene, dialogs over it, and toasts over all. still means reduced motion.

    What is to be shown next is prepared first, for so many seconds (portion) of every frame; what
    was there before is seen until then, and gestures go nowhere. So it is when the window changes
    its size: the picture before is stretched. What gets ready within a portion is shown in the
    same frame. Without a portion, or where nothing has been seen yet, all is shown at once.
    """

    def __init__(self, screen: Screen, still: bool = False, portion: float = math.inf) -> None:
        self.screen = screen
        cache.follow(screen.size)
        self.still = still
        self._portion = portion
        self.closed = False
        self.errands: list[Errand] = []
        self._scenes: list[Scene] = []
        self._coming: list[Scene] = []
        self._parts: Iterator[None] = iter(())
        self._ahead: Iterator[None] = iter(())
        self._before: pygame.Surface | None = None
        self._changed = Damage()
        self._seen = False
        self.toasts = Toasts()
        self._changed.add(self.screen.rect)

    @property
    def top(self) -> Scene:
        """The dialog or scene that gets the gestures."""
        return self._scenes[-1]

    @property
    def bottom(self) -> Scene:
        """The scene under all dialogs."""
        return self._scenes[0]

    def go(self, scene: Scene) -> None:
        """Shows this scene in place of all there was."""
        self._coming, self._parts = [], iter(())
        self._come([scene])

    def push(self, dialog: Scene) -> None:
        """Shows a dialog over the scene; it alone gets the gestures."""
        self._come([*(self._coming or self._scenes), dialog])

    def pop(self) -> None:
        """Takes the uppermost dialog away; the scene itself stays."""
        scenes = self._coming or self._scenes
        if len(scenes) > 1:
            scenes.pop().leave()
            scenes[-1].form.renew()
            self._changed.add(self.screen.rect)

    def clear(self) -> None:
        """Shows nothing any more: what comes next must not wait for what was there."""
        self._scenes, self._coming, self._parts = [], [], iter(())
        self._ahead = iter(())
        self._seen = False

    def _come(self, scenes: list[Scene]) -> None:
        """Begins with the preparation of the uppermost of these scenes."""
        scenes[-1].layout(self.screen)
        self._coming = scenes
        self._parts = chain(self._parts, self._prepared(scenes[-1:]))
        if not self._seen:
            self._arrive()
        elif self._portion == math.inf:
            self._prepare()

    def _prepared(self, scenes: list[Scene]) -> Iterator[None]:
        for scene in scenes:
            yield from scene.prepare(Canvas(pygame.Surface(self.screen.size), self.screen))

    def _prepare(self) -> None:
        """Goes on with the preparation; what needs more than this portion is shown later."""
        end = time.perf_counter() + self._portion
        for _part in self._parts:
            if time.perf_counter() >= end:
                return
        self._arrive()

    def _look_ahead(self) -> Iterator[None]:
        yield from self.top.ahead(Canvas(pygame.Surface(self.screen.size), self.screen))

    def _arrive(self) -> None:
        """Shows what is prepared."""
        if self._scenes and self._coming[0] is self.bottom:
            for gesture in (Hover(None), Release()):
                self.top.handle(gesture)
        for scene in self._scenes:
            if scene not in self._coming:
                scene.leave()
        self._scenes, self._coming, self._parts = self._coming, [], iter(())
        self._before = None
        self._changed.add(self.screen.rect)

    def toast(self, message: str) -> None:
        """Shows a note for a few seconds; a newer one takes its place."""
        self.toasts.tell(message)
        self._changed.add(self.screen.rect)

    def withdraw(self, messages: Collection[str]) -> None:
        """Takes a note away that holds no more, if it is one of these."""
        if self.toasts.withdraw(messages):
            self._changed.add(self.screen.rect)

    def warn(self, message: str) -> None:
        """Shows what went wrong for a few seconds; no note takes its place."""
        self.toasts.warn(message)
        self._changed.add(self.screen.rect)

    def close(self) -> None:
        """Asks the app to end."""
        self.closed = True

    def start(self, errand: Errand) -> None:
        """Hands the app something to run beside the loop (a question of the platform's)."""
        self.errands.append(errand)

    def layout(self, screen: Screen, before: pygame.Surface | None = None) -> None:
        """The window has another size; it showed this before, where that is still known."""
        self.screen = screen
        cache.follow(screen.size)
        self._changed.add(self.screen.rect)
        coming = [scene for scene in self._coming if scene not in self._scenes]
        for scene in self._scenes + coming:
            scene.layout(screen)
        if before and self._seen and self._portion < math.inf:
            self._before = self._before or before
            self._coming = coming = self._coming or list(self._scenes)
        self._parts = self._prepared(coming)

    def handle(self, gesture: Gesture) -> None:
        if isinstance(gesture, Release | Key):
            speaker.wake()
        if not self._coming:
            self.top.handle(gesture)

    def update(self, now: float) -> pygame.Rect | None:
        """Moves everything on; the part of the picture that has to be drawn again, if any has."""
        speaker.update(now)
        if self._coming and not self._changed:
            self._prepare()
        if not self._coming:
            self._move_on(now)
        part = self._take_changed()
        if part:
            self._ahead = self._look_ahead()
        elif self._portion < math.inf and not self._coming and not floats():
            next(self._ahead, None)
        return part

    def _move_on(self, now: float) -> None:
        for scene in list(self._scenes):
            scene.update(now)
        if self.toasts.update(now):
            self._changed.add(self.screen.rect)

    def _take_changed(self) -> pygame.Rect | None:
        parts = self._changed.take()
        for scene in self._scenes:
            parts += scene.changed.take()
        return parts[0].unionall(parts[1:]).clip(self.screen.rect) if parts else None

    @property
    def busy(self) -> bool:
        """True while a scene needs every frame, though nothing changes on the screen."""
        return bool(self._coming) or floats() or any(scene.busy for scene in self._scenes)

    @property
    def note(self) -> pygame.Rect | None:
        """Where a note in passing lies; None if there is none."""
        return self.toasts.box(self.screen, self.bottom.notes)

    def lives(self, now: float) -> pygame.Rect | None:
        """Where the scene's idle life is to be drawn: without dialogs, with motion."""
        alone = len(self._scenes) == 1 and not self._coming
        return self.top.lives(now) if alone and not self.still and not floats() else None

    def draw(self, surface: pygame.Surface) -> None:
        self._seen = True
        if self._before:
            pygame.transform.scale(self._before, surface.get_size(), surface)
            return
        canvas = Canvas(surface, self.screen)
        for i, scene in enumerate(self._scenes):
            if i:
                panels.dim(canvas)
            scene.draw(canvas)
        if not self._coming:
            self.toasts.draw(canvas, self.bottom.notes)
            self.top.draw_explained(canvas)

    def elements(self) -> list[Element]:
        """What can be touched now: the uppermost dialog's, or the scene's."""
        return [] if self._coming else self.top.elements()
