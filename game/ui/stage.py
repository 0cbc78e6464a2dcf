"""The stage: shows a scene, with dialogs and a passing note above it."""

from __future__ import annotations

import gc
import math
import time
from collections.abc import Callable, Collection, Coroutine, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.platform import floats
from game.ui import panels, theme
from game.ui.controls import standing
from game.ui.controls.said import Said
from game.ui.controls.standing import StandingLine
from game.ui.controls.toasts import Toasts
from game.ui.i18n import gettext as _
from game.ui.input import Gesture, Hover, Key, Press, Release, Tap
from game.ui.painting import cache
from game.ui.painting.damage import Damage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.sound import speaker
from game.ui.widgets import Element

if TYPE_CHECKING:
    from game.ui.scene import Scene

Errand = Callable[[], Coroutine[Any, Any, None]]
"""Begins what runs beside the loop: nothing has begun as long as nobody runs it."""
RULES_KEY: Final = "f2"
"""Opens the rulebook: at the rule of what is told or chosen, else at its beginning."""


class Stage:
    """Shows a scene, dialogs over it, and toasts over all. still means reduced motion.

    What is to be shown next is prepared first, for so many seconds (portion) of every frame; what
    was there before is seen until then, and gestures go nowhere. So it is when the window changes
    its size: the picture before is stretched, parts that are ready lie in it, and every frame has
    several such portions. What gets ready within a portion is shown in the same frame. Without a
    portion, or where nothing has been seen yet, all is shown at once.
    """

    def __init__(self, screen: Screen, still: bool = False, portion: float = math.inf) -> None:
        self._window = self.screen = screen
        self._standing: StandingLine | None = None
        cache.follow(screen.size)
        self.still = still
        self.portion = portion
        self.closed = False
        self.errands: list[Errand] = []
        self._scenes: list[Scene] = []
        self._coming: list[Scene] = []
        self._parts: Iterator[None] = iter(())
        self._ahead: Iterator[None] = iter(())
        self._unseen: pygame.Surface | None = None
        self._before: pygame.Surface | None = None
        self._changed = Damage()
        self._seen = self._left = False
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
            scenes[-1].form.renew(theme.SETTLE)
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
        elif self.portion == math.inf:
            self._prepare()

    def _prepared(self, scenes: list[Scene]) -> Iterator[None]:
        for scene in scenes:
            canvas = self._blank()
            for part in scene.prepare(canvas):
                if part and len(scenes) == 1 and not self.toasts.shown:
                    self._sharpen(canvas.surface, part)
                yield

    def _sharpen(self, ready: pygame.Surface, part: pygame.Rect) -> None:
        """Shows a part of the next picture in that which is stretched, if one is."""
        if self._before:
            self._before.blit(ready, part, part)
            self._changed.add(part)

    def _prepare(self) -> None:
        """Goes on with the preparation; what needs more than this portion is shown later."""
        slices = theme.RESIZING_SLICES if self._before else 1
        end = time.perf_counter() + self.portion * slices
        for _part in self._parts:
            if time.perf_counter() >= end:
                return
        self._arrive()

    def _look_ahead(self) -> Iterator[None]:
        if self._left:
            self._left = False
            gc.collect()  # by itself it comes once in several games; until then a table is held
            yield
        yield from self.top.ahead(self._blank)

    def _blank(self) -> Canvas:
        """Where is drawn what nobody sees. It is there until another scene is: a new one after
        every change would leave holes in memory, which small things fill."""
        if self._unseen is None or self._unseen.get_size() != self.screen.size:
            self._unseen = pygame.Surface(self.screen.size)
        self._unseen.set_clip(None)
        return Canvas(self._unseen, self.screen)

    def _arrive(self) -> None:
        """Shows what is prepared."""
        if self._scenes and self._coming[0] is self.bottom:
            for gesture in (Hover(None), Release()):
                self.top.handle(gesture)
        for scene in self._scenes:
            if scene not in self._coming:
                scene.leave()
                self._left = True
        self._scenes, self._coming, self._parts = self._coming, [], iter(())
        self._before = self._unseen = None
        self._changed.add(self.screen.rect)

    def toast(self, message: Words) -> None:
        """Shows a note for a few seconds; a newer one takes its place."""
        self.tell(Said(message))

    def tell(self, told: Said) -> None:
        """The same with the rule that it comes from, to which it leads."""
        self.toasts.tell(told)
        self._changed.add(self.screen.rect)

    def look_up(self, rule: str) -> None:
        """Opens the rulebook of what is played at a place, over all that is shown."""
        self.bottom.look_up(rule)

    def withdraw(self, messages: Collection[Words]) -> None:
        """Takes a note away that holds no more, if it is one of these."""
        if self.toasts.withdraw(messages):
            self._changed.add(self.screen.rect)

    def warn(self, message: Words) -> None:
        """Shows what went wrong for a few seconds; no note takes its place."""
        self.toasts.warn(message)
        self._changed.add(self.screen.rect)

    def explain(self, message: Words) -> None:
        """Shows what is to be known, for as long as it takes to read it; no note takes its
        place."""
        self.toasts.explain(message)
        self._changed.add(self.screen.rect)

    def stand(self, line: StandingLine | None) -> None:
        """Says this in a line at the window's upper edge, above all that is shown, until something
        else or nothing stands there."""
        if line != self._standing:
            self._standing = line
            self.layout(self._window)

    def close(self) -> None:
        """Asks the app to end."""
        self.closed = True

    def start(self, errand: Errand) -> None:
        """Hands the app something to run beside the loop (a question of the platform's)."""
        self.errands.append(errand)

    def layout(self, screen: Screen, before: pygame.Surface | None = None) -> None:
        """The window has another size; it showed this before, where that is still known."""
        self._window, self.screen = screen, standing.beside(screen, self._standing)
        cache.follow(screen.size)
        self._changed.add(self.screen.rect)
        coming = [scene for scene in self._coming if scene not in self._scenes]
        for scene in self._scenes + coming:
            scene.layout(self.screen)
        if before and self._seen and self.portion < math.inf:
            self._before = pygame.transform.scale(self._before or before, screen.size)
            self._coming = coming = self._coming or list(self._scenes)
        self._parts = self._prepared(coming)

    def handle(self, gesture: Gesture) -> None:
        if isinstance(gesture, Release | Key):
            speaker.wake()
        if self._coming:
            return
        if self.top.leads and isinstance(gesture, Key) and gesture.name == RULES_KEY:
            self.look_up(self.toasts.rule or self.top.rule)
        elif not (self._stands_at(gesture) or self._leads(gesture)):
            self.top.handle(gesture)

    def _stands_at(self, gesture: Gesture) -> bool:
        """A touch on the line that stands; True if it was one. Under a dialog it is only read."""
        if not (self._standing and isinstance(gesture, Press | Tap)):
            return False
        touched = standing.place(self.screen).collidepoint(gesture.pos)
        if touched and isinstance(gesture, Tap) and len(self._scenes) == 1:
            self._standing.act()
        return touched

    def _leads(self, gesture: Gesture) -> bool:
        """A touch on a note that leads to its rule; True if it was one."""
        if not isinstance(gesture, Press | Tap):
            return False
        if not ((lead := self._note_lead) and lead.collidepoint(gesture.pos)):
            return False
        if isinstance(gesture, Tap) and self.toasts.rests:
            rule = self.toasts.rule
            self.withdraw([self.toasts.said])
            self.look_up(rule)
        return True

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
        elif self.portion < math.inf and not self._coming and not floats():
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

    @property
    def _note_lead(self) -> pygame.Rect | None:
        """Where a touch leads from a note to its rule; None if nowhere."""
        lead = self.toasts.lead(self.screen, self.bottom.notes)
        return lead if self.top.leads else None

    def lives(self, now: float) -> pygame.Rect | None:
        """Where the scene's idle life is to be drawn: without dialogs, with motion."""
        alone = len(self._scenes) == 1 and not self._coming
        return self.top.lives(now) if alone and not self.still and not floats() else None

    def draw(self, surface: pygame.Surface) -> None:
        self._seen = True
        if self._before:
            surface.blit(self._before, (0, 0))
            return
        canvas = Canvas(surface, self.screen)
        for i, scene in enumerate(self._scenes):
            if i:
                panels.dim(canvas)
            scene.draw(canvas)
        if not self._coming:
            self.toasts.draw(canvas, self.bottom.notes)
            self.top.draw_explained(canvas)
        if self._standing:
            standing.draw(canvas, self._standing)

    def elements(self) -> list[Element]:
        """What can be touched now: the uppermost dialog's, or the scene's, and a note's."""
        if self._coming:
            return []
        lead = self._note_lead
        leading = [Element("note/rules", _("Rules"), lead)] if lead else []
        if self._standing and len(self._scenes) == 1:
            leading.append(standing.element(self.screen, self._standing))
        return self.top.elements() + leading
