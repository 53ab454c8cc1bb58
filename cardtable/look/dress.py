"""How the cards of a deck are drawn: their letters, words, colours and size of index."""

from dataclasses import dataclass

STANDARD = "standard"
"""The colour set that is committed; the others are told by what they change."""


@dataclass(frozen=True, slots=True)
class Dress:
    """One appearance of a deck."""

    letters: str = "int"
    """Index letters, by the name of their set."""
    ribbons: str = "de"
    """Words on the ribbons of German cards."""
    colours: str = STANDARD
    large: bool = False
    """Whether the index is large."""
    folder: str = ""
    """A folder of the person's own with pictures of this deck; empty for ours."""
    strong: bool = False
    """Whether the cards are drawn in high contrast."""

    @property
    def set(self) -> str:
        """The name of the set of pictures with these colours and this index."""
        return f"{self.colours}-large" if self.large else self.colours


PLAIN = Dress()
"""As the pictures are committed."""
