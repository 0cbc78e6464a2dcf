"""The second game's sounds: gears of wood and stone, corn, cubes, bells, workers set down."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.sounds.effects import Effect
from tools.sounds.instruments import (
    NOTES,
    cloth,
    drum,
    flute,
    marimba,
    rush,
    scrape,
    shaker,
    stone,
    struck,
    wood,
)
from tools.sounds.signal import Chance, Signal, band, eased, fading, noise, roomy, together

_RUNS, _FALLS, _HEARD = 0.8, 1.08, 1.35
"""Seconds until the gears have run past a tooth, until they have fallen back into place, and until
that has died away."""
_TICKS = ((0.2, 510), (0.38, 470), (0.5, 545), (0.6, 490), (0.69, 525))
"""When the teeth of each small gear meet, faster and faster, and how they sound."""


def bell(note: str, length: float) -> Signal:
    """A small bell of clay and copper."""
    pitch = NOTES[note]
    modes = [
        (pitch, 1, 0.16),
        (pitch * 1.19, 0.3, 0.1),
        (pitch * 2.0, 0.4, 0.08),
        (pitch * 2.76, 0.18, 0.05),
        (pitch * 5.4, 0.05, 0.02),
    ]
    return eased(struck(modes, length), 0.002, length / 3)


def gears(rng: Chance) -> Signal:
    """Stone rubs, slowly at first, five small gears tick, the large one runs past its place, and
    then its teeth fall into it."""
    rub = 0.55 * scrape(rng, _RUNS + 0.1, 160, 900)
    ticks = [(at, 0.4 * wood(pitch, rng, 0.1, 0.012)) for at, pitch in _TICKS]
    back = 0.3 * scrape(rng, _FALLS - _RUNS, 140, 700)
    fall = together(0.25, (0, wood(180, rng, 0.25, 0.035)), (0.002, 0.6 * stone(rng, 120, 0.25)))
    return roomy(together(_HEARD, (0, rub), *ticks, (_RUNS, back), (_FALLS, fall)), rng, 0.2)


def place(pitch: float, rng: Chance) -> Signal:
    thud = together(0.2, (0, wood(pitch, rng, 0.16, 0.02)), (0.001, 0.45 * stone(rng, 240, 0.18)))
    return roomy(thud, rng, 0.18)


def lift(rng: Chance) -> Signal:
    up = 0.35 * rush(rng, 0.24, 400, 1300)
    return roomy(together(0.34, (0, 0.7 * wood(520, rng, 0.1, 0.012)), (0.02, up)), rng, 0.2)


def corn(rng: Chance) -> Signal:
    """Kernels fall into a bowl."""
    kernels = [
        (0.32 * float(rng.random()) ** 0.8, wood(float(rng.uniform(1300, 2500)), rng, 0.05, 0.006))
        for _kernel in range(17)
    ]
    return roomy(together(0.46, (0, 0.06 * shaker(rng, 0.34)), *kernels), rng, 0.2)


def cube_of_wood(rng: Chance) -> Signal:
    one, other = wood(430, rng, 0.16), wood(372, rng, 0.16)
    return roomy(together(0.3, (0, one), (0.085, 0.8 * other)), rng)


def cube_of_stone(rng: Chance) -> Signal:
    return roomy(together(0.34, (0, stone(rng, 330)), (0.1, 0.8 * stone(rng, 285))), rng)


def cube_of_gold(rng: Chance) -> Signal:
    return roomy(together(0.5, (0, bell("G6", 0.4)), (0.09, 0.8 * bell("C7", 0.4))), rng, 0.25)


def skull(rng: Chance) -> Signal:
    """A finger on crystal."""
    pitch = NOTES["A5"]
    modes = [(pitch, 1, 0.13), (pitch * 1.503, 0.5, 0.1), (pitch * 2.91, 0.2, 0.06)]
    ring = eased(struck(modes, 0.55), 0.03, 0.2)
    return roomy(together(0.59, (0, ring), (0, 0.3 * wood(700, rng, 0.08, 0.01))), rng, 0.35)


def temple(notes: tuple[str, str], rng: Chance) -> Signal:
    first, second = (bell(note, 0.55) for note in notes)
    step = 0.35 * stone(rng, 210, 0.16)
    return roomy(together(0.72, (0, step), (0.03, 0.7 * first), (0.16, second)), rng, 0.3)


def learn(rng: Chance) -> Signal:
    """A leaf of bark paper is turned."""
    leaf = 0.55 * cloth(rng, 0.2)
    notes = [(0.16 + 0.1 * i, marimba(note, rng, 0.3)) for i, note in enumerate(("E5", "A5"))]
    return roomy(together(0.58, (0, leaf), *notes), rng)


def build(rng: Chance) -> Signal:
    blows = [(0.14 * i, wood(pitch, rng, 0.16)) for i, pitch in enumerate((300, 330, 262))]
    return roomy(together(0.58, *blows, (0.28, 0.9 * stone(rng, 150))), rng)


def monument(rng: Chance) -> Signal:
    slab = together(0.4, (0, scrape(rng, 0.3, 200, 900)), (0.24, stone(rng, 110)))
    low = [(0.34 + 0.12 * i, marimba(note, rng, 0.5, 0.16)) for i, note in enumerate(("C4", "G4"))]
    beat = (0.26, 0.8 * drum(82, rng, 0.5, 0.1))
    return roomy(together(1.05, (0, slab), beat, *low, (0.58, 0.6 * bell("C5", 0.45))), rng, 0.3)


def market(rng: Chance) -> Signal:
    swap = [(0.08 * i, wood(pitch, rng, 0.12)) for i, pitch in enumerate((560, 660))]
    return roomy(together(0.36, *swap, (0.02, 0.06 * shaker(rng)), (0.18, 0.06 * shaker(rng))), rng)


def pay(rng: Chance) -> Signal:
    return roomy(together(0.3, (0, 0.5 * scrape(rng, 0.14)), (0.1, 0.8 * wood(330, rng))), rng)


def beg(rng: Chance) -> Signal:
    sigh = 0.6 * flute("E4", rng, 0.4, 1.09)
    return roomy(together(0.55, (0, sigh), (0.3, 0.4 * wood(262, rng))), rng, 0.3)


def fire(rng: Chance) -> Signal:
    crackle = np.abs(band(noise(0.55, rng), 14, 90)) ** 2
    flames = band(noise(0.55, rng), 500, 3600) * crackle
    return roomy(eased(flames / np.std(flames) * fading(0.55, 0.3), 0.08, 0.2), rng, 0.2)


def day(rng: Chance) -> Signal:
    """A food day begins."""
    beats = [(0.0, drum(98, rng, 0.4)), (0.2, drum(131, rng, 0.4)), (0.4, drum(98, rng, 0.5))]
    call = [(0.05, 0.5 * flute("G4", rng, 0.4)), (0.42, 0.55 * flute("C5", rng, 0.7))]
    return eased(
        roomy(together(1.25, *beats, *call, (0.42, 0.5 * bell("C5", 0.7))), rng, 0.3), 0.002, 0.3
    )


def age(rng: Chance) -> Signal:
    """The second age begins."""
    rise = [
        (0.13 * i, 0.7 * marimba(note, rng, 0.5, 0.13))
        for i, note in enumerate(("C4", "G4", "C5", "D5", "G5"))
    ]
    chime = [(0.66, bell("G5", 0.8)), (0.7, 0.7 * bell("C5", 0.8))]
    beats = [(0.0, 0.7 * drum(98, rng)), (0.52, 0.7 * drum(131, rng))]
    return eased(roomy(together(1.5, *rise, *chime, *beats), rng, 0.3, 0.08), 0.002, 0.4)


CALENDAR = {
    "gears": Effect(gears),
    "place_1": Effect(partial(place, 300), 1),
    "place_2": Effect(partial(place, 282), 1),
    "place_3": Effect(partial(place, 318), 1),
    "lift": Effect(lift, 1.5),
    "corn": Effect(corn, 1),
    "wood": Effect(cube_of_wood, 1),
    "stone": Effect(cube_of_stone, 1),
    "gold": Effect(cube_of_gold, 1),
    "skull": Effect(skull, 0.5),
    "temple": Effect(partial(temple, ("G5", "C6"))),
    "down": Effect(partial(temple, ("E5", "A4")), 1),
    "learn": Effect(learn, 0.5),
    "build": Effect(build),
    "monument": Effect(monument),
    "market": Effect(market, 1),
    "pay": Effect(pay, 1),
    "beg": Effect(beg, 0.5),
    "fire": Effect(fire, 0.5),
    "day": Effect(day),
    "age": Effect(age),
}
"""By the name of the file in the game's folder. All lie within 3 dB."""
