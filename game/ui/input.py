"""Mouse, touch and keyboard events as gestures: a tap, a drag or a pinch, never two at once."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum

import pygame

from game.ui import theme
from game.ui.hands import hands

Pos = tuple[float, float]
MOUSE = "mouse"
SLOP_MOUSE = 5
SLOP_TOUCH = 12
"""How far in dp a pressed mouse or finger may move before it is a drag."""


class Phase(Enum):
    """The phase of a movement that a Drag or Pinch reports; CANCEL ends it without an effect."""

    BEGIN = "begin"
    MOVE = "move"
    END = "end"
    CANCEL = "cancel"


@dataclass(frozen=True)
class Press:
    """A button or finger went down; a Release always follows."""

    pos: Pos


@dataclass(frozen=True)
class Release:
    """Nothing is held any more; comes after the Tap or the end of the Drag or Pinch."""


@dataclass(frozen=True)
class Tap:
    """A button or finger went down and up again in one place."""

    pos: Pos


@dataclass(frozen=True)
class DoubleTap:
    """Two quick taps on one spot; comes after the second Tap."""

    pos: Pos


@dataclass(frozen=True)
class SecondaryTap:
    """The right mouse button went down: means the same as the end of a long touch."""

    pos: Pos


@dataclass(frozen=True)
class Drag:
    """One step of a movement; delta is the way since its last Drag, in device pixels."""

    start: Pos
    pos: Pos
    delta: Pos
    phase: Phase


@dataclass(frozen=True)
class Pinch:
    """One step of a two-finger movement.

    Attributes:
        centre: the middle between the two fingers.
        scale: the factor by which their distance has grown since the last Pinch.
        delta: the way of the centre since the last Pinch, in device pixels.
    """

    centre: Pos
    scale: float
    delta: Pos
    phase: Phase


@dataclass(frozen=True)
class Wheel:
    """The mouse wheel; amount is 1 for a notch, positive away from the player (zoom in)."""

    pos: Pos
    amount: float


@dataclass(frozen=True)
class Hover:
    """The mouse moved with nothing held; pos is None once it has left the window."""

    pos: Pos | None


@dataclass(frozen=True)
class Key:
    """A key by pygame's name: "return", "escape", "tab", "left", "a"; ctrl is also command."""

    name: str
    shift: bool = False
    ctrl: bool = False

    @property
    def chord(self) -> str:
        """The key with those that are held with it: "ctrl shift z"."""
        return "ctrl " * self.ctrl + "shift " * self.shift + self.name


@dataclass(frozen=True)
class Typed:
    """Letters typed, as the keyboard layout makes them."""

    text: str


Gesture = (
    Press | Release | Tap | DoubleTap | SecondaryTap | Drag | Pinch | Wheel | Hover | Key | Typed
)
LEFT_WINDOW = (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWHIDDEN)
FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
REPEATED = ("+", "=", "-", "left", "right", "up", "down", "backspace", "delete")
"""Keys that repeat while they are held."""
BUTTONS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


def key_names(gesture: Gesture) -> tuple[str, ...]:
    """Return the names under which a scene may answer to a key, the most exact one first.

    A letter that the keyboard's layout makes is "typed /"; other gestures have no name.
    """
    if isinstance(gesture, Typed):
        return (f"typed {gesture.text}",)
    if not isinstance(gesture, Key):
        return ()
    return (gesture.chord,) if gesture.ctrl else (gesture.chord, gesture.name)


def is_letter(gesture: Gesture) -> bool:
    """Return True for a single letter, digit or sign without Ctrl."""
    if isinstance(gesture, Typed):
        return True
    return isinstance(gesture, Key) and len(gesture.name) == 1 and not gesture.ctrl


def asks_for_keys(gesture: Gesture) -> bool:
    """Return True for a question mark, on whatever key it lies, and for F1."""
    return not {"f1", "?", "shift /", "typed ?"}.isdisjoint(key_names(gesture))


def changes_looks_only(gesture: Gesture) -> bool:
    """Return True for a gesture that can change only how widgets look under the pointer."""
    slides = isinstance(gesture, Drag) and gesture.phase is not Phase.END
    return slides or isinstance(gesture, Hover | Press | Release)


