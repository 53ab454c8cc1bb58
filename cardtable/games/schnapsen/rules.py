"""The rules of Schnapsen as a state machine."""

from dataclasses import dataclass, replace
from typing import ClassVar

from cardtable.engine.cards import Card, Rank, Suit, deck
from cardtable.engine.layout import Layout, Seat
from cardtable.engine.nature import allows_between_deals, chance_between_deals
from cardtable.engine.rules import NATURE, Choice, Deal, Event, Lots, Play, State, TrickWon
from cardtable.engine.shuffle import Dice
from cardtable.engine.tricks import following, outranks, plus
from cardtable.games.schnapsen.model import (
    CLOSED,
    HAND,
    INDICATOR,
    SHOWN,
    STANDARD,
    TALON,
    TRICK,
    WON,
    Close,
    DealPublic,
    DealWon,
    Drawn,
    Exchange,
    Marriage,
    MarriageCounted,
    Married,
    MatchPublic,
    Options,
    Public,
    Reason,
    Standing,
    Trick,
)
from cardtable.games.schnapsen.scoring import (
    VALUE,
    WIN,
    deal_result,
    failed_close_points,
    marriage_points,
    points_to_go,
    worth,
)

DECK = deck("ATKQJ")
FIRST_PACKET, SECOND_PACKET = 3, 2


@dataclass(frozen=True)
class SchnapsenRules:
    """Schnapsen with these options. Seat 0 and seat 1; see the package for the rules in short."""

    options: Options = STANDARD
    seats: ClassVar[int] = 2
    deck: ClassVar[tuple[Card, ...]] = DECK
    choices: ClassVar[tuple[type[Choice], ...]] = (Lots, Deal, Play, Exchange, Close)

    def start(self) -> State[Public]:
        """All cards in the stock, nobody has dealt yet."""
        points = self.options.match_points
        return State(Layout({TALON: DECK}), Public(MatchPublic((points, points))))

    def turn(self, state: State[Public]) -> Seat | None:
        """NATURE between deals, None once somebody is down to nought."""
        match, deal = state.public.match, state.public.deal
        if 0 in match.to_go:
            return None
        return NATURE if deal is None or deal.result else deal.turn

    def legal(self, state: State[Public]) -> tuple[Choice, ...]:
        """Cards to play, and on lead exchange and closing while the stock is open."""
        seat, deal = self.turn(state), state.public.deal
        if seat is None or seat == NATURE or deal is None:
            return ()
        hand, led = held_by(state.cards, seat), state.cards[TRICK]
        if led:
            strict = deal.closed_by is not None or not state.cards[INDICATOR]
            return tuple(map(Play, followers(hand, led[0], deal.trump) if strict else hand))
        before: list[Choice] = []
        if indicator := state.cards[INDICATOR]:
            if Card(indicator[0].suit, Rank.JACK) in hand:
                before.append(Exchange())
            before.append(Close())
        return (*before, *map(Play, hand))

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
        match, deal = state.public.match, state.public.deal
        return _next_dealer(match) if deal is None or deal.result else None

    def later(self, lot: Seat) -> State[Public]:
        """No deal is unlike the first."""
        start = self.start()
        return State(start.cards, Public(replace(start.public.match, dealer=lot)))

    def follow(self, state: State[Public]) -> Event | None:
        """The fixed order of events: trick, marriage, its credit, 66, drawing, the last trick."""
        deal, trick = state.public.deal, state.cards[TRICK]
        if deal is None or deal.result:
            return None
        if len(trick) == 2:
            winner = 1 - deal.turn if beats(trick[1], trick[0], deal.trump) else deal.turn
            return TrickWon(winner, worth(trick))
        if len(trick) == 1 and (married := _marriage(state, deal, trick[0])):
            return married
        for seat in range(self.seats):
            if deal.pending[seat] and tricks_won(state.cards, seat):
                return MarriageCounted(seat, deal.pending[seat])
        for seat in range(self.seats):
            if deal.points[seat] >= WIN:
                loser = Standing(deal.points[1 - seat], tricks_won(state.cards, 1 - seat))
                return DealWon(seat, *deal_result(seat, deal.closed_by, deal.at_closing, loser))
        if deal.must_draw:
            return Drawn(deal.must_draw[0])
        if not trick and not held_by(state.cards, deal.turn):
            return _played_out(deal)
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
            case Play(card):
                cards = cards.move(cards.zone_of(card), TRICK, card)
                deal = replace(deal, turn=1 - seat)
            case Exchange():
                shown = cards[INDICATOR][0]
                unter = Card(shown.suit, Rank.JACK)
                cards = cards.move(INDICATOR, SHOWN[seat], shown)
                cards = cards.move(cards.zone_of(unter), INDICATOR, unter)
                deal = replace(deal, exchanged_by=seat)
            case Close():
                cards = cards.move(INDICATOR, CLOSED, *cards[INDICATOR])
                rival = Standing(deal.points[1 - seat], tricks_won(cards, 1 - seat))
                deal = replace(deal, closed_by=seat, at_closing=rival)
            case Married(who, suit, points):
                mate = partner(cards[TRICK][0])
                cards = cards.move(cards.zone_of(mate), SHOWN[who], mate)
                deal = replace(
                    deal,
                    marriages=(*deal.marriages, Marriage(who, suit, points)),
                    pending=plus(deal.pending, who, points),
                )
            case MarriageCounted(who, points):
                deal = replace(
                    deal,
                    points=plus(deal.points, who, points),
                    pending=plus(deal.pending, who, -points),
                )
            case TrickWon(winner, points):
                lead, reply = cards[TRICK]
                cards = cards.move(TRICK, WON[winner], lead, reply)
                deal = replace(
                    deal,
                    turn=winner,
                    last_winner=winner,
                    points=plus(deal.points, winner, points),
                    tricks=(*deal.tricks, Trick(seat, lead, reply, winner)),
                    must_draw=(winner, 1 - winner) if cards[INDICATOR] else (),
                )
            case Drawn(who):
                if cards[TALON]:
                    cards = cards.move(TALON, HAND[who], cards[TALON][0])
                else:
                    cards = cards.move(INDICATOR, SHOWN[who], cards[INDICATOR][0])
                deal = replace(deal, must_draw=deal.must_draw[1:])
            case DealWon(winner, points):
                match = replace(match, to_go=points_to_go(match.to_go, winner, points))
                deal = replace(deal, result=event, must_draw=())
        return State(cards, Public(match, deal), state.seen)

    def scores(self, state: State[Public]) -> tuple[int, ...]:
        """Match points made so far."""
        return tuple(self.options.match_points - points for points in state.public.match.to_go)


