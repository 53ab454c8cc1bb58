"""What a seat has seen, and what a View holds."""

from cardtable.engine.cards import card, cards
from cardtable.engine.layout import Layout
from cardtable.engine.rules import Deal, Event, Play, State, TrickWon, View, after, view, with_sight
from tests.engine.toy import HAND, STOCK, Peek, Peeked, Public, ToyRules

RULES = ToyRules()
DEALT = after(RULES, RULES.start(), Deal(cards("CA DA HA SA")))


def test_a_seat_has_seen_what_lies_in_its_sight() -> None:
    assert DEALT.seen == (frozenset(cards("CA")), frozenset(cards("DA")))


def test_at_the_start_nobody_has_seen_a_card_that_nobody_may_see() -> None:
    assert with_sight(RULES, RULES.start()).seen == (frozenset(), frozenset())


def test_a_card_shown_in_passing_was_seen_by_that_seat_alone() -> None:
    peeked = after(RULES, DEALT, Peek(card("HA"), 0))
    assert peeked.seen == (frozenset(cards("CA HA")), frozenset(cards("DA")))
    assert view(RULES, peeked, 0).cards[STOCK] == (None, None)


def test_what_was_seen_stays_seen_within_a_deal() -> None:
    state = after(RULES, after(RULES, DEALT, Peek(card("HA"), 0)), Play(card("DA")))
    assert state.seen == (frozenset(cards("CA HA DA")), frozenset(cards("DA")))


def test_a_new_deal_begins_with_nothing_seen() -> None:
    peeked = after(RULES, DEALT, Peek(card("HA"), 0))
    again = after(RULES, peeked, Deal(cards("SA CA DA HA")))
    assert again.seen == (frozenset(cards("SA")), frozenset(cards("CA")))


def test_a_typed_position_may_say_what_was_seen_before() -> None:
    state = State(DEALT.cards, DEALT.public, (frozenset(cards("SA")), frozenset()))
    assert with_sight(RULES, state).seen == (frozenset(cards("CA SA")), frozenset(cards("DA")))


def test_a_view_is_what_one_seat_may_know() -> None:
    seen = view(RULES, DEALT, 0)
    assert seen == View(
        0,
        Layout({HAND[0]: cards("CA"), HAND[1]: (None,), STOCK: (None, None)}),
        Public(turn=0),
        (Play(card("CA")), Peek(card("HA"), 0)),
        frozenset(cards("CA")),
    )
    assert view(RULES, DEALT, 1).legal == (), "it is not on turn"


def test_a_state_without_memory_gives_a_view_without_memory() -> None:
    assert view(RULES, State(DEALT.cards, DEALT.public), 1).seen == frozenset()


def test_secret_content_of_an_event_is_left_out() -> None:
    assert Deal(cards("CA DA HA SA")).seen_by(0) == Deal(())
    assert Peek(card("HA"), 0).seen_by(1) == Peeked()
    assert Peek(card("HA"), 0).seen_by(0) == Peek(card("HA"), 0)


def test_most_events_are_known_to_all_and_show_nothing_more() -> None:
    for event in (Play(card("SA")), TrickWon(0, 11)):
        assert event.seen_by(1) == event
        assert event.shown_to(1) == ()
    assert isinstance(Deal(()), Event)
