"""The rules of Spades for two as a state machine."""

from dataclasses import dataclass, replace
from itertools import combinations
from typing import ClassVar

from cardtable.engine.cards import Card, Rank, Suit, deck
from cardtable.engine.layout import Layout, Seat
from cardtable.engine.nature import allows_between_deals, chance_between_deals
from cardtable.engine.rules import NATURE, Choice, Deal, Event, Lots, Play, State, TrickWon
from cardtable.engine.shuffle import Dice
from cardtable.engine.tricks import changed, following, outranks
from cardtable.games.spades.model import (
    DISCARDS,
    HAND,
    HAND_SIZE,
    OFFER,
    STANDARD,
    STOCK,
    THROWN,
    TRICK,
    WON,
    Bid,
    DealPublic,
    DealScored,
    Discarded,
    DoubleNil,
    Draw,
    Drawer,
    Drawn,
    Keep,
    Look,
    Looked,
    MatchPublic,
    Offered,
    Options,
    Phase,
    Public,
    Redraw,
    Refuse,
    Throw,
    Trick,
)
from cardtable.games.spades.scoring import scored, side_score, winner

RANKS = "23456789TJQKA"
"""From low to high, in every suit."""
DECK = deck(RANKS)
STRENGTH = {Rank(rank): height for height, rank in enumerate(RANKS)}
TRUMP = Suit.SPADES
MOST_EXCHANGED = 3
CHOICES = (Lots, Deal, DoubleNil, Look, Keep, Refuse, Throw, Redraw, Bid, Play)


