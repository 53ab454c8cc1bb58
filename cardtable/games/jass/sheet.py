"""The whole score sheet of a match of Jass."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.match import Match
from cardtable.games.jass.model import DealScored, MatchPublic, Public, TeamScore
from cardtable.games.jass.panel import side_name
from cardtable.games.jass.texts import contract_word, game_name, teams_of
from cardtable.tabletop.sheet import WholeSheet, WholeSheetRow
from cardtable.tabletop.table import Names
from cardtable.texts import factor, number, signed

translate = QCoreApplication.translate


def sheet_of(match: Match[Public], names: Names) -> WholeSheet:
    """The sheet of a match as it stands."""
    return whole_sheet(match.state.public.match, names)


def whole_sheet(match: MatchPublic, names: Names) -> WholeSheet:
    """Every finished deal, the viewer's team first."""
    teams = teams_of(names.viewer)
    rows, totals = [], [0, 0]
    for index, scored in enumerate(match.sheet, start=1):
        for team in teams:
            totals[team] += scored.teams[team].total
        cells = tuple(_cells(scored.teams[team], totals[team]) for team in teams)
        rows.append(WholeSheetRow(_label(index, scored), cells))
    return WholeSheet(
        title=translate("jass", "Scoresheet: {game}").format(game=game_name()),
        deal_caption=translate("table", "Deal"),
        players=tuple(side_name(team, names) for team in teams),
        columns=(
            translate("table", "Card points"),
            translate("jass", "Weis"),
            translate("jass", "Stöck"),
            translate("jass", "Match", "sh.match"),
            translate("jass", "Points"),
            translate("jass", "Total"),
        ),
        rows=tuple(rows),
    )


def _label(index: int, scored: DealScored) -> str:
    return f"{number(index)} · {contract_word(scored.contract)} {factor(scored.factor)}"


def _cells(side: TeamScore, total: int) -> tuple[str, ...]:
    extras = (side.weis, side.stoeck, side.bonus)
    return (
        number(side.card_points),
        *(number(points) if points else "" for points in extras),
        signed(side.total),
        number(total),
    )
