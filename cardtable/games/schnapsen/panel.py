"""The side panel of Schnapsen: both players on the way to 66 and to nought, trumps, last trick."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.layout import Seat
from cardtable.engine.rules import State
from cardtable.games.schnapsen.model import INDICATOR, DealPublic, Public
from cardtable.games.schnapsen.rules import SchnapsenRules, tricks_won
from cardtable.games.schnapsen.scoring import WIN, worth
from cardtable.games.schnapsen.texts import FAMILY, match_kind, trump_is
from cardtable.tabletop.panel import Block, Facts, LastTrick, Panel, ScoreCard, SuitBlock
from cardtable.tabletop.table import Names
from cardtable.texts import card_name, for_whom, signed

translate = QCoreApplication.translate

FACES = ("french/HJ", "french/CQ")
"""The portrait of each seat, from the French deck: no card of this game."""


def panel(rules: SchnapsenRules, state: State[Public], on_turn: Seat | None, names: Names) -> Panel:
    """The panel in this state, the viewer's block first; `on_turn` is who is awaited now."""
    deal, viewer = state.public.deal, names.viewer
    blocks: list[Block] = [
        _score_card(rules, state, seat, names, active=seat == on_turn)
        for seat in (viewer, 1 - viewer)
    ]
    if deal:
        blocks.append(SuitBlock(deal.trump, trump_is(deal.trump), _trump_note(state, deal)))
        blocks.extend(_at_closing(deal, names))
        blocks.extend(_last_trick(deal, names))
    return Panel(
        translate("table", "Score", "key.score"),
        match_kind(rules.options),
        tuple(blocks),
        _spoken(deal.points if deal else (0, 0), names),
    )


def _score_card(
    rules: SchnapsenRules, state: State[Public], seat: Seat, names: Names, *, active: bool = False
) -> ScoreCard:
    """A player's card points on the way to 66 and match points on the way to nought."""
    deal, to_go = state.public.deal, state.public.match.to_go[seat]
    points = deal.points[seat] if deal else 0
    return ScoreCard(
        seat=seat,
        name=names.seats[seat],
        note=translate("table", "%n tricks", "", tricks_won(state.cards, seat)),
        points=str(points),
        meter=min(1.0, points / WIN),
        goal=str(WIN),
        beads_caption=translate("schnapsen", "Game points to zero"),
        beads=rules.options.match_points,
        beads_filled=to_go,
        beads_text=str(to_go),
        active=active,
        face=FACES[seat],
    )


def _trump_note(state: State[Public], deal: DealPublic) -> str:
    if indicator := state.cards[INDICATOR]:
        return translate("schnapsen", "Turned up: {card}").format(
            card=card_name(indicator[0], FAMILY)
        )
    return translate("schnapsen", "No more drawing.") if not deal.result else ""


def _at_closing(deal: DealPublic, names: Names) -> tuple[Facts, ...]:
    """What the closer's opponent had: it decides what the deal is worth."""
    if deal.closed_by is None or deal.at_closing is None:
        return ()
    rival = 1 - deal.closed_by
    title = (
        translate("schnapsen", "You at closing")
        if rival == names.viewer
        else translate("schnapsen", "{name} at closing").format(name=names.seats[rival])
    )
    rows = (
        (translate("schnapsen", "Card points"), str(deal.at_closing.points)),
        (translate("table", "Tricks", "sh.tricks"), str(deal.at_closing.tricks)),
    )
    return (Facts(title, rows),)


def _last_trick(deal: DealPublic, names: Names) -> tuple[LastTrick, ...]:
    if not deal.tricks:
        return ()
    trick = deal.tricks[-1]
    cards = (trick.lead, trick.reply)
    note = for_whom(trick.winner, names)
    title = translate("table", "Last trick")
    points = signed(worth(cards))
    return (LastTrick(title, cards, points, note, trick.winner, points),)


def _spoken(points: tuple[int, ...], names: Names) -> str:
    rival = 1 - names.viewer
    return translate("table", "You: {a}. {name}: {b}.").format(
        a=points[names.viewer], name=names.seats[rival], b=points[rival]
    )
