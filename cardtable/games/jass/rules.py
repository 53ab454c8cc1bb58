"""The rules of Jass as a state machine."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.layout import Layout, Seat
from cardtable.engine.nature import allows_between_deals, chance_between_deals
from cardtable.engine.rules import NATURE, Choice, Deal, Event, Lots, Play, State, TrickWon
from cardtable.engine.shuffle import Dice
from cardtable.engine.tricks import plus
from cardtable.games.jass.holding import dealt_to, held_by, stoeck_cards, stoeck_holder
from cardtable.games.jass.model import (
    HAND,
    HAND_SIZE,
    PACK,
    SEATS,
    SHOWN,
    STANDARD,
    TRICK,
    WON,
    Choose,
    Contract,
    DealPublic,
    DealScored,
    Declared,
    MatchPublic,
    Options,
    Public,
    Push,
    Stoeck,
    Trick,
    Weis,
    WeisScored,
)
from cardtable.games.jass.scoring import (
    STOECK,
    Credit,
    Item,
    deal_score,
    leader_past,
    next_credit,
    team_of,
    trick_points,
    won_all,
    worth,
)
from cardtable.games.jass.tricks import DECK, playable, taker
from cardtable.games.jass.weis import best_of, meld_cards, melds, total

PACKET = 3
FIRST_FOREHAND = Card(Suit.HEARTS, Rank.SEVEN)
"""Who is dealt this card begins the first deal."""


@dataclass(frozen=True)
class JassRules:
    """Jass with these options, seats 0 and 2 against 1 and 3; the package tells the rules."""

    options: Options = STANDARD
    seats: ClassVar[int] = SEATS
    deck: ClassVar[tuple[Card, ...]] = DECK
    choices: ClassVar[tuple[type[Choice], ...]] = (Lots, Deal, Push, Choose, Play)

    def start(self) -> State[Public]:
        """All cards in the pack, nobody has dealt yet."""
        return State(Layout({PACK: DECK}), Public(MatchPublic()))

    def turn(self, state: State[Public]) -> Seat | None:
        """NATURE between deals, None once a team has won the match."""
        match, deal = state.public.match, state.public.deal
        if leader_past(match.scores, self.options.target) is not None:
            return None
        return NATURE if deal is None or deal.result else deal.turn

    def legal(self, state: State[Public]) -> tuple[Choice, ...]:
        """Contracts, and pushing for forehand; then cards."""
        seat, deal = self.turn(state), state.public.deal
        if seat is None or seat == NATURE or deal is None:
            return ()
        if deal.contract is None:
            return (*map(Choose, Contract), *(() if deal.pushed else (Push(),)))
        hand = held_by(state.cards, seat)
        return tuple(map(Play, playable(hand, state.cards[TRICK], deal.contract)))

    def allows(self, state: State[Public], choice: Choice) -> bool:
        """Seats may choose what is legal; NATURE draws lots once, then deals any order."""
        if self.turn(state) != NATURE:
            return choice in self.legal(state)
        drawn = state.public.match.dealer is not None
        return allows_between_deals(choice, self.seats, DECK, lots_drawn=drawn)

    def chance(self, state: State[Public], dice: Dice) -> Choice:
        """Lots for the first dealer, then the shuffled deck of each deal."""
        drawn = state.public.match.dealer is not None
        return chance_between_deals(dice, self.seats, DECK, lots_drawn=drawn)

    def next_lot(self, state: State[Public]) -> Seat | None:
        """Who deals next."""
        deal = state.public.deal
        return _next_dealer(state.public) if deal is None or deal.result else None

    def later(self, lot: Seat) -> State[Public]:
        """As if a deal were played: forehand sits to the right of the dealer, whatever he holds."""
        return State(self.start().cards, Public(MatchPublic(dealer=lot, deals=1)))

    def follow(self, state: State[Public]) -> Event | None:
        """A call of Weis in the first trick, then what counts, in its order; the deal's end."""
        cards, deal = state.cards, state.public.deal
        if deal is None or deal.result or deal.contract is None:
            return None
        if not deal.tricks:
            if call := self._call(cards, deal, deal.contract):
                return call
            if len(cards[TRICK]) < SEATS:
                return None  # nothing counts before the first trick is full
        scores, target = state.public.scores, self.options.target
        if event := self._credit(cards, deal, deal.contract, scores):
            return event
        if len(deal.tricks) == HAND_SIZE or leader_past(scores, target) is not None:
            return deal_score(deal, self.options)
        return None

    def apply(self, state: State[Public], event: Event) -> State[Public]:
        """The state after the event."""
        cards, match, deal = state.cards, state.public.match, state.public.deal
        match event:
            case Lots(seat):
                return State(cards, Public(replace(match, dealer=seat)), state.seen)
            case Deal(order):
                return _dealt(state, order)
        assert deal is not None, "every other event belongs to a deal"
        seat = deal.turn
        match event:
            case Push():
                deal = replace(deal, pushed=True, turn=(seat + 2) % SEATS)
            case Choose(contract):
                deal = replace(deal, contract=contract, chosen_by=seat, turn=deal.forehand)
            case Play(card):
                cards = cards.move(cards.zone_of(card), TRICK, card)
                deal = replace(deal, turn=(seat + 1) % SEATS)
            case Weis():
                deal = replace(deal, calls=(*deal.calls, event))
            case WeisScored(winner, points, declared):
                for each in declared:
                    melded = (card for meld in each.melds for card in meld_cards(meld))
                    cards = _shown(cards, each.seat, melded)
                deal = replace(self._gain(deal, winner, points), weis=event)
            case Stoeck(holder):
                assert deal.contract is not None, "Stöck is a matter of trumps"
                cards = _shown(cards, holder, stoeck_cards(deal.contract))
                deal = replace(self._gain(deal, holder, STOECK), stoeck=event)
            case TrickWon(winner, points):
                trick = Trick(deal.leader, cards[TRICK], winner, points)
                cards = cards.move(TRICK, WON[team_of(winner)], *cards[TRICK])
                deal = replace(deal, turn=winner, tricks=(*deal.tricks, trick))
                counts = trick_points(points, all_nine=won_all(deal.tricks, winner))
                deal = self._gain(deal, winner, counts)
            case DealScored():
                scores = state.public.scores
                match = replace(match, scores=scores, sheet=(*match.sheet, event))
                deal = replace(deal, result=event)
        return State(cards, Public(match, deal), state.seen)

    def scores(self, state: State[Public]) -> tuple[int, ...]:
        """The live score of each seat's team."""
        return state.public.scores * 2

    def _gain(self, deal: DealPublic, seat: Seat, points: int) -> DealPublic:
        """The deal after the seat's team has scored these points, before the factor."""
        assert deal.contract is not None, "before the contract nothing is scored"
        gain = points * self.options.factor(deal.contract)
        return replace(deal, gained=plus(deal.gained, team_of(seat), gain))

    def _call(self, cards: Layout[Card], deal: DealPublic, contract: Contract) -> Weis | None:
        """The Weis of the seat that has just played its first card, if not yet called."""
        seat = (deal.turn - 1) % SEATS
        if not cards[TRICK] or any(call.seat == seat for call in deal.calls):
            return None
        found = melds(dealt_to(cards, deal, seat), contract, self.options)
        return Weis(seat, found[0]) if found else None

    def _credit(
        self, cards: Layout[Card], deal: DealPublic, contract: Contract, scores: tuple[int, ...]
    ) -> Event | None:
        """What counts next: Stöck, then Weis, then the trick."""
        due: dict[Item, Event] = {}
        waiting: list[Credit] = []
        stoeck = None
        holder = None if deal.stoeck else stoeck_holder(cards, deal, contract)
        if holder is not None:
            stoeck = Credit(Item.STOECK, team_of(holder), STOECK)
            due[Item.STOECK] = Stoeck(holder)
            if not set(stoeck_cards(contract)).intersection(held_by(cards, holder)):
                waiting.append(stoeck)
        if len(cards[TRICK]) == SEATS:
            if deal.calls and not deal.weis:
                weis = due[Item.WEIS] = self._weis(cards, deal, contract)
                waiting.append(Credit(Item.WEIS, team_of(weis.seat), weis.points))
            won = due[Item.TRICK] = _trick_won(cards, deal, contract)
            waiting.append(Credit(Item.TRICK, team_of(won.seat), won.points))
        factor, target = self.options.factor(contract), self.options.target
        credit = next_credit(scores, waiting, stoeck, factor, target)
        return due[credit.item] if credit else None

    def _weis(self, cards: Layout[Card], deal: DealPublic, contract: Contract) -> WeisScored:
        """All melds of the team with the best one; the calls stand in the order of play."""
        best = best_of([call.meld for call in deal.calls], contract, self.options)
        assert best is not None, "somebody has called"
        winner = deal.calls[best].seat
        declared = tuple(
            Declared(seat, found)
            for seat in (winner, (winner + 2) % SEATS)
            if (found := melds(dealt_to(cards, deal, seat), contract, self.options))
        )
        return WeisScored(winner, sum(total(each.melds) for each in declared), declared)


