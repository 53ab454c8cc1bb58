"""Players that advise: the choice is their own, the numbers are those they weighed, all is fair."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.ai.advice import Adviser, Because, Reason
from cardtable.ai.levels import LEVELS, MASTER
from cardtable.ai.players import Budget, Player, ask
from cardtable.engine.cards import card, cards
from cardtable.engine.rules import Choice, Play, State, view
from cardtable.games import game_ids, part
from cardtable.games.jass.ai.master import Master as JassMaster
from cardtable.games.schnapsen.ai import proving
from cardtable.games.schnapsen.ai.advising import in_game_points
from cardtable.games.schnapsen.ai.chances import GAME_POINTS, worths
from cardtable.games.schnapsen.ai.master import Master
from cardtable.games.schnapsen.ai.reading import every, read
from cardtable.games.schnapsen.hints import hint
from cardtable.games.schnapsen.model import HAND, TALON, Public
from cardtable.games.schnapsen.position import position
from cardtable.games.spades.ai.master import Master as SpadesMaster
from cardtable.languages import install
from cardtable.tabletop.table import Names
from tests.ai.schnapsen_moments import ENDING, RULES, STOCK, after, moment, value
from tests.ai.seats import moments
from tests.ai.test_schnapsen_club import rest
from tests.games.playing import reshuffled

BUDGET = Budget(3)
every_game = pytest.mark.parametrize("game", game_ids())


def level(game: str, name: str) -> Player[Any]:
    player: Player[Any] = part(game, "ai").players()[name]
    return player


@every_game
@pytest.mark.parametrize("name", LEVELS)
def test_what_it_advises_is_what_it_would_do(game: str, name: str) -> None:
    player = level(game, name)
    assert isinstance(player, Adviser)
    for number, (rules, state, seat) in enumerate(moments(game, 12)):
        seen = view(rules, state, seat)
        found = player.advise(rules, seen, Random(number), BUDGET)
        assert found.best == ask(player, rules, seen, Random(number), BUDGET)
        assert {each.choice for each in found.rated} <= set(seen.legal)
        values = [each.value for each in found.rated]
        assert values == sorted(values, reverse=True)
        assert found.chance is None or 0 <= found.chance <= 1


@every_game
def test_cards_out_of_sight_change_no_advice(game: str) -> None:
    player = level(game, MASTER)
    assert isinstance(player, Adviser)
    for number, (rules, state, seat) in enumerate(moments(game, 20)):
        seen = view(rules, state, seat)
        other = view(rules, reshuffled(state, seat, Random(number)), seat)
        found = player.advise(rules, seen, Random(number), BUDGET)
        assert player.advise(rules, other, Random(number), BUDGET) == found


def test_points_of_jass_are_those_that_were_weighed() -> None:
    player = JassMaster()
    for number, (rules, state, seat) in enumerate(moments("jass", 10)):
        seen = view(rules, state, seat)
        weighed = dict(player.values(rules, seen, Random(number), BUDGET).values)
        found = player.advise(rules, seen, Random(number), BUDGET)
        assert all(weighed[each.choice] == each.value for each in found.rated)


def test_points_of_spades_are_in_the_order_of_the_chances() -> None:
    player = SpadesMaster()
    for number, (rules, state, seat) in enumerate(moments("spades", 25)):
        seen = view(rules, state, seat)
        weighed = dict(player.values(rules, seen, Random(number), BUDGET).values)
        found = player.advise(rules, seen, Random(number), BUDGET)
        chances = [weighed[each.choice] for each in found.rated]
        assert chances == sorted(chances, reverse=True)
        if found.chance is not None:
            assert found.chance == pytest.approx(weighed[found.best], abs=0.02)


@pytest.mark.parametrize("kind", [ENDING, STOCK])
def test_game_points_of_schnapsen_are_those_that_were_weighed(kind: str) -> None:
    rng = Random(kind)
    for number in range(30):
        seen = view(RULES, moment(kind, rng), 0)
        if len(seen.legal) == 1:
            continue
        player, to_go = Master(), seen.public.match.to_go
        weighing = player.weigh(read(seen), seen, Random(number), BUDGET)
        worth, means = worths(*to_go), weighing.means()
        found = player.advise(RULES, seen, Random(number), BUDGET)
        assert found.chance in means.values()
        assert found.rated[0].value == in_game_points(found.chance or 0.0, worth)
        told = {in_game_points(mean, worth) for mean in means.values()}
        assert {each.value for each in found.rated} <= told
        assert found.layouts == weighing.layouts


def test_game_points_are_told_as_such() -> None:
    for to_go in ((7, 7), (1, 1), (2, 6)):
        worth = worths(*to_go)
        assert in_game_points(worth[4], worth) == pytest.approx(1)
        assert in_game_points(worth[2], worth) == pytest.approx(-1)
    assert in_game_points(0.4, GAME_POINTS) == pytest.approx(0.4)


def every_state(state: State[Public]) -> Iterator[tuple[int, State[Public]]]:
    """All states that look to seat 0 like this one, beside the other's hand in bits."""
    reading = read(view(RULES, state, 0))
    for guess in every(reading._replace(unlikely={})):
        held = [reading.card_of(bit) for bit in reading.cards.values() if bit & guess.theirs]
        talon = [reading.card_of(bit) for bit in guess.talon]
        zones = {zone: state.cards[zone] for zone in state.cards.zones()}
        layout = type(state.cards)({**zones, HAND[1]: tuple(held), TALON: tuple(talon)})
        yield guess.theirs, State(layout, state.public, state.seen)


