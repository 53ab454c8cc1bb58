"""Which event sounds how, in every game: by the pictures before and after it, and what is said."""

from random import Random
from typing import Any

import pytest

from cardtable.controllers.game_controller import GameController
from cardtable.controllers.thinker import ImmediateThinker
from cardtable.engine.cards import Suit, card, cards
from cardtable.engine.match import Match, Step
from cardtable.engine.rules import Deal, Lots, Play, State, TrickWon
from cardtable.games import part
from cardtable.games.jass import model as jass
from cardtable.games.schnapsen import model as schnapsen
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.rules import SchnapsenRules
from cardtable.games.spades import model as spades
from cardtable.games.spades.verdict import result_sound
from cardtable.table.sounding import heard
from cardtable.tabletop.sounds import Sound
from cardtable.tabletop.table import Names
from tests.controllers.sitters import Paper
from tests.games.playing import in_every_game, random_match, reshuffled, rules_of

NAMES = Names(("You", "Ruth", "Heidi", "Urs"))
SILENT: set[Sound] = set()
HOW: dict[type, set[Sound]] = {
    Lots: SILENT,
    Play: {Sound.CARD},
    TrickWon: {Sound.GATHERED},
    schnapsen.Drawn: {Sound.DRAWN},
    schnapsen.Exchange: {Sound.CARD, Sound.DRAWN},
    schnapsen.Close: {Sound.CLOSED},
    schnapsen.Married: {Sound.CALL},
    schnapsen.MarriageCounted: SILENT,
    schnapsen.DealWon: SILENT,
    jass.Choose: SILENT,
    jass.Push: SILENT,
    jass.Weis: {Sound.CALL},
    jass.WeisScored: {Sound.CHALK},
    jass.Stoeck: {Sound.BELL, Sound.CHALK},
    jass.DealScored: SILENT,
    spades.DoubleNil: SILENT,
    spades.Look: SILENT,
    spades.Offered: {Sound.DRAWN},
    spades.Keep: {Sound.DRAWN},
    spades.Refuse: {Sound.CARD},
    spades.Looked: {Sound.DRAWN},
    spades.Discarded: {Sound.CARD},
    spades.Drawn: {Sound.DRAWN},
    spades.Bid: SILENT,
    spades.DealScored: SILENT,
}
"""Of events that always sound alike."""


def controller_of(game: str, match: Match[Any]) -> GameController[Any]:
    seats = match.rules.seats
    names = Names(NAMES.seats[:seats])
    made: GameController[Any] = part(game, "controller").Controller(
        match, names, ImmediateThinker(), Paper()
    )
    return made


def sounds(controller: GameController[Any], before: State[Any], step: Step[Any]) -> set[Sound]:
    """All that is heard of a step without animation."""
    tops = controller.tabletop(before), controller.tabletop(step.state)
    found = {each.sound for each in heard(*tops, {}, 0)}
    said = controller.speech(step)
    return found | ({said.sound} if said is not None and said.sound is not None else set())


def expected(game: str, before: State[Any], step: Step[Any]) -> set[Sound]:
    """By the table above, and the few events that do not always sound alike."""
    match step.event:
        case Deal() if game == "spades":
            return {Sound.SHUFFLED} if before.public.match.deals else SILENT
        case Deal():
            return {Sound.DEALT}
        case TrickWon() if game == "jass":
            gained = step.state.public.scores != before.public.scores
            return {Sound.GATHERED} | ({Sound.CHALK} if gained else SILENT)
        case spades.Throw():
            return {Sound.CARD} if step.state.cards != before.cards else SILENT
        case spades.Redraw():
            return {Sound.CARD, Sound.DRAWN} if step.state.cards != before.cards else SILENT
    return HOW[type(step.event)]


@in_every_game
def test_each_event_sounds_as_it_should(qapp: object, game: str, preset: str) -> None:
    match = random_match(rules_of(game, preset), 3, Random(3), deals=3)
    controller = controller_of(game, match)
    for index, step in enumerate(match.steps):
        before = match.before(index)
        assert sounds(controller, before, step) == expected(game, before, step), step.event


