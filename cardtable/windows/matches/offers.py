"""What can be played: every rule set of every game, and those that a person made himself."""

from dataclasses import dataclass, replace
from typing import Any

from cardtable.engine.record import plain, read
from cardtable.games import game_ids, part
from cardtable.storage.declared import HOUSE_RULES, Setting
from cardtable.storage.settings import Settings
from cardtable.tabletop.table import Tile
from cardtable.windows.common.words import custom_rules

ORDER = ("spades", "schnapsen", "jass")
"""The games as they stand on the start page; others follow by name."""
_OWN = "custom"


@dataclass(frozen=True, slots=True)
class Offer:
    """A rule set of a game that can be played."""

    game: str
    preset: str
    options: Any


def offers() -> tuple[Offer, ...]:
    """Every preset of every game that is here, in the order of the start page."""
    return tuple(
        Offer(game, preset, options)
        for game in sorted(game_ids(), key=_place)
        for preset, options in part(game, "model").PRESETS.items()
    )


def own_offers(settings: Settings) -> tuple[Offer, ...]:
    """The rules that a person can make himself, as the preferences have them now, wanted or not."""
    return tuple(
        Offer(game, f"{game}-{_OWN}", _own_options(game, settings))
        for game in sorted(HOUSE_RULES, key=_place)
        if game in game_ids()
    )


def all_offers(settings: Settings) -> tuple[Offer, ...]:
    """All of them: the rules that a person made stand behind those of their game."""
    both = (*offers(), *own_offers(settings))
    return tuple(sorted(both, key=lambda offer: _place(offer.game)))


def tile_words(offer: Offer) -> Tile:
    """The offer's tile; rules of one's own are called so."""
    tile: Tile = part(offer.game, "texts").tile(offer.preset, offer.options)
    if not is_own(offer.preset):
        return tile
    return replace(tile, lines=(tile.lines[0], ("star", custom_rules()), *tile.lines[1:]))


def tile_called(preset: str, settings: Settings) -> Tile | None:
    """The tile of the offer of this name, if there is one."""
    found = (each for each in all_offers(settings) if each.preset == preset)
    return next(map(tile_words, found), None)


def is_wanted(offer: Offer, settings: Settings) -> bool:
    """Whether the person wants to see the offer; always, unless they are rules of his own."""
    return not is_own(offer.preset) or settings.get(HOUSE_RULES[offer.game].wanted)


def is_own(preset: str) -> bool:
    """Whether the rules are ones that a person made himself."""
    return preset.endswith(f"-{_OWN}")


def offer_of(preset: str, settings: Settings) -> Offer:
    """The offer of this name, with today's options. Raises LookupError if there is none."""
    for offer in all_offers(settings):
        if offer.preset == preset:
            return offer
    raise LookupError(preset)


def _own_options(game: str, settings: Settings) -> Any:
    """The game's options as the preferences say; each setting is called as its field."""
    rules: tuple[Setting[Any], ...] = HOUSE_RULES[game].rules
    options = part(game, "model").Options
    wanted = {rule.key.split(".")[-1]: settings.get(rule) for rule in rules}
    return read(options, {**plain(options()), **wanted})


def _place(game: str) -> tuple[int, str]:
    return (ORDER.index(game) if game in ORDER else len(ORDER), game)
