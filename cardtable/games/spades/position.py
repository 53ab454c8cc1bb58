"""Any legal moment of a deal, typed in full: for tests, problems, lessons and played-on deals."""

from dataclasses import replace

from cardtable.engine.cards import Card
from cardtable.engine.layout import Layout, Seat
from cardtable.engine.rules import State
from cardtable.engine.tricks import changed
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
    DealPublic,
    Draw,
    Drawer,
    MatchPublic,
    Options,
    Phase,
    Public,
    Trick,
)
from cardtable.games.spades.rules import DECK, MOST_EXCHANGED, TRUMP, beats, onward
from cardtable.games.spades.scoring import BAGS, winner

Cards = tuple[Card, ...]
Pair = tuple[int, int]
Flags = tuple[bool, bool]
Numbers = tuple[int | None, int | None]


def position(
    hands: tuple[Cards, Cards],
    *,
    options: Options = STANDARD,
    drawer: Seat = 0,
    stock: Cards = (),
    offer: Cards = (),
    discards: Cards = (),
    kept: tuple[bool, ...] | None = None,
    double_nil: Flags = (False, False),
    thrown: Cards = (),
    exchanged: Numbers = (None, None),
    bids: Numbers = (None, None),
    won: tuple[Cards, Cards] = ((), ()),
    trick: Cards = (),
    leader: Seat | None = None,
    broken: bool | None = None,
    scores: Pair = (0, 0),
    bags: Pair = (0, 0),
    seen: tuple[Cards, Cards] = ((), ()),
) -> State[Public]:
    """The moment at which somebody is to choose, by what lies where and who has said what.

    `drawer` drew first in this deal; the options say who bids and leads first. While there is a
    stock, its first card being drawn next, the deal is in the drawing: with a card in `offer` it
    is asked whether to keep it, without one whether to bid double nil. `kept` tells the finished
    turns, all kept if not given. Then come the exchange (with cards in `thrown` it is NATURE's turn
    to give others), the bids and the play, as far as `exchanged` and `bids` go.

    `won` are the cards of won tricks in pairs, lead and reply; `leader` leads, or has led the one
    card of `trick`. Spades are broken if one lies there; `broken` need not be said, but must fit.
    `seen` are cards that a seat remembers besides those in its sight.

    Raises ValueError if that is no moment of a deal by these options.
    """
    turns = (len(DECK) - len(stock) - len(offer)) // 2
    flags = (True,) * turns if kept is None else kept
    if len(flags) != turns:
        raise ValueError(f"{len(flags)} of {turns} finished turns are told")
    draws = tuple(Draw((drawer + turn) % 2, each) for turn, each in enumerate(flags))
    deal = DealPublic(
        turn=(drawer + turns) % 2,
        first=drawer if options.first_bidder is Drawer.FIRST else 1 - drawer,
        draws=draws,
        asked=tuple(options.double_nil and _begun(draws, seat) for seat in (0, 1)),
        double_nil=double_nil,
        exchanged=exchanged,
        bids=tuple(0 if nil else bid for nil, bid in zip(double_nil, bids, strict=True)),
    )
    deal = _drawing(deal, options, offer) if stock else _later(deal, len(thrown), leader)
    cards = Layout(
        {
            HAND[0]: hands[0],
            HAND[1]: hands[1],
            STOCK: stock,
            OFFER[deal.turn]: offer,
            DISCARDS: discards,
            THROWN[deal.turn]: thrown,
            TRICK: trick,
            WON[0]: won[0],
            WON[1]: won[1],
        }
    )
    _check_cards(cards, deal, turns)
    _check_said(deal, bids, options)
    if leader is not None and deal.phase is not Phase.PLAY:
        raise ValueError("nobody leads before both have bid")
    if deal.phase is Phase.PLAY:
        deal = _playing(deal, cards)
    if broken not in (None, deal.broken):
        raise ValueError("spades are broken just when one has been played")
    _check_match(scores, bags, options.target)
    match = MatchPublic(scores, bags, drawer, deals=1)
    return State(cards, Public(match, deal), (frozenset(seen[0]), frozenset(seen[1])))


def _begun(draws: tuple[Draw, ...], seat: Seat) -> bool:
    """Whether the seat has finished a turn of drawing."""
    return any(draw.seat == seat for draw in draws)


def _drawing(deal: DealPublic, options: Options, offer: Cards) -> DealPublic:
    """The deal in the drawing: a card is offered, or double nil is asked about before it."""
    if offer:
        return replace(deal, asked=changed(deal.asked, deal.turn, options.double_nil))
    if not options.double_nil or deal.asked[deal.turn]:
        raise ValueError("a card of the stock must be offered")
    return deal


def _later(deal: DealPublic, thrown: int, leader: Seat | None) -> DealPublic:
    """The deal after the drawing, at the next thing to do. Who has put out cards is to be given."""
    going_on = onward(deal)
    if thrown and going_on.phase is Phase.EXCHANGE:
        return replace(going_on, exchanged=changed(deal.exchanged, going_on.turn, thrown))
    if going_on.phase is Phase.PLAY and leader is not None:
        return replace(going_on, turn=leader)
    return going_on