def test_what_is_proved_of_the_last_card_of_the_stock_is_true_by_the_rules() -> None:
    rng, compared = Random(8), 0
    while compared < 40:
        state = moment(STOCK, rng)
        seen = view(RULES, state, 0)
        if len(seen.cards[TALON]) > 1:
            continue
        reading = read(seen)._replace(unlikely={})
        for choice in seen.legal:
            if isinstance(choice, Play):
                found = proving.proof(reading, reading.cards[choice.card])
                assert found is not None
                won = {
                    theirs
                    for theirs, one in every_state(state)
                    if value(after(one, choice), 0, 1) > 0
                }
                assert set(found.won) == won
                compared += 1


def last_of_the_stock() -> State[Public]:
    """Spades are trumps; ten of diamonds, Ober of hearts or Unter of spades is the last card."""
    mine, theirs, talon, up = cards("CA HK"), cards("SJ DT"), cards("HQ"), card("ST")
    won = rest(mine, theirs, talon, (up,))
    return position(
        (mine, theirs),
        leader=0,
        talon=talon,
        indicator=up,
        won=(won, ()),
        points=(34, 0),
        pending=(0, 20),
    )


def test_a_lead_that_loses_only_if_one_card_is_in_the_stock(qapp: QApplication) -> None:
    state = last_of_the_stock()
    seen = view(RULES, state, 0)
    found = Master().advise(RULES, seen, Random(1), BUDGET)
    assert found.best == Play(card("CA"))
    assert found.reason == Reason(Because.LOSES_IF_IN_STOCK, card=card("DT"))
    assert (found.layouts, found.all_layouts) == (3, True)
    install(qapp, "en")
    told = hint(seen, found, Names(("You", "Ruth")))
    assert told.text.startswith("Loses only if this card lies in the stock:")


def test_what_wins_however_the_cards_lie() -> None:
    hands = cards("SA ST HA HT DA"), cards("SK HK DK CK CT")
    gone = rest(*hands)
    state = position(hands, leader=0, trump=card("SA").suit, won=(gone[:6], gone[6:]))
    found = Master().advise(RULES, view(RULES, state, 0), Random(1), BUDGET)
    assert found.reason == Reason(Because.ALWAYS)


def legal_alone(state: State[Public]) -> Choice:
    return RULES.legal(state)[0]


def test_a_lone_choice_is_advised_without_a_thought() -> None:
    state = last_of_the_stock()
    seen = view(RULES, state, 0)
    only = type(seen)(seen.seat, seen.cards, seen.public, (legal_alone(state),), seen.seen)
    players: tuple[Adviser[Any], ...] = (Master(), JassMaster(), SpadesMaster())
    for player in players:
        found = player.advise(RULES, only, Random(1), BUDGET)
        assert found.best == legal_alone(state)
        assert found.layouts == 0
