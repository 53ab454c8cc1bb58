"""What chance does between the deals of every game: lots once, then the deck in any order."""

from cardtable.engine.cards import Card
from cardtable.engine.rules import Choice, Deal, Lots
from cardtable.engine.shuffle import Dice


def allows_between_deals(
    choice: Choice, seats: int, deck: tuple[Card, ...], *, lots_drawn: bool
) -> bool:
    """Whether NATURE may choose this: a seat by lot once, then the whole deck in any order."""
    match choice:
        case Lots(seat):
            return not lots_drawn and 0 <= seat < seats
        case Deal(order):
            return lots_drawn and sorted(order) == sorted(deck)
    return False


def chance_between_deals(
    dice: Dice, seats: int, deck: tuple[Card, ...], *, lots_drawn: bool
) -> Choice:
    """NATURE's next choice: lots for the first deal, then the shuffled deck of each deal."""
    if not lots_drawn:
        return Lots(dice.below(seats, "lots"))
    return Deal(dice.shuffled(deck, "deal"))