def _playing(deal: DealPublic, cards: Layout[Card]) -> DealPublic:
    """The deal with what has been played: its tricks, whether spades are broken, who is next."""
    tricks, trick = tuple(map(_trick, _pairs(cards))), cards[TRICK]
    if deal.turn not in ({each.winner for each in tricks} or {deal.first}):
        raise ValueError("the winner of a trick leads, and to the first the first bidder")
    for each in tricks:
        if any(card.suit is each.lead.suit for card in cards[HAND[1 - each.leader]]) and (
            each.reply.suit is not each.lead.suit
        ):
            raise ValueError(f"{each.reply} did not follow suit")
    played = [card for each in tricks for card in (each.lead, each.reply)]
    broken = any(card.suit is TRUMP for card in (*played, *trick))
    turn = 1 - deal.turn if trick else deal.turn
    return replace(deal, turn=turn, tricks=tricks, broken=broken)


def _pairs(cards: Layout[Card]) -> list[tuple[Seat, Card, Card]]:
    return [
        (seat, *pair)
        for seat in (0, 1)
        for pair in zip(cards[WON[seat]][::2], cards[WON[seat]][1::2], strict=False)
    ]


def _trick(taken: tuple[Seat, Card, Card]) -> Trick:
    """The trick of a pair of won cards: who led follows from who won."""
    taker, lead, reply = taken
    return Trick(1 - taker if beats(reply, lead) else taker, lead, reply, taker)


def _check_cards(cards: Layout[Card], deal: DealPublic, turns: int) -> None:
    """Raises ValueError for cards that do not lie where the phase has them."""
    if sorted(card for zone in cards.zones() for card in cards[zone]) != sorted(DECK):
        raise ValueError("every card must occur exactly once")
    played = [len(cards[WON[seat]]) for seat in (0, 1)]
    trick, thrown = len(cards[TRICK]), len(cards[THROWN[deal.turn]])
    if len(cards[OFFER[deal.turn]]) > 1 or len(cards[DISCARDS]) != turns:
        raise ValueError("every finished turn has laid one card out, and one card is offered")
    if (trick or sum(played)) and deal.phase is not Phase.PLAY:
        raise ValueError("nobody plays before both have bid")
    if thrown and deal.phase is not Phase.EXCHANGE:
        raise ValueError("only who bids double nil puts out cards")
    if trick > 1 or any(count % 2 for count in played):
        raise ValueError("tricks are pairs of cards, on the table lies one at most")
    if thrown > MOST_EXCHANGED:
        raise ValueError(f"{thrown} cards put out for the exchange")
    drawn = [sum(draw.seat == seat for draw in deal.draws) for seat in (0, 1)]
    left = [drawn[seat] - sum(played) // 2 for seat in (0, 1)]
    left[deal.turn] -= trick + thrown
    if left != [len(cards[HAND[seat]]) for seat in (0, 1)]:
        raise ValueError(f"the hands must have {left[0]} and {left[1]} cards")
    if deal.phase is Phase.PLAY and not max(left):
        raise ValueError("the deal is over")


def _check_said(deal: DealPublic, bids: Numbers, options: Options) -> None:
    """Raises ValueError for bids and exchanges that do not belong to what has happened."""
    for seat, nil in enumerate(deal.double_nil):
        if nil and not (options.double_nil and deal.asked[seat]):
            raise ValueError(f"seat {seat} cannot have bid double nil")
        if nil and bids[seat] not in (None, 0):
            raise ValueError("double nil is a bid of no trick")
        if deal.exchanged[seat] is not None and not nil:
            raise ValueError("only who bids double nil exchanges")
        if (deal.exchanged[seat] or 0) not in range(MOST_EXCHANGED + 1):
            raise ValueError(f"{deal.exchanged[seat]} cards put out for the exchange")
        if bids[seat] is not None and bids[seat] not in range(HAND_SIZE + 1):
            raise ValueError(f"a bid of {bids[seat]}")
    order = (deal.first, 1 - deal.first)
    bidders = [seat for seat in order if not deal.double_nil[seat]]
    nils = [seat for seat in order if deal.double_nil[seat]]
    for told in ([deal.bids[seat] for seat in bidders], [deal.exchanged[seat] for seat in nils]):
        if None in told[:1] and any(each is not None for each in told[1:]):
            raise ValueError("the first bidder comes first")
    early = (
        [deal.bids[seat] for seat in bidders]
        if deal.phase in (Phase.DRAWING, Phase.EXCHANGE)
        else []
    )
    if deal.phase is Phase.DRAWING:
        early += deal.exchanged
    if any(each is not None for each in early):
        raise ValueError("nobody exchanges or bids before his time")


def _check_match(scores: Pair, bags: Pair, target: int) -> None:
    """Raises ValueError for a match that is over, or bags that have been paid."""
    if winner(scores, target) is not None:
        raise ValueError("the match is over")
    if not all(0 <= count < BAGS for count in bags):
        raise ValueError(f"bags are 0 to {BAGS - 1}, not {bags}")