Rules = SchnapsenRules
"""The name by which every game's rules are found."""


def followers(hand: tuple[Card, ...], led: Card, trump: Suit) -> tuple[Card, ...]:
    """What may be played on the lead when the strict rules hold: beat it, follow, trump, any."""
    same = following(hand, led.suit)
    higher = tuple(card for card in same if beats(card, led, trump))
    return higher or same or following(hand, trump) or hand


def beats(card: Card, led: Card, trump: Suit) -> bool:
    """Whether the reply takes the trick."""
    return outranks(card, led, trump, VALUE)


def partner(card: Card) -> Card:
    """The Ober to a König, the König to an Ober."""
    return Card(card.suit, Rank.QUEEN if card.rank is Rank.KING else Rank.KING)


def held_by(cards: Layout[Card], seat: Seat) -> tuple[Card, ...]:
    """The seat's hand, those of its cards that the other has seen included."""
    return cards[HAND[seat]] + cards[SHOWN[seat]]


def tricks_won(cards: Layout[Card], seat: Seat) -> int:
    """How many tricks lie before the seat."""
    return len(cards[WON[seat]]) // 2


def _dealt(state: State[Public], order: tuple[Card, ...]) -> State[Public]:
    """Three cards each, the indicator, two cards each; the dealer changes every deal."""
    match = state.public.match
    dealer = _next_dealer(match)
    assert dealer is not None, "lots are drawn before the first deal"
    first, second = 1 - dealer, dealer
    one, two, three = FIRST_PACKET, 2 * FIRST_PACKET, 2 * FIRST_PACKET + 1
    indicator, four, five = order[two], three + SECOND_PACKET, three + 2 * SECOND_PACKET
    cards = Layout(
        {
            HAND[first]: order[:one] + order[three:four],
            HAND[second]: order[one:two] + order[four:five],
            INDICATOR: (indicator,),
            TALON: order[five:],
        }
    )
    match = replace(match, dealer=dealer, deals=match.deals + 1)
    return State(cards, Public(match, DealPublic(first, indicator.suit)), state.seen)


def _next_dealer(match: MatchPublic) -> Seat | None:
    return match.dealer if match.dealer is None or match.deals == 0 else 1 - match.dealer


def _marriage(state: State[Public], deal: DealPublic, led: Card) -> Married | None:
    """The marriage that the lead declares, if its mate is in the same hand."""
    seat = 1 - deal.turn
    if led.rank not in (Rank.KING, Rank.QUEEN):
        return None
    declared = any(m.seat == seat and m.suit == led.suit for m in deal.marriages)
    if declared or partner(led) not in held_by(state.cards, seat):
        return None
    return Married(seat, led.suit, marriage_points(led.suit, deal.trump))


def _played_out(deal: DealPublic) -> DealWon:
    """All cards are played and nobody has 66."""
    if deal.closed_by is not None and deal.at_closing is not None:
        rival = 1 - deal.closed_by
        return DealWon(rival, failed_close_points(deal.at_closing), Reason.CLOSER_FAILED)
    assert deal.last_winner is not None, "a deal is not over before its first trick"
    return DealWon(deal.last_winner, 1, Reason.LAST_TRICK)
