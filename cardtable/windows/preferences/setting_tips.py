"""A sentence about each setting of the preferences that needs one."""

from PySide6.QtCore import QCoreApplication

from cardtable.storage import declared
from cardtable.storage.declared import AnySetting
from cardtable.windows.preferences.house_words import rule_tip

translate = QCoreApplication.translate


def setting_tip(setting: AnySetting) -> str:
    """A sentence that explains a setting; empty where the name says it all."""
    rule = rule_tip(setting)
    if rule is not None:
        return rule
    if setting in declared.OWN_DECKS.values():
        return translate("preferences", "A folder with one SVG picture per card.")
    return {**_general(), **_of_the_table(), **_of_play()}.get(setting.key, "")


def _general() -> dict[str, str]:
    return {
        declared.LANGUAGE.key: translate("preferences", "The whole program follows at once."),
        declared.START_LAST.key: translate(
            "preferences", "Skips the start page and goes on where you stopped."
        ),
        declared.CONFIRM_QUIT.key: translate("preferences", "Your match is saved in any case."),
        declared.SOUND_PLAY.key: translate("preferences", "Cards, calls and results; no music."),
        declared.SPEECH.key: translate(
            "preferences", "What a screen reader says about bids, cards and tricks."
        ),
        declared.REDUCED_MOTION.key: translate("preferences", "Cards fade instead of flying."),
    }


def _of_the_table() -> dict[str, str]:
    return {
        declared.CLOTH.key: translate("preferences", "Every game has its own, or one for all."),
        declared.LEFT_HANDED.key: translate(
            "preferences", "Panel, stock and buttons change sides."
        ),
        declared.ANIMATION.key: translate("preferences", "Off shows every move without flights."),
        declared.TRICK_REST.key: translate(
            "preferences", "A click always takes the trick at once."
        ),
        declared.LARGE_INDEX.key: translate("preferences", "Rank and suit twice as large."),
    }


def _of_play() -> dict[str, str]:
    return {
        declared.COMPUTER_NAMES[0].key: translate(
            "preferences", "The opponent in the games for two."
        ),
        declared.COMPUTER_LEVELS[0].key: translate("preferences", "No level sees hidden cards."),
        declared.DRAW_PACE.key: translate(
            "preferences", "How long the computer looks at a card at least."
        ),
        declared.AUTO_PLAY_ONE.key: translate(
            "preferences",
            "A lone playable card is played for you, but never while you could exchange or close.",
        ),
        declared.DIM_UNPLAYABLE.key: translate(
            "preferences", "You see at a glance what may be played."
        ),
        declared.ONE_CLICK.key: translate(
            "preferences", "Off: the first click lifts the card, the second plays it."
        ),
        declared.DRAG.key: translate("preferences", "Pull a card from your hand onto the table."),
        declared.CLAIM.key: translate(
            "preferences", "Only when they are certain; the score stays the same."
        ),
        declared.ASK_UNDO.key: translate(
            "preferences", "A match with undo is marked in the history."
        ),
        declared.HINTS.key: translate(
            "preferences", "A match with hints is marked in the history."
        ),
        declared.PACE.key: translate(
            "preferences", "How long the computer waits at least before it plays."
        ),
    }