class HoldClock:
    """How long something has been held, looked at frame by frame; times are monotonic seconds.

    A slow frame counts only in part: what was let go in it is told by an event that comes later.
    """

    def __init__(self, now: float | None = None) -> None:
        self._seen = now
        self._held = 0.0

    def at(self, now: float) -> float:
        """Return the seconds until now; without a start given, the first look is the start."""
        if self._seen is not None:
            self._held += min(now - self._seen, theme.HOLD_FRAME)
        self._seen = now
        return self._held


class RepeatTimer:
    """The repeat of a button or key that is held: after a delay, then faster and faster.

    It starts when it is made; times are monotonic seconds.
    """

    def __init__(self, now: float) -> None:
        self._clock = HoldClock(now)
        self._due = hands.wait(theme.HOLD)
        self._pause = theme.REPEAT

    def due(self, now: float) -> bool:
        """Return True if a repeat is due now; each is reported once."""
        held = self._clock.at(now)
        if held < self._due:
            return False
        self._due = held + self._pause
        self._pause = max(theme.REPEAT_LEAST, self._pause * theme.REPEAT_FASTER)
        return True


class _Mode(Enum):
    """What the fingers and buttons that are held mean so far."""

    IDLE = "idle"
    PRESSED = "pressed"
    DRAGGING = "dragging"
    PINCHING = "pinching"
    SPENT = "spent"  # a pinch is over, but a finger is still held: it means nothing any more


