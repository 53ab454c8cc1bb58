"""What stands on the table besides the cards, for a typed position."""

from cardtable.engine.cards import card, cards
from cardtable.engine.match import Match
from cardtable.engine.rules import Play, State
from cardtable.games.schnapsen.model import Close, DealWon, Exchange, Married, Public
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.rules import SchnapsenRules
from cardtable.games.schnapsen.spoken import spoken
from cardtable.games.schnapsen.tabletop import hand_order, tabletop
from cardtable.games.schnapsen.texts import speech
from cardtable.games.schnapsen.verdict import verdict
from cardtable.tabletop.panel import LastTrick, ScoreCard, SuitBlock
from cardtable.tabletop.table import Names, Spot, Tone

RULES = SchnapsenRules()
NAMES = Names(("You", "Ruth"))
LEAD = position(
    (cards("SK SQ HJ DA CT"), cards("HA SA DT CA CK")),
    leader=0,
    indicator=card("HK"),
    talon=cards("HT HQ ST SJ DK"),
    won=(cards("CQ CJ"), cards("DQ DJ")),
    marriages=(0, 20),
)
"""The person leads with a marriage in leaves and the Unter of trumps; two tricks are played."""


def test_the_hand_is_sorted_by_suit_with_trumps_on_the_right_and_marked() -> None:
    shown = tabletop(RULES, LEAD, NAMES)
    assert shown.hand == cards("CT SK SQ DA HJ")
    assert shown.marked == {card("HJ")}
    assert hand_order(cards("HJ HA CJ"), None) == cards("CJ HA HJ")


def test_on_lead_exchange_and_closing_are_offered_and_the_marriage_is_braced() -> None:
    shown = tabletop(RULES, LEAD, NAMES)
    assert [(action.choice, action.why_not) for action in shown.actions] == [
        (Close(), ""),
        (Exchange(), ""),
    ]
    assert [brace.cards for brace in shown.braces] == [cards("SK SQ")]
    assert shown.braces[0].text == "Marriage · 20"
    assert shown.playable == frozenset(cards("SK SQ HJ DA CT"))


def test_without_the_unter_the_exchange_stands_there_with_its_reason() -> None:
    other = tabletop(RULES, LEAD, Names(("Ruth", "You"), viewer=1))
    assert other.actions == () and other.playable is None, "not on turn"
    state = position(
        (cards("SK SQ HT DA CT"), cards("HA SA DT CA CK")),
        leader=0,
        indicator=card("HK"),
        talon=cards("HJ HQ ST SJ DK"),
        won=(cards("CQ CJ"), cards("DQ DJ")),
    )
    exchange = tabletop(RULES, state, NAMES).actions[1]
    assert exchange.why_not == "Only the trump Unter can be exchanged: Unter of hearts."


def test_the_panel_shows_both_ways_to_66_and_the_trumps() -> None:
    panel = tabletop(RULES, LEAD, NAMES).panel
    mine, others, trump = panel.blocks
    assert isinstance(mine, ScoreCard) and isinstance(others, ScoreCard)
    assert (mine.name, mine.points, mine.active) == ("You", "5", True)
    assert (others.points, others.meter) == ("25", 25 / 66)
    assert (others.beads, others.beads_filled) == (7, 7)
    assert isinstance(trump, SuitBlock) and trump.title == "Trump: hearts"
    assert panel.spoken == "You: 5. Ruth: 25."


def test_after_closing_the_table_says_so_and_the_panel_keeps_the_record() -> None:
    match = Match(RULES, start=LEAD)
    match.play(Close())
    shown = tabletop(RULES, match.state, NAMES)
    assert Tone.GOLD in {pill.tone for pill in shown.pills if pill.spot is Spot.STOCK}
    facts = shown.panel.blocks[3]
    assert getattr(facts, "title", "") == "Ruth at closing"
    assert getattr(facts, "rows", ()) == (("Card points", "25"), ("Tricks", "1"))


