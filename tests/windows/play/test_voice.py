"""What a page says to a screen reader: in full, tersely or not at all, and when it is asked."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.controllers.game_controller import GameController
from cardtable.engine.cards import Card, Suit, card, cards
from cardtable.engine.match import Match
from cardtable.engine.rules import Play
from cardtable.games.schnapsen.position import position
from cardtable.storage.declared import AUTO_PLAY_ONE, PLAYER_NAME, SPEECH
from cardtable.storage.history import History
from cardtable.table.view import TableView
from cardtable.texts import in_one_breath
from cardtable.windows.common.desk import Desk
from cardtable.windows.main import MainWindow
from cardtable.windows.play import voice_words as words
from cardtable.windows.play.page import TablePage
from tests.games.playing import rules_of
from tests.translations.test_every_word import controller_of
from tests.windows.play.test_game_page import (
    opened,
    opened_at_a_result,
    play_first_legal_by_keys,
    press,
    wait_for_turn,
)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is announced from now on."""
    told: list[str] = []
    monkeypatch.setattr(TableView, "announce", lambda view, text: told.append(text))
    return told


def one_trick(qtbot: QtBot, window: MainWindow, quick: Desk, speech: str) -> TablePage:
    quick.settings.put(AUTO_PLAY_ONE, False)
    quick.settings.put(SPEECH, speech)
    quick.settings.put(PLAYER_NAME, "Anna")
    page = opened(qtbot, window)
    while page.controller.last_trick() is None:
        play_first_legal_by_keys(page)
        wait_for_turn(qtbot, page)
    return page


def test_in_full_a_trick_is_told_in_sentences(
    qtbot: QtBot, window: MainWindow, quick: Desk, heard: list[str]
) -> None:
    one_trick(qtbot, window, quick, "full")
    assert heard[0].startswith("New deal. ")
    assert any(" the trick: " in each and " points." in each for each in heard)
    assert any(each.startswith(("You play the ", "You lead the ")) for each in heard)


def test_tersely_a_trick_is_told_by_who_and_what(
    qtbot: QtBot, window: MainWindow, quick: Desk, heard: list[str]
) -> None:
    one_trick(qtbot, window, quick, "terse")
    assert heard[0].startswith("New deal. "), "a deal has no short form"
    assert any(each.startswith("You: ") for each in heard)
    assert any("Your trick." in each or "Trick: Ruth." in each for each in heard)
    assert not any(" the trick: " in each or " play" in each for each in heard)


def test_switched_off_nothing_is_told_but_what_is_asked_for(
    qtbot: QtBot, window: MainWindow, quick: Desk, heard: list[str]
) -> None:
    page = one_trick(qtbot, window, quick, "off")
    assert heard == []
    press(page, Qt.Key.Key_S)
    assert len(heard) == 1


def test_o_and_l_tell_the_table_and_the_hand(
    qtbot: QtBot, window: MainWindow, quick: Desk, heard: list[str]
) -> None:
    quick.settings.put(AUTO_PLAY_ONE, False)
    page = opened(qtbot, window)
    qtbot.waitUntil(lambda: bool(heard))
    heard.clear()
    press(page, Qt.Key.Key_O)
    press(page, Qt.Key.Key_L)
    table, hand = heard
    assert table == "No card on the table." or table.startswith("Ruth: ")
    assert len(hand.split(". ")) == len({card.suit for card in hand_of(page)})


def test_what_happens_at_once_is_told_in_one_breath(
    qtbot: QtBot, window: MainWindow, quick: Desk, heard: list[str]
) -> None:
    """Of several announcements a screen reader may say but the first."""
    one_trick(qtbot, window, quick, "full")
    (told,) = (each for each in heard if " the trick: " in each)
    assert " play" in told, "who played the second card is told with it"


def test_how_a_deal_ends_is_told_when_its_result_is_laid(
    qtbot: QtBot, window: MainWindow, quick: Desk, history: History, heard: list[str]
) -> None:
    """Its sheet takes the keyboard, at which a screen reader breaks off what it says."""
    page = opened_at_a_result(qtbot, window, quick, history)
    assert "the trick: " in heard[-1]
    assert sum("the trick: " in each for each in heard) == 1
    assert page.controller.verdict().title in heard[-1]


def hand_of(page: TablePage) -> tuple[Card, ...]:
    held: tuple[Card, ...] = page.controller.tabletop(page.controller.match.state).hand
    return held


def led() -> GameController[Any]:
    """Schnapsen in the last tricks; Zoë has led the ten of acorns."""
    start = position(
        (cards("SK SQ HA"), cards("CT CK DA")),
        leader=1,
        trump=Suit.HEARTS,
        won=(cards("CA CQ CJ SA ST SJ"), cards("HT HK HQ HJ DT DK DQ DJ")),
    )
    match = Match(rules_of("schnapsen", "schnapsen"), 0, start)
    match.play(Play(card("CT")))
    return controller_of("schnapsen", match, viewer=0)


def test_the_trick_is_told_card_by_card_with_who_played_it() -> None:
    controller = led()
    tabletop = controller.tabletop(controller.match.state)
    assert words.trick(tabletop, controller.names, "german") == ("Zoë: ten of acorns",)


def test_the_hand_is_told_suit_by_suit_in_the_order_it_is_held() -> None:
    controller = led()
    tabletop = controller.tabletop(controller.match.state)
    assert set(words.hand(tabletop, "german")) == {"leaves: king, Ober", "hearts: Daus"}


def test_an_empty_table_and_an_empty_hand_are_told_too() -> None:
    controller = led()
    bare = replace(controller.tabletop(controller.match.start), hand=())
    assert words.trick(bare, controller.names, "german") == ("No card on the table.",)
    assert words.hand(bare, "german") == ("You hold no cards.",)


def test_each_sentence_ends_before_the_next_begins() -> None:
    assert in_one_breath(("Deal 2", "", "You lead.")) == "Deal 2. You lead."
