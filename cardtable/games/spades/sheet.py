"""The whole score sheet of a match of Spades, with bids, tricks, bags and totals."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from cardtable.engine.match import Match
from cardtable.games.spades.model import DealScored, MatchPublic, Public, SideScore
from cardtable.games.spades.rules import SpadesRules
from cardtable.games.spades.scoring import winner
from cardtable.games.spades.texts import bid_figure, game_name, match_kind, match_outcome
from cardtable.tabletop.sheet import WholeSheet, WholeSheetRow
from cardtable.tabletop.table import Names
from cardtable.texts import number, signed

translate = QCoreApplication.translate


def sheet_of(match: Match[Public], names: Names) -> WholeSheet:
    """The sheet of a match as it stands."""
    assert isinstance(match.rules, SpadesRules), "a match of another game"
    public, options = match.state.public.match, match.rules.options
    won = winner(public.scores, options.target)
    return replace(
        whole_sheet(public, names),
        kind=match_kind(options),
        outcome="" if won is None else match_outcome(won, names),
    )


def whole_sheet(match: MatchPublic, names: Names) -> WholeSheet:
    """Every finished deal, the viewer's columns first; ten bags stand on a line of their own."""
    seats = (names.viewer, 1 - names.viewer)
    return WholeSheet(
        title=translate("spades", "Scoresheet: {game}").format(game=game_name()),
        deal_caption=translate("table", "Deal"),
        players=tuple(names.seats[seat] for seat in seats),
        columns=(
            translate("spades", "Bid"),
            translate("table", "Tricks", "sh.tricks"),
            translate("spades", "Bags"),
            translate("spades", "Points"),
            translate("spades", "Total"),
        ),
        rows=_rows(match.sheet, seats),
        signs=("S", "H", "C", "D"),
    )


def _rows(sheet: tuple[DealScored, ...], seats: tuple[int, int]) -> tuple[WholeSheetRow, ...]:
    rows: list[WholeSheetRow] = []
    totals = [0, 0]
    for index, scored in enumerate(sheet, start=1):
        sides = [(seat, scored.sides[seat]) for seat in seats]
        for seat, side in sides:
            totals[seat] += side.points
        rows.append(
            WholeSheetRow(number(index), tuple(_cells(side, totals[seat]) for seat, side in sides))
        )
        if any(side.penalty for side in scored.sides):
            for seat, side in sides:
                totals[seat] += side.penalty
            cells = tuple(_penalty_cells(side, totals[seat]) for seat, side in sides)
            rows.append(WholeSheetRow(translate("spades", "10 bags"), cells, is_penalty=True))
    return tuple(rows)


def _cells(side: SideScore, total: int) -> tuple[str, ...]:
    return (
        bid_figure(side),
        number(side.tricks),
        number(side.bags),
        signed(side.points),
        number(total),
    )


def _penalty_cells(side: SideScore, total: int) -> tuple[str, ...]:
    if not side.penalty:
        return ("",) * 5
    return "", "", "", signed(side.penalty), number(total)
