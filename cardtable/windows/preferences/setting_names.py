"""What the settings of the preferences are called."""

from PySide6.QtCore import QCoreApplication

from cardtable.storage import declared
from cardtable.storage.declared import AnySetting
from cardtable.windows.common import words
from cardtable.windows.preferences.house_words import rule_name

translate = QCoreApplication.translate


def setting_name(setting: AnySetting) -> str:
    """What a setting is called. Raises ``LookupError`` for one that has no words yet."""
    rule = rule_name(setting)
    if rule is not None:
        return rule
    for names in (_of_a_seat, _of_a_deck):
        name = names(setting)
        if name:
            return name
    return {**_general(), **_of_the_table(), **_of_play()}[setting.key]


def _general() -> dict[str, str]:
    return {
        declared.LANGUAGE.key: words.language(),
        declared.PLAYER_NAME.key: translate("preferences", "Your name"),
        declared.START_LAST.key: translate("preferences", "Start with the last game"),
        declared.CONFIRM_QUIT.key: translate("preferences", "Ask before quitting"),
        declared.SOUND_PLAY.key: translate("preferences", "Play sounds"),
        declared.SOUND_VOLUME.key: translate("preferences", "Volume"),
        declared.SPEECH.key: translate("preferences", "Announcements"),
        declared.REDUCED_MOTION.key: translate("preferences", "Reduced motion"),
        declared.TEXT_SIZE.key: translate("preferences", "Text size"),
    }


def _of_the_table() -> dict[str, str]:
    return {
        declared.THEME.key: translate("preferences", "Theme"),
        declared.CLOTH.key: translate("preferences", "Cloth"),
        declared.CARD_SIZE.key: translate("preferences", "Card size"),
        declared.LEFT_HANDED.key: translate("preferences", "Left-handed layout"),
        declared.ANIMATION.key: translate("preferences", "Animation speed"),
        declared.TRICK_REST.key: translate("preferences", "Pause after a trick"),
        declared.TRICK_WAITS.key: translate("preferences", "Until I click"),
        declared.LARGE_INDEX.key: translate("preferences", "Large corner letters"),
    }


def _of_play() -> dict[str, str]:
    return {
        declared.SORT.key: translate("preferences", "Order of the hand"),
        declared.SORT_RISING.key: translate("preferences", "Low cards on the left"),
        declared.AUTO_PLAY_ONE.key: translate(
            "preferences", "Play the only playable card automatically (Auto Play One)"
        ),
        declared.DIM_UNPLAYABLE.key: translate("preferences", "Show unplayable cards darker"),
        declared.ONE_CLICK.key: translate("preferences", "Play with one click"),
        declared.DRAG.key: translate("preferences", "Play by dragging too"),
        declared.CLAIM.key: translate("preferences", "Allow claiming the remaining tricks"),
        declared.ASK_UNDO.key: translate("preferences", "Ask before undo"),
        declared.HINTS.key: translate("preferences", "Allow hints"),
        declared.PACE.key: translate("preferences", "Pace"),
        declared.DRAW_PACE.key: translate("preferences", "Pace of the drawing"),
    }


def _of_a_seat(setting: AnySetting) -> str:
    if setting in declared.COMPUTER_NAMES:
        seat = _seat(declared.COMPUTER_NAMES.index(setting))
        return translate("preferences", "Name: {seat}").format(seat=seat)
    if setting in declared.COMPUTER_LEVELS:
        seat = _seat(declared.COMPUTER_LEVELS.index(setting))
        return translate("preferences", "Level: {seat}").format(seat=seat)
    return ""


def _of_a_deck(setting: AnySetting) -> str:
    if setting in declared.CARD_BACKS.values():
        return translate("preferences", "Card back")
    if setting in declared.LETTERS.values():
        return translate("preferences", "Letters on the cards")
    if setting in declared.COLOURS.values():
        return translate("preferences", "Colours")
    if setting in declared.OWN_DECKS.values():
        return translate("preferences", "Own deck folder")
    return ""


def _seat(place: int) -> str:
    """Where a computer sits: the first at the right of a person."""
    return (
        translate("preferences", "Right opponent"),
        translate("preferences", "Partner", "st.partner"),
        translate("preferences", "Left opponent"),
    )[place]
