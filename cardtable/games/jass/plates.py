"""The name plates of Jass: what a seat does now, and what it is for the whole deal."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card
from cardtable.engine.layout import Layout, Seat
from cardtable.engine.rules import State
from cardtable.games.jass.model import SEATS, TRICK, DealPublic, Public
from cardtable.games.jass.panel import FACES, chosen_by
from cardtable.games.jass.texts import contract_icon
from cardtable.games.jass.tricks import taker
from cardtable.tabletop.table import Mark, Names, Plate
from cardtable.texts import number

translate = QCoreApplication.translate

SIGNS = {"C": "sE", "H": "sR", "S": "sS", "D": "sB"}
"""The Swiss suit signs: acorns, roses, shields, bells."""


def plate(state: State[Public], seat: Seat, on_turn: Seat | None, names: Names) -> Plate:
    """The plate of the seat, while `on_turn` is awaited."""
    active = on_turn == seat
    note = _doing(state, seat, active, names)
    return Plate(seat, names.seats[seat], note, active, FACES[seat], marks(state, seat, names))


def marks(state: State[Public], seat: Seat, names: Names) -> tuple[Mark, ...]:
    """Forehand, dealer, and who has chosen the contract: as long as the deal lasts."""
    deal, found = state.public.deal, list[Mark]()
    if deal is None:
        return ()
    if seat == deal.forehand:
        found.append(Mark("icon/play", translate("jass", "forehand", "plate.forehand")))
    if seat == state.public.match.dealer:
        found.append(Mark("icon/trick", _deals(seat, names)))
    if deal.contract and seat == deal.chosen_by:
        suit = deal.contract.trump
        picture = f"sign/{SIGNS[suit]}" if suit else f"icon/{contract_icon(deal.contract)}"
        found.append(Mark(picture, chosen_by(deal, names)))
    return tuple(found)


def taking(cards: Layout[Card], deal: DealPublic) -> Seat | None:
    """Whose card takes the trick so far."""
    if deal.contract is None or not cards[TRICK]:
        return None
    return (deal.leader + taker(cards[TRICK], deal.contract)) % SEATS


def _doing(state: State[Public], seat: Seat, active: bool, names: Names) -> str:
    """What the seat does now, in a word or two."""
    deal, mine = state.public.deal, seat == names.viewer
    if deal is None or deal.result:
        return ""
    if active and not mine:
        return translate("table", "thinking…", "plate.think")
    if deal.contract is None:
        return _before_contract(state, deal, seat, active, names)
    trick = state.cards[TRICK]
    if seat == taking(state.cards, deal):
        return (
            translate("table", "trick so far", "plate.hold.you")
            if mine
            else translate("table", "trick so far", "plate.hold.name")
        )
    if active and trick:
        return translate("table", "your turn", "plate.turn.you")
    if active or (trick and seat == deal.leader):
        return (
            translate("table", "you lead", "plate.lead.you")
            if mine
            else translate("table", "leads", "plate.lead.name")
        )
    return _called(deal, seat) or _place(seat, names)


def _before_contract(
    state: State[Public], deal: DealPublic, seat: Seat, active: bool, names: Names
) -> str:
    if active:
        return translate("table", "your turn", "plate.turn.you")
    if seat == deal.forehand:
        return translate("jass", "forehand", "plate.forehand")
    if seat == state.public.match.dealer:
        return _deals(seat, names)
    return _place(seat, names)


def _place(seat: Seat, names: Names) -> str:
    """Partner or opponent of the viewer."""
    if seat == names.viewer:
        return ""
    if (seat - names.viewer) % SEATS == 2:
        return translate("jass", "partner", "plate.partner")
    return translate("jass", "opponent", "plate.opponent")


def _deals(seat: Seat, names: Names) -> str:
    if seat == names.viewer:
        return translate("table", "you deal", "plate.deal.you")
    return translate("table", "deals", "plate.deal.name")


def _called(deal: DealPublic, seat: Seat) -> str:
    """The Weis that the seat has called, as long as it stands for comparison."""
    points = [call.meld.points for call in deal.calls if call.seat == seat]
    if deal.tricks or not points:
        return ""
    return f"{translate('jass', 'Weis')} {number(points[0])}"
