"""The lessons: legal to the last card, true to the rules, and whole in every language."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.engine.cards import Suit, card, cards
from cardtable.engine.match import Match
from cardtable.engine.rules import Choice, Play
from cardtable.games import game_ids, part
from cardtable.games.jass.holding import held_by
from cardtable.games.jass.model import STANDARD as JASS
from cardtable.games.jass.model import Choose, Contract, Push
from cardtable.games.jass.scoring import PLAIN, TRUMPS
from cardtable.games.jass.tricks import TRUMPS as STRONG
from cardtable.games.schnapsen.model import TRICK, Close, Exchange, Reason
from cardtable.games.schnapsen.rules import held_by as held_in_schnapsen
from cardtable.games.schnapsen.scoring import MARRIAGE, ROYAL_MARRIAGE, WIN, worth
from cardtable.games.spades.model import HAND, Bid, Keep, Refuse
from cardtable.games.spades.scoring import BAG_PENALTY, BAGS, NIL
from cardtable.languages import LANGUAGES, install
from cardtable.tabletop.lesson import Prompt
from tests.games.lessons import NAMES, lesson_of, match_of, moments

every_game = pytest.mark.parametrize("game", game_ids())
every_language = pytest.mark.parametrize("language", LANGUAGES)

FIGURES: dict[str, tuple[list[int], ...]] = {
    "schnapsen": ([], [], [], [], [MARRIAGE, ROYAL_MARRIAGE], [WIN], [], [WIN], [WIN, 3]),
    "spades": ([], [], [3], [], [], [], [], [1, BAGS, BAG_PENALTY], [NIL]),
    "jass": (
        [JASS.target],
        [],
        [TRUMPS[card("SJ").rank], TRUMPS[card("S9").rank]],
        [20, JASS.factor(Contract.SPADES)],
        [],
        [],
        [],
        [],
        [JASS.factor(Contract.OBENABE), JASS.factor(Contract.UNDENUFE)],
    ),
}
"""The figures of each prompt, and of the praise, by the rules."""


@pytest.fixture(autouse=True)
def in_english_again(qapp: QApplication) -> Iterator[None]:
    yield
    install(qapp, "en")


@every_game
def test_every_move_is_legal_and_the_person_has_another(game: str) -> None:
    for prompt, match in moments(game):
        if prompt.choice is not None:
            legal = match.rules.legal(match.state)
            assert match.turn == NAMES.viewer
            assert {prompt.choice, *prompt.also} <= set(legal)
            assert set(legal) - {prompt.choice, *prompt.also}, "there is something to learn"


@every_game
def test_what_is_as_good_goes_on_in_the_same_way(game: str) -> None:
    swaps = [
        {place: other}
        for place, prompt in enumerate(lesson_of(game).prompts)
        for other in prompt.also
    ]
    usual = tuple(trick.winner for trick in tricks_of(game, {}))
    assert swaps
    for swap in swaps:
        assert tuple(trick.winner for trick in tricks_of(game, swap)) == usual


def tricks_of(game: str, swap: dict[int, Choice]) -> Sequence[Any]:
    """The tricks of the lesson with another move; every one of its choices was legal."""
    *_, (_, match) = moments(game, swap)
    tricks: Sequence[Any] = match.state.public.deal.tricks
    return tricks


@every_game
def test_a_lesson_is_short_and_asks_for_a_move_most_of_the_time(game: str) -> None:
    prompts = lesson_of(game).prompts
    assert 6 <= len(prompts) <= 8
    assert sum(prompt.choice is not None for prompt in prompts) >= 6
    assert all(prompt.otherwise for prompt in prompts if prompt.choice is not None)
    assert lesson_of(game).preset in part(game, "model").PRESETS


@every_language
@every_game
def test_every_word_is_there_with_the_figures_of_the_rules(
    qapp: QApplication, game: str, language: str
) -> None:
    install(qapp, language)
    lesson = lesson_of(game)
    told = [*(prompt.text for prompt in lesson.prompts), lesson.praise]
    found = [sorted(map(int, re.findall(r"\d+", text))) for text in told]
    assert found == [sorted(figures) for figures in FIGURES[game]]
    for text in (*told, *(prompt.otherwise for prompt in lesson.prompts)):
        assert not re.search(r"[{}%]", text)


@every_game
def test_every_language_says_it_in_its_own_words(qapp: QApplication, game: str) -> None:
    said = []
    for language in LANGUAGES:
        install(qapp, language)
        lesson = lesson_of(game)
        remarks = [prompt.otherwise for prompt in lesson.prompts if prompt.otherwise]
        said.append([*(prompt.text for prompt in lesson.prompts), *remarks, lesson.praise])
    for texts in zip(*said, strict=True):
        assert len(set(texts)) == len(LANGUAGES), texts[0]


# ---------------------------------------------------------------------------------- Schnapsen
def schnapsen_asking(choice: object) -> Match[Any]:
    return next(match for prompt, match in moments("schnapsen") if prompt.choice == choice)


def test_the_first_card_shows_the_trumps_and_five_are_held() -> None:
    prompt, match = next(moments("schnapsen"))
    assert "hearts" in prompt.text and match.state.public.deal.trump is Suit.HEARTS
    assert len(match.state.cards[HAND[0]]) == 5


def test_the_opponent_need_not_follow_and_does_not() -> None:
    match = schnapsen_asking(Play(card("DA")))
    match.play(Play(card("DA")))
    held = match.state.cards[HAND[1]]
    assert match.state.cards[TRICK] == (card("DA"),)
    assert any(each.suit is Suit.DIAMONDS for each in held)
    assert Play(card("CJ")) in match.rules.legal(match.state)


def test_the_closed_stock_is_won_whatever_the_opponent_had_drawn() -> None:
    *_, (_, match) = moments("schnapsen")
    result = match.state.public.deal.result
    assert (result.seat, result.reason, result.game_points) == (0, Reason.CLOSER, 3)
    assert match.state.public.deal.points[0] >= WIN
    closing = schnapsen_asking(Close())
    sure = cards("HA HT SA")  # two trumps pull the two that may be out; then an ace is safe
    assert set(sure) <= set(held_in_schnapsen(closing.state.cards, 0))
    assert closing.state.public.deal.points[0] + worth(sure) >= WIN


def test_the_exchange_is_allowed_and_comes_first() -> None:
    assert lesson_of("schnapsen").prompts[1].choice == Exchange()
    assert Exchange() in match_of("schnapsen").rules.legal(match_of("schnapsen").state)


# ---------------------------------------------------------------------------------- Spades
def test_the_bid_is_made_to_the_trick_when_it_is_said_to_be() -> None:
    *_, (_, match) = moments("spades")
    deal = match.state.public.deal
    assert sum(trick.winner == 0 for trick in deal.tricks) == deal.bids[0] == 3
    assert "made" in lesson_of("spades").prompts[-1].text


def test_the_bid_counts_two_aces_and_a_missing_suit() -> None:
    match = next(m for p, m in moments("spades") if p.choice == Bid(3))
    hand = match.state.cards[HAND[0]]
    assert sum(each.rank.value == "A" for each in hand) == 2
    assert not any(each.suit is Suit.CLUBS for each in hand)


def test_keeping_and_discarding_both_come_up() -> None:
    assert [prompt.choice for prompt in lesson_of("spades").prompts[:2]] == [Keep(), Refuse()]


def test_spades_may_not_be_led_before_one_has_been_played() -> None:
    asked = {p.choice: match.state.public.deal.broken for p, match in stops("spades")}
    assert asked[Play(card("D2"))] is False
    assert asked[Play(card("SA"))] is True


def stops(game: str) -> Iterator[tuple[Prompt, Match[Any]]]:
    """The prompts, each with a match of its own that has come so far."""
    for place, prompt in enumerate(lesson_of(game).prompts):
        _, match = next(islice(moments(game), place, None))
        yield prompt, match


# ---------------------------------------------------------------------------------- Jass
def test_the_best_suit_has_the_three_highest_trumps() -> None:
    prompt, match = next((p, m) for p, m in moments("jass") if p.choice == Choose(Contract.SPADES))
    held = {each.rank for each in held_by(match.state.cards, 0) if each.suit is Suit.SPADES}
    assert held >= set(sorted(STRONG, key=lambda rank: STRONG[rank])[-3:])
    assert Push() in match.rules.legal(match.state)
    assert "×2" in prompt.otherwise and JASS.factor(Contract.SPADES) == 2


def test_the_weis_is_called_and_scored_by_the_table() -> None:
    *_, (_, match) = moments("jass")
    weis = match.state.public.deal.weis
    assert (weis.seat, weis.points) == (0, 20)
    assert [call.seat for call in match.state.public.deal.calls] == [0], "nobody has a better one"


def trumps_out(match: Match[Any]) -> int:
    others = (held_by(match.state.cards, seat) for seat in (1, 2, 3))
    return sum(each.suit is Suit.SPADES for hand in others for each in hand)


def test_two_trumps_are_out_and_then_none() -> None:
    out = {p.choice: trumps_out(match) for p, match in stops("jass")}
    assert out[Play(card("S9"))] == 2
    assert out[Play(card("C7"))] == 0


def test_the_partner_takes_the_trick_for_which_points_are_asked() -> None:
    *_, (_, match) = moments("jass")
    by_card = {each: trick for trick in match.state.public.deal.tricks for each in trick.cards}
    given = by_card[card("HT")]
    assert (given.leader, given.winner) == (2, 2)
    others = [each for each in ("HQ", "HJ") if card(each) in held_by(match.state.cards, 0)]
    assert all(PLAIN[card(each).rank] < PLAIN[card("HT").rank] for each in others)


def test_the_last_move_trumps_what_cannot_be_followed() -> None:
    *_, (prompt, match) = stops("jass")
    hand = held_by(match.state.cards, 0)
    assert not any(each.suit is match.state.cards[TRICK][0].suit for each in hand)
    assert prompt.choice is not None
    match.play(prompt.choice)
    match.play(Play(card("D9")))
    assert match.state.public.deal.tricks[-1].winner == 0
