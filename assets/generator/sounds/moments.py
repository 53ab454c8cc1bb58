"""The sounds of the table's moments, by the names of their files."""

import math
from collections.abc import Callable

from assets.generator.sounds.materials import (
    BOARD,
    TABLE_TOP,
    Mode,
    bar,
    bell,
    flicked,
    grain,
    retuned,
    rubbed,
    slapped,
    struck,
)
from assets.generator.sounds.waves import (
    Part,
    Wave,
    band,
    finished,
    mixed,
    noise,
    shaped,
    swept,
    without_highs,
)


def _swell(share: float) -> float:
    """Soft at both ends."""
    return math.pow(math.sin(math.pi * share), 1.4)


def _card(take: int) -> Wave:
    return slapped(100 * take, (1.0, 0.93, 1.08)[take - 1])


def _drawn() -> Wave:
    """A card slides off the stock and snaps free."""
    slide = rubbed(
        0.15,
        41,
        lambda share: 1700 + 2900 * share,
        lambda share: _swell(share**0.8) * (0.6 + 0.4 * share),
    )
    snap, body = flicked(44, 1500, 0.005), flicked(45, 560, 0.007)
    return mixed((Part(0, slide, 0.5), Part(0.128, snap, 0.95), Part(0.13, body, 0.8)), 0.20)


def _dealt() -> Wave:
    """A packet: three cards leave the hand, one after the other, and fall on the cloth."""
    parts = []
    for order in range(3):
        at = 0.045 * order
        slide = rubbed(
            0.04, 61 + 7 * order, lambda share: 2300 + 2400 * share, lambda share: _swell(share)
        )
        soft = struck(retuned(TABLE_TOP, 1.25 + 0.06 * order), 0.08, 0.0014)
        parts += [
            Part(at, slide, 0.28),
            Part(at + 0.026, flicked(63 + 7 * order, 1550 + 130 * order, 0.0045), 1 - 0.1 * order),
            Part(at + 0.030, flicked(65 + 7 * order, 520 + 40 * order, 0.006), 0.6),
            Part(at + 0.030, soft, 0.26),
        ]
    return mixed(parts, 0.22)


def _gathered() -> Wave:
    """Cards are swept together, their edges meet, the heap is set down."""
    sweep = rubbed(
        0.26,
        81,
        lambda share: 1300 + 1500 * math.sin(math.pi * share),
        lambda share: _swell(share),
        0.75,
    )
    edges = [
        Part(at, flicked(85 + order, 1250 + 190 * order, 0.004), 0.42)
        for order, at in enumerate((0.075, 0.112, 0.171))
    ]
    down = struck(retuned(TABLE_TOP, 0.95), 0.15, 0.0012)
    slap = flicked(89, 700, 0.007)
    return mixed((Part(0, sweep, 0.6), *edges, Part(0.25, down, 0.34), Part(0.25, slap, 1)), 0.40)


def _shuffled() -> Wave:
    """A riffle: the cards fall in faster and faster, then slower, and are pushed square."""
    parts, at = [], 0.0
    cards = 24
    for order in range(cards):
        share = order / (cards - 1)
        gain = 0.35 + 0.65 * math.sin(math.pi * (0.12 + 0.8 * share))
        snap = flicked(201 + order, 1350 + 520 * share + 90 * (order % 3), 0.0032)
        parts.append(Part(at, snap, gain))
        at += 0.0135 - 0.006 * math.sin(math.pi * share) + 0.0012 * ((order * 7) % 5 - 2) / 2
    rustle = rubbed(at, 251, lambda share: 2400 + 700 * share, lambda share: 0.20 * _swell(share))
    push = rubbed(0.08, 261, lambda share: 1500 + 900 * share, lambda share: _swell(share), 0.7)
    down = struck(retuned(TABLE_TOP, 1.02), 0.14, 0.0012)
    end = at + 0.012
    parts += [Part(0, rustle), Part(end, push, 0.65), Part(end + 0.065, down, 0.30)]
    parts.append(Part(end + 0.065, flicked(271, 760, 0.006), 0.6))
    return mixed(parts, end + 0.20)


def _knocked() -> Wave:
    """A knuckle on wood."""
    bone = shaped(band(noise(0.02, 301), 1500, 1.2), lambda share: math.exp(-8.0 * share))
    return mixed((Part(0, struck(BOARD, 0.32, 0.00035)), Part(0, bone, 0.30)), 0.32)


