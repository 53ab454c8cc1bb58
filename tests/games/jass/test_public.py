"""What everyone knows of a deal: the record of play that tables and players read."""

from cardtable.engine.cards import Rank, Suit, card, cards
from cardtable.games.jass.holding import dealt_to, played_by
from cardtable.games.jass.model import (
    Contract,
    Declared,
    Kind,
    Meld,
    Stoeck,
    Trick,
    Weis,
    WeisScored,
)
from tests.games.jass.typed import QUIET, at, deal_of, make, play_out


def test_nothing_has_happened_before_the_contract() -> None:
    deal = deal_of(at(*QUIET))
    assert (deal.tricks, deal.calls, deal.gained) == ((), (), (0, 0))
    assert (deal.contract, deal.chosen_by, deal.pushed) == (None, None, False)
    assert (deal.weis, deal.stoeck, deal.result) == (None, None, None)


def test_who_chose_and_whether_it_was_pushed() -> None:
    match = at(*QUIET, forehand=3)
    make(match, "push obenabe")
    deal = deal_of(match)
    assert (deal.pushed, deal.chosen_by, deal.contract) == (True, 1, Contract.OBENABE)
    assert (deal.forehand, deal.leader, deal.turn) == (3, 3, 3)


def test_every_trick_with_who_led_who_won_and_what_it_was_worth() -> None:
    match = at(*QUIET, contract="acorns")
    make(match, "HQ HK H7 H6 SA S8 S9 SK")
    assert deal_of(match).tricks == (
        Trick(0, cards("HQ HK H7 H6"), 1, 7),
        Trick(1, cards("SA S8 S9 SK"), 1, 15),
    )
    assert deal_of(match).tricks[1].card_of(0) == card("SK")
    assert deal_of(match).leader == 1


def test_calls_and_what_was_scored() -> None:
    match = at(
        "CA CK CQ CJ H6 H7 S6 S7 D6",
        "C9 C8 C7 HT H9 SA SK D8 D9",
        "HA HK HQ C6 S8 S9 DT DJ DK",
        "SQ SJ ST CT HJ H8 D7 DQ DA",
        contract="acorns",
    )
    play_out(match)
    best = Meld(50, Kind.RUN, 4, Rank.ACE, Suit.CLUBS)
    partners = Meld(20, Kind.RUN, 3, Rank.ACE, Suit.HEARTS)
    rivals = (
        Meld(20, Kind.RUN, 3, Rank.NINE, Suit.CLUBS),
        Meld(20, Kind.RUN, 3, Rank.QUEEN, Suit.SPADES),
    )
    deal = deal_of(match)
    calls = (Weis(0, best), Weis(1, rivals[0]), Weis(2, partners), Weis(3, rivals[1]))
    assert deal.calls == calls
    assert deal.weis == WeisScored(0, 70, (Declared(0, (best,)), Declared(2, (partners,))))
    assert deal.stoeck == Stoeck(0)


def test_what_a_seat_was_dealt_stays_known() -> None:
    match = at(*QUIET, contract="acorns")
    make(match, "HQ HK H7 H6 SA S8")
    for seat, hand in enumerate(QUIET):
        assert sorted(dealt_to(match.state.cards, deal_of(match), seat)) == sorted(cards(hand))
    assert played_by(match.state.cards, deal_of(match), 1) == cards("HK SA")
    assert played_by(match.state.cards, deal_of(match), 3) == cards("H6")


def test_the_sheet_keeps_every_deal() -> None:
    match = at(*QUIET)
    make(match, "push bells")
    play_out(match)
    match.play(match.chance())
    make(match, "acorns")
    play_out(match)
    sheet = match.state.public.match.sheet
    assert [(line.contract, line.factor) for line in sheet] == [
        (Contract.DIAMONDS, 2),
        (Contract.CLUBS, 1),
    ]
    totals = [sum(line.teams[team].total for line in sheet) for team in (0, 1)]
    assert match.state.public.scores == tuple(totals)
