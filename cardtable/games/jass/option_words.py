"""What the options of Jass are called, for those who make rules of their own."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def option_name(field: str) -> str:
    """What a field of ``Options`` is called. Raises LookupError for one without words."""
    return {
        "target": translate("preferences", "Target score"),
        "run_beats_four": translate("preferences", "At 100 points a sequence beats four of a kind"),
        "split_long_runs": translate("preferences", "Split long sequences"),
    }[field]


def option_tip(field: str) -> str:
    """A sentence that explains a field; empty where the name says it all."""
    match field:
        case "run_beats_four":
            return translate("preferences", "So it is played in most of Switzerland.")
        case "split_long_runs":
            return translate("preferences", "Eight or nine cards may count as two sequences.")
    return ""


def option_value(field: str, value: str) -> str:
    """What a value of a field is called, where that is a word: there is none."""
    raise LookupError(f"{field}: {value}")
