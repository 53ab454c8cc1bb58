"""The rules of Jass as tables. The number in each row is the rule it shows."""

import pytest

from cardtable.engine.cards import Card, card, cards
from cardtable.engine.match import IllegalChoice, Match
from cardtable.engine.rules import NATURE, Choice, Deal, Lots, Play
from cardtable.engine.shuffle import Dice
from cardtable.games.jass.model import HAND, Choose, Contract, DealPublic, Options, Public, Push
from cardtable.games.jass.rules import FIRST_FOREHAND, Rules
from cardtable.games.jass.scoring import deal_score
from cardtable.games.jass.tricks import DECK, playable, taker
from tests.games.jass.typed import NAMES, RULES, at, can, deal_of, make, play_out, sorted_codes

TRICKS = [  # rule | contract | cards in order played | which one takes it
    ("4.9 plain order", "roses", "CJ CQ CK CA", 3),
    ("4.9 Banner under Under", "roses", "CT CJ C9 C6", 1),
    ("4.9 Under highest trump", "roses", "HA H9 HJ HK", 2),
    ("4.9 nine second", "roses", "HA HK H9 HQ", 2),
    ("4.9 then ace, König, Ober", "roses", "HT HQ HK H8", 2),
    ("4.9 Banner over eight", "roses", "H8 HT H7 H6", 1),
    ("4.9 Obenabe", "obenabe", "CJ C9 CK CT", 2),
    ("4.9 Undenufe: the six", "undenufe", "C7 CA C6 CT", 2),
    ("4.9 Undenufe: nine before Banner", "undenufe", "CT CJ C9 CA", 2),
    ("4.18 the led suit", "obenabe", "C6 HA SA DA", 0),
    ("4.18 a trump", "roses", "CA H6 CK SA", 1),
    ("4.18 the higher trump", "roses", "CA H6 H8 H7", 2),
    ("4.18 no trumps in Undenufe", "undenufe", "CA H6 S6 D6", 0),
]


@pytest.mark.parametrize(("rule", "contract", "trick", "index"), TRICKS)
def test_who_takes_the_trick(rule: str, contract: str, trick: str, index: int) -> None:
    assert taker(cards(trick), NAMES[contract]) == index, rule


LEGAL = [  # rule | contract | on the table | hand | playable
    ("4.12 a lead", "roses", "", "HJ C6 SA", "HJ C6 SA"),
    ("4.13 follow", "obenabe", "C6", "CA HJ SA", "CA"),
    ("4.13 void: anything", "undenufe", "C6 H6", "HA SA D7", "HA SA D7"),
    ("4.13 no privilege without trumps", "obenabe", "H6", "HJ SA", "HJ"),
    ("4.14 follow or trump", "roses", "CK", "CA C6 H9 H7 SA", "CA C6 H9 H7"),
    ("4.14 void: anything", "roses", "CK", "H6 SA D7", "H6 SA D7"),
    ("4.14 the Under too", "roses", "C8", "C7 HJ", "C7 HJ"),
    ("4.15 no undertrumping when following", "roses", "CK HQ", "C9 H6 HA", "C9 HA"),
    ("4.15 nor when void", "roses", "CK HQ", "H6 H8 SA D7", "SA D7"),
    ("4.15 over the highest", "roses", "CK H7 HA", "CQ H9 HT", "CQ H9"),
    ("4.15 only trumps: any", "roses", "CK HQ", "H6 H8 H9", "H6 H8 H9"),
    ("4.15 only lower trumps", "roses", "CK HJ", "H6 H9", "H6 H9"),
    ("4.15 no duty to trump over", "roses", "C8 H6", "HA D6", "HA D6"),
    ("4.16 trump led: any trump", "roses", "H9", "H6 HA CA", "H6 HA"),
    ("4.16 trump led, none", "roses", "H7", "CA S6", "CA S6"),
    ("4.16 a lone Under", "roses", "H7", "HJ CA S6", "HJ CA S6"),
    ("4.16 Under and another", "roses", "H7", "HJ H6 CA", "HJ H6"),
    ("4.16 below a trump on the table", "roses", "H7 HJ", "H6 H8 CA", "H6 H8"),
    ("4.17 the Under of another suit", "roses", "C7", "CJ HA SA", "CJ HA"),
]


@pytest.mark.parametrize(("rule", "contract", "trick", "hand", "legal"), LEGAL)
def test_what_may_be_played(rule: str, contract: str, trick: str, hand: str, legal: str) -> None:
    found = playable(cards(hand), cards(trick), NAMES[contract])
    assert sorted(found) == sorted(cards(legal)), rule


# --- dealing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(4))
def test_packets_of_three_from_the_dealers_right(dealer: int) -> None:
    match = Match(RULES)
    match.play(Lots(dealer))
    match.play(Deal(DECK))
    for place in range(4):
        seat = (dealer + 1 + place) % 4
        start = 3 * place
        dealt = DECK[start : start + 3] + DECK[start + 12 : start + 15] + DECK[start + 24 :][:3]
        assert match.state.cards[HAND[seat]] == dealt, "4.3"
    forehand = deal_of(match).forehand
    assert FIRST_FOREHAND in match.state.cards[HAND[forehand]], "4.4"
    assert match.turn == forehand
    assert match.state.public.match.dealer == dealer


