"""What the options of Schnapsen are called, for those who make rules of their own."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def option_name(field: str) -> str:
    """What a field of ``Options`` is called. Raises LookupError for one without words."""
    return {"match_points": translate("preferences", "Target score")}[field]


def option_tip(field: str) -> str:
    """A sentence that explains a field; empty where the name says it all."""
    del field
    return ""


def option_value(field: str, value: str) -> str:
    """What a value of a field is called, where that is a word: there is none."""
    raise LookupError(f"{field}: {value}")
