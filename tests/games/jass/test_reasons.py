"""Why a choice is advised in Jass: only what the player's own view proves."""

import pytest

from cardtable.ai.advice import Advice, Because, Rated, Reason
from cardtable.engine.cards import Card, card, cards
from cardtable.engine.rules import Choice, Play, view
from cardtable.games.jass.model import Choose, Contract, Push
from cardtable.games.jass.position import position
from cardtable.games.jass.reasons import reason
from tests.games.jass.typed import QUIET, RULES, hands_of

HANDS = tuple(cards(hand) for hand in QUIET)


def why(
    choice: Choice,
    *,
    contract: Contract | None = Contract.OBENABE,
    plays: str = "",
    forehand: int = 0,
    hands: tuple[tuple[Card, ...], ...] = HANDS,
) -> Reason | None:
    state = position(hands, forehand=forehand, contract=contract, plays=cards(plays))
    seen = view(RULES, state, 0)
    assert choice in seen.legal
    return reason(RULES, seen, Advice((Rated(choice, 0.0),)))


def test_the_cards_that_speak_for_a_contract() -> None:
    found = why(Choose(Contract.CLUBS), contract=None)
    assert found == Reason(Because.CARDS_IN_SUIT, cards=cards("C9 CA CQ"))
    assert why(Choose(Contract.UNDENUFE), contract=None) is None, "no six is in the hand"
    assert why(Push(), contract=None) == Reason(Because.NO_STRONG_SUIT)


@pytest.mark.parametrize(
    ("forehand", "contract", "plays", "played", "kind"),
    [
        (1, Contract.OBENABE, "SQ ST S9", "SK", Because.LAST_TO_PLAY),
        (1, Contract.OBENABE, "SQ ST S9", "SJ", None),
        (1, Contract.OBENABE, "SA ST S9", "SJ", Because.LOST_TRICK),
        (1, Contract.OBENABE, "SA ST S9", "SK", None),
        (1, Contract.OBENABE, "D9 DA D8", "DT", Because.ONLY_CARD),
        (1, Contract.OBENABE, "H8 HT H6", "HQ", Because.LOWEST_WINNER),
        (1, Contract.OBENABE, "H8 HT H6", "HA", Because.LAST_TO_PLAY),
        (1, Contract.HEARTS, "D9 DA D8", "DT", Because.GIVES_POINTS),
        (1, Contract.HEARTS, "SA S8 S6", "SJ", Because.KEEPS_TRUMPS),
        (0, Contract.HEARTS, "", "HQ", Because.PULLS_TRUMPS),
        (0, Contract.HEARTS, "", "SK", None),
        (0, Contract.OBENABE, "", "HQ", None),
    ],
)
def test_a_card(
    forehand: int, contract: Contract, plays: str, played: str, kind: Because | None
) -> None:
    choice = Play(card(played))
    found = why(choice, contract=contract, plays=plays, forehand=forehand)
    assert (found and found.kind) == kind


@pytest.mark.parametrize(
    ("contract", "played", "expected"),
    [
        (Contract.OBENABE, "DT", Reason(Because.GIVES_POINTS, seat=2)),
        (Contract.OBENABE, "D6", None),
        (Contract.HEARTS, "DT", None),
    ],
)
def test_points_go_to_the_partner_only_when_nobody_can_take_the_trick(
    contract: Contract, played: str, expected: Reason | None
) -> None:
    """The partner leads the ace of bells; the one at the right, who plays last, might trump it."""
    hands = tuple(
        cards(f"{hand} ".replace(a, b))
        for hand, a, b in zip(QUIET, ("SJ", "~", "~", "D6"), ("D6", "~", "~", "SJ"), strict=True)
    )
    found = why(Play(card(played)), contract=contract, plays="DA D8", forehand=2, hands=hands)
    assert found == expected


def test_trumps_are_not_pulled_from_who_has_shown_to_have_none() -> None:
    """Shields are trumps; after one lead of them both opponents have discarded."""
    hands = hands_of("SA SK SJ CA CQ C9 HA HQ H9", "CK CJ C8 HK HJ H8 DA DK DQ")
    others = [each for each in RULES.deck if not any(each in hand for hand in hands[:2])]
    trumps = [each for each in others if str(each).startswith("S")]
    plain = [each for each in others if each not in trumps]
    dealt = (hands[0], hands[1], (*trumps, *plain[:3]), tuple(plain[3:]))
    plays = f"SA CK {trumps[0]} {dealt[3][0]}"
    assert why(Play(card("SK")), contract=Contract.SPADES, plays=plays, hands=dealt) is None
    fresh = why(Play(card("SK")), contract=Contract.SPADES, hands=dealt)
    assert fresh == Reason(Because.PULLS_TRUMPS)
