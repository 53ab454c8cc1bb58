"""The reason why not: how long it stays, and how one comes from it to its rule."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.look.present import Look
from cardtable.look.why_not import WhyNot
from cardtable.table.reasons import GRACE_MS, HOVER_MS, Reasons

ANCHOR = QRect(300, 300, 80, 40)


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(800, 600)
    host.show()
    return host


@pytest.fixture
def reasons(host: QWidget) -> Reasons:
    return Reasons(host, Look())


def popup(host: QWidget) -> WhyNot:
    (found,) = host.findChildren(WhyNot)
    return found


def test_it_stays_a_moment_for_the_pointer_and_goes(
    qtbot: QtBot, host: QWidget, reasons: Reasons
) -> None:
    reasons.now(ANCHOR, "Follow suit.", "Rules · Play", "SN.08")
    assert reasons.fact == "SN.08"
    reasons.leave()
    assert popup(host).isVisible()
    qtbot.waitUntil(lambda: not popup(host).isVisible(), timeout=10 * GRACE_MS)
    assert reasons.fact == ""


def test_it_stays_while_the_pointer_is_on_it(qtbot: QtBot, host: QWidget, reasons: Reasons) -> None:
    reasons.now(ANCHOR, "Follow suit.", "Rules · Play", "SN.08")
    popup(host).setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    with qtbot.waitSignal(reasons._grace.timeout):
        reasons.leave()
    assert popup(host).isVisible()
    QApplication.sendEvent(popup(host), QEvent(QEvent.Type.Leave))
    assert not popup(host).isVisible()


def test_the_next_card_has_its_reason_though_the_last_was_left(
    qtbot: QtBot, host: QWidget, reasons: Reasons
) -> None:
    reasons.now(ANCHOR, "Follow suit.", "Rules · Play", "SN.08")
    reasons.leave()
    reasons.soon(ANCHOR, "Play a trump.", "Rules · Play", "SN.09")
    with qtbot.waitSignal(reasons.said, timeout=10 * HOVER_MS) as said:
        pass
    assert said.args == ["Play a trump.", "Rules · Play"]
    assert popup(host).isVisible()


def test_a_click_asks_for_the_rule(qtbot: QtBot, host: QWidget, reasons: Reasons) -> None:
    reasons.now(ANCHOR, "Follow suit.", "Rules · Play", "SN.08")
    with qtbot.waitSignal(reasons.rule_wanted) as wanted:
        QTest.mouseClick(popup(host), Qt.MouseButton.LeftButton)
    assert wanted.args == ["SN.08"]


def test_the_cards_under_its_tail_still_feel_the_pointer(host: QWidget, reasons: Reasons) -> None:
    reasons.now(ANCHOR, "Follow suit.", "Rules · Play", "SN.08")
    assert not popup(host).geometry().intersects(ANCHOR)
    assert host.childAt(ANCHOR.center()) is None


def test_without_a_rule_it_takes_no_mouse(host: QWidget, reasons: Reasons) -> None:
    reasons.now(ANCHOR, "Nothing to undo.", "")
    middle = popup(host).geometry().center()
    assert host.childAt(QPoint(middle)) is None
