"""What nobody does who looks at the table: a filter for those who calculate little."""

from cardtable.games.spades.ai.bits import TAKERS, replies
from cardtable.games.spades.ai.reading import Reading


def insults(reading: Reading, card: int) -> bool:
    """Whether laying this card on a lead throws something away that everybody sees.

    A trick is refused without which the bid fails for certain, or one is taken in a nil that need
    not be: the reply decides the trick, so there is nothing to guess.
    """
    if not reading.led:
        return False
    legal = replies(reading.mine, reading.led)
    takers = legal & TAKERS[reading.led]
    if card & takers:
        return reading.my_bid == 0 and not reading.my_tricks and takers != legal
    need = (reading.my_bid or 0) - reading.my_tricks
    return bool(takers) and need == reading.left
