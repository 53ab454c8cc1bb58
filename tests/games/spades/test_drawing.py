"""Drawing, double nil and exchange in Spades. The number in each row is the rule it shows."""

import pytest

from cardtable.engine.cards import card, cards
from cardtable.engine.layout import Seat
from cardtable.engine.match import IllegalChoice, Match
from cardtable.engine.rules import NATURE, Choice, Deal, Lots, Play
from cardtable.engine.shuffle import Dice
from cardtable.games.spades.model import (
    DISCARDS,
    HAND,
    OFFER,
    STOCK,
    THROWN,
    Draw,
    Options,
    Phase,
    Public,
    Redraw,
    Throw,
)
from cardtable.games.spades.rules import DECK, Rules
from tests.games.spades.typed import (
    SUITS,
    TO_300,
    TO_500,
    can,
    codes,
    deal_of,
    drawn,
    hand,
    make,
    same_cards,
    stocked,
    throw,
    told,
)

TOP = "SA H2 D5 CK C9 S3 DJ HT"


def test_the_deck() -> None:
    assert len(set(DECK)) == 52, "1.2"
    assert Match(Rules()).state.cards[STOCK] == DECK, "1.3: there is no deal"


def test_lots_are_drawn_once_then_a_deck_is_shuffled() -> None:
    match = Match(Rules(), number=5)
    assert match.turn == NATURE
    odd: tuple[Choice, ...] = (Deal(DECK), Lots(2), Lots(-1), Redraw(0, ()), Play(DECK[0]))
    assert not any(match.rules.allows(match.state, wrong) for wrong in odd)
    assert match.rules.legal(match.state) == ()
    assert match.chance() == Lots(Dice(5).below(2, "lots")), "1.4"
    match.play(match.chance())
    odd = (Lots(0), Deal(DECK[1:]), Deal((DECK[1], *DECK[1:])), Redraw(0, ()), Play(DECK[0]))
    assert not any(match.rules.allows(match.state, wrong) for wrong in odd)
    assert match.chance() == Deal(Dice(5).shuffled(DECK, "deal"))


def test_both_draw_first_about_equally_often() -> None:
    found = [Match(Rules(), number).chance() for number in range(400)]
    assert 150 < found.count(Lots(0)) < 250, "1.4"


STEPS = [  # rule | options | choice | what follows | hand of 0 | discards
    ("1.6 keep", TO_300, "keep", "0 keep, 0 looked, 0 discarded, 1 offered", "SA", "H2"),
    ("1.6 reject", TO_300, "refuse", "0 refuse, 0 drawn, 1 offered", "H2", "SA"),
    ("2.3 keep", TO_500, "look keep", "0 keep, 0 discarded", "SA", "H2"),
    ("2.3 reject", TO_500, "look refuse", "0 refuse, 0 drawn", "H2", "SA"),
]


@pytest.mark.parametrize(("rule", "options", "moves", "events", "held", "out"), STEPS)
def test_a_turn(rule: str, options: Options, moves: str, events: str, held: str, out: str) -> None:
    match = stocked(TOP, options)
    assert told(make(match, moves)) == events, rule
    assert hand(match, 0) == held, rule
    assert codes(match.state.cards, DISCARDS) == out, rule
    assert match.turn == 1, "1.7 2.4: turns alternate"


@pytest.mark.parametrize("drawer", [0, 1])
@pytest.mark.parametrize("options", [TO_300, TO_500])
def test_26_turns_and_then_the_bids(options: Options, drawer: Seat) -> None:
    match = stocked(TOP, options, drawer)
    for turn in range(26):
        assert match.turn == (drawer + turn) % 2, "1.7 2.4"
        make(match, "look" if can(match) == "nil-nil look" else "")
        make(match, "keep" if turn % 3 else "refuse")
    assert [len(match.state.cards[zone]) for zone in (*HAND, DISCARDS, STOCK)] == [13, 13, 26, 0]
    deal = deal_of(match)
    assert deal.draws[:2] == (Draw(drawer, kept=False), Draw(1 - drawer, kept=True))
    assert deal.phase is Phase.BIDDING
    assert match.turn == (drawer if options is TO_300 else 1 - drawer), "1.10 2.5"


def test_only_keep_or_refuse_while_drawing() -> None:
    match = stocked(TOP)
    assert can(match) == "keep refuse", "1.13: no double nil"
    for wrong in ("look", "nil-nil", "3", "SA"):
        with pytest.raises(IllegalChoice):
            make(match, wrong)


# --- double nil --------------------------------------------------------------------------------


def test_double_nil_is_asked_once_each_before_the_first_card() -> None:
    match = stocked(TOP, TO_500)
    assert can(match) == "nil-nil look", "2.7"
    assert match.state.cards[OFFER[0]] == (), "2.7: he has seen nothing"
    assert told(make(match, "look")) == "0 look, 0 offered"
    assert can(match) == "keep refuse"
    make(match, "keep")
    assert (match.turn, can(match)) == (1, "nil-nil look"), "2.7: before his own first card"
    assert told(make(match, "nil-nil")) == "1 nil-nil, 1 offered", "2.7: he draws normally"
    assert deal_of(match).double_nil == (False, True)
    assert deal_of(match).bids == (None, 0), "2.7: announced at once"
    for _ in range(25):
        assert can(match) == "keep refuse", "2.7: never again"
        make(match, "keep")


