"""What a Weis is called, and whether it has been called in vain."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Rank
from cardtable.engine.layout import Seat
from cardtable.games.jass.model import Contract, DealPublic, Kind, Meld, Options
from cardtable.games.jass.scoring import team_of
from cardtable.games.jass.weis import best_of, strength

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


def why_better(deal: DealPublic, options: Options) -> str:
    """Why the best Weis is better than the best of the other team; empty if that called none."""
    if deal.contract is None:
        return ""
    best = best_of([call.meld for call in deal.calls], deal.contract, options)
    if best is None:
        return ""
    winner = team_of(deal.calls[best].seat)
    others = [call.meld for call in deal.calls if team_of(call.seat) != winner]
    beaten_best = best_of(others, deal.contract, options)
    if beaten_best is None:
        return ""
    pair = (deal.calls[best].meld, others[beaten_best])
    first, second = (strength(meld, deal.contract, options) for meld in pair)
    differs = (place for place, (a, b) in enumerate(zip(first, second, strict=True)) if a != b)
    return _reasons(deal.contract, options)[next(differs, len(first))]


def _reasons(contract: Contract, options: Options) -> tuple[str, ...]:
    """What decides, in the order in which it is compared."""
    if options.run_beats_four:
        kind = translate("jass", "Equal points: the sequence beats four of a kind.")
    else:
        kind = translate("jass", "Equal points: four of a kind beats a sequence.")
    if contract is Contract.UNDENUFE:
        rank = translate("jass", "Otherwise equal: in Undenufe the lower cards count.")
    else:
        rank = translate("jass", "Otherwise equal: the higher top card counts.")
    return (
        translate("jass", "It has more points."),
        kind,
        translate("jass", "Equal points: the longer sequence counts."),
        rank,
        translate("jass", "Otherwise equal: the trump suit counts."),
        translate("jass", "All equal: whoever played first counts."),
    )


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
