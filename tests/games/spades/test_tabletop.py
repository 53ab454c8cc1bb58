"""What stands on a table of Spades besides the cards, phase by phase."""

from random import Random

import pytest

from cardtable.controllers.manner import Manner
from cardtable.controllers.thinker import ImmediateThinker
from cardtable.engine.cards import Card, card, cards
from cardtable.engine.layout import Layout
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Play, State
from cardtable.games.spades.controller import SpadesController
from cardtable.games.spades.model import PRESETS, Bid, DoubleNil, Keep, Look, Public, Refuse, Throw
from cardtable.games.spades.rules import Rules
from cardtable.games.spades.tabletop import hand_order, tabletop
from cardtable.tabletop.table import Names, Tabletop, Tone
from tests.controllers.sitters import Paper
from tests.games.playing import reshuffled, sensible
from tests.games.spades.typed import TO_500, drawn, ending, make, stocked

NAMES = Names(("You", "Ruth"))
RED, BLACK = "HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2", "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2"


def shown(match: Match[Public], names: Names = NAMES) -> Tabletop:
    assert isinstance(match.rules, Rules)
    return tabletop(match.rules, match.state, names)


def test_the_hand_lies_by_suit_in_changing_colours_from_high_to_low() -> None:
    held = cards("DA C2 ST H3 SA HT CK")
    assert hand_order(held) == cards("SA ST HT H3 CK C2 DA")


def test_a_card_is_kept_or_discarded_and_each_says_what_follows() -> None:
    table = shown(stocked("SA H2"))
    assert (table.state, table.question) == ("300 · Deal 1 · Choosing cards", "Keep this card?")
    assert [(a.choice, a.key, a.detail) for a in table.actions] == [
        (Keep(), "K", "You see the next card; it is discarded."),
        (Refuse(), "D", "You must keep the next card."),
    ]
    assert [plate.note for plate in table.plates] == ["Turn 1 of 13", "0 cards"]
    assert [pill.text for pill in table.pills] == ["Stock: 51 cards"]
    assert table.playable is None and not table.chips and table.gather is None


def test_where_the_second_card_goes_unseen_keeping_says_so() -> None:
    match = stocked("SA H2", TO_500)
    make(match, "look")
    assert shown(match).actions[0].detail == "The next card is discarded unseen."


def test_double_nil_is_asked_before_the_first_card() -> None:
    table = shown(stocked("SA H2", TO_500))
    assert table.state == "500 · Deal 1 · Double nil"
    assert table.question == "Bid double nil before you see your cards?"
    assert [action.choice for action in table.actions] == [DoubleNil(), Look()]
    match = stocked("SA H2", TO_500)
    make(match, "look keep")
    second = shown(match, Names(("Ruth", "You"), viewer=1))
    assert second.state == table.state and second.actions == table.actions


def test_nothing_is_asked_while_the_other_draws() -> None:
    table = shown(stocked("SA H2"), Names(("Ruth", "You"), viewer=1))
    assert (table.question, table.actions) == ("", ())
    assert [plate.note for plate in table.plates] == ["choosing cards…", "0 cards"]


def test_all_bids_stand_ready_with_what_they_are_worth() -> None:
    table = shown(drawn(RED, BLACK))
    assert [chip.choice for chip in table.chips] == [Bid(tricks) for tricks in range(14)]
    five, most, nil = table.chips[5], table.chips[13], table.chips[0]
    assert (five.title, five.gain, five.loss, five.confirm) == ("5 tricks:", "+50", "−50", "Bid: 5")
    assert (five.typed, five.gain_note, most.gain_note) == ("5", "+1 for each more", "")
    assert (nil.caption, nil.typed, nil.gain, nil.loss) == ("Nil", "N", "+100", "−100")
    assert table.actions == () and table.question == "How many tricks will you bid?"


def test_up_to_three_cards_are_gathered_for_the_exchange() -> None:
    table = shown(drawn(RED, BLACK, TO_500, double_nil=(True, False)))
    assert table.gather is not None
    assert table.gather.captions[0] == "Exchange nothing" and len(table.gather.captions) == 4
    assert table.gather.choices[frozenset()] == Throw(0, ())
    aces = frozenset({card("HA"), card("HK")})
    chosen = table.gather.choices[aces]
    assert isinstance(chosen, Throw) and frozenset(chosen.cards) == aces
    assert table.chips == () and table.state == "500 · Deal 1 · Double nil"


def test_in_the_play_dark_cards_say_why_and_piles_count_towards_the_bid() -> None:
    match = ending("HA C2", "H3 C9", bids=(1, 9))
    table = shown(match)
    assert (table.place_for, table.playable) == ("Your card", frozenset(cards("HA C2")))
    assert {(pill.seat, pill.tone) for pill in table.pills} == {(0, Tone.GOOD), (1, Tone.QUIET)}
    assert table.state == "300 · Deal 1 · Trick 12 of 13"
    make(match, "HA")
    other = shown(match, Names(("Ruth", "You"), viewer=1))
    assert [held for held, _ in other.why_not] == [card("C9")]
    assert [plate.note for plate in other.plates] == ["leads", "your turn"]


def test_a_choice_in_the_drawing_can_be_taken_back_to_the_very_same_table() -> None:
    match = stocked("SA H2 D5 CK C9")
    before = shown(match)
    make(match, "keep refuse")
    match.take_back(0)
    assert shown(match) == before


@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_that_is_hidden_shows_in_any_word(preset: str) -> None:
    """The same moment with other cards where the viewer may not look has the same words."""
    rules, rng = Rules(PRESETS[preset]), Random(3)
    match = Match(rules, 7)
    while match.deals < 3:
        for viewer in (0, 1):
            names = Names(("Ann", "Ben"), viewer)
            other = reshuffled(match.state, viewer, rng)
            assert words(rules, other, names) == words(rules, match.state, names)
        if match.turn == NATURE:
            match.play(match.chance())
        else:
            match.play(rng.choice(sensible(match.rules.legal(match.state), rng)))


def words(rules: Rules, state: State[Public], names: Names) -> dict[str, object]:
    """All that stands on the table but the true layout, of which only the sight is told."""
    table = tabletop(rules, state, names)
    fields = {name: getattr(table, name) for name in Tabletop.__slots__}
    layout: Layout[Card] = fields.pop("cards")
    return {**fields, "seen": layout.seen_by(names.viewer)}


def test_the_computer_draws_faster_than_it_plays() -> None:
    manner = Manner(pace=600, draw_pace=90)
    controller = SpadesController(stocked("SA"), NAMES, ImmediateThinker(), Paper(), manner)
    assert controller.thinking_time(Keep()) == controller.thinking_time(Refuse()) == 90
    assert controller.thinking_time(Bid(3)) == controller.thinking_time(Play(card("SA"))) == 600
