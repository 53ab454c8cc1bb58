"""What a screen reader says of Jass, to each player what he may know, and what seats say aloud."""

import pytest

from cardtable.engine.match import Match, Step
from cardtable.games.jass.model import Options, Public
from cardtable.games.jass.rules import Rules
from cardtable.games.jass.spoken import spoken
from cardtable.games.jass.texts import speech
from cardtable.tabletop.table import Names
from tests.games.jass.test_events import MELDS, STOECK, WEIS
from tests.games.jass.typed import QUIET, RULES, at, make, play_out

PLAYERS = ("Anna", "Ruth", "Vera", "Beat")
YOU = Names(PLAYERS)


def said(match: Match[Public], moves: str, names: Names = YOU) -> list[str]:
    """What is said at the last of the moves."""
    return lines(match, make(match, moves), names)


def lines(match: Match[Public], steps: list[Step[Public]], names: Names = YOU) -> list[str]:
    assert isinstance(match.rules, Rules)
    return [line for step in steps for line in spoken(match.rules, step, names)]


def test_a_new_deal_tells_ones_own_cards_and_who_is_forehand() -> None:
    match = Match(RULES, number=3)
    match.play(match.chance())
    dealt = match.play(match.chance())
    deal = dealt[-1].state.public.deal
    assert deal is not None
    for viewer in range(4):
        told = lines(match, dealt, Names(PLAYERS, viewer))
        assert told[0] == "Deal 1"
        assert told[1].startswith("Your cards: ")
        assert told[1].count(",") == 8
        mine = viewer == deal.forehand
        holder = "You hold" if mine else f"{PLAYERS[deal.forehand]} holds"
        assert told[2].startswith(f"{holder} the seven of roses"), "the first deal says why"


def test_later_deals_do_not_speak_of_the_seven() -> None:
    match = Match(RULES, number=3)
    while match.deals < 2:
        moves = match.rules.legal(match.state)
        steps = match.play(moves[0] if moves else match.chance())
    deal = match.state.public.deal
    assert deal is not None
    other = Names(PLAYERS, viewer=(deal.forehand + 1) % 4)
    assert lines(match, steps, Names(PLAYERS, deal.forehand))[2] == "You are forehand."
    assert lines(match, steps, other)[2] == f"{PLAYERS[deal.forehand]} is forehand."


PUSHED = [  # viewer, what is said when seat 0 pushes
    (0, "You push to your partner."),
    (1, "Anna pushes."),
    (2, "Your partner pushed: you must choose."),
    (3, "Anna pushes."),
]


@pytest.mark.parametrize(("viewer", "told"), PUSHED)
def test_a_push_is_told_to_each_in_his_way(viewer: int, told: str) -> None:
    match = at(*QUIET)
    steps = make(match, "push")
    assert lines(match, steps, Names(PLAYERS, viewer)) == [told]
    assert speech(steps[0], RULES.options) is not None


CONTRACTS = [
    ("acorns", "Acorns trump, ×1"),
    ("roses", "Roses trump, ×1"),
    ("shields", "Shields trump, ×2"),
    ("bells", "Bells trump, ×2"),
    ("obenabe", "Obenabe, ×3"),
    ("undenufe", "Undenufe, ×4"),
]


@pytest.mark.parametrize(("contract", "told"), CONTRACTS)
def test_a_contract_is_told_with_its_factor(contract: str, told: str) -> None:
    match = at(*QUIET)
    steps = make(match, contract)
    assert lines(match, steps) == [f"You choose: {told}"]
    assert lines(match, steps, Names(PLAYERS, 1)) == [f"Anna chooses: {told}"]
    bubble = speech(steps[0], RULES.options)
    assert bubble is not None
    assert f"{bubble.title}, {bubble.badge}" == told


