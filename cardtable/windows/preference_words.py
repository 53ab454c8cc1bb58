"""The words of the preferences: names of pages, settings and values, and short explanations."""

from PySide6.QtCore import QCoreApplication

from cardtable.ai.levels import BEGINNER, MASTER
from cardtable.ai.players import DEFAULT_LEVEL
from cardtable.languages import LANGUAGES
from cardtable.storage.declared import (
    ANIMATION,
    ASK_UNDO,
    AUTO_PLAY_ONE,
    CARD_BACKS,
    CLAIM,
    COMPUTER_LEVELS,
    COMPUTER_NAMES,
    DIM_UNPLAYABLE,
    DRAG,
    DRAW_PACE,
    HINTS,
    HOUSE_RULES,
    LANGUAGE,
    LETTERS,
    LOCAL,
    ONE_CLICK,
    PACE,
    PLAYER_NAME,
    SOUND_PLAY,
    SOUND_VOLUME,
    SPEECH,
    SPEECH_FULL,
    SPEECH_TERSE,
    SYSTEM,
    THEME,
    TRICK_REST,
    AnySetting,
    Page,
)
from cardtable.texts import number
from cardtable.windows import words

translate = QCoreApplication.translate


def page_name(page: Page) -> str:
    """The name of a page in the list; the hidden one has none."""
    match page:
        case Page.GENERAL:
            return translate("preferences", "General")
        case Page.TABLE:
            return translate("preferences", "Table")
        case Page.CARDS:
            return translate("preferences", "Cards")
        case Page.PLAY:
            return translate("preferences", "Play")
        case Page.COMPUTER:
            return translate("preferences", "Computer")
        case Page.SOUND:
            return translate("preferences", "Sound")
        case Page.ACCESS:
            return translate("preferences", "Accessibility")
        case Page.SPADES:
            return translate("preferences", "Spades")
        case Page.HIDDEN:
            return ""


def setting_name(setting: AnySetting) -> str:
    """What a setting is called. Raises ``LookupError`` for one that has no words yet."""
    names = {
        LANGUAGE.key: words.language(),
        PLAYER_NAME.key: translate("preferences", "Your name"),
        THEME.key: translate("preferences", "Theme"),
        ANIMATION.key: translate("preferences", "Animation speed"),
        TRICK_REST.key: translate("preferences", "Pause after a trick"),
        AUTO_PLAY_ONE.key: translate(
            "preferences", "Play the only playable card automatically (Auto Play One)"
        ),
        DIM_UNPLAYABLE.key: translate("preferences", "Show unplayable cards darker"),
        ONE_CLICK.key: translate("preferences", "Play with one click"),
        DRAG.key: translate("preferences", "Play by dragging too"),
        CLAIM.key: translate("preferences", "Allow claiming the remaining tricks"),
        HINTS.key: translate("preferences", "Allow hints"),
        ASK_UNDO.key: translate("preferences", "Ask before undo"),
        PACE.key: translate("preferences", "Pace"),
        SOUND_PLAY.key: translate("preferences", "Play sounds"),
        SOUND_VOLUME.key: translate("preferences", "Volume"),
        SPEECH.key: translate("preferences", "Announcements"),
        DRAW_PACE.key: translate("preferences", "Pace of the drawing"),
        HOUSE_RULES["spades"].wanted.key: words.custom_rules(),
        "spades.target": translate("preferences", "Target score"),
        "spades.first_bidder": translate("preferences", "Bids and leads first"),
        "spades.second_card_seen": translate("preferences", "Look at the second card"),
        "spades.double_nil": translate("preferences", "Allow double nil"),
        "spades.failed_nil_bags": translate("preferences", "Tricks of a failed nil count as bags"),
    }
    if setting in COMPUTER_NAMES:
        seat = _seat(COMPUTER_NAMES.index(setting))
        return translate("preferences", "Name: {seat}").format(seat=seat)
    if setting in COMPUTER_LEVELS:
        seat = _seat(COMPUTER_LEVELS.index(setting))
        return translate("preferences", "Level: {seat}").format(seat=seat)
    if setting in CARD_BACKS.values():
        return translate("preferences", "Card back")
    if setting in LETTERS.values():
        return translate("preferences", "Letters on the cards")
    return names[setting.key]


def _seat(place: int) -> str:
    """Where a computer sits: the first at the right of a person."""
    return (
        translate("preferences", "Right opponent"),
        translate("preferences", "Partner", "st.partner"),
        translate("preferences", "Left opponent"),
    )[place]


