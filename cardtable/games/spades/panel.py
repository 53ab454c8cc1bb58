"""The side panel of Spades: the score sheet, what the viewer has seen, and what stands now."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.layout import Seat
from cardtable.engine.rules import State
from cardtable.games.spades.model import HAND_SIZE, DealPublic, Phase, Public
from cardtable.games.spades.rules import RANKS, TRUMP, SpadesRules, tricks_won
from cardtable.games.spades.scoring import BAGS, DOUBLE_NIL
from cardtable.games.spades.texts import FAMILY, bid_figure, double_nil, match_kind, nil
from cardtable.tabletop.panel import (
    Block,
    LastTrick,
    Panel,
    ScoreSheet,
    Shares,
    SheetHead,
    SheetRow,
    Stakes,
    SuitNote,
    SuitRows,
)
from cardtable.tabletop.table import Names
from cardtable.texts import by, for_whom, number, signed, suit_name

translate = QCoreApplication.translate

FACES = ("french/HJ", "french/CQ")
"""The portrait of each seat."""
SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Spades first; neighbours differ in colour."""
EN_SPACE = "\N{EN SPACE}"


def panel(rules: SpadesRules, state: State[Public], on_turn: Seat | None, names: Names) -> Panel:
    """The panel in this state, the viewer's column first; `on_turn` is who is awaited now."""
    deal = state.public.deal
    blocks: list[Block] = [_sheet(state.public, on_turn, names)]
    if deal and not deal.result:
        blocks.extend(_stakes(rules, deal, on_turn, names))
        if deal.phase is Phase.BIDDING:
            blocks.append(_shares(deal, names))
        blocks.extend(_last_trick(deal, names))
        blocks.extend(_seen(rules, state, deal, names))
        if deal.phase is not Phase.DRAWING:
            blocks.append(_spades(deal))
    return Panel(
        translate("spades", "Scoresheet"),
        match_kind(rules.options),
        tuple(blocks),
        _spoken(state.public, names),
    )


def _sheet(public: Public, on_turn: Seat | None, names: Names) -> ScoreSheet:
    """The finished deals; the running one as a golden row as soon as it is played."""
    match, deal = public.match, public.deal
    seats = (names.viewer, 1 - names.viewer)
    live = deal is not None and deal.phase is Phase.PLAY and deal.result is None
    return ScoreSheet(
        points_caption=translate("spades", "Points"),
        rings_caption=translate("spades", "Bags"),
        rings=BAGS,
        column_caption=translate("spades", "tricks/bid"),
        heads=tuple(_head(public, seat, names, active=seat == on_turn) for seat in seats),
        rows=tuple(
            SheetRow(
                _deal_number(index),
                tuple(
                    (
                        f"{number(side.tricks)}/{bid_figure(side)}",
                        signed(side.points + side.penalty),
                    )
                    for side in (scored.sides[seat] for seat in seats)
                ),
            )
            for index, scored in enumerate(match.sheet, start=1)
        ),
        live_label=_deal_number(match.deals) if live else "",
    )


def _head(public: Public, seat: Seat, names: Names, *, active: bool) -> SheetHead:
    match, deal = public.match, public.deal
    bid = deal.bids[seat] if deal else None
    playing = deal is not None and deal.phase is Phase.PLAY and deal.result is None
    live, done, goal = "", 0, 0
    if deal and playing and bid is not None:
        done, goal = tricks_won(deal, seat), bid
        live = f"{number(done)} / {number(bid) if bid else nil()}"
    return SheetHead(
        seat=seat,
        name=names.seats[seat],
        points=number(match.scores[seat]),
        rings=match.bags[seat],
        live=live,
        done=min(done, goal),
        goal=goal,
        active=active,
        face=FACES[seat],
    )


def _deal_number(number_of_deal: int) -> str:
    return translate("table", "Deal {n}").format(n=number_of_deal)


def _stakes(
    rules: SpadesRules, deal: DealPublic, on_turn: Seat | None, names: Names
) -> tuple[Stakes, ...]:
    """Double nil while it is asked for, and once it is bid until the play."""
    asked = (
        on_turn is not None
        and on_turn == names.viewer
        and rules.options.double_nil
        and deal.phase is Phase.DRAWING
        and not deal.asked[on_turn]
    )
    bidders = [seat for seat in (names.viewer, 1 - names.viewer) if deal.double_nil[seat]]
    if deal.phase is Phase.PLAY or not (asked or bidders):
        return ()
    text = (
        translate("spades", "Not a single trick, bid without seeing your cards.")
        if asked or names.viewer in bidders
        else translate("spades", "{name} bids double nil.").format(name=names.seats[bidders[0]])
    )
    return (
        Stakes(
            title=double_nil(),
            text=text,
            gain=signed(DOUBLE_NIL),
            gain_note=translate("spades", "made"),
            loss=signed(-DOUBLE_NIL),
            loss_note=translate("spades", "failed"),
        ),
    )