class Gestures:
    """Turns pygame's events into gestures.

    Attributes:
        size: the window's size in device pixels; set it whenever that changes.
        scale: device pixels per dp.
    """

    def __init__(self, size: tuple[int, int], scale: float = 1.0) -> None:
        self.size = size
        self.scale = scale
        self._mode = _Mode.IDLE
        self._held: dict[Hashable, Pos] = {}
        self._start: Pos = (0, 0)
        self._mouse: Pos = (0, 0)
        self._last_tap: tuple[float, Pos] | None = None
        self._key: Key | None = None
        self._repeat = RepeatTimer(0)

    @property
    def idle(self) -> bool:
        """True if nothing is held."""
        return self._mode is _Mode.IDLE

    def feed(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        """Return the gestures that this event completes; now is in monotonic seconds."""
        if event.type in LEFT_WINDOW:
            return [*self.cancel(), Hover(None)]
        if event.type in FINGERS:
            pos = (event.x * self.size[0], event.y * self.size[1])
            return self._pointer(event.type, (event.touch_id, event.finger_id), pos, now)
        if event.type in (*BUTTONS, pygame.MOUSEMOTION):
            return self._mouse_event(event, now)
        if event.type == pygame.MOUSEWHEEL:
            amount = getattr(event, "precise_y", 0) or event.y
            return [Wheel(self._mouse, amount)] if amount else []
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key_event(event, now)
        return [Typed(event.text)] if event.type == pygame.TEXTINPUT else []

    def cancel(self) -> list[Gesture]:
        """Break off the gesture under way, without a tap; return the gestures that say so."""
        ended = self._broken_off()
        if self._held:
            ended.append(Release())
        self._held.clear()
        self._mode = _Mode.IDLE
        self._last_tap = self._key = None
        return ended

    def repeated(self, now: float) -> list[Gesture]:
        """Return the held key if it is due to repeat, else an empty list."""
        return [self._key] if self._key and self._repeat.due(now) else []

    def _key_event(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        self._key = None
        if event.type == pygame.KEYUP:
            return []
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        key = Key(pygame.key.name(event.key), bool(event.mod & pygame.KMOD_SHIFT), ctrl)
        if event.mod & pygame.KMOD_ALT and is_letter(key):
            return []  # the system's, or half of a letter that comes as Typed
        if key.name in REPEATED:
            self._key, self._repeat = key, RepeatTimer(now)
        return [key]

    def _mouse_event(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        if event.touch:  # SDL made this of a finger event, which comes as well
            return []
        self._mouse = event.pos
        if event.type == pygame.MOUSEMOTION and MOUSE not in self._held:
            return [Hover(event.pos)]
        if event.type in BUTTONS and event.button != pygame.BUTTON_LEFT:
            meant = (event.type, event.button) == (pygame.MOUSEBUTTONDOWN, pygame.BUTTON_RIGHT)
            return [SecondaryTap(event.pos)] if meant and not self._held else []
        kind = dict(
            zip((*BUTTONS, pygame.MOUSEMOTION), (FINGERS[0], FINGERS[2], FINGERS[1]), strict=True)
        )
        return self._pointer(kind[event.type], MOUSE, event.pos, now)

    def _pointer(self, kind: int, name: Hashable, pos: Pos, now: float) -> list[Gesture]:
        if kind == pygame.FINGERDOWN:
            return self._down(name, pos)
        if name not in self._held:
            return []
        return self._move(name, pos) if kind == pygame.FINGERMOTION else self._up(name, pos, now)

    def _down(self, name: Hashable, pos: Pos) -> list[Gesture]:
        """Handle a finger or button going down: a press, or the begin of a pinch."""
        if name in self._held or len(self._held) == 2:
            return []
        if not self._held:
            self._held[name] = self._start = pos
            self._mode = _Mode.PRESSED
            return [Press(pos)]
        if self._mode is _Mode.SPENT:
            return []
        broken = self._broken_off()
        self._held[name] = pos
        self._mode = _Mode.PINCHING
        self._last_tap = None
        return [*broken, Pinch(self._centre(), 1.0, (0, 0), Phase.BEGIN)]

    def _move(self, name: Hashable, pos: Pos) -> list[Gesture]:
        """Handle a move of something held: a drag, once it leaves the slop, or a pinch."""
        if self._mode is _Mode.PINCHING:
            return self._pinch(name, pos)
        before, self._held[name] = self._held[name], pos
        if self._mode is _Mode.DRAGGING:
            return [self._drag(before, pos, Phase.MOVE)]
        slop = SLOP_MOUSE if name == MOUSE else SLOP_TOUCH
        if self._mode is _Mode.PRESSED and math.dist(self._start, pos) > slop * self.scale:
            self._mode = _Mode.DRAGGING
            self._last_tap = None
            return [self._drag(self._start, pos, Phase.BEGIN)]
        return []

    def _pinch(self, name: Hashable, pos: Pos) -> list[Gesture]:
        centre, span = self._centre(), max(1.0, math.dist(*self._held.values()))
        self._held[name] = pos
        now = self._centre()
        scale = max(1.0, math.dist(*self._held.values())) / span
        return [Pinch(now, scale, (now[0] - centre[0], now[1] - centre[1]), Phase.MOVE)]

    def _up(self, name: Hashable, pos: Pos, now: float) -> list[Gesture]:
        """Handle a finger or button going up: the end of a pinch or drag, or a tap."""
        before, mode, centre = self._held[name], self._mode, self._centre()
        moved = self._move(name, pos) if mode is _Mode.PRESSED else []
        del self._held[name]
        if self._mode is _Mode.PINCHING:
            self._mode = _Mode.SPENT
            return [Pinch(centre, 1.0, (0, 0), Phase.END)]
        if self._held:
            return []
        ended: list[Gesture] = moved
        if self._mode is _Mode.DRAGGING:
            ended = [*moved, self._drag(pos if moved else before, pos, Phase.END)]
        elif self._mode is _Mode.PRESSED:
            ended = self._tapped(pos, now)
        self._mode = _Mode.IDLE
        return [*ended, Release()]

    def _tapped(self, pos: Pos, now: float) -> list[Gesture]:
        """Return a Tap, and a DoubleTap after the second of two quick ones."""
        last, self._last_tap = self._last_tap, (now, pos)
        if last is None or now - last[0] > theme.DOUBLE_TAP:
            return [Tap(pos)]
        if math.dist(last[1], pos) > 2 * SLOP_TOUCH * self.scale:
            return [Tap(pos)]
        self._last_tap = None
        return [Tap(pos), DoubleTap(pos)]

    def _broken_off(self) -> list[Gesture]:
        """Return the cancelling gesture for a drag or pinch under way."""
        if self._mode is _Mode.DRAGGING:
            (pos,) = self._held.values()
            return [self._drag(pos, pos, Phase.CANCEL)]
        if self._mode is _Mode.PINCHING:
            return [Pinch(self._centre(), 1.0, (0, 0), Phase.CANCEL)]
        return []

    def _drag(self, before: Pos, pos: Pos, phase: Phase) -> Drag:
        return Drag(self._start, pos, (pos[0] - before[0], pos[1] - before[1]), phase)

    def _centre(self) -> Pos:
        places = list(self._held.values())
        return (sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places))
