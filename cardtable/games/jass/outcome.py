"""How a deal and a match of Jass came out, in sentences."""

from PySide6.QtCore import QCoreApplication

from cardtable.games.jass.model import HAND_SIZE, DealScored, Public, Team
from cardtable.games.jass.rules import JassRules
from cardtable.games.jass.scoring import is_schneider, leader_past
from cardtable.games.jass.texts import teams_of
from cardtable.tabletop.table import Names
from cardtable.texts import number

translate = QCoreApplication.translate


def deal_outcome(scored: DealScored, names: Names) -> str:
    """What both teams made in the deal."""
    mine, other = teams_of(names.viewer)
    return translate("jass", "This deal – us: {a}, them: {b}").format(
        a=number(scored.teams[mine].total), b=number(scored.teams[other].total)
    )


def match_outcome(winner: Team, names: Names) -> str:
    """Which team has won the match."""
    if winner == teams_of(names.viewer)[0]:
        return translate("table", "Your team wins the match!")
    return translate("jass", "The opponents win the match.")


def all_tricks(scored: DealScored, names: Names) -> str:
    """That one team has won all nine tricks; empty if none has."""
    mine, other = teams_of(names.viewer)
    if scored.teams[mine].bonus:
        return translate("jass", "Match: all nine tricks are yours, +100.")
    if scored.teams[other].bonus:
        return translate("jass", "Match: the opponents have all nine tricks, +100.")
    return ""


def match_reasons(rules: JassRules, public: Public, names: Names) -> tuple[str, ...]:
    """Why the match is over: the goal, that the rest is not played, and Schneider."""
    scores, target = public.scores, rules.options.target
    won = leader_past(scores, target)
    if won is None:
        return ()
    mine = won == teams_of(names.viewer)[0]
    told = [_reached(target, mine=mine)]
    if public.deal and len(public.deal.tricks) < HAND_SIZE:
        told.append(
            translate("jass", "The match is over at once; the remaining cards are not played.")
        )
    if is_schneider(scores, target):
        told.append(_schneider(target, mine=mine))
    return tuple(told)


def _reached(target: int, *, mine: bool) -> str:
    if mine:
        return translate("jass", "Your team reaches {n}!").format(n=target)
    return translate("jass", "The opponents reach {n}.").format(n=target)


def _schneider(target: int, *, mine: bool) -> str:
    half = number((target + 1) // 2)
    if mine:
        return translate("jass", "The opponents stay below {n}: Schneider!").format(n=half)
    return translate("jass", "Your team stays below {n}: Schneider.").format(n=half)