def _shares(deal: DealPublic, names: Names) -> Shares:
    """The thirteen tricks, of which a bid leaves the rest."""
    made = [
        (seat, bid)
        for seat in (names.viewer, 1 - names.viewer)
        if (bid := deal.bids[seat]) is not None
    ]
    return Shares(
        title=translate("spades", "13 tricks"),
        cells=HAND_SIZE,
        taken=tuple(made),
        notes=tuple(bid_made(seat, bid, names, double=deal.double_nil[seat]) for seat, bid in made),
    )


def bid_made(seat: Seat, bid: int, names: Names, *, double: bool) -> str:
    """What the seat has bid, as a short line."""
    if double:
        you = translate("spades", "You bid double nil.")
        other = translate("spades", "{name} bids double nil.")
    elif bid == 0:
        you = translate("spades", "You bid nil.")
        other = translate("spades", "{name} bids nil")
    else:
        you = translate("spades", "You bid {n}")
        other = translate("spades", "{name} bids {n}")
    return by(seat, names, you, other, n=number(bid))


def seen_and_gone(state: State[Public], viewer: Seat) -> frozenset[Card]:
    """The cards that the viewer has seen in this deal and that lie nowhere in his sight.

    They went to the discards. That one of them was drawn from there again is not known to him.
    """
    shown = state.cards.seen_by(viewer)
    in_sight = {card for zone in shown.zones() for card in shown[zone] if card is not None}
    return (state.seen[viewer] if state.seen else frozenset()) - in_sight


def _seen(
    rules: SpadesRules, state: State[Public], deal: DealPublic, names: Names
) -> tuple[SuitRows, ...]:
    gone = seen_and_gone(state, names.viewer)
    if not gone:
        return ()
    rows = []
    for suit in SUIT_ORDER:
        ranks = [rank for rank in map(Rank, reversed(RANKS)) if Card(suit, rank) in gone]
        if ranks:
            rows.append(
                (suit, EN_SPACE.join("10" if rank is Rank.TEN else rank.value for rank in ranks))
            )
    suits = tuple(suit_name(suit, FAMILY) for suit, _ in rows)
    known = own_discards(rules, deal, 1 - names.viewer)
    note = (
        translate("spades", "The computer remembers only its own %n discards.", "", known)
        if known
        else ""
    )
    return (SuitRows(translate("spades", "Seen and discarded"), tuple(rows), suits, note),)


def own_discards(rules: SpadesRules, deal: DealPublic, seat: Seat) -> int:
    """How many cards the seat has discarded that it looked at, as everyone knows."""
    drawn = [draw for draw in deal.draws if draw.seat == seat]
    looked = [draw for draw in drawn if rules.options.second_card_seen or not draw.kept]
    return len(looked) + (deal.exchanged[seat] or 0)


def _last_trick(deal: DealPublic, names: Names) -> tuple[LastTrick, ...]:
    if not deal.tricks:
        return ()
    trick = deal.tricks[-1]
    taken, bid = tricks_won(deal, trick.winner), deal.bids[trick.winner]
    left = HAND_SIZE - len(deal.tricks)
    return (
        LastTrick(
            title=translate("table", "Last trick"),
            cards=(trick.lead, trick.reply),
            points=for_whom(trick.winner, names),
            note=translate("spades", "%n tricks left", "", left) if left else "",
            seat=trick.winner,
            rises=f"{number(taken)} / {number(bid) if bid else nil()}",
        ),
    )


def _spades(deal: DealPublic) -> SuitNote:
    text = (
        translate("spades", "Spades are broken.")
        if deal.broken
        else translate("spades", "Spades are always trumps.")
    )
    return SuitNote(TRUMP, text)


def _spoken(public: Public, names: Names) -> str:
    scores, rival = public.match.scores, 1 - names.viewer
    return translate("table", "You: {a}. {name}: {b}.").format(
        a=number(scores[names.viewer]), name=names.seats[rival], b=number(scores[rival])
    )