def _called() -> Wave:
    """Two notes, a fourth up: somebody has something to say."""
    return mixed((Part(0, bar(440.0), 0.85), Part(0.125, bar(587.33))), 0.60)


def _rung() -> Wave:
    return bell(1174.66, 0.95)


def _chalked() -> Wave:
    """Two strokes on slate: a tap, then chalk that catches and slips."""
    slate = (Mode(920, 1.0, 0.008), Mode(1870, 0.6, 0.006), Mode(3150, 0.35, 0.004))
    parts = []
    for order, at in enumerate((0.0, 0.135)):
        seed = 401 + 20 * order
        raw = grain(grain(noise(0.095, seed), 95.0, seed + 1, 0.75), 700.0, seed + 2, 0.6)
        scrape = swept(raw, lambda share: 2100 + 900 * math.sin(2.2 * share), 1.8)
        dust = without_highs(band(raw, 5200, 0.7), 7000)
        stroke = shaped(
            mixed((Part(0, scrape), Part(0, dust, 0.4)), 0.095),
            lambda share: min(1.0, share * 9) * (1 - share) ** 0.6,
        )
        parts += [Part(at, struck(slate, 0.05, 0.0001), 0.5), Part(at + 0.006, stroke, 0.9)]
    return mixed(parts, 0.28)


def _nil_made() -> Wave:
    """An open fifth and the octave: nothing in between, as was bid."""
    notes = ((0.0, 659.26, 0.8), (0.105, 987.77, 0.85), (0.21, 1318.51, 0.9))
    parts = [Part(at, bar(hz), gain) for at, hz, gain in notes]
    return mixed((*parts, Part(0.21, bell(1318.51, 0.5), 0.10)), 0.80)


def _deal_won() -> Wave:
    notes = ((0.0, 523.25, 0.85), (0.11, 659.26, 0.9), (0.22, 783.99, 1.0))
    return mixed((Part(at, bar(hz), gain) for at, hz, gain in notes), 0.85)


def _deal_lost() -> Wave:
    notes = ((0.0, 392.0, 0.9), (0.17, 311.13, 1.0))
    return mixed((Part(at, bar(hz), gain) for at, hz, gain in notes), 0.75)


def _match_won() -> Wave:
    """Up the chord, and the chord itself with a bell over it."""
    rising = ((0.0, 523.25), (0.11, 659.26), (0.22, 783.99), (0.33, 1046.50))
    chord = ((0.56, 523.25), (0.56, 659.26), (0.565, 783.99), (0.57, 1046.50))
    parts = [Part(at, bar(hz), 0.8) for at, hz in rising]
    parts += [Part(at, bar(hz), 0.62) for at, hz in chord]
    return mixed((*parts, Part(0.57, bell(1046.50, 0.8), 0.16)), 1.35)


def _ticked() -> Wave:
    """A fingernail on wood: no."""
    wood = (Mode(640, 1.0, 0.010), Mode(1290, 0.5, 0.006), Mode(310, 0.6, 0.012))
    return struck(wood, 0.08, 0.00025)


SOUNDS: dict[str, tuple[float, Callable[[], Wave]]] = {
    "card1": (0.70, lambda: _card(1)),
    "card2": (0.84, lambda: _card(2)),
    "card3": (0.80, lambda: _card(3)),
    "drawn": (0.37, _drawn),
    "dealt": (0.34, _dealt),
    "gathered": (0.27, _gathered),
    "shuffled": (0.37, _shuffled),
    "closed": (0.80, _knocked),
    "call": (0.28, _called),
    "bell": (0.20, _rung),
    "chalk": (0.26, _chalked),
    "nil_made": (0.25, _nil_made),
    "deal_won": (0.29, _deal_won),
    "deal_lost": (0.42, _deal_lost),
    "match_won": (0.36, _match_won),
    "refused": (0.26, _ticked),
}
"""How loud its loudest sample is, and how it is made.

Notes last longer than taps and so seem louder: their peaks are lower.
"""


def make_sound(name: str) -> Wave:
    """The sound of this name, as it is kept."""
    peak, make = SOUNDS[name]
    return finished(make(), peak)
