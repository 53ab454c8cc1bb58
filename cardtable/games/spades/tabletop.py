"""What stands on a table of Spades besides the cards, for one viewer at one moment."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card, Rank
from cardtable.engine.layout import Seat
from cardtable.engine.rules import Play, State
from cardtable.games.spades.asking import actions, chips, gather, question
from cardtable.games.spades.model import (
    DISCARDS,
    HAND,
    HAND_SIZE,
    STOCK,
    TRICK,
    DealPublic,
    Options,
    Phase,
    Public,
)
from cardtable.games.spades.panel import FACES, SUIT_ORDER, panel
from cardtable.games.spades.refusals import card_refused
from cardtable.games.spades.rules import STRENGTH, TRUMP, SpadesRules, tricks_won
from cardtable.games.spades.texts import game_name
from cardtable.tabletop.asking import WhyNot
from cardtable.tabletop.holding import in_order
from cardtable.tabletop.table import Names, Pill, Plate, Spot, Tabletop, Tone

translate = QCoreApplication.translate

SPOTS = (
    ("hand", Spot.HAND),
    ("offer", Spot.OFFER),
    ("thrown", Spot.ASIDE),
    ("won", Spot.PILE),
    ("stock", Spot.STOCK),
    ("discards", Spot.DISCARDS),
    ("trick", Spot.TRICK),
)


def tabletop(rules: SpadesRules, state: State[Public], names: Names) -> Tabletop:
    """All that stands on the table in this state, for the viewer of `names`."""
    viewer, deal = names.viewer, state.public.deal
    on_turn = None if rules.follow(state) else rules.turn(state)
    asked = deal if on_turn == viewer else None
    plays = asked is not None and asked.phase is Phase.PLAY
    held = state.cards[HAND[viewer]]
    hand = in_order(names.hold, held, hand_order(held), lambda card: STRENGTH[card.rank], TRUMP)
    ask, note = question(rules, state, asked) if asked else ("", "")
    return Tabletop(
        viewer=viewer,
        cards=state.cards,
        spots=SPOTS,
        title=game_name(),
        state=_state_line(rules, state.public),
        plates=tuple(_plate(rules, state, seat, on_turn, names) for seat in range(rules.seats)),
        pills=_pills(state, deal) if deal else (),
        panel=panel(rules, state, on_turn, names),
        hand=hand,
        trick_seats=_trick_seats(state, deal) if deal else (),
        place_for=translate("table", "Your card") if plays else "",
        playable=frozenset(c.card for c in rules.legal(state) if isinstance(c, Play))
        if plays
        else None,
        why_not=_why_not(state, asked, viewer, hand, rules.options) if asked and plays else (),
        question=ask,
        question_note=note,
        actions=actions(rules, state) if asked else (),
        chips=chips() if asked and asked.phase is Phase.BIDDING else (),
        gather=gather(rules, state) if asked and asked.phase is Phase.EXCHANGE else None,
        marked=frozenset(c for c in hand if c.suit is TRUMP),
    )


def hand_order(held: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards by suit, spades first and colours in turn, and from high to low."""
    return tuple(sorted(held, key=lambda c: (SUIT_ORDER.index(c.suit), -STRENGTH[Rank(c.rank)])))


def _state_line(rules: SpadesRules, public: Public) -> str:
    deal, number, target = public.deal, public.match.deals, rules.options.target
    if deal is None:
        return ""
    asks = rules.options.double_nil and not deal.asked[deal.turn]
    match deal.phase:
        case _ if deal.result:
            line = translate("spades", "{target} · Deal {n}")
        case Phase.DRAWING | Phase.EXCHANGE if asks or deal.phase is Phase.EXCHANGE:
            line = translate("spades", "{target} · Deal {n} · Double nil")
        case Phase.DRAWING:
            line = translate("spades", "{target} · Deal {n} · Choosing cards")
        case Phase.BIDDING:
            line = translate("spades", "{target} · Deal {n} · Bidding")
        case _:
            trick = min(len(deal.tricks) + 1, HAND_SIZE)
            line = translate("spades", "{target} · Deal {n} · Trick {m} of 13")
            return line.format(target=target, n=number, m=trick)
    return line.format(target=target, n=number)