def test_the_last_trick_is_kept_with_its_worth_and_its_owner() -> None:
    match = Match(RULES, start=LEAD)
    match.play(Play(card("DA")))
    match.play(Play(card("DT")))
    last = tabletop(RULES, match.state, NAMES).panel.blocks[-1]
    assert isinstance(last, LastTrick)
    assert (last.cards, last.points, last.note) == (cards("DA DT"), "+21", "for you")


def test_while_the_full_trick_lies_nobody_is_on_turn() -> None:
    match = Match(RULES, start=LEAD)
    match.play(Play(card("DA")))
    full = match.play(Play(card("DT")))[0].state
    shown = tabletop(RULES, full, NAMES)
    assert [(plate.note, plate.active) for plate in shown.plates] == [
        ("you lead", False),
        ("deals", False),
    ]
    assert shown.playable is None and shown.actions == () and shown.place_for == ""


def test_a_marriage_is_called_and_spoken() -> None:
    match = Match(RULES, start=LEAD)
    steps = match.play(Play(card("SK")))
    called = next(step for step in steps if isinstance(step.event, Married))
    call = speech(called)
    assert call is not None and (call.title, call.detail) == ("20", "leaves")
    assert spoken(RULES, called, NAMES) == ("You declare 20 in leaves.",)
    assert spoken(RULES, steps[0], NAMES) == ("You lead the king of leaves.",)


def test_a_marriage_that_counts_at_once_is_not_said_to_have_waited() -> None:
    match = Match(RULES, start=LEAD)
    told = [
        sentence for step in match.play(Play(card("SK"))) for sentence in spoken(RULES, step, NAMES)
    ]
    assert told == ["You lead the king of leaves.", "You declare 20 in leaves."]


def test_the_other_players_draw_is_told_without_the_card() -> None:
    match = Match(RULES, start=LEAD)
    match.play(Play(card("DA")))
    steps = match.play(Play(card("DT")))
    told = [sentence for step in steps for sentence in spoken(RULES, step, NAMES)]
    assert told == [
        "Ruth plays the ten of bells.",
        "You win the trick: 21 points.",
        "You draw: ten of hearts",
        "Ruth draws a card.",
    ]


def test_the_result_says_who_won_how_much_and_why() -> None:
    start = position(
        (cards("HK HQ SK DA CK"), cards("SQ HA HT ST CQ")),
        leader=0,
        trump=card("HA").suit,
        won=(cards("CA CT SA CJ"), cards("DK DQ DT DJ SJ HJ")),
        marriages=(0, 0),
    )
    match = Match(RULES, start=start)
    steps = match.play(Play(card("HK")))
    end = steps[-1]
    assert isinstance(end.event, DealWon)
    result = verdict(RULES, end.state, (7, 7), ((7, 7), (5, 7)), NAMES)
    assert (result.title, result.badge) == ("You win the deal", "+2")
    assert result.reason == "Ruth has a trick, but fewer than 33: 2 game points."
    assert [(row.name, row.points) for row in result.rows] == [("You", "74"), ("Ruth", "23")]
    assert [(row.before, row.after) for row in result.tally] == [(7, 5), (7, 7)]
    assert result.facts == (("Marriage in hearts", "40"),)
    assert not result.match_over


def test_nothing_of_the_other_hand_stands_on_the_table() -> None:
    """Two states that differ only in what the viewer cannot see look the same but for the cards."""
    swapped = position(
        (cards("SK SQ HJ DA CT"), cards("HT SA DT CA CK")),
        leader=0,
        indicator=card("HK"),
        talon=cards("HA HQ ST SJ DK"),
        won=(cards("CQ CJ"), cards("DQ DJ")),
        marriages=(0, 20),
    )
    assert _words(LEAD) == _words(swapped)


def _words(state: State[Public]) -> tuple[object, ...]:
    shown = tabletop(RULES, state, NAMES)
    return tuple(
        getattr(shown, name)
        for name in ("state", "plates", "pills", "panel", "hand", "braces", "actions", "why_not")
    )
