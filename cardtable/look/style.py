"""The same colours for ready-made Qt widgets: a full palette and one generated style sheet."""

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from cardtable.look.fonts import font
from cardtable.look.parts_controls import ButtonState, secondary_fill
from cardtable.look.present import Look
from cardtable.look.theme import (
    CHIP_EDGE,
    CHIP_GOLD,
    CHIP_TEXT,
    DEEP_GOLD,
    GOLD,
    INK,
    PAPER,
    Theme,
    accent_fill,
    disabled_text,
    mix,
    outline,
    track,
)

_Role = QPalette.ColorRole
_PALE_GOLD = "#f3d489"


def palette(theme: Theme) -> QPalette:
    """Every role in every group: the net under the style sheet, so nothing is default grey."""
    result = QPalette()
    colours = {
        _Role.Window: theme.sheet,
        _Role.WindowText: theme.text,
        _Role.Base: theme.field,
        _Role.AlternateBase: theme.well,
        _Role.Text: theme.text,
        _Role.PlaceholderText: theme.muted,
        _Role.Button: theme.well,
        _Role.ButtonText: theme.text,
        _Role.BrightText: theme.bad,
        _Role.Light: mix(theme.well, "#ffffff", 0.1),
        _Role.Midlight: theme.well,
        _Role.Mid: theme.rule,
        _Role.Dark: theme.rule,
        _Role.Shadow: "#000000",
        _Role.Highlight: CHIP_GOLD,
        _Role.HighlightedText: CHIP_TEXT,
        _Role.Link: theme.them,
        _Role.LinkVisited: theme.them,
        _Role.ToolTipBase: INK,
        _Role.ToolTipText: PAPER,
        _Role.Accent: theme.gold,
    }
    for role, colour in colours.items():
        result.setColor(role, QColor(colour))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(disabled_text(theme)))
    return result


def style_sheet(theme: Theme, scale: float = 1.0) -> str:
    """The style sheet of the whole program. Font families and figures come from the font."""
    tokens = _tokens(theme)
    sheet = _SHEET + (_STRONG if theme.strong else "")
    for name, value in tokens.items():
        sheet = sheet.replace(f"@{name};", f"{value};").replace(f"@{name} ", f"{value} ")
    if theme.strong:
        sheet = sheet.replace("1px solid", "2dp solid")
    return _scaled(sheet, scale)


def _tokens(theme: Theme) -> dict[str, str]:
    return {
        "text": theme.text,
        "muted": theme.muted,
        "bad": theme.bad,
        "panel": theme.panel,
        "sheet": theme.sheet,
        "field": theme.field,
        "line": theme.line,
        "rule": theme.rule,
        "edge": outline(theme),
        "off": disabled_text(theme),
        "track": track(theme),
        "fill": accent_fill(theme),
        "hover": secondary_fill(theme, ButtonState.HOVER),
        "tab": CHIP_GOLD if theme.dark else _PALE_GOLD,
        "tabedge": theme.text if theme.strong else DEEP_GOLD,
        "chosen": CHIP_GOLD,
        "chosentext": CHIP_TEXT,
        "knobedge": theme.line if theme.strong else CHIP_EDGE,
        "ink": INK,
        "paper": PAPER,
        "gold": GOLD,
    }


def _scaled(sheet: str, scale: float) -> str:
    """The sheet with every ``<n>dp`` as real pixels; hairlines are written in px and stay."""
    words = sheet.split("dp")
    result = words[0]
    for following in words[1:]:
        head = result.rstrip("0123456789-")
        result = f"{head}{round(int(result[len(head) :]) * scale)}px{following}"
    return result


def dress(app: QApplication, look: Look) -> None:
    """Give the whole program this look."""
    if not app.styleSheet():
        # With the first sheet Qt takes up GNOME's fonts for buttons, menus and lists once more;
        # a font that is set afterwards is for all of them.
        app.setStyleSheet("*{}")
    app.setFont(font(16 * look.scale))
    app.setPalette(palette(look.theme))
    app.setStyleSheet(style_sheet(look.theme, look.scale))