def _plate(
    rules: SpadesRules, state: State[Public], seat: Seat, on_turn: Seat | None, names: Names
) -> Plate:
    active = on_turn == seat
    return Plate(
        seat, names.seats[seat], _doing(rules, state, seat, active, names), active, FACES[seat]
    )


def _doing(rules: SpadesRules, state: State[Public], seat: Seat, active: bool, names: Names) -> str:
    """What the seat does now, in a word or two."""
    deal, mine = state.public.deal, seat == names.viewer
    if deal is None or deal.result:
        return ""
    match deal.phase:
        case Phase.DRAWING:
            return _drawing(state, deal, seat, active, mine)
        case Phase.EXCHANGE if active and not mine:
            return translate("spades", "exchanging…")
        case Phase.BIDDING if active and not mine:
            return translate("spades", "bidding…")
        case Phase.PLAY:
            return _playing(state, deal, seat, active, mine)
    if active:
        return translate("table", "your turn", "plate.turn.you")
    return _bid(deal, seat) or translate("table", "waiting", "plate.wait")


def _drawing(state: State[Public], deal: DealPublic, seat: Seat, active: bool, mine: bool) -> str:
    if active and not mine:
        return translate("spades", "choosing cards…")
    if mine and seat == deal.turn:
        turn = sum(draw.seat == seat for draw in deal.draws) + 1
        return translate("spades", "Turn {n} of 13").format(n=turn)
    return translate("table", "%n cards", "", len(state.cards[HAND[seat]]))


def _playing(state: State[Public], deal: DealPublic, seat: Seat, active: bool, mine: bool) -> str:
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
    return _bid(deal, seat)


def _bid(deal: DealPublic, seat: Seat) -> str:
    """What the seat has bid; empty before."""
    bid = deal.bids[seat]
    if bid is None:
        return ""
    if deal.double_nil[seat]:
        return translate("spades", "bid: double nil")
    if bid == 0:
        return translate("spades", "bid: nil")
    return translate("spades", "bid: %n tricks", "", bid)


def _trick_seats(state: State[Public], deal: DealPublic) -> tuple[Seat, ...]:
    played = len(state.cards[TRICK])
    leader = 1 - deal.turn if played == 1 else deal.turn
    return (leader, 1 - leader)[:played]


def _pills(state: State[Public], deal: DealPublic) -> tuple[Pill, ...]:
    pills = []
    if stock := len(state.cards[STOCK]):
        pills.append(Pill(Spot.STOCK, translate("spades", "Stock: %n cards", "", stock)))
    discards = len(state.cards[DISCARDS])
    if discards and deal.phase in (Phase.DRAWING, Phase.EXCHANGE):
        text = translate("spades", "Discards: %n cards", "", discards)
        pills.append(Pill(Spot.DISCARDS, text))
    for seat, bid in enumerate(deal.bids):
        if bid is not None and (taken := tricks_won(deal, seat)):
            pills.append(_pile(seat, taken, bid))
    return tuple(pills)


def _pile(seat: Seat, taken: int, bid: int) -> Pill:
    if bid == 0:
        return Pill(Spot.PILE, translate("table", "%n tricks", "", taken), seat, Tone.BAD)
    text = translate("spades", "{taken} of %n tricks", "", bid).format(taken=taken)
    return Pill(Spot.PILE, text, seat, Tone.GOOD if taken >= bid else Tone.QUIET)


def _why_not(
    state: State[Public],
    deal: DealPublic,
    viewer: Seat,
    hand: tuple[Card, ...],
    options: Options,
) -> tuple[tuple[Card, WhyNot], ...]:
    refused = ((held, card_refused(state.cards, deal, viewer, held, options)) for held in hand)
    return tuple((held, why) for held, why in refused if why)
