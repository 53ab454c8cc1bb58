"""The arithmetic of Jass: what cards are worth, what counts next, who has won."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from cardtable.engine.cards import Card, Rank
from cardtable.engine.layout import Seat
from cardtable.engine.tricks import plus
from cardtable.games.jass.model import (
    HAND_SIZE,
    TEAMS,
    Contract,
    DealPublic,
    DealScored,
    Options,
    Team,
    TeamScore,
    Trick,
)

PLAIN = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
TRUMPS = {**PLAIN, Rank.JACK: 20, Rank.NINE: 14}
NO_TRUMPS = {**PLAIN, Rank.EIGHT: 8}
LAST_TRICK = 5
ALL_TRICKS = 100
STOECK = 20


def worth(cards: Iterable[Card], contract: Contract) -> int:
    """Card points of the cards."""
    trump = contract.trump
    plain = NO_TRUMPS if trump is None else PLAIN
    return sum((TRUMPS if card.suit == trump else plain).get(card.rank, 0) for card in cards)


def trick_points(card_points: int, *, last: bool = False, all_nine: bool = False) -> int:
    """What a trick of these card points counts; the ninth counts more, most if all are won."""
    return card_points + LAST_TRICK * last + ALL_TRICKS * all_nine


def team_of(seat: Seat) -> Team:
    """The team in which the seat plays."""
    return seat % len(TEAMS)


def won_all(tricks: Sequence[Trick], winner: Seat) -> bool:
    """Whether the team of this winner has taken all nine tricks."""
    team = team_of(winner)
    return len(tricks) == HAND_SIZE and all(team_of(trick.winner) == team for trick in tricks)


class Item(Enum):
    """What points are given for."""

    STOECK = auto()
    WEIS = auto()
    TRICK = auto()


@dataclass(frozen=True, slots=True)
class Credit:
    """Points, before the factor, that a team gets at one moment."""

    item: Item
    team: Team
    points: int


def next_credit(
    scores: tuple[int, ...],
    waiting: Sequence[Credit],
    stoeck: Credit | None,
    factor: int,
    target: int,
) -> Credit | None:
    """What counts next of that which waits in this order; nothing once a team has won.

    `stoeck` is one that is held and not yet scored: it comes first at the moment when it wins.
    """
    if leader_past(scores, target) is not None:
        return None
    if stoeck and credited(scores, stoeck, factor)[stoeck.team] >= target:
        return stoeck
    return waiting[0] if waiting else None


def credited(scores: tuple[int, ...], credit: Credit, factor: int) -> tuple[int, ...]:
    """The scores with the credit."""
    return plus(scores, credit.team, credit.points * factor)


def leader_past(scores: tuple[int, ...], target: int) -> Team | None:
    """The team that has won the match: the only one that can have reached the target."""
    return next((team for team in TEAMS if scores[team] >= target), None)


def is_schneider(scores: tuple[int, ...], target: int) -> bool:
    """Whether the match is won and the loser has not come half the way."""
    winner = leader_past(scores, target)
    return winner is not None and 2 * scores[1 - winner] < target


def deal_score(deal: DealPublic, options: Options) -> DealScored:
    """What both teams made in the deal so far."""
    assert deal.contract is not None, "before the contract nothing is scored"
    assert deal.chosen_by is not None, "somebody has chosen it"
    factor = options.factor(deal.contract)
    teams = tuple(_team_score(deal, team, factor) for team in TEAMS)
    return DealScored(deal.contract, deal.chosen_by, factor, teams)


def _team_score(deal: DealPublic, team: Team, factor: int) -> TeamScore:
    own = [trick for trick in deal.tricks if team_of(trick.winner) == team]
    made = (
        sum(trick.points for trick in own),
        deal.weis.points if deal.weis and team_of(deal.weis.seat) == team else 0,
        STOECK if deal.stoeck and team_of(deal.stoeck.seat) == team else 0,
        ALL_TRICKS * won_all(own, team),
    )
    return TeamScore(len(own), *made, total=factor * sum(made))
