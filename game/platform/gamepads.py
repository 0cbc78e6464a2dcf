"""Gamepads on a desktop: they strike keys, so that scenes know keys alone."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

if TYPE_CHECKING:
    from pygame._sdl2 import controller


class _Stroke(NamedTuple):
    """A key, and what is held with it."""

    key: int
    mod: int = pygame.KMOD_NONE


BUTTONS: Final[Mapping[int, _Stroke]] = {
    pygame.CONTROLLER_BUTTON_A: _Stroke(pygame.K_RETURN),
    pygame.CONTROLLER_BUTTON_B: _Stroke(pygame.K_ESCAPE),
    pygame.CONTROLLER_BUTTON_X: _Stroke(pygame.K_F3),
    pygame.CONTROLLER_BUTTON_Y: _Stroke(pygame.K_F4),
    pygame.CONTROLLER_BUTTON_START: _Stroke(pygame.K_F10),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: _Stroke(pygame.K_TAB, pygame.KMOD_LSHIFT),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: _Stroke(pygame.K_TAB),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: _Stroke(pygame.K_LEFT),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: _Stroke(pygame.K_RIGHT),
    pygame.CONTROLLER_BUTTON_DPAD_UP: _Stroke(pygame.K_UP),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: _Stroke(pygame.K_DOWN),
}
"""The key that each button strikes."""
_STICKS: Final[Mapping[int, tuple[_Stroke, _Stroke]]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (_Stroke(pygame.K_LEFT), _Stroke(pygame.K_RIGHT)),
    pygame.CONTROLLER_AXIS_LEFTY: (_Stroke(pygame.K_UP), _Stroke(pygame.K_DOWN)),
}
"""The keys that each axis of the left stick strikes, tilted back and forth."""
_TILTED: Final = 20_000
_UPRIGHT: Final = 12_000
"""From where on, of 32,767, a stick strikes its key, and below what it lets go of it."""
_ADDED: Final = pygame.CONTROLLERDEVICEADDED
_REMOVED: Final = pygame.CONTROLLERDEVICEREMOVED
_PRESSES: Final = {
    pygame.CONTROLLERBUTTONDOWN: pygame.KEYDOWN,
    pygame.CONTROLLERBUTTONUP: pygame.KEYUP,
}


class Gamepads:
    """The gamepads that are plugged in; what they do is posted as events of keys.

    Most players have none, so what reads them is loaded when the first one is plugged in.
    """

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}
        self._held: dict[tuple[int, int], _Stroke] = {}

    def begin(self) -> None:
        """Listen to gamepads from now on, also to those that are plugged in later."""
        try:
            pygame.joystick.init()
        except pygame.error as error:
            logging.getLogger(__name__).warning("Gamepads do not work: %s", error)

    @property
    def is_there(self) -> bool:
        """True while a gamepad is plugged in."""
        return bool(self._open)

    def consumes(self, event: pygame.event.Event) -> bool:
        """Return True if an event is a gamepad's; post the event of the key that it stands for."""
        if event.type == pygame.JOYDEVICEADDED:
            _read_gamepads()
        elif event.type == _ADDED:
            self._plug_in(event.device_index)
        elif event.type == _REMOVED:
            self._unplug(event.instance_id)
        elif event.type in _PRESSES:
            if stroke := BUTTONS.get(event.button):
                _post(_PRESSES[event.type], stroke)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            self._tilt(event.instance_id, event.axis, event.value)
        else:
            return False
        return True

    def _plug_in(self, index: int) -> None:
        from pygame._sdl2 import controller  # noqa: PLC0415 (few have a gamepad)

        pad = controller.Controller(index)
        self._open[pad.as_joystick().get_instance_id()] = pad

    def _unplug(self, pad: int) -> None:
        """Forget a gamepad, and let go of what its stick holds."""
        self._open.pop(pad, None)
        for held in [one for one in self._held if one[0] == pad]:
            _post(pygame.KEYUP, self._held.pop(held))

    def _tilt(self, pad: int, axis: int, value: int) -> None:
        """Strike the key of a stick once it is tilted far enough, and let go of it again."""
        if axis not in _STICKS:
            return
        held = self._held.get((pad, axis))
        if held and abs(value) < _UPRIGHT:
            _post(pygame.KEYUP, self._held.pop((pad, axis)))
        elif not held and abs(value) > _TILTED:
            stroke = self._held[pad, axis] = _STICKS[axis][value > 0]
            _post(pygame.KEYDOWN, stroke)


def _read_gamepads() -> None:
    """Have SDL report all gamepads, also those that are there already."""
    from pygame._sdl2 import controller  # noqa: PLC0415 (few have a gamepad)

    controller.init()


def _post(kind: int, stroke: _Stroke) -> None:
    pygame.event.post(pygame.event.Event(kind, key=stroke.key, mod=stroke.mod, unicode=""))