Rules = JassRules
"""The name by which every game's rules are found."""


def _dealt(state: State[Public], order: tuple[Card, ...]) -> State[Public]:
    """Packets of three in the order of play, from the right of the dealer.

    The holder of the seven of roses is forehand once; whoever was forehand deals next, and from
    then on forehand sits to the right of the dealer.
    """
    match, dealer = state.public.match, _next_dealer(state.public)
    assert dealer is not None, "lots are drawn before the first deal"
    first = (dealer + 1) % SEATS
    packets = [order[start : start + PACKET] for start in range(0, len(order), PACKET)]
    dealt = {(first + place) % SEATS: sum(packets[place::SEATS], ()) for place in range(SEATS)}
    if match.deals == 0:
        first = next(seat for seat, hand in dealt.items() if FIRST_FOREHAND in hand)
    cards = Layout({HAND[seat]: hand for seat, hand in dealt.items()})
    match = replace(match, dealer=dealer, deals=match.deals + 1)
    return State(cards, Public(match, DealPublic(first, first)), state.seen)


def _next_dealer(public: Public) -> Seat | None:
    return public.deal.forehand if public.deal else public.match.dealer


def _trick_won(cards: Layout[Card], deal: DealPublic, contract: Contract) -> TrickWon:
    trick = cards[TRICK]
    winner = (deal.leader + taker(trick, contract)) % SEATS
    last = len(deal.tricks) == HAND_SIZE - 1
    return TrickWon(winner, trick_points(worth(trick, contract), last=last))


def _shown(cards: Layout[Card], seat: Seat, shown: Iterable[Card]) -> Layout[Card]:
    """The layout after the seat has shown these cards, as far as it still hides them."""
    hidden = [card for card in shown if card in cards[HAND[seat]]]
    return cards.move(HAND[seat], SHOWN[seat], *hidden)
