"""Why a choice is advised in Schnapsen: only what the player's own view proves."""

import pytest

from cardtable.ai.advice import Advice, Because, Rated, Reason
from cardtable.engine.cards import card
from cardtable.engine.match import Match
from cardtable.engine.rules import Play, view
from cardtable.games.schnapsen.model import Close, Public
from cardtable.games.schnapsen.reasons import reason
from tests.games.schnapsen.typed import RULES, at, dealt, to_reply


def why(match: Match[Public], played: str, *others: float) -> Reason | None:
    """The reason for this card, beside so many others that are worse by these values."""
    seen = view(RULES, match.state, 0)
    rest = [choice for choice in seen.legal if choice != Play(card(played))]
    rated = [Rated(choice, -less) for choice, less in zip(rest, others, strict=False)]
    return reason(RULES, seen, Advice((Rated(Play(card(played)), 0.0), *rated)))


@pytest.mark.parametrize(
    ("phase", "hand", "led", "played", "kind"),
    [
        ("open", "CA CT DJ DQ SJ", "CK", "CT", Because.LOWEST_WINNER),
        ("open", "CA CT DJ DQ SJ", "CK", "CA", Because.LAST_TO_PLAY),
        ("open", "CQ DJ DQ SJ SQ", "CA", "DJ", Because.LOST_TRICK),
        ("open", "CQ DJ DQ SJ SQ", "CA", "SQ", None),
        ("open", "HJ HQ DJ DQ SJ", "CA", "DJ", Because.KEEPS_TRUMPS),
        ("closed", "CA SJ DJ DQ HJ", "CK", "CA", Because.ONLY_CARD),
        ("open", "DK DQ SJ CJ HJ", "DJ", "CJ", Because.KEEPS_MARRIAGE),
        ("open", "DK DA SJ CJ SQ", "DJ", "CJ", None),
    ],
)
def test_replying(phase: str, hand: str, led: str, played: str, kind: Because | None) -> None:
    found = why(to_reply(phase, hand, led, "H"), played)
    assert (found and found.kind) == kind


def test_a_lead_that_declares() -> None:
    match = dealt("SK SQ HJ DA CT", "SA ST HA HT CA", "HK")
    assert why(match, "SQ") == Reason(Because.DECLARES, number=20)
    assert why(match, "CT") is None


def test_a_royal_lead() -> None:
    match = dealt("HK HQ SJ DA CT", "SA ST HA HT CA", "HJ")
    assert why(match, "HK") == Reason(Because.DECLARES, number=40)


def test_enough_points_with_this_trick() -> None:
    match = at(
        "CA SJ", "CT DJ", trump="H", leader=1,
        won=("DA DK DT HA HT HK SA DQ", "ST SK SQ CK CQ CJ HQ HJ"), marriages=(0, 0),
    )  # fmt: skip
    match.play(Play(card("CT")))
    deal = match.state.public.deal
    assert deal is not None
    missing = 66 - deal.points[0]
    expected = Reason(Because.ENOUGH, number=missing) if missing > 0 else None
    assert expected is None or why(match, "CA") in (expected, Reason(Because.ONLY_CARD))


@pytest.mark.parametrize(("theirs", "kind"), [("HA CJ", Because.PULLS_TRUMPS), ("SJ CJ", None)])
def test_trumps_are_pulled_only_where_there_are_any(theirs: str, kind: Because | None) -> None:
    mine = "HK SQ"
    rest = [each for each in map(str, RULES.deck) if each not in f"{mine} {theirs}".split()]
    match = at(mine, theirs, trump="H", won=(" ".join(rest[:8]), " ".join(rest[8:])))
    found = why(match, "HK")
    assert (found and found.kind) == kind


def test_the_loser_of_the_last_draw_gets_the_turned_up_trump() -> None:
    match = at(
        "CA SJ DJ DQ SQ", "CK HT HQ DK DA", talon="ST", indicator="HA", leader=1,
        won=("CT CQ CJ DT", "SA SK HK HJ"),
    )  # fmt: skip
    match.play(Play(card("CK")))
    assert why(match, "SJ") == Reason(Because.LAST_OF_STOCK, card=card("HA"))
    assert why(match, "CA") == Reason(Because.LOWEST_WINNER)


def test_by_how_much_a_card_is_better_only_if_it_is() -> None:
    match = dealt("SJ SQ HJ DA CT", "SA ST HA HT CA", "HK")
    found = why(match, "DA", 0, 0, 0.5, 1.0)
    assert found is not None
    assert found.kind in (Because.BETTER, Because.EQUAL)
    seen = view(RULES, match.state, 0)
    plays = [choice for choice in seen.legal if isinstance(choice, Play)]
    better = Advice((Rated(plays[0], 1.0), Rated(plays[1], 0.5)))
    assert reason(RULES, seen, better) == Reason(Because.BETTER, number=0.5)
    equal = Advice((Rated(plays[0], 1.0), Rated(plays[1], 0.99)))
    assert reason(RULES, seen, equal) == Reason(Because.EQUAL)


def test_nothing_is_claimed_of_closing() -> None:
    match = dealt("SK SQ HJ DA CT", "SA ST HA HT CA", "HK")
    seen = view(RULES, match.state, 0)
    assert reason(RULES, seen, Advice((Rated(Close(), 1.0), Rated(seen.legal[-1], 0.0)))) is None
