"""The few instruments of the game: wood, drum, stone, shaker, clay flute, canvas, earth."""

from __future__ import annotations

import numpy as np

from tools.sounds.signal import (
    RATE,
    Chance,
    Signal,
    band,
    eased,
    fading,
    noise,
    times,
    together,
    tone,
)

# C pentatonic, by which everything is tuned (Hz)
NOTES = {
    name + str(octave): 440 * 2 ** (step / 12 + octave - 4)
    for octave in range(2, 8)
    for name, step in {"C": -9, "D": -7, "E": -5, "G": -2, "A": 0}.items()
}


def struck(modes: list[tuple[float, float, float]], length: float) -> Signal:
    """A struck body: frequency, strength and half life of each of its modes."""
    return np.sum(
        [strong * tone(pitch, length) * fading(length, half) for pitch, strong, half in modes],
        axis=0,
    )


def click(rng: Chance, low: float = 900, high: float = 4000, half_life: float = 0.004) -> Signal:
    """The touch of a stick."""
    length = 10 * half_life
    return band(noise(length, rng), low, high) * fading(length, half_life)


def wood(pitch: float, rng: Chance, length: float = 0.2, half_life: float = 0.02) -> Signal:
    """A hollow block of wood."""
    modes = [
        (pitch, 1, half_life),
        (pitch * 2.57, 0.35, half_life * 0.6),
        (pitch * 4.3, 0.12, half_life * 0.35),
    ]
    body = struck(modes, length)
    return eased(together(length, (0, body), (0, 0.25 * click(rng))), 0.001, length / 3)


def marimba(note: str, rng: Chance, length: float = 0.5, half_life: float = 0.11) -> Signal:
    """A bar of hardwood under a soft mallet."""
    pitch = NOTES[note]
    modes = [
        (pitch, 1, half_life),
        (pitch * 3.94, 0.16, half_life * 0.3),
        (pitch * 9.2, 0.03, half_life * 0.1),
    ]
    bar = struck(modes, length)
    mallet = 0.12 * click(rng, 300, 1800, 0.005)
    return eased(together(length, (0, bar), (0, mallet)), 0.003, length / 3)


def drum(pitch: float, rng: Chance, length: float = 0.4, half_life: float = 0.06) -> Signal:
    """A log drum with a skin: its pitch falls a little after the stroke."""
    glide = pitch * (1 + 0.5 * fading(length, 0.02))
    skin = tone(glide, length) * fading(length, half_life)
    over = 0.6 * tone(glide * 1.59, length) * fading(length, half_life * 0.5)
    third = 0.3 * tone(glide * 2.9, length) * fading(length, half_life * 0.3)
    hand = 0.3 * click(rng, 250, 1600, 0.008)
    return eased(together(length, (0, skin + over + third), (0, hand)), 0.001, length / 3)


def shaker(rng: Chance, length: float = 0.12) -> Signal:
    """Seeds in a gourd."""
    return eased(band(noise(length, rng), 3200, 6500), length * 0.35, length * 0.6)


def scrape(rng: Chance, length: float, low: float = 350, high: float = 1800) -> Signal:
    """Stone on stone: grains that catch and slip."""
    grains = np.abs(band(noise(length, rng), 12, 70))
    rubbed = band(noise(length, rng), low, high) * grains / np.max(grains)
    return eased(rubbed, length * 0.3, length * 0.4)


def stone(rng: Chance, pitch: float = 150, length: float = 0.25) -> Signal:
    """A slab comes to rest: dull, without a tone."""
    modes = [(pitch, 1, 0.03), (pitch * 1.73, 0.6, 0.018), (pitch * 3.41, 0.3, 0.01)]
    dust = 0.5 * band(noise(length, rng), 250, 1400) * fading(length, 0.018)
    return eased(struck(modes, length) + dust, 0.002, length / 3)


def flute(note: str, rng: Chance, length: float, glide_from: float = 0.97) -> Signal:
    """A clay flute: nearly a sine, with breath, gliding into its note."""
    t = times(length)
    pitch = NOTES[note] * (1 + (glide_from - 1) * 0.5 ** (t / 0.03))
    pitch = pitch * (1 + 0.004 * np.sin(2 * np.pi * 5.2 * t) * np.minimum(1, t / 0.3))
    breath = 0.05 * band(noise(length, rng), NOTES[note] * 0.9, NOTES[note] * 2.4)
    blown = tone(pitch, length) + 0.09 * tone(2 * pitch, length) + 0.04 * tone(3 * pitch, length)
    return eased(blown + breath, min(0.05, length / 4), min(0.18, length / 2))


def cloth(rng: Chance, length: float) -> Signal:
    """A sheet of canvas that is thrown open."""
    flutter = 1 + 0.6 * np.sin(
        2 * np.pi * np.cumsum(np.linspace(38, 16, len(times(length)))) / RATE
    )
    return eased(band(noise(length, rng), 260, 1500) * flutter, length * 0.15, length * 0.7)


def leaves(rng: Chance, length: float) -> Signal:
    """Leaves under a foot."""
    crackle = np.abs(band(noise(length, rng), 20, 160)) ** 1.5
    return eased(band(noise(length, rng), 900, 4200) * crackle, length * 0.2, length * 0.6)


def rumble(rng: Chance, length: float) -> Signal:
    """The ground shakes: low, but not so low that a small speaker loses it."""
    shaking = 0.6 + np.abs(band(noise(length, rng), 1, 7))
    return band(noise(length, rng), 70, 260) * shaking


def rush(rng: Chance, length: float, start: float, end: float) -> Signal:
    """Air that passes by, from one pitch to another."""
    t = times(length) / length
    moving = tone(start * (end / start) ** t, length)
    air = band(noise(length, rng), 60, 420)
    return eased(air * moving / np.std(air), length * 0.45, length * 0.45)
