"""Makes all sounds, encodes them, measures what came out: python -m tools.sounds."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import soundfile

from tools.sounds.ambience import jungle
from tools.sounds.calendar import CALENDAR
from tools.sounds.court import court
from tools.sounds.effects import EFFECTS, Effect
from tools.sounds.loudness import average, momentary
from tools.sounds.ogg import without_chance
from tools.sounds.report import write_report
from tools.sounds.signal import RATE, Signal, chance

FOLDER = Path(__file__).parents[2] / "sounds"
SECOND = FOLDER / "tzolkin"
"""Comes with the second game's portion."""
LOUD = -24.0
"""LUFS of an effect at its loudest."""
QUIET = -38.0
"""LUFS of the ambience."""
COMPRESSION = 0.75
"""Of libsndfile's scale, 1 is the smallest file."""
AMBIENT_COMPRESSION = 0.8
"""Of the jungle, which is never loud."""
SOFTER_COMPRESSION = 0.9
"""Of what has few samples, too."""


def _encode(
    file: Path, sound: Signal, louder: float, level: float = COMPRESSION, every: int = 1
) -> None:
    """``every``: 4 keeps every fourth sample, for what has nothing above an eighth of RATE."""
    scaled = (sound * 10 ** (louder / 20)).astype(np.float32)[::every]
    rate = RATE // every
    soundfile.write(file, scaled, rate, "VORBIS", format="OGG", compression_level=level)
    without_chance(file)


def _make(folder: Path, effects: Mapping[str, Effect]) -> None:
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.ogg"):
        old.unlink()
    for name, effect in effects.items():
        sound = effect.play(chance(name))
        louder = LOUD - effect.softer - momentary(sound.tolist(), RATE)
        _encode(folder / f"{name}.ogg", sound, louder)


def main() -> None:
    """Fill sounds/ and write docs/sound.md."""
    _make(FOLDER, EFFECTS)
    _make(SECOND, CALENDAR)
    for folder, ambience, level, every in (
        (FOLDER, jungle, AMBIENT_COMPRESSION, 1),
        (SECOND, court, SOFTER_COMPRESSION, 4),
    ):
        sound = ambience(chance(ambience.__name__))
        louder = QUIET - average(sound.tolist(), RATE)
        _encode(folder / "ambience.ogg", sound, louder, level, every)
    write_report(FOLDER)


if __name__ == "__main__":
    main()