# Qt's own dialog for files has black icons, which need paper under them in the evening too.
# The sans's capitals with accents (Ü, Á, Š) rise 3 px above its own ascent at 16: labels need air.
_SHEET = """
* { font-size: 16dp; color: @text; outline: 0; }
QLabel { background: transparent; padding-top: 4dp; }
QLabel[role="title"] {
  font-family: "Alegreya"; font-size: 28dp; font-weight: 800; padding-top: 0; }
QLabel[role="head"] {
  font-family: "Alegreya"; font-size: 20dp; font-weight: 800; padding-top: 0; }
QLabel[role="lead"] { font-size: 18dp; }
QLabel[role="muted"] { color: @muted; font-size: 14dp; }
QLabel[role="bad"] { color: @bad; font-size: 14dp; }
QLabel[role="strong"] { font-weight: 700; }
QFrame#rule { background: @rule; border: 0; max-width: 1px; }
QLabel:disabled { color: @off; }
QLineEdit, DropDown, QSpinBox {
  background: @field; border: 1px solid @edge; border-radius: 8dp;
  padding: 8dp 14dp; min-height: 22dp;
  selection-background-color: @chosen; selection-color: @chosentext; }
QLineEdit { placeholder-text-color: @muted; }
QLineEdit:disabled, DropDown:disabled { color: @off; border-color: @rule; }
DropDown { padding-right: 36dp; combobox-popup: 0; }
DropDown::drop-down { border: 0; width: 36dp; }
DropDown::down-arrow { image: none; }
DropDown QAbstractItemView {
  background: @field; border: 1px solid @line; padding: 4dp; }
DropDown QAbstractItemView::item, QMenu::item {
  min-height: 34dp; padding: 0 14dp; border-radius: 6dp; border: 0; }
DropDown QAbstractItemView::item:selected, QMenu::item:selected {
  background: @chosen; color: @chosentext; }
QMenu { background: @panel; border: 1px solid @line; padding: 6dp; }
QMenu::item { padding: 0 18dp 0 14dp; }
QMenu::icon { padding-left: 12dp; }
QMenu::separator { height: 1px; background: @rule; margin: 6dp 10dp; }
QMenu::item:disabled { color: @off; }
QListWidget#pages { background: transparent; border: 0; }
QListWidget#pages::item {
  min-height: 44dp; padding-left: 14dp; border-radius: 10dp; border: 1px solid transparent; }
QListWidget#pages::item:hover { background: @hover; }
QListWidget#pages::item:selected {
  background: @tab; color: @chosentext; border-color: @tabedge; font-weight: 700; }
QTableView#matches {
  background: transparent; border: 0; selection-background-color: @tab;
  selection-color: @chosentext; }
QTableView#matches::item { padding: 0 8dp; border: 0; border-bottom: 1px solid @rule; }
QTableView#matches::item:selected { background: @tab; color: @chosentext; }
QTableView#matches QHeaderView, QTableView#matches QHeaderView::section {
  background: @sheet; color: @muted; border: 0; font-size: 14dp; padding: 0 3dp; }
QSlider { min-height: 28dp; background: transparent; }
QSlider::groove:horizontal { height: 6dp; border-radius: 3dp; background: @track; }
QSlider::sub-page:horizontal { background: @fill; border-radius: 3dp; }
QSlider::sub-page:horizontal:disabled { background: @track; }
QSlider::handle:horizontal:disabled { background: @track; border-color: @track; }
QSlider::handle:horizontal {
  width: 20dp; height: 20dp; margin: -8dp 0; border-radius: 11dp;
  background: #fffdf6; border: 2px solid @knobedge; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: 0; }
QScrollBar:vertical { width: 12dp; background: transparent; }
QScrollBar:horizontal { height: 12dp; background: transparent; }
QScrollBar::handle { background: @track; border-radius: 4dp; margin: 2dp; }
QScrollBar::handle:vertical { min-height: 40dp; }
QScrollBar::handle:horizontal { min-width: 40dp; }
QScrollBar::handle:hover { background: @fill; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
  width: 0; height: 0; background: transparent; }
QFileDialog QToolButton {
  background: @paper; border: 1px solid @edge; border-radius: 8dp; padding: 3dp; margin: 0 2dp; }
QFileDialog QToolButton:pressed { background: @chosen; }
QFileDialog QToolButton:disabled { background: @track; border-color: @rule; }
QFileDialog QPushButton {
  background: @panel; border: 1px solid @edge; border-radius: 8dp; padding: 7dp 14dp; }
QFileDialog QPushButton:hover, QFileDialog QPushButton:focus { background: @hover; }
QFileDialog QPushButton:disabled { color: @off; border-color: @rule; }
QFileDialog QHeaderView::section {
  background: @field; color: @muted; border: 0; font-size: 14dp; padding: 5dp 6dp; }
QToolTip { background: @ink; color: @paper; border: 1px solid @gold; padding: 6dp 8dp; }
"""

# High contrast: what can't be used now has dashes round it, what is scrolled and slid has edges.
_STRONG = """
QLineEdit:disabled, DropDown:disabled, QSpinBox:disabled { border: 2dp dashed @edge; }
QTableView#matches::item:selected {
  border-top: 2dp solid @edge; border-bottom: 2dp solid @edge; }
DropDown QAbstractItemView::item:selected, QMenu::item:selected { border: 2dp solid @edge; }
QMenu::item:disabled { border: 1px dashed @rule; margin: 1dp 0; }
QSlider::groove:horizontal { border: 2dp solid @edge; }
QSlider::handle:horizontal:disabled { background: @panel; border: 2dp dashed @edge; }
QScrollBar::handle { border: 2dp solid @edge; }
"""
