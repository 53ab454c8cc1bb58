"""Every mixture of the options deals, bids and sees as each of its switches says."""

from itertools import product
from random import Random

import pytest

from cardtable.games.spades.model import Discarded, DoubleNil, Drawer, Looked, Options
from cardtable.games.spades.rules import Rules
from tests.games.playing import random_match
from tests.games.spades.typed import deal_of

MIXTURES = list(product((True, False), (True, False), Drawer))


@pytest.mark.parametrize(("seen", "double", "first"), MIXTURES)
def test_a_mixture(seen: bool, double: bool, first: Drawer) -> None:
    options = Options(second_card_seen=seen, double_nil=double, first_bidder=first)
    for seed in range(6):
        match = random_match(Rules(options), seed, Random(seed), deals=1)
        deal, events = deal_of(match), [step.event for step in match.steps]
        drawer = deal.draws[0].seat
        assert deal.first == (drawer if first is Drawer.FIRST else 1 - drawer)
        assert deal.tricks[0].leader == deal.first
        kept = sum(isinstance(event, Discarded) for event in events)
        assert sum(isinstance(event, Looked) for event in events) == (kept if seen else 0)
        assert deal.asked == (double, double)
        assert double or DoubleNil() not in events
        assert deal.result is not None