@pytest.mark.parametrize(
    ("rule", "nils", "exchange", "bids"),
    [
        ("2.5 nobody", "", [], [1, 0]),
        ("2.8 the second drawer", "1", [1], [0]),
        ("2.8 the first drawer", "0", [0], [1]),
        ("2.9 both: the first bidder first", "01", [1, 0], []),
    ],
)
def test_what_follows_the_drawing(
    rule: str, nils: str, exchange: list[int], bids: list[int]
) -> None:
    match = stocked(TOP, TO_500)
    for seat in "01":
        make(match, f"{'nil-nil' if seat in nils else 'look'} keep")
    while deal_of(match).phase is Phase.DRAWING:
        make(match, "keep")
    found: dict[Phase, list[int | None]] = {Phase.EXCHANGE: [], Phase.BIDDING: []}
    while (phase := deal_of(match).phase) is not Phase.PLAY:
        found[phase].append(match.turn)
        if phase is Phase.EXCHANGE:
            throw(match, "")
        else:
            make(match, "4")
    assert found == {Phase.EXCHANGE: exchange, Phase.BIDDING: bids}, rule
    assert match.turn == 1, "2.11: the second player leads"


# --- exchange ----------------------------------------------------------------------------------

SPADES_AND_HEARTS = (SUITS["S"], SUITS["H"])


def exchanging(*, both: bool = False) -> Match[Public]:
    """Seat 0 holds the spades, seat 1 the hearts; seat 1 (or both) has bid double nil."""
    return drawn(*SPADES_AND_HEARTS, TO_500, double_nil=(both, True))


def test_none_to_three_cards_may_be_thrown() -> None:
    match = exchanging()
    counts = [len(each.cards) for each in match.rules.legal(match.state) if isinstance(each, Throw)]
    assert [counts.count(size) for size in range(5)] == [1, 13, 78, 286, 0], "2.9"
    held = match.state.cards[HAND[1]]
    wrong = (
        Throw(1, held[:4]),
        Throw(1, (held[0], held[0])),
        Throw(1, cards("SA")),
        Throw(0, ()),
        Throw(0, cards("SA")),
    )
    assert not any(match.rules.allows(match.state, each) for each in wrong), "2.9"


def test_three_out_and_three_others_in() -> None:
    match = exchanging()
    throw(match, "HA HK HQ")
    assert match.turn == NATURE
    assert match.rules.legal(match.state) == ()
    assert codes(match.state.cards, THROWN[1]) == "HQ HK HA"
    match.play(Redraw(1, cards("D2 C3 D4")))
    assert same_cards(hand(match, 1), "HJ HT H9 H8 H7 H6 H5 H4 H3 H2 D2 C3 D4"), "2.9"
    out = match.state.cards[DISCARDS]
    assert len(out) == 26 and {*cards("HA HK HQ")} <= {*out}, "2.9: they join the pile"
    assert deal_of(match).exchanged == (None, 3)
    assert (match.turn, deal_of(match).phase) == (0, Phase.BIDDING), "2.8"


def test_who_throws_nothing_draws_nothing() -> None:
    match = exchanging()
    throw(match, "")
    assert (match.turn, deal_of(match).phase) == (0, Phase.BIDDING)
    assert deal_of(match).exchanged == (None, 0)


def test_the_pool_is_what_was_discarded_earlier() -> None:
    match = exchanging()
    throw(match, "HA HK HQ")
    allowed = [
        each for each in DECK if match.rules.allows(match.state, Redraw(1, (*cards("D2 C2"), each)))
    ]
    assert set(allowed) == {*cards(f"{SUITS['D']} {SUITS['C']}")} - {*cards("D2 C2")}, "2.9"


@pytest.mark.parametrize(
    ("reason", "seat", "got"),
    [
        ("too few", 1, "D2 D3"),
        ("too many", 1, "D2 D3 D4 D5"),
        ("one twice", 1, "D2 D2 D3"),
        ("his own throw", 1, "D2 D3 HA"),
        ("from his hand", 1, "D2 D3 H2"),
        ("from the other's hand", 1, "D2 D3 SA"),
        ("for the other", 0, "D2 D3 D4"),
    ],
)
def test_a_wrong_redraw_is_refused(reason: str, seat: Seat, got: str) -> None:
    match = exchanging()
    throw(match, "HA HK HQ")
    assert not match.rules.allows(match.state, Redraw(seat, cards(got))), reason
    for odd in (Deal(DECK), Lots(0), Throw(1, ())):
        assert not match.rules.allows(match.state, odd)


def test_the_second_exchange_draws_from_the_throws_of_the_first() -> None:
    match = exchanging(both=True)
    throw(match, "HA HK", "D2 D3")
    assert (match.turn, deal_of(match).phase) == (0, Phase.EXCHANGE), "2.9"
    throw(match, "SA")
    assert match.rules.allows(match.state, Redraw(0, cards("HA"))), "2.9: the first one's throws"
    assert not match.rules.allows(match.state, Redraw(0, cards("D2"))), "that is held now"
    match.play(Redraw(0, cards("HA")))
    assert card("HA") in match.state.cards[HAND[0]]
    assert (match.turn, deal_of(match).phase) == (1, Phase.PLAY)
    assert deal_of(match).exchanged == (1, 2)


def test_chance_gives_every_discard_about_equally_often() -> None:
    times = dict.fromkeys(cards(f"{SUITS['D']} {SUITS['C']}"), 0)
    for number in range(400):
        match = Match(Rules(TO_500), number, exchanging().state)
        throw(match, "HA HK HQ")
        choice = match.chance()
        assert isinstance(choice, Redraw) and match.rules.allows(match.state, choice)
        for each in choice.cards:
            times[each] += 1
    assert all(20 < count < 80 for count in times.values()), "46 each on average"
