"""Gamepads on a desktop strike keys."""

import ctypes
import subprocess
import sys

import pygame
import pytest

from game.platform import sdl
from game.platform.gamepads import Gamepads
from game.ui.input import Gestures, Key

READER = "pygame._sdl2.controller"
GAME_CONTROLLER, AXES, MOST_BUTTONS = 1, 6, 21


@pytest.fixture
def pads():
    pygame.display.init()
    pygame.display.set_mode((100, 100))
    pads = Gamepads()
    pads.begin()
    yield pads
    pads._open.clear()
    if loaded := sys.modules.get(READER):
        loaded.quit()
    pygame.joystick.quit()


class Pad:
    """A virtual gamepad of SDL's own."""

    def __init__(self):
        self.index = sdl._sdl.SDL_JoystickAttachVirtual(GAME_CONTROLLER, AXES, MOST_BUTTONS, 0)
        if self.index < 0:
            pytest.skip("SDL here has no virtual gamepads")
        sdl._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._pad = ctypes.c_void_p(sdl._sdl.SDL_JoystickOpen(self.index))

    def press(self, button, down):
        sdl._sdl.SDL_JoystickSetVirtualButton(self._pad, button, down)

    def tilt(self, axis, value):
        sdl._sdl.SDL_JoystickSetVirtualAxis(self._pad, axis, ctypes.c_int16(value))

    def unplug(self):
        sdl._sdl.SDL_JoystickDetachVirtual(self.index)


def struck(pads, gestures):
    """The gestures that come of what has happened, over two turns of the loop."""
    found = []
    for _turn in range(2):
        for event in pygame.event.get():
            if not pads.consumes(event):
                found += gestures.feed(event, 0.0)
    return [one for one in found if isinstance(one, Key)]


@pytest.mark.parametrize(
    ("button", "key"),
    [
        (pygame.CONTROLLER_BUTTON_A, Key("return")),
        (pygame.CONTROLLER_BUTTON_B, Key("escape")),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, Key("tab", shift=True)),
        (pygame.CONTROLLER_BUTTON_DPAD_UP, Key("up")),
    ],
)
def test_a_button_strikes_a_key(pads, button, key):
    gestures = Gestures((100, 100))
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, instance_id=0, button=button))
    assert struck(pads, gestures) == [key]
    assert gestures.repeated(9.0) == []


def test_a_stick_strikes_its_key_once_and_it_repeats_until_it_stands_upright(pads):
    gestures = Gestures((100, 100))

    def tilt(*values):
        for value in values:
            event = pygame.event.Event(
                pygame.CONTROLLERAXISMOTION,
                instance_id=0,
                axis=pygame.CONTROLLER_AXIS_LEFTX,
                value=value,
            )
            pygame.event.post(event)
        return struck(pads, gestures)

    assert tilt(15_000) == []
    assert tilt(25_000, 30_000, 15_000) == [Key("right")]
    assert any(gestures.repeated(now / 10) == [Key("right")] for now in range(90))
    assert tilt(5_000) == []
    assert gestures.repeated(99.0) == []
    assert tilt(-32_768) == [Key("left")]


def test_without_a_gamepad_what_reads_them_is_not_loaded():
    start = (
        "import pygame, sys; from game.platform.gamepads import Gamepads; pygame.display.init();"
        "pads = Gamepads(); pads.begin(); list(map(pads.consumes, pygame.event.get()));"
        f"sys.exit({READER!r} in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", start], check=True, timeout=60)


def test_a_gamepad_is_plugged_in_and_out_while_the_game_runs(pads):
    gestures = Gestures((100, 100))
    assert not pads.is_there
    pad = Pad()
    struck(pads, gestures)
    assert pads.is_there
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN, 1)
    pygame.event.pump()
    assert struck(pads, gestures) == [Key("down")]
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN, 0)
    pad.tilt(pygame.CONTROLLER_AXIS_LEFTY, -30_000)
    pygame.event.pump()
    assert struck(pads, gestures) == [Key("up")]
    pad.unplug()
    struck(pads, gestures)
    assert not pads.is_there
    assert gestures.repeated(9.0) == []
