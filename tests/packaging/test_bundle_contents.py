"""What is laid into a bundle, and what is left to the system."""

import re

import pytest

from bundle_contents import QT_LIBRARIES, UNUSED, is_wanted
from setup_steps import ROOT


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/QtCore.abi3.so",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "PySide6/Qt/lib/libQt6Multimedia.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/translations/qtbase_hu.qm",
        "cardtable/ai/core/jass.cpython-311-x86_64-linux-gnu.so",
        "cardtable/translations/cardtable_cs.qm",
        "cardtable/assets/fonts/alegreya-500.ttf",
        "libpython3.11.so.1.0",
        "libsqlite3.so.0",
        "libxcb-cursor.so.0",
        "libz.so.1",
    ],
)
def test_what_the_program_needs_is_in_a_bundle(path: str) -> None:
    assert is_wanted(path, "linux")


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/translations/qt_help_de.qm",
        "libX11.so.6",
        "libGL.so.1",
        "libglib-2.0.so.0",
        "libstdc++.so.6",
        "libwayland-client.so.0",
        "libxcb.so.1",
    ],
)
def test_what_it_does_not_need_or_the_desktop_has_is_left_out(path: str) -> None:
    assert not is_wanted(path, "linux")


def test_elsewhere_all_libraries_but_unused_ones_of_qt_come_along() -> None:
    assert is_wanted("PySide6/plugins/platforms/qwindows.dll", "win32")
    assert is_wanted("VCRUNTIME140.dll", "win32")
    assert is_wanted("PySide6/Qt6Core.dll", "win32")
    assert not is_wanted("PySide6/Qt6Quick.dll", "win32")
    assert not is_wanted("PySide6/plugins/platforms/qdirect2d.dll", "win32")


def test_every_module_of_qt_that_is_imported_anywhere_is_in_a_bundle() -> None:
    """Also those that are imported late: nobody would miss them before the first print."""
    imported = {
        name
        for path in (ROOT / "cardtable").rglob("*.py")
        for name in re.findall(r"PySide6\.Qt(\w+)", path.read_text(encoding="utf-8"))
    }
    assert {"PrintSupport", "Multimedia", "Svg"} <= imported
    assert imported <= set(QT_LIBRARIES)
    assert not {f"PySide6.Qt{name}" for name in imported} & set(UNUSED)
