"""What a screen reader says of a deal of Spades, to each player what he may know."""

from random import Random

from cardtable.engine.match import Match, Step
from cardtable.engine.rules import NATURE
from cardtable.games.spades.model import HAND, PRESETS, Public
from cardtable.games.spades.rules import Rules
from cardtable.games.spades.spoken import spoken
from cardtable.games.spades.texts import speech
from cardtable.tabletop.table import Names
from tests.games.playing import reshuffled, sensible
from tests.games.spades.typed import TO_300, TO_500, drawn, ending, make, stocked, throw

YOU, OTHER = Names(("You", "Ruth")), Names(("Ruth", "You"), viewer=1)
RED, BLACK = "HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2", "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2"


def said(match: Match[Public], steps: list[Step[Public]], names: Names = YOU) -> list[str]:
    assert isinstance(match.rules, Rules)
    return [line for step in steps for line in spoken(match.rules, step, names)]


def test_ones_own_draws_are_told_card_by_card() -> None:
    match = stocked("SA H2 D5 CK C9 S3")
    assert said(match, make(match, "keep")) == [
        "You keep the ace of spades.",
        "Seen and discarded: two of hearts",
    ]
    make(match, "keep")
    assert said(match, make(match, "refuse")) == [
        "You discard the nine of clubs.",
        "The next card is yours: three of spades",
    ]


def test_the_others_draws_are_told_without_cards() -> None:
    match = stocked("SA H2 D5 CK")
    kept = said(match, make(match, "keep"), OTHER)
    assert kept[0] == "Ruth keeps the first card; the next is discarded."
    assert kept[1:] == ["Offered card: five of diamonds"]


def test_where_the_second_card_goes_unseen_it_is_not_named() -> None:
    match = stocked("SA H2", TO_500)
    make(match, "look")
    assert said(match, make(match, "keep")) == [
        "You keep the ace of spades.",
        "The next card goes to the discards unseen.",
    ]


def test_bids_are_told_and_added_up() -> None:
    match = drawn(RED, BLACK)
    assert said(match, make(match, "6")) == ["You bid 6"]
    last = make(match, "0")
    assert said(match, last) == ["Ruth bids nil", "Bids together: 6 of 13"]
    bubble = speech(last[0])
    assert bubble is not None and (bubble.title, bubble.detail) == ("Nil", "Bid")


def test_of_the_others_exchange_only_the_number_is_told() -> None:
    match = drawn(RED, BLACK, TO_500, double_nil=(True, False))
    begun = len(match.steps)
    throw(match, "HA HK", "D2 D3")
    steps = [Step(step.seat, step.event.seen_by(1), step.state) for step in match.steps[begun:]]
    assert said(match, steps, OTHER) == ["Ruth exchanges 2 cards."]
    assert said(match, match.steps[begun:], YOU) == [
        "You exchange 2 cards.",
        "You receive: two of diamonds, three of diamonds",
    ]


def test_the_first_spade_breaks_spades() -> None:
    match = ending("HA C2", "S3 C9", broken=False, bids=(6, 7))
    make(match, "HA")
    assert said(match, make(match, "S3"))[:2] == [
        "Ruth plays the three of spades.",
        "Ruth breaks spades.",
    ]


def test_a_trick_is_told_with_bid_and_the_end_with_its_worth() -> None:
    match = ending("HA", "H3", bids=(7, 4), taken=6, scores=(290, 0))
    make(match, "HA")
    told = said(match, make(match, "H3"))
    assert told[1] == "You win the trick. Tricks: 7, bid: 7."
    assert told[2:] == [
        "You make your bid: +70",
        "Ruth makes the bid: +42",
        "Bags: 2 new, 2 in all",
        "You win the match!",
    ]


def test_nothing_hidden_is_said() -> None:
    """The same step with other cards where the viewer may not look is told in the same words."""
    for options in PRESETS.values():
        rules, rng = Rules(options), Random(5)
        match = Match(rules, 11)
        while match.deals < 3:
            choice = match.chance() if match.turn == NATURE else None
            for step in match.play(choice or rng.choice(sensible(rules.legal(match.state), rng))):
                for names in (YOU, OTHER):
                    event = step.event.seen_by(names.viewer)
                    other = reshuffled(step.state, names.viewer, rng)
                    assert spoken(rules, Step(step.seat, event, other), names) == spoken(
                        rules, Step(step.seat, event, step.state), names
                    )


def test_the_hand_is_told_when_the_stock_is_used_up() -> None:
    match = stocked("", TO_300)
    steps = make(match, " ".join(["refuse"] * 26))
    told = said(match, steps)
    assert told[-3] == "The stock is used up: both of you hold 13 cards."
    assert told[-2].count(",") == len(match.state.cards[HAND[0]]) - 1
    assert told[-1] == "You bid first."
