"""The whole score sheet of a match of Jass."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from cardtable.engine.match import Match
from cardtable.games.jass.model import DealScored, MatchPublic, Public, TeamScore
from cardtable.games.jass.outcome import match_outcome
from cardtable.games.jass.panel import side_name
from cardtable.games.jass.rules import JassRules
from cardtable.games.jass.scoring import leader_past
from cardtable.games.jass.texts import contract_word, game_name, match_kind, members, teams_of
from cardtable.tabletop.sheet import WholeSheet, WholeSheetRow
from cardtable.tabletop.table import Names
from cardtable.texts import factor, number, signed

translate = QCoreApplication.translate


def sheet_of(match: Match[Public], names: Names) -> WholeSheet:
    """The sheet of a match as it stands."""
    assert isinstance(match.rules, JassRules), "a match of another game"
    public, options = match.state.public.match, match.rules.options
    won = leader_past(public.scores, options.target)
    return replace(
        whole_sheet(public, names),
        kind=match_kind(options),
        outcome="" if won is None else match_outcome(won, names),
    )


def whole_sheet(match: MatchPublic, names: Names) -> WholeSheet:
    """Every finished deal, the viewer's team first."""
    teams = teams_of(names.viewer)
    rows, totals = [], [0, 0]
    for index, scored in enumerate(match.sheet, start=1):
        for team in teams:
            totals[team] += scored.teams[team].total
        cells = tuple(_cells(scored.teams[team], totals[team]) for team in teams)
        rows.append(WholeSheetRow(number(index), cells, of_deal=(_contract(scored),)))
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
        deal_columns=(translate("jass", "Contract"),),
        members=tuple(members(team, names) for team in teams),
        slate=tuple(totals[team] for team in teams),
        signs=("sE", "sR", "sS", "sB"),
    )


def _contract(scored: DealScored) -> str:
    return f"{contract_word(scored.contract)} {factor(scored.factor)}"


def _cells(side: TeamScore, total: int) -> tuple[str, ...]:
    extras = (side.weis, side.stoeck, side.bonus)
    return (
        number(side.card_points),
        *(number(points) if points else "" for points in extras),
        signed(side.total),
        number(total),
    )
