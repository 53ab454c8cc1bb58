"""What a hint says of a bid: counted in the layouts that the player itself has looked at."""

from random import Random

import pytest

from cardtable.ai.advice import Advice, Because
from cardtable.ai.players import Budget
from cardtable.engine.cards import cards
from cardtable.engine.rules import State, view
from cardtable.games.spades.ai.bits import bits
from cardtable.games.spades.ai.calling import NIL, NILS
from cardtable.games.spades.ai.layouts import NO_EVIDENCE, layouts
from cardtable.games.spades.ai.master import Master
from cardtable.games.spades.ai.reading import read
from cardtable.games.spades.ai.weighing import LIMIT, solver
from cardtable.games.spades.model import PRESETS, Bid, DoubleNil, Look, Public, Throw
from cardtable.games.spades.position import position
from cardtable.games.spades.rules import DECK, SpadesRules
from tests.ai.test_spades_moments import TO_500, bidding

RULES = SpadesRules()
LAYOUTS = 40
MINE = "SA SK S9 S4 HA HJ H6 DK D8 D3 CQ C7 C2"
LOWEST = "H2 H3 H4 H5 H6 D2 D3 D4 D5 C2 C3 C4 C5"


def advised(state: State[Public], rules: SpadesRules = RULES) -> Advice:
    return Master().advise(rules, view(rules, state, 0), Random(1), Budget(LAYOUTS))


def imagined(state: State[Public]) -> list[int]:
    """The other's hands in the layouts that this advice looks at."""
    reading = read(view(RULES, state, 0))
    some = layouts(reading, NO_EVIDENCE, Random(1), LAYOUTS)
    return [weighted.guess.theirs for weighted in some]


@pytest.mark.parametrize("their_bid", [None, 5])
def test_the_tricks_are_those_of_every_layout_with_open_cards(their_bid: int | None) -> None:
    state, mine = bidding(MINE, their_bid=their_bid), bits(cards(MINE))
    found = advised(state)
    assert isinstance(found.best, Bid)
    taken = []
    for theirs in imagined(state):
        first, second = (mine, theirs) if their_bid is None else (theirs, mine)
        solver().set_up(first, second, 0, broken=False, limit=LIMIT)
        tricks = int(solver().tricks())
        taken.append(tricks if their_bid is None else 13 - tricks)
    why = found.reason
    assert why is not None
    assert why.kind is Because.BID_COUNT
    assert why.of == found.layouts == len(taken) == LAYOUTS
    assert why.number == sum(each >= found.best.tricks for each in taken)
    assert why.average == pytest.approx(sum(taken) / LAYOUTS)


def test_nil_holds_only_where_nobody_could_force_a_trick_on_it() -> None:
    state, mine = bidding(LOWEST), bits(cards(LOWEST))
    found = advised(state)
    assert found.best == Bid(0)
    why = found.reason
    assert why is not None
    assert (why.kind, why.of) == (Because.NIL_HOLDS, min(NILS, LAYOUTS))
    safe = 0
    for theirs in imagined(state):
        solver().set_up(mine, theirs, 0, broken=False, limit=LIMIT)
        safe += int(solver().worth(NIL))
    assert 0 < (why.number or 0) <= safe


def test_double_nil_is_told_in_chances_to_win_the_match() -> None:
    for scores, best in (((0, 0), Look()), ((390, 480), DoubleNil())):
        state = position(((), ()), options=TO_500.options, stock=DECK, scores=scores)
        found = advised(state, TO_500)
        assert found.best == best
        why = found.reason
        assert why is not None
        assert why.kind is Because.CHANCES
        assert why.of is not None
        with_it, without = why.number or 0, why.of
        assert 0 <= with_it <= 100
        assert 0 <= without <= 100
        assert (with_it > without) == (best == DoubleNil())


def test_what_is_thrown_away_for_a_double_nil_is_said_to_be_dangerous() -> None:
    hand = cards("SA SQ HA H5 H4 H2 D6 D4 D3 C7 C5 C3 C2")
    left = [one for one in DECK if one not in hand]
    options = PRESETS["spades500"]
    double = True, False
    state = position(
        (hand, tuple(left[:13])),
        options=options,
        drawer=1,
        double_nil=double,
        discards=tuple(left[13:]),
    )
    found = advised(state, SpadesRules(options))
    assert isinstance(found.best, Throw)
    assert found.reason is not None
    assert found.reason.kind is Because.THROWS_HIGH
