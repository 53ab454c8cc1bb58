"""Who forgets what he has thrown away still imagines hands in which each card is there once."""

from random import Random

from cardtable.ai.players import Budget
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, view
from cardtable.games.spades.ai.layouts import NO_EVIDENCE, layouts
from cardtable.games.spades.ai.master import Master, forgetful
from cardtable.games.spades.ai.reading import read
from cardtable.games.spades.model import PRESETS, DoubleNil, Phase
from cardtable.games.spades.rules import SpadesRules


def test_after_the_others_exchange_no_card_is_imagined_twice() -> None:
    rules, rng = SpadesRules(PRESETS["spades500"]), Random(1)
    beginner, looked = Master(most=40, forgets=True), 0
    for number in range(12):
        match = Match(rules, number)
        while match.deals < 2 and (turn := match.turn) is not None:
            if turn == NATURE:
                match.play(match.chance())
                continue
            seen = view(rules, match.state, turn)
            deal = seen.public.deal
            if deal and deal.phase is Phase.BIDDING and deal.exchanged[1 - turn]:
                reading = forgetful(read(seen))
                assert not reading.hidden & reading.back
                for one in layouts(reading, NO_EVIDENCE, rng, 40, plainly=True):
                    assert one.guess.theirs.bit_count() == reading.theirs
                    assert not one.guess.theirs & reading.mine
                    looked += 1
                assert beginner.choose_within(rules, seen, rng, Budget(40)) in seen.legal
            nil = DoubleNil() in seen.legal and rng.random() < 0.7
            match.play(DoubleNil() if nil else rng.choice(seen.legal))
    assert looked
