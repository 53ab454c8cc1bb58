"""The words of rules that a person makes himself: each game has those of its own options."""

from PySide6.QtCore import QCoreApplication

from cardtable.games import part
from cardtable.storage.declared import HOUSE_RULES, AnySetting

translate = QCoreApplication.translate


def rule_name(setting: AnySetting) -> str | None:
    """What such a rule is called; None for another setting."""
    game = _game(setting)
    if game is None:
        return None
    if setting == HOUSE_RULES[game].wanted:
        return translate("preferences", "Custom rules")
    name: str = part(game, "option_words").option_name(_field(setting))
    return name


def rule_tip(setting: AnySetting) -> str | None:
    """A sentence about such a rule; None for another setting."""
    game = _game(setting)
    if game is None:
        return None
    if setting == HOUSE_RULES[game].wanted:
        return translate(
            "preferences", "A match by these rules gets a tile of its own on the start page."
        )
    tip: str = part(game, "option_words").option_tip(_field(setting))
    first = setting == HOUSE_RULES[game].rules[0]
    return tip or (translate("preferences", "Applies from the next match.") if first else "")


def rule_value(setting: AnySetting, value: str) -> str | None:
    """What a value of such a rule is called; None for another setting."""
    game = _game(setting)
    if game is None:
        return None
    name: str = part(game, "option_words").option_value(_field(setting), value)
    return name


def _game(setting: AnySetting) -> str | None:
    """The game that the setting is a rule of."""
    for game, house in HOUSE_RULES.items():
        if setting in (house.wanted, *house.rules):
            return game
    return None


def _field(setting: AnySetting) -> str:
    return setting.key.split(".")[-1]
