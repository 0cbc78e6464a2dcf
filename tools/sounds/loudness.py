"""Loudness as people hear it (ITU-R BS.1770), measured without any library."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import accumulate

WINDOW = 0.4
"""Seconds that momentary loudness is taken over."""

_Filter = tuple[float, float, float, float, float]


def momentary(samples: Sequence[float], rate: int) -> float:
    """The loudest momentary loudness in LUFS; what is shorter than the window counts as padded.

    Samples are mono, from -1 to 1.
    """
    window = round(WINDOW * rate)
    energy = [0.0, *accumulate(value * value for value in _weighted(samples, rate))]
    ends = range(window, len(energy)) if len(energy) > window else [len(energy) - 1]
    return _level(max(energy[end] - energy[max(0, end - window)] for end in ends) / window)


def average(samples: Sequence[float], rate: int) -> float:
    """The loudness of the whole in LUFS, without gates: for what goes on evenly."""
    return _level(sum(value * value for value in _weighted(samples, rate)) / len(samples))


def peak(samples: Iterable[float]) -> float:
    """The highest sample in dBFS."""
    return 20 * math.log10(max(abs(value) for value in samples))


def _level(mean_square: float) -> float:
    return -0.691 + 10 * math.log10(mean_square)


def _weighted(samples: Iterable[float], rate: int) -> Iterable[float]:
    """K-weighting: a head's shelf, then less of the lowest."""
    return _filtered(_filtered(samples, _shelf(rate)), _high_pass(rate))


def _filtered(samples: Iterable[float], by: _Filter) -> Iterable[float]:
    b0, b1, b2, a1, a2 = by
    x1 = x2 = y1 = y2 = 0.0
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        yield y


def _shelf(rate: int) -> _Filter:
    """The standard's first filter, for any rate: its analogue figures, bent to the samples."""
    k, q, high = math.tan(math.pi * 1681.974450955533 / rate), 0.7071752369554196, 1.584864701130855
    middle = high**0.4996667741545416
    a0 = 1 + k / q + k * k
    return (
        (high + middle * k / q + k * k) / a0,
        2 * (k * k - high) / a0,
        (high - middle * k / q + k * k) / a0,
        2 * (k * k - 1) / a0,
        (1 - k / q + k * k) / a0,
    )


def _high_pass(rate: int) -> _Filter:
    """The second filter."""
    k, q = math.tan(math.pi * 38.13547087602444 / rate), 0.5003270373238773
    a0 = 1 + k / q + k * k
    return 1.0, -2.0, 1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0
