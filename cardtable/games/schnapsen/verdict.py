"""The result card of Schnapsen: who won how many game points, and the two figures that decided."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card, Rank
from cardtable.engine.layout import Seat
from cardtable.engine.rules import State
from cardtable.games.schnapsen.model import DealPublic, DealWon, Public, Reason
from cardtable.games.schnapsen.panel import FACES
from cardtable.games.schnapsen.rules import SchnapsenRules, tricks_won
from cardtable.games.schnapsen.scoring import HALF, WIN
from cardtable.games.schnapsen.texts import (
    FAMILY,
    deal_outcome,
    match_outcome,
    reason,
)
from cardtable.tabletop.table import Names
from cardtable.tabletop.verdict import TallyRow, Verdict, VerdictRow, outcome_sound
from cardtable.texts import by, signed, suit_name

translate = QCoreApplication.translate

LONGEST = 80
"""Card points at which a bar has its full length; nearly nobody ends with more."""


def verdict(
    rules: SchnapsenRules,
    state: State[Public],
    before: tuple[int, ...],
    course: tuple[tuple[int, ...], ...],
    names: Names,
) -> Verdict:
    """The result of the deal that has just ended.

    `before` are the match points to go before it, `course` those after every deal so far.
    """
    deal, to_go = state.public.deal, state.public.match.to_go
    assert deal is not None and deal.result is not None, "only a finished deal has a result"
    won, over, viewer = deal.result, 0 in to_go, names.viewer
    seats = (viewer, 1 - viewer)
    return Verdict(
        heading=translate("table", "Result of the Match")
        if over
        else translate("table", "Result of the Deal"),
        title=match_outcome(won.seat, names) if over else deal_outcome(won, names),
        reason=reason(won, state, names),
        badge=signed(won.game_points),
        badge_caption=_game_points(won.game_points),
        rows=tuple(_row(state, deal, won, seat, names) for seat in seats),
        tally_caption=translate("schnapsen", "Game points to zero"),
        tally=tuple(
            TallyRow(seat, names.seats[seat], before[seat], to_go[seat], rules.options.match_points)
            for seat in seats
        ),
        facts=_marriages(deal, won.seat),
        cards=_married_cards(deal, won.seat),
        match_over=over,
        course=course,
        sound=outcome_sound(won.seat == viewer, won.seat != viewer, match_over=over),
    )


def _row(
    state: State[Public], deal: DealPublic, won: DealWon, seat: Seat, names: Names
) -> VerdictRow:
    points = deal.points[seat]
    return VerdictRow(
        seat=seat,
        name=names.seats[seat],
        note=_note(state, deal, won, seat, names),
        points=str(points),
        meter=min(1.0, points / LONGEST),
        marks=((HALF / LONGEST, str(HALF)), (WIN / LONGEST, str(WIN))),
        face=FACES[seat],
    )


def _note(state: State[Public], deal: DealPublic, won: DealWon, seat: Seat, names: Names) -> str:
    """What the figure means: 66 reached, or the tricks."""
    if deal.points[seat] >= WIN:
        return by(
            seat,
            names,
            translate("schnapsen", "You reach 66!"),
            translate("schnapsen", "{name} reaches 66."),
        )
    if won.reason is Reason.LAST_TRICK and seat == won.seat:
        return translate("schnapsen", "last trick", "sh.why.last")
    return translate("table", "%n tricks", "", tricks_won(state.cards, seat))


def _marriages(deal: DealPublic, seat: Seat) -> tuple[tuple[str, str], ...]:
    """The winner's marriages, a line each."""
    return tuple(
        (
            translate("schnapsen", "Marriage in {suit}").format(suit=suit_name(m.suit, FAMILY)),
            str(m.points),
        )
        for m in deal.marriages
        if m.seat == seat
    )


def _married_cards(deal: DealPublic, seat: Seat) -> tuple[Card, ...]:
    return tuple(
        Card(m.suit, rank)
        for m in deal.marriages
        if m.seat == seat
        for rank in (Rank.KING, Rank.QUEEN)
    )


def _game_points(count: int) -> str:
    """What stands under a number of game points, 1 to 3."""
    if count == 1:
        return translate("schnapsen", "Game point")
    return translate("schnapsen", "Game points")
