"""Words of Qt's dialogs for files and printing that Qt's catalogues lack in some of our languages.

Marked here, they stand in ours, which are asked first. A desktop's own dialog does not need them.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP

GAPS = (
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "&Billing information:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "&End:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "&Start:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Job"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Job &priority:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Scheduled &printing:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Cicero (CC)"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Inches (in)"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Millimeters (mm)"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Page &order:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Pages &per sheet:"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Duplex Settings Conflicts"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Invalid Pages Definition"),
    QT_TRANSLATE_NOOP(
        "QPrintDialog",
        "There are conflicts in duplex settings. Do you want to fix them?",
    ),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Advanced Option Conflicts"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Page Setup Conflicts"),
    QT_TRANSLATE_NOOP(
        "QPrintPropertiesDialog",
        "There are conflicts in page setup options. Do you want to fix them?",
    ),
    QT_TRANSLATE_NOOP(
        "QPrintPropertiesDialog",
        "There are conflicts in some advanced options. Do you want to fix them?",
    ),
    QT_TRANSLATE_NOOP("QPrintPropertiesWidget", "Advanced"),
    QT_TRANSLATE_NOOP(
        "QPrintPropertiesWidget",
        "There are conflicts in some options. Please fix them.",
    ),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Double Sided Printing"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Long side binding"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Off"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Short side binding"),
    QT_TRANSLATE_NOOP(
        "QPrintSettingsOutput",
        "Specify pages or ranges separated by commas. Ranges are specified by two "
        "numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
    ),
)
"""The sources, as Qt writes them."""
