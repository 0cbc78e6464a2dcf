"""The second game's background: a court of stone at dusk, in a loop without a seam."""

from __future__ import annotations

import numpy as np

from tools.sounds.ambience import LENGTH, dove, drop, far, scattered, slowly
from tools.sounds.signal import (
    Chance,
    Signal,
    around,
    band,
    eased,
    fading,
    noise,
    times,
    together,
    tone,
)

_BEAT = LENGTH / 12
"""Seconds between two beats of the drum."""
_SCALE = (392.0, 466.2, 523.3, 587.3, 698.5)
"""The notes of the ocarina, in Hz: five to the octave."""


def court(rng: Chance) -> Signal:
    """Air between walls, a slow drum far away, an ocarina now and then, doves, drops of water."""
    whole = 0.30 * _air(rng)
    for beat in range(round(LENGTH / _BEAT)):
        around(whole, beat * _BEAT, 0.20 * far(_drum(rng), rng))
        if beat % 2:
            around(whole, (beat + 0.5) * _BEAT, 0.10 * far(_drum(rng), rng))
    for start in scattered(rng, 4):
        around(whole, start, 0.10 * far(_phrase(rng), rng))
    for start in scattered(rng, 3):
        around(whole, start, 0.10 * far(dove(rng), rng))
    for start in scattered(rng, 6):
        around(whole, start, 0.08 * far(drop(rng), rng))
    return whole


def _air(rng: Chance) -> Signal:
    """Wind that is heard in corners and doorways."""
    deep = band(noise(LENGTH, rng), 70, 240)
    hollow = band(noise(LENGTH, rng), 380, 460)
    return np.asarray(
        0.16 * deep / np.std(deep) * (0.4 + slowly(rng, 0.04, 0.2))
        + 0.03 * hollow / np.std(hollow) * slowly(rng, 0.05, 0.3)
    )


def _drum(rng: Chance) -> Signal:
    """A large skin struck softly by hand."""
    length = 0.7
    pitch = 74 * (1 + 0.35 * fading(length, 0.03)) * rng.uniform(0.98, 1.02)
    skin = tone(pitch, length) * fading(length, 0.11)
    palm = band(noise(length, rng), 200, 900)
    return eased(skin + 0.06 * palm / np.std(palm) * fading(length, 0.012), 0.004, 0.2)


def _phrase(rng: Chance) -> Signal:
    """Three to five notes of the ocarina, with breath and a slow tremble."""
    at, place, notes = 0.0, int(rng.integers(0, len(_SCALE))), []
    for _ in range(int(rng.integers(3, 6))):
        length = float(rng.choice([0.5, 0.75, 1.1]))
        tremble = 1 + 0.006 * np.sin(2 * np.pi * 4.6 * times(length))
        voice = tone(_SCALE[place] * tremble, length)
        breath = band(noise(length, rng), 500, 1400)
        notes.append((at, eased(voice + 0.05 * breath / np.std(breath), 0.08, 0.2)))
        at += 0.85 * length
        place = int(np.clip(place + rng.choice([-2, -1, 1, 2]), 0, len(_SCALE) - 1))
    return together(at + 0.6, *notes)
