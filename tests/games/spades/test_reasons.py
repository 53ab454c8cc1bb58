"""Why a choice is advised in Spades: only what the player's own view proves."""

from dataclasses import replace

import pytest

from cardtable.ai.advice import Advice, Because, Rated, Reason
from cardtable.engine.cards import Card, card, cards
from cardtable.engine.rules import Choice, Play, State, view
from cardtable.games.spades.model import Bid, Keep, Public, Refuse
from cardtable.games.spades.position import position
from cardtable.games.spades.reasons import reason
from cardtable.games.spades.rules import DECK, SpadesRules, beats

RULES = SpadesRules()


def why(state: State[Public], choice: Choice, *others: Rated) -> Reason | None:
    seen = view(RULES, state, 0)
    assert choice in seen.legal
    return reason(RULES, seen, Advice((Rated(choice, 0.0), *others)))


def playing(
    mine: str,
    theirs: str,
    *,
    bids: tuple[int, int] = (3, 4),
    led: str = "",
    won: tuple[int, int] = (0, 0),
    seen: str = "",
) -> State[Public]:
    """Seat 1 has led a card and seat 0 is to follow, or seat 0 leads; so many tricks are won."""
    held = (*cards(mine), *cards(theirs), *cards(led), *cards(seen))
    rest = [each for each in DECK if each not in held]
    plain = [each for each in rest if not str(each).startswith("S")]
    tricks: tuple[list[Card], list[Card]] = ([], [])
    for seat, count in enumerate(won):
        for _ in range(count):
            lead, reply = plain.pop(), plain.pop()
            tricks[seat].extend((reply, lead) if beats(reply, lead) else (lead, reply))
    used = {*held, *tricks[0], *tricks[1]}
    discards = tuple(each for each in DECK if each not in used)
    return position(
        (cards(mine), cards(theirs)),
        bids=bids,
        trick=cards(led),
        leader=1 if led else 0,
        won=(tuple(tricks[0]), tuple(tricks[1])),
        discards=(*discards, *cards(seen)),
        seen=(cards(seen), ()),
    )


def test_drawing() -> None:
    state = position(((), ()), stock=DECK[1:], offer=DECK[:1])
    assert why(state, Keep()) == Reason(Because.KEEPS_CARD)
    assert why(state, Refuse()) == Reason(Because.DISCARDS_CARD)


@pytest.mark.parametrize(
    ("mine", "theirs", "kwargs", "played", "kind"),
    [
        ("HA HT", "C2", {"led": "HJ", "won": (5, 6)}, "HA", Because.LOWEST_WINNER),
        ("HA HK", "C2", {"led": "HJ", "won": (5, 6)}, "HA", Because.LAST_TO_PLAY),
        ("HA HT", "C2", {"led": "HJ", "bids": (6, 4), "won": (5, 6)}, "HA", Because.SAVES_BID),
        ("HA HT", "C2", {"led": "HJ", "bids": (3, 8), "won": (5, 6)}, "HA", Because.SETS_BID),
        ("HA HT", "C2", {"led": "HJ", "bids": (3, 9), "won": (5, 6)}, "HA", Because.LOWEST_WINNER),
        ("HA HT", "C2", {"led": "HJ", "bids": (3, 4), "won": (5, 6)}, "HT", Because.AVOIDS_BAG),
        ("HA HT", "C2", {"led": "HJ", "bids": (9, 4), "won": (5, 6)}, "HT", None),
        ("HT H9", "C2", {"led": "HJ", "bids": (0, 4), "won": (0, 11)}, "HT", Because.RIDS_HIGH),
        ("HT H9", "C2", {"led": "HJ", "bids": (0, 4), "won": (0, 11)}, "H9", Because.KEEPS_NIL),
        ("S3 DT", "C2", {"led": "HJ", "bids": (9, 4), "won": (5, 6)}, "DT", Because.KEEPS_TRUMPS),
        ("HT H9", "C2", {"led": "HJ", "bids": (9, 4), "won": (5, 6)}, "H9", None),
        ("HT", "", {"led": "HJ", "bids": (9, 4), "won": (6, 6)}, "HT", Because.ONLY_CARD),
        ("SA S3", "C2 C3", {"bids": (3, 4), "won": (5, 6)}, "SA", Because.PULLS_TRUMPS),
        ("H3 H2", "C2 C3", {"bids": (3, 0), "won": (11, 0)}, "H2", Because.ATTACKS_NIL),
    ],
)  # fmt: skip
def test_a_card(
    mine: str, theirs: str, kwargs: dict[str, object], played: str, kind: Because | None
) -> None:
    found = why(playing(mine, theirs, **kwargs), Play(card(played)))  # type: ignore[arg-type]  # a row of the table
    assert (found and found.kind) == kind


def test_a_nil_that_leads_is_left_its_trick() -> None:
    mine, theirs = cards("HA HT C2 C3 C4 C5 C6 C7 C8 C9 CT CJ CQ"), cards("D2 D3 D4 D5 D6 D7 D8")
    theirs = (*theirs, *cards("D9 DT DJ DQ DK"))
    rest = tuple(each for each in DECK if each not in (*mine, *theirs, card("HJ")))
    state = position(
        (mine, theirs), drawer=1, bids=(4, 0), trick=cards("HJ"), leader=1, discards=rest
    )
    assert why(state, Play(card("HT"))) == Reason(Because.ATTACKS_NIL, seat=1)
    assert why(state, Play(card("HA"))) == Reason(Because.LOWEST_WINNER)


def test_trumps_that_the_seat_has_thrown_away_are_in_nobodys_hand() -> None:
    spades = [str(each) for each in DECK if str(each).startswith("S")]
    thrown = " ".join(each for each in spades if each not in ("SA", "S3"))
    state = playing("SA S3", "C2 C3", won=(5, 6), seen=thrown)
    assert why(state, Play(card("SA"))) is None


def test_of_a_bid_nothing_is_claimed() -> None:
    state = position((DECK[:13], DECK[13:26]), discards=DECK[26:])
    assert why(state, Bid(3), Rated(Bid(4), -1.0)) is None


def test_equal_cards_are_called_equal() -> None:
    state = playing("HT H9", "C2", led="HJ", bids=(9, 4), won=(5, 6))
    equal = Rated(Play(card("H9")), 0.0)
    assert why(state, Play(card("HT")), equal) == Reason(Because.EQUAL)
    assert why(state, Play(card("HT")), replace(equal, value=-5.0)) is None
