"""What stands on a table of Jass besides the cards, for one viewer at one moment."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card, Suit
from cardtable.engine.layout import Layout, Seat
from cardtable.engine.rules import Play, State
from cardtable.games.jass.asking import actions, question, tiles
from cardtable.games.jass.holding import counts_early, held_by, stoeck_cards
from cardtable.games.jass.model import (
    HAND_SIZE,
    SEATS,
    SHOWN,
    TRICK,
    Contract,
    DealPublic,
    Options,
    Public,
)
from cardtable.games.jass.panel import panel
from cardtable.games.jass.plates import plate, taking
from cardtable.games.jass.refusals import card_refused
from cardtable.games.jass.rules import JassRules
from cardtable.games.jass.scoring import ALL_TRICKS, STOECK, won_all
from cardtable.games.jass.texts import game_name
from cardtable.games.jass.tricks import PLAIN, TRUMPS
from cardtable.tabletop.asking import WhyNot
from cardtable.tabletop.holding import in_order
from cardtable.tabletop.table import Award, Names, Spot, Tabletop
from cardtable.texts import factor, signed

translate = QCoreApplication.translate

SPOTS = (
    ("hand", Spot.HAND),
    ("shown", Spot.HAND),
    ("won", Spot.PILE),
    ("pack", Spot.STOCK),
    ("trick", Spot.TRICK),
)
SUIT_ORDER = (Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS)
"""Dark and bright signs in turn."""


def tabletop(rules: JassRules, state: State[Public], names: Names) -> Tabletop:
    """All that stands on the table in this state, for the viewer of `names`."""
    viewer, deal = names.viewer, state.public.deal
    on_turn = None if rules.follow(state) else rules.turn(state)
    asked = deal if deal is not None and on_turn == viewer else None
    plays = asked is not None and asked.contract is not None
    trump = deal.contract.trump if deal and deal.contract else None
    held = held_by(state.cards, viewer)
    usual = hand_order(held, deal.contract if deal else None)
    sign = -1 if deal and deal.contract is Contract.UNDENUFE else 1
    hand = in_order(names.hold, held, usual, lambda card: sign * PLAIN[card.rank], trump)
    ask, note = question(asked) if asked else ("", "")
    return Tabletop(
        viewer=viewer,
        cards=state.cards,
        spots=SPOTS,
        title=game_name(),
        state=_state_line(state.public),
        plates=tuple(plate(state, seat, on_turn, names) for seat in range(SEATS)),
        pills=(),
        panel=panel(rules, state, on_turn, names),
        hand=hand,
        trick_seats=_trick_seats(state.cards, deal) if deal else (),
        taker=taking(state.cards, deal) if deal else None,
        place_for=translate("table", "Your card") if plays else "",
        playable=frozenset(c.card for c in rules.legal(state) if isinstance(c, Play))
        if plays
        else None,
        why_not=_why_not(state, asked, viewer, hand) if asked and plays else (),
        question=ask,
        question_note=note,
        actions=actions(rules, state) if asked else (),
        tiles=tiles(rules, hand) if asked and not plays else (),
        award=award(state.cards, deal, rules.options) if deal else None,
        laid=_laid(state.cards, deal) if deal else (),
        marked=frozenset(c for c in hand if trump is not None and c.suit is trump),
    )


def hand_order(held: tuple[Card, ...], contract: Contract | None) -> tuple[Card, ...]:
    """Trumps first, then the suits in their order; each from strong to weak."""
    trump = contract.trump if contract else None
    sign = 1 if contract is Contract.UNDENUFE else -1

    def place(card: Card) -> tuple[bool, int, int]:
        strength = TRUMPS[card.rank] if card.suit == trump else PLAIN[card.rank]
        return card.suit != trump, SUIT_ORDER.index(card.suit), sign * strength

    return tuple(sorted(held, key=place))


def award(cards: Layout[Card], deal: DealPublic, options: Options) -> Award | None:
    """What has just been credited besides a trick, while the table still rests on it."""
    if deal.contract is None or deal.result:
        return None
    times, trick = options.factor(deal.contract), cards[TRICK]
    if deal.stoeck:
        fresh = trick and trick[-1] in stoeck_cards(deal.contract)
        if fresh or counts_early(cards, deal):
            return _award(translate("jass", "Stöck"), STOECK, times)
    if deal.weis and _first_rest(cards, deal):
        return _award(translate("jass", "Weis"), deal.weis.points, times)
    if len(deal.tricks) == HAND_SIZE and won_all(deal.tricks, deal.tricks[-1].winner):
        return _award(translate("jass", "Match", "sh.match"), ALL_TRICKS, times)
    return None


def _award(what: str, points: int, times: int) -> Award:
    return Award(f"{what} {points} {factor(times)[0]} {times}", signed(points * times))


def _first_rest(cards: Layout[Card], deal: DealPublic) -> bool:
    """Whether the first trick is full and still lies there."""
    return not deal.tricks and len(cards[TRICK]) == SEATS


def _laid(cards: Layout[Card], deal: DealPublic) -> tuple[Card, ...]:
    """The Weis that are shown while the first trick rests."""
    if not deal.weis or not _first_rest(cards, deal):
        return ()
    return tuple(card for seat in range(SEATS) for card in cards[SHOWN[seat]])


def _state_line(public: Public) -> str:
    deal, number = public.deal, public.deal_of_match
    if deal is None:
        return ""
    if deal.result:
        return translate("table", "Deal {n}").format(n=number)
    if deal.contract is None:
        return translate("jass", "Deal {n} · Contract choice").format(n=number)
    trick = min(len(deal.tricks) + 1, HAND_SIZE)
    return translate("jass", "Deal {n} · Trick {m} / 9").format(n=number, m=trick)


def _trick_seats(cards: Layout[Card], deal: DealPublic) -> tuple[Seat, ...]:
    return tuple((deal.leader + place) % SEATS for place in range(len(cards[TRICK])))


def _why_not(
    state: State[Public], deal: DealPublic, viewer: Seat, hand: tuple[Card, ...]
) -> tuple[tuple[Card, WhyNot], ...]:
    refused = ((held, card_refused(state.cards, deal, viewer, held)) for held in hand)
    return tuple((held, why) for held, why in refused if why)
