"""Words that several windows share."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def plain(words: str) -> str:
    """Menu words without the mark of their access key."""
    return words.replace("&&", "\0").replace("&", "").replace("\0", "&")


def title() -> str:
    """What a person sees as the name of the program."""
    return translate("windows", "Card Table")


def new_match() -> str:
    """The button that begins a match."""
    return translate("windows", "New match")


def new_match_short() -> str:
    """The same in one word."""
    #: A button on a narrow tile of the start page: a new match.
    return translate("windows", "New")


def go_on(deal: int) -> str:
    """The button that goes on with a match that stands in this deal."""
    return translate("windows", "Continue: deal {n}").format(n=deal)


def go_on_short() -> str:
    """The same in one word."""
    return plain(translate("windows", "&Continue"))


def choose_a_game() -> str:
    """What to do on the start page."""
    return translate("windows", "Choose a game")


def preferences() -> str:
    """The title of the preferences."""
    return translate("windows", "Preferences")


def preferences_menu() -> str:
    """The menu entry of the preferences."""
    return translate("windows", "&Preferences…")


def history() -> str:
    """The sheet of all matches, and the menu entry and tool that lay it."""
    return translate("history", "History")


def statistics() -> str:
    """The sheet of figures."""
    return translate("history", "Statistics")


def statistics_menu() -> str:
    """The button, and menu entry, that lays the sheet of figures."""
    return translate("history", "Statistics…")


def keys() -> str:
    """The sheet of keys."""
    return translate("windows", "&Keyboard Shortcuts")


def rules() -> str:
    """The tool and the list of rules."""
    return plain(rules_menu())


def rules_menu() -> str:
    """The menu entry of the rules."""
    return translate("windows", "&Rules")


def rules_of(game: str) -> str:
    """The title of a page of rules."""
    return translate("windows", "Rules: {game}").format(game=game)


def lesson() -> str:
    """The menu entry and the tool that lead to the lessons."""
    return translate("windows", "Lesson")


def about() -> str:
    """The sheet about the program."""
    return translate("windows", "&About {app}").format(app=title())


def undo() -> str:
    """The tool, and menu entry, that takes a choice back."""
    return translate("windows", "&Undo")


def redo() -> str:
    """The tool, and menu entry, that makes a choice again which was taken back."""
    return translate("windows", "Redo")


def replay() -> str:
    """The match once more step by step, and the menu entry that shows it."""
    return translate("history", "Replay")


def same_deal() -> str:
    """The button, and menu entry, that deals the same cards once more."""
    return translate("history", "Same deal again")


def deal_number() -> str:
    """The sheet about the number of a deal."""
    return translate("windows", "Deal number")


def deal_number_menu() -> str:
    """The menu entry and tool that lay it."""
    return translate("windows", "Deal by number…")


def numbered(number: str) -> str:
    """A deal's number, told."""
    return translate("windows", "Number: {number}").format(number=number)


def deal_of_the_day() -> str:
    """The menu entry, and tool, that offer today's deals."""
    return translate("windows", "Deal of the day")


def kept_in_history() -> str:
    """What becomes of a match that another deal is played before the end of."""
    return translate("windows", "The unfinished match is kept in the history.")


def play_now() -> str:
    """The button that begins to play."""
    return translate("windows", "Play now")


def score_sheet() -> str:
    """The menu entry that lays the whole score sheet on the table."""
    return translate("windows", "Scoresheet")


def last_trick() -> str:
    """The tool, and menu entry, that shows the last trick once more."""
    return translate("windows", "&Last Trick")


def claim() -> str:
    """The menu entry, and button, that takes all tricks that are left."""
    return translate("windows", "Clai&m Remaining Tricks")


def hint() -> str:
    """The tool, and menu entry, that advises."""
    return translate("windows", "&Hint")


def menu() -> str:
    """The button that opens the menu."""
    return translate("windows", "Menu")


def full_screen() -> str:
    """The whole screen for the table."""
    return translate("windows", "&Full Screen")


def quit_program() -> str:
    """The end of the program."""
    return translate("windows", "&Quit")


def close() -> str:
    """The button that takes a sheet away."""
    return translate("windows", "Close")


def cancel() -> str:
    """The button that leaves everything as it is."""
    return translate("windows", "Cancel")


def copy_report() -> str:
    """The button that copies what a maintainer needs to know."""
    return translate("windows", "Copy report")


def report_copied() -> str:
    """That it was copied."""
    return translate("windows", "Report copied.")


def language() -> str:
    """The name of the list of languages."""
    return translate("windows", "Language")


def custom_rules() -> str:
    """Rules that the person made himself."""
    return translate("preferences", "Custom rules")
