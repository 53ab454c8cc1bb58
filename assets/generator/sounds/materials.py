"""What sounds at a card table: struck wood, rubbed and flicked paper, chalk, a bell."""

import math
import random
from typing import NamedTuple

from assets.generator.sounds.waves import (
    RATE,
    Curve,
    Part,
    Wave,
    band,
    mixed,
    noise,
    samples,
    shaped,
    swept,
    without_highs,
)


class Mode(NamedTuple):
    """A way in which a body rings: how high, how loud, and after how long it has faded to 1/e."""

    hz: float
    loud: float
    seconds: float


TABLE_TOP = (
    Mode(124, 1.0, 0.023),
    Mode(187, 0.9, 0.020),
    Mode(296, 0.6, 0.016),
    Mode(463, 0.36, 0.012),
    Mode(742, 0.2, 0.008),
)
"""A thick table under a cloth: low and soon over."""

BOARD = (
    Mode(164, 0.8, 0.045),
    Mode(247, 0.95, 0.042),
    Mode(398, 0.85, 0.034),
    Mode(611, 0.7, 0.025),
    Mode(1015, 0.5, 0.016),
    Mode(1730, 0.34, 0.009),
)
"""A board that a knuckle knocks on."""


def struck(modes: tuple[Mode, ...], seconds: float, contact: float = 0.0006) -> Wave:
    """A body that rings after a blow; a longer contact is a softer hammer."""
    total = [0.0] * samples(seconds)
    for hz, loud, fades in modes:
        turn, shrink = 2.0 * math.pi * hz / RATE, math.exp(-1.0 / (fades * RATE))
        ahead, back = 2.0 * shrink * math.cos(turn), -shrink * shrink
        # A blow that lasts cannot excite what swings faster than it.
        blow = loud / (1.0 + (2.0 * math.pi * hz * contact) ** 2)
        before, here = 0.0, blow * math.sin(turn)
        for place in range(len(total)):
            total[place] += here
            before, here = here, ahead * here + back * before
    return shaped(total, lambda share: min(1.0, 8.0 * (1.0 - share)))


def retuned(modes: tuple[Mode, ...], factor: float) -> tuple[Mode, ...]:
    """The same body, somewhat smaller or larger."""
    return tuple(mode._replace(hz=mode.hz * factor) for mode in modes)


def bar(hz: float, loud: float = 1.0) -> Wave:
    """A tuned bar of rosewood under a soft mallet: a note that is short and round."""
    modes = (
        Mode(hz, 1.0, 0.17),
        Mode(hz * 3.98, 0.26, 0.045),
        Mode(hz * 9.4, 0.1, 0.014),
        Mode(hz * 0.5, 0.05, 0.03),
    )
    tap = shaped(band(noise(0.012, round(hz)), 1900, 0.9), lambda share: (1 - share) ** 3)
    ringing = struck(modes, 0.75, 0.00012)
    return mixed((Part(0, ringing, loud), Part(0, tap, 0.22 * loud)), 0.75)


def bell(hz: float, seconds: float) -> Wave:
    """A small bell: its partials are no whole multiples, and the high ones go first."""
    modes = (
        Mode(hz * 0.5, 0.12, 0.30),
        Mode(hz, 0.8, 0.34),
        Mode(hz * 1.003, 0.5, 0.30),
        Mode(hz * 1.19, 0.35, 0.22),
        Mode(hz * 2.0, 0.55, 0.20),
        Mode(hz * 2.74, 0.3, 0.12),
        Mode(hz * 3.76, 0.16, 0.07),
        Mode(hz * 5.4, 0.1, 0.03),
    )
    return struck(modes, seconds, 0.00004)


def grain(wave: Wave, hz: float, seed: int, depth: float) -> Wave:
    """The wave with an uneven surface under it: its loudness jumps about `hz` times a second."""
    draw, step = random.Random(seed).random, max(1, round(RATE / hz))
    last, following, result = draw(), draw(), []
    for place, value in enumerate(wave):
        within = place % step
        if within == 0:
            last, following = following, draw() ** 2
        level = last + (following - last) * within / step
        result.append(value * (1.0 - depth + depth * 2.0 * level))
    return result


def rubbed(seconds: float, seed: int, hz: Curve, loudness: Curve, rough: float = 0.6) -> Wave:
    """Paper that slides over paper: hissing noise whose colour moves with its speed."""
    raw = grain(noise(seconds, seed), 420.0, seed + 1, rough)
    hiss = without_highs(swept(raw, hz, 0.9), 4200)
    air = without_highs(band(raw, 900, 0.5), 1400)
    return shaped(mixed((Part(0, hiss), Part(0, air, 0.35)), seconds), loudness)


def flicked(seed: int, hz: float, fades: float = 0.0035) -> Wave:
    """The edge of a card that snaps free: a few milliseconds of stiff paper."""
    seconds = fades * 7
    raw = noise(seconds, seed)
    snap = mixed(
        (
            Part(0, band(raw, hz, 1.6)),
            Part(0, band(raw, hz * 2.3, 1.2), 0.55),
            Part(0, band(raw, hz * 0.42, 1.0), 0.5),
        ),
        seconds,
    )
    return shaped(snap, lambda share: math.exp(-7.0 * share) * min(1.0, share * 40))


def slapped(seed: int, size: float) -> Wave:
    """A card laid flat on the cloth: air that escapes, the slap, the table under it, a flutter."""
    air = rubbed(
        0.030, seed, lambda share: 2200 + 2600 * share, lambda share: 0.5 * share * share, 0.3
    )
    slap = shaped(
        mixed(
            (
                Part(0, band(noise(0.05, seed + 2), 1150 * size, 0.9)),
                Part(0, band(noise(0.05, seed + 3), 2700 * size, 0.8), 0.7),
                Part(0, band(noise(0.05, seed + 4), 430 * size, 1.1), 0.9),
            ),
            0.05,
        ),
        lambda share: math.exp(-9.0 * share) * min(1.0, share * 60),
    )
    thump = struck(retuned(TABLE_TOP, size), 0.16, 0.0011)
    flutter = [
        Part(0.030 + at, flicked(seed + 5 + order, 2100 * size, 0.0028), gain)
        for order, (at, gain) in enumerate(((0.017, 0.20), (0.029, 0.12), (0.038, 0.07)))
    ]
    parts = (Part(0, air, 0.30), Part(0.030, slap, 0.95), Part(0.030, thump, 0.34), *flutter)
    return mixed(parts, 0.20)
