"""The jungle in the background: a loop without a seam, for everything in it goes round."""

from __future__ import annotations

import numpy as np

from tools.sounds.signal import (
    RATE,
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

LENGTH = 48.0
"""Seconds."""


def jungle(rng: Chance) -> Signal:
    """Leaves in the wind, insects near and far, birds now and then, a drop of water."""
    whole = 0.4 * _wind(rng) + 0.035 * _crickets(rng) + 0.012 * _cicadas(rng)
    for start in scattered(rng, 9):
        around(whole, start, 0.16 * far(_whistle(rng), rng))
    for start in scattered(rng, 6):
        around(whole, start, 0.09 * far(_trill(rng), rng))
    for start in scattered(rng, 3):
        around(whole, start, 0.14 * far(dove(rng), rng))
    for start in scattered(rng, 7):
        around(whole, start, 0.1 * far(drop(rng), rng))
    return whole


def scattered(rng: Chance, count: int) -> list[float]:
    """Moments over the whole loop, one in each of its equal parts."""
    part = LENGTH / count
    return [part * (i + rng.uniform(0, 0.8)) for i in range(count)]


def slowly(rng: Chance, low: float, high: float) -> Signal:
    """A loop that wanders between 0 and 1 in so many changes a second."""
    wandering = band(noise(LENGTH, rng), low, high)
    return np.clip(0.5 + wandering / (4 * np.std(wandering)), 0, 1)


def _wind(rng: Chance) -> Signal:
    rustle = band(noise(LENGTH, rng), 500, 2400)
    air = band(noise(LENGTH, rng), 90, 350)
    gusts, sway = slowly(rng, 0.04, 0.2), slowly(rng, 1, 5)
    leaves = 0.25 * rustle / np.std(rustle) * gusts * (0.5 + sway)
    return np.asarray(0.12 * air / np.std(air) * (0.5 + gusts) + leaves)


def _crickets(rng: Chance) -> Signal:
    """Two that chirp out of step, whole chirps and whole waves to the loop."""
    t = times(LENGTH)
    song = np.zeros_like(t)
    for pitch, chirps, pulses in ((3900, 60, 30), (4350, 74, 26)):
        rate = chirps / LENGTH
        open_wing = np.clip(np.sin(2 * np.pi * rate * t) * 3 - 1.8, 0, 1)
        pulse = 0.5 - 0.5 * np.cos(2 * np.pi * round(pulses * LENGTH) / LENGTH * t)
        song += np.sin(2 * np.pi * pitch * t) * open_wing * pulse * (0.3 + slowly(rng, 0.05, 0.3))
    return song


def _cicadas(rng: Chance) -> Signal:
    """A far curtain of insects that swells and goes."""
    t = times(LENGTH)
    buzz = band(noise(LENGTH, rng), 4800, 6200)
    pulse = 0.6 + 0.4 * np.sin(2 * np.pi * round(17 * LENGTH) / LENGTH * t)
    return buzz / np.std(buzz) * pulse * slowly(rng, 0.04, 0.12) ** 2


def far(call: Signal, rng: Chance) -> Signal:
    """From somewhere between the trees: dull, with a long echo, now nearer, now farther."""
    length = 1.2
    echo = band(noise(length, rng), 300, 2200) * fading(length, 0.16)
    echo /= np.sqrt(np.sum(echo**2))
    size = len(call) + len(echo)
    tail = np.fft.irfft(np.fft.rfft(call, size) * np.fft.rfft(echo, size), size)
    return rng.uniform(0.3, 1) * together(size / RATE, (0, 0.5 * call), (0, 0.6 * tail))


def _whistle(rng: Chance) -> Signal:
    """Two or three notes that slide."""
    pitch = rng.uniform(1300, 2000)
    notes = []
    for i in range(rng.integers(2, 4)):
        length = rng.uniform(0.14, 0.3)
        slide = np.linspace(1, rng.uniform(0.85, 1.2), round(length * RATE))
        notes.append((0.34 * i, eased(tone(pitch * slide, length), 0.04, 0.08)))
        pitch *= rng.choice([0.84, 1.12, 1.19])
    return together(1.2, *notes)


def _trill(rng: Chance) -> Signal:
    pitch, count = rng.uniform(2300, 3000), int(rng.integers(5, 10))
    notes = []
    for i in range(count):
        slide = pitch * np.linspace(1.12, 0.95, round(0.06 * RATE))
        notes.append((0.085 * i, eased(tone(slide, 0.06), 0.02, 0.03)))
    return together(0.1 * count + 0.1, *notes)


def dove(rng: Chance) -> Signal:
    """Three low calls."""
    pitch = rng.uniform(430, 520)
    calls = [
        (at, eased(tone(pitch * height, length), 0.07, 0.14))
        for at, height, length in ((0, 1, 0.3), (0.5, 1.08, 0.5), (1.15, 0.96, 0.45))
    ]
    return together(1.7, *calls)


def drop(rng: Chance) -> Signal:
    """Water falls into water."""
    start = rng.uniform(900, 1400)
    rise = start * (1 + 0.5 * np.minimum(1, times(0.12) / 0.05))
    return eased(tone(rise, 0.12) * fading(0.12, 0.02), 0.002, 0.04)
