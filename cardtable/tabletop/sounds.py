"""What can be heard at a table. Each moment also has a picture and a spoken line."""

from enum import StrEnum


class Sound(StrEnum):
    """A moment that sounds, by the name of its file; the later in this list, the more it tells."""

    REFUSED = "refused"
    """Something can't be done now."""
    DEALT = "dealt"
    """A packet of cards is dealt."""
    DRAWN = "drawn"
    """A card comes off the stock, or into a hand."""
    CARD = "card"
    """A card is laid down."""
    SHUFFLED = "shuffled"
    """All cards come together for another deal."""
    GATHERED = "gathered"
    """A trick is taken."""
    CHALK = "chalk"
    """Points are chalked on a slate."""
    CLOSED = "closed"
    """The stock is closed."""
    CALL = "call"
    """A marriage or a Weis is called."""
    BELL = "bell"
    """Stöck."""
    DEAL_LOST = "deal_lost"
    DEAL_WON = "deal_won"
    NIL_MADE = "nil_made"
    MATCH_WON = "match_won"

    @property
    def rank(self) -> int:
        """How much it tells: what tells less gives way."""
        return tuple(Sound).index(self)


TAKES = {Sound.CARD: 3}
"""Sounds that are heard so often that they are kept in several takes."""


def files(sound: Sound) -> tuple[str, ...]:
    """The names of its files, without their ending: one a take."""
    if sound not in TAKES:
        return (sound.value,)
    return tuple(f"{sound.value}{take}" for take in range(1, TAKES[sound] + 1))
