"""The whole score sheet of a match of Schnapsen."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.match import Match
from cardtable.games.schnapsen.model import Public
from cardtable.games.schnapsen.statistics import finished_deals
from cardtable.games.schnapsen.texts import game_name
from cardtable.tabletop.sheet import WholeSheet, WholeSheetRow
from cardtable.tabletop.table import Names
from cardtable.texts import number, signed

translate = QCoreApplication.translate


def sheet_of(match: Match[Public], names: Names) -> WholeSheet:
    """Every finished deal, the viewer first: card points, game points, and their total."""
    seats = (names.viewer, 1 - names.viewer)
    start, rows, totals = match.start.public.match.to_go, [], [0, 0]
    for index, (deal, won) in enumerate(finished_deals(match), start=1):
        totals[won.seat] = min(start[won.seat], totals[won.seat] + won.game_points)
        cells = tuple(
            (
                number(deal.points[seat]),
                signed(won.game_points) if seat == won.seat else "",
                number(totals[seat]),
            )
            for seat in seats
        )
        rows.append(WholeSheetRow(number(index), cells))
    return WholeSheet(
        title=translate("schnapsen", "Scoresheet: {game}").format(game=game_name()),
        deal_caption=translate("table", "Deal"),
        players=tuple(names.seats[seat] for seat in seats),
        columns=(
            translate("table", "Card points"),
            translate("schnapsen", "Game points"),
            translate("schnapsen", "Total"),
        ),
        rows=tuple(rows),
    )
