"""Sounds as arrays: mono, floats around zero, RATE samples a second."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

RATE = 32_000
Signal = NDArray[np.float64]
Chance = np.random.Generator


def chance(seed: str) -> Chance:
    """The same chance for the same word, on every machine."""
    return np.random.default_rng(list(seed.encode()))


def times(length: float) -> Signal:
    """The moments of so many seconds."""
    return np.arange(round(length * RATE)) / RATE


def noise(length: float, rng: Chance) -> Signal:
    return rng.standard_normal(round(length * RATE))


def tone(frequency: float | Signal, length: float) -> Signal:
    """A sine of a fixed or a gliding frequency (Hz)."""
    steps = np.broadcast_to(np.asarray(frequency, float), times(length).shape)
    return np.sin(2 * np.pi * np.cumsum(steps) / RATE)


def fading(length: float, half_life: float) -> Signal:
    """From 1 downwards, half as loud after each half life (seconds)."""
    return np.asarray(0.5 ** (times(length) / half_life))


def band(sound: Signal, low: float, high: float) -> Signal:
    """What lies between two frequencies, 12 dB an octave less outside; the ends join seamlessly."""
    spectrum = np.fft.rfft(sound)
    at = np.maximum(np.fft.rfftfreq(len(sound), 1 / RATE), 1e-3)
    gain = 1 / np.sqrt((1 + (low / at) ** 4) * (1 + (at / high) ** 4))
    return np.fft.irfft(spectrum * gain, len(sound))


def eased(sound: Signal, attack: float, release: float) -> Signal:
    """Swells in and dies away over so many seconds."""
    shaped = sound.copy()
    a, r = round(attack * RATE), round(release * RATE)
    shaped[:a] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(a) / a)
    shaped[len(shaped) - r :] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, r + 1) / r)
    return shaped


def together(length: float, *parts: tuple[float, Signal]) -> Signal:
    """Sounds laid over one another, each from its moment on; what is longer is cut."""
    whole = np.zeros(round(length * RATE))
    for start, part in parts:
        begin = round(start * RATE)
        room = whole[begin : begin + len(part)]
        room += part[: len(room)]
    return whole


def around(whole: Signal, start: float, part: Signal) -> None:
    """Adds a sound to a loop: what is longer goes on at the loop's beginning."""
    places = (round(start * RATE) + np.arange(len(part))) % len(whole)
    np.add.at(whole, places, part)


def roomy(sound: Signal, rng: Chance, wet: float = 0.22, half_life: float = 0.05) -> Signal:
    """The sound in a small clearing: a soft, dark echo under it."""
    length = 6 * half_life
    echo = band(noise(length, rng), 200, 3200) * fading(length, half_life)
    echo /= np.sqrt(np.sum(echo**2))
    size = len(sound) + len(echo)
    tail = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(echo, size), size)
    return sound + wet * tail[: len(sound)]
