"""Every setting of the program, declared once: dialog, documents and tests read this table."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from cardtable.ai.levels import LEVELS
from cardtable.ai.players import DEFAULT_LEVEL

V = TypeVar("V", bool, int, str)


class Page(StrEnum):
    """Where the Preferences dialog shows a setting; ``HIDDEN`` ones it does not show."""

    GENERAL = "general"
    TABLE = "table"
    CARDS = "cards"
    PLAY = "play"
    COMPUTER = "computer"
    SOUND = "sound"
    ACCESS = "access"
    SPADES = "spades"
    SCHNAPSEN = "schnapsen"
    JASS = "jass"
    HIDDEN = "hidden"


@dataclass(frozen=True, slots=True)
class Setting(Generic[V]):
    """One setting: its key in the file, its default, its page, and what it may be.

    The type of the default is the type of every value. ``choices`` are for texts and numbers
    with a fixed set of values, in the order the dialog shows them; ``lowest``, ``highest`` and
    ``step`` for other numbers; ``longest`` (in characters) for free texts.
    """

    key: str
    default: V
    page: Page
    choices: tuple[V, ...] = ()
    lowest: int = 0
    highest: int = 0
    step: int = 1
    longest: int = 0
    folder: bool = False
    """Whether a free text is the path of a folder, or empty."""

    def allows(self, value: object) -> bool:
        """Whether the value has the right type and lies within what is allowed."""
        if type(value) is not type(self.default):
            return False
        match value:
            case bool():
                return True
            case int() | str() if self.choices:
                return value in self.choices
            case int():
                return self.lowest <= value <= self.highest
            case str():
                # Control characters and half a surrogate pair, which no file can carry, are out.
                return len(value) <= self.longest and value.isprintable()
            case _:
                return False

    def read(self, stored: object) -> V:
        """The stored value if it is allowed, else the default."""
        if isinstance(stored, type(self.default)) and self.allows(stored):
            return stored
        return self.default


AnySetting = Setting[bool] | Setting[int] | Setting[str]

SYSTEM = "system"
"""Value of ``LANGUAGE``, ``THEME`` and ``CONTRAST``: as the desktop."""

LANGUAGE = Setting("general.language", SYSTEM, Page.GENERAL, (SYSTEM, "nl", "de", "hu", "cs", "en"))
PLAYER_NAME = Setting("general.name", "", Page.GENERAL, longest=24)
"""Empty: the player is called "You"."""
START_LAST = Setting("general.start_last", False, Page.GENERAL)
"""Whether the program goes on at once with the match that was played last."""
CONFIRM_QUIT = Setting("general.confirm_quit", False, Page.GENERAL)

THEME = Setting("table.theme", SYSTEM, Page.TABLE, (SYSTEM, "day", "evening"))
CLOTH = Setting(
    "table.cloth",
    "game",
    Page.TABLE,
    ("game", "green", "blue", "burgundy", "petrol", "linen"),
)
"""The cloth of all tables; "game": each game has its own."""
CARD_SIZE = Setting("table.card_size", 100, Page.TABLE, lowest=80, highest=130, step=5)
"""In hundredths of what the window has room for."""
ANIMATION = Setting("table.animation", "normal", Page.TABLE, ("off", "fast", "normal", "slow"))
TRICK_REST = Setting("table.trick_rest", 700, Page.TABLE, lowest=400, highest=3000, step=100)
"""How long a finished trick lies there to be read, in ms at the normal speed of animation."""
TRICK_WAITS = Setting("table.trick_waits", False, Page.TABLE)
"""Whether it lies there until the person clicks instead."""
LEFT_HANDED = Setting("table.left_handed", False, Page.TABLE)

CARD_BACKS = {
    deck: Setting(f"cards.back.{deck}", "back", Page.CARDS, ("back", "back2", "back3", "back4"))
    for deck in ("french", "german", "swiss")
}
"""By deck, of those that a game is played with: the name of the picture in the deck's folder."""
COLOURS = {
    "french": Setting("cards.colours.french", "two", Page.CARDS, ("two", "four", "safe")),
    "german": Setting("cards.colours.german", "four", Page.CARDS, ("four", "safe")),
    "swiss": Setting("cards.colours.swiss", "four", Page.CARDS, ("four", "safe")),
}
"""By deck: "safe" ones are four that colour-blind people tell apart."""
LARGE_INDEX = Setting("cards.large_index", False, Page.CARDS)
OWN_DECKS = {
    deck: Setting(f"cards.folder.{deck}", "", Page.CARDS, longest=1024, folder=True)
    for deck in ("french", "german", "swiss")
}
"""By deck: a folder with pictures of the person's own; empty: ours."""
LOCAL = "local"
LETTERS = {
    deck: Setting(f"cards.letters.{deck}", "international", Page.CARDS, ("international", LOCAL))
    for deck in ("french", "swiss")
}
"""By deck: the letters in the corners; local ones are those of the program's language."""

AUTO_PLAY_ONE = Setting("play.auto_play_one", True, Page.PLAY)
HINTS = Setting("play.hints", True, Page.PLAY)
DIM_UNPLAYABLE = Setting("play.dim_unplayable", True, Page.PLAY)
SORT = Setting("play.sort", "suit", Page.PLAY, ("suit", "rank", "trump", "dealt"))
"""The order in which the own cards are held."""
SORT_RISING = Setting("play.sort_rising", False, Page.PLAY)
"""Whether low cards are held on the left."""
CLAIM = Setting("play.claim", True, Page.PLAY)
ASK_UNDO = Setting("play.ask_undo", False, Page.PLAY)
ONE_CLICK = Setting("play.one_click", True, Page.PLAY)
"""Else the first click lifts a card and the second plays it."""
DRAG = Setting("play.drag", True, Page.PLAY)