def test_cards_are_told_as_they_fall() -> None:
    match = at(*QUIET, contract="acorns")
    assert said(match, "HA") == ["You lead the ace of roses."]
    assert said(match, "HK") == ["Ruth plays the king of roses."]
    assert said(match, "H7") == ["Vera plays the seven of roses."]
    assert said(match, "H6") == [
        "Beat plays the six of roses.",
        "You win the trick: 15 points.",
        "Nobody has a Weis.",
    ]
    make(match, "C9 C8")
    other = Names(PLAYERS, 3)
    assert said(match, "CT", other) == ["Vera plays the Banner of acorns."]
    assert said(match, "C7", other)[-1].endswith(" wins the trick: 24 points.")


def test_weis_is_told_call_by_call_and_who_scores_it() -> None:
    match = at(*MELDS, contract="bells")
    assert said(match, "CA")[1] == "You announce: sequence of four from the ace, 50"
    assert said(match, "C7")[1] == "Ruth announces: sequence of three from the nine, 20"
    assert said(match, "C6")[1] == "Vera announces: sequence of three from the ace, 20"
    told = said(match, "CT")[1:]
    assert told == [
        "Beat announces: sequence of three from the Ober, 20",
        "Your team has the better Weis: 70",
        "It has more points.",
        "You win the trick: 21 points.",
    ]
    match = at(*MELDS, contract="bells")
    told = said(match, "CA C7 C6 CT", Names(PLAYERS, 1))
    assert "The opponents have the better Weis: 70" in told


def test_the_second_card_of_stoeck_is_told() -> None:
    match = at(*STOECK, contract="roses")
    make(match, "CA CK CQ C9")
    assert said(match, "HK") == ["You lead the king of roses."], "the first says nothing more"
    make(match, "HA H9 H7 HT H8")
    steps = make(match, "HQ")
    assert lines(match, steps)[1:] == ["You have Stöck: 20"]
    assert lines(match, steps, Names(PLAYERS, 3))[1:] == ["Anna has Stöck: 20."]
    bubble = speech(steps[-1], RULES.options)
    assert bubble is not None
    assert (bubble.seat, bubble.title, bubble.badge, bubble.suit) == (0, "Stöck!", "20", "H")


def test_stoeck_that_wins_early_says_so() -> None:
    match = at(*STOECK, contract="roses", scores=(2962, 2000))
    assert said(match, "CA CK CQ C9")[1:] == [
        "You win the trick: 18 points.",
        "Nobody has a Weis.",
        "You have Stöck: 20",
        "Stöck counts now and decides the match.",
        "This deal – us: 38, them: 0",
        "Your team reaches 3000!",
        "The match is over at once; the remaining cards are not played.",
        "Your team wins the match!",
    ]


def test_weis_that_wins_before_the_trick_is_told_to_both_sides() -> None:
    told = {}
    for viewer in (0, 1):
        match = at(*WEIS, contract="roses", plays="CA CK C7", scores=(1485, 2990))
        told[viewer] = said(match, "C9", Names(PLAYERS, viewer))[1:]
    assert told[0] == [
        "The opponents have the better Weis: 50",
        "This deal – us: 0, them: 50",
        "The opponents reach 3000.",
        "The match is over at once; the remaining cards are not played.",
        "Your team stays below 1500: Schneider.",
        "The opponents win the match.",
    ]
    assert told[1][-2:] == [
        "The opponents stay below 1500: Schneider!",
        "Your team wins the match!",
    ]


def test_the_end_of_a_deal_tells_both_teams_and_all_nine_tricks() -> None:
    every_trump = "CA CK CQ CJ CT C9 C8 C7 C6"
    for viewer, told in (
        (0, "Match: all nine tricks are yours, +100."),
        (1, "Match: the opponents have all nine tricks, +100."),
    ):
        match = at(every_trump, contract="acorns", options=Options(target=10_000))
        found = lines(match, play_out(match), Names(PLAYERS, viewer))
        assert "Last trick: +5" in found
        assert found[-3] == told
        assert found[-2].startswith("This deal – us: ")
        assert found[-1].startswith("Score "), "and how the match stands"


def test_the_points_of_the_last_trick_are_told_without_the_five() -> None:
    match = at(*QUIET, contract="bells")
    steps = play_out(match)
    trick = steps[1].state.public.deal
    assert trick is not None
    at_table = trick.tricks[-1].points - 5
    assert f"{at_table} point" in lines(match, steps)[1]
