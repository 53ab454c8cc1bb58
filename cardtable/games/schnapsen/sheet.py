"""The whole score sheet of a match of Schnapsen."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.layout import Seat
from cardtable.engine.match import Match
from cardtable.games.schnapsen.model import DealPublic, Public
from cardtable.games.schnapsen.rules import SchnapsenRules
from cardtable.games.schnapsen.statistics import finished_deals
from cardtable.games.schnapsen.texts import game_name, match_kind, match_outcome
from cardtable.tabletop.sheet import WholeSheet, WholeSheetRow
from cardtable.tabletop.table import Names
from cardtable.texts import number, signed

translate = QCoreApplication.translate


def sheet_of(match: Match[Public], names: Names) -> WholeSheet:
    """Every finished deal, the viewer first: card points, marriages, game points, their total."""
    assert isinstance(match.rules, SchnapsenRules), "a match of another game"
    seats = (names.viewer, 1 - names.viewer)
    return WholeSheet(
        title=translate("schnapsen", "Scoresheet: {game}").format(game=game_name()),
        deal_caption=translate("table", "Deal"),
        players=tuple(names.seats[seat] for seat in seats),
        columns=(
            translate("table", "Card points"),
            translate("schnapsen", "Marriages"),
            translate("schnapsen", "Game points"),
            translate("schnapsen", "Total"),
        ),
        rows=_rows(match, names, seats),
        deal_columns=(translate("schnapsen", "Closed by"),),
        kind=match_kind(match.rules.options),
        outcome=_outcome(match, names),
        signs=("gE", "gL", "gH", "gB"),
    )


def _rows(
    match: Match[Public], names: Names, seats: tuple[Seat, Seat]
) -> tuple[WholeSheetRow, ...]:
    start, rows, totals = match.start.public.match.to_go, [], [0, 0]
    for index, (deal, won) in enumerate(finished_deals(match), start=1):
        totals[won.seat] = min(start[won.seat], totals[won.seat] + won.game_points)
        cells = tuple(
            (
                number(deal.points[seat]),
                _marriages(deal, seat),
                signed(won.game_points) if seat == won.seat else "",
                number(totals[seat]),
            )
            for seat in seats
        )
        closer = "" if deal.closed_by is None else names.seats[deal.closed_by]
        rows.append(WholeSheetRow(number(index), cells, of_deal=(closer,)))
    return tuple(rows)


def _marriages(deal: DealPublic, seat: Seat) -> str:
    return "+".join(number(each.points) for each in deal.marriages if each.seat == seat)


def _outcome(match: Match[Public], names: Names) -> str:
    winners = [seat for seat, left in enumerate(match.state.public.match.to_go) if left <= 0]
    return match_outcome(winners[0], names) if winners else ""
