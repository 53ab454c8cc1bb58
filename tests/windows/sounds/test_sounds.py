"""Sounds: off by default and then nothing is opened; never in a heap; silent where none can be."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.engine.rules import Play, TrickWon
from cardtable.look.controls import Toggle
from cardtable.storage.declared import SOUND_PLAY, SOUND_VOLUME
from cardtable.storage.history import History
from cardtable.storage.settings import Settings
from cardtable.tabletop.sounds import Sound
from cardtable.windows.commands import Wish
from cardtable.windows.common.desk import Desk
from cardtable.windows.main import MainWindow
from cardtable.windows.pages import make_page
from cardtable.windows.play.page import TablePage
from cardtable.windows.preferences.rows import Row
from cardtable.windows.preferences.sheet import PreferencesSheet
from cardtable.windows.sounds.box import Condition
from cardtable.windows.sounds.sounds import CLOSE, PATIENCE
from tests.windows.play.test_game_page import SCHNAPSEN, opened_at_a_result, wait_for_turn
from tests.windows.play.test_game_page import opened as opened_page
from tests.windows.play.test_game_page import play_first_legal_by_keys as play_a_card
from tests.windows.sounds.ears import Ear


@pytest.fixture
def ear(qapp: object, settings: Settings) -> Ear:
    return Ear(settings)


# -- whether -------------------------------------------------------------------------------


def test_off_is_the_default_and_opens_nothing(ear: Ear) -> None:
    ear.hear(*Sound)
    ear.sounds.warm_in(0)
    QApplication.processEvents()
    assert ear.players == []


def test_a_start_with_sounds_off_loads_nothing_that_plays() -> None:
    program = (
        "import sys\n"
        "import cardtable.app\n"
        "from cardtable.windows.sounds.sounds import silence\n"
        "from cardtable.tabletop.sounds import Sound\n"
        "silence().play(Sound.CARD)\n"
        "room = 'cardtable.windows.sounds.'\n"
        "print([name for name in sys.modules if 'Multimedia' in name or name == 'multiprocessing'\n"
        "       or name.startswith(room) and name != room + 'sounds'])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_a_start_with_sounds_on_gets_ready_after_the_first_picture(ear: Ear, qtbot: QtBot) -> None:
    settings = Settings()
    settings.put(SOUND_PLAY, True)
    late = Ear(settings)
    late.sounds.warm_in(0)
    assert late.players == []
    qtbot.waitUntil(lambda: len(late.players) == 1)
    assert late.played == []


def test_switching_on_answers_with_a_sample_and_off_ends_it(ear: Ear) -> None:
    ear.settings.put(SOUND_PLAY, True)
    assert ear.played == ["card1"]
    ear.settings.put(SOUND_PLAY, False)
    assert ear.players[0].closed
    ear.hear(Sound.CARD)
    assert ear.played == ["card1"]


# -- how -----------------------------------------------------------------------------------


def test_a_card_has_three_takes_in_turn(ear: Ear) -> None:
    ear.switch_on()
    ear.hear(*[Sound.CARD] * 4, Sound.BELL)
    assert ear.played == ["card2", "card3", "card1", "card2", "bell"]


def test_the_volume_is_answered_by_a_sample(ear: Ear) -> None:
    ear.switch_on()
    for volume in (100, 50):
        ear.now += 1
        ear.settings.put(SOUND_VOLUME, volume)
    assert ear.players[0].volumes == [1.0, 0.25]


def test_dragging_the_volume_is_no_drum_roll(ear: Ear) -> None:
    ear.switch_on()
    for volume in range(5, 60, 5):
        ear.now += CLOSE / 5
        ear.settings.put(SOUND_VOLUME, volume)
    assert len(ear.played) == 3


def test_what_happens_at_once_is_heard_as_what_tells_most(ear: Ear) -> None:
    ear.switch_on()
    ear.hear(Sound.GATHERED, Sound.DRAWN, Sound.DRAWN, Sound.CARD, apart=0.0)
    assert ear.played == ["gathered"]
    ear.now += 1
    ear.hear(Sound.CARD, Sound.CALL, apart=0.0)
    assert ear.played == ["gathered", "card2", "call"]


def test_what_comes_one_after_the_other_is_all_heard(ear: Ear) -> None:
    ear.switch_on()
    ear.hear(Sound.DEALT, Sound.DEALT, Sound.DEALT, apart=1.1 * CLOSE)
    assert ear.played == ["dealt"] * 3


# -- where it can't be -----------------------------------------------------------------------


def tell(qtbot: QtBot, ear: Ear, condition: Condition) -> None:
    with qtbot.waitSignal(ear.sounds.changed):
        ear.players[-1].told(condition)


def test_a_missing_device_is_silence_and_looked_for_again(ear: Ear, qtbot: QtBot) -> None:
    ear.switch_on()
    tell(qtbot, ear, Condition.NO_DEVICE)
    assert ear.players[0].closed
    ear.hear(Sound.CARD, Sound.BELL)
    assert len(ear.players) == 1
    ear.hear(Sound.CARD, apart=PATIENCE)
    assert len(ear.players) == 2
    assert ear.played[-1].startswith("card")


def test_a_missing_module_is_not_looked_for_again(ear: Ear, qtbot: QtBot) -> None:
    ear.switch_on()
    tell(qtbot, ear, Condition.NO_MODULE)
    ear.hear(Sound.CARD, apart=10 * PATIENCE)
    assert len(ear.players) == 1
    ear.settings.put(SOUND_PLAY, False)
    ear.settings.put(SOUND_PLAY, True)
    assert len(ear.players) == 2


def test_what_an_earlier_player_says_is_not_heard(ear: Ear, qtbot: QtBot) -> None:
    ear.switch_on()
    first = ear.players[0]
    ear.settings.put(SOUND_PLAY, False)
    ear.switch_on()
    first.told(Condition.NO_DEVICE)
    tell(qtbot, ear, Condition.READY)
    assert ear.sounds.condition is Condition.READY
    assert not ear.players[1].closed


@pytest.fixture
def window(qtbot: QtBot, quick: Desk, ear: Ear) -> MainWindow:
    window = MainWindow(replace(quick, sounds=ear.sounds), make_page)
    qtbot.addWidget(window, before_close_func=lambda widget: widget.close())
    window.resize(1024, 640)
    window.show()
    return window


@pytest.fixture
def sheet(window: MainWindow) -> PreferencesSheet:
    window.fulfil(Wish.PREFERENCES)
    found = window.findChild(PreferencesSheet)
    assert found is not None
    return found


def row(sheet: PreferencesSheet) -> Row:
    return next(each for each in sheet.rows if each.setting == SOUND_PLAY)


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        (Condition.READY, "Cards, calls and results; no music."),
        (Condition.NO_DEVICE, "No sound device was found."),
        (
            Condition.NO_MODULE,
            "Sounds need Qt Multimedia (PySide6-Addons), which is not installed.",
        ),
    ],
)
def test_the_preferences_say_what_is_missing(
    sheet: PreferencesSheet, ear: Ear, qtbot: QtBot, condition: Condition, words: str
) -> None:
    toggle = row(sheet).control.widget
    assert isinstance(toggle, Toggle)
    toggle.click()
    assert row(sheet).tip.text() == "Cards, calls and results; no music."
    tell(qtbot, ear, condition)
    assert row(sheet).tip.text() == words
    toggle.click()
    assert row(sheet).tip.text() == "Cards, calls and results; no music."


def test_the_volume_is_offered_while_sounds_are_played(sheet: PreferencesSheet, ear: Ear) -> None:
    (volume,) = (each for each in sheet.rows if each.setting == SOUND_VOLUME)
    assert volume.whole.isHidden()
    ear.settings.put(SOUND_PLAY, True)
    assert not volume.whole.isHidden()


# -- at the table ----------------------------------------------------------------------------


def test_cards_on_the_table_are_heard(window: MainWindow, ear: Ear, qtbot: QtBot) -> None:
    ear.switch_on()
    page = opened_page(qtbot, window)
    ear.players[0].played.clear()
    play_a_card(page)
    ear.now += 1
    wait_for_turn(qtbot, page)
    steps = [type(step.event) for step in page.controller.match.steps]
    assert Play in steps
    assert ear.played[0].startswith("card")
    assert ("gathered" in ear.played) <= (TrickWon in steps)


def test_a_result_is_heard_once_and_not_when_it_is_taken_up_again(
    window: MainWindow, ear: Ear, qtbot: QtBot, quick: Desk, history: History
) -> None:
    ear.switch_on()
    opened_at_a_result(qtbot, window, quick, history)
    ends = {Sound.DEAL_WON.value, Sound.DEAL_LOST.value, Sound.MATCH_WON.value}
    assert len([name for name in ear.played if name in ends]) == 1
    ear.players[0].played.clear()
    saved = history.unfinished()[0].match
    window.to_start()
    window.open_game(SCHNAPSEN._replace(match=saved))
    page = window.page
    assert isinstance(page, TablePage)
    with qtbot.waitSignal(page.result_shown):
        pass
    assert ear.played == []


def test_every_file_that_is_played_was_shipped() -> None:
    from cardtable.storage.paths import asset
    from cardtable.tabletop.sounds import files

    assert all(
        Path(asset("sounds", f"{name}.wav")).is_file() for sound in Sound for name in files(sound)
    )
