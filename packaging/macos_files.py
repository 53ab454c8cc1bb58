"""What macOS wants to know of the program: the property list of its bundle."""

from __future__ import annotations

from package_facts import APP_ID, MATCH_SUFFIX, MIME_TYPE, version

MATCH_ID = f"{APP_ID}.match"


def info() -> dict[str, object]:
    """The property list: names, languages, and that it opens exported matches."""
    return {
        "CFBundleDisplayName": "Card Table",
        "CFBundleName": "Cardtable",
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "nl", "de", "hu", "cs"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "Free software under the GPL, version 3 or later",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Card Table match",
                "CFBundleTypeIconFile": "cardtable.icns",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [MATCH_ID],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": MATCH_ID,
                "UTTypeDescription": "Card Table match",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [MATCH_SUFFIX.lstrip(".")],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }
