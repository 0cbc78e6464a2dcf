"""The stage: shows a scene, with dialogs and a toast above it."""

from __future__ import annotations

import gc
import math
import time
from collections.abc import Callable, Collection, Coroutine, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.platform import floats
from game.platform.node import Act, Node
from game.ui import panels, theme
from game.ui.controls import toasts
from game.ui.controls.buttons import is_full_screen_key, toggle_full_screen
from game.ui.controls.toasts import Banner, Toasts
from game.ui.element import Element
from game.ui.i18n import pgettext
from game.ui.input import Gesture, Hover, Key, Press, Release, Tap, is_letter
from game.ui.painting import surfaces
from game.ui.room import Room
from game.ui.screen import Canvas, DirtyRects, Screen
from game.ui.sentence import RuleText, Words
from game.ui.sound import speaker

if TYPE_CHECKING:
    from game.ui.scene import Scene

BackgroundTask = Callable[[], Coroutine[Any, Any, None]]
"""Makes a coroutine that the app runs beside its loop."""
RULES_KEY: Final = "f2"
"""The key that opens the rulebook: at the rule of the toast, tooltip or focused widget, else at
its beginning."""


class Stage:
    """The stack of a scene and its dialogs, with toasts over all of them.

    A new scene or dialog is prepared before it is shown: ``portion`` seconds of every frame go
    into that. Until it is ready the old picture stays, and gestures are ignored. After a change of
    the window's size the old picture is stretched, and every part is shown as soon as it is ready;
    preparing then has ``theme.RESIZING_SLICES`` portions of a frame. With an infinite portion, or
    before the first frame, everything is shown at once.

    Attributes:
        window, screen: the whole window, and it less the banner, if there is one.
        reduced_motion: True to leave animations out.
        letter_keys: False if single letters, digits and signs do nothing outside text fields.
        portion: seconds of a frame spent on preparing.
        closed: True once the app is to end.
        tasks: what the app is to run beside its loop.
    """

    def __init__(
        self, screen: Screen, reduced_motion: bool = False, portion: float = math.inf
    ) -> None:
        self.window = self.screen = screen
        self._room = Room(screen)
        surfaces.set_budget_for_window(screen.size)
        self.reduced_motion = reduced_motion
        self.letter_keys = True
        self.portion = portion
        self.closed = False
        self.tasks: list[BackgroundTask] = []
        self._scenes: list[Scene] = []
        self._coming: list[Scene] = []
        self._parts: Iterator[None] = iter(())
        self._ahead: Iterator[None] = iter(())
        self._unseen: pygame.Surface | None = None
        self._before: pygame.Surface | None = None
        self._changed = DirtyRects()
        self._seen = self._left = False
        self.toasts = Toasts()
        self._changed.add(self.screen.rect)

    @property
    def top(self) -> Scene:
        """The uppermost dialog, or the scene: it gets the gestures."""
        return self._scenes[-1]

    @property
    def bottom(self) -> Scene:
        """The scene under all dialogs."""
        return self._scenes[0]

    def go(self, scene: Scene) -> None:
        """Show this scene in place of the present scene and its dialogs."""
        self._coming, self._parts = [], iter(())
        self._come([scene])

    def push(self, dialog: Scene) -> None:
        """Show a dialog over the scene; it alone gets the gestures."""
        self._come([*(self._coming or self._scenes), dialog])

    def pop(self) -> None:
        """Remove the uppermost dialog; the scene itself always stays."""
        scenes = self._coming or self._scenes
        if len(scenes) > 1:
            scenes.pop().leave()
            scenes[-1].form.restart_waits(theme.SETTLE)
            self._changed.add(self.screen.rect)

    def clear(self) -> None:
        """Empty the stage, so that the next scene is shown at once, without a wait."""
        self._scenes, self._coming, self._parts = [], [], iter(())
        self._ahead = iter(())
        self._seen = False

    def _come(self, scenes: list[Scene]) -> None:
        """Start to prepare the uppermost of these scenes, which replace the present ones."""
        scenes[-1].layout(self.screen)
        self._coming = scenes
        self._parts = chain(self._parts, self._prepared(scenes[-1:]))
        if not self._seen:
            self._arrive()
        elif self.portion == math.inf:
            self._prepare()

    def _prepared(self, scenes: list[Scene]) -> Iterator[None]:
        """Prepare scenes off the screen, step by step."""
        for scene in scenes:
            canvas = self._blank()
            for part in scene.prepare(canvas):
                if part and len(scenes) == 1 and not self.toasts.current_text:
                    self._sharpen(canvas.surface, part)
                yield

    def _sharpen(self, ready: pygame.Surface, part: pygame.Rect) -> None:
        """Copy a part that is ready into the stretched picture, if there is one."""
        if self._before:
            self._before.blit(ready, part, part)
            self._changed.add(part)

    def _prepare(self) -> None:
        """Prepare for this frame's portion of time; show the new scenes if that was enough."""
        slices = theme.RESIZING_SLICES if self._before else 1
        end = time.perf_counter() + self.portion * slices
        for _part in self._parts:
            if time.perf_counter() >= end:
                return
        self._arrive()

    def _look_ahead(self) -> Iterator[None]:
        """Do, part by part, what can be done while nothing happens."""
        if self._left:
            self._left = False
            gc.collect()  # unasked, Python collects seldom, and keeps a closed table that long
            yield
        yield from self.top.prepare_ahead(self._blank)

    def _blank(self) -> Canvas:
        """Return a canvas off the screen, to prepare on.

        One surface is kept until another scene is shown: a new one after every change would
        fragment the memory.
        """
        if self._unseen is None or self._unseen.get_size() != self.screen.size:
            self._unseen = pygame.Surface(self.screen.size)
        self._unseen.set_clip(None)
        return Canvas(self._unseen, self.screen)

    def _arrive(self) -> None:
        """Show the scenes that have been prepared."""
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
        """Show a toast for a few seconds; a newer one takes its place."""
        self.toasts.show(RuleText(message), is_news=True)
        self._changed.add(self.screen.rect)

    def show_toast(self, told: RuleText, *, lasts: bool = False) -> None:
        """Show a toast that also links to its rule, if it has one.

        One that ``lasts`` stays until it is withdrawn or replaced.
        """
        self.toasts.show(told, lasts=lasts)
        self._changed.add(self.screen.rect)

    def open_rulebook(self, rule: str) -> None:
        """Open the rulebook of the scene's game at a rule; empty for its beginning."""
        self.bottom.open_rulebook(rule)

    def withdraw_toast(self, messages: Collection[Words]) -> None:
        """Remove the toast if it is one of these messages, which are no longer true."""
        if self.toasts.withdraw(messages):
            self._changed.add(self.screen.rect)

    def warn(self, message: Words) -> None:
        """Show a warning for a few seconds; no toast takes its place."""
        self.toasts.warn(message)
        self._changed.add(self.screen.rect)

    def set_banner(self, banner: Banner | None) -> None:
        """Set the banner at the window's upper edge, above everything else; None removes it."""
        if banner != self._room.banner:
            self._room.banner = banner
            self.layout(self.window)

    def adapt(self, left_handed: bool, captions: bool, text_size: float = 1.0) -> None:
        """Set whether what is touched lies at the left, whether sounds have captions, and how much
        larger than usual text is."""
        if self._room.adapt(left_handed, captions, text_size):
            surfaces.forget()  # text is a part of many pictures
            self.layout(self.window)

    def close(self) -> None:
        """Ask the app to end."""
        self.closed = True

    def start_task(self, errand: BackgroundTask) -> None:
        """Have the app run something beside its loop, for example a question of the platform."""
        self.tasks.append(errand)

    def layout(self, screen: Screen, before: pygame.Surface | None = None) -> None:
        """Lay everything out for a window of another size.

        ``before`` is the picture that the window showed; it is stretched and shown until the new
        one is ready. None if it is not known.
        """
        self.window, self.screen = screen, self._room.within(screen)
        surfaces.set_budget_for_window(screen.size)
        self._changed.add(self.screen.rect)
        coming = [scene for scene in self._coming if scene not in self._scenes]
        for scene in self._scenes + coming:
            scene.layout(self.screen)
        if before and self._seen and self.portion < math.inf:
            self._before = pygame.transform.scale(self._before or before, screen.size)
            self._coming = coming = self._coming or list(self._scenes)
        self._parts = self._prepared(coming)

    def handle(self, gesture: Gesture) -> None:
        """Pass a gesture to the uppermost scene, unless the stage itself takes it."""
        if isinstance(gesture, Release | Key):
            speaker.wake()
        if self._coming or self._ignores(gesture):
            return
        if is_full_screen_key(gesture, self.top.form):
            toggle_full_screen()
        elif self.top.allows_rulebook and isinstance(gesture, Key) and gesture.name == RULES_KEY:
            self.open_rulebook(self.toasts.rule or self.top.rule)
        elif not (self._touches_banner(gesture) or self._leads(gesture)):
            self.top.handle(gesture)

    def _ignores(self, gesture: Gesture) -> bool:
        """Return True for a letter outside a text field if letters are to do nothing there."""
        return not (self.letter_keys or self.top.form.is_written_in) and is_letter(gesture)

    def _touches_banner(self, gesture: Gesture) -> bool:
        """Handle a touch on the banner; return True if it was one.

        A tap works only without a dialog.
        """
        if not (self._room.banner and isinstance(gesture, Press | Tap)):
            return False
        touched = toasts.banner_rect(self.screen).collidepoint(gesture.pos)
        if touched and isinstance(gesture, Tap) and len(self._scenes) == 1:
            self._room.banner.act()
        return touched

    def _leads(self, gesture: Gesture) -> bool:
        """Handle a touch on the toast's link to its rule; return True if it was one."""
        if not isinstance(gesture, Press | Tap):
            return False
        if not ((lead := self._note_lead) and lead.collidepoint(gesture.pos)):
            return False
        if isinstance(gesture, Tap) and self.toasts.is_settled:
            rule = self.toasts.rule
            self.withdraw_toast([self.toasts.current])
            self.open_rulebook(rule)
        return True

    def update(self, now: float) -> pygame.Rect | None:
        """Move everything on to this time (monotonic seconds).

        Returns the part of the window that has to be drawn again; None if nothing has changed.
        """
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
        if (captions := self._room.captions) and (part := captions.update(now, self)):
            self._changed.add(part)

    def _take_changed(self) -> pygame.Rect | None:
        """Return a rectangle around all that has changed since the last call; None for nothing."""
        parts = self._changed.take_all()
        for scene in self._scenes:
            parts += scene.dirty_rects.take_all()
        return parts[0].unionall(parts[1:]).clip(self.screen.rect) if parts else None

    @property
    def preparing(self) -> bool:
        """True while another scene is prepared, and nothing can be touched."""
        return bool(self._coming)

    @property
    def busy(self) -> bool:
        """True while every frame is needed, even if nothing changes on the screen."""
        return bool(self._coming) or floats() or any(scene.busy for scene in self._scenes)

    @property
    def toast_rect(self) -> pygame.Rect | None:
        """The rectangle of the toast; None if there is none."""
        return self.toasts.box(self.screen, self.bottom.toast_rect)

    @property
    def _note_lead(self) -> pygame.Rect | None:
        """The rectangle of the toast's link to its rule; None if there is no link."""
        lead = self.toasts.rule_link_rect(self.screen, self.bottom.toast_rect)
        return lead if self.top.allows_rulebook else None

    def animate_idle(self, now: float) -> pygame.Rect | None:
        """Return where the scene's idle animation has to be drawn again; None for nowhere.

        There is none under a dialog or with reduced motion.
        """
        alone = len(self._scenes) == 1 and not self._coming
        return (
            self.top.animate_idle(now)
            if alone and not self.reduced_motion and not floats()
            else None
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the window: scenes, dialogs, toast, tooltip and banner."""
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
            self.toasts.draw(canvas, self.bottom.toast_rect)
            self.top.draw_tooltip(canvas)
        if self._room.captions:
            self._room.captions.draw(canvas)
        if self._room.banner:
            toasts.draw_banner(canvas, self._room.banner)

    def tree(self) -> Node:
        """Return what the uppermost scene shows as a tree of nodes for assistive software."""
        from game.ui.nodes import uppermost  # noqa: PLC0415 (the title does not need it)

        over = len(self._scenes) - 1
        return uppermost(self.top, over, self.toasts, self._leading())

    def act(self, act: Act) -> None:
        """Do what assistive software asks for."""
        if self._coming:
            return
        own = {one.id: one for one in self._leading()}
        if act.kind == "escape":
            self.handle(Key("escape"))
        elif act.id not in own:
            self.top.act(act)
        elif act.kind == "press" and act.id == "note/rules":
            self.open_rulebook(self.toasts.rule)
        elif act.kind == "press" and self._room.banner:
            self._room.banner.act()

    def elements(self) -> list[Element]:
        """Return what can be touched now: in the uppermost scene, the toast and the line."""
        return [] if self._coming else self.top.elements() + self._leading()

    def _leading(self) -> list[Element]:
        """Return what can be touched of the toast and the standing line."""
        lead = self._note_lead
        leading = [Element("note/rules", pgettext("button", "Rules"), lead)] if lead else []
        if self._room.banner and len(self._scenes) == 1:
            leading.append(toasts.banner_element(self.screen, self._room.banner))
        return leading