def test_the_deal_moves_to_the_right_from_the_first_forehand() -> None:
    rules = Rules(Options(target=10_000))
    match = Match(rules, number=11)
    match.play(Lots(2))
    found = []
    while match.turn is not None and match.deals < 7:
        match.play(match.chance())
        found.append((match.state.public.match.dealer, deal_of(match).forehand))
        make(match, "roses")
        play_out(match)
    first = found[0][1]
    assert found[0] == (2, first), "4.4"
    later = [((first + number) % 4, (first + number + 1) % 4) for number in range(6)]
    assert found[1:] == later, "4.5"
    assert match.state.public.match.deals == 7


def test_lots_are_drawn_once_before_the_first_deal() -> None:
    match = Match(RULES)
    for wrong in (Deal(DECK), Lots(4), Lots(-1), Push(), Play(DECK[0])):
        assert not RULES.allows(match.state, wrong)
    assert RULES.legal(match.state) == ()
    match.play(Lots(3))
    assert match.turn == NATURE
    odd: tuple[Choice, ...] = (Lots(0), Deal(DECK[1:]), Deal((DECK[0], *DECK[:-1])), Push())
    assert not any(RULES.allows(match.state, wrong) for wrong in odd)
    assert RULES.allows(match.state, Deal(DECK[::-1]))


def test_chance_is_lots_then_a_shuffled_deck() -> None:
    match = Match(RULES, number=5)
    assert match.chance() == Lots(Dice(5).below(4, "lots")), "4.4"
    match.play(match.chance())
    assert match.chance() == Deal(Dice(5).shuffled(DECK, "deal"))


def test_all_are_drawn_as_first_dealer_about_equally_often() -> None:
    drawn = [Match(RULES, number).chance() for number in range(400)]
    assert all(70 < drawn.count(Lots(seat)) < 130 for seat in range(4))


def test_the_deck() -> None:
    assert len(DECK) == 36, "4.2"
    assert all(isinstance(each, Card) for each in DECK)
    assert {str(each.rank) for each in DECK} == set("6789TJQKA")


# --- the contract ------------------------------------------------------------------------------

ALL_SIX = "acorns roses shields bells obenabe undenufe"
BIDDING = [  # rule | moves | who is asked | what may be said
    ("4.6 forehand", "", 1, f"{ALL_SIX} push"),
    ("4.6 the partner must choose", "push", 3, ALL_SIX),
]


@pytest.mark.parametrize(("rule", "moves", "seat", "possible"), BIDDING)
def test_the_choice(rule: str, moves: str, seat: int, possible: str) -> None:
    match = at(forehand=1)
    make(match, moves)
    assert (match.turn, can(match)) == (seat, possible), rule


CHOSEN = [  # rule | moves | contract | chosen by | factor
    ("4.8", "acorns", Contract.CLUBS, 1, 1),
    ("4.8", "roses", Contract.HEARTS, 1, 1),
    ("4.8", "shields", Contract.SPADES, 1, 2),
    ("4.8", "bells", Contract.DIAMONDS, 1, 2),
    ("4.8", "obenabe", Contract.OBENABE, 1, 3),
    ("4.8", "push undenufe", Contract.UNDENUFE, 3, 4),
]


@pytest.mark.parametrize(("rule", "moves", "contract", "seat", "factor"), CHOSEN)
def test_what_is_chosen(rule: str, moves: str, contract: Contract, seat: int, factor: int) -> None:
    match = at(forehand=1)
    make(match, moves)
    deal = deal_of(match)
    assert (deal.contract, deal.chosen_by) == (contract, seat), rule
    assert match.turn == 1, "4.7: forehand leads in any case"
    assert deal_score(deal, Options()).factor == factor
    assert can(match) == sorted_codes(" ".join(map(str, match.state.cards[HAND[1]])))


REFUSED = [  # rule | moves | refused then
    ("4.6 no shoving back", "push", "push"),
    ("4.6 the contract first", "", "C6"),
    ("4.6 one contract", "acorns", "roses"),
    ("4.6 no pushing afterwards", "acorns", "push"),
    ("4.12 a card of another", "acorns", "CA"),
    ("4.13 a card that is gone", "acorns C6 CA DA SA", "CA"),
]


@pytest.mark.parametrize(("rule", "moves", "wrong"), REFUSED)
def test_what_is_refused(rule: str, moves: str, wrong: str) -> None:
    others = ("CA HA", "DA DK", "SA SK")
    match: Match[Public] = at("C6 C7", *others)
    make(match, moves)
    before = tuple(match.steps)
    with pytest.raises(IllegalChoice):
        match.play(Push() if wrong == "push" else _typed(wrong))
    assert tuple(match.steps) == before, rule


def _typed(word: str) -> Choice:
    return Choose(NAMES[word]) if word in NAMES else Play(card(word))


def test_the_winner_leads_and_play_goes_on_to_the_right() -> None:
    match = at("C6 C7 C8", "CA CK", "CQ CJ", "C9 CT", contract="obenabe")
    make(match, "C6")
    assert match.turn == 1
    make(match, "CA CJ C9")
    assert match.turn == 1, "4.18"
    deal: DealPublic = deal_of(match)
    assert (deal.leader, deal.forehand) == (1, 0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"target": 99},
        {"target": 10_001},
        {"factors": (1, 1, 2, 2, 3)},
        {"factors": (1, 1, 2, 2, 3, 0)},
        {"factors": (1, 1, 2, 2, 3, 11)},
    ],
)
def test_impossible_options_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError):
        Options(**wrong)  # type: ignore[arg-type]  # a table of keywords