def setting_tip(setting: AnySetting) -> str:
    """A sentence that explains a setting; empty where the name says it all."""
    decks = {
        "french": translate("preferences", "French-suited deck"),
        "german": translate("preferences", "German-suited deck"),
        "swiss": translate("preferences", "Swiss-suited deck"),
    }
    for deck, back in CARD_BACKS.items():
        if setting in (back, LETTERS.get(deck)):
            return decks[deck]
    tips = {
        COMPUTER_NAMES[0].key: translate("preferences", "The opponent in the games for two."),
        COMPUTER_LEVELS[0].key: translate("preferences", "No level sees hidden cards."),
        DRAW_PACE.key: translate("preferences", "How long the computer looks at a card at least."),
        HOUSE_RULES["spades"].wanted.key: translate(
            "preferences", "A match by these rules gets a tile of its own on the start page."
        ),
        "spades.second_card_seen": translate(
            "preferences", "After you keep a card you see the one you must discard."
        ),
        "spades.target": translate("preferences", "Applies from the next match."),
        LANGUAGE.key: translate("preferences", "The whole program follows at once."),
        ANIMATION.key: translate("preferences", "Off shows every move without flights."),
        TRICK_REST.key: translate("preferences", "A click always takes the trick at once."),
        AUTO_PLAY_ONE.key: translate(
            "preferences",
            "A lone playable card is played for you, but never while you could exchange or close.",
        ),
        DIM_UNPLAYABLE.key: translate("preferences", "You see at a glance what may be played."),
        ONE_CLICK.key: translate(
            "preferences", "Off: the first click lifts the card, the second plays it."
        ),
        DRAG.key: translate("preferences", "Pull a card from your hand onto the table."),
        CLAIM.key: translate(
            "preferences", "Only when they are certain; the score stays the same."
        ),
        ASK_UNDO.key: translate("preferences", "A match with undo is marked in the history."),
        HINTS.key: translate("preferences", "A match with hints is marked in the history."),
        PACE.key: translate("preferences", "How long the computer waits at least before it plays."),
        SOUND_PLAY.key: translate("preferences", "Cards, calls and results; no music."),
        SPEECH.key: translate(
            "preferences", "What a screen reader says about bids, cards and tricks."
        ),
    }
    return tips.get(setting.key, "")


def value_name(setting: AnySetting, value: object) -> str:
    """What a value of a setting with fixed values is called."""
    if setting == LANGUAGE:
        if value == SYSTEM:
            return translate("preferences", "System language")
        return LANGUAGES[str(value)]
    if setting == LETTERS["swiss"]:
        return translate("preferences", "A K O U B") if value == LOCAL else "A K O U 10"
    if isinstance(value, int):
        return number(value)
    names = {
        SYSTEM: translate("preferences", "As the system"),
        "day": translate("preferences", "Day"),
        "evening": translate("preferences", "Evening"),
        "off": translate("preferences", "Off"),
        "fast": translate("preferences", "Fast"),
        "normal": translate("preferences", "Normal"),
        "slow": translate("preferences", "Slow"),
        SPEECH_TERSE: translate("preferences", "Terse"),
        SPEECH_FULL: translate("preferences", "Full"),
    }
    names |= {
        **level_words(),
        "international": "A K Q J",
        LOCAL: translate("preferences", "A K Q J"),
        "first": translate("preferences", "who drew first"),
        "second": translate("preferences", "who drew second"),
    }
    return names.get(str(value), str(value))


def level_words() -> dict[str, str]:
    """What each level of the computer is called."""
    return {
        BEGINNER: translate("preferences", "Beginner"),
        DEFAULT_LEVEL: translate("preferences", "Club"),
        MASTER: translate("preferences", "Master"),
    }


def number_ends(setting: AnySetting) -> tuple[str, str]:
    """The words at both ends of a slider."""
    if setting in (PACE, DRAW_PACE, TRICK_REST):
        return translate("preferences", "Brisk"), translate("preferences", "Relaxed")
    if setting == SOUND_VOLUME:
        return translate("preferences", "Quiet"), translate("preferences", "Loud")
    return "", ""


def no_sound_module() -> str:
    """Why nothing is heard although sounds are wanted."""
    return translate(
        "preferences", "Sounds need Qt Multimedia (PySide6-Addons), which is not installed."
    )


def no_sound_device() -> str:
    """The same, for another reason."""
    return translate("preferences", "No sound device was found.")


def card_back(number: int) -> str:
    """The name of a card back for screen readers."""
    back = translate("preferences", "Card back")
    return f"{back} {number}"


def preview() -> str:
    """The caption of the small table beside the preferences."""
    return translate("preferences", "Preview")


def restore() -> str:
    """The button that takes every preference back to its default."""
    return translate("preferences", "Restore Defaults")


def restore_question() -> str:
    """The question before that."""
    return translate("preferences", "Reset all preferences? Your matches and statistics stay.")
