"""The finished sounds: short, mono, equally loud, small; the ambience has no seam."""

import math
import os
import re
from itertools import pairwise

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.ui.sound import speaker
from tools.bundle import ROOT
from tools.sounds import loudness
from tools.sounds.ogg import without_chance

FOLDER = ROOT / "sounds"
SECOND = "tzolkin/"
"""The folder of the second game's own."""
NAMES = sorted(
    file.relative_to(FOLDER).with_suffix("").as_posix() for file in FOLDER.rglob("*.ogg")
)
AMBIENCES = {"ambience": 32_000, "tzolkin/ambience": 8_000}
"""With the samples a second of their files."""
EFFECTS = [name for name in NAMES if name not in AMBIENCES]
LONGEST = {
    "volcano": 3.0,
    "win": 3.5,
    **dict.fromkeys(AMBIENCES, 60.0),
    f"{SECOND}gears": 1.4,
    f"{SECOND}temple": 0.8,
    f"{SECOND}down": 0.8,
    f"{SECOND}monument": 1.2,
    f"{SECOND}day": 1.4,
    f"{SECOND}age": 1.6,
}
RATE = 32_000
MOST_BYTES = {False: 600_000, True: 260_000}
"""Of the first game and what is shared, and of the second game."""
ROW = re.compile(r"^\| ([\w/]+) \| ([\d.]+) \| (-[\d.]+) \| (-[\d.]+) \| (\d+) \|$", re.MULTILINE)


@pytest.fixture(autouse=True, scope="module")
def _mixer():
    speaker.close()  # there is one device: another test's touch may have opened it
    pygame.mixer.init(RATE, -16, 1)
    yield
    pygame.mixer.quit()


def samples(name):
    """As the game decodes it, from -1 to 1."""
    raw = pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_raw()
    return [value / 32768 for value in memoryview(raw).cast("h")]


def own_samples(name):
    """As they are in the file."""
    pygame.mixer.quit()
    pygame.mixer.init(AMBIENCES[name], -16, 1)
    own = samples(name)
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1)
    return own


def vorbis_header(name):
    """Channels and rate, as the file says."""
    head = (FOLDER / f"{name}.ogg").read_bytes()[:64]
    start = head.index(b"\x01vorbis") + 11
    return head[start], int.from_bytes(head[start + 1 : start + 5], "little")


@pytest.fixture(scope="module")
def measured(_mixer):
    """Loudness and peak of every effect."""
    read = {name: samples(name) for name in EFFECTS}
    return {
        name: (loudness.momentary(sound, RATE), loudness.peak(sound))
        for name, sound in read.items()
    }


@pytest.mark.parametrize("second", MOST_BYTES)
def test_all_sounds_together_are_small(second):
    names = [name for name in NAMES if name.startswith(SECOND) == second]
    assert sum((FOLDER / f"{name}.ogg").stat().st_size for name in names) <= MOST_BYTES[second]


@pytest.mark.parametrize("name", NAMES)
def test_mono_and_short(name):
    assert vorbis_header(name) == (1, AMBIENCES.get(name, RATE))
    assert len(samples(name)) / RATE < LONGEST.get(name, 0.6)


@pytest.mark.parametrize("name", EFFECTS)
def test_it_begins_and_ends_softly(name):
    sound = samples(name)
    assert abs(sound[0]) < 0.02
    assert max(map(abs, sound[-32:])) < 0.01


def test_effects_lie_within_three_decibels(measured):
    levels = [level for level, _peak in measured.values()]
    assert max(levels) - min(levels) <= 3


def test_no_peak_comes_near_the_limit(measured):
    assert max(peak for _level, peak in measured.values()) < -1


@pytest.mark.parametrize("name", AMBIENCES)
def test_an_ambience_is_long_and_far_softer_than_any_effect(name, measured):
    sound = samples(name)
    assert 40 <= len(sound) / RATE <= 60
    softest = min(level for level, _peak in measured.values())
    assert loudness.average(sound, RATE) < softest - 9


@pytest.mark.parametrize("name", AMBIENCES)
def test_an_ambience_goes_round_without_a_seam(name):
    """From its end to its beginning nothing jumps, neither the sound nor how loud it is.

    It is decoded at its own rate: as a stream it is converted on and on, across the seam.
    """
    sound, rate = own_samples(name), AMBIENCES[name]
    steps = sorted(abs(b - a) for a, b in pairwise(sound))
    assert abs(sound[0] - sound[-1]) < steps[len(steps) * 99 // 100]
    tenth = rate // 10
    end, start = (
        math.sqrt(sum(x * x for x in part) / tenth) for part in (sound[-tenth:], sound[:tenth])
    )
    assert abs(20 * math.log10(end / start)) < 3


def test_the_document_tells_what_is_measured(measured):
    told = {row[0]: row for row in ROW.findall((ROOT / "docs/sound.md").read_text("utf-8"))}
    assert sorted(told) == NAMES
    for name, (level, peak) in measured.items():
        assert float(told[name][2]) == pytest.approx(level, abs=0.2)
        assert float(told[name][3]) == pytest.approx(peak, abs=0.3)
        assert int(told[name][4]) == (FOLDER / f"{name}.ogg").stat().st_size


@pytest.mark.parametrize("rate", [32_000, 44_100, 48_000])
def test_the_meter_reads_the_standards_tone(rate):
    """BS.1770: a sine of 997 Hz at full scale on one channel reads -3.01 LUFS."""
    tone = [math.sin(2 * math.pi * 997 * i / rate) for i in range(rate)]
    assert loudness.momentary(tone, rate) == pytest.approx(-3.01, abs=0.05)
    assert loudness.average(tone, rate) == pytest.approx(-3.01, abs=0.05)


def test_the_meter_hears_the_lowest_less():
    low, middle = ([math.sin(i * pitch / RATE) for i in range(RATE)] for pitch in (200, 3000))
    assert loudness.momentary(low, RATE) < loudness.momentary(middle, RATE) - 3


@pytest.mark.parametrize("name", NAMES)
def test_a_stream_bears_no_random_number(name):
    """So that sounds made again are the same bytes."""
    assert (FOLDER / f"{name}.ogg").read_bytes()[14:18] == bytes(4)


def test_another_number_is_taken_out_and_every_checksum_is_right_again(tmp_path):
    """The committed file, whose checksums decoders accept, comes back byte for byte."""
    clean = (FOLDER / "win.ogg").read_bytes()
    other = tmp_path / "other.ogg"
    other.write_bytes(clean[:14] + b"Seed" + clean[18:])
    without_chance(other)
    assert other.read_bytes() == clean


def test_what_is_no_ogg_is_refused(tmp_path):
    other = tmp_path / "other.ogg"
    other.write_bytes(b"RIFF" + bytes(60))
    with pytest.raises(ValueError, match="no page at byte 0"):
        without_chance(other)
