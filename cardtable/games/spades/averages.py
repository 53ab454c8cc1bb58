"""The statistics of Spades in words."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from cardtable.tabletop.average import Average
from cardtable.texts import mean, number, share

translate = QCoreApplication.translate


def averages(total: Mapping[str, int]) -> tuple[Average, ...]:
    """Of the figures of many matches, added up."""
    deals = total["deals"]
    lines = [
        Average(translate("table", "Deals played"), number(deals)),
        Average(translate("spades", "Bags per deal"), mean(total["bags"], deals)),
        Average(translate("spades", "Bids made"), share(total["bids made"], total["bids"])),
        Average(translate("spades", "Nils bid"), number(total["nils"])),
        Average(translate("spades", "Nils made"), share(total["nils made"], total["nils"])),
    ]
    if total["double nils"]:
        made = share(total["double nils made"], total["double nils"])
        lines.append(Average(translate("spades", "Double nils made"), made))
    return tuple(lines)
