"""The result card of Spades: what both bid and took, what it was worth, and the totals."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.layout import Seat
from cardtable.engine.rules import State
from cardtable.games.spades.model import DealScored, Public, SideScore
from cardtable.games.spades.panel import FACES
from cardtable.games.spades.rules import SpadesRules
from cardtable.games.spades.scoring import winner
from cardtable.games.spades.texts import bid_figure, bid_outcome, match_outcome, penalty
from cardtable.tabletop.sounds import Sound
from cardtable.tabletop.table import Names
from cardtable.tabletop.verdict import Verdict, VerdictTable, outcome_sound
from cardtable.texts import by, number, signed

translate = QCoreApplication.translate


def verdict(
    rules: SpadesRules,
    state: State[Public],
    course: tuple[tuple[int, ...], ...],
    names: Names,
) -> Verdict:
    """The result of the deal that has just ended; `course` are the scores after every deal."""
    match, deal = state.public.match, state.public.deal
    assert deal is not None and deal.result is not None, "only a finished deal has a result"
    won, mine = winner(match.scores, rules.options.target), deal.result.sides[names.viewer]
    over = won is not None
    return Verdict(
        heading=translate("table", "Result of the Match")
        if over
        else translate("table", "Result of the Deal"),
        title=match_outcome(won, names)
        if won is not None
        else bid_outcome(names.viewer, mine, names),
        reason=_reason(rules, state.public, deal.result, names),
        badge=number(match.scores[names.viewer]) if over else signed(mine.points + mine.penalty),
        badge_caption=translate("spades", "Points"),
        rows=(),
        tally_caption="",
        tally=(),
        match_over=over,
        course=course,
        table=_table(state.public, deal.result, names),
        sound=result_sound(deal.result, won, names.viewer),
    )


def result_sound(scored: DealScored, won: Seat | None, viewer: Seat) -> Sound | None:
    """A nil of one's own that is made sounds like nothing else, unless the match is over."""
    if won is not None:
        return outcome_sound(won == viewer, won != viewer, match_over=True)
    mine, other = scored.sides[viewer], scored.sides[1 - viewer]
    if mine.bid == 0 and mine.points > 0:
        return Sound.NIL_MADE
    made = mine.points + mine.penalty, other.points + other.penalty
    return outcome_sound(*made, match_over=False)


def _reason(rules: SpadesRules, public: Public, scored: DealScored, names: Names) -> str:
    """Why the match is over or plays on, what ten bags cost, or how the other's bid came out."""
    scores, target = public.match.scores, rules.options.target
    there = [seat for seat, score in enumerate(scores) if score >= target]
    if len(there) == len(scores):
        if winner(scores, target) is None:
            return translate("spades", "It is a tie – another deal decides.")
        return translate("spades", "Both of you are there: the higher score wins.")
    if there:
        return by(
            there[0],
            names,
            translate("spades", "You reach {n} points."),
            translate("spades", "{name} reaches {n} points."),
            n=number(target),
        )
    rival = 1 - names.viewer
    for seat in (names.viewer, rival):
        if scored.sides[seat].penalty:
            return penalty(seat, names)
    return bid_outcome(rival, scored.sides[rival], names)


def _table(public: Public, scored: DealScored, names: Names) -> VerdictTable:
    seats = (names.viewer, 1 - names.viewer)
    sides = tuple(scored.sides[seat] for seat in seats)
    carried = tuple(public.match.bags[seat] for seat in seats)
    rows = [
        (translate("spades", "Bid"), tuple(map(bid_figure, sides))),
        (translate("table", "Tricks", "sh.tricks"), tuple(number(side.tricks) for side in sides)),
        (translate("spades", "Points"), tuple(signed(side.points) for side in sides)),
        (translate("spades", "Bags"), tuple(map(_bags, sides, carried))),
    ]
    if any(side.penalty for side in sides):
        costs = tuple(signed(side.penalty) if side.penalty else "" for side in sides)
        rows.append((translate("spades", "10 bags"), costs))
    return VerdictTable(
        heads=tuple(names.seats[seat] for seat in seats),
        faces=tuple(FACES[seat] for seat in seats),
        rows=tuple(rows),
        total=(
            translate("spades", "Total"),
            tuple(number(public.match.scores[seat]) for seat in seats),
        ),
    )


def _bags(side: SideScore, carried: int) -> str:
    """New bags, and those that stand for the next deal."""
    return f"{signed(side.bags)} → {number(carried)}" if side.bags else number(carried)
