"""What the values of settings are called."""

from PySide6.QtCore import QCoreApplication

from cardtable.ai.levels import BEGINNER, MASTER
from cardtable.ai.players import DEFAULT_LEVEL
from cardtable.languages import LANGUAGES
from cardtable.storage import declared
from cardtable.storage.declared import LOCAL, SYSTEM, AnySetting
from cardtable.texts import number, percent
from cardtable.windows.preferences.house_words import rule_value

translate = QCoreApplication.translate


def value_name(setting: AnySetting, value: object) -> str:
    """What a value of a setting with fixed values is called."""
    if isinstance(value, int):
        return number(value)
    told = str(value)
    if setting == declared.LANGUAGE:
        return translate("preferences", "System language") if told == SYSTEM else LANGUAGES[told]
    if setting == declared.TEXT_SIZE:
        system = told == SYSTEM
        return translate("preferences", "As the system font") if system else percent(int(told))
    if setting == declared.LETTERS["swiss"]:
        return translate("preferences", "A K O U B") if told == LOCAL else "A K O U 10"
    if setting in declared.COMPUTER_LEVELS:
        return level_words()[told]
    rule = rule_value(setting, told)
    return {**_of_the_table(), **_of_cards(), **_of_the_hand()}[told] if rule is None else rule


def _of_the_table() -> dict[str, str]:
    return {
        SYSTEM: translate("preferences", "As the system"),
        "day": translate("preferences", "Day"),
        "evening": translate("preferences", "Evening"),
        "off": translate("preferences", "Off"),
        "fast": translate("preferences", "Fast"),
        "normal": translate("preferences", "Normal"),
        "slow": translate("preferences", "Slow"),
        declared.SPEECH_TERSE: translate("preferences", "Terse"),
        declared.SPEECH_FULL: translate("preferences", "Full"),
        "game": translate("preferences", "As the game"),
        "green": translate("preferences", "Green baize"),
        "blue": translate("preferences", "Night blue"),
        "burgundy": translate("preferences", "Burgundy"),
        "petrol": translate("preferences", "Petrol"),
        "linen": translate("preferences", "Linen"),
    }


def _of_cards() -> dict[str, str]:
    return {
        "international": "A K Q J",
        LOCAL: translate("preferences", "A K Q J"),
        "two": translate("preferences", "Two colours"),
        "four": translate("preferences", "Four colours"),
        "safe": translate("preferences", "Four colours, colour-blind safe"),
    }


def _of_the_hand() -> dict[str, str]:
    return {
        "suit": translate("preferences", "By suit"),
        "rank": translate("preferences", "By rank"),
        "trump": translate("preferences", "Trumps on the right"),
        "dealt": translate("preferences", "As dealt"),
    }


def level_words() -> dict[str, str]:
    """What each level of the computer is called."""
    return {
        BEGINNER: translate("preferences", "Beginner"),
        DEFAULT_LEVEL: translate("preferences", "Club"),
        MASTER: translate("preferences", "Master"),
    }


def number_ends(setting: AnySetting) -> tuple[str, str]:
    """The words at both ends of a slider."""
    if setting == declared.CARD_SIZE:
        return percent(setting.lowest), percent(setting.highest)
    if setting in (declared.PACE, declared.DRAW_PACE, declared.TRICK_REST):
        return translate("preferences", "Brisk"), translate("preferences", "Relaxed")
    if setting == declared.SOUND_VOLUME:
        return translate("preferences", "Quiet"), translate("preferences", "Loud")
    return "", ""
