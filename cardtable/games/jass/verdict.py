"""The result card of Jass: what both teams made in the deal, and their totals."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.rules import State
from cardtable.games.jass.model import DealScored, Public, Team
from cardtable.games.jass.outcome import all_tricks, deal_outcome, match_outcome, match_reasons
from cardtable.games.jass.panel import FACES, seat_for, side_name
from cardtable.games.jass.rules import JassRules
from cardtable.games.jass.scoring import leader_past
from cardtable.games.jass.texts import contract_name, teams_of
from cardtable.tabletop.sounds import Sound
from cardtable.tabletop.table import Names
from cardtable.tabletop.verdict import Verdict, VerdictTable, outcome_sound
from cardtable.texts import factor, number, signed

translate = QCoreApplication.translate


def verdict(
    rules: JassRules, state: State[Public], course: tuple[tuple[int, ...], ...], names: Names
) -> Verdict:
    """The result of the deal that has just ended; `course` are the scores after every deal."""
    public, deal = state.public, state.public.deal
    assert deal is not None and deal.result is not None, "only a finished deal has a result"
    won, scored = leader_past(public.match.scores, rules.options.target), deal.result
    mine, other = teams_of(names.viewer)
    reasons = match_reasons(rules, public, names) or (_contract(scored), all_tricks(scored, names))
    return Verdict(
        heading=translate("table", "Result of the Deal")
        if won is None
        else translate("table", "Result of the Match"),
        title=deal_outcome(scored, names) if won is None else match_outcome(won, names),
        reason=" ".join(filter(None, reasons)),
        badge=signed(scored.teams[mine].total)
        if won is None
        else number(public.match.scores[mine]),
        badge_caption=translate("jass", "Points"),
        rows=(),
        tally_caption="",
        tally=(),
        match_over=won is not None,
        course=tuple((scores[mine], scores[other]) for scores in course),
        table=_table(public, scored, names),
        sound=_sound(scored, won, mine),
    )


def _sound(scored: DealScored, won: Team | None, mine: Team) -> Sound | None:
    if won is not None:
        return outcome_sound(won == mine, won != mine, match_over=True)
    return outcome_sound(scored.teams[mine].total, scored.teams[1 - mine].total, match_over=False)


def _contract(scored: DealScored) -> str:
    counts = translate("jass", "Everything counts ×{n}.").format(n=scored.factor)
    return f"{contract_name(scored.contract)}. {counts}"


def _table(public: Public, scored: DealScored, names: Names) -> VerdictTable:
    order = teams_of(names.viewer)
    sides = tuple(scored.teams[team] for team in order)
    rows = [
        (translate("table", "Tricks", "sh.tricks"), tuple(number(s.tricks) for s in sides)),
        (translate("table", "Card points"), tuple(number(s.card_points) for s in sides)),
        (translate("jass", "Weis"), tuple(number(s.weis) for s in sides)),
        (translate("jass", "Stöck"), tuple(number(s.stoeck) for s in sides)),
        (translate("jass", "Match", "sh.match"), tuple(number(s.bonus) for s in sides)),
    ]
    kept = rows[:2] + [row for row in rows[2:] if set(row[1]) != {"0"}]
    times = factor(scored.factor)
    made = tuple(signed(side.total) for side in sides)
    kept.append((translate("jass", "Multiplier"), tuple(times for _ in sides)))
    kept.append((translate("jass", "Points"), made))
    return VerdictTable(
        heads=tuple(side_name(team, names) for team in order),
        faces=tuple(FACES[seat_for(team, names)] for team in order),
        rows=tuple(kept),
        total=(
            translate("jass", "Total"),
            tuple(number(public.match.scores[team]) for team in order),
        ),
    )
