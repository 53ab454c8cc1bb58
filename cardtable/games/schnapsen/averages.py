"""The statistics of Schnapsen in words."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from cardtable.tabletop.average import Average
from cardtable.texts import mean, number, share

translate = QCoreApplication.translate


def averages(total: Mapping[str, int]) -> tuple[Average, ...]:
    """Of the figures of many matches, added up."""
    deals = total["deals"]
    return (
        Average(translate("table", "Deals played"), number(deals)),
        Average(translate("schnapsen", "Deals won"), share(total["deals won"], deals)),
        Average(translate("schnapsen", "Game points per deal"), mean(total["mine"], deals)),
        Average(
            translate("schnapsen", "Successful closings"),
            share(total["closings won"], total["closings"]),
        ),
        Average(translate("schnapsen", "Marriages declared"), number(total["marriages"])),
    )
