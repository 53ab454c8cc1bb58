"""Advice of every game's players: legal, fair, with the player's own choice first."""

from random import Random
from typing import Any

import pytest

from cardtable.ai.advice import Advice, Adviser, Because, Rated, Reason
from cardtable.ai.advising import MANY, advice, advise_by_sampling
from cardtable.ai.levels import MASTER, player_of
from cardtable.ai.players import Budget, Guesser, Player
from cardtable.ai.question import Question
from cardtable.ai.worker import think
from cardtable.engine.rules import Choice, Play, Rules, View, view
from cardtable.games import game_ids, part
from cardtable.games.spades import ai as spades_ai
from cardtable.games.spades.model import PRESETS
from cardtable.games.spades.position import position
from cardtable.games.spades.rules import DECK, SpadesRules
from tests.ai.seats import moments
from tests.games.playing import reshuffled

every_game = pytest.mark.parametrize("game", game_ids())


def question(game: str, seen: View[Any], rules: Rules[Any]) -> Question[Any]:
    return Question(1, game, rules.options, seen, MASTER, seed=4, advises=True)


@every_game
def test_the_best_is_what_the_player_chooses_and_nothing_is_rated_higher(game: str) -> None:
    player: Player[Any] = player_of(part(game, "ai").players(), MASTER)
    for rules, state, seat in moments(game, 6):
        seen = view(rules, state, seat)
        asked = question(game, seen, rules)
        found = advice(asked, Budget(2))
        if not isinstance(player, Adviser):
            assert found.best == player.choose(rules, seen, Random(asked.seed))
        assert {each.choice for each in found.rated} <= set(seen.legal)
        values = [each.value for each in found.rated]
        assert values == sorted(values, reverse=True)


@every_game
def test_what_nobody_showed_changes_no_advice(game: str) -> None:
    for number, (rules, state, seat) in enumerate(moments(game, 8)):
        seen = view(rules, state, seat)
        other = view(rules, reshuffled(state, seat, Random(number)), seat)
        budget = Budget(2)
        assert advice(question(game, seen, rules), budget) == advice(
            question(game, other, rules), budget
        )


@every_game
def test_the_worker_advises_when_advice_is_asked_for(game: str) -> None:
    rules, state, seat = next(moments(game, 1))
    seen = view(rules, state, seat)
    found = think(question(game, seen, rules))
    assert isinstance(found, Advice)
    assert found.best in seen.legal


def test_time_ends_the_thought_but_one_layout_is_always_examined() -> None:
    rules, state, seat = next(moments("schnapsen", 1))
    guesser = Guesser()
    found = advise_by_sampling(
        guesser, rules, view(rules, state, seat), Random(1), Budget(50, lambda: True), guesser
    )
    assert found.layouts == 1


def test_a_lone_choice_needs_no_layouts() -> None:
    rules, state, seat = next(moments("schnapsen", 1))
    seen = view(rules, state, seat)
    alone = View(seen.seat, seen.cards, seen.public, seen.legal[:1], seen.seen)
    found = advise_by_sampling(Guesser(), rules, alone, Random(1), Budget(5), Guesser())
    assert found == Advice((Rated(seen.legal[0], 0.0),), all_layouts=True)


def test_hundreds_of_choices_are_not_compared() -> None:
    options = PRESETS["spades500"]
    mine, theirs, rest = DECK[:13], DECK[13:26], DECK[26:]
    state = position((mine, theirs), options=options, discards=rest, double_nil=(True, False))
    rules = SpadesRules(options)
    seat = rules.turn(state)
    assert seat is not None
    seen = view(rules, state, seat)
    assert len(seen.legal) > MANY
    club = spades_ai.players()["club"]
    found = advise_by_sampling(club, rules, seen, Random(1), Budget(5), club)
    assert len(found.rated) == 1


class Wise:
    """Advises by itself."""

    def choose(self, rules: Rules[Any], seen: View[Any], rng: Random) -> Choice:
        return seen.legal[0]

    def advise(self, rules: Rules[Any], seen: View[Any], rng: Random, budget: Budget) -> Advice:
        plays = [choice for choice in seen.legal if isinstance(choice, Play)]
        return Advice((Rated(plays[-1], 2.0),), 9, True, 0.5, Reason(Because.WINS, number=8, of=9))


def test_who_can_advise_is_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spades_ai, "players", lambda: {MASTER: Wise(), "club": Guesser()})
    for rules, state, seat in moments("spades", 200):
        seen = view(rules, state, seat)
        if isinstance(seen.legal[0], Play):
            found = advice(question("spades", seen, rules), Budget(1))
            assert found.best == seen.legal[-1]
            assert found.reason == Reason(Because.WINS, number=8, of=9)
            return
    pytest.fail("nobody came to play a card")
