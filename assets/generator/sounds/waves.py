"""Waves as plain lists of samples: made of noise, filtered, shaped, mixed."""

import math
import random
from collections.abc import Callable, Iterable
from typing import NamedTuple

RATE = 44_100
"""Samples a second."""
Wave = list[float]
Curve = Callable[[float], float]
"""A value over the share of a sound that has passed, 0 to 1."""


class Part(NamedTuple):
    """A wave that begins at some second of another, so loud."""

    at: float
    wave: Wave
    gain: float = 1.0


def samples(seconds: float) -> int:
    """How many samples last so long."""
    return round(seconds * RATE)


def noise(seconds: float, seed: int) -> Wave:
    """White noise between −1 and 1; the same for the same seed, on any machine."""
    draw = random.Random(seed).random
    return [2.0 * draw() - 1.0 for _ in range(samples(seconds))]


def mixed(parts: Iterable[Part], seconds: float) -> Wave:
    """All parts together; what lasts longer is cut off."""
    total = [0.0] * samples(seconds)
    for at, wave, gain in parts:
        begin = samples(at)
        for place, value in enumerate(wave[: max(0, len(total) - begin)], begin):
            total[place] += gain * value
    return total


def shaped(wave: Wave, curve: Curve) -> Wave:
    """The wave, its loudness following the curve."""
    length = max(1, len(wave))
    return [value * curve(place / length) for place, value in enumerate(wave)]


def band(wave: Wave, hz: float, sharp: float = 0.7) -> Wave:
    """What lies around a frequency; the sharper, the more it rings."""
    return swept(wave, lambda share: hz, sharp)


def swept(wave: Wave, hz: Curve, sharp: float = 0.7) -> Wave:
    """What lies around a frequency that moves: a state-variable filter, tuned every 16 samples."""
    first = second = 0.0
    gain, result = 0.0, []
    for place, value in enumerate(wave):
        if place % 16 == 0:
            gain = math.tan(math.pi * min(hz(place / len(wave)), 0.45 * RATE) / RATE)
            damping = 1.0 / sharp
            scale = 1.0 / (1.0 + gain * (gain + damping))
        high = (value - (damping + gain) * first - second) * scale
        middle = gain * high + first
        first = gain * high + middle
        low = gain * middle + second
        second = gain * middle + low
        result.append(middle * damping)
    return result


def without_lows(wave: Wave, hz: float) -> Wave:
    """The wave without what is slower than this, and without a constant part."""
    keep = 1.0 / (1.0 + 2.0 * math.pi * hz / RATE)
    before = here = 0.0
    result = []
    for value in wave:
        here = keep * (here + value - before)
        before = value
        result.append(here)
    return result


def without_highs(wave: Wave, hz: float) -> Wave:
    """The wave, softened above this frequency."""
    share = 1.0 - math.exp(-2.0 * math.pi * hz / RATE)
    here, result = 0.0, []
    for value in wave:
        here += share * (value - here)
        result.append(here)
    return result


def finished(wave: Wave, peak: float) -> Wave:
    """The wave as it is kept: its loudest sample at `peak`, both ends without a click."""
    clean = without_lows(without_lows(wave, 45.0), 45.0)
    rise, fall = samples(0.0008), samples(0.025)
    for place in range(rise):
        clean[place] *= place / rise
    for place in range(fall):
        clean[-1 - place] *= 0.5 - 0.5 * math.cos(math.pi * place / fall)
    loudest = max(map(abs, clean))
    return [value * peak / loudest for value in clean]
