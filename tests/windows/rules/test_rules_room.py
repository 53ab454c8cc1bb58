"""Every page of rules has room, beside the table and on the sheet, in every language."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable.games import part
from cardtable.languages import LANGUAGES, install
from cardtable.storage.declared import HOUSE_RULES
from cardtable.windows.common.desk import Desk
from cardtable.windows.matches.offers import all_offers
from cardtable.windows.rules.reader import RulesReader

WIDTHS = {"beside the table": 412, "on the sheet": 820}


@pytest.fixture(autouse=True)
def in_english_again(qapp: QApplication) -> Iterator[None]:
    yield
    install(qapp, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", WIDTHS)
def test_no_fact_is_cut(
    qtbot: QtBot, qapp: QApplication, desk: Desk, elided: list[str], place: str, language: str
) -> None:
    install(qapp, language)
    desk.settings.put(HOUSE_RULES["spades"].wanted, True)
    read = RulesReader(desk.look)
    qtbot.addWidget(read)
    read.resize(WIDTHS[place], 600)
    read.show()
    for offer in all_offers(desk.settings):
        read.show_page(part(offer.game, "rules_page").rules_page(offer.options))
        QApplication.processEvents()  # layouts settle
        read.grab()
        page = read.text.widget()
        assert page is not None
        assert page.width() <= read.text.viewport().width()
        labels = page.findChildren(QLabel)
        assert len(labels) > 30
        cut = [
            label.text() for label in labels if label.heightForWidth(label.width()) > label.height()
        ]
        assert not cut
        assert read.pills.heightForWidth(read.pills.width()) <= read.pills.height()
    assert not elided
