"""What the options of Spades are called, for those who make rules of their own."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def option_name(field: str) -> str:
    """What a field of ``Options`` is called. Raises LookupError for one without words."""
    return {
        "target": translate("preferences", "Target score"),
        "first_bidder": translate("preferences", "Bids and leads first"),
        "second_card_seen": translate("preferences", "Look at the second card"),
        "double_nil": translate("preferences", "Allow double nil"),
        "failed_nil_bags": translate("preferences", "Tricks of a failed nil count as bags"),
    }[field]


def option_tip(field: str) -> str:
    """A sentence that explains a field; empty where the name says it all."""
    if field == "second_card_seen":
        return translate("preferences", "After you keep a card you see the one you must discard.")
    return ""


def option_value(field: str, value: str) -> str:
    """What a value of a field is called, where that is a word."""
    del field
    return {
        "first": translate("preferences", "who drew first"),
        "second": translate("preferences", "who drew second"),
    }[value]
