"""The statistics of Jass in words."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from cardtable.games.jass.model import Contract
from cardtable.games.jass.texts import contract_word
from cardtable.tabletop.average import Average
from cardtable.texts import mean, number

translate = QCoreApplication.translate


def averages(total: Mapping[str, int]) -> tuple[Average, ...]:
    """Of the figures of many matches, added up."""
    deals = total["deals"]
    return (
        Average(translate("table", "Deals played"), number(deals)),
        Average(translate("jass", "Weis per deal"), mean(total["weis"], deals)),
        Average(translate("jass", "Matches (all nine tricks)"), number(total["all nine"])),
        Average(translate("jass", "Wins with Schneider"), number(total["schneider"])),
        Average(translate("jass", "Pushes"), number(total["pushes"])),
        Average(
            translate("jass", "Contracts chosen"),
            number(sum(total[f"chosen {contract.value}"] for contract in Contract)),
        ),
        *(
            Average(contract_word(contract), number(total[f"chosen {contract.value}"]))
            for contract in Contract
        ),
    )
