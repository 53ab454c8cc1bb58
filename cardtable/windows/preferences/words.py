"""The words of the preferences beside those of the settings: pages, groups, buttons, questions."""

from PySide6.QtCore import QCoreApplication

from cardtable.storage.declared import Page

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
        case Page.SCHNAPSEN:
            return translate("preferences", "Schnapsen")
        case Page.JASS:
            return translate("preferences", "Jass")
        case Page.HIDDEN:
            return ""


def deck_name(deck: str) -> str:
    """The heading over the settings of a deck."""
    return {
        "french": translate("preferences", "French-suited deck"),
        "german": translate("preferences", "German-suited deck"),
        "swiss": translate("preferences", "Swiss-suited deck"),
    }[deck]


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


def apply_note() -> str:
    """The note at the foot of the sheet."""
    return translate("preferences", "Changes apply at once.")


def choose_folder() -> str:
    """The button that lets a folder be chosen."""
    return translate("preferences", "Choose folder…")


def built_in_cards() -> str:
    """The button that takes the program's own cards again, and what is said where they serve."""
    return translate("preferences", "Built-in cards")
