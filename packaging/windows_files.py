"""What Windows wants to know of the program: its version resource, and the installer's script."""

from __future__ import annotations

from package_facts import HOME, MATCH_SUFFIX, PARTS, version

LANGUAGES = {
    "english": "Default.isl",
    "dutch": r"Languages\Dutch.isl",
    "german": r"Languages\German.isl",
    "hungarian": r"Languages\Hungarian.isl",
    "czech": r"Languages\Czech.isl",
}
"""Inno Setup's own catalogues."""

ARCHITECTURES = {"x64": "x64compatible", "arm64": "arm64"}
"""Inno Setup's names of the machines on which such a program runs."""


def four_numbers(of: str) -> tuple[int, int, int, int]:
    """A version as Windows counts: 1.2.3 is (1, 2, 3, 0)."""
    numbers = [int(part) for part in of.split("+")[0].split("-")[0].split(".")]
    first, second, third, fourth = (*numbers, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def version_resource() -> str:
    """The version resource of the .exe, as PyInstaller reads it."""
    numbers = four_numbers(version())
    texts = {
        "CompanyName": "The Cardtable authors",
        "FileDescription": "Card Table",
        "FileVersion": version(),
        "InternalName": "cardtable",
        "LegalCopyright": "Free software under the GPL, version 3 or later",
        "OriginalFilename": "cardtable.exe",
        "ProductName": "Card Table",
        "ProductVersion": version(),
    }
    said = ",\n        ".join(f"StringStruct({key!r}, {text!r})" for key, text in texts.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,
    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
        {said}])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])]),
  ],
)
"""


def installer(bundle: str, icon: str, out: str, system: str) -> str:
    """The script for Inno Setup that installs this bundle for the person, or for all."""
    text = (PARTS / "cardtable.iss.in").read_text(encoding="utf-8")
    spoken = "\n".join(
        f'Name: "{name}"; MessagesFile: "compiler:{file}"' for name, file in LANGUAGES.items()
    )
    for place, value in (
        ("@VERSION@", version()),
        ("@NUMBERS@", ".".join(map(str, four_numbers(version())))),
        ("@HOME@", HOME),
        ("@SUFFIX@", MATCH_SUFFIX),
        ("@BUNDLE@", bundle),
        ("@ICON@", icon),
        ("@OUT@", out),
        ("@SYSTEM@", system),
        ("@ARCHITECTURE@", ARCHITECTURES[system]),
        ("@LANGUAGES@", spoken),
    ):
        text = text.replace(place, value)
    return text
