"""What a Weis is called, and whether it has been called in vain."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Rank
from cardtable.engine.layout import Seat
from cardtable.games.jass.model import DealPublic, Kind, Meld, Options
from cardtable.games.jass.scoring import team_of
from cardtable.games.jass.weis import best_of

translate = QCoreApplication.translate


def weis_kind(meld: Meld) -> str:
    """ "sequence of three" or "four kings"."""
    return _fours()[meld.top] if meld.kind is Kind.FOUR else _runs()[meld.length]


def weis_top(meld: Meld) -> str:
    """ "from the king"; empty for four of a kind."""
    return "" if meld.kind is Kind.FOUR else _tops()[meld.top]


def weis_name(meld: Meld) -> str:
    """The whole name: "sequence of three from the king"."""
    if meld.kind is Kind.FOUR:
        return weis_kind(meld)
    joined = translate("jass", "{run} {from}")
    return joined.format(**{"run": weis_kind(meld), "from": weis_top(meld)})


def beaten(deal: DealPublic, seat: Seat, options: Options) -> bool:
    """Whether the other team has called something better so far."""
    if deal.contract is None:
        return False
    best = best_of([call.meld for call in deal.calls], deal.contract, options)
    return best is not None and team_of(deal.calls[best].seat) != team_of(seat)


def _runs() -> dict[int, str]:
    return {
        3: translate("jass", "sequence of three"),
        4: translate("jass", "sequence of four"),
        5: translate("jass", "sequence of five"),
        6: translate("jass", "sequence of six"),
        7: translate("jass", "sequence of seven"),
        8: translate("jass", "sequence of eight"),
        9: translate("jass", "sequence of nine"),
    }


def _tops() -> dict[Rank, str]:
    return {
        Rank.ACE: translate("jass", "from the ace"),
        Rank.KING: translate("jass", "from the king"),
        Rank.QUEEN: translate("jass", "from the Ober"),
        Rank.JACK: translate("jass", "from the Under"),
        Rank.TEN: translate("jass", "from the Banner"),
        Rank.NINE: translate("jass", "from the nine"),
        Rank.EIGHT: translate("jass", "from the eight"),
    }


def _fours() -> dict[Rank, str]:
    return {
        Rank.ACE: translate("jass", "four aces"),
        Rank.KING: translate("jass", "four kings"),
        Rank.QUEEN: translate("jass", "four Obers"),
        Rank.JACK: translate("jass", "four Unders"),
        Rank.TEN: translate("jass", "four Banners"),
    }