@dataclass(frozen=True)
class SpadesRules:
    """Spades with these options. Seat 0 and seat 1; see the package for the rules in short."""

    options: Options = STANDARD
    seats: ClassVar[int] = 2
    deck: ClassVar[tuple[Card, ...]] = DECK
    choices: ClassVar[tuple[type[Choice], ...]] = CHOICES

    def start(self) -> State[Public]:
        """All cards in the stock; it is not known yet who draws first."""
        return State(Layout({STOCK: DECK}), Public(MatchPublic()))

    def turn(self, state: State[Public]) -> Seat | None:
        """NATURE between deals and for the exchange; None once somebody has won."""
        match, deal = state.public.match, state.public.deal
        if winner(match.scores, self.options.target) is not None:
            return None
        if deal is None or deal.result or state.cards[THROWN[deal.turn]]:
            return NATURE
        return deal.turn

    def legal(self, state: State[Public]) -> tuple[Choice, ...]:
        """What the phase asks for: double nil or not, keep or refuse, throw, bid, a card."""
        seat, deal = self.turn(state), state.public.deal
        if seat is None or seat == NATURE or deal is None:
            return ()
        match deal.phase:
            case Phase.DRAWING if self._asks_double_nil(deal):
                return DoubleNil(), Look()
            case Phase.DRAWING:
                return (Keep(), Refuse()) if state.cards[OFFER[seat]] else ()
            case Phase.EXCHANGE:
                return throws(seat, state.cards[HAND[seat]])
            case Phase.BIDDING:
                return tuple(Bid(tricks) for tricks in range(HAND_SIZE + 1))
        led = state.cards[TRICK][0] if state.cards[TRICK] else None
        return tuple(map(Play, playable(state.cards[HAND[seat]], led, broken=deal.broken)))

    def allows(self, state: State[Public], choice: Choice) -> bool:
        """Seats may choose what is legal; NATURE draws lots once, deals, and redraws."""
        if self.turn(state) != NATURE:
            return choice in self.legal(state)
        deal, drawn = state.public.deal, state.public.match.drawer is not None
        if deal is None or deal.result:
            return allows_between_deals(choice, self.seats, DECK, lots_drawn=drawn)
        match choice:
            case Redraw(seat, taken) if seat == deal.turn:
                as_many = len(set(taken)) == len(taken) == len(state.cards[THROWN[seat]])
                return as_many and set(taken) <= set(state.cards[DISCARDS])
        return False

    def chance(self, state: State[Public], dice: Dice) -> Choice:
        """Lots for the first drawer, the shuffled deck of each deal, the cards of an exchange."""
        deal, drawn = state.public.deal, state.public.match.drawer is not None
        if deal is None or deal.result:
            return chance_between_deals(dice, self.seats, DECK, lots_drawn=drawn)
        # An exchange taken back and made otherwise draws from the same order of the discards.
        order = dice.shuffled(state.cards[DISCARDS], f"redraw {deal.turn}")
        return Redraw(deal.turn, order[: len(state.cards[THROWN[deal.turn]])])

    def next_lot(self, state: State[Public]) -> Seat | None:
        """Who draws first in the next deal."""
        match, deal = state.public.match, state.public.deal
        if match.drawer is None or deal is None:
            return match.drawer
        return 1 - match.drawer if deal.result else None

    def later(self, lot: Seat) -> State[Public]:
        """No deal is unlike the first."""
        return State(self.start().cards, Public(MatchPublic(drawer=lot)))

    def follow(self, state: State[Public]) -> Event | None:
        """The offer and the second card of a turn, the end of a trick, the end of the deal."""
        cards, deal = state.cards, state.public.deal
        if deal is None or deal.result:
            return None
        seat = deal.turn
        if deal.phase is Phase.DRAWING:
            return self._drawing(cards, deal)
        trick = cards[TRICK]
        if len(trick) == 2:
            return TrickWon(1 - seat if beats(trick[1], trick[0]) else seat, 1)
        if len(deal.tricks) == HAND_SIZE:
            return self._end(state.public.match, deal)
        return None

    def apply(self, state: State[Public], event: Event) -> State[Public]:
        """The state after the event."""
        cards, match, deal = state.cards, state.public.match, state.public.deal
        match event:
            case Lots(seat):
                return State(cards, Public(replace(match, drawer=seat)), state.seen)
            case Deal(order):
                return self._dealt(state, order)
        assert deal is not None, "every other event belongs to a deal"
        seat = deal.turn
        match event:
            case DoubleNil():
                deal = replace(
                    deal,
                    asked=changed(deal.asked, seat, True),
                    double_nil=changed(deal.double_nil, seat, True),
                    bids=changed(deal.bids, seat, 0),
                )
            case Look():
                deal = replace(deal, asked=changed(deal.asked, seat, True))
            case Offered() | Looked():
                cards = cards.move(STOCK, OFFER[seat], cards[STOCK][0])
            case Keep():
                cards = cards.move(OFFER[seat], HAND[seat], *cards[OFFER[seat]])
                deal = replace(deal, kept=True)
            case Refuse():
                cards = cards.move(OFFER[seat], DISCARDS, *cards[OFFER[seat]])
                deal = replace(deal, kept=False)
            case Discarded():
                source = OFFER[seat] if cards[OFFER[seat]] else STOCK
                cards = cards.move(source, DISCARDS, cards[source][0])
                deal = _turn_ended(cards, deal)
            case Drawn():
                cards = cards.move(STOCK, HAND[seat], cards[STOCK][0])
                deal = _turn_ended(cards, deal)
            case Throw(_, thrown):
                cards = cards.move(HAND[seat], THROWN[seat], *thrown)
                deal = replace(deal, exchanged=changed(deal.exchanged, seat, len(thrown)))
                deal = deal if thrown else onward(deal)
            case Redraw(_, drawn):
                cards = cards.move(DISCARDS, HAND[seat], *drawn)
                cards = cards.move(THROWN[seat], DISCARDS, *cards[THROWN[seat]])
                deal = onward(deal)
            case Bid(tricks):
                deal = onward(replace(deal, bids=changed(deal.bids, seat, tricks)))
            case Play(card):
                cards = cards.move(HAND[seat], TRICK, card)
                broken = deal.broken or card.suit is TRUMP
                deal = replace(deal, turn=1 - seat, broken=broken)
            case TrickWon(taker):
                lead, reply = cards[TRICK]
                cards = cards.move(TRICK, WON[taker], lead, reply)
                trick = Trick(seat, lead, reply, taker)
                deal = replace(deal, turn=taker, tricks=(*deal.tricks, trick))
            case DealScored(sides):
                scores, bags = scored(match, sides)
                match = replace(match, scores=scores, bags=bags, sheet=(*match.sheet, event))
                deal = replace(deal, result=event)
        return State(cards, Public(match, deal), state.seen)

    def scores(self, state: State[Public]) -> tuple[int, ...]:
        """The points of the match so far."""
        return state.public.match.scores

    def _asks_double_nil(self, deal: DealPublic) -> bool:
        """Once each, before the player's own first card."""
        return self.options.double_nil and not deal.asked[deal.turn]

    def _drawing(self, cards: Layout[Card], deal: DealPublic) -> Event | None:
        seat = deal.turn
        if deal.kept is None:
            waits = cards[OFFER[seat]] or self._asks_double_nil(deal)
            return None if waits else Offered(seat)
        if not deal.kept:
            return Drawn(seat)
        looks = self.options.second_card_seen and not cards[OFFER[seat]]
        return Looked(seat) if looks else Discarded(seat)

    def _dealt(self, state: State[Public], order: tuple[Card, ...]) -> State[Public]:
        """A new stock; who draws first alternates from deal to deal, whatever the result."""
        match, drawer = state.public.match, self.next_lot(state)
        assert drawer is not None, "lots are drawn before the first deal"
        first = drawer if self.options.first_bidder is Drawer.FIRST else 1 - drawer
        match = replace(match, drawer=drawer, deals=match.deals + 1)
        return State(Layout({STOCK: order}), Public(match, DealPublic(drawer, first)), state.seen)

    def _end(self, match: MatchPublic, deal: DealPublic) -> DealScored:
        return DealScored(
            tuple(
                side_score(
                    bid,
                    tricks_won(deal, seat),
                    match.bags[seat],
                    double_nil=deal.double_nil[seat],
                    failed_nil_bags=self.options.failed_nil_bags,
                )
                for seat, bid in enumerate(deal.bids)
                if bid is not None
            )
        )