PACE = Setting("computer.pace", 600, Page.COMPUTER, lowest=0, highest=2000, step=100)
"""The least time in milliseconds that the computer takes for a card."""
COMPUTER_NAMES = tuple(
    Setting(f"computer.name.{place}", "", Page.COMPUTER, longest=24) for place in (1, 2, 3)
)
"""By seat: the opponent of two, who is the right one of four, the partner, the left opponent.

Empty: a name of the language's country.
"""
COMPUTER_LEVELS = tuple(
    Setting(f"computer.level.{place}", DEFAULT_LEVEL, Page.COMPUTER, LEVELS) for place in (1, 2, 3)
)
"""By seat, as the names: how well the computer plays there, from its next choice on."""

SOUND_PLAY = Setting("sound.play", False, Page.SOUND)
SOUND_VOLUME = Setting("sound.volume", 60, Page.SOUND, lowest=5, highest=100, step=5)
"""In per cent; means something while sounds are played."""

SPEECH_OFF, SPEECH_TERSE, SPEECH_FULL = "off", "terse", "full"
SPEECH = Setting("access.speech", SPEECH_FULL, Page.ACCESS, (SPEECH_OFF, SPEECH_TERSE, SPEECH_FULL))
"""How much a screen reader is told of what happens on the table."""
REDUCED_MOTION = Setting("access.reduced_motion", False, Page.ACCESS)
CONTRAST = Setting("access.contrast", SYSTEM, Page.ACCESS, (SYSTEM, "on", "off"))
"""Whether all is drawn in high contrast."""
TEXT_SIZE = Setting("access.text_size", SYSTEM, Page.ACCESS, (SYSTEM, "100", "125", "150", "200"))
"""In hundredths; ``SYSTEM``: as large as the desktop writes."""

DRAW_PACE = Setting("spades.draw_pace", 200, Page.SPADES, lowest=0, highest=1000, step=50)
"""The least time in milliseconds that the computer looks at a card while drawing."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The settings by which a person makes rules of his own for a game."""

    wanted: Setting[bool]
    """Whether there are such rules; the other settings say nothing without it."""
    rules: tuple[AnySetting, ...]
    """Called as the fields of the game's ``Options``: ``spades.target``. One for each that is a
    switch, a number or one of some words."""


HOUSE_RULES = {
    "spades": HouseRules(
        Setting("spades.house_rules", False, Page.SPADES),
        (
            Setting("spades.target", 300, Page.SPADES, tuple(range(100, 1001, 100))),
            Setting("spades.first_bidder", "first", Page.SPADES, ("first", "second")),
            Setting("spades.second_card_seen", True, Page.SPADES),
            Setting("spades.double_nil", False, Page.SPADES),
            Setting("spades.failed_nil_bags", False, Page.SPADES),
        ),
    ),
    "schnapsen": HouseRules(
        Setting("schnapsen.house_rules", False, Page.SCHNAPSEN),
        (Setting("schnapsen.match_points", 7, Page.SCHNAPSEN, (3, 5, 7, 9, 11)),),
    ),
    "jass": HouseRules(
        Setting("jass.house_rules", False, Page.JASS),
        (
            Setting("jass.target", 3000, Page.JASS, (1000, 1500, 2000, 2500, 3000, 3500, 4000)),
            Setting("jass.run_beats_four", False, Page.JASS),
            Setting("jass.split_long_runs", False, Page.JASS),
        ),
    ),
}
"""By game."""

WELCOMED = Setting("start.welcomed", False, Page.HIDDEN)
"""Whether the greeting of the first start has been shown."""
LAST_PRESET = Setting("last.preset", "", Page.HIDDEN, longest=64)
WINDOW_GEOMETRY = Setting("window.geometry", "", Page.HIDDEN, longest=4096)
"""What ``QWidget.saveGeometry`` gave, in base64."""

SETTINGS: tuple[AnySetting, ...] = (
    LANGUAGE,
    PLAYER_NAME,
    START_LAST,
    CONFIRM_QUIT,
    THEME,
    CLOTH,
    CARD_SIZE,
    LEFT_HANDED,
    ANIMATION,
    TRICK_REST,
    TRICK_WAITS,
    LARGE_INDEX,
    *(
        setting
        for deck in CARD_BACKS
        for kind in (COLOURS, LETTERS, CARD_BACKS, OWN_DECKS)
        if (setting := kind.get(deck)) is not None
    ),
    SORT,
    SORT_RISING,
    AUTO_PLAY_ONE,
    DIM_UNPLAYABLE,
    ONE_CLICK,
    DRAG,
    CLAIM,
    HINTS,
    ASK_UNDO,
    PACE,
    *(each for pair in zip(COMPUTER_NAMES, COMPUTER_LEVELS, strict=True) for each in pair),
    SOUND_PLAY,
    SOUND_VOLUME,
    SPEECH,
    CONTRAST,
    REDUCED_MOTION,
    TEXT_SIZE,
    DRAW_PACE,
    *(each for house in HOUSE_RULES.values() for each in (house.wanted, *house.rules)),
    WELCOMED,
    LAST_PRESET,
    WINDOW_GEOMETRY,
)
"""All of them, in the order of the dialog."""
