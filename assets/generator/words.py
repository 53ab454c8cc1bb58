"""Index letters and ribbon words in every language. A new language is one row in two tables."""

SUITS_OF = {
    "french": ("S", "H", "D", "C"),
    "german": ("gE", "gL", "gH", "gB"),
    "swiss": ("sS", "sR", "sB", "sE"),
}
RANKS_OF = {
    "french": ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"),
    "german": ("D", "10", "K", "O", "U", "9", "8", "7", "6"),
    "swiss": ("A", "K", "O", "U", "B", "9", "8", "7", "6"),
}

# "int" is the default everywhere; a language without a row keeps it.
LETTERS: dict[str, dict[str, dict[str, str]]] = {
    "french": {
        "int": {"A": "A", "K": "K", "Q": "Q", "J": "J"},
        "nl": {"A": "A", "K": "H", "Q": "V", "J": "B"},
        "de": {"A": "A", "K": "K", "Q": "D", "J": "B"},
        "hu": {"A": "A", "K": "K", "Q": "D", "J": "J"},
    },
    "german": {
        "int": {"D": "A", "K": "K", "O": "O", "U": "U"},
        "nl": {"D": "A", "K": "H", "O": "O", "U": "U"},
        "de": {"D": "D", "K": "K", "O": "O", "U": "U"},
        "hu": {"D": "Á", "10": "X", "K": "K", "O": "F", "U": "A"},
        "cs": {"D": "A", "10": "X", "K": "K", "O": "Sv", "U": "Sp"},
    },
    "swiss": {
        "int": {"A": "A", "K": "K", "O": "O", "U": "U", "B": "10"},
        "nl": {"A": "A", "K": "H", "O": "O", "U": "U", "B": "B"},
        "de": {"A": "A", "K": "K", "O": "O", "U": "U", "B": "B"},
        "hu": {"A": "Á", "K": "K", "O": "F", "U": "A", "B": "Z"},
        "cs": {"A": "A", "K": "K", "O": "Sv", "U": "Sp", "B": "P"},
    },
}

_TELL = {  # the names of the Tell pattern, from Schiller
    "gEO": "TELL",
    "gLO": "RUDENZ",
    "gHO": "GESSLER",
    "gBO": "STÜSSI",
    "gEU": "HARRAS",
    "gLU": "FÜRST",
    "gHU": "KUONI",
    "gBU": "REDING",
}


def _seasons(hearts: str, bells: str, leaves: str, acorns: str) -> dict[str, str]:
    return {"gHD": hearts, "gBD": bells, "gLD": leaves, "gED": acorns}


def _ranks(**words: str) -> dict[str, str]:
    return {suit + rank: word for suit in SUITS_OF["german"] for rank, word in words.items()}


# Words on the ribbons of the German deck. The Swiss deck keeps the words of every Swiss pack.
RIBBONS: dict[str, dict[str, str]] = {
    "de": _ranks(K="KÖNIG") | _TELL | _seasons("FRÜHLING", "SOMMER", "HERBST", "WINTER"),
    "en": _ranks(K="KING") | _TELL | _seasons("SPRING", "SUMMER", "AUTUMN", "WINTER"),
    "nl": _ranks(K="HEER") | _TELL | _seasons("LENTE", "ZOMER", "HERFST", "WINTER"),
    "hu": _ranks(K="KIRÁLY") | _TELL | {"gBO": "STÜSZI"} | _seasons("TAVASZ", "NYÁR", "ŐSZ", "TÉL"),
    "cs": _ranks(K="KRÁL", O="SVRŠEK", U="SPODEK") | _seasons("JARO", "LÉTO", "PODZIM", "ZIMA"),
    "none": {},
}
SWISS_RIBBONS = {"A": "ASS", "K": "KÖNIG", "O": "OBER", "U": "UNDER", "B": "BANNER"}


def letter(deck: str, rank: str, letters: str) -> str:
    """What stands in the corner of a card."""
    sets = LETTERS[deck]
    return sets.get(letters, sets["int"]).get(rank, rank)