Rules = SpadesRules
"""The name by which every game's rules are found."""


def playable(hand: tuple[Card, ...], led: Card | None, *, broken: bool) -> tuple[Card, ...]:
    """What may be played on the card led, or led: no spade before spades are broken.

    Who holds nothing but spades may lead them at any time.
    """
    if led is not None:
        return following(hand, led.suit) or hand
    plain = tuple(card for card in hand if broken or card.suit is not TRUMP)
    return plain or hand


def beats(card: Card, led: Card) -> bool:
    """Whether the reply takes the trick."""
    return outranks(card, led, TRUMP, STRENGTH)


def throws(seat: Seat, hand: tuple[Card, ...]) -> tuple[Throw, ...]:
    """Every way to put out none to three cards; the cards of each in the order of the deck."""
    held = sorted(hand, key=DECK.index)
    return tuple(
        Throw(seat, thrown)
        for count in range(MOST_EXCHANGED + 1)
        for thrown in combinations(held, count)
    )


def tricks_won(deal: DealPublic, seat: Seat) -> int:
    """How many tricks the seat has taken in this deal."""
    return sum(trick.winner == seat for trick in deal.tricks)


def onward(deal: DealPublic) -> DealPublic:
    """The deal after the drawing, at the next thing to do, whose turn it is included.

    Double-nil bidders exchange, then the others bid, then the play begins; each time the one who
    leads to the first trick comes first.
    """
    order = (deal.first, 1 - deal.first)
    for seat in order:
        if deal.double_nil[seat] and deal.exchanged[seat] is None:
            return replace(deal, phase=Phase.EXCHANGE, turn=seat)
    for seat in order:
        if deal.bids[seat] is None:
            return replace(deal, phase=Phase.BIDDING, turn=seat)
    return replace(deal, phase=Phase.PLAY, turn=deal.first)


def _turn_ended(cards: Layout[Card], deal: DealPublic) -> DealPublic:
    """Two cards are gone from the stock: the other's turn, or the drawing is over."""
    assert deal.kept is not None, "a turn ends after its second card"
    draws = (*deal.draws, Draw(deal.turn, deal.kept))
    deal = replace(deal, draws=draws, kept=None, turn=1 - deal.turn)
    return deal if cards[STOCK] else onward(deal)