@in_every_game
def test_hidden_cards_make_no_difference(qapp: object, game: str, preset: str) -> None:
    rng = Random(9)
    match = random_match(rules_of(game, preset), 9, rng, deals=1)
    controller, compared = controller_of(game, match), 0
    for index, step in enumerate(match.steps):
        if isinstance(step.event, Deal):
            continue
        before = match.before(index)
        zones = [zone for zone in step.state.cards.zones() if zone.known_to(0)]
        known = frozenset(card for zone in zones for card in step.state.cards[zone])
        other = reshuffled(before, 0, rng, fixed=known)
        if _fits(match, other, step):
            after = Step(step.seat, step.event, match.rules.apply(other, step.event))
            assert sounds(controller, other, after) == sounds(controller, before, step)
            compared += 1
    assert compared > 20


def _fits(match: Match[Any], other: State[Any], step: Step[Any]) -> bool:
    """Whether the step can be taken in the other state too."""
    if step.seat is None:
        return match.rules.follow(other) == step.event
    return match.rules.allows(other, step.event)  # type: ignore[arg-type] # a seat's is a Choice


@pytest.mark.parametrize(
    ("mine", "theirs", "to_go", "wanted"),
    [
        ("HT", "SA", (7, 7), Sound.DEAL_WON),
        ("SA", "HT", (7, 7), Sound.DEAL_LOST),
        ("HT", "SA", (1, 7), Sound.MATCH_WON),
        ("SA", "HT", (7, 1), Sound.DEAL_LOST),
    ],
)
def test_how_the_end_of_a_deal_of_schnapsen_sounds(
    qapp: object, mine: str, theirs: str, to_go: tuple[int, int], wanted: Sound
) -> None:
    """The last trick decides, and hearts are trumps."""
    start = position(
        (cards(mine), cards(theirs)),
        leader=0,
        trump=Suit.HEARTS,
        won=(cards("CA CK CT CQ CJ DA DK DT"), cards("HA HK HQ HJ DQ DJ ST SK SQ SJ")),
        to_go=to_go,
    )
    match = Match(SchnapsenRules(), 0, start)
    for choice in (mine, theirs):
        match.play(Play(card(choice)))
    assert controller_of("schnapsen", match).verdict().sound is wanted


@in_every_game
def test_every_result_sounds_by_who_has_more(qapp: object, game: str, preset: str) -> None:
    match = random_match(rules_of(game, preset), 12, Random(12), deals=6)
    ends = (spades.DealScored, jass.DealScored, schnapsen.DealWon)
    heard_of = set()
    for index, step in enumerate(match.steps):
        if isinstance(step.event, ends):
            part_match = Match(match.rules, match.number, match.start)
            part_match.steps = match.steps[: index + 1]
            verdict = controller_of(game, part_match).verdict()
            mine, other = _made(step.event)
            more = {Sound.DEAL_WON, Sound.NIL_MADE, Sound.MATCH_WON}
            if not verdict.match_over:
                assert (verdict.sound in more) == (mine > other) or verdict.sound is Sound.NIL_MADE
                assert (verdict.sound is None) == (mine == other)
            heard_of.add(verdict.sound)
    assert len(heard_of) > 1


def _made(event: Any) -> tuple[int, int]:
    match event:
        case spades.DealScored(sides):
            return sides[0].points + sides[0].penalty, sides[1].points + sides[1].penalty
        case jass.DealScored(teams=teams):
            return teams[0].total, teams[1].total
        case schnapsen.DealWon(seat, points):
            return (points, 0) if seat == 0 else (0, points)
    raise AssertionError(event)


def test_a_nil_of_ones_own_is_heard_but_not_the_others(qapp: object) -> None:
    nil = spades.SideScore(0, False, 0, 100, 0, 0)
    bid = spades.SideScore(5, False, 6, 51, 1, 0)
    failed = spades.SideScore(0, False, 2, -100, 0, 0)
    assert result_sound(spades.DealScored((nil, bid)), None, 0) is Sound.NIL_MADE
    assert result_sound(spades.DealScored((nil, bid)), None, 1) is Sound.DEAL_LOST
    assert result_sound(spades.DealScored((failed, bid)), None, 0) is Sound.DEAL_LOST
    assert result_sound(spades.DealScored((nil, bid)), 0, 0) is Sound.MATCH_WON
    assert result_sound(spades.DealScored((bid, bid)), None, 0) is None
