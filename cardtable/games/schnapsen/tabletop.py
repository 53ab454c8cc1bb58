"""What stands on a table of Schnapsen besides the cards, for one viewer at one moment."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.layout import Seat
from cardtable.engine.rules import Play, State
from cardtable.games.schnapsen.model import (
    INDICATOR,
    TALON,
    TRICK,
    Close,
    DealPublic,
    Exchange,
    Public,
)
from cardtable.games.schnapsen.panel import FACES, panel
from cardtable.games.schnapsen.refusals import card_refused, close_refused, exchange_refused
from cardtable.games.schnapsen.rules import (
    SchnapsenRules,
    held_by,
    partner,
    tricks_won,
)
from cardtable.games.schnapsen.scoring import VALUE, marriage_points
from cardtable.games.schnapsen.texts import CLOSE_KEY, EXCHANGE_KEY, caption, game_name, trump_is
from cardtable.tabletop.asking import Action, WhyNot
from cardtable.tabletop.holding import in_order
from cardtable.tabletop.table import Brace, Names, Pill, Plate, Spot, Tabletop, Tone
from cardtable.texts import capitalised

translate = QCoreApplication.translate

SPOTS = (
    ("hand", Spot.HAND),
    ("shown", Spot.HAND),
    ("trick", Spot.TRICK),
    ("won", Spot.PILE),
    ("talon", Spot.STOCK),
    ("indicator", Spot.INDICATOR),
    ("closed", Spot.LOCK),
)
SUIT_ORDER = (Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS)
"""Acorns, hearts, leaves, bells: neighbours differ in colour."""


def tabletop(rules: SchnapsenRules, state: State[Public], names: Names) -> Tabletop:
    """All that stands on the table in this state, for the viewer of `names`."""
    viewer, deal = names.viewer, state.public.deal
    on_turn = None if rules.follow(state) else rules.turn(state)
    mine = on_turn == viewer
    leads = mine and not state.cards[TRICK]
    held, trump = held_by(state.cards, viewer), deal.trump if deal else None
    hand = in_order(names.hold, held, hand_order(held, trump), lambda card: VALUE[card.rank], trump)
    return Tabletop(
        viewer=viewer,
        cards=state.cards,
        spots=SPOTS,
        title=game_name(),
        state=_state_line(state.public, names),
        plates=tuple(_plate(state, seat, on_turn, names) for seat in range(rules.seats)),
        pills=_pills(state, deal) if deal else (),
        panel=panel(rules, state, on_turn, names),
        hand=hand,
        braces=_braces(hand, deal) if deal and leads else (),
        trick_seats=_trick_seats(state, deal) if deal else (),
        place_for=translate("table", "Your card") if mine else "",
        playable=frozenset(c.card for c in rules.legal(state) if isinstance(c, Play))
        if mine
        else None,
        why_not=_why_not(state, deal, viewer, hand) if deal and mine else (),
        actions=_actions(state, deal, viewer) if deal and leads else (),
        marked=frozenset(c for c in hand if deal and c.suit == deal.trump),
    )


def hand_order(held: tuple[Card, ...], trump: Suit | None) -> tuple[Card, ...]:
    """The cards by suit and from high to low, trumps on the right."""
    return tuple(
        sorted(
            held,
            key=lambda c: (c.suit == trump, SUIT_ORDER.index(c.suit), -VALUE[c.rank]),
        )
    )


def _state_line(public: Public, names: Names) -> str:
    deal, number = public.deal, public.match.deals
    if deal is None:
        return ""
    if deal.closed_by == names.viewer:
        return translate("schnapsen", "Deal {n} · you closed").format(n=number)
    if deal.closed_by is not None:
        return translate("schnapsen", "Deal {n} · {name} closed").format(
            n=number, name=names.seats[deal.closed_by]
        )
    if deal.result:
        return translate("table", "Deal {n}").format(n=number)
    return translate("table", "Deal {n} · trick {m}").format(n=number, m=len(deal.tricks) + 1)


def _plate(state: State[Public], seat: Seat, on_turn: Seat | None, names: Names) -> Plate:
    active = on_turn == seat
    return Plate(seat, names.seats[seat], _doing(state, seat, active, names), active, FACES[seat])


def _doing(state: State[Public], seat: Seat, active: bool, names: Names) -> str:
    """What the seat does now, in a word or two."""
    deal, mine = state.public.deal, seat == names.viewer
    if deal is None or deal.result:
        return ""
    if active and not mine:
        return translate("table", "thinking…", "plate.think")
    if active and state.cards[TRICK]:
        return translate("table", "your turn", "plate.turn.you")
    if active or seat in _trick_seats(state, deal)[:1]:
        return (
            translate("table", "you lead", "plate.lead.you")
            if mine
            else translate("table", "leads", "plate.lead.name")
        )
    if seat == state.public.match.dealer:
        return (
            translate("table", "you deal", "plate.deal.you")
            if mine
            else translate("table", "deals", "plate.deal.name")
        )
    return ""


def _trick_seats(state: State[Public], deal: DealPublic) -> tuple[Seat, ...]:
    played = len(state.cards[TRICK])
    leader = 1 - deal.turn if played == 1 else deal.turn
    return (leader, 1 - leader)[:played]


def _pills(state: State[Public], deal: DealPublic) -> tuple[Pill, ...]:
    pills = [*_stock_pills(state, deal)]
    for seat in (0, 1):
        if count := tricks_won(state.cards, seat):
            pills.append(Pill(Spot.PILE, translate("table", "%n tricks", "", count), seat))
        if waiting := deal.pending[seat]:
            text = translate("schnapsen", "Waiting for a trick: {n}").format(n=waiting)
            pills.append(Pill(Spot.PILE, text, seat, Tone.GOLD))
    return tuple(pills)


def _stock_pills(state: State[Public], deal: DealPublic) -> tuple[Pill, ...]:
    trump = Pill(Spot.STOCK, trump_is(deal.trump), suit=deal.trump)
    strict = Pill(Spot.STOCK, capitalised(translate("schnapsen", "strict rules (follow and beat)")))
    if deal.closed_by is not None:
        closed = translate("schnapsen", "The stock is closed")
        return Pill(Spot.STOCK, closed, tone=Tone.GOLD), trump, strict
    if not state.cards[INDICATOR]:
        return Pill(Spot.STOCK, translate("schnapsen", "The stock is used up")), trump, strict
    count = len(state.cards[TALON]) + 1
    left = capitalised(translate("schnapsen", "stock: %n cards", "", count))
    return Pill(Spot.STOCK, left), trump


def _braces(hand: tuple[Card, ...], deal: DealPublic) -> tuple[Brace, ...]:
    return tuple(
        Brace(
            (king, partner(king)),
            translate("table", "Marriage · {n}").format(n=marriage_points(king.suit, deal.trump)),
            king.suit,
        )
        for king in hand
        if king.rank is Rank.KING and _side_by_side(hand, king)
    )


def _side_by_side(hand: tuple[Card, ...], king: Card) -> bool:
    """Whether the king is held beside his Ober: a brace would span others with them."""
    mate = partner(king)
    return mate in hand and abs(hand.index(king) - hand.index(mate)) == 1


def _why_not(
    state: State[Public], deal: DealPublic, viewer: Seat, hand: tuple[Card, ...]
) -> tuple[tuple[Card, WhyNot], ...]:
    refused = ((held, card_refused(state.cards, deal, viewer, held)) for held in hand)
    return tuple((held, why) for held, why in refused if why)


def _actions(state: State[Public], deal: DealPublic, viewer: Seat) -> tuple[Action, ...]:
    no_close = close_refused(state.cards, deal, viewer) or WhyNot("")
    no_exchange = exchange_refused(state.cards, deal, viewer) or WhyNot("")
    return (
        Action(
            Close(),
            caption(Close()),
            "lock",
            CLOSE_KEY,
            no_close.text,
            no_close.rule,
            no_close.fact,
        ),
        Action(
            Exchange(),
            caption(Exchange()),
            "swap",
            EXCHANGE_KEY,
            no_exchange.text,
            no_exchange.rule,
            no_exchange.fact,
        ),
    )
