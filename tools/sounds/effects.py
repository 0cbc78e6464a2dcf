"""What is heard of every action: a short phrase of the game's instruments."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from tools.sounds.instruments import (
    cloth,
    drum,
    flute,
    leaves,
    marimba,
    rumble,
    rush,
    scrape,
    shaker,
    stone,
    wood,
)
from tools.sounds.signal import Chance, Signal, band, eased, fading, noise, roomy, together

Phrase = Callable[[Chance], Signal]
END = 0.06
"""Seconds in which whatever still sounds dies away."""


@dataclass(frozen=True)
class Effect:
    """A phrase, and how much softer than the others it is meant to be (dB)."""

    phrase: Phrase
    softer: float = 0.0

    def play(self, rng: Chance) -> Signal:
        """The whole sound, ended softly."""
        return eased(self.phrase(rng), 0.001, END)


def tile(rng: Chance) -> Signal:
    block, slab = wood(262, rng, 0.3, 0.03), stone(rng, 190)
    return roomy(together(0.42, (0, slab), (0.004, 0.6 * block), (0, 0.4 * drum(130, rng))), rng)


def enter(rng: Chance) -> Signal:
    return roomy(
        together(
            0.5, (0, 0.05 * shaker(rng)), (0.02, marimba("G4", rng)), (0.14, marimba("C5", rng))
        ),
        rng,
    )


def step(pitch: float, rng: Chance) -> Signal:
    thud = wood(pitch, rng, 0.12, 0.022)
    return roomy(together(0.2, (0, thud), (0.008, 0.3 * leaves(rng, 0.13))), rng, 0.15)


def uncover(rng: Chance) -> Signal:
    rubbed = scrape(rng, 0.34)
    thud = together(0.25, (0, stone(rng, 160)), (0, 0.5 * drum(110, rng, 0.25)))
    return roomy(together(0.59, (0, 1.1 * rubbed), (0.31, thud)), rng)


def recover(rng: Chance) -> Signal:
    dug = 0.8 * scrape(rng, 0.13, 300, 1400)
    shimmer = [
        (0.23 + 0.035 * i, (0.5 - 0.05 * i) * marimba(note, rng, 0.34, 0.1))
        for i, note in enumerate(("C6", "E6", "G6", "C7"))
    ]
    return roomy(together(0.59, (0, dug), (0.12, dug), *shimmer), rng, 0.3)


def exchange(rng: Chance) -> Signal:
    give, take = marimba("A4", rng, 0.3), marimba("E5", rng, 0.3)
    rattle = 0.05 * shaker(rng)
    return roomy(
        together(0.5, (0, give), (0.07, take), (0.12, rattle), (0.18, take), (0.25, give)), rng
    )


def camp(rng: Chance) -> Signal:
    peg = 0.5 * wood(420, rng, 0.15)
    sheet = 0.9 * cloth(rng, 0.3)
    return roomy(together(0.59, (0, sheet), (0.3, peg), (0.42, peg)), rng)


def guard(rng: Chance) -> Signal:
    return roomy(
        together(
            0.59, (0, drum(196, rng, 0.3)), (0.15, 0.25 * wood(330, rng)), (0.16, drum(131, rng))
        ),
        rng,
    )


def shuttle(rng: Chance) -> Signal:
    air = 0.5 * rush(rng, 0.38, 350, 1100)
    return roomy(together(0.55, (0, air), (0.22, 0.4 * flute("D5", rng, 0.26, 0.8))), rng, 0.35)


def volcano(rng: Chance) -> Signal:
    length = 2.6
    ground = rumble(rng, length)
    swell = np.linspace(0.1, 0.8, len(ground) // 3)
    shape = np.concatenate([swell, fading(length, 0.7)[: len(ground) - len(swell)]])
    blast = band(noise(1.4, rng), 60, 700) * fading(1.4, 0.16)
    embers = band(noise(1.5, rng), 500, 2600) * np.abs(band(noise(1.5, rng), 8, 60)) ** 3
    return eased(
        roomy(
            together(
                length,
                (0, 2.2 * ground * shape),
                (0.9, 2.2 * eased(blast, 0.01, 0.4)),
                (0.9, 1.4 * drum(73, rng, 0.9, 0.16)),
                (1.0, 0.35 * eased(embers / np.std(embers) * fading(1.5, 0.35), 0.05, 0.4)),
            ),
            rng,
            0.3,
            0.12,
        ),
        0.15,
        0.7,
    )


def point(rng: Chance) -> Signal:
    return roomy(marimba("E5", rng, 0.28, 0.06), rng)


def scored(rng: Chance) -> Signal:
    rise = [(0.09 * i, marimba(note, rng, 0.36, 0.12)) for i, note in enumerate(("C5", "E5", "G5"))]
    return roomy(together(0.59, *rise, (0.18, 0.06 * shaker(rng, 0.2))), rng)


def bid(rng: Chance) -> Signal:
    return roomy(together(0.3, (0, wood(620, rng)), (0.09, wood(780, rng))), rng)


def passing(rng: Chance) -> Signal:
    return roomy(together(0.36, (0, wood(520, rng)), (0.12, wood(350, rng))), rng)


def turn(rng: Chance) -> Signal:
    return roomy(
        together(0.59, (0, 0.6 * drum(131, rng, 0.3)), (0.06, 0.45 * flute("G4", rng, 0.44))), rng
    )


def refuse(rng: Chance) -> Signal:
    block = wood(175, rng, 0.14, 0.018)
    return band(together(0.3, (0, block), (0.11, 0.9 * block)), 60, 900)


def tap(rng: Chance) -> Signal:
    return wood(880, rng, 0.12, 0.009)


def choose(rng: Chance) -> Signal:
    return roomy(together(0.32, (0, 0.5 * scrape(rng, 0.12)), (0.1, wood(300, rng))), rng)


def undo(rng: Chance) -> Signal:
    back = eased(marimba("D5", rng, 0.22)[::-1].copy(), 0.03, 0.01)
    return roomy(together(0.4, (0, 0.8 * back), (0.21, 0.6 * wood(440, rng, 0.12))), rng)


def win(rng: Chance) -> Signal:
    tune = [
        (0.0, "G4", 0.28),
        (0.2, "C5", 0.28),
        (0.4, "E5", 0.28),
        (0.6, "G5", 0.5),
        (1.0, "E5", 0.28),
        (1.2, "G5", 0.28),
        (1.4, "A5", 0.34),
        (1.7, "G5", 1.0),
    ]
    blown = [(at, 0.5 * flute(note, rng, length + 0.1)) for at, note, length in tune]
    bars = [
        (at, 0.55 * marimba(note, rng, 0.6, 0.13))
        for at, note in (
            *((0.2 * i, name) for i, name in enumerate(("C4", "G4", "C5", "E5", "G4", "C5"))),
            *((1.2 + 0.1 * i, name) for i, name in enumerate(("A4", "E4", "A4", "E5", "G4", "C5"))),
            *((1.8, name) for name in ("C4", "E4", "G4", "C5")),
        )
    ]
    beats = [(0.4 * i, 0.6 * drum(98 if i % 2 else 131, rng)) for i in range(5)]
    seeds = [(0.2 * i + 0.1, 0.05 * shaker(rng)) for i in range(9)]
    return eased(roomy(together(3.0, *blown, *bars, *beats, *seeds), rng, 0.3, 0.09), 0.002, 0.5)


EFFECTS = {
    "tile": Effect(tile),
    "choose": Effect(choose, 1),
    "enter": Effect(enter, 0.5),
    "step_1": Effect(partial(step, 250), 2),
    "step_2": Effect(partial(step, 232), 2),
    "step_3": Effect(partial(step, 268), 2),
    "step_4": Effect(partial(step, 218), 2),
    "uncover": Effect(uncover),
    "recover": Effect(recover),
    "exchange": Effect(exchange, 0.5),
    "camp": Effect(camp),
    "guard": Effect(guard),
    "shuttle": Effect(shuttle, 0.5),
    "volcano": Effect(volcano),
    "point": Effect(point, 1),
    "scored": Effect(scored),
    "bid": Effect(bid, 0.5),
    "pass": Effect(passing, 0.5),
    "turn": Effect(turn, 0.5),
    "refuse": Effect(refuse, 1.5),
    "tap": Effect(tap, 2.4),
    "undo": Effect(undo, 1),
    "win": Effect(win),
}
"""By the name of the file. All lie within 3 dB."""
