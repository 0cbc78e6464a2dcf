"""Makes all sounds, encodes them, measures what came out: python -m tools.sounds."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import soundfile

from tools.sounds.ambience import jungle
from tools.sounds.effects import EFFECTS
from tools.sounds.loudness import average, momentary
from tools.sounds.ogg import without_chance
from tools.sounds.report import write_report
from tools.sounds.signal import RATE, Signal, chance

FOLDER = Path(__file__).parents[2] / "sounds"
LOUD = -24.0
"""LUFS of an effect at its loudest."""
QUIET = -38.0
"""LUFS of the ambience."""
COMPRESSION = 0.75
"""Of libsndfile's scale, 1 is the smallest file."""


def _encode(name: str, sound: Signal, louder: float) -> None:
    scaled = (sound * 10 ** (louder / 20)).astype(np.float32)
    file = FOLDER / f"{name}.ogg"
    soundfile.write(file, scaled, RATE, "VORBIS", format="OGG", compression_level=COMPRESSION)
    without_chance(file)


def main() -> None:
    """Fill sounds/ and write docs/sound.md."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.ogg"):
        old.unlink()
    for name, effect in EFFECTS.items():
        sound = effect.play(chance(name))
        _encode(name, sound, LOUD - effect.softer - momentary(sound.tolist(), RATE))
    sound = jungle(chance("jungle"))
    _encode("jungle", sound, QUIET - average(sound.tolist(), RATE))
    write_report(FOLDER)


if __name__ == "__main__":
    main()
