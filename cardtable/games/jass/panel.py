"""The side panel of Jass: the slate, both teams, what is played, and the newest sums."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.layout import Seat
from cardtable.engine.rules import State
from cardtable.games.jass.model import SEATS, DealPublic, Options, Public, Team
from cardtable.games.jass.rules import JassRules
from cardtable.games.jass.scoring import ALL_TRICKS, STOECK, team_of, won_all
from cardtable.games.jass.texts import (
    contract_icon,
    contract_name,
    match_kind,
    members,
    teams_of,
    them,
    us,
)
from cardtable.tabletop.panel import (
    Block,
    ContractBlock,
    LastTrick,
    Panel,
    SideScore,
    Slate,
    SlateSide,
    Sums,
)
from cardtable.tabletop.table import Names
from cardtable.texts import by, capitalised, factor, number, signed

translate = QCoreApplication.translate

FACES = ("french/HJ", "french/DQ", "swiss/sEU", "french/HQ")
"""The portrait of each seat: women and men in turn, as the usual names are."""


def panel(rules: JassRules, state: State[Public], on_turn: Seat | None, names: Names) -> Panel:
    """The panel in this state, the viewer's team first; `on_turn` is who is awaited now."""
    public, deal = state.public, state.public.deal
    teams = teams_of(names.viewer)
    blocks: list[Block] = [_slate(public, names)]
    blocks.extend(_side(public, team, on_turn, names) for team in teams)
    if deal and not deal.result and deal.contract:
        blocks.append(_contract(rules, deal, names))
        if lines := sums(deal, rules.options):
            blocks.append(Sums(lines))
        blocks.extend(_last_trick(deal, names))
    scores = public.scores
    return Panel(
        translate("jass", "Slate"),
        match_kind(rules.options),
        tuple(blocks),
        translate("table", "Us: {a}. Them: {b}.").format(
            a=number(scores[teams[0]]), b=number(scores[teams[1]])
        ),
    )


def seat_for(team: Team, names: Names) -> Seat:
    """The seat that stands for the team: the viewer's own, or the one to his right."""
    return names.viewer if team == team_of(names.viewer) else (names.viewer + 1) % SEATS


def side_name(team: Team, names: Names) -> str:
    """Us or them."""
    return us() if team == team_of(names.viewer) else them()


def _slate(public: Public, names: Names) -> Slate:
    return Slate(
        tuple(
            SlateSide(seat_for(team, names), side_name(team, names), public.scores[team])
            for team in teams_of(names.viewer)
        )
    )


def _side(public: Public, team: Team, on_turn: Seat | None, names: Names) -> SideScore:
    deal, seat = public.deal, seat_for(team, names)
    note, brief = members(team, names), ""
    if deal and deal.contract and not deal.result:
        told = translate("jass", "{points} in this deal")
        brief = f"+{number(deal.gained[team])}"
        note = told.format(points=brief)
    return SideScore(
        seat=seat,
        name=side_name(team, names),
        note=note,
        points=number(public.scores[team]),
        faces=(FACES[seat], FACES[(seat + 2) % SEATS]),
        active=on_turn is not None and on_turn >= 0 and team_of(on_turn) == team,
        brief=brief,
    )


def _contract(rules: JassRules, deal: DealPublic, names: Names) -> ContractBlock:
    assert deal.contract is not None, "only a chosen contract is shown"
    return ContractBlock(
        suit=deal.contract.trump,
        icon=contract_icon(deal.contract),
        title=contract_name(deal.contract),
        note=chosen_by(deal, names),
        badge=factor(rules.options.factor(deal.contract)),
    )


def chosen_by(deal: DealPublic, names: Names) -> str:
    """Who has chosen the contract."""
    you = translate("jass", "Chosen by you")
    return by(deal.chosen_by, names, you, translate("jass", "Chosen by {name}"))


def sums(deal: DealPublic, options: Options) -> tuple[str, ...]:
    """What has been scored last, the newest first: the trick, Weis and Stöck."""
    if deal.contract is None:
        return ()
    times = options.factor(deal.contract)
    lines = []
    if deal.stoeck:
        lines.append(_sum(translate("jass", "Stöck"), STOECK, times))
    if deal.weis:
        lines.append(_sum(translate("jass", "Weis"), deal.weis.points, times))
    if deal.tricks:
        trick = deal.tricks[-1]
        lines.append(_sum(capitalised(translate("jass", "trick")), trick.points, times))
        if won_all(deal.tricks, trick.winner):
            lines.append(_sum(translate("jass", "Match", "sh.match"), ALL_TRICKS, times))
    return tuple(reversed(lines))


def _sum(what: str, points: int, times: int) -> str:
    line = translate("jass", "{what} {points} × {n} = {total}")
    return line.format(what=what, points=number(points), n=times, total=number(points * times))


def _last_trick(deal: DealPublic, names: Names) -> tuple[LastTrick, ...]:
    if not deal.tricks:
        return ()
    trick = deal.tricks[-1]
    return (
        LastTrick(
            title=translate("table", "Last trick"),
            cards=trick.cards,
            points=number(trick.points),
            note=translate("table", "for you")
            if trick.winner == names.viewer
            else translate("table", "for {name}").format(name=names.seats[trick.winner]),
            seat=seat_for(team_of(trick.winner), names),
            rises=signed(trick.points),
        ),
    )
