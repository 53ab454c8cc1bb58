"""Jass in bits: how cards are numbered, what they are worth, which may be played.

Two numberings of the 36 cards, both nine to a suit:

- by the deck: suits C D H S, ranks 6 7 8 9 T J Q K A; the same in all contracts;
- by strength: the stronger of one suit is greater, and trumps are the last suit. It is the deck's
  but for that suit, and for Undenufe where every suit is turned round. All of the core thinks in
  it, and then only the *kind* of a contract matters.

A contract is 0 to 3 for the trump suit, OBENABE or UNDENUFE.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

OBENABE: Final[i64] = 4
UNDENUFE: Final[i64] = 5

WITH_TRUMPS: Final[i64] = 0
DOWNWARDS: Final[i64] = 1
UPWARDS: Final[i64] = 2

RANKS: Final[i64] = 9
SUIT: Final[i64] = 0x1FF
"""The first suit."""
TOP: Final[i64] = 0xFF8000000
"""The last suit: the trumps, if there are any."""
ALL: Final[i64] = 0xFFFFFFFFF
UNDER: Final[i64] = 0x800000000
"""The jack of trumps, which need not follow."""
BOTTOMS: Final[i64] = 0x8040201
"""The weakest card of each suit."""
_BUT_1: Final[i64] = 0x7FBFDFEFF
"""All but the strongest card of each suit; then all but the two, the four strongest."""
_BUT_2: Final[i64] = 0x3F9FCFE7F
_BUT_4: Final[i64] = 0xF87C3E1F
LAST_TRICK: Final[i64] = 5
ALL_TRICKS: Final[i64] = 100

_TRUMP_PLACES: Final = (0, 1, 2, 7, 3, 8, 4, 5, 6)
"""Of the ranks, six to ace, in the trump suit: nine and jack rise to the top."""
_PLAIN: Final = (0, 0, 0, 0, 10, 2, 3, 4, 11)
_TRUMPS: Final = (0, 0, 0, 10, 3, 4, 11, 14, 20)
_NO_TRUMPS: Final = (0, 0, 8, 0, 10, 2, 3, 4, 11)


def _sums(worth: tuple[int, ...]) -> list[int]:
    """What each set of nine cards is worth."""
    return [sum(worth[bit] for bit in range(9) if held >> bit & 1) for held in range(512)]


def _moved(places: tuple[int, ...]) -> list[int]:
    """Each set of nine cards when its cards go to these places."""
    return [sum(2 ** places[bit] for bit in range(9) if held >> bit & 1) for held in range(512)]


_BACK: Final = tuple(_TRUMP_PLACES.index(spot) for spot in range(9))
_MOVED: Final = vec[i64](_moved(_TRUMP_PLACES) + _moved(tuple(range(8, -1, -1))) + _moved(_BACK))
_SUMS: Final = vec[i64](
    _sums(_PLAIN) + _sums(_TRUMPS) + _sums(_NO_TRUMPS) + _sums(tuple(reversed(_NO_TRUMPS)))
)
"""Sums for a side suit, for trumps, for Obenabe, for Undenufe."""


def kind_of(contract: i64) -> i64:
    """What the rules of play hang on."""
    if contract == OBENABE:
        return DOWNWARDS
    return UPWARDS if contract == UNDENUFE else WITH_TRUMPS


def trumps_of(kind: i64) -> i64:
    """The set of all trumps."""
    return TOP if kind == WITH_TRUMPS else 0


def by_strength(cards: i64, contract: i64) -> i64:
    """A set numbered by the deck, renumbered for this contract."""
    if contract == OBENABE:
        return cards
    found: i64 = 0
    place: i64 = 0
    suit: i64 = 0
    while suit < 4:
        held = cards >> RANKS * suit & SUIT
        if contract == UNDENUFE:
            found |= _MOVED[512 + held] << RANKS * suit
        elif suit == contract:
            found |= _MOVED[held] << 27
        else:
            found |= held << place
            place += RANKS
        suit += 1
    return found


def by_deck(cards: i64, contract: i64) -> i64:
    """A set numbered for this contract, renumbered by the deck."""
    if contract in (OBENABE, UNDENUFE):
        return by_strength(cards, contract)
    found: i64 = _MOVED[1024 + (cards >> 27)] << RANKS * contract
    suit: i64 = 0
    while suit < 4:
        if suit != contract:
            found |= (cards & SUIT) << RANKS * suit
            cards >>= RANKS
        suit += 1
    return found


def points(cards: i64, kind: i64) -> i64:
    """What the cards are worth together."""
    plain: i64 = 0 if kind == WITH_TRUMPS else 512 + 512 * kind
    last: i64 = 512 if kind == WITH_TRUMPS else plain
    return (
        _SUMS[plain + (cards & SUIT)]
        + _SUMS[plain + (cards >> 9 & SUIT)]
        + _SUMS[plain + (cards >> 18 & SUIT)]
        + _SUMS[last + (cards >> 27)]
    )


def suit_of(card: i64) -> i64:
    """All cards of the suit of this one."""
    if card >= 0x8000000:
        return TOP
    if card >= 0x40000:
        return 0x7FC0000
    return 0x3FE00 if card >= 0x200 else SUIT


def takers(card: i64, led: i64, trumps: i64) -> i64:
    """All cards that would take a trick of this suit from its best card."""
    if card & trumps != 0:
        return trumps & -(card + card)
    return led & -(card + card) | trumps


def masters(cards: i64, others: i64) -> i64:
    """Those of the cards that none of the others in the suit is above."""
    others |= others >> 1 & _BUT_1
    others |= others >> 2 & _BUT_2
    others |= others >> 4 & _BUT_4
    others |= others >> 8 & BOTTOMS
    return cards & ~others


def legal(hand: i64, led: i64, takers: i64, trumps: i64) -> i64:
    """What may be played: `led` is the suit that was led, none if nothing was.

    `takers` would take the trick: with them it shows what would be playing under a trump.
    """
    same = hand & led
    if trumps == 0:
        return same if same != 0 else hand
    if led == trumps:
        return same if same & ~UNDER != 0 else hand
    plain = hand & ~trumps
    if led == 0 or plain == 0:
        return hand
    return (same if same != 0 else plain) | hand & trumps & takers


def standing(t0: i64, t1: i64, t2: i64, leader: i64, trumps: i64) -> tuple[i64, i64, i64, i64]:
    """A running trick of these cards, 0 for none: suit led, who would take it, winner, player."""
    if t0 == 0:
        return 0, 0, leader, leader
    led = suit_of(t0)
    taking = takers(t0, led, trumps)
    winner = leader
    player = leader + 1 & 3
    if t1 != 0:
        if t1 & taking != 0:
            taking = takers(t1, led, trumps)
            winner = player
        player = player + 1 & 3
    if t2 != 0:
        if t2 & taking != 0:
            taking = takers(t2, led, trumps)
            winner = player
        player = player + 1 & 3
    return led, taking, winner, player


def distinct(choice: i64, in_play: i64, blank: i64) -> i64:
    """The cards without those that equal a lower one: both worth nothing, no card between them.

    `in_play` are all cards that are not yet in a finished trick, `blank` those worth nothing.
    """
    equal = choice & blank
    if equal & equal - 1 == 0:
        return choice
    gone = ALL & ~in_play & ~BOTTOMS
    upwards = equal + equal
    reached = (gone + (upwards & gone) | upwards) & ~gone & ~BOTTOMS
    return choice & ~(reached & equal)
